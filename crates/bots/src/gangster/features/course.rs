//! Where the match is: how soon the payday comes, who is next, and where every car can drive.

use super::super::mind::DOUBLERS;
use super::super::table::mean_of_casino;
use super::CREWS;
use game_core::Game;
use gangster::{Cards, Equipment, Gangster, Phase, PlaceSet, State};

pub(super) struct Course {
    /// How many paydays come after the next one.
    pub(super) later: f32,
    /// How many doublers the period still waits for.
    pub(super) left: usize,
    /// The chance that a district without a doubler gets one.
    pub(super) doubling: f32,
    /// [G6.1] What a `?` can be expected to be worth.
    pub(super) casino: f32,
    /// Whether a district card is about to be drawn, and the chance that it is no police card.
    pub(super) is_card_due: bool,
    pub(super) district_chance: f32,
    pub(super) next_seat: usize,
    /// Where each crew's car can be after one drive.
    pub(super) reach: [PlaceSet; CREWS],
}

impl Course {
    pub(super) fn of(game: &Gangster, state: &State) -> Course {
        let (open, placed) = (game.open_districts().len(), state.doublers.len());
        let left = DOUBLERS.saturating_sub(placed);
        let without = (open - placed) as f32;
        let police = f32::from(game.police_cards() - state.police);
        let mut reach = [PlaceSet::EMPTY; CREWS];
        for (crew, reach) in reach[..game.crews().len()].iter_mut().enumerate() {
            *reach = reach_of(game, state, crew);
        }
        Course {
            later: (3 - state.period()) as f32,
            left,
            doubling: left as f32 / without,
            casino: mean_of_casino(game, state),
            is_card_due: is_card_due(state),
            district_chance: without / (without + police),
            next_seat: next_seat(game, state),
            reach,
        }
    }
}

/// Cards that are all used are turned up again before the crew's next turn.
pub(super) fn cards(state: &State, crew: usize) -> Cards {
    let cards = state.crews[crew].cards;
    if cards.is_empty() { Cards::ALL } else { cards }
}

fn reach_of(game: &Gangster, state: &State, crew: usize) -> PlaceSet {
    let own = &state.crews[crew];
    let extra = u8::from(own.equipment.has(Equipment::Engine));
    let steps = cards(state, crew).iter().flat_map(|card| card..=card + extra);
    steps.fold(PlaceSet::EMPTY, |reach, steps| reach.union(game.destinations(own.car, steps)))
}

/// [G3.2] After a third card.
fn is_card_due(state: &State) -> bool {
    match state.phase {
        Phase::DistrictCard { .. } => true,
        Phase::Coast { crew } => state.crew(crew).cards.is_empty(),
        phase => phase.crew().is_some_and(|crew| state.crew(crew).cards.is_empty()),
    }
}

fn next_seat(game: &Gangster, state: &State) -> usize {
    let after = |seat| game.seats().after(seat).index();
    match state.phase {
        Phase::Setup => 0,
        Phase::Turn { seat } => seat.index(),
        Phase::DistrictCard { seat } | Phase::Casino { seat } | Phase::Over { seat } => after(seat),
        Phase::Bump { crew }
        | Phase::Dump { crew }
        | Phase::Take { crew }
        | Phase::Surplus { crew }
        | Phase::Coast { crew } => after(game.seat_of(crew)),
    }
}
