//! Arrows point down: a crate depends only on crates of lower layers, and only the registry and the bots name games.

use super::Finding;
use super::manifest::{Crate, Dependency, Kind, crates};
use super::tree::Tree;

const TESTKIT: &str = "game-testkit";
/// The only crates that may name games.
const NAME_GAMES: [&str; 2] = ["games", "bots"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let crates = crates(tree);
    let mut findings = Vec::new();
    for from in &crates {
        if layer(from).is_none() {
            let advice = format!(
                "`{}` has no layer: give a rules crate its RULES.md, name any other in tidy's layers",
                from.name
            );
            findings.push(Finding::new(&from.path(), 1, advice));
        }
        for used in from.dependencies() {
            let to = crates.iter().find(|each| each.name == used.name);
            if let Some(text) = to.and_then(|to| objection(from, to, &used)) {
                findings.push(Finding::new(&from.path(), used.line, text));
            }
        }
    }
    findings
}

/// The higher, the nearer to people. Crates of one layer do not know each other.
fn layer(each: &Crate<'_>) -> Option<u8> {
    Some(match each.name.as_str() {
        "game-core" => 0,
        _ if each.has_rules => 1,
        TESTKIT | "protocol" | "web-assets" => 1,
        "games" => 2,
        "bots" => 3,
        "server" => 4,
        "speakeasy" => 5,
        "xtask" => 6,
        _ => return None,
    })
}

/// Why `from` may not depend on `to`, if so.
fn objection(from: &Crate<'_>, to: &Crate<'_>, used: &Dependency) -> Option<String> {
    let (user, name) = (&from.name, &to.name);
    if name == TESTKIT {
        return (used.kind != Kind::Dev)
            .then(|| format!("`{TESTKIT}` is for tests: move it to [dev-dependencies]"));
    }
    if layer(to)? >= layer(from)? {
        let advice = "arrows point down only, so move what it needs to a lower layer";
        return Some(format!("`{user}` does not stand above `{name}` and may not depend on it: {advice}"));
    }
    if to.has_rules && used.kind != Kind::Dev && !NAME_GAMES.contains(&user.as_str()) {
        return Some(format!("only {} name games: reach `{name}` through `games`", NAME_GAMES.join(" and ")));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The findings for a crate with these dependencies beside don, new-york (with rules) and others (without).
    fn found(name: &str, dependencies: &str) -> Vec<Finding> {
        let mut files = vec![("crates/don/RULES.md".to_owned(), String::new())];
        files.push(("crates/new-york/RULES.md".to_owned(), String::new()));
        for each in ["don", "new-york", "game-core", "game-testkit", "games", "bots", "server", "speakeasy"] {
            let rest = if each == name { dependencies } else { "" };
            files
                .push((format!("crates/{each}/Cargo.toml"), format!("[package]\nname = \"{each}\"\n{rest}")));
        }
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        check(&Tree::of(&files))
    }

    #[test]
    fn arrows_that_point_down_are_fine() {
        assert_eq!(
            found("don", "[dependencies]\ngame-core = {}\n[dev-dependencies]\ngame-testkit = {}\n"),
            []
        );
        assert_eq!(
            found("bots", "[dependencies]\ngames = {}\ndon = {}\ngame-core = {}\nserde = \"1\"\n"),
            []
        );
        assert_eq!(
            found("speakeasy", "[dependencies]\nserver = {}\nbots = {}\n[dev-dependencies]\ndon = {}\n"),
            []
        );
    }

    #[test]
    fn an_arrow_up_or_sideways_is_found() {
        assert_eq!(found("games", "[dependencies]\nbots = {}\n").len(), 1);
        assert_eq!(found("don", "[dependencies]\nnew-york = {}\n").len(), 1);
        assert_eq!(found("don", "[dev-dependencies]\nnew-york = {}\n").len(), 1);
        let [finding] = &found("bots", "[dependencies]\ngames = {}\nserver = {}\n")[..] else {
            panic!("one finding")
        };
        assert_eq!(finding.line, 5);
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        assert_eq!(found("don", "[dependencies]\ngame-testkit = {}\n").len(), 1);
    }

    #[test]
    fn games_are_named_by_the_registry_and_the_bots_only() {
        assert_eq!(found("server", "[dependencies]\ndon = {}\n").len(), 1);
    }

    #[test]
    fn a_crate_without_a_layer_is_found() {
        assert_eq!(check(&Tree::of(&[("crates/odd/Cargo.toml", "[package]\nname = \"odd\"\n")])).len(), 1);
    }
}
