//! Two sets of chances as a sentence: what the seat to act gains or loses, and who else rises or falls.

use super::Chances;
use game_core::Seat;

/// Changes smaller than this share of the win are not worth a word.
const WORTH_A_WORD: f64 = 0.005;

/// `wins 41.0 % instead of 33.0 %; seat 2 falls from 30.0 % to 22.0 %`, the greatest changes first.
pub(crate) fn compared(seat: Seat, chances: &Chances, instead: &Chances) -> String {
    let own = seat.index();
    let mut others: Vec<usize> = (0..chances.len()).filter(|&other| other != own).collect();
    let change = |other: usize| chances[other] - instead[other];
    others.retain(|&other| change(other).abs() >= WORTH_A_WORD);
    others.sort_by(|&a, &b| change(b).abs().total_cmp(&change(a).abs()));
    let mut words = format!("wins {} instead of {}", percent(chances[own]), percent(instead[own]));
    for other in others {
        let verb = if change(other) < 0.0 { "falls" } else { "rises" };
        let (from, to) = (percent(instead[other]), percent(chances[other]));
        words += &format!("; seat {other} {verb} from {from} to {to}");
    }
    words
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gains_or_loses_is_named_the_most_affected_first() {
        let now = Chances::from_iter([0.20, 0.41, 0.22, 0.17]);
        let instead = Chances::from_iter([0.20, 0.33, 0.34, 0.13]);
        assert_eq!(
            compared(Seat::new(1), &now, &instead),
            "wins 41.0 % instead of 33.0 %; seat 2 falls from 34.0 % to 22.0 %; seat 3 rises from 13.0 % to 17.0 %"
        );
    }
}
