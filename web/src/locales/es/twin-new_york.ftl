# Nueva York en palabras.
twin-ny-slot = { $currency }: { $building }{ $seated ->
    [yes] {"; "}tienes { $mine }
   *[no] {""}
  }
twin-ny-cards = { $cards }
twin-ny-no-money = No hay dinero a la vista
twin-ny-purse = { $sum }: { $cards }
twin-ny-type = { $type } · { $cells }
twin-ny-scored = Puntuaciones hechas: { $scorings }
twin-ny-group-take = Tomar dinero
twin-ny-group-buy = Comprar { $building }
