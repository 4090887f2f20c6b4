//! Who sits where in which match.

use crate::fail::Fail;
use bots::Spec;
use game_core::PerSeat;

/// More would be more than anybody compares.
const MOST_BOTS: usize = 32;

pub(crate) struct LineUp {
    /// Every bot once, in the order in which they were named.
    names: Vec<String>,
    specs: Vec<Spec>,
    /// The seats of the first match, and all who follow, by their place in `names`.
    order: Vec<u8>,
    seats: usize,
    rotates: bool,
}

impl LineUp {
    /// One bot for all seats or one for each; any number of them where seats rotate.
    pub(crate) fn new(given: &[String], seats: usize, rotates: bool) -> Result<LineUp, Fail> {
        let count = given.len();
        let given = match given {
            [one] => vec![one.clone(); seats],
            all if count == seats || rotates && count <= MOST_BOTS => all.to_vec(),
            _ if rotates => {
                return Err(Fail::Usage(format!("--bot names {count} bots; {MOST_BOTS} are the most")));
            }
            _ => {
                let advice = format!("give one for all, or {seats}; or let them change seats with --rotate");
                return Err(Fail::Usage(format!("--bot names {count} bots for {seats} seats; {advice}")));
            }
        };
        let mut line_up = LineUp { names: Vec::new(), specs: Vec::new(), order: Vec::new(), seats, rotates };
        for name in &given {
            let place = line_up.enter(name)?;
            line_up.order.push(place);
        }
        Ok(line_up)
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    pub(crate) fn spec(&self, bot: u8) -> Spec {
        self.specs[usize::from(bot)]
    }

    /// Whether nobody but `random` plays.
    pub(crate) fn is_random(&self) -> bool {
        self.specs == [Spec::Random]
    }

    /// The bot of each seat. Where they rotate, each moves a seat on from match to match: in as many matches as bots
    /// were named, each has each seat once.
    pub(crate) fn at(&self, number: u64) -> PerSeat<u8> {
        let count = self.order.len();
        let turn = if self.rotates { (number % count as u64) as usize } else { 0 };
        (0..self.seats).map(|seat| self.order[(seat + turn) % count]).collect()
    }

    /// The place of a name, which may be new.
    fn enter(&mut self, name: &str) -> Result<u8, Fail> {
        let place = self.names.iter().position(|known| known == name);
        if place.is_none() {
            self.specs.push(Spec::parse(name, None).map_err(|error| Fail::Usage(error.to_string()))?);
            self.names.push(name.to_owned());
        }
        Ok(place.unwrap_or(self.names.len() - 1) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_up(names: &str, rotates: bool) -> LineUp {
        let names: Vec<String> = names.split(' ').map(str::to_owned).collect();
        LineUp::new(&names, 3, rotates).unwrap()
    }

    fn seats(line_up: &LineUp, number: u64) -> String {
        line_up.at(number).iter().map(|&bot| &line_up.names()[usize::from(bot)][..1]).collect()
    }

    #[test]
    fn one_bot_has_all_seats_and_three_have_one_each() {
        assert_eq!(seats(&line_up("random", false), 7), "rrr");
        let three = line_up("random greedy random", false);
        assert_eq!(
            (seats(&three, 0), seats(&three, 1), three.names().len()),
            ("rgr".into(), "rgr".into(), 2)
        );
    }

    #[test]
    fn rotating_bots_have_every_seat_equally_often() {
        for names in ["random greedy", "random greedy passive", "random greedy hoarder aggressive no_deny"] {
            let line_up = line_up(names, true);
            let count = line_up.names().len();
            for seat in 0..3 {
                let mut seen: Vec<u8> = (0..count as u64).map(|number| line_up.at(number)[seat]).collect();
                seen.sort_unstable();
                assert_eq!(seen, (0..count as u8).collect::<Vec<_>>(), "{names}, seat {seat}");
            }
        }
    }

    #[test]
    fn a_wrong_number_of_bots_is_refused() {
        let refused = |names: &[&str], rotates| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            LineUp::new(&names, 3, rotates).err().unwrap().to_string()
        };
        assert!(refused(&["random"; 2], false).contains("2 bots for 3 seats; give one for all, or 3"));
        assert!(refused(&["random"; 33], true).contains("32 are the most"));
        assert!(refused(&["genius"], true).contains("there is no bot `genius`"));
    }
}
