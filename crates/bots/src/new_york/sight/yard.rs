//! The numbers about the building yard: what it offers a seat, whether the seat can pay, and who comes before it.

use super::position::Position;
use super::row::Row;
use new_york::{Building, Currency};

pub(super) const INPUTS: usize = 1 + CLASSES + MEANS + SOON;

/// Means × gains × whether a rival who acts before can pay it.
const CLASSES: usize = MEANS * GAINS * 2;
const MEANS: usize = 4;
const GAINS: usize = 5;
/// What one more card of the display makes possible, for the seat next to act and for the one after it.
const SOON: usize = 2 * 4;

/// How a seat stands to a price.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Means {
    Exact,
    Enough,
    /// A card or so is missing.
    Nearly,
    Short,
}

pub(super) fn observe(position: &Position, seat: usize, row: &mut Row<'_>) {
    let offers =
        || Currency::ALL.into_iter().filter_map(|slot| Some((slot as usize, position.state.building(slot)?)));
    row.push((4 - offers().count()) as f32 / 4.0);
    let classes = row.block(CLASSES + MEANS);
    for (slot, building) in offers() {
        let means = means(position, seat, slot, building);
        let gain = position.gains[seat][slot];
        let is_contested = is_contested(position, seat, slot, building);
        let class = (means as usize * GAINS + gain_class(gain)) * 2 + usize::from(is_contested);
        classes[class] += 1.0;
        classes[CLASSES + means as usize] += gain as f32 / 20.0;
    }
    match position.wait(seat) {
        wait @ (0 | 1) => {
            row.skip(4 * wait);
            observe_display(position, seat, row);
            row.skip(4 * (1 - wait));
        }
        _ => row.skip(SOON),
    }
}

/// What a card of the display would add to the means of a seat.
fn observe_display(position: &Position, seat: usize, row: &mut Row<'_>) {
    let (mut exact, mut enough) = ((0.0, 0.0), (0.0, 0.0));
    for slot in Currency::ALL {
        let Some(building) = position.state.building(slot) else { continue };
        let (price, own) = (building.price(), means(position, seat, slot as usize, building));
        let cards = position.state.display.cards().filter(|card| card.currency() == slot);
        let gain = position.gains[seat][slot as usize].max(0) as f32 / 20.0;
        let (mut makes_exact, mut makes_enough) = (false, false);
        for card in cards {
            let sums = position.sums[seat][slot as usize];
            makes_exact |= own != Means::Exact && (sums << card.value()) >> price & 1 == 1;
            let total = position.totals[seat][slot as usize];
            makes_enough |= total < u32::from(price) && total + u32::from(card.value()) >= u32::from(price);
        }
        if makes_exact {
            exact = (exact.0 + 0.5, exact.1 + gain);
        }
        if makes_enough {
            enough = (enough.0 + 0.5, enough.1 + gain);
        }
    }
    [exact.0, exact.1, enough.0, enough.1].into_iter().for_each(|value| row.push(value));
}

fn means(position: &Position, seat: usize, slot: usize, building: Building) -> Means {
    let (total, price) = (position.totals[seat][slot], u32::from(building.price()));
    match () {
        () if position.sums[seat][slot] >> price & 1 == 1 => Means::Exact,
        () if total >= price => Means::Enough,
        () if total + 5 >= price => Means::Nearly,
        () => Means::Short,
    }
}

/// Whether one of the rivals who act before the seat can pay the building.
fn is_contested(position: &Position, seat: usize, slot: usize, building: Building) -> bool {
    let before = (0..position.wait(seat)).map(|turn| (position.next + turn) % position.seats);
    before.into_iter().any(|rival| position.totals[rival][slot] >= u32::from(building.price()))
}

fn gain_class(gain: i32) -> usize {
    match gain {
        ..=0 => 0,
        1..=4 => 1,
        5..=8 => 2,
        9..=12 => 3,
        _ => 4,
    }
}
