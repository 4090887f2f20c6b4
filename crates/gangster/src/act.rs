//! Doing an action that is legal, and all that follows from it up to the next decision or draw.

use crate::{Action, Cards, Crew, Crews, Equipment, Event, Gangster, Phase, Place, State};
use game_core::{Seat, Sink};

impl Gangster {
    #[inline(always)]
    pub(crate) fn do_action(&self, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Drive { crew, card, steps, to } => self.drive(state, crew, (card, steps), to, events),
            Action::Unload { crew, who } => self.unload(state, crew, who, events),
            Action::Load { crew, district, level } => self.load(state, crew, district, level, events),
            Action::Bump { car, to } => self.bump(state, car, to, events),
            Action::NoBump {} => self.arrive(state, amid(state), events),
            Action::Dump { who } => self.dump(state, who, events),
            Action::Take { marker } => self.take(state, marker, events),
        }
    }

    /// [G4.1] [G4.3] The card is turned down; only the end of the drive has effects.
    #[inline]
    fn drive(
        &self,
        state: &mut State,
        crew: Crew,
        (card, steps): (u8, u8),
        to: Place,
        events: &mut impl Sink<Event>,
    ) {
        let own = state.crew_mut(crew);
        own.cards.remove(card);
        let from = std::mem::replace(&mut own.car, to);
        let has_bumper = own.equipment.has(Equipment::Bumper);
        state.idle = 0;
        events.emit(|| Event::Drove { crew, card, steps, from, to });
        // [G8.5] Whether a push is possible; a place always has a road.
        match has_bumper && self.cars_beside(state, crew).next().is_some() {
            true => state.phase = Phase::Bump { crew },
            false => self.arrive(state, crew, events),
        }
    }

    /// [G8.5] A pushed car has no further effect.
    fn bump(&self, state: &mut State, car: Crew, to: Place, events: &mut impl Sink<Event>) {
        let crew = amid(state);
        let from = std::mem::replace(&mut state.crew_mut(car).car, to);
        events.emit(|| Event::CarPushed { crew, car, from, to });
        self.arrive(state, crew, events);
    }

    /// [G4.3] After the bumper comes the harbour, if the drive ended there.
    #[inline]
    fn arrive(&self, state: &mut State, crew: Crew, events: &mut impl Sink<Event>) {
        match state.crew(crew).car {
            Place::GoldCoast if !state.crew(crew).trunk.is_empty() => state.phase = Phase::Dump { crew },
            Place::GoldCoast => self.choose_marker(state, crew, events),
            _ => self.end_turn(state, crew, events),
        }
    }

    /// [G7.1] [G7.3] Captives leave the game: those chosen before a marker is taken, or the surplus after it.
    fn dump(&self, state: &mut State, who: Crews, events: &mut impl Sink<Event>) {
        let (crew, is_surplus) = (amid(state), matches!(state.phase, Phase::Surplus { .. }));
        who.iter().for_each(|one| state.crew_mut(crew).trunk.remove(one));
        events.emit(|| Event::CaptivesDumped { crew, who });
        match is_surplus {
            true => self.refill(state, crew, events),
            false => self.choose_marker(state, crew, events),
        }
    }

    /// [G7.2] A marker must be taken, if there is one to take.
    #[inline]
    fn choose_marker(&self, state: &mut State, crew: Crew, events: &mut impl Sink<Event>) {
        match state.takeable(crew).next() {
            Some(_) => state.phase = Phase::Take { crew },
            None => self.end_turn(state, crew, events),
        }
    }

    /// [G7.3] The new marker pushes the old ones right; captives may no longer fit.
    #[inline]
    fn take(&self, state: &mut State, marker: Equipment, events: &mut impl Sink<Event>) {
        let crew = amid(state);
        state.coast.remove(marker);
        let pushed_out = state.crew_mut(crew).equipment.push(marker);
        events.emit(|| Event::MarkerTaken { crew, marker, pushed_out });
        match state.crew(crew).trunk.len() > state.trunk_room(crew) {
            true => state.phase = Phase::Surplus { crew },
            false => self.refill(state, crew, events),
        }
    }

    /// [G7.4] Nature refills the coast, if there is anything to draw.
    #[inline]
    fn refill(&self, state: &mut State, crew: Crew, events: &mut impl Sink<Event>) {
        match state.stock.is_empty() {
            true => self.end_turn(state, crew, events),
            false => state.phase = Phase::Coast { crew },
        }
    }

    /// [G5.2] [G8.6] Gangsters from the mat or the trunk take their spaces one after the other.
    #[inline]
    fn unload(&self, state: &mut State, crew: Crew, who: Crews, events: &mut impl Sink<Event>) {
        let district = state.crew(crew).car;
        let spaces = self.spaces(state, district);
        for one in who.iter() {
            let level = state.occupied(district).next(spaces).expect("nobody unloads on a full tile");
            state.gangsters[district.index()][one.index()].insert(level);
            let own = state.crew_mut(crew);
            if one == crew {
                own.mat -= 1;
            } else {
                own.trunk.remove(one);
            }
            events.emit(|| Event::Unloaded { crew, who: one, district, level });
        }
        self.end_handling(state, crew);
    }

    /// [G5.3] [G5.4] One's own to the mat, an enemy to the trunk; the space stays empty.
    #[inline]
    fn load(&self, state: &mut State, crew: Crew, district: Place, level: u8, events: &mut impl Sink<Event>) {
        let who = state.who(district, level).expect("only a gangster who is there is loaded");
        state.gangsters[district.index()][who.index()].remove(level);
        let own = state.crew_mut(crew);
        if who == crew {
            own.mat += 1;
        } else {
            own.trunk.add(who);
        }
        events.emit(|| Event::Loaded { crew, who, district, level });
        self.end_handling(state, crew);
    }

    /// [G3.4] A turn without a drive is over. (No card was used, so none is turned up.)
    #[inline]
    fn end_handling(&self, state: &mut State, crew: Crew) {
        state.idle += 1;
        self.next_turn(state, self.seat_of(crew));
    }

    /// [G3.2] After the third card all three are turned up, and a district card is due.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State, crew: Crew, events: &mut impl Sink<Event>) {
        let seat = self.seat_of(crew);
        if state.crew(crew).cards.is_empty() {
            state.crew_mut(crew).cards = Cards::ALL;
            events.emit(|| Event::CardsTurnedUp { crew });
            state.phase = Phase::DistrictCard { seat };
        } else {
            self.next_turn(state, seat);
        }
    }

    /// [G3.1] [G9.2] Clockwise.
    #[inline]
    pub(crate) fn next_turn(&self, state: &mut State, seat: Seat) {
        state.phase = Phase::Turn { seat: self.seats.after(seat) };
    }
}

/// The crew amid its turn.
#[inline]
fn amid(state: &State) -> Crew {
    match state.phase {
        Phase::Bump { crew } | Phase::Dump { crew } | Phase::Take { crew } | Phase::Surplus { crew } => crew,
        phase => unreachable!("no crew is amid its turn in {phase:?}"),
    }
}
