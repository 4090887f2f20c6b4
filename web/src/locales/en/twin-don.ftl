# Don in words.
twin-don-lot = On sale: { $districts }
twin-don-no-lot = Nothing is on sale.
twin-don-sells = { $me ->
    [yes] You sell { $districts }.
   *[no] { $name } sells { $districts }.
  }
twin-don-stands = { $me ->
    [yes] Your bid of { $amount } stands.
   *[no] { $name }’s bid of { $amount } stands.
  }
twin-don-call = { $name }: { $call }
twin-don-removed = Out of the game: { $districts }
twin-don-chips-hidden = Chips hidden
twin-don-barred = Barred from bids ending in { $digits }
twin-don-number = { $digit } · { $places }
twin-don-bid = { $bid }
twin-don-group-bid = Bid
twin-don-group-offer = Offer for sale
twin-don-group-discard = Discard
twin-don-group-give = Give { $district }
