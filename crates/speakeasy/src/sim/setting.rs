//! What is the same in all matches of a run, and the lines of its CSV file: the header, and a line a match.

use super::row::{Length, Row};
use game_core::record::to_value;
use game_core::{Game, PerSeat};
use serde_json::Value;
use std::fmt::{self, Write};
use std::str::FromStr;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Setting {
    pub(crate) game: String,
    pub(crate) rules_version: u32,
    pub(crate) seats: usize,
    pub(crate) options: Value,
    pub(crate) seed: u64,
}

/// The columns of which there is one for each seat.
const PER_SEAT: [&str; 3] = ["bot", "score", "rank"];

impl Setting {
    pub(crate) fn new<G: Game>(game: &G, seed: u64) -> Setting {
        Setting {
            game: G::info().id.to_owned(),
            rules_version: G::info().rules_version,
            seats: game.seats().count(),
            options: to_value(game.options()),
            seed,
        }
    }

    /// The names of all columns.
    pub(crate) fn columns(&self) -> Vec<String> {
        let common = ["match", "seed", "game", "rules_version", "seats", "options"].map(str::to_owned);
        let seats =
            PER_SEAT.iter().flat_map(|name| (0..self.seats).map(move |seat| format!("{name}_{seat}")));
        common.into_iter().chain(seats).chain(["moves", "chances"].map(str::to_owned)).collect()
    }

    /// The first line, with its end.
    pub(crate) fn header(&self) -> String {
        self.columns().join(",") + "\n"
    }

    /// What stands between the number of a match and its bots.
    pub(crate) fn middle(&self) -> String {
        let Setting { game, rules_version, seats, options, seed } = self;
        let options = options.to_string().replace('"', "\"\"");
        format!(",{seed},{game},{rules_version},{seats},\"{options}\",")
    }

    /// What stands in all lines of a file, from its header and its first line.
    pub(crate) fn read(header: &str, line: &str) -> Option<Setting> {
        let mut fields = line.splitn(6, ',');
        fields.next()?;
        let seed = fields.next()?.parse().ok()?;
        let game = fields.next()?.to_owned();
        let rules_version = fields.next()?.parse().ok()?;
        let seats = fields.next()?.parse::<usize>().ok().filter(|seats| (1..=8).contains(seats))?;
        let options = serde_json::from_str(&unquoted(fields.next()?)?).ok()?;
        let setting = Setting { game, rules_version, seats, options, seed };
        (setting.header().trim_end() == header).then_some(setting)
    }
}

/// The text of a quoted field with which the line goes on.
fn unquoted(line: &str) -> Option<String> {
    let mut letters = line.strip_prefix('"')?.chars();
    let mut text = String::new();
    loop {
        match letters.next()? {
            '"' if letters.as_str().starts_with('"') => text.extend(letters.next()),
            '"' => return Some(text),
            letter => text.push(letter),
        }
    }
}

/// Writes lines of one run.
pub(crate) struct Lines<'a> {
    middle: String,
    names: &'a [String],
}

impl<'a> Lines<'a> {
    pub(crate) fn new(setting: &Setting, names: &'a [String]) -> Lines<'a> {
        Lines { middle: setting.middle(), names }
    }

    /// Adds the line of a match, with its end.
    pub(crate) fn write(&self, row: &Row, text: &mut String) {
        self.try_write(row, text).expect("a string takes any text");
    }

    fn try_write(&self, row: &Row, text: &mut String) -> fmt::Result {
        let Row { number, bots, scores, ranks, length } = row;
        write!(text, "{number}{}", self.middle)?;
        bots.iter().try_for_each(|&bot| write!(text, "{},", self.names[usize::from(bot)]))?;
        scores.iter().try_for_each(|score| write!(text, "{score},"))?;
        ranks.iter().try_for_each(|rank| write!(text, "{rank},"))?;
        writeln!(text, "{},{}", length.moves, length.chances)
    }
}

/// Reads lines of one run; the names of bots are learnt from them.
pub(crate) struct LineReader {
    middle: String,
    seats: usize,
    pub(crate) names: Vec<String>,
}

impl LineReader {
    pub(crate) fn new(setting: &Setting) -> LineReader {
        LineReader { middle: setting.middle(), seats: setting.seats, names: Vec::new() }
    }

    /// The match of a line without its end, or why it is none of this run.
    pub(crate) fn read(&mut self, line: &str) -> Result<Row, String> {
        let torn = || "it is no whole line of a match".to_owned();
        let (number, _) = line.split_once(',').ok_or_else(torn)?;
        let rest = line[number.len()..].strip_prefix(&self.middle).ok_or_else(|| {
            format!(
                "seed, game, rules, seats or options differ from the first file, which has {}",
                self.middle
            )
        })?;
        let mut fields = rest.split(',');
        let bots: PerSeat<u8> = (0..self.seats)
            .map(|_| Some(self.place(fields.next()?)))
            .collect::<Option<_>>()
            .ok_or_else(torn)?;
        let row = Row {
            number: number.parse().map_err(|_| torn())?,
            bots,
            scores: numbers(&mut fields, self.seats).ok_or_else(torn)?,
            ranks: numbers(&mut fields, self.seats).ok_or_else(torn)?,
            length: Length {
                moves: number_of(&mut fields).ok_or_else(torn)?,
                chances: number_of(&mut fields).ok_or_else(torn)?,
            },
        };
        let is_whole = fields.next().is_none() && self.names.len() <= usize::from(u8::MAX);
        if is_whole { Ok(row) } else { Err(torn()) }
    }

    /// The place of a name, which may be new.
    fn place(&mut self, name: &str) -> u8 {
        let known = self.names.iter().position(|known| known == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        }) as u8
    }
}

fn numbers<'a, T: FromStr>(fields: &mut impl Iterator<Item = &'a str>, count: usize) -> Option<PerSeat<T>> {
    (0..count).map(|_| number_of(fields)).collect()
}

fn number_of<'a, T: FromStr>(fields: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    fields.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn setting() -> Setting {
        let options = json!({"chips": "hidden", "exchange": false});
        Setting { game: "don".to_owned(), rules_version: 1, seats: 3, options, seed: 7 }
    }

    fn row() -> Row {
        Row {
            number: 12,
            bots: [0, 1, 0].into_iter().collect(),
            scores: [-2, 31, 8].into_iter().collect(),
            ranks: [3, 1, 2].into_iter().collect(),
            length: Length { moves: 90, chances: 16 },
        }
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let (setting, names) = (setting(), ["random", "hard:miser@50ms"].map(str::to_owned));
        let mut text = String::new();
        Lines::new(&setting, &names).write(&row(), &mut text);
        assert_eq!(
            text,
            "12,7,don,1,3,\"{\"\"chips\"\":\"\"hidden\"\",\"\"exchange\"\":false}\",\
             random,hard:miser@50ms,random,-2,31,8,3,1,2,90,16\n"
        );
        let header = "match,seed,game,rules_version,seats,options,bot_0,bot_1,bot_2,\
                      score_0,score_1,score_2,rank_0,rank_1,rank_2,moves,chances";
        assert_eq!(Setting::read(header, &text), Some(setting.clone()));
        let mut reader = LineReader::new(&setting);
        assert_eq!((reader.read(text.trim_end()), reader.names), (Ok(row()), names.to_vec()));
    }

    #[test]
    fn a_line_that_is_torn_or_of_another_run_is_refused() {
        let mut reader = LineReader::new(&setting());
        let good = format!("1{}a,b,c,1,2,3,3,2,1,9,9", setting().middle());
        assert!(reader.read(&good).is_ok());
        for end in 1..good.len() {
            let is_whole = end >= good.len() - 1;
            assert!(is_whole || reader.read(&good[..end]).is_err(), "{}", &good[..end]);
        }
        assert!(reader.read(&format!("{good},1")).is_err());
        let other = Setting { seed: 8, ..setting() };
        assert!(
            reader.read(&good.replace(&setting().middle(), &other.middle())).unwrap_err().contains("differ")
        );
    }
}
