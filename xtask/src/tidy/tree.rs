//! The project's files in memory: those that git tracks or would track.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Folders that never hold files of the project, for when git is not there to say so.
const NOT_OURS: [&str; 4] = [".git", "target", "node_modules", "dist"];

/// Files by path, which is relative to the root and written with `/`. What is not text is there with no content.
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let paths = match tracked(root) {
            Some(paths) => paths,
            None => walked(root, "")?,
        };
        let mut files = BTreeMap::new();
        // A file that is deleted but still tracked is in git's list too.
        for path in paths.into_iter().filter(|path| root.join(path).is_file()) {
            let bytes = fs::read(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
            files.insert(path, String::from_utf8(bytes).unwrap_or_default());
        }
        Ok(Tree { files })
    }

    /// All files, by path.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files in `folder` and its subfolders.
    pub(crate) fn under(&self, folder: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| is_under(path, folder))
    }

    /// The files whose name ends in one of `endings`.
    pub(crate) fn ending(&self, endings: &[&str]) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(|(path, _)| endings.iter().any(|ending| path.ends_with(ending)))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is such a file or folder; the root is the empty path.
    pub(crate) fn has(&self, path: &str) -> bool {
        path.is_empty() || self.files.contains_key(path) || self.under(path).next().is_some()
    }
}

pub(crate) fn is_under(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
}

/// What git lists; nothing where there is no git or no repository.
fn tracked(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        // A copy that belongs to another user is read all the same: nothing of it is run.
        .args(["-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()?;
    let paths = String::from_utf8(output.stdout).ok()?;
    let paths: Vec<_> = paths.split_terminator('\0').map(String::from).collect();
    (output.status.success() && !paths.is_empty()).then_some(paths)
}

fn walked(root: &Path, folder: &str) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if entry.file_type()?.is_file() {
            paths.push(path);
        } else if entry.file_type()?.is_dir() && !NOT_OURS.contains(&name.as_str()) {
            paths.extend(walked(root, &path)?);
        }
    }
    Ok(paths)
}

#[cfg(test)]
impl Tree {
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|&(path, text)| (path.into(), text.into())).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_folders_are_found() {
        let tree = Tree::of(&[("docs/a.md", ""), ("docs-old/b.md", "")]);
        assert!(tree.has("docs/a.md") && tree.has("docs") && tree.has(""));
        assert!(!tree.has("doc") && !tree.has("docs/b.md"));
        assert_eq!(tree.under("docs").map(|(path, _)| path).collect::<Vec<_>>(), ["docs/a.md"]);
    }

    #[test]
    fn without_git_the_folders_are_walked() {
        let root = std::env::temp_dir().join(format!("xtask-tree-{}", std::process::id()));
        for folder in ["crates/don", "target/debug"] {
            fs::create_dir_all(root.join(folder)).unwrap();
            fs::write(root.join(folder).join("file"), "text").unwrap();
        }
        let paths = walked(&root, "");
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(paths.unwrap(), ["crates/don/file"]);
    }
}
