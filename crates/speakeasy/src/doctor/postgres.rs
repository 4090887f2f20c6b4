//! A PostgreSQL database: can it be reached, does it keep what it says, does every log in it make a table?

use super::database::{ABOUT, of_broken, of_schema};
use super::finding::Finding;
use server::store::{ExaminedDatabase, StartError, examine_database};

/// The oldest version that our tests run on.
const OLDEST: u32 = 15;
/// What a node takes.
const CONNECTIONS: i64 = 6;
/// Milliseconds by which clocks may differ.
const CLOCKS: u64 = 1000;

/// The findings, and when something was written last.
pub(super) fn check(url: &str) -> (Vec<Finding>, Option<i64>) {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            return (vec![Finding::bad(ABOUT, error.to_string(), "look at the limits of this system")], None);
        }
    };
    match runtime.block_on(examine_database(url)) {
        Ok(examined) => (findings(&examined), examined.last_written),
        Err(error) => (vec![refused(&error)], None),
    }
}

fn refused(error: &StartError) -> Finding {
    let advice = match error {
        StartError::Weak { .. } => {
            "set it in postgresql.conf, or for the database or the role if it was changed there"
        }
        _ => {
            "is PostgreSQL up, does --database lead to it, and may this user come in? Try the same address with psql"
        }
    };
    Finding::bad(ABOUT, error.to_string(), advice)
}

fn findings(examined: &ExaminedDatabase) -> Vec<Finding> {
    let mut findings: Vec<Finding> = examined.schema.and_then(of_schema).into_iter().collect();
    findings.extend(of_broken(&examined.broken));
    if major(&examined.version).is_some_and(|major| major < OLDEST) {
        findings.push(Finding::odd(
            ABOUT,
            format!("PostgreSQL {} is older than what we test with", examined.version),
            format!("upgrade to {OLDEST} or newer"),
        ));
    }
    if examined.connections_left < CONNECTIONS {
        findings.push(Finding::odd(
            ABOUT,
            format!(
                "it takes {} more connections, and a node needs {CONNECTIONS}",
                examined.connections_left
            ),
            "raise max_connections, or end what else is connected",
        ));
    }
    if examined.clock_ahead.unsigned_abs() > CLOCKS {
        findings.push(Finding::odd(
            ABOUT,
            format!("its clock and this machine's differ by {:.1} s", examined.clock_ahead as f64 / 1000.0),
            "let both follow the same time (NTP): clocks of matches go by the nodes'",
        ));
    }
    if examined.is_remote {
        findings.push(Finding::odd(
            ABOUT,
            "what is said to it is not encrypted",
            "keep it on a private network, or lead it through a tunnel (docs/hosting.md)",
        ));
    }
    let is_well = examined.schema.and_then(of_schema).is_none() && examined.broken.is_empty();
    if is_well {
        findings.insert(0, Finding::ok(ABOUT, well(examined)));
    }
    findings
}

fn well(examined: &ExaminedDatabase) -> String {
    let ExaminedDatabase { version, tables, nodes, .. } = examined;
    match examined.schema {
        None => format!("PostgreSQL {version}, fit and empty; the first start makes the tables"),
        Some(_) => format!(
            "PostgreSQL {version}, fit, with {tables} tables, all of which can be read; {nodes} nodes are up"
        ),
    }
}

/// The first number of a version such as `15.7 (Debian 15.7-0+deb12u1)`.
fn major(version: &str) -> Option<u32> {
    version.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::finding::Verdict;
    use server::store::Schema;

    fn well_off() -> ExaminedDatabase {
        ExaminedDatabase {
            version: "15.7 (Debian 15.7-0+deb12u1)".to_owned(),
            schema: Some(Schema::Current),
            tables: 3,
            broken: Vec::new(),
            nodes: 2,
            connections_left: 90,
            clock_ahead: -20,
            is_remote: false,
            last_written: None,
        }
    }

    #[test]
    fn a_database_that_is_well_is_told_in_one_line() {
        let told = findings(&well_off());
        assert_eq!(told.len(), 1);
        assert!(told[0].to_string().contains("with 3 tables, all of which can be read; 2 nodes are up"));
    }

    #[test]
    fn whatever_is_odd_is_told() {
        let odd = [
            ExaminedDatabase { version: "14.1".to_owned(), ..well_off() },
            ExaminedDatabase { connections_left: 5, ..well_off() },
            ExaminedDatabase { clock_ahead: 2500, ..well_off() },
            ExaminedDatabase { is_remote: true, ..well_off() },
        ];
        for examined in odd {
            let told = findings(&examined);
            assert_eq!((told.len(), told[1].verdict), (2, Verdict::Odd), "{told:?}");
        }
    }

    #[test]
    fn a_newer_database_is_bad() {
        let told = findings(&ExaminedDatabase { schema: Some(Schema::Newer), ..well_off() });
        assert_eq!((told.len(), told[0].verdict), (1, Verdict::Bad));
    }
}
