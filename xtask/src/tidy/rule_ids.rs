//! Rules, code and tests name each other: every rule stated in a game's `RULES.md` is cited by the code that
//! enforces it and by a test, and no cited rule is missing there.

use super::Finding;
use super::manifest::{Crate, crates};
use super::source::lines;
use super::tree::{Tree, is_under};
use std::collections::BTreeSet;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    crates(tree).iter().filter(|game| game.has_rules).flat_map(|game| check_game(tree, game)).collect()
}

/// How many rules all games state.
pub(crate) fn count(tree: &Tree) -> usize {
    crates(tree).iter().map(|game| stated(tree.text(&game.rules_path()).unwrap_or_default()).len()).sum()
}

fn check_game(tree: &Tree, game: &Crate<'_>) -> Vec<Finding> {
    let rules_path = game.rules_path();
    let stated = stated(tree.text(&rules_path).unwrap_or_default());
    let citations = citations(tree, game);
    let mut findings = uncited(&rules_path, &stated, &citations);
    findings.extend(unstated(&rules_path, &stated, &citations));
    findings
}

/// The rules that no code or no test cites, and those stated twice.
fn uncited(path: &str, stated: &[(&str, usize)], citations: &[Citation<'_>]) -> Vec<Finding> {
    let is_cited = |id, place| citations.iter().any(|cited| cited.id == id && cited.place == place);
    let mut findings = Vec::new();
    let mut ids = BTreeSet::new();
    for &(id, line) in stated {
        let mut find = |text: String| findings.push(Finding::new(path, line, text));
        if !ids.insert(id) {
            find(format!("{id} is stated twice: give one of them another id"));
        }
        if !is_cited(id, Place::Product) {
            find(format!("no code cites {id}: write `[{id}]` where src enforces it"));
        }
        if !is_cited(id, Place::Test) {
            find(format!("no test cites {id}: write `[{id}]` at the test that proves it"));
        }
    }
    findings
}

/// The citations with the game's letter that cite nothing.
fn unstated(path: &str, stated: &[(&str, usize)], citations: &[Citation<'_>]) -> Vec<Finding> {
    let ids: BTreeSet<_> = stated.iter().map(|(id, _)| *id).collect();
    let letters: BTreeSet<_> = ids.iter().map(|id| letters_of(id)).collect();
    let is_unstated = |id| letters.contains(letters_of(id)) && !ids.contains(id);
    let wrong = citations.iter().filter(|cited| is_unstated(cited.id));
    wrong
        .map(|cited| {
            let advice = format!("{} is not stated in {path}: cite a rule that is", cited.id);
            Finding::new(cited.path, cited.line, advice)
        })
        .collect()
}

struct Citation<'a> {
    id: &'a str,
    path: &'a str,
    line: usize,
    place: Place,
}

#[derive(PartialEq)]
enum Place {
    Product,
    Test,
    /// Benches, examples, documents.
    Elsewhere,
}

/// The ids that begin a list item, as in `- **D1.1** …`, with their lines.
fn stated(rules: &str) -> Vec<(&str, usize)> {
    let items = rules.lines().zip(1..).filter_map(|(line, number)| {
        let (id, _) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
        Some((id, number))
    });
    items.filter(|(id, _)| is_id(id)).collect()
}

fn citations<'a>(tree: &'a Tree, game: &Crate<'_>) -> Vec<Citation<'a>> {
    let (src, tests) = (format!("{}/src", game.folder), format!("{}/tests", game.folder));
    let mut citations = Vec::new();
    for (path, text) in tree.under(game.folder) {
        for line in lines(game.folder, path, text) {
            for id in cited(line.text) {
                let place = match line.is_test {
                    true if is_under(path, &src) || is_under(path, &tests) => Place::Test,
                    false if is_under(path, &src) => Place::Product,
                    _ => Place::Elsewhere,
                };
                citations.push(Citation { id, path, line: line.number, place });
            }
        }
    }
    citations
}

/// The ids cited in a line: `[D4.2] [D4.3]` or `[D4.2, D4.3]`.
fn cited(line: &str) -> Vec<&str> {
    let brackets = line.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    let lists = brackets.map(|(inside, _)| inside.split(", ").collect::<Vec<_>>());
    lists.filter(|list| list.iter().all(|id| is_id(id))).flatten().collect()
}

/// Whether it has the form `D1.10`: capital letters, a number, a dot, a number.
fn is_id(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (letters, numbers) = text.split_at(letters_of(text).len());
    !letters.is_empty()
        && numbers.split_once('.').is_some_and(|(section, rule)| is_number(section) && is_number(rule))
}

/// The game's letter, with which all its ids begin.
fn letters_of(id: &str) -> &str {
    &id[..id.bytes().take_while(u8::is_ascii_uppercase).count()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/don/Cargo.toml", "[package]\nname = \"don\"\n");
    const RULES: (&str, &str) =
        ("crates/don/RULES.md", "# Don\n- **D1.1** Thirty.\n- **D1.2** Six. See **D9.9**.\n");

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(&[&[MANIFEST, RULES], files].concat())).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn rules_cited_by_code_and_test_are_fine() {
        let code = "/// [D1.1, D1.2] and [N7.7] of another game\nfn a() {}\n#[cfg(test)]\nmod tests {\n    // [D1.1]\n}\n";
        assert_eq!(
            found(&[("crates/don/src/lib.rs", code), ("crates/don/tests/rules.rs", "/// [D1.2]\n")]),
            [""; 0]
        );
    }

    #[test]
    fn a_rule_without_code_or_test_is_found() {
        let files = [("crates/don/src/lib.rs", "// [D1.1]\n"), ("crates/don/tests/rules.rs", "// [D1.2]\n")];
        let expected = [
            "crates/don/RULES.md:2: no test cites D1.1: write `[D1.1]` at the test that proves it",
            "crates/don/RULES.md:3: no code cites D1.2: write `[D1.2]` where src enforces it",
        ];
        assert_eq!(found(&files), expected);
    }

    #[test]
    fn a_citation_of_no_rule_is_found() {
        let files = [
            ("crates/don/src/lib.rs", "// [D1.1] [D1.2]\n\n// [D1.1, D1.3]\n"),
            ("crates/don/tests/rules.rs", "// [D1.1, D1.2]\n"),
        ];
        let expected =
            "crates/don/src/lib.rs:3: D1.3 is not stated in crates/don/RULES.md: cite a rule that is";
        assert_eq!(found(&files), [expected]);
    }

    #[test]
    fn a_rule_stated_twice_is_found() {
        let tree = Tree::of(&[
            MANIFEST,
            ("crates/don/RULES.md", "- **D1.1** a\n- **D1.1** b\n"),
            ("crates/don/src/lib.rs", "// [D1.1]\n#[cfg(test)]\nmod tests {\n    // [D1.1]\n}\n"),
        ]);
        assert_eq!(check(&tree).len(), 1);
        assert_eq!(count(&tree), 2);
    }

    #[test]
    fn only_ids_in_brackets_are_citations() {
        assert_eq!(
            cited("[D4.2] D4.3 [D4.4, D4.5] [ruling] [0.1] [D4] [D4.x] a[D1] [D4.6"),
            ["D4.2", "D4.4", "D4.5"]
        );
    }
}
