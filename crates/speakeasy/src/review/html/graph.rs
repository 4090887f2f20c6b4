//! The chances of all seats, one upon the other, over the steps of the match. The drawing stretches to the width of the
//! page; words and marks stand beside it as text, so that they keep their size.

use super::escape;
use crate::review::report::Report;
use std::fmt::Write;

/// The colour of each seat; its pattern is drawn over it.
const COLOURS: [&str; 8] =
    ["#4C8FD6", "#E8C34A", "#4FA36B", "#C4574A", "#8E97A5", "#9A6236", "#7C7A2E", "#8A6FB0"];

/// What is drawn over each colour, in a tile of 12 by 12.
const PATTERNS: [&str; 8] = [
    "",
    "M0 12L12 0",
    "M6 5v2",
    "M0 6h12",
    "M6 0v12",
    "M0 0L12 12M0 12L12 0",
    "M0 8l6-5 6 5",
    "M0 6h12M6 0v6",
];

pub(super) fn graph(report: &Report) -> String {
    let seats = 0..report.names.len();
    let patterns: String = seats.clone().map(pattern).collect();
    let areas: String = seats.clone().map(|seat| area(report, seat)).collect();
    let items: String = seats.map(|seat| legend(report, seat)).collect();
    format!(
        "<figure>\n<div class=\"graph\" style=\"margin-top:{:.1}rem\">\n\
         <svg viewBox=\"0 0 1000 400\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{}\">\n\
         <defs>{patterns}</defs>\n{areas}</svg>\n\
         <span class=\"tick\" style=\"top:0\">100</span><span class=\"tick\" style=\"top:50%\">50</span>\n{}</div>\n\
         <p class=\"axis\"><span>start</span><span>step {}</span></p>\n<ul class=\"legend\">\n{items}</ul>\n\
         <figcaption class=\"muted\">The chance of every seat to win, in percent, one upon the other. Numbers mark the \
         costliest decisions.</figcaption>\n</figure>\n",
        1.0 + ROW * rows(report).into_iter().map(|row| row + 1).max().unwrap_or(0) as f64,
        escape(&summary(report)),
        marks(report),
        report.review.steps,
    )
}

fn summary(report: &Report) -> String {
    let tell = |seat: usize| {
        let account = &report.review.accounts[seat];
        let (start, result) = (100.0 * account.start, 100.0 * account.result);
        format!("{} from {start:.0} to {result:.0} percent", report.seat(seat))
    };
    (0..report.names.len()).map(tell).collect::<Vec<_>>().join(", ")
}

fn pattern(seat: usize) -> String {
    let (colour, lines) = (COLOURS[seat % COLOURS.len()], PATTERNS[seat % PATTERNS.len()]);
    format!(
        "<pattern id=\"p{seat}\" width=\"12\" height=\"12\" patternUnits=\"userSpaceOnUse\">\
         <rect width=\"12\" height=\"12\" fill=\"{colour}\"/>\
         <path d=\"{lines}\" stroke=\"#12151C\" stroke-width=\"2\" fill=\"none\"/></pattern>"
    )
}

/// What lies between the sum of the seats before and the sum with this one.
fn area(report: &Report, seat: usize) -> String {
    let chances = &report.review.chances;
    let last = (chances.len() - 1).max(1) as f64;
    let mut path = String::new();
    let upper =
        chances.iter().enumerate().map(|(step, chances)| (step, chances[..=seat].iter().sum::<f64>()));
    let lower = chances.iter().enumerate().map(|(step, chances)| (step, chances[..seat].iter().sum::<f64>()));
    for (index, (step, sum)) in upper.chain(lower.rev()).enumerate() {
        let (x, y) = (1000.0 * step as f64 / last, 400.0 * (1.0 - sum));
        let letter = if index == 0 { 'M' } else { 'L' };
        write!(path, "{letter}{x:.1} {y:.1}").expect("a string can always grow");
    }
    let name = escape(&report.seat(seat));
    format!("<path d=\"{path}Z\" fill=\"url(#p{seat})\" class=\"area\"><title>{name}</title></path>\n")
}

/// The height of a row of marks, and the part of the narrowest graph that a mark is wide.
const ROW: f64 = 1.5;
const MARK: f64 = 0.07;

/// How far along the graph a decision is, from 0 to 1.
fn place(report: &Report, decision: &bots::Decision) -> f64 {
    decision.step as f64 / report.review.steps.max(1) as f64
}

/// The row above the graph in which each mark stands: the lowest in which it covers no other.
fn rows(report: &Report) -> Vec<usize> {
    let mut taken: Vec<(usize, f64)> = Vec::new();
    for decision in report.costliest() {
        let here = place(report, decision);
        let is_free = |row: &usize| taken.iter().all(|(other, at)| other != row || (at - here).abs() > MARK);
        let row = (0..).find(is_free).unwrap_or(0);
        taken.push((row, here));
    }
    taken.into_iter().map(|(row, _)| row).collect()
}

fn marks(report: &Report) -> String {
    let rows = rows(report);
    let mark = |(index, decision): (usize, &&bots::Decision)| {
        let (number, left) = (index + 1, 100.0 * place(report, decision));
        let (up, stem) = (ROW * (rows[index] + 1) as f64, ROW * rows[index] as f64 + 0.5);
        let label = format!("costly decision {number} of {}", report.seat(decision.seat.index()));
        format!(
            "<a class=\"mark\" href=\"#d{number}\" style=\"left:{left:.2}%;top:-{up}rem;--stem:{stem}rem\" \
             aria-label=\"{}\">{number}</a>\n",
            escape(&label)
        )
    };
    report.costliest().iter().enumerate().map(mark).collect()
}

fn legend(report: &Report, seat: usize) -> String {
    let account = &report.review.accounts[seat];
    format!(
        "<li><svg width=\"24\" height=\"24\" aria-hidden=\"true\"><rect width=\"24\" height=\"24\" fill=\"url(#p{seat})\" \
         class=\"area\"/></svg> {} <span class=\"muted\">{:.0} → {:.0}</span></li>\n",
        escape(&report.seat(seat)),
        100.0 * account.start,
        100.0 * account.result,
    )
}
