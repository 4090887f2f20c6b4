//! A review as one page that needs nothing else: the graph, the accounts and the costliest decisions. It follows the
//! reader's choice of night or paper, and every seat has a pattern beside its colour.

mod graph;
mod style;

use super::report::{PARTS, Report, changes};
use bots::{Decision, Reason};

pub(crate) fn page(report: &Report) -> String {
    let title = escape(&format!("Review: {}", report.title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"dark light\">\n<title>{title}</title>\n<style>\n{}</style>\n</head>\n\
         <body>\n<main>\n<h1>{title}</h1>\n<p class=\"muted\">{}</p>\n{}{}{}{}<footer class=\"muted\">{NOTE}</footer>\n\
         </main>\n</body>\n</html>\n",
        style::STYLE,
        escape(&report.caution()),
        graph::graph(report),
        accounts(report),
        costliest(report),
        chances(report),
    )
}

const NOTE: &str = "Every decision is judged on what the seat could know when it decided, never on what was drawn later. \
    Made by <code>speakeasy review</code>.";

/// Text that cannot be taken for markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn accounts(report: &Report) -> String {
    let header: String =
        (0..report.names.len()).map(|seat| format!("<th scope=\"col\">{seat}</th>")).collect();
    let rows: String = PARTS
        .iter()
        .map(|part| {
            let cell = |account| format!("<td>{}</td>", part.percent(account));
            let cells: String = report.review.accounts.iter().map(cell).collect();
            let class = part.name.replace([' ', '\''], "-");
            format!("<tr class=\"{class}\"><th scope=\"row\">{}</th>{cells}</tr>\n", part.name)
        })
        .collect();
    format!(
        "<h2>Where it came from</h2>\n<table>\n<thead><tr><th scope=\"col\">seat</th>{header}</tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n\
         <p class=\"muted\">The first four lines add up to the result, in percent of a win. A decision counts by how much \
         better or worse it was than was to be expected. Given away, which is no part of the sum, is what better \
         choices would have won, where that is beyond the error of the search.</p>\n"
    )
}

fn costliest(report: &Report) -> String {
    let decisions = report.costliest();
    if decisions.is_empty() {
        return "<h2>The costliest decisions</h2>\n<p>None that the search could find.</p>\n".to_owned();
    }
    let items: String =
        decisions.iter().enumerate().map(|(index, each)| decision(report, index + 1, each)).collect();
    format!("<h2>The costliest decisions</h2>\n<ol class=\"costly\">\n{items}</ol>\n")
}

fn decision(report: &Report, number: usize, decision: &Decision) -> String {
    let sure = if decision.clear { "" } else { ", within the error of the search" };
    let better: String = decision.better.iter().map(better).collect();
    format!(
        "<li id=\"d{number}\"><p><strong>{}</strong>, step {} (line {}): cost <strong>{:.1}</strong>{sure}</p>\n\
         <dl><dt>played</dt><dd><code>{}</code></dd>\n{better}</dl></li>\n",
        escape(&report.seat(decision.seat.index())),
        decision.step,
        decision.step + 1,
        100.0 * decision.cost,
        escape(&decision.played.action.to_string()),
    )
}

fn better(reason: &Reason) -> String {
    let ground = |ground: &bots::Ground| format!("<dd>{} · {}</dd>\n", escape(&ground.words), ground.rule);
    let grounds: String = reason.grounds.iter().map(ground).collect();
    format!(
        "<dt>better</dt><dd><code>{}</code></dd>\n<dt>why</dt><dd>{}</dd>\n{grounds}<dt>it does</dt><dd>{}</dd>\n",
        escape(&reason.outlook.action.to_string()),
        escape(&reason.words),
        escape(&changes(&reason.outlook.changes)),
    )
}

/// The graph as numbers, for those who cannot see it.
fn chances(report: &Report) -> String {
    let header: String =
        (0..report.names.len()).map(|seat| format!("<th scope=\"col\">{seat}</th>")).collect();
    let row = |(step, chances): (usize, &bots::Chances)| {
        let cells: String = chances.iter().map(|chance| format!("<td>{:.1}</td>", 100.0 * chance)).collect();
        format!("<tr><th scope=\"row\">{step}</th>{cells}</tr>\n")
    };
    let rows: String = report.review.chances.iter().enumerate().map(row).collect();
    format!(
        "<details>\n<summary>All chances in numbers</summary>\n<table>\n<thead><tr><th scope=\"col\">after step</th>\
         {header}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</details>\n"
    )
}
