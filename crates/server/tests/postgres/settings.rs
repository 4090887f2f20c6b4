//! Databases that are not fit for a house are refused with a reason.

use crate::cluster::Cluster;
use server::store::Postgres;

async fn refusal(url: &str) -> Option<String> {
    Postgres::open(url).await.err().map(|error| error.to_string())
}

#[tokio::test]
async fn what_a_database_is_given_counts() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    assert_eq!(refusal(&url).await, None);
    let name = url.rsplit('/').next().unwrap();
    for (value, is_fit) in [("off", false), ("local", true), ("remote_apply", true)] {
        assert!(cluster.psql(name, &format!("ALTER DATABASE {name} SET synchronous_commit = {value}")));
        assert_eq!(refusal(&url).await.is_none(), is_fit, "{value}");
    }
}

#[tokio::test]
async fn a_newer_database_is_refused_and_an_older_one_is_brought_up() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let (one, other) = tokio::join!(refusal(&url), refusal(&url));
    assert_eq!((one, other), (None, None));
    let name = url.rsplit('/').next().unwrap();
    assert!(cluster.psql(name, "UPDATE schema_version SET version = 1000"));
    assert!(refusal(&url).await.unwrap().contains("newer version"));
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_refused_with_a_reason() {
    for (url, reason) in [
        ("postgres://postgres@127.0.0.1:1/none?connect_timeout=1", "the database is away"),
        ("postgres://a@b/c?no_such_option=1", "unknown"),
        ("postgres://a@127.0.0.1/c?sslmode=require", "does not encrypt"),
    ] {
        let refused = refusal(url).await.expect("refused");
        assert!(refused.contains(reason), "{url}: {refused}");
    }
    let missing = Cluster::shared().url("no_such_database");
    assert!(refusal(&missing).await.unwrap().contains("does not exist"));
}
