//! `cargo xtask serve`: builds the web client and the server in release and starts it.

use crate::web;
use crate::workspace::Workspace;
use anyhow::Result;
use clap::Args;
use xshell::cmd;

/// What goes to `speakeasy serve`.
#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    rest: Vec<String>,
}

pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    println!("building the web client …");
    web::build(workspace)?;
    println!("building the server …");
    workspace.cargo(&["build", "--release", "--package", "speakeasy"]).run()?;
    let (binary, rest) = (workspace.release_binary("speakeasy")?, &arguments.rest);
    cmd!(workspace.shell, "{binary} serve {rest...}").run()?;
    Ok(())
}
