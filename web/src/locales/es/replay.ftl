## Ver una partida
replay-title = Repetición
replay-look-back = Volver a ver
replay-match = Ver la partida
replay-taken-over = { $steps ->
    [one] El primer paso viene
   *[other] Los primeros { $steps } pasos vienen
  } de otra partida y no prueban nada.
replay-seat = Asiento { $seat }
replay-controls = Por la partida
replay-slider = Paso de la partida
replay-at = { $step } de { $last }
replay-first = Primera posición
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Última posición
replay-play = Reproducir
replay-pause = Pausa
replay-from = Visto desde
replay-open = Todo descubierto
replay-start = Antes del primer paso
replay-nothing = Nada que contar de este paso
replay-copy = Copiar enlace
replay-other = Otro registro
replay-marks = Las decisiones más caras
replay-mark = { $step } · { $name } · −{ $cost }
replay-key-mark = A la siguiente decisión cara
replay-what-came = Lo que pasó
replay-running = Esta partida aún no ha terminado. La ves como en la mesa, hasta ahora.
replay-to-table = Ir a la mesa
replay-watching = Como espectador
replay-upload-title = Ver un registro
replay-upload-about = Una partida en un archivo: tuya, de un amigo o hecha por un programa.
replay-upload-pick = Elegir archivo
replay-upload-drop = O suéltalo aquí. Se queda en este navegador.
replay-bad-record = La línea { $line } de este registro está mal: { $reason }
replay-too-long = Este registro es demasiado largo.

## Seguir desde una posición
replay-play-on = Seguir desde aquí
replay-play-on-about = Una partida nueva empieza tras el paso { $step }; desde ahí todo se sortea de nuevo.
replay-play-on-seat = Tu asiento
replay-play-on-go = Seguir jugando

## Problemas
puzzle-heading = Problemas
puzzle-about = Posiciones en las que una elección es claramente la mejor. Encuéntrala.
puzzle-title = Problemas: { $game }
puzzle-question = ¿Qué harías tú? { $game }
puzzle-count = { $number } de { $count }
puzzle-solved = resuelto
puzzle-you = Tú
puzzle-not-legal = Eso no está permitido aquí.
puzzle-right = Es la mejor elección.
puzzle-wrong = Hay algo mejor.
puzzle-best = La mejor:
puzzle-yours = La tuya:
puzzle-yours-best = La tuya y la mejor:
puzzle-second = La segunda:
puzzle-chance = gana el { $chance }
puzzle-why = Por qué
puzzle-next = Siguiente problema
puzzle-again = Otra vez
puzzle-of-match = Problemas de esta partida
puzzle-looking = Buscando posiciones en las que una elección era claramente la mejor …
puzzle-none = En esta partida ninguna elección era claramente la mejor.
