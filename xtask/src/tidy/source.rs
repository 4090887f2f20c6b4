//! Rust source line by line, each line known as code of the product or code of its tests. It relies on rustfmt's
//! indentation, which the step before tidy has checked.

use super::tree::is_under;

pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
    pub(crate) is_test: bool,
}

/// The lines of a source file of the crate in `folder`.
pub(crate) fn lines<'a>(folder: &str, path: &str, text: &'a str) -> Vec<Line<'a>> {
    let is_test_file =
        is_test_file(folder, path) || text.lines().any(|line| line.starts_with("#![cfg(test)]"));
    let mut lines = Vec::new();
    let mut item = Item::Product;
    for (index, text) in text.lines().enumerate() {
        let (is_test, next) = item.read(text);
        item = next;
        lines.push(Line { number: index + 1, text, is_test: is_test || is_test_file });
    }
    lines
}

/// Whether all of the file is test code: in `tests/` or `src/tests/`, or named `tests.rs`.
fn is_test_file(folder: &str, path: &str) -> bool {
    let in_folder = |name| is_under(path, &format!("{folder}/{name}"));
    in_folder("tests") || in_folder("src") && (path.ends_with("/tests.rs") || path.contains("/tests/"))
}

/// What a line belongs to.
#[derive(Clone, Copy)]
enum Item {
    Product,
    /// The attribute is read, the item it stands on has yet to come.
    TestAttribute {
        indent: usize,
    },
    /// Inside the braces of a test item.
    TestBody {
        indent: usize,
    },
}

impl Item {
    /// Whether `line` is test code, and what follows it.
    fn read(self, line: &str) -> (bool, Item) {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        match self {
            Item::Product => match after_test_attribute(code) {
                Some("") => (true, Item::TestAttribute { indent }),
                Some(item) => (true, Item::begin(item, indent)),
                None => (false, Item::Product),
            },
            Item::TestAttribute { indent }
                if code.is_empty() || code.starts_with("#[") || code.starts_with("//") =>
            {
                (true, Item::TestAttribute { indent })
            }
            Item::TestAttribute { indent } => (true, Item::begin(code, indent)),
            Item::TestBody { indent: outer } if indent == outer && code.starts_with('}') => {
                (true, Item::Product)
            }
            Item::TestBody { .. } => (true, self),
        }
    }

    /// After the first line of a test item: `mod tests;` ends where it begins, `mod tests {` does not.
    fn begin(code: &str, indent: usize) -> Item {
        let ends_here = code.ends_with(';') || code.ends_with('}') || code.ends_with(',');
        if ends_here { Item::Product } else { Item::TestBody { indent } }
    }
}

/// What stands after `#[cfg(test)]` or `#[cfg(all(test, …))]`, if the line begins with it.
fn after_test_attribute(code: &str) -> Option<&str> {
    let is_test = code.starts_with("#[cfg(test)]") || code.starts_with("#[cfg(all(test,");
    is_test.then(|| code.split_once(")]").map_or("", |(_, rest)| rest.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test_lines(path: &str, text: &str) -> Vec<usize> {
        lines("crates/don", path, text).iter().filter(|line| line.is_test).map(|line| line.number).collect()
    }

    #[test]
    fn a_test_module_ends_at_its_brace() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {\n    }\n}\nfn c() {}\n";
        assert_eq!(test_lines("crates/don/src/lib.rs", text), [2, 3, 4, 5, 6]);
    }

    #[test]
    fn a_test_item_without_body_is_one_item() {
        let text = "#[cfg(test)]\nmod tests;\nmod check;\n#[cfg(test)] use a::b;\nfn c() {}\n";
        assert_eq!(test_lines("crates/don/src/lib.rs", text), [1, 2, 4]);
    }

    #[test]
    fn further_attributes_belong_to_the_item() {
        let text = "#[cfg(all(test, unix))]\n#[path = \"x.rs\"]\nmod tests {\n}\nfn c() {}\n";
        assert_eq!(test_lines("crates/don/src/lib.rs", text), [1, 2, 3, 4]);
    }

    #[test]
    fn test_files_are_test_code_throughout() {
        for path in ["crates/don/tests/rules.rs", "crates/don/src/tests.rs", "crates/don/src/tests/bids.rs"] {
            assert_eq!(test_lines(path, "fn a() {}\n"), [1], "{path}");
        }
        assert_eq!(test_lines("crates/don/src/check.rs", "#![cfg(test)]\nfn a() {}\n"), [1, 2]);
        assert_eq!(test_lines("crates/don/src/check.rs", "fn a() {}\n"), [] as [usize; 0]);
    }
}
