# New York in words.
twin-ny-slot = { $currency }: { $building }{ $seated ->
    [yes] {"; "}you have { $mine }
   *[no] {""}
  }
twin-ny-cards = { $cards }
twin-ny-no-money = No money on display
twin-ny-purse = { $sum }: { $cards }
twin-ny-type = { $type } · { $cells }
twin-ny-scored = Scorings held: { $scorings }
twin-ny-group-take = Take money
twin-ny-group-buy = Buy { $building }
