//! A6: settings cannot drift; a store that could lose what was acknowledged does not start.

use super::proof::Proof;
use crate::cluster::Cluster;
use server::store::{Postgres, Sqlite, SqliteSettings, Synchronous};
use tokio::task::spawn_blocking;

const ASKED: &str = "every wrong value refused";
/// All values that a setting can have, and the wrong ones among them.
const SETTINGS: [(&str, &[&str], &[&str]); 3] = [
    ("fsync", &["on"], &["off"]),
    ("full_page_writes", &["on"], &["off"]),
    ("synchronous_commit", &["on", "local", "remote_write", "remote_apply"], &["off"]),
];

async fn refusal(url: &str) -> Option<String> {
    Postgres::open(url).await.err().map(|error| error.to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a6_a_postgres_that_could_lose_steps_is_refused() {
    let proof = Proof::of("A6", ASKED);
    let (mut refused, mut taken) = (0, 0);
    let cluster = spawn_blocking(|| Cluster::start(&[])).await.unwrap();
    for (setting, fit, wrong) in SETTINGS {
        for value in wrong.iter().chain(fit) {
            let given = format!("{setting}={value}");
            cluster.stop();
            cluster.resume(&[&given]);
            let reason = refusal(&cluster.url("postgres")).await;
            match wrong.contains(value) {
                true => {
                    let reason = reason.unwrap_or_else(|| panic!("{given} is refused"));
                    assert!(reason.contains(&format!("{setting} on but has {value}")), "{reason}");
                    refused += 1;
                }
                false => {
                    assert_eq!(reason, None, "{given}");
                    taken += 1;
                }
            }
        }
    }
    // What a database or a role is given counts as much as the server's own settings.
    for given in ["DATABASE postgres", "ROLE postgres"] {
        assert!(cluster.psql("postgres", &format!("ALTER {given} SET synchronous_commit = off")));
        assert!(refusal(&cluster.url("postgres")).await.is_some(), "{given}");
        assert!(cluster.psql("postgres", &format!("ALTER {given} RESET synchronous_commit")));
        refused += 1;
    }
    assert_eq!(refusal(&cluster.url("postgres")).await, None);
    proof.holds(format!(
        "PostgreSQL: fsync, full_page_writes and synchronous_commit off, also for a database or a role: {refused} \
         refused; {taken} safe values taken"
    ));
}

#[tokio::test]
async fn a6_a_sqlite_that_could_lose_steps_is_refused() {
    let proof = Proof::of("A6", ASKED);
    let folder = tempfile::tempdir().unwrap();
    for (synchronous, is_fit) in [
        (Synchronous::Off, false),
        (Synchronous::Normal, false),
        (Synchronous::Full, true),
        (Synchronous::Extra, true),
    ] {
        let settings = SqliteSettings { synchronous, ..SqliteSettings::default() };
        let opened = Sqlite::open(&folder.path().join("speakeasy.db"), &settings);
        assert_eq!(opened.is_ok(), is_fit, "{synchronous:?}");
    }
    proof.holds("SQLite: synchronous off and normal refused, full and extra taken; WAL, foreign keys and the version are set, and checked after that".to_owned());
}
