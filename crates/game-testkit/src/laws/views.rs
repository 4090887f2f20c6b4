//! The law `Views`: what a viewer is shown does not depend on what is hidden from him, and differs from what others are
//! shown only in the fields that are said to.

use crate::Subject;
use crate::position::{Position, to_text};
use game_core::random::SimRng;
use game_core::record::to_value;
use game_core::{Fields, Game};

/// How many viewers were asked for, and from how many of them something was hidden.
pub(crate) struct Seen {
    pub(crate) viewers: u64,
    pub(crate) disguises: u64,
}

pub(crate) fn check<S: Subject>(
    subject: &S,
    at: &Position<'_, S::Game>,
    rng: &mut SimRng,
) -> Result<Seen, String> {
    let mut seen = Seen { viewers: 0, disguises: 0 };
    let shared = Fields::shared(at.game, at.state);
    for viewer in at.game.seats().iter().map(Some).chain([None]) {
        seen.viewers += 1;
        let who = viewer.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        let (whole, joined) = (at.game.view(at.state, viewer), shared.beside(at.game, at.state, viewer));
        if to_value(&whole) != to_value(&joined) {
            return Err(format!("{who} is shown fields as if they were everybody's: {joined}"));
        }
        let Some(disguised) = subject.disguise(at.game, at.state, viewer, rng) else { continue };
        if disguised == *at.state {
            return Err(format!("the disguise for {who} disguises nothing: mend the subject"));
        }
        let (real, other) = (to_text(&whole), to_text(&at.game.view(&disguised, viewer)));
        if real != other {
            return Err(format!("{who} can tell what is hidden: is shown {real}, in disguise {other}"));
        }
        seen.disguises += 1;
    }
    Ok(seen)
}
