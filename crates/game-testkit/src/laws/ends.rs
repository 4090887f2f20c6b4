//! The law `Ends`: there is a result exactly when the match is over, and it adds up.

use crate::position::{Position, Verdict};
use game_core::record::to_value;
use game_core::{Game, Outcome, Turn};
use serde_json::Value;

/// There is a result if and only if the match is over, and then it is a sound one.
pub(crate) fn check<G: Game>(at: &Position<'_, G>) -> Verdict {
    match (at.turn, at.game.outcome(at.state)) {
        (Turn::Over, Some(outcome)) => {
            let scores = at.game.scores(at.state);
            if scores[..] != *outcome.scores() {
                return Err(format!("the scores in the end are {scores:?}, but the result says {outcome:?}"));
            }
            sound(at.game.seats().count(), &outcome)
        }
        (Turn::Over, None) => Err("the match is over, but has no result".to_owned()),
        (turn, Some(_)) => Err(format!("it is the turn of {turn:?}, but there is a result")),
        (_, None) => Ok(1),
    }
}

fn sound(seats: usize, outcome: &impl Outcome) -> Verdict {
    let (scores, ranks) = (outcome.scores(), outcome.ranks());
    let json = to_value(outcome);
    for key in ["scores", "ranks", "breakdown"] {
        if json[key].as_array().map(Vec::len) != Some(seats) {
            return Err(format!("`{key}` has not one entry for each of {seats} seats: {json}"));
        }
    }
    if json["scores"] != Value::from(scores) || json["ranks"] != Value::from(ranks) {
        return Err(format!("the result says {json}, but its scores are {scores:?} and its ranks {ranks:?}"));
    }
    for (seat, &rank) in ranks.iter().enumerate() {
        let better = ranks.iter().filter(|&&other| other < rank).count();
        if usize::from(rank) != better + 1 {
            return Err(format!("seat {seat} has rank {rank}, with {better} before it: {ranks:?}"));
        }
        let worse_off = |other: &usize| scores[*other] > scores[seat] && ranks[*other] > rank;
        if let Some(other) = (0..seats).find(worse_off) {
            return Err(format!("seat {other} scored more than seat {seat}, but ranks behind: {json}"));
        }
    }
    Ok(1)
}
