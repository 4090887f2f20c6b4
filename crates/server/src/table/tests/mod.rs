//! Tables folded from short logs, without server or store.

mod promises;

use super::*;
use crate::fairness::Secret;
use protocol::Command;
use serde_json::{Value, json};

pub(super) fn person(name: &str) -> Person {
    Person { guest: GuestId(name.to_owned()), name: name.to_owned() }
}

pub(super) fn settings(game: &str, seats: u8) -> Settings {
    serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap()
}

/// A table and its log, which grows by commands.
#[derive(Clone)]
pub(super) struct Logged {
    pub(super) table: Table,
    pub(super) log: Vec<Stamped>,
}

impl Logged {
    /// Ada's.
    pub(super) fn open(settings: Settings) -> Logged {
        let secret = Secret::from_hex(&"5e".repeat(32)).unwrap();
        let entry = opening(settings, person("ada").guest, secret).unwrap();
        let log = vec![Stamped { number: 1, at: 0, entry }];
        let (table, _) = Table::fold(&log).unwrap();
        Logged { table, log }
    }

    pub(super) fn append(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            let number = self.table.version() + 1;
            let stamped = Stamped { number, at: number as Time, entry };
            self.table.apply(&stamped).unwrap();
            self.log.push(stamped);
        }
    }

    pub(super) fn command(&mut self, who: &str, command: &Command) -> Result<(), &'static str> {
        let entries = self.table.decide(&person(who), command).map_err(|refused| refused.code())?;
        self.append(entries);
        Ok(())
    }

    /// Ada in seat 0, Bob in seat 1, bots elsewhere; the match has begun.
    pub(super) fn start(&mut self) {
        self.command("ada", &Command::Sit { seat: Seat::new(0) }).unwrap();
        self.command("bob", &Command::Sit { seat: Seat::new(1) }).unwrap();
        self.command("ada", &Command::FillWithBots { bot: "easy".to_owned() }).unwrap();
        self.command("ada", &Command::Start).unwrap();
    }

    pub(super) fn steps(&self) -> u32 {
        self.table.play_from(None).unwrap().steps
    }

    pub(super) fn to_act(&self) -> Seat {
        self.table.play_from(None).unwrap().to_act.expect("a seat is to act")
    }

    /// Whoever is to act does the first legal action that fits.
    pub(super) fn act(&mut self, fits: impl Fn(&Value) -> bool) {
        self.choose(|legal| legal.iter().position(fits).expect("such an action"));
    }

    /// Whoever is to act does one of the legal actions.
    pub(super) fn choose(&mut self, choice: impl FnOnce(&[Value]) -> usize) {
        let course = self.table.playing().unwrap();
        let (seat, prompt) = (course.to_act().expect("a seat is to act"), course.prompt);
        let legal = course.played.legal_actions();
        let mut legal: Vec<Value> =
            legal.iter().map(|action| serde_json::from_str(action.get()).unwrap()).collect();
        let action = legal.swap_remove(choice(&legal));
        let entries = match self.table.places[seat.index()].guest().cloned() {
            Some(guest) => self.table.decide(&person(&guest.0), &Command::Act { seat, prompt, action }),
            None => self.table.bot_chose(prompt, &action),
        };
        self.append(entries.unwrap());
    }
}

#[test]
fn a_log_read_back_from_its_json_folds_to_the_same_table() {
    for game in ["don", "gangster", "new_york"] {
        let mut logged = Logged::open(settings(game, 4));
        logged.start();
        for _ in 0..30 {
            logged.act(|_| true);
        }
        let read = |stamped: &Stamped| {
            let entry = serde_json::to_string(&stamped.entry).unwrap();
            Stamped { entry: serde_json::from_str(&entry).unwrap(), ..*stamped }
        };
        let log: Vec<Stamped> = logged.log.iter().map(read).collect();
        let (again, _) = Table::fold(&log).unwrap();
        assert_eq!((again.lobby(), again.version()), (logged.table.lobby(), logged.table.version()));
        for viewer in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            let shown = |table: &Table| serde_json::to_string(&table.play_from(viewer)).unwrap();
            assert_eq!(shown(&again), shown(&logged.table));
        }
    }
}

#[test]
fn a_damaged_log_is_an_error_and_no_panic() {
    let mut logged = Logged::open(settings("don", 3));
    logged.start();
    logged.act(|_| true);
    assert!(matches!(Table::fold(&[]), Err(Broken::NoOpening)));
    for missing in 0..logged.log.len() - 1 {
        let mut log = logged.log.clone();
        log.remove(missing);
        assert!(Table::fold(&log).is_err(), "without entry {}", missing + 1);
        for (number, stamped) in (1..).zip(&mut log) {
            stamped.number = number;
        }
        let _ = Table::fold(&log);
    }
}
