//! `cargo xtask codegen`: the protocol's types in TypeScript, for the web client and anybody else's.

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use protocol::{
    Announcement, Attempt, Ban, DeviceCode, Frames, GameDescription, GuestInfo, Ladder, Lesson, MyBots,
    MyMatches, NamedGuest, NewBot, NewGuest, NewTable, OpenedTable, OptionChoices, PlayOn, Position,
    PushEndpoint, PushKey, PushSubscription, Puzzle, PuzzleCount, Statistics, TableLists, ToClient, ToServer,
    Verdict, Wants, Webhook, What, YourTurn,
};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Where the generated file is; nothing else is in its folder.
pub(crate) const FOLDER: &str = "web/src/lib/gen";
pub(crate) const FILE: &str = "web/src/lib/gen/index.ts";

const HEAD: &str = "\
// Generated from crates/protocol by `cargo xtask codegen`. Do not edit.
//
// Views, actions, events and results belong to the games, whose rules crates know neither this protocol nor TypeScript:
// they are JsonValue here, and each game's RULES.md states their shapes.
";

pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let path = workspace.root.join(FILE);
    std::fs::create_dir_all(workspace.root.join(FOLDER)).with_context(|| format!("cannot make {FOLDER}"))?;
    std::fs::write(path, typescript()).with_context(|| format!("cannot write {FILE}"))?;
    println!("wrote {FILE}");
    Ok(())
}

/// The whole file. It depends on nothing but the protocol.
pub(crate) fn typescript() -> String {
    let mut types = Types { config: Config::new().with_large_int("number"), found: BTreeMap::new() };
    types.visit::<ToServer>();
    types.visit::<ToClient>();
    types.visit::<NewGuest>();
    types.visit::<NamedGuest>();
    types.visit::<GuestInfo>();
    types.visit::<DeviceCode>();
    types.visit::<Webhook>();
    types.visit::<YourTurn>();
    types.visit::<PushSubscription>();
    types.visit::<PushEndpoint>();
    types.visit::<PushKey>();
    types.visit::<NewBot>();
    types.visit::<MyBots>();
    types.visit::<NewTable>();
    types.visit::<OpenedTable>();
    types.visit::<TableLists>();
    types.visit::<Position>();
    types.visit::<Frames>();
    types.visit::<Lesson>();
    types.visit::<Attempt>();
    types.visit::<PlayOn>();
    types.visit::<Puzzle>();
    types.visit::<PuzzleCount>();
    types.visit::<Verdict>();
    types.visit::<MyMatches>();
    types.visit::<Statistics>();
    types.visit::<Ladder>();
    types.visit::<GameDescription>();
    types.visit::<Announcement>();
    types.visit::<Ban>();
    // These are flattened into what holds them, which does not lead to them by name.
    types.visit::<What>();
    types.visit::<OptionChoices>();
    types.visit::<Wants>();
    let version =
        format!("/** The version that `welcome` tells. */\nexport const PROTOCOL = {};", protocol::VERSION);
    let parts: Vec<String> =
        [HEAD.to_owned(), version].into_iter().chain(types.found.into_values()).collect();
    parts.join("\n\n").replace("\n\n\n", "\n\n") + "\n"
}

/// Declarations by the names of their types.
struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What is a part of the language has no file.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declared = format!("{docs}export {}", T::decl(&self.config));
        self.found.insert(T::ident(&self.config), declared);
        T::visit_dependencies(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_and_what_they_hold_are_declared_once() {
        let text = typescript();
        for name in ["ToServer", "ToClient", "Command", "Happening", "TableCard", "JsonValue"] {
            assert_eq!(text.matches(&format!("export type {name} =")).count(), 1, "{name}");
        }
        assert!(
            text.contains(r#"{ "type": "act", seat: number, prompt: number, action: JsonValue, }"#),
            "{text}"
        );
        assert!(!text.contains("bigint"));
    }
}
