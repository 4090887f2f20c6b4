//! How often which figure came up: one band for each group, below one another on one scale.

use super::Figure;
use super::axis::Axis;
use super::drawing::{Anchor, BRASS, Drawing, HAIRLINE, INK, MUTED, Pen, Place, Type, shortened};

const LEFT: f64 = 150.0;
const RIGHT: f64 = 600.0;
const TOP: f64 = 52.0;
/// How high a band is, and the space above what it draws.
const BAND: f64 = 76.0;
const SPACE: f64 = 14.0;
/// More columns than this could not be told apart.
const MOST_COLUMNS: usize = 90;

/// The figures of one group: where each column begins and how often it came up, from left to right without gaps.
pub(crate) struct Shape {
    pub(crate) name: String,
    pub(crate) columns: Vec<(f64, u64)>,
    /// How many figures a column holds.
    pub(crate) width: f64,
    pub(crate) mean: f64,
}

/// The shares of figures in each group, all to the same scale.
pub(crate) fn histograms(title: &str, unit: &str, shapes: &[Shape]) -> Figure {
    let bottom = TOP + BAND * shapes.len() as f64;
    let mut drawing = Drawing::new(680.0, bottom + 52.0, title);
    let (low, high) = shapes.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), shape| {
        (low.min(shape.low()), high.max(shape.high()))
    });
    let across = Axis { low, high: high.max(low + 1.0), start: LEFT, end: RIGHT };
    let step = column_step(&across, shapes);
    let grouped: Vec<Vec<(f64, f64)>> = shapes.iter().map(|shape| shape.grouped(step)).collect();
    let most = grouped.iter().flatten().map(|column| column.1).fold(f64::MIN_POSITIVE, f64::max);
    for (figure, text) in across.marks(8) {
        let x = across.place(figure);
        drawing.line((x, TOP), (x, bottom), Pen { color: HAIRLINE, width: 1.0, is_dashed: false });
        drawing.text((x, bottom + 20.0), &text, Type::NOTE.at(Anchor::Middle));
    }
    for (row, (shape, columns)) in shapes.iter().zip(&grouped).enumerate() {
        let floor = TOP + BAND * (row + 1) as f64;
        let up = Axis { low: 0.0, high: most, start: floor, end: floor - BAND + SPACE };
        band(&mut drawing, &across, &up, columns, step);
        drawing.text((LEFT - 10.0, floor - 24.0), &shortened(&shape.name, 17), Type::LABEL.at(Anchor::End));
        let mean = format!("mean {:.1}", shape.mean);
        drawing.text((LEFT - 10.0, floor - 8.0), &mean, Type::NOTE.at(Anchor::End));
        let x = across.place(shape.mean);
        drawing.line((x, up.end), (x, floor), Pen { color: MUTED, width: 1.5, is_dashed: true });
    }
    drawing.text((RIGHT, bottom + 40.0), unit, Type::NOTE.at(Anchor::End));
    let caption =
        "The higher, the more often; all bands have one scale. The dashed lines are the means.".to_owned();
    Figure { drawing, caption }
}

/// How many figures are drawn as one column.
fn column_step(across: &Axis, shapes: &[Shape]) -> f64 {
    let widest = shapes.iter().map(|shape| shape.width).fold(1.0, f64::max);
    let columns = (across.high - across.low) / widest;
    widest * (columns / MOST_COLUMNS as f64).ceil().max(1.0)
}

/// The outline of all columns, filled.
fn band(drawing: &mut Drawing, across: &Axis, up: &Axis, columns: &[(f64, f64)], step: f64) {
    let mut outline: Vec<Place> = Vec::new();
    for &(start, share) in columns {
        let y = up.place(share);
        outline.extend([(across.place(start), y), (across.place(start + step), y)]);
    }
    if let (Some(first), Some(last)) = (outline.first().copied(), outline.last().copied()) {
        outline.insert(0, (first.0, up.start));
        outline.push((last.0, up.start));
    }
    drawing.area(&outline, BRASS);
    drawing.path(&outline, Pen { color: INK, width: 1.5, is_dashed: false });
    drawing.line((LEFT, up.start), (RIGHT, up.start), Pen { color: INK, width: 1.0, is_dashed: false });
}

impl Shape {
    fn low(&self) -> f64 {
        self.columns.first().map_or(0.0, |column| column.0)
    }

    fn high(&self) -> f64 {
        self.columns.last().map_or(1.0, |column| column.0 + self.width)
    }

    /// Columns of `step` figures each, with their share of all.
    fn grouped(&self, step: f64) -> Vec<(f64, f64)> {
        let total = self.columns.iter().map(|column| column.1).sum::<u64>().max(1) as f64;
        let mut grouped: Vec<(f64, f64)> = Vec::new();
        for &(start, count) in &self.columns {
            let begin = (start / step).floor() * step;
            match grouped.last_mut() {
                Some(last) if last.0 == begin => last.1 += count as f64 / total,
                _ => grouped.push((begin, count as f64 / total)),
            }
        }
        grouped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(name: &str, columns: Vec<(f64, u64)>) -> Shape {
        Shape { name: name.to_owned(), columns, width: 1.0, mean: 2.0 }
    }

    #[test]
    fn every_group_has_a_band_with_its_name_and_mean() {
        let shapes = [shape("seat 0", vec![(0.0, 1), (1.0, 0), (2.0, 3)]), shape("seat 1", vec![(5.0, 2)])];
        let svg = histograms("Scores", "points", &shapes).drawing.to_svg();
        assert!(svg.contains(">seat 0<") && svg.contains(">seat 1<") && !svg.contains("NaN"), "{svg}");
        assert_eq!((svg.matches("<polygon").count(), svg.matches(">mean 2.0<").count()), (2, 2));
    }

    #[test]
    fn many_figures_share_columns_and_none_is_lost() {
        let many = shape("x", (0..1000).map(|figure| (f64::from(figure), 1)).collect());
        let grouped = many.grouped(12.0);
        assert_eq!(grouped.len(), 84);
        assert!((grouped.iter().map(|column| column.1).sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_at_all_can_be_drawn() {
        let svg = histograms("Scores", "points", &[shape("x", Vec::new())]).drawing.to_svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
