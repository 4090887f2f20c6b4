//! C2 in the server's own words: neither its log, as verbose as it gets, nor what it refuses tells what a match hides.

use super::crowd::{Line, Person, Process, Town};
use super::proof::{Proof, share};
use crate::runner::BINARY;
use game_core::Seat;
use protocol::{Answer, Command, CommandId, Play, Prompt, Refusal, Room, TableId, ToClient};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

const OURS: &str = "speakeasy=trace,server=trace,protocol=trace,bots=trace,games=trace,game_core=trace,don=trace,\
                    new_york=trace,gangster=trace";
const SAID: &str = "psst";

/// Games with the option that hides something, which is the key of the view, too.
const GAMES: [(&str, &str); 2] = [("don", "chips"), ("new_york", "hands")];
const SEATS: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn c2_neither_the_log_nor_refusals_tell_what_is_hidden() {
    let proof = Proof::of("C2", "every error and log line");
    let (matches, moves) = (share(20, 1), share(150, 25));
    let folder = tempfile::tempdir().unwrap();
    let mut town = Town::found(folder.path());
    let plan = |(game, key): (&str, &str)| {
        let settings = json!({ "game": game, "seats": SEATS, "options": { key: "hidden" } });
        town.plan(serde_json::from_value(settings).unwrap(), SEATS, "easy")
    };
    let plans = (0..matches).flat_map(|_| GAMES).map(plan).collect();
    let places = town.settle(plans).await;
    drop(town);
    let limits = ["--chat-per-minute", "100000", "--messages-per-second", "100000"];
    let server =
        Process::start(Path::new(BINARY), folder.path(), &[&["--log", OURS][..], &limits[..]].concat());
    let (mut secrets, mut refusals) = (BTreeSet::new(), 0);
    for (place, (_, key)) in places.iter().zip(GAMES.iter().cycle()) {
        let mut party = Party::sit(&place.table, &place.people, key, &server).await;
        for number in 0..moves {
            refusals += party.step(number as usize, &mut secrets).await;
        }
    }
    secrets.extend(places.iter().flat_map(|place| &place.people).map(|person| person.token.clone()));
    secrets.insert(SAID.to_owned());
    sleep(Duration::from_millis(200)).await;
    let log = server.log();
    assert!(log.len() as u64 >= matches * moves, "the log is as verbose as it gets: {} lines", log.len());
    for line in &log {
        assert_eq!(told(line, &secrets), Vec::<String>::new(), "the log tells: {line}");
    }
    let secret = secrets.iter().next().expect("something is hidden");
    assert_eq!(told(&format!("2026-01-01T00:00:00Z DEBUG chips={secret}"), &secrets).len(), 1, "the control");
    proof.holds(format!(
        "{} matches, {refusals} refusals and {} log lines at trace, 0 amounts, tokens or words told; control: one line \
         with an amount is noticed",
        places.len(),
        log.len()
    ));
}

/// The words of a line, after its time, that are secret.
fn told(line: &str, secrets: &BTreeSet<String>) -> Vec<String> {
    let said = line.split_once(' ').map_or("", |(_, said)| said);
    words(said).into_iter().filter(|word| secrets.contains(word)).collect()
}

/// Numbers, and words such as `yellow_8` or a token.
fn words(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '-');
    let words = text.split(|letter| !is_part(letter)).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Everybody at one table.
struct Party {
    table: TableId,
    key: &'static str,
    players: Vec<Player>,
}

struct Player {
    seat: Seat,
    line: Line,
    version: u64,
    play: Option<Play>,
}

impl Party {
    async fn sit(table: &TableId, people: &[Person], key: &'static str, server: &Process) -> Party {
        let mut players = Vec::new();
        for (index, person) in people.iter().enumerate() {
            let mut line = person.connect(server.address).await.expect("let in");
            line.watch(table).await;
            let mut player = Player { seat: Seat::new(index), line, version: 0, play: None };
            while player.play.is_none() {
                player.hear().await;
            }
            players.push(player);
        }
        Party { table: table.clone(), key, players }
    }

    /// Everybody talks and tries what is refused, and one acts; gives how much was refused.
    async fn step(&mut self, number: usize, secrets: &mut BTreeSet<String>) -> u64 {
        let Some((actor, Prompt { number: prompt, legal })) = self.asked() else { return 0 };
        let hidden: Vec<BTreeSet<String>> = self.players.iter().map(|player| player.own(self.key)).collect();
        secrets.extend(hidden.iter().flatten().cloned());
        let mut refused = 0;
        for index in 0..self.players.len() {
            let too_much = json!({ "type": "bid", "amount": 200 });
            let is_late = u64::from(index == actor);
            for (seat, prompt, action) in [
                (Seat::new(actor), prompt, too_much),
                (Seat::new(index), prompt + is_late, legal[number % legal.len()].clone()),
            ] {
                let command = Command::Act { seat, prompt, action };
                let answer = self.give(index, command.clone()).await;
                let Answer::Refused(refusal) = answer else { panic!("{command:?}: {answer:?}") };
                self.check(index, &hidden, &refusal);
                refused += 1;
            }
        }
        self.give(actor, Command::Say { room: Room::Table, text: SAID.to_owned() }).await;
        let action = legal[(number * 7 + 3) % legal.len()].clone();
        let act = Command::Act { seat: Seat::new(actor), prompt, action };
        let Answer::Done { version } = self.give(actor, act).await else { panic!("a legal action") };
        for player in &mut self.players {
            while player.version < version {
                player.hear().await;
            }
        }
        refused
    }

    fn asked(&self) -> Option<(usize, Prompt)> {
        let asked = |player: &Player| player.play.as_ref().and_then(|play| play.prompt.clone());
        self.players.iter().enumerate().find_map(|(index, player)| Some((index, asked(player)?)))
    }

    async fn give(&mut self, index: usize, command: Command) -> Answer {
        let (player, id) = (&mut self.players[index], CommandId(uuid::Uuid::new_v4()));
        player.line.command(&self.table, id, command).await;
        loop {
            if let ToClient::Answer { id: answered, answer, .. } = player.hear().await
                && answered == id
            {
                return answer;
            }
        }
    }

    /// What others hide is not in a refusal, unless its reader sees the same word in the open.
    fn check(&self, reader: usize, hidden: &[BTreeSet<String>], refusal: &Refusal) {
        let seen = words(&json!(self.players[reader].play).to_string());
        let told = words(&json!([refusal.facts, refusal.message]).to_string());
        for (_, others) in hidden.iter().enumerate().filter(|(index, _)| *index != reader) {
            let told: Vec<&String> =
                others.intersection(&told).filter(|word| !seen.contains(*word)).collect();
            assert!(told.is_empty(), "{refusal:?} tells {told:?}");
        }
    }
}

impl Player {
    async fn hear(&mut self) -> ToClient {
        let message = self.line.next().await.expect("not cut");
        match &message {
            ToClient::Snapshot { version, play, .. } => {
                (self.version, self.play) = (*version, play.as_deref().cloned());
            }
            ToClient::Update { version, play, .. } => {
                self.version = *version;
                self.play = play.as_deref().cloned().or(self.play.take());
            }
            _ => {}
        }
        message
    }

    /// What this seat keeps behind its screen, as words.
    fn own(&self, key: &str) -> BTreeSet<String> {
        let play = self.play.as_ref().expect("the match has begun");
        let own: &Value = &json!(play)["view"][key][self.seat.index()];
        assert!(!own.is_null(), "a seat sees its own {key}");
        words(&own.to_string())
    }
}
