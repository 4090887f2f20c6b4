//! A hint as sentences: what the strongest bot would do, how often it would win, and why.

use crate::words::{self, Sight};
use bots::{Budget, Hint, Role};
use game_core::erased::AnyMatch;
use serde_json::Value;

/// What `expert` would do here, thinking as long as it usually does.
pub(crate) fn advise(played: &dyn AnyMatch) -> Option<Hint> {
    bots::hint(played, Budget::milliseconds(1000))
}

/// The hint for whoever is asked in this sight.
pub(crate) fn told(hint: &Hint, sight: &Sight) -> Vec<String> {
    let me = sight.faces.me().unwrap_or_default();
    let label = |action: &Value| words::of(sight.game).action(action, sight);
    let mut lines = Vec::new();
    for reason in &hint.reasons {
        let percent = 100.0 * reason.outlook.chances.get(me).copied().unwrap_or_default();
        let what = label(&reason.outlook.action);
        lines.push(match reason.role {
            Role::Best => format!("An expert would: {what}. You would win {percent:.0} times in 100."),
            Role::RunnerUp => format!("Second best: {what}, {percent:.0} in 100."),
            Role::Passive | Role::Better => format!("Doing least: {what}, {percent:.0} in 100."),
        });
        lines.extend(
            reason
                .grounds
                .iter()
                .map(|ground| format!("Why: {} · {}", named(&ground.words, sight), ground.rule)),
        );
    }
    lines
}

/// Reasons count the seats; people have names.
fn named(words: &str, sight: &Sight) -> String {
    (0..sight.faces.count())
        .fold(words.to_owned(), |words, seat| words.replace(&format!("seat {seat}"), sight.faces.name(seat)))
}
