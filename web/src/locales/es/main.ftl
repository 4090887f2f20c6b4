house-name = Speakeasy
house-motto = Una trastienda, una lámpara, tres juegos. Pasa.
title-turn = ● Te toca · { $game }
title-table = { $game } · Speakeasy

## The door
door-play = Jugar ya contra bots
door-friends = Jugar con amigos
door-players = { $from ->
    [one] { $to ->
        [one] 1 jugador
       *[other] 1–{ $to } jugadores
    }
   *[other] { $from }–{ $to } jugadores
  }
door-minutes = { $from }–{ $to } minutos
door-thanks = De { $designer }, { $year }. Gracias.
door-learn = ¿Primera vez? Apréndelo en cinco minutos
door-level = Nivel de los bots
door-mine = Tus mesas
door-open = Mesas abiertas
door-no-open = Ninguna mesa abierta. Alguien tiene que ser el primero.
door-continue = Seguir con { $game }
door-continue-turn = Te toca.
door-continue-lobby = Se están ocupando los asientos.
door-continue-others = Los demás están pensando.
door-join = Unirse
door-watch = Mirar
door-go = Ir allí
door-games = Los juegos
your-name = Tu nombre
name-save = Guardar
come-in = Pasa
password-title = Llama antes
password-wanted = Esta casa pide su contraseña.
password-wrong = No era esa. Pregunta a quien te invitó.
password = Contraseña
cancel = Cancelar
settings = Ajustes
home = A la puerta
me-link = Mis partidas
ladder-link = Clasificación
phase-open = asientos libres
phase-playing = en juego
phase-over = terminada
phase-closed = cerrada
your-turn = Te toca
turn-of = Le toca a { $name }
nobody-yet = nadie todavía

## A new table
new-title = Una mesa de { $game }
new-seats = Asientos
new-options = Reglas de esta mesa
new-pace = Ritmo
pace-live = En vivo
pace-live-about = Todos se quedan en la mesa.
pace-days = En varios días
pace-days-about = Juega cuando tengas tiempo; el enlace va en el bolsillo.
new-clock = Reloj
clock-none = Sin reloj
clock-move = { $seconds ->
    [one] 1 segundo por decisión
   *[other] { $seconds } segundos por decisión
  }
clock-days = { $days ->
    [one] 1 día por decisión
   *[other] { $days } días por decisión
  }
clock-budget = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  } y { $increment ->
    [one] 1 segundo por decisión
   *[other] { $increment } segundos por decisión
  }
new-door = Quién puede entrar
new-public = Cualquiera: la mesa se anuncia en la puerta
new-private = Quien tenga el enlace
new-spectators = Otros pueden mirar
new-hints = Pistas permitidas
new-hints-about = Quien tiene el turno puede preguntar qué harían los bots.
new-rated = Puntuada
new-rated-about = El resultado cuenta para la clasificación. Un asiento por persona, sin pistas ni sustitutos; quien abandona queda último.
new-stand-in = Quién sigue cuando se agota un reloj
new-create = Abrir la mesa
rule = regla { $rule }

## Bots
bot = bot
bot-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
bot-easy = fácil
bot-normal = normal
bot-hard = difícil
bot-expert = experto
bot-level = Nivel
bot-personality = Carácter
bot-with-personality = { $level }, { $personality }
personality-balanced = equilibrado
personality-spender = derrochador
personality-miser = tacaño
personality-spoiler = aguafiestas
personality-gambler = temerario

## The lobby
lobby-title = { $game }: ¿quién juega?
lobby-invite = Invitar
lobby-invite-about = Envía este enlace o deja que lo escaneen.
lobby-link = El enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-copy-by-hand = Tu navegador solo copia en páginas seguras: marca el enlace y cópialo a mano.
lobby-share = Compartir
lobby-qr = El enlace como código QR
lobby-seat = Asiento { $number }
lobby-sit = Sentarse aquí
lobby-sit-too = Sentarse aquí también
lobby-stand = Levantarse
lobby-kick = Echar
lobby-kick-name = Echar a { $name }
lobby-down = Cambiar con el asiento siguiente
lobby-down-seat = Cambiar los asientos { $a } y { $b }
lobby-bot-here = Bot
lobby-bot-seat = Poner un bot en el asiento { $number }
lobby-bot-out = Quitar el bot
lobby-fill = Llenar con bots
lobby-start = Empezar
lobby-start-waits = Empezar: { $count ->
    [one] hay 1 asiento vacío
   *[other] hay { $count } asientos vacíos
  }
lobby-wait-host = { $host } empieza cuando todos estén sentados.
lobby-wait-host-unknown = Se empieza cuando todos estén sentados.
lobby-nickname = Quién juega este asiento en este dispositivo
lobby-hot-seat = Tienes varios asientos: pasaos el dispositivo. Entre turnos cae un telón.
lobby-close = Cerrar la mesa
lobby-you = tú
lobby-host = anfitrión
lobby-rated = Puntuada
lobby-rated-yes = sí
seat-empty = vacío
fair-title = Sorteos limpios
fair-about = Antes de sortear nada, la casa fija su secreto y muestra esta huella de él. Tras la partida muestra el secreto, y tu navegador comprueba que encajan.
fair-commitment = Huella
fair-value = Tu propia gota de suerte
fair-value-about = Lo que escribas entra en los sorteos. La casa no puede saberlo de antemano.
fair-add = Añadir
fair-added = { $name } añadió un valor.

## The table
table-board = La mesa
table-seats = Asientos
table-log = Crónica
table-chat = Chat
table-menu = Más
table-sound-on = Con sonido
table-sound-off = Sin sonido
table-side-hide = Ocultar la crónica
table-side-show = Mostrar la crónica
rules = Reglas
rules-read = Leer la regla { $rule }
table-actions = Tus opciones
table-sheet-down = Plegar las opciones
table-sheet-up = Mostrar las opciones
table-spectator = Estás mirando.
table-all-choices = Todas las opciones ({ $count })
table-confirm = ¿{ $action }?
table-confirm-yes = Sí
table-confirm-no = No
table-undo = Deshacer
table-undo-ask = Pedir deshacer
table-undo-asked = { $name } pide deshacer { $count ->
    [one] el último paso
   *[other] los últimos { $count } pasos
  }.
table-undo-waits = Has pedido deshacer. Se pregunta a los demás.
table-agree = Aceptar
table-refuse = Rechazar
table-hint = Pista
table-hint-thinking = Los bots lo están pensando…
table-hint-says = Los bots harían: { $action }.
table-hint-do = Hacer eso
table-stand-in = Que un bot juegue por mí
table-take-back = Recuperar el asiento
table-resign = Abandonar
table-resign-sure = Un bot sigue por ti, para siempre. ¿Abandonar?
table-bot-plays = Un bot juega por ti ({ $bot }).
table-bot-plays-clock = Se agotó tu reloj; un bot juega por ti ({ $bot }).
table-resigned = Abandonaste; un bot sigue jugando ({ $bot }).
table-stand-in-tag = Sigue un bot ({ $bot })
table-only-choice = Elegir por mí cuando solo haya una opción
table-orders-stand = Órdenes permanentes: { $count }
table-orders-drop = Retirar
table-thinks = en turno
table-clock = Reloj de { $name }: { $left }
table-loading = Se enciende la lámpara…
table-no-client = Esta página no sabe mostrar este juego.
table-closed = Esta mesa se cerró.

## Several people at one device
curtain-title = Pasa el dispositivo a { $name }
curtain-about = Ahora no debería mirar nadie más.
curtain-go = Soy { $name }
curtain-never = Sin telón en este dispositivo: todos podemos mirar

## The connection
lost = Se cortó la línea. Reintentando…
lost-in = Se cortó la línea. Nuevo intento en { $seconds } s.
lost-offline = Estás sin conexión. Todo está a salvo; la mesa espera.
connecting = Conectando…
announcement = La casa: { $text }
close = Cerrar

## Chat
chat-spectators = Público
chat-say = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho una palabra. Sabia decisión.
chat-muted = Aquí no te dejan hablar.
chat-mute = Silenciar a { $name }
chat-unmute = Dejar hablar a { $name }

## Log
log-empty = Todavía no ha pasado nada.
log-opened = Se abrió la mesa.
log-sat = { $name } se sienta en el asiento { $seat }.
log-stood = El asiento { $seat } vuelve a estar libre.
log-swapped = Los asientos { $a } y { $b } se cambian.
log-kicked = Se echó a quien ocupaba el asiento { $seat }.
log-replaced = Un bot sigue en el asiento { $seat }.
log-bot-sat = Un bot ({ $bot }) ocupa el asiento { $seat }.
log-renamed = Alguien se llama ahora { $name }.
log-value-added = { $name } añade un valor a los sorteos.
log-host-passed = Hay un nuevo anfitrión.
log-started = Empieza la partida.
log-undo-asked = { $name } pide deshacer.
log-undo-agreed = { $name } acepta deshacer.
log-undo-refused = { $name } no quiere deshacer.
log-undone = Deshecho.
log-stand-in = Un bot juega por { $name }.
log-stand-in-clock = Se agotó el reloj de { $name }; sigue un bot.
log-stand-in-resigned = { $name } abandona; sigue un bot.
log-stand-in-gone = { $name } se ha ido; sigue un bot.
log-taken-back = { $name } vuelve a jugar.
log-ordered = Tus órdenes permanentes cambiaron.
log-muted = Se silenció a alguien.
log-unmuted = Alguien puede hablar de nuevo.
log-rematch = Hay revancha.
log-resumed = La casa se ausentó un momento. Los relojes estuvieron parados.
log-finished = La partida ha terminado.
log-closed = Se cerró la mesa.
log-acted = { $name }: { $action }
log-undone-mark = deshecho

## After the match
after-title = La partida ha terminado
after-rematch = Revancha
after-rematch-go = A la revancha
after-rematch-waits = El anfitrión puede pedir la revancha.
after-share = Compartir el enlace
after-record = Descargar el registro
after-door = A la puerta
after-board = La mesa como acabó
review-title = Cómo fue
review-thinking = Los bots repasan la partida…
review-chances = Probabilidad de ganar
review-graph = Probabilidad de ganar de cada asiento en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  }
review-graph-at = Tras el paso { $step }
review-luck = Suerte y decisiones
review-luck-about = Qué llevó a cada asiento de su probabilidad inicial a su resultado, en centésimas de victoria. Una jugada cuenta por lo que fue mejor o peor de lo que cabía esperar.
review-seat = Asiento
review-start = Inicio
review-luck-column = Suerte
review-own = Jugadas propias
review-others = Jugadas ajenas
review-result = Final
review-costliest = Las decisiones más caras
review-none = Nadie cometió un error claro.
review-step = Paso { $step }, { $name }
reason-wins = Gana el { $chance } en vez del { $instead }.
reason-rises = { $name } sube de { $from } a { $to }.
reason-falls = { $name } baja de { $from } a { $to }.
review-cost = cuesta { $cost }
review-played = Jugado: { $action }
review-better = Mejor: { $action }
review-unsure = Los costes son exactos hasta { $error }.
check-title = Comprobar los sorteos
check-about = Tu navegador calcula la huella del secreto y la compara con la mostrada antes del primer paso; luego la casa repite todos los sorteos.
check-do = Comprobar
check-doing = Comprobando…
check-secret = Secreto
check-fits = El secreto encaja con la huella. Lo calculó tu propio navegador.
check-fits-not = El secreto no encaja con la huella. Algo se cambió.
check-fair = { $draws ->
    [one] El único sorteo se sigue
   *[other] Los { $draws } sorteos se siguen
  } del secreto y de los valores de los asientos.
check-unfair = La línea { $line } del registro no se sostiene ({ $id }).

## Settings
settings-title = Ajustes
settings-language = Idioma
language-auto = Como el navegador
settings-theme = Luz
theme-night = Noche
theme-day = Día
theme-contrast = Alto contraste
settings-speed = Movimiento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-off = Ninguno
settings-sound = Sonido
settings-confirm = Preguntar antes de cada jugada
settings-curtain = Telón entre quienes comparten este dispositivo
settings-identity = Quién eres
settings-code = Otro dispositivo
settings-code-about = Crea aquí un código y escríbelo allí: la misma persona, las mismas mesas.
settings-code-make = Crear un código
settings-code-valid = Vale una vez, durante { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }.
settings-code-use = Usar un código
settings-code-here = Código de tu otro dispositivo
settings-forget = Olvidadme
settings-forget-about = Tu nombre y lo que dijiste desaparecen para siempre; donde juegas siguen los bots.
settings-forget-sure = ¿Olvidar a { $name } para siempre?
settings-forget-yes = Olvidadme para siempre
settings-forgotten = Nadie te recuerda ya.
settings-saved = Guardado.
settings-not-yet = Todavía no eres nadie. Entras al jugar.

## Elsewhere
not-found-title = Puerta equivocada
not-found-about = Detrás de esta no hay nada, ni siquiera una pared.
no-table-title = No existe esa mesa
no-table-about = No está, o no es para ti. Pregunta a quien te envió el enlace.

## Refusals of the table itself; those of a game come in the game's words
refusal-host-only = Solo el anfitrión puede hacerlo.
refusal-not-your-seat = Este no es tu asiento.
refusal-not-seated = Toma asiento primero.
refusal-not-spectator = Tienes asiento aquí: habla en la mesa.
refusal-not-welcome = Esta mesa no está abierta para ti.
refusal-seat-taken = Alguien fue más rápido: el asiento está ocupado.
refusal-seat-empty = Ahí no se sienta nadie.
refusal-started = La partida ha empezado.
refusal-not-started = La partida no ha empezado.
refusal-over = La partida ha terminado.
refusal-empty-seats = Hay asientos vacíos: invita a alguien o llénalos con bots.
refusal-stale = La mesa ha seguido adelante. Mira qué se pide ahora.
refusal-turn = No te toca.
refusal-bot-plays = Un bot juega por ti. Recupera antes el asiento.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-chance = Desde entonces se ha sorteado algo. Lo que ya se sabe no se deshace.
refusal-muted = Aquí no te dejan hablar.
refusal-value = Un valor tiene de 1 a 64 caracteres y se añade una vez.
refusal-text = Un mensaje tiene de 1 a 500 caracteres.
refusal-too-fast = Demasiado de golpe. Espera un momento.
refusal-offline = La casa no responde. Inténtalo dentro de un momento.
refusal-code = Este código está usado, es muy viejo o es erróneo.
refusal-name = Un nombre tiene de 1 a 24 caracteres.
refusal-password = Esta casa pide su contraseña.
refusal-no-hint = Las pistas son para quien tiene el turno, donde la mesa las permite.
refusal-rated-seat = En una mesa puntuada cada cual tiene un solo asiento.
refusal-rated-end = Una partida puntuada se juega hasta el final. Quien tenga que irse, abandona.
refusal-rated-undo = En una mesa puntuada solo deshaces lo último que hiciste tú.
refusal-push = Este navegador no dio una dirección o claves para notificaciones que la casa pueda usar.
refusal-no-seat = No hay tal asiento en esta mesa.
refusal-bot = No existe ese bot.
refusal-bots = Los bots no tienen respuesta. Inténtalo dentro de un momento.
refusal-no-bot = No tienes ese bot.
refusal-too-many-bots = Ya tienes bastantes bots. Retira antes uno.
refusal-no-bot-plays = Ningún bot juega por este asiento.
refusal-resigned = Este asiento ha abandonado.
refusal-orders = Son demasiadas órdenes permanentes. Retira antes alguna.
refusal-not-over = La partida no ha terminado.
refusal-no-undo-asked = Nadie pide deshacer nada.
refusal-no-such-person = Esa persona no se sienta aquí.
refusal-malformed = La casa no lo ha entendido. Recarga la página.
refusal-illegal = Las reglas no lo permiten.
refusal-no-guest = Entra antes con un nombre.
refusal-unavailable = La casa está ocupada. Inténtalo dentro de un momento.
refusal-settings = Así no se puede abrir una mesa. Cambia los ajustes.
refusal-too-many-tables = Ya tienes bastantes mesas. Termina antes una.
refusal-no-table = No existe esa mesa.
refusal-no-game = No existe ese juego.
refusal-viewer = Una partida se mira desde uno de sus asientos, como espectador o con todo a la vista.
refusal-record = No es un registro que siga las reglas.
refusal-frames = Ahora no se puede volver a ver la partida. Prueba dentro de un momento.
refusal-play-on = Esta partida no puede seguir desde aquí.
refusal-no-puzzle = No existe ese problema.
refusal-no-position = No existe esa posición.
refusal-no-review = Una partida se repasa cuando ha terminado.
refusal-no-route = Aquí no hay nada.
refusal-verify = No se pudieron comprobar los sorteos. Inténtalo dentro de un momento.
refusal-webhook = A esta dirección no se puede enviar nada. Da otra.
refusal-host = La casa no se conoce por esta dirección. Usa la que te dieron.
refusal-origin = Otros sitios no pueden usar esta casa.
refusal-banned = Desde aquí el operador no deja entrar a nadie.
refusal-operator = Esto es para el operador de la casa.

## The games as the door and the form of a new table show them
tagline-don = Puja por los barrios de Chicago; lo que pagas va a tus rivales, y lo que posees bloquea tus pujas.
tagline-gangster = Recorre Chicago en coche, deja a tus gánsteres, rapta a los ajenos y acude el día de paga.
tagline-new_york = Reúne dinero en cuatro monedas y compra más edificios de cada tipo; paga justo y sigue.
option-don-side_auctions = Subastas paralelas
option-don-side_auctions-about = Al principio de cada ronda cada asiento puede vender uno de sus barrios a los demás.
option-don-exchange = Canje
option-don-exchange-about = Antes de descubrir, cada asiento puede canjear un barrio con un rival, y luego no entra en la subasta.
option-don-enforcement = Pujas erróneas
option-don-enforcement-about = Qué pasa con una puja que las reglas no permiten.
option-don-enforcement-strict = Rechazadas
option-don-enforcement-strict-about = Nadie puede hacerlas.
option-don-enforcement-table = Como en la mesa
option-don-enforcement-table-about = Un número bloqueado cuesta una ficha; más de lo que se tiene es un farol, castigado si se descubre.
option-don-chips = Fichas
option-don-chips-about = Si todos ven cuántas fichas tienen los demás.
option-don-chips-hidden = Ocultas
option-don-chips-hidden-about = Lleva la cuenta, o déjate sorprender.
option-don-chips-open = A la vista
option-don-chips-open-about = Todos ven las fichas de todos.
option-new_york-hands = Manos
option-new_york-hands-about = Si todos ven el dinero de los demás.
option-new_york-hands-hidden = Ocultas
option-new_york-hands-hidden-about = Recuerda quién tomó qué.
option-new_york-hands-open = A la vista
option-new_york-hands-open-about = Todos ven cada mano.

## Why one action and not another
ground = { $action } – { $fact }.
ground-but = Pero: { $action } – { $fact }.
ground-if = { $action }, { $condition }
ground-if-sells = si se vende
ground-if-wins = si gana
ground-if-bid-wins = si gana el { $amount } de { $name }
ground-if-others-pass = si pasan todos los demás
ground-you = tú
