//! What everybody's districts come to: all that the net sees of a position but for chips, the round and habits.

use super::holdings::{DIGITS, Holdings, MOST_SEATS};
use don::State;

/// The districts of all seats, reckoned up once for all positions in which they are held so.
#[derive(Clone)]
pub(super) struct Estates {
    pub(super) seats: usize,
    pub(super) holdings: Holdings,
    pub(super) points: [f32; MOST_SEATS],
    /// What later districts can still add: for each colour, own ones times unseen ones.
    pub(super) potential: [f32; MOST_SEATS],
    /// The most districts of each number that anybody has, and how many have as many.
    pub(super) tops: [(u8, u8); DIGITS],
}

impl Estates {
    pub(super) fn of(state: &State, seats: usize) -> Estates {
        let holdings = Holdings::of(state);
        let mut estates = Estates {
            seats,
            points: [0.0; MOST_SEATS],
            potential: [0.0; MOST_SEATS],
            tops: [(0, 0); DIGITS],
            holdings,
        };
        for seat in 0..seats {
            estates.points[seat] = f32::from(estates.holdings.points(seat));
            let pairs = estates.holdings.colours[seat].iter().zip(&estates.holdings.unseen);
            estates.potential[seat] = pairs.map(|(own, unseen)| f32::from(own * unseen)).sum();
        }
        for digit in 0..DIGITS {
            let counts = estates.holdings.digits[..seats].iter().map(|digits| digits[digit]);
            let most = counts.clone().max().unwrap_or(0);
            estates.tops[digit] = (most, counts.filter(|&count| count == most).count() as u8);
        }
        estates
    }
}
