//! `tune`: tunes the numbers of a game's greedy player by self-play and prints them. It is not in the help.

use crate::fail::{Fail, tell};
use crate::output::print;
use bots::brain;
use bots::train::tune;
use game_core::Game;
use games::Visitor;

/// Tune the numbers of a game's greedy player by self-play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME")]
    game: String,
    /// How many matches to compare two players by
    #[arg(long, value_name = "K", default_value_t = 6000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where all luck comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    games::visit(&args.game, Tune { args })?
}

struct Tune<'a> {
    args: &'a Args,
}

impl Visitor for Tune<'_> {
    type Output = Result<(), Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let Args { games, seed, threads, .. } = self.args;
        let fixed = || Fail::Usage(format!("the bots of {} have no numbers to tune", G::info().name));
        let tunable = brain::<G>().tunable().ok_or_else(fixed)?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.map_or_else(cores, usize::from);
        let line = |numbers: &[f32]| -> String {
            let each =
                tunable.names().iter().zip(numbers).map(|(name, number)| format!("{name}: {number:.3}"));
            each.collect::<Vec<_>>().join(", ")
        };
        let tuned = tune(tunable, *games, *seed, threads, |numbers| tell(&line(numbers)));
        print(&format!("{}\n", line(&tuned)))
    }
}
