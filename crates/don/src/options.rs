//! What a table of Don can choose.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// [D6.1] Whether seats may offer their districts at the start of a round.
    pub side_auctions: bool,
    /// [D7.1] Whether seats may swap districts before the reveal.
    pub exchange: bool,
    pub enforcement: Enforcement,
    pub chips: Chips,
}

/// [D5.1] What happens to a bid against the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enforcement {
    /// It is refused.
    Strict,
    /// [D5.2] [D5.3] It is a slip or a bluff, with its price.
    Table,
}

/// [D1.3] Whether the screen shows the chips of others. It changes nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chips {
    Hidden,
    Open,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            side_auctions: true,
            exchange: false,
            enforcement: Enforcement::Strict,
            chips: Chips::Hidden,
        }
    }
}
