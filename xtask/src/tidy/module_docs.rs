//! Every Rust file says on its first line what it is for.

use super::Finding;
use super::tree::{Tree, is_under};

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let sources =
        tree.ending(&[".rs"]).filter(|(path, _)| is_under(path, "crates") || is_under(path, "xtask"));
    let silent = sources.filter(|(_, text)| !text.starts_with("//!"));
    silent.map(|(path, _)| Finding::new(path, 1, "begin the file with `//!` and what it is for")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_does_not_say_what_it_is_for_is_found() {
        let tree = Tree::of(&[
            ("crates/don/src/lib.rs", "//! The rules.\n"),
            ("crates/don/tests/rules.rs", "#![allow(unused)]\n//! Too late.\n"),
            ("xtask/src/main.rs", ""),
            ("web/build.rs", "fn main() {}\n"),
        ]);
        let paths: Vec<_> = check(&tree).into_iter().map(|found| found.path).collect();
        assert_eq!(paths, ["crates/don/tests/rules.rs", "xtask/src/main.rs"]);
    }
}
