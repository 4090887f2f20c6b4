//! Win rates as dots with their intervals, against the fair share.

use super::Figure;
use super::axis::Axis;
use super::drawing::{Anchor, BRASS, Drawing, HAIRLINE, INK, MUTED, Pen, Type, shortened};
use bots::arena::Rate;

const LEFT: f64 = 170.0;
const RIGHT: f64 = 560.0;
const TOP: f64 = 64.0;
const ROW: f64 = 34.0;

/// A row for each group: who, and how often it wins a place.
pub(crate) fn rate_dots(title: &str, rates: &[(String, Rate)], fair: f64) -> Figure {
    let bottom = TOP + ROW * rates.len() as f64;
    let mut drawing = Drawing::new(680.0, bottom + 48.0, title);
    let low = rates.iter().map(|(_, rate)| rate.low).fold(fair, f64::min);
    let high = rates.iter().map(|(_, rate)| rate.high).fold(fair, f64::max);
    let margin = 0.08 * (high - low).max(0.01);
    let (low, high) = (100.0 * (low - margin).max(0.0), 100.0 * (high + margin).min(1.0));
    let axis = Axis { low, high, start: LEFT, end: RIGHT };
    for (figure, text) in axis.marks(6) {
        let x = axis.place(figure);
        drawing.line((x, TOP), (x, bottom), Pen { color: HAIRLINE, width: 1.0, is_dashed: false });
        drawing.text((x, bottom + 20.0), &text, Type::NOTE.at(Anchor::Middle));
    }
    let x = axis.place(100.0 * fair);
    drawing.line((x, TOP), (x, bottom), Pen { color: MUTED, width: 1.5, is_dashed: true });
    drawing.text((x, TOP - 6.0), "fair", Type::NOTE.at(Anchor::Middle));
    for (row, (name, rate)) in rates.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        drawing.text((LEFT - 10.0, y + 5.0), &shortened(name, 18), Type::LABEL.at(Anchor::End));
        dot(&mut drawing, &axis, y, rate);
    }
    drawing.text((RIGHT, bottom + 38.0), "% of matches won", Type::NOTE.at(Anchor::End));
    let caption = "The dots are win rates, the whiskers their 95 % intervals.".to_owned();
    Figure { drawing, caption }
}

/// A dot at the rate, and the interval as whiskers.
fn dot(drawing: &mut Drawing, axis: &Axis, y: f64, rate: &Rate) {
    let [middle, low, high] = [rate.rate, rate.low, rate.high].map(|figure| axis.place(100.0 * figure));
    let pen = Pen { color: INK, width: 1.5, is_dashed: false };
    drawing.line((low, y), (high, y), pen);
    for x in [low, high] {
        drawing.line((x, y - 5.0), (x, y + 5.0), pen);
    }
    drawing.dot((middle, y), 4.5, BRASS);
    let figures = format!("{:.1} ({:.1}–{:.1})", 100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high);
    drawing.text((RIGHT + 10.0, y + 5.0), &figures, Type::NOTE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_tells_its_figures_and_interval() {
        let rate = |rate: f64| Rate { games: 100, wins: 0.0, rate, low: rate - 0.05, high: rate + 0.05 };
        let rates = [("seat 0".to_owned(), rate(0.3)), ("seat 1".to_owned(), rate(0.7))];
        let svg = rate_dots("Wins", &rates, 0.5).drawing.to_svg();
        assert!(svg.contains(">30.0 (25.0–35.0)<") && svg.contains(">70.0 (65.0–75.0)<"), "{svg}");
        assert!(svg.contains(">fair<") && svg.contains(">seat 1<") && !svg.contains("NaN"), "{svg}");
    }
}
