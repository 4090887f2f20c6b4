## Names

gang-crew-name = { $crew ->
    [grey] Gris
    [yellow] Amarillo
    [brown] Marrón
    [blue] Azul
   *[green] Verde
}
gang-who-name = { $who ->
    [grey] Gris
    [yellow] Amarillo
    [brown] Marrón
    [blue] Azul
   *[green] Verde
}
gang-crew-letter = { $crew ->
    [grey] G
    [yellow] A
    [brown] M
    [blue] Z
   *[green] V
}
gang-place-name = { $place ->
    [north_side] North Side
    [gold_coast] Gold Coast
    [west_side] West Side
    [greek_town] Greek Town
    [the_loop] The Loop
    [little_italy] Little Italy
    [cicero] Cicero
    [stickney] Stickney
    [chinatown] Chinatown
    [little_africa] Little Africa
   *[south_side] South Side
}
gang-from-name = { $from ->
    [north_side] North Side
    [gold_coast] Gold Coast
    [west_side] West Side
    [greek_town] Greek Town
    [the_loop] The Loop
    [little_italy] Little Italy
    [cicero] Cicero
    [stickney] Stickney
    [chinatown] Chinatown
    [little_africa] Little Africa
   *[south_side] South Side
}
gang-place-sign = { gang-place-name }
gang-kit-name = { $marker ->
    [bodyguard] guardaespaldas
    [engine] motor
    [tommy_gun] metralleta
    [trunk] maletero
    [bumper] parachoques
   *[door] puerta
}
gang-kit-sign = { $marker ->
    [bodyguard] Guardaespaldas
    [engine] Motor
    [tommy_gun] Metralleta
    [trunk] Maletero
    [bumper] Parachoques
   *[door] Puerta
}
gang-kit-does = { $marker ->
    [bodyguard] Los demás no pueden subir a tus gánsteres donde está tu coche.
    [engine] Puedes recorrer una calle más de lo que dice la carta.
    [tommy_gun] Puedes subir a un enemigo de un barrio a una calle de distancia.
    [trunk] Sitio para dos rehenes en vez de uno.
    [bumper] Tras un viaje puedes empujar otro coche de allí por una calle.
   *[door] Puedes bajar a dos de tus gánsteres con una sola acción.
}
gang-kit-about = { gang-kit-sign }: { gang-kit-does }
gang-roads = { $steps ->
    [one] 1 calle
   *[other] { $steps } calles
}
gang-list-and = { $list } y { $last }
gang-list-sep = ,{" "}

## What is asked

gang-ask-all = Conduce con una carta, o baja o sube a alguien en { gang-place-name }.
gang-ask-unload = Conduce con una carta, o baja a alguien en { gang-place-name }.
gang-ask-load = Conduce con una carta, o sube a alguien en { gang-place-name }.
gang-ask-drive = Conduce con una carta.
gang-ask-drive-coast = Sigue con una carta.
gang-ask-must-drive = Conduce con una carta: nadie lo hace desde hace { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.
gang-ask-pair = Conduce, baja o sube a alguien con una de tus bandas.
gang-ask-bump = Empuja un coche con tu parachoques, o ninguno.
gang-ask-dump = Echa rehenes al puerto, o quédatelos.
gang-ask-take = Toma un marcador de la Gold Coast.
gang-ask-surplus = Echa a un rehén: ya no caben todos en el maletero.
gang-wait-turn = { $name } conduce, baja o sube a alguien.
gang-wait-bump = { $name } puede empujar un coche.
gang-wait-dump = { $name } puede echar rehenes al puerto.
gang-wait-take = { $name } toma un marcador.
gang-wait-surplus = { $name } echa a un rehén.
gang-wait-setup = Se prepara la mesa.
gang-wait-coast = Llegan nuevos marcadores a la Gold Coast.
gang-wait-district-card = Se saca una carta de barrio.
gang-wait-casino = Día de paga: se saca la carta del casino.
gang-wait-over = La partida ha terminado.

## What can be done

gang-act-drive = Conducir { gang-crew-name } a { gang-place-name } con la carta { $card }
gang-act-drive-engine = Conducir { gang-crew-name } a { gang-place-name } con la carta { $card } y el motor
gang-act-unload = Bajar a un gánster de { gang-who-name } en { gang-place-name }
gang-act-unload-captive = Bajar al rehén de { gang-who-name } en { gang-place-name }
gang-act-unload-two = Bajar a dos gánsteres de { gang-who-name } en { gang-place-name }
gang-act-load = Subir a { gang-who-name } de la casilla { $level } de { gang-place-name }
gang-act-load-unknown = Subir de la casilla { $level } de { gang-place-name }
gang-act-bump = Empujar el coche de { gang-who-name } a { gang-place-name }
gang-act-no-bump = No empujar a nadie
gang-act-dump = Echar al puerto a { $list }
gang-act-dump-none = Quedarse todos los rehenes
gang-act-take = Tomar { $marker ->
    [bodyguard] el guardaespaldas
    [engine] el motor
    [tommy_gun] la metralleta
    [trunk] el maletero
    [bumper] el parachoques
   *[door] la puerta
}

## What happened

gang-event-table-set = La mesa está lista. Empieza { $name }; el primer duplicador está en { gang-place-name }.
gang-event-drove = { $name } ({ gang-crew-name }) recorre { gang-roads } de { gang-from-name } a { gang-place-name }.
gang-event-drove-engine = { $name } ({ gang-crew-name }) recorre { gang-roads } con el motor de { gang-from-name } a { gang-place-name }.
gang-event-car-pushed = { $name } ({ gang-crew-name }) empuja el coche de { gang-who-name }: { gang-from-name } → { gang-place-name }.
gang-event-captives-dumped = { $name } ({ gang-crew-name }) echa al puerto a { $list }.
gang-event-captives-kept = { $name } ({ gang-crew-name }) no echa a nadie.
gang-event-marker-taken = { $name } ({ gang-crew-name }) toma { $marker ->
    [bodyguard] el guardaespaldas
    [engine] el motor
    [tommy_gun] la metralleta
    [trunk] el maletero
    [bumper] el parachoques
   *[door] la puerta
}.
gang-event-marker-taken-out = { $name } ({ gang-crew-name }) toma { $marker ->
    [bodyguard] el guardaespaldas
    [engine] el motor
    [tommy_gun] la metralleta
    [trunk] el maletero
    [bumper] el parachoques
   *[door] la puerta
}; sale del juego: { $out }.
gang-event-coast-refilled = Nuevo en la Gold Coast: { $list }.
gang-event-three-replaced = Tres iguales en la Gold Coast ({ gang-kit-name }) salen del juego.
gang-event-unloaded = { $name } ({ gang-crew-name }) baja a un gánster en { gang-place-name }, nivel { $level }.
gang-event-unloaded-captive = { $name } ({ gang-crew-name }) baja al rehén de { gang-who-name } en { gang-place-name }, nivel { $level }.
gang-event-loaded = { $name } ({ gang-crew-name }) sube a un gánster en { gang-place-name }, nivel { $level }.
gang-event-loaded-enemy = { $name } ({ gang-crew-name }) rapta a { gang-who-name } en { gang-place-name }, nivel { $level }.
gang-event-cards-turned-up = { $name } ({ gang-crew-name }) descubre sus tres cartas.
gang-event-doubler-placed = Un duplicador va a { gang-place-name }, el { $doublers ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
   *[8] octavo y último
}.
gang-event-police-drawn = { $name } saca la policía: ningún duplicador.
gang-event-casino-drawn = Día de paga { $period }: cada ? vale { $value }.
gang-event-district-paid = { gang-place-name } paga { $list }.
gang-event-district-paid-double = { gang-place-name } paga doble: { $list }.
gang-event-district-paid-nobody = { gang-place-name } no paga a nadie.
gang-event-payday-held = El día de paga trae { $list }.
gang-event-period-begun = Empieza el periodo { $period }: { $gangsters ->
    [one] 1 gánster nuevo
   *[other] { $gangsters } gánsteres nuevos
} para cada banda.
gang-event-match-ended = Pasó el tercer día de paga, y con él la partida.
gang-share = { gang-crew-name } { $points }
gang-income = { $name } { $points }

## What is refused

gang-no-over = La partida ha terminado.
gang-no-chance-due = { $phase ->
    [setup] Falta preparar la mesa.
    [coast] Falta reponer los marcadores de la Gold Coast.
    [casino] Falta sacar la carta del casino.
   *[district_card] Falta sacar la carta de barrio.
}
gang-no-not-your-turn = Le toca a { $name }; espera.
gang-no-other-step-due = { $phase ->
    [bump] Antes empuja otro coche con tu parachoques, o ninguno.
    [dump] Antes echa rehenes al puerto, o quédatelos.
    [take] Antes toma un marcador de la Gold Coast.
    [surplus] Antes echa al rehén que ya no cabe.
   *[turn] Ahora conduce, baja o sube a alguien.
}
gang-no-not-your-crew = Tú llevas { $own }, no { gang-crew-name }.
gang-no-neither-crew = Tú llevas { $own }, no { gang-crew-name }.
gang-no-must-drive = Nadie conduce desde hace { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}; conduce.
gang-no-card-down = Tu carta { $card } está boca abajo; conduce con una descubierta.
gang-no-wrong-steps = La carta { $card } es un viaje de { $card } (con motor, uno más), no de { $steps }.
gang-no-no-engine = Sin motor, la carta { $card } es un viaje de { $card } exactas.
gang-no-not-reached = Ningún viaje de { gang-roads } desde { gang-from-name } acaba en { gang-place-name }.
gang-no-at-coast = En la Gold Coast no se baja ni se sube a nadie; sigue.
gang-no-nobody-named = Di qué gánster baja.
gang-no-one-only = Con una acción baja un solo gánster; di cuál.
gang-no-no-door = Dos gánsteres bajan solo con una puerta, y solo dos de los tuyos; di uno.
gang-no-no-room-for-two = En { gang-place-name } solo cabe uno más; di un gánster.
gang-no-not-two-on-mat = Solo tienes un gánster en tu tablero; di uno.
gang-no-not-aboard = No tienes gánster de { gang-who-name } que bajar.
gang-no-tile-full = En { gang-place-name } todas las casillas están ocupadas; nadie puede bajar allí.
gang-no-out-of-reach = { gang-place-name } queda fuera de alcance; se sube donde está tu coche.
gang-no-gun-out-of-reach = Una metralleta solo alcanza los barrios unidos al tuyo por una calle, no { gang-place-name }.
gang-no-gun-at-coast = En la Gold Coast la metralleta no sirve; sigue.
gang-no-gun-on-own = Una metralleta solo toma enemigos; los tuyos suben donde está tu coche.
gang-no-empty-space = En la casilla { $level } de { gang-place-name } no hay nadie.
gang-no-trunk-full = Tu maletero está lleno: caben { $room }.
gang-no-guarded = { gang-who-name } tiene guardaespaldas y su coche está allí; no se puede subir a sus gánsteres.
gang-no-own-car = No puedes empujar tu propio coche; empuja otro o ninguno.
gang-no-other-place = El coche de { gang-who-name } no está con el tuyo; empuja otro o ninguno.
gang-no-no-road = Ninguna calle abierta va de { gang-from-name } a { gang-place-name }; empuja por una calle.
gang-no-bad-dump = { $fault ->
    [unsorted] Nombra a los rehenes en el orden gris, amarillo, marrón, azul, verde.
    [not_in_trunk] Solo puedes echar a rehenes que estén en tu maletero.
   *[wrong_number] Echa exactamente a uno.
}
gang-no-bad-surplus = Un rehén ya no cabe. { gang-no-bad-dump }
gang-no-not-shown = En la Gold Coast no está: { gang-kit-name }. Toma algo que esté.
gang-no-already-owned = Ya tienes: { gang-kit-name }. Toma otra cosa.

## The board

gang-map = La ciudad
gang-period = Periodo { $period } de { $periods }
gang-doublers = Duplicadores
gang-doublers-count = { $doublers } de { $all } duplicadores colocados; con el último llega el día de paga
gang-police-count = { $police ->
    [0] Ninguna carta de policía en este periodo
    [one] 1 carta de policía en este periodo
   *[other] { $police } cartas de policía en este periodo
}
gang-casino = ? vale
gang-casino-left = Las cartas del casino que quedan; una dará el valor de ?: { $list }
gang-if-scored = Paga ya
gang-if-scored-sum = { $sure }{ $casino ->
    [0] {""}
    [1] {" "}+ ?
   *[other] {" "}+ { $casino } × ?
}
gang-doubled = ×2
gang-closed = Cerrado
gang-closed-about = Con tres jugadores { gang-place-sign } está cerrado.
gang-lake = Lago Míchigan
gang-harbour = Puerto
gang-stock = { $stock } en reserva
gang-place-about = { gang-place-sign }: { $doubled ->
    [yes] premios dobles,{" "}
   *[no] {""}
}premios { $prizes }; { $list }
gang-place-nobody = nadie
gang-place-crew = { gang-crew-name } { $count }
gang-coast-about = Gold Coast, marcadores a la vista: { $list }
gang-drive-here = Conducir a { gang-place-name }
gang-open-place = Mirar { gang-place-name }
gang-push-here = Empujar el coche de { gang-who-name } a { gang-place-name }
gang-back-to-map = Volver a la ciudad
gang-load-who = Subir a { gang-who-name }, nivel { $level }, { gang-place-name }
gang-man = { gang-crew-name }, nivel { $level }
gang-unload-here = Bajar en { gang-place-name }: la casilla tras la última ocupada
gang-car = Coche de { gang-crew-name }
gang-car-pick = Actuar con { gang-crew-name }
gang-car-push-pick = Empujar el coche de { gang-crew-name }
gang-way-card = { $engine ->
    [yes] { $card }+1
   *[no] { $card }
}
gang-share-row = { $rank }. { gang-crew-name }: { $gangsters ->
    [one] 1 gánster
   *[other] { $gangsters } gánsteres
}, el mejor en el nivel { $best }
gang-nobody-here = Aquí no hay nadie todavía.

## The choices

gang-group-drive = Conducir
gang-group-unload = Bajar
gang-group-load = Subir
gang-card = Carta { $card }
gang-card-down = Carta { $card }, boca abajo
gang-card-hint = Elige una carta o un lugar iluminado.
gang-ways = A { gang-place-name } con
gang-way = { gang-card }
gang-way-engine = Carta { $card } y motor
gang-unload-own = Un { gang-who-name }
gang-unload-two = Dos { gang-who-name }
gang-unload-captive = Rehén { gang-who-name }
gang-unload-hint = Toman la casilla tras la última ocupada.
gang-unload-none = Aquí no hay a quién bajar.
gang-unload-coast = No en la Gold Coast.
gang-load-none = Aquí no hay a quién subir.
gang-load-in = En { gang-place-name }
gang-crew-pick = Actuar con
gang-bump-none = No empujar a nadie
gang-dump-none = Quedarse todos
gang-dump-some = Echar a { $list }
gang-not-asked = Viajes, subidas y bajadas aparecen aquí cuando te toque.

## Before a seat

gang-influence = { $points } de influencia
gang-mat = { $count ->
    [one] 1 gánster en el tablero
   *[other] { $count } gánsteres en el tablero
}
gang-trunk-empty = Maletero vacío
gang-trunk-holds = En el maletero: { $list }
gang-slot-empty = Hueco de equipo libre
gang-cards-up = Cartas descubiertas: { $list }

## Payday

gang-payday = Día de paga { $period }
gang-payday-casino = Esta vez cada ? vale { $value }.
gang-payday-close = Volver a la ciudad
gang-payday-nobody = nadie
gang-payday-total = En total
gang-result-payday = Paga { $period }
gang-result-total = Influencia
gang-result-seat = Asiento
gang-result-table = Influencia por día de paga
gang-drive-with = { $engine ->
    [yes] Conducir, carta { $card } + motor
   *[no] Conducir, carta { $card }
}

## Why one action and not another

gang-why-payday = { $party }: { $gangsters ->
    [0] ningún gánster
    [one] 1 gánster
   *[other] { $gangsters } gánsteres
  }, { $pay } en vez de { $before } el día de paga en { gang-place-name }
gang-why-presence = { $party }: { $gangsters ->
    [0] ningún gánster
    [one] 1 gánster
   *[other] { $gangsters } gánsteres
  } en { gang-place-name }{ $beside ->
    [no] {""}
   *[yes] {" "}({ $other }: { $count })
  }
gang-why-next = { $party }, luego: { $action } – { $pay } en vez de { $before } el día de paga en { gang-place-name }
gang-why-threat = { $party }, luego: { $action } – { $own }: { $pay } en vez de { $before } el día de paga en { gang-place-name }
gang-why-strike = luego: { $action } – { $party }: { $pay } en vez de { $before } el día de paga en { gang-place-name }
gang-why-mat = { $party }: { $gangsters ->
    [0] ningún gánster
    [one] 1 gánster
   *[other] { $gangsters } gánsteres
  } en el tablero
gang-why-captive = un rehén de { $party }; en el maletero: { $held } de { $room }
gang-why-harbour = { $party }: { $gangsters ->
    [0] ningún gánster
    [one] 1 gánster
   *[other] { $gangsters } gánsteres
  } en el puerto, fuera del juego
gang-why-guarded = { $party }: { $gangsters ->
    [0] ningún gánster
    [one] 1 gánster
   *[other] { $gangsters } gánsteres
  } en { gang-place-name }, con guardia
gang-why-coast = un marcador que tomar: { $list }
gang-why-cards-up = { $party }: todas las cartas descubiertas, y una carta de barrio (duplicadores: { $doublers }){ $last ->
    [yes] ; el siguiente duplicador acaba el periodo
   *[no] {""}
  }
gang-why-car-pushed = el coche de { $party } de { gang-from-name } a { gang-place-name }
gang-party = { $name } ({ gang-crew-name })
