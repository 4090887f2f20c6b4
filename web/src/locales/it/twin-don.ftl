# Don a parole.
twin-don-lot = In vendita: { $districts }
twin-don-no-lot = Non c’è nulla in vendita.
twin-don-sells = { $me ->
    [yes] Vendi { $districts }.
   *[no] { $name } vende { $districts }.
  }
twin-don-stands = { $me ->
    [yes] La tua offerta di { $amount } è la più alta.
   *[no] L’offerta di { $name } è la più alta: { $amount }.
  }
twin-don-call = { $name }: { $call }
twin-don-removed = Fuori dal gioco: { $districts }
twin-don-chips-hidden = Fiche nascoste
twin-don-barred = Niente offerte che finiscono per { $digits }
twin-don-number = { $digit } · { $places }
twin-don-bid = { $bid }
twin-don-group-bid = Offri
twin-don-group-offer = Vendi
twin-don-group-discard = Scarta
twin-don-group-give = Dai { $district }
