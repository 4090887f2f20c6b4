//! A match being played: checks each step, does it, remembers it.

use crate::history::History;
use crate::{Game, Seat, Sink, Step, StepOf, Turn};

/// A match and the steps that led to it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    state: G::State,
    steps: History<StepOf<G>>,
}

impl<G: Game> Match<G> {
    pub fn new(game: G) -> Match<G> {
        Match { state: game.start(), game, steps: History::new() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn steps(&self) -> &History<StepOf<G>> {
        &self.steps
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    pub fn outcome(&self) -> Option<G::Outcome> {
        self.game.outcome(&self.state)
    }

    /// Does what `seat` decided; a refused action changes nothing.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Illegal> {
        self.game.check(&self.state, seat, &action)?;
        self.game.act(&mut self.state, action, events);
        self.steps.push(Step::Action { seat, action });
        Ok(())
    }

    /// Does what nature decided; a refused outcome changes nothing.
    pub fn chance(
        &mut self,
        chance: G::Chance,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Impossible> {
        self.game.is_possible(&self.state, &chance)?;
        self.game.resolve(&mut self.state, &chance, events);
        self.steps.push(Step::Chance { chance });
        Ok(())
    }
}
