//! No file names a developer's folders or a package registry: they differ from machine to machine, and a mirror
//! may stand in for any registry.

use super::Finding;
use super::tree::{Tree, is_under};

// The names are put together here so that this file does not hold them itself.
const FOLDERS: [&str; 4] =
    [concat!("/", "home/"), concat!("/", "root/"), concat!("/", "Users/"), concat!("/", "work/")];
const REGISTRIES: [&str; 3] = [concat!("crates", ".io"), concat!("npm", "js"), concat!("py", "pi")];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| !is_exempt(path)) {
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with("#!")) {
            findings.extend(advice(line).map(|advice| Finding::new(path, index + 1, advice)));
        }
    }
    findings
}

/// Where such names belong: cargo's own file, and all that is about somebody's machine.
fn is_exempt(path: &str) -> bool {
    path.ends_with("Cargo.lock") || is_under(path, "docs/hosting") || is_under(path, "deploy")
}

fn advice(line: &str) -> Option<String> {
    if let Some(folder) = FOLDERS.iter().find(|folder| names_folder(line, folder)) {
        return Some(format!("`{folder}` is a folder of one machine: write a path relative to the project"));
    }
    let registry = REGISTRIES.iter().find(|registry| names_registry(line, registry))?;
    Some(format!("`{registry}` is one of many registries: leave the choice to the tools' settings"))
}

/// Whether the line holds `folder` as the beginning of a path, not as the middle of one.
fn names_folder(line: &str, folder: &str) -> bool {
    let goes_on = |before: char| before.is_alphanumeric() || "_-.}".contains(before);
    line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(goes_on))
}

/// Whether the line holds `registry` as a word or a part of a host's name.
fn names_registry(line: &str, registry: &str) -> bool {
    let line = line.to_lowercase();
    let is_bounded = |at: usize| {
        let after = &line[at + registry.len()..];
        !line[..at].ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    };
    line.match_indices(registry).any(|(at, _)| is_bounded(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, line: &str) -> usize {
        check(&Tree::of(&[(path, line)])).len()
    }

    #[test]
    fn a_folder_of_one_machine_is_found() {
        for folder in FOLDERS {
            assert_eq!(found("notes.md", &format!("see {folder}me/notes")), 1, "{folder}");
            assert_eq!(found("a.json", &format!("{{\"path\":\"{folder}x\"}}")), 1, "{folder}");
            assert_eq!(found("a.md", &format!("in web{folder}x")), 0, "{folder}");
        }
    }

    #[test]
    fn a_registry_is_found() {
        for registry in REGISTRIES {
            assert_eq!(found("a.json", &format!("https://registry.{registry}.org/x")), 1, "{registry}");
            assert_eq!(found("a.md", &format!("From {}.", registry.to_uppercase())), 1, "{registry}");
            assert_eq!(found("a.rs", &format!("let co{registry}xels = 1;")), 0, "{registry}");
        }
    }

    #[test]
    fn the_files_about_machines_may_name_them() {
        let text = format!("at {}me", FOLDERS[0]);
        for path in ["Cargo.lock", "docs/hosting/vps.md", "deploy/unit.service"] {
            assert_eq!(found(path, &text), 0, "{path}");
        }
        assert_eq!(found("tool", &format!("#!{}bin/sh\nrun\n", FOLDERS[1])), 0);
        assert_eq!(found("docs/hosting.md", &text), 1);
    }
}
