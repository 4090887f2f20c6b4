//! C5: undo never takes back knowledge, and nobody's decision without consent.

use crate::proof::{Proof, share};
use crate::table::tests::{Logged, person, settings};
use game_core::Seat;
use game_core::random::{below, stream};
use protocol::{Command, Phase};
use serde_json::Value;

/// A match of New York between two people, at the first decision.
fn two_people() -> Logged {
    let mut logged = Logged::open(settings("new_york", 2));
    logged.start();
    logged
}

fn name(seat: Seat) -> &'static str {
    ["ada", "bob"][seat.index()]
}

/// Acts until the last step is an action of `seat` that nothing was drawn after; gives the steps before it.
fn act_without_draw(logged: &mut Logged) -> (Seat, u32) {
    for _ in 0..200 {
        let (seat, before) = (logged.to_act(), logged.steps());
        logged.act(|_| true);
        if logged.steps() == before + 1 {
            return (seat, before);
        }
    }
    panic!("something is drawn after every action");
}

#[test]
fn ones_own_last_action_is_taken_back_at_once_and_leaves_no_trace_in_the_record() {
    let mut logged = two_people();
    let (seat, before) = act_without_draw(&mut logged);
    let record = logged.table.record().unwrap();
    logged.command(name(seat), &Command::Undo { seat, to: before }).unwrap();
    assert_eq!(logged.steps(), before);
    assert_eq!(logged.table.record().unwrap(), record[..=before as usize]);
    assert_eq!(logged.to_act(), seat);
}

#[test]
fn what_was_drawn_is_never_taken_back() {
    let mut logged = two_people();
    let first = logged.steps();
    assert!(first > 0, "the cards are dealt before the first decision");
    let seat = logged.to_act();
    for to in 0..first {
        assert_eq!(logged.command(name(seat), &Command::Undo { seat, to }), Err("undo_chance"));
    }
    assert_eq!(logged.command(name(seat), &Command::Undo { seat, to: first }), Err("nothing_to_undo"));
}

/// Two actions of different seats with nothing drawn between or after them; gives the steps before them.
fn two_seats_act(logged: &mut Logged) -> (Seat, u32) {
    for _ in 0..300 {
        let (seat, before) = act_without_draw(logged);
        if logged.to_act() != seat {
            logged.act(|_| true);
            if logged.steps() == before + 2 {
                return (seat, before);
            }
        }
    }
    panic!("something is drawn between any two seats");
}

/// Don has auctions in which nothing is drawn.
fn auction() -> Logged {
    let mut logged = Logged::open(settings("don", 3));
    logged.start();
    logged
}

#[test]
fn anothers_action_is_taken_back_only_if_all_agree() {
    let mut logged = auction();
    let (_, before) = two_seats_act(&mut logged);
    let undo = Command::Undo { seat: Seat::new(0), to: before };
    let answer = |agree| Command::AnswerUndo { seat: Seat::new(1), agree };
    assert_eq!(logged.command("bob", &answer(true)), Err("no_undo_asked"));
    logged.command("ada", &undo).unwrap();
    assert_eq!(logged.steps(), before + 2);
    logged.command("bob", &answer(false)).unwrap();
    assert_eq!((logged.steps(), logged.command("bob", &answer(true))), (before + 2, Err("no_undo_asked")));
    logged.command("ada", &undo).unwrap();
    logged.command("bob", &answer(true)).unwrap();
    assert_eq!(logged.steps(), before);
}

#[test]
fn a_step_ends_the_question() {
    let mut logged = auction();
    let (_, before) = two_seats_act(&mut logged);
    logged.command("ada", &Command::Undo { seat: Seat::new(0), to: before }).unwrap();
    logged.act(|_| true);
    let answer = Command::AnswerUndo { seat: Seat::new(1), agree: true };
    assert_eq!(logged.command("bob", &answer), Err("no_undo_asked"));
}

#[test]
fn the_same_draw_follows_whatever_was_taken_back() {
    let drawn = |undo: bool| {
        let mut logged = two_people();
        let (seat, before) = act_without_draw(&mut logged);
        if undo {
            logged.command(name(seat), &Command::Undo { seat, to: before }).unwrap();
            logged.act(|_| true);
        }
        for _ in 0..40 {
            logged.act(|_| true);
        }
        logged.table.record().unwrap()
    };
    assert_eq!(drawn(false), drawn(true));
}

/// What the proof has seen of each kind.
#[derive(Default)]
struct Cases {
    matches: u64,
    drawn: u64,
    own: u64,
    agreed: u64,
}

/// In random matches of every game and number of seats: each step anybody could want to go back to, asked for by each
/// person, and held against the record.
#[test]
fn c5_undo_never_takes_back_knowledge() {
    let proof = Proof::of("C5", "every case");
    let (matches, every) = (share(2, 1), share(1, 97));
    let mut cases = Cases::default();
    for info in games::all().iter().map(|game| game.info()) {
        for seats in info.seats.clone() {
            for number in 0..matches {
                let mut rng = stream(5, number, seats.into());
                let mut logged = Logged::open(settings(info.id, seats));
                logged.start();
                while logged.table.phase() == Phase::Playing {
                    if below(&mut rng, every as u32) == 0 {
                        ask(&logged, &mut cases);
                    }
                    logged.choose(|legal| below(&mut rng, legal.len() as u32) as usize);
                }
                cases.matches += 1;
            }
        }
    }
    let Cases { matches, drawn, own, agreed } = cases;
    assert!(drawn > 0 && own > 0 && agreed > 0, "every kind was seen");
    proof.holds(format!(
        "{matches} matches of all games and seats: {drawn} undos across a draw refused, {own} of one's own actions done, \
         {agreed} across another's action done only when all people had agreed"
    ));
}

/// Asks for every undo there is in this position.
fn ask(logged: &Logged, cases: &mut Cases) {
    let record = logged.table.record().unwrap();
    let steps = &record[1..];
    for to in 0..steps.len() {
        let taken_back = &steps[to..];
        let is_drawn = taken_back.iter().any(|step| step.get("chance").is_some());
        for seat in [Seat::new(0), Seat::new(1)] {
            let undo = Command::Undo { seat, to: to as u32 };
            let is_own = taken_back.iter().all(|step| step["seat"] == seat.index());
            if is_drawn {
                let refused =
                    logged.table.decide(&person(name(seat)), &undo).map_err(|refused| refused.code());
                assert_eq!(refused.err(), Some("undo_chance"), "{seat:?} to {to}");
                cases.drawn += 1;
            } else if is_own {
                let mut undone = logged.clone();
                undone.command(name(seat), &undo).unwrap();
                assert_eq!(undone.table.record().unwrap(), record[..=to]);
                cases.own += 1;
            } else {
                consent(logged, seat, &undo, &record, to);
                cases.agreed += 1;
            }
        }
    }
}

/// Nothing is taken back before the other person agrees, nor if he does not.
fn consent(logged: &Logged, seat: Seat, undo: &Command, record: &[Value], to: usize) {
    let other = Seat::new(1 - seat.index());
    for agree in [false, true] {
        let mut asked = logged.clone();
        asked.command(name(seat), undo).unwrap();
        assert_eq!(asked.table.record().unwrap(), record, "nobody has agreed yet");
        asked.command(name(other), &Command::AnswerUndo { seat: other, agree }).unwrap();
        let stands = if agree { &record[..=to] } else { record };
        assert_eq!(asked.table.record().unwrap(), stands, "agreed: {agree}");
    }
}
