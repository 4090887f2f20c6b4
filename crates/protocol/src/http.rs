//! The bodies of HTTP requests and answers.

use crate::{GuestId, Phase, Settings, TableId};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// `POST /api/guest`: comes in by a name, or by a code from another device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged, deny_unknown_fields)]
pub enum NewGuest {
    Named {
        name: String,
        /// Where the house asks for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        password: Option<String>,
    },
    Code {
        code: String,
    },
}

/// `PATCH /api/guest`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NamedGuest {
    pub name: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct GuestInfo {
    pub guest: GuestId,
    pub name: String,
    /// For programs, only in the answer to `POST`; a browser keeps it in its cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// `POST /api/guest/code`: for another device, once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct DeviceCode {
    pub code: String,
    pub valid_seconds: u32,
}

/// `POST /api/bots`: a bot for a program of this person's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    pub name: String,
}

/// `GET /api/bots`: those this person made, without their tokens.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MyBots {
    pub bots: Vec<GuestInfo>,
}

/// `PUT /api/guest/webhook`: where a person is told that it is his turn; `PUT /api/tables/{id}/webhook`: where whoever
/// belongs to a table is told whose turn it is there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    pub url: String,
}

/// `PUT /api/guest/push`: a device that is told when it is its person's turn, as its browser gives it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PushSubscription {
    pub endpoint: String,
    pub keys: PushKeys,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

/// `DELETE /api/guest/push`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PushEndpoint {
    pub endpoint: String,
}

/// `GET /api/push`: the key that browsers know this server by.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PushKey {
    pub key: String,
}

/// What is posted there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct YourTurn {
    /// Always `your_turn`.
    pub event: String,
    /// Whose turn it is.
    pub guest: GuestId,
    pub name: String,
    pub table: TableId,
    pub game: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// `POST /api/operator/guests/{id}/ban`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// Whether nobody new may come in for a day from where the guest is connected.
    #[serde(default)]
    pub address: bool,
}

/// `POST /api/operator/announcement`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    pub text: String,
}

/// `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub settings: Settings,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct OpenedTable {
    pub table: TableId,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableCard {
    pub table: TableId,
    pub game: String,
    pub phase: Phase,
    pub public: bool,
    pub host: GuestId,
    /// Who sits there, an empty seat as null.
    pub names: Vec<Option<String>>,
    #[ts(as = "Option<u8>")]
    pub to_act: Option<Seat>,
    /// The person who has to act.
    pub waits_for: Option<GuestId>,
    #[ts(type = "number")]
    pub changed_at: i64,
}

/// `GET /api/tables`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableLists {
    pub mine: Vec<TableCard>,
    pub public: Vec<TableCard>,
}

/// `GET /api/tables/{id}/position/{n}`: the match after its first `n` steps, as the asker sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Position<J = Value> {
    pub steps: u32,
    #[ts(as = "Option<u8>")]
    pub to_act: Option<Seat>,
    pub view: J,
    pub events: Vec<J>,
}

/// `POST /api/tables/{id}/play_on` and, as a query, `POST /api/play_on`: a match goes on from one of its positions, with bots
/// in the other seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// How many steps are taken over.
    pub steps: u32,
    /// The seat of whoever asks.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// The bot in the other seats, such as `hard`.
    pub bot: String,
}

/// `POST /api/verify`: whether every draw of a record follows from its fairness.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Verdict {
    /// All draws are, but for those in the steps that were taken over from another record, which prove nothing.
    Fair {
        draws: u32,
        taken_over: u32,
    },
    Refused {
        line: u32,
        id: String,
        message: String,
    },
}
