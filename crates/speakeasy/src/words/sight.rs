//! What one viewer sees of a match at one moment, ready to be put into words or drawn.

use super::{Faces, seat};
use game_core::erased::AnyMatch;
use game_core::record::to_value;
use game_core::{Game, Seat};
use games::Visitor;
use serde_json::Value;

pub(crate) struct Sight {
    pub(crate) game: &'static str,
    pub(crate) view: Value,
    /// What the viewer may do now; nothing while others are to act.
    pub(crate) legal: Vec<Value>,
    pub(crate) faces: Faces,
    /// The game's map and cards, where it has such.
    pub(crate) components: Value,
}

impl Sight {
    /// What a seat is shown.
    pub(crate) fn of(played: &dyn AnyMatch, viewer: usize, names: &[String]) -> Sight {
        let view = read(played.view(Some(Seat::new(viewer))).get());
        let is_asked = seat(&view["to_act"]) == Some(viewer);
        let actions = if is_asked { played.legal_actions() } else { Vec::new() };
        let legal = actions.iter().map(|action| read(action.get())).collect();
        Sight::new(played, view, legal, Faces::new(names.to_vec(), Some(viewer)))
    }

    /// What everybody sees who remembers every step: nothing is hidden.
    pub(crate) fn open(played: &dyn AnyMatch, names: &[String]) -> Sight {
        let mut view = read(played.view(None).get());
        if let (Value::Object(shown), Value::Object(state)) = (&mut view, played.state()) {
            shown.extend(state);
        }
        Sight::new(played, view, Vec::new(), Faces::new(names.to_vec(), None))
    }

    fn new(played: &dyn AnyMatch, view: Value, legal: Vec<Value>, faces: Faces) -> Sight {
        Sight { game: played.info().id, view, legal, faces, components: components(played) }
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        seat(&self.view["to_act"])
    }

    /// Whether the viewer is asked.
    pub(crate) fn is_mine(&self) -> bool {
        self.to_act().is_some() && self.to_act() == self.faces.me()
    }
}

/// Whether seats see something that others do not.
pub(crate) fn has_secrets(played: &dyn AnyMatch) -> bool {
    let view = read(played.view(None).get());
    let hidden = |key: &str| view[key].as_array().is_some_and(|each| each.iter().any(Value::is_null));
    hidden("chips") || hidden("hands")
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("what the rules wrote is JSON")
}

fn components(played: &dyn AnyMatch) -> Value {
    games::visit(played.info().id, Components(played)).expect("a match is of a game there is")
}

struct Components<'a>(&'a dyn AnyMatch);

impl Visitor for Components<'_> {
    type Output = Value;

    fn visit<G: Game>(self) -> Value {
        to_value(self.0.known::<G>().game().components())
    }
}
