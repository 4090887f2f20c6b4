//! Whether an action is legal, and why not.

use crate::illegal::{DumpFault, Illegal};
use crate::{Action, Crew, Crews, Equipment, Gangster, Phase, Place, State};
use game_core::{Seat, Turn};

/// [G3.4] After so many turns in a row without a drive the seat to act must drive.
pub(crate) const MOST_IDLE: u8 = 40;

impl Gangster {
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let phase = state.phase.name();
        match self.turn_of(state) {
            Turn::Over => return Err(Illegal::Over),
            Turn::Chance => return Err(Illegal::ChanceDue { phase }),
            Turn::Seat(to_act) if to_act != seat => return Err(Illegal::NotYourTurn { to_act, phase }),
            Turn::Seat(_) => {}
        }
        match (state.phase, *action) {
            (Phase::Turn { seat }, Action::Drive { crew, card, steps, to }) => {
                self.check_crew(seat, crew)?;
                self.check_drive(state, crew, card, steps, to)
            }
            (Phase::Turn { seat }, Action::Unload { crew, who }) => {
                self.check_crew(seat, crew)?;
                check_idle(state)?;
                self.check_unload(state, crew, who)
            }
            (Phase::Turn { seat }, Action::Load { crew, district, level }) => {
                self.check_crew(seat, crew)?;
                check_idle(state)?;
                self.check_load(state, crew, district, level)
            }
            (Phase::Bump { crew }, Action::Bump { car, to }) => self.check_bump(state, crew, car, to),
            (Phase::Bump { .. }, Action::NoBump {}) => Ok(()),
            (Phase::Dump { crew }, Action::Dump { who }) => {
                check_captives(state, crew, who).map_err(|fault| Illegal::BadDump { fault })
            }
            (Phase::Take { crew }, Action::Take { marker }) => check_take(state, crew, marker),
            (Phase::Surplus { crew }, Action::Dump { who }) => {
                check_surplus(state, crew, who).map_err(|fault| Illegal::BadSurplus { fault })
            }
            _ => Err(Illegal::OtherStepDue { phase }),
        }
    }

    /// [G1.1] [G9.1] A seat acts with a crew of its own.
    fn check_crew(&self, seat: Seat, crew: Crew) -> Result<(), Illegal> {
        if self.plays(crew) && self.seat_of(crew) == seat {
            return Ok(());
        }
        match self.crews_of(seat) {
            [own] => Err(Illegal::NotYourCrew { crew, own: *own }),
            own => Err(Illegal::NeitherCrew { crew, own: [own[0], own[1]] }),
        }
    }

    /// [G4.1] [G4.2] [G8.2] An open card, exactly its roads or with an engine one more, and a drive that ends there.
    fn check_drive(&self, state: &State, crew: Crew, card: u8, steps: u8, to: Place) -> Result<(), Illegal> {
        let own = state.crew(crew);
        if !own.cards.contains(card) {
            return Err(Illegal::CardDown { card });
        }
        if steps != card && steps != card + 1 {
            return Err(Illegal::WrongSteps { card, steps });
        }
        if steps != card && !own.equipment.has(Equipment::Engine) {
            return Err(Illegal::NoEngine { card });
        }
        match self.map().destinations(own.car, steps).contains(to) {
            true => Ok(()),
            false => Err(Illegal::NotReached { from: own.car, to, steps }),
        }
    }

    /// [G5.1] [G5.2] [G8.6] One of one's own or a captive; two of one's own with a door.
    fn check_unload(&self, state: &State, crew: Crew, who: Crews) -> Result<(), Illegal> {
        let own = state.crew(crew);
        let district = own.car;
        if !district.is_district() {
            return Err(Illegal::AtCoast);
        }
        if let Some(who) = who.iter().find(|&one| one != crew && own.trunk.count(one) == 0) {
            return Err(Illegal::NotAboard { who });
        }
        let is_own = who.iter().all(|one| one == crew);
        if is_own && own.mat == 0 && !who.is_empty() {
            return Err(Illegal::NotAboard { who: crew });
        }
        let free = self.spaces(state, district) - state.occupied(district).len();
        match who.len() {
            0 => Err(Illegal::NobodyNamed),
            _ if free == 0 => Err(Illegal::TileFull { district }),
            1 => Ok(()),
            _ if !is_own => Err(Illegal::OneOnly),
            2 if !own.equipment.has(Equipment::Door) => Err(Illegal::NoDoor),
            2 if own.mat < 2 => Err(Illegal::NotTwoOnMat),
            2 if free < 2 => Err(Illegal::NoRoomForTwo { district }),
            2 => Ok(()),
            _ => Err(Illegal::NoDoor),
        }
    }

    /// [G5.3] [G8.1] [G8.3] Whether the crew, on its turn, can load the gangster on this space.
    pub(crate) fn check_load(
        &self,
        state: &State,
        crew: Crew,
        district: Place,
        level: u8,
    ) -> Result<(), Illegal> {
        let own = state.crew(crew);
        let is_far = district != own.car;
        let has_gun = own.equipment.has(Equipment::TommyGun);
        match (own.car.is_district(), district.is_district()) {
            (false, true) if has_gun => return Err(Illegal::GunAtCoast),
            (false, _) => return Err(Illegal::AtCoast),
            (true, _) if is_far && !has_gun => return Err(Illegal::OutOfReach { district }),
            (true, true) if !is_far || self.map().neighbours(own.car).contains(district) => {}
            (true, _) => return Err(Illegal::GunOutOfReach { district }),
        }
        let who = state.who(district, level).ok_or(Illegal::EmptySpace { district, level })?;
        let room = state.trunk_room(crew);
        match who == crew {
            true if is_far => Err(Illegal::GunOnOwn { district }),
            true => Ok(()),
            false if own.trunk.len() >= room => Err(Illegal::TrunkFull { room }),
            false if self.is_guarded(state, who, crew, district) => Err(Illegal::Guarded { who }),
            false => Ok(()),
        }
    }

    /// [G8.1] [G9.2] Whether the bodyguard of `who` keeps `crew` from loading its gangsters there; it stops only the
    /// other players.
    #[inline]
    pub(crate) fn is_guarded(&self, state: &State, who: Crew, crew: Crew, district: Place) -> bool {
        let guarded = state.crew(who);
        // Without branches: which of the three holds is anybody's guess.
        (guarded.car == district)
            & guarded.equipment.has(Equipment::Bodyguard)
            & (self.seat_of(who) != self.seat_of(crew))
    }

    /// [G8.5] Another car that stands there too, along one open road.
    fn check_bump(&self, state: &State, crew: Crew, car: Crew, to: Place) -> Result<(), Illegal> {
        let from = state.crew(crew).car;
        if car == crew {
            return Err(Illegal::OwnCar);
        }
        if !self.plays(car) || state.crew(car).car != from {
            return Err(Illegal::OtherPlace { car });
        }
        match self.map().neighbours(from).contains(to) {
            true => Ok(()),
            false => Err(Illegal::NoRoad { from, to }),
        }
    }
}

impl State {
    /// [G5.3] [G8.4] How many captives the crew's trunk holds.
    #[inline]
    pub fn trunk_room(&self, crew: Crew) -> usize {
        if self.crew(crew).equipment.has(Equipment::Trunk) { 2 } else { 1 }
    }
}

/// [G3.4] Whether something else than a drive is allowed.
fn check_idle(state: &State) -> Result<(), Illegal> {
    match state.idle < MOST_IDLE {
        true => Ok(()),
        false => Err(Illegal::MustDrive { turns: state.idle }),
    }
}

/// [G7.1] Any part of the captives, in the crews' order.
fn check_captives(state: &State, crew: Crew, who: Crews) -> Result<(), DumpFault> {
    match state.crew(crew).trunk.contains(who) {
        _ if !who.iter().is_sorted() => Err(DumpFault::Unsorted),
        false => Err(DumpFault::NotInTrunk),
        true => Ok(()),
    }
}

/// [G7.3] Exactly the surplus: a trunk that held two holds one now.
fn check_surplus(state: &State, crew: Crew, who: Crews) -> Result<(), DumpFault> {
    check_captives(state, crew, who)?;
    match who.len() {
        1 => Ok(()),
        _ => Err(DumpFault::WrongNumber),
    }
}

/// [G7.2] A shown marker of a kind the crew does not own.
fn check_take(state: &State, crew: Crew, marker: Equipment) -> Result<(), Illegal> {
    if !state.coast.contains(marker) {
        return Err(Illegal::NotShown { marker });
    }
    match state.crew(crew).equipment.has(marker) {
        true => Err(Illegal::AlreadyOwned { marker }),
        false => Ok(()),
    }
}
