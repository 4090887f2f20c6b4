//! The match as lines: what happened, what is asked, the choices; answers come from standard input.

use super::choices::{Choices, Entry};
use super::table::{Table, decide};
use super::{advice, farewell};
use crate::boards::{self, NARROW};
use crate::fail::Fail;
use crate::output::print;
use crate::words::{self, Sight, has_secrets};
use crate::wrap::wrap;
use game_core::Turn;
use std::io::{BufRead, IsTerminal, stdin, stdout};

/// How many choices are listed unless all are asked for.
const LISTED: usize = 20;

const HELP: &str = "Answer with the number or letter before a choice, or with an action as JSON.
b the board  a all choices  h a hint  u take back  ? this help  q quit; end of input quits, too
";

/// Plays until the match is over or the answers end; the record keeps what was played.
pub(crate) fn play(mut table: Table) -> Result<(), Fail> {
    let info = table.played().info();
    print(&format!("{}: {}\n{HELP}", info.name, table.company().told(table.names())))?;
    let mut told = 0;
    let mut viewer = table.company().first_person();
    loop {
        let asked = asked(&table);
        if let Some(seat) = asked.filter(|&seat| seat != viewer) {
            hand_over(&table, seat)?;
            viewer = seat;
        }
        told = tell(&table, viewer, told)?;
        match table.played().turn() {
            Turn::Over => break,
            Turn::Chance => table.draw()?,
            Turn::Seat(_) if asked.is_some() => {
                if !ask(&mut table, viewer)? {
                    break;
                }
                // What was taken back is told anew.
                told = told.min(table.happened().count());
            }
            Turn::Seat(seat) => let_bot_act(&mut table, seat.index())?,
        }
    }
    print(&format!("\n{}", farewell(&table, viewer)))
}

/// The person to act.
fn asked(table: &Table) -> Option<usize> {
    match table.played().turn() {
        Turn::Seat(seat) => Some(seat.index()).filter(|&seat| table.company().bot(seat).is_none()),
        Turn::Chance | Turn::Over => None,
    }
}

fn let_bot_act(table: &mut Table, seat: usize) -> Result<(), Fail> {
    let name = table.company().bot(seat).unwrap_or_default();
    let action = decide(table.played(), name, table.seed(), seat);
    table.act(seat, &action)?.expect("bots keep to the rules");
    Ok(())
}

/// Tells what happened since; gives how much has been told.
fn tell(table: &Table, viewer: usize, told: usize) -> Result<usize, Fail> {
    let sight = Sight::of(table.played(), viewer, table.names());
    let words = words::of(sight.game);
    let new: Vec<String> = table
        .happened()
        .skip(told)
        .map(|event| wrap(&words.event(event, &sight.faces), NARROW, 2) + "\n")
        .collect();
    print(&new.concat())?;
    Ok(told + new.len())
}

/// Lets the next person sit down; what the one before saw scrolls away.
fn hand_over(table: &Table, seat: usize) -> Result<(), Fail> {
    let name = &table.names()[seat];
    if !has_secrets(table.played()) {
        return print(&format!("{name}'s turn.\n"));
    }
    if stdout().is_terminal() {
        print(&"\n".repeat(100))?;
    }
    print(&format!("Hand over to {name}. {name}, press Enter.\n"))?;
    answer().map(drop)
}

/// Asks until an action is done; false when the answers end.
fn ask(table: &mut Table, viewer: usize) -> Result<bool, Fail> {
    let sight = Sight::of(table.played(), viewer, table.names());
    let choices = Choices::of(&sight);
    print(&format!("{}\n{}", words::of(sight.game).prompt(&sight), list(&choices, LISTED)))?;
    loop {
        print("> ")?;
        let Some(line) = answer()? else { return Ok(false) };
        match line.trim() {
            "q" => return Ok(false),
            "?" => print(HELP)?,
            "" => print("Answer with a number or letter; ? helps.\n")?,
            "a" => print(&list(&choices, usize::MAX))?,
            "b" => print(&boards::plain(&sight, NARROW, 0))?,
            "h" => {
                let lines = advice::advise(table.played()).map(|hint| advice::told(&hint, &sight));
                let told = lines
                    .unwrap_or_default()
                    .iter()
                    .map(|line| wrap(line, NARROW, 2) + "\n")
                    .collect::<String>();
                print(&told)?;
            }
            "u" => match table.undo()? {
                Ok(()) => {
                    print("Taken back.\n")?;
                    return Ok(true);
                }
                Err(why) => print(&format!("{why}\n"))?,
            },
            typed => match choices.enter(typed, &sight) {
                Entry::Unclear(why) => print(&format!("{why}\n"))?,
                Entry::Action(action) => match table.act(viewer, &action)? {
                    Ok(()) => return Ok(true),
                    Err(refused) => print(&format!("Not allowed: {refused}\n"))?,
                },
            },
        }
    }
}

fn list(choices: &Choices, most: usize) -> String {
    let mut out: String =
        choices.shown().take(most).map(|choice| format!("{:>4}  {}\n", choice.key, choice.label)).collect();
    if choices.len() > most {
        out += &format!("      and {} more; a lists them all\n", choices.len() - most);
    }
    out
}

/// The next line of standard input; none at its end.
fn answer() -> Result<Option<String>, Fail> {
    let mut line = String::new();
    let read = stdin().lock().read_line(&mut line);
    let length = read.map_err(|error| Fail::File(format!("standard input cannot be read: {error}")))?;
    Ok((length > 0).then_some(line))
}
