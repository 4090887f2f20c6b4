//! The numbers that describe a district to a crew: its prizes, the crew's rank, what one gangster more or less would
//! change, and whose cars are there or near.

use super::course::Course;
use super::{CREWS, flag};
use gangster::{Crew, Equipment, Gangster, Levels, Place, Prize, State};

pub(super) const INPUTS: usize = 48;

/// [G6.2] A crew's number of gangsters, then the level of its best one: whoever has more of it ranks higher.
type Key = u16;

pub(super) struct District<'a> {
    state: &'a State,
    course: &'a Course,
    crews: usize,
    open: f32,
    /// By rank; where there is no prize, 0.
    prizes: [f32; CREWS + 1],
    is_doubled: bool,
    /// How many times a prize can be expected to be paid on this payday.
    times: f32,
    free: u8,
    /// What each crew has, would have with one or two gangsters more, and with its best one gone.
    keys: [Key; CREWS],
    more: [Key; CREWS],
    two_more: [Key; CREWS],
    fewer: [Key; CREWS],
    is_here: [bool; CREWS],
    is_near: [bool; CREWS],
    has_room: [bool; CREWS],
}

/// What a district brings a crew: on the payday to come as things stand, on a later one, and by unloading a gangster.
#[derive(Clone, Copy, Default)]
pub(super) struct Brings {
    pub(super) payday: f32,
    pub(super) later: f32,
    pub(super) unloading: f32,
}

/// What rivals could change, and where they are.
#[derive(Default)]
struct Rivals {
    counts: [u16; CREWS],
    here: f32,
    near: f32,
    here_with_gangsters: f32,
    near_with_gangsters: f32,
    here_with_room: f32,
    /// What the crew loses when one of them comes: any, one that is here, one that is near.
    threat: f32,
    threat_here: f32,
    threat_near: f32,
    /// What it gains when one of them goes.
    chance: f32,
}

impl<'a> District<'a> {
    pub(super) fn of(game: &Gangster, state: &'a State, course: &'a Course, place: Place) -> District<'a> {
        let crews = game.crews().len();
        let (gangsters, spaces) = (&state.gangsters[place.index()], game.spaces(state, place));
        let occupied = state.occupied(place);
        let (free, next) = (spaces - occupied.len(), occupied.next(spaces));
        let mut prizes = [0.0; CREWS + 1];
        for (own, prize) in prizes.iter_mut().zip(game.prizes(state, place)) {
            *own = match prize {
                Prize::Points(points) => f32::from(*points),
                Prize::Casino => course.casino,
            };
        }
        let is_doubled = state.doublers.contains(place);
        let keys = gangsters.map(key);
        let with = |key: Key, count: u16, level: u8| ((key >> 5) + count) << 5 | (key & 31).max(level.into());
        let more = keys.map(|key| next.map_or(key, |level| with(key, 1, level)));
        let two_more = match next {
            Some(level) if free > 1 => keys.map(|key| with(key, 2, (level + 1).min(spaces))),
            _ => more,
        };
        let crew = |index: usize| Crew::ALL[index];
        District {
            state,
            course,
            crews,
            open: game.open_districts().len() as f32,
            prizes,
            is_doubled,
            times: 1.0 + if is_doubled { 1.0 } else { course.doubling },
            free,
            keys,
            more,
            two_more,
            fewer: gangsters.map(key_without_best),
            is_here: std::array::from_fn(|index| state.crews[index].car == place),
            is_near: std::array::from_fn(|index| course.reach[index].contains(place)),
            has_room: std::array::from_fn(|index| {
                state.crews[index].trunk.len() < state.trunk_room(crew(index))
            }),
        }
    }

    /// Writes the row of a crew, and tells what the district brings it.
    pub(super) fn describe(&self, crew: usize, row: &mut [f32; INPUTS]) -> Brings {
        let own = self.keys[crew];
        let rank = self.rank(crew, own);
        let prize = self.prize(own, rank);
        let gain = |key: Key| self.prize(key, self.rank(crew, key)) - prize;
        let (more, two_more) = (gain(self.more[crew]), gain(self.two_more[crew]));
        let fewer = if own > 0 { gain(self.fewer[crew]) } else { 0.0 };
        let rivals = self.rivals(crew, rank);
        let (is_here, is_near, state) = (self.is_here[crew], self.is_near[crew], &self.state.crews[crew]);
        let unloading = if state.mat > 0 { (more * self.times).max(0.0) } else { 0.0 };
        let (now, later, points) = (self.times / 10.0, self.course.later / 10.0, unloading / 10.0);
        for (value, prize) in row.iter_mut().zip(&self.prizes[..5]) {
            *value = prize * now;
        }
        (row[5], row[6]) = (flag(self.is_doubled), self.times - 1.0);
        let count = own >> 5;
        row[7 + usize::from(count.min(4))] = 1.0;
        row[12] = f32::from(count) / 4.0;
        for (value, &count) in row[13..17].iter_mut().zip(&rivals.counts) {
            *value = f32::from(count) / 4.0;
        }
        let changes = [prize, more, two_more, fewer, rivals.threat, rivals.chance];
        row[17..23].copy_from_slice(&changes.map(|points| points * now));
        let top = self.keys[..self.crews].iter().map(|key| key & 31).max().unwrap_or(0);
        row[23] = flag(own > 0 && own & 31 == top);
        row[24..27].copy_from_slice(&[
            flag(self.free == 0),
            flag(self.free == 1),
            (f32::from(self.free) / 8.0).min(1.0),
        ]);
        (row[27], row[28], row[29], row[30]) =
            (flag(is_here), flag(is_near), rivals.here / 2.0, rivals.near / 3.0);
        row[31..34].copy_from_slice(&[
            rivals.near_with_gangsters / 3.0,
            rivals.here_with_gangsters / 2.0,
            rivals.here_with_room / 2.0,
        ]);
        (row[34], row[35]) = (flag(is_here) * points, flag(is_near) * points);
        let guard = flag(is_here && state.equipment.has(Equipment::Bodyguard));
        (row[36], row[37]) = (guard, guard * prize * now);
        (row[38], row[39]) = (rivals.threat_here * now, rivals.threat_near * now);
        row[40] = rivals.here_with_room.min(1.0) * fewer * now;
        (row[41], row[42], row[43]) = (prize * later, more * later, rivals.threat * later);
        if own > 0 {
            row[44 + rank.min(3)] = 1.0;
        }
        Brings { payday: prize * self.times, later: prize * (1.0 + 8.0 / self.open), unloading }
    }

    /// Whether the car of a crew is there, and whether it can drive there.
    pub(super) fn has_car(&self, crew: usize) -> (bool, bool) {
        (self.is_here[crew], self.is_near[crew])
    }

    #[inline]
    fn rank(&self, crew: usize, key: Key) -> usize {
        let above = self.keys[..self.crews].iter().filter(|&&other| other > key).count();
        above - usize::from(self.keys[crew] > key)
    }

    #[inline]
    fn prize(&self, key: Key, rank: usize) -> f32 {
        if key == 0 { 0.0 } else { self.prizes[rank] }
    }

    fn rivals(&self, crew: usize, rank: usize) -> Rivals {
        let (own, mut rivals, mut count) = (self.keys[crew], Rivals::default(), 0);
        for other in (0..self.crews).filter(|&other| other != crew) {
            let (is_here, is_near) = (self.is_here[other], self.is_near[other]);
            rivals.counts[count] = self.keys[other] >> 5;
            count += 1;
            rivals.here += flag(is_here);
            rivals.near += flag(is_near);
            rivals.here_with_room += flag(is_here && self.has_room[other]);
            let has_gangsters = self.state.crews[other].mat > 0;
            rivals.here_with_gangsters += flag(has_gangsters && is_here);
            rivals.near_with_gangsters += flag(has_gangsters && is_near);
            if own == 0 {
                continue;
            }
            if self.keys[other] < own && self.more[other] > own {
                rivals.threat = self.prizes[rank + 1] - self.prizes[rank];
                if has_gangsters {
                    rivals.threat_here = if is_here { rivals.threat } else { rivals.threat_here };
                    rivals.threat_near = if is_near { rivals.threat } else { rivals.threat_near };
                }
            }
            if self.keys[other] > own && self.fewer[other] < own {
                rivals.chance = self.prizes[rank - 1] - self.prizes[rank];
            }
        }
        rivals.counts[..count].sort_unstable_by(|a, b| b.cmp(a));
        rivals
    }
}

#[inline]
fn key(levels: Levels) -> Key {
    u16::from(levels.len()) << 5 | u16::from(levels.highest())
}

#[inline]
fn key_without_best(mut levels: Levels) -> Key {
    if !levels.is_empty() {
        levels.remove(levels.highest());
    }
    key(levels)
}
