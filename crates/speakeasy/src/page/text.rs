//! A page for the terminal.

use super::{Page, Sheet};
use comfy_table::{CellAlignment, Table, presets};

pub(crate) fn text(page: &Page) -> String {
    let head = format!("{}\n{}", page.title, page.facts);
    let tables = page.sheets.iter().map(|sheet| table(sheet, 1).to_string());
    let sentences = page.sentences.iter().map(|sentence| wrapped(sentence));
    let parts: Vec<String> = std::iter::once(head).chain(tables).chain(sentences).collect();
    parts.join("\n") + "\n"
}

/// The words in lines of at most 80 letters.
fn wrapped(sentence: &str) -> String {
    let mut lines = vec![String::new()];
    for word in sentence.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.chars().count() + 1 + word.chars().count() <= 80 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// A table whose first columns, `labels` of them, are text.
pub(crate) fn table(sheet: &Sheet, labels: usize) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(&sheet.header);
    table.add_rows(&sheet.rows);
    for column in table.column_iter_mut().skip(labels) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_broken_between_words() {
        let broken = wrapped(&["word"; 40].join(" "));
        assert!(broken.lines().count() == 3 && broken.lines().all(|line| line.len() <= 80), "{broken}");
        assert_eq!(wrapped("short"), "short");
    }
}
