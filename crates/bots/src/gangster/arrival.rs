//! How good it looks what a crew can do at the end of a drive: push a car, dump captives, take a marker.

use super::mind::DOUBLERS;
use super::scores::Sight;
use gangster::{Action, Crew, Crews, Equipment};

impl Sight<'_> {
    /// [G7.1] [G7.2] [G7.3] A marker for the one pushed out, and captives for the harbour.
    pub(super) fn worth_of_coast(&self, crew: Crew) -> f32 {
        let (own, weights) = (self.state.crew(crew), &self.mind.weights);
        let worth = |kind: Equipment| weights.equipment[kind.index()];
        let lost = own.equipment.iter().nth(1).map_or(0.0, worth);
        let best = self.state.takeable(crew).map(worth).reduce(f32::max);
        let taken = best.map_or(0.0, |best| best - lost) * self.time_left();
        let dumped: f32 = own.trunk.iter().map(|one| self.worth_of_dump(crew, one).max(0.0)).sum();
        weights.coast + taken + dumped
    }

    /// The part of the match that is still to come.
    #[inline]
    fn time_left(&self) -> f32 {
        let later = (3 - self.state.period()) as f32;
        ((DOUBLERS - self.state.doublers.len()) as f32 / DOUBLERS as f32 + later) / 3.0
    }

    #[inline]
    pub(super) fn worth_of_dump(&self, crew: Crew, one: Crew) -> f32 {
        let weights = &self.mind.weights;
        match self.game.seat_of(one) == self.game.seat_of(crew) {
            true => -weights.gangster,
            false => weights.dump,
        }
    }

    /// [G7.1] Every part of the captives.
    pub(super) fn each_dump(&self, crew: Crew, emit: &mut impl FnMut(Action, f32)) {
        let trunk = self.state.crew(crew).trunk;
        emit(Action::Dump { who: Crews::NONE }, 0.0);
        for one in trunk.crews() {
            emit(Action::Dump { who: Crews::one(one) }, self.worth_of_dump(crew, one));
        }
        if trunk.len() == 2 {
            let worth = trunk.iter().map(|one| self.worth_of_dump(crew, one)).sum();
            emit(Action::Dump { who: trunk.iter().collect() }, worth);
        }
    }

    /// [G8.5] A rival is pushed away from what it could gain, one's other car towards it.
    pub(super) fn each_push(&self, crew: Crew, emit: &mut impl FnMut(Action, f32)) {
        emit(Action::NoBump {}, 0.0);
        let here = self.state.crew(crew).car;
        let beside = |&car: &Crew| car != crew && self.state.crew(car).car == here;
        for car in self.game.crews().iter().copied().filter(beside) {
            let prospects = self.prospects(car);
            let push = match self.game.seat_of(car) == self.game.seat_of(crew) {
                true => -self.mind.weights.patience,
                false => self.mind.weights.push,
            };
            for to in self.game.neighbours(here).iter() {
                emit(Action::Bump { car, to }, push * (prospects.at(here) - prospects.at(to)));
            }
        }
    }
}
