## Rivedere una partita
replay-title = Rivedi
replay-look-back = Da rivedere
replay-match = Rivedi la partita
replay-taken-over = { $steps ->
    [one] La prima mossa viene
   *[other] Le prime { $steps } mosse vengono
  } da un’altra partita e non provano nulla.
replay-seat = Posto { $seat }
replay-controls = Lungo la partita
replay-slider = Mossa della partita
replay-at = { $step } di { $last }
replay-first = Prima posizione
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Ultima posizione
replay-play = Riproduci
replay-pause = Pausa
replay-from = Visto da
replay-open = Tutto scoperto
replay-start = Prima della prima mossa
replay-nothing = Niente da raccontare di questa mossa
replay-copy = Copia il link
replay-other = Un’altra registrazione
replay-marks = Le decisioni più costose
replay-mark = { $step } · { $name } · −{ $cost }
replay-key-mark = Alla prossima decisione costosa
replay-what-came = Che cosa è successo
replay-running = Questa partita è ancora in corso. La vedi come al tavolo, fino a ora.
replay-to-table = Vai al tavolo
replay-watching = Da spettatore
replay-upload-title = Rivedi una registrazione
replay-upload-about = Una partita in un file: tua, di un amico o fatta da un programma.
replay-upload-pick = Scegli un file
replay-upload-drop = Oppure trascinalo qui. Resta in questo browser.
replay-bad-record = La riga { $line } di questa registrazione è sbagliata: { $reason }
replay-too-long = Questa registrazione è troppo lunga.

## Giocare da una posizione
replay-play-on = Gioca da qui
replay-play-on-about = Una nuova partita comincia dopo la mossa { $step }; da lì in poi tutto si estrae di nuovo.
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
puzzle-chance = vince al { $chance }
puzzle-why = Perché
puzzle-next = Prossimo enigma
puzzle-again = Riprova
puzzle-of-match = Enigmi da questa partita
puzzle-looking = Cerco posizioni in cui una scelta era chiaramente la migliore …
puzzle-none = In questa partita nessuna scelta era chiaramente la migliore.
