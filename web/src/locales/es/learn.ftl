## The rules
rules-title = { $game }: las reglas
rules-card = De un vistazo
rules-all = Todas las reglas
rules-new-tab = En una página aparte
rules-print = Imprimir la ficha
rules-search = Buscar en las reglas
rules-search-about = Palabra o número, como 3.5
rules-only-ours = Solo lo que decidimos
rules-marks-about = No está en las reglas impresas: «decisión» es lo que dejan abierto y decidimos nosotros, «nuestro» lo que hicimos porque lo impreso no se podía conseguir.
rules-mark-ruling = decisión
rules-mark-ours = nuestro
rules-found = { $count ->
    [0] No se encuentra nada.
    [one] 1 regla.
   *[other] { $count } reglas.
  }
rules-none = Ninguna regla dice eso. Con menos palabras se encuentra más.
rules-contents = Índice
rules-programs = Para quien escribe programas: opciones, pasos y estados en JSON
rules-programs-english = (en inglés)
rules-credits = { $game } es un juego de { $designer } ({ $year }). Gracias. Las palabras y los dibujos de aquí son nuestros.
rules-not-affiliated = Speakeasy no está afiliado al autor ni a ninguna editorial.

## Parts of the card
card-turn = Qué pasa
card-money = Quién cobra
card-limits = Límites
card-scores = Qué puntúa
card-end = El final
card-coast = En la Gold Coast

## The guided first match
learn-coach = La lección
learn-progress = { $done } de { $total } hechos
learn-you = Tú
learn-watch = Mira lo que hacen los demás. Con un toque va más rápido.
learn-go-on = Seguir
learn-back = Un paso atrás
learn-skip = Saltar la lección
learn-other = En una partida real vale. Por ahora prueba: { $action }.
learn-no-orders = Las órdenes permanentes esperan a una partida real.
learn-done = No necesitas más
learn-done-about = El resto está en las reglas, a un toque en cada mesa.
learn-play = Jugar ahora de verdad
learn-again = Otra vez desde el principio
