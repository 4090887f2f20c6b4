//! The list of legal actions.

use crate::check::MOST_IDLE;
use crate::{Action, Captives, Crew, Crews, Equipment, Gangster, Levels, Phase, Place, State};

impl Gangster {
    #[inline(always)]
    pub(crate) fn list_legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match state.phase {
            Phase::Turn { seat } => {
                for &crew in self.crews_of(seat) {
                    self.list_turn(state, crew, actions);
                }
            }
            Phase::Bump { crew } => self.list_bumps(state, crew, actions),
            Phase::Dump { crew } => list_dumps(state.crew(crew).trunk, actions),
            Phase::Take { crew } => list_takes(state, crew, actions),
            Phase::Surplus { crew } => {
                actions
                    .extend(state.crew(crew).trunk.crews().map(|one| Action::Dump { who: Crews::one(one) }));
            }
            Phase::Setup
            | Phase::Coast { .. }
            | Phase::DistrictCard { .. }
            | Phase::Casino { .. }
            | Phase::Over { .. } => {}
        }
    }

    /// [G3.1] What one crew can do in a turn: drive, or handle gangsters where its car stands.
    #[inline]
    fn list_turn(&self, state: &State, crew: Crew, actions: &mut Vec<Action>) {
        let own = state.crew(crew);
        let has_engine = own.equipment.has(Equipment::Engine);
        actions.extend_from_slice(self.map().drives(crew, own.car, own.cards, has_engine));
        if own.car.is_district() && state.idle < MOST_IDLE {
            let occupied = state.occupied(own.car);
            self.list_unloads(state, crew, occupied, actions);
            self.list_loads(state, crew, occupied, actions);
        }
    }

    /// [G5.2] [G8.6]
    #[inline]
    fn list_unloads(&self, state: &State, crew: Crew, occupied: Levels, actions: &mut Vec<Action>) {
        let own = state.crew(crew);
        let free = self.spaces(state, own.car) - occupied.len();
        if free == 0 {
            return;
        }
        if own.mat > 0 {
            actions.push(Action::Unload { crew, who: Crews::one(crew) });
            if own.mat > 1 && free > 1 && own.equipment.has(Equipment::Door) {
                actions.push(Action::Unload { crew, who: Crews::two(crew, crew) });
            }
        }
        if !own.trunk.is_empty() {
            actions.extend(own.trunk.crews().map(|one| Action::Unload { crew, who: Crews::one(one) }));
        }
    }

    /// [G5.3] [G8.3]
    #[inline]
    fn list_loads(&self, state: &State, crew: Crew, occupied: Levels, actions: &mut Vec<Action>) {
        let own = state.crew(crew);
        if own.trunk.len() >= state.trunk_room(crew) {
            return list_levels(crew, own.car, state.gangsters[own.car.index()][crew.index()], actions);
        }
        let here = occupied.without(self.guarded(state, crew, own.car));
        list_levels(crew, own.car, here, actions);
        if own.equipment.has(Equipment::TommyGun) {
            for district in self.map().neighbours(own.car).iter() {
                let enemies =
                    state.occupied(district).without(state.gangsters[district.index()][crew.index()]);
                let enemies = enemies.without(self.guarded(state, crew, district));
                list_levels(crew, district, enemies, actions);
            }
        }
    }

    /// [G8.1] The enemies there whom a bodyguard protects from the crew.
    #[inline]
    fn guarded(&self, state: &State, crew: Crew, district: Place) -> Levels {
        self.crews().iter().fold(Levels::NONE, |all, &other| {
            let is_guarded = self.is_guarded(state, other, crew, district);
            all.union(state.gangsters[district.index()][other.index()].only_if(is_guarded))
        })
    }

    /// [G8.5] The other cars that stand where the crew's car stands.
    #[inline]
    pub(crate) fn cars_beside(&self, state: &State, crew: Crew) -> impl Iterator<Item = Crew> {
        let place = state.crew(crew).car;
        self.crews().iter().copied().filter(move |&other| other != crew && state.crew(other).car == place)
    }

    fn list_bumps(&self, state: &State, crew: Crew, actions: &mut Vec<Action>) {
        actions.push(Action::NoBump {});
        let ends = self.map().neighbours(state.crew(crew).car);
        for car in self.cars_beside(state, crew) {
            actions.extend(ends.iter().map(|to| Action::Bump { car, to }));
        }
    }
}

#[inline]
fn list_levels(crew: Crew, district: Place, levels: Levels, actions: &mut Vec<Action>) {
    for level in levels.iter() {
        actions.push(Action::Load { crew, district, level });
    }
}

/// [G7.1] Every part of the captives, also none.
fn list_dumps(trunk: Captives, actions: &mut Vec<Action>) {
    actions.push(Action::Dump { who: Crews::NONE });
    actions.extend(trunk.crews().map(|one| Action::Dump { who: Crews::one(one) }));
    if trunk.len() == 2 {
        actions.push(Action::Dump { who: trunk.iter().collect() });
    }
}

/// [G7.2] Each kind that is shown and that the crew does not own.
fn list_takes(state: &State, crew: Crew, actions: &mut Vec<Action>) {
    actions.extend(state.takeable(crew).map(|marker| Action::Take { marker }));
}

impl State {
    /// [G7.2] The kinds shown at the Gold Coast that the crew does not own.
    #[inline]
    pub fn takeable(&self, crew: Crew) -> impl Iterator<Item = Equipment> + use<> {
        let owned = self.crew(crew).equipment;
        let shown = self.coast;
        Equipment::ALL.into_iter().filter(move |&kind| shown.contains(kind) && !owned.has(kind))
    }
}
