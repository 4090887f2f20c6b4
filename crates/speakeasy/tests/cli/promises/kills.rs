//! A3: `kill -9` under load loses nothing, doubles nothing, and the server is back at once.

use super::crowd::{Line, Person, Place, Process, Town, asked};
use super::dice::Dice;
use super::ledger::{Ledger, Logged, logs};
use super::proof::{Proof, share};
use super::settings;
use crate::runner::BINARY;
use game_core::Seat;
use protocol::{Answer, Command, CommandId, Prompt, Room, TableId, ToClient};
use server::table::Entry;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

const SEED: u64 = 3;
const BACK_IN: Duration = Duration::from_secs(2);

/// Somebody at a table, with what they were told and what they do not know the end of.
pub(super) struct Witness {
    person: Person,
    table: TableId,
    /// None for a spectator.
    seat: Option<Seat>,
    ledger: Ledger,
    open: Option<(CommandId, Command)>,
    commands: usize,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_kill_minus_nine_loses_and_doubles_nothing() {
    let proof = Proof::of("A3", "200 kills, 100 tables, 400 sockets; back in 2 s");
    let (kills, tables) = (share(200, 3), share(100, 10).max(10));
    let folder = tempfile::tempdir().unwrap();
    let mut witnesses = gather(Town::found(folder.path()), tables).await;
    let mut dice = Dice::new(SEED, 0);
    let mut slowest = Duration::ZERO;
    for _ in 0..kills {
        let server = Process::start(Path::new(BINARY), folder.path(), &["--chat-per-minute", "100000"]);
        slowest = slowest.max(server.started_in);
        let address = server.address;
        let evenings: Vec<_> = witnesses
            .drain(..)
            .map(|mut witness| {
                tokio::spawn(async move {
                    witness.evening(address).await;
                    witness
                })
            })
            .collect();
        sleep(Duration::from_millis(800 + dice.below(700))).await;
        server.kill();
        for evening in evenings {
            witnesses.push(evening.await.unwrap());
        }
    }
    let sockets = witnesses.len();
    let (acknowledged, shown) = compare(&logs(folder.path()).await, &witnesses);
    assert!(slowest <= BACK_IN, "back after {slowest:?}");
    proof.holds(format!(
        "SQLite: {kills} kills, {tables} tables, {sockets} sockets, {acknowledged} acknowledged and {shown} shown, \
         0 lost, 0 doubled; back in {slowest:.1?} at most"
    ));
}

/// Two people in the seats of every table, and two who watch.
pub(super) async fn gather(mut town: Town, tables: u64) -> Vec<Witness> {
    let plans = (0..tables)
        .map(|number| town.plan(settings(["don", "new_york"][number as usize % 2], 3), 2, "easy"))
        .collect();
    let places = town.settle(plans).await;
    let spectators = town.people(2 * tables as u32).await;
    let seated = places.iter().flat_map(|Place { table, people }| {
        let seat = |index| Some(Seat::new(index));
        people.iter().enumerate().map(move |(index, person)| (person.clone(), table.clone(), seat(index)))
    });
    let tables = places.iter().flat_map(|place| [place.table.clone(), place.table.clone()]);
    let watching = spectators.into_iter().zip(tables).map(|(person, table)| (person, table, None));
    let witness = |(person, table, seat)| Witness {
        person,
        table,
        seat,
        ledger: Ledger::default(),
        open: None,
        commands: 0,
    };
    seated.chain(watching).map(witness).collect()
}

impl Witness {
    /// Until the server is gone.
    pub(super) async fn evening(&mut self, server: SocketAddr) {
        let Some(mut line) = self.person.connect(server).await else { return };
        line.watch(&self.table.clone()).await;
        let mut prompt = None;
        if !self.go_on(&mut line, &None).await {
            return;
        }
        while let Some(message) = line.next().await {
            self.ledger.learn(&message);
            prompt = asked(&message).unwrap_or(prompt);
            if let ToClient::Answer { id, answer, .. } = &message {
                self.answered(*id, answer);
                // As fast as people are allowed to.
                sleep(Duration::from_millis(60)).await;
                if !self.go_on(&mut line, &prompt).await {
                    return;
                }
            }
        }
    }

    /// Sends again what was not answered, or something new.
    async fn go_on(&mut self, line: &mut Line, prompt: &Option<Prompt>) -> bool {
        let Some(seat) = self.seat else { return true };
        let (id, command) = self.open.clone().unwrap_or_else(|| {
            self.commands += 1;
            let command = match prompt {
                Some(Prompt { number, legal }) if self.commands.is_multiple_of(2) => {
                    let action = legal[self.commands % legal.len()].clone();
                    Command::Act { seat, prompt: *number, action }
                }
                _ => Command::Say { room: Room::Table, text: format!("{seat:?} {}", self.commands) },
            };
            (CommandId(uuid::Uuid::new_v4()), command)
        });
        self.open = Some((id, command.clone()));
        line.command(&self.table, id, command).await
    }

    fn answered(&mut self, id: CommandId, answer: &Answer) {
        let Some((_, command)) = self.open.take_if(|(open, _)| *open == id) else { return };
        match (answer, command) {
            (Answer::Done { version }, Command::Say { text, .. }) => self.ledger.said.push((*version, text)),
            (Answer::Done { version }, _) => self.ledger.done.push(*version),
            (Answer::Refused(_), _) => {}
        }
    }
}

/// Holds what everybody was told against the logs: how much was acknowledged and shown.
pub(super) fn compare(logs: &BTreeMap<TableId, Logged>, witnesses: &[Witness]) -> (usize, usize) {
    for (table, logged) in logs {
        let mut said: BTreeMap<&str, u32> = BTreeMap::new();
        for entry in &logged.entries {
            if let Entry::Said { text, .. } = entry {
                *said.entry(text).or_default() += 1;
            }
        }
        let doubled: Vec<_> = said.iter().filter(|(_, times)| **times > 1).collect();
        assert!(doubled.is_empty(), "doubled at {table}: {doubled:?}");
    }
    let mut told = (0, 0);
    for witness in witnesses {
        assert_eq!(witness.ledger.lost(&logs[&witness.table]), (0, 0), "lost at {}", witness.table);
        told.0 += witness.ledger.acknowledged();
        told.1 += witness.ledger.shown.len();
    }
    told
}
