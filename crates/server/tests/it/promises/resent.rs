//! B1: over a line that doubles, loses, delays and reorders, a command has one effect and always the same answer.

use super::dice::Dice;
use super::ledger::logs;
use super::line::BadLine;
use super::proof::{Proof, share};
use crate::client::{Client, Known, new_id};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Answer, By, Command, CommandId, Room, TableId, ToClient, ToServer};
use server::store::Weakness;
use server::table::Entry;
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

const SEED: u64 = 2;
const CLIENTS: u64 = 32;
/// After how long without an answer a command is sent again.
const PATIENCE: Duration = Duration::from_millis(150);

/// What a client had done, by table.
#[derive(Default)]
struct Deeds {
    said: Vec<(TableId, String)>,
    acted: Vec<TableId>,
    /// Commands that got two different answers.
    contradictions: usize,
    sent: u64,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b1_a_command_sent_again_has_one_effect_and_its_first_answer() {
    let proof = Proof::of("B1", "100,000 commands");
    let commands = share(100_000, 2000);
    let (sent, wrong) = evening(commands, None).await;
    assert_eq!(wrong, 0, "effects that are missing or doubled, and answers that differ");
    let (_, control) = evening(1000, Some(Weakness::ForgetsCommands)).await;
    assert!(control > 0, "without the key of commands some must have two effects");
    proof.holds(format!(
        "{commands} commands as {sent} messages before doubling, 0 wrong; control (key removed): {control} wrong of 1000"
    ));
}

/// How many messages were sent, and how many effects or answers were wrong.
async fn evening(commands: u64, weakness: Option<Weakness>) -> (u64, usize) {
    let mut house = House::with(|config| config.sqlite.weakness = weakness).await;
    let mut clients = Vec::new();
    for number in 0..CLIENTS {
        let client = house.guest("Ada").await;
        clients.push(tokio::spawn(play(client, number, commands / CLIENTS)));
    }
    let mut all = Vec::new();
    for client in clients {
        all.push(client.await.unwrap());
    }
    house.close().await;
    let logs = logs(&house.config.data).await;
    let mut wrong = 0;
    let mut texts: HashMap<(&TableId, &str), usize> = HashMap::new();
    let mut acts: HashMap<&TableId, usize> = HashMap::new();
    for (table, logged) in &logs {
        for entry in &logged.entries {
            match entry {
                Entry::Said { text, .. } => *texts.entry((table, text)).or_default() += 1,
                Entry::Acted { by: By::Person, .. } => *acts.entry(table).or_default() += 1,
                _ => {}
            }
        }
    }
    let mut acted: HashMap<&TableId, usize> = HashMap::new();
    for deeds in &all {
        wrong += deeds.contradictions;
        wrong += deeds.said.iter().filter(|(table, text)| texts.get(&(table, text)) != Some(&1)).count();
        deeds.acted.iter().for_each(|table| *acted.entry(table).or_default() += 1);
    }
    wrong += acted.iter().filter(|(table, count)| acts.get(**table) != Some(*count)).count();
    (all.iter().map(|deeds| deeds.sent).sum(), wrong)
}

async fn play(client: Client, number: u64, commands: u64) -> Deeds {
    let mut line = BadLine::open(&client, Dice::new(SEED, number)).await;
    let mut deeds = Deeds::default();
    let mut answers = HashMap::new();
    let mut done = 0;
    while done < commands {
        let table = open_table(&client, &settings("don", 3)).await;
        let mut known = Known::default();
        line.send(&ToServer::Watch { table: table.clone(), since: None, seat: None });
        let mut give =
            Giving { line: &mut line, known: &mut known, answers: &mut answers, deeds: &mut deeds };
        let bots = Command::FillWithBots { bot: "easy".to_owned() };
        for command in [Command::Sit { seat: Seat::new(0) }, bots, Command::Start] {
            give.command(&table, command).await;
            done += 1;
        }
        while done < commands && !give.known.is_over() {
            let text = format!("{number}/{done}");
            give.command(&table, Command::Say { room: Room::Table, text: text.clone() }).await;
            give.deeds.said.push((table.clone(), text));
            done += 1;
            let Some(prompt) = give.known.play.as_ref().and_then(|play| play.prompt.clone()) else {
                continue;
            };
            let action = prompt.legal[done as usize % prompt.legal.len()].clone();
            let act = Command::Act { seat: Seat::new(0), prompt: prompt.number, action };
            if let Answer::Done { .. } = give.command(&table, act).await {
                give.deeds.acted.push(table.clone());
            }
            done += 1;
        }
        line.send(&ToServer::Unwatch { table });
    }
    deeds
}

struct Giving<'a> {
    line: &'a mut BadLine,
    known: &'a mut Known,
    answers: &'a mut HashMap<CommandId, Answer>,
    deeds: &'a mut Deeds,
}

impl Giving<'_> {
    /// Sends a command until its answer comes.
    async fn command(&mut self, table: &TableId, command: Command) -> Answer {
        let id = new_id();
        let message = ToServer::Command { table: table.clone(), id, command };
        loop {
            self.line.send(&message);
            self.deeds.sent += 1;
            let until = Instant::now() + PATIENCE;
            while let Ok(heard) = timeout_at(until, self.line.incoming.recv()).await {
                if let Some(answer) = self.hear(table, &heard.expect("the line stays open"), id) {
                    return answer;
                }
            }
        }
    }

    fn hear(&mut self, at: &TableId, message: &ToClient, waiting: CommandId) -> Option<Answer> {
        if let ToClient::Snapshot { table, version, .. } | ToClient::Update { table, version, .. } = message
            && table == at
            && *version >= self.known.version
        {
            self.known.learn(message);
        }
        let ToClient::Answer { id, answer, .. } = message else { return None };
        let first = self.answers.entry(*id).or_insert_with(|| answer.clone());
        self.deeds.contradictions += usize::from(first != answer);
        (*id == waiting).then(|| answer.clone())
    }
}
