# New York in Worten.
twin-ny-slot = { $currency }: { $building }{ $seated ->
    [yes] {"; "}du hast { $mine }
   *[no] {""}
  }
twin-ny-cards = { $cards }
twin-ny-no-money = Kein Geld in der Auslage
twin-ny-purse = { $sum }: { $cards }
twin-ny-type = { $type } · { $cells }
twin-ny-scored = Gewertet wurde: { $scorings }
twin-ny-group-take = Geld nehmen
twin-ny-group-buy = { $building } kaufen
