//! Proves grounds: in positions of random matches every fact that is told is checked against the rules anew.

use super::contrast::{Deed, Fact, MOST_GROUNDS, contrasts, told};
use crate::{Style, brain};
use game_core::random::{SimRng, below, pick, stream};
use game_core::{Game, Setup, Silent, Turn};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// What grounds are proved with: how an action's facts are found, and how one is checked in another way.
pub(crate) struct Proof<G: Game, F> {
    pub(crate) deed: fn(&G, &G::State, G::Action) -> Deed<F>,
    pub(crate) check: fn(&G, &G::State, G::Action, &F) -> bool,
}

impl<G: Game, F: Fact + Debug> Proof<G, F> {
    /// Checks the grounds of two actions in each of so many positions; tells how often each kind of fact was told.
    ///
    /// # Panics
    /// If a fact does not hold.
    pub(crate) fn hold(&self, positions: usize) -> BTreeMap<String, usize> {
        let mut kinds = BTreeMap::new();
        let (mut seen, mut number) = (0, 0);
        while seen < positions {
            let mut rng = stream(0x6e0d, number, 0);
            let game = table::<G>(number);
            number += 1;
            self.along_a_match(&game, &mut rng, |game, state, better, worse| {
                self.look(game, state, better, worse, &mut kinds);
                seen += 1;
                seen < positions
            });
        }
        kinds
    }

    /// Plays a match, at random or greedily, and looks at some of the decisions.
    fn along_a_match(
        &self,
        game: &G,
        rng: &mut SimRng,
        mut look: impl FnMut(&G, &G::State, G::Action, G::Action) -> bool,
    ) {
        let mut greedy = brain::<G>().styled(Style::Greedy);
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, &chance, &mut Silent);
                }
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut legal);
                    let (better, worse) = (pick(rng, &legal), pick(rng, &legal));
                    if better != worse && below(rng, 3) == 0 && !look(game, &state, better, worse) {
                        return;
                    }
                    let action = match below(rng, 3) {
                        0 => pick(rng, &legal),
                        _ => greedy.choose(game, &state, seat, rng),
                    };
                    game.act(&mut state, action, &mut Silent);
                }
            }
        }
    }

    fn look(
        &self,
        game: &G,
        state: &G::State,
        better: G::Action,
        worse: G::Action,
        kinds: &mut BTreeMap<String, usize>,
    ) {
        let (one, other) = ((self.deed)(game, state, better), (self.deed)(game, state, worse));
        for contrast in contrasts(&one.facts, &other.facts) {
            assert_ne!(contrast.better, contrast.worse, "what both have is no difference");
            for (fact, action) in [(contrast.better, better), (contrast.worse, worse)] {
                let Some(fact) = fact else { continue };
                assert!(
                    (self.check)(game, state, action, &fact),
                    "{fact:?} of {action:?} does not hold in {state:?}"
                );
                let text = format!("{fact:?}");
                let kind = text.split([' ', '(']).next().unwrap_or_default().to_owned();
                *kinds.entry(kind).or_insert(0) += 1;
            }
        }
        let grounds = told(&one, &other);
        assert!(grounds.len() <= MOST_GROUNDS);
        for ground in &grounds {
            assert!(G::info().rule(ground.rule).is_some(), "there is no rule {}", ground.rule);
            assert!(!ground.words.trim().is_empty() && ground.words.trim() == ground.words, "{ground:?}");
        }
        assert_eq!(grounds, brain::<G>().grounds(game, state, better, worse));
    }
}

/// Every number of seats and every combination of options in turn.
fn table<G: Game>(number: u64) -> G {
    let (counts, options) = (G::info().seat_counts().collect::<Vec<_>>(), G::info().all_options());
    let seats = counts[number as usize % counts.len()];
    let options = options[number as usize / counts.len() % options.len()].clone();
    Setup::new(seats.count() as i64, options).build().unwrap()
}
