//! What can follow from an action in Gangster, and how it is said.

use super::party::{Party, Pay};
use crate::gangster::weights::Weights;
use crate::reason::nouns::{Whom, choice, count};
use crate::reason::{Called, Fact};
use game_core::RuleId;
use gangster::{Action, Crew, Equipment, Place};
use serde::Serialize;

/// Something that follows from an action as the table then stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(in crate::gangster) enum GangsterFact {
    /// [G6.2] [G6.3] What the gangsters of a crew would be paid in a district, where that changes.
    Payday { party: Party, crew: Crew, district: Place, gangsters: u8, from: Pay, to: Pay },
    /// [G6.2] More or fewer gangsters of one's own without a change of pay, and how many the crew beside it in rank has.
    Presence { party: Party, crew: Crew, district: Place, from: u8, to: u8, beside: Option<(Party, u8)> },
    /// [G5.2] [G5.3] What a crew of one's own, or a rival, could do on its next turn, and what it would then be paid.
    Next {
        party: Party,
        crew: Crew,
        action: Action,
        #[serde(skip)]
        words: String,
        district: Place,
        from: Pay,
        to: Pay,
    },
    /// [G5.2] [G5.3] What the next seat could do to the pay of the seat to act.
    Threat {
        by: Party,
        action: Action,
        #[serde(skip)]
        words: String,
        district: Place,
        from: Pay,
        to: Pay,
    },
    /// [G5.2] [G5.3] What the crew that acted could do to a rival's pay on its next turn.
    Strike {
        on: Party,
        action: Action,
        #[serde(skip)]
        words: String,
        district: Place,
        from: Pay,
        to: Pay,
    },
    /// [G5.2] [G5.3] The gangsters on the mat.
    Mat { party: Party, crew: Crew, from: u8, to: u8 },
    /// [G5.3] A captive more in the trunk.
    Captive { of: Party, held: usize, room: usize },
    /// [G7.1] [G7.3] A crew's gangsters in the harbour.
    Harbour { of: Party, crew: Crew, from: u8, to: u8 },
    /// [G8.1]
    Guarded { party: Party, district: Place, gangsters: u8 },
    /// [G8.1] to [G8.6] What a new marker allows.
    Marker { kind: Equipment },
    /// [G7.2] The markers that may be taken.
    Coast { kinds: Vec<Equipment> },
    /// [G3.2] [G3.3] All cards are turned up and a district card is drawn. `lead` is what the seat to act would be paid
    /// more than the best other now, in tenths.
    CardsUp { party: Party, doublers: usize, lead: i32 },
    /// [G8.5]
    CarPushed { party: Party, crew: Crew, from: Place, to: Place },
}

/// What a fact is about.
#[derive(PartialEq)]
pub(in crate::gangster) enum Subject {
    Payday(Crew, Place),
    Presence(Crew, Place),
    Next(Crew),
    Threat,
    Strike,
    Mat(Crew),
    Captive,
    Harbour(Crew),
    Guarded,
    Marker(Equipment),
    Coast,
    CardsUp,
    CarPushed(Crew),
}

/// [G3.3] So many doublers end a period.
const DOUBLERS: usize = 8;

impl GangsterFact {
    /// What somebody could do next, if that is what it tells.
    pub(super) fn action(&self) -> Option<Action> {
        match self {
            GangsterFact::Next { action, .. }
            | GangsterFact::Threat { action, .. }
            | GangsterFact::Strike { action, .. } => Some(*action),
            _ => None,
        }
    }
}

impl Fact for GangsterFact {
    type Subject = Subject;

    fn rule(&self) -> RuleId {
        match self {
            GangsterFact::Payday { .. } | GangsterFact::Presence { .. } => "G6.2",
            GangsterFact::Next { action, .. }
            | GangsterFact::Threat { action, .. }
            | GangsterFact::Strike { action, .. } => rule_of(*action),
            GangsterFact::Mat { from, to, .. } => {
                if to < from {
                    "G5.2"
                } else {
                    "G5.3"
                }
            }
            GangsterFact::Captive { .. } => "G5.3",
            GangsterFact::Harbour { .. } => "G7.1",
            GangsterFact::Guarded { .. } => "G8.1",
            GangsterFact::Marker { kind } => rule_of_marker(*kind),
            GangsterFact::Coast { .. } => "G7.2",
            GangsterFact::CardsUp { doublers, .. } => {
                if doublers + 1 == DOUBLERS {
                    "G3.3"
                } else {
                    "G3.2"
                }
            }
            GangsterFact::CarPushed { .. } => "G8.5",
        }
    }

    fn subject(&self) -> Subject {
        match self {
            GangsterFact::Payday { crew, district, .. } => Subject::Payday(*crew, *district),
            GangsterFact::Presence { crew, district, .. } => Subject::Presence(*crew, *district),
            GangsterFact::Next { crew, .. } => Subject::Next(*crew),
            GangsterFact::Threat { .. } => Subject::Threat,
            GangsterFact::Strike { .. } => Subject::Strike,
            GangsterFact::Mat { crew, .. } => Subject::Mat(*crew),
            GangsterFact::Captive { .. } => Subject::Captive,
            GangsterFact::Harbour { crew, .. } => Subject::Harbour(*crew),
            GangsterFact::Guarded { .. } => Subject::Guarded,
            GangsterFact::Marker { kind } => Subject::Marker(*kind),
            GangsterFact::Coast { .. } => Subject::Coast,
            GangsterFact::CardsUp { .. } => Subject::CardsUp,
            GangsterFact::CarPushed { crew, .. } => Subject::CarPushed(*crew),
        }
    }

    /// In tenths of a point; a rival's count for about a third, and what may come next for half.
    fn worth(&self) -> i32 {
        match self {
            GangsterFact::Payday { party, from, to, .. } => {
                for_whom(party.whom(), to.tenths() - from.tenths())
            }
            GangsterFact::Presence { from, to, .. } => (i32::from(*to) - i32::from(*from)) * 8,
            GangsterFact::Next { party, from, to, .. } => {
                for_whom(party.whom(), to.tenths() - from.tenths()) / 2
            }
            GangsterFact::Threat { from, to, .. } => (to.tenths() - from.tenths()) / 2,
            GangsterFact::Strike { from, to, .. } => (from.tenths() - to.tenths()) / 8,
            GangsterFact::Mat { from, to, .. } => (i32::from(*to) - i32::from(*from)) * 3,
            GangsterFact::Captive { of, .. } => of.whom().worth(-12, 12),
            GangsterFact::Harbour { of, from, to, .. } => {
                for_whom(of.whom(), 15 * (i32::from(*from) - i32::from(*to)))
            }
            GangsterFact::Guarded { gangsters, .. } => i32::from(*gangsters) * 4,
            GangsterFact::Marker { kind } => 10 + worth_of(*kind),
            GangsterFact::Coast { .. } => 10,
            GangsterFact::CardsUp { doublers, lead, .. } if doublers + 1 == DOUBLERS => *lead / 2,
            GangsterFact::CardsUp { .. } => 5,
            GangsterFact::CarPushed { party, .. } => party.whom().worth(1, 2),
        }
    }

    fn words(&self, Called { plainly: name, .. }: &Called) -> String {
        match self {
            GangsterFact::Payday { party, district, gangsters: 0, from, to, .. } => {
                let district = district.name();
                format!(
                    "{name} would leave {party} no gangster in {district}: {} on payday",
                    to.instead_of(*from)
                )
            }
            GangsterFact::Payday { party, district, gangsters, from, to, .. } => {
                let (whose, gangsters) = (party.own(), count(*gangsters, "gangster"));
                let district = district.name();
                format!(
                    "{name} would make {whose} {gangsters} in {district} earn {} on payday",
                    to.instead_of(*from)
                )
            }
            GangsterFact::Presence { party, district, to, beside, .. } => {
                let beside = beside
                    .map_or_else(String::new, |(other, count)| format!(", where {other} would have {count}"));
                format!("{name} would mean {} for {party} in {}{beside}", gangsters(*to), district.name())
            }
            GangsterFact::Next { party, words, district, from, to, .. } => {
                let (whom, pay, district) = (party.whom(), to.instead_of(*from), district.name());
                let lets = match whom {
                    Whom::You => format!("let {party}"),
                    Whom::Seat(_) => format!("leave {party} free to"),
                };
                format!("{name} would {lets} {words} next: {pay} for {whom} on payday in {district}")
            }
            GangsterFact::Threat { by, words, district, from, to, .. } => {
                let (pay, district) = (to.instead_of(*from), district.name());
                format!("{name} would leave {by} free to {words} next: {pay} for you on payday in {district}")
            }
            GangsterFact::Strike { on, words, district, from, to, .. } => {
                let (on, pay, district) = (on.whom(), to.instead_of(*from), district.name());
                format!("{name} would let you {words} next: {pay} for {on} on payday in {district}")
            }
            GangsterFact::Mat { party, from, to, .. } => {
                let (verb, whose) = (if to < from { "leave" } else { "mean" }, party.own());
                format!("{name} would {verb} {} on {whose} mat", gangsters(*to))
            }
            GangsterFact::Captive { of, held, room } => {
                format!(
                    "{name} would take {} gangster captive: {held} in your trunk, which holds {room}",
                    of.own()
                )
            }
            GangsterFact::Harbour { of, to, .. } => {
                format!("{name} would bring {} gangsters in the harbour, out of the game, to {to}", of.own())
            }
            GangsterFact::Guarded { party, district, gangsters } => {
                let gangsters = count(*gangsters, "gangster");
                format!(
                    "{name} would guard {} {gangsters} in {} from being loaded",
                    party.own(),
                    district.name()
                )
            }
            GangsterFact::Marker { kind } => format!("{name} would {}", what_it_does(*kind)),
            GangsterFact::Coast { kinds } => {
                format!(
                    "{name} would let you take a marker: {}",
                    choice(kinds.iter().map(|kind| kind.name()))
                )
            }
            GangsterFact::CardsUp { party, doublers, .. } => {
                let end = if doublers + 1 == DOUBLERS { ": the next one ends the period" } else { "" };
                let (whose, lie) = (party.own(), count(*doublers as i64, "doubler"));
                format!(
                    "{name} would turn {whose} cards up and draw a district card, with {lie} on the map{end}"
                )
            }
            GangsterFact::CarPushed { party, from, to, .. } => {
                format!("{name} would move {} car from {} to {}", party.own(), from.name(), to.name())
            }
        }
    }
}

/// `no gangster`, `1 gangster`, `2 gangsters`.
fn gangsters(number: u8) -> String {
    match number {
        0 => "no gangster".to_owned(),
        _ => count(number, "gangster"),
    }
}

fn for_whom(whom: Whom, tenths: i32) -> i32 {
    whom.worth(3 * tenths, -tenths) / 3
}

fn rule_of(action: Action) -> RuleId {
    match action {
        Action::Unload { .. } => "G5.2",
        _ => "G5.3",
    }
}

fn rule_of_marker(kind: Equipment) -> RuleId {
    match kind {
        Equipment::Bodyguard => "G8.1",
        Equipment::Engine => "G8.2",
        Equipment::TommyGun => "G8.3",
        Equipment::Trunk => "G8.4",
        Equipment::Bumper => "G8.5",
        Equipment::Door => "G8.6",
    }
}

fn what_it_does(kind: Equipment) -> &'static str {
    match kind {
        Equipment::Bodyguard => "keep others from loading your gangsters where your car stands",
        Equipment::Engine => "let you drive one road more than the card says",
        Equipment::TommyGun => "let you load enemies from districts that a road joins to yours",
        Equipment::Trunk => "give you room for two captives",
        Equipment::Bumper => "let you push another car where you arrive",
        Equipment::Door => "let you unload two of your own gangsters in one action",
    }
}

fn worth_of(kind: Equipment) -> i32 {
    (10.0 * Weights::TUNED.equipment[kind.index()]) as i32
}
