//! Plays a match of the plan.

use super::plan::{Fixture, Plan};
use super::share::{Share, shares};
use crate::{Budget, Player, UnknownBot, play_match};
use game_core::{Game, Outcome, PerSeat, Step};
use std::time::Duration;

/// How a match ended, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub scores: PerSeat<i32>,
    pub ranks: PerSeat<u8>,
    /// The decisions of all seats.
    pub moves: u64,
}

impl Played {
    /// What every seat won.
    pub fn shares(&self) -> PerSeat<Share> {
        shares(&self.ranks)
    }
}

/// Whether every bot of the plan can play the game.
pub fn check_bots<G: Game>(plan: &Plan) -> Result<(), UnknownBot> {
    plan.bots().into_iter().try_for_each(|bot| hire::<G>(bot, plan.ms).map(drop))
}

/// Plays a match with new players, so that nothing of another match can show in it.
///
/// # Panics
/// If the plan names a bot that [`check_bots`] refuses.
pub fn play<G: Game>(game: &G, plan: &Plan, fixture: &Fixture) -> Played {
    let bots = plan.bots();
    let player = |&bot: &usize| hire(bots[bot], plan.ms).expect("the plan names bots that exist");
    let mut players: PerSeat<Box<dyn Player<G>>> = fixture.seating.iter().map(player).collect();
    let mut moves = 0;
    let outcome = play_match(game, &mut players, plan.seed, fixture.deal, |step| {
        moves += u64::from(matches!(step, Step::Action { .. }));
    });
    Played {
        scores: outcome.scores().iter().copied().collect(),
        ranks: outcome.ranks().iter().copied().collect(),
        moves,
    }
}

/// The player of a bot; `ms` is the time of bots that name no budget of their own.
fn hire<G: Game>(bot: &str, ms: Option<u64>) -> Result<Box<dyn Player<G>>, UnknownBot> {
    crate::player(bot, ms.map(|ms| Budget::Time(Duration::from_millis(ms))))
}

#[cfg(test)]
mod tests {
    use super::super::plan::Schedule;
    use super::*;
    use don::Don;
    use game_core::{Seats, Setup};
    use serde_json::json;

    fn plan(guest: &str) -> Plan {
        let hosts = vec!["random".to_owned(); 2];
        Plan {
            schedule: Schedule::One { guest: guest.to_owned(), hosts },
            seats: Seats::new(3),
            seed: 5,
            ms: None,
        }
    }

    #[test]
    fn a_match_depends_on_the_seed_and_its_number_only() {
        let game: Don = Setup::new(3, json!({})).build().unwrap();
        let plan = plan("random");
        let once: Vec<Played> = (0..20).map(|number| play(&game, &plan, &plan.fixture(number))).collect();
        let again = (0..20).rev().map(|number| play(&game, &plan, &plan.fixture(number)));
        assert!(again.eq(once.iter().rev().cloned()));
        assert!(once.iter().all(|played| played.moves > 0 && played.scores.len() == 3));
        assert!(once.windows(2).any(|two| two[0] != two[1]));
    }

    #[test]
    fn an_unknown_bot_is_found_before_anything_is_played() {
        assert_eq!(check_bots::<Don>(&plan("random")), Ok(()));
        assert!(check_bots::<Don>(&plan("genius")).is_err());
    }
}
