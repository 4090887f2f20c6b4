//! The grounds of New York: what is said in positions set up for it, and that all that is said holds.

use super::*;
use crate::new_york::testing::{played, table};
use crate::reason::proof::Proof;
use game_core::record::to_value;
use new_york::{Card, Estate, Owner, Payment, Pick, Scored};
use serde_json::Value;

fn building(id: &str) -> Building {
    Building::from_id(id).unwrap()
}

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn money(ids: &[&str]) -> Money {
    ids.iter().map(|id| card(id)).collect()
}

/// Three seats before scoring B. Seat 0 is to act with 3 and 5 blue, 9 green, 4 yellow; in blue lies park 8, which seat 1
/// can pay exactly. Seat 0 owns a park, seat 1 two.
fn yard() -> (NewYork, State) {
    let game = table(3);
    let mut state = played(&game, 1, 0);
    state.phase = Phase::Action { seat: Seat::new(0) };
    state.scored = Scored { a: true, b: false };
    state.estates = [Estate::NONE; 6];
    state.estates[0] = [building("park_6")].into_iter().collect();
    state.estates[1] = ["park_7", "park_9"].map(building).into_iter().collect();
    state.market = ["park_8", "museum_8", "museum_7", "station_10"].map(|id| Some(building(id)));
    let hands =
        [money(&["blue_3", "blue_5", "green_9", "yellow_4"]), money(&["blue_8"]), money(&["orange_6"])];
    state.hands[..3].copy_from_slice(&hands);
    state.display = ["blue_1", "orange_1", "yellow_6", "yellow_9"].map(card).into_iter().collect();
    state.unseen = Money::NONE;
    (game, state)
}

fn buy(slot: Currency, ids: &[&str]) -> Action {
    Action::Buy { slot, pay: ids.iter().map(|id| card(id)).collect::<Payment>(), owner: Owner::Buyer }
}

fn take(ids: &[&str]) -> Action {
    Action::Take { cards: ids.iter().map(|id| card(id)).collect::<Pick>() }
}

fn said(game: &NewYork, state: &State, better: Action, worse: Action) -> Vec<String> {
    let grounds = grounds(game, state, better, worse);
    grounds.iter().map(|ground| format!("{} · {}", ground.words, ground.rule)).collect()
}

#[test]
fn a_purchase_is_told_by_what_it_scores_and_what_it_takes_from_the_next() {
    let (game, state) = yard();
    let words =
        said(&game, &state, buy(Currency::Blue, &["blue_3", "blue_5"]), take(&["blue_1", "orange_1"]));
    assert_eq!(
        words,
        [
            "buying park 8 for blue 3 + 5 would make your 2 parks count 8 points instead of 5 in scoring B and 16 instead \
             of 12 in C · N5.1",
            "buying park 8 for blue 3 + 5 pays the 8 exactly, so that you may act again · N3.4",
            "buying park 8 for blue 3 + 5 would make seat 1's 2 parks count 8 points instead of 12 in scoring B and 16 \
             instead of 20 in C · N5.1",
            "but buying park 8 for blue 3 + 5 would leave you 13 of 21 in money · N3.3",
        ]
    );
}

#[test]
fn an_exact_payment_is_held_against_one_without_change() {
    let (game, mut state) = yard();
    state.hands[0].add(card("blue_9"));
    let words =
        said(&game, &state, buy(Currency::Blue, &["blue_3", "blue_5"]), buy(Currency::Blue, &["blue_9"]));
    assert_eq!(
        words[..2],
        [
            "buying park 8 for blue 3 + 5 pays the 8 exactly, so that you may act again · N3.4",
            "while buying park 8 for blue 9 pays 9 for 8 and gets no change, and your turn is over · N3.3",
        ]
    );
}

#[test]
fn money_is_told_by_what_it_can_pay() {
    let (game, state) = yard();
    assert_eq!(
        said(&game, &state, take(&["yellow_6"]), take(&["blue_1", "orange_1"]))[0],
        "taking yellow 6 would let you pay the 10 yellow for station 10 exactly · N3.4"
    );
    let words = said(&game, &state, take(&["blue_1", "orange_1"]), take(&["blue_1"]));
    assert_eq!(
        words[0],
        "taking blue 1 and orange 1 would bring your money from 21 to 23; taking blue 1 would bring your money from 21 to \
         22 · N3.2"
    );
}

#[test]
fn every_fact_holds_in_1500_positions() {
    let deed = |game: &NewYork, state: &State, action| {
        let Turn::Seat(own) = game.turn(state) else { unreachable!("a seat is to act") };
        Before { game, state, own }.deed(action)
    };
    let kinds = Proof { deed, check }.hold(1_500);
    for kind in [
        "Scored",
        "ActsAgain",
        "NoChange",
        "Money",
        "CanPay",
        "LeavesBuilding",
        "LeavesCard",
        "Ends",
        "Awarded",
        "Final",
    ] {
        assert!(kinds.contains_key(kind), "{kind} was never told: {kinds:?}");
    }
}

/// The table as JSON, which knows nothing of how facts are found.
struct Table(Value);

impl Table {
    fn of(game: &NewYork, state: &State) -> Table {
        Table(to_value(&game.snapshot(state)))
    }

    fn ids(list: &Value) -> impl Iterator<Item = &str> {
        list.as_array().unwrap().iter().map(|id| id.as_str().unwrap())
    }

    /// How many buildings of a type every owner has, Dirk last.
    fn owned(&self, kind: BuildingType) -> Vec<usize> {
        let owners = self.0["buildings"].as_array().unwrap().iter();
        let owners = owners.chain(Some(&self.0["dirk"]).filter(|dirk| dirk.is_array()));
        owners.map(|list| Table::ids(list).filter(|id| id.starts_with(kind.id())).count()).collect()
    }

    /// [N5.1] [N5.2] A scoring for one type, by handing out the places.
    fn points(&self, seat: usize, kind: BuildingType, scoring: Scoring) -> u8 {
        let owned = self.owned(kind);
        let mut order: Vec<usize> = owned.iter().copied().filter(|&count| count > 0).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        let prizes = kind.points(scoring);
        let mine = (0..order.len()).filter(|&place| order[place] == owned[seat]);
        let (sum, tied) =
            mine.fold((0, 0), |(sum, tied), place| (sum + prizes.get(place).unwrap_or(&0), tied + 1));
        u8::checked_div(sum, tied).unwrap_or(0)
    }

    fn hand(&self, seat: usize, currency: &str) -> Vec<u32> {
        let cards = Table::ids(&self.0["hands"][seat]);
        cards.filter_map(|id| id.strip_prefix(currency)?.strip_prefix('_')?.parse().ok()).collect()
    }

    fn total(&self, seat: usize) -> u32 {
        Currency::ALL.iter().map(|currency| self.hand(seat, currency.id()).iter().sum::<u32>()).sum()
    }

    fn has_in_yard(&self, slot: Currency, building: Building) -> bool {
        self.0["market"][slot.id()] == format!("{building:?}")
    }

    fn pays(&self, seat: usize, slot: Currency, building: Building) -> Option<Fit> {
        fit_of(&self.hand(seat, slot.id()), building)
    }
}

/// Tries every subset of the cards.
fn fit_of(cards: &[u32], building: Building) -> Option<Fit> {
    let price = u32::from(building.price());
    let sums = cards.iter().fold(vec![0], |sums: Vec<u32>, card| {
        let mut more: Vec<u32> = sums.iter().map(|sum| sum + card).chain(sums.iter().copied()).collect();
        more.sort_unstable();
        more.dedup();
        more
    });
    match sums.contains(&price) {
        true => Some(Fit::Exact),
        false => sums.iter().any(|&sum| sum > price).then_some(Fit::Over),
    }
}

fn check(game: &NewYork, state: &State, action: Action, fact: &NewYorkFact) -> bool {
    let Turn::Seat(own) = game.turn(state) else { return false };
    let after = after(game, state, action);
    let (before, now) = (Table::of(game, state), Table::of(game, &after));
    let (me, seats) = (own.index(), game.seats().count());
    let at = |whom: &Whom| match whom {
        Whom::You => me,
        Whom::Seat(seat) => seat.index(),
    };
    match fact {
        NewYorkFact::Scored { whom, kind, owned, changes } => {
            now.owned(*kind)[at(whom)] == usize::from(*owned)
                && changes.iter().all(|change| {
                    before.points(at(whom), *kind, change.scoring) == change.from
                        && now.points(at(whom), *kind, change.scoring) == change.to
                        && !Table::ids(&now.0["scored"]).any(|id| id == change.scoring.id())
                })
        }
        NewYorkFact::ActsAgain { price } => {
            now.0["phase"] == "extra_action" && before.total(me) - now.total(me) == u32::from(*price)
        }
        NewYorkFact::NoChange { price, paid } => {
            now.0["phase"] != "extra_action"
                && before.total(me) - now.total(me) == *paid
                && *paid > u32::from(*price)
        }
        NewYorkFact::Money { from, to } => before.total(me) == *from && now.total(me) == *to,
        NewYorkFact::CanPay { slot, building, payment } => {
            now.has_in_yard(*slot, *building)
                && now.pays(me, *slot, *building) == Some(*payment)
                && before.pays(me, *slot, *building) < Some(*payment)
        }
        NewYorkFact::LeavesBuilding { next, building, slot, payment, from, to } => {
            let seat = (me + 1) % seats;
            let mut with = Table::of(game, &after);
            let list = with.0["buildings"][seat].as_array_mut().unwrap();
            list.push(Value::from(format!("{building:?}")));
            next.index() == seat
                && now.has_in_yard(*slot, *building)
                && now.pays(seat, *slot, *building) == Some(*payment)
                && now.points(seat, building.kind(), Scoring::C) == *from
                && with.points(seat, building.kind(), Scoring::C) == *to
        }
        NewYorkFact::LeavesCard { next, card, building } => {
            let (seat, slot) = ((me + 1) % seats, card.currency());
            let mut hand = now.hand(seat, slot.id());
            let without = fit_of(&hand, *building);
            hand.push(card.value().into());
            next.index() == seat
                && Table::ids(&now.0["display"]).any(|id| id == format!("{card:?}"))
                && now.has_in_yard(slot, *building)
                && without < Some(Fit::Exact)
                && fit_of(&hand, *building) == Some(Fit::Exact)
        }
        NewYorkFact::Ends { empty, deck, .. } => {
            // Whatever is drawn, the match is over.
            let mut rng = game_core::random::stream(7, 7, 7);
            let mut over = after;
            game.resolve(&mut over, &game.sample(&after, &mut rng), &mut game_core::Silent);
            let market = now.0["market"].as_object().unwrap();
            over.is_over()
                && market.values().filter(|slot| slot.is_null()).count() == *empty
                && now.0["deck"]["buildings"] == *deck
        }
        NewYorkFact::Awarded { whom, building, slot, money } => {
            let mut rng = game_core::random::stream(8, 8, 8);
            let (mut over, mut events) = (after, Vec::new());
            game.resolve(&mut over, &game.sample(&after, &mut rng), &mut events);
            let seat = Seat::new(at(whom));
            let award = new_york::Event::BuildingAwarded { slot: *slot, building: *building, seat };
            events.contains(&award) && now.hand(at(whom), slot.id()).iter().sum::<u32>() == *money
        }
        NewYorkFact::Final { score, rank, of } => {
            let outcome = to_value(&game.outcome(&after));
            outcome["scores"][me] == *score && outcome["ranks"][me] == *rank && usize::from(*of) == seats
        }
    }
}
