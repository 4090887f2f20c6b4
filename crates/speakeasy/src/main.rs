//! The command line: what can be asked for, and the exit code of the answer.

mod arena;
mod backup;
mod bench;
mod boards;
mod bot;
mod completions;
mod components;
mod copy;
mod course;
mod doctor;
mod engine;
mod export;
mod fail;
mod games_list;
mod interrupt;
mod output;
mod page;
mod perft;
mod play;
mod plot;
mod puzzles;
mod replay;
mod review;
mod rules;
mod screen;
mod serve;
mod show;
mod sim;
mod table_args;
#[cfg(test)]
mod testing;
mod train;
mod tune;
mod verify;
mod watch;
mod words;
mod workers;
mod wrap;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;
use std::sync::LazyLock;

/// A server makes and drops much that is small; this allocator is the faster one at it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Serve, play, simulate, record, replay and check matches of board games.
#[derive(Parser)]
#[command(name = "speakeasy", version = version(), arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  speakeasy serve                              tables for friends and bots
  speakeasy doctor                             whether a server is well, and what to do
  speakeasy play don                           a match against bots, in this terminal
  speakeasy show out/MATCH.jsonl               a match told in sentences
  speakeasy bot --connect URL --table ID       a seat for a bot, or for a program of your own
  speakeasy games                              what can be played
  speakeasy sim don --games 10000              play ten thousand matches
  speakeasy sim don --games 5 --records out    and keep five of them
  speakeasy sim don --report report.html       and look at the plots
  speakeasy arena don --all random,random      measure who plays better
  speakeasy replay out/*.jsonl                 check them against the rules
  speakeasy review out/MATCH.jsonl             who won by what: decisions and luck
  speakeasy help COMMAND                       more about one command";

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Show(show::Args),
    Watch(watch::Args),
    Replay(replay::Args),
    Review(review::Args),
    Puzzles(puzzles::Args),
    Verify(verify::Args),
    Export(export::Args),
    Copy(copy::Args),
    Backup(backup::Args),
    Doctor(doctor::Args),
    Sim(sim::Args),
    SimMerge(sim::MergeArgs),
    Arena(arena::Args),
    Engine(engine::Args),
    Games(games_list::Args),
    Rules(rules::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Bot(bot::Args),
    Completions(completions::Args),
    #[command(hide = true)]
    Train(train::Args),
    #[command(hide = true)]
    Tune(tune::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Watch(args) => watch::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Copy(args) => copy::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::SimMerge(args) => sim::run_merge(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Games(args) => games_list::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Completions(args) => completions::run(&args, Cli::command()),
        Command::Train(args) => train::run(&args),
        Command::Tune(args) => tune::run(&args),
    };
    done.map_or_else(|fail| fail.report(), |()| ExitCode::SUCCESS)
}

/// The version of the program and of the rules of every game.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let rules = |info: &game_core::GameInfo| format!("{} rules version {}", info.id, info.rules_version);
        let all: Vec<String> = games::all().iter().map(|game| rules(game.info())).collect();
        format!("{} ({})", env!("CARGO_PKG_VERSION"), all.join(", "))
    });
    &VERSION
}
