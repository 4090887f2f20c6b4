## My matches
me-title = Le mie partite
me-none = Ancora nessuna partita finita. La lampada è accesa: siediti.
me-games = Gioco
me-seats = Posti
me-all = tutti
me-ratings = Punteggio
me-ratings-none = Ancora senza punteggio: apri un tavolo classificato e gioca fino alla fine.
me-rating = { $rating } ± { $range }
me-rating-matches = { $count ->
    [one] dopo 1 partita classificata
   *[other] dopo { $count } partite classificate
  }
me-rating-graph = { $game }: punteggio in { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }, ora { $rating } ± { $range }
me-rating-about = In 95 casi su 100 la forza vera sta entro il ±, la fascia attorno alla linea.
me-results = Risultati
me-results-about = Contano anche le vittorie condivise. Nell’intervallo sta la tua vera quota di vittorie in 95 casi su 100. Le partite in cui avevi più posti non contano.
me-game = Gioco
me-played = Giocate
me-won = Vinte
me-rank = Posizione media
me-share = { $share } (da { $from } a { $to })
me-seat-count =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
me-of-seats = { $game }, { $seats }
me-met = Testa a testa
me-met-none = Non hai ancora incontrato nessuno.
me-who = Chi
me-together = Partite
me-ahead = Avanti
me-level = Pari
me-behind = Dietro
me-matches = Partite
me-place = { $rank }. { $name }
me-points = { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
me-rated = classificata
me-look = Guarda
me-look-at = Guarda { $game }, { $when }
page-newer = Più recenti
page-older = Più vecchie
page-range = { $from }–{ $to } di { $total }
club-bot = bot { $bot }
club-own-bot = { $name } (bot)
club-nobody = una persona dimenticata
club-loading = Stiamo prendendo il registro…

## The ladder
ladder-title = La classifica della casa
ladder-place = Posto
ladder-rating = Punteggio
ladder-matches = Partite
ladder-none = In questa classifica non c’è ancora nessuno. Apri un tavolo classificato.
ladder-hidden = { $count ->
    [one] 1 altro giocatore ha un punteggio ma non si vede: meno di { $matches } partite classificate, o un punteggio meno sicuro di ± { $range }.
   *[other] Altri { $count } giocatori hanno un punteggio ma non si vedono: meno di { $matches } partite classificate, o un punteggio meno sicuro di ± { $range }.
  }
ladder-about = I bot della casa sono valutati come tutti, ogni livello e carattere per sé. In 95 casi su 100 la forza vera sta entro il ±.
ladder-you = tu

## On this device
phone-title = Su questo dispositivo
phone-awake = Tieni acceso lo schermo durante una partita
phone-awake-not = Qui questo browser non può tenere acceso lo schermo.
phone-push = Avvisami quando tocca a me
phone-push-about = Una notifica, anche a pagina chiusa; nessuna mentre guardi il tavolo.
phone-push-insecure = Le notifiche vogliono una pagina sicura: apri questa casa con https.
phone-push-not = Qui questo browser non ha notifiche. Su iPhone aggiungi prima la pagina alla schermata Home.
phone-push-denied = Hai vietato le notifiche a questa pagina. Permettile nelle impostazioni del browser.
push-title = Tocca a te
push-body = { $game } ti aspetta.
renewal-here = C’è una nuova versione.
renewal-reload = Ricarica
manifest-about = Una stanza sul retro con tre giochi: Don, New York e Gangster.
