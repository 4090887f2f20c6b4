# Don. $me is "yes" where the sentence is about the reader.

don-colour-new_town = New Town
don-colour-park_west = Park West
don-colour-wrightwood = Wrightwood
don-colour-lincoln_park = Lincoln Park
don-colour-lake_view = Lake View
don-colour-old_town = Old Town
don-district = { $colour } { $number }
# In a list of people who are paid.
don-you = dich

## The status line

don-wait-first_player = Der Startspieler wird ausgelost.
don-wait-reveal = Die nächsten Viertel werden aufgedeckt.
don-wait-over = Die Partie ist vorbei.
don-ask-open = Biete { $least } oder mehr oder passe.
don-ask-raise = Biete mehr als { $amount } oder passe.
don-ask-only-pass = Du kannst nur passen.
don-ask-slipped = Diese Zahl besitzt du. Biete anders oder passe.
don-ask-offer = Biete eines deiner Viertel zum Verkauf an oder verzichte.
don-ask-exchange = Tausche eines deiner Viertel gegen ein fremdes oder behalte sie.
don-ask-discard = Du hast mehr geboten, als du hast. Wirf eines deiner Viertel ab.
don-other-auction = { $standing ->
    [yes] { $amount } von { $bidder } steht. { $name } bietet oder passt.
    [mine] Deine { $amount } steht. { $name } bietet oder passt.
   *[no] { $name } bietet oder passt.
  }
don-other-side_auction = { $standing ->
    [yes] Nebenauktion: { $amount } von { $bidder } steht. { $name } bietet oder passt.
    [mine] Nebenauktion: Deine { $amount } steht. { $name } bietet oder passt.
   *[no] Nebenauktion: { $name } bietet oder passt.
  }
don-other-offer = { $name } darf ein Viertel anbieten.
don-other-exchange = { $name } darf ein Viertel tauschen.
don-other-discard = { $name } hat geblufft und wirft ein Viertel ab.

## Actions

don-act-bid = Gebot { $amount }
don-act-pass = Passen
don-act-offer = { $district } anbieten
don-act-decline = Verzichten
don-act-exchange = { $give } geben, { $take } nehmen
don-act-keep = Behalten
don-act-discard = { $district } abwerfen

## What happened

don-event-first_player_drawn = { $me ->
    [yes] Du bist Startspieler.
   *[no] { $name } ist Startspieler.
  }
don-event-round_begun = Runde { $round } beginnt.
don-event-district_offered = { $me ->
    [yes] Du bietest { $district } an.
   *[no] { $name } bietet { $district } an.
  }
don-event-offer_declined = { $me ->
    [yes] Du bietest nichts an.
   *[no] { $name } bietet nichts an.
  }
don-event-districts_swapped = { $me ->
    [yes] Du gibst { $from } { $gave } für { $took }.
   *[no] { $mine ->
        [yes] { $name } gibt dir { $gave } für { $took }.
       *[no] { $name } gibt { $from } { $gave } für { $took }.
      }
  }
don-event-districts_kept = { $me ->
    [yes] Du behältst deine Viertel.
   *[no] { $name } behält alle Viertel.
  }
don-event-lot_revealed = { $count ->
    [one] Zum Verkauf steht { $districts }.
   *[other] Zum Verkauf stehen { $districts }.
  }
don-event-bid_placed = { $me ->
    [yes] Du bietest { $amount }.
   *[no] { $name } bietet { $amount }.
  }
don-event-passed = { $me ->
    [yes] Du passt.
   *[no] { $name } passt.
  }
don-event-slipped = { $me ->
    [yes] Du bietest { $amount }, besitzt aber diese Zahl: { $fine ->
        [0] Das Gebot gilt nicht.
       *[other] 1 Chip in den Topf, und das Gebot gilt nicht.
      }
   *[no] { $name } bietet { $amount }, besitzt aber diese Zahl: { $fine ->
        [0] Das Gebot gilt nicht.
       *[other] 1 Chip in den Topf, und das Gebot gilt nicht.
      }
  }
don-event-bluff_exposed = { $me ->
    [yes] Du kannst { $amount } nicht zahlen: Dein Bluff fliegt auf.
   *[no] { $name } kann { $amount } nicht zahlen: Der Bluff fliegt auf.
  }
don-event-district_discarded = { $me ->
    [yes] Du wirfst { $district } ab.
   *[no] { $name } wirft { $district } ab.
  }
don-event-auction_restarted = Die Auktion beginnt von vorn.
don-event-lot_sold = { $me ->
    [yes] Du nimmst { $districts } für { $amount }
   *[no] { $name } nimmt { $districts } für { $amount }
  }: { don-paid }.{ $pot ->
    [0] { "" }
   *[other] { " " }Im Topf: { $pot }.
  }
don-event-lot_taken_free = { $me ->
    [yes] Niemand bietet. Du nimmst { $districts } umsonst.
   *[no] Niemand bietet. { $name } nimmt { $districts } umsonst.
  }
don-event-lot_removed = { $count ->
    [one] Niemand darf { $districts } nehmen: Es verlässt das Spiel.
   *[other] Niemand darf { $districts } nehmen: Sie verlassen das Spiel.
  }
don-event-district_sold = { $me ->
    [yes] Du kaufst { $district } von { $seller } für { $amount }.
   *[no] { $mine ->
        [yes] { $name } kauft { $district } von dir für { $amount }.
       *[no] { $name } kauft { $district } von { $seller } für { $amount }.
      }
  }
don-event-district_unsold = { $me ->
    [yes] Niemand bietet. Du behältst { $district }.
   *[no] Niemand bietet. { $name } behält { $district }.
  }
don-event-match_ended = Das letzte Los ist verkauft. Die Farben werden gezählt.

## Why something is refused; the table adds the rule

don-no-over = Die Partie ist vorbei.
don-no-chance_due = { $phase ->
    [first_player] Warte: Der Startspieler wird noch ausgelost.
   *[reveal] Warte: Die Viertel dieser Runde werden noch aufgedeckt.
  }
don-no-not_your_turn = Warte: { $name } ist dran.
don-no-other_phase = { $phase ->
    [offer] Biete jetzt eines deiner Viertel an oder verzichte.
    [exchange] Tausche jetzt eines deiner Viertel gegen ein fremdes oder behalte sie.
    [discard] Du hast mehr geboten, als du hast: Wirf eines deiner Viertel ab.
   *[auction] Biete jetzt oder passe.
  }
don-no-too_low = Biete mindestens { $least } oder passe.
don-no-too_much = Du hast { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }. Mehr kannst du nicht bieten.
don-no-beyond_all_chips = Im Spiel sind nie mehr als 72 Chips. Biete weniger.
don-no-digit_owned = Du besitzt eine { $digit }, also darfst du keine Zahl bieten, die auf { $digit } endet.
don-no-second_slip = Du besitzt eine { $digit } und hast schon einmal gepatzt. Biete eine Zahl mit einer Endziffer, die du nicht besitzt, oder passe.
don-no-not_yours = { $district } gehört dir nicht. Wähle eines deiner Viertel.
don-no-not_an_opponents = { $district } gehört keinem Gegner. Nimm ein Viertel, das einem gehört.

## The board

don-round = Runde { $round } von { $rounds }
don-lot = Zum Verkauf
don-lot-side = { $me ->
    [yes] Du verkaufst
   *[no] { $name } verkauft
  }
don-pot = Topf
don-pot-label = { $count ->
    [one] 1 Chip im Topf
   *[other] { $count } Chips im Topf
  }
don-bag-label = { $count ->
    [one] 1 Viertel noch nicht gesehen
   *[other] { $count } Viertel noch nicht gesehen
  }
don-bag = Rest
don-calls = Die Auktion
don-no-bid = Noch kein Gebot
don-call-standing = bietet { $amount }
don-call-outbid = bot { $amount }
don-call-passed = passt
don-call-waiting = wartet
don-call-calling = { $phase ->
    [offer] darf verkaufen
    [exchange] darf tauschen
    [discard] wirft ab
   *[auction] ist dran
  }
don-call-seller = verkauft
don-call-swapped = getauscht, setzt aus
don-call-barred = aufgeflogen, setzt aus
don-first = Startspieler
don-ledger = Wem welche Zahl gehört
don-ledger-hint = Ein Preis geht an den, der von seiner Endziffer am meisten besitzt.
don-ledger-place = { $where ->
    [seat] { $district }: { $name }
    [lot] { $district }: zum Verkauf
    [removed] { $district }: aus dem Spiel
   *[bag] { $district }: noch nicht gesehen
  }
don-pick-offer = Deine Viertel: Wähle eines zum Verkauf
don-pick-discard = Deine Viertel: Wähle eines zum Abwerfen
don-pick-give = Du gibst
don-pick-take = Du nimmst
don-pick-first-offer = Wähle die Karte zum Verkauf.
don-pick-first-discard = Wähle die Karte, die du abgibst.
don-pick-first-exchange = Wähle eine Karte zum Geben und eine zum Nehmen.
don-others-districts = Viertel von { $name }
don-you-name = Du

## Bidding

don-keypad = Dein Gebot
don-key-fair = { $amount } bieten: { $paid }
don-key-barred = { $amount } ist gesperrt: Du besitzt { $districts }
don-key-chips = { $amount } ist mehr, als du hast: { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }
don-key-slip = { $amount } bieten, ein Patzer: Du besitzt { $districts }
don-key-bluff = { $amount } bieten, ein Bluff: mehr, als du hast
don-slip = Patzer
don-bluff = Bluff
don-all = alle
don-paid = { $each ->
    [0] niemand wird bezahlt
   *[other] { $count ->
        [one] { $you ->
            [yes] { $each } an dich
           *[no] { $each } an { $payees }
          }
       *[other] je { $each } an { $payees }
      }
  }
don-paid-all = je { $each } an alle anderen
don-to-pot = Topf { $pot }
don-rest = { $pot ->
    [0] Dir bleiben { $left }.
   *[other] Dir bleiben { $left }, dem Topf { $pot }.
  }
don-rest-slip = Das Gebot gilt nicht und kostet 1 Chip in den Topf.
don-rest-slip-free = Das Gebot gilt nicht. Du hast keinen Chip zu verlieren.
don-rest-bluff = Gewinnt es, wirfst du ein Viertel ab, und das Los wird ohne dich neu versteigert.
don-preview-idle = Unter jeder Zahl: wer wie viel bekäme.
don-preview-none = Dir bleibt keine Zahl zu bieten.
don-more = Höhere Gebote zeigen
don-less = Höhere Gebote verbergen
don-your-chips = { $chips ->
    [one] Du hast 1 Chip
   *[other] Du hast { $chips } Chips
  }
don-out-of-it = { $why ->
    [passed] Du hast gepasst. Warte auf die anderen.
    [swapped] Du hast diese Runde getauscht und setzt bei dieser Auktion aus.
    [barred] Dein Bluff ist aufgeflogen, du setzt bei dieser Auktion aus.
    [seller] Dein Viertel steht zum Verkauf. Warte auf die Gebote.
    [standing] Dein Gebot steht. Warte auf die anderen.
   *[other] Warte, bis du dran bist.
  }

## Standing orders

don-orders = Aufträge
don-proxy = Für mich bieten
don-proxy-up-to = Bis
don-proxy-less = Eins weniger
don-proxy-more = Eins mehr
don-proxy-never = Nie mit Endziffer
don-proxy-digit = { $digit }
don-proxy-owned = { $digit }: gehört dir
don-proxy-start = Bis { $amount } bieten
don-proxy-explain = Immer das kleinste gültige Gebot, nur in dieser Runde. Danach wird gepasst.
don-proxy-on = { $never ->
    [no] In dieser Runde wird für dich bis { $amount } geboten.
   *[yes] In dieser Runde wird für dich bis { $amount } geboten, nie mit Endziffer { $digits }.
  }
don-proxy-withdraw = Zurückziehen
don-only-choice = Für mich passen, wenn sonst nichts geht
don-decline-side = Nebenauktionen den anderen überlassen

## Before each seat

don-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
don-points-short = { $points } P
don-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }
don-set = { $colour }: { $numbers }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
don-no-districts = Noch keine Viertel

## The result

don-result-chips = Meiste Chips
don-result-numbers = Summe der Zahlen
don-result-total = Punkte
don-result-sets = Jede Farbe zählt 1, 3, 6, 10 oder 15 für ein bis fünf Viertel · D8.1
don-result-bonus = Meiste Chips: 2 Punkte, auch bei Gleichstand · D8.2
don-result-tie = Punktgleich: Die höhere Summe der Viertelzahlen geht vor · D8.3
don-result-shared = Immer noch gleich, also geteilter Rang · D8.3
don-rank = { $rank }.

## Why one action and not another

don-why-colours = { $who }: { $counts }, { $to ->
    [one] 1 Punkt
   *[other] { $to } Punkte
  } statt { $from }
don-why-colour = { $count }× { $colour }
don-why-paid = { $held ->
    [0] niemand hat eine { $digit }, also
   *[other] am meisten { $digit } ({ $held }):
  } { don-paid }
don-why-seller-paid = an den Verkäufer, { $who }: { $price }
don-why-spent = { $who }: { $left } übrig von { $of ->
    [one] 1 Chip
   *[other] { $of } Chips
  }
don-why-barred = { $who }: keine Gebote mehr mit Endziffer { $digits }
don-why-freed = { $who }: wieder Gebote mit Endziffer { $digits }
don-why-most-of = { $who }: am meisten { $digits }, also fremde Preise mit dieser Endziffer
don-why-first-player = { $who }: Startspieler der Runde { $round }
don-why-cannot-top = { $all ->
    [yes] niemand in dieser Auktion kann { $bid } überbieten
   *[no] manche können { $bid } nicht überbieten
  }: { $chips }
don-why-has = { $who } { $chips }
don-why-must-leap = über { $bid } muss { $who } auf { $to } gehen: besitzt { $digits }
don-why-final = die Partie endet, { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }, Rang { $rank } von { $of }
don-why-slip = { $who }: besitzt eine { $digit }, das Gebot gilt nicht und kostet { $fine ->
    [one] 1 Chip
   *[other] { $fine } Chips
  }
don-why-bluff = mehr als { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }: Der Sieg kostet ein Viertel und das Los
don-why-sits-out = { $who }: nicht in der Hauptauktion dieser Runde
don-why-price = der ganze Preis für den Verkäufer; von den Bietern hat { $who } am meisten: { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
  }
