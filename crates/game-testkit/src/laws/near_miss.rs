//! The law `NearMiss`: steps that are almost right. What they try and fail at is handed on to the law `Unchanged`.

use crate::Subject;
use crate::laws::unchanged::Attempt;
use crate::mutate::{Change, Mutant, mutate};
use crate::position::Position;
use game_core::erased::read_step;
use game_core::random::{SimRng, below};
use game_core::record::to_value;
use game_core::{Game, Seat, Silent};
use serde::de::DeserializeOwned;

/// Changes legal actions of `seat` in `count` ways: what can still be read is accepted if and only if it is listed.
pub(crate) fn actions<G: Game>(
    at: &Position<'_, G>,
    seat: Seat,
    count: u32,
    words: &[String],
    rng: &mut SimRng,
) -> Result<Vec<Attempt>, String> {
    let original = at.legal[below(rng, at.legal.len() as u32) as usize];
    let json = to_value(&original);
    let mut refused = Vec::new();
    for _ in 0..count {
        let mutant = mutate(&json, words, rng);
        if mutant.value == json {
            continue;
        }
        if let Some(action) = read_strictly(&mutant, &original)? {
            let accepted = at.game.check(at.state, seat, &action).is_ok();
            match (accepted, at.legal.contains(&action)) {
                (true, false) => return Err(format!("{action:?} is accepted, but not listed")),
                (false, true) => return Err(format!("{action:?} is listed, but refused")),
                (true, true) => {
                    keys_must_be_right(&mutant)?;
                    continue;
                }
                (false, false) => {}
            }
        }
        refused.push(Attempt::Act(seat, mutant.value));
    }
    Ok(refused)
}

/// Changes an outcome in `count` ways: what can still be read and is accepted leaves a position as sound as any.
pub(crate) fn chances<S: Subject>(
    subject: &S,
    at: &Position<'_, S::Game>,
    count: u32,
    words: &[String],
    rng: &mut SimRng,
) -> Result<Vec<Attempt>, String> {
    let original = at.game.sample(at.state, rng);
    let json = to_value(&original);
    let mut refused = Vec::new();
    for _ in 0..count {
        let mutant = mutate(&json, words, rng);
        if mutant.value == json {
            continue;
        }
        if let Some(outcome) = read_strictly(&mutant, &original)?
            && at.game.is_possible(at.state, &outcome).is_ok()
        {
            keys_must_be_right(&mutant)?;
            let mut after = at.state.clone();
            at.game.resolve(&mut after, &outcome, &mut Silent);
            subject
                .audit(at.game, &after)
                .map_err(|fault| format!("{outcome:?} is held possible, but then {fault}"))?;
            continue;
        }
        refused.push(Attempt::Chance(mutant.value));
    }
    Ok(refused)
}

/// What a changed step reads as, if it can be read. A list of another length is another step.
fn read_strictly<T: DeserializeOwned + PartialEq>(
    mutant: &Mutant,
    original: &T,
) -> Result<Option<T>, String> {
    let read = read_step::<T>(&mutant.value, "step").ok();
    match (mutant.change, &read) {
        (Change::Length, Some(step)) if step == original => {
            Err(format!("{} has an item too many or too few, but is read as if it had not", mutant.value))
        }
        _ => Ok(read),
    }
}

/// A step with a key too many or too few may be read where a rule can answer it (a map by crew, say), but is never
/// accepted.
fn keys_must_be_right(mutant: &Mutant) -> Result<(), String> {
    match mutant.change {
        Change::Keys => Err(format!("{} has a key too many or too few, but is accepted", mutant.value)),
        _ => Ok(()),
    }
}
