//! The course of a match: all its positions, who led from each to the next, and what each is worth.

use crate::Chances;
use crate::reason::{Valued, Valuer, searches};
use game_core::{Game, History, Match, Seat, Silent, Step, StepOf, Turn};

/// A match as all its positions: one before the first step and one after every step.
pub(super) struct Course<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) steps: &'a History<StepOf<G>>,
    pub(super) positions: Vec<G::State>,
}

/// A decision of the record: the number of steps before it, who made it, and what was decided.
#[derive(Clone, Copy)]
pub(super) struct Asked<A> {
    pub(super) index: usize,
    pub(super) seat: Seat,
    pub(super) action: A,
}

impl<'a, G: Game> Course<'a, G> {
    pub(super) fn of(played: &'a Match<G>) -> Course<'a, G> {
        let (game, steps) = (played.game(), played.steps());
        let mut positions = vec![game.start()];
        for step in steps.iter() {
            let mut state = positions[positions.len() - 1].clone();
            match step {
                Step::Action { action, .. } => game.act(&mut state, *action, &mut Silent),
                Step::Chance { chance } => game.resolve(&mut state, chance, &mut Silent),
            }
            positions.push(state);
        }
        Course { game, steps, positions }
    }

    pub(super) fn decisions(&self) -> impl Iterator<Item = Asked<G::Action>> {
        self.steps.iter().enumerate().filter_map(|(index, step)| match *step {
            Step::Action { seat, action } => Some(Asked { index, seat, action }),
            Step::Chance { .. } => None,
        })
    }

    /// Who made each step; none where it was nature.
    pub(super) fn movers(&self) -> Vec<Option<Seat>> {
        let mover = |step: &StepOf<G>| match *step {
            Step::Action { seat, .. } => Some(seat),
            Step::Chance { .. } => None,
        };
        self.steps.iter().map(mover).collect()
    }

    /// The variance of what the steps of a mover (none is nature) changed for a seat, which is a sum of differences: for
    /// every step, after minus before.
    pub(super) fn variance(&self, values: &[Valued], mover: Option<Seat>) -> f64 {
        let movers = self.movers();
        let is_part = |step: Option<usize>| step.and_then(|step| movers.get(step)) == Some(&mover);
        // A position between two such steps cancels out; one amid draws has the value of the one before.
        let is_edge = |index: &usize| is_part(index.checked_sub(1)) != is_part(Some(*index));
        let edges = (0..values.len()).filter(is_edge).filter(|&index| !self.is_amid_draws(index));
        edges.map(|index| values[index].variance).sum()
    }

    pub(super) fn searches(&self) -> u64 {
        let fresh = (0..self.positions.len()).filter(|&index| !self.is_amid_draws(index));
        fresh.map(|index| searches(self.game, &self.positions[index])).sum()
    }

    /// What every position is worth.
    pub(super) fn values(&self, valuer: &Valuer<'_, G>) -> Vec<Valued> {
        let mut values: Vec<Valued> = Vec::with_capacity(self.positions.len());
        for (index, state) in self.positions.iter().enumerate() {
            let value = match values.last() {
                Some(before) if self.is_amid_draws(index) => before.clone(),
                _ => valuer.value(state, index as u64),
            };
            values.push(value);
        }
        values
    }

    /// What all that nature drew was worth to every seat; only the positions around draws are valued.
    pub(super) fn luck(&self, valuer: &Valuer<'_, G>) -> Chances {
        let value = |index: usize| valuer.value(&self.positions[index], index as u64).chances;
        let mut luck: Chances = self.game.seats().iter().map(|_| 0.0).collect();
        let mut begun = None;
        for index in self.draws() {
            let before = begun.take().unwrap_or_else(|| value(index));
            if self.is_amid_draws(index + 1) {
                begun = Some(before);
                continue;
            }
            for (luck, (after, before)) in luck.iter_mut().zip(value(index + 1).iter().zip(&before)) {
                *luck += after - before;
            }
        }
        luck
    }

    /// The numbers of the steps that nature made.
    fn draws(&self) -> impl Iterator<Item = usize> {
        (0..self.steps.len()).filter(|&index| matches!(self.steps[index], Step::Chance { .. }))
    }

    /// Whether nature has just acted and goes on.
    fn is_amid_draws(&self, index: usize) -> bool {
        let has_drawn = index > 0 && matches!(self.steps[index - 1], Step::Chance { .. });
        has_drawn && self.game.turn(&self.positions[index]) == Turn::Chance
    }
}
