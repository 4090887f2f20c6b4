## The rules
rules-title = { $game }: le regole
rules-card = In breve
rules-all = Tutte le regole
rules-new-tab = In una pagina a parte
rules-print = Stampa la scheda
rules-search = Cerca nelle regole
rules-search-about = Parola o numero, come 3.5
rules-only-ours = Solo le nostre decisioni
rules-marks-about = Non è nelle regole stampate: «decisione» è ciò che lasciano aperto e abbiamo deciso noi, «nostro» ciò che abbiamo fatto noi perché quello stampato non era disponibile.
rules-mark-ruling = decisione
rules-mark-ours = nostro
rules-found = { $count ->
    [0] Non si trova nulla.
    [one] 1 regola.
   *[other] { $count } regole.
  }
rules-none = Nessuna regola lo dice. Con meno parole trovi di più.
rules-contents = Indice
rules-programs = Per chi scrive programmi: opzioni, passi e stati in JSON
rules-programs-english = (in inglese)
rules-credits = { $game } è un gioco di { $designer } ({ $year }). Grazie. Parole e immagini qui sono nostre.
rules-not-affiliated = Speakeasy non è affiliato all’autore né ad alcun editore.

## Parts of the card
card-turn = Che cosa succede
card-money = Chi riceve il denaro
card-limits = Limiti
card-scores = Che cosa dà punti
card-end = La fine
card-coast = Alla Gold Coast

## The guided first match
learn-coach = La lezione
learn-progress = { $done } di { $total } fatti
learn-you = Tu
learn-watch = Guarda che cosa fanno gli altri. Un tocco fa prima.
learn-go-on = Avanti
learn-back = Un passo indietro
learn-skip = Salta la lezione
learn-other = In una partita vera va bene. Per ora prova: { $action }.
learn-no-orders = Gli ordini permanenti aspettano una partita vera.
learn-done = Non ti serve altro
learn-done-about = Il resto è nelle regole, a portata di mano a ogni tavolo.
learn-play = Gioca ora una partita vera
learn-again = Ancora una volta dall’inizio
