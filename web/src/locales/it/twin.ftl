# Il tavolo a parole, le scorciatoie e ciò che viene letto.

twin-text-table = Tavolo testuale
twin-text-table-about = Il tavolo a parole, con le scelte numerate.
twin-seat = { $name }

## Ways past what one knows
twin-skip = Salta
twin-skip-text = Tavolo testuale
twin-skip-drawn = Tavolo disegnato
twin-skip-choices = Alle tue scelte
twin-skip-main = Alla parte principale

## Choices
twin-choices = Le tue scelte: { $count }
twin-filter = Numero o parole
twin-enter = Invio: { $action }
twin-found = { $count ->
    [0] Nessuna scelta così.
    [one] 1 scelta
   *[other] { $count } scelte
  }

## Read aloud
twin-voice-polite = Che cosa succede
twin-voice-urgent = Per te
twin-your-turn = Tocca a te. { $asked }
twin-clock-short = Ti resta poco tempo: { $left }
twin-said = { $name } dice: { $text }
twin-more-told = { $count ->
    [one] 1 altro evento è nella cronaca.
   *[other] Altri { $count } eventi sono nella cronaca.
  }
twin-nothing-told = Non è ancora successo nulla.
twin-told = Leggi ad alta voce
twin-told-all = Tutto ciò che succede
twin-told-mine = I miei turni e i rifiuti

## Shortcuts
twin-keys = Scorciatoie da tastiera
twin-keys-plain = Tasti singoli
twin-keys-plain-about = Un tasto da solo, come S; mai mentre scrivi.
twin-keys-alt = Alt + Maiusc
twin-keys-alt-about = Per i lettori di schermo che usano i tasti singoli.
twin-keys-off = Disattivate
twin-keys-off-about = Tab, Invio ed Esc continuano a funzionare.
twin-keys-title = Scorciatoie da tastiera
twin-keys-about = Esc lascia un campo o chiude una finestra. Nelle impostazioni puoi disattivare questi tasti.
twin-keys-are-off = Le scorciatoie da tastiera sono disattivate.
twin-keys-turn-on = Attivale
twin-keys-everywhere = Ovunque
twin-keys-door = Alla porta
twin-keys-table = Al tavolo
twin-keys-words = Al tavolo testuale
twin-keys-choices = Le tue scelte
twin-key-list = Questo elenco
twin-key-door = Alla porta
twin-key-settings = Impostazioni
twin-key-play = Gioca a { $game } contro i bot
twin-key-continue = Continua al tuo tavolo
twin-key-status = Che cosa ti è chiesto
twin-key-choices = Le tue scelte
twin-key-next = Che cosa ti aspetta
twin-key-result = Il risultato
twin-key-hint = Suggerimento
twin-key-undo = Ritira
twin-key-seats = Posti
twin-key-log = Cronaca
twin-key-chat = Chat
twin-key-repeat = Ripeti che cosa è successo
twin-key-menu = Menu
twin-key-text = Tavolo testuale
twin-key-drawn = Tavolo disegnato
twin-key-go = { $where }
twin-key-number = Scrivi il numero di una scelta, poi Invio
twin-key-filter = Cerca una scelta con le parole
twin-key-least = A «{ $action }»
