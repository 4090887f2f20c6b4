//! `cargo xtask load`: how much the server bears, on real sockets, beside boardgame.io if asked for.

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use clap::Args;
use serde_json::Value;
use std::path::PathBuf;
use xshell::cmd;

#[derive(Args)]
pub(crate) struct Arguments {
    /// How long the live tables are driven
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many live tables, of two players and two spectators each
    #[arg(long, default_value_t = 500)]
    tables: u64,
    /// How many commands a second they give in all
    #[arg(long, default_value_t = 200)]
    rate: u64,
    /// Instead: as many moves as go with one node, two, and so on up to N, on one PostgreSQL of its own
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Print all figures as JSON
    #[arg(long)]
    json: bool,
    /// Install boardgame.io from the npm registry and drive its server, too
    #[arg(long)]
    peer: bool,
}

pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    let peer = arguments.peer.then(|| install_peer(workspace)).transpose()?;
    let Arguments { seconds, tables, rate, .. } = *arguments;
    let (figures, told): (Value, fn(&Value) -> String) = match arguments.nodes {
        Some(nodes) => {
            (client(workspace, &[&seconds.to_string(), "nodes", &nodes.to_string()])?, told_of_nodes)
        }
        None => (drive(workspace, seconds, tables, rate, peer)?, told),
    };
    match arguments.json {
        true => println!("{figures}"),
        false => print!("{}", told(&figures)),
    }
    Ok(())
}

/// Live tables for so long, then as many moves as go, beside a peer if there is one.
pub(crate) fn drive(
    workspace: &Workspace,
    seconds: u64,
    tables: u64,
    rate: u64,
    peer: Option<PathBuf>,
) -> Result<Value> {
    let numbers = [seconds, tables, rate].map(|number| number.to_string());
    let peer = peer.map(|folder| folder.display().to_string());
    let arguments: Vec<&str> = numbers.iter().chain(&peer).map(String::as_str).collect();
    client(workspace, &arguments)
}

/// Builds server and client, and gives the figures of the client.
fn client(workspace: &Workspace, arguments: &[&str]) -> Result<Value> {
    workspace.cargo(&["build", "--release", "--package", "speakeasy"]).run()?;
    workspace.cargo(&["build", "--profile", "soak", "--package", "server", "--example", "load"]).run()?;
    let binary = workspace.release_binary("speakeasy")?;
    let client = workspace.target()?.join("soak").join("examples").join("load");
    let figures = cmd!(workspace.shell, "{client} {binary} {arguments...}").read()?;
    serde_json::from_str(&figures).context("the load prints JSON")
}

/// What is needed of boardgame.io: with a newer koa-compose its lobby answers 404.
const PACKAGE: &str =
    r#"{"private":true,"dependencies":{"boardgame.io":"0.50.2"},"overrides":{"koa-compose":"4.1.0"}}"#;

fn install_peer(workspace: &Workspace) -> Result<PathBuf> {
    let folder = std::env::temp_dir().join("speakeasy-load-peer");
    workspace.shell.create_dir(&folder)?;
    let _inside = workspace.shell.push_dir(&folder);
    if !folder.join("node_modules").join("boardgame.io").exists() {
        workspace.shell.write_file(folder.join("package.json"), PACKAGE)?;
        cmd!(workspace.shell, "npm install --no-audit --no-fund --loglevel=error").run()?;
    }
    Ok(folder)
}

fn told(figures: &Value) -> String {
    let (evening, fastest, peer) = (&figures["evening"], &figures["fastest"], &figures["peer"]);
    let memory = &evening["memory_kib"];
    let mut told = format!(
        "live tables: {} tables, {} sockets, {} commands/s asked\n  {}, {} errors, {} cores\n  memory: {} KiB at rest, {} KiB \
         gathered ({} a table with its sockets), {} KiB after\nas fast as it goes: {} matches of {}\n  {}, {} cores, {} ms of the server a move\n",
        evening["tables"],
        evening["sockets"],
        evening["asked_per_second"],
        times(&evening["commands"]),
        evening["errors"],
        evening["cores"],
        memory["at_rest"],
        memory["gathered"],
        memory["per_table_with_its_sockets"],
        memory["after"],
        fastest["matches"],
        fastest["players"],
        times(&fastest["moves"]),
        fastest["cores"],
        fastest["server_ms_a_move"],
    );
    if let (Some(own), Some(other)) =
        (fastest["moves"]["per_second"].as_f64(), peer["moves"]["per_second"].as_f64())
    {
        let name = peer["name"].as_str().unwrap_or("peer");
        let rounds = figures["ratios"].as_array().map(Vec::as_slice).unwrap_or_default();
        let rounds: Vec<String> = rounds.iter().map(Value::to_string).collect();
        told += &format!(
            "{name}, nothing saved\n  {}\nratio: {:.1} (the middle one of {})\n",
            times(&peer["moves"]),
            own / other,
            rounds.join(", ")
        );
    }
    told
}

/// A line for each number of nodes, and what they lacked: where all cores are busy it is the processor.
fn told_of_nodes(figures: &Value) -> String {
    let all = figures["cores"].as_f64().unwrap_or(1.0);
    let line = |row: &Value| {
        let cores = |part: &str| row["cores"][part].as_f64().unwrap_or_default();
        let (nodes, database, crowd) = (cores("nodes"), cores("database"), cores("crowd"));
        let lacked = match nodes + database + crowd >= 0.85 * all {
            true => "the processor",
            false => "the wait for the disk and for each other",
        };
        format!(
            "{} nodes, people of a table {}\n  {}\n  cores: {nodes} nodes, {database} database, {crowd} crowd, of {all}; the limit: {lacked}\n",
            row["nodes"],
            row["people_of_a_table"].as_str().unwrap_or_default(),
            times(&row["moves"])
        )
    };
    figures["nodes"].as_array().into_iter().flatten().map(line).collect()
}

fn times(figures: &Value) -> String {
    format!("{}/s, p50 {} ms, p99 {} ms", figures["per_second"], figures["p50_ms"], figures["p99_ms"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_nodes_lacked_is_told() {
        let row =
            |nodes: f64| json!({ "nodes": 2, "cores": { "nodes": nodes, "database": 0.5, "crowd": 0.3 } });
        let told = told_of_nodes(&json!({ "cores": 2, "nodes": [row(1.0), row(0.2)] }));
        let limits: Vec<&str> = told.lines().filter_map(|line| line.split("the limit: ").nth(1)).collect();
        assert_eq!(limits, ["the processor", "the wait for the disk and for each other"]);
    }

    #[test]
    fn the_ratio_is_told_only_beside_a_peer() {
        let moves = json!({ "per_second": 6000.0 });
        let alone = json!({ "fastest": { "moves": moves } });
        assert!(!told(&alone).contains("ratio"));
        let peer = json!({ "moves": { "per_second": 1200.0 } });
        let beside = json!({ "fastest": { "moves": moves }, "peer": peer, "ratios": [4.5, 5.0, 5.1] });
        assert!(
            told(&beside).ends_with("ratio: 5.0 (the middle one of 4.5, 5.0, 5.1)\n"),
            "{}",
            told(&beside)
        );
    }
}
