//! The search for the greedy player's weights: one weight at a time is made larger or smaller, and kept so if one
//! player with it wins more than its share against three with the old ones.

use super::greedy::Greedy;
use super::taste::Taste;
use super::testing::table;
use crate::{Player, win_shares};
use game_core::playout::play_out;
use game_core::random::stream;
use game_core::{Game, PerSeat};

/// Where a weight is.
type Weight = fn(&mut Taste) -> &mut f32;

/// Each weight by name.
const WEIGHTS: [(&str, Weight); 10] = [
    ("pending", |taste| &mut taste.pending),
    ("soon", |taste| &mut taste.soon),
    ("ambition", |taste| &mut taste.ambition),
    ("envy", |taste| &mut taste.envy),
    ("coin", |taste| &mut taste.coin),
    ("card", |taste| &mut taste.card),
    ("exact", |taste| &mut taste.exact),
    ("payable", |taste| &mut taste.payable),
    ("award", |taste| &mut taste.award),
    ("fade", |taste| &mut taste.fade),
];

const FACTORS: [f32; 4] = [0.5, 0.75, 1.33, 2.0];

/// The share of wins of one player with a new taste against rivals with an old one.
fn rate(new: &Taste, old: &Taste, seats: usize, matches: u64) -> f64 {
    let game = table(seats);
    let share = |number: u64| {
        let own = number as usize % seats;
        let taste = |seat: usize| if seat == own { *new } else { *old };
        let mut players: PerSeat<Greedy> = (0..seats).map(|seat| Greedy::new(taste(seat))).collect();
        let (mut state, mut nature, mut luck) = (game.start(), stream(11, number, 0), stream(11, number, 1));
        play_out(
            &game,
            &mut state,
            &mut nature,
            |state, seat| players[seat.index()].choose(&game, state, seat, &mut luck),
            |_| (),
        );
        f64::from(win_shares(&game, &state)[own])
    };
    (0..matches).map(share).sum::<f64>() / matches as f64
}

#[test]
#[ignore = "minutes of self-play; it prints what it finds"]
fn tuning_finds_no_better_taste() {
    let (matches, seats) = (3000, 4);
    let mut taste = Taste::TUNED;
    let error = (0.25 * 0.75 / matches as f64).sqrt();
    for sweep in 0..4 {
        let before = taste;
        for (name, weight) in WEIGHTS {
            let mut tried: Vec<(f64, Taste)> = Vec::new();
            for factor in FACTORS {
                let mut new = taste;
                *weight(&mut new) *= factor;
                tried.push((rate(&new, &taste, seats, matches), new));
            }
            let (best, found) = tried.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
            let is_better = best > 0.25 + 1.5 * error;
            println!("sweep {sweep} {name}: {best:.3}");
            if is_better {
                taste = found;
                println!("{taste:?}");
            }
        }
        if taste == before {
            break;
        }
    }
    let against = rate(&taste, &Taste::TUNED, seats, 4 * matches);
    println!("against the frozen taste: {against:.3}");
    assert!(against < 0.25 + 6.0 * error, "the frozen weights are no longer the best: {taste:?}");
}
