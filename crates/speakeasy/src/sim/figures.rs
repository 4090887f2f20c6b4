//! The plots of a simulation: who wins, what is scored, how long matches are, and how scores grow.

use super::counts::{Bin, Counts};
use super::course::PARTS;
use super::statistics::{Group, Statistics};
use crate::plot::{self, Figure, Shape};

/// Every plot with the name of its file. By seat, and by bot where there are several.
pub(crate) fn all(statistics: &Statistics, names: &[String]) -> Vec<(&'static str, Figure)> {
    let seats: Vec<(String, &Group)> =
        statistics.seats.iter().enumerate().map(|(seat, group)| (format!("seat {seat}"), group)).collect();
    let played = |(name, group): (&String, &'_ Group)| (group.places() > 0).then(|| name.clone());
    let bots: Vec<(String, &Group)> =
        names.iter().zip(&statistics.bots).filter_map(|pair| Some((played(pair)?, pair.1))).collect();
    let mut figures = vec![
        ("wins-by-seat", wins("Wins by seat", &seats)),
        ("scores-by-seat", scores("Scores by seat", &seats)),
        ("length", length(statistics)),
    ];
    if names.len() > 1 {
        figures.insert(0, ("wins-by-bot", wins("Wins by bot", &bots)));
        figures.insert(1, ("scores-by-bot", scores("Scores by bot", &bots)));
    }
    figures.extend(growth(statistics, names).map(|figure| ("score-over-time", figure)));
    figures
}

fn wins(title: &str, groups: &[(String, &Group)]) -> Figure {
    let rate = |(name, group): &(String, &Group)| Some((name.clone(), group.wins.rate()?));
    let rates: Vec<_> = groups.iter().filter_map(rate).collect();
    let (won, places) =
        rates.iter().fold((0.0, 0), |(won, places), (_, rate)| (won + rate.wins, places + rate.games));
    // All places together win every match once.
    plot::rate_dots(title, &rates, won / places.max(1) as f64)
}

fn scores(title: &str, groups: &[(String, &Group)]) -> Figure {
    let shapes: Vec<Shape> =
        groups.iter().map(|(name, group)| shape(name, &group.counts, group.mean_score().value)).collect();
    plot::histograms(title, "points", &shapes)
}

fn length(statistics: &Statistics) -> Figure {
    let shape = shape("moves", &statistics.lengths, statistics.mean_moves().value);
    plot::histograms("Length of a match", "moves", &[shape])
}

/// By bot where there are several, else by seat; none where nobody watched.
fn growth(statistics: &Statistics, names: &[String]) -> Option<Figure> {
    let course = statistics.course.as_ref()?;
    let mean = |line: &[i64; PARTS + 1], places: u64| -> Vec<f64> {
        line.iter().map(|&sum| sum as f64 / places as f64).collect()
    };
    let seats = statistics.seats.iter().zip(&course.seats).enumerate();
    let bots = names.iter().zip(&statistics.bots).zip(&course.bots);
    let lines: Vec<(String, Vec<f64>)> = match names {
        [_] => {
            seats.map(|(seat, (group, line))| (format!("seat {seat}"), mean(line, group.places()))).collect()
        }
        _ => bots
            .filter(|((_, group), _)| group.places() > 0)
            .map(|((name, group), line)| (name.clone(), mean(line, group.places())))
            .collect(),
    };
    Some(plot::growth(&lines))
}

fn shape(name: &str, counts: &Counts, mean: f64) -> Shape {
    let columns: Vec<Bin> = counts.bins().collect();
    Shape {
        name: name.to_owned(),
        width: columns.first().map_or(1.0, |bin| bin.width as f64),
        columns: columns.iter().map(|bin| (bin.start as f64, bin.count)).collect(),
        mean,
    }
}
