//! The same crowd at boardgame.io's server: a hundred matches of four, whoever's turn it is moves at once. Its server
//! saves nothing to disk.

use crate::crowd::lean;
use crate::fastest::{MATCHES, PLAYERS};
use crate::figures::figures;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

const PORT: u16 = 18_930;
/// A game as large as New York: hidden hands, a display that is refilled at random, a growing pile, buildings of six types.
const SERVER: &str = "
const { Server, Origins } = require('boardgame.io/server');
const CURRENCIES = ['harbour', 'market', 'garden', 'avenue'], TYPES = ['hall', 'club', 'hotel', 'tower', 'theatre', 'bank'];
const card = random => CURRENCIES[random.Die(4) - 1] + '-' + random.Die(9);
const game = {
  name: 'toy',
  setup: ({ ctx, random }) => ({
    hands: Array.from({ length: ctx.numPlayers }, () => Array.from({ length: 8 }, () => card(random))),
    display: Array.from({ length: 4 }, () => card(random)),
    market: CURRENCIES.map(each => ({ currency: each, building: TYPES[random.Die(6) - 1], price: random.Die(13) })),
    buildings: Array.from({ length: ctx.numPlayers }, () => TYPES.map(each => ({ type: each, owned: random.Die(5) }))),
    discards: Array.from({ length: 30 }, () => card(random)),
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => String(seat) === playerID ? hand : null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: ({ G, playerID, random }, place) => {
    const hand = G.hands[Number(playerID)];
    hand.push(G.display[place % 4]);
    G.display[place % 4] = card(random);
    if (hand.length > 10) G.discards.push(hand.shift());
    if (G.discards.length > 40) G.discards.splice(0, 10);
    G.market[place % 4].building = TYPES[random.Die(6) - 1];
  } },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[1] || process.argv[2]));
";

/// Ends the peer's server whatever happens.
struct Peer(Child);

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(crate) async fn run(folder: &Path, seconds: Duration) -> Value {
    let server = Command::new("node")
        .current_dir(folder)
        .env("NODE_ENV", "production")
        .args(["-e", SERVER, &PORT.to_string()])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let _server = Peer(server);
    while TcpStream::connect(("127.0.0.1", PORT)).await.is_err() {
        sleep(Duration::from_millis(100)).await;
    }
    let mut lines = Vec::new();
    for number in 0..MATCHES * PLAYERS {
        lines.push((join(number / PLAYERS, number % PLAYERS).await, number));
    }
    let end = Instant::now() + seconds;
    let playing: Vec<_> =
        lines.into_iter().map(|(line, number)| tokio::spawn(play_until(end, line, number))).collect();
    let mut times = Vec::new();
    for player in playing {
        times.extend(player.await.unwrap());
    }
    json!({ "name": "boardgame.io 0.50.2", "matches": MATCHES, "players": PLAYERS, "moves": figures(times, seconds) })
}

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket.io connection that watches its match.
async fn join(place: usize, player: usize) -> Line {
    let url = format!("ws://127.0.0.1:{PORT}/socket.io/?EIO=4&transport=websocket");
    let (mut line, _) = connect_async_with_config(url, Some(lean()), true).await.unwrap();
    line.send(Message::text("40/toy,")).await.unwrap();
    let sync = json!(["sync", format!("m{place}"), player.to_string(), null, PLAYERS]);
    loop {
        match line.next().await.unwrap().unwrap() {
            Message::Text(text) if text.starts_with("40/toy,") => break,
            _ => {}
        }
    }
    line.send(Message::text(format!("42/toy,{sync}"))).await.unwrap();
    line
}

/// What this client reads of a state.
#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    id: u64,
    ctx: Context,
}

#[derive(Deserialize)]
struct Context {
    #[serde(rename = "currentPlayer")]
    player: String,
}

/// The state that an event tells: `["sync", match, {"state": …}, …]` or `["update", match, …]`.
fn state_in(event: &str) -> Option<State> {
    #[derive(Deserialize)]
    struct Synced {
        state: State,
    }
    let parts: Vec<&RawValue> = serde_json::from_str(event).unwrap();
    let state = parts.get(2)?.get();
    match parts.first()?.get() {
        "\"sync\"" => serde_json::from_str(state).ok().map(|Synced { state }| state),
        _ => serde_json::from_str(state).ok(),
    }
}

/// How long each move took until the time was over.
async fn play_until(end: Instant, line: Line, number: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    let _ = timeout_at(end.into(), play(line, number, &mut times)).await;
    times
}

/// Moves whenever it is this player's turn; a move is done when the player is told of it.
async fn play(mut line: Line, number: usize, times: &mut Vec<Duration>) {
    let (place, player) = (format!("m{}", number / PLAYERS), (number % PLAYERS).to_string());
    let mut sent: Option<(u64, Instant)> = None;
    while let Some(Ok(message)) = line.next().await {
        let Message::Text(text) = message else { continue };
        if text == "2" {
            line.send(Message::text("3")).await.unwrap();
        }
        let Some(event) = text.strip_prefix("42/toy,") else { continue };
        let Some(State { id, ctx }) = state_in(event) else { continue };
        if let Some((_, begun)) = sent.take_if(|(before, _)| *before < id) {
            times.push(begun.elapsed());
        }
        if ctx.player == player && sent.is_none() {
            let payload = json!({ "type": "take", "args": [id], "playerID": player, "credentials": null });
            let action = json!({ "type": "MAKE_MOVE", "payload": payload });
            let update = json!(["update", action, id, place, player]);
            sent = Some((id, Instant::now()));
            line.send(Message::text(format!("42/toy,{update}"))).await.unwrap();
        }
    }
}
