//! The search: all whole turns are valued by the net, then the most promising ones are played on from, all of them with
//! the same luck, until the budget is spent or one is clearly the best.

use super::ahead::{Ahead, Luck, Thinking};
use super::race::Race;
use super::turns::{Plan, WholeTurn, whole_turns};
use super::value::Valuer;
use crate::{Budget, Meter};
use game_core::random::{Rng, SimRng, below};
use game_core::{Game, PerSeat, Seat};
use new_york::{NewYork, State};

/// How far a search goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Depth {
    /// How many of the most promising turns are played on from.
    pub(super) candidates: usize,
    /// For about how many turns: whole rounds, and one at least.
    pub(super) turns: usize,
    /// In one line of so many all rivals think; in the others they are taken for greedy ones, which is also faster.
    pub(super) thinking_once_in: u64,
    /// A node is a turn played on.
    pub(super) budget: Budget,
}

/// Nobody knows how the rivals think. Those who play take them to in one line of so many, those who judge or teach more
/// often.
pub(super) const PLAYING: u64 = 4;
pub(super) const JUDGING: u64 = 2;

/// A turn the seat can make, and what becomes of every seat after it.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) plan: Plan,
    pub(super) after: State,
    pub(super) chances: PerSeat<f32>,
}

impl Depth {
    fn whole_rounds(&self, game: &NewYork) -> usize {
        let seats = game.seats().count();
        seats * (self.turns / seats).max(1)
    }

    /// Who thinks in a line, when `seat` looks ahead.
    fn thinking(&self, line: u64, seat: Seat) -> Thinking {
        if line % self.thinking_once_in == 1 { Thinking::Everybody } else { Thinking::Only(seat) }
    }
}

pub(super) struct Search {
    ahead: Ahead,
    turns: Vec<WholeTurn>,
}

impl Search {
    pub(super) fn new() -> Search {
        Search::with(Valuer::trained())
    }

    pub(super) fn with(valuer: Valuer) -> Search {
        Search { ahead: Ahead::new(valuer), turns: Vec::new() }
    }

    /// All turns of the seat to act as the net values them, the best for it first.
    pub(super) fn valued(
        &mut self,
        game: &NewYork,
        state: &State,
        seat: Seat,
        rng: &mut SimRng,
    ) -> Vec<Candidate> {
        whole_turns(game, state, &mut self.turns);
        let (mut candidates, turns) = (Vec::with_capacity(self.turns.len()), &self.turns);
        self.ahead.valuer.each(game, turns, 0..turns.len(), rng, |at, chances| {
            let WholeTurn { plan, after } = &turns[at];
            candidates.push(Candidate { plan: plan.clone(), after: *after, chances });
        });
        sort(&mut candidates, seat);
        candidates
    }

    /// The same with the best of them played on from, the best of those first.
    pub(super) fn deepened(
        &mut self,
        game: &NewYork,
        state: &State,
        seat: Seat,
        depth: Depth,
        rng: &mut SimRng,
    ) -> Vec<Candidate> {
        let mut meter = Meter::start(depth.budget);
        let mut candidates = self.valued(game, state, seat, rng);
        let count = candidates.len().min(depth.candidates);
        if count > 1 {
            let race = self.race(game, seat, depth, &candidates[..count], &mut meter, rng);
            settle(&race, seat, &mut candidates);
        }
        candidates
    }

    /// The chances in any position, by playing on from it; whoever is to act is not favoured.
    pub(super) fn chances(
        &mut self,
        game: &NewYork,
        state: &State,
        budget: Budget,
        rng: &mut SimRng,
    ) -> PerSeat<f32> {
        let mut meter = Meter::start(budget);
        let seats = game.seats().count();
        let (mut race, luck) = (Race::new(1, Seat::new(0)), rng.next_u64());
        // Lines end after each seat's turn equally often, for the net favours whoever has just moved.
        let first = below(rng, seats as u32) as usize;
        for line in first.. {
            let turns = 1 + line % seats;
            if meter.is_spent_after(turns as u64) && line > first {
                break;
            }
            let luck = &mut Luck::of(luck, line as u64);
            race.note(0, self.ahead.look(game, state, turns, Thinking::Everybody, luck));
        }
        race.played(0).expect("one line at least was noted")
    }

    /// Plays on from the candidates, line by line.
    pub(super) fn race(
        &mut self,
        game: &NewYork,
        seat: Seat,
        depth: Depth,
        candidates: &[Candidate],
        meter: &mut Meter,
        rng: &mut SimRng,
    ) -> Race {
        let turns = depth.whole_rounds(game);
        let opinions = candidates.iter().map(|candidate| candidate.chances.clone());
        let mut race = Race::between(opinions, seat);
        let luck = rng.next_u64();
        for line in 0.. {
            for (each, candidate) in candidates.iter().enumerate() {
                if !race.is_running(each) {
                    continue;
                }
                if meter.is_spent_after(turns as u64) {
                    return race;
                }
                let luck = &mut Luck::of(luck, line);
                let chances =
                    self.ahead.look(game, &candidate.after, turns, depth.thinking(line, seat), luck);
                race.note(each, chances);
            }
            race.drop_those_behind();
            if race.is_decided() {
                break;
            }
        }
        race
    }
}

/// Puts what the race found in place of what the net thought, the best first. Who dropped out is as far behind the
/// leader as it was then; who never ran, as far as the net thought.
fn settle(race: &Race, seat: Seat, candidates: &mut [Candidate]) {
    let Some((leader, led)) = race.leader().and_then(|leader| Some((leader, race.chances(leader)?))) else {
        return;
    };
    let thought = candidates[leader].chances.clone();
    for (each, candidate) in candidates.iter_mut().enumerate() {
        let lead = if each < race.runners() { race.lead(leader, each) } else { None };
        for (place, chance) in candidate.chances.iter_mut().enumerate() {
            let lead = lead.as_ref().map_or(thought[place] - *chance, |lead| lead[place]);
            *chance = (led[place] - lead).max(0.0);
        }
        let sum: f32 = candidate.chances.iter().sum();
        candidate.chances.iter_mut().for_each(|chance| *chance /= sum);
    }
    sort(candidates, seat);
}

/// The best for the seat first.
fn sort(candidates: &mut [Candidate], seat: Seat) {
    candidates.sort_by(|a, b| b.chances[seat.index()].total_cmp(&a.chances[seat.index()]));
}
