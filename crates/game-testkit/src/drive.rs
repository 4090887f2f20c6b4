//! One random match, with every law checked on the way.

use crate::laws::replay::Course;
use crate::laws::unchanged::{self, Attempt};
use crate::laws::{chance, ends, json, legal, near_miss, replay, views};
use crate::mutate::collect_words;
use crate::position::{Position, Verdict};
use crate::{ActionOf, Broken, ChanceOf, Density, Law, Subject, Tally};
use game_core::random::{SimRng, below, pick, stream};
use game_core::record::to_value;
use game_core::record::{Header, lines_of};
use game_core::{Game, Match, RuleId, Seats, Step, StepOf, Turn};
use serde_json::Value;
use std::thread;

/// The lane of the generator that chooses what to look at; it never touches the course of the match.
const LOOKS: u64 = 1_000;

/// Plays the match `number` and checks the laws in it.
pub(crate) fn drive<S: Subject>(
    subject: &S,
    density: Density,
    seed: u64,
    number: u64,
    tally: &mut Tally,
) -> Result<(), Broken> {
    let _mark = PanicMark { seed, number };
    let mut drive = Drive::new(subject, density, seed, number, tally);
    drive.play_out().map_err(|(law, detail)| drive.broken(law, detail))
}

type Fault = (Law, String);

struct Drive<'a, S: Subject> {
    subject: &'a S,
    density: Density,
    seed: u64,
    number: u64,
    options: Value,
    tally: &'a mut Tally,
    played: Match<S::Game>,
    course: Course<S::Game>,
    /// Where luck comes from: nature, each seat, and what to look at.
    nature: SimRng,
    players: Vec<SimRng>,
    looks: SimRng,
    universe: Vec<ActionOf<S>>,
    legal: Vec<ActionOf<S>>,
    /// What was legal and what was drawn last, to be tried where it is not.
    last_legal: Vec<ActionOf<S>>,
    last_chance: Option<ChanceOf<S>>,
    words: Vec<String>,
    stated: Vec<RuleId>,
}

impl<'a, S: Subject> Drive<'a, S> {
    fn new(subject: &'a S, density: Density, seed: u64, number: u64, tally: &'a mut Tally) -> Self {
        let (seats, options) = combination::<S::Game>(number);
        let game = subject.game(seats, &options);
        let universe = subject.universe(&game);
        let played = Match::new(game);
        Drive {
            subject,
            density,
            seed,
            number,
            options,
            tally,
            course: Course::new(played.state()),
            played,
            nature: stream(seed, number, 0),
            players: seats.iter().map(|seat| stream(seed, number, 1 + seat.index() as u64)).collect(),
            looks: stream(seed, number, LOOKS),
            universe,
            legal: Vec::new(),
            last_legal: Vec::new(),
            last_chance: None,
            words: Vec::new(),
            stated: Vec::new(),
        }
    }

    fn play_out(&mut self) -> Result<(), Fault> {
        loop {
            let turn = self.played.turn();
            self.played.game().legal_actions(self.played.state(), &mut self.legal);
            self.look(turn)?;
            if below(&mut self.looks, self.density.views) == 0 {
                self.look_at_views(turn)?;
            }
            if turn == Turn::Over || below(&mut self.looks, self.density.close) == 0 {
                self.look_closely(turn)?;
            }
            if turn == Turn::Over {
                return self.finish();
            }
            let step = self.next_step(turn)?;
            self.play(step)?;
        }
    }

    /// What is cheap enough for every position.
    fn look(&mut self, turn: Turn) -> Result<(), Fault> {
        let at = position(&self.played, &self.legal, turn);
        let audited = self.subject.audit(at.game, at.state).map(|()| 1);
        note(self.tally, Law::Audit, audited)?;
        note(self.tally, Law::Legal, legal::listed(&at))?;
        note(self.tally, Law::Ends, ends::check(&at))?;
        let in_turn = chance::in_turn(&at, &self.last_legal, self.last_chance.as_ref());
        note(self.tally, Law::Chance, in_turn)?;
        if below(&mut self.looks, self.density.universe) == 0 {
            match turn {
                Turn::Seat(seat) => {
                    note(self.tally, Law::Legal, legal::nothing_unlisted(&at, seat, &self.universe))?;
                }
                _ => note(self.tally, Law::Chance, chance::in_turn(&at, &self.universe, None))?,
            }
        }
        Ok(())
    }

    fn look_at_views(&mut self, turn: Turn) -> Result<(), Fault> {
        let at = position(&self.played, &self.legal, turn);
        let seen = views::check(self.subject, &at, &mut self.looks).map_err(|detail| (Law::Views, detail))?;
        self.tally.add(Law::Views, seen.viewers);
        self.tally.disguises += seen.disguises;
        Ok(())
    }

    /// What is dear: everything that goes through JSON.
    fn look_closely(&mut self, turn: Turn) -> Result<(), Fault> {
        let at = position(&self.played, &self.legal, turn);
        note(self.tally, Law::Legal, legal::listed_once(&at))?;
        note(self.tally, Law::Json, json::values(&at))?;
        if turn == Turn::Chance {
            note(self.tally, Law::Chance, chance::draws(&at, &mut self.looks))?;
        }
        let attempts = self.attempts(turn)?;
        let refused = unchanged::check(&mut self.played, &attempts, &mut self.stated);
        note(self.tally, Law::Unchanged, refused)
    }

    /// Steps that must be refused here: near misses, and right steps at the wrong time.
    fn attempts(&mut self, turn: Turn) -> Result<Vec<Attempt>, Fault> {
        let at = position(&self.played, &self.legal, turn);
        let (misses, words, rng) = (self.density.misses, &mut self.words, &mut self.looks);
        at.legal.iter().take(8).for_each(|action| collect_words(&to_value(action), words));
        let mut attempts = match turn {
            Turn::Seat(seat) => near_miss::actions(&at, seat, misses, words, rng),
            Turn::Chance => near_miss::chances(self.subject, &at, misses, words, rng),
            Turn::Over => Ok(Vec::new()),
        }
        .map_err(|detail| (Law::NearMiss, detail))?;
        self.tally.add(Law::NearMiss, attempts.len() as u64);
        match turn {
            Turn::Seat(seat) => {
                let action = to_value(&pick(rng, at.legal));
                attempts.extend(at.others(seat).map(|other| Attempt::Act(other, action.clone())));
            }
            _ => {
                let earlier = self.last_legal.iter().take(2).map(to_value);
                attempts.extend(earlier.flat_map(|action| {
                    at.everybody().map(move |seat| Attempt::Act(seat, action.clone())).collect::<Vec<_>>()
                }));
            }
        }
        if turn != Turn::Chance {
            attempts.extend(self.last_chance.iter().map(|chance| Attempt::Chance(to_value(chance))));
        }
        Ok(attempts)
    }

    fn next_step(&mut self, turn: Turn) -> Result<StepOf<S::Game>, Fault> {
        let longest = self.subject.longest();
        if self.played.steps().len() >= longest {
            return Err((Law::Ends, format!("after {longest} steps the match is not over")));
        }
        match turn {
            Turn::Seat(seat) => {
                let action = pick(&mut self.players[seat.index()], &self.legal);
                Ok(Step::Action { seat, action })
            }
            _ => {
                let at = position(&self.played, &self.legal, turn);
                let chance = at.game.sample(at.state, &mut self.nature);
                note(self.tally, Law::Chance, chance::is_possible(&at, &chance))?;
                Ok(Step::Chance { chance })
            }
        }
    }

    fn play(&mut self, step: StepOf<S::Game>) -> Result<(), Fault> {
        let mut events = Vec::new();
        match step {
            Step::Action { seat, action } => {
                note(self.tally, Law::Json, json::survives_text(&action))?;
                let done = self.played.act(seat, action, &mut events);
                done.map_err(|refusal| {
                    (Law::Legal, format!("{action:?} is listed, but refused: {refusal}"))
                })?;
                std::mem::swap(&mut self.last_legal, &mut self.legal);
            }
            Step::Chance { chance } => {
                note(self.tally, Law::Json, json::survives_text(&chance))?;
                let done = self.played.chance(chance.clone(), &mut events);
                done.map_err(|refusal| (Law::Chance, format!("{chance:?} was drawn, but: {refusal}")))?;
                self.last_chance = Some(chance);
            }
        }
        self.course.push(self.played.state(), events);
        self.tally.steps += 1;
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Fault> {
        note(self.tally, Law::Json, json::views(&position(&self.played, &self.legal, Turn::Over)))?;
        let game = self.subject.game(self.played.game().seats(), &self.options);
        note(self.tally, Law::Replay, replay::again(game, &self.played, &self.course))?;
        if below(&mut self.looks, self.density.record) == 0 {
            note(self.tally, Law::Replay, replay::from_text(&self.played, &self.course))?;
        }
        self.tally.matches += 1;
        Ok(())
    }

    fn broken(&self, law: Law, detail: String) -> Broken {
        let game = self.played.game();
        let lines: Vec<String> =
            lines_of(&self.played, &Header::of(game)).iter().map(Value::to_string).collect();
        Broken {
            law,
            seed: self.seed,
            number: self.number,
            density: self.density,
            seats: game.seats().count() as u8,
            options: self.options.to_string(),
            step: self.played.steps().len(),
            detail,
            record: lines.join("\n"),
        }
    }
}

/// The seats and options of match `number`: every combination in turn.
fn combination<G: Game>(number: u64) -> (Seats, Value) {
    let (counts, mut options) = (G::info().seat_counts().collect::<Vec<_>>(), G::info().all_options());
    let seats = counts[(number % counts.len() as u64) as usize];
    let choice = (number / counts.len() as u64) % options.len() as u64;
    (seats, options.swap_remove(choice as usize))
}

fn position<'a, G: Game>(played: &'a Match<G>, legal: &'a [G::Action], turn: Turn) -> Position<'a, G> {
    Position { game: played.game(), state: played.state(), turn, legal }
}

fn note(tally: &mut Tally, law: Law, verdict: Verdict) -> Result<(), Fault> {
    tally.add(law, verdict.map_err(|detail| (law, detail))?);
    Ok(())
}

/// Tells which match it was, should a game panic in it.
struct PanicMark {
    seed: u64,
    number: u64,
}

impl Drop for PanicMark {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the panic came in match {} of seed {}", self.number, self.seed);
        }
    }
}
