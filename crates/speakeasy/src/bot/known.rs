//! What the bot knows of its table, and what follows from it: a command, a decision to make, or the end.

use super::course::Course;
use game_core::Seat;
use protocol::{Command, GuestId, Happening, Holder, Lobby, Phase, Play, SeatInfo, StandInReason, ToClient};

pub(super) struct Known {
    guest: GuestId,
    /// The seat that was asked for; any will do unless it was.
    wanted: Option<Seat>,
    lobby: Lobby,
    play: Option<Play>,
    /// The match, if it was followed up to now.
    pub(super) course: Option<Course>,
}

/// What a bot does next.
pub(super) enum Next {
    Wait,
    Give(Command),
    Choose {
        seat: Seat,
        prompt: u64,
        steps: u32,
    },
    /// The match has ended for this bot; what there is to tell.
    End(String),
    /// There is no place for this bot, and why.
    NoSeat(String),
}

impl Known {
    /// What a snapshot tells; nothing from any other message.
    pub(super) fn from_snapshot(guest: &GuestId, wanted: Option<Seat>, message: ToClient) -> Option<Known> {
        let ToClient::Snapshot { lobby, play, .. } = message else { return None };
        Some(Known {
            guest: guest.clone(),
            wanted,
            lobby: *lobby,
            play: play.map(|play| *play),
            course: None,
        })
    }

    pub(super) fn update(
        &mut self,
        happened: &[Happening],
        lobby: Option<Box<Lobby>>,
        play: Option<Box<Play>>,
    ) {
        let steps = self.play.as_ref().map(|play| play.steps);
        let in_step = self.course.take().filter(|course| Some(course.steps()) == steps);
        self.course = in_step.and_then(|course| course.follow(happened));
        if let Some(lobby) = lobby {
            self.lobby = *lobby;
        }
        if let Some(play) = play {
            self.play = Some(*play);
        }
    }

    pub(super) fn next(&self) -> Next {
        match (self.lobby.phase, self.seat()) {
            (Phase::Open, None) => self.sit(),
            (Phase::Open, Some(_)) => Next::Wait,
            (Phase::Playing, Some(seat)) => self.play_on(seat),
            (Phase::Over, Some(seat)) => Next::End(self.result(seat)),
            (Phase::Closed, _) => Next::End("the table was closed".to_owned()),
            (Phase::Playing | Phase::Over, None) => {
                Next::NoSeat("the match has begun without the bot".to_owned())
            }
        }
    }

    /// What the bot asks for before it leaves, so that nobody waits for it.
    pub(super) fn farewell(&self) -> Option<Command> {
        let seat = self.seat()?;
        let is_played = self.lobby.seats[seat.index()].stand_in.is_some();
        match self.lobby.phase {
            Phase::Open => Some(Command::Stand { seat }),
            Phase::Playing if !is_played => {
                Some(Command::StandIn { seat, bot: self.lobby.settings.stand_in.clone() })
            }
            Phase::Playing | Phase::Over | Phase::Closed => None,
        }
    }

    /// The bot's seat: the one asked for, or its first.
    pub(super) fn seat(&self) -> Option<Seat> {
        let is_own =
            |info: &SeatInfo| matches!(&info.holder, Holder::Guest { guest, .. } if *guest == self.guest);
        self.find_seat(is_own)
    }

    fn find_seat(&self, fits: impl Fn(&SeatInfo) -> bool) -> Option<Seat> {
        let is_wanted = |index: &usize| self.wanted.is_none_or(|seat| seat.index() == *index);
        let mut seats = (0..self.lobby.seats.len()).filter(is_wanted);
        seats.find(|index| fits(&self.lobby.seats[*index])).map(Seat::new)
    }

    fn sit(&self) -> Next {
        match self.find_seat(|info| info.holder == Holder::Empty) {
            Some(seat) => Next::Give(Command::Sit { seat }),
            None => Next::NoSeat("the seat is taken".to_owned()),
        }
    }

    fn play_on(&self, seat: Seat) -> Next {
        match &self.lobby.seats[seat.index()].stand_in {
            Some(stand_in) if stand_in.reason == StandInReason::Resigned => {
                return Next::End("the bot has resigned".to_owned());
            }
            Some(_) => return Next::Give(Command::TakeBack { seat }),
            None => {}
        }
        let Some(play) = &self.play else { return Next::Wait };
        // A bot has nothing against what people take back.
        let is_asked = |undo: &&protocol::UndoAsked| undo.seat != seat && !undo.agreed.contains(&seat);
        if play.undo.as_ref().filter(is_asked).is_some() {
            return Next::Give(Command::AnswerUndo { seat, agree: true });
        }
        match &play.prompt {
            Some(prompt) => Next::Choose { seat, prompt: prompt.number, steps: play.steps },
            None => Next::Wait,
        }
    }

    fn result(&self, seat: Seat) -> String {
        let result = self.play.as_ref().and_then(|play| play.result.as_ref());
        let told = result.map(|result| {
            let (rank, score) = (&result["ranks"][seat.index()], &result["scores"][seat.index()]);
            format!(": rank {rank} of {}, score {score}", self.lobby.seats.len())
        });
        format!("the match is over{}", told.unwrap_or_default())
    }
}
