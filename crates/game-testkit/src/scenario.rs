//! A match written down step by step, for the test of a rule.

use game_core::{Game, Refusal, Seat, Setup, Turn};
use serde_json::Value;
use std::fmt::Debug;

/// A match that a test plays by hand. Whatever does not go as the test says fails it, with the refusal's sentence.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    game: G,
    state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Scenario<G> {
    /// A match before its first step.
    #[track_caller]
    pub fn new(seats: usize, options: Value) -> Scenario<G> {
        match Setup::new(seats as i64, options).build::<G>() {
            Ok(game) => Scenario::at(game.start(), game),
            Err(error) => panic!("{error}"),
        }
    }

    /// A match that has come to `state`.
    pub fn at(state: G::State, game: G) -> Scenario<G> {
        Scenario { game, state, events: Vec::new() }
    }

    /// Does what nature decided.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "an outcome written in place reads better without an &"
    )]
    #[track_caller]
    pub fn chance(&mut self, outcome: G::Chance) -> &mut Self {
        if let Err(refusal) = self.game.is_possible(&self.state, &outcome) {
            panic!("{outcome:?} is impossible: {}", told(&refusal));
        }
        self.events.clear();
        self.game.resolve(&mut self.state, &outcome, &mut self.events);
        self
    }

    /// Does what the seat decided.
    #[track_caller]
    pub fn act(&mut self, seat: usize, action: G::Action) -> &mut Self {
        if let Err(refusal) = self.game.check(&self.state, Seat::new(seat), &action) {
            panic!("seat {seat} may not {action:?}: {}", told(&refusal));
        }
        self.events.clear();
        self.game.act(&mut self.state, action, &mut self.events);
        self
    }

    /// Sees the action refused with `rule`, and nothing changed.
    #[track_caller]
    pub fn refused(&mut self, seat: usize, action: G::Action, rule: &str) -> &mut Self {
        self.refuses(seat, action, rule, None)
    }

    /// Sees the action refused with `rule` in these words, and nothing changed.
    #[track_caller]
    pub fn refused_with(&mut self, seat: usize, action: G::Action, rule: &str, sentence: &str) -> &mut Self {
        self.refuses(seat, action, rule, Some(sentence))
    }

    /// Sees the outcome refused with `rule`, and nothing changed.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "an outcome written in place reads better without an &"
    )]
    #[track_caller]
    pub fn impossible(&mut self, outcome: G::Chance, rule: &str) -> &mut Self {
        let before = (self.state.clone(), self.state());
        let refusal = self.game.is_possible(&self.state, &outcome).err();
        expect_refusal(&outcome, refusal.as_ref(), rule, None);
        assert_eq!(
            before,
            (self.state.clone(), self.state()),
            "the refusal of {outcome:?} changed the state"
        );
        self
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The legal actions of the seat to act.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        actions
    }

    /// What happened in the last step.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The state as a record shows it.
    pub fn state(&self) -> Value {
        game_core::record::to_value(&self.game.snapshot(&self.state))
    }

    pub fn typed(&self) -> &G::State {
        &self.state
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// What a seat, or a spectator, is shown.
    pub fn view(&self, viewer: Option<usize>) -> Value {
        game_core::record::to_value(&self.game.view(&self.state, viewer.map(Seat::new)))
    }

    /// What is shown of a match that is looked back on.
    pub fn open_view(&self) -> Value {
        game_core::record::to_value(&self.game.open_view(&self.state))
    }

    /// The result as a record shows it, once the match is over.
    pub fn result(&self) -> Option<Value> {
        self.game.outcome(&self.state).map(|outcome| game_core::record::to_value(&outcome))
    }

    #[track_caller]
    fn refuses(&mut self, seat: usize, action: G::Action, rule: &str, sentence: Option<&str>) -> &mut Self {
        let before = (self.state.clone(), self.state());
        let refusal = self.game.check(&self.state, Seat::new(seat), &action).err();
        expect_refusal(&action, refusal.as_ref(), rule, sentence);
        assert_eq!(before, (self.state.clone(), self.state()), "the refusal of {action:?} changed the state");
        self
    }
}

#[track_caller]
fn expect_refusal(step: &dyn Debug, refusal: Option<&impl Refusal>, rule: &str, sentence: Option<&str>) {
    let Some(refusal) = refusal else { panic!("{step:?} is accepted, but {rule} should refuse it") };
    assert!(refusal.rule() == rule, "{step:?} should be refused with {rule}, not so: {}", told(refusal));
    let said = refusal.to_string();
    assert!(
        sentence.is_none_or(|sentence| sentence == said),
        "{step:?} should be refused so: {}\nbut is so: {said}",
        sentence.unwrap_or_default()
    );
}

fn told(refusal: &impl Refusal) -> String {
    format!("{refusal} · {}", refusal.rule())
}
