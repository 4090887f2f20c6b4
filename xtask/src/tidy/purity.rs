//! Rules are pure: they touch no clock, file, thread or global, and nothing whose order varies.

use super::Finding;
use super::manifest::crates;
use super::source::lines;
use super::tree::{Tree, is_under};

/// Modules of the standard library that reach outside.
const MODULES: [&str; 7] = ["fs", "io", "time", "thread", "env", "net", "process"];

/// Names, or beginnings of names, of what varies from run to run or is shared.
const NAMES: [&str; 10] = [
    "HashMap",
    "HashSet",
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "Mutex",
    "Atomic",
    "static mut",
    "thread_local",
];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for rules in crates(tree).iter().filter(|each| each.has_rules) {
        let src = format!("{}/src", rules.folder);
        for (path, text) in tree.ending(&[".rs"]).filter(|(path, _)| is_under(path, &src)) {
            findings.extend(check_file(rules.folder, path, text));
        }
    }
    findings
}

fn check_file(folder: &str, path: &str, text: &str) -> Vec<Finding> {
    let mut imports = Imports::default();
    let mut findings = Vec::new();
    for line in lines(folder, path, text).iter().filter(|line| !line.is_test) {
        let code = line.text.trim_start();
        if !code.starts_with("//") {
            let impure = named(code).into_iter().chain(imports.read(code));
            findings.extend(impure.map(|name| Finding::new(path, line.number, advice(&name))));
        }
    }
    findings
}

fn advice(name: &str) -> String {
    format!("rules are pure and do without `{name}`: leave it to whoever drives the game")
}

/// What the line names outright.
fn named(code: &str) -> Vec<String> {
    let names = NAMES.into_iter().filter(|name| mentions(code, name)).map(String::from);
    names.chain(MODULES.map(in_std).into_iter().filter(|path| mentions_whole(code, path))).collect()
}

fn in_std(module: &str) -> String {
    format!("std::{module}")
}

/// Whether the line holds `name` at the beginning of a word.
fn mentions(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| !code[..at].ends_with(is_of_word))
}

/// Whether the line holds `name` as whole words.
fn mentions_whole(code: &str, name: &str) -> bool {
    code.match_indices(name)
        .any(|(at, _)| !code[..at].ends_with(is_of_word) && !code[at + name.len()..].starts_with(is_of_word))
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Reads lists of imports, `std::{…}`, which may go over several lines.
#[derive(Default)]
struct Imports {
    /// What stands after the opening brace, while the closing one has yet to come.
    open: Option<String>,
}

impl Imports {
    /// The modules that reach outside, once the list ends.
    fn read(&mut self, code: &str) -> Vec<String> {
        if let Some((_, opened)) = code.split_once("std::{") {
            self.open = Some(opened.to_owned());
        } else if let Some(list) = &mut self.open {
            list.push_str(code);
        }
        let is_closed = |list: &mut String| list.matches('}').count() > list.matches('{').count();
        self.open.take_if(is_closed).map(|list| modules_in(&list)).unwrap_or_default()
    }
}

/// Those among the modules of a list `fmt, io::{Read, Write}, …}`; what stands in inner braces is not one of them.
fn modules_in(list: &str) -> Vec<String> {
    let mut depth = 0;
    let is_outer = |letter: &char| {
        depth += i32::from(*letter == '{') - i32::from(*letter == '}');
        depth == 0
    };
    let outer: String = list.chars().filter(is_outer).collect();
    let heads: Vec<_> = outer.split(',').filter_map(|item| item.trim().split([':', ' ']).next()).collect();
    MODULES.into_iter().filter(|name| heads.contains(name)).map(in_std).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(code: &str) -> Vec<(usize, String)> {
        let files = [
            ("crates/don/Cargo.toml", "[package]\nname = \"don\"\n"),
            ("crates/don/RULES.md", ""),
            ("crates/don/src/act.rs", code),
            ("crates/don/tests/rules.rs", "use std::fs;\n"),
        ];
        let names = check(&Tree::of(&files)).into_iter();
        names.map(|finding| (finding.line, finding.text.split('`').nth(1).unwrap().to_owned())).collect()
    }

    fn names(code: &str) -> Vec<String> {
        found(code).into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn pure_code_is_fine() {
        let code = "// no HashMap here\nuse std::{fmt, iter};\nuse std::iter::once;\nfn sprint_ln() {}\n\
            #[cfg(test)]\nmod tests {\n    use std::collections::HashMap;\n}\n";
        assert_eq!(found(code), []);
    }

    #[test]
    fn what_varies_or_is_shared_is_found() {
        assert_eq!(found("use a::b;\nfn f(map: &HashMap<u8, u8>) {}\n"), [(2, "HashMap".to_owned())]);
        assert_eq!(names("    eprintln!(\"{x}\");"), ["eprintln!"]);
        assert_eq!(names("static COUNT: AtomicU8 = AtomicU8::new(0);"), ["Atomic"]);
        assert_eq!(names("static mut X: u8 = 0; thread_local! {}"), ["static mut", "thread_local"]);
    }

    #[test]
    fn modules_that_reach_outside_are_found() {
        assert_eq!(names("use std::time::Instant;"), ["std::time"]);
        assert_eq!(names("let x = std::env::var(\"X\");"), ["std::env"]);
        assert_eq!(found("use std::{\n    fmt::{self, io},\n    fs::{self, File},\n    net,\n};\n").len(), 2);
    }
}
