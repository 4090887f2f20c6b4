## My matches
me-title = Mis partidas
me-none = Aún no hay partidas terminadas. La lámpara está encendida: siéntate.
me-games = Juego
me-seats = Asientos
me-all = todos
me-ratings = Puntuación
me-ratings-none = Aún sin puntuación: abre una mesa puntuada y juega hasta el final.
me-rating = { $rating } ± { $range }
me-rating-matches = { $count ->
    [one] tras 1 partida puntuada
   *[other] tras { $count } partidas puntuadas
  }
me-rating-graph = { $game }: puntuación en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }, ahora { $rating } ± { $range }
me-rating-about = En 95 de cada 100 casos la fuerza real está dentro del ±, la banda alrededor de la línea.
me-results = Resultados
me-results-about = También cuentan las victorias compartidas. En el intervalo está tu proporción real de victorias en 95 de cada 100 casos. Las partidas en las que tenías varios asientos no cuentan.
me-game = Juego
me-played = Jugadas
me-won = Ganadas
me-rank = Puesto medio
me-share = { $share } (de { $from } a { $to })
me-seat-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
me-of-seats = { $game }, { $seats }
me-met = Cara a cara
me-met-none = Aún no te has encontrado con nadie.
me-who = Quién
me-together = Partidas
me-ahead = Delante
me-level = Empate
me-behind = Detrás
me-matches = Partidas
me-place = { $rank }. { $name }
me-points = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }
me-rated = puntuada
me-look = Ver
me-look-at = Ver { $game }, { $when }
page-newer = Más nuevas
page-older = Más antiguas
page-range = { $from }–{ $to } de { $total }
club-bot = bot { $bot }
club-own-bot = { $name } (bot)
club-nobody = alguien olvidado
club-loading = Estamos trayendo el libro…

## The ladder
ladder-title = La clasificación de la casa
ladder-place = Puesto
ladder-rating = Puntuación
ladder-matches = Partidas
ladder-none = Aún no hay nadie en esta clasificación. Abre una mesa puntuada.
ladder-hidden = { $count ->
    [one] 1 jugador más tiene puntuación pero no se muestra: menos de { $matches } partidas puntuadas, o una puntuación menos segura que ± { $range }.
   *[other] { $count } jugadores más tienen puntuación pero no se muestran: menos de { $matches } partidas puntuadas, o una puntuación menos segura que ± { $range }.
  }
ladder-about = Los bots de la casa se puntúan como todos, cada nivel y carácter por separado. En 95 de cada 100 casos la fuerza real está dentro del ±.
ladder-you = tú

## On this device
phone-title = En este dispositivo
phone-awake = Mantener la pantalla encendida durante una partida
phone-awake-not = Este navegador no puede mantener aquí la pantalla encendida.
phone-push = Avísame cuando me toque
phone-push-about = Una notificación, también con la página cerrada; ninguna mientras miras la mesa.
phone-push-insecure = Las notificaciones necesitan una página segura: abre esta casa con https.
phone-push-not = Este navegador no tiene notificaciones aquí. En un iPhone, añade antes la página a la pantalla de inicio.
phone-push-denied = Has prohibido las notificaciones a esta página. Permítelas en los ajustes del navegador.
push-title = Te toca
push-body = { $game } te espera.
renewal-here = Hay una versión nueva.
renewal-reload = Recargar
manifest-about = Una trastienda con tres juegos: Don, New York y Gangster.
