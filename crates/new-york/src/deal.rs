//! [N2.1] [N2.2] [N2.3] [N2.4] The deal: Dirk's buildings, the yard, the hands, the first player, the display.

use crate::chance::Impossible;
use crate::deck::split;
use crate::{Building, Card, Estate, Event, Money, NewYork, Phase, State};
use arrayvec::ArrayVec;
use game_core::lenient::capped_list;
use game_core::random::{Rng, pick};
use game_core::{PerSeat, Seat, Sink};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// In dealing order.
    #[serde(deserialize_with = "capped_list")]
    pub hands: PerSeat<DealtHand>,
    pub first: Seat,
    #[serde(deserialize_with = "capped_list")]
    pub display: ArrayVec<Card, 8>,
    /// In slot order.
    #[serde(deserialize_with = "capped_list")]
    pub market: ArrayVec<Building, 8>,
    /// Empty unless two play.
    #[serde(deserialize_with = "capped_list")]
    pub dirk: ArrayVec<Building, 8>,
}

/// The cards dealt to a seat, in dealing order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DealtHand(#[serde(deserialize_with = "capped_list")] pub ArrayVec<Card, 32>);

/// [N2.2] A hand is full with this much money.
const ENOUGH: u32 = 20;
const DISPLAY: usize = 4;
const MARKET: usize = 4;
/// [N7.3] What Dirk gets at the start.
const DIRK: usize = 6;

pub(crate) fn sample(game: &NewYork, rng: &mut (impl Rng + ?Sized)) -> Deal {
    let (mut buildings, mut money) = (Estate::ALL, game.all_money());
    let dirk = (0..dirk_size(game)).map(|_| buildings.draw(rng)).collect();
    let market = (0..MARKET).map(|_| buildings.draw(rng)).collect();
    let hands: PerSeat<DealtHand> = game.seats.iter().map(|_| deal_hand(&mut money, rng)).collect();
    let first = pick(rng, &first_players(&hands));
    let display = (0..DISPLAY).map(|_| money.draw(rng)).collect();
    Deal { hands, first, display, market, dirk }
}

pub(crate) fn check(game: &NewYork, deal: &Deal) -> Result<(), Impossible> {
    check_buildings(game, deal)?;
    let (count, given) = (game.seats.count(), deal.hands.len());
    if given != count {
        return Err(Impossible::HandCount { count, given });
    }
    let mut money = game.all_money();
    let cards = deal.hands.iter().flat_map(|hand| &hand.0).chain(&deal.display);
    for &card in cards {
        if money.count(card) == 0 {
            return Err(Impossible::NoSuchCard { card });
        }
        money.remove(card);
    }
    if let Some(seat) = game.seats.iter().find(|seat| !deal.hands[seat.index()].is_full()) {
        return Err(Impossible::WrongHand { seat });
    }
    if !first_players(&deal.hands).contains(&deal.first) {
        return Err(Impossible::WrongFirst { first: deal.first });
    }
    match deal.display.len() {
        DISPLAY => Ok(()),
        given => Err(Impossible::DisplaySize { given }),
    }
}

pub(crate) fn resolve(game: &NewYork, state: &mut State, deal: &Deal, events: &mut impl Sink<Event>) {
    for (place, hand) in state.hands.iter_mut().zip(&deal.hands) {
        *place = hand.0.iter().copied().collect();
    }
    for (slot, &building) in state.market.iter_mut().zip(&deal.market) {
        *slot = Some(building);
    }
    if let Some(dirk) = game.dirk() {
        state.estates[dirk] = deal.dirk.iter().copied().collect();
    }
    state.display = deal.display.iter().copied().collect();
    let seen = state.hands.iter().fold(state.display.money(), |seen, &hand| seen.plus(hand));
    state.unseen = game.all_money().minus(seen);
    state.piles = Some(split(state.unseen.len()));
    state.phase = Phase::Action { seat: deal.first };
    announce(game, state, deal, events);
}

fn announce(game: &NewYork, state: &State, deal: &Deal, events: &mut impl Sink<Event>) {
    if game.dirk().is_some() {
        events.emit(|| Event::DirkReceived { buildings: deal.dirk.iter().copied().collect() });
    }
    events.emit(|| Event::MoneyDealt {
        hands: state.hands[..game.seats.count()].iter().copied().collect::<PerSeat<Money>>(),
        display: state.display,
        market: std::array::from_fn(|slot| deal.market[slot]),
    });
    events.emit(|| Event::FirstPlayerFound { seat: deal.first });
}

impl DealtHand {
    /// [N2.2] Whether it was dealt until it totalled enough, and no card longer.
    fn is_full(&self) -> bool {
        let total = self.total();
        let last = self.0.last().map_or(0, |card| u32::from(card.value()));
        total >= ENOUGH && total - last < ENOUGH
    }

    fn total(&self) -> u32 {
        self.0.iter().map(|card| u32::from(card.value())).sum()
    }
}

/// [N7.3] Dirk gets six buildings before the yard is laid out.
fn dirk_size(game: &NewYork) -> usize {
    if game.dirk().is_some() { DIRK } else { 0 }
}

fn deal_hand(money: &mut Money, rng: &mut (impl Rng + ?Sized)) -> DealtHand {
    let mut hand = DealtHand::default();
    while hand.total() < ENOUGH {
        hand.0.push(money.draw(rng));
    }
    hand
}

/// [N2.3] Those with fewest cards, of these those with the lowest total.
fn first_players(hands: &[DealtHand]) -> PerSeat<Seat> {
    let key = |hand: &DealtHand| (hand.0.len(), hand.total());
    let best = hands.iter().map(key).min();
    let all = hands.iter().enumerate().filter(|(_, hand)| Some(key(hand)) == best);
    all.map(|(index, _)| Seat::new(index)).collect()
}

fn check_buildings(game: &NewYork, deal: &Deal) -> Result<(), Impossible> {
    if deal.market.len() != MARKET {
        return Err(Impossible::MarketSize { given: deal.market.len() });
    }
    if deal.dirk.len() != dirk_size(game) {
        return Err(Impossible::DirkCount { due: dirk_size(game) as u32, given: deal.dirk.len() });
    }
    let mut buildings = Estate::ALL;
    for &building in deal.dirk.iter().chain(&deal.market) {
        if buildings.count(building) == 0 {
            return Err(Impossible::NoSuchBuilding { building });
        }
        buildings.remove(building);
    }
    Ok(())
}
