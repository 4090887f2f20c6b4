//! What goes wrong, and when: the seed decides it before the evening begins. After a while the weather is calm, and
//! everything must come right.

use crate::dice::Dice;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use turmoil::Sim;

pub(crate) const NODES: usize = 2;

/// What messages meet at the moment.
#[derive(Default)]
pub(crate) struct Weather {
    is_stormy: AtomicBool,
    /// Whether a node's line to the database is cut.
    cut: [AtomicBool; NODES],
    has_begun: AtomicBool,
    is_calm: AtomicBool,
    told: Mutex<Vec<String>>,
}

impl Weather {
    pub(crate) fn is_stormy(&self) -> bool {
        self.is_stormy.load(Ordering::Relaxed)
    }

    pub(crate) fn is_cut(&self, node: usize) -> bool {
        self.cut[node].load(Ordering::Relaxed)
    }

    /// The match has begun: from now on things go wrong.
    pub(crate) fn begin(&self) {
        self.has_begun.store(true, Ordering::Relaxed);
    }

    /// Whether nothing goes wrong any more.
    pub(crate) fn is_calm(&self) -> bool {
        self.is_calm.load(Ordering::Relaxed)
    }

    /// What went wrong so far.
    pub(crate) fn told(&self) -> Vec<String> {
        self.told.lock().unwrap().clone()
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Event {
    /// What is sent between a person and a node is lost.
    Part(usize, usize),
    /// It waits.
    Hold(usize, usize),
    /// It arrives again, and so does what waited.
    Join(usize, usize),
    Crash(usize),
    Start(usize),
    /// A node is cut off from the database.
    Cut(usize),
    Mend(usize),
    Calm,
}

/// The events of an evening, the next one last.
pub(crate) struct Forecast {
    people: usize,
    events: Vec<(Duration, Event)>,
    began: Option<Duration>,
}

impl Forecast {
    pub(crate) fn new(dice: &mut Dice, people: usize) -> Forecast {
        let length = 6000 + dice.below(10_000);
        let mut events = vec![(Duration::from_millis(length), Event::Calm)];
        for _ in 0..3 + dice.below(8) {
            let (from, lasts) = (dice.below(length), 50 + dice.below(4000));
            let (person, node) = (dice.below(people as u64) as usize, dice.below(NODES as u64) as usize);
            let (begin, end) = match dice.below(8) {
                0 | 1 => (Event::Crash(node), Event::Start(node)),
                2 | 3 => (Event::Cut(node), Event::Mend(node)),
                4 | 5 => (Event::Part(person, node), Event::Join(person, node)),
                _ => (Event::Hold(person, node), Event::Join(person, node)),
            };
            events.push((Duration::from_millis(from), begin));
            events.push((Duration::from_millis((from + lasts).min(length)), end));
        }
        events.sort_by_key(|(at, event)| (std::cmp::Reverse(*at), *event != Event::Calm));
        Forecast { people, events, began: None }
    }

    /// Lets happen what is to happen by now.
    pub(crate) fn pass(&mut self, sim: &mut Sim<'_>, weather: &Weather) {
        if !weather.has_begun.load(Ordering::Relaxed) {
            return;
        }
        let began = *self.began.get_or_insert_with(|| {
            weather.is_stormy.store(true, Ordering::Relaxed);
            sim.elapsed()
        });
        while let Some((_, event)) = self.events.pop_if(|(at, _)| began + *at <= sim.elapsed()) {
            weather.told.lock().unwrap().push(format!("{:?} {event:?}", sim.elapsed()));
            self.happen(event, sim, weather);
        }
    }

    fn happen(&self, event: Event, sim: &mut Sim<'_>, weather: &Weather) {
        match event {
            Event::Part(person, node) => sim.partition(person_name(person), node_name(node)),
            Event::Hold(person, node) => sim.hold(person_name(person), node_name(node)),
            Event::Join(person, node) => {
                sim.repair(person_name(person), node_name(node));
                sim.release(person_name(person), node_name(node));
            }
            Event::Crash(node) => sim.crash(node_name(node)),
            Event::Start(node) => start(sim, node),
            Event::Cut(node) => weather.cut[node].store(true, Ordering::Relaxed),
            Event::Mend(node) => weather.cut[node].store(false, Ordering::Relaxed),
            Event::Calm => {
                weather.is_stormy.store(false, Ordering::Relaxed);
                weather.cut.iter().for_each(|cut| cut.store(false, Ordering::Relaxed));
                for node in 0..NODES {
                    (0..self.people).for_each(|person| self.happen(Event::Join(person, node), sim, weather));
                    start(sim, node);
                }
                weather.is_calm.store(true, Ordering::Relaxed);
            }
        }
    }
}

fn start(sim: &mut Sim<'_>, node: usize) {
    if !sim.is_host_running(node_name(node)) {
        sim.bounce(node_name(node));
    }
}

pub(crate) fn node_name(node: usize) -> String {
    format!("node-{node}")
}

pub(crate) fn person_name(person: usize) -> String {
    format!("person-{person}")
}
