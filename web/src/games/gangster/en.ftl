## Names

gang-crew-name = { $crew ->
    [grey] Grey
    [yellow] Yellow
    [brown] Brown
    [blue] Blue
   *[green] Green
}
gang-who-name = { $who ->
    [grey] Grey
    [yellow] Yellow
    [brown] Brown
    [blue] Blue
   *[green] Green
}
gang-crew-letter = { $crew ->
    [grey] G
    [yellow] Y
    [brown] B
    [blue] U
   *[green] N
}
gang-place-name = { $place ->
    [north_side] North Side
    [gold_coast] the Gold Coast
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
    [gold_coast] the Gold Coast
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
gang-place-sign = { $place ->
    [gold_coast] Gold Coast
   *[other] { gang-place-name }
}
gang-kit-name = { $marker ->
    [bodyguard] bodyguard
    [engine] engine
    [tommy_gun] tommy gun
    [trunk] trunk
    [bumper] bumper
   *[door] door
}
gang-kit-sign = { $marker ->
    [bodyguard] Bodyguard
    [engine] Engine
    [tommy_gun] Tommy gun
    [trunk] Trunk
    [bumper] Bumper
   *[door] Door
}
gang-kit-does = { $marker ->
    [bodyguard] Other players cannot load your gangsters where your car stands.
    [engine] You may drive one road more than the card says.
    [tommy_gun] You may load an enemy from a district one road away.
    [trunk] Room for two captives instead of one.
    [bumper] After a drive you may push another car there along one road.
   *[door] You may unload two of your own gangsters in one action.
}
gang-kit-about = { gang-kit-sign }: { gang-kit-does }
gang-roads = { $steps ->
    [one] 1 road
   *[other] { $steps } roads
}
gang-list-and = { $list } and { $last }
gang-list-sep = ,{" "}

## What is asked

gang-ask-all = Drive with a card, or unload or load in { gang-place-name }.
gang-ask-unload = Drive with a card, or unload in { gang-place-name }.
gang-ask-load = Drive with a card, or load in { gang-place-name }.
gang-ask-drive = Drive with a card.
gang-ask-drive-coast = Drive on with a card.
gang-ask-must-drive = Drive with a card: for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} nobody has.
gang-ask-pair = Drive, unload or load with one of your crews.
gang-ask-bump = Push one car with your bumper, or none.
gang-ask-dump = Dump captives in the harbour, or keep them.
gang-ask-take = Take a marker from the Gold Coast.
gang-ask-surplus = Dump one captive: the trunk no longer holds them all.
gang-wait-turn = { $name } drives, unloads or loads.
gang-wait-bump = { $name } may push a car.
gang-wait-dump = { $name } may dump captives in the harbour.
gang-wait-take = { $name } takes a marker.
gang-wait-surplus = { $name } dumps a captive.
gang-wait-setup = The table is being set.
gang-wait-coast = New markers come to the Gold Coast.
gang-wait-district-card = A district card is drawn.
gang-wait-casino = Payday: the casino card is drawn.
gang-wait-over = The match is over.

## What can be done

gang-act-drive = Drive { gang-crew-name } to { gang-place-name } with card { $card }
gang-act-drive-engine = Drive { gang-crew-name } to { gang-place-name } with card { $card } and the engine
gang-act-unload = Unload a gangster of { gang-who-name } in { gang-place-name }
gang-act-unload-captive = Unload the captive of { gang-who-name } in { gang-place-name }
gang-act-unload-two = Unload two gangsters of { gang-who-name } in { gang-place-name }
gang-act-load = Load { gang-who-name } from space { $level } of { gang-place-name }
gang-act-load-unknown = Load from space { $level } of { gang-place-name }
gang-act-bump = Push { gang-who-name }’s car to { gang-place-name }
gang-act-no-bump = Push nobody
gang-act-dump = Dump { $list } in the harbour
gang-act-dump-none = Keep all captives
gang-act-take = Take the { gang-kit-name }

## What happened

gang-event-table-set = The table is set. { $name } begins; the first doubler lies in { gang-place-name }.
gang-event-drove = { $name } ({ gang-crew-name }) drives { gang-roads } from { gang-from-name } to { gang-place-name }.
gang-event-drove-engine = { $name } ({ gang-crew-name }) drives { gang-roads } with the engine from { gang-from-name } to { gang-place-name }.
gang-event-car-pushed = { $name } ({ gang-crew-name }) pushes { gang-who-name }’s car from { gang-from-name } to { gang-place-name }.
gang-event-captives-dumped = { $name } ({ gang-crew-name }) dumps { $list } in the harbour.
gang-event-captives-kept = { $name } ({ gang-crew-name }) dumps nobody.
gang-event-marker-taken = { $name } ({ gang-crew-name }) takes the { gang-kit-name }.
gang-event-marker-taken-out = { $name } ({ gang-crew-name }) takes the { gang-kit-name }; the { $out } leaves the game.
gang-event-coast-refilled = New at the Gold Coast: { $list }.
gang-event-three-replaced = Three of a kind at the Gold Coast ({ gang-kit-name }) leave the game.
gang-event-unloaded = { $name } ({ gang-crew-name }) unloads a gangster in { gang-place-name }, level { $level }.
gang-event-unloaded-captive = { $name } ({ gang-crew-name }) sets { gang-who-name }’s captive down in { gang-place-name }, level { $level }.
gang-event-loaded = { $name } ({ gang-crew-name }) loads a gangster in { gang-place-name }, level { $level }.
gang-event-loaded-enemy = { $name } ({ gang-crew-name }) kidnaps { gang-who-name } in { gang-place-name }, level { $level }.
gang-event-cards-turned-up = { $name } ({ gang-crew-name }) turns all three cards up.
gang-event-doubler-placed = A doubler goes to { gang-place-name }, the { $doublers ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth and last
}.
gang-event-police-drawn = { $name } draws the police: no doubler.
gang-event-casino-drawn = Payday { $period }: every ? is worth { $value }.
gang-event-district-paid = { gang-place-name } pays { $list }.
gang-event-district-paid-double = { gang-place-name } pays double: { $list }.
gang-event-district-paid-nobody = { gang-place-name } pays nobody.
gang-event-payday-held = Payday brings { $list }.
gang-event-period-begun = Period { $period } begins: { $gangsters ->
    [one] 1 new gangster
   *[other] { $gangsters } new gangsters
} for each crew.
gang-event-match-ended = The third payday is over, and so is the match.
gang-share = { gang-crew-name } { $points }
gang-income = { $name } { $points }

## What is refused

gang-no-over = The match is over.
gang-no-chance-due = { $phase ->
    [setup] The table has yet to be set.
    [coast] The markers at the Gold Coast have yet to be refilled.
    [casino] The casino card has yet to be drawn.
   *[district_card] The district card has yet to be drawn.
}
gang-no-not-your-turn = It is { $name }’s turn; wait for it.
gang-no-other-step-due = { $phase ->
    [bump] First push another car with your bumper, or none.
    [dump] First dump captives in the harbour, or keep them.
    [take] First take a marker from the Gold Coast.
    [surplus] First dump the captive that no longer fits.
   *[turn] Now drive, unload or load.
}
gang-no-not-your-crew = You play { $own }, not { gang-crew-name }.
gang-no-neither-crew = You play { $own }, not { gang-crew-name }.
gang-no-must-drive = Nobody has driven for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}; drive.
gang-no-card-down = Your card { $card } is turned down; drive with one that is up.
gang-no-wrong-steps = Card { $card } is a drive of { $card } (with an engine one more), not of { $steps }.
gang-no-no-engine = Without an engine, card { $card } is a drive of exactly { $card }.
gang-no-not-reached = No drive of { gang-roads } from { gang-from-name } ends at { gang-place-name }.
gang-no-at-coast = At the Gold Coast nobody is unloaded or loaded; drive on.
gang-no-nobody-named = Name the gangster to unload.
gang-no-one-only = Only one gangster is unloaded in an action; name one.
gang-no-no-door = Two gangsters are unloaded only with a door, and only two of your own; name one.
gang-no-no-room-for-two = { gang-place-name } has room for one more only; name one gangster.
gang-no-not-two-on-mat = You have just one gangster on your mat; name one.
gang-no-not-aboard = You have no gangster of { gang-who-name } to unload.
gang-no-tile-full = Every space of { gang-place-name } is taken; nobody can unload there.
gang-no-out-of-reach = { gang-place-name } is out of reach; you load where your car stands.
gang-no-gun-out-of-reach = A tommy gun reaches only the districts that a road joins to yours, not { gang-place-name }.
gang-no-gun-at-coast = A tommy gun cannot be used at the Gold Coast; drive on.
gang-no-gun-on-own = A tommy gun takes enemies only; you load your own where your car stands.
gang-no-empty-space = Nobody stands on space { $level } of { gang-place-name }.
gang-no-trunk-full = Your trunk is full: it holds { $room }.
gang-no-guarded = { gang-who-name } has a bodyguard and its car stands there; its gangsters cannot be loaded.
gang-no-own-car = You cannot push your own car; push another one or none.
gang-no-other-place = { gang-who-name }’s car does not stand with yours; push another one or none.
gang-no-no-road = No open road leads from { gang-from-name } to { gang-place-name }; push along one road.
gang-no-bad-dump = { $fault ->
    [unsorted] List the captives in the order grey, yellow, brown, blue, green.
    [not_in_trunk] You can dump only captives that are in your trunk.
   *[wrong_number] Dump exactly one.
}
gang-no-bad-surplus = One captive no longer fits. { gang-no-bad-dump }
gang-no-not-shown = No { gang-kit-name } is shown at the Gold Coast; take one that is.
gang-no-already-owned = You own a { gang-kit-name } already; take another kind.

## The board

gang-map = The city
gang-period = Period { $period } of { $periods }
gang-doublers = Doublers
gang-doublers-count = { $doublers } of { $all } doublers are placed; with the last one comes payday
gang-police-count = { $police ->
    [0] No police card drawn in this period
    [one] 1 police card drawn in this period
   *[other] { $police } police cards drawn in this period
}
gang-casino = ? is worth
gang-casino-left = The casino cards that are left, one of which a ? will be worth: { $list }
gang-if-scored = If scored now
gang-if-scored-sum = { $sure }{ $casino ->
    [0] {""}
    [1] {" "}+ ?
   *[other] {" "}+ { $casino } × ?
}
gang-doubled = ×2
gang-closed = Closed
gang-closed-about = { gang-place-sign } is closed with three players.
gang-lake = Lake Michigan
gang-harbour = Harbour
gang-stock = { $stock } in stock
gang-place-about = { gang-place-sign }: { $doubled ->
    [yes] prizes doubled,{" "}
   *[no] {""}
}prizes { $prizes }; { $list }
gang-place-nobody = nobody
gang-place-crew = { gang-crew-name } { $count }
gang-coast-about = Gold Coast, markers shown: { $list }
gang-drive-here = Drive to { gang-place-name }
gang-open-place = Look at { gang-place-name }
gang-push-here = Push { gang-who-name }’s car to { gang-place-name }
gang-back-to-map = Back to the city
gang-load-who = Load { gang-who-name }, level { $level }, { gang-place-name }
gang-man = { gang-crew-name }, level { $level }
gang-unload-here = Unload in { gang-place-name }: the space after the last one taken
gang-car = { gang-crew-name }’s car
gang-car-pick = Act with { gang-crew-name }
gang-car-push-pick = Push { gang-crew-name }’s car
gang-way-card = { $engine ->
    [yes] { $card }+1
   *[no] { $card }
}
gang-share-row = { $rank }. { gang-crew-name }: { $gangsters ->
    [one] 1 gangster
   *[other] { $gangsters } gangsters
}, best on level { $best }
gang-nobody-here = Nobody stands here yet.

## The choices

gang-group-drive = Drive
gang-group-unload = Unload
gang-group-load = Load
gang-card = Card { $card }
gang-card-down = Card { $card }, turned down
gang-card-hint = Pick a card or a lit place.
gang-ways = To { gang-place-name } with
gang-way = { gang-card }
gang-way-engine = Card { $card } and the engine
gang-unload-own = One { gang-who-name }
gang-unload-two = Two { gang-who-name }
gang-unload-captive = Captive { gang-who-name }
gang-unload-hint = They take the space after the last one taken.
gang-unload-none = Nobody to unload here.
gang-unload-coast = Not at the Gold Coast.
gang-load-none = Nobody to load here.
gang-load-in = In { gang-place-name }
gang-crew-pick = Act with
gang-bump-none = Push nobody
gang-dump-none = Keep all
gang-dump-some = Dump { $list }
gang-not-asked = Drives, loads and unloads appear here when it is your turn.

## Before a seat

gang-influence = { $points } influence
gang-mat = { $count ->
    [one] 1 gangster on the mat
   *[other] { $count } gangsters on the mat
}
gang-trunk-empty = Empty trunk
gang-trunk-holds = In the trunk: { $list }
gang-slot-empty = Empty equipment slot
gang-cards-up = Cards turned up: { $list }

## Payday

gang-payday = Payday { $period }
gang-payday-casino = Every ? is worth { $value } this time.
gang-payday-close = Back to the city
gang-payday-nobody = nobody
gang-payday-total = In all
gang-result-payday = Payday { $period }
gang-result-total = Influence
gang-result-seat = Seat
gang-result-table = Influence by payday
gang-drive-with = { $engine ->
    [yes] Drive, card { $card } + engine
   *[no] Drive, card { $card }
}

## Why one action and not another

gang-why-payday = { $party }: { $gangsters ->
    [0] no gangster
    [one] 1 gangster
   *[other] { $gangsters } gangsters
  }, { $pay } instead of { $before } on payday in { gang-place-name }
gang-why-presence = { $party }: { $gangsters ->
    [0] no gangster
    [one] 1 gangster
   *[other] { $gangsters } gangsters
  } in { gang-place-name }{ $beside ->
    [no] {""}
   *[yes] {" "}({ $other }: { $count })
  }
gang-why-next = { $party }, next: { $action } – { $pay } instead of { $before } on payday in { gang-place-name }
gang-why-threat = { $party }, next: { $action } – { $own }: { $pay } instead of { $before } on payday in { gang-place-name }
gang-why-strike = next: { $action } – { $party }: { $pay } instead of { $before } on payday in { gang-place-name }
gang-why-mat = { $party }: { $gangsters ->
    [0] no gangster
    [one] 1 gangster
   *[other] { $gangsters } gangsters
  } on the mat
gang-why-captive = a captive of { $party }; in the trunk: { $held } of { $room }
gang-why-harbour = { $party }: { $gangsters ->
    [0] no gangster
    [one] 1 gangster
   *[other] { $gangsters } gangsters
  } in the harbour, out of the game
gang-why-guarded = { $party }: { $gangsters ->
    [0] no gangster
    [one] 1 gangster
   *[other] { $gangsters } gangsters
  } in { gang-place-name }, guarded
gang-why-coast = a marker to take: { $list }
gang-why-cards-up = { $party }: all cards turned up, and a district card (doublers: { $doublers }){ $last ->
    [yes] ; the next doubler ends the period
   *[no] {""}
  }
gang-why-car-pushed = the car of { $party } from { gang-from-name } to { gang-place-name }
gang-party = { $name } ({ gang-crew-name })
