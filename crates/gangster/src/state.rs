//! A position of Gangster. What follows from the rest (markers and gangsters out of the game, the period, influence)
//! is not stored.

use crate::data::TILES;
use crate::markers::{Bag, Shown, Slots};
use crate::{Captives, Cards, Crew, Gangster, Levels, Place, PlaceSet};
use game_core::{Seat, Turn};
use std::num::NonZeroU8;

/// [G3.3] With so many doublers placed, the period ends.
pub(crate) const DOUBLERS: usize = 8;
/// [G3.1] How many periods there are.
pub(crate) const PERIODS: usize = 3;
/// The largest table.
pub(crate) const MAX_SEATS: usize = 5;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// [G1.3] Who stands on which spaces of a district's tile; nobody does at the Gold Coast.
    pub gangsters: [[Levels; Crew::COUNT]; Place::COUNT],
    /// [G2.1] The tile of each district; none before set-up.
    pub tiles: [Option<TileNumber>; Place::COUNT],
    pub crews: [CrewState; Crew::COUNT],
    /// [G6.2] What each payday brought each seat.
    pub paydays: [[u16; PERIODS]; MAX_SEATS],
    pub doublers: PlaceSet,
    /// [G7.4] The markers shown at the Gold Coast, and those nobody has seen.
    pub coast: Shown,
    pub stock: Bag,
    /// [G6.1] The casino cards drawn so far.
    pub casino: CasinoCards,
    /// The police cards drawn in this period.
    pub police: u8,
    /// [G3.4] How many turns in a row went without a drive.
    pub idle: u8,
    pub phase: Phase,
}

/// What belongs to one crew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CrewState {
    /// Where the car stands; before set-up that means nothing.
    pub car: Place,
    /// [G4.1] The movement cards turned up.
    pub cards: Cards,
    /// The gangsters on the mat.
    pub mat: u8,
    /// [G5.3] The enemies in the trunk.
    pub trunk: Captives,
    pub equipment: Slots,
}

/// The number of a score tile, from 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileNumber(NonZeroU8);

/// A set of casino cards, by their place among the six.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CasinoCards(u8);

/// What the table is waiting for, and the seat or the crew whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Setup,
    Turn {
        seat: Seat,
    },
    /// [G8.5]
    Bump {
        crew: Crew,
    },
    /// [G7.1]
    Dump {
        crew: Crew,
    },
    /// [G7.2]
    Take {
        crew: Crew,
    },
    /// [G7.3]
    Surplus {
        crew: Crew,
    },
    /// [G7.4]
    Coast {
        crew: Crew,
    },
    /// [G3.2] [G6.4] Without a doubler on the map it is the first card of a period.
    DistrictCard {
        seat: Seat,
    },
    /// [G6.1]
    Casino {
        seat: Seat,
    },
    Over {
        seat: Seat,
    },
}

impl State {
    pub(crate) fn start(game: &Gangster) -> State {
        let crew = CrewState {
            car: Place::GoldCoast,
            cards: Cards::ALL,
            mat: 0,
            trunk: Captives::NONE,
            equipment: Slots::EMPTY,
        };
        State {
            gangsters: [[Levels::NONE; Crew::COUNT]; Place::COUNT],
            tiles: [None; Place::COUNT],
            crews: [crew; Crew::COUNT],
            paydays: [[0; PERIODS]; MAX_SEATS],
            doublers: PlaceSet::EMPTY,
            coast: Shown::NONE,
            stock: game.all_markers(),
            casino: CasinoCards::default(),
            police: 0,
            idle: 0,
            phase: Phase::Setup,
        }
    }

    #[inline]
    pub fn crew(&self, crew: Crew) -> &CrewState {
        &self.crews[crew.index()]
    }

    #[inline]
    pub(crate) fn crew_mut(&mut self, crew: Crew) -> &mut CrewState {
        &mut self.crews[crew.index()]
    }

    /// The spaces of a district on which somebody stands.
    #[inline]
    pub fn occupied(&self, place: Place) -> Levels {
        self.gangsters[place.index()].iter().fold(Levels::NONE, |all, &levels| all.union(levels))
    }

    /// Who stands on a space.
    pub fn who(&self, place: Place, level: u8) -> Option<Crew> {
        Crew::ALL.into_iter().find(|crew| self.gangsters[place.index()][crew.index()].contains(level))
    }

    /// [G3.1] How many paydays there have been.
    pub const fn paydays_held(&self) -> usize {
        self.casino.len()
    }

    /// The period, counted from 1; the third one stays when the match is over.
    pub const fn period(&self) -> usize {
        let held = self.paydays_held();
        if held < PERIODS { held + 1 } else { PERIODS }
    }

    pub fn influence(&self, seat: Seat) -> i32 {
        self.paydays[seat.index()].iter().map(|&points| i32::from(points)).sum()
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    pub const fn is_set_up(&self) -> bool {
        !matches!(self.phase, Phase::Setup)
    }
}

impl Gangster {
    #[inline]
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Turn { seat } => Turn::Seat(seat),
            Phase::Bump { crew } | Phase::Dump { crew } | Phase::Take { crew } | Phase::Surplus { crew } => {
                Turn::Seat(self.seat_of(crew))
            }
            Phase::Setup | Phase::Coast { .. } | Phase::DistrictCard { .. } | Phase::Casino { .. } => {
                Turn::Chance
            }
            Phase::Over { .. } => Turn::Over,
        }
    }

    /// The seat whose turn it is or was; none before set-up.
    pub(crate) fn seat_at_turn(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Setup => None,
            Phase::Bump { crew }
            | Phase::Dump { crew }
            | Phase::Take { crew }
            | Phase::Surplus { crew }
            | Phase::Coast { crew } => Some(self.seat_of(crew)),
            Phase::Turn { seat }
            | Phase::DistrictCard { seat }
            | Phase::Casino { seat }
            | Phase::Over { seat } => Some(seat),
        }
    }
}

impl Phase {
    /// The crew amid its turn, while it has something to decide.
    pub const fn crew(self) -> Option<Crew> {
        match self {
            Phase::Bump { crew } | Phase::Dump { crew } | Phase::Take { crew } | Phase::Surplus { crew } => {
                Some(crew)
            }
            _ => None,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Turn { .. } => "turn",
            Phase::Bump { .. } => "bump",
            Phase::Dump { .. } => "dump",
            Phase::Take { .. } => "take",
            Phase::Surplus { .. } => "surplus",
            Phase::Coast { .. } => "coast",
            Phase::DistrictCard { .. } => "district_card",
            Phase::Casino { .. } => "casino",
            Phase::Over { .. } => "over",
        }
    }
}

impl TileNumber {
    /// The tile with this number, if there is one.
    pub const fn new(number: u8) -> Option<TileNumber> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= TILES => Some(TileNumber(number)),
            _ => None,
        }
    }

    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Its place among the tiles, counted from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl CasinoCards {
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    pub(crate) const fn insert(&mut self, index: usize) {
        self.0 |= 1 << index;
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_at_most_512_bytes() {
        assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
    }
}
