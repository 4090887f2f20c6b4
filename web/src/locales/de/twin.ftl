# Der Tisch in Worten, Tastenkürzel und was vorgelesen wird.

twin-text-table = Texttisch
twin-text-table-about = Der Tisch in Worten, mit nummerierten Möglichkeiten.
twin-seat = { $name }

## Ways past what one knows
twin-skip = Springen
twin-skip-text = Texttisch
twin-skip-drawn = Gezeichneter Tisch
twin-skip-choices = Zu deinen Möglichkeiten
twin-skip-main = Zum Hauptteil

## Choices
twin-choices = Deine Möglichkeiten: { $count }
twin-filter = Nummer oder Worte
twin-enter = Enter: { $action }
twin-found = { $count ->
    [0] Keine passt.
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
  }

## Read aloud
twin-voice-polite = Was geschieht
twin-voice-urgent = Für dich
twin-your-turn = Du bist dran. { $asked }
twin-clock-short = Deine Uhr wird knapp: { $left }
twin-said = { $name } sagt: { $text }
twin-more-told = { $count ->
    [one] 1 weiteres Ereignis steht im Verlauf.
   *[other] { $count } weitere Ereignisse stehen im Verlauf.
  }
twin-nothing-told = Noch ist nichts geschehen.
twin-told = Vorlesen
twin-told-all = Alles, was geschieht
twin-told-mine = Meine Züge und Ablehnungen

## Shortcuts
twin-keys = Tastenkürzel
twin-keys-plain = Einzelne Tasten
twin-keys-plain-about = Eine Taste allein, etwa S; nie, während du schreibst.
twin-keys-alt = Alt + Umschalt
twin-keys-alt-about = Für Screenreader, die einzelne Tasten selbst brauchen.
twin-keys-off = Aus
twin-keys-off-about = Tab, Enter und Escape gehen weiterhin.
twin-keys-title = Tastenkürzel
twin-keys-about = Escape verlässt ein Feld oder schließt ein Fenster. In den Einstellungen lassen sich die Kürzel abschalten.
twin-keys-are-off = Die Tastenkürzel sind aus.
twin-keys-turn-on = Einschalten
twin-keys-everywhere = Überall
twin-keys-door = An der Tür
twin-keys-table = Am Tisch
twin-keys-words = Am Texttisch
twin-keys-choices = Deine Möglichkeiten
twin-key-list = Diese Liste
twin-key-door = Zur Tür
twin-key-settings = Einstellungen
twin-key-play = { $game } gegen Bots spielen
twin-key-continue = An deinem Tisch weiterspielen
twin-key-status = Was gefragt ist
twin-key-choices = Deine Möglichkeiten
twin-key-next = Was auf dich wartet
twin-key-result = Das Ergebnis
twin-key-hint = Tipp
twin-key-undo = Zurücknehmen
twin-key-seats = Plätze
twin-key-log = Verlauf
twin-key-chat = Chat
twin-key-repeat = Noch einmal sagen, was geschah
twin-key-menu = Menü
twin-key-text = Texttisch
twin-key-drawn = Gezeichneter Tisch
twin-key-go = { $where }
twin-key-number = Nummer einer Möglichkeit tippen, dann Enter
twin-key-filter = Eine Möglichkeit mit Worten suchen
twin-key-least = Zu „{ $action }“
