//! What a forgetful player believes of its rivals' hands [N2.4]: how many cards each has is plain, and what each took and
//! paid this round; older cards fade, and a card that is forgotten seems to be any of those out of sight.

use crate::memory::{Memory, Recollection};
use game_core::random::{SimRng, below};
use game_core::{Game, Seat};
use new_york::{Card, Hands, Money, NewYork, Phase, State};

pub(super) struct Recalled {
    memory: Memory,
    last: Option<Seen>,
}

/// A position as a seat saw it, and the hands that it believed everybody to have in it.
struct Seen {
    seat: Seat,
    state: State,
    believed: [Money; 6],
}

impl Recalled {
    pub(super) fn new(memory: Memory) -> Recalled {
        Recalled { memory, last: None }
    }
}

impl Recollection<NewYork> for Recalled {
    fn believed(&mut self, game: &NewYork, state: &State, seat: Seat, rng: &mut SimRng) -> State {
        if game.options().hands == Hands::Open {
            return *state;
        }
        let rivals: Vec<usize> =
            game.seats().iter().filter(|&other| other != seat).map(Seat::index).collect();
        let last = self.last.take().filter(|last| last.seat == seat && precedes(game, &last.state, state));
        let mut believed = *state;
        let mut out_of_sight: Vec<Card> = state.unseen.cards().collect();
        for &rival in &rivals {
            out_of_sight.extend(state.hands[rival].cards());
            believed.hands[rival] = last.as_ref().map_or(Money::NONE, |last| last.taken(state, rival));
        }
        for card in rivals.iter().flat_map(|&rival| believed.hands[rival].cards()) {
            take(&mut out_of_sight, card);
        }
        shuffle(&mut out_of_sight, rng);
        for &rival in &rivals {
            for card in self.older(game, state, last.as_ref(), rival, rng) {
                if believed.hands[rival].len() < state.hands[rival].len() && take(&mut out_of_sight, card) {
                    believed.hands[rival].add(card);
                }
            }
        }
        for &rival in &rivals {
            let missing = state.hands[rival].len() - believed.hands[rival].len();
            let rest = out_of_sight.len() - missing as usize;
            out_of_sight.drain(rest..).for_each(|card| believed.hands[rival].add(card));
        }
        believed.unseen = out_of_sight.into_iter().collect();
        self.last = Some(Seen { seat, state: *state, believed: believed.hands });
        believed
    }
}

impl Recalled {
    /// The cards that a rival is believed to have held for longer, in any order. Who has not watched has had all the rounds
    /// so far to forget.
    fn older(
        &self,
        game: &NewYork,
        state: &State,
        last: Option<&Seen>,
        rival: usize,
        rng: &mut SimRng,
    ) -> Vec<Card> {
        let (held, rounds) = match last {
            Some(last) => (last.kept(state, rival), last.rounds_until(state)),
            None => (state.hands[rival], rounds_so_far(game, state)),
        };
        let mut cards: Vec<Card> = held.cards().filter(|_| !self.memory.loses(rounds, rng)).collect();
        shuffle(&mut cards, rng);
        cards
    }
}

impl Seen {
    /// What a rival has taken since and still has.
    fn taken(&self, state: &State, rival: usize) -> Money {
        without(state.hands[rival], self.state.hands[rival])
    }

    /// What a rival was believed to have, but for what it has paid since.
    fn kept(&self, state: &State, rival: usize) -> Money {
        without(self.believed[rival], without(self.state.hands[rival], state.hands[rival]))
    }

    /// A seat acts once a round, but for what follows an exact payment.
    fn rounds_until(&self, state: &State) -> u32 {
        u32::from(matches!(state.phase, Phase::Action { .. }) && self.state != *state)
    }
}

/// About every other turn buys a building.
fn rounds_so_far(game: &NewYork, state: &State) -> u32 {
    let bought: u32 = game.seats().iter().map(|seat| state.estates[seat.index()].len()).sum();
    2 * bought / game.seats().count() as u32
}

/// Whether one position can come before another.
fn precedes(game: &NewYork, then: &State, now: &State) -> bool {
    game.building_deck(then).len() >= game.building_deck(now).len()
}

/// Of some cards those that are left after taking out others, as far as they are there.
fn without(cards: Money, others: Money) -> Money {
    let mut left = cards;
    for card in others.cards() {
        if left.count(card) > 0 {
            left.remove(card);
        }
    }
    left
}

/// Takes a card out, if it is there.
fn take(cards: &mut Vec<Card>, card: Card) -> bool {
    let at = cards.iter().position(|&other| other == card);
    at.map(|at| cards.swap_remove(at)).is_some()
}

fn shuffle(cards: &mut [Card], rng: &mut SimRng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::memory::tests::{Beliefs, beliefs};
    use crate::new_york::testing::{played, table, tables};
    use game_core::random::stream;
    use game_core::{Fixed, Seats, Silent, Turn};
    use new_york::Options;

    fn easy() -> Recalled {
        Recalled::new(Memory::of(Level::Easy).unwrap())
    }

    #[test]
    fn rivals_cards_are_misremembered_and_all_else_is_known() {
        for game in tables() {
            let Beliefs { asked, wrong } = beliefs(&game, easy, |_, _| ());
            assert!(wrong > asked / 2, "{wrong} of {asked}");
        }
    }

    #[test]
    fn open_hands_are_not_forgotten() {
        let game = NewYork::new(Seats::new(4), Options { hands: Hands::Open }, Fixed).unwrap();
        assert_eq!(beliefs(&game, easy, |_, _| ()).wrong, 0);
    }

    #[test]
    fn within_a_turn_nothing_is_forgotten() {
        let game = table(4);
        for seed in 0..20 {
            let (state, mut recalled, mut rng) = (played(&game, seed, 60), easy(), stream(1, 2, 3));
            let Turn::Seat(seat) = game.turn(&state) else { continue };
            let believed = recalled.believed(&game, &state, seat, &mut rng);
            assert_eq!(recalled.believed(&game, &state, seat, &mut rng), believed);
            let mut actions = Vec::new();
            game.legal_actions(&state, &mut actions);
            for action in actions {
                let (mut after, mut expected) = (state, believed);
                game.act(&mut after, action, &mut Silent);
                game.act(&mut expected, action, &mut Silent);
                if game.turn(&after) == Turn::Seat(seat) {
                    assert_eq!(recalled.believed(&game, &after, seat, &mut rng), expected);
                }
            }
        }
    }

    #[test]
    fn a_card_taken_is_remembered_for_a_round() {
        let (game, mut rng) = (table(3), stream(1, 2, 3));
        let mut state = played(&game, 3, 40);
        let Turn::Seat(seat) = game.turn(&state) else { panic!("a seat is to act") };
        let mut recalled = easy();
        recalled.believed(&game, &state, seat, &mut rng);
        let rival = game.seats().after(seat).index();
        let taken: Vec<Card> = state.unseen.cards().take(3).collect();
        for &card in &taken {
            state.unseen.remove(card);
            state.hands[rival].add(card);
        }
        let believed = recalled.believed(&game, &state, seat, &mut rng).hands[rival];
        assert!(taken.iter().all(|&card| believed.count(card) > 0), "{taken:?} {believed:?}");
    }
}
