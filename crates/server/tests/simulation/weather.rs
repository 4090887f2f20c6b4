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
    /// Whether a node is told to end.
    closing: [AtomicBool; NODES],
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

    pub(crate) fn is_closing(&self, node: usize) -> bool {
        self.closing[node].load(Ordering::Relaxed)
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
    /// It takes so many milliseconds from now on.
    Lag(usize, usize, u64),
    /// It arrives again, and so does what waited.
    Join(usize, usize),
    Crash(usize),
    /// A node ends as it should.
    Close(usize),
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
    /// Which nodes are to run.
    up: [bool; NODES],
    began: Option<Duration>,
}

impl Forecast {
    pub(crate) fn new(dice: &mut Dice, people: usize, sim: &Sim<'_>) -> Forecast {
        let length = 6000 + dice.below(10_000);
        let mut events = vec![(Duration::from_millis(length), Event::Calm)];
        let slowest = 5 + dice.below(80);
        for (person, node) in (0..people).flat_map(|person| (0..NODES).map(move |node| (person, node))) {
            lag(sim, person, node, 1 + dice.below(slowest));
        }
        for _ in 0..8 + dice.below(20) {
            let from = dice.below(length);
            let (begin, end) = troubles(dice, people, slowest);
            events.push((Duration::from_millis(from), begin));
            if let Some(end) = end {
                let until = (from + 50 + dice.below(4000)).min(length);
                events.push((Duration::from_millis(until), end));
            }
        }
        events.sort_by_key(|(at, event)| (std::cmp::Reverse(*at), *event != Event::Calm));
        Forecast { people, events, up: [true; NODES], began: None }
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
        for node in (0..NODES).filter(|node| self.up[*node]).map(node_name) {
            if !sim.is_host_running(node.as_str()) {
                sim.bounce(node);
            }
        }
    }

    fn happen(&mut self, event: Event, sim: &mut Sim<'_>, weather: &Weather) {
        match event {
            Event::Part(person, node) => sim.partition(person_name(person), node_name(node)),
            Event::Hold(person, node) => sim.hold(person_name(person), node_name(node)),
            Event::Lag(person, node, milliseconds) => lag(sim, person, node, milliseconds),
            Event::Join(person, node) => {
                sim.repair(person_name(person), node_name(node));
                sim.release(person_name(person), node_name(node));
            }
            Event::Crash(node) => {
                self.up[node] = false;
                sim.crash(node_name(node));
            }
            Event::Close(node) => {
                self.up[node] = false;
                weather.closing[node].store(true, Ordering::Relaxed);
            }
            Event::Start(node) => {
                self.up[node] = true;
                weather.closing[node].store(false, Ordering::Relaxed);
            }
            Event::Cut(node) => weather.cut[node].store(true, Ordering::Relaxed),
            Event::Mend(node) => weather.cut[node].store(false, Ordering::Relaxed),
            Event::Calm => {
                weather.is_stormy.store(false, Ordering::Relaxed);
                for node in 0..NODES {
                    (0..self.people).for_each(|person| self.happen(Event::Join(person, node), sim, weather));
                    self.happen(Event::Mend(node), sim, weather);
                    self.happen(Event::Start(node), sim, weather);
                }
                weather.is_calm.store(true, Ordering::Relaxed);
            }
        }
    }
}

/// Something that goes wrong, and what ends it.
fn troubles(dice: &mut Dice, people: usize, slowest: u64) -> (Event, Option<Event>) {
    let (person, node) = (dice.below(people as u64) as usize, dice.below(NODES as u64) as usize);
    let (begin, end) = match dice.below(16) {
        0 | 1 => (Event::Crash(node), Event::Start(node)),
        2 => (Event::Close(node), Event::Start(node)),
        3 | 4 => (Event::Cut(node), Event::Mend(node)),
        5 | 6 => (Event::Part(person, node), Event::Join(person, node)),
        7 => (Event::Hold(person, node), Event::Join(person, node)),
        _ => return (Event::Lag(person, node, 1 + dice.below(slowest)), None),
    };
    (begin, Some(end))
}

/// Whatever is sent between a person and a node takes so long. It is the same for all messages: the order in which a
/// crashed node's connections end, which no seed decides, must not matter.
fn lag(sim: &Sim<'_>, person: usize, node: usize, milliseconds: u64) {
    sim.set_link_latency(person_name(person), node_name(node), Duration::from_millis(milliseconds));
}

pub(crate) fn node_name(node: usize) -> String {
    format!("node-{node}")
}

pub(crate) fn person_name(person: usize) -> String {
    format!("person-{person}")
}
