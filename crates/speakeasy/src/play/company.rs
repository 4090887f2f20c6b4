//! Who sits at the table: people, and bots by their names.

use crate::fail::Fail;
use bots::Spec;
use game_core::record::Header;
use serde_json::{Map, Value, json};

/// Names for those who gave none.
const NAMES: [&str; 8] = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Franz", "Greta", "Hugo"];

/// The rival when none is named.
const USUAL_BOT: &str = "normal";

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Company {
    /// The bot of each seat; none where a person sits.
    bots: Vec<Option<String>>,
}

impl Company {
    /// As the command line says.
    pub(crate) fn asked(
        seats: usize,
        people: &[usize],
        hot_seat: bool,
        bots: &[String],
    ) -> Result<Company, Fail> {
        let people: Vec<usize> = match people {
            _ if hot_seat => (0..seats).collect(),
            [] => vec![0],
            some => some.to_vec(),
        };
        if let Some(wrong) = people.iter().find(|&&seat| seat >= seats) {
            let last = seats - 1;
            return Err(Fail::Usage(format!("--seat: there is no seat {wrong}; the seats are 0 to {last}")));
        }
        let others: Vec<usize> = (0..seats).filter(|seat| !people.contains(seat)).collect();
        let mut named = vec![None; seats];
        for (&seat, name) in others.iter().zip(names(bots, others.len())?) {
            named[seat] = Some(name);
        }
        Company::known(named)
    }

    /// As the record of a match tells; one person at seat 0 if it does not.
    pub(crate) fn recorded(header: &Header, seats: usize) -> Result<Company, Fail> {
        let told = header.meta.as_ref().and_then(|meta| meta.get("bots")).and_then(Value::as_array);
        match told.filter(|told| told.len() == seats) {
            Some(told) => Company::known(told.iter().map(|bot| bot.as_str().map(str::to_owned)).collect()),
            None => Company::asked(seats, &[], false, &[]),
        }
    }

    fn known(bots: Vec<Option<String>>) -> Result<Company, Fail> {
        for bot in bots.iter().flatten() {
            Spec::parse(bot, None).map_err(|error| Fail::Usage(error.to_string()))?;
        }
        Ok(Company { bots })
    }

    /// The bot that plays a seat.
    pub(crate) fn bot(&self, seat: usize) -> Option<&str> {
        self.bots[seat].as_deref()
    }

    /// The first seat that a person plays.
    pub(crate) fn first_person(&self) -> usize {
        self.bots.iter().position(Option::is_none).unwrap_or_default()
    }

    /// Who plays, as a line: `Ada, Bruno (hard)`.
    pub(crate) fn told(&self, names: &[String]) -> String {
        let each = self.bots.iter().zip(names).map(|(bot, name)| match bot {
            Some(bot) => format!("{name} ({bot})"),
            None => name.clone(),
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// The header with what is needed to go on: names and bots.
    pub(crate) fn note_in(&self, header: &mut Header) {
        let usual = || NAMES.iter().take(self.bots.len()).map(|&name| name.to_owned()).collect();
        header.names.get_or_insert_with(usual);
        header.meta.get_or_insert_with(Map::new).insert("bots".to_owned(), json!(self.bots));
    }
}

/// A name for each bot.
fn names(given: &[String], bots: usize) -> Result<Vec<String>, Fail> {
    match given {
        [] => Ok(vec![USUAL_BOT.to_owned(); bots]),
        [one] => Ok(vec![one.clone(); bots]),
        all if all.len() == bots => Ok(all.to_vec()),
        all => {
            let count = all.len();
            Err(Fail::Usage(format!(
                "--bot names {count} bots for {bots} seats; give one for all, or {bots}"
            )))
        }
    }
}

/// The names of the seats of a record; numbers where it has none.
pub(crate) fn names_of(header: &Header, seats: usize) -> Vec<String> {
    let given = header.names.as_deref().unwrap_or_default();
    let name = |seat: usize| given.get(seat).filter(|name| !name.trim().is_empty()).cloned();
    (0..seats).map(|seat| name(seat).unwrap_or_else(|| format!("Seat {seat}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seats: usize, people: &[usize], bots: &[&str]) -> Result<Company, String> {
        let bots: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
        Company::asked(seats, people, false, &bots).map_err(|fail| fail.to_string())
    }

    #[test]
    fn bots_take_the_seats_that_people_leave() {
        let company = asked(4, &[1, 3], &["easy", "hard"]).unwrap();
        assert_eq!(
            (0..4).map(|seat| company.bot(seat)).collect::<Vec<_>>(),
            [Some("easy"), None, Some("hard"), None]
        );
        assert_eq!(company.first_person(), 1);
        assert_eq!(asked(3, &[], &[]).unwrap().bot(2), Some(USUAL_BOT));
    }

    #[test]
    fn strange_companies_are_refused() {
        assert!(asked(3, &[3], &[]).unwrap_err().contains("0 to 2"));
        assert!(asked(4, &[], &["easy", "hard"]).unwrap_err().contains("2 bots for 3 seats"));
        assert!(asked(4, &[], &["clever"]).unwrap_err().contains("clever"));
    }
}
