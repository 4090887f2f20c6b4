//! The table of Don: the lot, the bid that stands, and a line a seat.

use super::{NARROW, bold, coloured, dim, mark, name};
use crate::words::{COLOURS, Sight, counted, district, list, number, numbers, seat, text, texts};
use ratatui::style::Color;
use ratatui::text::{Line, Span};

/// The columns before the districts of a seat.
const BEFORE: usize = 40;

pub(crate) fn board(sight: &Sight, width: usize) -> Vec<Line<'static>> {
    let is_wide = width >= NARROW + 40;
    let mut lines = vec![lot(sight), pot(sight)];
    let head = format!("  {:<14}{:>6}{:>8} {:<8} {}", "seat", "chips", "points", "call", "districts");
    lines.push(Line::from(dim(head)));
    for seat in 0..sight.faces.count() {
        lines.extend(seat_lines(sight, seat, width, is_wide));
    }
    if !is_wide {
        lines.push(legend());
    } else {
        lines.push(Line::default());
        lines.extend(unseen(sight));
    }
    lines
}

fn lot(sight: &Sight) -> Line<'static> {
    let lot = texts(&sight.view["lot"]);
    if lot.is_empty() {
        return Line::from("Nothing is on sale.");
    }
    let head = match seat(&sight.view["seller"]) {
        Some(seller) => format!("{}: ", sight.faces.does(seller, "sell", "sells")),
        None => "On sale: ".to_owned(),
    };
    Line::from(vec![Span::raw(head), bold(list(lot.into_iter().map(district)))])
}

fn pot(sight: &Sight) -> Line<'static> {
    let view = &sight.view;
    let bid = match seat(&view["standing"]["seat"]) {
        Some(bidder) => format!("{} bid of {} stands", sight.faces.whose(bidder), view["standing"]["amount"]),
        None => "No bid stands".to_owned(),
    };
    let unseen = texts(&view["unseen"]).len() as i64;
    let pot = counted(number(&view["pot"]), "chip");
    Line::from(format!("{bid} · {pot} in the pot · {} not seen yet", counted(unseen, "district")))
}

fn seat_lines(sight: &Sight, seat: usize, width: usize, is_wide: bool) -> Vec<Line<'static>> {
    let view = &sight.view;
    let chips = view["chips"][seat].as_i64().map_or("?".to_owned(), |chips| chips.to_string());
    let points = number(&view["seats"][seat]["points"]);
    let mut spans = vec![Span::raw(mark(sight, seat)), name(sight, seat, 14)];
    spans.push(Span::raw(format!("{chips:>6}{points:>8} {:<8} ", call(sight, seat))));
    let owned = texts(&view["districts"][seat]);
    let mut lines = Vec::new();
    let mut room = width.saturating_sub(BEFORE);
    for (index, (id, full, short)) in COLOURS.iter().enumerate() {
        let digits = digits(&owned, id);
        if digits.is_empty() {
            continue;
        }
        let told = format!("{} {digits}  ", if is_wide { full } else { short });
        if told.trim_end().len() > room {
            lines.push(Line::from(std::mem::take(&mut spans)));
            spans.push(Span::raw(" ".repeat(BEFORE)));
            room = width.saturating_sub(BEFORE);
        }
        room = room.saturating_sub(told.len());
        spans.push(coloured(told, colour(index)));
    }
    if owned.is_empty() {
        spans.push(dim("–"));
    }
    lines.push(Line::from(spans));
    lines
}

/// The numbers of the districts of one colour.
fn digits(districts: &[&str], colour: &str) -> String {
    let own = districts.iter().filter_map(|id| id.rsplit_once('_')).filter(|(of, _)| *of == colour);
    own.map(|(_, digit)| digit).collect::<Vec<_>>().join(" ")
}

/// What a seat said or does in the auction.
fn call(sight: &Sight, who: usize) -> String {
    let view = &sight.view;
    let among = |key: &str| numbers(&view[key]).contains(&(who as i64));
    if seat(&view["standing"]["seat"]) == Some(who) {
        return format!("bids {}", view["standing"]["amount"]);
    }
    let acts = match text(&view["phase"]) {
        "offer" => "sells?",
        "exchange" => "swaps?",
        "discard" => "discards",
        _ => "to bid",
    };
    let calls = [
        (seat(&view["seller"]) == Some(who), "sells"),
        (among("passed"), "passed"),
        (among("barred"), "exposed"),
        (among("swapped"), "swapped"),
        (sight.to_act() == Some(who), acts),
        (seat(&view["first"]) == Some(who), "first"),
    ];
    calls.into_iter().find(|(is_so, _)| *is_so).map_or("", |(_, call)| call).to_owned()
}

fn legend() -> Line<'static> {
    let each = COLOURS.iter().enumerate();
    let named = each.map(|(index, (_, full, short))| coloured(format!("{short} {full} "), colour(index)));
    Line::from(named.collect::<Vec<_>>())
}

/// The districts that are still to come, one colour a line.
fn unseen(sight: &Sight) -> Vec<Line<'static>> {
    let unseen = texts(&sight.view["unseen"]);
    let mut lines = vec![Line::from(dim("not seen yet"))];
    lines.extend(COLOURS.iter().enumerate().map(|(index, (id, full, _))| {
        Line::from(coloured(format!("  {full:<14}{}", digits(&unseen, id)), colour(index)))
    }));
    lines
}

fn colour(index: usize) -> Color {
    [Color::LightBlue, Color::Cyan, Color::LightYellow, Color::LightGreen, Color::LightRed, Color::Yellow]
        [index]
}
