//! Names of tables, people and commands.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A table. Whoever knows the id of a private table may come in, so it cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct TableId(pub String);

/// A person, as the others know them. It is no secret; the token in the cookie is. That of a person's bot begins with
/// `bot-`, so that everybody can tell.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct GuestId(pub String);

/// A command, named by the client that sends it. Sent again it has no second effect and gets its first answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(type = "string")]
pub struct CommandId(pub uuid::Uuid);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
