//! What a lobby shows of Don.

use game_core::{Choice, GameInfo, OptionInfo, OptionKind, Translation};

pub(crate) static INFO: GameInfo = GameInfo {
    id: "don",
    name: "Don",
    tagline: "Bid for the districts of Chicago; what you pay goes to your rivals, and what you own bars your bids.",
    designer: "Michael Schacht",
    year: 2001,
    rules_version: 1,
    seats: 3..=6,
    usual_seats: 4,
    minutes: 30..=60,
    options: &[
        OptionInfo {
            id: "side_auctions",
            name: "Side auctions",
            description: "At the start of a round every seat may sell one of its districts to the others.",
            rule: "D6.1",
            kind: OptionKind::Switch { default: true },
        },
        OptionInfo {
            id: "exchange",
            name: "Exchange",
            description: "Before the reveal every seat may swap a district with an opponent, and then sits out the auction.",
            rule: "D7.1",
            kind: OptionKind::Switch { default: false },
        },
        OptionInfo {
            id: "enforcement",
            name: "Wrong bids",
            description: "What happens to a bid that the rules do not allow.",
            rule: "D5.1",
            kind: OptionKind::OneOf {
                choices: &[
                    Choice { id: "strict", name: "Refused", description: "Nobody can make one." },
                    Choice {
                        id: "table",
                        name: "As at a table",
                        description: "A barred number costs a chip; more than one has is a bluff, punished when exposed.",
                    },
                ],
            },
        },
        OptionInfo {
            id: "chips",
            name: "Chips",
            description: "Whether everybody sees how many chips the others have.",
            rule: "D1.3",
            kind: OptionKind::OneOf {
                choices: &[
                    Choice { id: "hidden", name: "Hidden", description: "Keep count, or be surprised." },
                    Choice { id: "open", name: "Open", description: "Everybody sees every stock." },
                ],
            },
        },
    ],
    rules: include_str!("../RULES.md"),
    translations: &[
        Translation { language: "de", rules: include_str!("../rules/de.md") },
        Translation { language: "es", rules: include_str!("../rules/es.md") },
        Translation { language: "it", rules: include_str!("../rules/it.md") },
    ],
};
