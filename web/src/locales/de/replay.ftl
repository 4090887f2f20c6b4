## Eine Partie im Rückblick
replay-title = Rückblick
replay-look-back = Rückblick
replay-match = Partie ansehen
replay-taken-over = { $steps ->
    [one] Der erste Schritt stammt
   *[other] Die ersten { $steps } Schritte stammen
  } aus einer anderen Partie und beweisen nichts.
replay-seat = Platz { $seat }
replay-controls = Durch die Partie
replay-slider = Schritt der Partie
replay-at = { $step } von { $last }
replay-first = Erste Stellung
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-last = Letzte Stellung
replay-play = Abspielen
replay-pause = Anhalten
replay-from = Gesehen von
replay-open = Alles offen
replay-start = Vor dem ersten Schritt
replay-nothing = Zu diesem Schritt gibt es nichts zu sagen
replay-copy = Link kopieren
replay-other = Andere Aufzeichnung
replay-marks = Die teuersten Entscheidungen
replay-mark = { $step } · { $name } · −{ $cost }
replay-key-mark = Zur nächsten teuren Entscheidung
replay-what-came = Was geschah
replay-running = Diese Partie läuft noch. Du siehst sie bis jetzt, so wie am Tisch.
replay-to-table = Zum Tisch
replay-watching = Als Zuschauer
replay-upload-title = Aufzeichnung ansehen
replay-upload-about = Eine Partie als Datei: deine, die von Freunden oder die eines Programms.
replay-upload-pick = Datei wählen
replay-upload-drop = Oder hierher ziehen. Sie bleibt in diesem Browser.
replay-bad-record = Zeile { $line } dieser Aufzeichnung stimmt nicht: { $reason }
replay-too-long = Diese Aufzeichnung ist zu lang.

## Von einer Stellung weiterspielen
replay-play-on = Von hier weiterspielen
replay-play-on-about = Eine neue Partie beginnt nach Schritt { $step }; ab da wird alles neu gezogen.
replay-play-on-seat = Dein Platz
replay-play-on-go = Weiterspielen

## Rätsel
puzzle-heading = Rätsel
puzzle-about = Stellungen, in denen eine Wahl klar die beste ist. Finde sie.
puzzle-title = Rätsel: { $game }
puzzle-question = Was würdest du tun? { $game }
puzzle-count = { $number } von { $count }
puzzle-solved = gelöst
puzzle-you = Du
puzzle-not-legal = Das ist hier nicht erlaubt.
puzzle-right = Das ist die beste Wahl.
puzzle-wrong = Es geht besser.
puzzle-best = Am besten:
puzzle-yours = Deine Wahl:
puzzle-yours-best = Deine und die beste:
puzzle-second = Zweitbeste:
puzzle-chance = gewinnt zu { $chance }
puzzle-why = Warum
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-of-match = Rätsel aus dieser Partie
puzzle-looking = Stellungen werden gesucht, in denen eine Wahl klar die beste war …
puzzle-none = In dieser Partie war keine Wahl klar die beste.
