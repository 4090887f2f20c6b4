house-name = Speakeasy
house-motto = Ein Hinterzimmer, eine Lampe, drei Spiele. Komm rein.
title-turn = ● Du bist dran · { $game }
title-table = { $game } · Speakeasy

## The door
door-play = Sofort gegen Bots spielen
door-friends = Mit Freunden spielen
door-players = { $from ->
    [one] { $to ->
        [one] 1 Person
       *[other] 1–{ $to } Personen
    }
   *[other] { $from }–{ $to } Personen
  }
door-minutes = { $from }–{ $to } Minuten
door-thanks = Von { $designer }, { $year }. Danke.
door-learn = Neu hier? Lern es in fünf Minuten
door-level = Die Bots spielen
door-mine = Deine Tische
door-open = Offene Tische
door-no-open = Kein offener Tisch. Jemand muss den Anfang machen.
door-continue = Weiter mit { $game }
door-continue-turn = Du bist dran.
door-continue-lobby = Die Plätze werden eingenommen.
door-continue-others = Die anderen überlegen.
door-join = Mitspielen
door-watch = Zuschauen
door-go = Hingehen
door-games = Die Spiele
your-name = Dein Name
name-save = Speichern
come-in = Komm rein
password-title = Erst klopfen
password-wanted = Dieses Haus verlangt sein Passwort.
password-wrong = Das war es nicht. Frag, wer dich eingeladen hat.
password = Passwort
cancel = Abbrechen
settings = Einstellungen
home = Zur Tür
me-link = Meine Partien
ladder-link = Rangliste
phase-open = Plätze frei
phase-playing = läuft
phase-over = vorbei
phase-closed = geschlossen
your-turn = Du bist dran
turn-of = { $name } ist dran
nobody-yet = noch niemand

## A new table
new-title = Ein Tisch für { $game }
new-seats = Plätze
new-options = Regeln an diesem Tisch
new-pace = Tempo
pace-live = Live
pace-live-about = Alle bleiben am Tisch.
pace-days = Über mehrere Tage
pace-days-about = Zieh, wenn du Zeit findest; den Link in der Tasche.
new-clock = Uhr
clock-none = Keine Uhr
clock-move = { $seconds ->
    [one] 1 Sekunde je Entscheidung
   *[other] { $seconds } Sekunden je Entscheidung
  }
clock-days = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
  }
clock-budget = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  } und { $increment ->
    [one] 1 Sekunde je Entscheidung
   *[other] { $increment } Sekunden je Entscheidung
  }
new-door = Wer darf rein
new-public = Alle: Der Tisch steht an der Tür
new-private = Wer den Link hat
new-spectators = Andere dürfen zuschauen
new-hints = Tipps erlaubt
new-hints-about = Wer dran ist, darf fragen, was die Bots täten.
new-rated = Gewertet
new-rated-about = Das Ergebnis zählt für die Rangliste. Jeder hat einen Platz, ohne Tipps und Vertretung; wer aufgibt, wird Letzter.
new-stand-in = Wer weiterspielt, wenn eine Uhr abläuft
new-create = Tisch eröffnen
rule = Regel { $rule }

## Bots
bot = Bot
bot-count = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }
bot-easy = leicht
bot-normal = normal
bot-hard = stark
bot-expert = meisterhaft
bot-level = Stärke
bot-personality = Charakter
bot-with-personality = { $level }, { $personality }
personality-balanced = ausgewogen
personality-spender = verschwenderisch
personality-miser = geizig
personality-spoiler = missgünstig
personality-gambler = waghalsig

## The lobby
lobby-title = { $game }: Wer spielt?
lobby-invite = Einladen
lobby-invite-about = Schick diesen Link oder lass ihn scannen.
lobby-link = Der Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copy-by-hand = Dein Browser kopiert nur auf sicheren Seiten: Markiere den Link und kopiere ihn von Hand.
lobby-share = Teilen
lobby-qr = Der Link als QR-Code
lobby-seat = Platz { $number }
lobby-sit = Hinsetzen
lobby-sit-too = Auch hier
lobby-stand = Aufstehen
lobby-kick = Wegschicken
lobby-kick-name = { $name } wegschicken
lobby-down = Mit dem nächsten Platz tauschen
lobby-down-seat = Plätze { $a } und { $b } tauschen
lobby-bot-here = Bot
lobby-bot-seat = Einen Bot auf Platz { $number } setzen
lobby-bot-out = Bot wegnehmen
lobby-fill = Mit Bots auffüllen
lobby-start = Los
lobby-start-waits = Los: { $count ->
    [one] 1 Platz ist leer
   *[other] { $count } Plätze sind leer
  }
lobby-wait-host = { $host } fängt an, sobald alle sitzen.
lobby-wait-host-unknown = Es geht los, sobald alle sitzen.
lobby-nickname = Wer auf diesem Gerät hier spielt
lobby-hot-seat = Du hast mehrere Plätze: Reicht das Gerät herum. Zwischen den Zügen fällt ein Vorhang.
lobby-close = Tisch schließen
lobby-you = du
lobby-host = Gastgeber
lobby-rated = Gewertet
lobby-rated-yes = ja
seat-empty = leer
fair-title = Ehrliche Ziehungen
fair-about = Bevor etwas gezogen wird, legt das Haus sein Geheimnis fest und zeigt diesen Fingerabdruck davon. Nach der Partie zeigt es das Geheimnis, und dein Browser prüft, ob beide zusammenpassen.
fair-commitment = Fingerabdruck
fair-value = Dein eigener Tropfen Glück
fair-value-about = Was du hier eintippst, geht in die Ziehungen ein. Das Haus kann es nicht vorher wissen.
fair-add = Dazugeben
fair-added = { $name } hat einen Wert dazugegeben.

## The table
table-board = Der Tisch
table-seats = Plätze
table-log = Verlauf
table-chat = Chat
table-menu = Mehr
table-sound-on = Ton an
table-sound-off = Ton aus
table-side-hide = Verlauf ausblenden
table-side-show = Verlauf einblenden
rules = Regeln
rules-read = Regel { $rule } lesen
table-actions = Deine Möglichkeiten
table-sheet-down = Möglichkeiten einklappen
table-sheet-up = Möglichkeiten zeigen
table-spectator = Du schaust zu.
table-all-choices = Alle Möglichkeiten ({ $count })
table-confirm = { $action }?
table-confirm-yes = Ja
table-confirm-no = Nein
table-undo = Zurücknehmen
table-undo-ask = Zurücknehmen?
table-undo-asked = { $name } möchte { $count ->
    [one] den letzten Schritt
   *[other] die letzten { $count } Schritte
  } zurücknehmen.
table-undo-waits = Du möchtest zurücknehmen. Die anderen werden gefragt.
table-agree = Zustimmen
table-refuse = Ablehnen
table-hint = Tipp
table-hint-thinking = Die Bots überlegen…
table-hint-says = Die Bots würden: { $action }.
table-hint-do = Mach das
table-stand-in = Einen Bot für mich spielen lassen
table-take-back = Platz wieder übernehmen
table-resign = Aufgeben
table-resign-sure = Ein Bot spielt endgültig für dich weiter. Aufgeben?
table-bot-plays = Ein Bot spielt für dich ({ $bot }).
table-bot-plays-clock = Deine Uhr ist abgelaufen; ein Bot spielt für dich ({ $bot }).
table-resigned = Du hast aufgegeben; ein Bot spielt weiter ({ $bot }).
table-stand-in-tag = Bot ({ $bot }) spielt weiter
table-only-choice = Die einzige Möglichkeit von selbst wählen
table-orders-stand = Aufträge: { $count }
table-orders-drop = Zurückziehen
table-thinks = ist dran
table-clock = Uhr von { $name }: { $left }
table-loading = Die Lampe wird angezündet…
table-no-client = Diese Seite kann dieses Spiel nicht zeigen.
table-closed = Dieser Tisch wurde geschlossen.

## Several people at one device
curtain-title = Gib das Gerät an { $name }
curtain-about = Jetzt schaut sonst niemand hin.
curtain-go = Ich bin { $name }
curtain-never = Kein Vorhang auf diesem Gerät: Wir dürfen alle schauen

## The connection
lost = Die Leitung ist tot. Neuer Versuch…
lost-in = Die Leitung ist tot. Neuer Versuch in { $seconds } s.
lost-offline = Du bist offline. Alles ist sicher; der Tisch wartet.
connecting = Verbinde…
announcement = Das Haus: { $text }
close = Schließen

## Chat
chat-spectators = Zuschauer
chat-say = Sag etwas
chat-send = Senden
chat-empty = Niemand hat ein Wort gesagt. Klug.
chat-muted = Du darfst hier nicht sprechen.
chat-mute = { $name } stummschalten
chat-unmute = { $name } sprechen lassen

## Log
log-empty = Noch ist nichts geschehen.
log-opened = Der Tisch wurde eröffnet.
log-sat = { $name } setzt sich auf Platz { $seat }.
log-stood = Platz { $seat } ist wieder frei.
log-swapped = Die Plätze { $a } und { $b } tauschen.
log-kicked = Platz { $seat } wurde weggeschickt.
log-replaced = Ein Bot spielt auf Platz { $seat } weiter.
log-bot-sat = Ein Bot ({ $bot }) nimmt Platz { $seat }.
log-renamed = Jemand heißt jetzt { $name }.
log-value-added = { $name } gibt den Ziehungen einen Wert dazu.
log-host-passed = Der Gastgeber wechselt.
log-started = Die Partie beginnt.
log-undo-asked = { $name } möchte zurücknehmen.
log-undo-agreed = { $name } stimmt dem Zurücknehmen zu.
log-undo-refused = { $name } lehnt das Zurücknehmen ab.
log-undone = Zurückgenommen.
log-stand-in = Ein Bot spielt für { $name }.
log-stand-in-clock = Die Uhr von { $name } ist abgelaufen; ein Bot spielt weiter.
log-stand-in-resigned = { $name } gibt auf; ein Bot spielt weiter.
log-stand-in-gone = { $name } ist fort; ein Bot spielt weiter.
log-taken-back = { $name } spielt wieder selbst.
log-ordered = Deine Aufträge haben sich geändert.
log-muted = Jemand wurde stummgeschaltet.
log-unmuted = Jemand darf wieder sprechen.
log-rematch = Es gibt eine Revanche.
log-resumed = Das Haus war kurz fort. Die Uhren standen still.
log-finished = Die Partie ist vorbei.
log-closed = Der Tisch wurde geschlossen.
log-acted = { $name }: { $action }
log-undone-mark = zurückgenommen

## After the match
after-title = Die Partie ist vorbei
after-rematch = Revanche
after-rematch-go = Zur Revanche
after-rematch-waits = Der Gastgeber kann zur Revanche rufen.
after-share = Link teilen
after-record = Aufzeichnung laden
after-door = Zur Tür
after-board = Der Tisch am Ende
review-title = Wie es lief
review-thinking = Die Bots blicken auf die Partie zurück…
review-chances = Siegchancen
review-graph = Siegchance jedes Platzes über { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }
review-graph-at = Nach Schritt { $step }
review-luck = Glück und Entscheidungen
review-luck-about = Was jeden Platz von seiner Chance am Anfang zu seinem Ergebnis gebracht hat, in Hundertsteln eines Sieges. Ein Zug zählt so viel, wie er besser oder schlechter war, als zu erwarten war.
review-seat = Platz
review-start = Anfang
review-luck-column = Glück
review-own = Eigene Züge
review-others = Züge der anderen
review-result = Ergebnis
review-costliest = Die teuersten Entscheidungen
review-none = Niemand hat einen klaren Fehler gemacht.
review-step = Schritt { $step }, { $name }
reason-wins = Gewinnt zu { $chance } statt zu { $instead }.
reason-rises = { $name } steigt von { $from } auf { $to }.
reason-falls = { $name } fällt von { $from } auf { $to }.
review-cost = kostet { $cost }
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-unsure = Die Kosten sind auf { $error } genau.
check-title = Ziehungen prüfen
check-about = Dein Browser berechnet den Fingerabdruck des Geheimnisses und vergleicht ihn mit dem, der vor dem ersten Schritt zu sehen war; dann zieht das Haus alles noch einmal.
check-do = Prüfen
check-doing = Prüfe…
check-secret = Geheimnis
check-fits = Das Geheimnis passt zum Fingerabdruck. Dein Browser hat es selbst berechnet.
check-fits-not = Das Geheimnis passt nicht zum Fingerabdruck. Etwas wurde verändert.
check-fair = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
  } aus dem Geheimnis und den Werten der Plätze.
check-unfair = Zeile { $line } der Aufzeichnung stimmt nicht ({ $id }).

## Settings
settings-title = Einstellungen
settings-language = Sprache
language-auto = Wie im Browser
settings-theme = Licht
theme-night = Nacht
theme-day = Tag
theme-contrast = Starker Kontrast
settings-speed = Bewegung
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
settings-sound = Ton
settings-confirm = Vor jedem Zug fragen
settings-curtain = Vorhang zwischen Leuten an diesem Gerät
settings-identity = Wer du bist
settings-code = Ein anderes Gerät
settings-code-about = Mach hier einen Code und tipp ihn dort ein: dieselbe Person, dieselben Tische.
settings-code-make = Code machen
settings-code-valid = Gilt einmal, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  } lang.
settings-code-use = Code benutzen
settings-code-here = Code vom anderen Gerät
settings-forget = Vergesst mich
settings-forget-about = Dein Name und was du gesagt hast, sind endgültig weg; wo du spielst, spielen Bots weiter.
settings-forget-sure = { $name } endgültig vergessen?
settings-forget-yes = Endgültig vergessen
settings-forgotten = Du bist vergessen.
settings-saved = Gespeichert.
settings-not-yet = Noch bist du niemand. Du kommst von selbst herein, wenn du spielst.

## Elsewhere
not-found-title = Falsche Tür
not-found-about = Dahinter ist nichts, nicht einmal eine Wand.
no-table-title = Kein solcher Tisch
no-table-about = Es gibt ihn nicht oder nicht für dich. Frag, wer dir den Link geschickt hat.

## Refusals of the table itself; those of a game come in the game's words
refusal-host-only = Das darf nur der Gastgeber.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-seated = Setz dich erst hin.
refusal-not-spectator = Du hast hier einen Platz: Sprich am Tisch.
refusal-not-welcome = Dieser Tisch steht dir nicht offen.
refusal-seat-taken = Jemand war schneller: Der Platz ist besetzt.
refusal-seat-empty = Dort sitzt niemand.
refusal-started = Die Partie hat begonnen.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-over = Die Partie ist vorbei.
refusal-empty-seats = Es sind Plätze leer: Lade Leute ein oder setz Bots hin.
refusal-stale = Am Tisch ging es weiter. Schau, was jetzt gefragt ist.
refusal-turn = Du bist nicht dran.
refusal-bot-plays = Ein Bot spielt für dich. Übernimm erst den Platz.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-chance = Seither wurde gezogen. Was man weiß, kann man nicht zurücknehmen.
refusal-muted = Du darfst hier nicht sprechen.
refusal-value = Ein Wert hat 1 bis 64 Zeichen und wird einmal dazugegeben.
refusal-text = Eine Nachricht hat 1 bis 500 Zeichen.
refusal-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refusal-offline = Das Haus antwortet nicht. Versuch es gleich noch einmal.
refusal-code = Dieser Code ist verbraucht, zu alt oder falsch.
refusal-name = Ein Name hat 1 bis 24 Zeichen.
refusal-password = Dieses Haus verlangt sein Passwort.
refusal-no-hint = Tipps gibt es für den Platz am Zug, wo der Tisch sie erlaubt.
refusal-rated-seat = An einem gewerteten Tisch hat jeder einen Platz.
refusal-rated-end = Eine gewertete Partie wird zu Ende gespielt. Wer gehen muss, gibt auf.
refusal-rated-undo = An einem gewerteten Tisch nimmst du nur zurück, was du selbst zuletzt getan hast.
refusal-push = Dieser Browser gab keine Adresse oder Schlüssel für Mitteilungen, die das Haus brauchen kann.
refusal-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-bot = Diesen Bot gibt es nicht.
refusal-bots = Die Bots haben keine Antwort. Versuch es gleich noch einmal.
refusal-no-bot = Du hast keinen solchen Bot.
refusal-too-many-bots = Du hast genug Bots. Beende erst einen.
refusal-no-bot-plays = Für diesen Platz spielt kein Bot.
refusal-resigned = Dieser Platz hat aufgegeben.
refusal-orders = Das sind zu viele Aufträge. Zieh erst welche zurück.
refusal-not-over = Die Partie ist noch nicht vorbei.
refusal-no-undo-asked = Niemand möchte etwas zurücknehmen.
refusal-no-such-person = Diese Person sitzt nicht hier.
refusal-malformed = Das hat das Haus nicht verstanden. Lade die Seite neu.
refusal-illegal = Das erlauben die Regeln nicht.
refusal-no-guest = Komm erst mit einem Namen herein.
refusal-unavailable = Das Haus ist beschäftigt. Versuch es gleich noch einmal.
refusal-settings = So lässt sich kein Tisch eröffnen. Ändere die Einstellungen.
refusal-too-many-tables = Du hast genug Tische. Beende erst einen.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-game = Dieses Spiel gibt es nicht.
refusal-viewer = Eine Partie sieht man von einem ihrer Plätze, als Zuschauer oder ganz offen.
refusal-record = Das ist keine Aufzeichnung, die den Regeln folgt.
refusal-frames = Die Partie lässt sich gerade nicht zeigen. Versuche es gleich noch einmal.
refusal-play-on = Von hier aus kann diese Partie nicht weitergehen.
refusal-no-puzzle = Dieses Rätsel gibt es nicht.
refusal-no-position = Diese Stellung gibt es nicht.
refusal-no-review = Auf eine Partie wird zurückgeblickt, wenn sie vorbei ist.
refusal-no-route = Hier ist nichts.
refusal-verify = Die Ziehungen ließen sich nicht prüfen. Versuch es gleich noch einmal.
refusal-webhook = An diese Adresse kann nichts geschickt werden. Gib eine andere an.
refusal-host = Unter dieser Adresse kennt man das Haus nicht. Nimm die, die man dir gab.
refusal-origin = Andere Seiten dürfen dieses Haus nicht benutzen.
refusal-banned = Von hier lässt der Betreiber niemanden herein.
refusal-operator = Das ist dem Betreiber des Hauses vorbehalten.

## The games as the door and the form of a new table show them
tagline-don = Biete um die Viertel von Chicago; was du zahlst, geht an deine Rivalen, und was du besitzt, sperrt deine Gebote.
tagline-gangster = Fahr durch Chicago, setz deine Gangster ab, entführ die der anderen, und sei am Zahltag zur Stelle.
tagline-new_york = Sammle Geld in vier Währungen und kauf von jeder Art Gebäude die meisten; zahl passend und mach weiter.
option-don-side_auctions = Nebenauktionen
option-don-side_auctions-about = Am Anfang jeder Runde darf jeder Platz eines seiner Viertel an die anderen verkaufen.
option-don-exchange = Tausch
option-don-exchange-about = Vor dem Aufdecken darf jeder Platz ein Viertel mit einem Gegner tauschen und setzt dann bei der Auktion aus.
option-don-enforcement = Falsche Gebote
option-don-enforcement-about = Was mit einem Gebot geschieht, das die Regeln nicht erlauben.
option-don-enforcement-strict = Abgelehnt
option-don-enforcement-strict-about = Niemand kann eines abgeben.
option-don-enforcement-table = Wie am Tisch
option-don-enforcement-table-about = Eine gesperrte Zahl kostet einen Chip; mehr, als man hat, ist ein Bluff und wird bestraft, wenn er auffliegt.
option-don-chips = Chips
option-don-chips-about = Ob alle sehen, wie viele Chips die anderen haben.
option-don-chips-hidden = Verdeckt
option-don-chips-hidden-about = Zähl mit oder lass dich überraschen.
option-don-chips-open = Offen
option-don-chips-open-about = Alle sehen jeden Vorrat.
option-new_york-hands = Handkarten
option-new_york-hands-about = Ob alle das Geld der anderen sehen.
option-new_york-hands-hidden = Verdeckt
option-new_york-hands-hidden-about = Merk dir, wer was nahm.
option-new_york-hands-open = Offen
option-new_york-hands-open-about = Alle sehen jede Hand.

## Why one action and not another
ground = { $action } – { $fact }.
ground-but = Aber: { $action } – { $fact }.
ground-if = { $action }, { $condition }
ground-if-sells = wenn es verkauft wird
ground-if-wins = wenn es gewinnt
ground-if-bid-wins = wenn { $amount } von { $name } gewinnt
ground-if-others-pass = wenn alle anderen passen
ground-you = du
