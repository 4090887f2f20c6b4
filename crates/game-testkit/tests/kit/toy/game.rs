//! The rules of the toy, each flaw where it would creep in.

use super::Flaw;
use super::info;
use super::parts::{Action, Chance, Event, No, Options, Scoring, Standing, State, Tokens};
use game_core::random::{Rng, pick};
use game_core::{
    Fixed, Game, GameInfo, NoOrders, PerSeat, RuleId, Seat, Seats, SetupError, Sink, Turn, ranks_by,
};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// The toy with the flaw of that number.
#[derive(Clone, Debug)]
pub(crate) struct Toy<const FLAW: u8> {
    seats: Seats,
    options: Options,
    traces: Arc<AtomicU32>,
}

impl<const FLAW: u8> Toy<FLAW> {
    fn has(flaw: Flaw) -> bool {
        FLAW == flaw as u8
    }

    /// The action that passes; two flaws have their own.
    pub(crate) fn pass() -> Action {
        match () {
            () if Self::has(Flaw::ForgivesExtraKeys) => Action::Rest,
            () if Self::has(Flaw::WritesLessThanItReads) => Action::Nod { depth: 1 },
            () => Action::Pass {},
        }
    }

    fn refuse(&self, code: &'static str, rule: RuleId, sentence: &'static str) -> No {
        self.traces.fetch_add(1, Ordering::Relaxed);
        No {
            code,
            rule: if Self::has(Flaw::NamesAnUnknownRule) { "T9" } else { rule },
            sentence: if Self::has(Flaw::RefusesWithoutAWord) { "" } else { sentence },
        }
    }

    fn actor(&self, state: &State) -> usize {
        usize::from(state.turns) % self.seats.count()
    }

    fn score(&self, hand: Tokens) -> i32 {
        match self.options.scoring {
            Scoring::Sum => hand.iter().map(i32::from).sum(),
            Scoring::Count => hand.len() as i32,
        }
    }

    fn is_over(&self, state: &State) -> bool {
        usize::from(state.turns) == 2 * self.seats.count() || state.hands.iter().any(|hand| hand.contains(16))
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    type Options = Options;
    type Components = Fixed;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Snapshot = Value;
    type View = Value;
    type Own = Value;
    type Outcome = Standing;
    type Illegal = No;
    type Impossible = No;
    type Order = NoOrders;

    fn info() -> &'static GameInfo {
        info::of(FLAW)
    }

    fn new(seats: Seats, options: Options, _: Fixed) -> Result<Self, SetupError> {
        Ok(Toy { seats, options, traces: Arc::default() })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn components(&self) -> &Fixed {
        &Fixed
    }

    fn start(&self) -> State {
        State {
            bag: Tokens::ALL,
            offer: Tokens(0),
            hands: [Tokens(0); 4],
            discards: Tokens(0),
            passed: [false; 4],
            turns: 0,
            mood: 0,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.offer {
            _ if self.is_over(state) => Turn::Over,
            Tokens(0) => Turn::Chance,
            _ => Turn::Seat(Seat::new(self.actor(state))),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), No> {
        match self.turn(state) {
            Turn::Seat(actor) if actor == seat || Self::has(Flaw::AcceptsAnotherSeat) => {}
            Turn::Seat(_) => return Err(self.refuse("turn", "T3", "it is another seat's turn")),
            Turn::Chance => return Err(self.refuse("nature", "T2.1", "the tokens are not drawn yet")),
            Turn::Over if Self::has(Flaw::ActsWhenOver) => return Ok(()),
            Turn::Over => return Err(self.refuse("over", "T3", "the match is over")),
        }
        match *action {
            Action::Keep { token } if state.offer.contains(token) => Ok(()),
            Action::Keep { token } if token > 16 && Self::has(Flaw::AcceptsAStrangeNumber) => Ok(()),
            Action::Keep { .. } => Err(self.refuse("token", "T2.2", "this token was not drawn")),
            pass if pass != Self::pass() => {
                Err(self.refuse("pass", "T2.2", "here one passes in another way"))
            }
            _ if state.passed[self.actor(state)] => {
                Err(self.refuse("again", "T2.3", "you have passed before"))
            }
            _ => Ok(()),
        }
    }

    fn act(&self, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
        static ACTIONS: AtomicU32 = AtomicU32::new(0);
        let actor = self.actor(state);
        match action {
            Action::Keep { token } => {
                let kept = Tokens::only(token);
                state.hands[actor].0 |= kept.0;
                state.discards.0 |= state.offer.0 & !kept.0;
                events.emit(|| Event::TokenKept { seat: actor as u8, token });
            }
            _ => {
                state.passed[actor] = true;
                state.discards.0 |= if Self::has(Flaw::LosesTokens) { 0 } else { state.offer.0 };
                events.emit(|| Event::Passed { seat: actor as u8 });
            }
        }
        state.offer = Tokens(0);
        state.turns += 1;
        if Self::has(Flaw::RemembersOtherMatches) {
            state.mood = ACTIONS.fetch_add(1, Ordering::Relaxed) as u8;
        }
        if Self::has(Flaw::NeverEnds) && self.is_over(state) {
            *state = self.start();
        }
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        let Turn::Seat(seat) = self.turn(state) else {
            actions.extend((Self::has(Flaw::ListsWhenOver) && self.is_over(state)).then(Self::pass));
            return;
        };
        actions.extend(state.offer.iter().map(|token| Action::Keep { token }));
        if !state.passed[seat.index()] && !Self::has(Flaw::OmitsAnAction) {
            actions.push(Self::pass());
        }
        match () {
            () if Self::has(Flaw::ListsTwice) => actions.push(actions[0]),
            () if Self::has(Flaw::ListsARefusedOne) => actions.push(Action::Keep { token: 0 }),
            () if Self::has(Flaw::ListsNothing) => actions.clear(),
            () => {}
        }
    }

    fn sample(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Chance {
        let from = if Self::has(Flaw::DrawsTheImpossible) { Tokens::ALL } else { state.bag };
        let first = pick(rng, &from.iter().collect::<Vec<_>>());
        let second = pick(rng, &from.iter().filter(|&token| token != first).collect::<Vec<_>>());
        if Self::has(Flaw::ForgivesDoubledItems) {
            return Chance::Deal { tokens: Tokens(Tokens::only(first).0 | Tokens::only(second).0) };
        }
        Chance::Draw { tokens: [first, second] }
    }

    fn is_possible(&self, state: &State, chance: &Chance) -> Result<(), No> {
        if self.turn(state) != Turn::Chance {
            return match Self::has(Flaw::HoldsAnythingPossible) {
                true => Ok(()),
                false => Err(self.refuse("time", "T2.1", "now is no time to draw")),
            };
        }
        let drawn = drawn(chance);
        if drawn.len() != 2 || matches!(chance, Chance::Deal { .. }) != Self::has(Flaw::ForgivesDoubledItems)
        {
            return Err(self.refuse("count", "T2.1", "two different tokens are drawn"));
        }
        if drawn.0 & !state.bag.0 != 0 && !Self::has(Flaw::AcceptsATokenDrawnBefore) {
            return Err(self.refuse("bag", "T1", "this token is no longer in the bag"));
        }
        Ok(())
    }

    fn resolve(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        let tokens = drawn(chance);
        state.bag.0 &= !tokens.0;
        state.offer = tokens;
        events.emit(|| Event::TokensDrawn { tokens });
    }

    fn scripted(&self, state: &State) -> Chance {
        let from = if Self::has(Flaw::ScriptsTheImpossible) { Tokens::ALL } else { state.bag };
        let mut tokens = from.iter();
        let [first, second] = [tokens.next(), tokens.next()].map(|token| token.expect("a token"));
        if Self::has(Flaw::ForgivesDoubledItems) {
            return Chance::Deal { tokens: Tokens(Tokens::only(first).0 | Tokens::only(second).0) };
        }
        Chance::Draw { tokens: [first, second] }
    }

    fn snapshot(&self, state: &State) -> Value {
        if Self::has(Flaw::StateIsNoObject) {
            return json!([state.bag, state.offer]);
        }
        let traces = Self::has(Flaw::CheckLeavesTraces).then(|| self.traces.load(Ordering::Relaxed));
        json!({ "offer": state.offer, "hands": state.hands[..self.seats.count()], "discards": state.discards,
                "turns": state.turns, "mood": state.mood, "traces": traces })
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> Value {
        let hand = |seat: Seat| match state.hands[seat.index()] {
            hand if self.options.open || viewer == Some(seat) => json!(hand),
            hand => json!(hand.len()),
        };
        let hint = Self::has(Flaw::LeaksHands).then_some(state.hands);
        json!({ "offer": state.offer, "hands": self.seats.iter().map(hand).collect::<Vec<_>>(),
                "discards": state.discards, "turns": state.turns, "hint": hint })
    }

    fn own_view(&self, state: &State, viewer: Option<Seat>) -> Value {
        match Self::has(Flaw::HoldsHandsForShared) {
            true => json!({}),
            false => json!({ "hands": self.view(state, viewer)["hands"] }),
        }
    }

    fn scores(&self, state: &State) -> PerSeat<i32> {
        let more = i32::from(Self::has(Flaw::ScoresOtherwise));
        state.hands[..self.seats.count()].iter().map(|hand| self.score(*hand) + more).collect()
    }

    fn outcome(&self, state: &State) -> Option<Standing> {
        if !self.is_over(state) && !Self::has(Flaw::HasAResultTooEarly) {
            return None;
        }
        let hands = &state.hands[..self.seats.count()];
        let mut scores: Vec<i32> = hands.iter().map(|hand| self.score(*hand)).collect();
        let keys: Vec<i32> = match Self::has(Flaw::RanksTheLastFirst) {
            true => scores.iter().map(|score| -score).collect(),
            false => scores.clone(),
        };
        let mut ranks = ranks_by(&keys).to_vec();
        if Self::has(Flaw::SkipsARank) {
            ranks.iter_mut().for_each(|rank| *rank += u8::from(*rank > 1));
        }
        if Self::has(Flaw::ForgetsASeat) {
            scores.pop();
        }
        Some(Standing { scores, ranks, breakdown: hands.to_vec() })
    }
}

fn drawn(chance: &Chance) -> Tokens {
    match *chance {
        Chance::Draw { tokens: [first, second] } => Tokens(Tokens::only(first).0 | Tokens::only(second).0),
        Chance::Deal { tokens } => tokens,
    }
}
