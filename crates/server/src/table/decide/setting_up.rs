//! Opening a table: are these settings ones that a match can be played with?

use super::{Refused, check_bot};
use crate::fairness::Secret;
use crate::table::entry::Entry;
use game_core::{Setup, SetupError};
use protocol::{ClockRule, GuestId, Settings};

/// The longest time for one decision or one match.
const LONGEST_CLOCK: u32 = 30 * 24 * 60 * 60;

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum UnfitSettings {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the stand-in: {0}")]
    StandIn(Refused),
    #[error("at a rated table nobody is given hints")]
    RatedHints,
    #[error("a clock has from one second to thirty days")]
    Clock,
}

/// Whether a table can be opened with these settings.
pub fn check_settings(settings: &Settings) -> Result<(), UnfitSettings> {
    let setup = Setup::new(settings.seats.into(), settings.options.clone());
    games::find(&settings.game)?.open(&setup)?;
    check_bot(&settings.stand_in).map_err(UnfitSettings::StandIn)?;
    if settings.rated && settings.hints {
        return Err(UnfitSettings::RatedHints);
    }
    let fits = |seconds: u32| (1..=LONGEST_CLOCK).contains(&seconds);
    match settings.clock {
        ClockRule::None => Ok(()),
        ClockRule::PerMove { seconds } if fits(seconds) => Ok(()),
        ClockRule::Budget { seconds, increment } if fits(seconds) && increment <= LONGEST_CLOCK => Ok(()),
        ClockRule::PerMove { .. } | ClockRule::Budget { .. } => Err(UnfitSettings::Clock),
    }
}

/// The first entry of a table.
pub fn opening(mut settings: Settings, host: GuestId, secret: Secret) -> Result<Entry, UnfitSettings> {
    check_settings(&settings)?;
    let info = games::find(&settings.game)?.info();
    settings.options = with_defaults(info, &settings);
    Ok(Entry::Opened { settings, rules_version: info.rules_version, host, secret, rematch_of: None })
}

/// All options by name, so that everybody sees what is played.
fn with_defaults(info: &game_core::GameInfo, settings: &Settings) -> serde_json::Value {
    let mut options = info.default_options();
    if let (Some(all), Some(chosen)) = (options.as_object_mut(), settings.options.as_object()) {
        all.extend(chosen.clone());
    }
    options
}
