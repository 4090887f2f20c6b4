//! Standing orders: what a seat left to the table beforehand is done in the same step that makes it possible.

use super::play::{acted, draw_on, end};
use crate::table::course::{Course, Mark};
use crate::table::entry::Entry;
use crate::table::place::Mover;
use crate::table::{Refused, Table};
use game_core::erased::AnyMatch;
use game_core::{Seat, Turn};
use protocol::By;
use serde_json::Value;

/// The most orders of one seat.
pub(crate) const MOST: usize = 8;

impl Table {
    pub(super) fn order(&self, seat: Seat, orders: &[Value]) -> Result<Vec<Entry>, Refused> {
        let course = self.playing()?;
        if orders.len() > MOST {
            return Err(Refused::Orders);
        }
        orders.iter().try_for_each(|order| course.played.check_order(order))?;
        let mut entries = vec![Entry::Ordered { seat, orders: orders.to_vec() }];
        if let Some(Mover::Person(_)) = self.place(seat)?.mover() {
            let orders = self.orders_with(seat, orders);
            go_on(&mut *course.played.boxed_clone(), course, &orders, &mut entries);
        }
        Ok(entries)
    }

    /// Takes back what the seat to act after step `to` has ordered, or it would be done again at once.
    pub(super) fn without_orders_after(&self, to: u32) -> Option<Entry> {
        let course = self.playing().ok()?;
        let Mark::Action(seat) = *course.marks.get(to as usize)? else { return None };
        let has_orders = !self.places[seat.index()].orders.is_empty();
        has_orders.then(|| Entry::Ordered { seat, orders: Vec::new() })
    }

    /// What a seat has ordered; nothing while a bot plays for it.
    pub(super) fn orders(&self, seat: Seat) -> &[Value] {
        let place = &self.places[seat.index()];
        if let Some(Mover::Person(_)) = place.mover() { &place.orders } else { &[] }
    }

    /// The orders of all seats, with those that `seat` is about to have.
    pub(super) fn orders_with<'a>(
        &'a self,
        seat: Seat,
        orders: &'a [Value],
    ) -> impl Fn(Seat) -> &'a [Value] + 'a {
        move |each| if each == seat { orders } else { self.orders(each) }
    }
}

/// Does whatever needs nobody's decision: draws, orders, the end.
pub(super) fn go_on<'a>(
    played: &mut dyn AnyMatch,
    course: &Course,
    orders: &dyn Fn(Seat) -> &'a [Value],
    entries: &mut Vec<Entry>,
) {
    let mut drawn = course.drawn();
    loop {
        drawn = draw_on(played, &course.draws, drawn, entries);
        let Some(entry) = ordered(played, orders) else { break };
        entries.push(entry);
    }
    end(played, entries);
}

/// What an order of the seat to act says, done.
fn ordered<'a>(played: &mut dyn AnyMatch, orders: &dyn Fn(Seat) -> &'a [Value]) -> Option<Entry> {
    let Turn::Seat(seat) = played.turn() else { return None };
    let action = orders(seat).iter().find_map(|order| played.follow_order(order))?;
    acted(played, seat, By::Order, &action).ok()
}
