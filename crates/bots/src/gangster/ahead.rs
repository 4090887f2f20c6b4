//! Playing on from a position for some turns, and asking the net where that led. Everybody does what the net values most
//! of the actions that look good at first sight.

use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::{each_action, first_sight};
use super::tree::Shares;
use super::value::Valuer;
use super::weights::Weights;
use game_core::random::SimRng;
use game_core::{Game, Seat, Turn};
use gangster::{Action, Gangster, Phase, State};

/// How many actions the net is asked about while playing on.
const SHORTLIST: usize = 4;
/// How many districts are remembered.
const REMEMBERED: usize = 1 << 12;

pub(super) struct Ahead {
    pub(super) valuer: Valuer,
    appraiser: Appraiser,
    /// How good each action looks at first sight.
    liked: Vec<(f32, Action)>,
}

impl Ahead {
    pub(super) fn new(valuer: Valuer) -> Ahead {
        let appraiser = Appraiser::new(Mind::new(Weights::TUNED), REMEMBERED);
        Ahead { valuer, appraiser, liked: Vec::new() }
    }

    /// What a position between two turns is worth after `turns` more of them, as nature happens to draw.
    pub(super) fn look(&mut self, game: &Gangster, state: &State, turns: usize, rng: &mut SimRng) -> Shares {
        let mut position = Position::new(game, &mut self.appraiser, state);
        let mut left = turns;
        loop {
            position.draw(game, &mut self.appraiser, rng);
            let Turn::Seat(seat) = game.turn(&position.state) else {
                return self.valuer.worth(game, &position.state);
            };
            left -= usize::from(matches!(position.state.phase, Phase::Turn { .. }));
            let (action, worth) = self.best(game, &position, seat);
            position.act(game, &mut self.appraiser, action);
            if left == 0 && position.state.phase.crew().is_none() {
                return worth;
            }
        }
    }

    /// The action that the net values most of those that look good at first sight, and what it is worth.
    fn best(&mut self, game: &Gangster, position: &Position, seat: Seat) -> (Action, Shares) {
        self.liked.clear();
        each_action(game, &self.appraiser.mind, position, &mut |action, score| {
            self.liked.push((score, action));
        });
        if self.liked.len() > SHORTLIST {
            self.liked.select_nth_unstable_by(SHORTLIST, |a, b| b.0.total_cmp(&a.0));
            self.liked.truncate(SHORTLIST);
        }
        let mut best: Option<(Action, Shares)> = None;
        for &(_, action) in &self.liked {
            let after = finished(game, &mut self.appraiser, *position, action);
            let worth = self.valuer.worth(game, &after);
            if best.is_none_or(|(_, most)| worth[seat.index()] > most[seat.index()]) {
                best = Some((action, worth));
            }
        }
        best.expect("a seat that is to act has an action")
    }
}

/// The position after an action and what the turn still asks for, done at first sight.
fn finished(game: &Gangster, appraiser: &mut Appraiser, mut position: Position, action: Action) -> State {
    position.act(game, appraiser, action);
    while position.state.phase.crew().is_some() {
        let action = first_sight(game, &appraiser.mind, &position, || 0.0);
        position.act(game, appraiser, action);
    }
    position.state
}

#[cfg(test)]
mod tests {
    use super::super::testing::{played, table};
    use super::*;
    use game_core::random::stream;

    #[test]
    fn a_line_ends_after_so_many_turns_with_what_the_net_thinks_of_the_last_one() {
        let (game, mut seen) = (table(4), 0);
        let mut ahead = Ahead::new(Valuer::trained());
        for steps in (20..300).step_by(7) {
            let state = played(&game, 3, steps);
            let Phase::Turn { seat } = state.phase else { continue };
            let looked = ahead.look(&game, &state, 1, &mut stream(1, 1, 1));
            let mut valued = Vec::new();
            ahead.valuer.value_actions(&game, &state, seat, &mut valued);
            let most = valued.iter().map(|(_, worth)| worth[seat.index()]).fold(0.0, f32::max);
            assert!(looked[seat.index()] <= most + 1e-4, "{steps}: {looked:?} but {most}");
            let further = ahead.look(&game, &state, 4, &mut stream(1, 1, 1));
            seen += usize::from(further != looked);
        }
        assert!(seen > 10, "{seen}");
    }

    #[test]
    fn the_same_luck_leads_to_the_same_end_and_other_luck_to_another() {
        let (game, mut ahead) = (table(4), Ahead::new(Valuer::trained()));
        let state = played(&game, 3, 60);
        let mut look = |luck| ahead.look(&game, &state, 12, &mut stream(luck, 0, 0));
        let ends: Vec<Shares> = (0..6).map(&mut look).collect();
        assert_eq!(ends, (0..6).map(&mut look).collect::<Vec<_>>());
        assert!(ends.iter().any(|end| *end != ends[0]));
    }
}
