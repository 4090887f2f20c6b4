//! Documents stay short where they must, and their links lead somewhere.

use super::Finding;
use super::tree::Tree;

const MAP: &str = "ARCHITECTURE.md";
const MAP_LINES: usize = 200;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let lines = tree.text(MAP).map_or(0, |map| map.lines().count());
    if lines >= MAP_LINES {
        let advice =
            format!("the map has {lines} lines and must stay under {MAP_LINES}: move details to docs/");
        findings.push(Finding::new(MAP, MAP_LINES, advice));
    }
    for (path, text) in tree.ending(&[".md"]) {
        for (line, link) in links(text).into_iter().filter(|(_, link)| is_relative(link)) {
            if !target(path, link).is_some_and(|target| tree.has(&target)) {
                findings.push(Finding::new(path, line, format!("there is no `{link}`: mend the link")));
            }
        }
    }
    findings
}

/// The destinations of all links with their lines; code is left out.
fn links(text: &str) -> Vec<(usize, &str)> {
    let mut links = Vec::new();
    let mut in_fence = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_fence = !in_fence;
        } else if !in_fence {
            links.extend(links_in(line).into_iter().map(|link| (index + 1, link)));
        }
    }
    links
}

/// `[text](destination "title")`, images alike, and definitions `[name]: destination`.
fn links_in(line: &str) -> Vec<&str> {
    let mut links = Vec::new();
    if let Some((name, destination)) = line.split_once("]: ").filter(|_| line.starts_with('[')) {
        let is_footnote = name.starts_with("[^");
        links.extend(destination.split_whitespace().next().filter(|_| !is_footnote));
    }
    for (at, _) in line.match_indices("](") {
        let is_code = line[..at].matches('`').count() % 2 == 1;
        let inside = line[at + 2..].split_once(')').map(|(inside, _)| inside);
        links.extend(inside.and_then(|inside| inside.split_whitespace().next()).filter(|_| !is_code));
    }
    links.into_iter().map(|link| link.trim_start_matches('<').trim_end_matches('>')).collect()
}

/// Whether the link stands for a file of the project, not for a page elsewhere or a place in the same file.
fn is_relative(link: &str) -> bool {
    !link.starts_with(['/', '#']) && !link.contains(':')
}

/// The path that a relative link in the file `path` leads to; none when it leaves the project.
fn target(path: &str, link: &str) -> Option<String> {
    let mut parts: Vec<_> = path.split('/').collect();
    parts.pop();
    for part in link.split('#').next()?.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<usize> {
        let files = [("docs/guide.md", text), ("README.md", ""), ("docs/img/a.png", "")];
        check(&Tree::of(&files)).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn links_that_lead_somewhere_are_fine() {
        let text = "[a](../README.md#top) ![b](img/a.png \"B\") [c](#here) [d](https://example.org/x) [e](mailto:a@b)\n\
            [f](img/) [g](..) `[h](gone.md)`\n```\n[i](gone.md)\n```\n[j]: <guide.md>\n[^1]: A note.\n";
        assert_eq!(found(text), [] as [usize; 0]);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        assert_eq!(
            found("[a](README.md)\n\nsee [b](../gone.md#x) and [c](img/b.png)\n[d]: gone.md\n"),
            [1, 3, 3, 4]
        );
    }

    #[test]
    fn a_link_out_of_the_project_is_found() {
        assert_eq!(found("[a](../../other/README.md)\n"), [1]);
    }

    #[test]
    fn a_map_that_is_too_long_is_found() {
        let (short, long) = ("\n".repeat(199), "\n".repeat(200));
        assert_eq!(check(&Tree::of(&[("ARCHITECTURE.md", &short)])), []);
        assert_eq!(check(&Tree::of(&[("ARCHITECTURE.md", &long)])).len(), 1);
    }
}
