//! A review as text of 80 columns.

use super::report::{PARTS, Report, changes};
use super::spark::{bars, column};
use crate::wrap::wrap;
use bots::{Decision, Reason};
use std::iter::once;

const WIDTH: usize = 80;
/// The columns of a graph, and those of the label before it.
const GRAPH: usize = 56;
const LABEL: usize = 8;

pub(crate) fn text(report: &Report) -> String {
    let parts = [head(report), graphs(report), accounts(report), costliest(report)];
    parts.join("\n")
}

fn head(report: &Report) -> String {
    format!("{}\n{}\n", report.title, wrap(&report.caution(), WIDTH, 0))
}

/// A graph a seat, and a line with the places of the costliest decisions.
fn graphs(report: &Report) -> String {
    let chances = &report.review.chances;
    let last = chances.len() - 1;
    let mut out = String::from("Chance to win over the match; a full bar is 100 %\n");
    for seat in 0..report.names.len() {
        let course: Vec<f64> = chances.iter().map(|chances| chances[seat]).collect();
        let [upper, lower] = bars(&course, GRAPH);
        let name = match report.names[seat] == format!("seat {seat}") {
            true => String::new(),
            false => report.names[seat].chars().take(LABEL - 1).collect(),
        };
        let (start, end) = (100.0 * course[0], 100.0 * course[last]);
        out += &format!("{:<LABEL$}│{upper}│\n", format!("seat {seat}"));
        out += &format!("{name:<LABEL$}│{lower}│ {start:.0} → {end:.0}\n");
    }
    let mut marks = vec![' '; GRAPH];
    // The costliest come first and have the place where two fall together.
    for (decision, number) in
        report.costliest().into_iter().zip('1'..='9').collect::<Vec<_>>().into_iter().rev()
    {
        marks[column(decision.step, last, GRAPH)] = number;
    }
    let marks: String = marks.into_iter().collect();
    if !marks.trim().is_empty() {
        out += &format!("{:<LABEL$} {}\n", "costly", marks.trim_end());
    }
    out
}

fn accounts(report: &Report) -> String {
    let seats = (0..report.names.len()).map(|seat| format!("{:>9}", format!("seat {seat}")));
    let mut out: String = once(format!("{:<18}", "Where it came from")).chain(seats).collect();
    out.push('\n');
    for part in &PARTS {
        let numbers = report.review.accounts.iter().map(|account| format!("{:>9}", part.percent(account)));
        out.extend(once(format!("{:<18}", part.name)).chain(numbers));
        out.push('\n');
    }
    out += "start + luck + own decisions + others' decisions = result\n";
    out += "A decision counts by how much better or worse it was than was to be expected.\n";
    out
}

fn costliest(report: &Report) -> String {
    let decisions = report.costliest();
    if decisions.is_empty() {
        return "No decision cost anything that the search could find.\n".to_owned();
    }
    let told = decisions.iter().enumerate().map(|(index, each)| decision(report, index + 1, each));
    once("The costliest decisions\n".to_owned()).chain(told).collect()
}

fn decision(report: &Report, number: usize, decision: &Decision) -> String {
    let Decision { step, seat, cost, clear, choices, .. } = decision;
    let sure = if *clear { "" } else { " (within the error of the search)" };
    let cost = 100.0 * cost;
    let head = format!(
        "{number}. step {step} (line {}), {}, one of {choices} choices: cost {cost:.1}{sure}",
        step + 1,
        report.seat(seat.index())
    );
    let mut lines = vec![head, format!("   played {}", decision.played.action)];
    lines.extend(decision.better.iter().flat_map(better));
    lines.iter().map(|line| wrap(line, WIDTH, 10) + "\n").collect()
}

fn better(reason: &Reason) -> Vec<String> {
    let mut lines = vec![format!("   better {}", reason.outlook.action), format!("   {}", reason.words)];
    lines.extend(
        reason.grounds.iter().map(|ground| format!("   {}\u{a0}·\u{a0}{}", ground.words, ground.rule)),
    );
    lines.push(format!("   it does {}", changes(&reason.outlook.changes)));
    lines
}
