//! What can follow from an action in Don, and how it is said.

use crate::reason::nouns::{Whom, choice, count, list};
use crate::reason::{Called, Fact};
use don::{Colour, Digit};
use game_core::{RuleId, Seat};
use serde::{Serialize, Serializer};

/// Something that follows from an action; in an auction, if nobody bids after it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(in crate::don) enum DonFact {
    /// [D8.1] How many districts a seat then owns of the colours that change, and what these colours count.
    Colours {
        whom: Whom,
        #[serde(serialize_with = "by_colour")]
        counts: Vec<(Colour, u8)>,
        from: u8,
        to: u8,
    },
    /// [D4.2] Seats are paid for holding so many, the most, of the digit; [D4.3] all others where it is none.
    Paid { digit: Digit, held: u32, payees: Vec<Whom>, each: u8 },
    /// [D6.3] The seller is paid.
    SellerPaid { seller: Whom, price: u8 },
    /// [D3.7] [D6.3] What the seat to act has left after paying.
    Spent { left: u8, of: u8, sale: SaleKind },
    /// [D3.5] Digits that a seat may no longer bid.
    Barred { whom: Whom, digits: Vec<Digit> },
    /// [D3.5] Digits that a seat may bid again.
    Freed { whom: Whom, digits: Vec<Digit> },
    /// [D4.2] Digits of which a seat then holds more than anybody else.
    MostOf { whom: Whom, digits: Vec<Digit> },
    /// [D2.4]
    FirstPlayer { whom: Whom, round: u8 },
    /// [D3.4] Seats still in the auction that have too few chips to bid more, of so many that are still in.
    CannotTop { bid: u8, short: Vec<(Seat, u8)>, of: usize },
    /// [D3.5] A seat that must bid so much to bid more, since it owns the digits between.
    MustLeap { bid: u8, seat: Seat, to: u8, digits: Vec<Digit> },
    /// [D8.3] The match is over with this score and rank of the seat to act.
    Final { score: i32, rank: u8, of: u8 },
    /// [D5.2]
    Slip { digit: Digit, fine: u8 },
    /// [D5.3]
    Bluff { chips: u8 },
    /// [D7.4]
    SitsOut,
    /// [D6.3] The seat with most chips among those who may bid for what is offered.
    Price { richest: Seat, chips: u8 },
}

/// The auctions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::don) enum SaleKind {
    Main,
    Side,
}

/// What a fact is about.
#[derive(PartialEq)]
pub(in crate::don) enum Subject {
    Colours(Whom),
    Payees,
    Spent,
    Barred(Whom),
    Freed(Whom),
    MostOf(Whom),
    FirstPlayer,
    CannotTop,
    MustLeap,
    Final,
    Fault,
    SitsOut,
    Price,
}

/// What a point and a chip are worth in the order of grounds: a point is worth two chips.
const POINT: i32 = 20;
const CHIP: i32 = 10;
/// What a rival has counts for about a third of one's own.
const RIVALS_POINT: i32 = -7;
const RIVALS_CHIP: i32 = -3;

impl Fact for DonFact {
    type Subject = Subject;

    fn rule(&self) -> RuleId {
        match self {
            DonFact::Colours { .. } => "D8.1",
            DonFact::Paid { held: 0, .. } => "D4.3",
            DonFact::Paid { .. } | DonFact::MostOf { .. } => "D4.2",
            DonFact::SellerPaid { .. } | DonFact::Price { .. } => "D6.3",
            DonFact::Spent { sale: SaleKind::Main, .. } => "D3.7",
            DonFact::Spent { sale: SaleKind::Side, .. } => "D6.3",
            DonFact::Barred { .. } | DonFact::Freed { .. } | DonFact::MustLeap { .. } => "D3.5",
            DonFact::FirstPlayer { .. } => "D2.4",
            DonFact::CannotTop { .. } => "D3.4",
            DonFact::Final { .. } => "D8.3",
            DonFact::Slip { .. } => "D5.2",
            DonFact::Bluff { .. } => "D5.3",
            DonFact::SitsOut => "D7.4",
        }
    }

    fn subject(&self) -> Subject {
        match self {
            DonFact::Colours { whom, .. } => Subject::Colours(*whom),
            DonFact::Paid { .. } | DonFact::SellerPaid { .. } => Subject::Payees,
            DonFact::Spent { .. } => Subject::Spent,
            DonFact::Barred { whom, .. } => Subject::Barred(*whom),
            DonFact::Freed { whom, .. } => Subject::Freed(*whom),
            DonFact::MostOf { whom, .. } => Subject::MostOf(*whom),
            DonFact::FirstPlayer { .. } => Subject::FirstPlayer,
            DonFact::CannotTop { .. } => Subject::CannotTop,
            DonFact::MustLeap { .. } => Subject::MustLeap,
            DonFact::Final { .. } => Subject::Final,
            DonFact::Slip { .. } | DonFact::Bluff { .. } => Subject::Fault,
            DonFact::SitsOut => Subject::SitsOut,
            DonFact::Price { .. } => Subject::Price,
        }
    }

    fn worth(&self) -> i32 {
        match self {
            DonFact::Colours { whom, from, to, .. } => {
                (i32::from(*to) - i32::from(*from)) * whom.worth(POINT, RIVALS_POINT)
            }
            DonFact::Paid { payees, each, .. } => {
                payees.iter().map(|whom| whom.worth(CHIP, RIVALS_CHIP)).sum::<i32>() * i32::from(*each)
            }
            DonFact::SellerPaid { seller, price } => i32::from(*price) * seller.worth(CHIP, RIVALS_CHIP),
            DonFact::Spent { left, of, .. } => (i32::from(*left) - i32::from(*of)) * CHIP,
            DonFact::Barred { whom, digits } => digits.len() as i32 * whom.worth(-5, 2),
            DonFact::Freed { whom, digits } => digits.len() as i32 * whom.worth(5, -2),
            DonFact::MostOf { whom, digits } => digits.len() as i32 * whom.worth(6, -2),
            DonFact::FirstPlayer { whom, .. } => whom.worth(3, -1),
            DonFact::CannotTop { short, .. } => short.len() as i32 * 8,
            DonFact::MustLeap { bid, to, .. } => i32::from(to - bid - 1) * 4,
            DonFact::Final { score, rank, of } => i32::from(of - rank) * 10 * POINT + score * POINT,
            DonFact::Slip { fine, .. } => -CHIP - i32::from(*fine) * CHIP,
            DonFact::Bluff { .. } => -3 * POINT,
            DonFact::SitsOut => -POINT,
            DonFact::Price { chips, .. } => i32::from(*chips) * CHIP / 2,
        }
    }

    fn words(&self, Called { plainly, with_condition: so, .. }: &Called) -> String {
        match self {
            DonFact::Colours { whom, counts, from, to } => {
                let counts = list(counts.iter().map(|(colour, count)| of_colour(*colour, *count)));
                format!("{so} would mean {counts} for {whom}: {} instead of {from}", count(*to, "point"))
            }
            DonFact::Paid { digit, held, payees, each } => {
                let (chips, to) = (count(*each, "chip"), list(payees));
                match (held, payees.len()) {
                    (0, _) => format!("{so} would pay {chips} each to {to}, for none holds {}", one(*digit)),
                    (_, 1) => format!("{so} would pay {chips} to {to} for holding most {digit}s ({held})"),
                    _ => {
                        format!("{so} would pay {chips} each to {to} for holding most {digit}s ({held} each)")
                    }
                }
            }
            DonFact::SellerPaid { seller, price } => {
                format!("{so} would pay {} to {seller}, the seller", count(*price, "chip"))
            }
            DonFact::Spent { left, of, .. } => {
                format!("{so} would leave you {left} of {}", count(*of, "chip"))
            }
            DonFact::Barred { whom, digits } => {
                format!("{so} would bar {whom} from bids ending in {}", choice(digits))
            }
            DonFact::Freed { whom, digits } => {
                format!("{so} would let {whom} bid amounts ending in {} again", choice(digits))
            }
            DonFact::MostOf { whom, digits } => {
                let most = list(digits.iter().map(|digit| format!("{digit}s")));
                let digits = choice(digits);
                format!(
                    "{so} would give {whom} the most {most}: prices of others ending in {digits} go to {whom}"
                )
            }
            DonFact::FirstPlayer { whom, round } => {
                format!("{so} would make {whom} first player of round {round}")
            }
            DonFact::CannotTop { bid, short, of } => cannot_top(*bid, short, *of),
            DonFact::MustLeap { bid, seat, to, digits } => {
                let digits = list(digits.iter().map(|digit| one(*digit)));
                format!("to top {bid}, seat {seat} must go to {to}, for it owns {digits}")
            }
            DonFact::Final { score, rank, of } => {
                format!(
                    "{so} would end the match with {} for you, place {rank} of {of}",
                    count(*score, "point")
                )
            }
            DonFact::Slip { digit, fine } => {
                let fine = count(*fine, "chip");
                format!("{plainly} ends in {digit}, which you own: it would not stand and cost you {fine}")
            }
            DonFact::Bluff { chips } => {
                let chips = count(*chips, "chip");
                format!(
                    "{plainly} is more than your {chips}: winning with it would cost you a district and the lot"
                )
            }
            DonFact::SitsOut => format!("{plainly} would keep you out of this round's main auction"),
            DonFact::Price { richest, chips } => {
                let chips = count(*chips, "chip");
                format!(
                    "{so} brings you the whole price; of those who may bid, seat {richest} has most, {chips}"
                )
            }
        }
    }
}

fn by_colour<S: Serializer>(counts: &[(Colour, u8)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(counts.iter().map(|(colour, count)| (colour.id(), count)))
}

fn of_colour(colour: Colour, count: u8) -> String {
    match count {
        0 => format!("none of {}", colour.name()),
        _ => format!("{count} of {}", colour.name()),
    }
}

/// `a 7`, `an 8`.
fn one(digit: Digit) -> String {
    let article = if digit.number() == 8 { "an" } else { "a" };
    format!("{article} {digit}")
}

fn cannot_top(bid: u8, short: &[(Seat, u8)], of: usize) -> String {
    let has = |(seat, chips): &(Seat, u8)| format!("seat {seat} has {chips}");
    let chips = list(short.iter().map(has));
    match short.len() == of {
        true => format!("nobody left in this auction has the chips to top {bid}: {chips}"),
        false => format!("some have too few chips to top {bid}: {chips}"),
    }
}
