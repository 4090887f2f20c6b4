## At a glance
don-card-rounds = 15 round. Ognuno scopre 1, 2, 3, 1, 2, 3 … quartieri: un lotto, venduto intero.
don-card-side = Prima ognuno può mettere in vendita un quartiere; il prezzo va al venditore.
don-card-bid = In senso orario: offri di più, o passa per sempre.
don-card-win = Chi offre di più paga, prende il lotto e comincia il round seguente.
don-card-free = Nessuno offre: il primo giocatore prende il lotto gratis.
don-card-digit = Conta l’ultima cifra del prezzo: 14 è un 4, 10 uno 0.
don-card-most = Tra gli altri, chi possiede più quartieri con quel numero riceve il prezzo.
don-card-all = Se nessuno di loro ce l’ha, dividono tutti gli altri.
don-card-pot = Parti uguali; il resto aspetta nel piatto il prossimo prezzo.
don-card-chips = Mai offrire più di quanto hai. Cominci con 12.
don-card-barred = Mai offrire un numero che finisce con un numero che possiedi.
don-card-zero = Solo chi apre può offrire 0, come prima offerta.
don-card-colours = 1, 2, 3, 4, 5 quartieri di un colore: 1, 3, 6, 10, 15 punti.
don-card-richest = Più fiche di tutti: 2 punti in più.
don-card-ties = A parità vince la somma di numeri più alta.

## The lesson
don-lesson-welcome = Si vendono i quartieri di Chicago, un lotto per round. Ecco il primo: New Town 3. Hai 12 fiche.
don-lesson-bid = Mabel ha offerto 1, Dutch 2. Offri di più o passa. Offri 4. (Con il dito, tocca due volte.)
don-lesson-all-paid = È tuo. Le tue 4 fiche vanno agli altri. Decide l’ultima cifra: nessuno aveva un 4, quindi dividono tutti, 2 a testa.
don-lesson-keep = Un nuovo round. Prima puoi mettere in vendita un tuo quartiere. Tienilo: rinuncia.
don-lesson-barred = Stavolta due quartieri, e apri tu. Possiedi un 3, quindi nessuna tua offerta può finire con 3. Prova: premi 3.
don-lesson-open = Bloccato. Ciò che possiedi non lo puoi offrire. Offri 2.
don-lesson-let-her = Mabel offre 3. Solo tu possiedi un 3: il suo denaro sarebbe tuo. Passa.
don-lesson-be-paid = 3 fiche per te. Un numero che possiedi blocca le tue offerte e attira il denaro altrui.
don-lesson-side = Mabel vende Old Town 1; il prezzo sarà solo suo. Dutch ha offerto 1. Offri 2.
don-lesson-keep-both = Comprato. Ora oltre al 3 ti è bloccato anche l’1. Non vendere nulla: rinuncia.
don-lesson-three = Tre quartieri in un lotto; l’offerta è 4. Offri 5.
don-lesson-too-dear = 9 è molto. Nessuno ha un 9: lo dividereste tu e Mabel. Passa.
don-lesson-pot = 9 in due fa 4 a testa. L’1 che resta aspetta nel piatto e va con il prossimo prezzo.
don-lesson-sell = Ora vendi tu. Scegli Old Town 1, poi vendilo: l’1 non ti sarà più bloccato, e porta denaro.
don-lesson-sold = Dutch ti paga 4 per ciò che ti è costato 2.
don-lesson-colours = Un’altra New Town. Di un colore 1, 2, 3, 4, 5 quartieri valgono 1, 3, 6, 10, 15: conviene raccogliere.
don-lesson-last = Dutch apre con 0. Un 5, 6 o 8 pagherebbe solo lui, un 7 Mabel. Nessuno ha un 4: dovrebbero dividerlo. Offri 4.
don-lesson-end = Due New Town, 3 punti. Si va avanti così per 15 round; più fiche di tutti alla fine danno 2 punti in più.
