//! The numbers about money: how much, in how small coins, what it will pay, and where it is the most anybody has.

use super::position::Position;
use super::row::Row;
use new_york::Currency;

pub(super) const INPUTS: usize = 2 + 5 + 3 + 3 + 2 + 3 + 1 + 2;

/// The prices there are, as bits.
const PRICES: u64 = (1 << 14) - 1;

pub(super) fn observe(position: &Position, seat: usize, row: &mut Row<'_>) {
    let (hand, totals) = (position.state.hands[seat], &position.totals[seat]);
    let total = totals.iter().sum::<u32>() as f32;
    row.push(total / 40.0);
    row.push(hand.len() as f32 / 12.0);
    row.above(total, [8.0, 16.0, 24.0, 32.0, 44.0]);
    for values in [1..=3, 4..=6, 7..=9] {
        let count = |value| Currency::ALL.map(|currency| hand.of(currency).count(value)).iter().sum::<u8>();
        row.push(f32::from(values.map(count).sum::<u8>()) / 6.0);
    }
    for enough in [4, 8, 12] {
        row.push(totals.iter().filter(|&&total| total >= enough).count() as f32 / 4.0);
    }
    observe_reach(position, seat, row);
    observe_riches(position, seat, row);
    let rivals: u32 = position.totals[..position.seats].iter().flatten().sum::<u32>() - total as u32;
    row.scaled(total - rivals as f32 / (position.seats - 1) as f32, 20.0);
    row.push(position.state.display.total() as f32 / 20.0);
    row.push(position.state.display.len() as f32 / 4.0);
}

/// How likely the seat can pay a building yet to come, exactly and at all.
fn observe_reach(position: &Position, seat: usize, row: &mut Row<'_>) {
    let (mut exactly, mut at_all) = (0.0, 0.0);
    for currency in 0..4 {
        at_all += position.up_to[(position.totals[seat][currency] as usize).min(13)];
        let mut sums = position.sums[seat][currency] & PRICES;
        while sums != 0 {
            exactly += position.prices[sums.trailing_zeros() as usize];
            sums &= sums - 1;
        }
    }
    row.push(exactly / 2.0);
    row.push(at_all / 2.0);
}

/// [N6.1] Where the seat would be given a building at the end.
fn observe_riches(position: &Position, seat: usize, row: &mut Row<'_>) {
    let (mut count, mut gains) = (0.0, 0.0);
    for slot in Currency::ALL.into_iter().filter(|&slot| position.is_richest(seat, slot as usize)) {
        count += 0.25;
        gains += position.gains[seat][slot as usize] as f32 / 20.0;
    }
    row.push(count);
    row.push(count * position.lateness);
    row.push(gains * position.lateness * position.lateness);
}
