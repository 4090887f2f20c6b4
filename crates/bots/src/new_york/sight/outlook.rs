//! The numbers about the course of the match: how far it is, who is next, which scoring is near, who leads.

use super::position::Position;
use super::row::Row;
use crate::new_york::odds::chance_of;
use new_york::Scoring;

pub(super) const INPUTS: usize = 5 + 6 + 3 + 7 + 4 + 17;

pub(super) fn observe(position: &Position, seat: usize, row: &mut Row<'_>) {
    observe_course(position, seat, row);
    observe_scores(position, seat, row);
}

fn observe_course(position: &Position, seat: usize, row: &mut Row<'_>) {
    let state = &position.state;
    let wait = position.wait(seat);
    row.one_of(5, position.seats - 2);
    row.one_of(6, wait);
    row.one_of(3, usize::from(state.scored.a) + usize::from(state.scored.b));
    row.push(position.deck / 40.0);
    row.above(position.deck, [0.0, 4.0, 8.0, 12.0, 18.0, 25.0]);
    for scoring in [Scoring::A, Scoring::B] {
        row.push(chance_of(state, scoring, wait));
        row.push(chance_of(state, scoring, wait + position.seats));
    }
}

fn observe_scores(position: &Position, seat: usize, row: &mut Row<'_>) {
    row.push(position.so_far[seat] as f32 / 40.0);
    let (to_best, to_mean) = position.gaps(&position.so_far, seat);
    row.scaled(to_best, 20.0);
    row.scaled(to_mean, 20.0);
    row.push(position.projected[seat] as f32 / 80.0);
    let (to_best, to_mean) = position.gaps(&position.projected, seat);
    row.scaled(to_best, 20.0);
    row.scaled(to_mean, 20.0);
    row.scaled(to_best * position.lateness, 15.0);
    row.scaled(to_mean * position.lateness, 15.0);
    row.above(to_best, [-30.0, -20.0, -12.0, -6.0, 0.0, 6.0, 12.0, 20.0, 30.0]);
}
