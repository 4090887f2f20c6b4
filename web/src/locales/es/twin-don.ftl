# Don en palabras.
twin-don-lot = En venta: { $districts }
twin-don-no-lot = No hay nada en venta.
twin-don-sells = { $me ->
    [yes] Vendes { $districts }.
   *[no] { $name } vende { $districts }.
  }
twin-don-stands = { $me ->
    [yes] Tu puja de { $amount } es la más alta.
   *[no] La puja de { $name } es la más alta: { $amount }.
  }
twin-don-call = { $name }: { $call }
twin-don-removed = Fuera del juego: { $districts }
twin-don-chips-hidden = Fichas ocultas
twin-don-barred = Sin pujas que terminen en { $digits }
twin-don-number = { $digit } · { $places }
twin-don-bid = { $bid }
twin-don-group-bid = Pujar
twin-don-group-offer = Vender
twin-don-group-discard = Descartar
twin-don-group-give = Dar { $district }
