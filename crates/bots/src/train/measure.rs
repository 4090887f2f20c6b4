//! How strong a net is: one player with it against rivals of one style, on fresh deals, the seats in turn.

use super::episode::in_parallel;
use super::{Plan, Pupil};
use crate::{Net, Player, Style, brain, win_shares};
use game_core::playout::play_out;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat};
use serde::Serialize;
use std::sync::Arc;

/// A measurement during training.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// Matches learned from before it.
    pub games: u64,
    /// The share of wins against greedy rivals.
    pub rate: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
}

pub(super) fn strength<G: Game>(pupil: &dyn Pupil<G>, plan: &Plan, net: &Arc<Net>, games: u64) -> Strength {
    // Far from the numbers of the matches it learns from, and others at every measurement.
    let numbers = (1 << 40) + games..(1 << 40) + games + plan.measured;
    let wins: f64 = in_parallel(plan.threads, numbers, |number| wins(pupil, plan, net, number)).iter().sum();
    let count = plan.measured as f64;
    let rate = wins / count;
    Strength { games, rate, margin: 1.96 * (rate * (1.0 - rate) / count).sqrt() }
}

fn wins<G: Game>(pupil: &dyn Pupil<G>, plan: &Plan, net: &Arc<Net>, number: u64) -> f64 {
    let game = pupil.usual_table();
    let own = (number % game.seats().count() as u64) as usize;
    let player = |seat: usize| match seat == own {
        true => pupil.player(net.clone()),
        false => brain::<G>().styled(Style::Greedy),
    };
    let mut players: PerSeat<Box<dyn Player<G>>> = (0..game.seats().count()).map(player).collect();
    let mut luck: PerSeat<SimRng> =
        game.seats().iter().map(|seat| stream(plan.seed, number, 1 + seat.index() as u64)).collect();
    let mut state = game.start();
    let nature = &mut stream(plan.seed, number, 0);
    play_out(
        &game,
        &mut state,
        nature,
        |state, seat| players[seat.index()].choose(&game, state, seat, &mut luck[seat.index()]),
        |_| (),
    );
    f64::from(win_shares(&game, &state)[own])
}
