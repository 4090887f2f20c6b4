//! [G6.1] [G6.2] [G6.3] [G6.4] [G6.5] Paydays, influence and ranks.

use crate::state::PERIODS;
use crate::{Crew, Event, Gangster, Levels, Phase, Place, PlaceSet, Prize, State};
use arrayvec::ArrayVec;
use game_core::{PerSeat, Seat, Sink, ranks_by};
use serde::Serialize;

/// [G6.4] How many gangsters each crew gets after the first and the second payday.
const NEW_GANGSTERS: [u8; PERIODS - 1] = [6, 5];

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    pub scores: PerSeat<i32>,
    pub ranks: PerSeat<u8>,
    pub breakdown: PerSeat<Breakdown>,
}

/// Where a seat's influence came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Breakdown {
    pub paydays: [u16; PERIODS],
}

/// [G6.2] A crew's place in a district on payday, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Share {
    pub crew: Crew,
    pub seat: Seat,
    pub gangsters: u8,
    /// The highest level of its gangsters.
    pub best: u8,
    /// None beyond the last prize of the tile.
    pub prize: Option<Prize>,
    /// What it is paid; unknown where the casino card decides and has not been drawn.
    pub points: Option<u16>,
}

/// [G6.2] How a crew stands in a district: number of gangsters, then the level of the best one, then the crew, in one
/// number to be compared. No two are alike in the first two, since a space holds one gangster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Standing(u16);

impl Standing {
    #[inline]
    const fn new(crew: Crew, levels: Levels) -> Standing {
        Standing((levels.len() as u16) << 8 | (levels.highest() as u16) << 3 | crew as u16)
    }

    #[inline]
    const fn crew(self) -> Crew {
        Crew::ALL[(self.0 & 7) as usize]
    }
}

impl Prize {
    /// [G6.1] What it is worth, if that is known.
    #[inline]
    fn points(self, casino: Option<u8>) -> Option<u16> {
        match self {
            Prize::Points(points) => Some(points.into()),
            Prize::Casino => casino.map(u16::from),
        }
    }
}

impl State {
    /// [G6.3] How many times a district pays.
    #[inline]
    fn times(&self, district: Place) -> u16 {
        1 + u16::from(self.doublers.contains(district))
    }
}

impl game_core::Outcome for Outcome {
    fn scores(&self) -> &[i32] {
        &self.scores
    }

    fn ranks(&self) -> &[u8] {
        &self.ranks
    }
}

impl Gangster {
    /// [G6.2] [G6.3] Who is paid what in a district, in order, with this casino card or none.
    pub fn shares(
        &self,
        state: &State,
        district: Place,
        casino: Option<u8>,
    ) -> ArrayVec<Share, { Crew::COUNT }> {
        let prizes = self.prizes(state, district);
        let share = |(place, standing): (usize, Standing)| {
            let (crew, prize) = (standing.crew(), prizes.get(place).copied());
            let levels = state.gangsters[district.index()][crew.index()];
            let points = prize.map_or(Some(0), |prize| prize.points(casino));
            Share {
                crew,
                seat: self.seat_of(crew),
                gangsters: levels.len(),
                best: levels.highest(),
                prize,
                points: points.map(|points| points * state.times(district)),
            }
        };
        self.ranked(state, district).into_iter().enumerate().map(share).collect()
    }

    /// [G6.2] The crews with gangsters there, the first to be paid first.
    #[inline]
    fn ranked(&self, state: &State, district: Place) -> ArrayVec<Standing, { Crew::COUNT }> {
        let mut ranked: ArrayVec<Standing, { Crew::COUNT }> = ArrayVec::new();
        for &crew in self.crews() {
            let levels = state.gangsters[district.index()][crew.index()];
            if !levels.is_empty() {
                let standing = Standing::new(crew, levels);
                let place = ranked.iter().filter(|&&other| other > standing).count();
                ranked.insert(place, standing);
            }
        }
        ranked
    }

    /// [G6.2] [G6.3] Pays all districts into the sums of the payday.
    fn pay(&self, state: &mut State, payday: usize, casino: u8) {
        for district in self.open_districts().iter() {
            let times = state.times(district);
            let ranked = self.ranked(state, district);
            for (standing, prize) in ranked.iter().zip(self.prizes(state, district)) {
                let seat = self.seat_of(standing.crew());
                let points = prize.points(Some(casino)).unwrap_or(0) * times;
                state.paydays[seat.index()][payday] += points;
            }
        }
    }

    /// [G6.1] [G6.4] [G6.5] The casino card is drawn and all districts pay; then the next period, or the end.
    #[cold]
    pub(crate) fn payday(&self, state: &mut State, seat: Seat, value: u8, events: &mut impl Sink<Event>) {
        let held = state.paydays_held();
        let card = self.casino_card(state, value).expect("an outcome that was checked");
        state.casino.insert(card);
        events.emit(|| Event::CasinoDrawn { period: held + 1, value });
        self.pay(state, held, value);
        for district in self.open_districts().iter() {
            events.emit(|| Event::DistrictPaid {
                district,
                doubled: state.doublers.contains(district),
                shares: self.shares(state, district, Some(value)).to_vec(),
            });
        }
        events.emit(|| Event::PaydayHeld {
            points: self.seats.iter().map(|seat| state.paydays[seat.index()][held]).collect(),
            influence: self.seats.iter().map(|seat| state.influence(seat)).collect(),
        });
        match NEW_GANGSTERS.get(held) {
            Some(&gangsters) => self.begin_period(state, seat, gangsters, events),
            None => {
                state.phase = Phase::Over { seat };
                events.emit(|| Event::MatchEnded);
            }
        }
    }

    /// [G6.4] Doublers and police cards go back, every crew gets gangsters; the first district card is due.
    fn begin_period(&self, state: &mut State, seat: Seat, gangsters: u8, events: &mut impl Sink<Event>) {
        state.doublers = PlaceSet::EMPTY;
        state.police = 0;
        for &crew in self.crews() {
            state.crew_mut(crew).mat += gangsters;
        }
        state.phase = Phase::DistrictCard { seat };
        events.emit(|| Event::PeriodBegun { period: state.period(), gangsters });
    }

    /// [G2.3] [G6.4] The gangsters a crew has got so far.
    pub(crate) fn gangsters_given(&self, state: &State) -> u8 {
        match state.is_set_up() {
            false => 0,
            true => {
                let paydays = state.paydays_held().min(NEW_GANGSTERS.len());
                crate::setup::FIRST_GANGSTERS + NEW_GANGSTERS[..paydays].iter().sum::<u8>()
            }
        }
    }

    /// [G6.5] Most influence wins.
    pub(crate) fn outcome_of(&self, state: &State) -> Option<Outcome> {
        if !state.is_over() {
            return None;
        }
        let scores: PerSeat<i32> = self.seats.iter().map(|seat| state.influence(seat)).collect();
        let breakdown = |seat: Seat| Breakdown { paydays: state.paydays[seat.index()] };
        Some(Outcome {
            ranks: ranks_by(&scores),
            breakdown: self.seats.iter().map(breakdown).collect(),
            scores,
        })
    }
}
