//! What nature decides: the set-up, district cards, casino cards, and markers for the Gold Coast.

use crate::action::any_byte;
use crate::components::Named;
use crate::illegal::rule_of_phase;
use crate::markers::{Bag, Shown};
use crate::state::DOUBLERS;
use crate::{Crew, Equipment, Event, Gangster, Phase, Place, PlaceSet, Setup, State};
use arrayvec::ArrayVec;
use game_core::lenient::capped_list;
use game_core::random::{Rng, below, pick_bit};
use game_core::{Refusal, RuleId, Seat, Sink, Turn};
use serde::de::Deserializer;
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// Nature's decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    Setup(Setup),
    /// [G3.2] [G6.4]
    DistrictCard {
        card: DistrictCard,
    },
    /// [G6.1]
    Casino {
        #[serde(deserialize_with = "any_byte")]
        value: u8,
    },
    /// [G7.4]
    Coast(Refill),
}

/// [G1.5] A card of the district deck; it is written as the district's id or `police`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DistrictCard {
    District(Place),
    Police,
}

/// [G7.4] The markers drawn for the coast, in order. There is room for more than there are, so that a longer list is
/// found out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refill {
    #[serde(deserialize_with = "capped_list")]
    pub markers: Markers,
}

pub(crate) type Markers = ArrayVec<Equipment, 31>;

/// Why nature cannot have decided so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Impossible {
    #[error("the match is over, nothing is drawn any more")]
    Over,
    #[error("nothing is drawn now: seat {to_act} is to act")]
    SeatToAct { to_act: Seat, phase: &'static str },
    #[error("now {due} is due")]
    OtherDue { due: &'static str },
    #[error("there is no seat {first} to begin")]
    NoSuchSeat { first: Seat },
    #[error("each of the ten districts gets a tile from 1 to 15, no two the same; look at {}", district.id())]
    WrongTile { district: Place },
    #[error("each crew that plays gets one marker that is there, and nobody else one; look at {}", crew.id())]
    WrongMat { crew: Crew },
    #[error(
        "the markers drawn for the coast cannot be: three, or more where three of one kind were replaced"
    )]
    WrongCoast,
    #[error("each crew that plays starts in two open districts where nobody else does; look at {}", crew.id())]
    WrongStarts { crew: Crew },
    #[error("{} cannot get the first doubler; it is an open district", place.name())]
    WrongDoubler { place: Place },
    #[error("the card of {} is not in the deck", place.name())]
    NoSuchCard { place: Place },
    #[error("all police cards have been drawn")]
    NoPoliceLeft,
    #[error("the first card of a period is a district, not the police")]
    PoliceFirst,
    #[error("there is no casino card {value} left")]
    NoSuchCasino { value: u8 },
    #[error(
        "these markers cannot be drawn: the coast is refilled to three from the stock, three of one kind are replaced"
    )]
    WrongRefill,
}

impl Refusal for Impossible {
    fn rule(&self) -> RuleId {
        match self {
            Impossible::Over => "G6.5",
            Impossible::SeatToAct { phase, .. } => rule_of_phase(phase),
            Impossible::OtherDue { .. } => "G3.1",
            Impossible::NoSuchSeat { .. } | Impossible::WrongTile { .. } => "G2.1",
            Impossible::WrongMat { .. } | Impossible::WrongCoast => "G2.2",
            Impossible::WrongStarts { .. } => "G2.4",
            Impossible::WrongDoubler { .. } | Impossible::PoliceFirst => "G2.5",
            Impossible::NoSuchCard { .. } | Impossible::NoPoliceLeft => "G3.2",
            Impossible::NoSuchCasino { .. } => "G6.1",
            Impossible::WrongRefill => "G7.4",
        }
    }
}

impl Gangster {
    #[inline(always)]
    pub(crate) fn draw(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Chance {
        match state.phase {
            Phase::Setup => Chance::Setup(self.draw_setup(rng)),
            Phase::DistrictCard { .. } => Chance::DistrictCard { card: self.draw_card(state, rng) },
            Phase::Casino { .. } => {
                let left = !state.casino.bits() & ((1 << self.components.casino.values.len()) - 1);
                Chance::Casino { value: self.components.casino.values[pick_bit(rng, left) as usize] }
            }
            Phase::Coast { .. } => Chance::Coast(draw_refill(state, rng)),
            phase => unreachable!("nothing is drawn in {phase:?}"),
        }
    }

    pub(crate) fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Impossible> {
        let phase = state.phase.name();
        match (state.phase, self.turn_of(state), chance) {
            (_, Turn::Over, _) => Err(Impossible::Over),
            (_, Turn::Seat(to_act), _) => Err(Impossible::SeatToAct { to_act, phase }),
            (Phase::Setup, _, Chance::Setup(setup)) => self.check_setup(setup),
            (Phase::DistrictCard { .. }, _, Chance::DistrictCard { card }) => self.check_card(state, *card),
            (Phase::Casino { .. }, _, Chance::Casino { value }) => match self.casino_card(state, *value) {
                Some(_) => Ok(()),
                None => Err(Impossible::NoSuchCasino { value: *value }),
            },
            (Phase::Coast { .. }, _, Chance::Coast(refill)) => check_refill(state, refill),
            _ => Err(Impossible::OtherDue { due: phase }),
        }
    }

    #[inline(always)]
    pub(crate) fn do_chance(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        match (state.phase, chance) {
            (Phase::Setup, Chance::Setup(setup)) => self.do_setup(state, setup, events),
            (Phase::DistrictCard { seat }, Chance::DistrictCard { card }) => {
                self.do_card(state, seat, *card, events);
            }
            (Phase::Casino { seat }, Chance::Casino { value }) => self.payday(state, seat, *value, events),
            (Phase::Coast { crew }, Chance::Coast(refill)) => {
                do_refill(state, refill, events);
                self.end_turn(state, crew, events);
            }
            (phase, _) => unreachable!("{chance:?} does not happen in {phase:?}"),
        }
    }

    /// [G2.1] [G2.5] The districts whose cards are still in the deck.
    #[inline]
    fn cards_left(&self, state: &State) -> PlaceSet {
        self.open_districts().without(state.doublers)
    }

    /// [G2.5] [G6.4] The police cards still in the deck; the first card of a period is drawn without them.
    #[inline]
    fn police_left(&self, state: &State) -> u8 {
        if state.doublers.is_empty() { 0 } else { self.police_cards() - state.police }
    }

    #[inline]
    fn draw_card(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> DistrictCard {
        let (districts, police) = (self.cards_left(state), u32::from(self.police_left(state)));
        match below(rng, districts.len() as u32 + police) < police {
            true => DistrictCard::Police,
            false => DistrictCard::District(Place::ALL[pick_bit(rng, districts.bits()) as usize]),
        }
    }

    fn check_card(&self, state: &State, card: DistrictCard) -> Result<(), Impossible> {
        match card {
            DistrictCard::District(place) if self.cards_left(state).contains(place) => Ok(()),
            DistrictCard::District(place) => Err(Impossible::NoSuchCard { place }),
            DistrictCard::Police if state.doublers.is_empty() => Err(Impossible::PoliceFirst),
            DistrictCard::Police if self.police_left(state) == 0 => Err(Impossible::NoPoliceLeft),
            DistrictCard::Police => Ok(()),
        }
    }

    /// [G3.2] [G3.3] A doubler is placed unless it is the police; the eighth one ends the period.
    #[inline]
    fn do_card(&self, state: &mut State, seat: Seat, card: DistrictCard, events: &mut impl Sink<Event>) {
        match card {
            DistrictCard::Police => {
                state.police += 1;
                events.emit(|| Event::PoliceDrawn { seat });
            }
            DistrictCard::District(district) => {
                state.doublers.insert(district);
                let doublers = state.doublers.len();
                events.emit(|| Event::DoublerPlaced { district, doublers });
            }
        }
        match state.doublers.len() {
            DOUBLERS => state.phase = Phase::Casino { seat },
            _ => self.next_turn(state, seat),
        }
    }

    /// [G6.1] The place among the casino cards of one that has not been drawn.
    pub(crate) fn casino_card(&self, state: &State, value: u8) -> Option<usize> {
        let index = self.components.casino.values.iter().position(|&one| one == value)?;
        (!state.casino.contains(index)).then_some(index)
    }
}

/// [G7.4] Refills the coast with what `draw` takes out of the stock; three of one kind leave the game and are
/// replaced while the stock lasts. Nothing if a draw fails.
#[inline]
pub(crate) fn fill(
    shown: &mut Shown,
    stock: &mut Bag,
    mut draw: impl FnMut(&mut Bag) -> Option<Equipment>,
    mut clear: impl FnMut(Equipment),
) -> Option<()> {
    loop {
        while !shown.is_full() && !stock.is_empty() {
            shown.push(draw(stock)?);
        }
        match shown.triple() {
            Some(kind) if !stock.is_empty() => {
                clear(kind);
                *shown = Shown::NONE;
            }
            _ => return Some(()),
        }
    }
}

/// Whether `markers` are exactly what a refill can have drawn.
pub(crate) fn can_be_drawn(mut shown: Shown, mut stock: Bag, markers: &[Equipment]) -> bool {
    let mut drawn = markers.iter();
    let filled = fill(&mut shown, &mut stock, |stock| stock.take(*drawn.next()?), |_| {});
    filled.is_some() && drawn.next().is_none()
}

#[inline]
fn draw_refill(state: &State, rng: &mut (impl Rng + ?Sized)) -> Refill {
    let mut markers = Markers::new();
    let (mut shown, mut stock) = (state.coast, state.stock);
    let draw = |stock: &mut Bag| stock.draw(rng).inspect(|&kind| markers.push(kind));
    fill(&mut shown, &mut stock, draw, |_| {}).expect("a stock that is not empty gives a marker");
    Refill { markers }
}

fn check_refill(state: &State, refill: &Refill) -> Result<(), Impossible> {
    match can_be_drawn(state.coast, state.stock, &refill.markers) {
        true => Ok(()),
        false => Err(Impossible::WrongRefill),
    }
}

#[inline]
fn do_refill(state: &mut State, refill: &Refill, events: &mut impl Sink<Event>) {
    let mut drawn = refill.markers.iter();
    let draw = |stock: &mut Bag| stock.take(*drawn.next()?);
    events.emit(|| Event::CoastRefilled { markers: refill.markers.to_vec() });
    let clear = |kind| events.emit(|| Event::ThreeReplaced { kind });
    fill(&mut state.coast, &mut state.stock, draw, clear).expect("an outcome that was checked");
}

impl Serialize for DistrictCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            DistrictCard::District(place) => place.serialize(serializer),
            DistrictCard::Police => serializer.serialize_str("police"),
        }
    }
}

impl<'de> Deserialize<'de> for DistrictCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DistrictCard, D::Error> {
        let id = String::deserialize(deserializer)?;
        match id.as_str() {
            "police" => Ok(DistrictCard::Police),
            id => crate::components::read_id(id)
                .map(DistrictCard::District)
                .map_err(|reason| serde::de::Error::custom(format_args!("{reason}, police"))),
        }
    }
}
