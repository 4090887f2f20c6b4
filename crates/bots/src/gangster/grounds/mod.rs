//! Why one action of Gangster beats another, in the rules' words: what payday would bring as the table then stands, and
//! what oneself and the next seat could do about it.

mod fact;
mod party;
#[cfg(test)]
mod tests;

use crate::Ground;
use crate::reason::{Called, Deed, after, told};
use fact::GangsterFact;
use game_core::{Game, Seat, Turn};
use gangster::{Action, Crew, Equipment, Gangster, Phase, Place, State};
use party::{Names, Party, Pay};

pub(super) fn grounds(game: &Gangster, state: &State, better: Action, worse: Action) -> Vec<Ground> {
    let Turn::Seat(own) = game.turn(state) else { return Vec::new() };
    let before = Before { game, state, own };
    told(&before.deed(better), &before.deed(worse))
}

/// The position in which two actions are held against each other.
struct Before<'a> {
    game: &'a Gangster,
    state: &'a State,
    own: Seat,
}

/// Something that can be done, and what it changes for somebody in a district.
struct Handling {
    action: Action,
    district: Place,
    from: Pay,
    to: Pay,
}

impl Before<'_> {
    fn deed(&self, action: Action) -> Deed<GangsterFact> {
        let now = after(self.game, self.state, action);
        let mut facts = Vec::new();
        self.paydays(&now, &mut facts);
        self.people(&now, &mut facts);
        self.equipment(&now, &mut facts);
        self.cars(action, &now, &mut facts);
        self.next_turns(action, &now, &mut facts);
        Deed { called: Called::plainly(self.names(self.state).doing(action)), facts }
    }

    fn names<'b>(&'b self, state: &'b State) -> Names<'b> {
        Names { game: self.game, state, own: self.own }
    }

    fn party(&self, crew: Crew) -> Party {
        Party::of(self.game, crew, self.own)
    }

    fn is_own(&self, crew: Crew) -> bool {
        self.game.seat_of(crew) == self.own
    }

    /// [G6.2] [G6.3] What changes in the districts.
    fn paydays(&self, now: &State, facts: &mut Vec<GangsterFact>) {
        let changed =
            |district: &Place| now.gangsters[district.index()] != self.state.gangsters[district.index()];
        for district in self.game.open_districts().iter().filter(changed) {
            for &crew in self.game.crews() {
                let party = self.party(crew);
                let pay = |state: &State| Pay::of(self.game, state, district, crew);
                let gangsters = |state: &State| state.gangsters[district.index()][crew.index()].len();
                let (from, to) = (pay(self.state), pay(now));
                if from != to {
                    let gangsters = gangsters(now);
                    facts.push(GangsterFact::Payday { party, crew, district, gangsters, from, to });
                } else if self.is_own(crew) && gangsters(self.state) != gangsters(now) {
                    let (from, to) = (gangsters(self.state), gangsters(now));
                    let beside = self.beside(now, district, crew);
                    facts.push(GangsterFact::Presence { party, crew, district, from, to, beside });
                }
            }
        }
    }

    /// [G6.2] The crew before this one in rank, or for the first the one after it.
    fn beside(&self, now: &State, district: Place, crew: Crew) -> Option<(Party, u8)> {
        let shares = self.game.shares(now, district, None);
        let place = shares.iter().position(|share| share.crew == crew)?;
        let beside = shares.get(if place > 0 { place - 1 } else { 1 })?;
        Some((self.party(beside.crew), beside.gangsters))
    }

    /// [G5.2] [G5.3] [G7.1] Mats, trunks and the harbour.
    fn people(&self, now: &State, facts: &mut Vec<GangsterFact>) {
        for &crew in self.game.crews() {
            let party = self.party(crew);
            let (had, has) = (self.state.crew(crew), now.crew(crew));
            if had.mat != has.mat && self.is_own(crew) {
                facts.push(GangsterFact::Mat { party, crew, from: had.mat, to: has.mat });
            }
            if has.trunk.len() > had.trunk.len() {
                let taken = Crew::ALL.into_iter().find(|&one| has.trunk.count(one) > had.trunk.count(one));
                let (held, room) = (has.trunk.len(), now.trunk_room(crew));
                facts.extend(taken.map(|one| GangsterFact::Captive { of: self.party(one), held, room }));
            }
            let (from, to) = (self.game.harboured(self.state, crew), self.game.harboured(now, crew));
            if from != to {
                facts.push(GangsterFact::Harbour { of: party, crew, from, to });
            }
        }
    }

    /// [G7.2] [G8.1] A marker won, and what a bodyguard guards.
    fn equipment(&self, now: &State, facts: &mut Vec<GangsterFact>) {
        for &crew in self.game.crews_of(self.own) {
            let (had, has) = (self.state.crew(crew), now.crew(crew));
            let won = |kind: &Equipment| has.equipment.has(*kind) && !had.equipment.has(*kind);
            facts.extend(Equipment::ALL.into_iter().find(won).map(|kind| GangsterFact::Marker { kind }));
            let gangsters = now.gangsters[has.car.index()][crew.index()].len();
            if has.equipment.has(Equipment::Bodyguard) && gangsters > 0 && had.car != has.car {
                let (party, district) = (self.party(crew), has.car);
                facts.push(GangsterFact::Guarded { party, district, gangsters });
            }
        }
    }

    /// [G3.2] [G7.2] [G8.5] Where the cars are and what the card brings.
    fn cars(&self, action: Action, now: &State, facts: &mut Vec<GangsterFact>) {
        match action {
            Action::Drive { crew, to, .. } => {
                let kinds: Vec<Equipment> = now.takeable(crew).collect();
                if to == Place::GoldCoast && !kinds.is_empty() {
                    facts.push(GangsterFact::Coast { kinds });
                }
                let is_last =
                    now.crew(crew).cards.is_empty() || matches!(now.phase, Phase::DistrictCard { .. });
                if is_last {
                    let (doublers, lead) = (now.doublers.len(), self.lead(now));
                    facts.push(GangsterFact::CardsUp { party: self.party(crew), doublers, lead });
                }
            }
            Action::Bump { car, to } => {
                let from = self.state.crew(car).car;
                facts.push(GangsterFact::CarPushed { party: self.party(car), crew: car, from, to });
            }
            _ => {}
        }
    }

    /// [G6.2] What the seat to act would be paid more than the best other now, in tenths of a point.
    fn lead(&self, now: &State) -> i32 {
        let total = |seat: Seat| -> i32 {
            let districts = self.game.open_districts();
            districts.iter().map(|district| Pay::of_seat(self.game, now, district, seat).tenths()).sum()
        };
        let others = self.game.seats().iter().filter(|&seat| seat != self.own).map(total);
        total(self.own) - others.max().unwrap_or(0)
    }

    /// [G5.2] [G5.3] What the crew that acted, a crew that could be pushed, and the next seat could do next.
    fn next_turns(&self, action: Action, now: &State, facts: &mut Vec<GangsterFact>) {
        match (action, self.state.phase) {
            (Action::Drive { crew, .. } | Action::Unload { crew, .. } | Action::Load { crew, .. }, _) => {
                let next = self.next_of(now, crew);
                let strike = self
                    .strike(now, crew)
                    .filter(|strike| strike.action() != next.as_ref().and_then(GangsterFact::action));
                facts.extend(next.into_iter().chain(strike));
            }
            (Action::Bump { .. } | Action::NoBump {}, Phase::Bump { crew }) => {
                let beside =
                    |car: &Crew| *car != crew && self.state.crew(*car).car == self.state.crew(crew).car;
                let cars = self.game.crews().iter().copied().filter(beside);
                facts.extend(cars.filter_map(|car| self.next_of(now, car)));
            }
            _ => {}
        }
        facts.extend(self.threat(now));
    }

    /// What pays a crew most of all that it could do with gangsters if it were its turn.
    fn next_of(&self, now: &State, crew: Crew) -> Option<GangsterFact> {
        let seat = self.game.seat_of(crew);
        let mut table = *now;
        table.phase = Phase::Turn { seat };
        let best = self.handlings(&table, |district, state| Pay::of_seat(self.game, state, district, seat));
        let best = best.filter(|option| crew_of(option.action) == Some(crew));
        let best = best.max_by_key(|option| option.to.tenths() - option.from.tenths())?;
        let words = self.names(now).to_do(best.action);
        let Handling { action, district, from, to } = best;
        let fact = GangsterFact::Next { party: self.party(crew), crew, action, words, district, from, to };
        (to.tenths() > from.tenths()).then_some(fact)
    }

    /// What the next seat could do that costs the seat to act most.
    fn threat(&self, now: &State) -> Option<GangsterFact> {
        let mut table = *now;
        table.phase = Phase::Turn { seat: self.game.seats().after(self.own) };
        let worst =
            self.handlings(&table, |district, state| Pay::of_seat(self.game, state, district, self.own));
        let worst = worst.min_by_key(|option| option.to.tenths() - option.from.tenths())?;
        let by = self.party(crew_of(worst.action)?);
        let words = self.names(now).to_do(worst.action);
        let Handling { action, district, from, to } = worst;
        (to.tenths() < from.tenths()).then_some(GangsterFact::Threat {
            by,
            action,
            words,
            district,
            from,
            to,
        })
    }

    /// What the crew that acted could do that costs a rival most.
    fn strike(&self, now: &State, crew: Crew) -> Option<GangsterFact> {
        let mut table = *now;
        table.phase = Phase::Turn { seat: self.own };
        let rivals = self.game.crews().iter().copied().filter(|&rival| !self.is_own(rival));
        let all = rivals.flat_map(|rival| {
            let seat = self.game.seat_of(rival);
            let options =
                self.handlings(&table, move |district, state| Pay::of_seat(self.game, state, district, seat));
            options.map(|option| (rival, option)).collect::<Vec<_>>()
        });
        let all = all.filter(|(_, option)| crew_of(option.action) == Some(crew));
        let (rival, hardest) = all.min_by_key(|(_, option)| option.to.tenths() - option.from.tenths())?;
        let words = self.names(now).to_do(hardest.action);
        let Handling { action, district, from, to } = hardest;
        let fact = GangsterFact::Strike { on: self.party(rival), action, words, district, from, to };
        (to.tenths() < from.tenths()).then_some(fact)
    }

    /// All that the seat to act at `table` can do with gangsters, and what it changes.
    fn handlings<'b>(
        &'b self,
        table: &'b State,
        pay: impl Fn(Place, &State) -> Pay + 'b,
    ) -> impl Iterator<Item = Handling> + 'b {
        let mut actions = Vec::new();
        self.game.legal_actions(table, &mut actions);
        actions.into_iter().filter_map(move |action| {
            let district = match action {
                Action::Unload { crew, .. } => table.crew(crew).car,
                Action::Load { district, .. } => district,
                _ => return None,
            };
            let done = after(self.game, table, action);
            Some(Handling { action, district, from: pay(district, table), to: pay(district, &done) })
        })
    }
}

fn crew_of(action: Action) -> Option<Crew> {
    match action {
        Action::Drive { crew, .. } | Action::Unload { crew, .. } | Action::Load { crew, .. } => Some(crew),
        _ => None,
    }
}
