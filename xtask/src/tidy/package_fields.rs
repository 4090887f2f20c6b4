//! Every crate takes its lints, version, edition, compiler and licence from the workspace.

use super::Finding;
use super::manifest::{Crate, crates};
use super::tree::Tree;
use toml::Value;

const INHERITED: [&str; 4] = ["version", "edition", "rust-version", "license"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    crates(tree).iter().flat_map(check_crate).collect()
}

fn check_crate(each: &Crate<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !is_inherited(each.manifest.get("lints")) {
        findings.push(Finding::new(&each.path(), 1, "add `[lints] workspace = true`"));
    }
    for key in INHERITED {
        let value = each.manifest.get("package").and_then(|package| package.get(key));
        if !is_inherited(value) {
            let line = each.line_of("package", key);
            findings.push(Finding::new(
                &each.path(),
                line,
                format!("write `{key}.workspace = true` in [package]"),
            ));
        }
    }
    findings
}

fn is_inherited(value: Option<&Value>) -> bool {
    value.and_then(|value| value.get("workspace")).and_then(Value::as_bool) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(manifest: &str) -> Vec<String> {
        check(&Tree::of(&[("xtask/Cargo.toml", manifest)])).iter().map(Finding::to_string).collect()
    }

    const GOOD: &str = "[package]\nname = \"xtask\"\nversion.workspace = true\nedition.workspace = true\n\
        rust-version.workspace = true\nlicense.workspace = true\n[lints]\nworkspace = true\n";

    #[test]
    fn a_crate_that_inherits_is_fine() {
        assert_eq!(found(GOOD), [""; 0]);
    }

    #[test]
    fn a_value_of_its_own_is_found() {
        let own = GOOD.replace("edition.workspace = true", "edition = \"2021\"");
        assert_eq!(found(&own), ["xtask/Cargo.toml:4: write `edition.workspace = true` in [package]"]);
    }

    #[test]
    fn missing_fields_and_lints_are_found() {
        assert_eq!(found("[package]\nname = \"xtask\"\n").len(), 5);
    }
}
