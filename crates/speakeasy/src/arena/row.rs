//! A line of the file with all matches: its columns, and how it is written and read.

use bots::arena::{Plan, Played};
use game_core::record::{Header, to_value};
use game_core::{Game, PerSeat};
use serde_json::json;
use std::str::FromStr;

const COLUMNS: [&str; 11] =
    ["match", "plan", "game", "seed", "deal", "seats", "bots", "shares", "scores", "ranks", "moves"];
/// Where `plan` stands: told last, since any other difference says more.
const PLAN: usize = 1;

/// Writes and reads the lines of one plan.
pub(crate) struct Rows<'a> {
    plan: &'a Plan,
    game: &'static str,
    /// Tells plans apart, whatever their number of matches.
    fingerprint: String,
    labels: Vec<String>,
}

impl<'a> Rows<'a> {
    pub(crate) fn new<G: Game>(game: &G, plan: &'a Plan) -> Rows<'a> {
        let all = json!([to_value(&Header::of(game)), plan]).to_string();
        Rows { plan, game: G::info().id, fingerprint: fingerprint(&all), labels: plan.labels() }
    }

    /// The first line, with its end.
    pub(crate) fn header() -> String {
        COLUMNS.join(",") + "\n"
    }

    /// The line of the match with this number, with its end.
    pub(crate) fn write(&self, number: u64, played: &Played) -> String {
        self.fields(number, played).join(",") + "\n"
    }

    /// The match with this number, if this is its line in a file of this plan.
    pub(crate) fn read(&self, number: u64, line: &str) -> Result<Played, String> {
        let found: Vec<&str> = line.split(',').collect();
        let played = self.played(&found).ok_or_else(|| format!("it is no match of the arena: {ANOTHER}"))?;
        let wanted = self.fields(number, &played);
        let mut others_first = (0..COLUMNS.len()).filter(|&column| column != PLAN).chain([PLAN]);
        match others_first.find(|&column| found[column] != wanted[column]) {
            None => Ok(played),
            Some(PLAN) => Err(format!("it was played with other options, times or bounds: {ANOTHER}")),
            Some(column) => {
                let (name, found, wanted) = (COLUMNS[column], found[column], &wanted[column]);
                Err(format!("`{name}` is `{found}`, but this command has `{wanted}`: {ANOTHER}"))
            }
        }
    }

    /// How the match ended, from as many fields as there are columns.
    fn played(&self, fields: &[&str]) -> Option<Played> {
        let &[_, _, _, _, _, _, _, _, scores, ranks, moves] = fields else { return None };
        let seats = self.plan.seats.count();
        Some(Played { scores: list(scores, seats)?, ranks: list(ranks, seats)?, moves: moves.parse().ok()? })
    }

    fn fields(&self, number: u64, played: &Played) -> [String; COLUMNS.len()] {
        let fixture = self.plan.fixture(number);
        [
            number.to_string(),
            self.fingerprint.clone(),
            self.game.to_owned(),
            self.plan.seed.to_string(),
            fixture.deal.to_string(),
            self.plan.seats.count().to_string(),
            spaced(fixture.seating.iter().map(|&bot| self.labels[bot].clone())),
            spaced(played.shares().iter().map(|share| decimal(share.to_f64()))),
            spaced(played.scores.iter().map(i32::to_string)),
            spaced(played.ranks.iter().map(u8::to_string)),
            played.moves.to_string(),
        ]
    }
}

const ANOTHER: &str = "give another file, or the command that began this one";

/// One value for each seat, or nothing.
fn list<T: FromStr>(field: &str, seats: usize) -> Option<PerSeat<T>> {
    let values: Vec<T> = field.split(' ').map(|value| value.parse().ok()).collect::<Option<_>>()?;
    (values.len() == seats).then(|| values.into_iter().collect())
}

fn spaced(values: impl Iterator<Item = String>) -> String {
    values.collect::<Vec<_>>().join(" ")
}

/// Up to six digits after the point, without needless zeros.
fn decimal(value: f64) -> String {
    let digits = format!("{value:.6}");
    digits.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Sixteen hexadecimal digits that tell plans apart (FNV-1a).
fn fingerprint(text: &str) -> String {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_short_decimals() {
        assert_eq!([1.0, 0.5, 1.0 / 3.0, 0.0, 0.125].map(decimal), ["1", "0.5", "0.333333", "0", "0.125"]);
    }

    #[test]
    fn a_list_has_one_value_a_seat() {
        assert_eq!(list::<i32>("3 -1", 2).unwrap()[..], [3, -1]);
        for bad in ["3", "3 1 2", "3 x", "3  1", ""] {
            assert_eq!(list::<i32>(bad, 2), None, "{bad}");
        }
        assert_eq!(list::<u8>("1 2 3 4 5 6 7 8 9", 8), None, "more than any table seats");
    }

    #[test]
    fn fingerprints_are_frozen() {
        // The published values of FNV-1a with 64 bits.
        assert_eq!(fingerprint(""), "cbf29ce484222325");
        assert_eq!(fingerprint("foobar"), "85944171f73967e8");
    }
}
