## At a glance
ny-card-one = Ein Zug ist eine Aktion: Geld nehmen oder ein Gebäude kaufen.
ny-card-take = Nimm eine beliebige Geldkarte oder mehrere bis zusammen 5.
ny-card-buy = Kauf ein Gebäude vom Bauhof, bezahlt im Geld seines Platzes.
ny-card-again = Passend bezahlt: Du machst weiter, so oft du passend zahlst.
ny-card-refill = Nach dem Zug werden Bauhof und Auslage auf vier aufgefüllt.
ny-card-a = Wertung A: Die meisten einer Art zählen 1 bis 6.
ny-card-b = Wertung B: Die ersten zwei jeder Art zählen, 8 bis 13 für den ersten.
ny-card-c = Wertung C am Ende: Die ersten drei zählen, 16 bis 21 für den ersten.
ny-card-ties = Bei Gleichstand werden die Plätze addiert und geteilt, abgerundet.
ny-card-change = Es gibt kein Wechselgeld, und keine Karte wird umsonst bezahlt.
ny-card-five = Geld nehmen beendet immer den Zug.
ny-card-within = Während eines Zuges wird nichts aufgefüllt.
ny-card-over = Es endet, wenn der Bauhof nicht mehr voll wird.
ny-card-left = Was dort übrig ist, bekommt, wer am meisten Geld seines Platzes hat.

## The lesson
ny-lesson-welcome = Vier Gebäude zum Kauf. Jedes wird im Geld seines Platzes bezahlt: Blau, Grün, Orange oder Gelb. Darunter liegt, was du davon hast.
ny-lesson-barred = Die Kirche kostet 9 in Grün, du hast 5. Sieh selbst: Drück auf die Kirche.
ny-lesson-take = Also nimm Geld: eine beliebige Karte oder mehrere bis zusammen 5. Nimm Blau 1 und Grün 4.
ny-lesson-exact = 4 + 5 macht 9: genau der Preis der Kirche. Kauf sie und zahl passend.
ny-lesson-again = Passend bezahlt, also machst du weiter. Das Museum kostet 8, und du hast Blau 1 und 7.
ny-lesson-three = Wieder passend, wieder du. Nimm Orange 1, Orange 2 und Gelb 2: zusammen 5. Geld nehmen beendet den Zug.
ny-lesson-over = Der Bahnhof kostet 6. Zahl mit Orange 8: Wechselgeld gibt es nicht, und der Zug ist vorbei. Manchmal lohnt es doch.
ny-lesson-one = Der nächste Bahnhof kostet 7, du hast Orange 1 und 2. Nimm Orange 4.
ny-lesson-station = 1 + 2 + 4 macht 7. Kauf den Bahnhof.
ny-lesson-draw = Und weiter. Nimm Gelb 6. Irgendwo im Geld steckt eine Wertungskarte.
ny-lesson-scoring = Da ist sie: Wertung A. Wer von einer Art am meisten hat, bekommt Punkte. Für dich Kirche 4, Bahnhof 3, Museum 1: 8 Punkte.
ny-lesson-later = B und C kommen später und zahlen auch den zweiten und dritten Platz. Diese Tafel zeigt, wer wie viel bekäme.
ny-lesson-tie = Ein Park für Gelb 2 + 6. Mabel hat auch einen: Bei Gleichstand wird geteilt. Kauf ihn.
ny-lesson-last = Passend bezahlt. Nimm Blau 9, die braucht so manches Gebäude.
ny-lesson-end = Zahl passend, wo du kannst, und zähl mit, was die anderen sammeln. Schluss ist, wenn kein Gebäude mehr nachkommt.
