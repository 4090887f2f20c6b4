//! `cargo xtask tidy`: the house rules that compiler and clippy do not know. Each check is a function from the
//! project's files to findings.

mod dependencies;
mod developer_names;
mod file_length;
mod layers;
mod manifest;
mod markdown;
mod module_docs;
mod package_fields;
mod purity;
mod rule_ids;
mod source;
mod tree;
mod typescript;

use std::fmt;
use std::path::Path;
use tree::Tree;

/// Something to mend.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Finding {
    path: String,
    /// Counted from 1.
    line: usize,
    /// What is wrong and what to do.
    text: String,
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [Check; 10] = [
    module_docs::check,
    rule_ids::check,
    dependencies::check,
    purity::check,
    layers::check,
    file_length::check,
    developer_names::check,
    package_fields::check,
    markdown::check,
    typescript::check,
];

/// Prints what there is to mend; tells whether there is nothing.
pub(crate) fn run(root: &Path) -> anyhow::Result<bool> {
    let tree = Tree::read(root)?;
    let findings = findings(&tree);
    for finding in &findings {
        println!("{finding}");
    }
    println!(
        "tidy: {} after {} checks of {} files and {} rules",
        counted(findings.len(), "finding"),
        CHECKS.len(),
        tree.files().count(),
        rule_ids::count(&tree),
    );
    Ok(findings.is_empty())
}

fn findings(tree: &Tree) -> Vec<Finding> {
    let mut findings: Vec<_> = CHECKS.iter().flat_map(|check| check(tree)).collect();
    findings.sort();
    findings
}

impl Finding {
    fn new(path: &str, line: usize, text: impl Into<String>) -> Finding {
        Finding { path: path.into(), line, text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}

fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        _ => format!("{count} {noun}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_reads_as_path_line_and_advice() {
        assert_eq!(Finding::new("a/b.rs", 7, "do this").to_string(), "a/b.rs:7: do this");
    }

    #[test]
    fn findings_of_all_checks_are_sorted_by_place() {
        let tree = Tree::of(&[("xtask/src/b.rs", "fn b() {}\n"), ("README.md", "\n[gone](gone.md)\n")]);
        let places: Vec<_> = findings(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        assert_eq!(places, [("README.md".to_owned(), 2), ("xtask/src/b.rs".to_owned(), 1)]);
    }
}
