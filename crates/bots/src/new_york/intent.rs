//! What is left of a turn once planned. It is followed only in the position it was made for.

use super::turns::Plan;
use game_core::{Game, Silent};
use new_york::{Action, NewYork, State};

#[derive(Default)]
pub(super) struct Intent {
    /// The last action first.
    rest: Plan,
    /// Where the rest is to be played.
    position: Option<State>,
}

impl Intent {
    /// The next action of the plan, if it was made for this position.
    pub(super) fn next(&mut self, game: &NewYork, state: &State) -> Option<Action> {
        if self.position != Some(*state) {
            return None;
        }
        let action = self.rest.pop()?;
        let mut after = *state;
        game.act(&mut after, action, &mut Silent);
        self.position = (!self.rest.is_empty()).then_some(after);
        Some(action)
    }

    /// Begins to follow a plan; returns its first action.
    pub(super) fn follow(&mut self, game: &NewYork, state: &State, plan: &Plan) -> Action {
        self.rest = plan.iter().rev().copied().collect();
        self.position = Some(*state);
        self.next(game, state).expect("a turn has an action at least")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, table};
    use crate::new_york::turns::whole_turns;

    #[test]
    fn a_plan_is_followed_where_it_was_made_for_and_nowhere_else() {
        let game = table(3);
        let mut turns = Vec::new();
        let found = (0..200).find_map(|seed| {
            let state = played(&game, seed, 30);
            whole_turns(&game, &state, &mut turns);
            let long = turns.iter().find(|turn| turn.plan.len() == 2)?;
            Some((state, long.clone()))
        });
        let (state, turn) = found.unwrap();
        let mut intent = Intent::default();
        assert_eq!(intent.next(&game, &state), None);
        assert_eq!(intent.follow(&game, &state, &turn.plan), turn.plan[0]);
        let mut middle = state;
        game.act(&mut middle, turn.plan[0], &mut Silent);
        assert_eq!(intent.next(&game, &state), None);
        assert_eq!(intent.next(&game, &middle), Some(turn.plan[1]));
        assert_eq!(intent.next(&game, &turn.after), None);
    }
}
