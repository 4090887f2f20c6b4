# La mesa en palabras, los atajos y lo que se lee en voz alta.

twin-text-table = Mesa de texto
twin-text-table-about = La mesa en palabras, con opciones numeradas.
twin-seat = { $name }

## Ways past what one knows
twin-skip = Saltar
twin-skip-text = Mesa de texto
twin-skip-drawn = Mesa dibujada
twin-skip-choices = A tus opciones
twin-skip-main = A la parte principal

## Choices
twin-choices = Tus opciones: { $count }
twin-filter = Número o palabras
twin-enter = Intro: { $action }
twin-found = { $count ->
    [0] Ninguna opción así.
    [one] 1 opción
   *[other] { $count } opciones
  }

## Read aloud
twin-voice-polite = Lo que pasa
twin-voice-urgent = Para ti
twin-your-turn = Te toca. { $asked }
twin-clock-short = Te queda poco tiempo: { $left }
twin-said = { $name } dice: { $text }
twin-more-told = { $count ->
    [one] Hay 1 suceso más en la crónica.
   *[other] Hay { $count } sucesos más en la crónica.
  }
twin-nothing-told = Todavía no ha pasado nada.
twin-told = Leer en voz alta
twin-told-all = Todo lo que pasa
twin-told-mine = Mis turnos y los rechazos

## Shortcuts
twin-keys = Atajos de teclado
twin-keys-plain = Teclas sueltas
twin-keys-plain-about = Una tecla sola, como S; nunca mientras escribes.
twin-keys-alt = Alt + Mayús
twin-keys-alt-about = Para lectores de pantalla que usan teclas sueltas.
twin-keys-off = Desactivados
twin-keys-off-about = Tab, Intro y Escape siguen funcionando.
twin-keys-title = Atajos de teclado
twin-keys-about = Escape sale de un campo o cierra una ventana. En los ajustes puedes desactivar estas teclas.
twin-keys-are-off = Los atajos de teclado están desactivados.
twin-keys-turn-on = Activarlos
twin-keys-everywhere = En todas partes
twin-keys-door = En la puerta
twin-keys-table = En la mesa
twin-keys-words = En la mesa de texto
twin-keys-choices = Tus opciones
twin-key-list = Esta lista
twin-key-door = A la puerta
twin-key-settings = Ajustes
twin-key-play = Jugar a { $game } contra bots
twin-key-continue = Seguir en tu mesa
twin-key-status = Lo que se te pide
twin-key-choices = Tus opciones
twin-key-next = Lo que te espera
twin-key-result = El resultado
twin-key-hint = Pista
twin-key-undo = Deshacer
twin-key-seats = Asientos
twin-key-log = Crónica
twin-key-chat = Chat
twin-key-repeat = Repetir lo que ha pasado
twin-key-menu = Menú
twin-key-text = Mesa de texto
twin-key-drawn = Mesa dibujada
twin-key-go = { $where }
twin-key-number = Escribe el número de una opción y pulsa Intro
twin-key-filter = Buscar una opción con palabras
twin-key-least = A «{ $action }»
