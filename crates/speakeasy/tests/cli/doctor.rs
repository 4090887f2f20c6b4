//! `doctor` with a house that is well, and with everything that can be wrong with one.

use crate::runner::{Run, run_in};
use crate::serve::Server;
use serde_json::Value;
use std::net::TcpListener;
use std::path::Path;

/// The findings of a run that ended with this code, as `verdict about: found → advice`.
#[track_caller]
fn findings(run: &Run, code: i32) -> Vec<String> {
    assert_eq!(run.code, Some(code), "{run:?}");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let told = |each: &Value| {
        let advice = each["advice"].as_str().map_or(String::new(), |advice| format!(" → {advice}"));
        format!("{} {}: {}{advice}", text(&each["verdict"]), text(&each["about"]), text(&each["found"]))
    };
    run.json().as_array().unwrap().iter().map(told).collect()
}

/// Runs the doctor on the folder `data`, at a port that is free, with further flags.
fn doctor(folder: &Path, flags: &[&str]) -> Run {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
    run_in(folder, &[&["doctor", "--json", "--data", "data", "--port", &port], flags].concat())
}

#[track_caller]
fn assert_told(findings: &[String], start: &str, part: &str) {
    let is_told = findings.iter().any(|finding| finding.starts_with(start) && finding.contains(part));
    assert!(is_told, "{start} … {part} is not in {findings:#?}");
}

/// A house in which a match was played.
fn house(folder: &Path) -> String {
    let mut server = Server::start(folder);
    let table = server.play_a_match();
    server.end();
    table
}

fn sql(folder: &Path, sql: &str) {
    rusqlite::Connection::open(folder.join("data/speakeasy.db")).unwrap().execute_batch(sql).unwrap();
}

#[test]
#[cfg(unix)]
fn a_house_that_is_well_is_well_also_while_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let before = findings(&doctor(folder.path(), &[]), 0);
    assert_told(&before, "ok folder", "is made by the first start");
    assert!(!folder.path().join("data").exists(), "the doctor changes nothing");
    house(folder.path());
    assert_told(&findings(&doctor(folder.path(), &[]), 0), "ok database", "whole, with 1 tables");
    let server = Server::start(folder.path());
    let port = server.address.rsplit(':').next().unwrap();
    let during = run_in(folder.path(), &["doctor", "--json", "--data", "data", "--port", port]);
    assert_told(&findings(&during, 0), "ok port", "a server answers on 127.0.0.1");
    let text = run_in(folder.path(), &["doctor", "--data", "data", "--port", port]).expect_good().out;
    assert!(text.contains("ok   database  whole"), "{text}");
}

#[test]
fn settings_that_cannot_be_or_do_not_fit_together_are_told() {
    let folder = tempfile::tempdir().unwrap();
    for (flags, told) in [
        (&["--operator-token", "short"][..], "at least 16 characters"),
        (&["--metrics-token", "short"], "at least 16 characters"),
        (&["--public-url", "games.example.org"], "without a path"),
        (&["--log", "server=loud"], "--log"),
    ] {
        let found = findings(&doctor(folder.path(), flags), 1);
        assert_told(&found, "bad settings", told);
    }
    for (flags, told) in [
        (&["--public-url", "https://games.example.org"][..], "--trusted-proxy"),
        (&["--trusted-proxy", "127.0.0.1"], "--public-url"),
        (&["--public-url", "http://games.example.org"], "https"),
        (&["--public-url", "https://games.example.org"], "SPEAKEASY_OPERATOR_TOKEN"),
        (&["--public-url", "https://games.example.org", "--listen", "0.0.0.0"], "without the proxy"),
    ] {
        assert_told(&findings(&doctor(folder.path(), flags), 0), "odd settings", told);
    }
    assert_eq!(run_in(folder.path(), &["doctor", "--port", "many"]).code, Some(2), "a bad command line");
}

#[test]
fn a_folder_that_is_a_file_is_bad() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("data"), "a file").unwrap();
    assert_told(&findings(&doctor(folder.path(), &[]), 1), "bad folder", "cannot be written");
}

#[test]
#[cfg(unix)]
fn a_folder_that_others_can_read_is_odd() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    for (mode, is_odd) in [(0o755, true), (0o700, false)] {
        std::fs::set_permissions(&data, std::fs::Permissions::from_mode(mode)).unwrap();
        let found = findings(&doctor(folder.path(), &[]), 0);
        assert_eq!(found.iter().any(|finding| finding.contains("chmod o-rwx")), is_odd, "{found:#?}");
    }
}

#[test]
#[cfg(unix)]
fn a_table_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let table = house(folder.path());
    sql(folder.path(), "UPDATE log SET entry = '{\"type\":\"started\"}' WHERE number = 1");
    assert_told(&findings(&doctor(folder.path(), &[]), 1), "bad database", &table);
}

#[test]
#[cfg(unix)]
fn a_damaged_database_is_bad() {
    let folder = tempfile::tempdir().unwrap();
    house(folder.path());
    let path = folder.path().join("data/speakeasy.db");
    sql(folder.path(), "PRAGMA wal_checkpoint(TRUNCATE)");
    let mut bytes = std::fs::read(&path).unwrap();
    for byte in bytes.iter_mut().skip(8192).take(4096 * 6) {
        *byte ^= 0x5a;
    }
    std::fs::write(&path, bytes).unwrap();
    assert_told(&findings(&doctor(folder.path(), &[]), 1), "bad database", "backup");
    std::fs::write(&path, "no database at all, but long enough to be looked at as if it were one").unwrap();
    assert_told(&findings(&doctor(folder.path(), &[]), 1), "bad database", "cannot be read");
}

#[test]
#[cfg(unix)]
fn the_file_of_another_version_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    house(folder.path());
    sql(folder.path(), "PRAGMA user_version = 1000");
    assert_told(&findings(&doctor(folder.path(), &[]), 1), "bad database", "newer version");
    sql(folder.path(), "PRAGMA user_version = 1");
    assert_told(&findings(&doctor(folder.path(), &[]), 0), "odd database", "older version");
    sql(folder.path(), "PRAGMA journal_mode = delete");
    assert_told(&findings(&doctor(folder.path(), &[]), 0), "odd database", "journal is delete");
}

#[test]
#[cfg(unix)]
fn a_clock_behind_the_database_is_bad() {
    let folder = tempfile::tempdir().unwrap();
    house(folder.path());
    sql(folder.path(), "UPDATE runs SET alive_at = alive_at + 3600000");
    assert_told(&findings(&doctor(folder.path(), &[]), 1), "bad clock", "set-ntp");
}

#[test]
fn a_port_that_another_program_has_is_bad() {
    let folder = tempfile::tempdir().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = other.local_addr().unwrap().port().to_string();
    // Whoever connects is sent away at once.
    std::thread::spawn(move || while other.accept().is_ok() {});
    let run = run_in(folder.path(), &["doctor", "--json", "--data", "data", "--port", &port]);
    assert_told(&findings(&run, 1), "bad port", "--port");
    let nowhere = doctor(folder.path(), &["--listen", "192.0.2.1"]);
    assert_told(&findings(&nowhere, 1), "bad port", "no address 192.0.2.1");
}
