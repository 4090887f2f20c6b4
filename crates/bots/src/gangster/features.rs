//! What the net sees of a seat: its influence and what it can expect, how firm its ranks are, what it has to work
//! with, and how that compares with its rivals.

use super::mind::{DOUBLERS, Mind};
use super::position::Position;
use super::scores::Prospects;
use game_core::{Game, PerSeat, Seat};
use gangster::{Crew, Equipment, Gangster, Phase, Place, PlaceSet, State};

/// How many numbers describe a seat.
pub(super) const INPUTS: usize = 60;

/// Appends one row of numbers a seat.
pub(super) fn observe(game: &Gangster, mind: &Mind, position: &Position, rows: &mut Vec<f32>) {
    let standings: PerSeat<Prospect> =
        game.seats().iter().map(|seat| Prospect::of(game, position, seat)).collect();
    for seat in game.seats().iter() {
        let start = rows.len();
        push_table(game, &position.state, seat, rows);
        push_standing(&standings, seat, rows);
        push_ranks(game, position, seat, rows);
        push_means(game, mind, position, seat, rows);
        debug_assert_eq!(rows.len() - start, INPUTS);
    }
}

/// The influence a seat has and can expect.
#[derive(Clone, Copy)]
struct Prospect {
    influence: f32,
    /// What the payday under way can be expected to bring.
    payday: f32,
    /// What one payday brings without doublers.
    base: f32,
}

impl Prospect {
    fn of(game: &Gangster, position: &Position, seat: Seat) -> Prospect {
        let table = &position.table;
        let mut found = Prospect { influence: position.state.influence(seat) as f32, payday: 0.0, base: 0.0 };
        for &crew in game.crews_of(seat) {
            for (row, now) in table.rows.iter().zip(&table.now) {
                found.base += row.worth[crew.index()];
                found.payday += row.worth[crew.index()] * now;
            }
        }
        found
    }

    fn sum(self) -> f32 {
        self.influence + self.payday
    }
}

/// The table as all see it, and how soon the seat is to act.
fn push_table(game: &Gangster, state: &State, seat: Seat, rows: &mut Vec<f32>) {
    let seats = game.seats().count();
    rows.extend([2, 3, 4, 5].map(|count| flag(seats == count)));
    rows.extend([1, 2, 3].map(|period| flag(state.period() == period)));
    let left = DOUBLERS - state.doublers.len();
    rows.extend([left as f32 / DOUBLERS as f32, flag(left == 1), flag(left <= 2)]);
    rows.push((3 - state.period()) as f32 / 2.0);
    let next = match state.phase {
        Phase::Turn { seat } => seat.index(),
        _ => 0,
    };
    let until = (seat.index() + seats - next) % seats;
    rows.extend([0, 1, 2].map(|turns| flag(until == turns)));
    let is_ready = |crew: &&Crew| state.crew(**crew).cards.iter().nth(1).is_none();
    let ready = game.crews().iter().filter(is_ready).count();
    rows.push(ready as f32 / 4.0);
}

/// Influence had and expected, for itself and against the rivals.
fn push_standing(standings: &[Prospect], seat: Seat, rows: &mut Vec<f32>) {
    let own = standings[seat.index()];
    let rivals =
        || standings.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, one)| *one);
    let count = (standings.len() - 1) as f32;
    let most = |of: fn(Prospect) -> f32| rivals().map(of).fold(f32::NEG_INFINITY, f32::max);
    let mean = |of: fn(Prospect) -> f32| rivals().map(of).sum::<f32>() / count;
    let parts: [fn(Prospect) -> f32; 4] =
        [|one| one.influence, |one| one.payday, |one| one.base, Prospect::sum];
    for of in parts {
        rows.extend([of(own) / 40.0, (of(own) - most(of)) / 20.0, (of(own) - mean(of)) / 20.0]);
    }
    let lead = own.sum() - most(Prospect::sum);
    rows.extend([(lead / 4.0).tanh(), (lead / 12.0).tanh()]);
}

/// The prizes held by rank and by how many gangsters the next crew is behind, and those within reach.
fn push_ranks(game: &Gangster, position: &Position, seat: Seat, rows: &mut Vec<f32>) {
    let mut held = [[0.0; 3]; 3];
    let mut near = [0.0; 3];
    let (mut present, mut gangsters) = (0.0, 0.0);
    for &crew in game.crews_of(seat) {
        for district in position.table.open.iter() {
            let levels = position.state.gangsters[district.index()][crew.index()];
            if !levels.is_empty() {
                present += 1.0;
                gangsters += f32::from(levels.len());
                note_rank(game, position, crew, district, &mut held, &mut near);
            }
        }
    }
    rows.extend(held.as_flattened());
    rows.extend(near);
    rows.extend([present / 10.0, gangsters / 15.0]);
}

fn note_rank(
    game: &Gangster,
    position: &Position,
    crew: Crew,
    district: Place,
    held: &mut [[f32; 3]; 3],
    near: &mut [f32; 3],
) {
    let all = &position.state.gangsters[district.index()];
    let key = |crew: Crew| (all[crew.index()].len(), all[crew.index()].highest());
    let own = key(crew);
    let (mut rank, mut above, mut below) = (0, u8::MAX, 0);
    for &other in game.crews().iter().filter(|other| **other != crew) {
        match key(other) > own {
            true => (rank, above) = (rank + 1, above.min(key(other).0)),
            false => below = below.max(key(other).0),
        }
    }
    let prizes = &position.table.prizes[district.index()];
    let times = position.table.now[district.index()] / 10.0;
    let margin = usize::from(own.0 - below).min(2);
    held[rank.min(2)][margin] += prizes[rank] * times;
    if rank > 0 {
        let missing = usize::from(above - own.0).min(2);
        near[missing] += (prizes[rank - 1] - prizes[rank]) * times;
    }
}

/// Gangsters, captives, cards, equipment, and what the cars can do next.
fn push_means(game: &Gangster, mind: &Mind, position: &Position, seat: Seat, rows: &mut Vec<f32>) {
    let state = &position.state;
    let (mut mat, mut trunk, mut taken) = (0.0, 0.0, 0.0);
    let (mut cards, mut equipment) = ([0.0; 3], [0.0; Equipment::COUNT]);
    let (mut here, mut best, mut second) = (0.0, 0.0, 0.0);
    for &crew in game.crews_of(seat) {
        let own = state.crew(crew);
        mat += f32::from(own.mat);
        trunk += own.trunk.len() as f32;
        taken +=
            game.crews().iter().map(|other| f32::from(state.crew(*other).trunk.count(crew))).sum::<f32>();
        cards[own.cards.iter().count() - 1] += 1.0;
        own.equipment.iter().for_each(|kind| equipment[kind.index()] += 1.0);
        let prospects = Prospects::new(game, mind, position, crew);
        here += prospects.at(own.car);
        let extra = u8::from(own.equipment.has(Equipment::Engine));
        let steps = own.cards.iter().flat_map(|card| card..=card + extra);
        let ends = steps.map(|steps| game.destinations(own.car, steps));
        for to in ends.fold(PlaceSet::EMPTY, PlaceSet::union).iter() {
            let worth = prospects.at(to);
            (best, second) = if worth > best { (worth, best) } else { (best, f32::max(second, worth)) };
        }
    }
    rows.extend([mat / 8.0, flag(mat == 0.0), flag(mat == 1.0), trunk / 2.0, taken / 3.0]);
    rows.extend(cards);
    rows.extend(equipment);
    rows.extend([here / 5.0, best / 5.0, second / 5.0]);
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
