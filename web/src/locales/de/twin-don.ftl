# Don in Worten.
twin-don-lot = Zum Verkauf: { $districts }
twin-don-no-lot = Nichts steht zum Verkauf.
twin-don-sells = { $me ->
    [yes] Du verkaufst { $districts }.
   *[no] { $name } verkauft { $districts }.
  }
twin-don-stands = { $me ->
    [yes] Dein Gebot von { $amount } steht.
   *[no] Das Gebot von { $name } steht: { $amount }.
  }
twin-don-call = { $name }: { $call }
twin-don-removed = Aus dem Spiel: { $districts }
twin-don-chips-hidden = Chips verdeckt
twin-don-barred = Keine Gebote mit der Endziffer { $digits }
twin-don-number = { $digit } · { $places }
twin-don-bid = { $bid }
twin-don-group-bid = Bieten
twin-don-group-offer = Anbieten
twin-don-group-discard = Abwerfen
twin-don-group-give = { $district } geben
