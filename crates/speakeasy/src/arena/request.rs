//! From the command line to the plan of a tournament, or to what is wrong with it.

use super::Args;
use crate::fail::Fail;
use bots::arena::{Bounds, Plan, Schedule, check_bots};
use game_core::{Game, Seats};

/// More entrants would have more pairings than anybody reads.
const MOST_ENTRANTS: usize = 32;

/// What is to be measured, by bots that exist.
pub(crate) fn plan<G: Game>(args: &Args, seats: Seats) -> Result<Plan, Fail> {
    let plan = Plan { schedule: schedule(args, seats)?, seats, seed: args.seed, ms: args.ms };
    check_bots::<G>(&plan).map_err(|error| Fail::Usage(error.to_string()))?;
    Ok(plan)
}

/// How many matches of the plan are played, if nothing ends it before.
pub(crate) fn matches(args: &Args, plan: &Plan) -> u64 {
    match plan.schedule {
        Schedule::Versions { .. } => plan.round() * args.games.unwrap_or(100_000).div_ceil(plan.round()),
        _ => plan.round() * args.games.unwrap_or(1000),
    }
}

fn schedule(args: &Args, seats: Seats) -> Result<Schedule, Fail> {
    if let Some(guest) = &args.one {
        return Ok(Schedule::One { guest: guest.clone(), hosts: hosts(&args.against, seats)? });
    }
    if let [new, old] = args.sprt.as_slice() {
        let against = if args.against.is_empty() { std::slice::from_ref(old) } else { &args.against };
        let (hosts, bounds) = (hosts(against, seats)?, bounds(args)?);
        return Ok(Schedule::Versions { new: new.clone(), old: old.clone(), hosts, bounds });
    }
    match args.all.len() {
        2..=MOST_ENTRANTS => Ok(Schedule::All { bots: args.all.clone() }),
        count => Err(Fail::Usage(format!("--all takes 2 to {MOST_ENTRANTS} bots, not {count}"))),
    }
}

/// One bot for every seat but one.
fn hosts(against: &[String], seats: Seats) -> Result<Vec<String>, Fail> {
    let others = seats.count() - 1;
    match against {
        [one] => Ok(vec![one.clone(); others]),
        all if all.len() == others => Ok(all.to_vec()),
        all => Err(Fail::Usage(format!(
            "--against names {} bots for {others} other seats; give one for all, or {others}",
            all.len()
        ))),
    }
}

/// From percentage points to parts of one.
fn bounds(args: &Args) -> Result<Bounds, Fail> {
    let Args { from, to, .. } = *args;
    let is_sound = from < to && (-100.0..=100.0).contains(&from) && (-100.0..=100.0).contains(&to);
    match is_sound {
        true => Ok(Bounds { from: from / 100.0, to: to / 100.0 }),
        false => Err(Fail::Usage(format!(
            "--from {from} --to {to} are no bounds: give percentage points from -100 to 100, --from below --to"
        ))),
    }
}
