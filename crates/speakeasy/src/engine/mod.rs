//! `engine`: a line protocol for bots and tools in any language. Each line on standard input gets exactly one line on
//! standard output, and no line ends it but `"quit"`.

mod answer;
mod command;
mod line;
mod session;
mod table;

use crate::components::ComponentsFile;
use crate::fail::Fail;
use crate::output::write_line;
use answer::Problem;
use line::Line;
use session::Session;
use std::io::{self, BufRead, Write};

/// Play through a line protocol of JSON, from a program in any language.
///
/// Each line on standard input gets exactly one line on standard output, {"ok":…} or
/// {"error":{"code":…,"rule":…,"message":…}}, and a bad line never ends it.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    components: ComponentsFile,
}

const EXAMPLES: &str = r#"Lines it takes:
  {"new":{"seats":4,"options":{},"seed":7}}      a match; chance is drawn for you
  {"new":{"seats":4,"chance":"manual"}}          a match; you supply chance
  {"load":[…lines of a record…]}                 a match so far; you supply chance
  "state"   {"view":1}   {"view":null}           all there is, or what a seat or a spectator is shown
  "legal"   {"act":{"seat":1,"action":{…}}}      what can be done, and doing it
  {"sample_chance":7}   {"chance":{…}}           what nature could do, and doing it
  {"bot":{"name":"random","ms":100}}             what a bot would do
  {"hint":{"ms":1000}}                           what to do, and why
  "record"   "result"   "quit"

Example:
  printf '%s\n' '{"new":{"seats":4,"seed":7}}' '"legal"' '"quit"' | speakeasy engine don"#;

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let game = games::find(&args.game)?;
    let session = Session::new(game, args.components.read_for(&[game])?);
    serve(session, &mut io::stdin().lock(), &mut io::stdout().lock())
}

fn serve(mut session: Session, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fail> {
    let mut buffer = Vec::new();
    loop {
        let line = line::read(input, &mut buffer)
            .map_err(|error| Fail::File(format!("standard input: cannot be read: {error}")))?;
        let answer = match line {
            Line::End => return Ok(()),
            Line::TooLong => Problem::json(line::TOO_LONG).into(),
            Line::Text => session.answer(&buffer),
        };
        write_line(out, &answer.body)?;
        out.flush()?;
        if answer.is_last {
            return Ok(());
        }
    }
}
