//! Why an action is refused: the facts, the rule, and a sentence for the player.

use crate::components::Named;
use crate::{Crew, Equipment, Place};
use game_core::{Refusal, RuleId, Seat};
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    #[error("the match is over")]
    Over,
    #[error("{}", waiting(phase))]
    ChanceDue { phase: &'static str },
    #[error("it is seat {to_act}'s turn; wait for it")]
    NotYourTurn { to_act: Seat, phase: &'static str },
    #[error("{}", due(phase))]
    OtherStepDue { phase: &'static str },
    #[error("you play {}, not {}", own.id(), crew.id())]
    NotYourCrew { crew: Crew, own: Crew },
    #[error("you play {} and {}, not {}", own[0].id(), own[1].id(), crew.id())]
    NeitherCrew { crew: Crew, own: [Crew; 2] },
    #[error("{turns} turns in a row have gone without a drive; drive")]
    MustDrive { turns: u8 },
    #[error("you have no card {card} turned up; drive with one that is")]
    CardDown { card: u8 },
    #[error("card {card} is a drive of {card} roads (with an engine one more), not of {steps}")]
    WrongSteps { card: u8, steps: u8 },
    #[error("without an engine card {card} is a drive of exactly {card} roads")]
    NoEngine { card: u8 },
    #[error("no drive of {steps} roads from {} ends at {}", from.name(), to.name())]
    NotReached { from: Place, to: Place, steps: u8 },
    #[error("at the Gold Coast nobody is unloaded or loaded; drive on")]
    AtCoast,
    #[error("name the gangster to unload")]
    NobodyNamed,
    #[error("only one gangster is unloaded in an action; name one")]
    OneOnly,
    #[error("two gangsters are unloaded only with a door, and only two of your own; name one")]
    NoDoor,
    #[error("{} has room for one more only; name one gangster", district.name())]
    NoRoomForTwo { district: Place },
    #[error("you have just one gangster on your mat; name one")]
    NotTwoOnMat,
    #[error("you have no gangster of {} to unload", who.id())]
    NotAboard { who: Crew },
    #[error("every space of {} is taken; nobody can unload there", district.name())]
    TileFull { district: Place },
    #[error("{} is out of reach; you load where your car stands", district.name())]
    OutOfReach { district: Place },
    #[error("a tommy gun reaches only the districts that a road joins to yours, not {}", district.name())]
    GunOutOfReach { district: Place },
    #[error("a tommy gun cannot be used at the Gold Coast; drive on")]
    GunAtCoast,
    #[error("a tommy gun takes enemies only; you load your own where your car stands")]
    GunOnOwn { district: Place },
    #[error("nobody stands on space {level} of {}", district.name())]
    EmptySpace { district: Place, level: u8 },
    #[error("your trunk is full: it holds {room}")]
    TrunkFull { room: usize },
    #[error("{} has a bodyguard and its car stands there; its gangsters cannot be loaded", who.id())]
    Guarded { who: Crew },
    #[error("you cannot push your own car; push another one or none")]
    OwnCar,
    #[error("the car of {} does not stand with yours; push another one or none", car.id())]
    OtherPlace { car: Crew },
    #[error("no open road leads from {} to {}; push along one road", from.name(), to.name())]
    NoRoad { from: Place, to: Place },
    #[error("{}", fault.sentence())]
    BadDump { fault: DumpFault },
    #[error("one captive no longer fits: {}", fault.sentence())]
    BadSurplus { fault: DumpFault },
    #[error("no {} is shown at the Gold Coast; take one that is", marker.name())]
    NotShown { marker: Equipment },
    #[error("you own a {} already; take another kind", marker.name())]
    AlreadyOwned { marker: Equipment },
}

/// What is wrong with a list of captives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DumpFault {
    Unsorted,
    NotInTrunk,
    WrongNumber,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::Over => "G6.5",
            Illegal::ChanceDue { .. } => "G3.1",
            Illegal::NotYourTurn { phase, .. } | Illegal::OtherStepDue { phase } => rule_of_phase(phase),
            Illegal::NotYourCrew { .. } => "G1.1",
            Illegal::NeitherCrew { .. } => "G9.1",
            Illegal::MustDrive { .. } => "G3.4",
            Illegal::CardDown { .. } | Illegal::WrongSteps { .. } => "G4.1",
            Illegal::NoEngine { .. } => "G8.2",
            Illegal::NotReached { .. } => "G4.2",
            Illegal::AtCoast | Illegal::NobodyNamed | Illegal::OneOnly | Illegal::OutOfReach { .. } => "G5.1",
            Illegal::NotAboard { .. } | Illegal::TileFull { .. } => "G5.2",
            Illegal::NoDoor | Illegal::NoRoomForTwo { .. } | Illegal::NotTwoOnMat => "G8.6",
            Illegal::GunOutOfReach { .. } | Illegal::GunAtCoast | Illegal::GunOnOwn { .. } => "G8.3",
            Illegal::EmptySpace { .. } | Illegal::TrunkFull { .. } => "G5.3",
            Illegal::Guarded { .. } => "G8.1",
            Illegal::OwnCar | Illegal::OtherPlace { .. } | Illegal::NoRoad { .. } => "G8.5",
            Illegal::BadDump { .. } => "G7.1",
            Illegal::BadSurplus { .. } => "G7.3",
            Illegal::NotShown { .. } | Illegal::AlreadyOwned { .. } => "G7.2",
        }
    }
}

/// The rule that a step out of turn or phase breaks.
pub(crate) fn rule_of_phase(phase: &str) -> RuleId {
    match phase {
        "bump" => "G8.5",
        "dump" => "G7.1",
        "take" => "G7.2",
        "surplus" => "G7.3",
        _ => "G3.1",
    }
}

fn waiting(phase: &str) -> &'static str {
    match phase {
        "setup" => "the table has yet to be set up",
        "coast" => "the markers at the Gold Coast have yet to be refilled",
        "casino" => "the casino card has yet to be drawn",
        _ => "the district card has yet to be drawn",
    }
}

fn due(phase: &str) -> &'static str {
    match phase {
        "bump" => "first push another car with your bumper, or none",
        "dump" => "first dump captives in the harbour, or none",
        "take" => "first take a marker from the Gold Coast",
        "surplus" => "first dump the captive that no longer fits",
        _ => "now drive, unload or load",
    }
}

impl DumpFault {
    const fn sentence(self) -> &'static str {
        match self {
            DumpFault::Unsorted => "list the captives in the order grey, yellow, brown, blue, green",
            DumpFault::NotInTrunk => "you can dump only captives that are in your trunk",
            DumpFault::WrongNumber => "dump exactly one",
        }
    }
}
