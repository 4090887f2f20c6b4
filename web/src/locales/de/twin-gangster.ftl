# Gangster in Worten.
twin-gang-sum = { $name }, bei Zahltag jetzt: { $sum }
twin-gang-district = { $place }{ $doubled ->
    [yes] , verdoppelt
   *[no] {""}
  }: Prämien { $prizes }; { $men }; { $free } frei.{ $some ->
    [yes] {" "}Brächte { $pays }.
   *[no] {""}
  }{ $parked ->
    [0] {""}
    [one] {" "}Wagen: { $cars }.
   *[other] {" "}Wagen: { $cars }.
  }
twin-gang-men = { $crew } auf { $count ->
    [one] Stufe { $levels }
   *[other] den Stufen { $levels }
  }
twin-gang-pay = { $crew } { $worth }
twin-gang-markers = { $count ->
    [0] Keine Marker in der Auslage
   *[other] Marker in der Auslage: { $list }
  }
twin-gang-harbour = { $count ->
    [0] Niemand liegt im Hafen.
   *[other] Im Hafen: { $list }
  }
twin-gang-parked = Wagen hier: { $cars }
twin-gang-seat = { $name } ({ $crews })
twin-gang-car = Wagen: { $place }
twin-gang-no-cards = Keine Karte offen
twin-gang-equipment = Ausrüstung: { $list }
twin-gang-no-equipment = Keine Ausrüstung
twin-gang-roads = Straßen
twin-gang-road = { $place }: { $list }
twin-gang-group-drive = { $crew }: fahren
twin-gang-group-unload = { $crew }: absetzen
twin-gang-group-load = { $crew }: aufnehmen
twin-gang-group-bump = Wagen von { $crew } schieben
twin-gang-group-dump = Versenken
twin-gang-group-take = Marker nehmen
