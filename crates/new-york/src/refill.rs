//! [N4.1] [N4.2] [N4.3] [N7.3] What is drawn at the end of a turn: buildings for the yard, money for the display with the
//! scoring cards among it, and what Dirk gets after a scoring.

use crate::chance::Impossible;
use crate::deck::{Draws, Top};
use crate::luck::{Luck, Shared};
use crate::score::Points;
use crate::{Building, Card, Currency, Estate, Event, NewYork, Scoring, Spread, State};
use arrayvec::ArrayVec;
use game_core::Sink;
use game_core::lenient::capped_list;
use game_core::random::{Rng, below};
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refill {
    /// In slot order.
    #[serde(deserialize_with = "capped_list")]
    pub buildings: ArrayVec<Building, 8>,
    /// In drawing order, the scoring cards where they turned up.
    #[serde(deserialize_with = "capped_list")]
    pub money: ArrayVec<Drawn, 8>,
    /// In any order.
    #[serde(deserialize_with = "capped_list")]
    pub dirk: ArrayVec<Building, 32>,
}

/// A card drawn from the money deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    Money(Card),
    Scoring(Scoring),
}

impl NewYork {
    /// [N7.3] How many buildings Dirk gets after a scoring, of `deck` that are left.
    fn dirk_share(&self, scoring: Scoring, deck: u32) -> u32 {
        match (self.dirk(), scoring) {
            (Some(_), Scoring::A) => deck.min(6),
            (Some(_), Scoring::B) => deck / 3,
            _ => 0,
        }
    }

    /// Whether the end of this turn draws anything.
    #[inline]
    pub(crate) fn must_refill(&self, state: &State) -> bool {
        let display_is_short = state.display.len() < Spread::SIZE;
        (display_is_short && self.has_money_to_draw(state))
            || (state.has_empty_slot() && !self.building_deck(state).is_empty())
    }
}

#[inline(always)]
pub(crate) fn sample(game: &NewYork, state: &State, rng: &mut (impl Rng + ?Sized)) -> Refill {
    draw(game, state, &mut Shared(rng))
}

#[inline(always)]
pub(crate) fn draw(game: &NewYork, state: &State, luck: &mut impl Luck) -> Refill {
    let mut refill = Refill::default();
    // Adding up what is left takes time, and most turns end with a full yard.
    let is_needed = state.has_empty_slot() || game.dirk().is_some();
    let mut buildings = if is_needed { game.building_deck(state) } else { Estate::NONE };
    for _ in state.empty_slots().take(buildings.len() as usize) {
        refill.buildings.push(buildings.draw(luck.buildings()));
    }
    let (mut draws, mut short) = (Draws::new(state), Spread::SIZE - state.display.len());
    while short > 0
        && let Some(top) = draws.top(game, state)
    {
        match top.scoring.filter(|&(_, cards)| below(luck.money(), u32::from(cards) + 1) == u32::from(cards))
        {
            Some((scoring, _)) => {
                draws.take_scoring(scoring);
                refill.money.push(Drawn::Scoring(scoring));
                for _ in 0..game.dirk_share(scoring, buildings.len()) {
                    refill.dirk.push(buildings.draw(luck.buildings()));
                }
            }
            None => {
                let card = draws.unseen.pick(luck.money());
                draws.take(card);
                refill.money.push(Drawn::Money(card));
                short -= 1;
            }
        }
    }
    refill
}

pub(crate) fn check(game: &NewYork, state: &State, refill: &Refill) -> Result<(), Impossible> {
    let mut buildings = game.building_deck(state);
    let due = state.empty_slots().count().min(buildings.len() as usize);
    if refill.buildings.len() != due {
        return Err(Impossible::BuildingCount { due, given: refill.buildings.len() });
    }
    take_buildings(&mut buildings, &refill.buildings)?;
    let due = check_money(game, state, refill, buildings.len())?;
    if refill.dirk.len() as u32 != due {
        return Err(Impossible::DirkCount { due, given: refill.dirk.len() });
    }
    take_buildings(&mut buildings, &refill.dirk)
}

#[inline(always)]
pub(crate) fn resolve(game: &NewYork, state: &mut State, refill: &Refill, events: &mut impl Sink<Event>) {
    lay_buildings(state, refill, events);
    let mut dirk = refill.dirk.as_slice();
    for &drawn in &refill.money {
        match drawn {
            Drawn::Money(card) => lay_money(game, state, card, events),
            Drawn::Scoring(scoring) => {
                score(game, state, scoring, events);
                dirk = give_to_dirk(game, state, dirk, scoring, events);
            }
        }
    }
    let seat = state.phase.seat().expect("a refill ends a seat's turn");
    game.close_turn(state, seat, events);
}

/// [N4.2] [N2.5] Whether the money can have come so from the deck; tells how many buildings are due to Dirk.
fn check_money(game: &NewYork, state: &State, refill: &Refill, buildings: u32) -> Result<u32, Impossible> {
    let (mut draws, mut short) = (Draws::new(state), Spread::SIZE - state.display.len());
    let (mut drawn_cards, mut dirk) = (0, 0);
    let miscounted = |due| {
        let given = refill.money.iter().filter(|drawn| matches!(drawn, Drawn::Money(_))).count();
        Impossible::MoneyCount { due, given }
    };
    for &drawn in &refill.money {
        let top = if short > 0 { draws.top(game, state) } else { None };
        match (drawn, top) {
            (Drawn::Scoring(scoring), Some(Top { scoring: Some((lying, _)) })) if lying == scoring => {
                draws.take_scoring(scoring);
                dirk += game.dirk_share(scoring, buildings - dirk);
            }
            (Drawn::Scoring(scoring), _) => return Err(Impossible::MisplacedScoring { scoring }),
            (Drawn::Money(_), None) => return Err(miscounted(drawn_cards)),
            (Drawn::Money(_), Some(Top { scoring: Some((scoring, 0)) })) => {
                return Err(Impossible::OverdueScoring { scoring });
            }
            (Drawn::Money(card), Some(_)) => {
                if draws.unseen.count(card) == 0 {
                    return Err(Impossible::NoSuchCard { card });
                }
                draws.take(card);
                drawn_cards += 1;
                short -= 1;
            }
        }
    }
    match short > 0 && draws.top(game, state).is_some() {
        true => Err(miscounted(drawn_cards + short)),
        false => Ok(dirk),
    }
}

fn take_buildings(deck: &mut Estate, drawn: &[Building]) -> Result<(), Impossible> {
    for &building in drawn {
        if deck.count(building) == 0 {
            return Err(Impossible::NoSuchBuilding { building });
        }
        deck.remove(building);
    }
    Ok(())
}

/// [N4.1] The empty slots are filled from left to right.
#[inline]
fn lay_buildings(state: &mut State, refill: &Refill, events: &mut impl Sink<Event>) {
    let mut buildings = refill.buildings.iter().copied();
    for slot in Currency::ALL {
        if state.building(slot).is_none()
            && let Some(building) = buildings.next()
        {
            state.market[slot as usize] = Some(building);
            events.emit(|| Event::BuildingLaid { slot, building });
        }
    }
}

/// [N4.2] A card goes from the deck to the display; if the deck is empty, the discards are shuffled into a new one.
#[inline]
fn lay_money(game: &NewYork, state: &mut State, card: Card, events: &mut impl Sink<Event>) {
    if state.unseen.is_empty() {
        state.unseen = game.discards(state);
        state.piles = None;
        events.emit(|| Event::DiscardsShuffled);
    }
    state.unseen.remove(card);
    if let Some(pile) = state.piles.iter_mut().flatten().find(|pile| **pile > 0) {
        *pile -= 1;
    }
    state.display.add(card);
    events.emit(|| Event::MoneyLaid { card });
}

/// [N4.3] A scoring card is scored at once and set aside.
#[cold]
fn score(game: &NewYork, state: &mut State, scoring: Scoring, events: &mut impl Sink<Event>) {
    game.announce_scoring(state, scoring, events);
    for (owner, points) in game.points_now(state, scoring).into_iter().enumerate() {
        state.points[owner][scoring as usize] = Points::pack(points);
    }
    match scoring {
        Scoring::A => state.scored.a = true,
        Scoring::B => state.scored.b = true,
        Scoring::C => unreachable!("there is no card for scoring C"),
    }
}

/// [N7.3] Hands Dirk his share of `buildings` and returns the rest.
#[cold]
fn give_to_dirk<'a>(
    game: &NewYork,
    state: &mut State,
    buildings: &'a [Building],
    scoring: Scoring,
    events: &mut impl Sink<Event>,
) -> &'a [Building] {
    let Some(dirk) = game.dirk() else { return buildings };
    let share = game.dirk_share(scoring, game.building_deck(state).len());
    let (given, rest) = buildings.split_at(share as usize);
    given.iter().for_each(|&building| state.estates[dirk].add(building));
    events.emit(|| Event::DirkReceived { buildings: given.iter().copied().collect() });
    rest
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Drawn::Money(card) => card.serialize(serializer),
            Drawn::Scoring(scoring) => serializer.collect_str(&format_args!("score_{}", scoring.id())),
        }
    }
}

impl<'de> Deserialize<'de> for Drawn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Drawn, D::Error> {
        let id = String::deserialize(deserializer)?;
        match id.as_str() {
            "score_a" => Ok(Drawn::Scoring(Scoring::A)),
            "score_b" => Ok(Drawn::Scoring(Scoring::B)),
            other => Card::from_id(other).map(Drawn::Money).ok_or_else(|| {
                D::Error::custom(format_args!(
                    "`{id}` is no card of the money deck; one is written blue_7 or score_a"
                ))
            }),
        }
    }
}
