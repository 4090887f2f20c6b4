## Names

gang-crew-name = { $crew ->
    [grey] Grau
    [yellow] Gelb
    [brown] Braun
    [blue] Blau
   *[green] Grün
}
gang-who-name = { $who ->
    [grey] Grau
    [yellow] Gelb
    [brown] Braun
    [blue] Blau
   *[green] Grün
}
gang-crew-letter = { $crew ->
    [grey] G
    [yellow] E
    [brown] B
    [blue] L
   *[green] N
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
    [bodyguard] Leibwächter
    [engine] Motor
    [tommy_gun] Tommy Gun
    [trunk] Kofferraum
    [bumper] Stoßstange
   *[door] Tür
}
gang-kit-sign = { gang-kit-name }
gang-kit-does = { $marker ->
    [bodyguard] Andere können deine Gangster nicht aufnehmen, wo dein Wagen steht.
    [engine] Du darfst eine Straße weiter fahren, als die Karte sagt.
    [tommy_gun] Du darfst einen Feind aus einem Viertel aufnehmen, das eine Straße entfernt ist.
    [trunk] Platz für zwei Gefangene statt einem.
    [bumper] Nach einer Fahrt darfst du dort einen anderen Wagen eine Straße weit schieben.
   *[door] Du darfst mit einer Aktion zwei eigene Gangster absetzen.
}
gang-kit-about = { gang-kit-sign }: { gang-kit-does }
gang-roads = { $steps ->
    [one] 1 Straße
   *[other] { $steps } Straßen
}
gang-list-and = { $list } und { $last }
gang-list-sep = ,{" "}

## What is asked

gang-ask-all = Fahr mit einer Karte oder setz ab oder nimm auf in { gang-place-name }.
gang-ask-unload = Fahr mit einer Karte oder setz ab in { gang-place-name }.
gang-ask-load = Fahr mit einer Karte oder nimm auf in { gang-place-name }.
gang-ask-drive = Fahr mit einer Karte.
gang-ask-drive-coast = Fahr weiter mit einer Karte.
gang-ask-must-drive = Fahr mit einer Karte: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lang ist niemand gefahren.
gang-ask-pair = Fahr, setz ab oder nimm auf mit einer deiner Banden.
gang-ask-bump = Schieb einen Wagen mit deiner Stoßstange oder keinen.
gang-ask-dump = Versenk Gefangene im Hafen oder behalte sie.
gang-ask-take = Nimm dir einen Marker an der Gold Coast.
gang-ask-surplus = Versenk einen Gefangenen: Der Kofferraum fasst nicht mehr alle.
gang-wait-turn = { $name } fährt, setzt ab oder nimmt auf.
gang-wait-bump = { $name } darf einen Wagen schieben.
gang-wait-dump = { $name } darf Gefangene im Hafen versenken.
gang-wait-take = { $name } nimmt einen Marker.
gang-wait-surplus = { $name } versenkt einen Gefangenen.
gang-wait-setup = Der Tisch wird aufgebaut.
gang-wait-coast = Neue Marker kommen an die Gold Coast.
gang-wait-district-card = Eine Viertelkarte wird gezogen.
gang-wait-casino = Zahltag: Die Kasinokarte wird gezogen.
gang-wait-over = Die Partie ist vorbei.

## What can be done

gang-act-drive = { gang-crew-name } nach { gang-place-name } fahren, Karte { $card }
gang-act-drive-engine = { gang-crew-name } nach { gang-place-name } fahren, Karte { $card } und Motor
gang-act-unload = Einen Gangster von { gang-who-name } in { gang-place-name } absetzen
gang-act-unload-captive = Den Gefangenen von { gang-who-name } in { gang-place-name } absetzen
gang-act-unload-two = Zwei Gangster von { gang-who-name } in { gang-place-name } absetzen
gang-act-load = { gang-who-name } von Feld { $level } in { gang-place-name } aufnehmen
gang-act-load-unknown = Von Feld { $level } in { gang-place-name } aufnehmen
gang-act-bump = Den Wagen von { gang-who-name } nach { gang-place-name } schieben
gang-act-no-bump = Niemanden schieben
gang-act-dump = { $list } im Hafen versenken
gang-act-dump-none = Alle Gefangenen behalten
gang-act-take = { $marker ->
    [bodyguard] Den Leibwächter
    [engine] Den Motor
    [tommy_gun] Die Tommy Gun
    [trunk] Den Kofferraum
    [bumper] Die Stoßstange
   *[door] Die Tür
} nehmen

## What happened

gang-event-table-set = Der Tisch ist aufgebaut. { $name } beginnt; der erste Verdoppler liegt in { gang-place-name }.
gang-event-drove = { $name } ({ gang-crew-name }) fährt { gang-roads } von { gang-from-name } nach { gang-place-name }.
gang-event-drove-engine = { $name } ({ gang-crew-name }) fährt mit dem Motor { gang-roads } von { gang-from-name } nach { gang-place-name }.
gang-event-car-pushed = { $name } ({ gang-crew-name }) schiebt den Wagen von { gang-who-name }: { gang-from-name } → { gang-place-name }.
gang-event-captives-dumped = { $name } ({ gang-crew-name }) versenkt { $list } im Hafen.
gang-event-captives-kept = { $name } ({ gang-crew-name }) versenkt niemanden.
gang-event-marker-taken = { $name } ({ gang-crew-name }) nimmt { $marker ->
    [bodyguard] den Leibwächter
    [engine] den Motor
    [tommy_gun] die Tommy Gun
    [trunk] den Kofferraum
    [bumper] die Stoßstange
   *[door] die Tür
}.
gang-event-marker-taken-out = { $name } ({ gang-crew-name }) nimmt { $marker ->
    [bodyguard] den Leibwächter
    [engine] den Motor
    [tommy_gun] die Tommy Gun
    [trunk] den Kofferraum
    [bumper] die Stoßstange
   *[door] die Tür
}; aus dem Spiel: { $out }.
gang-event-coast-refilled = Neu an der Gold Coast: { $list }.
gang-event-three-replaced = Drei gleiche an der Gold Coast ({ gang-kit-name }) verlassen das Spiel.
gang-event-unloaded = { $name } ({ gang-crew-name }) setzt einen Gangster in { gang-place-name } ab, Stufe { $level }.
gang-event-unloaded-captive = { $name } ({ gang-crew-name }) setzt den Gefangenen von { gang-who-name } in { gang-place-name } ab, Stufe { $level }.
gang-event-loaded = { $name } ({ gang-crew-name }) nimmt einen Gangster in { gang-place-name } auf, Stufe { $level }.
gang-event-loaded-enemy = { $name } ({ gang-crew-name }) entführt { gang-who-name } in { gang-place-name }, Stufe { $level }.
gang-event-cards-turned-up = { $name } ({ gang-crew-name }) deckt alle drei Karten auf.
gang-event-doubler-placed = Ein Verdoppler kommt nach { gang-place-name }, der { $doublers ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
   *[8] achte und letzte
}.
gang-event-police-drawn = { $name } zieht die Polizei: kein Verdoppler.
gang-event-casino-drawn = Zahltag { $period }: Jedes ? ist { $value } wert.
gang-event-district-paid = { gang-place-name } zahlt { $list }.
gang-event-district-paid-double = { gang-place-name } zahlt doppelt: { $list }.
gang-event-district-paid-nobody = { gang-place-name } zahlt niemandem.
gang-event-payday-held = Der Zahltag bringt { $list }.
gang-event-period-begun = Abschnitt { $period } beginnt: { $gangsters ->
    [one] 1 neuer Gangster
   *[other] { $gangsters } neue Gangster
} für jede Bande.
gang-event-match-ended = Der dritte Zahltag ist vorbei, und damit die Partie.
gang-share = { gang-crew-name } { $points }
gang-income = { $name } { $points }

## What is refused

gang-no-over = Die Partie ist vorbei.
gang-no-chance-due = { $phase ->
    [setup] Der Tisch wird noch aufgebaut.
    [coast] Die Marker an der Gold Coast werden noch aufgefüllt.
    [casino] Die Kasinokarte wird noch gezogen.
   *[district_card] Die Viertelkarte wird noch gezogen.
}
gang-no-not-your-turn = { $name } ist dran; warte.
gang-no-other-step-due = { $phase ->
    [bump] Schieb erst einen anderen Wagen mit deiner Stoßstange oder keinen.
    [dump] Versenk erst Gefangene im Hafen oder behalte sie.
    [take] Nimm erst einen Marker an der Gold Coast.
    [surplus] Versenk erst den Gefangenen, der nicht mehr hineinpasst.
   *[turn] Fahr jetzt, setz ab oder nimm auf.
}
gang-no-not-your-crew = Du spielst { $own }, nicht { gang-crew-name }.
gang-no-neither-crew = Du spielst { $own }, nicht { gang-crew-name }.
gang-no-must-drive = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lang ist niemand gefahren; fahr.
gang-no-card-down = Deine Karte { $card } ist umgedreht; fahr mit einer offenen.
gang-no-wrong-steps = Karte { $card } ist eine Fahrt von { $card } (mit Motor eins mehr), nicht von { $steps }.
gang-no-no-engine = Ohne Motor ist Karte { $card } eine Fahrt von genau { $card }.
gang-no-not-reached = Keine Fahrt über { gang-roads } von { gang-from-name } endet in { gang-place-name }.
gang-no-at-coast = An der Gold Coast wird niemand abgesetzt oder aufgenommen; fahr weiter.
gang-no-nobody-named = Sag, welchen Gangster du absetzt.
gang-no-one-only = Mit einer Aktion wird nur ein Gangster abgesetzt; nenn einen.
gang-no-no-door = Zwei Gangster setzt man nur mit einer Tür ab, und nur zwei eigene; nenn einen.
gang-no-no-room-for-two = In { gang-place-name } ist nur noch ein Feld frei; nenn einen Gangster.
gang-no-not-two-on-mat = Auf deinem Tableau ist nur ein Gangster; nenn einen.
gang-no-not-aboard = Du hast keinen Gangster von { gang-who-name } abzusetzen.
gang-no-tile-full = In { gang-place-name } ist jedes Feld besetzt; dort kann niemand absetzen.
gang-no-out-of-reach = { gang-place-name } ist außer Reichweite; du nimmst auf, wo dein Wagen steht.
gang-no-gun-out-of-reach = Eine Tommy Gun reicht nur in Viertel, die eine Straße mit deinem verbindet, nicht nach { gang-place-name }.
gang-no-gun-at-coast = An der Gold Coast nützt die Tommy Gun nichts; fahr weiter.
gang-no-gun-on-own = Eine Tommy Gun holt nur Feinde; eigene nimmst du auf, wo dein Wagen steht.
gang-no-empty-space = Auf Feld { $level } in { gang-place-name } steht niemand.
gang-no-trunk-full = Dein Kofferraum ist voll: Er fasst { $room }.
gang-no-guarded = { gang-who-name } hat einen Leibwächter, und der Wagen steht dort; diese Gangster kann niemand aufnehmen.
gang-no-own-car = Deinen eigenen Wagen kannst du nicht schieben; schieb einen anderen oder keinen.
gang-no-other-place = Der Wagen von { gang-who-name } steht nicht bei deinem; schieb einen anderen oder keinen.
gang-no-no-road = Von { gang-from-name } führt keine offene Straße nach { gang-place-name }; schieb entlang einer Straße.
gang-no-bad-dump = { $fault ->
    [unsorted] Nenn die Gefangenen in der Folge Grau, Gelb, Braun, Blau, Grün.
    [not_in_trunk] Du kannst nur Gefangene aus deinem Kofferraum versenken.
   *[wrong_number] Versenk genau einen.
}
gang-no-bad-surplus = Ein Gefangener passt nicht mehr hinein. { gang-no-bad-dump }
gang-no-not-shown = An der Gold Coast liegt das nicht aus: { gang-kit-name }. Nimm, was ausliegt.
gang-no-already-owned = Das hast du schon: { gang-kit-name }. Nimm etwas anderes.

## The board

gang-map = Die Stadt
gang-period = Abschnitt { $period } von { $periods }
gang-doublers = Verdoppler
gang-doublers-count = { $doublers } von { $all } Verdopplern liegen; mit dem letzten kommt der Zahltag
gang-police-count = { $police ->
    [0] In diesem Abschnitt noch keine Polizeikarte gezogen
    [one] In diesem Abschnitt 1 Polizeikarte gezogen
   *[other] In diesem Abschnitt { $police } Polizeikarten gezogen
}
gang-casino = ? zählt
gang-casino-left = Die übrigen Kasinokarten, von denen eine den Wert von ? bestimmt: { $list }
gang-if-scored = Zahltag jetzt
gang-if-scored-sum = { $sure }{ $casino ->
    [0] {""}
    [1] {" "}+ ?
   *[other] {" "}+ { $casino } × ?
}
gang-doubled = ×2
gang-closed = Zu
gang-closed-about = Zu dritt ist { gang-place-sign } geschlossen.
gang-lake = Michigansee
gang-harbour = Hafen
gang-stock = Vorrat { $stock }
gang-place-about = { gang-place-sign }: { $doubled ->
    [yes] Prämien verdoppelt,{" "}
   *[no] {""}
}Prämien { $prizes }; { $list }
gang-place-nobody = niemand
gang-place-crew = { gang-crew-name } { $count }
gang-coast-about = Gold Coast, Marker in der Auslage: { $list }
gang-drive-here = Nach { gang-place-name } fahren
gang-open-place = { gang-place-name } ansehen
gang-push-here = Den Wagen von { gang-who-name } nach { gang-place-name } schieben
gang-back-to-map = Zurück zur Stadt
gang-load-who = { gang-who-name } aufnehmen, Stufe { $level }, { gang-place-name }
gang-man = { gang-crew-name }, Stufe { $level }
gang-unload-here = In { gang-place-name } absetzen: auf dem Feld nach dem letzten besetzten
gang-car = Wagen von { gang-crew-name }
gang-car-pick = Mit { gang-crew-name } spielen
gang-car-push-pick = Den Wagen von { gang-crew-name } schieben
gang-way-card = { $engine ->
    [yes] { $card }+1
   *[no] { $card }
}
gang-share-row = { $rank }. { gang-crew-name }: { $gangsters ->
    [one] 1 Gangster
   *[other] { $gangsters } Gangster
}, bester auf Stufe { $best }
gang-nobody-here = Noch steht hier niemand.

## The choices

gang-group-drive = Fahren
gang-group-unload = Absetzen
gang-group-load = Aufnehmen
gang-card = Karte { $card }
gang-card-down = Karte { $card }, umgedreht
gang-card-hint = Wähle eine Karte oder einen erleuchteten Ort.
gang-ways = Nach { gang-place-name } mit
gang-way = { gang-card }
gang-way-engine = Karte { $card } und Motor
gang-unload-own = Ein { gang-who-name }
gang-unload-two = Zwei { gang-who-name }
gang-unload-captive = Gefangener { gang-who-name }
gang-unload-hint = Sie kommen auf das Feld nach dem letzten besetzten.
gang-unload-none = Hier ist niemand abzusetzen.
gang-unload-coast = Nicht an der Gold Coast.
gang-load-none = Hier ist niemand aufzunehmen.
gang-load-in = In { gang-place-name }
gang-crew-pick = Spielen mit
gang-bump-none = Niemanden schieben
gang-dump-none = Alle behalten
gang-dump-some = { $list } versenken
gang-not-asked = Fahren, Aufnehmen und Absetzen erscheinen hier, wenn du dran bist.

## Before a seat

gang-influence = Einfluss { $points }
gang-mat = { $count ->
    [one] 1 Gangster auf dem Tableau
   *[other] { $count } Gangster auf dem Tableau
}
gang-trunk-empty = Leerer Kofferraum
gang-trunk-holds = Im Kofferraum: { $list }
gang-slot-empty = Leerer Platz für Ausrüstung
gang-cards-up = Offene Karten: { $list }

## Payday

gang-payday = Zahltag { $period }
gang-payday-casino = Jedes ? ist diesmal { $value } wert.
gang-payday-close = Zurück zur Stadt
gang-payday-nobody = niemand
gang-payday-total = Insgesamt
gang-result-payday = Zahltag { $period }
gang-result-total = Einfluss
gang-result-seat = Platz
gang-result-table = Einfluss nach Zahltagen
gang-drive-with = { $engine ->
    [yes] Fahren, Karte { $card } + Motor
   *[no] Fahren, Karte { $card }
}

## Why one action and not another

gang-why-payday = { $party }: { $gangsters ->
    [0] kein Gangster
    [one] 1 Gangster
   *[other] { $gangsters } Gangster
  }, { $pay } statt { $before } am Zahltag in { gang-place-name }
gang-why-presence = { $party }: { $gangsters ->
    [0] kein Gangster
    [one] 1 Gangster
   *[other] { $gangsters } Gangster
  } in { gang-place-name }{ $beside ->
    [no] {""}
   *[yes] {" "}({ $other }: { $count })
  }
gang-why-next = { $party }, als Nächstes: { $action } – { $pay } statt { $before } am Zahltag in { gang-place-name }
gang-why-threat = { $party }, als Nächstes: { $action } – { $own }: { $pay } statt { $before } am Zahltag in { gang-place-name }
gang-why-strike = als Nächstes: { $action } – { $party }: { $pay } statt { $before } am Zahltag in { gang-place-name }
gang-why-mat = { $party }: { $gangsters ->
    [0] kein Gangster
    [one] 1 Gangster
   *[other] { $gangsters } Gangster
  } auf dem Tableau
gang-why-captive = ein Gefangener von { $party }; im Kofferraum: { $held } von { $room }
gang-why-harbour = { $party }: { $gangsters ->
    [0] kein Gangster
    [one] 1 Gangster
   *[other] { $gangsters } Gangster
  } im Hafen, aus dem Spiel
gang-why-guarded = { $party }: { $gangsters ->
    [0] kein Gangster
    [one] 1 Gangster
   *[other] { $gangsters } Gangster
  } in { gang-place-name }, bewacht
gang-why-coast = ein Marker zu nehmen: { $list }
gang-why-cards-up = { $party }: alle Karten offen, und eine Viertelkarte (Verdoppler: { $doublers }){ $last ->
    [yes] ; der nächste Verdoppler beendet den Abschnitt
   *[no] {""}
  }
gang-why-car-pushed = der Wagen von { $party } von { gang-from-name } nach { gang-place-name }
gang-party = { $name } ({ gang-crew-name })
