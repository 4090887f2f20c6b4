//! What a position is worth to every seat: the share of the win that the net expects, or the true one in the end; and
//! what the actions of a seat lead to.

use super::features::Memory;
use super::tree::{SEATS, Shares};
use crate::net::softmax;
use crate::{Net, win_shares};
use game_core::{Game, PerSeat, Seat, Silent};
use gangster::{Action, Gangster, State};
use std::sync::{Arc, LazyLock};

static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../weights/gangster.net");
    Arc::new(Net::from_bytes(bytes).expect("a test reads the weights"))
});

/// Asks a net about positions.
pub(super) struct Valuer {
    net: Arc<Net>,
    memory: Memory,
    legal: Vec<Action>,
}

impl Valuer {
    pub(super) fn new(net: Arc<Net>) -> Valuer {
        Valuer { net, memory: Memory::default(), legal: Vec::new() }
    }

    pub(super) fn trained() -> Valuer {
        Valuer::new(TRAINED.clone())
    }

    /// What a position is worth by itself.
    pub(super) fn worth(&mut self, game: &Gangster, state: &State) -> Shares {
        if state.is_over() {
            return spread(&win_shares(game, state));
        }
        spread(&softmax(self.memory.logits(&self.net, game, state)))
    }

    /// Puts the actions worth a thought in place of what `valued` held, each with what it is worth.
    pub(super) fn value_actions(
        &mut self,
        game: &Gangster,
        state: &State,
        seat: Seat,
        valued: &mut Vec<(Action, Shares)>,
    ) {
        let mut legal = std::mem::take(&mut self.legal);
        game.legal_actions(state, &mut legal);
        legal.retain(|action| is_worth_a_thought(state, action));
        valued.clear();
        for &action in &legal {
            valued.push((action, self.worth_after(game, state, seat, action)));
        }
        self.legal = legal;
    }

    /// The action of those given that is worth most to the seat, and what it is worth to all.
    pub(super) fn best(
        &mut self,
        game: &Gangster,
        state: &State,
        seat: Seat,
        actions: impl Iterator<Item = Action>,
    ) -> (Action, Shares) {
        let own = |each: &(Action, Shares)| each.1[seat.index()];
        let valued = actions.map(|action| (action, self.worth_after(game, state, seat, action)));
        let best = valued.reduce(|best, each| if own(&each) > own(&best) { each } else { best });
        best.expect("a seat that is to act has an action")
    }

    /// The position after an action, when the seat then does the best it can until its turn is over.
    pub(super) fn finished(&mut self, game: &Gangster, state: &State, seat: Seat, action: Action) -> State {
        let (mut after, mut legal) = (*state, Vec::new());
        game.act(&mut after, action, &mut Silent);
        while after.phase.crew().is_some() {
            game.legal_actions(&after, &mut legal);
            let (action, _) = self.best(game, &after, seat, legal.iter().copied());
            game.act(&mut after, action, &mut Silent);
        }
        after
    }

    /// What an action is worth, when the seat then does the best it can until its turn is over.
    pub(super) fn worth_after(
        &mut self,
        game: &Gangster,
        state: &State,
        seat: Seat,
        action: Action,
    ) -> Shares {
        let mut after = *state;
        game.act(&mut after, action, &mut Silent);
        if after.phase.crew().is_none() {
            return self.worth(game, &after);
        }
        let mut legal = Vec::new();
        game.legal_actions(&after, &mut legal);
        let worths = legal.into_iter().map(|action| self.worth_after(game, &after, seat, action));
        let better =
            |best: Shares, each: Shares| if each[seat.index()] > best[seat.index()] { each } else { best };
        worths.reduce(better).expect("a seat that is to act has an action")
    }
}

/// Of gangsters that are alike one is loaded: of one's own the one that stands lowest, of a rival's the best.
fn is_worth_a_thought(state: &State, action: &Action) -> bool {
    let Action::Load { crew, district, level } = *action else { return true };
    let crews = &state.gangsters[district.index()];
    let levels = crews.iter().find(|levels| levels.contains(level));
    match levels {
        Some(levels) if *levels == crews[crew.index()] => levels.iter().next() == Some(level),
        Some(levels) => levels.highest() == level,
        None => true,
    }
}

fn spread(shares: &PerSeat<f32>) -> Shares {
    let mut all = [0.0; SEATS];
    all[..shares.len()].copy_from_slice(shares);
    all
}

#[cfg(test)]
mod tests {
    use super::super::features::LAYERS;
    use super::super::testing::{played, table};
    use super::*;
    use crate::train::fingerprint;
    use game_core::Turn;
    use serde_json::Value;

    const WEIGHTS: &[u8] = include_bytes!("../../weights/gangster.net");

    #[test]
    fn the_weights_are_those_of_the_manifest_and_fit_what_is_seen() {
        let manifest: Value = serde_json::from_str(include_str!("../../weights/gangster.json")).unwrap();
        assert_eq!(manifest["fingerprint"], fingerprint(WEIGHTS));
        assert_eq!(TRAINED.layers(), LAYERS);
        assert!(WEIGHTS.len() <= 64 << 10);
        assert!(TRAINED.weights().iter().all(|weight| weight.is_finite()));
    }

    #[test]
    fn an_action_that_ends_the_turn_is_worth_what_the_position_after_it_is() {
        let game = table(4);
        let (mut valuer, mut valued, mut compared) = (Valuer::trained(), Vec::new(), 0);
        for steps in (20..200).step_by(7) {
            let state = played(&game, 3, steps);
            let Turn::Seat(seat) = game.turn(&state) else { continue };
            valuer.value_actions(&game, &state, seat, &mut valued);
            for (action, worth) in &valued {
                let mut after = state;
                game.act(&mut after, *action, &mut Silent);
                if after.phase.crew().is_none() {
                    let alone = valuer.worth(&game, &after);
                    assert!(
                        worth.iter().zip(alone).all(|(one, other)| (one - other).abs() < 1e-4),
                        "{action:?}"
                    );
                    compared += 1;
                }
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn of_gangsters_that_are_alike_one_is_loaded() {
        let game = table(4);
        let mut legal = Vec::new();
        for steps in 50..120 {
            let state = played(&game, 9, steps);
            game.legal_actions(&state, &mut legal);
            let mut loaded = Vec::new();
            for action in legal.iter().filter(|action| is_worth_a_thought(&state, action)) {
                if let Action::Load { crew, district, level } = *action {
                    let whose = (crew, district, state.who(district, level));
                    assert!(!loaded.contains(&whose), "{action:?}");
                    loaded.push(whose);
                }
            }
        }
    }
}
