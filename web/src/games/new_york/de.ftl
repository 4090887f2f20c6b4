# New York. Words of things

ny-you = Du
ny-dirk = Dirk
ny-seat = Platz { $number }
ny-list-comma = {", "}
ny-list-end = { $start } und { $last }
ny-currency = { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }
ny-type = { $type ->
    [museum] Museum
    [theatre] Theater
    [station] Bahnhof
    [church] Kirche
    [park] Park
   *[skyscraper] Hochhaus
  }
ny-types = { $type ->
    [museum] Museen
    [theatre] Theater
    [station] Bahnhöfe
    [church] Kirchen
    [park] Parks
   *[skyscraper] Hochhäuser
  }
ny-card = { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  } { $value }
ny-building = { $type ->
    [museum] Museum
    [theatre] Theater
    [station] Bahnhof
    [church] Kirche
    [park] Park
   *[skyscraper] Hochhaus
  } { $price }

# The status line

ny-prompt-over = Die Partie ist vorbei.
ny-prompt-deal = Die Karten werden gegeben.
ny-prompt-refill = Bauhof und Auslage werden aufgefüllt.
ny-prompt-wait = { $extra ->
    [yes] { $name } hat passend gezahlt und darf noch einmal.
   *[no] { $name } kauft ein Gebäude oder nimmt Geld.
  }
ny-prompt-pass = Du kannst weder kaufen noch Geld nehmen: Passe.
ny-prompt-act = { $extra ->
    [yes] { $choice ->
        [both] Passend gezahlt. Kauf noch einmal, nimm Geld oder beende deinen Zug.
        [buy] Passend gezahlt. Kauf noch einmal oder beende deinen Zug.
        [take] Passend gezahlt. Nimm Geld oder beende deinen Zug.
       *[none] Passend gezahlt. Beende deinen Zug.
      }
   *[no] { $choice ->
        [both] Kauf ein Gebäude oder nimm Geld.
        [buy] Kauf ein Gebäude.
       *[take] Nimm Geld: Noch kannst du kein Gebäude bezahlen.
      }
  }

# Actions

ny-action-take = { $cards } nehmen
ny-action-buy = { $owner ->
    [dirk] { $building } für Dirk kaufen mit { $cards }
   *[self] { $building } kaufen mit { $cards }
  }{ $lost ->
    [0] , passend
   *[other] , { $lost } verfallen
  }
ny-action-end-turn = Zug beenden
ny-action-pass = Passen

# What happened

ny-dealt = { $who ->
    [you] { $cards ->
        [one] 1 Karte an dich
       *[other] { $cards } Karten an dich
      }
   *[other] { $cards } an { $name }
  }
ny-event-dealt = Geld wird gegeben, bis alle 20 haben: { $hands }.
ny-event-first = { $who ->
    [you] Du beginnst: wenigste Karten oder kleinste Summe.
   *[other] { $name } beginnt: wenigste Karten oder kleinste Summe.
  }
ny-event-taken = { $who ->
    [you] Du nimmst { $cards }.
   *[other] { $name } nimmt { $cards }.
  }
ny-event-bought = { $who ->
    [you] Du kaufst
   *[other] { $name } kauft
  } { $building }{ $owner ->
    [dirk] {" "}für Dirk
   *[self] {""}
  } mit { $cards }{ $lost ->
    [0] , passend.
   *[other] , { $lost } verfallen.
  }
ny-event-turn-ended = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
  }
ny-event-passed = { $who ->
    [you] Du passt: nichts zu nehmen, nichts zu kaufen.
   *[other] { $name } passt: nichts zu nehmen, nichts zu kaufen.
  }
ny-event-building-laid = { $building } kommt auf den { $currency ->
    [blue] blauen
    [green] grünen
    [orange] orangen
   *[yellow] gelben
  } Platz.
ny-event-money-laid = In die Auslage: { $card }.
ny-event-shuffled = Der Geldstapel ist aufgebraucht; die Ablage wird zum neuen gemischt.
ny-event-scored = Wertung { $scoring }. { $lines }
ny-scored = { $some ->
    [yes] { $name } +{ $points } ({ $types }).
   *[no] { $name } +0.
  }
ny-scored-type = { ny-type } { $points }
ny-tie = Gleichstand bei { ny-types }: { $names } teilen { $points }, je { $each }.
ny-event-dirk = { $count ->
    [0] Dirk bekommt nichts: Es sind keine Gebäude mehr da.
   *[other] Dirk bekommt { $buildings }.
  }
ny-event-awarded = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } am meisten { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  } und { $who ->
    [you] bekommst
   *[other] bekommt
  } { $building } umsonst.
ny-event-left = { $building } bleibt unverkauft: Niemand hat allein am meisten { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }.
ny-event-ended = Der Bauhof ließ sich nicht füllen, also endet die Partie.

# Refusals

ny-no-over = Die Partie ist vorbei.
ny-no-chance = { $phase ->
    [deal] Die Karten werden noch gegeben.
   *[refill] Bauhof und Auslage werden noch aufgefüllt.
  }
ny-no-turn = { $name } ist dran. Du kommst noch.
ny-no-pick = { $fault ->
    [unsorted] Nenn die Karten nach Währung, dann nach Wert.
   *[too_many] So viele Karten gibt es nicht zu nehmen.
  }
ny-no-nothing = Nimm mindestens eine Karte.
ny-no-display = { $card } liegt nicht in der Auslage oder nicht so oft.
ny-no-much = Mehrere Karten dürfen zusammen höchstens 5 ergeben, diese ergeben { $total }. Nimm weniger oder nur eine.
ny-no-empty = Der { $currency ->
    [blue] blaue
    [green] grüne
    [orange] orange
   *[yellow] gelbe
  } Platz ist leer, bis der Zug endet. Wähle ein anderes Gebäude.
ny-no-payment = { $fault ->
    [unsorted] Nenn die Zahlung nach Währung, dann nach Wert.
    [mixed] Zahl mit nur einer Währung.
   *[too_many] So viele Karten gibt es nicht zum Zahlen.
  }
ny-no-currency = Auf dem { $currency ->
    [blue] blauen
    [green] grünen
    [orange] orangen
   *[yellow] gelben
  } Platz zahlt man in seiner Währung, du bietest aber { $offered ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }.
ny-no-hand = Du hast nicht alle diese Karten. Zahl mit deinen.
ny-no-little = { $building } kostet { $price }, du hast aber { $offered } in seiner Währung: { $missing } zu wenig.
ny-no-needless = Lass { $card } weg: Die anderen Karten decken den Preis von { $price }.
ny-no-dirk = Nur zu zweit kann ein Gebäude an Dirk gehen.
ny-no-extra = Beenden kannst du den Zug nur nach einer passenden Zahlung. Kauf oder nimm Geld.
ny-no-can-act = { $extra ->
    [yes] Passen kannst du nur, wenn sonst nichts geht. Beende stattdessen deinen Zug.
   *[no] Passen kannst du nur, wenn sonst nichts geht. Kauf oder nimm Geld.
  }

# The board

ny-yard = Bauhof
ny-display = Geld in der Auslage
ny-hand = Dein Geld
ny-slot-empty = Leer bis zum Zugende
ny-exact = Passend
ny-over = { $lost } verfallen
ny-short = { $missing } fehlen
ny-paid-in = zahlbar in { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }
ny-sum = { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }, insgesamt { $total }
ny-all-money = { $total } in { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
ny-last = Letzter Zug

# Deck and scorings to come

ny-outlook = Kommende Wertungen
ny-pile-of = Teil { $number } von 5
ny-renewed = Erneuert aus der Ablage: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  }
ny-next-within = { $most ->
    [0] Wertung { $scoring } ist die nächste Karte.
   *[other] Wertung { $scoring } binnen { $most ->
        [one] 1 Karte
       *[other] { $most } Karten
      }.
  }
ny-next-after = Wertung { $scoring } nach { $least } bis { $most } Karten.
ny-next-end = Nur Wertung C steht noch aus, am Ende.
ny-buildings-left = { $count ->
    [0] Kein Gebäude mehr: Die Partie endet, wenn der Bauhof nicht voll wird.
    [one] Noch 1 Gebäude, dann endet die Partie.
   *[other] Noch { $count } Gebäude, dann endet die Partie.
  }

# Who owns what

ny-ledger = Wer führt
ny-if = bei Wertung jetzt
ny-if-scoring = Wenn jetzt { $scoring }
ny-scoring = Wertung { $scoring }
ny-so-far = Bisher
ny-pays = zahlt { $places }
ny-cell = { $name }: { $count ->
    [0] keine
   *[other] { $count }
  }{ $lead ->
    [alone] , führt
    [tied] , führt mit anderen
   *[no] {""}
  }{ $points ->
    [0] {""}
   *[other] , bekäme { $points }
  }
ny-type-head = Art

# Seats

ny-seat-cards = { $cards ->
    [one] 1 Geldkarte
   *[other] { $cards } Geldkarten
  }
ny-seat-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
ny-seat-buildings = { $count ->
    [0] Noch kein Gebäude
    [one] 1 Gebäude
   *[other] { $count } Gebäude
  }
ny-seat-group = { $count } { $count ->
    [one] { ny-type }
   *[other] { ny-types }
  }: { $prices }
ny-dirk-about = Dirk zieht nicht. Er besitzt Gebäude und punktet, nimmt also Plätze weg.
ny-dirk-gets = { $scoring ->
    [A] Nach Wertung A bekommt er 6 weitere Gebäude.
   *[B] Nach Wertung B bekommt er ein Drittel des Stapels.
  }

# Choices

ny-choose = Oder wähle Geld: eine beliebige Karte oder mehrere bis zusammen 5.
ny-choose-money = Wähle Geld: eine beliebige Karte oder mehrere bis zusammen 5.
ny-pay-for = { $building } bezahlen
ny-pay-exact = passend: du machst weiter
ny-pay-lost = { $lost } verfallen, Zug endet
ny-more-ways = { $count ->
    [one] 1 weitere Art
   *[other] { $count } weitere Arten
  }
ny-for = Für
ny-for-self = Mich
ny-for-dirk = Dirk
ny-back = Zurück
ny-take = Nehmen
ny-take-rule = Eine beliebige Karte oder mehrere bis zusammen 5. Beendet deinen Zug.
ny-take-more = Was leuchtet, darf dazu, bis zusammen 5. Beendet deinen Zug.
ny-end-turn = Zug beenden
ny-pass = Passen
ny-waiting = Nichts zu tun als zuzuschauen.

# The result

ny-result = Wie die Punkte zustande kamen
ny-result-total = Summe
ny-result-not = Wertung { $scoring } kam nie
ny-result-dirk = Dirk hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; gewinnen kann er nicht.
ny-result-place = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
  }

# Why one action and not another

ny-why-scored = { $person }: { $owned } { $owned ->
    [one] { ny-type }
   *[other] { ny-types }
  }, { $changes }
ny-why-change = { $to } statt { $from } in Wertung { $scoring }
ny-why-acts-again = { $price } passend gezahlt, und noch eine Aktion
ny-why-no-change = { $paid } für { $price }, kein Wechselgeld, und der Zug endet
ny-why-money = Geld: { $to } statt { $from }
ny-why-can-pay = { $building } ließe sich zahlen in { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }{ $exact ->
    [yes] {" "}passend
   *[no] {""}
  }
ny-why-leaves-building = { $building } bleibt { $person }, zahlbar in { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }{ $exact ->
    [yes] {" "}passend
   *[no] {""}
  }: { $to } statt { $from } in Wertung C
ny-why-leaves-card = { $card } bleibt liegen; damit könnte { $person } { $building } passend zahlen
ny-why-ends = die Partie endet (leere Plätze: { $empty }, Gebäude übrig: { $deck })
ny-why-awarded = am Ende fällt { $building } an { $person }, für das meiste Geld in { $currency ->
    [blue] Blau
    [green] Grün
    [orange] Orange
   *[yellow] Gelb
  }: { $money }
ny-why-final = die Partie endet, { $person }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }, Rang { $rank } von { $of }
