//! Counts of decision sequences, the quickest way to find two implementations of the same rules disagreeing.

use crate::{Game, Silent, Turn};

/// The number of different sequences of `depth` decisions that can follow `state`; refused if `chance` answers
/// something impossible.
///
/// A decision is one action of the seat to act, and every legal action makes a sequence of its own, also where it is
/// the only one. A step of nature is no decision: whenever nature is to act and decisions are still to be made, the
/// outcome is what `chance` says, and it does not count. A sequence that ends early because the match is over counts
/// as one, and so does the empty sequence: with `depth` 0 the count is 1 in any position.
///
/// Two implementations agree if they count the same with the same `chance`. Let its answer depend on the state
/// alone, as [`Game::scripted`] does; it is asked again in every branch (depth first, in the order of `legal_actions`),
/// and not at all after the last decision.
pub fn perft<G: Game>(
    game: &G,
    state: &G::State,
    depth: usize,
    chance: &mut dyn FnMut(&G, &G::State) -> G::Chance,
) -> Result<u64, G::Impossible> {
    if depth == 0 {
        return Ok(1);
    }
    let state = to_decide(game, state, chance)?;
    if game.turn(&state) == Turn::Over {
        return Ok(1);
    }
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    if depth == 1 {
        return Ok(actions.len() as u64);
    }
    actions.into_iter().map(|action| perft(game, &after(game, &state, action), depth - 1, chance)).sum()
}

/// [`perft`] for each first decision; none when the match is over or `depth` is 0. The counts add up to that of
/// `depth` decisions.
pub fn divide<G: Game>(
    game: &G,
    state: &G::State,
    depth: usize,
    chance: &mut dyn FnMut(&G, &G::State) -> G::Chance,
) -> Result<Vec<(G::Action, u64)>, G::Impossible> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let state = to_decide(game, state, chance)?;
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let shares = actions.into_iter().map(|action| {
        let count = perft(game, &after(game, &state, action), rest, chance);
        count.map(|count| (action, count))
    });
    shares.collect()
}

/// The position once nature has done all that comes before the next decision.
fn to_decide<G: Game>(
    game: &G,
    state: &G::State,
    chance: &mut dyn FnMut(&G, &G::State) -> G::Chance,
) -> Result<G::State, G::Impossible> {
    let mut state = state.clone();
    while game.turn(&state) == Turn::Chance {
        let outcome = chance(game, &state);
        game.is_possible(&state, &outcome)?;
        game.resolve(&mut state, &outcome, &mut Silent);
    }
    Ok(state)
}

fn after<G: Game>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut next = state.clone();
    game.act(&mut next, action, &mut Silent);
    next
}
