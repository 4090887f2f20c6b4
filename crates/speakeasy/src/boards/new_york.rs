//! The table of New York: the yard, the money on display, the viewer's own, and a line a seat.

use super::{NARROW, bold, cell, coloured, dim, mark, name};
use crate::words::{CURRENCIES, Sight, TYPES, building, number, parts, texts, values};
use ratatui::style::Color;
use ratatui::text::{Line, Span};
use serde_json::Value;

pub(crate) fn board(sight: &Sight, width: usize) -> Vec<Line<'static>> {
    let mut lines = yard(sight);
    lines.push(display(sight));
    let all = sight.view["hands"].as_array().map(Vec::as_slice).unwrap_or_default();
    match sight.faces.me() {
        Some(me) => lines.extend(hand("Yours", &all.get(me).map(texts).unwrap_or_default(), width)),
        None => lines.extend(
            all.iter()
                .enumerate()
                .flat_map(|(seat, cards)| hand(sight.faces.name(seat), &texts(cards), width)),
        ),
    }
    lines.push(head(width));
    lines.extend((0..sight.faces.count()).map(|seat| seat_line(sight, seat, width)));
    if sight.view["dirk"].is_array() {
        lines.push(dirk_line(sight, width));
    }
    lines
}

/// The columns of a line's title, and of a slot of the yard.
const TITLE: usize = 10;
const SLOT: usize = 17;

/// The four slots: currency, building, and whether the viewer can pay for it.
fn yard(sight: &Sight) -> Vec<Line<'static>> {
    let mut rows = ["Yard", "", ""].map(|title| vec![Span::raw(cell(title, TITLE))]);
    for currency in CURRENCIES {
        let house = sight.view["market"][currency].as_str();
        rows[0].push(coloured(cell(currency, SLOT), colour(currency)));
        rows[1].push(bold(cell(&house.map_or("empty".to_owned(), building), SLOT)));
        let purse = house.and_then(|house| purse(sight, currency, house)).unwrap_or_default();
        rows[2].push(Span::raw(cell(&purse, SLOT)));
    }
    let told = if sight.faces.me().is_some() { 3 } else { 2 };
    rows.into_iter().take(told).map(Line::from).collect()
}

/// How the viewer's money of the currency compares with a price.
fn purse(sight: &Sight, currency: &str, house: &str) -> Option<String> {
    let own = texts(&sight.view["hands"][sight.faces.me()?]);
    let own: i64 = own
        .iter()
        .map(|card| parts(card))
        .filter(|(kind, _)| *kind == currency)
        .map(|(_, value)| value)
        .sum();
    let missing = parts(house).1 - own;
    Some(if missing > 0 { format!("{missing} short") } else { format!("you have {own}") })
}

fn display(sight: &Sight) -> Line<'static> {
    let mut spans = vec![Span::raw(cell("Display", TITLE))];
    let cards = texts(&sight.view["display"]);
    for card in &cards {
        let (currency, value) = parts(card);
        spans.push(coloured(format!("{currency} {value}  "), colour(currency)));
    }
    let deck = number(&sight.view["deck"]["money"]);
    spans.push(dim(format!("· {deck} money cards to come")));
    Line::from(spans)
}

/// Money by currency, with the total of each, in as many lines as it takes.
fn hand(whose: &str, cards: &[&str], width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::from(bold(cell(whose, TITLE)))];
    for currency in CURRENCIES {
        let own = values(cards, currency);
        if own.is_empty() {
            continue;
        }
        let sum: i64 = own.iter().filter_map(|value| value.parse::<i64>().ok()).sum();
        let told = format!("{currency} {} ={sum}  ", own.join(" "));
        if lines.last().is_some_and(|line| line.width() + told.trim_end().len() > width) {
            lines.push(Line::from(" ".repeat(TITLE)));
        }
        if let Some(line) = lines.last_mut() {
            line.push_span(coloured(told, colour(currency)));
        }
    }
    lines
}

/// From this width on, columns have room for the types' whole names.
const WHOLE_NAMES: usize = NARROW + 32;

fn head(width: usize) -> Line<'static> {
    let types =
        TYPES.iter().map(|(kind, short)| column(if width >= WHOLE_NAMES { kind } else { short }, width));
    let types: String = types.collect();
    Line::from(dim(format!("  {:<14}{:>6}{:>6}{types}  next", "seat", "points", "cards")))
}

fn column(text: &str, width: usize) -> String {
    if width >= WHOLE_NAMES { format!("{text:>12}") } else { format!("{text:>5}") }
}

fn seat_line(sight: &Sight, seat: usize, width: usize) -> Line<'static> {
    let view = &sight.view;
    let mut spans = vec![Span::raw(mark(sight, seat)), name(sight, seat, 14)];
    let (points, cards) = (number(&view["scores"][seat]), number(&view["hand_sizes"][seat]));
    spans.push(Span::raw(format!("{points:>6}{cards:>6}")));
    for (kind, _) in TYPES {
        let count = number(&view["types"][kind]["counts"][seat]);
        let leads =
            view["types"][kind]["leaders"].as_array().is_some_and(|all| all.contains(&Value::from(seat)));
        spans.push(leader(count, leads, width));
    }
    spans.push(Span::raw(next(sight, |scoring| &scoring["seats"][seat])));
    Line::from(spans)
}

/// [N7.2] The imaginary third player.
fn dirk_line(sight: &Sight, width: usize) -> Line<'static> {
    let view = &sight.view;
    let mut spans = vec![Span::raw(format!("  {:<14}{:>6}{:>6}", "Dirk", number(&view["dirk_score"]), "–"))];
    for (kind, _) in TYPES {
        let leads =
            view["types"][kind]["leaders"].as_array().is_some_and(|all| all.contains(&Value::from("dirk")));
        spans.push(leader(number(&view["types"][kind]["dirk"]), leads, width));
    }
    spans.push(Span::raw(next(sight, |scoring| &scoring["dirk"])));
    Line::from(spans)
}

/// How many of a type a seat owns; a star for whoever leads.
fn leader(count: i64, leads: bool, width: usize) -> Span<'static> {
    let told = match (count, leads) {
        (0, _) => "·".to_owned(),
        (count, true) => format!("{count}*"),
        (count, false) => count.to_string(),
    };
    let told = column(&told, width);
    if leads { bold(told) } else { Span::raw(told) }
}

/// What the next scoring would pay if it came now.
fn next<'a>(sight: &'a Sight, of: impl Fn(&'a Value) -> &'a Value) -> String {
    let Some(scoring) = texts(&sight.view["to_come"]).first().copied() else { return String::new() };
    let points = of(&sight.view["if_scored"][scoring]);
    let sum: i64 = TYPES.iter().map(|(kind, _)| number(&points[kind])).sum();
    format!("  {} {sum}", scoring.to_uppercase())
}

fn colour(currency: &str) -> Color {
    match currency {
        "blue" => Color::LightBlue,
        "green" => Color::LightGreen,
        "orange" => Color::LightRed,
        _ => Color::LightYellow,
    }
}
