//! Districts seen before: a search meets the same ones again and again, so what the net makes of each is remembered.

use super::super::seated::Seated;
use super::course::Course;
use super::district::{self, Brings, District};
use super::seat::{self, Standings};
use super::{CREWS, Prospects};
use crate::Net;
use crate::net::{PART, widely};
use game_core::{Game, PerSeat};
use gangster::{Crew, Equipment, Gangster, Levels, Place, State};

/// How many districts are remembered.
const MOST: usize = 1 << 13;

/// What a net makes of districts; it holds for one net.
#[derive(Default)]
pub(in super::super) struct Memory {
    table: Seated,
    /// As many as may be; a district has its place among them.
    remembered: Vec<Remembered>,
}

#[derive(Clone, Copy)]
struct Remembered {
    likeness: Likeness,
    /// What the district comes to for each crew, and what it brings.
    units: [[f32; PART]; CREWS],
    brings: [Brings; CREWS],
}

impl Default for Remembered {
    fn default() -> Remembered {
        Remembered {
            likeness: Likeness::default(),
            units: [[0.0; PART]; CREWS],
            brings: [Brings::default(); CREWS],
        }
    }
}

/// A district as far as what is seen of it depends on it. The sets of crews are bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Likeness {
    gangsters: [Levels; CREWS],
    tile: u8,
    is_doubled: bool,
    here: u8,
    near: u8,
    table: Whole,
}

/// The same for what all districts of a position have in common.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Whole {
    casino: u8,
    doublers: u8,
    period: u8,
    with_room: u8,
    with_gangsters: u8,
    guarded: u8,
}

impl Memory {
    /// How promising the position looks for each seat.
    pub(in super::super) fn logits(&mut self, net: &Net, game: &Gangster, state: &State) -> PerSeat<f32> {
        self.sit_down(game);
        let (course, crews) = (Course::of(game, state), game.crews().len());
        let (table, cars) = (Whole::of(game, state), Cars::of(&course, state, crews));
        let (mut wholes, mut prospects) = ([[0.0; PART]; CREWS], Prospects::default());
        for place in game.open_districts().iter() {
            let (at, likeness) = (place.index(), Likeness::of(state, place, table, &cars));
            let remembered = &mut self.remembered[likeness.place()];
            if remembered.likeness != likeness {
                *remembered = remember(net, game, state, &course, place, likeness);
            }
            for (crew, whole) in wholes[..crews].iter_mut().enumerate() {
                for (whole, unit) in whole.iter_mut().zip(&remembered.units[crew]) {
                    *whole += unit;
                }
                let has_car = |cars: u8| cars >> crew & 1 == 1;
                prospects.add(crew, &remembered.brings[crew], has_car(cars.here[at]), has_car(cars.near[at]));
            }
        }
        let standings = Standings::of(game, state, &course, &prospects);
        let (seats, each) = (game.seats().count(), crews / game.seats().count());
        widely(
            #[inline(always)]
            || {
                let mut logits = PerSeat::new();
                for seat in 0..seats {
                    let (mut whole, mut rest) = ([0.0; PART], [0.0; seat::INPUTS]);
                    for of_crew in &wholes[seat * each..][..each] {
                        for (whole, unit) in whole.iter_mut().zip(of_crew) {
                            *whole += unit;
                        }
                    }
                    standings.describe(seat, &mut rest);
                    logits.push(net.logit_of(&whole, &rest));
                }
                logits
            },
        )
    }

    /// Forgets what it remembers of another table.
    fn sit_down(&mut self, game: &Gangster) {
        if self.table.moves_to(game) {
            self.remembered = vec![Remembered::default(); MOST];
        }
    }
}

#[inline(never)]
fn remember(
    net: &Net,
    game: &Gangster,
    state: &State,
    course: &Course,
    place: Place,
    likeness: Likeness,
) -> Remembered {
    let district = District::of(game, state, course, place);
    let mut remembered = Remembered { likeness, ..Remembered::default() };
    widely(
        #[inline(always)]
        || {
            for crew in 0..game.crews().len() {
                let mut row = [0.0; district::INPUTS];
                remembered.brings[crew] = district.describe(crew, &mut row);
                remembered.units[crew] = net.units_of(&row);
            }
        },
    );
    remembered
}

/// Which crews have their cars in each place, and which can drive there, as bits.
struct Cars {
    here: [u8; Place::COUNT],
    near: [u8; Place::COUNT],
}

impl Cars {
    fn of(course: &Course, state: &State, crews: usize) -> Cars {
        let mut cars = Cars { here: [0; Place::COUNT], near: [0; Place::COUNT] };
        for crew in 0..crews {
            cars.here[state.crews[crew].car.index()] |= 1 << crew;
            course.reach[crew].iter().for_each(|place| cars.near[place.index()] |= 1 << crew);
        }
        cars
    }
}

impl Whole {
    fn of(game: &Gangster, state: &State) -> Whole {
        let which = |is_it: &dyn Fn(Crew) -> bool| {
            game.crews().iter().fold(0, |bits, &crew| bits | u8::from(is_it(crew)) << crew.index())
        };
        Whole {
            casino: (0..6).map(|index| u8::from(state.casino.contains(index)) << index).sum(),
            doublers: state.doublers.len() as u8,
            period: state.period() as u8,
            with_room: which(&|crew| state.crew(crew).trunk.len() < state.trunk_room(crew)),
            with_gangsters: which(&|crew| state.crew(crew).mat > 0),
            guarded: which(&|crew| state.crew(crew).equipment.has(Equipment::Bodyguard)),
        }
    }
}

impl Likeness {
    fn of(state: &State, place: Place, table: Whole, cars: &Cars) -> Likeness {
        let at = place.index();
        let (here, near) = (cars.here[at], cars.near[at]);
        // What a crew has to work with matters only where its car is or can go.
        let table = Whole {
            with_room: table.with_room & here,
            with_gangsters: table.with_gangsters & (here | near),
            guarded: table.guarded & here,
            ..table
        };
        Likeness {
            gangsters: state.gangsters[at],
            tile: state.tiles[at].map_or(0, gangster::TileNumber::get),
            is_doubled: state.doublers.contains(place),
            here,
            near,
            table,
        }
    }

    /// Where it is remembered.
    fn place(&self) -> usize {
        let Whole { casino, doublers, period, with_room, with_gangsters, guarded } = self.table;
        let [first, second, third, fourth, fifth] = self.gangsters.map(|levels| u64::from(levels.bits()));
        let gangsters = first | second << 16 | third << 32 | fourth << 48;
        let cars = [self.here, self.near, with_room, with_gangsters, guarded, casino, period, doublers];
        let rest = fifth | u64::from(self.tile) << 16 | u64::from(self.is_doubled) << 24;
        let mix = |hash: u64, part: u64| (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let hash = [gangsters, u64::from_le_bytes(cars), rest].into_iter().fold(0, mix);
        (hash.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 40) as usize % MOST
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::testing::{played, table};
    use super::super::{LAYERS, observe};
    use super::*;
    use crate::net::softmax;
    use game_core::random::{below, stream};

    #[test]
    fn what_is_remembered_is_valued_as_what_is_seen() {
        let (mut memory, mut rng) = (Memory::default(), stream(6, 6, 6));
        let mut net = Net::untrained(LAYERS, &mut rng);
        net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 100) as f32 / 2000.0);
        for seats in [4, 2, 5, 3] {
            let game = table(seats);
            for steps in (1..400).step_by(3) {
                let (state, mut rows) = (played(&game, 5, steps), Vec::new());
                observe(&game, &state, &mut rows);
                let seen = net.chances(&rows, seats);
                let remembered = softmax(memory.logits(&net, &game, &state));
                for (remembered, seen) in remembered.iter().zip(seen) {
                    assert!((remembered - seen).abs() < 1e-4, "{seats} seats, {steps} steps");
                }
            }
        }
    }

    #[test]
    fn a_district_seen_again_is_not_looked_at_again() {
        let (game, mut memory) = (table(4), Memory::default());
        let state = played(&game, 5, 100);
        let nets = [1, 2].map(|seed| Net::untrained(LAYERS, &mut stream(seed, 0, 0)));
        memory.logits(&nets[0], &game, &state);
        let units = |memory: &Memory| memory.remembered.iter().map(|each| each.units).collect::<Vec<_>>();
        let before = units(&memory);
        // Another net would see something else in it.
        memory.logits(&nets[1], &game, &state);
        assert!(units(&memory) == before && before.iter().flatten().flatten().any(|&unit| unit > 0.0));
    }
}
