//! Ratings as bars with their intervals, the best bot on top.

use super::Figure;
use super::axis::Axis;
use super::drawing::{Anchor, BRASS, Drawing, HAIRLINE, INK, Pen, Type, shortened};
use bots::arena::Rating;

const LEFT: f64 = 170.0;
const RIGHT: f64 = 600.0;
const TOP: f64 = 52.0;
const ROW: f64 = 34.0;

/// The bots by their rating, the best first.
pub(crate) fn by_rating(ratings: &[Rating]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by(|a, b| ratings[*b].rating.total_cmp(&ratings[*a].rating));
    order
}

pub(crate) fn rating_bars(bots: &[String], ratings: &[Rating]) -> Figure {
    let bottom = TOP + ROW * bots.len() as f64;
    let mut drawing = Drawing::new(680.0, bottom + 44.0, "Ratings");
    let low = ratings.iter().map(|rating| rating.low).fold(-10.0, f64::min);
    let high = ratings.iter().map(|rating| rating.high).fold(10.0, f64::max);
    let axis = Axis { low, high, start: LEFT, end: RIGHT };
    for (figure, text) in axis.marks(6) {
        let x = axis.place(figure);
        drawing.line((x, TOP), (x, bottom), Pen { color: HAIRLINE, width: 1.0, is_dashed: false });
        drawing.text((x, bottom + 20.0), &text, Type::NOTE.at(Anchor::Middle));
    }
    for (row, bot) in by_rating(ratings).into_iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        drawing.text((LEFT - 10.0, y + 5.0), &shortened(&bots[bot], 18), Type::LABEL.at(Anchor::End));
        bar(&mut drawing, &axis, y, &ratings[bot]);
    }
    let zero = axis.place(0.0);
    drawing.line((zero, TOP), (zero, bottom), Pen { color: INK, width: 1.0, is_dashed: false });
    let caption = "Points on Elo's scale around the mean of all. The whiskers are 95 % intervals.".to_owned();
    Figure { drawing, caption }
}

/// A bar from the mean, a dot at its end, and the interval as whiskers.
fn bar(drawing: &mut Drawing, axis: &Axis, y: f64, rating: &Rating) {
    let [zero, end, low, high] =
        [0.0, rating.rating, rating.low, rating.high].map(|figure| axis.place(figure));
    let (start, width) = (zero.min(end), (zero - end).abs());
    drawing.area(
        &[(start, y - 9.0), (start + width, y - 9.0), (start + width, y + 9.0), (start, y + 9.0)],
        BRASS,
    );
    let pen = Pen { color: INK, width: 1.5, is_dashed: false };
    drawing.line((low, y), (high, y), pen);
    for x in [low, high] {
        drawing.line((x, y - 5.0), (x, y + 5.0), pen);
    }
    drawing.dot((end, y), 4.0, BRASS);
    drawing.text((RIGHT + 12.0, y + 5.0), &format!("{:+.0}", rating.rating), Type::LABEL.bold());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_bot_comes_first() {
        let rating = |rating: f64| Rating { rating, low: rating - 20.0, high: rating + 20.0 };
        let ratings = [rating(-30.0), rating(50.0), rating(-20.0)];
        assert_eq!(by_rating(&ratings), [1, 2, 0]);
        let bots = ["a", "b", "c"].map(str::to_owned);
        let svg = rating_bars(&bots, &ratings).drawing.to_svg();
        let at = |text: &str| svg.find(text).unwrap();
        assert!(at(">b<") < at(">c<") && at(">c<") < at(">a<"), "{svg}");
        assert!(svg.contains(">+50<") && svg.contains(">-30<"));
    }
}
