//! Findings set for people: a title, tables, sentences and figures, for the terminal and as a page of HTML.

mod html;
mod text;

pub(crate) use html::html;
pub(crate) use text::{table, text};

use crate::plot::Figure;

pub(crate) struct Page {
    pub(crate) title: String,
    /// What was played, in one line.
    pub(crate) facts: String,
    pub(crate) sheets: Vec<Sheet>,
    /// What it means.
    pub(crate) sentences: Vec<String>,
    pub(crate) figures: Vec<Figure>,
    /// How to read it, at the end.
    pub(crate) note: &'static str,
}

/// A table; the first column is text, the others are figures.
pub(crate) struct Sheet {
    pub(crate) header: Vec<String>,
    pub(crate) rows: Vec<Vec<String>>,
}

pub(crate) fn words<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(str::to_owned).to_vec()
}
