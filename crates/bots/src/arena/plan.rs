//! Who meets whom: which bots sit where, on which deal, in the match with a given number. A plan has no end; how many
//! of its matches are played is for others to say.

use super::sprt::Bounds;
use game_core::random::{below, stream};
use game_core::{PerSeat, Seats};
use serde::{Serialize, Serializer};

/// What is to be measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Plan {
    pub schedule: Schedule,
    #[serde(serialize_with = "as_count")]
    pub seats: Seats,
    /// Where all luck comes from.
    pub seed: u64,
    /// How many milliseconds a move those bots have that name no budget of their own.
    pub ms: Option<u64>,
}

/// How matches are drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Schedule {
    /// A guest at a table of hosts, who sit clockwise after it: a fresh deal every match, the guest a seat further.
    One { guest: String, hosts: Vec<String> },
    /// Every bot as the guest of every other, and mixed tables; a fresh deal every match.
    All { bots: Vec<String> },
    /// Two versions in turn as the guest of the same hosts, in the same seat, on the same deal.
    Versions { new: String, old: String, hosts: Vec<String>, bounds: Bounds },
}

/// A match of the plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    pub number: u64,
    /// Matches with the same deal have the same luck.
    pub deal: u64,
    /// The bot in each seat, as an index into [`Plan::bots`].
    pub seating: PerSeat<usize>,
}

/// What a match of [`Schedule::All`] is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    Guest { guest: usize, host: usize },
    Mixed,
}

/// The lane of the luck that seats the bots of mixed tables, apart from those of nature and players.
const SEATING: u64 = u64::MAX;

impl Plan {
    /// Everybody who plays: guests before hosts.
    pub fn bots(&self) -> Vec<&str> {
        match &self.schedule {
            Schedule::One { guest, hosts } => once(guest).chain(each(hosts)).collect(),
            Schedule::All { bots } => each(bots).collect(),
            Schedule::Versions { new, old, hosts, .. } => {
                once(new).chain(once(old)).chain(each(hosts)).collect()
            }
        }
    }

    /// A name for each of [`Plan::bots`]; where all play all, two entries of one bot get names of their own.
    pub fn labels(&self) -> Vec<String> {
        let bots = self.bots();
        let is_all = matches!(self.schedule, Schedule::All { .. });
        let label = |(index, bot): (usize, &&str)| match bots[..index]
            .iter()
            .filter(|earlier| *earlier == bot)
            .count()
        {
            earlier if is_all && earlier > 0 => format!("{bot}({})", earlier + 1),
            _ => (*bot).to_owned(),
        };
        bots.iter().enumerate().map(label).collect()
    }

    /// How many matches make one round: one of each pairing.
    pub fn round(&self) -> u64 {
        match &self.schedule {
            Schedule::One { .. } => 1,
            Schedule::All { bots } => (bots.len() * (bots.len() - 1) + 1) as u64,
            Schedule::Versions { .. } => 2,
        }
    }

    pub fn fixture(&self, number: u64) -> Fixture {
        let round = number / self.round();
        match &self.schedule {
            Schedule::One { hosts, .. } => self.around(number, round, 0, (1..=hosts.len()).collect()),
            Schedule::Versions { hosts, .. } => {
                let guest = (number % 2) as usize;
                self.around(number, round, guest, (2..2 + hosts.len()).collect())
            }
            Schedule::All { bots } => match self.pairing(number) {
                Pairing::Guest { guest, host } => {
                    let hosts = vec![host; self.seats.count() - 1];
                    Fixture { deal: number, ..self.around(number, round, guest, hosts) }
                }
                Pairing::Mixed => {
                    Fixture { number, deal: number, seating: self.mixed_seating(bots.len(), round) }
                }
            },
        }
    }

    /// The seat of the guest in the matches of this round.
    pub fn guest_seat(&self, round: u64) -> usize {
        (round % self.seats.count() as u64) as usize
    }

    /// What the match with this number is about when all play all: pairings take turns, so that a run broken off has
    /// played all of them alike.
    pub fn pairing(&self, number: u64) -> Pairing {
        let others = self.bots().len() - 1;
        let pairing = (number % self.round()) as usize;
        let (guest, host) = (pairing / others, pairing % others);
        match guest > others {
            true => Pairing::Mixed,
            false => Pairing::Guest { guest, host: host + usize::from(host >= guest) },
        }
    }

    /// The deal of this round with a guest in its seat and the hosts clockwise after it.
    fn around(&self, number: u64, round: u64, guest: usize, mut table: Vec<usize>) -> Fixture {
        table.insert(0, guest);
        table.rotate_right(self.guest_seat(round));
        Fixture { number, deal: round, seating: table.into_iter().collect() }
    }

    /// In every block of as many rounds as there are bots, each of them has each seat once, in an order drawn anew.
    fn mixed_seating(&self, bots: usize, round: u64) -> PerSeat<usize> {
        let (block, turn) = (round / bots as u64, (round % bots as u64) as usize);
        let mut order: Vec<usize> = (0..bots).collect();
        let mut luck = stream(self.seed, block, SEATING);
        for last in (1..bots).rev() {
            order.swap(last, below(&mut luck, last as u32 + 1) as usize);
        }
        (0..self.seats.count()).map(|seat| order[(seat + turn) % bots]).collect()
    }
}

fn once(bot: &str) -> impl Iterator<Item = &str> {
    std::iter::once(bot)
}

fn each(bots: &[String]) -> impl Iterator<Item = &str> {
    bots.iter().map(String::as_str)
}

fn as_count<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
    seats.count().serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn plan(schedule: Schedule) -> Plan {
        Plan { schedule, seats: Seats::new(4), seed: 7, ms: None }
    }

    fn names(list: &str) -> Vec<String> {
        list.split(' ').map(str::to_owned).collect()
    }

    fn seating(plan: &Plan, number: u64) -> String {
        let bots = plan.bots();
        plan.fixture(number).seating.iter().map(|&bot| bots[bot]).collect()
    }

    #[test]
    fn a_guest_goes_around_the_table_with_its_hosts_after_it() {
        let plan = plan(Schedule::One { guest: "a".to_owned(), hosts: names("x y z") });
        let all: Vec<String> = (0..5).map(|number| seating(&plan, number)).collect();
        assert_eq!(all, ["axyz", "zaxy", "yzax", "xyza", "axyz"]);
        assert_eq!(plan.fixture(6).deal, 6, "every match is a fresh deal");
    }

    #[test]
    fn two_versions_meet_the_same_hosts_on_the_same_deal() {
        let bounds = Bounds { from: 0.0, to: 0.02 };
        let schedule =
            Schedule::Versions { new: "n".to_owned(), old: "o".to_owned(), hosts: names("x y z"), bounds };
        let plan = plan(schedule);
        let all: Vec<String> = (0..4).map(|number| seating(&plan, number)).collect();
        assert_eq!(all, ["nxyz", "oxyz", "znxy", "zoxy"]);
        let deals: Vec<u64> = (0..4).map(|number| plan.fixture(number).deal).collect();
        assert_eq!(deals, [0, 0, 1, 1]);
    }

    #[test]
    fn all_play_all_in_every_seat_on_fresh_deals() {
        let plan = plan(Schedule::All { bots: names("a b c") });
        assert_eq!(plan.round(), 7);
        let first: Vec<String> = (0..6).map(|number| seating(&plan, number)).collect();
        assert_eq!(first, ["abbb", "accc", "baaa", "bccc", "caaa", "cbbb"]);
        assert_eq!(plan.pairing(6), Pairing::Mixed);
        assert_eq!(seating(&plan, 7), "babb", "the guest moves on from round to round");
        let deals: BTreeSet<u64> = (0..70).map(|number| plan.fixture(number).deal).collect();
        assert_eq!(deals.len(), 70);
    }

    #[test]
    fn at_mixed_tables_every_bot_has_every_seat_equally_often() {
        for bots in ["a b", "a b c d", "a b c d e f"] {
            let plan = plan(Schedule::All { bots: names(bots) });
            let count = plan.bots().len();
            for seat in 0..4 {
                let round = |turn: usize| plan.fixture(plan.round() * (turn as u64 + 1) - 1).seating[seat];
                let seen: BTreeSet<usize> = (0..count).map(round).collect();
                assert_eq!(seen.len(), count, "{bots}, seat {seat}");
            }
        }
    }

    #[test]
    fn entries_of_the_same_bot_can_be_told_apart() {
        let all = plan(Schedule::All { bots: names("a b a a") });
        assert_eq!(all.labels(), ["a", "b", "a(2)", "a(3)"]);
        let one = plan(Schedule::One { guest: "a".to_owned(), hosts: names("a a a") });
        assert_eq!(one.labels(), ["a", "a", "a", "a"], "hosts are hosts");
    }
}
