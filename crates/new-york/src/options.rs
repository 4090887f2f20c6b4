//! What a table of New York can choose.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub hands: Hands,
}

/// [N2.4] Whether the screen shows the money of others. It changes nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    #[default]
    Hidden,
    Open,
}
