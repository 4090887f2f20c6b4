//! The payoff matrix: what every bot wins as the only one of its kind at a table of every other, and at mixed tables.

use super::plan::{Pairing, Plan};
use super::play::Played;
use super::rate::{Rate, Tally};
use super::share::Share;
use game_core::PerSeat;
use serde::Serialize;

/// What all won against all. Rows and columns are in the order of the plan's bots.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Payoff {
    /// What the guest (row) wins at a table of hosts (column); none on the diagonal, which is fair by symmetry.
    pub matrix: Vec<Vec<Option<Rate>>>,
    /// What each wins as the guest of all others together: the more the better.
    pub attack: Vec<Option<Rate>>,
    /// What guests win at a table of each: the less the better.
    pub defence: Vec<Option<Rate>>,
    /// What each wins a seat at mixed tables.
    pub mixed: Vec<Option<Rate>>,
}

/// Sums up the matches of a plan in which all play all.
pub fn payoff(plan: &Plan, played: &[Played]) -> Payoff {
    let bots = plan.bots().len();
    let nothing = vec![Tally::default(); bots];
    let mut matrix = vec![nothing.clone(); bots];
    let [mut attack, mut defence, mut mixed] = [nothing.clone(), nothing.clone(), nothing];
    for (number, one) in (0..).zip(played) {
        let shares = one.shares();
        match plan.pairing(number) {
            Pairing::Guest { guest, host } => {
                let won = shares[plan.guest_seat(number / plan.round())];
                for tally in [&mut matrix[guest][host], &mut attack[guest], &mut defence[host]] {
                    tally.add_match(won);
                }
            }
            Pairing::Mixed => add_mixed(&mut mixed, &plan.fixture(number).seating, &shares),
        }
    }
    let rates = |tallies: Vec<Tally>| tallies.iter().map(Tally::rate).collect();
    Payoff {
        matrix: matrix.into_iter().map(rates).collect(),
        attack: rates(attack),
        defence: rates(defence),
        mixed: rates(mixed),
    }
}

/// Adds a match to everybody at the table; several seats of one bot share its deal.
fn add_mixed(tallies: &mut [Tally], seating: &PerSeat<usize>, shares: &PerSeat<Share>) {
    for (bot, tally) in tallies.iter_mut().enumerate() {
        let own = || seating.iter().zip(shares).filter(|(sitting, _)| **sitting == bot);
        match own().count() {
            0 => {}
            places => tally.add(places as u64, own().map(|(_, share)| *share).sum()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::curve::attack_rates;
    use super::super::plan::Schedule;
    use super::*;
    use game_core::Seats;

    /// A plan whose bots always win against those after them in the alphabet, and what came of it.
    fn tournament(bots: &str, seats: usize, rounds: u64) -> (Plan, Vec<Played>) {
        let bots: Vec<String> = bots.split(' ').map(str::to_owned).collect();
        let plan = Plan { schedule: Schedule::All { bots }, seats: Seats::new(seats), seed: 3, ms: None };
        let play = |number| {
            let seating = plan.fixture(number).seating;
            let best = seating.iter().min().copied();
            let ranks = seating.iter().map(|bot| if Some(*bot) == best { 1 } else { 8 }).collect();
            Played { scores: seating.iter().map(|bot| -(*bot as i32)).collect(), ranks, moves: 1 }
        };
        let played = (0..rounds * plan.round()).map(play).collect();
        (plan, played)
    }

    fn per_mille(rates: &[Option<Rate>]) -> Vec<Option<u64>> {
        rates.iter().map(|rate| rate.map(|rate| (1000.0 * rate.rate).round() as u64)).collect()
    }

    #[test]
    fn the_matrix_tells_guests_from_hosts() {
        let (plan, played) = tournament("a b c", 4, 12);
        let Payoff { matrix, attack, defence, mixed } = payoff(&plan, &played);
        assert_eq!(per_mille(&matrix[0]), [None, Some(1000), Some(1000)]);
        assert_eq!(per_mille(&matrix[1]), [Some(0), None, Some(1000)]);
        assert_eq!(per_mille(&attack), [Some(1000), Some(500), Some(0)]);
        assert_eq!(per_mille(&defence), [Some(0), Some(500), Some(1000)]);
        assert_eq!(matrix[2][0].map(|rate| rate.games), Some(12));
        // Four seats for three bots: `a` has 16 in twelve matches, and wins all twelve.
        assert_eq!(per_mille(&mixed), [Some(750), Some(0), Some(0)]);
    }

    #[test]
    fn what_each_won_as_a_guest_settles_at_its_attack() {
        let (plan, played) = tournament("a b c", 4, 12);
        let last: Vec<Option<Rate>> =
            attack_rates(&plan, &played).iter().map(|rates| rates.last().copied()).collect();
        assert_eq!(last, payoff(&plan, &played).attack);
    }

    #[test]
    fn whoever_has_not_yet_sat_at_a_mixed_table_has_no_rate() {
        let (plan, played) = tournament("a b c d e", 3, 1);
        let seen = payoff(&plan, &played).mixed.iter().filter(|rate| rate.is_some()).count();
        assert_eq!(seen, 3);
    }
}
