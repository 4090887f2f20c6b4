//! A person at the table: comes in, sits down or watches, plays, talks, loses the connection and comes back, to
//! whichever node, and sends again what was not answered.

use crate::check::last_told;
use crate::client::Known;
use crate::diary::{Diary, Given, Shown, is_final};
use crate::dice::Dice;
use crate::evening::Evening;
use crate::weather::NODES;
use crate::wire::{Next, Socket, request};
use game_core::Seat;
use hyper::Method;
use protocol::{Answer, Command, CommandId, GuestId, Holder, Phase, Room, TableId, ToClient, ToServer};
use serde_json::json;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long a person waits for an answer before trying elsewhere.
const PATIENCE: Duration = Duration::from_millis(1200);

pub(crate) struct Person {
    pub(crate) number: usize,
    pub(crate) evening: Rc<Evening>,
    pub(crate) dice: Dice,
    pub(crate) diary: Rc<RefCell<Diary>>,
    token: String,
    guest: GuestId,
    node: usize,
    socket: Option<Socket>,
    known: Known,
    /// The command that waits for its answer, and when it was sent last.
    pending: Option<(CommandId, Instant)>,
    /// The last prompt that was answered.
    answered: Option<u64>,
    said: u64,
}

impl Person {
    pub(crate) fn new(number: usize, evening: Rc<Evening>, dice: Dice) -> Person {
        let diary = evening.diaries[number].clone();
        Person {
            number,
            evening,
            dice,
            diary,
            token: String::new(),
            guest: GuestId(String::new()),
            node: number % NODES,
            socket: None,
            known: Known::default(),
            pending: None,
            answered: None,
            said: 0,
        }
    }

    /// The whole evening.
    pub(crate) async fn live(mut self) -> turmoil::Result {
        self.come_in().await;
        let table = self.find_table().await;
        while !(self.is_over() && self.pending.is_none()) {
            self.go_on(&table).await;
        }
        self.socket = None;
        self.evening.has_finished();
        while !self.evening.is_over() {
            sleep(Duration::from_millis(50)).await;
        }
        for node in 0..NODES {
            self.look_at_the_end(&table, node).await;
        }
        Ok(())
    }

    async fn come_in(&mut self) {
        let name = format!("Person {}", self.number);
        let info = loop {
            if let Some(info) =
                request(Method::POST, self.node, "/api/guest", "none", &json!({ "name": name })).await
            {
                break info;
            }
            sleep(Duration::from_millis(100)).await;
        };
        self.token = info["token"].as_str().expect("a token").to_owned();
        self.guest = GuestId(info["guest"].as_str().expect("an id").to_owned());
        self.diary.borrow_mut().guest = Some(self.guest.clone());
    }

    /// The first person opens the table, the others learn of it.
    async fn find_table(&mut self) -> TableId {
        loop {
            if let Some(table) = self.evening.table() {
                return table;
            }
            if self.number == 0 {
                let settings = json!({ "settings": self.evening.settings });
                if let Some(opened) =
                    request(Method::POST, self.node, "/api/tables", &self.token, &settings).await
                {
                    self.evening.opened(TableId(opened["table"].as_str().expect("a table").to_owned()));
                }
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    fn seat(&self) -> Option<Seat> {
        (self.number < self.evening.people_seated).then(|| Seat::new(self.number))
    }

    fn phase(&self) -> Option<Phase> {
        self.known.lobby.as_ref().map(|lobby| lobby.phase)
    }

    fn is_over(&self) -> bool {
        matches!(self.phase(), Some(Phase::Over | Phase::Closed))
    }

    /// One thing at a time: connect, give a command, hear what comes.
    async fn go_on(&mut self, table: &TableId) {
        if self.socket.is_none() && !self.connect(table).await {
            return sleep(Duration::from_millis(50 + self.dice.below(300))).await;
        }
        if self.pending.is_none()
            && let Some(command) = self.wish()
        {
            sleep(Duration::from_millis(self.dice.below(120))).await;
            self.give(table, command).await;
        }
        if self.evening.weather.is_stormy() && self.dice.below(150) == 0 {
            self.rename().await;
        }
        let patience = Duration::from_millis(100 + self.dice.below(400));
        let next = match &mut self.socket {
            Some(socket) => socket.next(patience).await,
            None => return,
        };
        match next {
            Next::Text(text) => self.hear(&text),
            Next::Nothing => self.grow_impatient(table).await,
            Next::Ended => self.socket = None,
        }
        if self.evening.weather.is_stormy() && self.dice.below(200) == 0 {
            self.socket = None;
        }
    }

    /// Comes to any node, often the same one, and goes on from what is known, or not.
    async fn connect(&mut self, table: &TableId) -> bool {
        if self.dice.percent(40) {
            self.node = self.dice.below(NODES as u64) as usize;
        }
        self.socket = Socket::open(self.node, &self.token).await;
        // Who opens the page anew knows nothing.
        if self.dice.percent(30) {
            self.known = Known::default();
        }
        let since = self.known.lobby.is_some().then_some(self.known.version);
        self.send(&ToServer::Watch { table: table.clone(), since, seat: None }).await;
        self.send_again(table).await;
        self.socket.is_some()
    }

    /// What this person wants to do now.
    fn wish(&mut self) -> Option<Command> {
        let lobby = self.known.lobby.as_ref()?;
        match (lobby.phase, self.seat()) {
            (Phase::Open, Some(seat)) => {
                if lobby.seats[seat.index()].holder == Holder::Empty {
                    return Some(Command::Sit { seat });
                }
                let is_empty = |seat: usize| lobby.seats[seat].holder == Holder::Empty;
                match (self.number, (0..self.evening.people_seated).any(is_empty)) {
                    (0, false) if (0..lobby.seats.len()).any(is_empty) => {
                        Some(Command::FillWithBots { bot: "easy".to_owned() })
                    }
                    (0, false) => Some(Command::Start),
                    _ => None,
                }
            }
            (Phase::Playing, seat) => {
                self.evening.weather.begin();
                self.play(seat)
            }
            _ => None,
        }
    }

    fn play(&mut self, seat: Option<Seat>) -> Option<Command> {
        if self.known.version >= self.evening.longest {
            return (self.number == 0).then_some(Command::Close);
        }
        if self.dice.below(20) == 0 {
            self.said += 1;
            let room = if seat.is_some() { Room::Table } else { Room::Spectators };
            return Some(Command::Say { room, text: format!("{} {}", self.number, self.said) });
        }
        let (seat, lobby) = (seat?, self.known.lobby.as_ref()?);
        if lobby.seats[seat.index()].stand_in.is_some() {
            return Some(Command::TakeBack { seat });
        }
        let play = self.known.play.as_ref()?;
        if let Some(undo) = play.undo.as_ref().filter(|undo| !undo.agreed.contains(&seat)) {
            let agree = undo.to % 2 == 0;
            return Some(Command::AnswerUndo { seat, agree });
        }
        if play.steps > 0 && self.dice.below(40) == 0 {
            return Some(Command::Undo { seat, to: play.steps - 1 });
        }
        let prompt = play.prompt.as_ref()?;
        if self.answered >= Some(prompt.number) {
            return None;
        }
        let action = self.dice.pick(&prompt.legal).clone();
        Some(Command::Act { seat, prompt: prompt.number, action })
    }

    async fn give(&mut self, table: &TableId, command: Command) {
        let bits = (0..4).fold(0, |bits, _| bits << 32 | u128::from(self.dice.below(1 << 31)));
        let id = CommandId(uuid::Builder::from_random_bytes(bits.to_be_bytes()).into_uuid());
        self.diary.borrow_mut().given.push(Given { id, command, answers: Vec::new() });
        self.pending = Some((id, Instant::now()));
        if self.dice.percent(5) {
            self.send_elsewhere(table, id).await;
        }
        self.send_again(table).await;
        if self.dice.percent(10) {
            self.send_again(table).await;
        }
    }

    /// Sends a command to the other node, too; the answer is not waited for.
    async fn send_elsewhere(&mut self, table: &TableId, id: CommandId) {
        if let Some(other) = Socket::open((self.node + 1) % NODES, &self.token).await {
            let own = self.socket.replace(other);
            self.send_command(table, id).await;
            self.socket = own;
        }
    }

    /// Takes another name, if that works.
    async fn rename(&mut self) {
        let name = format!("Person {} {}", self.number, self.dice.below(1000));
        request(Method::PATCH, self.node, "/api/guest", &self.token, &json!({ "name": name })).await;
    }

    /// Sends the command that waits, and sometimes one that was answered long ago.
    async fn send_again(&mut self, table: &TableId) {
        if let Some((id, at)) = &mut self.pending {
            *at = Instant::now();
            let id = *id;
            self.send_command(table, id).await;
        }
        if self.dice.percent(5) {
            let old: Vec<CommandId> = self.diary.borrow().given.iter().map(|given| given.id).collect();
            let Some(id) = (!old.is_empty()).then(|| *self.dice.pick(&old)) else { return };
            self.send_command(table, id).await;
        }
    }

    async fn send_command(&mut self, table: &TableId, id: CommandId) {
        let command = self.diary.borrow_mut().given(id).command.clone();
        self.send(&ToServer::Command { table: table.clone(), id, command }).await;
    }

    async fn send(&mut self, message: &ToServer) {
        if let Some(socket) = &mut self.socket
            && !socket.send(message).await
        {
            self.socket = None;
        }
    }

    /// Nothing came for a while.
    async fn grow_impatient(&mut self, table: &TableId) {
        let is_late = self.pending.is_some_and(|(_, at)| at.elapsed() > PATIENCE);
        match is_late {
            true if self.dice.percent(50) => self.socket = None,
            true => self.send_again(table).await,
            // Nothing may be wrong, or the line is dead.
            false if self.evening.weather.is_stormy() && self.dice.below(60) == 0 => self.socket = None,
            false if self.dice.below(100) == 0 => self.socket = None,
            false => {}
        }
    }

    fn hear(&mut self, text: &str) {
        self.evening.note(self.number, text);
        let message: ToClient = serde_json::from_str(text).expect("a message");
        let before = self.known.version;
        self.known.learn(&message);
        match &message {
            ToClient::Snapshot { happened, .. } => {
                let shown = Shown::of(&self.known, before, None, happened);
                self.diary.borrow_mut().shown.push(shown);
            }
            ToClient::Update { happened, .. } => {
                let shown = Shown::of(&self.known, before, Some(before), happened);
                self.diary.borrow_mut().shown.push(shown);
            }
            ToClient::Answer { id, answer, .. } => self.hear_answer(*id, answer),
            // The table cannot be read here: come back.
            ToClient::Unavailable { .. } | ToClient::Closing { .. } => self.socket = None,
            ToClient::Welcome { .. } | ToClient::Announcement { .. } => {}
            ToClient::NoTable { .. } | ToClient::Unreadable { .. } => panic!("{text}"),
        }
    }

    fn hear_answer(&mut self, id: CommandId, answer: &Answer) {
        let mut diary = self.diary.borrow_mut();
        let given = diary.given(id);
        given.answers.push(answer.clone());
        if !self.pending.is_some_and(|(pending, _)| pending == id) || !is_final(answer) {
            return;
        }
        if let Command::Act { prompt, .. } = given.command {
            self.answered = self.answered.max(Some(prompt));
        }
        self.pending = None;
    }

    /// Looks at the table as a node shows it in the end.
    async fn look_at_the_end(&mut self, table: &TableId, node: usize) {
        self.known = Known::default();
        let last = last_told(&self.evening.database.log(table), self.seat().is_some());
        while self.known.version < last {
            if self.socket.is_none() {
                self.node = node;
                self.socket = Socket::open(node, &self.token).await;
                self.send(&ToServer::Watch { table: table.clone(), since: None, seat: None }).await;
            }
            let Some(socket) = &mut self.socket else { continue };
            match socket.next(Duration::from_secs(1)).await {
                Next::Text(text) => {
                    self.evening.note(self.number, &text);
                    self.known.learn(&serde_json::from_str(&text).expect("a message"));
                }
                Next::Nothing => {}
                Next::Ended => self.socket = None,
            }
        }
        self.socket = None;
        self.diary.borrow_mut().last.push(Shown::of(&self.known, 0, None, &[]));
    }
}
