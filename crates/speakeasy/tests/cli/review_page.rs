//! The page that `review --html` writes: it stands alone, whatever the names are.

use crate::runner::{match_lines, run_in};
use serde_json::{Value, json};

/// The page about a match whose seats have these names.
fn page(names: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut lines = match_lines(5);
    lines[0]["names"] = json!(names);
    let text: String = lines.iter().map(Value::to_string).map(|line| line + "\n").collect();
    std::fs::write(folder.path().join("match.jsonl"), text).unwrap();
    let args = ["review", "match.jsonl", "--budget", "4000n", "--html", "page.html"];
    run_in(folder.path(), &args).expect_good();
    std::fs::read_to_string(folder.path().join("page.html")).unwrap()
}

#[test]
fn the_page_refers_to_nothing_outside() {
    let page = page(&["Ada", "Ben", "Cy"]);
    for reference in
        ["http:", "https:", "//", "src=", "<link", "<script", "@import", "url(h", "url('", "url(\""]
    {
        assert!(!page.contains(reference), "{reference} is in the page");
    }
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"));
}

#[test]
fn the_page_has_an_area_and_a_pattern_for_every_seat_and_a_place_for_every_mark() {
    let page = page(&["Ada", "Ben", "Cy"]);
    for seat in 0..3 {
        assert!(
            page.contains(&format!("<pattern id=\"p{seat}\""))
                && page.contains(&format!("fill=\"url(#p{seat})\""))
        );
    }
    for number in 1..=5 {
        assert!(
            page.contains(&format!("href=\"#d{number}\"")) && page.contains(&format!("id=\"d{number}\""))
        );
    }
    for word in ["Ada", "luck", "given away", "played", "better", "instead of"] {
        assert!(page.contains(word), "{word}");
    }
}

#[test]
fn names_cannot_break_the_page() {
    let page = page(&["<script>alert(1)</script>", "\"><b>", "a & b"]);
    assert!(!page.contains("<script>") && !page.contains("<b>") && page.contains("a &amp; b"));
}

#[test]
fn a_page_that_cannot_be_written_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let text: String = match_lines(5)[..9].iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.path().join("match.jsonl"), text).unwrap();
    let args = ["review", "match.jsonl", "--budget", "100n", "--html", "none/page.html"];
    let done = run_in(folder.path(), &args);
    assert_eq!(done.code, Some(1));
    assert!(done.err.contains("none/page.html: cannot be written"), "{done:?}");
}
