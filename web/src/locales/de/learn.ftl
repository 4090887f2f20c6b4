## The rules
rules-title = { $game }: die Regeln
rules-card = Auf einen Blick
rules-all = Alle Regeln
rules-new-tab = Auf eigener Seite
rules-print = Karte drucken
rules-search = In den Regeln suchen
rules-search-about = Wort oder Nummer wie 3.5
rules-only-ours = Nur was wir entschieden
rules-marks-about = Steht so nicht in der gedruckten Regel: „Entscheid“ ist, was sie offen lässt und wir entschieden haben; „von uns“, was wir entworfen haben, weil das Gedruckte nicht zu haben war.
rules-mark-ruling = Entscheid
rules-mark-ours = von uns
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Regel.
   *[other] { $count } Regeln.
  }
rules-none = Das sagt keine Regel. Weniger Wörter finden mehr.
rules-contents = Inhalt
rules-programs = Für alle, die Programme schreiben: Optionen, Schritte und Zustände als JSON
rules-programs-english = (auf Englisch)
rules-credits = { $game } ist ein Spiel von { $designer } ({ $year }). Danke. Worte und Bilder hier sind unsere eigenen.
rules-not-affiliated = Speakeasy ist weder mit dem Autor noch mit einem Verlag verbunden.

## Parts of the card
card-turn = Was geschieht
card-money = Wer Geld bekommt
card-limits = Grenzen
card-scores = Was zählt
card-end = Das Ende
card-coast = An der Gold Coast

## The guided first match
learn-coach = Die Einführung
learn-progress = { $done } von { $total } geschafft
learn-you = Du
learn-watch = Schau, was die anderen tun. Antippen geht schneller.
learn-go-on = Weiter
learn-back = Einen Schritt zurück
learn-skip = Einführung überspringen
learn-other = Im echten Spiel gut möglich. Versuch jetzt: { $action }.
learn-no-orders = Aufträge gibt es erst im echten Spiel.
learn-done = Mehr brauchst du nicht
learn-done-about = Der Rest steht in den Regeln, an jedem Tisch nur einen Klick entfernt.
learn-play = Jetzt richtig spielen
learn-again = Noch einmal von vorn
