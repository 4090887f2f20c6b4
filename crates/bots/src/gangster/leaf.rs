//! What a position is worth to every seat: the share of the win that the net expects, or the true one in the end.

use super::features::observe;
use super::mind::Mind;
use super::position::Position;
use super::tree::{SEATS, Shares};
use crate::{Net, win_shares};
use game_core::PerSeat;
use gangster::{Gangster, State};
use std::sync::LazyLock;

static TRAINED: LazyLock<Net> = LazyLock::new(|| {
    let bytes = include_bytes!("../../weights/gangster.net");
    Net::from_bytes(bytes).expect("a test reads the weights")
});

pub(super) struct Leaf {
    net: &'static Net,
    rows: Vec<f32>,
}

impl Default for Leaf {
    fn default() -> Leaf {
        Leaf { net: &TRAINED, rows: Vec::new() }
    }
}

impl Leaf {
    /// What a match that is over brought.
    pub(super) fn result(&self, game: &Gangster, state: &State) -> Shares {
        spread(&win_shares(game, state))
    }

    /// What a position between two turns promises.
    pub(super) fn value(&mut self, game: &Gangster, mind: &Mind, position: &Position) -> Shares {
        self.rows.clear();
        observe(game, mind, position, &mut self.rows);
        spread(&self.net.chances(&self.rows))
    }
}

fn spread(shares: &PerSeat<f32>) -> Shares {
    let mut all = [0.0; SEATS];
    all[..shares.len()].copy_from_slice(shares);
    all
}

#[cfg(test)]
mod tests {
    use super::super::features::INPUTS;
    use super::*;

    #[test]
    fn the_weights_read_and_fit_what_is_seen() {
        assert_eq!(TRAINED.inputs(), INPUTS);
        assert!(TRAINED.weights().iter().all(|weight| weight.is_finite()));
    }
}
