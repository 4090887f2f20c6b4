//! The same people once more: a further table with the same settings, at which everybody has his seat already.

use super::setting_up::opening;
use crate::fairness::Secret;
use crate::table::entry::Entry;
use crate::table::{Refused, Stage, Table, UnfitSettings};
use game_core::Seat;
use protocol::{GuestId, Holder, Settings, TableId};

/// What the next table begins with.
pub(crate) struct Rematch {
    settings: Settings,
    host: GuestId,
    holders: Vec<Holder>,
}

impl Table {
    /// What a rematch begins with, or the table where it already is.
    pub(crate) fn rematch(&self, guest: &GuestId) -> Result<Result<Rematch, TableId>, Refused> {
        if self.host != *guest {
            return Err(Refused::HostOnly);
        }
        if let Some(table) = &self.rematch {
            return Ok(Err(table.clone()));
        }
        match self.stage {
            Stage::Open | Stage::Playing(_) => Err(Refused::NotOver),
            Stage::Over(_) | Stage::Closed(_) => Ok(Ok(Rematch {
                settings: (*self.settings).clone(),
                host: self.host.clone(),
                holders: self.places.iter().map(|place| place.holder.clone()).collect(),
            })),
        }
    }

    /// Tells of the table where the same people meet again, unless they already do.
    pub(crate) fn rematch_opened(&self, table: &TableId) -> Vec<Entry> {
        match self.rematch {
            None => vec![Entry::Rematch { table: table.clone() }],
            Some(_) => Vec::new(),
        }
    }

    pub(crate) fn rematch_table(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }
}

impl Rematch {
    /// The opening of the next table and who sits there.
    pub(crate) fn entries(self, of: TableId, secret: Secret) -> Result<(Entry, Vec<Entry>), UnfitSettings> {
        let opened = match opening(self.settings, self.host, secret)? {
            Entry::Opened { settings, rules_version, host, secret, .. } => {
                Entry::Opened { settings, rules_version, host, secret, rematch_of: Some(of) }
            }
            other => other,
        };
        let sit = |(index, holder)| {
            let seat = Seat::new(index);
            match holder {
                Holder::Empty => None,
                Holder::Guest { guest, name } => Some(Entry::Sat { seat, guest, name }),
                Holder::Bot { bot } => Some(Entry::BotSat { seat, bot }),
            }
        };
        Ok((opened, self.holders.into_iter().enumerate().filter_map(sit).collect()))
    }
}
