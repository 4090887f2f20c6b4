//! Counts of decision sequences, the quickest way to find two implementations of the same rules disagreeing.

use game_core::{Game, Silent, Turn};

/// The number of different sequences of `depth` decisions that can follow `state`.
///
/// A decision is one action of the seat to act, and every legal action makes a sequence of its own, also where it is
/// the only one. A step of nature is no decision: whenever nature is to act and decisions are still to be made, the
/// outcome is what `chance` says, and it does not count. A sequence that ends early because the match is over counts
/// as one, and so does the empty sequence: with `depth` 0 the count is 1 in any position.
///
/// Two implementations agree if they count the same with the same `chance`. Let its answer depend on the state
/// alone; it is asked again in every branch (depth first, in the order of `legal_actions`), and not at all after the
/// last decision.
///
/// # Panics
/// If `chance` answers something impossible.
pub fn perft<G: Game>(
    game: &G,
    state: &G::State,
    depth: usize,
    chance: &mut dyn FnMut(&G, &G::State) -> G::Chance,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut state = state.clone();
    while game.turn(&state) == Turn::Chance {
        let outcome = chance(game, &state);
        if let Err(refusal) = game.is_possible(&state, &outcome) {
            panic!("the script says {outcome:?}, but {refusal}");
        }
        game.resolve(&mut state, &outcome, &mut Silent);
    }
    if game.turn(&state) == Turn::Over {
        return 1;
    }
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions.into_iter().map(|action| perft(game, &after(game, &state, action), depth - 1, chance)).sum()
}

fn after<G: Game>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut next = state.clone();
    game.act(&mut next, action, &mut Silent);
    next
}
