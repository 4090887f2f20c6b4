//! The map of Gangster in characters: places where the components put them, roads as dotted lines between.

use super::gangster::{CITY, cars, letter, prizes};
use super::{bold, dim};
use crate::words::{Sight, number, numbers, place_sign, text, texts};
use ratatui::text::{Line, Span};
use serde_json::Value;

/// The lines that the map takes.
pub(crate) const ROWS: usize = 22;

/// The columns a place's label takes.
const LABEL: usize = 18;

pub(crate) fn city(sight: &Sight, width: usize) -> Vec<Line<'static>> {
    let places = &sight.components["places"];
    let mut grid = vec![vec![' '; width]; ROWS];
    for place in CITY {
        for other in texts(&places[place]["roads"]) {
            road(&mut grid, spot(places, place, width), spot(places, other, width));
        }
    }
    let mut lines = Vec::new();
    for (row, dots) in grid.iter().enumerate() {
        lines.push(line(sight, width, row, dots));
    }
    lines
}

/// The column and row of the middle of a place's label.
fn spot(places: &Value, place: &str, width: usize) -> (usize, usize) {
    let at = numbers(&places[place]["at"]);
    let (x, y) = (at.first().copied().unwrap_or(50), at.get(1).copied().unwrap_or(50));
    let scale = |value: i64, room: usize| (value.clamp(0, 100) as usize * room) / 100;
    (LABEL / 2 + scale(x, width - LABEL - 1), scale(y, ROWS - 3))
}

/// Dots along the straight line between two places.
fn road(grid: &mut [Vec<char>], from: (usize, usize), to: (usize, usize)) {
    const DOTS: usize = 24;
    for part in 0..=DOTS {
        let between = |a: usize, b: usize| (a * (DOTS - part) + b * part + DOTS / 2) / DOTS;
        let (x, y) = (between(from.0, to.0), between(from.1, to.1));
        grid[y][x] = '·';
    }
}

/// A row of the map: dots, and over them the labels of the places in this row and the one above.
fn line(sight: &Sight, width: usize, row: usize, dots: &[char]) -> Line<'static> {
    let places = &sight.components["places"];
    let mut labels: Vec<(usize, Vec<Span<'static>>)> = Vec::new();
    for place in CITY {
        let (x, y) = spot(places, place, width);
        let label = match row.checked_sub(y) {
            Some(0) => name(sight, place),
            Some(1) => gangsters(sight, place),
            _ => continue,
        };
        labels.push((x - LABEL / 2, label));
    }
    labels.sort_by_key(|(start, _)| *start);
    let (mut spans, mut filled) = (Vec::new(), 0);
    for (start, label) in labels {
        let room: usize = label.iter().map(Span::width).sum();
        let start = start.max(filled);
        spans.push(dim(dots[filled..start.min(width)].iter().collect::<String>()));
        spans.extend(label);
        filled = (start + room).min(width);
    }
    spans.push(dim(dots[filled..].iter().collect::<String>()));
    Line::from(spans)
}

/// `Cicero 641 ×2 GY`: prizes, doubler, cars.
fn name(sight: &Sight, place: &str) -> Vec<Span<'static>> {
    let view = &sight.view;
    let mut spans = vec![bold(place_sign(place)), Span::raw(" ")];
    if view["payday"].get(place).is_some() {
        spans.push(Span::raw(format!("{} ", prizes(sight, number(&view["districts"][place]["tile"])))));
    } else if place != "gold_coast" {
        spans.push(Span::raw("closed "));
    }
    if texts(&view["doublers"]).contains(&place) {
        spans.push(bold("×2 "));
    }
    let cars = cars(view, place);
    if !cars.is_empty() {
        spans.push(Span::raw("["));
        spans.extend(cars);
        spans.push(Span::raw("]"));
    }
    spans
}

/// Who stands on a place's tile.
fn gangsters(sight: &Sight, place: &str) -> Vec<Span<'static>> {
    let spaces = sight.view["districts"][place]["spaces"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_open = sight.view["payday"].get(place).is_some();
    spaces.iter().filter(|_| is_open).map(|space| letter(text(space))).collect()
}
