//! A match looked back on: for every step what happened and what a viewer sees after it, as the table itself would have
//! sent it.

use crate::table::{Broken, before_first_step, replayed_watching, shown};
use game_core::Seat;
use game_core::erased::AnyMatch;
use game_core::record::{Header, Line, Text, to_text};
use protocol::{By, Frame, Frames, Happening, Play, Prompt, What};
use std::ops::RangeInclusive;

/// The most frames that are given at once.
pub(crate) const PAGE: u32 = 64;

/// Whose eyes a match is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Viewer {
    Seat(Seat),
    /// Somebody who watched without a seat.
    Spectator,
    /// Nothing is hidden: only for a match that is over.
    Open,
}

impl Viewer {
    fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        }
    }
}

/// The frames after the steps in `wanted`, at most [`PAGE`] of them; 0 is the position before the first step.
pub(crate) fn frames(
    header: &Header,
    played: &dyn AnyMatch,
    viewer: Viewer,
    wanted: RangeInclusive<u32>,
) -> Result<Frames<Text>, Broken> {
    let last = (*wanted.end()).min(wanted.start().saturating_add(PAGE - 1));
    let wanted = *wanted.start()..=last;
    let mut frames = Vec::new();
    if wanted.contains(&0) {
        frames.push(Frame { happened: Vec::new(), play: seen(&*before_first_step(played)?, viewer) });
    }
    replayed_watching(played, last as usize, |played, line, events| {
        if wanted.contains(&(played.steps() as u32)) {
            let happened = happening(played, line, events).into_iter().collect();
            frames.push(Frame { happened, play: seen(played, viewer) });
        }
    })?;
    let mut names = header.names.clone().unwrap_or_default().into_iter();
    Ok(Frames {
        game: header.game.clone(),
        options: header.options.clone(),
        names: played.seats().iter().map(|_| names.next()).collect(),
        steps: played.steps() as u32,
        result: played.result(),
        frames,
    })
}

/// All that happened in a match so far.
pub(crate) fn led_to(played: &dyn AnyMatch) -> Result<Vec<Happening<Text>>, Broken> {
    let mut happened = Vec::new();
    replayed_watching(played, played.steps(), |played, line, events| {
        happened.extend(happening(played, line, events));
    })?;
    Ok(happened)
}

/// The position with what the viewer was asked, were it a live one.
pub(crate) fn seen(played: &dyn AnyMatch, viewer: Viewer) -> Play<Text> {
    let view = match viewer {
        Viewer::Open => played.open_view(),
        Viewer::Seat(_) | Viewer::Spectator => played.view(viewer.seat()),
    };
    let play = shown(played, viewer.seat(), view);
    let is_asked = play.to_act.is_some() && play.to_act == play.viewer;
    let prompt = is_asked.then(|| Prompt { number: play.steps.into(), legal: played.legal_actions() });
    Play { prompt, ..play }
}

/// The last step as a happening; a result is none.
fn happening(played: &dyn AnyMatch, line: Line, events: Vec<Text>) -> Option<Happening<Text>> {
    let what = match line {
        Line::Action { seat, action } => {
            What::Acted { seat, by: By::Record, action: to_text(&action), events }
        }
        Line::Chance { chance } => What::Drawn { chance: to_text(&chance), events },
        Line::Result { .. } => return None,
    };
    Some(Happening { number: played.steps() as u64, at: 0, what })
}
