//! [N2.5] The rules keep no order of the money deck and draw each card when it is due. Here the scoring cards are shown to
//! turn up as they do in piles really shuffled.

use game_core::random::{SimRng, below, pick, stream};
use game_core::{Game, Setup, Silent, Turn};
use new_york::{Action, Chance, Drawn, NewYork, Scoring, State};
use serde_json::json;

/// How often A and B turned up where: `counts[a][b]`, counted in money cards of their pile drawn before.
struct Places {
    counts: Vec<Vec<u32>>,
    samples: u32,
}

const SAMPLES: u32 = 40_000;

impl Places {
    /// Asks `sample` for places of A and B, below one more than the cards of piles 2 and 4.
    fn sampled(piles: [usize; 5], mut sample: impl FnMut() -> [usize; 2]) -> Places {
        let mut counts = vec![vec![0; piles[3] + 1]; piles[1] + 1];
        for _ in 0..SAMPLES {
            let [a, b] = sample();
            counts[a][b] += 1;
        }
        Places { counts, samples: SAMPLES }
    }

    fn of_a(&self) -> Vec<u32> {
        self.counts.iter().map(|row| row.iter().sum()).collect()
    }

    fn of_b(&self) -> Vec<u32> {
        (0..self.counts[0].len()).map(|b| self.counts.iter().map(|row| row[b]).sum()).collect()
    }

    /// Whether A, B and both together are everywhere equally often, as far as chance allows once in a thousand.
    fn are_uniform(&self) -> bool {
        [self.of_a(), self.of_b(), self.counts.concat()].iter().all(|counts| self.is_uniform(counts))
    }

    fn is_uniform(&self, counts: &[u32]) -> bool {
        let expected = f64::from(self.samples) / counts.len() as f64;
        let squares = counts.iter().map(|&count| (f64::from(count) - expected).powi(2));
        squares.sum::<f64>() / expected < critical(counts.len() - 1)
    }
}

/// What chi-squared exceeds once in a thousand (Wilson and Hilferty's approximation).
fn critical(degrees: usize) -> f64 {
    let part = 2.0 / (9.0 * degrees as f64);
    degrees as f64 * (1.0 - part + 3.0902 * part.sqrt()).powi(3)
}

/// A match of three just dealt, and its piles.
fn dealt() -> (NewYork, State, [usize; 5]) {
    let game: NewYork = Setup::new(3, json!({})).build().expect("a table of New York");
    let mut state = game.start();
    let chance = game.sample(&state, &mut stream(3, 0, 0));
    game.resolve(&mut state, &chance, &mut Silent);
    let piles = state.piles.expect("the deal makes piles");
    (game, state, piles.map(usize::from))
}

/// Plays on, everybody taking any money, until both scoring cards have turned up.
fn played(game: &NewYork, mut state: State, piles: [usize; 5], rng: &mut SimRng) -> [usize; 2] {
    let (mut drawn, mut places, mut actions) = (0, [None; 2], Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                note(&chance, &mut drawn, &mut places);
                game.resolve(&mut state, &chance, &mut Silent);
            }
            _ => {
                game.legal_actions(&state, &mut actions);
                actions.retain(|action| matches!(action, Action::Take { .. }));
                game.act(&mut state, pick(rng, &actions), &mut Silent);
            }
        }
        if let [Some(a), Some(b)] = places {
            return [a - piles[0], b - piles[..3].iter().sum::<usize>()];
        }
    }
}

fn note(chance: &Chance, drawn: &mut usize, places: &mut [Option<usize>; 2]) {
    let Chance::Refill(refill) = chance else { return };
    for card in &refill.money {
        match card {
            Drawn::Money(_) => *drawn += 1,
            Drawn::Scoring(Scoring::A) => places[0] = Some(*drawn),
            Drawn::Scoring(_) => places[1] = Some(*drawn),
        }
    }
}

/// Shuffles real piles, stacks them, and looks where the scoring cards lie.
fn shuffled(piles: [usize; 5], rng: &mut SimRng) -> [usize; 2] {
    let place = |pile: usize, rng: &mut SimRng| {
        let mut cards = vec![false; piles[pile]];
        cards.push(true);
        for last in (1..cards.len()).rev() {
            cards.swap(last, below(rng, last as u32 + 1) as usize);
        }
        cards.iter().position(|&is_scoring| is_scoring).expect("it was put there")
    };
    [place(1, rng), place(3, rng)]
}

/// Turns a scoring card up with a chance that is a little too small, as if one more card lay in its pile.
fn skewed(piles: [usize; 5], rng: &mut SimRng) -> [usize; 2] {
    let place = |pile: usize, rng: &mut SimRng| {
        let cards = piles[pile] as u32;
        (0..cards).find(|drawn| below(rng, cards - drawn + 2) == 0).unwrap_or(cards) as usize
    };
    [place(1, rng), place(3, rng)]
}

#[test]
fn scoring_cards_turn_up_as_in_piles_really_shuffled() {
    // [N2.5]
    let (game, state, piles) = dealt();
    let mut rng = stream(2, 5, 0);
    let drawn = Places::sampled(piles, || played(&game, state, piles, &mut rng));
    assert!(drawn.are_uniform(), "A {:?}, B {:?}", drawn.of_a(), drawn.of_b());
    let mut rng = stream(2, 5, 1);
    let real = Places::sampled(piles, || shuffled(piles, &mut rng));
    assert!(real.are_uniform(), "A {:?}, B {:?}", real.of_a(), real.of_b());
}

#[test]
fn a_scoring_card_with_a_wrong_chance_would_be_noticed() {
    // [N2.5]
    let (_, _, piles) = dealt();
    let mut rng = stream(2, 5, 2);
    let drawn = Places::sampled(piles, || skewed(piles, &mut rng));
    assert!(!drawn.is_uniform(&drawn.of_a()) && !drawn.is_uniform(&drawn.of_b()));
    let mut rng = stream(2, 5, 3);
    let together = Places::sampled(piles, || {
        let [a, _] = shuffled(piles, &mut rng);
        [a, a.min(piles[3])]
    });
    assert!(!together.are_uniform(), "places that depend on each other");
}
