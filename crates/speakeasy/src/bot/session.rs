//! The bot at its table, through lost connections, until the match is over or somebody ends it.

use super::choice::Chooser;
use super::course::Course;
use super::house::House;
use super::known::{Known, Next};
use super::socket::Socket;
use super::trouble::{Patience, Trouble};
use crate::fail::{Fail, tell};
use futures_util::future::OptionFuture;
use game_core::Seat;
use protocol::{Answer, Command, CommandId, TableId, ToClient, ToServer};
use serde_json::Value;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// How often in a row the server may refuse what the bot asks for.
const MOST_REFUSALS: u32 = 5;
/// How often to look for a table with an empty seat.
const LOOK_AGAIN: Duration = Duration::from_secs(2);
const GOODBYE: Duration = Duration::from_secs(3);

pub(super) struct Session {
    house: House,
    chooser: Arc<Mutex<Chooser>>,
    wanted_table: Option<TableId>,
    wanted_seat: Option<Seat>,
    /// The decision being made, and the prompt it is for. It outlives a lost connection.
    thinking: Option<(u64, JoinHandle<Option<Value>>)>,
    refusals: u32,
    patience: Patience,
}

impl Session {
    pub(super) fn new(house: House, chooser: Chooser, table: Option<String>, seat: Option<u8>) -> Session {
        Session {
            house,
            chooser: Arc::new(Mutex::new(chooser)),
            wanted_table: table.map(TableId),
            wanted_seat: seat.map(|seat| Seat::new(seat.into())),
            thinking: None,
            refusals: 0,
            patience: Patience::new(),
        }
    }

    /// Plays, and tells how it ended; `end` is waited for meanwhile.
    pub(super) async fn play<E>(&mut self, end: &mut Pin<&mut E>) -> Result<String, Fail>
    where
        E: Future<Output = ()>,
    {
        let mut told = String::new();
        loop {
            let (why, wait) = match self.visit(end).await {
                Ok(ended) => return Ok(ended),
                Err(Trouble::Lasting(fail)) => return Err(fail),
                Err(Trouble::Passing { why, wait }) => (why, wait),
            };
            let wait = wait.unwrap_or_else(|| self.patience.wait());
            if why != told {
                tell(&format!("{why}; trying again"));
                told = why;
            }
            tokio::select! {
                () = sleep(wait) => {}
                () = &mut *end => return Ok("ended".to_owned()),
            }
        }
    }

    /// Ends the program, if one plays.
    pub(super) async fn end(self) {
        // Whoever thinks for long holds the lock; the program is killed with this process then.
        if let Ok(mut chooser) = timeout(GOODBYE, self.chooser.lock()).await {
            chooser.end().await;
        }
    }

    /// One connection from its beginning to its end.
    async fn visit<E>(&mut self, end: &mut Pin<&mut E>) -> Result<String, Trouble>
    where
        E: Future<Output = ()>,
    {
        let mut at = tokio::select! {
            at = self.arrive() => at?,
            () = &mut *end => return Ok("ended".to_owned()),
        };
        self.patience.reset();
        let mut given = None;
        loop {
            if given.is_none() {
                match self.go_on(&mut at).await? {
                    Then::Wait => {}
                    Then::Answered(id) => given = Some(id),
                    Then::End(told) => return Ok(told),
                }
            }
            tokio::select! {
                message = at.socket.next() => self.hear(&mut at, message?, &mut given)?,
                chosen = OptionFuture::from(self.thinking.as_mut().map(|(_, choice)| choice)),
                    if self.thinking.is_some() && given.is_none() =>
                {
                    let action = chosen.and_then(Result::ok).flatten();
                    given = self.act(&mut at, action).await?;
                }
                () = &mut *end => return Ok(at.leave().await),
            }
        }
    }

    /// Connects, and watches the table.
    async fn arrive(&mut self) -> Result<At, Trouble> {
        let (mut socket, guest) = Socket::open(&self.house).await?;
        let table = match &self.wanted_table {
            Some(table) => table.clone(),
            None => self.house.find_table().await?.ok_or(Trouble::Passing {
                why: "there is no public table with an empty seat yet".to_owned(),
                wait: Some(LOOK_AGAIN),
            })?,
        };
        socket.send(&ToServer::Watch { table: table.clone(), since: None, seat: self.wanted_seat }).await?;
        loop {
            match socket.next().await? {
                ToClient::NoTable { .. } => {
                    return Err(Trouble::lasting("there is no such table, or not for this bot"));
                }
                ToClient::Unavailable { message } | ToClient::Unreadable { message } => {
                    return Err(Trouble::passing(message));
                }
                message => {
                    if let Some(known) = Known::from_snapshot(&guest, self.wanted_seat, message) {
                        tell(&format!("at table {table}"));
                        return Ok(At { socket, table, known });
                    }
                }
            }
        }
    }

    /// Does what follows from what is known.
    async fn go_on(&mut self, at: &mut At) -> Result<Then, Trouble> {
        match at.known.next() {
            Next::Wait => Ok(Then::Wait),
            Next::Give(command) => Ok(Then::Answered(at.give(command).await?)),
            Next::End(told) => Ok(Then::End(told)),
            Next::NoSeat(why) if self.wanted_table.is_some() => Err(Trouble::lasting(why)),
            Next::NoSeat(why) => Err(Trouble::Passing { why, wait: Some(LOOK_AGAIN) }),
            Next::Choose { prompt, .. } if self.thinking.as_ref().is_some_and(|(of, _)| *of == prompt) => {
                Ok(Then::Wait)
            }
            Next::Choose { seat, prompt, steps } => {
                if let Some(course) = self.course(at, steps).await? {
                    let chooser = self.chooser.clone();
                    let choose = async move { chooser.lock().await.choose(course, seat).await };
                    self.thinking = Some((prompt, tokio::spawn(choose)));
                }
                Ok(Then::Wait)
            }
        }
    }

    /// The match after so many steps; none if the table has moved on, which will be told.
    async fn course(&self, at: &mut At, steps: u32) -> Result<Option<Course>, Trouble> {
        if at.known.course.as_ref().is_none_or(|course| course.steps() != steps) {
            let record = self.house.record(&at.table).await?;
            let course = Course::read(&record);
            let unknown = |why| Trouble::lasting(format!("this program cannot play this match: {why}"));
            at.known.course = Some(course.map_err(unknown)?);
        }
        Ok(at.known.course.clone().filter(|course| course.steps() == steps))
    }

    fn hear(&mut self, at: &mut At, message: ToClient, given: &mut Option<CommandId>) -> Result<(), Trouble> {
        match message {
            ToClient::Update { happened, lobby, play, .. } => at.known.update(&happened, lobby, play),
            ToClient::Answer { id, answer, .. } if *given == Some(id) => {
                *given = None;
                return self.answered(answer);
            }
            ToClient::NoTable { .. } => return Err(Trouble::lasting("the bot was sent away from the table")),
            ToClient::Closing { back_in } => {
                let wait = Some(Duration::from_secs(back_in.into()));
                return Err(Trouble::Passing { why: "the server ends".to_owned(), wait });
            }
            _ => {}
        }
        Ok(())
    }

    fn answered(&mut self, answer: Answer) -> Result<(), Trouble> {
        match answer {
            Answer::Done { .. } => self.refusals = 0,
            Answer::Refused(refusal) if refusal.retry => return Err(Trouble::passing(refusal.message)),
            // What was asked for came too late, most likely; what is known by now tells what to do instead.
            Answer::Refused(refusal) => {
                self.refusals += 1;
                tell(&format!("the server refuses: {}", refusal.message));
                if self.refusals >= MOST_REFUSALS {
                    return Err(Trouble::lasting("the server refuses whatever the bot does"));
                }
            }
        }
        Ok(())
    }

    /// Does what was chosen, if it is still asked for.
    async fn act(&mut self, at: &mut At, action: Option<Value>) -> Result<Option<CommandId>, Trouble> {
        let decided = self.thinking.take().map(|(prompt, _)| prompt);
        match (at.known.next(), action) {
            (Next::Choose { seat, prompt, .. }, Some(action)) if decided == Some(prompt) => {
                // Given again after a lost connection it would be for an old prompt, and do nothing.
                at.give(Command::Act { seat, prompt, action }).await.map(Some)
            }
            _ => Ok(None),
        }
    }
}

/// How a visit goes on.
enum Then {
    Wait,
    /// As soon as this command is answered.
    Answered(CommandId),
    End(String),
}

/// The bot at its table while a connection lasts.
struct At {
    socket: Socket,
    table: TableId,
    known: Known,
}

impl At {
    async fn give(&mut self, command: Command) -> Result<CommandId, Trouble> {
        let id = CommandId(uuid::Uuid::new_v4());
        self.socket.send(&ToServer::Command { table: self.table.clone(), id, command }).await?;
        Ok(id)
    }

    /// Makes sure that nobody waits for the bot, and tells how it left.
    async fn leave(&mut self) -> String {
        let told = match timeout(GOODBYE, self.say_goodbye()).await {
            Ok(Ok(told)) => told,
            Ok(Err(_)) | Err(_) => "ended; the seat stays taken",
        };
        told.to_owned()
    }

    /// Asks for what lets the others go on. The match may have begun just before: what is right then is asked for next.
    async fn say_goodbye(&mut self) -> Result<&'static str, Trouble> {
        let mut refused = None;
        loop {
            let Some(command) = self.known.farewell() else { return Ok("ended") };
            if refused.as_ref() == Some(&command) {
                return Err(Trouble::lasting("the server does not let the bot leave"));
            }
            if self.is_done(command.clone()).await? {
                return Ok(match command {
                    Command::Stand { .. } => "ended; the seat is free again",
                    _ => "ended; a stand-in plays on until the bot is back",
                });
            }
            refused = Some(command);
        }
    }

    /// Gives a command, learns what happens until it is answered, and tells whether it was done.
    async fn is_done(&mut self, command: Command) -> Result<bool, Trouble> {
        let given = self.give(command).await?;
        loop {
            match self.socket.next().await? {
                ToClient::Update { happened, lobby, play, .. } => self.known.update(&happened, lobby, play),
                ToClient::Answer { id, answer, .. } if id == given => {
                    return Ok(matches!(answer, Answer::Done { .. }));
                }
                _ => {}
            }
        }
    }
}
