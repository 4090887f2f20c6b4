## Names

gang-crew-name = { $crew ->
    [grey] Grigio
    [yellow] Giallo
    [brown] Marrone
    [blue] Blu
   *[green] Verde
}
gang-who-name = { $who ->
    [grey] Grigio
    [yellow] Giallo
    [brown] Marrone
    [blue] Blu
   *[green] Verde
}
gang-crew-letter = { $crew ->
    [grey] G
    [yellow] I
    [brown] M
    [blue] B
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
    [bodyguard] guardia del corpo
    [engine] motore
    [tommy_gun] mitra
    [trunk] bagagliaio
    [bumper] paraurti
   *[door] portiera
}
gang-kit-sign = { $marker ->
    [bodyguard] Guardia del corpo
    [engine] Motore
    [tommy_gun] Mitra
    [trunk] Bagagliaio
    [bumper] Paraurti
   *[door] Portiera
}
gang-kit-does = { $marker ->
    [bodyguard] Gli altri non possono caricare i tuoi gangster dove sta la tua auto.
    [engine] Puoi fare una strada in più di quanto dice la carta.
    [tommy_gun] Puoi caricare un nemico da un quartiere distante una strada.
    [trunk] Posto per due ostaggi invece di uno.
    [bumper] Dopo un viaggio puoi spingere un’altra auto presente lungo una strada.
   *[door] Puoi far scendere due tuoi gangster con una sola azione.
}
gang-kit-about = { gang-kit-sign }: { gang-kit-does }
gang-roads = { $steps ->
    [one] 1 strada
   *[other] { $steps } strade
}
gang-list-and = { $list } e { $last }
gang-list-sep = ,{" "}

## What is asked

gang-ask-all = Viaggia con una carta, oppure fai scendere o carica a { gang-place-name }.
gang-ask-unload = Viaggia con una carta, oppure fai scendere a { gang-place-name }.
gang-ask-load = Viaggia con una carta, oppure carica a { gang-place-name }.
gang-ask-drive = Viaggia con una carta.
gang-ask-drive-coast = Riparti con una carta.
gang-ask-must-drive = Viaggia con una carta: nessuno lo fa da { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
gang-ask-pair = Viaggia, fai scendere o carica con una delle tue bande.
gang-ask-bump = Spingi un’auto con il paraurti, o nessuna.
gang-ask-dump = Butta ostaggi in porto, o tienili.
gang-ask-take = Prendi un segnalino dalla Gold Coast.
gang-ask-surplus = Butta un ostaggio: il bagagliaio non li tiene più tutti.
gang-wait-turn = { $name } viaggia, fa scendere o carica.
gang-wait-bump = { $name } può spingere un’auto.
gang-wait-dump = { $name } può buttare ostaggi in porto.
gang-wait-take = { $name } prende un segnalino.
gang-wait-surplus = { $name } butta un ostaggio.
gang-wait-setup = Si prepara il tavolo.
gang-wait-coast = Arrivano nuovi segnalini alla Gold Coast.
gang-wait-district-card = Si pesca una carta quartiere.
gang-wait-casino = Giorno di paga: si pesca la carta casinò.
gang-wait-over = La partita è finita.

## What can be done

gang-act-drive = Guida { gang-crew-name } a { gang-place-name } con la carta { $card }
gang-act-drive-engine = Guida { gang-crew-name } a { gang-place-name } con la carta { $card } e il motore
gang-act-unload = Fai scendere un gangster di { gang-who-name } a { gang-place-name }
gang-act-unload-captive = Fai scendere l’ostaggio di { gang-who-name } a { gang-place-name }
gang-act-unload-two = Fai scendere due gangster di { gang-who-name } a { gang-place-name }
gang-act-load = Carica { gang-who-name } dalla casella { $level } di { gang-place-name }
gang-act-load-unknown = Carica dalla casella { $level } di { gang-place-name }
gang-act-bump = Spingi l’auto di { gang-who-name } a { gang-place-name }
gang-act-no-bump = Non spingere nessuno
gang-act-dump = Butta in porto { $list }
gang-act-dump-none = Tieni tutti gli ostaggi
gang-act-take = Prendi { $marker ->
    [bodyguard] la guardia del corpo
    [engine] il motore
    [tommy_gun] il mitra
    [trunk] il bagagliaio
    [bumper] il paraurti
   *[door] la portiera
}

## What happened

gang-event-table-set = Il tavolo è pronto. Comincia { $name }; il primo raddoppio è a { gang-place-name }.
gang-event-drove = { $name } ({ gang-crew-name }) percorre { gang-roads } da { gang-from-name } a { gang-place-name }.
gang-event-drove-engine = { $name } ({ gang-crew-name }) percorre { gang-roads } con il motore da { gang-from-name } a { gang-place-name }.
gang-event-car-pushed = { $name } ({ gang-crew-name }) spinge l’auto di { gang-who-name } da { gang-from-name } a { gang-place-name }.
gang-event-captives-dumped = { $name } ({ gang-crew-name }) butta in porto { $list }.
gang-event-captives-kept = { $name } ({ gang-crew-name }) non butta nessuno.
gang-event-marker-taken = { $name } ({ gang-crew-name }) prende { $marker ->
    [bodyguard] la guardia del corpo
    [engine] il motore
    [tommy_gun] il mitra
    [trunk] il bagagliaio
    [bumper] il paraurti
   *[door] la portiera
}.
gang-event-marker-taken-out = { $name } ({ gang-crew-name }) prende { $marker ->
    [bodyguard] la guardia del corpo
    [engine] il motore
    [tommy_gun] il mitra
    [trunk] il bagagliaio
    [bumper] il paraurti
   *[door] la portiera
}; esce dal gioco: { $out }.
gang-event-coast-refilled = Novità alla Gold Coast: { $list }.
gang-event-three-replaced = Tre uguali alla Gold Coast ({ gang-kit-name }) escono dal gioco.
gang-event-unloaded = { $name } ({ gang-crew-name }) fa scendere un gangster a { gang-place-name }, livello { $level }.
gang-event-unloaded-captive = { $name } ({ gang-crew-name }) fa scendere l’ostaggio di { gang-who-name } a { gang-place-name }, livello { $level }.
gang-event-loaded = { $name } ({ gang-crew-name }) carica un gangster a { gang-place-name }, livello { $level }.
gang-event-loaded-enemy = { $name } ({ gang-crew-name }) rapisce { gang-who-name } a { gang-place-name }, livello { $level }.
gang-event-cards-turned-up = { $name } ({ gang-crew-name }) scopre tutte e tre le carte.
gang-event-doubler-placed = Un raddoppio va a { gang-place-name }: il { $doublers ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [7] settimo
   *[8] ottavo e ultimo
}.
gang-event-police-drawn = { $name } pesca la polizia: nessun raddoppio.
gang-event-casino-drawn = Giorno di paga { $period }: ogni ? vale { $value }.
gang-event-district-paid = { gang-place-name } paga { $list }.
gang-event-district-paid-double = { gang-place-name } paga il doppio: { $list }.
gang-event-district-paid-nobody = { gang-place-name } non paga nessuno.
gang-event-payday-held = Il giorno di paga porta { $list }.
gang-event-period-begun = Comincia il periodo { $period }: { $gangsters ->
    [one] 1 nuovo gangster
   *[other] { $gangsters } nuovi gangster
} per ogni banda.
gang-event-match-ended = Il terzo giorno di paga è passato, e con lui la partita.
gang-share = { gang-crew-name } { $points }
gang-income = { $name } { $points }

## What is refused

gang-no-over = La partita è finita.
gang-no-chance-due = { $phase ->
    [setup] Il tavolo è ancora da preparare.
    [coast] I segnalini della Gold Coast sono ancora da rimpiazzare.
    [casino] La carta casinò è ancora da pescare.
   *[district_card] La carta quartiere è ancora da pescare.
}
gang-no-not-your-turn = Tocca a { $name }; aspetta.
gang-no-other-step-due = { $phase ->
    [bump] Prima spingi un’altra auto con il paraurti, o nessuna.
    [dump] Prima butta ostaggi in porto, o tienili.
    [take] Prima prendi un segnalino dalla Gold Coast.
    [surplus] Prima butta l’ostaggio che non ci sta più.
   *[turn] Ora viaggia, fai scendere o carica.
}
gang-no-not-your-crew = Tu giochi { $own }, non { gang-crew-name }.
gang-no-neither-crew = Tu giochi { $own }, non { gang-crew-name }.
gang-no-must-drive = Nessuno viaggia da { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}; viaggia.
gang-no-card-down = La tua carta { $card } è coperta; viaggia con una scoperta.
gang-no-wrong-steps = La carta { $card } è un viaggio di { $card } (con il motore uno in più), non di { $steps }.
gang-no-no-engine = Senza motore la carta { $card } è un viaggio di { $card } esatti.
gang-no-not-reached = Nessun viaggio di { gang-roads } da { gang-from-name } finisce a { gang-place-name }.
gang-no-at-coast = Alla Gold Coast non si fa scendere né si carica; riparti.
gang-no-nobody-named = Indica il gangster da far scendere.
gang-no-one-only = Con un’azione scende un solo gangster; indicane uno.
gang-no-no-door = Due gangster scendono solo con una portiera, e solo due dei tuoi; indicane uno.
gang-no-no-room-for-two = A { gang-place-name } c’è posto solo per uno; indica un gangster.
gang-no-not-two-on-mat = Hai un solo gangster sulla plancia; indicane uno.
gang-no-not-aboard = Non hai gangster di { gang-who-name } da far scendere.
gang-no-tile-full = A { gang-place-name } ogni casella è occupata; lì nessuno può far scendere.
gang-no-out-of-reach = { gang-place-name } è fuori portata; si carica dove sta la tua auto.
gang-no-gun-out-of-reach = Un mitra arriva solo ai quartieri uniti al tuo da una strada, non a { gang-place-name }.
gang-no-gun-at-coast = Alla Gold Coast il mitra non serve; riparti.
gang-no-gun-on-own = Un mitra prende solo nemici; i tuoi si caricano dove sta la tua auto.
gang-no-empty-space = Sulla casella { $level } di { gang-place-name } non c’è nessuno.
gang-no-trunk-full = Il tuo bagagliaio è pieno: ne tiene { $room }.
gang-no-guarded = { gang-who-name } ha una guardia del corpo e la sua auto è lì; i suoi gangster non si possono caricare.
gang-no-own-car = Non puoi spingere la tua auto; spingine un’altra o nessuna.
gang-no-other-place = L’auto di { gang-who-name } non sta con la tua; spingine un’altra o nessuna.
gang-no-no-road = Nessuna strada aperta va da { gang-from-name } a { gang-place-name }; spingi lungo una strada.
gang-no-bad-dump = { $fault ->
    [unsorted] Elenca gli ostaggi nell’ordine grigio, giallo, marrone, blu, verde.
    [not_in_trunk] Puoi buttare solo ostaggi che hai nel bagagliaio.
   *[wrong_number] Buttane esattamente uno.
}
gang-no-bad-surplus = Un ostaggio non ci sta più. { gang-no-bad-dump }
gang-no-not-shown = Alla Gold Coast non c’è: { gang-kit-name }. Prendi qualcosa che c’è.
gang-no-already-owned = Hai già: { gang-kit-name }. Prendi un altro tipo.

## The board

gang-map = La città
gang-period = Periodo { $period } di { $periods }
gang-doublers = Raddoppi
gang-doublers-count = { $doublers } di { $all } raddoppi sono piazzati; con l’ultimo arriva il giorno di paga
gang-police-count = { $police ->
    [0] Nessuna carta polizia pescata in questo periodo
    [one] 1 carta polizia pescata in questo periodo
   *[other] { $police } carte polizia pescate in questo periodo
}
gang-casino = ? vale
gang-casino-left = Le carte casinò rimaste, una delle quali darà il valore di ?: { $list }
gang-if-scored = Paga ora
gang-if-scored-sum = { $sure }{ $casino ->
    [0] {""}
    [1] {" "}+ ?
   *[other] {" "}+ { $casino } × ?
}
gang-doubled = ×2
gang-closed = Chiuso
gang-closed-about = In tre { gang-place-sign } è chiuso.
gang-lake = Lago Michigan
gang-harbour = Porto
gang-stock = { $stock } in riserva
gang-place-about = { gang-place-sign }: { $doubled ->
    [yes] premi raddoppiati,{" "}
   *[no] {""}
}premi { $prizes }; { $list }
gang-place-nobody = nessuno
gang-place-crew = { gang-crew-name } { $count }
gang-coast-about = Gold Coast, segnalini in mostra: { $list }
gang-drive-here = Viaggia fino a { gang-place-name }
gang-open-place = Guarda { gang-place-name }
gang-push-here = Spingi l’auto di { gang-who-name } a { gang-place-name }
gang-back-to-map = Torna alla città
gang-load-who = Carica { gang-who-name }, livello { $level }, { gang-place-name }
gang-man = { gang-crew-name }, livello { $level }
gang-unload-here = Fai scendere a { gang-place-name }: la casella dopo l’ultima occupata
gang-car = Auto di { gang-crew-name }
gang-car-pick = Agisci con { gang-crew-name }
gang-car-push-pick = Spingi l’auto di { gang-crew-name }
gang-way-card = { $engine ->
    [yes] { $card }+1
   *[no] { $card }
}
gang-share-row = { $rank }. { gang-crew-name }: { $gangsters ->
    [one] 1 gangster
   *[other] { $gangsters } gangster
}, il migliore a livello { $best }
gang-nobody-here = Qui non c’è ancora nessuno.

## The choices

gang-group-drive = Viaggia
gang-group-unload = Fai scendere
gang-group-load = Carica
gang-card = Carta { $card }
gang-card-down = Carta { $card }, coperta
gang-card-hint = Scegli una carta o un luogo illuminato.
gang-ways = A { gang-place-name } con
gang-way = { gang-card }
gang-way-engine = Carta { $card } e motore
gang-unload-own = Un { gang-who-name }
gang-unload-two = Due { gang-who-name }
gang-unload-captive = Ostaggio { gang-who-name }
gang-unload-hint = Prendono la casella dopo l’ultima occupata.
gang-unload-none = Qui non c’è nessuno da far scendere.
gang-unload-coast = Non alla Gold Coast.
gang-load-none = Qui non c’è nessuno da caricare.
gang-load-in = A { gang-place-name }
gang-crew-pick = Agisci con
gang-bump-none = Non spingere nessuno
gang-dump-none = Tieni tutti
gang-dump-some = Butta { $list }
gang-not-asked = Viaggi, carichi e discese compaiono qui quando tocca a te.

## Before a seat

gang-influence = { $points } influenza
gang-mat = { $count ->
    [one] 1 gangster sulla plancia
   *[other] { $count } gangster sulla plancia
}
gang-trunk-empty = Bagagliaio vuoto
gang-trunk-holds = Nel bagagliaio: { $list }
gang-slot-empty = Posto libero per l’equipaggiamento
gang-cards-up = Carte scoperte: { $list }

## Payday

gang-payday = Giorno di paga { $period }
gang-payday-casino = Stavolta ogni ? vale { $value }.
gang-payday-close = Torna alla città
gang-payday-nobody = nessuno
gang-payday-total = In tutto
gang-result-payday = Paga { $period }
gang-result-total = Influenza
gang-result-seat = Posto
gang-result-table = Influenza per giorno di paga
gang-drive-with = { $engine ->
    [yes] Viaggia, carta { $card } + motore
   *[no] Viaggia, carta { $card }
}

## Why one action and not another

gang-why-payday = { $party }: { $gangsters ->
    [0] nessun gangster
    [one] 1 gangster
   *[other] { $gangsters } gangster
  }, { $pay } invece di { $before } il giorno di paga a { gang-place-name }
gang-why-presence = { $party }: { $gangsters ->
    [0] nessun gangster
    [one] 1 gangster
   *[other] { $gangsters } gangster
  } a { gang-place-name }{ $beside ->
    [no] {""}
   *[yes] {" "}({ $other }: { $count })
  }
gang-why-next = { $party }, poi: { $action } – { $pay } invece di { $before } il giorno di paga a { gang-place-name }
gang-why-threat = { $party }, poi: { $action } – { $own }: { $pay } invece di { $before } il giorno di paga a { gang-place-name }
gang-why-strike = poi: { $action } – { $party }: { $pay } invece di { $before } il giorno di paga a { gang-place-name }
gang-why-mat = { $party }: { $gangsters ->
    [0] nessun gangster
    [one] 1 gangster
   *[other] { $gangsters } gangster
  } sulla plancia
gang-why-captive = un ostaggio di { $party }; nel bagagliaio: { $held } su { $room }
gang-why-harbour = { $party }: { $gangsters ->
    [0] nessun gangster
    [one] 1 gangster
   *[other] { $gangsters } gangster
  } in porto, fuori dal gioco
gang-why-guarded = { $party }: { $gangsters ->
    [0] nessun gangster
    [one] 1 gangster
   *[other] { $gangsters } gangster
  } a { gang-place-name }, sotto guardia
gang-why-coast = un segnalino da prendere: { $list }
gang-why-cards-up = { $party }: tutte le carte scoperte, e una carta quartiere (raddoppi: { $doublers }){ $last ->
    [yes] ; il prossimo raddoppio chiude il periodo
   *[no] {""}
  }
gang-why-car-pushed = l’auto di { $party } da { gang-from-name } a { gang-place-name }
gang-party = { $name } ({ gang-crew-name })
