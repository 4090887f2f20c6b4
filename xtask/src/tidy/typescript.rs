//! The generated TypeScript is what the protocol's types give, all of them, and nobody wrote beside it.

use super::Finding;
use super::tree::Tree;
use crate::codegen::{FILE, FOLDER, typescript};

const PROTOCOL: &str = "crates/protocol/src";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    if !tree.has(PROTOCOL) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let (fresh, found) = (typescript(), tree.text(FILE).unwrap_or_default());
    if found != fresh {
        let line = 1 + fresh.lines().zip(found.lines()).take_while(|(fresh, found)| fresh == found).count();
        let advice = "this is not what the protocol's types give: run `cargo xtask codegen`";
        findings.push(Finding::new(FILE, line, advice));
    }
    for (path, _) in tree.under(FOLDER).filter(|(path, _)| *path != FILE) {
        findings.push(Finding::new(path, 1, "this folder is for generated files: move it elsewhere"));
    }
    findings.extend(forgotten(tree, &fresh));
    findings
}

/// Types of the protocol that nothing generated leads to.
fn forgotten(tree: &Tree, fresh: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.under(PROTOCOL) {
        for (index, line) in text.lines().enumerate() {
            let Some(name) = declared(line) else { continue };
            if !fresh.contains(&format!("export type {name} =")) {
                let advice =
                    format!("`{name}` has no TypeScript: name it, or what holds it, in xtask's codegen");
                findings.push(Finding::new(path, index + 1, advice));
            }
        }
    }
    findings
}

/// The type that a line declares in public.
fn declared(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub struct ").or_else(|| line.strip_prefix("pub enum "))?;
    rest.split(|letter: char| !letter.is_alphanumeric()).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(types: &str, generated: &str) -> Vec<usize> {
        let files = [("crates/protocol/src/lib.rs", types), (FILE, generated)];
        check(&Tree::of(&files)).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn what_is_fresh_is_fine() {
        assert_eq!(found("pub enum ToServer {}\n", &typescript()), [0; 0]);
    }

    #[test]
    fn what_is_stale_or_missing_is_found_where_it_differs() {
        assert_eq!(found("", &typescript().replacen("export const", "const", 1)), [7]);
        assert_eq!(found("", ""), [1]);
    }

    #[test]
    fn what_lies_beside_it_is_found() {
        let files =
            [("crates/protocol/src/lib.rs", ""), (FILE, &typescript()), ("web/src/lib/gen/my.ts", "")];
        assert_eq!(check(&Tree::of(&files)).len(), 1);
    }

    #[test]
    fn a_type_that_was_forgotten_is_found() {
        assert_eq!(found("\npub struct Unheard;\n", &typescript()), [2]);
    }
}
