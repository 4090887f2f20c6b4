//! The rules in every language state the same: the same sections and rules in the same order, each naming the same
//! other rules, and the same figures in the tables.

use game_core::rule_of;

const LANGUAGES: [&str; 4] = ["en", "de", "es", "it"];

/// The ids of sections and rules in their order.
fn outline(rules: &str) -> Vec<&str> {
    rules.lines().filter_map(|line| section(line).or_else(|| rule(line))).collect()
}

/// `D3` of `## D3 The auction`.
fn section(line: &str) -> Option<&str> {
    let id = line.strip_prefix("## ")?.split(' ').next()?;
    id.ends_with(|letter: char| letter.is_ascii_digit()).then_some(id)
}

/// `D3.5` of `- **D3.5** …`.
fn rule(line: &str) -> Option<&str> {
    Some(line.strip_prefix("- **")?.split_once("** ")?.0)
}

/// The rules that a text names, each once.
fn named(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    let is_id = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|first| "DGN".contains(first))
            && letters.next().is_some_and(|second| second.is_ascii_digit())
    };
    let mut ids: Vec<&str> = words.map(|word| word.trim_matches('.')).filter(is_id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The figures of the tables, row by row.
fn figures(rules: &str) -> Vec<String> {
    let rows = rules.lines().filter(|line| line.starts_with('|'));
    rows.map(|row| row.chars().filter(|letter| letter.is_ascii_digit() || *letter == '?').collect()).collect()
}

#[test]
fn every_language_states_the_same_rules() {
    for game in games::all() {
        let info = game.info();
        assert_eq!(info.languages().collect::<Vec<_>>(), LANGUAGES, "{}", info.name);
        for language in LANGUAGES {
            let rules = info.rules_in(language).unwrap();
            assert_eq!(outline(rules), outline(info.rules), "{} in {language}", info.name);
            assert_eq!(figures(rules), figures(info.rules), "{} in {language}", info.name);
            for id in outline(rules).into_iter().filter(|id| id.contains('.')) {
                let (here, there) = (rule_of(rules, id).unwrap(), rule_of(info.rules, id).unwrap());
                assert_eq!(named(&here), named(&there), "{id} in {language}");
                assert!(language == "en" || here != there, "{id} is not translated to {language}");
            }
        }
        assert_eq!(info.rules_in("tlh"), None);
    }
}
