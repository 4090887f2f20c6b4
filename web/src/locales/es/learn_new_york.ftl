## At a glance
ny-card-one = Un turno es una acción: tomar dinero o comprar un edificio.
ny-card-take = Toma una carta de dinero cualquiera, o varias que sumen 5 como mucho.
ny-card-buy = Compra un edificio del solar, pagado en el dinero de su parcela.
ny-card-again = Si pagas justo, actúas otra vez, tantas veces como pagues justo.
ny-card-refill = Tras el turno, solar y dinero a la vista vuelven a cuatro.
ny-card-a = Puntuación A: quien tiene más de un tipo suma de 1 a 6.
ny-card-b = Puntuación B: cuentan los dos primeros de cada tipo, de 8 a 13 para el primero.
ny-card-c = Puntuación C, al final: cuentan los tres primeros, de 16 a 21 para el primero.
ny-card-ties = En caso de empate se suman los puestos y se reparten, hacia abajo.
ny-card-change = No hay cambio, y ninguna carta se paga en balde.
ny-card-five = Tomar dinero siempre acaba el turno.
ny-card-within = Durante un turno no se repone nada.
ny-card-over = Acaba cuando el solar ya no se puede llenar.
ny-card-left = Lo que queda es para quien tenga más dinero de esa parcela.

## The lesson
ny-lesson-welcome = Cuatro edificios en venta. Cada uno se paga en el dinero de su parcela: azul, verde, naranja o amarillo. Debajo está lo que tienes.
ny-lesson-barred = La iglesia cuesta 9 en verde, y tienes 5. Mira qué pasa: pulsa la iglesia.
ny-lesson-take = Pues toma dinero: una carta cualquiera, o varias que sumen 5 como mucho. Toma azul 1 y verde 4.
ny-lesson-exact = 4 + 5 son 9: justo lo que cuesta la iglesia. Cómprala y paga justo.
ny-lesson-again = Pagaste justo, así que sigues. El museo cuesta 8, y tienes azul 1 y 7.
ny-lesson-three = Otra vez justo, otra vez tú. Toma naranja 1, naranja 2 y amarillo 2: 5 en total. Tomar dinero acaba el turno.
ny-lesson-over = La estación cuesta 6. Paga con tu naranja 8: no hay cambio, y el turno acaba. A veces vale la pena.
ny-lesson-one = La siguiente estación cuesta 7, y tienes naranja 1 y 2. Toma el naranja 4.
ny-lesson-station = 1 + 2 + 4 son 7. Compra la estación.
ny-lesson-draw = Y otra vez. Toma el amarillo 6. En algún lugar del dinero hay una carta de puntuación.
ny-lesson-scoring = Ahí está: puntuación A. Quien tiene más de un tipo puntúa. Para ti iglesia 4, estación 3 y museo 1: 8 puntos.
ny-lesson-later = B y C llegan después y pagan también el segundo y el tercer puesto. Esta tabla muestra quién cobraría cuánto.
ny-lesson-tie = Un parque por amarillo 2 + 6. Mabel también tiene uno: quien empata reparte. Cómpralo.
ny-lesson-last = Pagaste justo. Toma el azul 9, que muchos edificios necesitan.
ny-lesson-end = Paga justo cuando puedas, y cuenta lo que reúnen los demás. Acaba cuando no queda edificio que poner.
