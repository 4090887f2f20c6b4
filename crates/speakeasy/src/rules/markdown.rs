//! Markdown set for reading in a terminal: bold headings, coloured rule ids, wrapped text. It knows just the
//! Markdown that rules are written in.

const BOLD: &str = "\x1b[1m";
const ID: &str = "\x1b[1;33m";
const CODE: &str = "\x1b[36m";
const END: &str = "\x1b[0m";

/// The text with its marks turned into terminal styles, wrapped to `width`.
pub(crate) fn render(markdown: &str, width: usize) -> String {
    let mut text = String::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        let mut block = line.to_owned();
        if line.starts_with('|') {
            let mut rows = vec![line];
            while let Some(row) = lines.next_if(|next| next.starts_with('|')) {
                rows.push(row);
            }
            text += &render_table(&rows);
            continue;
        }
        if is_prose(line) {
            while let Some(more) = lines.next_if(|next| continues(next)) {
                block = format!("{block} {}", more.trim());
            }
        }
        text += &render_block(&block, width);
        text.push('\n');
    }
    text
}

/// Whether the line can be wrapped and joined with the next one.
fn is_prose(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#') && !line.starts_with('|')
}

/// Whether the line goes on with the paragraph or list item before it.
fn continues(line: &str) -> bool {
    is_prose(line) && !line.trim_start().starts_with("- ")
}

fn render_block(block: &str, width: usize) -> String {
    if let Some(heading) = block.strip_prefix('#') {
        return format!("{BOLD}{}{END}", heading.trim_start_matches('#').trim());
    }
    let body = block.trim_start();
    let indent = block.len() - body.len();
    let (mark, body) = body.strip_prefix("- ").map_or(("", body), |item| ("- ", item));
    let hanging = indent + mark.len();
    let lines = wrap(body, width.saturating_sub(hanging).max(10));
    let first = format!("{}{mark}", " ".repeat(indent));
    style(&format!("{first}{}", lines.join(&format!("\n{}", " ".repeat(hanging)))))
}

/// Sets a table in columns; the row of dashes under its head becomes a rule.
fn render_table(rows: &[&str]) -> String {
    let rows: Vec<Vec<&str>> =
        rows.iter().map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter(|row| !is_dashes(row)).map(|row| shown(row, column)).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in &rows {
        let cells: Vec<String> = (0..columns)
            .map(|column| match is_dashes(row) {
                true => "─".repeat(widths[column]),
                false => pad(row.get(column).unwrap_or(&""), widths[column]),
            })
            .collect();
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    text
}

fn is_dashes(row: &[&str]) -> bool {
    row.iter().all(|cell| !cell.is_empty() && cell.chars().all(|letter| letter == '-' || letter == ':'))
}

/// How many letters of a cell are shown.
fn shown(row: &[&str], column: usize) -> usize {
    row.get(column).map_or(0, |cell| length(cell))
}

fn pad(cell: &str, width: usize) -> String {
    style(cell) + &" ".repeat(width.saturating_sub(length(cell)))
}

/// The letters of a text without its marks.
fn length(text: &str) -> usize {
    text.chars().filter(|&letter| letter != '*' && letter != '`').count()
}

/// Breaks between words, as late as `width` allows. Marks that are not shown take no room.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    let mut room = width;
    for word in text.split_whitespace() {
        let length = length(word);
        let line = lines.last_mut().expect("there is always a line being filled");
        if line.is_empty() {
            line.push_str(word);
            room = width.saturating_sub(length);
        } else if length < room {
            *line += " ";
            *line += word;
            room -= length + 1;
        } else {
            lines.push(word.to_owned());
            room = width.saturating_sub(length);
        }
    }
    lines
}

/// Replaces `**strong**`, `*emphasis*` and `` `code` `` by styles; a mark without its partner stays.
fn style(text: &str) -> String {
    let mut styled = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(['*', '`']) {
        let (before, marked) = rest.split_at(start);
        let mark = if marked.starts_with("**") { "**" } else { &marked[..1] };
        let Some((inside, after)) =
            marked[mark.len()..].split_once(mark).filter(|(inside, _)| !inside.is_empty())
        else {
            styled += before;
            styled += mark;
            rest = &marked[mark.len()..];
            continue;
        };
        styled += &format!("{before}{}{inside}{END}", colour(mark, inside));
        rest = after;
    }
    styled + rest
}

fn colour(mark: &str, inside: &str) -> &'static str {
    match mark {
        "`" => CODE,
        "**" if is_rule_id(inside) => ID,
        _ => BOLD,
    }
}

/// A letter, a number, a dot, a number.
fn is_rule_id(text: &str) -> bool {
    let Some((section, number)) = text.split_once('.') else { return false };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    section.starts_with(|letter: char| letter.is_ascii_uppercase()) && digits(&section[1..]) && digits(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_bold_and_rule_ids_coloured() {
        assert_eq!(render("## D3 The auction", 80), format!("{BOLD}D3 The auction{END}\n"));
        assert_eq!(render("- **D3.5** Nobody.", 80), format!("- {ID}D3.5{END} Nobody.\n"));
        assert_eq!(render("**[ruling]** `strict`", 80), format!("{BOLD}[ruling]{END} {CODE}strict{END}\n"));
    }

    #[test]
    fn a_list_item_is_joined_and_wrapped_under_its_text() {
        let text = "- one two three four\n  five six seven\n- next";
        assert_eq!(render(text, 20), "- one two three four\n  five six seven\n- next\n");
        assert_eq!(render("- one two three four\n  five", 30), "- one two three four five\n");
        assert_eq!(render("aaaa bbbb cccc dddd eeee", 20), "aaaa bbbb cccc dddd\neeee\n");
    }

    #[test]
    fn tables_are_set_in_columns() {
        let table = "| id | name |\n|---|---|\n| `a` | New Town |\n| long | b |\nText.";
        let expected = format!("id    name\n────  ────────\n{CODE}a{END}     New Town\nlong  b\nText.\n");
        assert_eq!(render(table, 20), expected);
    }

    #[test]
    fn a_lone_mark_stays() {
        for lone in ["2 * 3", "a ** b", "**** x", "it`s"] {
            assert_eq!(render(lone, 80), format!("{lone}\n"), "{lone}");
        }
    }

    #[test]
    fn any_text_is_rendered_without_losing_letters() {
        for odd in ["", "\n\n", "-", "- ", "é*ü*", "x.y", "**É.1**", "|", "#", &"wört".repeat(50)] {
            let letters =
                |text: &str| text.chars().filter(|letter| letter.is_alphabetic() && *letter != 'm').count();
            assert_eq!(letters(&render(odd, 0)), letters(odd), "{odd}");
        }
    }
}
