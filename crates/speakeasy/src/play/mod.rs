//! `play`: a match at the terminal, against bots or among people who share a keyboard.

mod advice;
mod choices;
mod company;
mod file;
mod plain;
mod room;
mod table;
mod thinking;

pub(crate) use choices::Choices;
pub(crate) use company::names_of;

use crate::boards::NARROW;
use crate::fail::Fail;
use crate::screen::Screen;
use crate::table_args::Terms;
use crate::words::{self, Faces};
use crate::wrap::wrap;
use company::Company;
use file::RecordFile;
use game_core::erased::AnyMatch;
use game_core::{Game, Match};
use games::Visitor;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::{Ask, Table};

/// Play a match here, against bots or with others at the same keyboard.
///
/// The screen shows the board, the seats, what happened and what you may do. Type the number of an action, or move with
/// the arrow keys, and press Enter; h asks for a hint, u takes your last action back, ? tells all keys. An action may
/// also be typed as JSON; one against the rules is refused with the rule's id.
///
/// Every step is kept at once in a record, so that nothing is lost when the program ends in whatever way; --resume goes
/// on from there. Seats are counted from 0.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME", required_unless_present = "resume", conflicts_with = "resume")]
    game: Option<String>,
    #[command(flatten)]
    terms: Terms,
    /// Who plays the other seats: one name for all, or one for each; `hard:miser@50ms` names a personality and a budget, too
    #[arg(long = "bot", value_name = "NAME[,NAME…]", value_delimiter = ',')]
    bots: Vec<String>,
    /// The seats that people play [default: 0]
    #[arg(long = "seat", value_name = "S[,S…]", value_delimiter = ',', conflicts_with = "hot_seat")]
    people: Vec<usize>,
    /// People play all seats and hand the keyboard around
    #[arg(long, conflicts_with = "bots")]
    hot_seat: bool,
    /// Where all luck comes from; another every time if not given
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Go on with the match of this record
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Where the record goes [default: GAME-1.jsonl, or the next free number; with --resume the same file]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// How long to wait after a step before bots and luck go on, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600)]
    pace: u64,
    /// Print lines and read answers from standard input, for screen readers and pipes
    #[arg(long)]
    plain: bool,
}

const EXAMPLES: &str = "Examples:
  speakeasy play don                                  against three bots
  speakeasy play gangster --seats 3 --bot easy,hard   one easy rival, one hard
  speakeasy play new_york --hot-seat --seats 2        two people, one keyboard
  speakeasy play --resume don-1.jsonl                 go on
  speakeasy play don --plain                          without a screen";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    if !args.plain && !Screen::is_there() {
        return Err(Fail::Usage(
            "this is no terminal to draw a screen on; --plain plays without one".to_owned(),
        ));
    }
    let seed = args.seed.map_or_else(entropy, Ok)?;
    let table = match &args.resume {
        Some(file) => resume(args, file, seed)?,
        None => begin(args, seed)?,
    };
    match args.plain {
        true => plain::play(table),
        false => room::play(table, Duration::from_millis(args.pace)),
    }
}

fn begin(args: &Args, seed: u64) -> Result<Table, Fail> {
    let game = args.game.as_deref().expect("clap asks for a game or a record");
    let played = games::visit(game, Open(&args.terms))??;
    let company = Company::asked(played.seats().count(), &args.people, args.hot_seat, &args.bots)?;
    let file = match &args.save {
        Some(path) => RecordFile::create(path)?,
        None => RecordFile::next(game)?,
    };
    Table::new(played, company, seed, file)
}

fn resume(args: &Args, path: &Path, seed: u64) -> Result<Table, Fail> {
    if !args.terms.are_usual() {
        return Err(Fail::Usage(
            "seats, options and components of a match to go on with are in its record".to_owned(),
        ));
    }
    let asked = args.hot_seat || !args.people.is_empty() || !args.bots.is_empty();
    let company: Ask<'_> = &|seats| Company::asked(seats, &args.people, args.hot_seat, &args.bots);
    let mut table = Table::resume(path, seed, asked.then_some(company))?;
    if let Some(other) = &args.save {
        table.keep_in(RecordFile::create(other)?)?;
    }
    Ok(table)
}

/// The last words: how it ended, or how to go on.
fn farewell(table: &Table, viewer: usize) -> String {
    let (file, played) = (table.file().display(), table.played());
    match played.result() {
        None => format!("The match is kept in {file}. Go on with:\n  speakeasy play --resume {file}\n"),
        Some(result) => {
            let faces = Faces::new(table.names().to_vec(), Some(viewer));
            let lines = words::result(played.info().id, &result, &faces);
            let told: String = lines.iter().map(|line| wrap(line, NARROW, 2) + "\n").collect();
            format!("{told}The record is {file}. Look at it with:\n  speakeasy watch {file}\n")
        }
    }
}

struct Open<'a>(&'a Terms);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyMatch>, Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        Ok(Box::new(Match::<G>::new(self.0.build()?)))
    }
}

fn entropy() -> Result<u64, Fail> {
    getrandom::u64()
        .map_err(|error| Fail::Usage(format!("this system gives no random seed ({error}); give --seed")))
}
