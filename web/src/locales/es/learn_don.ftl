## At a glance
don-card-rounds = 15 rondas. Cada una descubre 1, 2, 3, 1, 2, 3 … barrios: un lote, se vende entero.
don-card-side = Antes cada cual puede poner a la venta un barrio; el precio es para el vendedor.
don-card-bid = Por turno: puja más, o pasa del todo.
don-card-win = Quien más puja paga, se lleva el lote y empieza la ronda siguiente.
don-card-free = Si nadie puja, el jugador inicial se lleva el lote gratis.
don-card-digit = Cuenta la última cifra del precio: 14 es un 4, 10 un 0.
don-card-most = De los demás, quienes tienen más de ese número se reparten el precio.
don-card-all = Si ninguno lo tiene, lo reparten todos los demás.
don-card-pot = Partes iguales; el resto espera en el bote al próximo precio.
don-card-chips = Nunca pujes más de lo que tienes. Empiezas con 12.
don-card-barred = Nunca pujes un número que acabe en un número tuyo.
don-card-zero = Solo quien abre puede pujar 0, como primera puja.
don-card-colours = 1, 2, 3, 4, 5 barrios de un color: 1, 3, 6, 10, 15 puntos.
don-card-richest = Más fichas que nadie: 2 puntos más.
don-card-ties = En caso de empate gana la suma de números más alta.

## The lesson
don-lesson-welcome = Se venden los barrios de Chicago, un lote por ronda. Aquí el primero: New Town 3. Tienes 12 fichas.
don-lesson-bid = Mabel pujó 1, Dutch 2. Puja más o pasa. Puja 4. (Con el dedo, toca dos veces.)
don-lesson-all-paid = Tuyo. Tus 4 fichas van a los demás. Decide la última cifra: nadie tenía un 4, así que lo reparten todos, 2 cada uno.
don-lesson-keep = Una nueva ronda. Antes puedes poner a la venta un barrio tuyo. Quédatelo: renuncia.
don-lesson-barred = Esta vez dos barrios, y abres tú. Tienes un 3, así que ninguna puja tuya puede acabar en 3. Compruébalo: pulsa 3.
don-lesson-open = Bloqueado. Lo que es tuyo no lo puedes pujar. Puja 2.
don-lesson-let-her = Mabel puja 3. Solo tú tienes un 3: su dinero sería tuyo. Pasa.
don-lesson-be-paid = 3 fichas para ti. Un número tuyo bloquea tus pujas y atrae el dinero ajeno.
don-lesson-side = Mabel vende Old Town 1; el precio será solo suyo. Dutch pujó 1. Puja 2.
don-lesson-keep-both = Comprado. Ahora, además del 3, tienes bloqueado el 1. No vendas nada: renuncia.
don-lesson-three = Tres barrios en un lote; la puja es 4. Puja 5.
don-lesson-too-dear = 9 es mucho. Nadie tiene un 9: lo repartirías con Mabel. Pasa.
don-lesson-pot = 9 entre dos son 4 cada uno. El 1 que sobra espera en el bote y se va con el próximo precio.
don-lesson-sell = Ahora vendes tú. Elige Old Town 1 y ponlo a la venta: el 1 ya no estará bloqueado, y trae dinero.
don-lesson-sold = Dutch te paga 4 por lo que te costó 2.
don-lesson-colours = Otro New Town. De un color, 1, 2, 3, 4, 5 barrios valen 1, 3, 6, 10, 15: conviene reunirlos.
don-lesson-last = Dutch abre con 0. Un 5, 6 u 8 le pagaría solo a él, un 7 a Mabel. Nadie tiene un 4: tendrían que repartirlo. Puja 4.
don-lesson-end = Dos New Town, 3 puntos. Así durante 15 rondas; tener más fichas al final da 2 puntos más.
