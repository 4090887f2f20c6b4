//! Bots by name: `name[:personality][@budget]`, such as `greedy`, `hard`, `expert:miser@500ms` or `normal@2000n`.

use crate::{Budget, HalfPass, Level, Mcts, Personality, Player, Random, Style, brain};
use game_core::Game;

/// The names of the bots, the weakest first within each kind.
pub const NAMES: &[&str] = &[
    "random",
    "half_pass",
    "greedy",
    "passive",
    "aggressive",
    "no_deny",
    "hoarder",
    "mcts_1000",
    "mcts_10000",
    "easy",
    "normal",
    "hard",
    "expert",
];

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    #[error("there is no bot `{name}`; the bots are {known}", known = NAMES.join(", "))]
    Name { name: String },
    #[error("there is no personality `{name}`; they are {known}", known = personalities())]
    Personality { name: String },
    #[error("`{name}` has one way to play only; personalities are for easy, normal, hard and expert")]
    NoPersonality { name: String },
    #[error("`@{text}` is no budget; write @100ms for time or @5000n for a fixed number of nodes")]
    Budget { text: String },
    #[error("`{name}` does not think, so it has no use for a budget; leave out what follows the @")]
    NoBudget { name: String },
}

/// A bot as named: who plays, with what inclination, for how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    Random,
    HalfPass,
    Style(Style),
    Mcts(Budget),
    Level { level: Level, personality: Personality, budget: Budget },
}

/// The player of this spec. Levels think as long as the spec says; if it does not, for the budget `default`; if that
/// is not given either, for their own. A plain search does the simulations in its name unless the spec says otherwise.
pub fn player<G: Game>(spec: &str, default: Option<Budget>) -> Result<Box<dyn Player<G>>, UnknownBot> {
    Ok(Spec::parse(spec, default)?.player())
}

impl Spec {
    pub fn parse(text: &str, default: Option<Budget>) -> Result<Spec, UnknownBot> {
        let (rest, budget) = match text.split_once('@') {
            None => (text, None),
            Some((rest, text)) => {
                let unreadable = || UnknownBot::Budget { text: text.to_owned() };
                (rest, Some(Budget::parse(text).ok_or_else(unreadable)?))
            }
        };
        let (name, personality) = match rest.split_once(':') {
            None => (rest, None),
            Some((name, personality)) => (name, Some(parse_personality(personality)?)),
        };
        Spec::build(name, personality, budget, default)
    }

    fn build(
        name: &str,
        personality: Option<Personality>,
        budget: Option<Budget>,
        default: Option<Budget>,
    ) -> Result<Spec, UnknownBot> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
            let budget = budget.or(default).unwrap_or(level.budget());
            return Ok(Spec::Level { level, personality: personality.unwrap_or_default(), budget });
        }
        let spec = match name {
            "random" => Spec::Random,
            "half_pass" => Spec::HalfPass,
            "mcts_1000" => Spec::Mcts(budget.unwrap_or(Budget::Nodes(1000))),
            "mcts_10000" => Spec::Mcts(budget.unwrap_or(Budget::Nodes(10_000))),
            _ => match Style::ALL.into_iter().find(|style| style.name() == name) {
                Some(style) => Spec::Style(style),
                None => return Err(UnknownBot::Name { name: name.to_owned() }),
            },
        };
        if personality.is_some() {
            return Err(UnknownBot::NoPersonality { name: name.to_owned() });
        }
        match (spec, budget) {
            (Spec::Random | Spec::HalfPass | Spec::Style(_), Some(_)) => {
                Err(UnknownBot::NoBudget { name: name.to_owned() })
            }
            _ => Ok(spec),
        }
    }

    pub fn player<G: Game>(self) -> Box<dyn Player<G>> {
        match self {
            Spec::Random => Box::new(Random::<G>::default()),
            Spec::HalfPass => Box::new(HalfPass::<G>::default()),
            Spec::Style(style) => brain::<G>().styled(style),
            Spec::Mcts(budget) => Box::new(Mcts::<G>::new(budget)),
            Spec::Level { level, personality, budget } => brain::<G>().level(level, personality, budget),
        }
    }
}

fn parse_personality(name: &str) -> Result<Personality, UnknownBot> {
    let found = Personality::ALL.into_iter().find(|personality| personality.name() == name);
    found.ok_or_else(|| UnknownBot::Personality { name: name.to_owned() })
}

fn personalities() -> String {
    Personality::ALL.map(Personality::name).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Spec, String> {
        Spec::parse(text, None).map_err(|error| error.to_string())
    }

    #[test]
    fn every_name_there_is_is_known() {
        for name in NAMES {
            assert!(parse(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn a_spec_names_level_personality_and_budget() {
        let level = |level, personality, budget| Ok(Spec::Level { level, personality, budget });
        assert_eq!(parse("hard"), level(Level::Hard, Personality::Balanced, Budget::milliseconds(100)));
        assert_eq!(
            parse("expert:miser@50ms"),
            level(Level::Expert, Personality::Miser, Budget::milliseconds(50))
        );
        assert_eq!(parse("normal@2000n"), level(Level::Normal, Personality::Balanced, Budget::Nodes(2000)));
        assert_eq!(parse("mcts_1000"), Ok(Spec::Mcts(Budget::Nodes(1000))));
        assert_eq!(parse("mcts_1000@10ms"), Ok(Spec::Mcts(Budget::milliseconds(10))));
    }

    #[test]
    fn a_default_budget_is_for_levels_that_name_none() {
        let default = Some(Budget::Nodes(7));
        let budget = |text| match Spec::parse(text, default) {
            Ok(Spec::Level { budget, .. } | Spec::Mcts(budget)) => budget,
            other => panic!("{other:?}"),
        };
        assert_eq!(budget("expert"), Budget::Nodes(7));
        assert_eq!(budget("expert@3ms"), Budget::milliseconds(3));
        assert_eq!(budget("mcts_1000"), Budget::Nodes(1000));
    }

    #[test]
    fn a_wrong_spec_says_what_to_write_instead() {
        let message = |text| parse(text).unwrap_err();
        assert!(message("genius").starts_with("there is no bot `genius`; the bots are random, half_pass,"));
        assert!(message("hard:angry").contains("they are balanced, spender"));
        assert!(message("greedy:miser").contains("has one way to play only"));
        assert!(message("hard@fast").contains("write @100ms for time"));
        assert!(message("greedy@10ms").contains("does not think"));
        assert!(message("hard@").contains("`@` is no budget"));
    }
}
