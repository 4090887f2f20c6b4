// Generated from crates/protocol by `cargo xtask codegen`. Do not edit.
//
// Views, actions, events and results belong to the games, whose rules crates know neither this protocol nor TypeScript:
// they are JsonValue here, and each game's RULES.md states their shapes.

/** The version that `welcome` tells. */
export const PROTOCOL = 1;

/**
 * `POST /api/operator/announcement`.
 */
export type Announcement = { text: string, };

export type Answer = { "type": "done", version: number, } | { "type": "refused" } & Refusal;

/**
 * `POST /api/lessons/{game}/try`: what the rules say to an action of the learner after so many steps.
 */
export type Attempt = { steps: number, action: JsonValue, };

/**
 * `POST /api/operator/guests/{id}/ban`.
 */
export type Ban = { 
/**
 * Whether nobody new may come in for a day from where the guest is connected.
 */
address: boolean, };

/**
 * Who decided for a seat.
 */
export type By = "person" | "bot" | "stand_in" | "order" | "record";

export type Choice = { id: string, name: string, description: string, };

/**
 * How long people may think. Bots and stand-ins have no clock.
 */
export type ClockRule = { "type": "none" } | { "type": "per_move", seconds: number, } | { "type": "budget", seconds: number, increment: number, };

export type Clocks = { 
/**
 * Milliseconds left of each seat; of the running one, as of `since`.
 */
left: number[], running: RunningClock | null, };

export type Command = { "type": "sit", seat: number, } | { "type": "stand", seat: number, } | { "type": "swap", a: number, b: number, } | { "type": "kick", seat: number, } | { "type": "seat_bot", seat: number, bot: string, } | { "type": "fill_with_bots", bot: string, } | { "type": "add_value", seat: number, value: string, } | { "type": "start" } | { "type": "act", seat: number, prompt: number, action: JsonValue, } | { "type": "undo", seat: number, to: number, } | { "type": "answer_undo", seat: number, agree: boolean, } | { "type": "stand_in", seat: number, bot: string, } | { "type": "take_back", seat: number, } | { "type": "order", seat: number, orders: Array<JsonValue>, } | { "type": "resign", seat: number, } | { "type": "say", room: Room, text: string, } | { "type": "mute", guest: GuestId, muted: boolean, } | { "type": "pass_host", to: GuestId, } | { "type": "close" };

/**
 * A command, named by the client that sends it. Sent again it has no second effect and gets its first answer.
 */
export type CommandId = string;

/**
 * Something that is said at one moment of a lesson.
 */
export type Cue = { 
/**
 * How many steps stand.
 */
at: number, 
/**
 * The name of the message.
 */
says: string, 
/**
 * What on the page it is about, as a selector.
 */
point: string | null, } & ({ "wants": "reading" } | { "wants": "deciding" } | { "wants": "trying", action: JsonValue, rule: string, });

/**
 * `POST /api/guest/code`: for another device, once.
 */
export type DeviceCode = { code: string, valid_seconds: number, };

/**
 * A step of a match: what happened in it, and the play after it as the viewer would have been sent it.
 */
export type Frame = { 
/**
 * Nothing before the first step. A happening is numbered as its step and has no time.
 */
happened: Array<Happening>, 
/**
 * The prompt is there wherever the viewer was to act, with the number of steps as its own.
 */
play: Play, };

/**
 * `GET /api/tables/{id}/frames` and `POST /api/frames`: a part of a match.
 */
export type Frames = { game: string, options: JsonValue, 
/**
 * What the seats are called, where the record says.
 */
names: Array<string | null>, 
/**
 * How many steps the match has; there is one frame more.
 */
steps: number, 
/**
 * Once the match is over.
 */
result: JsonValue | null, 
/**
 * Those asked for, as many as are given at once.
 */
frames: Array<Frame>, };

export type GameDescription = { 
/**
 * The name in settings, records and commands, such as `new_york`.
 */
id: string, name: string, tagline: string, designer: string, year: number, rules_version: number, 
/**
 * The least and the most.
 */
seats: [number, number], usual_seats: number, 
/**
 * How long a match among people takes, from and to.
 */
minutes: [number, number], options: Array<OptionDescription>, };

/**
 * A person, as the others know them. It is no secret; the token in the cookie is. That of a person's bot begins with
 * `bot-`, so that everybody can tell.
 */
export type GuestId = string;

export type GuestInfo = { guest: GuestId, name: string, 
/**
 * For programs, only in the answer to `POST`; a browser keeps it in its cookie.
 */
token?: string, };

/**
 * One entry of the table's log, without what viewers may not know.
 */
export type Happening = { number: number, 
/**
 * Milliseconds since 1970.
 */
at: number, } & ({ "type": "opened" } | { "type": "sat", seat: number, name: string, } | { "type": "stood", seat: number, } | { "type": "swapped", a: number, b: number, } | { "type": "kicked", seat: number, } | { "type": "replaced", seat: number, bot: string, } | { "type": "bot_sat", seat: number, bot: string, } | { "type": "renamed", guest: GuestId, name: string, } | { "type": "value_added", seat: number, } | { "type": "host_passed", to: GuestId, } | { "type": "started" } | { "type": "acted", seat: number, by: By, action: JsonValue, events: Array<JsonValue>, } | { "type": "drawn", chance: JsonValue, events: Array<JsonValue>, } | { "type": "undo_asked", seat: number, to: number, } | { "type": "undo_answered", seat: number, agree: boolean, } | { "type": "undone", to: number, } | { "type": "stand_in_taken", seat: number, bot: string, reason: StandInReason, } | { "type": "taken_back", seat: number, } | { "type": "ordered", seat: number, orders: Array<JsonValue>, } | { "type": "said", from: GuestId, name: string, room: Room, text: string, } | { "type": "muted", guest: GuestId, muted: boolean, } | { "type": "rematch", table: TableId, } | { "type": "resumed" } | { "type": "finished", result: JsonValue, secret: string, } | { "type": "closed" });

export type Holder = { "type": "empty" } | { "type": "guest", guest: GuestId, name: string, } | { "type": "bot", bot: string, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * `GET /api/ladder/{game}?page=…`: the best first, bots among them.
 */
export type Ladder = { rungs: Array<Rung>, total: number, page_size: number, 
/**
 * Those who are rated but not shown yet: they have played fewer than `least_matches`, or their rating is less sure
 * than `most_deviation`.
 */
hidden: number, least_matches: number, most_deviation: number, };

/**
 * `GET /api/lessons/{game}`: the match as the learner in seat 0 sees it, and what is said on the way.
 */
export type Lesson = { course: Frames, 
/**
 * In the order in which they are said.
 */
cues: Array<Cue>, };

export type Lobby = { settings: Settings, host: GuestId, phase: Phase, seats: Array<SeatInfo>, 
/**
 * The SHA-256 of the secret that draws come from.
 */
commitment: string, 
/**
 * The secret, once the match is over.
 */
secret: string | null, 
/**
 * Who may not speak here.
 */
muted: Array<GuestId>, 
/**
 * The table where the same people met before, and where they meet again.
 */
rematch_of: TableId | null, rematch: TableId | null, };

/**
 * Two at the same tables, from the side of whoever asks: one count a seat of the other.
 */
export type Met = { player: Player, played: number, ahead: number, level: number, behind: number, };

/**
 * `GET /api/bots`: those this person made, without their tokens.
 */
export type MyBots = { bots: Array<GuestInfo>, };

/**
 * `GET /api/guest/matches?game=…&seats=…&page=…`: the finished matches of whoever asks, the last first.
 */
export type MyMatches = { matches: Array<PlayedMatch>, 
/**
 * How many there are on all pages, and on one.
 */
total: number, page_size: number, };

export type MyRating = { game: string, rating: Rating, matches: number, 
/**
 * How it came about, oldest first; only the last of many.
 */
course: Array<RatingPoint>, };

/**
 * `PATCH /api/guest`.
 */
export type NamedGuest = { name: string, };

/**
 * `POST /api/bots`: a bot for a program of this person's.
 */
export type NewBot = { name: string, };

/**
 * `POST /api/guest`: comes in by a name, or by a code from another device.
 */
export type NewGuest = { name: string, 
/**
 * Where the house asks for one.
 */
password?: string, } | { code: string, };

/**
 * `POST /api/tables`.
 */
export type NewTable = { settings: Settings, };

export type OpenedTable = { table: TableId, };

export type OptionChoices = { "type": "switch", default: boolean, } | { "type": "one_of", choices: Array<Choice>, };

/**
 * One thing a table can choose.
 */
export type OptionDescription = { id: string, name: string, description: string, 
/**
 * The rule that says more.
 */
rule: string, } & ({ "type": "switch", default: boolean, } | { "type": "one_of", choices: Array<Choice>, });

export type Phase = "open" | "playing" | "over" | "closed";

/**
 * The match as one viewer sees it; before the start there is none.
 */
export type Play = { 
/**
 * The seat this viewer looks from; none for a spectator.
 */
viewer: number | null, 
/**
 * How many steps stand.
 */
steps: number, to_act: number | null, view: JsonValue, 
/**
 * What is asked of this viewer.
 */
prompt: Prompt | null, 
/**
 * What this viewer's seat has ordered.
 */
orders: Array<JsonValue>, clocks: Clocks | null, undo: UndoAsked | null, 
/**
 * Once the match is over.
 */
result: JsonValue | null, };

/**
 * `POST /api/tables/{id}/play_on` and, as a query, `POST /api/play_on`: a match goes on from one of its positions, with bots
 * in the other seats.
 */
export type PlayOn = { 
/**
 * How many steps are taken over.
 */
steps: number, 
/**
 * The seat of whoever asks.
 */
seat: number, 
/**
 * The bot in the other seats, such as `hard`.
 */
bot: string, };

export type PlayedMatch = { table: TableId, game: string, public: boolean, rated: boolean, 
/**
 * Milliseconds since 1970.
 */
finished_at: number, 
/**
 * Seat by seat.
 */
places: Array<PlayedSeat>, };

export type PlayedSeat = { player: Player, 
/**
 * Rank 1 is best; whoever left before the end ranks behind those who stayed.
 */
rank: number, score: number, 
/**
 * What the player's rating became, where the table was rated.
 */
rating: Rating | null, };

/**
 * Who played a seat: a person (or a person's own bot), a bot of the house, or somebody who was forgotten.
 */
export type Player = { "type": "guest", guest: GuestId, name: string, } | { "type": "bot", bot: string, } | { "type": "nobody" };

/**
 * `GET /api/tables/{id}/position/{n}`: the match after its first `n` steps, as the asker sees it.
 */
export type Position = { steps: number, to_act: number | null, view: JsonValue, events: Array<JsonValue>, };

export type Prompt = { 
/**
 * What an answer has to repeat, so that one that comes late does nothing.
 */
number: number, legal: Array<JsonValue>, };

/**
 * `DELETE /api/guest/push`.
 */
export type PushEndpoint = { endpoint: string, };

/**
 * `GET /api/push`: the key that browsers know this server by.
 */
export type PushKey = { key: string, };

export type PushKeys = { p256dh: string, auth: string, };

/**
 * `PUT /api/guest/push`: a device that is told when it is its person's turn, as its browser gives it.
 */
export type PushSubscription = { endpoint: string, keys: PushKeys, };

/**
 * `GET /api/puzzles/{game}/{number}` or `GET /api/tables/{id}/puzzles/{number}`, counted from 0.
 */
export type Puzzle = { game: string, number: number, 
/**
 * How many puzzles of the game, or of the match, there are.
 */
count: number, options: JsonValue, 
/**
 * How many seats there are, and whose choice it is.
 */
seats: number, seat: number, 
/**
 * All that led to the position.
 */
happened: Array<Happening>, 
/**
 * As the seat to act sees it.
 */
play: Play, 
/**
 * Every legal action, the best first.
 */
choices: Array<PuzzleChoice>, };

/**
 * What the bots make of an action.
 */
export type PuzzleChoice = { action: JsonValue, 
/**
 * The seat's chance to win after it, as a share.
 */
chance: number, 
/**
 * Why the best is better, by the rules.
 */
grounds: Array<PuzzleGround>, };

/**
 * `GET /api/puzzles`: how many there are of each game. `GET /api/tables/{id}/puzzles`: how many of a match.
 */
export type PuzzleCount = { game: string, count: number, };

export type PuzzleGround = { rule: string, words: string, 
/**
 * The same as data, for whoever says it in another language.
 */
facts: Array<JsonValue>, 
/**
 * Whether it speaks against the best action.
 */
against: boolean, };

/**
 * How strong somebody is thought to be, and how far off that may well be.
 */
export type Rating = { mean: number, deviation: number, };

export type RatingPoint = { at: number, rating: Rating, };

/**
 * Why not, and what to do differently.
 */
export type Refusal = { 
/**
 * Stable; a translation can be keyed by it.
 */
code: string, 
/**
 * The rule of the game that forbids it.
 */
rule: string | null, 
/**
 * What the game has to say about it, with a `code` of its own.
 */
facts: JsonValue, 
/**
 * A sentence for the reader.
 */
message: string, 
/**
 * Whether the same command, with the same id, may succeed later.
 */
retry: boolean, };

/**
 * How somebody did at tables of one game and size.
 */
export type Results = { game: string, seats: number, played: number, 
/**
 * A win that is shared is one, too.
 */
won: number, average_rank: number, 
/**
 * Where the true share of wins lies, with a certainty of 95 in 100.
 */
wins_from: number, wins_to: number, };

/**
 * Who hears what is said.
 */
export type Room = "table" | "spectators";

export type Rung = { place: number, player: Player, rating: Rating, matches: number, };

export type RunningClock = { seat: number, 
/**
 * Milliseconds since 1970 by the server's clock, which `welcome` tells.
 */
since: number, };

export type SeatInfo = { holder: Holder, 
/**
 * The bot that plays for the person who holds the seat.
 */
stand_in: StandIn | null, 
/**
 * What the seat added to the draws.
 */
value: string | null, };

/**
 * What whoever opens a table chooses.
 */
export type Settings = { game: string, seats: number, 
/**
 * As the game describes them; what is missing has its default.
 */
options: JsonValue, 
/**
 * Listed for everybody, or known only to those who have the link.
 */
public: boolean, spectators: boolean, 
/**
 * Whether a seat may ask what the bots would do.
 */
hints: boolean, 
/**
 * Whether the result counts for ratings: everybody has one seat then and plays it to the end, without hints.
 */
rated: boolean, clock: ClockRule, 
/**
 * The bot that plays on when a clock runs out.
 */
stand_in: string, };

export type StandIn = { bot: string, reason: StandInReason, };

/**
 * Why a bot plays for a person.
 */
export type StandInReason = "asked" | "clock" | "resigned" | "gone";

/**
 * `GET /api/guest/statistics?game=…`. Matches in which one person held several seats are not counted.
 */
export type Statistics = { results: Array<Results>, 
/**
 * Those met most often first.
 */
met: Array<Met>, ratings: Array<MyRating>, };

/**
 * A table in a list.
 */
export type TableCard = { table: TableId, game: string, phase: Phase, public: boolean, host: GuestId, 
/**
 * Who sits there, an empty seat as null.
 */
names: Array<string | null>, to_act: number | null, 
/**
 * The person who has to act.
 */
waits_for: GuestId | null, changed_at: number, };

/**
 * A table. Whoever knows the id of a private table may come in, so it cannot be guessed.
 */
export type TableId = string;

/**
 * `GET /api/tables`.
 */
export type TableLists = { mine: Array<TableCard>, public: Array<TableCard>, };

/**
 * What the server sends.
 */
export type ToClient = { "type": "welcome", protocol: number, guest: GuestId, name: string, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, } | { "type": "snapshot", table: TableId, version: number, lobby: Lobby, play: Play | null, 
/**
 * The last things that happened.
 */
happened: Array<Happening>, } | { "type": "update", table: TableId, version: number, happened: Array<Happening>, lobby?: Lobby, play?: Play, } | { "type": "answer", table: TableId, id: CommandId, answer: Answer, } | { "type": "no_table", table: TableId, } | { "type": "unavailable", message: string, } | { "type": "unreadable", message: string, } | { "type": "announcement", text: string, } | { "type": "closing", back_in: number, };

/**
 * What a client sends.
 */
export type ToServer = { "type": "watch", table: TableId, since?: number, 
/**
 * Which of the client's own seats to look from; the first unless it says.
 */
seat?: number, } | { "type": "unwatch", table: TableId, } | { "type": "command", table: TableId, id: CommandId, command: Command, };

/**
 * Somebody wants to go back further than they may alone.
 */
export type UndoAsked = { seat: number, to: number, agreed: Array<number>, };

/**
 * `POST /api/verify`: whether every draw of a record follows from its fairness.
 */
export type Verdict = { "type": "fair", draws: number, taken_over: number, } | { "type": "refused", line: number, id: string, message: string, };

/**
 * What the learner has to do before the lesson goes on.
 */
export type Wants = { "wants": "reading" } | { "wants": "deciding" } | { "wants": "trying", action: JsonValue, rule: string, };

/**
 * `PUT /api/guest/webhook`: where a person is told that it is his turn; `PUT /api/tables/{id}/webhook`: where whoever
 * belongs to a table is told whose turn it is there.
 */
export type Webhook = { url: string, };

export type What = { "type": "opened" } | { "type": "sat", seat: number, name: string, } | { "type": "stood", seat: number, } | { "type": "swapped", a: number, b: number, } | { "type": "kicked", seat: number, } | { "type": "replaced", seat: number, bot: string, } | { "type": "bot_sat", seat: number, bot: string, } | { "type": "renamed", guest: GuestId, name: string, } | { "type": "value_added", seat: number, } | { "type": "host_passed", to: GuestId, } | { "type": "started" } | { "type": "acted", seat: number, by: By, action: JsonValue, events: Array<JsonValue>, } | { "type": "drawn", chance: JsonValue, events: Array<JsonValue>, } | { "type": "undo_asked", seat: number, to: number, } | { "type": "undo_answered", seat: number, agree: boolean, } | { "type": "undone", to: number, } | { "type": "stand_in_taken", seat: number, bot: string, reason: StandInReason, } | { "type": "taken_back", seat: number, } | { "type": "ordered", seat: number, orders: Array<JsonValue>, } | { "type": "said", from: GuestId, name: string, room: Room, text: string, } | { "type": "muted", guest: GuestId, muted: boolean, } | { "type": "rematch", table: TableId, } | { "type": "resumed" } | { "type": "finished", result: JsonValue, secret: string, } | { "type": "closed" };

/**
 * What is posted there.
 */
export type YourTurn = { 
/**
 * Always `your_turn`.
 */
event: string, 
/**
 * Whose turn it is.
 */
guest: GuestId, name: string, table: TableId, game: string, 
/**
 * Milliseconds since 1970.
 */
at: number, };
