//! What a bot would do in a match of any game, known by its id only.

use crate::{Budget, Player, UnknownBot, player};
use game_core::erased::AnyMatch;
use game_core::random::SimRng;
use game_core::record::to_value;
use game_core::{Game, Match, Seat, Silent, Step, Turn};
use games::Visitor;
use serde_json::Value;

/// The action that the bot of this spec would choose in a match of any game, had it sat there from the beginning; nothing
/// when no seat is to act.
pub fn decide(
    played: &dyn AnyMatch,
    spec: &str,
    default: Option<Budget>,
    rng: &mut SimRng,
) -> Result<Option<Value>, UnknownBot> {
    games::visit(played.info().id, Decide { played, spec, default, rng })
        .expect("a match is of a game there is")
}

struct Decide<'a> {
    played: &'a dyn AnyMatch,
    spec: &'a str,
    default: Option<Budget>,
    rng: &'a mut SimRng,
}

impl Visitor for Decide<'_> {
    type Output = Result<Option<Value>, UnknownBot>;

    fn visit<G: Game>(self) -> Self::Output {
        let mut player = player::<G>(self.spec, self.default)?;
        let played = self.played.known::<G>();
        let Turn::Seat(seat) = played.turn() else { return Ok(None) };
        recall(&mut *player, played, seat, self.rng);
        let action = player.choose(played.game(), played.state(), seat, self.rng);
        Ok(Some(to_value(&action)))
    }
}

/// Tells a player of all positions of the match in which the seat had to act.
fn recall<G: Game>(player: &mut dyn Player<G>, played: &Match<G>, seat: Seat, rng: &mut SimRng) {
    let game = played.game();
    let mut state = game.start();
    for step in played.steps().iter() {
        match step {
            Step::Action { seat: mover, action } => {
                if *mover == seat {
                    player.recall(game, &state, seat, rng);
                }
                game.act(&mut state, *action, &mut Silent);
            }
            Step::Chance { chance } => game.resolve(&mut state, chance, &mut Silent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use don::{Action, Don, State};
    use game_core::Setup;
    use game_core::random::stream;
    use serde_json::json;

    /// Notes what it is told.
    #[derive(Default)]
    struct Notes(Vec<State>);

    impl Player<Don> for Notes {
        fn choose(&mut self, _: &Don, _: &State, _: Seat, _: &mut SimRng) -> Action {
            unreachable!("it is asked for nothing")
        }

        fn recall(&mut self, _: &Don, state: &State, _: Seat, _: &mut SimRng) {
            self.0.push(*state);
        }
    }

    /// Passive players play a match; whoever is asked to act is shown to `each` before it does.
    fn play(mut each: impl FnMut(&Match<Don>, Seat)) -> Match<Don> {
        let mut played: Match<Don> = Match::new(Setup::new(4, json!({})).build().unwrap());
        let mut nature = stream(3, 3, 3);
        let mut passive = player::<Don>("passive", None).unwrap();
        loop {
            match played.turn() {
                Turn::Over => return played,
                Turn::Chance => {
                    let chance = played.game().sample(played.state(), &mut nature);
                    played.chance(chance, &mut Silent).unwrap();
                }
                Turn::Seat(seat) => {
                    each(&played, seat);
                    let action = passive.choose(played.game(), played.state(), seat, &mut nature);
                    played.act(seat, action, &mut Silent).unwrap();
                }
            }
        }
    }

    #[test]
    fn whoever_comes_late_is_told_of_every_position_its_seat_had_to_act_in() {
        let (own, mut asked, mut notes) = (Seat::new(1), Vec::new(), Notes::default());
        let played = play(|played, seat| {
            if seat == own {
                asked.push(*played.state());
            }
        });
        recall(&mut notes, &played, own, &mut stream(0, 0, 0));
        assert!(asked.len() > 10);
        assert_eq!(notes.0, asked);
    }

    #[test]
    fn what_rivals_did_before_changes_what_is_decided() {
        let mut changed = 0;
        play(|played, seat| {
            let luck = || stream(4, played.steps().len() as u64, 0);
            let fresh = player::<Don>("hard@0n", None).unwrap().choose(
                played.game(),
                played.state(),
                seat,
                &mut luck(),
            );
            let decided = decide(played, "hard@0n", None, &mut luck()).unwrap();
            changed += u32::from(decided != Some(to_value(&fresh)));
        });
        assert!(changed > 0);
    }
}
