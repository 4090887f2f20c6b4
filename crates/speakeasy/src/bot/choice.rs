//! Who chooses: the program if there is one, and whenever it fails the level.

use super::course::Course;
use super::program::Program;
use crate::fail::tell;
use bots::Budget;
use game_core::Seat;
use game_core::random::stream;
use game_core::record::to_value;
use serde_json::Value;

pub(super) struct Chooser {
    level: String,
    budget: Option<Budget>,
    program: Option<Program>,
}

impl Chooser {
    pub(super) fn new(level: String, budget: Option<Budget>, program: Option<Program>) -> Chooser {
        Chooser { level, budget, program }
    }

    /// A legal action for the seat to act.
    pub(super) async fn choose(&mut self, course: Course, seat: Seat) -> Option<Value> {
        if let Some(program) = &mut self.program {
            match program.ask(&course, seat).await {
                Ok(action) => return Some(action),
                Err(why) => tell(&format!("{why}; {} plays this one", self.level)),
            }
            if program.is_hopeless() {
                tell(&format!("the program fails again and again; {} plays from now on", self.level));
                self.end().await;
            }
        }
        self.level_choice(course).await
    }

    /// Ends the program, if there is one.
    pub(super) async fn end(&mut self) {
        if let Some(program) = self.program.take() {
            program.quit().await;
        }
    }

    async fn level_choice(&self, course: Course) -> Option<Value> {
        let (level, budget) = (self.level.clone(), self.budget);
        let seed = getrandom::u64().unwrap_or(0);
        let any = course.played.legal_actions().first().map(to_value);
        let think = move || bots::decide(&*course.played, &level, budget, &mut stream(seed, 0, 0));
        let thought = tokio::task::spawn_blocking(think).await;
        thought.ok().and_then(Result::ok).flatten().or(any)
    }
}
