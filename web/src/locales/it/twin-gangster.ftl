# Gangster a parole.
twin-gang-sum = { $name }, se si pagasse ora: { $sum }
twin-gang-district = { $place }{ $doubled ->
    [yes] , raddoppiato
   *[no] {""}
  }: premi { $prizes }; { $men }; { $free } liberi.{ $some ->
    [yes] {" "}Pagherebbe { $pays }.
   *[no] {""}
  }{ $parked ->
    [0] {""}
    [one] {" "}Auto: { $cars }.
   *[other] {" "}Auto: { $cars }.
  }
twin-gang-men = { $crew } { $count ->
    [one] al livello { $levels }
   *[other] ai livelli { $levels }
  }
twin-gang-pay = { $crew } { $worth }
twin-gang-markers = { $count ->
    [0] Nessun segnalino in mostra
   *[other] Segnalini in mostra: { $list }
  }
twin-gang-harbour = { $count ->
    [0] Nel porto non c’è nessuno.
   *[other] Nel porto: { $list }
  }
twin-gang-parked = Auto qui: { $cars }
twin-gang-seat = { $name } ({ $crews })
twin-gang-car = Auto: { $place }
twin-gang-no-cards = Nessuna carta scoperta
twin-gang-equipment = Equipaggiamento: { $list }
twin-gang-no-equipment = Nessun equipaggiamento
twin-gang-roads = Strade
twin-gang-road = { $place }: { $list }
twin-gang-group-drive = { $crew }: guida
twin-gang-group-unload = { $crew }: fai scendere
twin-gang-group-load = { $crew }: carica
twin-gang-group-bump = Spingi l’auto di { $crew }
twin-gang-group-dump = Butta in porto
twin-gang-group-take = Prendi un segnalino
