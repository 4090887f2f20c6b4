//! What personalities do in New York: a small bias on top of the same judgement.

use super::search::Candidate;
use super::taste::Taste;
use crate::{Personality, Style};
use game_core::Seat;
use new_york::State;

#[derive(Clone, Copy)]
pub(super) struct Inclination(pub(super) Personality);

/// What a building more is worth to a spender, in chances to win.
const SPENDING: f32 = 0.01;
/// What ten coins more are worth to a miser.
const SAVING: f32 = 0.01;
/// What the leader's chances are worth to a spoiler.
const SPOILING: f32 = 0.3;
/// What an open result is worth to a gambler.
const GAMBLING: f32 = 0.03;

impl Inclination {
    /// The taste of an easy player.
    pub(super) fn taste(self) -> Taste {
        Taste::of(match self.0 {
            Personality::Balanced | Personality::Gambler => Style::Greedy,
            Personality::Spender => Style::Aggressive,
            Personality::Miser => Style::Hoarder,
            Personality::Spoiler => return Taste { envy: 2.0 * Taste::TUNED.envy, ..Taste::TUNED },
        })
    }

    /// How much a seat is drawn to a turn: its chance to win, and a little more or less.
    pub(super) fn appeal(self, candidate: &Candidate, before: &State, seat: Seat) -> f32 {
        let (own, chances) = (seat.index(), &candidate.chances);
        let bias = match self.0 {
            Personality::Balanced => 0.0,
            Personality::Spender => SPENDING * candidate.after.estates[own].len() as f32,
            Personality::Miser => {
                let money = |state: &State| state.hands[own].total() as f32;
                SAVING * (money(&candidate.after) - money(before)) / 10.0
            }
            Personality::Spoiler => {
                let rivals = chances.iter().enumerate().filter(|(other, _)| *other != own);
                -SPOILING * rivals.map(|(_, &chance)| chance).fold(0.0, f32::max)
            }
            Personality::Gambler => -GAMBLING * chances.iter().map(|chance| chance * chance).sum::<f32>(),
        };
        chances[own] + bias
    }
}
