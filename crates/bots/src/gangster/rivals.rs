//! What the rivals have shown of how they choose: a belief for each seat whether it goes by first sight, as the simple
//! player does, or thinks. It is learned from the turns seen in this match.

use super::manner::Manner;
use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::each_action;
use super::tree::SEATS;
use game_core::random::{SimRng, below};
use game_core::{Game, Seat, Silent};
use gangster::{Action, Cards, Crew, Gangster, Phase, State};

/// How likely a simple player does not do what looks best to it: it may be another style, or an easy level.
const SLIP: f32 = 0.1;
/// How loosely it then goes by first sight, in points.
const SLIPPING: f32 = 0.7;
/// Whatever is done was at least so likely.
const LEAST: f32 = 0.002;
/// Nothing is ever ruled out: people change.
const SUREST: f32 = 0.95;
/// How many districts are remembered for each manner.
const REMEMBERED: usize = 1 << 8;

pub(super) struct Rivals {
    /// How likely each seat thinks.
    thinks: [f32; SEATS],
    /// The last position in which the own seat began a turn.
    last: Option<State>,
    simple: Appraiser,
    thinking: Appraiser,
}

impl Default for Rivals {
    fn default() -> Rivals {
        let appraiser = |manner: Manner| Appraiser::new(Mind::new(manner.weights()), REMEMBERED);
        let (simple, thinking) = (appraiser(Manner::Simple), appraiser(Manner::Thinking));
        Rivals { thinks: [0.5; SEATS], last: None, simple, thinking }
    }
}

impl Rivals {
    /// How likely a seat thinks.
    #[cfg(test)]
    pub(super) fn thinks(&self, seat: Seat) -> f32 {
        self.thinks[seat.index()]
    }

    /// How all seats may play on when `own` is searched for: each rival by lot, as likely as it seems.
    pub(super) fn manners(&self, own: Seat, rng: &mut SimRng) -> [Manner; SEATS] {
        std::array::from_fn(|seat| match seat == own.index() {
            true => Manner::Own,
            false if (below(rng, 1 << 16) as f32) < self.thinks[seat] * 65_536.0 => Manner::Thinking,
            false => Manner::Simple,
        })
    }

    /// Learns from the turns since the last look; `state` is one in which the own seat is to act.
    pub(super) fn look(&mut self, game: &Gangster, state: &State) {
        let Phase::Turn { seat: own } = state.phase else { return };
        let Some(mut before) = self.last.replace(*state) else { return };
        // What comes with a payday cannot be told from what was done.
        if before.period() != state.period() || before.phase != state.phase {
            return;
        }
        let first = own.index();
        for seat in (0..game.seats().count()).map(|turn| Seat::new((first + turn) % game.seats().count())) {
            before.phase = Phase::Turn { seat };
            let done = |action: &Action| is_done(game, &before, state, seat, action);
            let simple = Sight::of(game, &mut self.simple, &before);
            let thinking = Sight::of(game, &mut self.thinking, &before);
            if seat != own {
                self.thinks[seat.index()] = learned(self.thinks[seat.index()], &simple, &thinking, done);
            }
            if let Some((action, _)) = simple.actions.iter().find(|(action, _)| done(action)) {
                game.act(&mut before, *action, &mut Silent);
            }
        }
    }
}

/// The actions of a seat, each with the points it promises.
struct Sight {
    actions: Vec<(Action, f32)>,
    most: f32,
}

impl Sight {
    fn of(game: &Gangster, appraiser: &mut Appraiser, state: &State) -> Sight {
        let position = Position::new(game, appraiser, state);
        let mut actions = Vec::new();
        each_action(game, &appraiser.mind, &position, &mut |action, score| actions.push((action, score)));
        let most = actions.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
        Sight { actions, most }
    }

    /// How likely one of the actions that may have been `done` is chosen by who goes by this sight so loosely.
    fn share(&self, looseness: f32, done: impl Fn(&Action) -> bool) -> f32 {
        let weight = |score: &f32| ((score - self.most) / looseness).exp();
        let all: f32 = self.actions.iter().map(|(_, score)| weight(score)).sum();
        let those = self.actions.iter().filter(|(action, _)| done(action));
        those.map(|(_, score)| weight(score)).sum::<f32>() / all
    }

    fn is_best(&self, done: impl Fn(&Action) -> bool) -> bool {
        self.actions.iter().find(|(_, score)| *score == self.most).is_some_and(|(action, _)| done(action))
    }
}

/// How likely a seat thinks that seemed to think so likely before; the same where nobody can tell what it did.
fn learned(thinks: f32, simple: &Sight, thinking: &Sight, done: impl Fn(&Action) -> bool) -> f32 {
    let best = if simple.is_best(&done) { 1.0 - SLIP } else { 0.0 };
    let if_simple = best + SLIP * simple.share(SLIPPING, &done);
    let if_thinking = thinking.share(Manner::Thinking.looseness(), &done).max(LEAST);
    match if_simple > 0.0 {
        true => {
            let (yes, no) = (thinks * if_thinking, (1.0 - thinks) * if_simple.max(LEAST));
            (yes / (yes + no)).clamp(1.0 - SUREST, SUREST)
        }
        false => thinks,
    }
}

/// Whether this is what `seat` may have done between two positions, as far as its crews show it.
fn is_done(game: &Gangster, before: &State, now: &State, seat: Seat, action: &Action) -> bool {
    let is_idle = |crew: Crew| {
        let (old, new) = (before.crew(crew), now.crew(crew));
        (old.cards, old.mat, old.trunk) == (new.cards, new.mat, new.trunk)
    };
    let actor = match *action {
        Action::Drive { crew, .. } | Action::Unload { crew, .. } | Action::Load { crew, .. } => crew,
        _ => return false,
    };
    let (old, new) = (before.crew(actor), now.crew(actor));
    let is_so = match *action {
        Action::Drive { card, to, .. } => {
            let mut left = old.cards;
            left.remove(card);
            // [G3.2] After the third card all are turned up again.
            let left = if left.is_empty() { Cards::ALL } else { left };
            new.car == to && new.cards == left && new.mat == old.mat
        }
        _ => {
            let mut after = *before;
            game.act(&mut after, *action, &mut Silent);
            let after = after.crew(actor);
            (new.car, new.cards, new.mat, new.trunk) == (old.car, old.cards, after.mat, after.trunk)
        }
    };
    is_so && game.crews_of(seat).iter().all(|&crew| crew == actor || is_idle(crew))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Mcts, Player, Style, brain};
    use game_core::Seats;
    use game_core::playout::play_out;
    use game_core::random::stream;
    use gangster::{Components, Options};

    /// How likely seat 1, which is this player among simple ones, seems to think, in the mean of a match.
    fn believed(seats: usize, mut player: Box<dyn Player<Gangster>>) -> f32 {
        let game = Gangster::new(Seats::new(seats), Options {}, Components::default()).unwrap();
        let (watched, own) = (Seat::new(1), Seat::new(seats - 1 - usize::from(seats == 2)));
        let (mut rivals, mut state) = (Rivals::default(), game.start());
        let mut simple = brain::<Gangster>().styled(Style::Greedy);
        let (mut luck, mut sum, mut count) = (stream(7, 7, 7), 0.0, 0.0);
        let choose = |state: &State, seat: Seat| {
            if seat == own {
                rivals.look(&game, state);
                (sum, count) = (sum + rivals.thinks(watched), count + 1.0);
            }
            let player = if seat == watched { &mut player } else { &mut simple };
            player.choose(&game, state, seat, &mut luck)
        };
        play_out(&game, &mut state, &mut stream(6, 6, 6), choose, |_| ());
        sum / count
    }

    #[test]
    fn who_goes_by_first_sight_and_who_thinks_are_told_apart_within_a_match() {
        for seats in [2, 3, 4, 5] {
            let simple = believed(seats, brain::<Gangster>().styled(Style::Greedy));
            let thinking = believed(seats, Box::new(Mcts::new(Budget::Nodes(300))));
            assert!(simple < 0.25 && thinking > 0.75, "{seats} seats: {simple}, {thinking}");
        }
    }

    #[test]
    fn all_rivals_play_on_as_they_seem_and_the_own_seat_as_the_search_does() {
        let rivals = Rivals { thinks: [0.95, 0.05, 0.5, 0.95, 0.05], ..Rivals::default() };
        let (own, mut rng, mut thinking) = (Seat::new(3), stream(1, 2, 3), [0; SEATS]);
        for _ in 0..1000 {
            let manners = rivals.manners(own, &mut rng);
            assert_eq!(manners[3], Manner::Own);
            (0..SEATS).for_each(|seat| thinking[seat] += u32::from(manners[seat] == Manner::Thinking));
        }
        assert!(thinking[0] > 900 && thinking[1] < 100 && (400..600).contains(&thinking[2]), "{thinking:?}");
    }
}
