//! How the value function of Gangster is trained: at tables of all sizes, by players that do what it values most.

use super::features::{LAYERS, observe};
use super::tree::Shares;
use super::tutor::GangsterTutor;
use super::value::Valuer;
use crate::net::softmax;
use crate::train::{Pupil, Tutor};
use crate::{Layers, Net, Player, win_shares};
use game_core::random::{SimRng, pick};
use game_core::{Game, PerSeat, Seat, Seats};
use gangster::{Action, Components, Gangster, Options, Phase, State};
use std::sync::Arc;

pub(super) struct GangsterPupil;

/// How often each number of seats comes up; four, where strength is measured, most often.
const TABLES: [usize; 10] = [2, 3, 4, 4, 4, 4, 4, 4, 4, 5];

/// How many points apart two seats are at the end when one counts e times as much.
const POINTS: f32 = 5.0;

/// How many playouts a searching rival makes.
const PLAYOUTS: u64 = 200;

impl Pupil<Gangster> for GangsterPupil {
    fn layers(&self) -> Layers {
        LAYERS
    }

    fn lambda(&self) -> f32 {
        0.9
    }

    /// Between two turns, and of those positions one in three: the next ones look much the same.
    fn is_valued(&self, _: &Gangster, state: &State) -> bool {
        let is_between_turns =
            !matches!(state.phase, Phase::Setup | Phase::Over { .. }) && state.phase.crew().is_none();
        let used = |crew: &gangster::CrewState| usize::from(crew.mat) + crew.cards.iter().count();
        is_between_turns
            && (state.doublers.len() + state.crews.iter().map(used).sum::<usize>()).is_multiple_of(3)
    }

    fn observe(&self, game: &Gangster, state: &State, rows: &mut Vec<f32>) {
        observe(game, state, rows);
    }

    /// Half of it goes by points, which tell more of how well a seat did than whether it was ahead in the end.
    fn result(&self, game: &Gangster, state: &State) -> PerSeat<f32> {
        let points = game.seats().iter().map(|seat| state.influence(seat) as f32 / POINTS);
        let by_points = softmax(points.collect());
        by_points.iter().zip(win_shares(game, state)).map(|(points, share)| (points + share) / 2.0).collect()
    }

    fn playouts(&self) -> Option<u64> {
        Some(PLAYOUTS)
    }

    fn table(&self, rng: &mut SimRng) -> Gangster {
        table(pick(rng, &TABLES))
    }

    fn usual_table(&self) -> Gangster {
        table(4)
    }

    fn games(&self) -> u64 {
        24_000
    }

    fn tutored(&self, games: u64) -> u64 {
        games / 2
    }

    /// From one turn to the next little changes.
    fn studied(&self) -> f64 {
        0.25
    }

    fn keeps_results(&self) -> bool {
        true
    }

    fn tutor(&self, net: Arc<Net>) -> Option<Box<dyn Tutor<Gangster>>> {
        Some(Box::new(GangsterTutor::new(net)))
    }

    fn player(&self, net: Arc<Net>) -> Box<dyn Player<Gangster>> {
        Box::new(AtFirstSight { valuer: Valuer::new(net), valued: Vec::new() })
    }
}

fn table(seats: usize) -> Gangster {
    let game = Gangster::new(Seats::new(seats), Options {}, Components::default());
    game.expect("Gangster is played by two to five")
}

/// Takes the action after which the net likes the position most.
struct AtFirstSight {
    valuer: Valuer,
    valued: Vec<(Action, Shares)>,
}

impl Player<Gangster> for AtFirstSight {
    fn choose(&mut self, game: &Gangster, state: &State, seat: Seat, _: &mut SimRng) -> Action {
        self.valuer.value_actions(game, state, seat, &mut self.valued);
        let own = |each: &&(Action, Shares)| each.1[seat.index()];
        let better = |best, each| if own(&each) > own(&best) { each } else { best };
        self.valued.iter().reduce(better).expect("a seat that is to act has an action").0
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{played, table};
    use super::*;

    #[test]
    fn about_a_third_of_the_positions_between_turns_are_learned_from() {
        let game = table(4);
        let states = (1..600).map(|steps| played(&game, 2, steps)).filter(|state| !state.is_over());
        let between: Vec<State> = states.filter(|state| state.phase.crew().is_none()).collect();
        let valued = between.iter().filter(|state| GangsterPupil.is_valued(&game, state)).count();
        assert!((between.len() / 5..between.len() / 2).contains(&valued), "{valued} of {}", between.len());
    }

    #[test]
    fn more_points_count_also_for_those_who_did_not_win() {
        let game = table(3);
        let mut state = played(&game, 1, usize::MAX);
        for (seat, points) in [40, 39, 20].into_iter().enumerate() {
            state.paydays[seat] = [points, 0, 0];
        }
        let result = GangsterPupil.result(&game, &state);
        assert!((result.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(result[0] > 0.7 && result[1] > 0.2 && result[2] < 0.01, "{result:?}");
    }
}
