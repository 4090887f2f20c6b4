//! `completions`: what a shell needs to complete command lines of this program.

use crate::fail::Fail;
use crate::output::print;
use clap::Command;
use clap_complete::{Shell, generate};

/// Print a script that lets a shell complete the commands and options of this program.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The shell it is for
    shell: Shell,
}

const EXAMPLES: &str = "Examples:
  speakeasy completions bash > ~/.local/share/bash-completion/completions/speakeasy
  speakeasy completions zsh > ~/.zfunc/_speakeasy     with fpath+=~/.zfunc before compinit in ~/.zshrc
  speakeasy completions fish > ~/.config/fish/completions/speakeasy.fish";

pub(crate) fn run(args: &Args, mut command: Command) -> Result<(), Fail> {
    let mut script = Vec::new();
    generate(args.shell, &mut command, "speakeasy", &mut script);
    print(&String::from_utf8_lossy(&script))
}
