//! `cargo xtask release-records`: keeps what this release records and stores, for every later one to replay (E1).

use crate::workspace::Workspace;
use anyhow::Result;

/// The test that knows how; it refuses to change what is there already.
const MAKER: &str = "promises::releases::make_the_records_of_this_release";

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let test = ["test", "--package", "speakeasy", "--test", "cli", "--", "--ignored", "--exact", MAKER];
    workspace.cargo(&test).run()?;
    println!("look at tests/releases and commit it together with the heading of the release in CHANGELOG.md");
    Ok(())
}
