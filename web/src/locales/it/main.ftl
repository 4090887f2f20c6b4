house-name = Speakeasy
house-motto = Un retrobottega, una lampada, tre giochi. Entra.
title-turn = ● Tocca a te · { $game }
title-table = { $game } · Speakeasy

## The door
door-play = Gioca subito contro i bot
door-friends = Gioca con gli amici
door-players = { $from ->
    [one] { $to ->
        [one] 1 giocatore
       *[other] 1–{ $to } giocatori
    }
   *[other] { $from }–{ $to } giocatori
  }
door-minutes = { $from }–{ $to } minuti
door-thanks = Di { $designer }, { $year }. Grazie.
door-learn = Prima volta? Imparalo in cinque minuti
door-level = Livello dei bot
door-mine = I tuoi tavoli
door-open = Tavoli aperti
door-no-open = Nessun tavolo aperto. Qualcuno deve pur cominciare.
door-continue = Continua { $game }
door-continue-turn = Tocca a te.
door-continue-lobby = Si stanno prendendo i posti.
door-continue-others = Gli altri ci pensano.
door-join = Unisciti
door-watch = Guarda
door-go = Vai
door-games = I giochi
your-name = Il tuo nome
name-save = Salva
come-in = Entra
password-title = Prima si bussa
password-wanted = Questa casa chiede la parola d’ordine.
password-wrong = Non era quella. Chiedi a chi ti ha invitato.
password = Parola d’ordine
cancel = Annulla
settings = Impostazioni
home = Alla porta
me-link = Le mie partite
ladder-link = Classifica
phase-open = posti liberi
phase-playing = in corso
phase-over = finita
phase-closed = chiuso
your-turn = Tocca a te
turn-of = Tocca a { $name }
nobody-yet = ancora nessuno

## A new table
new-title = Un tavolo di { $game }
new-seats = Posti
new-options = Regole di questo tavolo
new-pace = Ritmo
pace-live = Dal vivo
pace-live-about = Tutti restano al tavolo.
pace-days = In più giorni
pace-days-about = Gioca quando trovi il tempo; il link resta in tasca.
new-clock = Orologio
clock-none = Senza orologio
clock-move = { $seconds ->
    [one] 1 secondo a decisione
   *[other] { $seconds } secondi a decisione
  }
clock-days = { $days ->
    [one] 1 giorno a decisione
   *[other] { $days } giorni a decisione
  }
clock-budget = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }, più { $increment ->
    [one] 1 secondo a decisione
   *[other] { $increment } secondi a decisione
  }
new-door = Chi può entrare
new-public = Chiunque: il tavolo è esposto alla porta
new-private = Chi ha il link
new-spectators = Altri possono guardare
new-hints = Suggerimenti ammessi
new-hints-about = Chi è di turno può chiedere che cosa farebbero i bot.
new-rated = Classificato
new-rated-about = Il risultato conta per la classifica. Un posto a testa, niente aiuti né sostituti; chi si ritira è ultimo.
new-stand-in = Chi continua quando un orologio scade
new-create = Apri il tavolo
rule = regola { $rule }

## Bots
bot = bot
bot-count = { $count ->
    [one] 1 bot
   *[other] { $count } bot
  }
bot-easy = facile
bot-normal = normale
bot-hard = difficile
bot-expert = esperto
bot-level = Livello
bot-personality = Carattere
bot-with-personality = { $level }, { $personality }
personality-balanced = equilibrato
personality-spender = spendaccione
personality-miser = avaro
personality-spoiler = guastafeste
personality-gambler = azzardato

## The lobby
lobby-title = { $game }: chi gioca?
lobby-invite = Invita
lobby-invite-about = Manda questo link, o fallo inquadrare.
lobby-link = Il link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-copy-by-hand = Il tuo browser copia solo dalle pagine sicure: seleziona il link e copialo a mano.
lobby-share = Condividi
lobby-qr = Il link come codice QR
lobby-seat = Posto { $number }
lobby-sit = Siediti qui
lobby-sit-too = Siediti anche qui
lobby-stand = Alzati
lobby-kick = Manda via
lobby-kick-name = Manda via { $name }
lobby-down = Scambia con il posto seguente
lobby-down-seat = Scambia i posti { $a } e { $b }
lobby-bot-here = Bot
lobby-bot-seat = Metti un bot al posto { $number }
lobby-bot-out = Togli il bot
lobby-fill = Riempi con i bot
lobby-start = Inizia
lobby-start-waits = Inizia: { $count ->
    [one] 1 posto è vuoto
   *[other] { $count } posti sono vuoti
  }
lobby-wait-host = { $host } inizia quando tutti sono seduti.
lobby-wait-host-unknown = Si inizia quando tutti sono seduti.
lobby-nickname = Chi gioca questo posto su questo dispositivo
lobby-hot-seat = Hai più posti: passatevi il dispositivo. Tra un turno e l’altro cala il sipario.
lobby-close = Chiudi il tavolo
lobby-you = tu
lobby-host = ospita
lobby-rated = Classificato
lobby-rated-yes = sì
seat-empty = vuoto
fair-title = Estrazioni oneste
fair-about = Prima di ogni estrazione la casa fissa il suo segreto e ne mostra questa impronta. Dopo la partita mostra il segreto, e il tuo browser controlla che corrispondano.
fair-commitment = Impronta
fair-value = Il tuo pizzico di fortuna
fair-value-about = Quello che scrivi entra nelle estrazioni. La casa non può saperlo prima.
fair-add = Aggiungi
fair-added = { $name } ha aggiunto un valore.

## The table
table-board = Il tavolo
table-seats = Posti
table-log = Cronaca
table-chat = Chat
table-menu = Altro
table-sound-on = Audio sì
table-sound-off = Audio no
table-side-hide = Nascondi la cronaca
table-side-show = Mostra la cronaca
rules = Regole
rules-read = Leggi la regola { $rule }
table-actions = Le tue scelte
table-sheet-down = Ripiega le scelte
table-sheet-up = Mostra le scelte
table-spectator = Stai guardando.
table-all-choices = Tutte le scelte ({ $count })
table-confirm = { $action }?
table-confirm-yes = Sì
table-confirm-no = No
table-undo = Ritira
table-undo-ask = Chiedi di ritirare
table-undo-asked = { $name } chiede di ritirare { $count ->
    [one] l’ultima mossa
   *[other] le ultime { $count } mosse
  }.
table-undo-waits = Hai chiesto di ritirare. Si chiede agli altri.
table-agree = Accetta
table-refuse = Rifiuta
table-hint = Suggerimento
table-hint-thinking = I bot ci pensano su…
table-hint-says = I bot farebbero: { $action }.
table-hint-do = Fai così
table-stand-in = Fai giocare un bot per me
table-take-back = Riprendi il posto
table-resign = Abbandona
table-resign-sure = Un bot gioca al posto tuo, per sempre. Abbandoni?
table-bot-plays = Un bot gioca per te ({ $bot }).
table-bot-plays-clock = Il tuo tempo è scaduto; un bot gioca per te ({ $bot }).
table-resigned = Hai abbandonato; continua un bot ({ $bot }).
table-stand-in-tag = Continua un bot ({ $bot })
table-only-choice = Fai in automatico l’unica scelta possibile
table-orders-stand = Ordini permanenti: { $count }
table-orders-drop = Revoca
table-thinks = di turno
table-clock = Orologio di { $name }: { $left }
table-loading = Si accende la lampada…
table-no-client = Questa pagina non sa mostrare questo gioco.
table-closed = Questo tavolo è stato chiuso.

## Several people at one device
curtain-title = Passa il dispositivo a { $name }
curtain-about = Ora nessun altro dovrebbe guardare.
curtain-go = Sono { $name }
curtain-never = Niente sipario su questo dispositivo: possiamo guardare tutti

## The connection
lost = La linea è caduta. Si riprova…
lost-in = La linea è caduta. Si riprova tra { $seconds } s.
lost-offline = Sei offline. È tutto al sicuro; il tavolo aspetta.
connecting = Connessione…
announcement = La casa: { $text }
close = Chiudi

## Chat
chat-spectators = Spettatori
chat-say = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha detto una parola. Saggio.
chat-muted = Qui non ti è permesso parlare.
chat-mute = Zittisci { $name }
chat-unmute = Ridai la parola a { $name }

## Log
log-empty = Non è ancora successo nulla.
log-opened = Il tavolo è stato aperto.
log-sat = { $name } si siede al posto { $seat }.
log-stood = Il posto { $seat } è di nuovo libero.
log-swapped = I posti { $a } e { $b } si scambiano.
log-kicked = Chi sedeva al posto { $seat } è stato mandato via.
log-replaced = Un bot continua al posto { $seat }.
log-bot-sat = Un bot ({ $bot }) prende il posto { $seat }.
log-renamed = Ora qualcuno si chiama { $name }.
log-value-added = { $name } aggiunge un valore alle estrazioni.
log-host-passed = Ora ospita qualcun altro.
log-started = La partita comincia.
log-undo-asked = { $name } chiede di ritirare.
log-undo-agreed = { $name } accetta di ritirare.
log-undo-refused = { $name } non vuole ritirare.
log-undone = Ritirato.
log-stand-in = Un bot gioca per { $name }.
log-stand-in-clock = Il tempo di { $name } è scaduto; continua un bot.
log-stand-in-resigned = { $name } abbandona; continua un bot.
log-stand-in-gone = { $name } non c’è più; continua un bot.
log-taken-back = { $name } torna a giocare.
log-ordered = I tuoi ordini permanenti sono cambiati.
log-muted = Qualcuno è stato zittito.
log-unmuted = Qualcuno può parlare di nuovo.
log-rematch = C’è una rivincita.
log-resumed = La casa è stata via un momento. Gli orologi erano fermi.
log-finished = La partita è finita.
log-closed = Il tavolo è stato chiuso.
log-acted = { $name }: { $action }
log-undone-mark = ritirato

## After the match
after-title = La partita è finita
after-rematch = Rivincita
after-rematch-go = Alla rivincita
after-rematch-waits = Chi ospita può chiamare la rivincita.
after-share = Condividi il link
after-record = Scarica la registrazione
after-door = Alla porta
after-board = Il tavolo com’era alla fine
review-title = Com’è andata
review-thinking = I bot ripercorrono la partita…
review-chances = Probabilità di vittoria
review-graph = Probabilità di vittoria di ogni posto in { $steps ->
    [one] 1 mossa
   *[other] { $steps } mosse
  }
review-graph-at = Dopo la mossa { $step }
review-luck = Fortuna e decisioni
review-luck-about = Che cosa ha portato ogni posto dalla probabilità iniziale al risultato, in centesimi di vittoria. Una mossa conta per quanto è stata migliore o peggiore di quel che ci si poteva attendere.
review-seat = Posto
review-start = Inizio
review-luck-column = Fortuna
review-own = Mosse proprie
review-others = Mosse altrui
review-result = Esito
review-costliest = Le decisioni più costose
review-none = Nessuno ha commesso un errore evidente.
review-step = Mossa { $step }, { $name }
reason-wins = Vince al { $chance } invece che al { $instead }.
reason-rises = { $name } sale da { $from } a { $to }.
reason-falls = { $name } scende da { $from } a { $to }.
review-cost = costa { $cost }
review-played = Giocato: { $action }
review-better = Meglio: { $action }
review-unsure = I costi sono precisi entro { $error }.
check-title = Controlla le estrazioni
check-about = Il tuo browser calcola l’impronta del segreto e la confronta con quella mostrata prima della prima mossa; poi la casa rifà tutte le estrazioni.
check-do = Controlla
check-doing = Controllo…
check-secret = Segreto
check-fits = Il segreto corrisponde all’impronta. L’ha calcolata il tuo browser.
check-fits-not = Il segreto non corrisponde all’impronta. Qualcosa è stato cambiato.
check-fair = { $draws ->
    [one] L’unica estrazione segue
   *[other] Tutte le { $draws } estrazioni seguono
  } dal segreto e dai valori dei posti.
check-unfair = La riga { $line } della registrazione non regge ({ $id }).

## Settings
settings-title = Impostazioni
settings-language = Lingua
language-auto = Come il browser
settings-theme = Luce
theme-night = Notte
theme-day = Giorno
theme-contrast = Alto contrasto
settings-speed = Movimento
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-off = Nessuno
settings-sound = Audio
settings-confirm = Chiedi prima di ogni mossa
settings-curtain = Sipario tra chi condivide questo dispositivo
settings-identity = Chi sei
settings-code = Un altro dispositivo
settings-code-about = Crea un codice qui e scrivilo là: la stessa persona, gli stessi tavoli.
settings-code-make = Crea un codice
settings-code-valid = Vale una volta, per { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }.
settings-code-use = Usa un codice
settings-code-here = Codice dell’altro dispositivo
settings-forget = Dimenticatemi
settings-forget-about = Il tuo nome e ciò che hai detto spariscono per sempre; dove giochi continuano i bot.
settings-forget-sure = Dimenticare { $name } per sempre?
settings-forget-yes = Dimenticatemi per sempre
settings-forgotten = Nessuno ti ricorda più.
settings-saved = Salvato.
settings-not-yet = Non sei ancora nessuno. Entri quando giochi.

## Elsewhere
not-found-title = Porta sbagliata
not-found-about = Qui dietro non c’è nulla, nemmeno un muro.
no-table-title = Non c’è questo tavolo
no-table-about = Non esiste, o non per te. Chiedi a chi ti ha mandato il link.

## Refusals of the table itself; those of a game come in the game's words
refusal-host-only = Può farlo solo chi ospita.
refusal-not-your-seat = Questo non è il tuo posto.
refusal-not-seated = Prima prendi un posto.
refusal-not-spectator = Hai un posto qui: parla al tavolo.
refusal-not-welcome = Questo tavolo non è aperto a te.
refusal-seat-taken = Qualcuno ti ha preceduto: il posto è occupato.
refusal-seat-empty = Lì non siede nessuno.
refusal-started = La partita è iniziata.
refusal-not-started = La partita non è iniziata.
refusal-over = La partita è finita.
refusal-empty-seats = Ci sono posti vuoti: invita qualcuno o riempili con i bot.
refusal-stale = Il tavolo è andato avanti. Guarda che cosa si chiede ora.
refusal-turn = Non tocca a te.
refusal-bot-plays = Un bot gioca per te. Prima riprendi il posto.
refusal-nothing-to-undo = Non c’è nulla da ritirare.
refusal-undo-chance = Nel frattempo si è estratto qualcosa. Ciò che si sa non si ritira.
refusal-muted = Qui non ti è permesso parlare.
refusal-value = Un valore ha da 1 a 64 caratteri e si aggiunge una volta.
refusal-text = Un messaggio ha da 1 a 500 caratteri.
refusal-too-fast = Troppo in una volta. Aspetta un momento.
refusal-offline = La casa non risponde. Riprova tra poco.
refusal-code = Questo codice è già usato, troppo vecchio o sbagliato.
refusal-name = Un nome ha da 1 a 24 caratteri.
refusal-password = Questa casa chiede la parola d’ordine.
refusal-no-hint = I suggerimenti sono per chi è di turno, dove il tavolo li ammette.
refusal-rated-seat = A un tavolo classificato ognuno ha un posto solo.
refusal-rated-end = Una partita classificata si gioca fino alla fine. Chi deve andare si ritira.
refusal-rated-undo = A un tavolo classificato annulli solo la tua ultima mossa.
refusal-push = Questo browser non ha dato un indirizzo o chiavi per le notifiche che la casa possa usare.
refusal-no-seat = A questo tavolo quel posto non c’è.
refusal-bot = Non c’è questo bot.
refusal-bots = I bot non hanno risposta. Riprova tra poco.
refusal-no-bot = Non hai questo bot.
refusal-too-many-bots = Hai abbastanza bot. Prima eliminane uno.
refusal-no-bot-plays = Nessun bot gioca per questo posto.
refusal-resigned = Questo posto ha abbandonato.
refusal-orders = Troppi ordini permanenti. Prima revocane qualcuno.
refusal-not-over = La partita non è finita.
refusal-no-undo-asked = Nessuno chiede di ritirare nulla.
refusal-no-such-person = Questa persona non siede qui.
refusal-malformed = La casa non ha capito. Ricarica la pagina.
refusal-illegal = Le regole non lo permettono.
refusal-no-guest = Prima entra con un nome.
refusal-unavailable = La casa è occupata. Riprova tra poco.
refusal-settings = Così non si può aprire un tavolo. Cambia le impostazioni.
refusal-too-many-tables = Hai abbastanza tavoli. Prima chiudine uno.
refusal-no-table = Non c’è questo tavolo.
refusal-no-game = Non c’è questo gioco.
refusal-viewer = Una partita si guarda da uno dei suoi posti, come spettatore o con tutto scoperto.
refusal-record = Non è una registrazione che segue le regole.
refusal-frames = Ora non si può rivedere la partita. Riprova fra un momento.
refusal-play-on = Questa partita non può continuare da qui.
refusal-no-puzzle = Questo enigma non esiste.
refusal-no-position = Non c’è questa posizione.
refusal-no-review = Una partita si rivede quando è finita.
refusal-no-route = Qui non c’è nulla.
refusal-verify = Le estrazioni non si sono potute controllare. Riprova tra poco.
refusal-webhook = A questo indirizzo non si può mandare nulla. Danne un altro.
refusal-host = La casa non è nota a questo indirizzo. Usa quello che ti è stato dato.
refusal-origin = Altri siti non possono usare questa casa.
refusal-banned = Da qui il gestore non fa entrare nessuno.
refusal-operator = Questo è riservato al gestore della casa.

## The games as the door and the form of a new table show them
tagline-don = Fai offerte per i quartieri di Chicago; ciò che paghi va ai rivali, e ciò che possiedi blocca le tue offerte.
tagline-gangster = Gira per Chicago, sbarca i tuoi gangster, rapisci quelli altrui e fatti trovare lì il giorno di paga.
tagline-new_york = Raccogli denaro in quattro valute e compra più edifici di ogni tipo; paga la cifra esatta e continua.
option-don-side_auctions = Aste laterali
option-don-side_auctions-about = All’inizio di ogni round ogni posto può vendere un suo quartiere agli altri.
option-don-exchange = Scambio
option-don-exchange-about = Prima della scoperta ogni posto può scambiare un quartiere con un avversario, e poi salta l’asta.
option-don-enforcement = Offerte sbagliate
option-don-enforcement-about = Che cosa succede a un’offerta che le regole non ammettono.
option-don-enforcement-strict = Rifiutate
option-don-enforcement-strict-about = Nessuno può farne.
option-don-enforcement-table = Come dal vivo
option-don-enforcement-table-about = Un numero bloccato costa una fiche; più di quanto si ha è un bluff, punito se scoperto.
option-don-chips = Fiche
option-don-chips-about = Se tutti vedono quante fiche hanno gli altri.
option-don-chips-hidden = Nascoste
option-don-chips-hidden-about = Tieni il conto, o lasciati sorprendere.
option-don-chips-open = Visibili
option-don-chips-open-about = Tutti vedono le fiche di tutti.
option-new_york-hands = Mani
option-new_york-hands-about = Se tutti vedono il denaro degli altri.
option-new_york-hands-hidden = Nascoste
option-new_york-hands-hidden-about = Ricordati chi ha preso cosa.
option-new_york-hands-open = Scoperte
option-new_york-hands-open-about = Tutti vedono ogni mano.

## Why one action and not another
ground = { $action } – { $fact }.
ground-but = Però: { $action } – { $fact }.
ground-if = { $action }, { $condition }
ground-if-sells = se si vende
ground-if-wins = se vince
ground-if-bid-wins = se vince il { $amount } di { $name }
ground-if-others-pass = se tutti gli altri passano
ground-you = tu
