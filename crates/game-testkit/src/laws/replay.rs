//! The law `Replay`: the same steps give the same match, done again as they are and read again from their record.

use crate::position::{Verdict, to_text};
use game_core::erased::{AnyMatch, Erased};
use game_core::record::Text;
use game_core::{Game, Match, Replay, Step, replay_text};
use serde_json::Value;

/// The states of a match, and the events that led to each.
pub(crate) struct Course<G: Game> {
    states: Vec<G::State>,
    events: Vec<Vec<G::Event>>,
}

impl<G: Game> Course<G> {
    pub(crate) fn new(start: &G::State) -> Course<G> {
        Course { states: vec![start.clone()], events: vec![Vec::new()] }
    }

    pub(crate) fn push(&mut self, state: &G::State, events: Vec<G::Event>) {
        self.states.push(state.clone());
        self.events.push(events);
    }
}

/// Does the steps of `played` again in `game`.
pub(crate) fn again<G: Game>(game: G, played: &Match<G>, course: &Course<G>) -> Verdict {
    let mut second = Match::new(game);
    if *second.state() != course.states[0] {
        return Err(format!("it starts otherwise the second time: {:?}", second.state()));
    }
    for (index, step) in played.steps().iter().enumerate() {
        let mut events = Vec::new();
        let done = match step {
            Step::Action { seat, action } => {
                second.act(*seat, *action, &mut events).map_err(|refusal| refusal.to_string())
            }
            Step::Chance { chance } => {
                second.chance(chance.clone(), &mut events).map_err(|refusal| refusal.to_string())
            }
        };
        let number = index + 1;
        done.map_err(|refusal| format!("step {number}, done again, is refused: {refusal}"))?;
        compare(number, second.state(), &course.states[number])?;
        compare(number, &events, &course.events[number])?;
    }
    if second.outcome() != played.outcome() {
        return Err(format!("the result is {:?}, the second time {:?}", played.outcome(), second.outcome()));
    }
    Ok(course.states.len() as u64)
}

/// Reads the record of `played` again as a program does that does not know the game.
pub(crate) fn from_text<G: Game>(played: &Match<G>, course: &Course<G>) -> Verdict {
    let text: Vec<String> = played.record(&played.header()).iter().map(Value::to_string).collect();
    let mut number = 0;
    let mut difference = Ok(());
    let replayed =
        replay_text(text.join("\n").as_bytes(), Replay::new(&Erased::<G>::find), |second, events| {
            if difference.is_ok() {
                difference = compare_json(played.game(), course, number, second, events);
            }
            number += 1;
        });
    difference?;
    let (header, second) =
        replayed.map_err(|error| format!("the record cannot be replayed: line {error}"))?;
    if header != played.header() || second.record(&header) != played.record(&header) {
        return Err("the record of the replayed match is another".to_owned());
    }
    if number != course.states.len() || second.result() != AnyMatch::result(played) {
        return Err(format!(
            "the replayed match has {number} positions and the result {:?}",
            second.result()
        ));
    }
    Ok(number as u64)
}

fn compare<T: PartialEq + std::fmt::Debug>(number: usize, second: &T, first: &T) -> Result<(), String> {
    match first == second {
        true => Ok(()),
        false => Err(format!("step {number} leads to {first:?}, the second time to {second:?}")),
    }
}

fn compare_json<G: Game>(
    game: &G,
    course: &Course<G>,
    number: usize,
    second: &dyn AnyMatch,
    events: &[Text],
) -> Result<(), String> {
    let (Some(state), Some(told)) = (course.states.get(number), course.events.get(number)) else {
        return Err(format!("there are more than {number} positions"));
    };
    compare(number, &second.state().to_string(), &to_text(&game.snapshot(state)))?;
    compare(number, &to_text(events), &to_text(told))
}
