//! No source file grows beyond what reads well, but for what nobody writes.

use super::Finding;
use super::tree::Tree;
use crate::codegen;

const MOST_LINES: usize = 450;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.ending(&[".rs", ".ts", ".svelte"]).map(|(path, text)| (path, text.lines().count()));
    let long = sources.filter(|(path, lines)| *lines > MOST_LINES && *path != codegen::FILE);
    long.map(|(path, lines)| {
        Finding::new(
            path,
            MOST_LINES + 1,
            format!("the file has {lines} lines, at most {MOST_LINES} are allowed: split it by idea"),
        )
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_too_long_is_found() {
        let (most, more) = ("\n".repeat(450), "\n".repeat(451));
        let tree = Tree::of(&[
            ("a.rs", &most),
            ("b.rs", &more),
            ("c.svelte", &more),
            ("d.ts", &most),
            ("e.md", &more),
            (codegen::FILE, &more),
        ]);
        let paths: Vec<_> = check(&tree).into_iter().map(|found| found.path).collect();
        assert_eq!(paths, ["b.rs", "c.svelte"]);
    }
}
