//! E1: what any release recorded replays for ever, to the very same states, and what its server stored folds to the very
//! same match. `cargo xtask release-records` makes the folder of a release, once.

use super::dice::Dice;
use super::proof::Proof;
use super::settings;
use crate::runner::{run, run_in};
use game_core::Seat;
use game_core::record::to_value;
use protocol::{Command, GuestId, Phase, Room};
use serde_json::{Value, json};
use server::fairness::Secret;
use server::table::{Person, Stamped, Table, opening};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const RELEASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/releases");
/// A digest and the name of a record a line.
const DIGESTS: &str = "DIGESTS";
/// Logs of tables as the server stored them, each with the record of its match.
const TABLES: &str = "tables";

#[test]
fn e1_records_of_every_release_replay_for_ever() {
    let proof = Proof::of("E1", "golden records of every release: all");
    let releases = entries(Path::new(RELEASES), "");
    assert!(!releases.is_empty(), "cargo xtask release-records has never been run");
    let (mut records, mut tables) = (0, 0);
    for release in &releases {
        records += replay_all(release);
        tables += fold_all(&release.join(TABLES));
    }
    control(&releases[0]);
    proof.holds(format!(
        "{} releases, {records} records replayed to the same states, {tables} stored tables folded and verified; \
         control: a changed outcome is noticed",
        releases.len()
    ));
}

/// Every record of a release gives the states that it gave then.
fn replay_all(release: &Path) -> usize {
    let digests = fs::read_to_string(release.join(DIGESTS)).unwrap();
    let expected: BTreeMap<&str, &str> = digests
        .lines()
        .map(|line| line.split_once("  ").unwrap())
        .map(|(digest, name)| (name, digest))
        .collect();
    let records = entries(release, "jsonl");
    let names: Vec<&str> = records.iter().map(|path| name(path)).collect();
    assert_eq!(names, expected.keys().copied().collect::<Vec<_>>(), "{}", release.display());
    for path in &records {
        assert_eq!(states(path), expected[name(path)], "{}", path.display());
    }
    records.len()
}

/// Every log that a server of the release stored makes the match that its record tells.
fn fold_all(folder: &Path) -> usize {
    let logs = entries(folder, "log");
    for path in &logs {
        let text = fs::read_to_string(path).unwrap();
        let log: Vec<Stamped> = text.lines().map(stamped).collect();
        let (table, _) = Table::fold(&log).unwrap_or_else(|broken| panic!("{}: {broken}", path.display()));
        let record = path.with_extension("jsonl");
        let kept = fs::read_to_string(&record).unwrap();
        // A later version may say more in the header.
        let steps = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(steps(&table.record_text().unwrap()), steps(&kept), "{}", path.display());
        run(&["verify", record.to_str().unwrap()]).expect_good();
    }
    logs.len()
}

/// A record that tells of another outcome gives other states, or is refused.
fn control(release: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let original = &entries(release, "jsonl")[0];
    let text = fs::read_to_string(original).unwrap();
    let changed = text.replacen(r#""type":"first_player","seat":0"#, r#""type":"first_player","seat":1"#, 1);
    let changed = if changed == text { text.replacen(r#""seat":1"#, r#""seat":0"#, 1) } else { changed };
    assert_ne!(changed, text);
    fs::write(folder.path().join("changed.jsonl"), changed).unwrap();
    let replayed = run_in(folder.path(), &["replay", "changed.jsonl", "--states"]);
    assert!(replayed.code != Some(0) || digest(&replayed.out) != states(original), "the control");
}

/// The digest of all states of a record and of its result.
fn states(path: &Path) -> String {
    digest(&run(&["replay", path.to_str().unwrap(), "--states"]).expect_good().out)
}

fn digest(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn stamped(line: &str) -> Stamped {
    let line: Value = serde_json::from_str(line).unwrap();
    let entry = serde_json::from_value(line["entry"].clone()).unwrap();
    Stamped { number: line["number"].as_u64().unwrap(), at: line["at"].as_i64().unwrap(), entry }
}

/// What lies in a folder by name: files with this ending, or folders.
fn entries(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = all.map(|entry| entry.unwrap().path());
    let fits = |path: &PathBuf| match ending {
        "" => path.is_dir(),
        _ => path.extension().is_some_and(|found| found == ending),
    };
    let mut found: Vec<PathBuf> = paths.filter(fits).collect();
    found.sort();
    found
}

fn name(path: &Path) -> &str {
    path.file_name().unwrap().to_str().unwrap()
}

#[test]
#[ignore = "`cargo xtask release-records` runs it, once a release"]
fn make_the_records_of_this_release() {
    let release = Path::new(RELEASES).join(env!("CARGO_PKG_VERSION"));
    assert!(
        !release.exists(),
        "{} is there already, and what was released does not change",
        release.display()
    );
    fs::create_dir_all(release.join(TABLES)).unwrap();
    for game in games::all() {
        let info = game.info();
        for seats in info.seats.clone() {
            for (seed, bot, options) in
                [("1", "random", None), ("2", "greedy", None), ("3", "random", other_options(info.id))]
            {
                if seed == "3" && options.is_none() {
                    continue;
                }
                let seats = seats.to_string();
                let mut args =
                    vec!["sim", info.id, "--seats", &seats, "--games", "1", "--seed", seed, "--bot", bot];
                args.extend(options.iter().flat_map(|options| ["--options", options]));
                args.extend(["--records", "."]);
                run_in(&release, &args).expect_good();
            }
        }
        let (log, record) = play(info.id, *info.seats.start());
        fs::write(release.join(TABLES).join(format!("{}.log", info.id)), log).unwrap();
        fs::write(release.join(TABLES).join(format!("{}.jsonl", info.id)), record).unwrap();
    }
    let records = entries(&release, "jsonl");
    let digests: String = records.iter().map(|path| format!("{}  {}\n", states(path), name(path))).collect();
    fs::write(release.join(DIGESTS), digests).unwrap();
}

/// What the defaults leave out.
fn other_options(game: &str) -> Option<&'static str> {
    match game {
        "don" => Some(r#"{"exchange":true,"enforcement":"table","chips":"open"}"#),
        "new_york" => Some(r#"{"hands":"open"}"#),
        _ => None,
    }
}

/// A match at a table of people who do anything legal and talk: what the server stores of it, and its record.
fn play(game: &str, seats: u8) -> (String, String) {
    let person =
        |index: usize| Person { guest: GuestId(format!("guest{index}")), name: format!("Ada {index}") };
    let entry = opening(settings(game, seats), person(0).guest, Secret::random().unwrap()).unwrap();
    let mut log = vec![Stamped { number: 1, at: 1_800_000_000_000, entry }];
    let (mut table, _) = Table::fold(&log).unwrap();
    let mut give = |table: &mut Table, index: usize, command: Command| {
        for entry in table.decide(&person(index), &command).unwrap() {
            let number = table.version() + 1;
            let stamped = Stamped { number, at: 1_800_000_000_000 + 1000 * number as i64, entry };
            table.apply(&stamped).unwrap();
            log.push(stamped);
        }
    };
    for index in 0..usize::from(seats) {
        give(&mut table, index, Command::Sit { seat: Seat::new(index) });
    }
    give(&mut table, 0, Command::Say { room: Room::Table, text: "good luck".to_owned() });
    give(&mut table, 0, Command::Start);
    let mut dice = Dice::new(1, u64::from(seats));
    while table.phase() == Phase::Playing {
        let asked = (0..usize::from(seats)).find_map(|index| {
            let prompt = table.play_from(Some(Seat::new(index)))?.prompt?;
            Some((
                index,
                prompt.number,
                to_value(&prompt.legal[dice.below(prompt.legal.len() as u64) as usize]),
            ))
        });
        let (index, prompt, action) = asked.expect("somebody is asked");
        give(&mut table, index, Command::Act { seat: Seat::new(index), prompt, action });
    }
    let line = |each: &Stamped| {
        format!("{}\n", json!({ "number": each.number, "at": each.at, "entry": each.entry }))
    };
    (log.iter().map(line).collect(), table.record_text().unwrap())
}
