//! `speakeasy bot` at a real server: whole matches, coming back, leaving, and being sent away.

#![cfg(unix)]

use crate::evening::{Bot, Evening};
use crate::runner::run;
use serde_json::{Value, json};

fn two_bots_play(game: &str, seats: u8) {
    let mut evening = Evening::of(game, seats);
    let first = evening.bot("Al", &["--seat", "0", "--level", "easy"]);
    let second = evening.bot("Bo", &["--seat", "1", "--level", "easy:miser", "--ms", "5"]);
    evening.until_seated(2);
    evening.fill_and_start();
    first.expect_over();
    second.expect_over();
    let record = evening.checked_record();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["names"].as_array().unwrap()[..2], [json!("Al"), json!("Bo")]);
    let lobby = evening.lobby();
    assert!(lobby["seats"].as_array().unwrap().iter().all(|seat| seat["stand_in"].is_null()), "{lobby}");
}

#[test]
fn two_bots_play_a_match_of_don() {
    two_bots_play("don", 3);
}

#[test]
fn two_bots_play_a_match_of_gangster() {
    two_bots_play("gangster", 2);
}

#[test]
fn two_bots_play_a_match_of_new_york() {
    two_bots_play("new_york", 2);
}

#[test]
fn a_bot_finds_a_table_and_comes_back_to_it_when_the_server_does() {
    let mut evening = Evening::of("don", 3);
    let made = evening.make_bot("Al");
    let mut bot = Bot::start(&evening.server.address, made["token"].as_str().unwrap(), &["--level", "easy"]);
    evening.until_seated(1);
    evening.restart();
    bot.until_told("trying again");
    evening.until_seated(1);
    evening.fill_and_start();
    bot.expect_over();
    evening.checked_record();
}

#[test]
fn whoever_interrupts_a_bot_lets_nobody_wait() {
    let mut evening = Evening::of("don", 3);
    let made = evening.make_bot("Al");
    let start = |evening: &Evening| {
        let args = ["--table", &evening.table, "--seat", "1", "--level", "easy"];
        Bot::start(&evening.server.address, made["token"].as_str().unwrap(), &args)
    };
    let bot = start(&evening);
    evening.until_seated(1);
    bot.interrupt();
    let (code, told) = bot.end();
    assert!(code == Some(0) && told.contains("the seat is free again"), "{told}");
    assert_eq!(evening.lobby()["seats"][1]["holder"]["type"], "empty");

    let bot = start(&evening);
    evening.until_seated(1);
    evening.command(&json!({ "type": "sit", "seat": 0 }));
    bot.interrupt_unawares(|| evening.fill_and_start());
    let (code, told) = bot.end();
    assert!(code == Some(0) && told.contains("a stand-in plays on"), "{told}");
    assert_eq!(evening.lobby()["seats"][1]["stand_in"]["reason"], "asked");
    let bot = start(&evening);
    evening.until("the bot is back", |lobby| lobby["seats"][1]["stand_in"].is_null());
    evening.command(&json!({ "type": "close" }));
    let (code, told) = bot.end();
    assert!(code == Some(0) && told.contains("the table was closed"), "{told}");
}

#[test]
fn a_bot_without_a_place_says_so_and_ends() {
    let mut evening = Evening::of("don", 3);
    let ends = |bot: Bot, why: &str| {
        let (code, told) = bot.end();
        assert!(code == Some(1) && told.contains(why), "{why}: {told}");
    };
    evening.command(&json!({ "type": "sit", "seat": 0 }));
    ends(evening.bot("Al", &["--seat", "0"]), "the seat is taken");
    ends(evening.bot("Bo", &["--seat", "7"]), "the seat is taken");
    let address = &evening.server.address;
    ends(Bot::start(address, "no-such-token", &["--table", &evening.table]), "does not know this token");
    ends(Bot::start(address, &evening.host, &["--table", "nowhere"]), "there is no such table");
    let guest = evening.bot("Cy", &["--seat", "1"]);
    evening.until_seated(2);
    evening.command(&json!({ "type": "kick", "seat": 1 }));
    ends(guest, "was sent away");
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    let with = |args: &[&str]| run(&[&["bot", "--token", "t"][..], args].concat());
    with(&["--connect", "nonsense"]).expect_usage("an address is needed");
    with(&["--connect", "ftp://127.0.0.1:1"]).expect_usage("http or https");
    with(&["--connect", "http://127.0.0.1:1", "--level", "genius"]).expect_usage("--level: there is no bot");
    with(&["--connect", "http://127.0.0.1:1", "--seat", "1"]).expect_usage("--table");
    run(&["bot", "--connect", "http://127.0.0.1:1"]).expect_usage("--token");
}
