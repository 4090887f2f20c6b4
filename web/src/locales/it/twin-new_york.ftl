# New York a parole.
twin-ny-slot = { $currency }: { $building }{ $seated ->
    [yes] {"; "}hai { $mine }
   *[no] {""}
  }
twin-ny-cards = { $cards }
twin-ny-no-money = Nessun denaro esposto
twin-ny-purse = { $sum }: { $cards }
twin-ny-type = { $type } · { $cells }
twin-ny-scored = Valutazioni fatte: { $scorings }
twin-ny-group-take = Prendere denaro
twin-ny-group-buy = Comprare { $building }
