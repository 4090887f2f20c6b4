## At a glance
ny-card-one = Un turno è un’azione: prendi denaro o compra un edificio.
ny-card-take = Prendi una carta denaro qualsiasi, o più carte fino a 5 in tutto.
ny-card-buy = Compra un edificio del cantiere, pagato nel denaro del suo spazio.
ny-card-again = Pagato esatto: agisci ancora, finché paghi esatto.
ny-card-refill = Dopo il turno cantiere ed esposizione tornano a quattro.
ny-card-a = Conteggio A: chi ha più edifici di un tipo fa da 1 a 6.
ny-card-b = Conteggio B: contano i primi due di ogni tipo, da 8 a 13 per il primo.
ny-card-c = Conteggio C, alla fine: contano i primi tre, da 16 a 21 per il primo.
ny-card-ties = A parità si sommano i posti occupati e si divide, per difetto.
ny-card-change = Non si dà resto, e nessuna carta si paga per niente.
ny-card-five = Prendere denaro termina sempre il turno.
ny-card-within = Durante un turno non si rifornisce nulla.
ny-card-over = Finisce quando il cantiere non si riempie più.
ny-card-left = Ciò che resta va a chi ha più denaro di quello spazio.

## The lesson
ny-lesson-welcome = Quattro edifici in vendita. Ognuno si paga nel denaro del suo spazio: blu, verde, arancione o giallo. Sotto c’è quanto ne hai.
ny-lesson-barred = La chiesa costa 9 in verde, e tu hai 5. Guarda che succede: premi la chiesa.
ny-lesson-take = Allora prendi denaro: una carta qualsiasi, o più carte fino a 5 in tutto. Prendi blu 1 e verde 4.
ny-lesson-exact = 4 + 5 fa 9: proprio il prezzo della chiesa. Comprala e paga esatto.
ny-lesson-again = Pagato esatto, quindi agisci ancora. Il museo costa 8, e hai blu 1 e 7.
ny-lesson-three = Di nuovo esatto, di nuovo tu. Prendi arancione 1, arancione 2 e giallo 2: 5 in tutto. Prendere denaro termina il turno.
ny-lesson-over = La stazione costa 6. Paga con l’arancione 8: niente resto, e il turno finisce. A volte conviene lo stesso.
ny-lesson-one = La prossima stazione costa 7, e hai arancione 1 e 2. Prendi l’arancione 4.
ny-lesson-station = 1 + 2 + 4 fa 7. Compra la stazione.
ny-lesson-draw = E ancora. Prendi il giallo 6. Da qualche parte nel denaro c’è una carta conteggio.
ny-lesson-scoring = Eccola: conteggio A. Chi ha più edifici di un tipo fa punti. Per te chiesa 4, stazione 3 e museo 1: 8 punti.
ny-lesson-later = B e C arrivano dopo e pagano anche il secondo e il terzo posto. Questa tabella mostra chi riceverebbe quanto.
ny-lesson-tie = Un parco per giallo 2 + 6. Anche Mabel ne ha uno: a parità si divide. Compralo.
ny-lesson-last = Pagato esatto. Prendi il blu 9, che serve a molti edifici.
ny-lesson-end = Paga esatto quando puoi, e conta ciò che raccolgono gli altri. Finisce quando non ci sono più edifici da esporre.
