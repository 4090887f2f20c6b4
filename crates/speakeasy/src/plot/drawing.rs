//! A picture made of lines, shapes and words, written as SVG.

use std::fmt::Write;

/// Our own colours: ink and brass on paper.
pub(super) const PAPER: &str = "#FFF9EE";
pub(super) const INK: &str = "#211C15";
pub(super) const MUTED: &str = "#5F5546";
pub(super) const HAIRLINE: &str = "#CDBFA5";
pub(super) const BRASS: &str = "#7A5510";

/// A place in a picture: to the right, and down.
pub(super) type Place = (f64, f64);

pub(crate) struct Drawing {
    width: f64,
    height: f64,
    /// What the picture shows, for those who cannot see it.
    title: String,
    body: String,
}

/// How a line is drawn.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    pub(super) color: &'static str,
    pub(super) width: f64,
    pub(super) is_dashed: bool,
}

/// Where words begin, or end.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How words are set.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) anchor: Anchor,
    pub(super) size: f64,
    pub(super) color: &'static str,
    pub(super) is_bold: bool,
}

impl Type {
    pub(super) const LABEL: Type = Type { anchor: Anchor::Start, size: 14.0, color: INK, is_bold: false };
    pub(super) const NOTE: Type = Type { anchor: Anchor::Start, size: 12.0, color: MUTED, is_bold: false };

    pub(super) const fn at(self, anchor: Anchor) -> Type {
        Type { anchor, ..self }
    }

    pub(super) const fn bold(self) -> Type {
        Type { is_bold: true, ..self }
    }
}

impl Drawing {
    /// An empty sheet with its title at the top left.
    pub(super) fn new(width: f64, height: f64, title: &str) -> Drawing {
        let mut drawing = Drawing { width, height, title: title.to_owned(), body: String::new() };
        drawing.rect((0.0, 0.0), (width, height), PAPER);
        drawing.text((16.0, 28.0), title, Type { size: 17.0, ..Type::LABEL.bold() });
        drawing
    }

    /// Drawings below one another.
    pub(super) fn stack(drawings: &[&Drawing]) -> Drawing {
        let titles: Vec<&str> = drawings.iter().map(|drawing| drawing.title.as_str()).collect();
        let mut all = Drawing {
            width: drawings.iter().map(|drawing| drawing.width).fold(0.0, f64::max),
            height: drawings.iter().map(|drawing| drawing.height).sum(),
            title: titles.join("; "),
            body: String::new(),
        };
        all.rect((0.0, 0.0), (all.width, all.height), PAPER);
        let mut top = 0.0;
        for drawing in drawings {
            all.push(format_args!("<g transform=\"translate(0 {top})\">\n{}</g>", drawing.body));
            top += drawing.height;
        }
        all
    }

    pub(super) fn line(&mut self, from: Place, to: Place, pen: Pen) {
        self.path(&[from, to], pen);
    }

    pub(super) fn path(&mut self, places: &[Place], pen: Pen) {
        let Pen { color, width, is_dashed } = pen;
        let dashes = if is_dashed { " stroke-dasharray=\"6 4\"" } else { "" };
        let points = points(places);
        self.push(format_args!(
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"{dashes}/>"
        ));
    }

    /// A light area within these corners.
    pub(super) fn area(&mut self, corners: &[Place], color: &str) {
        let points = points(corners);
        self.push(format_args!("<polygon points=\"{points}\" fill=\"{color}\" fill-opacity=\"0.18\"/>"));
    }

    pub(super) fn rect(&mut self, (x, y): Place, (width, height): Place, color: &str) {
        self.push(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{color}\"/>"
        ));
    }

    /// The outline of a rectangle.
    pub(super) fn frame(&mut self, (x, y): Place, (width, height): Place, pen: Pen) {
        let (right, bottom) = (x + width, y + height);
        self.path(&[(x, y), (right, y), (right, bottom), (x, bottom), (x, y)], pen);
    }

    pub(super) fn dot(&mut self, (x, y): Place, radius: f64, color: &str) {
        self.push(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{color}\"/>"));
    }

    pub(super) fn text(&mut self, (x, y): Place, text: &str, set: Type) {
        let Type { anchor, size, color, is_bold } = set;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let weight = if is_bold { " font-weight=\"bold\"" } else { "" };
        let text = escape(text);
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" fill=\"{color}\" text-anchor=\"{anchor}\"{weight}>{text}</text>"
        ));
    }

    /// The whole picture.
    pub(crate) fn to_svg(&self) -> String {
        let Drawing { width, height, title, body } = self;
        let title = escape(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\" aria-label=\"{title}\" font-family=\"Georgia, serif\">\n\
             <title>{title}</title>\n{body}</svg>\n"
        )
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.body, "{element}").expect("a string takes any text");
    }
}

/// Text that means nothing to a browser but itself.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Names that are too long for their place end in dots.
pub(super) fn shortened(name: &str, letters: usize) -> String {
    match name.char_indices().nth(letters) {
        None => name.to_owned(),
        Some(_) => name.chars().take(letters - 1).chain(['…']).collect(),
    }
}

fn points(places: &[Place]) -> String {
    places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_escaped() {
        let mut drawing = Drawing::new(10.0, 10.0, "a < b");
        drawing.text((0.0, 0.0), "\"c\" & d", Type::LABEL);
        let svg = drawing.to_svg();
        assert!(
            svg.contains("<title>a &lt; b</title>") && svg.contains(">&quot;c&quot; &amp; d</text>"),
            "{svg}"
        );
    }

    #[test]
    fn a_stack_is_as_high_as_all_its_drawings() {
        let two = [Drawing::new(10.0, 20.0, "a"), Drawing::new(30.0, 5.0, "b")];
        let svg = Drawing::stack(&[&two[0], &two[1]]).to_svg();
        assert!(svg.contains("viewBox=\"0 0 30 25\"") && svg.contains("translate(0 20)"), "{svg}");
        assert_eq!(svg.matches("<svg").count(), 1);
    }

    #[test]
    fn long_names_are_shortened() {
        assert_eq!([shortened("expert", 6), shortened("expert@2000n", 6)], ["expert", "exper…"]);
    }
}
