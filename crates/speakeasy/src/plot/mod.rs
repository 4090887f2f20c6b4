//! Plots as SVG, drawn by hand: dark ink on paper, and never told by colour alone.

mod axis;
mod curve;
mod drawing;
mod heat_map;
mod histogram;
mod rate_dots;
mod rating_bars;

pub(crate) use curve::{convergence, convergence_of_all, growth, walk};
pub(crate) use drawing::escape;
pub(crate) use heat_map::heat_map;
pub(crate) use histogram::{Shape, histograms};
pub(crate) use rate_dots::rate_dots;
pub(crate) use rating_bars::{by_rating, rating_bars};

use drawing::Drawing;

/// A drawing and what it shows.
pub(crate) struct Figure {
    pub(crate) drawing: Drawing,
    pub(crate) caption: String,
}

/// All figures below one another, as one picture.
pub(crate) fn stack(figures: &[Figure]) -> String {
    Drawing::stack(&figures.iter().map(|figure| &figure.drawing).collect::<Vec<_>>()).to_svg()
}
