# New York. Words of things

ny-you = Tú
ny-dirk = Dirk
ny-seat = Asiento { $number }
ny-list-comma = {", "}
ny-list-end = { $start } y { $last }
ny-currency = { $currency ->
    [blue] Azul
    [green] Verde
    [orange] Naranja
   *[yellow] Amarillo
  }
ny-type = { $type ->
    [museum] Museo
    [theatre] Teatro
    [station] Estación
    [church] Iglesia
    [park] Parque
   *[skyscraper] Rascacielos
  }
ny-types = { $type ->
    [museum] museos
    [theatre] teatros
    [station] estaciones
    [church] iglesias
    [park] parques
   *[skyscraper] rascacielos
  }
ny-card = { $value } { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }
ny-building = { $type ->
    [museum] Museo
    [theatre] Teatro
    [station] Estación
    [church] Iglesia
    [park] Parque
   *[skyscraper] Rascacielos
  } { $price }

# The status line

ny-prompt-over = La partida ha terminado.
ny-prompt-deal = Se reparten las cartas.
ny-prompt-refill = Se rellenan el solar y el expositor.
ny-prompt-wait = { $extra ->
    [yes] { $name } pagó justo y puede actuar otra vez.
   *[no] { $name } compra un edificio o toma dinero.
  }
ny-prompt-pass = No puedes comprar ni tomar dinero: pasa.
ny-prompt-act = { $extra ->
    [yes] { $choice ->
        [both] Pago justo. Compra otra vez, toma dinero o termina tu turno.
        [buy] Pago justo. Compra otra vez o termina tu turno.
        [take] Pago justo. Toma dinero o termina tu turno.
       *[none] Pago justo. Termina tu turno.
      }
   *[no] { $choice ->
        [both] Compra un edificio, o toma dinero.
        [buy] Compra un edificio.
       *[take] Toma dinero: aún no puedes pagar ningún edificio.
      }
  }

# Actions

ny-action-take = Tomar { $cards }
ny-action-buy = { $owner ->
    [dirk] Comprar { $building } para Dirk con { $cards }
   *[self] Comprar { $building } con { $cards }
  }{ $lost ->
    [0] , justo
   *[other] , se pierden { $lost }
  }
ny-action-end-turn = Terminar tu turno
ny-action-pass = Pasar

# What happened

ny-dealt = { $who ->
    [you] { $cards ->
        [one] 1 carta para ti
       *[other] { $cards } cartas para ti
      }
   *[other] { $cards } para { $name }
  }
ny-event-dealt = Se reparte dinero hasta 20 cada uno: { $hands }.
ny-event-first = { $who ->
    [you] Empiezas tú: menos cartas, o el total más bajo.
   *[other] Empieza { $name }: menos cartas, o el total más bajo.
  }
ny-event-taken = { $who ->
    [you] Tomas { $cards }.
   *[other] { $name } toma { $cards }.
  }
ny-event-bought = { $who ->
    [you] Compras
   *[other] { $name } compra
  } { $building }{ $owner ->
    [dirk] {" "}para Dirk
   *[self] {""}
  } con { $cards }{ $lost ->
    [0] , justo.
   *[other] , se pierden { $lost }.
  }
ny-event-turn-ended = { $who ->
    [you] Terminas tu turno.
   *[other] { $name } termina su turno.
  }
ny-event-passed = { $who ->
    [you] Pasas: nada que tomar, nada que comprar.
   *[other] { $name } pasa: nada que tomar, nada que comprar.
  }
ny-event-building-laid = { $building } llega a la parcela { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarilla
  }.
ny-event-money-laid = Al expositor: { $card }.
ny-event-shuffled = Se acabó el mazo de dinero; los descartes se barajan y forman otro.
ny-event-scored = Puntuación { $scoring }. { $lines }
ny-scored = { $some ->
    [yes] { $name } +{ $points } ({ $types }).
   *[no] { $name } +0.
  }
ny-scored-type = { ny-type } { $points }
ny-tie = Empate en { ny-types }: { $names } se reparten { $points }, { $each } cada uno.
ny-event-dirk = { $count ->
    [0] Dirk no recibe nada: no quedan edificios.
   *[other] Dirk recibe { $buildings }.
  }
ny-event-awarded = { $who ->
    [you] Tienes
   *[other] { $name } tiene
  } más { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  } y { $who ->
    [you] recibes
   *[other] recibe
  } { $building } gratis.
ny-event-left = { $building } queda sin vender: nadie tiene en solitario más { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }.
ny-event-ended = El solar no se pudo rellenar, así que la partida termina.

# Refusals

ny-no-over = La partida ha terminado.
ny-no-chance = { $phase ->
    [deal] Faltan por repartir las cartas.
   *[refill] Faltan por rellenar el solar y el expositor.
  }
ny-no-turn = Le toca a { $name }. Ya llegará tu turno.
ny-no-pick = { $fault ->
    [unsorted] Nombra las cartas por moneda y luego por valor.
   *[too_many] No hay tantas cartas que tomar.
  }
ny-no-nothing = Toma al menos una carta.
ny-no-display = { $card } no está en el expositor, o no tantas veces.
ny-no-much = Varias cartas pueden sumar 5 como mucho, y estas suman { $total }. Toma menos, o solo una.
ny-no-empty = La parcela { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarilla
  } está vacía hasta que acabe el turno. Elige otro edificio.
ny-no-payment = { $fault ->
    [unsorted] Nombra el pago por moneda y luego por valor.
    [mixed] Paga con una sola moneda.
   *[too_many] No hay tantas cartas con que pagar.
  }
ny-no-currency = La parcela { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarilla
  } se paga en su moneda, pero ofreces { $offered ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }.
ny-no-hand = No tienes todas esas cartas. Paga con las tuyas.
ny-no-little = { $building } cuesta { $price } pero en su moneda tienes { $offered }: faltan { $missing }.
ny-no-needless = Deja fuera { $card }: las demás cartas cubren el precio de { $price }.
ny-no-dirk = Solo entre dos se puede dar un edificio a Dirk.
ny-no-extra = Solo puedes terminar el turno tras un pago justo. Compra o toma dinero.
ny-no-can-act = { $extra ->
    [yes] Solo puedes pasar si no es posible nada más. Termina tu turno.
   *[no] Solo puedes pasar si no es posible nada más. Compra o toma dinero.
  }

# The board

ny-yard = Solar
ny-display = Dinero a la vista
ny-hand = Tu dinero
ny-slot-empty = Vacío hasta el fin del turno
ny-exact = Justo
ny-over = se pierden { $lost }
ny-short = faltan { $missing }
ny-paid-in = se paga en { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }
ny-sum = { $currency ->
    [blue] Azul
    [green] Verde
    [orange] Naranja
   *[yellow] Amarillo
  }, { $total } en total
ny-all-money = { $total } en { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
ny-last = Última jugada

# Deck and scorings to come

ny-outlook = Puntuaciones por venir
ny-pile-of = Montón { $number } de 5
ny-renewed = Renovado con los descartes: { $left ->
    [one] 1 carta
   *[other] { $left } cartas
  }
ny-next-within = { $most ->
    [0] La puntuación { $scoring } es la carta siguiente.
   *[other] Puntuación { $scoring } en menos de { $most ->
        [one] 1 carta
       *[other] { $most } cartas
      }.
  }
ny-next-after = Puntuación { $scoring } tras { $least } a { $most } cartas.
ny-next-end = Solo queda la puntuación C, al final.
ny-buildings-left = { $count ->
    [0] No quedan edificios: la partida acaba cuando no se pueda rellenar el solar.
    [one] Queda 1 edificio y la partida acaba.
   *[other] Quedan { $count } edificios y la partida acaba.
  }

# Who owns what

ny-ledger = Quién lidera
ny-if = si se puntuara ya
ny-if-scoring = Si { $scoring } ya
ny-scoring = Puntuación { $scoring }
ny-so-far = Hasta ahora
ny-pays = paga { $places }
ny-cell = { $name }: { $count ->
    [0] ninguno
   *[other] { $count }
  }{ $lead ->
    [alone] , lidera
    [tied] , lidera con otros
   *[no] {""}
  }{ $points ->
    [0] {""}
   *[other] , sumaría { $points }
  }
ny-type-head = Tipo

# Seats

ny-seat-cards = { $cards ->
    [one] 1 carta de dinero
   *[other] { $cards } cartas de dinero
  }
ny-seat-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
ny-seat-buildings = { $count ->
    [0] Ningún edificio todavía
    [one] 1 edificio
   *[other] { $count } edificios
  }
ny-seat-group = { $count } { $count ->
    [one] { ny-type }
   *[other] { ny-types }
  }: { $prices }
ny-dirk-about = Dirk no tiene turnos. Posee edificios y puntúa, así que estropea puestos.
ny-dirk-gets = { $scoring ->
    [A] Tras la puntuación A recibe 6 edificios más.
   *[B] Tras la puntuación B recibe un tercio del mazo.
  }

# Choices

ny-choose = O elige dinero: una carta cualquiera, o varias que sumen 5 como mucho.
ny-choose-money = Elige dinero: una carta cualquiera, o varias que sumen 5 como mucho.
ny-pay-for = Pagar { $building }
ny-pay-exact = justo: sigues
ny-pay-lost = se pierden { $lost }, acaba el turno
ny-more-ways = { $count ->
    [one] 1 forma más
   *[other] { $count } formas más
  }
ny-for = Para
ny-for-self = Mí
ny-for-dirk = Dirk
ny-back = Atrás
ny-take = Tomar
ny-take-rule = Una carta cualquiera, o varias que sumen 5 como mucho. Acaba tu turno.
ny-take-more = Puedes añadir lo iluminado, hasta 5 en total. Acaba tu turno.
ny-end-turn = Fin del turno
ny-pass = Pasar
ny-waiting = No queda sino mirar.

# The result

ny-result = De dónde salen los puntos
ny-result-total = Total
ny-result-not = La puntuación { $scoring } nunca llegó
ny-result-dirk = Dirk sumó { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }; no puede ganar.
ny-result-place = { $rank ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $rank }.º
  }

# Why one action and not another

ny-why-scored = { $person }: { $owned } { $owned ->
    [one] { ny-type }
   *[other] { ny-types }
  }, { $changes }
ny-why-change = { $to } en vez de { $from } en la puntuación { $scoring }
ny-why-acts-again = { $price } pagados justos, y una acción más
ny-why-no-change = { $paid } por { $price }, sin cambio, y acaba el turno
ny-why-money = dinero: { $to } en vez de { $from }
ny-why-can-pay = { $building } se podría pagar en { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }{ $exact ->
    [yes] {" "}justo
   *[no] {""}
  }
ny-why-leaves-building = { $building } queda para { $person }, que puede pagarlo en { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }{ $exact ->
    [yes] {" "}justo
   *[no] {""}
  }: { $to } en vez de { $from } en la puntuación C
ny-why-leaves-card = queda { $card }, con la que { $person } podría pagar { $building } justo
ny-why-ends = la partida acaba (parcelas vacías: { $empty }, edificios restantes: { $deck })
ny-why-awarded = al final { $building } va a { $person }, por más dinero en { $currency ->
    [blue] azul
    [green] verde
    [orange] naranja
   *[yellow] amarillo
  }: { $money }
ny-why-final = la partida acaba, { $person }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }, puesto { $rank } de { $of }
