//! What a position is worth when nobody is favoured: whoever is to act goes by the same rule as the others, so that the
//! values before and after an action can be compared.

use super::foresight::Prospect;
use super::greedy::Greedy;
use super::lot::{Lot, Next};
use super::numbers::Numbers;
use super::outlook::Chances;
use super::thinker::Thinker;
use crate::{Player, Style};
use don::{Don, Phase, State};
use game_core::Seat;
use game_core::random::SimRng;

impl Thinker {
    /// The chances of all seats where `seat` is to act.
    pub(super) fn even_chances(
        &mut self,
        game: &Don,
        state: &State,
        seat: Seat,
        rng: &mut SimRng,
    ) -> Chances {
        self.watcher.look(game, state);
        self.solver.outlook.believe(self.watcher.belief);
        match state.phase {
            Phase::Auction(_) => self.even_auction(game, state, rng),
            _ => self.by_habit_or_best(game, state, seat, rng),
        }
    }

    fn even_auction(&mut self, game: &Don, state: &State, rng: &mut SimRng) -> Chances {
        let lot = Lot::new(game, state, None);
        let call = Next::Call(lot.call());
        self.solver.begin(&lot);
        self.look_ahead(&lot, &[Prospect { next: call, liking: 0.0 }], rng);
        self.solver.follow(&lot, call)
    }

    /// Outside an auction a seat does what the greedy player does as often as it bids by habit, else what is best.
    fn by_habit_or_best(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> Chances {
        let mut actions = self.considered(game, state, seat);
        actions.push(Greedy::new(Numbers::of(Style::Greedy)).choose(game, state, seat, rng));
        let options = self.valued(game, state, None, actions, rng);
        let own = |chances: &Chances| chances[seat.index()];
        let by_habit = options[options.len() - 1].1;
        let best = options
            .iter()
            .fold(by_habit, |best, (_, each)| if own(each) > own(&best) { *each } else { best });
        let habit = self.solver.response.habit;
        std::array::from_fn(|seat| habit * by_habit[seat] + (1.0 - habit) * best[seat])
    }
}
