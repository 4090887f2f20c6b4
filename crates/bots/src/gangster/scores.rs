//! How good every action looks at first sight: what it gains at once, or lets the crew gain where it drives.

use super::mind::{DOUBLERS, Mind};
use super::position::Position;
use super::row::Row;
use game_core::Game;
use gangster::{Action, Crew, Crews, Equipment, Gangster, Phase, Place, State};

/// The action that looks best with what `noise` adds to each.
#[inline]
pub(super) fn first_sight(
    game: &Gangster,
    mind: &Mind,
    position: &Position,
    mut noise: impl FnMut() -> f32,
) -> Action {
    let mut best = (None, f32::NEG_INFINITY);
    each_action(game, mind, position, &mut |action, score| {
        let score = score + noise();
        if score > best.1 {
            best = (Some(action), score);
        }
    });
    best.0.expect("a seat that is to act has an action")
}

/// Tells `emit` the actions worth a thought, at least one, each with the points it promises.
#[inline]
pub(super) fn each_action(
    game: &Gangster,
    mind: &Mind,
    position: &Position,
    emit: &mut impl FnMut(Action, f32),
) {
    let sight = Sight { game, mind, position, state: &position.state };
    match position.state.phase {
        Phase::Turn { seat } => {
            for &crew in game.crews_of(seat) {
                sight.each_of_turn(crew, emit);
            }
        }
        Phase::Bump { crew } => sight.each_push(crew, emit),
        Phase::Dump { crew } => sight.each_dump(crew, emit),
        Phase::Take { crew } => {
            for marker in position.state.takeable(crew) {
                emit(Action::Take { marker }, mind.weights.equipment[marker.index()]);
            }
        }
        Phase::Surplus { crew } => {
            for one in position.state.crew(crew).trunk.crews() {
                emit(Action::Dump { who: Crews::one(one) }, sight.worth_of_dump(crew, one));
            }
        }
        _ => {}
    }
}

/// What a crew could gain by handling gangsters, wherever its car stood.
#[derive(Clone, Copy)]
pub(super) struct Prospects([f32; Place::COUNT]);

impl Prospects {
    #[inline]
    pub(super) fn at(&self, place: Place) -> f32 {
        self.0[place.index()]
    }
}

/// The idle turns after which only drives are allowed.
const MOST_IDLE: u8 = 40;

/// A position as seen by a simple player.
pub(super) struct Sight<'a> {
    pub(super) game: &'a Gangster,
    pub(super) mind: &'a Mind,
    pub(super) position: &'a Position,
    pub(super) state: &'a State,
}

impl Sight<'_> {
    #[inline]
    fn each_of_turn(&self, crew: Crew, emit: &mut impl FnMut(Action, f32)) {
        let own = self.state.crew(crew);
        self.each_drive(crew, emit);
        if own.car.is_district() && self.state.idle < MOST_IDLE {
            self.each_unload(crew, emit);
            self.each_load(crew, emit);
        }
    }

    #[inline]
    fn each_drive(&self, crew: Crew, emit: &mut impl FnMut(Action, f32)) {
        let own = self.state.crew(crew);
        let prospects = self.prospects(crew);
        let extra = u8::from(own.equipment.has(Equipment::Engine));
        let coast = self.worth_of_coast(crew);
        let is_third = own.cards.iter().nth(1).is_none();
        let flat = if is_third { self.worth_of_third_card(crew) } else { 0.0 };
        for card in own.cards.iter() {
            for steps in card..=card + extra {
                for to in self.game.destinations(own.car, steps).iter() {
                    let worth = match to {
                        Place::GoldCoast => coast,
                        to => self.mind.weights.patience * prospects.at(to),
                    };
                    emit(Action::Drive { crew, card, steps, to }, flat + worth);
                }
            }
        }
    }

    #[inline]
    fn each_unload(&self, crew: Crew, emit: &mut impl FnMut(Action, f32)) {
        let (own, table, weights) = (self.state.crew(crew), &self.position.table, &self.mind.weights);
        let at = own.car.index();
        if table.rows[at].free == 0 {
            return;
        }
        if own.mat > 0 {
            let price = self.price(crew);
            let gain = table.rows[at].coming[crew.index()][crew.index()] * table.factor[at];
            emit(Action::Unload { crew, who: Crews::one(crew) }, gain - price);
            if own.mat > 1 && table.rows[at].free > 1 && own.equipment.has(Equipment::Door) {
                let gain = table.rows[at].two_coming[crew.index()] * table.factor[at];
                emit(Action::Unload { crew, who: Crews::two(crew, crew) }, gain - 2.0 * price);
            }
        }
        for one in own.trunk.crews() {
            let gain = table.rows[at].coming[one.index()][crew.index()] * table.factor[at];
            emit(Action::Unload { crew, who: Crews::one(one) }, gain - weights.captive);
        }
    }

    #[inline]
    fn each_load(&self, crew: Crew, emit: &mut impl FnMut(Action, f32)) {
        let (own, table) = (self.state.crew(crew), &self.position.table);
        let at = own.car.index();
        let levels = self.state.gangsters[at][crew.index()];
        if let Some(level) = levels.iter().next() {
            let gain = table.rows[at].going[crew.index()][crew.index()] * table.factor[at];
            emit(Action::Load { crew, district: own.car, level }, gain + self.price(crew));
        }
        if own.trunk.len() >= self.state.trunk_room(crew) {
            return;
        }
        self.each_enemy(crew, own.car, emit);
        if own.equipment.has(Equipment::TommyGun) {
            for district in self.game.neighbours(own.car).iter() {
                self.each_enemy(crew, district, emit);
            }
        }
    }

    /// [G5.3] Of every enemy crew the best gangster.
    #[inline]
    fn each_enemy(&self, crew: Crew, district: Place, emit: &mut impl FnMut(Action, f32)) {
        let at = district.index();
        for &enemy in self.game.crews() {
            let levels = self.state.gangsters[at][enemy.index()];
            if enemy != crew && !levels.is_empty() && !self.is_guarded(enemy, crew, district) {
                let action = Action::Load { crew, district, level: levels.highest() };
                emit(action, self.worth_of_load(crew, enemy, at));
            }
        }
    }

    #[inline]
    fn worth_of_load(&self, crew: Crew, enemy: Crew, at: usize) -> f32 {
        let table = &self.position.table;
        table.rows[at].going[enemy.index()][crew.index()] * table.factor[at] + self.mind.weights.captive
    }

    pub(super) fn prospects(&self, crew: Crew) -> Prospects {
        let (own, table) = (self.state.crew(crew), &self.position.table);
        let own_index = crew.index();
        let price = self.price(crew);
        let has_door = own.equipment.has(Equipment::Door);
        let has_room = own.trunk.len() < self.state.trunk_room(crew);
        let mut loads = [0.0; Place::COUNT];
        if has_room {
            for district in table.open.iter() {
                let best = &mut loads[district.index()];
                self.each_enemy(crew, district, &mut |_, worth| *best = f32::max(*best, worth));
            }
        }
        let mut best = loads;
        for district in table.open.iter() {
            let at = district.index();
            if own.mat > 0 && table.rows[at].free > 0 {
                best[at] =
                    best[at].max(table.rows[at].coming[own_index][own_index] * table.factor[at] - price);
                if has_door && own.mat > 1 && table.rows[at].free > 1 {
                    let two = table.rows[at].two_coming[own_index] * table.factor[at] - 2.0 * price;
                    best[at] = best[at].max(two);
                }
            }
            if has_room && own.equipment.has(Equipment::TommyGun) {
                let near = self.game.neighbours(district).iter().map(|near| loads[near.index()]);
                best[at] = near.fold(best[at], f32::max);
            }
        }
        Prospects(best)
    }

    /// What a gangster on the mat is worth: less, the more there are and the less time is left for them.
    #[inline]
    fn price(&self, crew: Crew) -> f32 {
        let weights = &self.mind.weights;
        let later = (3 - self.state.period()) as f32;
        let left = (DOUBLERS - self.state.doublers.len()) as f32 + weights.saving * later;
        weights.gangster * left / (left + f32::from(self.state.crew(crew).mat) + 0.1)
    }

    /// [G3.2] [G3.3] The third card brings a district card, and with seven doublers most likely the payday.
    fn worth_of_third_card(&self, crew: Crew) -> f32 {
        let weights = &self.mind.weights;
        match self.state.doublers.len() + 1 == DOUBLERS {
            false => weights.third_card,
            true => weights.third_card + weights.end * self.lead(crew),
        }
    }

    /// How much more this payday brings the seat than the others on average.
    fn lead(&self, crew: Crew) -> f32 {
        let table = &self.position.table;
        let seats = self.game.seats().count() as f32;
        let own = self.game.crews_of(self.game.seat_of(crew));
        let payday = |crews: &[Crew]| -> f32 {
            let districts = table.rows.iter().zip(&table.now);
            let of_crews = |row: &Row| crews.iter().map(|one| row.worth[one.index()]).sum::<f32>();
            districts.map(|(row, times)| of_crews(row) * times).sum()
        };
        let (own, all) = (payday(own), payday(self.game.crews()));
        own - (all - own) / (seats - 1.0)
    }

    /// [G8.1] Whether a bodyguard keeps the crew from loading this enemy there.
    #[inline]
    fn is_guarded(&self, enemy: Crew, crew: Crew, district: Place) -> bool {
        let other = self.state.crew(enemy);
        other.car == district
            && other.equipment.has(Equipment::Bodyguard)
            && self.game.seat_of(enemy) != self.game.seat_of(crew)
    }
}
