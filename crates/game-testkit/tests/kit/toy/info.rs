//! The toy as a lobby sees it, and two descriptions that are wrong.

use super::Flaw;
use game_core::{Choice, GameInfo, OptionInfo, OptionKind};
use std::ops::RangeInclusive;

pub(crate) fn of(flaw: u8) -> &'static GameInfo {
    static SOUND: GameInfo = with(&[OPEN, SCORING]);
    static TOO_MANY: GameInfo = with(&[OPEN, SCORING_TOO_MANY]);
    static TOO_FEW: GameInfo = with(&[SCORING]);
    match flaw {
        flaw if flaw == Flaw::DescribesAChoiceTooMany as u8 => &TOO_MANY,
        flaw if flaw == Flaw::DescribesAnOptionTooFew as u8 => &TOO_FEW,
        _ => &SOUND,
    }
}

const RULES: &str = "\
# Toy
- **T1** 16 tokens, 1 to 16, in a bag.
- **T2.1** At the start of a turn two tokens are drawn.
- **T2.2** The seat to act keeps one of them in its hand and discards the other, or passes and discards both.
- **T2.3** A seat passes at most once.
- **T2.4** Whoever keeps the 16 ends the match.
- **T3** Two turns for each seat, clockwise.
- **T4** The greatest score wins: the sum of one's tokens, or their number.
";

const OPEN: OptionInfo = OptionInfo {
    id: "open",
    name: "Open hands",
    description: "Hands are face up.",
    rule: "T2.2",
    kind: OptionKind::Switch { default: false },
};

const SCORING: OptionInfo = scoring(&[SUM, COUNT]);
const SCORING_TOO_MANY: OptionInfo = scoring(&[SUM, COUNT, choice("luck")]);
const SUM: Choice = choice("sum");
const COUNT: Choice = choice("count");

const fn choice(id: &'static str) -> Choice {
    Choice { id, name: id, description: "" }
}

const fn scoring(choices: &'static [Choice]) -> OptionInfo {
    OptionInfo {
        id: "scoring",
        name: "Scoring",
        description: "What counts.",
        rule: "T4",
        kind: OptionKind::OneOf { choices },
    }
}

const fn with(options: &'static [OptionInfo]) -> GameInfo {
    GameInfo {
        id: "toy",
        name: "Toy",
        tagline: "Draw two, keep one.",
        designer: "",
        year: 1930,
        rules_version: 1,
        seats: RangeInclusive::new(2, 4),
        usual_seats: 3,
        minutes: RangeInclusive::new(1, 2),
        options,
        rules: RULES,
        translations: &[],
    }
}
