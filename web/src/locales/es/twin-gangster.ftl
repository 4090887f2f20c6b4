# Gangster en palabras.
twin-gang-sum = { $name }, si se pagara ya: { $sum }
twin-gang-district = { $place }{ $doubled ->
    [yes] , al doble
   *[no] {""}
  }: premios { $prizes }; { $men }; { $free } libres.{ $some ->
    [yes] {" "}Pagaría { $pays }.
   *[no] {""}
  }{ $parked ->
    [0] {""}
    [one] {" "}Coche: { $cars }.
   *[other] {" "}Coches: { $cars }.
  }
twin-gang-men = { $crew } en { $count ->
    [one] el nivel { $levels }
   *[other] los niveles { $levels }
  }
twin-gang-pay = { $crew } { $worth }
twin-gang-markers = { $count ->
    [0] Ningún marcador a la vista
   *[other] Marcadores a la vista: { $list }
  }
twin-gang-harbour = { $count ->
    [0] No hay nadie en el puerto.
   *[other] En el puerto: { $list }
  }
twin-gang-parked = Coches aquí: { $cars }
twin-gang-seat = { $name } ({ $crews })
twin-gang-car = Coche: { $place }
twin-gang-no-cards = Ninguna carta boca arriba
twin-gang-equipment = Equipo: { $list }
twin-gang-no-equipment = Sin equipo
twin-gang-roads = Calles
twin-gang-road = { $place }: { $list }
twin-gang-group-drive = { $crew }: conducir
twin-gang-group-unload = { $crew }: bajar
twin-gang-group-load = { $crew }: subir
twin-gang-group-bump = Empujar el coche de { $crew }
twin-gang-group-dump = Echar al puerto
twin-gang-group-take = Tomar un marcador
