//! What all stores agree on: how long lists are, what of a table is listed, how players and ratings are told, and when
//! nobody was up.

use crate::ratings::{Ranked, Rating};
use crate::table::{Entry, Finished, Time};
use protocol::{GuestId, Phase, Player, TableCard};

/// The longest list of tables.
pub(super) const LONGEST_LIST: i64 = 200;
/// How many bots one person may have.
pub(super) const MOST_BOTS: i64 = 16;
/// How many devices of one person are told; a further one takes the place of the oldest.
pub(super) const MOST_DEVICES: i64 = 8;
/// How many finished matches are on a page, and how many of those who are rated.
pub(super) const PAGE_OF_MATCHES: u32 = 20;
pub(super) const PAGE_OF_LADDER: u32 = 50;
/// How many of those met are told, and how many steps of a rating.
pub(super) const MOST_MET: u32 = 100;
pub(super) const LONGEST_COURSE: u32 = 200;
/// Whoever has played less, or is known less well, is not on the ladder yet.
pub(super) const LEAST_MATCHES: u32 = 5;
pub(super) const MOST_DEVIATION: i32 = 320;

/// How bots of the house are told from guests, whose ids have no colon.
const HOUSE: &str = "house:";

pub(super) fn is_listed(card: &TableCard) -> bool {
    card.public && matches!(card.phase, Phase::Open | Phase::Playing)
}

pub(super) fn changes_members(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Sat { .. }
            | Entry::Stood { .. }
            | Entry::Kicked { .. }
            | Entry::Replaced { .. }
            | Entry::HostPassed { .. }
    )
}

/// What a bot of the house is called among players.
pub(super) fn house_bot(bot: &str) -> String {
    format!("{HOUSE}{bot}")
}

/// Who a player is, from the key and, of a guest, the name.
pub(super) fn player(key: Option<String>, name: Option<String>) -> Player {
    match (key, name) {
        (Some(key), Some(name)) => Player::Guest { guest: GuestId(key), name },
        (Some(key), None) => match key.strip_prefix(HOUSE) {
            Some(bot) => Player::Bot { bot: bot.to_owned() },
            None => Player::Nobody,
        },
        (None, _) => Player::Nobody,
    }
}

/// A rating as it is shown, if there is one.
pub(super) fn shown_rating(mean: Option<f64>, deviation: Option<f64>) -> Option<protocol::Rating> {
    let whole = |number: f64| number.round() as i32;
    mean.zip(deviation)
        .map(|(mean, deviation)| protocol::Rating { mean: whole(mean), deviation: whole(deviation) })
}

/// The seats of a match as ratings see them, from what each player was rated before. Somebody forgotten counts as
/// somebody new: the others did beat him.
pub(super) fn ranked(
    finished: &Finished,
    players: &[Option<String>],
    before: impl Fn(&str) -> Option<Rating>,
) -> Vec<Ranked<Option<String>>> {
    let rated = |player: &Option<String>| player.as_deref().and_then(&before).unwrap_or(Rating::NEW);
    let places = finished.places.iter().zip(players);
    places
        .map(|(place, player)| Ranked { player: player.clone(), before: rated(player), rank: place.rank })
        .collect()
}

/// The milliseconds between `since` and `now` at which none of these runs was up, but for those after the last. Runs
/// are sorted by their starts and may overlap.
pub fn gaps(runs: &[(Time, Time)], since: Time, now: Time) -> i64 {
    let mut up_to: Option<Time> = None;
    let mut sum = 0;
    for &(started, last) in runs {
        if let Some(up_to) = up_to {
            sum += (started.min(now) - up_to.max(since)).max(0);
        }
        up_to = up_to.max(Some(last));
    }
    sum
}

/// Wilson's interval: where the true share lies, with a certainty of 95 in 100.
pub(super) fn interval(won: u32, played: u32) -> (f64, f64) {
    let (won, played, z) = (f64::from(won), f64::from(played), 1.96_f64);
    if played == 0.0 {
        return (0.0, 1.0);
    }
    let (share, room) = (won / played, 1.0 + z * z / played);
    let middle = (share + z * z / (2.0 * played)) / room;
    let half = z / room * (share * (1.0 - share) / played + z * z / (4.0 * played * played)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_share_and_narrows() {
        assert_eq!(interval(0, 0), (0.0, 1.0));
        let (from, to) = interval(5, 10);
        assert!((from - 0.2366).abs() < 1e-4 && (to - 0.7634).abs() < 1e-4, "{from} {to}");
        let (low, high) = interval(500, 1000);
        assert!(low > from && high < to);
        assert!(interval(0, 7).0 == 0.0 && interval(7, 7).1 > 0.999);
    }

    #[test]
    fn only_time_between_runs_counts() {
        let runs = [(0, 10), (20, 30), (50, 60)];
        assert_eq!(gaps(&runs, 5, 70), 30);
        assert_eq!(gaps(&runs, 25, 70), 20);
        assert_eq!(gaps(&runs, 15, 70), 25);
        assert_eq!(gaps(&runs, 55, 70), 0);
    }

    #[test]
    fn while_another_node_is_up_nothing_stands_still() {
        assert_eq!(gaps(&[(0, 100), (5, 10), (20, 30), (120, 130)], 0, 200), 20);
        assert_eq!(gaps(&[(0, 10), (5, 30), (20, 25)], 0, 200), 0);
    }
}
