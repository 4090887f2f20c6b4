## My matches
me-title = Meine Partien
me-none = Noch keine Partie beendet. Die Lampe brennt, setz dich.
me-games = Spiel
me-seats = Plätze
me-all = alle
me-ratings = Wertung
me-ratings-none = Noch keine Wertung: Eröffne einen gewerteten Tisch und spiel zu Ende.
me-rating = { $rating } ± { $range }
me-rating-matches = { $count ->
    [one] nach 1 gewerteten Partie
   *[other] nach { $count } gewerteten Partien
  }
me-rating-graph = { $game }: Wertung über { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }, jetzt { $rating } ± { $range }
me-rating-about = In 95 von 100 Fällen liegt die wahre Stärke innerhalb des ±, dem Band um die Linie.
me-results = Ergebnisse
me-results-about = Auch geteilte Siege zählen. In der Spanne liegt dein wahrer Anteil an Siegen in 95 von 100 Fällen. Partien, in denen du mehrere Plätze hattest, zählen nicht.
me-game = Spiel
me-played = Gespielt
me-won = Gewonnen
me-rank = Rang im Schnitt
me-share = { $share } ({ $from } bis { $to })
me-seat-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
me-of-seats = { $game }, { $seats }
me-met = Im Vergleich
me-met-none = Du hast noch niemanden getroffen.
me-who = Wer
me-together = Partien
me-ahead = Vorn
me-level = Gleich
me-behind = Dahinter
me-matches = Partien
me-place = { $rank }. { $name }
me-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
me-rated = gewertet
me-look = Ansehen
me-look-at = { $game } ansehen, { $when }
page-newer = Neuere
page-older = Ältere
page-range = { $from }–{ $to } von { $total }
club-bot = Bot { $bot }
club-own-bot = { $name } (Bot)
club-nobody = eine vergessene Person
club-loading = Das Buch wird geholt…

## The ladder
ladder-title = Die Rangliste des Hauses
ladder-place = Platz
ladder-rating = Wertung
ladder-matches = Partien
ladder-none = Auf dieser Rangliste steht noch niemand. Eröffne einen gewerteten Tisch.
ladder-hidden = { $count ->
    [one] 1 weiterer Spieler ist gewertet, aber nicht gezeigt: weniger als { $matches } gewertete Partien oder eine Wertung unsicherer als ± { $range }.
   *[other] { $count } weitere Spieler sind gewertet, aber nicht gezeigt: weniger als { $matches } gewertete Partien oder eine Wertung unsicherer als ± { $range }.
  }
ladder-about = Die Bots des Hauses werden gewertet wie alle, jede Stufe und jede Art für sich. In 95 von 100 Fällen liegt die wahre Stärke innerhalb des ±.
ladder-you = du

## On this device
phone-title = Auf diesem Gerät
phone-awake = Bildschirm während einer Partie anlassen
phone-awake-not = Dieser Browser kann den Bildschirm hier nicht anlassen.
phone-push = Sag mir, wenn ich dran bin
phone-push-about = Eine Mitteilung, auch wenn die Seite zu ist; keine, solange du den Tisch ansiehst.
phone-push-insecure = Mitteilungen brauchen eine sichere Seite: Öffne dieses Haus mit https.
phone-push-not = Dieser Browser kennt hier keine Mitteilungen. Leg die Seite auf dem iPhone erst auf den Startbildschirm.
phone-push-denied = Du hast dieser Seite Mitteilungen verboten. Erlaube sie in den Einstellungen deines Browsers.
push-title = Du bist dran
push-body = { $game } wartet auf dich.
renewal-here = Eine neue Version ist da.
renewal-reload = Neu laden
manifest-about = Ein Hinterzimmer mit drei Spielen: Don, New York und Gangster.
