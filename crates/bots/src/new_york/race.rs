//! A race between candidates: all are tried with the same luck, line by line, and who falls clearly behind drops out.

use game_core::{PerSeat, Seat};

/// Lines before anybody is dropped.
const FIRST_LINES: usize = 16;

/// As so many lines the opinion counts that was had of a runner before the race.
const OPINION: f32 = 8.0;

/// Who is so many standard errors behind the leader is dropped.
const ERRORS: f32 = 3.0;

pub(super) struct Race {
    seat: Seat,
    runners: Vec<Runner>,
}

#[derive(Default)]
struct Runner {
    /// The chances of all seats as they were thought before the race.
    opinion: Option<PerSeat<f32>>,
    /// The chances of all seats that each line led to.
    lines: Vec<PerSeat<f32>>,
    is_out: bool,
}

impl Race {
    /// A race that `seat` judges.
    pub(super) fn new(runners: usize, seat: Seat) -> Race {
        Race { seat, runners: (0..runners).map(|_| Runner::default()).collect() }
    }

    /// A race between those of whom one has an opinion already: a few lines do not overturn it.
    pub(super) fn between(opinions: impl Iterator<Item = PerSeat<f32>>, seat: Seat) -> Race {
        let runner = |opinion| Runner { opinion: Some(opinion), ..Runner::default() };
        Race { seat, runners: opinions.map(runner).collect() }
    }

    /// How many there are, those who dropped out included.
    pub(super) fn runners(&self) -> usize {
        self.runners.len()
    }

    pub(super) fn is_running(&self, runner: usize) -> bool {
        !self.runners[runner].is_out
    }

    pub(super) fn is_decided(&self) -> bool {
        self.runners.iter().filter(|runner| !runner.is_out).count() < 2
    }

    /// Notes the chances that a runner's next line led to.
    pub(super) fn note(&mut self, runner: usize, chances: PerSeat<f32>) {
        self.runners[runner].lines.push(chances);
    }

    /// Who is running and seems best for the seat that judges, if there was a line.
    pub(super) fn leader(&self) -> Option<usize> {
        let running = (0..self.runners.len())
            .filter(|&each| self.is_running(each) && !self.runners[each].lines.is_empty());
        let own = |runner: usize| self.chances(runner).map_or(0.0, |chances| chances[self.seat.index()]);
        running.max_by(|&a, &b| own(a).total_cmp(&own(b)))
    }

    /// Drops those who are clearly behind the leader, after a line that all who are running went through.
    pub(super) fn drop_those_behind(&mut self) {
        let Some(leader) = self.leader().filter(|&leader| self.runners[leader].lines.len() >= FIRST_LINES)
        else {
            return;
        };
        for runner in 0..self.runners.len() {
            self.runners[runner].is_out |= self.is_clearly_ahead(leader, runner);
        }
    }

    /// The mean chances that a runner's lines led to; none if it went through none.
    pub(super) fn played(&self, runner: usize) -> Option<PerSeat<f32>> {
        mean(self.runners[runner].lines.iter().cloned(), None)
    }

    /// The same with the opinion that was had of it; none if there is neither.
    pub(super) fn chances(&self, runner: usize) -> Option<PerSeat<f32>> {
        let Runner { opinion, lines, .. } = &self.runners[runner];
        mean(lines.iter().cloned(), opinion.clone())
    }

    /// How much better the chances seem with one runner than with another, by the lines that both went through and by
    /// the opinions of them; none if there are neither.
    pub(super) fn lead(&self, ahead: usize, behind: usize) -> Option<PerSeat<f32>> {
        let opinion = |runner: usize| self.runners[runner].opinion.as_ref();
        let opinions = opinion(ahead).zip(opinion(behind));
        mean(self.leads(ahead, behind), opinions.map(|(ahead, behind)| difference(ahead, behind)))
    }

    fn leads(&self, ahead: usize, behind: usize) -> impl Iterator<Item = PerSeat<f32>> {
        let lines = self.runners[ahead].lines.iter().zip(&self.runners[behind].lines);
        lines.map(|(ahead, behind)| difference(ahead, behind))
    }

    fn is_clearly_ahead(&self, ahead: usize, behind: usize) -> bool {
        let leads = || self.leads(ahead, behind).map(|lead| lead[self.seat.index()]);
        let count = leads().count() as f32;
        let mean = leads().sum::<f32>() / count;
        let variance = leads().map(|lead| (lead - mean).powi(2)).sum::<f32>() / (count - 1.0);
        mean > ERRORS * (variance / count).sqrt()
    }
}

fn difference(one: &PerSeat<f32>, other: &PerSeat<f32>) -> PerSeat<f32> {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}

/// The mean of lines and an opinion, as far as there are any.
fn mean(lines: impl Iterator<Item = PerSeat<f32>>, opinion: Option<PerSeat<f32>>) -> Option<PerSeat<f32>> {
    let (mut sum, mut count) = (None::<PerSeat<f32>>, 0.0);
    let opinion = opinion.map(|opinion| (opinion, OPINION));
    for (chances, weight) in lines.map(|line| (line, 1.0)).chain(opinion) {
        count += weight;
        match &mut sum {
            None => sum = Some(chances.iter().map(|chance| weight * chance).collect()),
            Some(sum) => sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance),
        }
    }
    sum.map(|sum| sum.iter().map(|sum| sum / count).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(lines: &[[f32; 3]]) -> Race {
        let mut race = Race::new(3, Seat::new(1));
        for line in lines {
            for (runner, &chance) in line.iter().enumerate() {
                race.note(runner, [1.0 - chance, chance].into_iter().collect());
            }
            race.drop_those_behind();
        }
        race
    }

    #[test]
    fn who_is_clearly_behind_drops_out_and_who_is_close_stays() {
        let lines: Vec<[f32; 3]> =
            (0..2 + FIRST_LINES).map(|each| [0.5, 0.3, 0.45 + 0.1 * (each % 2) as f32]).collect();
        let race = race(&lines);
        assert_eq!([0, 1, 2].map(|runner| race.is_running(runner)), [true, false, true]);
        assert!(!race.is_decided());
        let chances = race.chances(2).unwrap();
        assert!((chances[0] - 0.5).abs() < 1e-5 && (chances[1] - 0.5).abs() < 1e-5);
        let lead = race.lead(0, 1).unwrap();
        assert!((lead[0] + 0.2).abs() < 1e-5 && (lead[1] - 0.2).abs() < 1e-5);
    }

    #[test]
    fn a_few_lines_do_not_overturn_an_opinion_but_many_do() {
        let two = |own: f32| PerSeat::from_iter([1.0 - own, own]);
        let mut race = Race::between([0.5, 0.4].map(two).into_iter(), Seat::new(1));
        let (mut leaders, lines) = (Vec::new(), 40);
        for _ in 0..lines {
            race.note(0, two(0.40));
            race.note(1, two(0.45));
            leaders.push(race.leader().unwrap());
        }
        // After 16 lines of 0.05 the other way, 8 of 0.1 are outweighed.
        assert_eq!(leaders.iter().position(|&leader| leader == 1), Some(16));
        let lead = race.lead(1, 0).unwrap()[1];
        assert!((lead - (lines as f32 * 0.05 - OPINION * 0.1) / (lines as f32 + OPINION)).abs() < 1e-5);
        assert!((race.played(0).unwrap()[1] - 0.40).abs() < 1e-5);
    }

    #[test]
    fn nobody_drops_out_after_a_few_lines() {
        let race = race(&[[0.9, 0.1, 0.1]; FIRST_LINES - 1]);
        assert!((0..3).all(|runner| race.is_running(runner)));
    }
}
