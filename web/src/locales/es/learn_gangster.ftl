## At a glance
gang-card-one = Un turno es una acción: conducir, bajar o subir a alguien. Nadie pasa.
gang-card-drive = Pon boca abajo una carta 1, 2 o 3 y recorre exactamente esas calles.
gang-card-unload = Baja a uno de los tuyos, o a un rehén, donde está tu coche: en la casilla tras la última ocupada.
gang-card-load = Sube a uno de allí: los tuyos al tablero, un enemigo al maletero.
gang-card-third = Tras la tercera carta vuelven todas, y una carta de barrio coloca un duplicador.
gang-card-dump = Quien acaba allí un viaje puede echar rehenes al puerto, para siempre.
gang-card-take = Después toma un marcador de una clase que no tengas.
gang-card-slots = Dos sitios: un tercer marcador expulsa al más viejo.
gang-card-payday = El octavo duplicador cierra el periodo: día de paga.
gang-card-ranks = Quien tiene más gánsteres en el barrio cobra el primer premio, y así; en empate, el nivel más alto.
gang-card-doubled = Un duplicador dobla todos los premios de su barrio.
gang-card-casino = Cada ? vale la carta del casino que se saca.
gang-card-end = Tres días de paga. Gana quien tenga más influencia.
gang-card-way = Ningún lugar dos veces en un viaje, pero puede acabar donde empezó.
gang-card-trunk = En el maletero cabe un rehén, dos con su marcador.
gang-card-full = En una loseta llena nadie baja. En la Gold Coast tampoco.

## The lesson
gang-lesson-welcome = Chicago de noche. Eres Gris. Tu coche está en The Loop, con uno de los tuyos: 7 para la banda con más hombres, 4 para la segunda, y ×2 lo dobla.
gang-lesson-unload = Un turno es una acción. Baja a un gánster: abre «Bajar» y pulsa al hombre, o pulsa una casilla libre.
gang-lesson-drive = Ahora conduce. Elige la carta 1, luego Greek Town: exactamente una calle.
gang-lesson-load = Aquí hay un hombre de Amarillo. Súbelo: un enemigo va al maletero.
gang-lesson-coast = Llévalo de paseo: carta 2 a la Gold Coast.
gang-lesson-dump = Échalo al puerto. Se fue para siempre.
gang-lesson-take = Quien para en la costa toma equipo. Toma la puerta: con ella bajas a dos a la vez.
gang-lesson-barred = En la Gold Coast no baja nadie. Compruébalo: intenta bajar a alguien.
gang-lesson-third = Pues sigue. Carta 3, a Little Italy.
gang-lesson-doubler = Era tu tercera carta: vuelven las tres, y se sacó una carta de barrio. Little Italy paga ahora el doble.
gang-lesson-two = Marrón tiene un hombre aquí. Con la puerta baja a dos: el primer premio, 8, es tuyo, y doblado.
gang-lesson-back = Ve a Chinatown con la carta 1. Allí espera uno de los tuyos.
gang-lesson-more = Baja a dos más: tres hombres en Chinatown.
gang-lesson-corner = Greek Town está vacío desde que te llevaste a Amarillo. Ve con la carta 2.
gang-lesson-crowd = Baja a tus dos últimos.
gang-lesson-seven = Siete barrios pagan el doble. Con el octavo duplicador llega el día de paga, y lo saca tu tercera carta.
gang-lesson-eighth = Ve a The Loop con la carta 3.
gang-lesson-payday = Día de paga. En cada barrio las bandas cobran sus premios según sus hombres, dobles donde hay ×2. 46 para ti.
gang-lesson-end = Quedan dos días de paga, y hombres nuevos antes de cada uno. Gana quien tenga más influencia.
