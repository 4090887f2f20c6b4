//! The grounds of Gangster: what is said in positions set up for it, and that all that is said holds.

use super::*;
use crate::reason::nouns::Whom;
use crate::reason::proof::Proof;
use game_core::random::stream;
use game_core::record::to_value;
use game_core::{Seats, Silent};
use gangster::{Components, Crews, Options, Slots, TileNumber};
use serde_json::Value;

/// Four seats and nobody on the map but in Cicero, whose prizes are 8 and 2 and which is doubled: grey (seat 0, to act)
/// on space 1, yellow (seat 1) on space 2. The cars of grey and yellow stand there, the others in Stickney; nobody has
/// equipment.
fn cicero() -> (Gangster, State) {
    let game = Gangster::new(Seats::new(4), Options {}, Components::default()).unwrap();
    let mut state = game.start();
    let chance = game.sample(&state, &mut stream(1, 0, 0));
    game.resolve(&mut state, &chance, &mut Silent);
    let (tile, here) = (TileNumber::new(7), Place::Cicero);
    if let Some(other) = Place::districts().find(|place| state.tiles[place.index()] == tile) {
        state.tiles[other.index()] = state.tiles[here.index()];
    }
    state.tiles[here.index()] = tile;
    state.gangsters = Default::default();
    state.gangsters[here.index()][Crew::Grey.index()].insert(1);
    state.gangsters[here.index()][Crew::Yellow.index()].insert(2);
    for crew in &mut state.crews {
        crew.car = Place::Stickney;
        crew.mat = 5;
        crew.equipment = Slots::EMPTY;
    }
    state.crews[0].car = here;
    state.crews[1].car = here;
    state.doublers = [here].into_iter().collect();
    state.phase = Phase::Turn { seat: Seat::new(0) };
    (game, state)
}

const UNLOAD: Action = Action::Unload { crew: Crew::Grey, who: Crews::one(Crew::Grey) };

fn drive(card: u8, to: Place) -> Action {
    Action::Drive { crew: Crew::Grey, card, steps: card, to }
}

fn said(game: &Gangster, state: &State, better: Action, worse: Action) -> Vec<String> {
    let grounds = grounds(game, state, better, worse);
    grounds.iter().map(|ground| format!("{} · {}", ground.words, ground.rule)).collect()
}

#[test]
fn unloading_is_told_by_what_payday_brings_whom() {
    let (game, state) = cicero();
    let words = said(&game, &state, UNLOAD, drive(1, Place::WestSide));
    assert_eq!(
        words[..2],
        [
            "unloading a gangster in Cicero would make your 2 gangsters in Cicero earn 16 points instead of 4 on payday \
             · G6.2",
            "unloading a gangster in Cicero would make seat 1's 1 gangster in Cicero earn 4 points instead of 16 on \
             payday · G6.2",
        ]
    );
}

#[test]
fn what_the_next_seat_could_do_is_told() {
    let (game, mut state) = cicero();
    state.gangsters[Place::Cicero.index()][Crew::Grey.index()].insert(3);
    let load = Action::Load { crew: Crew::Grey, district: Place::Cicero, level: 2 };
    assert_eq!(
        said(&game, &state, load, drive(1, Place::WestSide))[..3],
        [
            "driving to West Side with card 1 would leave seat 1 free to unload a gangster in Cicero next: 4 points instead \
             of 16 for you on payday in Cicero · G5.2",
            "loading seat 1's gangster on space 2 of Cicero would leave seat 1 no gangster in Cicero: 0 points instead of \
             4 on payday · G6.2",
            "loading seat 1's gangster on space 2 of Cicero would take seat 1's gangster captive: 1 in your trunk, which \
             holds 1 · G5.3",
        ]
    );
}

#[test]
fn a_drive_is_told_by_what_can_be_done_at_its_end() {
    let (game, mut state) = cicero();
    state.crews[0].car = Place::LittleItaly;
    let words = said(&game, &state, drive(1, Place::Cicero), drive(1, Place::Chinatown));
    assert!(
        words[0].starts_with(
            "driving to Cicero with card 1 would let you load seat 1's gangster on space 2 of Cicero next: 16 points \
             instead of 4 for you on payday in Cicero"
        ),
        "{words:?}"
    );
}

#[test]
fn a_marker_is_told_by_what_it_allows() {
    let (game, mut state) = cicero();
    state.crews[0].car = Place::GoldCoast;
    state.phase = Phase::Take { crew: Crew::Grey };
    let mut kinds = state.takeable(Crew::Grey);
    let (one, other) = (kinds.next().unwrap(), kinds.next().unwrap());
    let words = said(&game, &state, Action::Take { marker: one }, Action::Take { marker: other });
    assert!(words[0].starts_with(&format!("taking the {} would ", one.name())), "{words:?}");
    assert!(words[1].starts_with(&format!("but taking the {} would ", other.name())), "{words:?}");
}

#[test]
fn every_fact_holds_in_1500_positions() {
    let deed = |game: &Gangster, state: &State, action| {
        let Turn::Seat(own) = game.turn(state) else { unreachable!("a seat is to act") };
        Before { game, state, own }.deed(action)
    };
    let kinds = Proof { deed, check }.hold(1_500);
    for kind in [
        "Payday",
        "Presence",
        "Next",
        "Threat",
        "Strike",
        "Mat",
        "Captive",
        "Harbour",
        "Guarded",
        "Marker",
        "Coast",
        "CardsUp",
        "CarPushed",
    ] {
        assert!(kinds.contains_key(kind), "{kind} was never told: {kinds:?}");
    }
}

/// The table as JSON, which knows nothing of how facts are found.
struct Table<'a> {
    game: &'a Gangster,
    json: Value,
}

impl<'a> Table<'a> {
    fn of(game: &'a Gangster, state: &State) -> Table<'a> {
        Table { game, json: to_value(&game.snapshot(state)) }
    }

    fn spaces(&self, district: Place) -> Vec<Option<String>> {
        let spaces = &self.json["districts"][id(&district)]["spaces"];
        spaces.as_array().unwrap().iter().map(|who| who.as_str().map(str::to_owned)).collect()
    }

    /// [G6.2] How many gangsters a crew has in a district, and the level of the best.
    fn standing(&self, district: Place, crew: Crew) -> (usize, usize) {
        let spaces = self.spaces(district);
        let mut own = (1..=spaces.len()).filter(|level| spaces[level - 1].as_deref() == Some(&id(&crew)));
        (own.clone().count(), own.next_back().unwrap_or(0))
    }

    /// [G6.2] [G6.3] Sure points and casino cards of a crew in a district.
    fn pay(&self, district: Place, crew: Crew) -> (u64, u64) {
        let own = self.standing(district, crew);
        let ahead = self.game.crews().iter().filter(|&&other| self.standing(district, other) > own).count();
        let tile = self.json["districts"][id(&district)]["tile"].as_u64().unwrap() as usize;
        let prizes = to_value(&self.game.components().tiles[tile - 1].prizes);
        let doublers = self.json["doublers"].as_array().unwrap();
        let times = if doublers.contains(&Value::from(id(&district))) { 2 } else { 1 };
        match (own.0, &prizes[ahead]) {
            (0, _) | (_, Value::Null) => (0, 0),
            (_, Value::Number(points)) => (points.as_u64().unwrap() * times, 0),
            _ => (0, times),
        }
    }

    fn pay_of_seat(&self, district: Place, seat: usize) -> (u64, u64) {
        let crews = self.game.crews().iter().filter(|&&crew| self.game.seat_of(crew).index() == seat);
        crews.map(|&crew| self.pay(district, crew)).fold((0, 0), |sum, pay| (sum.0 + pay.0, sum.1 + pay.1))
    }

    fn number(&self, key: &str, crew: Crew) -> u64 {
        self.json[key][id(&crew)].as_u64().unwrap_or(0)
    }

    fn list(&self, key: &str, crew: Crew) -> Vec<Value> {
        self.json[key][id(&crew)].as_array().unwrap().clone()
    }
}

fn id(named: &impl serde::Serialize) -> String {
    to_value(named).as_str().unwrap().to_owned()
}

fn pair(pay: &Pay) -> (u64, u64) {
    (pay.sure.into(), pay.casino.into())
}

/// Does an action on the turn of a seat, if the rules allow it there.
fn then(game: &Gangster, now: &State, seat: Seat, action: Action) -> Option<State> {
    let mut table = *now;
    table.phase = Phase::Turn { seat };
    game.check(&table, seat, &action).ok()?;
    game.act(&mut table, action, &mut Silent);
    Some(table)
}

fn check(game: &Gangster, state: &State, action: Action, fact: &GangsterFact) -> bool {
    let Turn::Seat(own) = game.turn(state) else { return false };
    let after = after(game, state, action);
    let (before, now) = (Table::of(game, state), Table::of(game, &after));
    let is_party = |party: &Party, crew: Crew| {
        let whom = if game.seat_of(crew) == own { Whom::You } else { Whom::Seat(game.seat_of(crew)) };
        *party == if game.seats().count() == 2 { Party::Crew(whom, crew) } else { Party::Seat(whom) }
    };
    let acting = crew_of(action).or(state.phase.crew()).unwrap();
    match fact {
        GangsterFact::Payday { party, crew, district, gangsters, from, to } => {
            is_party(party, *crew)
                && before.pay(*district, *crew) == pair(from)
                && now.pay(*district, *crew) == pair(to)
                && now.standing(*district, *crew).0 == usize::from(*gangsters)
        }
        GangsterFact::Presence { party, crew, district, from, to, beside } => {
            let others = game.crews().iter().filter(|other| *other != crew);
            is_party(party, *crew)
                && game.seat_of(*crew) == own
                && before.pay(*district, *crew) == now.pay(*district, *crew)
                && before.standing(*district, *crew).0 == usize::from(*from)
                && now.standing(*district, *crew).0 == usize::from(*to)
                && beside.is_none_or(|(party, count)| {
                    others.into_iter().any(|&other| {
                        is_party(&party, other) && now.standing(*district, other).0 == usize::from(count)
                    })
                })
        }
        GangsterFact::Next { party, crew, action, words, district, from, to } => {
            let seat = game.seat_of(*crew);
            let Some(done) = then(game, &after, seat, *action) else { return false };
            is_party(party, *crew)
                && !words.is_empty()
                && now.pay_of_seat(*district, seat.index()) == pair(from)
                && Table::of(game, &done).pay_of_seat(*district, seat.index()) == pair(to)
        }
        GangsterFact::Threat { by, action, words, district, from, to } => {
            let seat = Seat::new((own.index() + 1) % game.seats().count());
            let Some(done) = then(game, &after, seat, *action) else { return false };
            is_party(by, crew_of(*action).unwrap())
                && !words.is_empty()
                && now.pay_of_seat(*district, own.index()) == pair(from)
                && Table::of(game, &done).pay_of_seat(*district, own.index()) == pair(to)
        }
        GangsterFact::Strike { on, action, words, district, from, to } => {
            let Some(done) = then(game, &after, own, *action) else { return false };
            let done = Table::of(game, &done);
            !words.is_empty()
                && crew_of(*action) == Some(acting)
                && game.crews().iter().filter(|&&crew| is_party(on, crew)).any(|&crew| {
                    let seat = game.seat_of(crew).index();
                    seat != own.index()
                        && now.pay_of_seat(*district, seat) == pair(from)
                        && done.pay_of_seat(*district, seat) == pair(to)
                })
        }
        GangsterFact::Mat { party, crew, from, to } => {
            is_party(party, *crew)
                && before.number("mats", *crew) == u64::from(*from)
                && now.number("mats", *crew) == u64::from(*to)
        }
        GangsterFact::Captive { of, held, room } => {
            let trunk = now.list("trunks", acting);
            let has_trunk = now.list("equipment", acting).contains(&Value::from("trunk"));
            trunk.len() == *held
                && before.list("trunks", acting).len() + 1 == *held
                && *room == 1 + usize::from(has_trunk)
                && game
                    .crews()
                    .iter()
                    .any(|&crew| is_party(of, crew) && trunk.contains(&Value::from(id(&crew))))
        }
        GangsterFact::Harbour { of, crew, from, to } => {
            is_party(of, *crew)
                && before.number("harbour", *crew) == u64::from(*from)
                && now.number("harbour", *crew) == u64::from(*to)
        }
        GangsterFact::Guarded { party, district, gangsters } => {
            is_party(party, acting)
                && now.json["cars"][id(&acting)] == id(district)
                && now.list("equipment", acting).contains(&Value::from("bodyguard"))
                && now.standing(*district, acting).0 == usize::from(*gangsters)
        }
        GangsterFact::Marker { kind } => {
            let kind = Value::from(id(kind));
            !before.list("equipment", acting).contains(&kind) && now.list("equipment", acting).contains(&kind)
        }
        GangsterFact::Coast { kinds } => {
            let shown = now.json["coast"].as_array().unwrap();
            now.json["cars"][id(&acting)] == "gold_coast"
                && kinds.iter().all(|kind| {
                    let kind = Value::from(id(kind));
                    shown.contains(&kind) && !now.list("equipment", acting).contains(&kind)
                })
        }
        GangsterFact::CardsUp { party, doublers, .. } => {
            is_party(party, acting)
                && before.list("cards", acting).len() == 1
                && now.json["doublers"].as_array().unwrap().len() == *doublers
        }
        GangsterFact::CarPushed { party, crew, from, to } => {
            is_party(party, *crew)
                && before.json["cars"][id(crew)] == id(from)
                && now.json["cars"][id(crew)] == id(to)
        }
    }
}
