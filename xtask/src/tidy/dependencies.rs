//! Rules crates use next to nothing from outside. What they may use of the workspace, the layers say.

use super::Finding;
use super::manifest::{Kind, crates};
use super::tree::Tree;

const ALLOWED: [&str; 4] = ["arrayvec", "serde", "thiserror", "toml"];
const ALLOWED_IN_TESTS: [&str; 1] = ["serde_json"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let crates = crates(tree);
    let is_ours = |name: &str| crates.iter().any(|each| each.name == name);
    let mut findings = Vec::new();
    for rules in crates.iter().filter(|each| each.has_rules) {
        for used in rules.dependencies() {
            let is_allowed = match used.kind {
                Kind::Normal => ALLOWED.contains(&used.name.as_str()),
                Kind::Dev => {
                    ALLOWED.contains(&used.name.as_str()) || ALLOWED_IN_TESTS.contains(&used.name.as_str())
                }
                Kind::Build => false,
            };
            if !is_allowed && !is_ours(&used.name) {
                findings.push(Finding::new(&rules.path(), used.line, advice(&used.name, used.kind)));
            }
        }
    }
    findings
}

fn advice(name: &str, kind: Kind) -> String {
    let allowed = match kind {
        Kind::Normal => format!("may depend on game-core, {} and nothing else", ALLOWED.join(", ")),
        Kind::Dev => format!(
            "may be tested with game-testkit, {} besides its dependencies",
            ALLOWED_IN_TESTS.join(", ")
        ),
        Kind::Build => "has no build script".to_owned(),
    };
    format!("a rules crate {allowed}: do without `{name}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(manifest: &str) -> Vec<usize> {
        let manifest = format!("[package]\nname = \"don\"\n{manifest}");
        let core = "[package]\nname = \"game-core\"\n[dependencies]\nrand_core = \"1\"\n";
        let files = [
            ("crates/don/Cargo.toml", &manifest[..]),
            ("crates/don/RULES.md", ""),
            ("crates/game-core/Cargo.toml", core),
        ];
        check(&Tree::of(&files)).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn the_few_allowed_crates_are_fine() {
        let manifest = "[dependencies]\narrayvec.workspace = true\ngame-core.workspace = true\nserde = \"1\"\n\
            [dev-dependencies]\nserde_json.workspace = true\nthiserror = \"2\"\n";
        assert_eq!(found(manifest), [] as [usize; 0]);
    }

    #[test]
    fn any_other_crate_is_found() {
        assert_eq!(found("[dependencies]\nserde = \"1\"\nrand = \"1\"\n"), [5]);
        assert_eq!(
            found("[dependencies]\nserde_json = \"1\"\n[dev-dependencies]\nproptest = \"1\"\n"),
            [4, 6]
        );
        assert_eq!(found("[build-dependencies]\nserde = \"1\"\n"), [4]);
    }
}
