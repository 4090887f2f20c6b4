//! The grounds of Don: what is said in positions set up for it, and that all that is said holds.

use super::*;
use crate::don::tuning::table;
use crate::reason::proof::Proof;
use don::{Bid, District};
use game_core::record::to_value;
use serde_json::Value;
use std::collections::BTreeSet;

fn district(id: &str) -> District {
    District::from_id(id).unwrap()
}

fn districts(ids: &[&str]) -> DistrictSet {
    ids.iter().map(|id| district(id)).collect()
}

/// Round 7 of a match of four: seat 0 is to answer seat 3's bid of 6 for New Town 3. It owns New Town 0 and 2; seat 1
/// holds two 7s, seat 2 an 8; seat 1 has 7 chips.
fn auction() -> (Don, State) {
    let game = table(4);
    let mut state = game.start();
    state.first = Some(Seat::new(0));
    state.round = 7;
    state.chips = [10, 7, 14, 17, 0, 0];
    state.districts[0] = districts(&["new_town_0", "new_town_2"]);
    state.districts[1] = districts(&["park_west_7", "wrightwood_7"]);
    state.districts[2] = districts(&["park_west_8"]);
    state.districts[3] = districts(&["new_town_8"]);
    state.phase = Phase::Auction(Auction {
        sale: Sale::Lot { districts: districts(&["new_town_3"]) },
        to_act: Seat::new(0),
        standing: Some(Bid { seat: Seat::new(3), amount: 6 }),
        passed: SeatSet::EMPTY,
        barred: SeatSet::EMPTY,
        slipped: false,
    });
    (game, state)
}

fn said(game: &Don, state: &State, better: Action, worse: Action) -> Vec<String> {
    let grounds = grounds(game, state, better, worse);
    grounds.iter().map(|ground| format!("{} · {}", ground.words, ground.rule)).collect()
}

const PASS: Action = Action::Pass {};

const fn bid(amount: i16) -> Action {
    Action::Bid { amount }
}

#[test]
fn a_bid_is_held_against_a_pass_by_points_chips_and_numbers() {
    let (game, state) = auction();
    assert_eq!(
        said(&game, &state, bid(7), PASS),
        [
            "a bid of 7, if it wins, would mean 3 of New Town for you: 6 points instead of 3 · D8.1",
            "passing, if seat 3's 6 wins, would mean 2 of New Town for seat 3: 3 points instead of 1 · D8.1",
            "some have too few chips to top 7: seat 1 has 7 · D3.4",
            "but a bid of 7, if it wins, would leave you 3 of 10 chips · D3.7",
        ]
    );
    assert_eq!(
        said(&game, &state, PASS, bid(7))[..2],
        [
            "a bid of 7, if it wins, would leave you 3 of 10 chips · D3.7",
            "passing, if seat 3's 6 wins, would pay 2 chips each to you, seat 1 and seat 2, for none holds a 6 · D4.3",
        ]
    );
}

#[test]
fn two_bids_differ_by_whom_they_pay_and_who_can_top_them() {
    let (game, state) = auction();
    assert_eq!(
        said(&game, &state, bid(7), bid(8)),
        [
            "a bid of 7, if it wins, would leave you 3 of 10 chips; a bid of 8, if it wins, would leave you 2 of 10 \
             chips · D3.7",
            "to top 7, seat 3 must go to 9, for it owns an 8 · D3.5",
            "a bid of 7, if it wins, would pay 7 chips to seat 1 for holding most 7s (2); a bid of 8, if it wins, would \
             pay 4 chips each to seat 2 and seat 3 for holding most 8s (1 each) · D4.2",
        ]
    );
}

#[test]
fn the_last_auction_is_told_by_how_the_match_ends() {
    let (game, mut state) = auction();
    state.round = 15;
    let words = said(&game, &state, bid(7), PASS);
    assert_eq!(
        words[0],
        "a bid of 7, if it wins, would end the match with 6 points for you, place 1 of 4; passing, if seat 3's 6 wins, \
         would end the match with 3 points for you, place 3 of 4 · D8.3"
    );
    assert!(words.iter().all(|words| !words.contains("D3.5") && !words.contains("D2.4")), "{words:?}");
}

#[test]
fn selling_is_weighed_by_what_is_lost_and_who_can_pay() {
    let (game, mut state) = auction();
    state.phase = Phase::Offer { seat: Seat::new(0) };
    let offer = Action::Offer { district: district("new_town_2") };
    assert_eq!(
        said(&game, &state, Action::Decline {}, offer)[0],
        "offering New Town 2, if it sells, would mean 1 of New Town for you: 1 point instead of 3 · D8.1"
    );
    assert_eq!(
        said(&game, &state, offer, Action::Decline {})[0],
        "offering New Town 2, if it sells, brings you the whole price; of those who may bid, seat 3 has most, 17 chips · \
         D6.3"
    );
}

#[test]
fn every_fact_holds_in_1500_positions() {
    let deed = |game: &Don, state: &State, action| {
        let Turn::Seat(own) = game.turn(state) else { unreachable!("a seat is to act") };
        Before { game, state, own }.deed(action)
    };
    let kinds = Proof { deed, check }.hold(1_500);
    for kind in [
        "Colours",
        "Paid",
        "SellerPaid",
        "Spent",
        "Barred",
        "Freed",
        "MostOf",
        "FirstPlayer",
        "CannotTop",
        "MustLeap",
        "Final",
        "Slip",
        "Bluff",
        "SitsOut",
        "Price",
    ] {
        assert!(kinds.contains_key(kind), "{kind} was never told: {kinds:?}");
    }
}

/// The table as JSON, which knows nothing of how facts are found.
struct Table(Value);

impl Table {
    fn of(game: &Don, state: &State) -> Table {
        Table(to_value(&game.snapshot(state)))
    }

    fn number(&self, path: &str) -> i64 {
        self.0.pointer(path).and_then(Value::as_i64).unwrap()
    }

    fn chips(&self, seat: usize) -> i64 {
        self.number(&format!("/chips/{seat}"))
    }

    fn owned(&self, seat: usize) -> Vec<&str> {
        let list = self.0["districts"][seat].as_array().unwrap();
        list.iter().map(|id| id.as_str().unwrap()).collect()
    }

    fn with_digit(&self, seat: usize, digit: Digit) -> usize {
        self.owned(seat).iter().filter(|id| id.ends_with(&format!("_{digit}"))).count()
    }

    fn of_colour(&self, seat: usize, colour: Colour) -> usize {
        self.owned(seat).iter().filter(|id| id.starts_with(colour.id())).count()
    }

    fn points(&self, seat: usize, colours: &[(Colour, u8)]) -> usize {
        // [D8.1] The n-th district of a colour adds n points.
        let sum = |count: usize| count * (count + 1) / 2;
        colours.iter().map(|&(colour, _)| sum(self.of_colour(seat, colour))).sum()
    }

    fn leads(&self, seat: usize, digit: Digit, seats: usize) -> bool {
        let others = (0..seats).filter(|&other| other != seat);
        others.map(|other| self.with_digit(other, digit)).all(|count| count < self.with_digit(seat, digit))
    }
}

/// The table once nobody calls any more.
fn settled(game: &Don, state: &State, own: Seat, action: Action) -> State {
    let mut after = *state;
    let lot = state.lot();
    if let Action::Offer { district } = action {
        after.districts[own.index()].remove(district);
        return after;
    }
    game.act(&mut after, action, &mut Silent);
    while matches!(after.phase, Phase::Auction(auction) if auction.to_act != own)
        && matches!(action, Action::Bid { .. } | Action::Pass {})
        && after.lot() == lot
    {
        game.act(&mut after, PASS, &mut Silent);
    }
    after
}

fn check(game: &Don, state: &State, action: Action, fact: &DonFact) -> bool {
    let Turn::Seat(own) = game.turn(state) else { return false };
    let after = settled(game, state, own, action);
    let (before, now) = (Table::of(game, state), Table::of(game, &after));
    let (me, seats) = (own.index(), game.seats().count());
    let at = |whom: &Whom| match whom {
        Whom::You => me,
        Whom::Seat(seat) => seat.index(),
    };
    let buyer = (0..seats).find(|&seat| now.chips(seat) < before.chips(seat));
    match fact {
        DonFact::Colours { whom, counts, from, to } => {
            let seat = at(whom);
            counts.iter().all(|&(colour, count)| now.of_colour(seat, colour) == usize::from(count))
                && before.points(seat, counts) == usize::from(*from)
                && now.points(seat, counts) == usize::from(*to)
                && now.0["districts"][seat] != before.0["districts"][seat]
        }
        DonFact::Paid { digit, held, payees, each } => {
            let price = match (action, &state.phase) {
                (Action::Bid { amount }, _) => amount as u8,
                (_, Phase::Auction(auction)) => auction.standing.unwrap().amount,
                _ => return false,
            };
            let payer = match action {
                Action::Bid { .. } => me,
                _ => before.number("/standing/seat") as usize,
            };
            let most =
                (0..seats).filter(|&seat| seat != payer).map(|seat| before.with_digit(seat, *digit)).max();
            let paid: BTreeSet<usize> = (0..seats)
                .filter(|&seat| seat != payer && Some(before.with_digit(seat, *digit)) == most)
                .collect();
            price % 10 == digit.number()
                && most == Some(*held as usize)
                && paid == payees.iter().map(at).collect::<BTreeSet<_>>()
                && paid.iter().all(|&seat| now.chips(seat) == before.chips(seat) + i64::from(*each))
        }
        DonFact::SellerPaid { seller, price } => {
            let gained = now.chips(at(seller)) - before.chips(at(seller));
            before.number("/seller") as usize == at(seller) && gained == i64::from(*price)
        }
        DonFact::Spent { left, of, sale } => {
            let main = before.0["seller"].is_null();
            buyer == Some(me)
                && now.chips(me) == i64::from(*left)
                && before.chips(me) == i64::from(*of)
                && main == (*sale == SaleKind::Main)
        }
        DonFact::Barred { whom, digits } => digits
            .iter()
            .all(|&digit| before.with_digit(at(whom), digit) == 0 && now.with_digit(at(whom), digit) > 0),
        DonFact::Freed { whom, digits } => digits
            .iter()
            .all(|&digit| before.with_digit(at(whom), digit) > 0 && now.with_digit(at(whom), digit) == 0),
        DonFact::MostOf { whom, digits } => digits
            .iter()
            .all(|&digit| now.leads(at(whom), digit, seats) && !before.leads(at(whom), digit, seats)),
        DonFact::FirstPlayer { whom, round } => {
            now.number("/first") as usize == at(whom) && now.number("/round") == i64::from(*round)
        }
        DonFact::CannotTop { bid, short, of } => {
            let passed: Vec<usize> = before.0["passed"]
                .as_array()
                .unwrap()
                .iter()
                .map(|seat| seat.as_u64().unwrap() as usize)
                .collect();
            let out = |key: &str| -> Vec<Value> { before.0[key].as_array().unwrap().clone() };
            let is_side = !before.0["seller"].is_null();
            let left = (0..seats).filter(|&seat| {
                let absent = |key: &str| !out(key).contains(&Value::from(seat));
                seat != me
                    && !passed.contains(&seat)
                    && absent("barred")
                    && if is_side { before.0["seller"] != seat } else { absent("swapped") }
            });
            let left: Vec<usize> = left.collect();
            left.len() == *of
                && action == self::bid((*bid).into())
                && short.iter().all(|(seat, chips)| {
                    left.contains(&seat.index()) && state.chips[seat.index()] == *chips && chips <= bid
                })
        }
        DonFact::MustLeap { bid, seat, to, digits } => {
            // The rules themselves refuse all between and take the leap.
            let mut asked = *state;
            game.act(&mut asked, action, &mut Silent);
            let Phase::Auction(auction) = asked.phase else { return false };
            asked.phase = Phase::Auction(Auction { to_act: *seat, ..auction });
            let takes = |amount: u8| game.check(&asked, *seat, &self::bid(amount.into())).is_ok();
            takes(*to)
                && (bid + 1..*to).all(|amount| !takes(amount))
                && digits.iter().all(|&digit| before.with_digit(seat.index(), digit) > 0)
        }
        DonFact::Final { score, rank, of } => {
            let outcome = to_value(&game.outcome(&after));
            outcome["scores"][me] == *score && outcome["ranks"][me] == *rank && usize::from(*of) == seats
        }
        DonFact::Slip { digit, fine } => {
            before.with_digit(me, *digit) > 0
                && now.chips(me) == before.chips(me) - i64::from(*fine)
                && now.0["slipped"] == true
        }
        DonFact::Bluff { chips } => {
            let over = matches!(action, Action::Bid { amount } if i64::from(amount) > before.chips(me));
            over && before.chips(me) == i64::from(*chips)
        }
        DonFact::SitsOut => now.0["swapped"].as_array().unwrap().contains(&Value::from(me)),
        DonFact::Price { richest, chips } => {
            let most = (0..seats).filter(|&seat| seat != me).map(|seat| before.chips(seat)).max();
            richest.index() != me
                && before.chips(richest.index()) == i64::from(*chips)
                && most == Some(i64::from(*chips))
        }
    }
}
