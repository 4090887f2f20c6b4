//! What can follow from an action in New York, and how it is said.

use super::words::{building_name, card_name, end_of_payment, plural};
use crate::reason::nouns::{Whom, count, list};
use crate::reason::{Called, Fact};
use game_core::{RuleId, Seat};
use new_york::{Building, BuildingType, Card, Currency, Scoring};
use serde::Serialize;

/// Something that follows from an action as the table then stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(in crate::new_york) enum NewYorkFact {
    /// [N5.1] [N5.2] What the buildings of a type would count in the scorings to come, for each that changes.
    Scored { whom: Whom, kind: BuildingType, owned: u8, changes: Vec<ScoringChange> },
    /// [N3.4]
    ActsAgain { price: u8 },
    /// [N3.3] Paid more than the price.
    NoChange { price: u8, paid: u32 },
    /// [N3.2] [N3.3] The total of the hand.
    Money { from: u32, to: u32 },
    /// [N3.3] [N3.4] A building that could not be paid so before.
    CanPay { slot: Currency, building: Building, payment: Fit },
    /// [N3.3] [N3.4] A building left in the yard that the next seat can pay, and what it would count for it in scoring C.
    LeavesBuilding { next: Seat, building: Building, slot: Currency, payment: Fit, from: u8, to: u8 },
    /// [N3.2] A card left in the display with which the next seat could pay a building exactly, as it cannot now.
    LeavesCard { next: Seat, card: Card, building: Building },
    /// [N4.4] More empty slots than buildings in the deck at the end of the turn. `lead` is what the seat to act would
    /// have more than the best other with scoring C as the table stands.
    Ends { empty: usize, deck: u32, lead: i32 },
    /// [N6.1] Who would get a building left in the yard when the match ends with this turn, for so much money.
    Awarded { whom: Whom, building: Building, slot: Currency, money: u32 },
    /// [N6.3] The match is over.
    Final { score: i32, rank: u8, of: u8 },
}

/// What a scoring would pay for a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(in crate::new_york) struct ScoringChange {
    pub(in crate::new_york) scoring: Scoring,
    pub(in crate::new_york) from: u8,
    pub(in crate::new_york) to: u8,
}

/// How well a hand pays a price.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::new_york) enum Fit {
    Over,
    Exact,
}

/// What a fact is about.
#[derive(PartialEq)]
pub(in crate::new_york) enum Subject {
    Scored(Whom, BuildingType),
    Payment,
    Money,
    CanPay(Currency),
    LeavesBuilding(Currency),
    LeavesCard(Card, Building),
    Ends,
    Awarded(Currency),
    Final,
}

/// What a point is worth in the order of grounds, one's own and a rival's; and one of money.
const POINT: i32 = 8;
const RIVALS_POINT: i32 = -3;
const MONEY: i32 = 4;

impl Fact for NewYorkFact {
    type Subject = Subject;

    fn rule(&self) -> RuleId {
        match self {
            NewYorkFact::Scored { .. } => "N5.1",
            NewYorkFact::ActsAgain { .. } => "N3.4",
            NewYorkFact::NoChange { .. } => "N3.3",
            NewYorkFact::Money { from, to } => {
                if to < from {
                    "N3.3"
                } else {
                    "N3.2"
                }
            }
            NewYorkFact::CanPay { payment, .. } | NewYorkFact::LeavesBuilding { payment, .. } => {
                match payment {
                    Fit::Exact => "N3.4",
                    Fit::Over => "N3.3",
                }
            }
            NewYorkFact::LeavesCard { .. } => "N3.2",
            NewYorkFact::Ends { .. } => "N4.4",
            NewYorkFact::Awarded { .. } => "N6.1",
            NewYorkFact::Final { .. } => "N6.3",
        }
    }

    fn subject(&self) -> Subject {
        match self {
            NewYorkFact::Scored { whom, kind, .. } => Subject::Scored(*whom, *kind),
            NewYorkFact::ActsAgain { .. } | NewYorkFact::NoChange { .. } => Subject::Payment,
            NewYorkFact::Money { .. } => Subject::Money,
            NewYorkFact::CanPay { slot, .. } => Subject::CanPay(*slot),
            NewYorkFact::LeavesBuilding { slot, .. } => Subject::LeavesBuilding(*slot),
            NewYorkFact::LeavesCard { card, building, .. } => Subject::LeavesCard(*card, *building),
            NewYorkFact::Ends { .. } => Subject::Ends,
            NewYorkFact::Awarded { slot, .. } => Subject::Awarded(*slot),
            NewYorkFact::Final { .. } => Subject::Final,
        }
    }

    fn worth(&self) -> i32 {
        match self {
            NewYorkFact::Scored { whom, changes, .. } => {
                let points = |change: &ScoringChange| i32::from(change.to) - i32::from(change.from);
                changes.iter().map(points).sum::<i32>() * whom.worth(POINT, RIVALS_POINT)
            }
            NewYorkFact::ActsAgain { .. } => 10 * MONEY,
            NewYorkFact::NoChange { price, paid } => (i32::from(*price) - *paid as i32) * MONEY,
            NewYorkFact::Money { from, to } => (*to as i32 - *from as i32) * MONEY,
            NewYorkFact::CanPay { payment: Fit::Exact, .. } => 8 * MONEY,
            NewYorkFact::CanPay { payment: Fit::Over, .. } => 4 * MONEY,
            NewYorkFact::LeavesBuilding { from, to, .. } => {
                (i32::from(*to) - i32::from(*from)) * RIVALS_POINT
            }
            NewYorkFact::LeavesCard { .. } => -2 * MONEY,
            NewYorkFact::Ends { lead, .. } => lead.signum() * 20 * POINT,
            NewYorkFact::Awarded { whom, .. } => whom.worth(8 * POINT, 8 * RIVALS_POINT),
            NewYorkFact::Final { score, rank, of } => i32::from(of - rank) * 20 * POINT + score * POINT,
        }
    }

    fn words(&self, Called { plainly: name, .. }: &Called) -> String {
        match self {
            NewYorkFact::Scored { whom, kind, owned, changes } => {
                let buildings = plural(*kind, *owned);
                let changes = list(changes.iter().enumerate().map(|(index, change)| change.words(index)));
                format!("{name} would make {} {buildings} count {changes}", whom.own())
            }
            NewYorkFact::ActsAgain { price } => {
                format!("{name} pays the {price} exactly, so that you may act again")
            }
            NewYorkFact::NoChange { price, paid } => {
                format!("{name} pays {paid} for {price} and gets no change, and your turn is over")
            }
            NewYorkFact::Money { from, to } if to < from => {
                format!("{name} would leave you {to} of {from} in money")
            }
            NewYorkFact::Money { from, to } => format!("{name} would bring your money from {from} to {to}"),
            NewYorkFact::CanPay { slot, building, payment } => {
                let (building, price, payment) =
                    (building_name(*building), building.price(), end_of_payment(*payment));
                format!("{name} would let you pay the {price} {} for {building}{payment}", slot.id())
            }
            NewYorkFact::LeavesBuilding { next, building, slot, payment, from, to } => {
                let (building, payment) = (building_name(*building), end_of_payment(*payment));
                format!(
                    "{name} would leave {building} to seat {next}, who can pay it in {}{payment}: {} instead of {from} in \
                     scoring C",
                    slot.id(),
                    count(*to, "point")
                )
            }
            NewYorkFact::LeavesCard { next, card, building } => format!(
                "{name} would leave {} in the display, with which seat {next} could pay {} exactly",
                card_name(*card),
                building_name(*building)
            ),
            NewYorkFact::Ends { empty, deck, .. } => {
                let (slots, deck) = (count(*empty as i64, "empty slot"), count(*deck, "building"));
                format!("{name} would end the match: {slots}, {deck} left to fill them")
            }
            NewYorkFact::Awarded { whom, building, slot, money } => format!(
                "{name} would let {} fall to {whom} at the end, for most money in {}: {money}",
                building_name(*building),
                slot.id()
            ),
            NewYorkFact::Final { score, rank, of } => {
                format!(
                    "{name} would end the match with {} for you, place {rank} of {of}",
                    count(*score, "point")
                )
            }
        }
    }
}

impl ScoringChange {
    fn words(self, index: usize) -> String {
        let ScoringChange { scoring, from, to } = self;
        let letter = scoring.id().to_uppercase();
        match index {
            0 => format!("{} instead of {from} in scoring {letter}", count(to, "point")),
            _ => format!("{to} instead of {from} in {letter}"),
        }
    }
}
