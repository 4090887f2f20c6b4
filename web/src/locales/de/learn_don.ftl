## At a glance
don-card-rounds = 15 Runden. Jede deckt 1, 2, 3, 1, 2, 3 … Viertel auf: ein Los, nur im Ganzen.
don-card-side = Davor darf jeder ein Viertel anbieten; der Preis geht an den Verkäufer.
don-card-bid = Reihum: höher bieten oder endgültig passen.
don-card-win = Wer am meisten bietet, zahlt, nimmt das Los und beginnt die nächste Runde.
don-card-free = Bietet niemand, nimmt der Startspieler das Los umsonst.
don-card-digit = Es zählt die letzte Ziffer des Preises: 14 ist eine 4, 10 eine 0.
don-card-most = Wer von den anderen am meisten dieser Zahl besitzt, bekommt den Preis.
don-card-all = Besitzt sie keiner von ihnen, teilen alle anderen.
don-card-pot = Gleiche Teile; der Rest wartet im Topf auf den nächsten Preis.
don-card-chips = Nie mehr bieten, als du hast. Anfangs sind es 12.
don-card-barred = Nie eine Zahl bieten, die auf eine deiner Zahlen endet.
don-card-zero = 0 darf nur bieten, wer eröffnet, als erstes Gebot.
don-card-colours = 1, 2, 3, 4, 5 Viertel einer Farbe: 1, 3, 6, 10, 15 Punkte.
don-card-richest = Die meisten Chips: 2 Punkte dazu.
don-card-ties = Bei Gleichstand gewinnt die höhere Summe der Zahlen.

## The lesson
don-lesson-welcome = Chicagos Viertel werden verkauft, ein Los pro Runde. Hier das erste: New Town 3. Du hast 12 Chips.
don-lesson-bid = Mabel bot 1, Dutch 2. Biete mehr oder passe. Biete 4. (Mit dem Finger zweimal tippen.)
don-lesson-all-paid = Deins. Deine 4 Chips gehen an die anderen. Die letzte Ziffer sagt, an wen: Niemand hatte eine 4, also teilen alle, je 2.
don-lesson-keep = Eine neue Runde. Davor darfst du ein Viertel verkaufen. Behalte es: verzichte.
don-lesson-barred = Diesmal zwei Viertel, und du eröffnest. Du besitzt eine 3, also darf kein Gebot von dir auf 3 enden. Probier es: Drück die 3.
don-lesson-open = Gesperrt. Was du besitzt, kannst du nicht bieten. Biete 2.
don-lesson-let-her = Mabel bietet 3. Nur du besitzt eine 3, ihr Geld wäre deins. Passe.
don-lesson-be-paid = 3 Chips für dich. Eine Zahl, die du besitzt, sperrt deine Gebote und zieht das Geld der anderen an.
don-lesson-side = Mabel verkauft Old Town 1; der Preis gehört ihr allein. Dutch bot 1. Biete 2.
don-lesson-keep-both = Gekauft. Nun ist dir neben der 3 auch die 1 gesperrt. Verkauf nichts: verzichte.
don-lesson-three = Drei Viertel in einem Los; 4 ist geboten. Biete 5.
don-lesson-too-dear = 9 ist viel Geld. Niemand hat eine 9, also würdest du sie mit Mabel teilen. Passe.
don-lesson-pot = 9 für zwei macht je 4. Die 1 bleibt im Topf und geht mit dem nächsten Preis weg.
don-lesson-sell = Nun verkaufst du. Wähl Old Town 1 und biete es an: Die 1 ist dann frei, und es bringt Geld.
don-lesson-sold = Dutch zahlt dir 4 für etwas, das dich 2 gekostet hat.
don-lesson-colours = Noch ein New Town. Von einer Farbe zählen 1, 2, 3, 4, 5 Viertel 1, 3, 6, 10, 15: Sammeln lohnt.
don-lesson-last = Dutch eröffnet mit 0. Eine 5, 6 oder 8 ginge an ihn allein, eine 7 an Mabel. Eine 4 hat niemand: Sie müssten teilen. Biete 4.
don-lesson-end = Zwei New Towns, 3 Punkte. So geht es 15 Runden; die meisten Chips am Ende bringen 2 Punkte mehr.
