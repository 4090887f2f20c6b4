# Gangster in Worten.
twin-gang-sum = { $name }, wenn jetzt gewertet würde: { $sum }
twin-gang-district = { $place }{ $doubled ->
    [yes] , verdoppelt
   *[no] {""}
  }: Preise { $prizes }. { $men }; { $free } frei.{ $some ->
    [yes] {" "}Brächte { $pays }.
   *[no] {""}
  }{ $parked ->
    [0] {""}
    [one] {" "}Auto: { $cars }.
   *[other] {" "}Autos: { $cars }.
  }
twin-gang-men = { $crew } auf { $count ->
    [one] Stufe { $levels }
   *[other] den Stufen { $levels }
  }
twin-gang-pay = { $crew } { $worth }
twin-gang-markers = { $count ->
    [0] Keine Marker offen
   *[other] Offene Marker: { $list }
  }
twin-gang-harbour = { $count ->
    [0] Niemand liegt im Hafen.
   *[other] Im Hafen: { $list }
  }
twin-gang-parked = Autos hier: { $cars }
twin-gang-seat = { $name } ({ $crews })
twin-gang-car = Auto: { $place }
twin-gang-no-cards = Keine Karte offen
twin-gang-equipment = Ausrüstung: { $list }
twin-gang-no-equipment = Keine Ausrüstung
twin-gang-roads = Straßen
twin-gang-road = { $place }: { $list }
twin-gang-group-drive = { $crew }: fahren
twin-gang-group-unload = { $crew }: ausladen
twin-gang-group-load = { $crew }: einladen
twin-gang-group-bump = Auto von { $crew } schieben
twin-gang-group-dump = Versenken
twin-gang-group-take = Marker nehmen
