//! One evening from one seed: people, two nodes, the database, the network between them, and the weather.

use crate::chance;
use crate::check::{End, Told, Trouble, check};
use crate::database::{Counts, Database, Weakness};
use crate::diary::Diary;
use crate::dice::Dice;
use crate::node::Node;
use crate::person::Person;
use crate::weather::{Forecast, NODES, Weather, node_name, person_name};
use protocol::{Settings, TableId};
use serde_json::json;
use server::table::Stamped;
use sha2::{Digest, Sha256};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// Longer than any evening takes that comes to its end.
const LONGEST: Duration = Duration::from_secs(150);
/// How finely time passes.
const TICK: Duration = Duration::from_millis(5);

/// What people share beside the table.
pub(crate) struct Evening {
    pub(crate) database: Arc<Database>,
    pub(crate) weather: Arc<Weather>,
    pub(crate) settings: Settings,
    /// How many people have seats; one more watches.
    pub(crate) people_seated: usize,
    /// The host closes the table after so many entries.
    pub(crate) longest: u64,
    /// Everybody's, by number.
    pub(crate) diaries: Vec<Rc<RefCell<Diary>>>,
    table: RefCell<Option<TableId>>,
    finished: Cell<usize>,
    transcript: RefCell<Sha256>,
}

/// How an evening went.
pub(crate) struct Passed {
    /// The hash of all that was heard, and when.
    pub(crate) transcript: String,
    pub(crate) entries: usize,
    pub(crate) commands: usize,
    pub(crate) faults: usize,
    pub(crate) counts: Counts,
}

impl Evening {
    fn new(dice: &mut Dice, weakness: Option<Weakness>) -> Evening {
        let people_seated = 2 + dice.below(2) as usize;
        let clock = match dice.percent(30) {
            true => json!({ "type": "per_move", "seconds": 2 + dice.below(5) }),
            false => json!({ "type": "none" }),
        };
        let game = *dice.pick(&["gangster", "don", "new_york"]);
        let settings = json!({ "game": game, "seats": 3, "clock": clock, "stand_in": "easy" });
        Evening {
            database: Arc::new(Database::new(weakness)),
            weather: Arc::default(),
            settings: serde_json::from_value(settings).unwrap(),
            people_seated,
            longest: 40 + dice.below(50),
            diaries: (0..=people_seated).map(|_| Rc::default()).collect(),
            table: RefCell::default(),
            finished: Cell::default(),
            transcript: RefCell::default(),
        }
    }

    pub(crate) fn table(&self) -> Option<TableId> {
        self.table.borrow().clone()
    }

    pub(crate) fn opened(&self, table: TableId) {
        self.table.replace(Some(table));
    }

    fn people(&self) -> usize {
        self.people_seated + 1
    }

    pub(crate) fn has_finished(&self) {
        self.finished.set(self.finished.get() + 1);
    }

    /// Whether everybody has seen the end, and nothing goes wrong any more.
    pub(crate) fn is_over(&self) -> bool {
        self.finished.get() == self.people() && self.weather.is_calm()
    }

    /// The log, if everything is well with it.
    fn check(&self, end: End) -> Result<Vec<Stamped>, Trouble> {
        let log = self.table().map_or_else(Vec::new, |table| self.database.log(&table));
        let told = Told::of(&log)?;
        for diary in &self.diaries {
            check(&log, &told, &diary.borrow(), end)?;
        }
        Ok(log)
    }

    /// How far it is.
    fn state(&self) -> String {
        let entries = self.table().map_or(0, |table| self.database.log(&table).len());
        let (finished, told) = (self.finished.get(), self.weather.told());
        format!("{entries} entries, {finished} of {} have seen the end, {told:?}", self.people())
    }

    /// Notes what somebody heard.
    pub(crate) fn note(&self, person: usize, text: &str) {
        let mut transcript = self.transcript.borrow_mut();
        transcript.update(format!("{} {person} {text}\n", chance::now()));
    }
}

/// Plays the evening of a seed; tells what was wrong with it, if anything was.
pub(crate) fn play(seed: u64, weakness: Option<Weakness>) -> Result<Passed, Trouble> {
    chance::begin(seed);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("push.key"), "01".repeat(32)).unwrap();
    let mut dice = Dice::new(seed, 0);
    let evening = Rc::new(Evening::new(&mut dice, weakness));
    let mut sim = turmoil::Builder::new()
        .rng_seed(seed)
        .simulation_duration(LONGEST)
        .tick_duration(TICK)
        .tcp_capacity(1024)
        .build();
    let idle = Duration::from_millis(1000 + dice.below(30_000));
    for number in 0..NODES {
        let (database, weather) = (evening.database.clone(), evening.weather.clone());
        let (folder, starts) = (folder.path().to_owned(), Cell::new(0));
        let node = Node { seed, number, database, weather, folder, idle, starts };
        sim.host(node_name(number), move || node.run());
    }
    for number in 0..evening.people() {
        let person = Person::new(number, evening.clone(), Dice::new(seed, 1 + number as u64));
        sim.client(person_name(number), person.live());
    }
    let mut forecast = Forecast::new(&mut dice, evening.people(), &sim);
    loop {
        match sim.step() {
            Ok(false) => forecast.pass(&mut sim, &evening.weather),
            Ok(true) => break,
            Err(error) => {
                // Whatever did not come to its end may have gone wrong before.
                evening.check(End::Never)?;
                return Err(Trouble::Stuck(format!("{error}; {}", evening.state())));
            }
        }
    }
    drop(sim);
    let log = evening.check(End::Reached)?;
    if chance::has_panicked() {
        return Err(Trouble::Panicked);
    }
    let mut transcript = evening.transcript.borrow().clone();
    for stamped in &log {
        transcript.update(format!("{stamped:?}\n"));
    }
    Ok(Passed {
        transcript: transcript.finalize().iter().map(|byte| format!("{byte:02x}")).collect(),
        entries: log.len(),
        commands: evening.diaries.iter().map(|diary| diary.borrow().given.len()).sum(),
        faults: evening.weather.told().len(),
        counts: evening.database.among_nodes().counts,
    })
}
