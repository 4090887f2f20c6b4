//! `bot`: the example of a program that plays at a server over the network, as any third-party bot can.

mod choice;
mod course;
mod house;
mod known;
mod program;
mod session;
mod socket;
mod trouble;
mod trust;

use crate::fail::{Fail, tell};
use crate::serve::asked_to_end;
use bots::{Budget, Spec};
use choice::Chooser;
use house::House;
use program::Program;
use session::Session;
use std::ffi::OsString;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

/// Play at a server over the network, with a bot of this program or with a program of your own.
///
/// It takes a seat, stays there, plays whenever it is its turn, comes back when the connection is lost, and ends when
/// the match is over. On Ctrl-C it stands up, or asks for a stand-in if the match has begun; started again it goes on.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The server's address, such as http://127.0.0.1:1930, or one with https
    #[arg(long, value_name = "URL")]
    connect: String,
    /// The certificate (PEM) of an authority to trust besides those that browsers know, for a club's own
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,
    /// The bot's token; better given as SPEAKEASY_TOKEN, for others on this machine can read command lines
    #[arg(long, env = "SPEAKEASY_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    token: String,
    /// The table to play at; unless given, the one where the bot sits, or any public one with an empty seat
    #[arg(long, value_name = "ID")]
    table: Option<String>,
    /// The seat to take, counted from 0; the first empty one unless given
    #[arg(long, value_name = "N", requires = "table")]
    seat: Option<u8>,
    /// Who plays, such as hard or hard:miser; with --exec, who plays when the program fails
    #[arg(long, default_value = "normal", value_name = "LEVEL[:PERSONALITY]")]
    level: String,
    /// How long a decision may take, in milliseconds
    #[arg(long, value_name = "T")]
    ms: Option<u64>,
    /// A program that answers as `speakeasy engine` does to load, bot and quit; all that follows are its arguments
    #[arg(long, num_args = 1.., allow_hyphen_values = true, value_name = "PROGRAM")]
    exec: Vec<OsString>,
}

const EXAMPLES: &str = "A person makes a bot and its token with POST /api/bots {\"name\":\"Deep Al\"}; docs/writing-a-bot.md tells more.

Examples:
  speakeasy bot --connect http://127.0.0.1:1930 --table w7kd… --seat 2 --level hard
  speakeasy bot --connect http://127.0.0.1:1930 --exec python3 my_bot.py --fast";

/// What a program gets that is not told how long it may think.
const USUAL_TIME: u64 = 1000;

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let budget = args.ms.map(|ms| Budget::Time(Duration::from_millis(ms)));
    Spec::parse(&args.level, budget).map_err(|error| Fail::Usage(format!("--level: {error}")))?;
    let house = House::new(&args.connect, &args.token, args.ca.as_deref())?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail::File(error.to_string()))?;
    let done = runtime.block_on(async {
        let program = match args.exec.is_empty() {
            true => None,
            false => Some(Program::start(&args.exec, &args.level, args.ms.unwrap_or(USUAL_TIME))?),
        };
        let chooser = Chooser::new(args.level.clone(), budget, program);
        let mut session = Session::new(house, chooser, args.table.clone(), args.seat);
        let asked = asked_to_end().map_err(|error| Fail::File(error.to_string()))?;
        let told = session.play(&mut pin!(asked)).await;
        session.end().await;
        told
    });
    // A bot that still thinks is not waited for.
    runtime.shutdown_background();
    tell(&done?);
    Ok(())
}
