//! The law `Views`: what a viewer is shown does not depend on what is hidden from him.

use crate::Subject;
use crate::position::{Position, to_text};
use game_core::Game;
use game_core::random::SimRng;

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
    for viewer in at.game.seats().iter().map(Some).chain([None]) {
        seen.viewers += 1;
        let who = viewer.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        let Some(disguised) = subject.disguise(at.game, at.state, viewer, rng) else { continue };
        if disguised == *at.state {
            return Err(format!("the disguise for {who} disguises nothing: mend the subject"));
        }
        let (real, other) = (at.game.view(at.state, viewer), at.game.view(&disguised, viewer));
        let (real, other) = (to_text(&real), to_text(&other));
        if real != other {
            return Err(format!("{who} can tell what is hidden: is shown {real}, in disguise {other}"));
        }
        seen.disguises += 1;
    }
    Ok(seen)
}
