//! How a figure moved as matches were played: the win rate with its interval, or a test on its way to a decision.

use super::Figure;
use super::axis::Axis;
use super::drawing::{Anchor, BRASS, Drawing, HAIRLINE, INK, MUTED, Pen, Place, Type};
use bots::arena::{LIMIT, Rate};
use indicatif::HumanCount;

/// Where the curve is drawn within its picture.
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
    let mut chart = Chart::new("Win rate in %, match by match", games as f64, range(rates, fair));
    chart.band(&side(|rate| rate.low), &side(|rate| rate.high));
    chart.level(100.0 * fair, "fair");
    chart.curve(&side(|rate| rate.rate));
    chart.figure("matches", "The line is the win rate after so many matches, the band its 95 % interval.")
}

/// From where to where the win rate is drawn, in %. The first few matches say nothing and would flatten the rest.
fn range(rates: &[Rate], fair: f64) -> (f64, f64) {
    let settled = &rates[rates.len() / 12..];
    let low = settled.iter().map(|rate| rate.low).fold(fair, f64::min);
    let high = settled.iter().map(|rate| rate.high).fold(fair, f64::max);
    let margin = 0.05 * (high - low).max(0.01);
    (100.0 * (low - margin).max(0.0), 100.0 * (high + margin).min(1.0))
}

/// The log likelihood ratio over pairs, between the levels that decide.
pub(crate) fn walk(ratios: &[(u64, f64)]) -> Figure {
    let pairs = ratios.last().map_or(1, |(pairs, _)| *pairs).max(1);
    let mut chart = Chart::new("Log likelihood ratio, pair by pair", pairs as f64, (-3.6, 3.6));
    chart.level(LIMIT, "better");
    chart.level(-LIMIT, "not better");
    chart.curve(&ratios.iter().map(|(pairs, ratio)| (*pairs as f64, *ratio)).collect::<Vec<_>>());
    chart.figure("pairs of matches", "The test ends where the line meets one of the dashed levels.")
}

/// A picture with two axes.
struct Chart {
    drawing: Drawing,
    across: Axis,
    up: Axis,
}

impl Chart {
    fn new(title: &str, most: f64, (low, high): (f64, f64)) -> Chart {
        let mut chart = Chart {
            drawing: Drawing::new(680.0, 352.0, title),
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
        assert!(!walk(&[(0, 0.0)]).drawing.to_svg().contains("NaN"));
    }
}
