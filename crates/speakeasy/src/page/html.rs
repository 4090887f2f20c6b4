//! A page of HTML that needs nothing else: tables, sentences and figures drawn in place.

use super::{Page, Sheet};
use crate::plot::{Figure, escape};

pub(crate) fn html(page: &Page) -> String {
    let (title, facts, note) = (escape(&page.title), escape(&page.facts), page.note);
    let figures: String = page.figures.iter().map(figure).collect();
    let sheets: String = page.sheets.iter().map(table).collect();
    let sentences: String = page.sentences.iter().map(|line| format!("<p>{}</p>\n", escape(line))).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n<p class=\"facts\">{facts}</p>\n{sentences}{figures}{sheets}\
         <footer>{note}</footer>\n</main>\n</body>\n</html>\n"
    )
}

const STYLE: &str = "\
body { margin: 0; background: #F4ECDD; color: #211C15; font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; padding-bottom: .5rem; border-bottom: 3px double #7A5510; }
.facts, figcaption, footer { color: #5F5546; }
figure { margin: 1.5rem 0; background: #FFF9EE; border: 1px solid #CDBFA5; padding: .75rem; }
figure svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
figcaption { font-size: .9rem; margin-top: .5rem; }
.sheet { overflow-x: auto; margin: 1.5rem 0; }
table { border-collapse: collapse; width: 100%; background: #FFF9EE; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border: 1px solid #CDBFA5; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { border-bottom: 2px solid #7A5510; }
footer { margin-top: 2rem; font-size: .9rem; }
";

fn figure(figure: &Figure) -> String {
    format!(
        "<figure>\n{}<figcaption>{}</figcaption>\n</figure>\n",
        figure.drawing.to_svg(),
        escape(&figure.caption)
    )
}

fn table(sheet: &Sheet) -> String {
    let header: String =
        sheet.header.iter().map(|name| format!("<th scope=\"col\">{}</th>", escape(name))).collect();
    let rows: String = sheet.rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row))).collect();
    format!(
        "<div class=\"sheet\"><table>\n<thead><tr>{header}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
}

fn cells(row: &[String]) -> String {
    let cell = |(column, text): (usize, &String)| match column {
        0 => format!("<th scope=\"row\">{}</th>", escape(text)),
        _ => format!("<td>{}</td>", escape(text)),
    };
    row.iter().enumerate().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_page() {
        let sheet =
            Sheet { header: vec!["<b>".to_owned()], rows: vec![vec!["a & b".to_owned(), "\"".to_owned()]] };
        let (title, facts) = ("<script>".to_owned(), "x".to_owned());
        let (sentences, figures, note) = (Vec::new(), Vec::new(), "");
        let html = html(&Page { title, facts, sheets: vec![sheet], sentences, figures, note });
        assert!(!html.contains("<script>") && !html.contains("<b>"), "{html}");
        assert!(html.contains("<th scope=\"row\">a &amp; b</th><td>&quot;</td>"), "{html}");
    }
}
