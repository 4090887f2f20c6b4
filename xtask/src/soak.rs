//! `cargo xtask soak`: the proofs of what the server promises, with their full figures, as a table.

use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Only the proof of this promise, such as A1; may be given several times
    #[arg(long, value_name = "ID")]
    only: Vec<String>,
    /// The share of each full figure to run
    #[arg(long, default_value_t = 1.0)]
    share: f64,
}

/// Runs the proofs one after the other; tells whether all promises hold.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<bool> {
    ensure!(arguments.share > 0.0 && arguments.share <= 1.0, "--share is above 0 and at most 1");
    let path = table_path();
    let filters: Vec<String> = match arguments.only.is_empty() {
        true => vec!["promises::".to_owned()],
        false => arguments.only.iter().map(|id| format!("{}_", id.to_lowercase())).collect(),
    };
    let mut command = vec!["test", "--profile", "soak", "--no-fail-fast", "-p", "server", "-p", "speakeasy"];
    command.extend(["--lib", "--bins", "--tests", "--", "--test-threads=1", "--nocapture"]);
    command.extend(filters.iter().map(String::as_str));
    let tested = workspace
        .cargo(&command)
        .env("SPEAKEASY_SOAK_SHARE", arguments.share.to_string())
        .env("SPEAKEASY_SOAK_TABLE", &path)
        .run();
    let rows = read(&path)?;
    println!("\n{}", table(&rows));
    Ok(tested.is_ok() && !rows.is_empty() && rows.iter().all(|row| row.verdict == "holds"))
}

/// A line of the table.
struct Row {
    id: String,
    asked: String,
    run: String,
    verdict: String,
}

fn table_path() -> PathBuf {
    std::env::temp_dir().join(format!("speakeasy-soak-{}.jsonl", std::process::id()))
}

fn read(path: &Path) -> Result<Vec<Row>> {
    let text = std::fs::read_to_string(path).context("no proof has told its verdict")?;
    let mut rows = text.lines().map(row).collect::<Result<Vec<Row>>>()?;
    rows.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(rows)
}

fn row(line: &str) -> Result<Row> {
    let line: Value = serde_json::from_str(line).context("proofs tell their verdicts in JSON")?;
    let text = |key: &str| line[key].as_str().unwrap_or("–").to_owned();
    Ok(Row { id: text("id"), asked: text("asked"), run: text("run"), verdict: text("verdict") })
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
        let rows = [row(r#"{"id":"A1","asked":"500 cuts","run":null,"verdict":"FAILED"}"#).unwrap()];
        assert!(table(&rows).ends_with("| A1 | 500 cuts | – | FAILED |\n"));
    }
}
