//! The flags for how much one person or address may ask for.

use server::Limits;
use std::num::NonZeroU32;

#[derive(clap::Args)]
#[command(next_help_heading = "Limits")]
pub(super) struct LimitArgs {
    /// Messages of a person on WebSockets, a second
    #[arg(long, env = "SPEAKEASY_MESSAGES_PER_SECOND", value_name = "N")]
    messages_per_second: Option<NonZeroU32>,
    /// Things a person says, a minute
    #[arg(long, env = "SPEAKEASY_CHAT_PER_MINUTE", value_name = "N")]
    chat_per_minute: Option<NonZeroU32>,
    /// HTTP requests from an address, a second
    #[arg(long, env = "SPEAKEASY_REQUESTS_PER_SECOND", value_name = "N")]
    requests_per_second: Option<NonZeroU32>,
    /// New guests from an address, an hour
    #[arg(long, env = "SPEAKEASY_GUESTS_PER_HOUR", value_name = "N")]
    guests_per_hour: Option<NonZeroU32>,
    /// Tables a person opens, an hour
    #[arg(long, env = "SPEAKEASY_TABLES_PER_HOUR", value_name = "N")]
    tables_per_hour: Option<NonZeroU32>,
    /// Tables opened from an address, an hour
    #[arg(long, env = "SPEAKEASY_TABLES_PER_ADDRESS", value_name = "N")]
    tables_per_address: Option<NonZeroU32>,
    /// Tables that one person is the host of and that are not over
    #[arg(long, env = "SPEAKEASY_TABLES_AT_ONCE", value_name = "N")]
    tables_at_once: Option<usize>,
    /// WebSockets of a person
    #[arg(long, env = "SPEAKEASY_SOCKETS_PER_PERSON", value_name = "N")]
    sockets_per_person: Option<usize>,
    /// WebSockets from an address
    #[arg(long, env = "SPEAKEASY_SOCKETS_PER_ADDRESS", value_name = "N")]
    sockets_per_address: Option<usize>,
}

impl LimitArgs {
    /// The usual limits, but for those given.
    pub(super) fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            messages: self.messages_per_second.unwrap_or(usual.messages),
            chat: self.chat_per_minute.unwrap_or(usual.chat),
            requests: self.requests_per_second.unwrap_or(usual.requests),
            guests: self.guests_per_hour.unwrap_or(usual.guests),
            tables: self.tables_per_hour.unwrap_or(usual.tables),
            tables_from_address: self.tables_per_address.unwrap_or(usual.tables_from_address),
            tables_at_once: self.tables_at_once.unwrap_or(usual.tables_at_once),
            sockets: self.sockets_per_person.unwrap_or(usual.sockets),
            sockets_from_address: self.sockets_per_address.unwrap_or(usual.sockets_from_address),
            ..usual
        }
    }
}
