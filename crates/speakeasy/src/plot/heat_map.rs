//! The payoff matrix as a field of squares: the more a guest wins beyond its fair share, the more brass; the less, the
//! more blue. Every square holds its figure, so that colour only helps.

use super::Figure;
use super::drawing::{Anchor, Drawing, HAIRLINE, Pen, Type, shortened};
use bots::arena::Rate;

/// The colours of nothing, of fair and of everything, in red, green and blue.
const NOTHING: [f64; 3] = [111.0, 158.0, 207.0];
const FAIR: [f64; 3] = [255.0, 249.0, 238.0];
const EVERYTHING: [f64; 3] = [217.0, 164.0, 65.0];

const LEFT: f64 = 150.0;
const TOP: f64 = 92.0;
const SQUARE: (f64, f64) = (96.0, 56.0);
/// As many letters as fit a square, or the margin on the left.
const COLUMN_LETTERS: usize = 12;
const ROW_LETTERS: usize = 17;

/// What guests (rows) win at tables of hosts (columns).
pub(crate) fn heat_map(bots: &[String], matrix: &[Vec<Option<Rate>>], fair: f64) -> Figure {
    let count = bots.len() as f64;
    let (width, height) = (LEFT + SQUARE.0 * count + 16.0, TOP + SQUARE.1 * count + 16.0);
    let mut drawing = Drawing::new(width.max(420.0), height, "What one guest wins at a table of hosts, in %");
    drawing.text((16.0, TOP - 10.0), "guest ↓   hosts →", Type::NOTE);
    for (index, (bot, rates)) in bots.iter().zip(matrix).enumerate() {
        let (x, y) = (LEFT + SQUARE.0 * index as f64, TOP + SQUARE.1 * index as f64);
        let (column, row) = (shortened(bot, COLUMN_LETTERS), shortened(bot, ROW_LETTERS));
        drawing.text((x + SQUARE.0 / 2.0, TOP - 10.0), &column, Type::LABEL.at(Anchor::Middle));
        drawing.text((LEFT - 10.0, y + SQUARE.1 / 2.0 + 5.0), &row, Type::LABEL.at(Anchor::End));
        for (host, rate) in rates.iter().enumerate() {
            square(&mut drawing, (LEFT + SQUARE.0 * host as f64, y), rate.as_ref(), fair);
        }
    }
    let fair = 100.0 * fair;
    let caption = format!(
        "Brass: more than the fair share of {fair:.1} %. Blue: less. The small figures are 95 % intervals."
    );
    Figure { drawing, caption }
}

fn square(drawing: &mut Drawing, (x, y): (f64, f64), rate: Option<&Rate>, fair: f64) {
    let (width, height) = (SQUARE.0 - 2.0, SQUARE.1 - 2.0);
    let middle = x + width / 2.0;
    let Some(Rate { rate, low, high, .. }) = rate else {
        drawing.rect((x, y), (width, height), HAIRLINE);
        return drawing.text((middle, y + height / 2.0 + 5.0), "–", Type::LABEL.at(Anchor::Middle));
    };
    let interval = format!("{:.0}–{:.0}", 100.0 * low, 100.0 * high);
    drawing.rect((x, y), (width, height), &color(*rate, fair));
    drawing.frame((x, y), (width, height), Pen { color: HAIRLINE, width: 1.0, is_dashed: false });
    drawing.text((middle, y + 26.0), &format!("{:.1}", 100.0 * rate), Type::LABEL.bold().at(Anchor::Middle));
    drawing.text(
        (middle, y + 43.0),
        &interval,
        Type { color: Type::LABEL.color, ..Type::NOTE.at(Anchor::Middle) },
    );
}

fn color(rate: f64, fair: f64) -> String {
    let (end, part) = match rate < fair {
        true => (NOTHING, 1.0 - rate / fair),
        false => (EVERYTHING, (rate - fair) / (1.0 - fair)),
    };
    let [red, green, blue] = [0, 1, 2].map(|index| (FAIR[index] + part * (end[index] - FAIR[index])) as u8);
    format!("#{red:02X}{green:02X}{blue:02X}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_run_from_nothing_over_fair_to_everything() {
        assert_eq!([0.0, 0.25, 1.0].map(|rate| color(rate, 0.25)), ["#6F9ECF", "#FFF9EE", "#D9A441"]);
    }

    #[test]
    fn every_square_holds_its_figure() {
        let rate = |rate| Some(Rate { games: 9, wins: 1.0, rate, low: 0.1, high: 0.9 });
        let (bots, matrix) =
            (["a".to_owned(), "b".to_owned()], [vec![None, rate(0.75)], vec![rate(0.125), None]]);
        let svg = heat_map(&bots, &matrix, 0.25).drawing.to_svg();
        assert!(svg.contains(">75.0<") && svg.contains(">12.5<"), "{svg}");
        assert_eq!((svg.matches(">10–90<").count(), svg.matches(">–<").count()), (2, 2));
    }
}
