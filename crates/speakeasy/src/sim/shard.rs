//! `--shard I/N`: one of N parts of a run. Together they play exactly the matches of the whole.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    /// From 1.
    part: u64,
    parts: u64,
}

impl Shard {
    /// The whole run.
    pub(crate) const WHOLE: Shard = Shard { part: 1, parts: 1 };

    /// Its numbers among those of so many matches.
    pub(crate) fn numbers(self, games: u64) -> Range<u64> {
        let border = |part: u64| (u128::from(games) * u128::from(part) / u128::from(self.parts)) as u64;
        border(self.part - 1)..border(self.part)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers =
            text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
        match numbers {
            Some((part, parts)) if (1..=parts).contains(&part) => Ok(Shard { part, parts }),
            _ => Err("write I/N, such as 2/4 for the second of four shards; I is 1 to N".to_owned()),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_play_every_match_once() {
        for (games, parts) in [(10, 3), (2, 5), (1000, 1), (u64::MAX, 7)] {
            let shards = (1..=parts).map(|part| Shard { part, parts }.numbers(games));
            let end = shards.fold(0, |end, numbers| {
                assert_eq!(numbers.start, end);
                numbers.end
            });
            assert_eq!(end, games);
        }
    }

    #[test]
    fn a_shard_is_one_of_its_parts() {
        assert_eq!("2/4".parse::<Shard>().map(|shard| shard.to_string()), Ok("2/4".to_owned()));
        for wrong in ["0/4", "5/4", "1/0", "4", "a/b", "-1/4", ""] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
