//! How a figure moved as matches were played: the win rate with its interval, or a test on its way to a decision.

use super::Figure;
use super::axis::Axis;
use super::drawing::{Anchor, BRASS, Drawing, HAIRLINE, INK, MUTED, Pen, Place, Type};
use bots::arena::{LIMIT, Rate};
use indicatif::HumanCount;

/// How wide a picture is, and where the curve is drawn in it.
const WIDTH: f64 = 680.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 600.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 300.0;

/// The win rate in % over matches, with its interval as a band.
pub(crate) fn convergence(rates: &[Rate], fair: f64) -> Figure {
    let side = |figure: fn(&Rate) -> f64| -> Vec<Place> {
        rates.iter().map(|rate| (rate.games as f64, 100.0 * figure(rate))).collect()
    };
    let games = rates.last().map_or(1, |rate| rate.games);
    let mut chart =
        Chart::new(WIDTH, "Win rate in %, match by match", games as f64, range(settled(rates), fair));
    chart.band(&side(|rate| rate.low), &side(|rate| rate.high));
    chart.level(100.0 * fair, "fair");
    chart.curve(&side(|rate| rate.rate));
    chart.figure("matches", "The line is the win rate after so many matches, the band its 95 % interval.")
}

/// What each bot won as the guest of all others in %, over its matches; every line is named at its end.
pub(crate) fn convergence_of_all(bots: &[String], rates: &[Vec<Rate>], fair: f64) -> Figure {
    let games = rates.iter().flatten().map(|rate| rate.games).max().unwrap_or(1);
    let longest = bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0);
    let range = range(rates.iter().flat_map(|rates| settled(rates)), fair);
    let width = WIDTH.max(RIGHT + 24.0 + 8.0 * longest as f64);
    let mut chart = Chart::new(width, "Attack in %, match by match", games as f64, range);
    chart.level(100.0 * fair, "");
    let mut ends = vec![(chart.up.place(100.0 * fair), "fair")];
    for (bot, rates) in bots.iter().zip(rates) {
        let points: Vec<Place> = rates.iter().map(|rate| (rate.games as f64, 100.0 * rate.rate)).collect();
        chart.curve(&points);
        ends.extend(points.last().map(|last| (chart.up.place(last.1), bot.as_str())));
    }
    chart.name(ends);
    chart.figure("matches as guest", "Each line is what a bot has won as the guest of all others in turn.")
}

/// The first few matches say nothing, and would flatten the rest.
fn settled(rates: &[Rate]) -> &[Rate] {
    &rates[rates.len() / 12..]
}

/// From where to where win rates are drawn, in %.
fn range<'a>(rates: impl IntoIterator<Item = &'a Rate>, fair: f64) -> (f64, f64) {
    let widen = |(low, high): (f64, f64), rate: &Rate| (low.min(rate.low), high.max(rate.high));
    let (low, high) = rates.into_iter().fold((fair, fair), widen);
    let margin = 0.05 * (high - low).max(0.01);
    (100.0 * (low - margin).max(0.0), 100.0 * (high + margin).min(1.0))
}

/// The log likelihood ratio over pairs, between the levels that decide.
pub(crate) fn walk(ratios: &[(u64, f64)]) -> Figure {
    let pairs = ratios.last().map_or(1, |(pairs, _)| *pairs).max(1);
    let mut chart = Chart::new(WIDTH, "Log likelihood ratio, pair by pair", pairs as f64, (-3.6, 3.6));
    chart.level(LIMIT, "better");
    chart.level(-LIMIT, "not better");
    chart.curve(&ratios.iter().map(|(pairs, ratio)| (*pairs as f64, *ratio)).collect::<Vec<_>>());
    chart.figure("pairs of matches", "The test ends where the line meets one of the dashed levels.")
}

/// What somebody has scored on average after each part of a match, in %; every line is named at its end.
pub(crate) fn growth(lines: &[(String, Vec<f64>)]) -> Figure {
    let all = || lines.iter().flat_map(|(_, line)| line.iter().copied());
    let (low, high) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let longest = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let width = WIDTH.max(RIGHT + 24.0 + 8.0 * longest as f64);
    let mut chart = Chart::new(width, "Score so far, during a match", 100.0, (low, 1.05 * high));
    let mut ends = Vec::new();
    for (name, line) in lines {
        let parts = (line.len() - 1).max(1) as f64;
        let points: Vec<Place> =
            line.iter().enumerate().map(|(part, &score)| (100.0 * part as f64 / parts, score)).collect();
        chart.curve(&points);
        ends.extend(points.last().map(|last| (chart.up.place(last.1), name.as_str())));
    }
    chart.name(ends);
    chart.figure("% of all steps of a match", "Each line is the mean score after that part of a match.")
}

/// A picture with two axes.
struct Chart {
    drawing: Drawing,
    across: Axis,
    up: Axis,
}

impl Chart {
    fn new(width: f64, title: &str, most: f64, (low, high): (f64, f64)) -> Chart {
        let mut chart = Chart {
            drawing: Drawing::new(width, 352.0, title),
            across: Axis { low: 0.0, high: most, start: LEFT, end: RIGHT },
            up: Axis { low, high, start: BOTTOM, end: TOP },
        };
        let hairline = Pen { color: HAIRLINE, width: 1.0, is_dashed: false };
        for (figure, text) in chart.up.marks(8) {
            let y = chart.up.place(figure);
            chart.drawing.line((LEFT, y), (RIGHT, y), hairline);
            chart.drawing.text((LEFT - 8.0, y + 4.0), &text, Type::NOTE.at(Anchor::End));
        }
        for (figure, _) in chart.across.marks(6).into_iter().filter(|(figure, _)| figure.fract() == 0.0) {
            let x = chart.across.place(figure);
            let count = HumanCount(figure as u64).to_string();
            chart.drawing.line((x, BOTTOM), (x, BOTTOM + 5.0), Pen { color: INK, ..hairline });
            chart.drawing.text((x, BOTTOM + 20.0), &count, Type::NOTE.at(Anchor::Middle));
        }
        chart.drawing.line((LEFT, BOTTOM), (RIGHT, BOTTOM), Pen { color: INK, width: 1.0, is_dashed: false });
        chart
    }

    fn place(&self, (across, up): Place) -> Place {
        (self.across.place(across), self.up.place(up))
    }

    fn band(&mut self, low: &[Place], high: &[Place]) {
        let around = low.iter().chain(high.iter().rev());
        let corners: Vec<Place> = around.map(|point| self.place(*point)).collect();
        self.drawing.area(&corners, BRASS);
    }

    /// A dashed line across, named at its right end.
    fn level(&mut self, figure: f64, name: &str) {
        let y = self.up.place(figure);
        self.drawing.line((LEFT, y), (RIGHT, y), Pen { color: MUTED, width: 1.5, is_dashed: true });
        self.drawing.text((RIGHT + 6.0, y + 4.0), name, Type::NOTE);
    }

    /// Writes names to the right of the heights where they belong, below one another where these are close.
    fn name(&mut self, mut ends: Vec<(f64, &str)>) {
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut free = f64::NEG_INFINITY;
        for (height, name) in ends {
            let y = height.max(free);
            self.drawing.text((RIGHT + 6.0, y + 4.0), name, Type::NOTE);
            free = y + 14.0;
        }
    }

    fn curve(&mut self, points: &[Place]) {
        let places: Vec<Place> = points.iter().map(|point| self.place(*point)).collect();
        self.drawing.path(&places, Pen { color: INK, width: 2.0, is_dashed: false });
        if let Some(last) = places.last() {
            self.drawing.dot(*last, 3.5, INK);
        }
    }

    fn figure(mut self, across: &str, caption: &str) -> Figure {
        self.drawing.text((RIGHT, BOTTOM + 40.0), across, Type::NOTE.at(Anchor::End));
        Figure { drawing: self.drawing, caption: caption.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_a_single_match_can_be_drawn() {
        let rate = Rate { games: 1, wins: 1.0, rate: 1.0, low: 0.2, high: 1.0 };
        let svg = convergence(&[rate], 0.25).drawing.to_svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let svg = convergence_of_all(&["a".to_owned(), "b".to_owned()], &[vec![rate], vec![]], 0.25);
        let svg = svg.drawing.to_svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert!(!walk(&[(0, 0.0)]).drawing.to_svg().contains("NaN"));
    }

    #[test]
    fn scores_grow_from_left_to_right_and_every_line_is_named() {
        let lines = [("seat 0".to_owned(), vec![0.0, 4.0, 10.0]), ("seat 1".to_owned(), vec![0.0; 3])];
        let svg = growth(&lines).drawing.to_svg();
        assert!(svg.contains(">seat 0<") && svg.contains(">seat 1<") && !svg.contains("NaN"), "{svg}");
        assert!(!growth(&[("x".to_owned(), vec![0.0])]).drawing.to_svg().contains("NaN"));
    }
}
