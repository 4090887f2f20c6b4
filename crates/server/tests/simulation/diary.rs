//! What one person was shown and told, to be compared with the log.

use crate::client::Known;
use game_core::Seat;
use protocol::{Answer, Command, CommandId, GuestId, Happening};
use serde::Serialize;
use sha2::{Digest, Sha256};

#[derive(Default)]
pub(crate) struct Diary {
    pub(crate) guest: Option<GuestId>,
    pub(crate) shown: Vec<Shown>,
    pub(crate) given: Vec<Given>,
    /// What each node showed in the end.
    pub(crate) last: Vec<Shown>,
}

/// What a person knew after a frame.
pub(crate) struct Shown {
    /// The version that the person knew already, and wanted to go on from.
    pub(crate) knew: u64,
    /// The version before, if the frame goes on from it.
    pub(crate) since: Option<u64>,
    pub(crate) version: u64,
    pub(crate) happened: Vec<Happening>,
    pub(crate) picture: Picture,
}

/// The hash of the lobby and of the play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Picture(pub(crate) [u8; 32]);

/// A command with all its answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Given {
    pub(crate) id: CommandId,
    pub(crate) command: Command,
    pub(crate) answers: Vec<Answer>,
}

impl Diary {
    /// A command that was given.
    pub(crate) fn given(&mut self, id: CommandId) -> &mut Given {
        self.given.iter_mut().find(|given| given.id == id).expect("it was given")
    }
}

impl Picture {
    pub(crate) fn of(lobby: &impl Serialize, play: &impl Serialize) -> Picture {
        Picture(Sha256::digest(serde_json::to_string(&(lobby, play)).unwrap()).into())
    }
}

impl Shown {
    pub(crate) fn of(known: &Known, knew: u64, since: Option<u64>, happened: &[Happening]) -> Shown {
        let picture = Picture::of(&known.lobby, &known.play);
        Shown { knew, since, version: known.version, happened: happened.to_vec(), picture }
    }
}

impl Given {
    pub(crate) fn seat_acted(&self) -> Option<Seat> {
        match &self.command {
            Command::Act { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

pub(crate) fn is_final(answer: &Answer) -> bool {
    !matches!(answer, Answer::Refused(refusal) if refusal.retry)
}
