//! The table of New York: the yard, the money on display, the viewer's own, and a line a seat.

use super::{NARROW, bold, cell, coloured, dim, mark, name};
use crate::words::{CURRENCIES, Sight, TYPES, building, number, parts, texts, total, values};
use ratatui::style::Color;
use ratatui::text::{Line, Span};
use serde_json::Value;

pub(crate) fn board(sight: &Sight, width: usize) -> Vec<Line<'static>> {
    let mut lines = yard(sight);
    lines.push(display(sight));
    let all = sight.view["hands"].as_array().map(Vec::as_slice).unwrap_or_default();
    match sight.faces.me() {
        Some(me) => lines.push(hand("Your money", &all.get(me).map(texts).unwrap_or_default())),
        None => lines
            .extend(all.iter().enumerate().map(|(seat, cards)| hand(sight.faces.name(seat), &texts(cards)))),
    }
    lines.push(head(width));
    lines.extend((0..sight.faces.count()).map(|seat| seat_line(sight, seat, width)));
    if sight.view["dirk"].is_array() {
        lines.push(dirk_line(sight, width));
    }
    lines
}

/// The four slots: currency, building, and whether the viewer can pay for it.
fn yard(sight: &Sight) -> Vec<Line<'static>> {
    let (mut slots, mut houses) = (vec![Span::raw("Yard      ")], vec![Span::raw(" ".repeat(10))]);
    for currency in CURRENCIES {
        slots.push(coloured(cell(currency, 17), colour(currency)));
        let house = sight.view["market"][currency].as_str();
        let told = house.map_or("empty".to_owned(), |house| {
            format!("{}{}", building(house), price(sight, currency, house))
        });
        houses.push(bold(cell(&told, 17)));
    }
    vec![Line::from(slots), Line::from(houses)]
}

/// How the viewer's money compares with a price.
fn price(sight: &Sight, currency: &str, house: &str) -> String {
    let Some(me) = sight.faces.me() else { return String::new() };
    let own: i64 =
        values(&texts(&sight.view["hands"][me]), currency).iter().filter_map(|v| v.parse::<i64>().ok()).sum();
    let missing = parts(house).1 - own;
    if missing > 0 { format!(" ({missing} short)") } else { String::new() }
}

fn display(sight: &Sight) -> Line<'static> {
    let mut spans = vec![Span::raw("Display   ")];
    let cards = texts(&sight.view["display"]);
    for card in &cards {
        let (currency, value) = parts(card);
        spans.push(coloured(format!("{currency} {value}  "), colour(currency)));
    }
    let deck = number(&sight.view["deck"]["money"]);
    spans.push(dim(format!("· {deck} money cards to come")));
    Line::from(spans)
}

/// Money by currency, with the total of each.
fn hand(whose: &str, cards: &[&str]) -> Line<'static> {
    let mut spans = vec![bold(format!("{}  ", cell(whose, whose.chars().count().max(8))))];
    for currency in CURRENCIES {
        let own = values(cards, currency);
        if own.is_empty() {
            continue;
        }
        let sum: i64 = own.iter().filter_map(|value| value.parse::<i64>().ok()).sum();
        spans.push(coloured(format!("{currency} {} ={sum}  ", own.join(" ")), colour(currency)));
    }
    spans.push(dim(format!("all {}", total(cards))));
    Line::from(spans)
}

fn head(width: usize) -> Line<'static> {
    let types =
        TYPES.iter().map(|(kind, short)| column(if width > NARROW + 20 { kind } else { short }, width));
    let types: String = types.collect();
    Line::from(dim(format!("  {:<14}{:>6}{:>6}{types}  next", "seat", "points", "cards")))
}

fn column(text: &str, width: usize) -> String {
    if width > NARROW + 20 { format!("{text:>12}") } else { format!("{text:>5}") }
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
