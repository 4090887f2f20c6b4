## At a glance
gang-card-one = Un turno è un’azione: viaggia, fai scendere o carica. Nessuno passa.
gang-card-drive = Gira una carta 1, 2 o 3 e percorri esattamente quelle strade.
gang-card-unload = Fai scendere uno dei tuoi, o un ostaggio, dove sta l’auto: nella casella dopo l’ultima occupata.
gang-card-load = Carica uno da lì: i tuoi sulla plancia, un nemico nel bagagliaio.
gang-card-third = Dopo la terza carta tornano tutte scoperte, e una carta quartiere piazza un raddoppio.
gang-card-dump = Chi finisce lì un viaggio può buttare ostaggi in porto, per sempre.
gang-card-take = Poi prendi un segnalino di un tipo che non hai.
gang-card-slots = Due posti: un terzo segnalino spinge fuori il più vecchio.
gang-card-payday = L’ottavo raddoppio chiude il periodo: giorno di paga.
gang-card-ranks = Chi ha più gangster nel quartiere prende il primo premio, e così via; a parità il livello più alto.
gang-card-doubled = Un raddoppio raddoppia tutti i premi del quartiere.
gang-card-casino = Ogni ? vale la carta casinò pescata.
gang-card-end = Tre giorni di paga. Vince chi ha più influenza.
gang-card-way = Nessun luogo due volte in un viaggio, ma può finire dove è cominciato.
gang-card-trunk = Il bagagliaio tiene un ostaggio, due con il segnalino.
gang-card-full = Su una tessera piena nessuno scende. Alla Gold Coast nemmeno.

## The lesson
gang-lesson-welcome = Chicago di notte. Sei Grigio. La tua auto è a The Loop, con uno dei tuoi: 7 alla banda con più uomini, 4 alla seconda, e ×2 raddoppia.
gang-lesson-unload = Un turno è un’azione. Fai scendere un gangster: apri «Fai scendere» e premi l’uomo, o premi una casella libera.
gang-lesson-drive = Ora viaggia. Scegli la carta 1, poi Greek Town: esattamente una strada.
gang-lesson-load = Qui c’è un uomo di Giallo. Caricalo: un nemico va nel bagagliaio.
gang-lesson-coast = Portalo a fare un giro: carta 2 fino alla Gold Coast.
gang-lesson-dump = Buttalo in porto. È andato per sempre.
gang-lesson-take = Chi si ferma alla costa prende equipaggiamento. Prendi la portiera: fai scendere due alla volta.
gang-lesson-barred = Alla Gold Coast non scende nessuno. Prova: cerca di far scendere.
gang-lesson-third = Allora riparti. Carta 3, a Little Italy.
gang-lesson-doubler = Era la tua terza carta: tutte di nuovo scoperte, e si è pescata una carta quartiere. Little Italy ora paga doppio.
gang-lesson-two = Marrone ha un uomo qui. Con la portiera fanne scendere due: il primo premio, 8, è tuo, raddoppiato.
gang-lesson-back = Vai a Chinatown con la carta 1. Lì aspetta uno dei tuoi.
gang-lesson-more = Fanne scendere altri due: tre uomini a Chinatown.
gang-lesson-corner = Greek Town è vuota da quando hai portato via Giallo. Vacci con la carta 2.
gang-lesson-crowd = Fai scendere gli ultimi due.
gang-lesson-seven = Sette quartieri pagano doppio. Con l’ottavo raddoppio arriva il giorno di paga, e lo pesca la tua terza carta.
gang-lesson-eighth = Vai a The Loop con la carta 3.
gang-lesson-payday = Giorno di paga. In ogni quartiere le bande prendono i premi secondo i loro uomini, doppi dove c’è ×2. 46 per te.
gang-lesson-end = Altri due giorni di paga, e uomini nuovi prima di ognuno. Vince chi ha più influenza.
