//! Whom a sentence about Gangster is about, what it is paid, and what actions are called.

use crate::reason::nouns::{Whom, count, list};
use game_core::{Game, Seat};
use gangster::{Action, Crew, Crews, Gangster, Place, Prize, Share, State};
use serde::{Serialize, Serializer};
use std::fmt;

/// A crew as the seat to act speaks of it: by its seat, or with two crews a seat by its colour too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::gangster) enum Party {
    Seat(Whom),
    Crew(Whom, Crew),
}

/// [G6.1] What is paid on payday: points that are sure, and how many times the value of the casino card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(in crate::gangster) struct Pay {
    pub(in crate::gangster) sure: u16,
    pub(in crate::gangster) casino: u16,
}

impl Party {
    pub(super) fn of(game: &Gangster, crew: Crew, own: Seat) -> Party {
        let whom = Whom::of(game.seat_of(crew), own);
        match game.seats().count() {
            2 => Party::Crew(whom, crew),
            _ => Party::Seat(whom),
        }
    }

    pub(super) fn whom(self) -> Whom {
        match self {
            Party::Seat(whom) | Party::Crew(whom, _) => whom,
        }
    }

    /// `your`, `seat 2's` or `seat 1's blue`, before a noun.
    pub(super) fn own(self) -> String {
        match self {
            Party::Seat(whom) => whom.own(),
            Party::Crew(whom, crew) => format!("{} {}", whom.own(), colour(crew)),
        }
    }
}

/// `{"whom":2}`, with two crews a seat `{"whom":2,"crew":"blue"}`.
impl Serialize for Party {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Told {
            whom: Whom,
            #[serde(skip_serializing_if = "Option::is_none")]
            crew: Option<Crew>,
        }
        let crew = match *self {
            Party::Seat(_) => None,
            Party::Crew(_, crew) => Some(crew),
        };
        Told { whom: self.whom(), crew }.serialize(serializer)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Party::Seat(whom) => whom.fmt(f),
            Party::Crew(..) => write!(f, "{} crew", self.own()),
        }
    }
}

impl Pay {
    /// [G6.2] [G6.3] What a crew would be paid in a district now.
    pub(super) fn of(game: &Gangster, state: &State, district: Place, crew: Crew) -> Pay {
        let shares = game.shares(state, district, None);
        let own = shares.iter().find(|share| share.crew == crew);
        own.map_or(Pay::default(), |share: &Share| match (share.points, share.prize) {
            (Some(sure), _) => Pay { sure, casino: 0 },
            (None, Some(Prize::Casino)) => {
                Pay { sure: 0, casino: 1 + u16::from(state.doublers.contains(district)) }
            }
            (None, _) => Pay::default(),
        })
    }

    /// What all crews of a seat would be paid in a district now.
    pub(super) fn of_seat(game: &Gangster, state: &State, district: Place, seat: Seat) -> Pay {
        let crews = game.crews_of(seat).iter().map(|&crew| Pay::of(game, state, district, crew));
        crews.fold(Pay::default(), |sum, pay| Pay {
            sure: sum.sure + pay.sure,
            casino: sum.casino + pay.casino,
        })
    }

    /// `8 points instead of 2`.
    pub(super) fn instead_of(self, other: Pay) -> String {
        match (self.casino, other.casino) {
            (0, 0) => format!("{self} instead of {}", other.sure),
            _ => format!("{self} instead of {other}"),
        }
    }

    /// In tenths of a point, a casino card being worth 3.5 on average.
    pub(super) fn tenths(self) -> i32 {
        10 * i32::from(self.sure) + 35 * i32::from(self.casino)
    }
}

/// `8 points`, `the casino card`, `5 points and twice the casino card`.
impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let casino = match self.casino {
            0 => None,
            1 => Some("the casino card".to_owned()),
            2 => Some("twice the casino card".to_owned()),
            times => Some(format!("{times} times the casino card")),
        };
        let sure = (self.sure > 0 || casino.is_none()).then(|| count(self.sure, "point"));
        f.write_str(&list(sure.into_iter().chain(casino)))
    }
}

/// What actions are called, by the seat to act.
pub(super) struct Names<'a> {
    pub(super) game: &'a Gangster,
    pub(super) state: &'a State,
    pub(super) own: Seat,
}

impl Names<'_> {
    /// `driving to Cicero with card 2`.
    pub(super) fn doing(&self, action: Action) -> String {
        match action {
            Action::Drive { crew, card, steps, to } => {
                let car =
                    if self.game.seats().count() == 2 { format!("{} ", colour(crew)) } else { String::new() };
                let engine = if steps > card { " and the engine" } else { "" };
                format!("driving {car}to {} with card {card}{engine}", to.name())
            }
            Action::Unload { crew, who } => {
                format!("unloading {} in {}", self.gangsters(who, crew), self.state.crew(crew).car.name())
            }
            Action::Load { district, level, .. } => format!("loading {}", self.on_space(district, level)),
            Action::Bump { car, to } => {
                format!("pushing {} car to {}", Party::of(self.game, car, self.own).own(), to.name())
            }
            Action::NoBump {} => "pushing no car".to_owned(),
            Action::Dump { who } if who.is_empty() => "dumping no captive".to_owned(),
            Action::Dump { who } => format!("dumping {}", list(who.iter().map(|crew| self.gangster(crew)))),
            Action::Take { marker } => format!("taking the {}", marker.name()),
        }
    }

    /// `unload your gangster in Cicero`, of what any seat could do next.
    pub(super) fn to_do(&self, action: Action) -> String {
        match action {
            Action::Unload { crew, who } => {
                format!("unload {} in {}", self.gangsters(who, crew), self.state.crew(crew).car.name())
            }
            Action::Load { district, level, .. } => format!("load {}", self.on_space(district, level)),
            other => self.doing(other),
        }
    }

    /// Those that a crew unloads: its own, or a captive.
    fn gangsters(&self, who: Crews, crew: Crew) -> String {
        match who.len() {
            2 => "two gangsters".to_owned(),
            _ if who == Crews::one(crew) => "a gangster".to_owned(),
            _ => list(who.iter().map(|crew| self.gangster(crew))),
        }
    }

    fn gangster(&self, crew: Crew) -> String {
        format!("{} gangster", Party::of(self.game, crew, self.own).own())
    }

    fn on_space(&self, district: Place, level: u8) -> String {
        let who = self.state.who(district, level).map(|crew| self.gangster(crew));
        format!("{} on space {level} of {}", who.unwrap_or_default(), district.name())
    }
}

/// The colour of a crew, `grey`.
pub(super) fn colour(crew: Crew) -> String {
    format!("{crew:?}").to_lowercase()
}
