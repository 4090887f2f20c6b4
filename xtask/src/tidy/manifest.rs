//! The crates of the workspace as their manifests tell.

use super::tree::Tree;
use toml::{Table, Value};

/// A crate of the workspace.
pub(crate) struct Crate<'a> {
    pub(crate) name: String,
    /// Such as `crates/don`.
    pub(crate) folder: &'a str,
    /// Whether it holds the rules of a game: it has a `RULES.md`.
    pub(crate) has_rules: bool,
    pub(crate) manifest: Table,
    text: &'a str,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    Normal,
    Dev,
    Build,
}

/// A crate named in a manifest.
#[derive(PartialEq, Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Where the manifest names it.
    pub(crate) line: usize,
}

/// All crates, by folder. One whose manifest cannot be read is left out: cargo refuses it before tidy starts.
pub(crate) fn crates(tree: &Tree) -> Vec<Crate<'_>> {
    let manifests = tree.ending(&["/Cargo.toml"]);
    manifests.filter_map(|(path, text)| Crate::read(tree, path.strip_suffix("/Cargo.toml")?, text)).collect()
}

impl<'a> Crate<'a> {
    fn read(tree: &Tree, folder: &'a str, text: &'a str) -> Option<Crate<'a>> {
        let in_crates = folder.strip_prefix("crates/").is_some_and(|rest| !rest.contains('/'));
        if !in_crates && folder != "xtask" {
            return None;
        }
        let manifest: Table = text.parse().ok()?;
        let name = manifest.get("package")?.get("name")?.as_str()?.to_owned();
        let has_rules = tree.text(&format!("{folder}/RULES.md")).is_some();
        Some(Crate { name, folder, has_rules, manifest, text })
    }

    pub(crate) fn path(&self) -> String {
        format!("{}/Cargo.toml", self.folder)
    }

    /// The rules document's path.
    pub(crate) fn rules_path(&self) -> String {
        format!("{}/RULES.md", self.folder)
    }

    /// All dependencies, those of single platforms included.
    pub(crate) fn dependencies(&self) -> Vec<Dependency> {
        let platforms = self.manifest.get("target").and_then(Value::as_table);
        let platforms =
            platforms.into_iter().flat_map(|targets| targets.values().filter_map(Value::as_table));
        let mut dependencies = Vec::new();
        for tables in platforms.chain([&self.manifest]) {
            let kinds = [
                ("dependencies", Kind::Normal),
                ("dev-dependencies", Kind::Dev),
                ("build-dependencies", Kind::Build),
            ];
            for (header, kind) in kinds {
                let table = tables.get(header).and_then(Value::as_table);
                for (key, value) in table.into_iter().flatten() {
                    // A dependency may be renamed; what counts is the package.
                    let name = value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned();
                    dependencies.push(Dependency { name, kind, line: self.line_of(header, key) });
                }
            }
        }
        dependencies
    }

    /// The line where `key` stands in the table `header`, or line 1 where it is written in another way.
    pub(crate) fn line_of(&self, header: &str, key: &str) -> usize {
        let lines = self.text.lines().enumerate();
        let in_table = lines.skip_while(|(_, line)| {
            !(line.starts_with('[') && line.trim_end().ends_with(&format!("{header}]")))
        });
        let is_key = |line: &str| {
            let rest = line.strip_prefix(key);
            rest.is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
        };
        in_table.skip(1).find(|(_, line)| is_key(line)).map_or(1, |(index, _)| index + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_those_in_crates_and_xtask() {
        let package = |name| format!("[package]\nname = \"{name}\"\n");
        let (don, xtask, fuzz) = (package("don"), package("xtask"), package("fuzz"));
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace]\n"),
            ("crates/don/Cargo.toml", &don),
            ("crates/don/RULES.md", ""),
            ("crates/don/fuzz/Cargo.toml", &fuzz),
            ("xtask/Cargo.toml", &xtask),
        ]);
        let found: Vec<_> = crates(&tree).into_iter().map(|each| (each.name, each.has_rules)).collect();
        assert_eq!(found, [("don".to_owned(), true), ("xtask".to_owned(), false)]);
    }

    #[test]
    fn dependencies_are_found_with_their_lines() {
        let text = "[package]\nname = \"don\"\n[dependencies]\nserde.workspace = true\n\
            [dev-dependencies]\nother = { package = \"new-york\", path = \"x\" }\n[target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n";
        let tree = Tree::of(&[("crates/don/Cargo.toml", text)]);
        let dependency = |name: &str, kind, line| Dependency { name: name.into(), kind, line };
        let expected = [
            dependency("libc", Kind::Normal, 8),
            dependency("serde", Kind::Normal, 4),
            dependency("new-york", Kind::Dev, 6),
        ];
        assert_eq!(crates(&tree)[0].dependencies(), expected);
    }
}
