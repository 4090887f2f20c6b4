//! A compact graph in characters: bars of eighths, two rows high.

/// The parts of a character cell that are filled, from none to all.
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The upper and the lower row of bars for shares from 0 to 1, sampled to `width` columns.
pub(crate) fn bars(shares: &[f64], width: usize) -> [String; 2] {
    let last = shares.len() - 1;
    let heights = (0..width).map(|column| (shares[nearest(column, width, last)] * 16.0).round() as usize);
    let heights: Vec<usize> = heights.map(|height| height.min(16)).collect();
    let row = |part: fn(usize) -> usize| heights.iter().map(|&height| EIGHTHS[part(height)]).collect();
    [row(|height| height.saturating_sub(8)), row(|height| height.min(8))]
}

/// The column that shows a position.
pub(crate) fn column(position: usize, last: usize, width: usize) -> usize {
    (position * (width - 1) + last / 2) / last.max(1)
}

/// The position that a column shows.
fn nearest(column: usize, width: usize, last: usize) -> usize {
    (column * last + (width - 1) / 2) / (width - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_with_the_share() {
        assert_eq!(bars(&[0.0, 0.25, 0.5, 0.75, 1.0], 5), ["   ▄█", " ▄███"]);
        assert_eq!(bars(&[0.5], 3), ["   ", "███"]);
    }

    #[test]
    fn first_and_last_position_have_the_outer_columns() {
        assert_eq!((column(0, 280, 56), column(280, 280, 56), column(0, 0, 56)), (0, 55, 0));
    }
}
