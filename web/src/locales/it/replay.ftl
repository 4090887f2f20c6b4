## Rivedere una partita
replay-title = Rivedi
replay-look-back = Rivedere
replay-match = Rivedi la partita
replay-taken-over = { $steps ->
    [one] Il primo passo viene
   *[other] I primi { $steps } passi vengono
  } da un’altra partita e non provano nulla.
replay-seat = Posto { $seat }
replay-controls = Lungo la partita
replay-slider = Passo della partita
replay-at = { $step } di { $last }
replay-first = Prima posizione
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Ultima posizione
replay-play = Riproduci
replay-pause = Pausa
replay-from = Visto da
replay-open = Tutto scoperto
replay-eyes = Vista di { $name }
replay-start = Prima del primo passo
replay-nothing = Niente da raccontare di questo passo
replay-copy = Copia il link
replay-other = Un’altra registrazione
replay-marks = Le decisioni più costose
replay-mark = { $step } · { $name } · −{ $cost }
replay-what-came = Che cosa è successo
replay-not-over = Finché la partita è in corso la vedi solo dal tuo posto.
replay-upload-title = Rivedi una registrazione
replay-upload-about = Una partita in un file: tua, di un amico o fatta da un programma.
replay-upload-pick = Scegli un file
replay-upload-drop = Oppure trascinalo qui. Resta in questo browser.
replay-bad-record = La riga { $line } di questa registrazione è sbagliata: { $reason }
replay-too-long = Questa registrazione è troppo lunga.

## Giocare da una posizione
replay-play-on = Gioca da qui
replay-play-on-about = Una nuova partita comincia dopo il passo { $step }; da lì in poi tutto si pesca di nuovo.
replay-play-on-seat = Il tuo posto
replay-play-on-go = Gioca

## Enigmi
puzzle-heading = Enigmi
puzzle-about = Posizioni in cui una scelta è chiaramente la migliore. Trovala.
puzzle-title = Enigmi: { $game }
puzzle-question = Tu che faresti? { $game }
puzzle-count = { $number } di { $count }
puzzle-solved = risolto
puzzle-you = Tu
puzzle-not-legal = Qui non è permesso.
puzzle-right = È la scelta migliore.
puzzle-wrong = C’è di meglio.
puzzle-best = La migliore:
puzzle-yours = La tua:
puzzle-yours-best = La tua e la migliore:
puzzle-second = La seconda:
puzzle-chance = vince { $chance }
puzzle-why = Perché
puzzle-next = Prossimo enigma
puzzle-again = Riprova
puzzle-of-match = Enigmi da questa partita
puzzle-looking = Cerco posizioni in cui una scelta era chiaramente la migliore …
puzzle-none = In questa partita nessuna scelta era chiaramente la migliore.
