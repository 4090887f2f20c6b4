# New York a parole.
twin-ny-slot = { $currency }: { $building }{ $seated ->
    [yes] {"; "}hai { $mine }
   *[no] {""}
  }
twin-ny-cards = { $cards }
twin-ny-no-money = Nessun denaro in esposizione
twin-ny-purse = { $sum }: { $cards }
twin-ny-type = { $type } · { $cells }
twin-ny-scored = Conteggi fatti: { $scorings }
twin-ny-group-take = Prendi denaro
twin-ny-group-buy = Compra { $building }
