# Don. $me is "yes" where the sentence is about the reader.

don-colour-new_town = New Town
don-colour-park_west = Park West
don-colour-wrightwood = Wrightwood
don-colour-lincoln_park = Lincoln Park
don-colour-lake_view = Lake View
don-colour-old_town = Old Town
don-district = { $colour } { $number }
# In a list of people who are paid.
don-you = ti

## The status line

don-wait-first_player = Se sortea quién empieza.
don-wait-reveal = Se descubren los barrios siguientes.
don-wait-over = La partida ha terminado.
don-ask-open = Puja { $least } o más, o pasa.
don-ask-raise = Puja más de { $amount }, o pasa.
don-ask-only-pass = Solo puedes pasar.
don-ask-slipped = Ese número es tuyo. Puja otro, o pasa.
don-ask-offer = Pon a la venta uno de tus barrios, o renuncia.
don-ask-exchange = Canjea uno de tus barrios por otro ajeno, o quédate los tuyos.
don-ask-discard = Pujaste más de lo que tienes. Descarta uno de tus barrios.
don-other-auction = { $standing ->
    [yes] Vale el { $amount } de { $bidder }. { $name } puja o pasa.
    [mine] Vale tu { $amount }. { $name } puja o pasa.
   *[no] { $name } puja o pasa.
  }
don-other-side_auction = { $standing ->
    [yes] Subasta paralela: vale el { $amount } de { $bidder }. { $name } puja o pasa.
    [mine] Subasta paralela: vale tu { $amount }. { $name } puja o pasa.
   *[no] Subasta paralela: { $name } puja o pasa.
  }
don-other-offer = { $name } puede vender un barrio.
don-other-exchange = { $name } puede canjear un barrio.
don-other-discard = { $name } iba de farol y descarta un barrio.

## Actions

don-act-bid = Pujar { $amount }
don-act-pass = Pasar
don-act-offer = Vender { $district }
don-act-decline = Renunciar
don-act-exchange = Dar { $give }, tomar { $take }
don-act-keep = Quedarse los propios
don-act-discard = Descartar { $district }

## What happened

don-event-first_player_drawn = { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
  }
don-event-round_begun = Empieza la ronda { $round }.
don-event-district_offered = { $me ->
    [yes] Pones a la venta { $district }.
   *[no] { $name } pone a la venta { $district }.
  }
don-event-offer_declined = { $me ->
    [yes] No vendes nada.
   *[no] { $name } no vende nada.
  }
don-event-districts_swapped = { $me ->
    [yes] Das a { $from } { $gave } por { $took }.
   *[no] { $mine ->
        [yes] { $name } te da { $gave } por { $took }.
       *[no] { $name } da a { $from } { $gave } por { $took }.
      }
  }
don-event-districts_kept = { $me ->
    [yes] Te quedas tus barrios.
   *[no] { $name } se queda sus barrios.
  }
don-event-lot_revealed = { $count ->
    [one] Está en venta { $districts }.
   *[other] Están en venta { $districts }.
  }
don-event-bid_placed = { $me ->
    [yes] Pujas { $amount }.
   *[no] { $name } puja { $amount }.
  }
don-event-passed = { $me ->
    [yes] Pasas.
   *[no] { $name } pasa.
  }
don-event-slipped = { $me ->
    [yes] Pujas { $amount }, pero ese número es tuyo: { $fine ->
        [0] la puja no vale.
       *[other] 1 ficha al bote, y la puja no vale.
      }
   *[no] { $name } puja { $amount }, pero ese número es suyo: { $fine ->
        [0] la puja no vale.
       *[other] 1 ficha al bote, y la puja no vale.
      }
  }
don-event-bluff_exposed = { $me ->
    [yes] No puedes pagar { $amount }: se descubre tu farol.
   *[no] { $name } no puede pagar { $amount }: se descubre el farol.
  }
don-event-district_discarded = { $me ->
    [yes] Descartas { $district }.
   *[no] { $name } descarta { $district }.
  }
don-event-auction_restarted = La subasta vuelve a empezar.
don-event-lot_sold = { $me ->
    [yes] Te llevas { $districts } por { $amount }
   *[no] { $name } se lleva { $districts } por { $amount }
  }: { don-paid }.{ $pot ->
    [0] { "" }
   *[other] { " " }En el bote: { $pot }.
  }
don-event-lot_taken_free = { $me ->
    [yes] Nadie puja. Te llevas gratis { $districts }.
   *[no] Nadie puja. { $name } se lleva gratis { $districts }.
  }
don-event-lot_removed = { $count ->
    [one] Nadie puede llevarse { $districts }: sale del juego.
   *[other] Nadie puede llevarse { $districts }: salen del juego.
  }
don-event-district_sold = { $me ->
    [yes] Compras { $district } a { $seller } por { $amount }.
   *[no] { $mine ->
        [yes] { $name } te compra { $district } por { $amount }.
       *[no] { $name } compra { $district } a { $seller } por { $amount }.
      }
  }
don-event-district_unsold = { $me ->
    [yes] Nadie puja. Te quedas { $district }.
   *[no] Nadie puja. { $name } se queda { $district }.
  }
don-event-match_ended = Se vendió el último lote. Se cuentan los colores.

## Why something is refused; the table adds the rule

don-no-over = La partida ha terminado.
don-no-chance_due = { $phase ->
    [first_player] Espera: falta sortear quién empieza.
   *[reveal] Espera: faltan por descubrir los barrios de esta ronda.
  }
don-no-not_your_turn = Espera: le toca a { $name }.
don-no-other_phase = { $phase ->
    [offer] Ahora pon a la venta uno de tus barrios, o renuncia.
    [exchange] Ahora canjea uno de tus barrios por otro ajeno, o quédate los tuyos.
    [discard] Pujaste más de lo que tienes: descarta uno de tus barrios.
   *[auction] Ahora puja, o pasa.
  }
don-no-too_low = Puja al menos { $least }, o pasa.
don-no-too_much = Tienes { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }. No puedes pujar más.
don-no-beyond_all_chips = En el juego nunca hay más de 72 fichas. Puja menos.
don-no-digit_owned = Tienes un { $digit }, así que no puedes pujar un número acabado en { $digit }.
don-no-second_slip = Tienes un { $digit } y ya tuviste un desliz. Puja un número acabado en uno que no tengas, o pasa.
don-no-not_yours = { $district } no es tuyo. Elige uno de tus barrios.
don-no-not_an_opponents = Ningún rival tiene { $district }. Toma un barrio que tenga alguno.

## The board

don-round = Ronda { $round } de { $rounds }
don-lot = En venta
don-lot-side = { $me ->
    [yes] Vendes tú
   *[no] Vende { $name }
  }
don-pot = Bote
don-pot-label = { $count ->
    [one] 1 ficha en el bote
   *[other] { $count } fichas en el bote
  }
don-bag-label = { $count ->
    [one] 1 barrio sin ver
   *[other] { $count } barrios sin ver
  }
don-bag = Quedan
don-calls = La subasta
don-no-bid = Ninguna puja todavía
don-call-standing = puja { $amount }
don-call-outbid = pujó { $amount }
don-call-passed = pasó
don-call-waiting = espera
don-call-calling = { $phase ->
    [offer] puede vender
    [exchange] puede canjear
    [discard] descarta
   *[auction] en turno
  }
don-call-seller = vende
don-call-swapped = canjeó, no entra
don-call-barred = descubierto, no entra
don-first = Mano
don-ledger = Quién tiene qué número
don-ledger-hint = Un precio va a quien más tiene de su última cifra.
don-ledger-place = { $where ->
    [seat] { $district }: { $name }
    [lot] { $district }: en venta
    [removed] { $district }: fuera del juego
   *[bag] { $district }: sin ver
  }
don-pick-offer = Tus barrios: elige uno para vender
don-pick-discard = Tus barrios: elige uno para descartar
don-pick-give = Das
don-pick-take = Tomas
don-pick-first-offer = Elige la carta que vendes.
don-pick-first-discard = Elige la carta que entregas.
don-pick-first-exchange = Elige una carta que dar y otra que tomar.
don-others-districts = Barrios de { $name }
don-you-name = Tú

## Bidding

don-keypad = Tu puja
don-key-fair = Pujar { $amount }: { $paid }
don-key-barred = { $amount } está bloqueado: tienes { $districts }
don-key-chips = { $amount } es más de lo que tienes: { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }
don-key-slip = Pujar { $amount }, un desliz: tienes { $districts }
don-key-bluff = Pujar { $amount }, un farol: más de lo que tienes
don-slip = desliz
don-bluff = farol
don-all = todos
don-paid = { $each ->
    [0] no cobra nadie
   *[other] { $count ->
        [one] { $you ->
            [yes] { $each } para ti
           *[no] { $each } para { $payees }
          }
       *[other] { $each } por cabeza para { $payees }
      }
  }
don-paid-all = { $each } por cabeza para todos los demás
don-to-pot = bote { $pot }
don-rest = { $pot ->
    [0] Te quedan { $left }.
   *[other] Te quedan { $left }; al bote, { $pot }.
  }
don-rest-slip = La puja no valdrá y cuesta 1 ficha al bote.
don-rest-slip-free = La puja no valdrá. No tienes ficha que perder.
don-rest-bluff = Si gana, descartas un barrio y el lote se subasta de nuevo sin ti.
don-preview-idle = Bajo cada número: quién cobraría cuánto.
don-preview-none = No te queda ningún número que pujar.
don-more = Mostrar pujas más altas
don-less = Ocultar pujas más altas
don-your-chips = { $chips ->
    [one] Tienes 1 ficha
   *[other] Tienes { $chips } fichas
  }
don-out-of-it = { $why ->
    [passed] Has pasado. Espera a los demás.
    [swapped] Canjeaste en esta ronda, así que no entras en esta subasta.
    [barred] Se descubrió tu farol, así que no entras en esta subasta.
    [seller] Tu barrio está en venta. Espera las pujas.
    [standing] Tu puja vale. Espera a los demás.
   *[other] Espera tu turno.
  }

## Standing orders

don-orders = Órdenes permanentes
don-proxy = Pujar por mí
don-proxy-up-to = Hasta
don-proxy-less = Uno menos
don-proxy-more = Uno más
don-proxy-never = Nunca acabado en
don-proxy-digit = { $digit }
don-proxy-owned = { $digit }: es tuyo
don-proxy-start = Pujar hasta { $amount }
don-proxy-explain = Siempre lo mínimo que vale, solo en esta ronda. Luego pasa.
don-proxy-on = { $never ->
    [no] En esta ronda se puja por ti hasta { $amount }.
   *[yes] En esta ronda se puja por ti hasta { $amount }, nunca acabado en { $digits }.
  }
don-proxy-withdraw = Retirar
don-only-choice = Pasar por mí cuando no pueda hacer otra cosa
don-decline-side = Dejar las subastas paralelas a los demás

## Before each seat

don-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
don-points-short = { $points } pt
don-chips = { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }
don-set = { $colour }: { $numbers }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
don-no-districts = Ningún barrio todavía

## The result

don-result-chips = Más fichas
don-result-numbers = Suma de números
don-result-total = Puntos
don-result-sets = Cada color vale 1, 3, 6, 10 o 15 por uno a cinco barrios · D8.1
don-result-bonus = Más fichas: 2 puntos, también en empate · D8.2
don-result-tie = Empate a puntos: primero la suma más alta de números · D8.3
don-result-shared = Siguen empatados: se comparte el puesto · D8.3
don-rank = { $rank }.

## Why one action and not another

don-why-colours = { $who }: { $counts }, { $to ->
    [one] 1 punto
   *[other] { $to } puntos
  } en vez de { $from }
don-why-colour = { $count } de { $colour }
don-why-paid = { $held ->
    [0] nadie tiene un { $digit }, así que
   *[other] más { $digit } que nadie ({ $held }):
  } { don-paid }
don-why-seller-paid = al vendedor, { $who }: { $price }
don-why-spent = { $who }: { $left } de { $of ->
    [one] 1 ficha
   *[other] { $of } fichas
  }
don-why-barred = { $who }: no más pujas acabadas en { $digits }
don-why-freed = { $who }: otra vez pujas acabadas en { $digits }
don-why-most-of = { $who }: más { $digits } que nadie, y los precios ajenos con ese final
don-why-first-player = { $who }: mano en la ronda { $round }
don-why-cannot-top = { $all ->
    [yes] nadie que quede puede superar { $bid }
   *[no] algunos no pueden superar { $bid }
  }: { $chips }
don-why-has = { $who } { $chips }
don-why-must-leap = para superar { $bid }, { $who } debe subir a { $to }: tiene { $digits }
don-why-final = la partida acaba, { $who }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }, puesto { $rank } de { $of }
don-why-slip = { $who }: tiene un { $digit }, la puja no vale y cuesta { $fine ->
    [one] 1 ficha
   *[other] { $fine } fichas
  }
don-why-bluff = más de { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }: ganar cuesta un barrio y el lote
don-why-sits-out = { $who }: fuera de la subasta principal de esta ronda
don-why-price = todo el precio para quien vende; de los que pueden pujar, { $who } tiene más: { $chips ->
    [one] 1 ficha
   *[other] { $chips } fichas
  }
