//! The city of Gangster: a line a place, the crews beside it, and the map where there is room.

use super::{NARROW, bold, cell, coloured, dim, map};
use crate::words::{CREWS, Sight, crew_letter, number, numbers, place_sign, seat_of, text, texts};
use ratatui::style::Color;
use ratatui::text::{Line, Span};
use serde_json::Value;

/// The columns of the places, before the crews.
const PLACES: usize = 46;

/// [G1.2] The places, the harbour last.
pub(crate) const CITY: [&str; 11] = [
    "north_side",
    "west_side",
    "greek_town",
    "the_loop",
    "little_italy",
    "cicero",
    "stickney",
    "chinatown",
    "little_africa",
    "south_side",
    "gold_coast",
];

pub(crate) fn board(sight: &Sight, width: usize, height: usize) -> Vec<Line<'static>> {
    let mut left = vec![Line::from(dim(cell("place         prizes    cars  gangsters up", PLACES)))];
    left.extend(CITY.iter().map(|place| place_line(sight, place)));
    let right = crews(sight);
    let rows = left.len().max(right.len());
    left.resize(rows, Line::from(" ".repeat(PLACES)));
    let mut right = right.into_iter();
    let mut lines: Vec<Line<'static>> = Vec::new();
    for mut line in left {
        let filled = line.width();
        line.push_span(Span::raw(" ".repeat((PLACES + 1).saturating_sub(filled))));
        line.spans.extend(right.next().unwrap_or_default().spans);
        lines.push(line);
    }
    if width > NARROW && height >= lines.len() + map::ROWS {
        lines.extend(map::city(sight, width.min(110)));
    }
    lines
}

/// A place: its prizes, the cars in it, and who stands on which level.
fn place_line(sight: &Sight, place: &str) -> Line<'static> {
    let view = &sight.view;
    let sign = cell(&place_sign(place), 14);
    let cars: Vec<Span<'static>> = cars(view, place);
    let gap = " ".repeat(6_usize.saturating_sub(cars.len()));
    if place == "gold_coast" {
        let mut spans = vec![bold(sign), Span::raw(cell("harbour", 10))];
        spans.extend(cars);
        spans.push(Span::raw(format!("{gap}{} in stock", view["stock"])));
        return Line::from(spans);
    }
    let district = &view["districts"][place];
    let is_closed = view["payday"].get(place).is_none();
    let double = texts(&view["doublers"]).contains(&place);
    let prizes = if is_closed { "closed".to_owned() } else { prizes(sight, number(&district["tile"])) };
    let prizes = if double { format!("{prizes} ×2") } else { prizes };
    let mut spans =
        vec![Span::raw(sign), if double { bold(cell(&prizes, 10)) } else { Span::raw(cell(&prizes, 10)) }];
    spans.extend(cars);
    spans.push(Span::raw(gap));
    let spaces = district["spaces"].as_array().map(Vec::as_slice).unwrap_or_default();
    spans.extend(spaces.iter().filter(|_| !is_closed).map(|space| letter(text(space))));
    Line::from(spans)
}

/// The letters of the cars that stand in a place.
pub(crate) fn cars(view: &Value, place: &str) -> Vec<Span<'static>> {
    CREWS
        .iter()
        .filter(|(crew, ..)| text(&view["cars"][crew]) == place)
        .map(|(crew, ..)| letter(crew))
        .collect()
}

pub(crate) fn letter(crew: &str) -> Span<'static> {
    match crew_letter(crew) {
        '.' => dim("·"),
        letter => coloured(letter.to_string(), colour(crew)),
    }
}

/// The prizes of a tile, `?` where the casino decides.
pub(crate) fn prizes(sight: &Sight, tile: i64) -> String {
    let index = usize::try_from(tile - 1).unwrap_or_default();
    let prizes = sight.components["tiles"][index]["prizes"].as_array().map(Vec::as_slice).unwrap_or_default();
    let each = prizes.iter().map(|prize| prize.as_str().map_or_else(|| prize.to_string(), str::to_owned));
    each.collect::<Vec<_>>().join("")
}

/// Two lines a crew (its influence, and what a payday now would bring it), then what lies at the Gold Coast.
fn crews(sight: &Sight) -> Vec<Line<'static>> {
    let view = &sight.view;
    let playing = CREWS.iter().filter(|(crew, ..)| view["mats"].get(crew).is_some());
    let mut lines = vec![Line::from(dim("mat, cards up, [trunk], equipment"))];
    lines.extend(playing.flat_map(|(crew, ..)| crew_lines(sight, crew)));
    let shown: Vec<String> = texts(&view["coast"]).into_iter().map(short).collect();
    let shown = if shown.is_empty() { "nothing".to_owned() } else { shown.join(", ") };
    lines.push(Line::from(format!("Coast: {shown}")));
    let left = (1..=6).filter(|value| !numbers(&view["casino"]).contains(value));
    let left = left.map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    if lines.len() < 12 {
        lines.push(Line::from(format!("Casino cards left: {left}")));
    }
    lines
}

fn crew_lines(sight: &Sight, crew: &str) -> [Line<'static>; 2] {
    let view = &sight.view;
    let who = seat_of(crew, sight.faces.count());
    let acts = match view["crew"].as_str() {
        Some(acting) => acting == crew,
        None => sight.to_act() == Some(who),
    };
    let name = if sight.faces.me() == Some(who) { "you" } else { sight.faces.name(who) };
    let sure = number(&view["payday_totals"]["sure"][who]);
    let casino = match number(&view["payday_totals"]["casino"][who]) {
        0 => String::new(),
        1 => "+?".to_owned(),
        times => format!("+{times}?"),
    };
    let is_first_of_seat = sight.faces.count() != 2 || matches!(crew, "grey" | "brown");
    let points = format!("{:>3}, payday {sure}{casino}", number(&view["influence"][who]));
    let points = if is_first_of_seat { points } else { String::new() };
    let mark = if acts { "▶" } else { " " };
    let title = format!(" {} ", cell(name, 8));
    let cards: String = numbers(&view["cards"][crew]).iter().map(i64::to_string).collect();
    let held: String = texts(&view["trunks"][crew]).into_iter().map(crew_letter).collect();
    let equipment: Vec<String> = texts(&view["equipment"][crew]).into_iter().map(short).collect();
    let mat = number(&view["mats"][crew]);
    let detail = format!("  mat {mat} {cards:<3} [{held}] {}", equipment.join("+"));
    [
        Line::from(vec![Span::raw(mark), letter(crew), bold(title), Span::raw(points)]),
        Line::from(Span::raw(detail)),
    ]
}

/// The names of markers where room is short.
fn short(marker: &str) -> String {
    match marker {
        "bodyguard" => "guard".to_owned(),
        "tommy_gun" => "gun".to_owned(),
        other => other.to_owned(),
    }
}

pub(crate) fn colour(crew: &str) -> Color {
    match crew {
        "grey" => Color::White,
        "yellow" => Color::LightYellow,
        "brown" => Color::LightRed,
        "blue" => Color::LightBlue,
        _ => Color::LightGreen,
    }
}
