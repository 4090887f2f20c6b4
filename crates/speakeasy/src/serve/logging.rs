//! What the server logs, and how: lines for people, or JSON for programs that collect it.

use crate::fail::{Fail, tell};
use clap::ValueEnum;
use serde_json::json;
use std::io::{self, IsTerminal};
use tracing_subscriber::EnvFilter;

#[derive(clap::Args)]
#[command(next_help_heading = "Log")]
pub(super) struct LogArgs {
    /// What to log: error, warn, info, debug, or a filter such as server=debug
    #[arg(long, env = "SPEAKEASY_LOG", default_value = "info", value_name = "FILTER")]
    log: String,
    /// How: lines for people, or a JSON object a line
    #[arg(long, env = "SPEAKEASY_LOG_FORMAT", default_value = "text", value_name = "FORMAT")]
    log_format: Format,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    Text,
    Json,
}

impl LogArgs {
    /// From now on everything that happens is logged to standard error.
    pub(super) fn start(&self) -> Result<(), Fail> {
        let filter = self.filter()?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
        match self.log_format {
            Format::Text => log.with_ansi(io::stderr().is_terminal()).init(),
            Format::Json => log.json().flatten_event(true).with_span_list(false).init(),
        }
        Ok(())
    }

    pub(super) fn filter(&self) -> Result<EnvFilter, Fail> {
        EnvFilter::try_new(&self.log).map_err(|error| Fail::Usage(format!("--log: {error}")))
    }

    /// Tells the operator something whatever the filter is.
    pub(super) fn say(&self, text: &str) {
        match self.log_format {
            Format::Text => tell(text),
            Format::Json => tell(&json!({ "level": "INFO", "message": text }).to_string()),
        }
    }
}
