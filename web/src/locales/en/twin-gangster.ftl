# Gangster in words.
twin-gang-sum = { $name }, if scored now: { $sum }
twin-gang-district = { $place }{ $doubled ->
    [yes] , doubled
   *[no] {""}
  }: prizes { $prizes }; { $men }; { $free } free.{ $some ->
    [yes] {" "}Would pay { $pays }.
   *[no] {""}
  }{ $parked ->
    [0] {""}
    [one] {" "}Car: { $cars }.
   *[other] {" "}Cars: { $cars }.
  }
twin-gang-men = { $crew } on { $count ->
    [one] level { $levels }
   *[other] levels { $levels }
  }
twin-gang-pay = { $crew } { $worth }
twin-gang-markers = { $count ->
    [0] No markers shown
   *[other] Markers shown: { $list }
  }
twin-gang-harbour = { $count ->
    [0] Nobody lies in the harbour.
   *[other] In the harbour: { $list }
  }
twin-gang-parked = Cars here: { $cars }
twin-gang-seat = { $name } ({ $crews })
twin-gang-car = Car: { $place }
twin-gang-no-cards = No card turned up
twin-gang-equipment = Equipment: { $list }
twin-gang-no-equipment = No equipment
twin-gang-roads = Roads
twin-gang-road = { $place }: { $list }
twin-gang-group-drive = Drive { $crew }
twin-gang-group-unload = Unload from { $crew }
twin-gang-group-load = Load into { $crew }
twin-gang-group-bump = Push { $crew }’s car
twin-gang-group-dump = Dump
twin-gang-group-take = Take a marker
