//! `cargo xtask soak`: the proofs of what the server promises, with their full figures, as a table. Verdicts with full
//! figures are kept, so that the proofs may be run in parts.

use crate::load;
use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// What a full table has a row of.
const PROMISES: [&str; 28] = [
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "A6",
    "B1",
    "B2",
    "B3",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    LOAD,
    "D2",
    "D3",
    "D4",
    "D5",
    "D6",
    "D7",
    "E1",
    "E2",
    "E3",
    "F1",
    "F2",
    "F3",
    "simulation",
];

/// The promise that no test proves, but the load.
const LOAD: &str = "D1";

#[derive(Args)]
pub(crate) struct Arguments {
    /// Only the proof of this promise, such as A1; may be given several times
    #[arg(long, value_name = "ID")]
    only: Vec<String>,
    /// The share of each full figure to run
    #[arg(long, default_value_t = 1.0)]
    share: f64,
}

impl Arguments {
    fn asks_for(&self, id: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| only.eq_ignore_ascii_case(id))
    }

    /// What the names of the tests contain; none if no test is asked for.
    fn filters(&self) -> Vec<String> {
        match self.only.is_empty() {
            true => vec!["promises::".to_owned()],
            false => {
                let tests = self.only.iter().filter(|id| !id.eq_ignore_ascii_case(LOAD));
                tests.map(|id| format!("{}_", id.to_lowercase())).collect()
            }
        }
    }
}

/// Runs the proofs one after the other; tells whether all promises hold.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<bool> {
    ensure!(arguments.share > 0.0 && arguments.share <= 1.0, "--share is above 0 and at most 1");
    let unknown = arguments.only.iter().find(|id| !PROMISES.iter().any(|each| id.eq_ignore_ascii_case(each)));
    ensure!(unknown.is_none(), "--only takes one of {}", PROMISES.join(", "));
    let (mut rows, is_well) = test(workspace, arguments)?;
    if arguments.asks_for(LOAD) {
        rows.push(load(workspace, arguments.share)?);
    }
    sort(&mut rows);
    println!("\n{}", table(&rows));
    let holds = is_well && rows.iter().all(|row| row.verdict == HOLDS);
    if arguments.share >= 1.0 {
        keep(workspace, rows)?;
    }
    Ok(holds)
}

/// Runs the tests that are proofs; gives their rows, and whether all of them passed.
fn test(workspace: &Workspace, arguments: &Arguments) -> Result<(Vec<Row>, bool)> {
    let filters = arguments.filters();
    if filters.is_empty() {
        return Ok((Vec::new(), true));
    }
    let path = std::env::temp_dir().join(format!("speakeasy-soak-{}.jsonl", std::process::id()));
    let mut command = vec!["test", "--profile", "soak", "--no-fail-fast", "-p", "server", "-p", "speakeasy"];
    command.extend(["--lib", "--bins", "--tests", "--", "--test-threads=1", "--nocapture"]);
    command.extend(filters.iter().map(String::as_str));
    let tested = workspace
        .cargo(&command)
        .env("SPEAKEASY_SOAK_SHARE", arguments.share.to_string())
        .env("SPEAKEASY_SOAK_TABLE", &path)
        .run();
    Ok((read(&path).context("no proof has told its verdict")?, tested.is_ok()))
}

/// Drives 500 live tables for ten minutes, or a share of them.
fn load(workspace: &Workspace, share: f64) -> Result<Row> {
    let seconds = (600.0 * share).ceil() as u64;
    Ok(judge(&load::drive(workspace, seconds, 500, 200, None)?["evening"]))
}

fn judge(evening: &Value) -> Row {
    let number = |pointer: &str| evening.pointer(pointer).and_then(Value::as_f64).unwrap_or(f64::INFINITY);
    let (seconds, done, errors) = (number("/seconds"), number("/commands/done"), number("/errors"));
    let (p50, p99) = (number("/commands/p50_ms"), number("/commands/p99_ms"));
    let memory = number("/memory_kib/after") / 1024.0;
    let kept =
        done >= 0.99 * 200.0 * seconds && p50 <= 15.0 && p99 <= 100.0 && errors == 0.0 && memory <= 512.0;
    Row {
        id: LOAD.to_owned(),
        asked: "500 live tables, 2,000 sockets, 200 commands/s for 10 min: p50 ≤ 15 ms, p99 ≤ 100 ms, no error, ≤ 512 MiB"
            .to_owned(),
        run: format!(
            "{done} commands in {seconds} s: p50 {p50} ms, p99 {p99} ms, {errors} errors, {memory:.0} MiB"
        ),
        verdict: if kept { HOLDS } else { "FAILED" }.to_owned(),
    }
}

const HOLDS: &str = "holds";

/// Where the verdicts of full runs are kept.
const PAGE: &str = "docs/promises.md";

/// Puts new verdicts in the place of older ones; once every promise has one, they are the page.
fn keep(workspace: &Workspace, rows: Vec<Row>) -> Result<()> {
    let path = workspace.target()?.join("soak-verdicts.jsonl");
    let mut kept = if path.exists() { read(&path)? } else { Vec::new() };
    kept.retain(|old| !rows.iter().any(|new| (&new.id, &new.asked) == (&old.id, &old.asked)));
    kept.extend(rows);
    sort(&mut kept);
    fs::write(&path, kept.iter().map(Row::line).collect::<String>())?;
    let missing: Vec<&str> =
        PROMISES.into_iter().filter(|id| !kept.iter().any(|row| row.id == *id)).collect();
    if !missing.is_empty() {
        println!("not yet run with their full figures: {}", missing.join(", "));
        return Ok(());
    }
    let page = workspace.root.join(PAGE);
    fs::write(&page, write(&kept)).with_context(|| page.display().to_string())?;
    println!("written to {PAGE}");
    Ok(())
}

/// A line of the table.
struct Row {
    id: String,
    asked: String,
    run: String,
    verdict: String,
}

impl Row {
    fn read(line: &str) -> Result<Row> {
        let line: Value = serde_json::from_str(line).context("proofs tell their verdicts in JSON")?;
        let text = |key: &str| line[key].as_str().unwrap_or("–").to_owned();
        Ok(Row { id: text("id"), asked: text("asked"), run: text("run"), verdict: text("verdict") })
    }

    fn line(&self) -> String {
        let Row { id, asked, run, verdict } = self;
        format!("{}\n", json!({ "id": id, "asked": asked, "run": run, "verdict": verdict }))
    }
}

fn read(path: &Path) -> Result<Vec<Row>> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    text.lines().map(Row::read).collect()
}

fn sort(rows: &mut [Row]) {
    rows.sort_by(|a, b| (&a.id, &a.asked, &a.run).cmp(&(&b.id, &b.asked, &b.run)));
}

/// The page of verdicts. It tells no date, so that a run that finds the same changes nothing but the figures.
fn write(rows: &[Row]) -> String {
    let kept = rows.iter().filter(|row| row.verdict == HOLDS).count();
    let ended = if kept == rows.len() { "All of them hold." } else { "NOT all promises are kept." };
    format!(
        "# What the server promises, and what proved it\n\n\
         Generated by `cargo xtask soak`; do not edit. Every proof was run with its full figure: {kept} of {} hold. {ended}\n\n{}",
        rows.len(),
        table(rows)
    )
}

fn table(rows: &[Row]) -> String {
    let line = |row: &Row| format!("| {} | {} | {} | {} |\n", row.id, row.asked, row.run, row.verdict);
    let lines: String = rows.iter().map(line).collect();
    format!("| promise | figure asked | figure run | verdict |\n|---|---|---|---|\n{lines}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_without_a_figure_is_shown_as_failed() {
        let rows = [Row::read(r#"{"id":"A1","asked":"500 cuts","run":null,"verdict":"FAILED"}"#).unwrap()];
        assert!(table(&rows).ends_with("| A1 | 500 cuts | – | FAILED |\n"));
        let page = write(&rows);
        assert!(page.contains("0 of 1 hold. NOT all promises are kept."), "{page}");
        assert!(page.ends_with("| A1 | 500 cuts | – | FAILED |\n"));
    }

    #[test]
    fn one_promise_proved_on_two_stores_is_two_rows() {
        let told = ["SQLite: 200 kills", "PostgreSQL: 60 kills"];
        let line = |run| format!(r#"{{"id":"A3","asked":"kills","run":"{run}","verdict":"holds"}}"#);
        let rows: Vec<Row> = told.iter().map(|run| Row::read(&line(run)).unwrap()).collect();
        let page = write(&rows);
        assert!(
            page.contains("Generated by `cargo xtask soak`")
                && page.contains("2 of 2 hold. All of them hold.")
        );
        assert!(page.contains(
            "| A3 | kills | SQLite: 200 kills | holds |\n| A3 | kills | PostgreSQL: 60 kills | holds |"
        ));
    }

    #[test]
    fn a_row_is_read_as_it_was_kept() {
        let line =
            "{\"id\":\"A1\",\"asked\":\"500 cuts\",\"run\":\"500 \\\"cuts\\\"\",\"verdict\":\"holds\"}\n";
        assert_eq!(Row::read(line).unwrap().line(), line);
    }

    #[test]
    fn the_load_holds_only_if_every_figure_does() {
        let evening = |done: u32, p99: f64, errors: u32, memory: u32| {
            let commands = json!({ "done": done, "p50_ms": 6.0, "p99_ms": p99 });
            json!({ "seconds": 600, "commands": commands, "errors": errors, "memory_kib": { "after": memory } })
        };
        assert_eq!(judge(&evening(120_000, 40.0, 0, 100_000)).verdict, HOLDS);
        for bad in [
            evening(118_000, 40.0, 0, 100_000),
            evening(120_000, 140.0, 0, 100_000),
            evening(120_000, 40.0, 1, 100_000),
            evening(120_000, 40.0, 0, 600_000),
            json!({}),
        ] {
            assert_eq!(judge(&bad).verdict, "FAILED", "{bad}");
        }
    }

    #[test]
    fn what_is_asked_for_by_id_is_found_by_the_names_of_tests() {
        let run = |only: &[&str]| {
            let only: Vec<String> = only.iter().map(|&id| id.to_owned()).collect();
            let arguments = Arguments { only, share: 1.0 };
            (arguments.filters(), arguments.asks_for(LOAD))
        };
        assert_eq!(run(&[]), (vec!["promises::".to_owned()], true));
        assert_eq!(run(&["A1", "simulation"]), (vec!["a1_".to_owned(), "simulation_".to_owned()], false));
        assert_eq!(run(&["D1"]), (Vec::new(), true));
    }
}
