# New York. Words of things

ny-you = Tu
ny-dirk = Dirk
ny-seat = Posto { $number }
ny-list-comma = {", "}
ny-list-end = { $start } e { $last }
ny-currency = { $currency ->
    [blue] Blu
    [green] Verde
    [orange] Arancione
   *[yellow] Giallo
  }
ny-type = { $type ->
    [museum] Museo
    [theatre] Teatro
    [station] Stazione
    [church] Chiesa
    [park] Parco
   *[skyscraper] Grattacielo
  }
ny-types = { $type ->
    [museum] musei
    [theatre] teatri
    [station] stazioni
    [church] chiese
    [park] parchi
   *[skyscraper] grattacieli
  }
ny-card = { $value } { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }
ny-building = { $type ->
    [museum] Museo
    [theatre] Teatro
    [station] Stazione
    [church] Chiesa
    [park] Parco
   *[skyscraper] Grattacielo
  } { $price }

# The status line

ny-prompt-over = La partita è finita.
ny-prompt-deal = Si danno le carte.
ny-prompt-refill = Si riempiono cantiere ed esposizione.
ny-prompt-wait = { $extra ->
    [yes] { $name } ha pagato la cifra esatta e può agire ancora.
   *[no] { $name } compra un edificio o prende denaro.
  }
ny-prompt-pass = Non puoi né comprare né prendere denaro: passa.
ny-prompt-act = { $extra ->
    [yes] { $choice ->
        [both] Cifra esatta. Compra ancora, prendi denaro o termina il turno.
        [buy] Cifra esatta. Compra ancora o termina il turno.
        [take] Cifra esatta. Prendi denaro o termina il turno.
       *[none] Cifra esatta. Termina il turno.
      }
   *[no] { $choice ->
        [both] Compra un edificio, o prendi denaro.
        [buy] Compra un edificio.
       *[take] Prendi denaro: non puoi ancora pagare alcun edificio.
      }
  }

# Actions

ny-action-take = Prendi { $cards }
ny-action-buy = { $owner ->
    [dirk] Compra { $building } per Dirk con { $cards }
   *[self] Compra { $building } con { $cards }
  }{ $lost ->
    [0] , cifra esatta
   *[other] , { $lost } in perdita
  }
ny-action-end-turn = Termina il turno
ny-action-pass = Passa

# What happened

ny-dealt = { $who ->
    [you] { $cards ->
        [one] 1 carta a te
       *[other] { $cards } carte a te
      }
   *[other] { $cards } a { $name }
  }
ny-event-dealt = Si dà denaro fino a 20 a testa: { $hands }.
ny-event-first = { $who ->
    [you] Cominci tu: meno carte, o il totale più basso.
   *[other] Comincia { $name }: meno carte, o il totale più basso.
  }
ny-event-taken = { $who ->
    [you] Prendi { $cards }.
   *[other] { $name } prende { $cards }.
  }
ny-event-bought = { $who ->
    [you] Compri
   *[other] { $name } compra
  } { $building }{ $owner ->
    [dirk] {" "}per Dirk
   *[self] {""}
  } con { $cards }{ $lost ->
    [0] , cifra esatta.
   *[other] , { $lost } in perdita.
  }
ny-event-turn-ended = { $who ->
    [you] Termini il turno.
   *[other] { $name } termina il turno.
  }
ny-event-passed = { $who ->
    [you] Passi: nulla da prendere, nulla da comprare.
   *[other] { $name } passa: nulla da prendere, nulla da comprare.
  }
ny-event-building-laid = { $building } arriva allo spazio { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }.
ny-event-money-laid = In esposizione: { $card }.
ny-event-shuffled = Il mazzo del denaro è esaurito; gli scarti diventano il nuovo mazzo.
ny-event-scored = Conteggio { $scoring }. { $lines }
ny-scored = { $some ->
    [yes] { $name } +{ $points } ({ $types }).
   *[no] { $name } +0.
  }
ny-scored-type = { ny-type } { $points }
ny-tie = Parità per { ny-types }: { $names } si dividono { $points }, { $each } a testa.
ny-event-dirk = { $count ->
    [0] Dirk non riceve nulla: non restano edifici.
   *[other] Dirk riceve { $buildings }.
  }
ny-event-awarded = { $who ->
    [you] Hai
   *[other] { $name } ha
  } più { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  } e { $who ->
    [you] ricevi
   *[other] riceve
  } { $building } gratis.
ny-event-left = { $building } resta invenduto: nessuno da solo ha più { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }.
ny-event-ended = Il cantiere non si è potuto riempire, quindi la partita finisce.

# Refusals

ny-no-over = La partita è finita.
ny-no-chance = { $phase ->
    [deal] Le carte sono ancora da dare.
   *[refill] Cantiere ed esposizione sono ancora da riempire.
  }
ny-no-turn = Tocca a { $name }. Arriverà il tuo turno.
ny-no-pick = { $fault ->
    [unsorted] Elenca le carte per valuta, poi per valore.
   *[too_many] Non ci sono tante carte da prendere.
  }
ny-no-nothing = Prendi almeno una carta.
ny-no-display = { $card } non è in esposizione, o non tante volte.
ny-no-much = Più carte possono valere al massimo 5 in tutto, queste valgono { $total }. Prendine meno, o una sola.
ny-no-empty = Lo spazio { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  } è vuoto fino alla fine del turno. Scegli un altro edificio.
ny-no-payment = { $fault ->
    [unsorted] Elenca il pagamento per valuta, poi per valore.
    [mixed] Paga con una sola valuta.
   *[too_many] Non ci sono tante carte con cui pagare.
  }
ny-no-currency = Lo spazio { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  } si paga nella sua valuta, ma tu offri { $offered ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }.
ny-no-hand = Non hai tutte queste carte. Paga con le tue.
ny-no-little = { $building } costa { $price } ma nella sua valuta hai { $offered }: mancano { $missing }.
ny-no-needless = Togli { $card }: le altre carte coprono il prezzo di { $price }.
ny-no-dirk = Solo in due si può dare un edificio a Dirk.
ny-no-extra = Puoi terminare il turno solo dopo aver pagato la cifra esatta. Compra o prendi denaro.
ny-no-can-act = { $extra ->
    [yes] Puoi passare solo quando non è possibile altro. Termina invece il turno.
   *[no] Puoi passare solo quando non è possibile altro. Compra o prendi denaro.
  }

# The board

ny-yard = Cantiere
ny-display = Denaro in esposizione
ny-hand = Il tuo denaro
ny-slot-empty = Vuoto fino a fine turno
ny-exact = Esatto
ny-over = { $lost } in perdita
ny-short = ne mancano { $missing }
ny-paid-in = si paga in { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }
ny-sum = { $currency ->
    [blue] Blu
    [green] Verde
    [orange] Arancione
   *[yellow] Giallo
  }, { $total } in tutto
ny-all-money = { $total } in { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
ny-last = Ultima mossa

# Deck and scorings to come

ny-outlook = Conteggi in arrivo
ny-pile-of = Mazzetto { $number } di 5
ny-renewed = Rinnovato dagli scarti: { $left ->
    [one] 1 carta
   *[other] { $left } carte
  }
ny-next-within = { $most ->
    [0] Il conteggio { $scoring } è la prossima carta.
   *[other] Conteggio { $scoring } entro { $most ->
        [one] 1 carta
       *[other] { $most } carte
      }.
  }
ny-next-after = Conteggio { $scoring } dopo { $least }–{ $most } carte.
ny-next-end = Resta solo il conteggio C, alla fine.
ny-buildings-left = { $count ->
    [0] Nessun edificio rimasto: la partita finisce quando il cantiere non si riempie.
    [one] Resta 1 edificio, poi la partita finisce.
   *[other] Restano { $count } edifici, poi la partita finisce.
  }

# Who owns what

ny-ledger = Chi è in testa
ny-if = se si contasse ora
ny-if-scoring = Se { $scoring } ora
ny-scoring = Conteggio { $scoring }
ny-so-far = Finora
ny-pays = paga { $places }
ny-cell = { $name }: { $count ->
    [0] nessuno
   *[other] { $count }
  }{ $lead ->
    [alone] , in testa
    [tied] , in testa con altri
   *[no] {""}
  }{ $points ->
    [0] {""}
   *[other] , farebbe { $points }
  }
ny-type-head = Tipo

# Seats

ny-seat-cards = { $cards ->
    [one] 1 carta denaro
   *[other] { $cards } carte denaro
  }
ny-seat-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
ny-seat-buildings = { $count ->
    [0] Ancora nessun edificio
    [one] 1 edificio
   *[other] { $count } edifici
  }
ny-seat-group = { $count } { $count ->
    [one] { ny-type }
   *[other] { ny-types }
  }: { $prices }
ny-dirk-about = Dirk non ha turni. Possiede edifici e fa punti, quindi rovina le posizioni.
ny-dirk-gets = { $scoring ->
    [A] Dopo il conteggio A riceve altri 6 edifici.
   *[B] Dopo il conteggio B riceve un terzo del mazzo.
  }

# Choices

ny-choose = O scegli denaro: una carta qualsiasi, o più carte fino a 5 in tutto.
ny-choose-money = Scegli denaro: una carta qualsiasi, o più carte fino a 5 in tutto.
ny-pay-for = Paga { $building }
ny-pay-exact = esatto: continui
ny-pay-lost = { $lost } in perdita, il turno finisce
ny-more-ways = { $count ->
    [one] 1 altro modo
   *[other] altri { $count } modi
  }
ny-for = Per
ny-for-self = Me
ny-for-dirk = Dirk
ny-back = Indietro
ny-take = Prendi
ny-take-rule = Una carta qualsiasi, o più carte fino a 5 in tutto. Termina il turno.
ny-take-more = Puoi aggiungere ciò che è illuminato, fino a 5 in tutto. Termina il turno.
ny-end-turn = Fine turno
ny-pass = Passa
ny-waiting = Non resta che guardare.

# The result

ny-result = Da dove vengono i punti
ny-result-total = Totale
ny-result-not = Il conteggio { $scoring } non è mai arrivato
ny-result-dirk = Dirk ha fatto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }; non può vincere.
ny-result-place = { $rank ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $rank }º
  }

# Why one action and not another

ny-why-scored = { $person }: { $owned } { $owned ->
    [one] { ny-type }
   *[other] { ny-types }
  }, { $changes }
ny-why-change = { $to } invece di { $from } nel conteggio { $scoring }
ny-why-acts-again = { $price } pagati esatti, e un’azione in più
ny-why-no-change = { $paid } per { $price }, senza resto, e il turno finisce
ny-why-money = denaro: { $to } invece di { $from }
ny-why-can-pay = { $building } si potrebbe pagare in { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }{ $exact ->
    [yes] {" "}con la cifra esatta
   *[no] {""}
  }
ny-why-leaves-building = { $building } resta a { $person }, che può pagare in { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }{ $exact ->
    [yes] {" "}con la cifra esatta
   *[no] {""}
  }: { $to } invece di { $from } nel conteggio C
ny-why-leaves-card = { $card } resta, e con essa { $person } potrebbe pagare { $building } con la cifra esatta
ny-why-ends = la partita finisce (spazi vuoti: { $empty }, edifici rimasti: { $deck })
ny-why-awarded = alla fine { $building } va a { $person }, per il più denaro in { $currency ->
    [blue] blu
    [green] verde
    [orange] arancione
   *[yellow] giallo
  }: { $money }
ny-why-final = la partita finisce, { $person }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }, posto { $rank } su { $of }
