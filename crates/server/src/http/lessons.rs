//! Guided first matches: each is a record played by the rules themselves, with what is said on the way.

use super::fail::Fail;
use crate::frames::{Viewer, frames};
use crate::table::{Refused, replayed};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use game_core::erased::AnyMatch;
use game_core::record::{Header, Text};
use game_core::{LessonText, Replay, Seat, replay_text};
use protocol::{Answer, Attempt, Lesson};

/// The seat of whoever learns.
const LEARNER: Seat = Seat::new(0);

pub(super) async fn show(Path(game): Path<String>) -> Result<Json<Lesson<Text>>, Fail> {
    let text = text_of(&game)?;
    let (header, played) = play(text)?;
    let course = frames(&header, &*played, Viewer::Seat(LEARNER), 0..=u32::MAX).map_err(broken)?;
    let cues = serde_json::from_str(text.cues).map_err(broken)?;
    Ok(Json(Lesson { course, cues }))
}

/// What the rules say to another choice than the one of the lesson; nothing comes of it.
pub(super) async fn attempt(
    Path(game): Path<String>,
    Json(attempt): Json<Attempt>,
) -> Result<Json<Answer>, Fail> {
    let (_, played) = play(text_of(&game)?)?;
    if attempt.steps as usize > played.steps() {
        return Err(Fail::new(StatusCode::NOT_FOUND, "no_position", "the lesson is not that long"));
    }
    let mut played = replayed(&*played, attempt.steps as usize).map_err(broken)?;
    Ok(Json(match played.act(LEARNER, &attempt.action) {
        Ok(_) => Answer::Done { version: u64::from(attempt.steps) + 1 },
        Err(refused) => Answer::Refused((&Refused::from(refused)).into()),
    }))
}

fn text_of(game: &str) -> Result<LessonText, Fail> {
    let lesson = games::find(game).ok().and_then(|game| game.info().lesson);
    lesson.ok_or_else(|| Fail::new(StatusCode::NOT_FOUND, "no_game", "there is no lesson for this game"))
}

fn play(text: LessonText) -> Result<(Header, Box<dyn AnyMatch>), Fail> {
    replay_text(text.record.as_bytes(), Replay::new(&games::find), |_, _| ())
        .map_err(|error| broken(error.refused))
}

/// A lesson is a part of the program: a test plays each.
fn broken(error: impl std::fmt::Display) -> Fail {
    Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "unavailable", error.to_string())
}
