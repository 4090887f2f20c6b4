//! What a lobby shows of Gangster.

use game_core::{GameInfo, Translation};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "gangster",
    name: "Gangster",
    tagline: "Drive through Chicago, drop off your gangsters, kidnap the others', and be there on payday.",
    designer: "Thorsten Gimmler",
    year: 2007,
    rules_version: 1,
    seats: 2..=5,
    usual_seats: 4,
    minutes: 45..=75,
    options: &[],
    rules: include_str!("../RULES.md"),
    translations: &[
        Translation { language: "de", rules: include_str!("../rules/de.md") },
        Translation { language: "es", rules: include_str!("../rules/es.md") },
        Translation { language: "it", rules: include_str!("../rules/it.md") },
    ],
};
