//! Standing orders choose among legal calls: proxies for the lot of a round, and no part in side auctions.

use crate::setting::*;
use don::{Action, Don, Order};
use game_core::{Order as _, Seat};
use game_testkit::Scenario;
use serde_json::{Value, json};

fn answer(scenario: &Scenario<Don>, seat: usize, order: Value) -> Option<Action> {
    let order: Order = serde_json::from_value(order).expect("an order");
    order.answer(scenario.game(), scenario.typed(), Seat::new(seat))
}

fn proxy(up_to: u8, never: &[u8]) -> Value {
    json!({ "type": "proxy", "round": 1, "up_to": up_to, "never_ending_in": never })
}

#[test]
fn a_proxy_bids_the_least_it_may_and_passes_beyond_its_limit() {
    // [D3.3] [D3.5]
    let mut scenario = four().owns(BERT, "new_town_3").reveals(ANKE, "old_town_1");
    scenario.act(0, bid(2));
    assert_eq!(answer(&scenario, BERT, proxy(8, &[])), Some(bid(4)), "he owns a 3");
    assert_eq!(answer(&scenario, BERT, proxy(8, &[4, 5])), Some(bid(6)));
    assert_eq!(answer(&scenario, BERT, proxy(3, &[])), Some(PASS));
    assert_eq!(answer(&scenario, BERT, proxy(40, &[4, 5, 6, 7, 8, 9, 0, 1, 2])), Some(PASS));
    let other_round = json!({ "type": "proxy", "round": 2, "up_to": 8 });
    assert_eq!(answer(&scenario, BERT, other_round), None);
}

#[test]
fn a_proxy_neither_slips_nor_bluffs_where_a_table_would_let_it() {
    // [D5.2] [D5.3]
    let mut scenario = four_at_a_table().owns(BERT, "new_town_3").reveals(ANKE, "old_town_1");
    scenario.act(0, bid(2));
    assert_eq!(answer(&scenario, BERT, proxy(60, &[])), Some(bid(4)));
    scenario.act(1, PASS).act(2, bid(12));
    assert_eq!(answer(&scenario, DIETER, proxy(60, &[])), Some(PASS), "he has twelve chips");
}

#[test]
fn an_order_that_is_none_is_not_read() {
    for wrong in [
        json!({ "type": "proxy", "round": 1 }),
        json!({ "type": "proxy", "round": 1, "up_to": 8, "never_ending_in": [10] }),
        json!({ "type": "decline_side_auctions", "for": 3 }),
        json!({ "type": "win" }),
    ] {
        assert!(serde_json::from_value::<Order>(wrong.clone()).is_err(), "{wrong}");
    }
}
