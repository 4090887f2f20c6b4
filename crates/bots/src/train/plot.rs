//! A plot of strength over the course of training, as SVG.

use super::Strength;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 40.0;
const RIGHT: f64 = 24.0;
const BOTTOM: f64 = 56.0;

/// The share of wins against greedy rivals, with 95 % intervals; `fair` is what an equal player would have.
pub fn plot(title: &str, strengths: &[Strength], fair: f64) -> String {
    let most = strengths.last().map_or(1.0, |last| last.games as f64);
    let x = |games: f64| LEFT + games / most * (WIDTH - LEFT - RIGHT);
    let y = |rate: f64| HEIGHT - BOTTOM - rate.clamp(0.0, 1.0) * (HEIGHT - TOP - BOTTOM);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\"><title>{title}</title><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         fill=\"#fff\"/>\n<text x=\"{LEFT}\" y=\"24\" font-size=\"16\">{title}</text>\n"
    );
    for tenth in (0..=10).step_by(2) {
        let (rate, end) = (f64::from(tenth) / 10.0, WIDTH - RIGHT);
        line(&mut out, (LEFT, y(rate)), (end, y(rate)), "#ddd");
        text(&mut out, (LEFT - 8.0, y(rate) + 4.0), "end", &format!("{} %", tenth * 10));
    }
    line(&mut out, (LEFT, y(fair)), (WIDTH - RIGHT, y(fair)), "#a60");
    text(&mut out, (WIDTH - RIGHT, y(fair) - 5.0), "end", "fair share");
    for quarter in 0..=4 {
        let games = most * f64::from(quarter) / 4.0;
        text(&mut out, (x(games), HEIGHT - BOTTOM + 20.0), "middle", &format!("{games:.0}"));
    }
    text(&mut out, ((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 12.0), "middle", "matches learned from");
    let mut points = String::new();
    for each in strengths {
        let at = x(each.games as f64);
        line(&mut out, (at, y(each.rate - each.margin)), (at, y(each.rate + each.margin)), "#468");
        push(&mut points, format_args!("{at:.1},{:.1} ", y(each.rate)));
    }
    push(
        &mut out,
        format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#135\" stroke-width=\"2\"/>\n</svg>\n",
            points.trim_end()
        ),
    );
    out
}

fn line(out: &mut String, from: (f64, f64), to: (f64, f64), colour: &str) {
    let (x1, y1, x2, y2) = (from.0, from.1, to.0, to.1);
    push(
        out,
        format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\"/>\n"
        ),
    );
}

fn text(out: &mut String, at: (f64, f64), anchor: &str, text: &str) {
    let (x, y) = at;
    push(out, format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>\n"));
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string can always grow");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measurement_is_a_point_of_the_line() {
        let at = |games, rate| Strength { games, rate, margin: 0.05 };
        let svg = plot("Don", &[at(0, 0.25), at(500, 0.5), at(1000, 0.75)], 0.25);
        let points = svg.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        assert_eq!(points.split(' ').count(), 3, "{svg}");
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    }
}
