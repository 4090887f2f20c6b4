//! Who sits at the tables of training: the net as it is, nets of the past, and players of the panel, so that what is
//! learned holds against all of them.

use super::Pupil;
use crate::{Budget, Mcts, Net, Player, Random, Style, brain};
use game_core::Game;
use game_core::random::{SimRng, below, pick};
use std::sync::Arc;

pub(super) struct League {
    pub(super) present: Arc<Net>,
    past: Vec<Arc<Net>>,
}

/// Somebody at the table.
pub(super) struct Member<G: Game> {
    pub(super) player: Box<dyn Player<G>>,
    /// Whether it is the net as it is, which explores.
    pub(super) explores: bool,
}

/// What kind of rivals a table has; one kind a table, as in the measurements.
#[derive(Clone, Copy)]
enum Rivals {
    /// Plain search with so many playouts.
    Searching(u64),
    Present,
    Past,
    Style(Style),
    Random,
}

/// One table of so many has rivals who search, where a game wants any.
const SEARCHING: u32 = 8;

/// At so many tables of a thousand three quarters of the seats are the net's own, at the others one quarter: it is to let
/// no stranger win, and to win among strangers.
const AMONG_ITS_LIKE: u32 = 500;

impl League {
    pub(super) fn new(present: Arc<Net>) -> League {
        League { past: vec![present.clone()], present }
    }

    /// Lets the net as it is join the past.
    pub(super) fn remember(&mut self) {
        self.past.push(self.present.clone());
    }

    /// The players of a table, drawn by lot; at least one is the net as it is.
    pub(super) fn seat<G: Game>(
        &self,
        pupil: &dyn Pupil<G>,
        seats: usize,
        rng: &mut SimRng,
    ) -> Vec<Member<G>> {
        let searching = pupil.playouts().filter(|_| below(rng, SEARCHING) == 0).map(Rivals::Searching);
        let rivals = searching.unwrap_or_else(|| draw_rivals(rng));
        let own = below(rng, seats as u32) as usize;
        let quarters = if below(rng, 1000) < AMONG_ITS_LIKE { 3 } else { 1 };
        let is_own = |seat: usize, rng: &mut SimRng| seat == own || below(rng, 4) < quarters;
        let mut seat = |seat| match rivals {
            rivals if is_own(seat, rng) || matches!(rivals, Rivals::Present) => {
                Member { player: pupil.player(self.present.clone()), explores: true }
            }
            rivals => Member { player: self.rival(pupil, rivals, rng), explores: false },
        };
        (0..seats).map(&mut seat).collect()
    }

    fn rival<G: Game>(&self, pupil: &dyn Pupil<G>, rivals: Rivals, rng: &mut SimRng) -> Box<dyn Player<G>> {
        match rivals {
            Rivals::Searching(playouts) => Box::new(Mcts::<G>::new(Budget::Nodes(playouts))),
            Rivals::Present => pupil.player(self.present.clone()),
            Rivals::Past => {
                // The later half, unless the league is young.
                let late = below(rng, self.past.len() as u32).max(below(rng, self.past.len() as u32));
                pupil.player(self.past[late as usize].clone())
            }
            Rivals::Style(style) => brain::<G>().styled(style),
            Rivals::Random => Box::new(Random::<G>::default()),
        }
    }
}

fn draw_rivals(rng: &mut SimRng) -> Rivals {
    match below(rng, 20) {
        0..6 => Rivals::Present,
        6..8 => Rivals::Past,
        8..12 => Rivals::Style(Style::Greedy),
        12..19 => Rivals::Style(pick(rng, &Style::ALL)),
        _ => Rivals::Random,
    }
}
