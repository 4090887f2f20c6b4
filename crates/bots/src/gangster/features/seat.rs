//! The numbers that describe a seat as a whole: the course of the match, who leads, and what the seat has to work with.

use super::course::{Course, cards};
use super::{CREWS, Prospects, flag};
use game_core::{Game, Seat};
use gangster::{Crew, Gangster, Phase, Place, State};

pub(super) const INPUTS: usize = 72;

/// Where each group of numbers begins.
const SEATS: usize = 0;
const PERIOD: usize = 4;
const COURSE: usize = 7;
const WAIT: usize = 13;
const POINTS: usize = 18;
const RANK: usize = 29;
const RIVALS: usize = 33;
const MEANS: usize = 35;
const CARDS: usize = 41;
const EQUIPMENT: usize = 47;
const CARS: usize = 53;
const READY: usize = 60;
const LATER: usize = 62;
const BY_PERIOD: usize = 63;

type PerSeat = [f32; CREWS];

/// How all seats of a position stand.
pub(super) struct Standings<'a> {
    game: &'a Gangster,
    state: &'a State,
    course: &'a Course,
    prospects: &'a Prospects,
    seats: usize,
    /// Influence so far, with the payday to come as things stand, and with all later ones too.
    so_far: PerSeat,
    next: PerSeat,
    all: PerSeat,
    /// How many crews have a single card left.
    ready: f32,
}

impl<'a> Standings<'a> {
    pub(super) fn of(
        game: &'a Gangster,
        state: &'a State,
        course: &'a Course,
        prospects: &'a Prospects,
    ) -> Standings<'a> {
        let (mut so_far, mut next, mut all) = ([0.0; CREWS], [0.0; CREWS], [0.0; CREWS]);
        for seat in game.seats().iter() {
            let at = seat.index();
            let crews = game.crews_of(seat).iter().map(|crew| crew.index());
            let (payday, later) = crews.fold((0.0, 0.0), |(payday, later), crew| {
                (payday + prospects.payday[crew], later + prospects.later[crew])
            });
            so_far[at] = state.influence(seat) as f32;
            next[at] = so_far[at] + payday;
            all[at] = next[at] + later * course.later;
        }
        let has_one_card = |crew: &&Crew| state.crew(**crew).cards.iter().count() == 1;
        let ready = game.crews().iter().filter(has_one_card).count() as f32;
        let seats = game.seats().count();
        Standings { game, state, course, prospects, seats, so_far, next, all, ready }
    }

    pub(super) fn describe(&self, seat: usize, row: &mut [f32; INPUTS]) {
        self.describe_course(seat, row);
        self.describe_points(seat, row);
        self.describe_means(seat, row);
    }

    fn describe_course(&self, seat: usize, row: &mut [f32; INPUTS]) {
        let course = self.course;
        row[SEATS + self.seats - 2] = 1.0;
        row[PERIOD + self.state.period() - 1] = 1.0;
        let (is_last, is_due) = (course.left == 1, flag(course.is_card_due));
        let is_payday = matches!(self.state.phase, Phase::Casino { .. }) || course.left == 0;
        row[COURSE..WAIT].copy_from_slice(&[
            course.left as f32 / 8.0,
            flag(is_last),
            flag(course.left <= 2),
            is_due,
            is_due * course.district_chance * flag(is_last),
            flag(is_payday),
        ]);
        let wait = (seat + self.seats - course.next_seat) % self.seats;
        row[WAIT + wait] = 1.0;
        row[READY] = self.ready / 4.0;
        row[READY + 1] = self.ready / 4.0 * flag(is_last);
        row[LATER] = course.later / 2.0;
    }

    fn describe_points(&self, seat: usize, row: &mut [f32; INPUTS]) {
        let scaled = |gap: f32, usual: f32| (gap / usual).clamp(-2.0, 2.0);
        let (to_best, to_mean) = self.gaps(&self.so_far, seat);
        let (next_to_best, next_to_mean) = self.gaps(&self.next, seat);
        let (all_to_best, all_to_mean) = self.gaps(&self.all, seat);
        row[POINTS..RANK].copy_from_slice(&[
            self.so_far[seat] / 50.0,
            scaled(to_best, 20.0),
            scaled(to_mean, 20.0),
            scaled(next_to_best, 20.0),
            scaled(next_to_mean, 20.0),
            (next_to_best / 4.0).tanh(),
            (next_to_best / 12.0).tanh(),
            scaled(all_to_best, 30.0),
            scaled(all_to_mean, 30.0),
            (all_to_best / 10.0).tanh(),
            (self.next[seat] - self.so_far[seat]) / 40.0,
        ]);
        let rank = self.all[..self.seats].iter().filter(|&&other| other > self.all[seat]).count();
        row[RANK + rank.min(3)] = 1.0;
        let period = self.state.period() - 1;
        row[BY_PERIOD + period] = scaled(all_to_best, 15.0);
        row[BY_PERIOD + 3 + period] = scaled(next_to_best, 15.0);
    }

    /// How far a seat is ahead of its best rival, and of the rivals' mean.
    fn gaps(&self, points: &PerSeat, seat: usize) -> (f32, f32) {
        let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
        for (_, &rival) in points[..self.seats].iter().enumerate().filter(|(other, _)| *other != seat) {
            (best, sum) = (best.max(rival), sum + rival);
        }
        (points[seat] - best, points[seat] - sum / (self.seats - 1) as f32)
    }

    fn describe_means(&self, seat: usize, row: &mut [f32; INPUTS]) {
        let own = self.game.crews_of(Seat::new(seat));
        let mats =
            |crews: &[Crew]| crews.iter().map(|crew| f32::from(self.state.crew(*crew).mat)).sum::<f32>();
        let rivals = self.game.crews().iter().filter(|crew| !own.contains(crew));
        let most = rivals.map(|crew| self.state.crew(*crew).mat).max().unwrap_or(0);
        let others = (self.game.crews().len() - own.len()) as f32;
        row[RIVALS] = f32::from(most) / 8.0;
        row[RIVALS + 1] = (mats(self.game.crews()) - mats(own)) / others / 8.0;
        for &crew in own {
            self.describe_crew(crew, row);
        }
    }

    fn describe_crew(&self, crew: Crew, row: &mut [f32; INPUTS]) {
        let (own, at) = (self.state.crew(crew), crew.index());
        let taken =
            self.game.crews().iter().map(|other| self.state.crew(*other).trunk.count(crew)).sum::<u8>();
        let mat = f32::from(own.mat);
        add(
            &mut row[MEANS..CARDS],
            [
                mat / 8.0,
                flag(own.mat == 0),
                flag(own.mat == 1),
                own.trunk.len() as f32 / 2.0,
                flag(own.trunk.len() < self.state.trunk_room(crew)),
                f32::from(taken) / 2.0,
            ],
        );
        let cards = cards(self.state, at);
        row[CARDS + cards.iter().count() - 1] += 1.0;
        cards.iter().for_each(|card| row[CARDS + 2 + usize::from(card)] += 1.0);
        own.equipment.iter().for_each(|kind| row[EQUIPMENT + kind.index()] += 1.0);
        let Prospects { here, near, .. } = self.prospects;
        add(
            &mut row[CARS..READY],
            [
                flag(own.car == Place::GoldCoast),
                flag(self.course.reach[at].contains(Place::GoldCoast)),
                here[at] / 10.0,
                near[at][0] / 10.0,
                near[at][1] / 10.0,
                mat * self.course.left as f32 / 32.0,
                mat * self.course.later / 8.0,
            ],
        );
    }
}

fn add<const N: usize>(row: &mut [f32], values: [f32; N]) {
    for (own, value) in row.iter_mut().zip(values) {
        *own += value;
    }
}
