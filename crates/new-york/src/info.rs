//! What a lobby shows of New York.

use game_core::{Choice, GameInfo, OptionInfo, OptionKind, Translation};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "new_york",
    name: "New York",
    tagline: "Collect money in four currencies and buy the most of each type of building; pay exactly and go on.",
    designer: "Dirk Henn",
    year: 2010,
    rules_version: 1,
    seats: 2..=6,
    usual_seats: 4,
    minutes: 30..=60,
    options: &[OptionInfo {
        id: "hands",
        name: "Hands",
        description: "Whether everybody sees the money of the others.",
        rule: "N2.4",
        kind: OptionKind::OneOf {
            choices: &[
                Choice { id: "hidden", name: "Hidden", description: "Remember who took what." },
                Choice { id: "open", name: "Open", description: "Everybody sees every hand." },
            ],
        },
    }],
    rules: include_str!("../RULES.md"),
    translations: &[
        Translation { language: "de", rules: include_str!("../rules/de.md") },
        Translation { language: "es", rules: include_str!("../rules/es.md") },
        Translation { language: "it", rules: include_str!("../rules/it.md") },
    ],
};
