//! Standing orders: done in the step that makes them possible, and known to nobody but their seat.

use crate::client::{Client, Known};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{By, Command, TableId, What};
use serde_json::{Value, json};

/// Three people at Don, and one who watches, who all read everything.
struct Evening {
    people: Vec<Client>,
    table: TableId,
}

impl Evening {
    async fn begin(house: &House) -> Evening {
        let mut people = Vec::new();
        for name in ["Ada", "Bob", "Cay", "Dan"] {
            people.push(house.guest(name).await);
        }
        let table = open_table(&people[0], &settings("don", 3)).await;
        for (index, person) in people.iter_mut().enumerate() {
            person.watch(&table).await;
            if index < 3 {
                person.must(&table, Command::Sit { seat: Seat::new(index) }).await;
            }
        }
        people[0].must(&table, Command::Start).await;
        let mut evening = Evening { people, table };
        evening.settle().await;
        evening
    }

    async fn order(&mut self, seat: usize, orders: Value) {
        let orders = orders.as_array().unwrap().clone();
        self.people[seat].must(&self.table, Command::Order { seat: Seat::new(seat), orders }).await;
    }

    /// Waits until all know all there is: an answer comes after whatever the table told before.
    async fn settle(&mut self) {
        for person in &mut self.people {
            person.refused(&self.table, Command::Sit { seat: Seat::new(0) }).await;
        }
    }

    /// Whoever is asked, after everybody knows it.
    async fn asked(&mut self) -> Option<usize> {
        self.settle().await;
        self.people.iter().position(|person| person.known.is_asked())
    }

    async fn act(&mut self, seat: usize, choose: impl Fn(&[Value]) -> Value) {
        let prompt = self.people[seat].known.play().prompt.clone().unwrap();
        let action = choose(&prompt.legal);
        let act = Command::Act { seat: Seat::new(seat), prompt: prompt.number, action };
        self.people[seat].must(&self.table, act).await;
    }
}

fn acted(known: &Known, seat: usize) -> impl Iterator<Item = (By, &Value)> {
    known.happened.iter().filter_map(move |each| match &each.what {
        What::Acted { seat: by_seat, by, action, .. } if by_seat.index() == seat => Some((*by, action)),
        _ => None,
    })
}

fn pass(_: &[Value]) -> Value {
    json!({ "type": "pass" })
}

#[tokio::test]
async fn a_proxy_bids_for_its_seat_and_only_its_seat_knows() {
    let house = House::open().await;
    let mut evening = Evening::begin(&house).await;
    let proxy = json!({ "type": "proxy", "round": 1, "up_to": 6, "never_ending_in": [3] });
    evening.order(0, json!([proxy])).await;
    assert_eq!(evening.people[0].known.play().orders, [proxy]);
    while evening.people[3].known.play().view["round"] == 1 {
        match evening.asked().await {
            Some(1) => evening.act(1, pass).await,
            Some(2) => {
                evening.act(2, |legal| legal.get(1).cloned().unwrap_or_else(|| legal[0].clone())).await;
            }
            other => panic!("{other:?} is asked"),
        }
        evening.settle().await;
    }
    let ada = &evening.people[0].known;
    let bids: Vec<i64> = acted(ada, 0).filter_map(|(_, action)| action["amount"].as_i64()).collect();
    assert!(bids.len() > 1 && bids.iter().all(|bid| *bid <= 6 && *bid != 3), "{bids:?}");
    assert!(acted(ada, 0).all(|(by, _)| by == By::Order));
    for other in &evening.people[1..] {
        assert!(acted(&other.known, 0).count() > 1 && acted(&other.known, 0).all(|(by, _)| by == By::Person));
        assert!(!other.known.happened.iter().any(|each| matches!(each.what, What::Ordered { .. })));
        assert!(other.known.play().orders.is_empty());
    }
}

#[tokio::test]
async fn nobody_is_asked_who_has_no_choice_or_wants_none() {
    let house = House::open().await;
    let mut evening = Evening::begin(&house).await;
    evening.order(0, json!([{ "type": "only_choice" }])).await;
    evening.order(1, json!([{ "type": "decline_side_auctions" }])).await;
    for turn in 0.. {
        let Some(seat) = evening.asked().await else { break };
        let play = evening.people[seat].known.play();
        let (phase, choices) = (play.view["phase"].clone(), play.prompt.as_ref().unwrap().legal.len());
        assert!(seat != 0 || choices > 1, "Ada has no choice");
        assert!(seat != 1 || (phase != "offer" && phase != "side_auction"), "Bob declined");
        evening.act(seat, |legal| legal[turn * 5 % legal.len()].clone()).await;
    }
    for seat in [0, 1] {
        assert!(acted(&evening.people[seat].known, seat).any(|(by, _)| by == By::Order), "seat {seat}");
    }
    assert!(evening.people[2].known.is_over());
}

#[tokio::test]
async fn an_order_given_in_turn_acts_at_once_and_is_withdrawn_at_will_or_by_undo() {
    let house = House::open().await;
    let mut evening = Evening::begin(&house).await;
    let seat = evening.asked().await.unwrap();
    let steps = evening.people[3].known.play().steps;
    evening.order(seat, json!([{ "type": "proxy", "round": 1, "up_to": 9 }])).await;
    evening.settle().await;
    assert_eq!(evening.people[3].known.play().steps, steps + 1);
    let undo = Command::Undo { seat: Seat::new(seat), to: steps };
    evening.people[seat].must(&evening.table, undo).await;
    assert_eq!(evening.asked().await, Some(seat));
    assert!(evening.people[seat].known.play().orders.is_empty());
    evening.order(seat, json!([{ "type": "proxy", "round": 2, "up_to": 9 }])).await;
    evening.order(seat, json!([])).await;
    assert_eq!(evening.asked().await, Some(seat));
    let refused = [
        (seat, json!([{ "type": "win" }]), "malformed"),
        (seat, json!(vec![json!({ "type": "only_choice" }); 9]), "orders"),
        ((seat + 1) % 3, json!([]), "not_your_seat"),
    ];
    for (who, orders, code) in refused {
        let orders = orders.as_array().unwrap().clone();
        let order = Command::Order { seat: Seat::new(seat), orders };
        assert_eq!(evening.people[who].refused(&evening.table, order).await.code, code);
    }
}
