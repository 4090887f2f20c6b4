# Don. $me is "yes" where the sentence is about the reader.

don-colour-new_town = New Town
don-colour-park_west = Park West
don-colour-wrightwood = Wrightwood
don-colour-lincoln_park = Lincoln Park
don-colour-lake_view = Lake View
don-colour-old_town = Old Town
don-district = { $colour } { $number }
# In a list of people who are paid.
don-you = te

## The status line

don-wait-first_player = Si estrae chi comincia.
don-wait-reveal = Si scoprono i prossimi quartieri.
don-wait-over = La partita è finita.
don-ask-open = Offri { $least } o più, oppure passa.
don-ask-raise = Offri più di { $amount }, oppure passa.
don-ask-only-pass = Puoi solo passare.
don-ask-slipped = Possiedi quel numero. Offri altro, oppure passa.
don-ask-offer = Metti in vendita un tuo quartiere, oppure rinuncia.
don-ask-exchange = Scambia un tuo quartiere con uno altrui, oppure tieni i tuoi.
don-ask-discard = Hai offerto più di quanto hai. Scarta un tuo quartiere.
don-other-auction = { $standing ->
    [yes] Vale il { $amount } di { $bidder }. { $name } offre o passa.
    [mine] Vale il tuo { $amount }. { $name } offre o passa.
   *[no] { $name } offre o passa.
  }
don-other-side_auction = { $standing ->
    [yes] Asta laterale: vale il { $amount } di { $bidder }. { $name } offre o passa.
    [mine] Asta laterale: vale il tuo { $amount }. { $name } offre o passa.
   *[no] Asta laterale: { $name } offre o passa.
  }
don-other-offer = { $name } può mettere in vendita un quartiere.
don-other-exchange = { $name } può scambiare un quartiere.
don-other-discard = { $name } ha bluffato e scarta un quartiere.

## Actions

don-act-bid = Offri { $amount }
don-act-pass = Passa
don-act-offer = Vendi { $district }
don-act-decline = Rinuncia
don-act-exchange = Dai { $give }, prendi { $take }
don-act-keep = Tieni i tuoi
don-act-discard = Scarta { $district }

## What happened

don-event-first_player_drawn = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
  }
don-event-round_begun = Comincia il round { $round }.
don-event-district_offered = { $me ->
    [yes] Metti in vendita { $district }.
   *[no] { $name } mette in vendita { $district }.
  }
don-event-offer_declined = { $me ->
    [yes] Non vendi nulla.
   *[no] { $name } non vende nulla.
  }
don-event-districts_swapped = { $me ->
    [yes] Dai a { $from } { $gave } per { $took }.
   *[no] { $mine ->
        [yes] { $name } ti dà { $gave } per { $took }.
       *[no] { $name } dà a { $from } { $gave } per { $took }.
      }
  }
don-event-districts_kept = { $me ->
    [yes] Tieni i tuoi quartieri.
   *[no] { $name } tiene tutti i quartieri.
  }
don-event-lot_revealed = { $count ->
    [one] In vendita c’è { $districts }.
   *[other] In vendita ci sono { $districts }.
  }
don-event-bid_placed = { $me ->
    [yes] Offri { $amount }.
   *[no] { $name } offre { $amount }.
  }
don-event-passed = { $me ->
    [yes] Passi.
   *[no] { $name } passa.
  }
don-event-slipped = { $me ->
    [yes] Offri { $amount } ma possiedi quel numero: { $fine ->
        [0] l’offerta non vale.
       *[other] 1 fiche nel piatto, e l’offerta non vale.
      }
   *[no] { $name } offre { $amount } ma possiede quel numero: { $fine ->
        [0] l’offerta non vale.
       *[other] 1 fiche nel piatto, e l’offerta non vale.
      }
  }
don-event-bluff_exposed = { $me ->
    [yes] Non puoi pagare { $amount }: il tuo bluff è scoperto.
   *[no] { $name } non può pagare { $amount }: il bluff è scoperto.
  }
don-event-district_discarded = { $me ->
    [yes] Scarti { $district }.
   *[no] { $name } scarta { $district }.
  }
don-event-auction_restarted = L’asta ricomincia.
don-event-lot_sold = { $me ->
    [yes] Prendi { $districts } per { $amount }
   *[no] { $name } prende { $districts } per { $amount }
  }: { don-paid }.{ $pot ->
    [0] { "" }
   *[other] { " " }Nel piatto: { $pot }.
  }
don-event-lot_taken_free = { $me ->
    [yes] Nessuno offre. Prendi gratis { $districts }.
   *[no] Nessuno offre. { $name } prende gratis { $districts }.
  }
don-event-lot_removed = { $count ->
    [one] Nessuno può prendere { $districts }: esce dal gioco.
   *[other] Nessuno può prendere { $districts }: escono dal gioco.
  }
don-event-district_sold = { $me ->
    [yes] Compri { $district } da { $seller } per { $amount }.
   *[no] { $mine ->
        [yes] { $name } compra { $district } da te per { $amount }.
       *[no] { $name } compra { $district } da { $seller } per { $amount }.
      }
  }
don-event-district_unsold = { $me ->
    [yes] Nessuno offre. Tieni { $district }.
   *[no] Nessuno offre. { $name } tiene { $district }.
  }
don-event-match_ended = L’ultimo lotto è venduto. Si contano i colori.

## Why something is refused; the table adds the rule

don-no-over = La partita è finita.
don-no-chance_due = { $phase ->
    [first_player] Aspetta: si deve ancora estrarre chi comincia.
   *[reveal] Aspetta: i quartieri di questo round sono ancora da scoprire.
  }
don-no-not_your_turn = Aspetta: tocca a { $name }.
don-no-other_phase = { $phase ->
    [offer] Ora metti in vendita un tuo quartiere, oppure rinuncia.
    [exchange] Ora scambia un tuo quartiere con uno altrui, oppure tieni i tuoi.
    [discard] Hai offerto più di quanto hai: scarta un tuo quartiere.
   *[auction] Ora offri, oppure passa.
  }
don-no-too_low = Offri almeno { $least }, oppure passa.
don-no-too_much = Hai { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
  }. Non puoi offrire di più.
don-no-beyond_all_chips = Nel gioco non ci sono mai più di 72 fiche. Offri meno.
don-no-digit_owned = Possiedi un { $digit }, quindi non puoi offrire un numero che finisce per { $digit }.
don-no-second_slip = Possiedi un { $digit } e hai già avuto una svista. Offri un numero con una cifra finale che non possiedi, oppure passa.
don-no-not_yours = { $district } non è tuo. Scegli uno dei tuoi quartieri.
don-no-not_an_opponents = Nessun avversario possiede { $district }. Prendi un quartiere che uno di loro possiede.

## The board

don-round = Round { $round } di { $rounds }
don-lot = In vendita
don-lot-side = { $me ->
    [yes] Vendi tu
   *[no] Vende { $name }
  }
don-pot = Piatto
don-pot-label = { $count ->
    [one] 1 fiche nel piatto
   *[other] { $count } fiche nel piatto
  }
don-bag-label = { $count ->
    [one] 1 quartiere non ancora visto
   *[other] { $count } quartieri non ancora visti
  }
don-bag = Restano
don-calls = L’asta
don-no-bid = Ancora nessuna offerta
don-call-standing = offre { $amount }
don-call-outbid = offriva { $amount }
don-call-passed = passa
don-call-waiting = aspetta
don-call-calling = { $phase ->
    [offer] può vendere
    [exchange] può scambiare
    [discard] scarta
   *[auction] è di turno
  }
don-call-seller = vende
don-call-swapped = ha scambiato, salta
don-call-barred = bluff scoperto, salta
don-first = Primo di mano
don-ledger = Chi possiede quale numero
don-ledger-hint = Un prezzo va a chi possiede di più della sua cifra finale.
don-ledger-place = { $where ->
    [seat] { $district }: { $name }
    [lot] { $district }: in vendita
    [removed] { $district }: fuori dal gioco
   *[bag] { $district }: non ancora visto
  }
don-pick-offer = I tuoi quartieri: scegline uno da vendere
don-pick-discard = I tuoi quartieri: scegline uno da scartare
don-pick-give = Dai
don-pick-take = Prendi
don-pick-first-offer = Scegli la carta da vendere.
don-pick-first-discard = Scegli la carta da cedere.
don-pick-first-exchange = Scegli una carta da dare e una da prendere.
don-others-districts = Quartieri di { $name }
don-you-name = Tu

## Bidding

don-keypad = La tua offerta
don-key-fair = Offri { $amount }: { $paid }
don-key-barred = { $amount } è bloccato: possiedi { $districts }
don-key-chips = { $amount } è più di quanto hai: { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
  }
don-key-slip = Offri { $amount }, una svista: possiedi { $districts }
don-key-bluff = Offri { $amount }, un bluff: più di quanto hai
don-slip = svista
don-bluff = bluff
don-all = tutti
don-paid = { $each ->
    [0] non si paga nessuno
   *[other] { $count ->
        [one] { $you ->
            [yes] { $each } a te
           *[no] { $each } a { $payees }
          }
       *[other] { $each } a testa a { $payees }
      }
  }
don-paid-all = { $each } a testa a tutti gli altri
don-to-pot = piatto { $pot }
don-rest = { $pot ->
    [0] Ti restano { $left }.
   *[other] Ti restano { $left }, al piatto { $pot }.
  }
don-rest-slip = L’offerta non varrà e costa 1 fiche al piatto.
don-rest-slip-free = L’offerta non varrà. Non hai fiche da perdere.
don-rest-bluff = Se vince scarti un quartiere, e il lotto torna all’asta senza di te.
don-preview-idle = Sotto ogni numero: chi riceverebbe quanto.
don-preview-none = Non ti resta alcun numero da offrire.
don-more = Mostra offerte più alte
don-less = Nascondi offerte più alte
don-your-chips = { $chips ->
    [one] Hai 1 fiche
   *[other] Hai { $chips } fiche
  }
don-out-of-it = { $why ->
    [passed] Hai passato. Aspetta gli altri.
    [swapped] In questo round hai scambiato, quindi salti quest’asta.
    [barred] Il tuo bluff è stato scoperto, quindi salti quest’asta.
    [seller] Il tuo quartiere è in vendita. Aspetta le offerte.
    [standing] La tua offerta vale. Aspetta gli altri.
   *[other] Aspetta il tuo turno.
  }

## Standing orders

don-orders = Ordini permanenti
don-proxy = Offri per me
don-proxy-up-to = Fino a
don-proxy-less = Uno in meno
don-proxy-more = Uno in più
don-proxy-never = Mai con finale
don-proxy-digit = { $digit }
don-proxy-owned = { $digit }: lo possiedi
don-proxy-start = Offri fino a { $amount }
don-proxy-explain = Sempre il minimo che vale, solo in questo round. Poi passa.
don-proxy-on = { $never ->
    [no] In questo round si offre per te fino a { $amount }.
   *[yes] In questo round si offre per te fino a { $amount }, mai con finale { $digits }.
  }
don-proxy-withdraw = Revoca
don-only-choice = Passa per me quando non posso fare altro
don-decline-side = Lascia agli altri le aste laterali

## Before each seat

don-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
don-points-short = { $points } pt
don-chips = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
  }
don-set = { $colour }: { $numbers }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
don-no-districts = Ancora nessun quartiere

## The result

don-result-chips = Più fiche
don-result-numbers = Somma dei numeri
don-result-total = Punti
don-result-sets = Ogni colore vale 1, 3, 6, 10 o 15 per uno fino a cinque quartieri · D8.1
don-result-bonus = Più fiche: 2 punti, anche a pari merito · D8.2
don-result-tie = Pari punti: prima chi ha la somma dei numeri più alta · D8.3
don-result-shared = Ancora pari, quindi il posto è condiviso · D8.3
don-rank = { $rank }.

## Why one action and not another

don-why-colours = { $who }: { $counts }, { $to ->
    [one] 1 punto
   *[other] { $to } punti
  } invece di { $from }
don-why-colour = { $count } di { $colour }
don-why-paid = { $held ->
    [0] nessuno ha un { $digit }, quindi
   *[other] più { $digit } di tutti ({ $held }):
  } { don-paid }
don-why-seller-paid = al venditore, { $who }: { $price }
don-why-spent = { $who }: { $left } in mano su { $of ->
    [one] 1 fiche
   *[other] { $of } fiche
  }
don-why-barred = { $who }: niente più offerte con finale { $digits }
don-why-freed = { $who }: di nuovo offerte con finale { $digits }
don-why-most-of = { $who }: più { $digits } di tutti, quindi i prezzi altrui con quel finale
don-why-first-player = { $who }: primo di mano nel round { $round }
don-why-cannot-top = { $all ->
    [yes] nessuno rimasto può superare { $bid }
   *[no] alcuni non possono superare { $bid }
  }: { $chips }
don-why-has = { $who } { $chips }
don-why-must-leap = per superare { $bid }, { $who } deve salire a { $to }: possiede { $digits }
don-why-final = la partita finisce, { $who }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, posto { $rank } su { $of }
don-why-slip = { $who }: possiede un { $digit }, l’offerta non vale e costa { $fine ->
    [one] 1 fiche
   *[other] { $fine } fiche
  }
don-why-bluff = più di { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
  }: vincere costa un quartiere e il lotto
don-why-sits-out = { $who }: fuori dall’asta principale di questo round
don-why-price = tutto il prezzo a chi vende; tra chi può offrire { $who } ha di più: { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiche
  }
