house-name = Speakeasy
house-motto = A back room, a lamp, three games. Come in.
title-turn = ● Your turn · { $game }
title-table = { $game } · Speakeasy

## The door
door-play = Play now against bots
door-friends = Play with friends
door-players = { $from ->
    [one] { $to ->
        [one] 1 player
       *[other] 1–{ $to } players
    }
   *[other] { $from }–{ $to } players
  }
door-minutes = { $from }–{ $to } minutes
door-thanks = By { $designer }, { $year }. Thank you.
door-learn = New here? Learn it in five minutes
door-level = The bots play
door-mine = Your tables
door-open = Open tables
door-no-open = No open table. Somebody has to be first.
door-continue = Go on with { $game }
door-continue-turn = It is your turn.
door-continue-lobby = The seats are being taken.
door-continue-others = The others are thinking.
door-join = Join
door-watch = Watch
door-go = Go there
door-games = The games
your-name = Your name
name-save = Save
come-in = Come in
password-title = Knock first
password-wanted = This house asks for its password.
password-wrong = That was not it. Ask whoever invited you.
password = Password
cancel = Cancel
settings = Settings
home = To the door
me-link = My matches
ladder-link = Ladder
phase-open = seats free
phase-playing = being played
phase-over = over
phase-closed = closed
your-turn = Your turn
turn-of = { $name } to act
nobody-yet = nobody yet

## A new table
new-title = A table of { $game }
new-seats = Seats
new-options = Rules of this table
new-pace = Pace
pace-live = Live
pace-live-about = Everybody stays at the table.
pace-days = Over days
pace-days-about = Act when you find the time; a link in your pocket.
new-clock = Clock
clock-none = No clock
clock-move = { $seconds ->
    [one] 1 second a decision
   *[other] { $seconds } seconds a decision
  }
clock-days = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
  }
clock-budget = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }, and { $increment ->
    [one] 1 second a decision
   *[other] { $increment } seconds a decision
  }
new-door = Who may come
new-public = Anybody: the table is listed at the door
new-private = Those who have the link
new-spectators = Others may watch
new-hints = Hints allowed
new-hints-about = A seat may ask what the bots would do.
new-rated = Rated
new-rated-about = The result counts on the ladder. One seat each, no hints, no stand-in; whoever resigns comes last.
new-stand-in = Who plays on when a clock runs out
new-create = Open the table
rule = rule { $rule }

## Bots
bot = bot
bot-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-level = Level
bot-personality = Personality
bot-with-personality = { $level } { $personality }
personality-balanced = balanced
personality-spender = spender
personality-miser = miser
personality-spoiler = spoiler
personality-gambler = gambler

## The lobby
lobby-title = { $game }: who plays?
lobby-invite = Invite
lobby-invite-about = Send this link, or let them scan it.
lobby-link = The link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copy-by-hand = Your browser lets only secure pages copy: mark the link and copy it by hand.
lobby-share = Share
lobby-qr = The link as a QR code
lobby-seat = Seat { $number }
lobby-sit = Sit here
lobby-sit-too = Sit here, too
lobby-stand = Stand up
lobby-kick = Send away
lobby-kick-name = Send { $name } away
lobby-down = Swap with the next seat
lobby-down-seat = Swap seats { $a } and { $b }
lobby-bot-here = Bot
lobby-bot-seat = Put a bot in seat { $number }
lobby-bot-out = Take the bot away
lobby-fill = Fill with bots
lobby-start = Start
lobby-start-waits = Start: { $count ->
    [one] 1 seat is empty
   *[other] { $count } seats are empty
  }
lobby-wait-host = { $host } starts when everybody sits.
lobby-wait-host-unknown = The host starts when everybody sits.
lobby-nickname = Who plays this seat on this device
lobby-hot-seat = You hold several seats: pass the device around. A curtain falls between turns.
lobby-close = Close the table
lobby-you = you
lobby-host = host
lobby-rated = Rated
lobby-rated-yes = yes
seat-empty = empty
fair-title = Fair draws
fair-about = Before anything is drawn the house fixes its secret and shows this fingerprint of it. After the match it shows the secret, and your browser checks that they fit.
fair-commitment = Fingerprint
fair-value = Your own drop of luck
fair-value-about = Anything you type goes into the draws. The house cannot know it beforehand.
fair-add = Add
fair-added = { $name } added a value.

## The table
table-board = The table
table-seats = Seats
table-log = Log
table-chat = Chat
table-menu = More
table-sound-on = Sound on
table-sound-off = Sound off
table-side-hide = Hide the log
table-side-show = Show the log
rules = Rules
rules-read = Read rule { $rule }
table-actions = Your choices
table-sheet-down = Fold the choices away
table-sheet-up = Show the choices
table-spectator = You are watching.
table-all-choices = All choices ({ $count })
table-confirm = { $action }?
table-confirm-yes = Yes
table-confirm-no = No
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = { $name } asks to take back { $count ->
    [one] the last step
   *[other] the last { $count } steps
  }.
table-undo-waits = You asked to take back. The others are asked.
table-agree = Agree
table-refuse = Refuse
table-hint = Hint
table-hint-thinking = The bots think it over…
table-hint-says = The bots would: { $action }.
table-hint-do = Do that
table-stand-in = Let a bot play for me
table-take-back = Take the seat back
table-resign = Resign
table-resign-sure = A bot plays on for you, for good. Resign?
table-bot-plays = A bot plays for you ({ $bot }).
table-bot-plays-clock = Your clock ran out; a bot plays for you ({ $bot }).
table-resigned = You resigned; a bot plays on ({ $bot }).
table-stand-in-tag = { $bot } bot plays on
table-only-choice = Do by itself what is the only choice
table-orders-stand = Standing orders: { $count }
table-orders-drop = Withdraw
table-thinks = to act
table-clock = Clock of { $name }: { $left }
table-loading = The lamp is being lit…
table-no-client = This page cannot show this game.
table-closed = This table was closed.

## Several people at one device
curtain-title = Pass the device to { $name }
curtain-about = Nobody else should look now.
curtain-go = I am { $name }
curtain-never = No curtain on this device: we all may look

## The connection
lost = The line is dead. Trying again…
lost-in = The line is dead. Trying again in { $seconds } s.
lost-offline = You are offline. Everything is safe; the table waits.
connecting = Connecting…
announcement = The house: { $text }
close = Close

## Chat
chat-spectators = Spectators
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said a word. Wise.
chat-muted = The host does not let you speak here.
chat-mute = Mute { $name }
chat-unmute = Let { $name } speak

## Log
log-empty = Nothing has happened yet.
log-opened = The table was opened.
log-sat = { $name } sat down in seat { $seat }.
log-stood = Seat { $seat } is free again.
log-swapped = Seats { $a } and { $b } changed places.
log-kicked = Seat { $seat } was sent away.
log-replaced = A bot plays on in seat { $seat }.
log-bot-sat = A bot ({ $bot }) took seat { $seat }.
log-renamed = Somebody is { $name } now.
log-value-added = { $name } added a value to the draws.
log-host-passed = There is a new host.
log-started = The match begins.
log-undo-asked = { $name } asks to take back.
log-undo-agreed = { $name } agrees to take back.
log-undo-refused = { $name } does not take back.
log-undone = Taken back.
log-stand-in = A bot plays for { $name }.
log-stand-in-clock = The clock of { $name } ran out; a bot plays on.
log-stand-in-resigned = { $name } resigned; a bot plays on.
log-stand-in-gone = { $name } is gone; a bot plays on.
log-taken-back = { $name } plays again.
log-ordered = Your standing orders changed.
log-muted = Somebody was muted.
log-unmuted = Somebody may speak again.
log-rematch = There is a rematch.
log-resumed = The house was away for a moment. Clocks stood still.
log-finished = The match is over.
log-closed = The table was closed.
log-acted = { $name }: { $action }
log-undone-mark = taken back

## After the match
after-title = The match is over
after-rematch = Rematch
after-rematch-go = To the rematch
after-rematch-waits = The host may call for a rematch.
after-share = Share the link
after-record = Download the record
after-door = To the door
after-board = The table as it ended
review-title = How it went
review-thinking = The bots look back over the match…
review-chances = Chance to win
review-graph = Chance to win of each seat over { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
review-graph-at = After step { $step }
review-luck = Luck and decisions
review-luck-about = What moved each seat from its chance at the start to its result, in hundredths of a win. A decision counts by how much better or worse it was than was to be expected.
review-seat = Seat
review-start = Start
review-luck-column = Luck
review-own = Own decisions
review-others = Others’ decisions
review-result = Result
review-costliest = Costliest decisions
review-none = Nobody made a clear mistake.
review-step = Step { $step }, { $name }
reason-wins = Wins { $chance } instead of { $instead }.
reason-rises = { $name } rises from { $from } to { $to }.
reason-falls = { $name } falls from { $from } to { $to }.
review-cost = cost { $cost }
review-played = Played: { $action }
review-better = Better: { $action }
review-unsure = Costs are sure to within { $error }.
check-title = Check the draws
check-about = Your browser hashes the secret and compares it with the fingerprint shown before the first step; the house then draws everything again.
check-do = Check
check-doing = Checking…
check-secret = Secret
check-fits = The secret fits the fingerprint. Your browser computed it itself.
check-fits-not = The secret does not fit the fingerprint. Something was changed.
check-fair = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
  } from the secret and the values of the seats.
check-unfair = Line { $line } of the record does not hold ({ $id }).

## Settings
settings-title = Settings
settings-language = Language
language-auto = As in the browser
settings-theme = Light
theme-night = Night
theme-day = Day
theme-contrast = High contrast
settings-speed = Motion
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
settings-sound = Sound
settings-confirm = Ask before every move
settings-curtain = Curtain between people who share this device
settings-identity = Who you are
settings-code = Another device
settings-code-about = Make a code here and type it there: the same person, the same tables.
settings-code-make = Make a code
settings-code-valid = Good for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }, once.
settings-code-use = Use a code
settings-code-here = Code from your other device
settings-forget = Forget me
settings-forget-about = Your name and what you said are gone for good; bots play on where you play.
settings-forget-sure = Forget { $name } for good?
settings-forget-yes = Forget me for good
settings-forgotten = You are forgotten.
settings-saved = Saved.
settings-not-yet = You are nobody yet. You come in by yourself when you play.

## Elsewhere
not-found-title = Wrong door
not-found-about = There is nothing behind this one, not even a wall.
no-table-title = No such table
no-table-about = It is not there, or not for you. Ask whoever sent you the link.

## Refusals of the table itself; those of a game come in the game's words
refusal-host-only = Only the host may do this.
refusal-not-your-seat = This is not your seat.
refusal-not-seated = Take a seat first.
refusal-not-spectator = You have a seat here: speak to the table.
refusal-not-welcome = This table is not open to you.
refusal-seat-taken = Somebody was quicker: the seat is taken.
refusal-seat-empty = Nobody sits there.
refusal-started = The match has started.
refusal-not-started = The match has not started.
refusal-over = The match is over.
refusal-empty-seats = There are empty seats: invite people or fill them with bots.
refusal-stale = The table has moved on. Look at what is asked now.
refusal-turn = It is not your turn.
refusal-bot-plays = A bot plays for you. Take the seat back first.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-chance = Something was drawn since. What is known cannot be taken back.
refusal-muted = The host does not let you speak here.
refusal-value = A value has 1 to 64 characters and is added once.
refusal-text = A message has 1 to 500 characters.
refusal-too-fast = That was too much at once. Wait a moment.
refusal-offline = The house does not answer. Try again in a moment.
refusal-code = This code was used, is too old, or is wrong.
refusal-name = A name has 1 to 24 characters.
refusal-password = This house asks for its password.
refusal-no-hint = Hints are for the seat to act, where the table allows them.
refusal-rated-seat = At a rated table everybody has one seat.
refusal-rated-end = A rated match is played to its end. Whoever must leave resigns.
refusal-rated-undo = At a rated table you take back only what you did last yourself.
refusal-push = This browser gave no address or keys for notifications that the house can use.
refusal-no-seat = There is no such seat at this table.
refusal-bot = There is no such bot.
refusal-bots = The bots have no answer. Try again in a moment.
refusal-no-bot = You have no such bot.
refusal-too-many-bots = You have enough bots. End one first.
refusal-no-bot-plays = No bot plays for this seat.
refusal-resigned = This seat has resigned.
refusal-orders = There are too many standing orders. Withdraw some first.
refusal-not-over = The match is not over.
refusal-no-undo-asked = Nobody asks to take anything back.
refusal-no-such-person = This person does not sit here.
refusal-malformed = The house did not understand that. Load the page again.
refusal-illegal = The rules do not allow this.
refusal-no-guest = Come in with a name first.
refusal-unavailable = The house is busy. Try again in a moment.
refusal-settings = A table cannot be opened like this. Change the settings.
refusal-too-many-tables = You have enough tables. End one first.
refusal-no-table = There is no such table.
refusal-no-game = There is no such game.
refusal-viewer = A match is looked at from one of its seats, as a spectator, or with everything open.
refusal-record = This is no record of a match that the rules allow.
refusal-frames = The match could not be looked back on. Try again in a moment.
refusal-play-on = This match cannot go on from here.
refusal-no-puzzle = There is no such puzzle.
refusal-no-position = There is no such position.
refusal-no-review = A match is reviewed when it is over.
refusal-no-route = There is nothing here.
refusal-verify = The draws could not be checked. Try again in a moment.
refusal-webhook = Nothing can be sent to this address. Give another one.
refusal-host = The house is not known by this address. Use the one you were given.
refusal-origin = Other sites may not use this house.
refusal-banned = The operator lets nobody in from here.
refusal-operator = This is for the operator of the house.

## The games as the door and the form of a new table show them
tagline-don = Bid for the districts of Chicago; what you pay goes to your rivals, and what you own bars your bids.
tagline-gangster = Drive through Chicago, drop off your gangsters, kidnap the others’, and be there on payday.
tagline-new_york = Collect money in four currencies and buy the most of each type of building; pay exactly and go on.
option-don-side_auctions = Side auctions
option-don-side_auctions-about = At the start of a round every seat may sell one of its districts to the others.
option-don-exchange = Exchange
option-don-exchange-about = Before the reveal every seat may swap a district with an opponent, and then sits out the auction.
option-don-enforcement = Wrong bids
option-don-enforcement-about = What happens to a bid that the rules do not allow.
option-don-enforcement-strict = Refused
option-don-enforcement-strict-about = Nobody can make one.
option-don-enforcement-table = As at a table
option-don-enforcement-table-about = A barred number costs a chip; more than one has is a bluff, punished when exposed.
option-don-chips = Chips
option-don-chips-about = Whether everybody sees how many chips the others have.
option-don-chips-hidden = Hidden
option-don-chips-hidden-about = Keep count, or be surprised.
option-don-chips-open = Open
option-don-chips-open-about = Everybody sees every stock.
option-new_york-hands = Hands
option-new_york-hands-about = Whether everybody sees the money of the others.
option-new_york-hands-hidden = Hidden
option-new_york-hands-hidden-about = Remember who took what.
option-new_york-hands-open = Open
option-new_york-hands-open-about = Everybody sees every hand.

## Why one action and not another
ground = { $action } – { $fact }.
ground-but = But: { $action } – { $fact }.
ground-if = { $action }, { $condition }
ground-if-sells = if it sells
ground-if-wins = if it wins
ground-if-bid-wins = if the { $amount } of { $name } wins
ground-if-others-pass = if all others pass
ground-you = you
