//! The players of each level. They differ in how far they look and how often they err, never by random blunders.

use super::foresight::Foresight;
use super::greedy::Greedy;
use super::numbers::Numbers;
use super::outlook::Outlook;
use super::response::Response;
use super::rivals::Softness;
use super::solver::Solver;
use super::temper::Temper;
use super::thinker::Thinker;
use super::watcher::Watcher;
use crate::{Budget, Level, Net, Personality, Player, Style};
use don::Don;
use std::sync::{Arc, LazyLock};

/// What those who learn a value, and `normal`, take their rivals to do.
pub(super) const RESPONSE: Response = Response::alike(0.08, 0.8);

/// What those who look ahead take their rivals to do: simple players are foreseen nearly always, thinking ones half of
/// the time, and else they do what is clearly better for them.
const FORESEEN: Response = Response { temperature: 0.012, habit: 0.95, thinking_habit: 0.5 };

/// What everybody is taken to do where positions are valued for all alike. Held against habit alone, those who think
/// seem to gain by all they do; held against thought alone, simple players seem to lose by it.
pub(super) const EVEN_RESPONSE: Response = Response::alike(0.01, 0.4);

/// The learned value, with its manifest and plot beside it.
pub(super) const WEIGHTS: &[u8] = include_bytes!("../../weights/don.net");

static NET: LazyLock<Arc<Net>> =
    LazyLock::new(|| Arc::new(Net::from_bytes(WEIGHTS).expect("the weights are those of a net")));

pub(super) fn player(level: Level, personality: Personality, budget: Budget) -> Box<dyn Player<Don>> {
    match level {
        Level::Easy => Box::new(Greedy::careless(Numbers::of(Style::Greedy), EASY_ERROR)),
        Level::Normal => Box::new(thinker(personality, NORMAL_CARELESSNESS, None)),
        Level::Hard | Level::Expert => Box::new(contender(personality, budget)),
    }
}

/// By how much easy misjudges what things are worth, at most.
const EASY_ERROR: f32 = 0.9;
/// How much normal gives away.
const NORMAL_CARELESSNESS: f32 = 0.04;

/// How much chance to win looking further must promise those who play. All their decisions of a match together lose
/// little by it, and take a fraction of the time.
const THRIFT: f32 = 0.0001;

/// How much chance to win a bid may seem to lose and still be made, where a rival surely bids by habit. If every thinker
/// leaves it to the others to keep lots from such a rival, it gets them. Among thinkers alone this would lose more than it
/// wins.
const ZEAL: f32 = 0.02;

/// A thinker with the shipped net that looks ahead for `budget`, if for any.
pub(super) fn thinker(personality: Personality, carelessness: f32, budget: Option<Budget>) -> Thinker {
    let response = if budget.is_some() { FORESEEN } else { RESPONSE };
    with_response(response, Temper::new(personality, carelessness), budget)
}

/// A thinker that values positions for all seats alike.
pub(super) fn even_thinker(budget: Budget) -> Thinker {
    with_response(EVEN_RESPONSE, Temper::new(Personality::Balanced, 0.0), Some(budget))
}

fn with_response(response: Response, temper: Temper, budget: Option<Budget>) -> Thinker {
    let solver = || Solver::new(Outlook::new(NET.clone()), response);
    Thinker {
        solver: solver(),
        foresight: budget.map(|budget| Foresight { solver: solver(), budget, thrift: 0.0 }),
        offers: 10,
        temper,
        zeal: 0.0,
        watcher: Watcher::new(Softness::PLAYING),
    }
}

/// One that plays to win: it stops as soon as its choice is clear, though what it thinks of its options is then rougher,
/// and leaves less to simple players.
fn contender(personality: Personality, budget: Budget) -> Thinker {
    let thinker = thinker(personality, 0.0, Some(budget));
    let foresight = thinker.foresight.map(|foresight| Foresight { thrift: THRIFT, ..foresight });
    Thinker { foresight, zeal: ZEAL, ..thinker }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brain;
    use crate::don::features::LAYERS;
    use crate::don::tuning::table;
    use crate::train::fingerprint;
    use don::Action;
    use game_core::playout::play_out;
    use game_core::random::stream;
    use game_core::{Game, Seat};
    use serde_json::Value;

    #[test]
    fn the_weights_are_those_of_the_manifest() {
        let manifest: Value = serde_json::from_str(include_str!("../../weights/don.json")).unwrap();
        assert_eq!(manifest["fingerprint"], fingerprint(WEIGHTS));
        assert_eq!(Net::from_bytes(WEIGHTS).unwrap().layers(), LAYERS);
        assert!(WEIGHTS.len() <= 64 << 10);
    }

    #[test]
    fn a_contender_bids_more_readily_once_a_rival_is_known_to_be_simple() {
        let game = table(4);
        let contender = || contender(Personality::Balanced, Budget::Nodes(2000));
        let (mut zealous, mut calm) = (contender(), Thinker { zeal: 0.0, ..contender() });
        let mut greedy = brain::<Don>().styled(Style::Greedy);
        let (mut keener, mut cooler, mut early) = (0, 0, 0);
        let choose = |state: &don::State, seat: Seat| {
            if seat != Seat::new(0) {
                return greedy.choose(&game, state, seat, &mut stream(0, 0, 0));
            }
            let [one, other] = [&mut zealous, &mut calm]
                .map(|player: &mut Thinker| player.choose(&game, state, seat, &mut stream(1, 1, 1)));
            if zealous.temper.keenness == 0.0 {
                early += 1;
                assert_eq!(one, other, "nobody is known to be simple");
            }
            match (one, other) {
                (Action::Bid { .. }, Action::Pass {}) => keener += 1,
                (Action::Pass {}, Action::Bid { .. }) => cooler += 1,
                _ => (),
            }
            other
        };
        play_out(&game, &mut game.start(), &mut stream(4, 2, 1), choose, |_| ());
        assert!(keener > 0 && cooler == 0 && early > 0, "{keener} {cooler} {early}");
    }
}
