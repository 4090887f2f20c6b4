//! `cargo xtask strength`: measures what is claimed of the bots, with clocks, on the release build. Raw results are kept as
//! CSV, so that a run broken off goes on where it was.

mod claims;

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use claims::{Bound, CLAIMS, Claim};
use clap::Args;
use serde_json::Value;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// Options of `strength`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Only claims whose text contains this, such as `don` or `hard against greedy`.
    #[arg(value_name = "TEXT", default_value = "")]
    only: String,
    /// How many matches, as a share of what each claim asks for.
    #[arg(long, value_name = "SHARE", default_value_t = 1.0)]
    share: f64,
    /// The directory for the results of every match.
    #[arg(long, value_name = "DIR", default_value = "target/strength")]
    into: PathBuf,
    /// Where all luck comes from.
    #[arg(long, value_name = "S", default_value_t = 1930)]
    seed: u64,
    /// How many matches at once; no more than there are idle cores.
    #[arg(long, value_name = "T", default_value_t = 2)]
    threads: usize,
}

/// Measures and prints a table; tells whether all claims are met.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<bool> {
    workspace.cargo(&["build", "--release", "--package", "speakeasy"]).run()?;
    let binary = workspace.release_binary("speakeasy")?;
    workspace.shell.create_dir(&arguments.into)?;
    println!("| claim | matches | must be | measured, 95 % interval | |\n|---|---|---|---|---|");
    let mut all_met = true;
    for claim in CLAIMS.iter().filter(|claim| claim.text().contains(&arguments.only)) {
        let measured = measure(workspace, &binary, claim, arguments)
            .with_context(|| format!("measuring {}", claim.text()))?;
        println!("{}", row(claim, &measured)?);
        all_met &= claim.bound.is_met(percent(&measured, "low")?, percent(&measured, "high")?);
    }
    Ok(all_met)
}

impl Claim {
    fn text(&self) -> String {
        let Claim { game, seats, one, against, .. } = self;
        format!("{game}, {seats} seats: {one} against {against}")
    }
}

fn measure(workspace: &Workspace, binary: &Path, claim: &Claim, arguments: &Arguments) -> Result<Value> {
    let Claim { game, one, against, .. } = claim;
    let seats = claim.seats.to_string();
    let matches = (f64::from(claim.matches) * arguments.share).ceil().to_string();
    let (seed, threads) = (arguments.seed.to_string(), arguments.threads.to_string());
    let csv = arguments.into.join(format!("{game}-{seats}-{one}-{against}.csv"));
    let printed = cmd!(
        workspace.shell,
        "{binary} arena {game} --seats {seats} --one {one} --against {against} --games {matches}
         --seed {seed} --threads {threads} --csv {csv} --json"
    );
    Ok(serde_json::from_str(&printed.quiet().ignore_stderr().read()?)?)
}

fn row(claim: &Claim, measured: &Value) -> Result<String> {
    let (low, high) = (percent(measured, "low")?, percent(measured, "high")?);
    let verdict = match (claim.bound, claim.bound.is_met(low, high)) {
        (Bound::Told, _) => "",
        (_, true) => "met",
        (_, false) => "not met",
    };
    let bound = match claim.bound {
        Bound::AtLeast(least) => format!("≥ {least} %"),
        Bound::AtMost(most) => format!("≤ {most} %"),
        Bound::Told => String::new(),
    };
    let (text, rate, matches) = (claim.text(), percent(measured, "rate")?, &measured["games"]);
    Ok(format!("| {text} | {matches} | {bound} | {rate:.1} % [{low:.1}, {high:.1}] | {verdict} |"))
}

fn percent(measured: &Value, name: &str) -> Result<f64> {
    Ok(100.0 * measured[name].as_f64().with_context(|| format!("the arena tells `{name}`"))?)
}
