//! The findings of a tournament set for people.

use super::findings::{All, Findings, Versions};
use crate::page::{Page, Sheet, words};
use crate::plot::{self, Figure};
use bots::arena::{
    Bounds, LIMIT, Payoff, Plan, Played, Rate, Rating, Schedule, Verdict, attack_rates,
    log_likelihood_ratios, rates_of_one,
};
use game_core::Game;
use indicatif::HumanCount;

const NOTE: &str = "Shared first places count as shares of a win. Seats rotate. Intervals hold the true value in \
    95 % of such tournaments. Made by <code>speakeasy arena</code>.";

pub(crate) fn report<G: Game>(plan: &Plan, played: &[Played], findings: &Findings) -> Page {
    let (sheets, sentences) = match findings {
        Findings::One(rate) => (vec![one_sheet(plan, rate)], vec![one_sentence(plan, rate)]),
        Findings::All(all) => {
            (vec![matrix_sheet(all), tables_sheet(all), rating_sheet(all)], all_sentences(plan))
        }
        Findings::Versions(versions) => (vec![versions_sheet(plan, versions)], verdict(plan, versions)),
    };
    Page {
        title: title(plan),
        facts: facts::<G>(plan, played.len()),
        sheets,
        sentences,
        figures: figures(plan, played, findings),
        note: NOTE,
    }
}

fn title(plan: &Plan) -> String {
    match &plan.schedule {
        Schedule::One { guest, hosts } => format!("{guest} against {}", table_of(hosts)),
        Schedule::All { bots } => format!("All against all: {} bots", bots.len()),
        Schedule::Versions { new, old, hosts, .. } => {
            format!("Is {new} better than {old} against {}?", table_of(hosts))
        }
    }
}

/// One name for hosts of one kind, all names for others.
fn table_of(hosts: &[String]) -> String {
    match hosts.iter().all(|host| *host == hosts[0]) {
        true => hosts[0].clone(),
        false => hosts.join(", "),
    }
}

fn facts<G: Game>(plan: &Plan, matches: usize) -> String {
    let (name, seats, seed) = (G::info().name, plan.seats.count(), plan.seed);
    let ms = plan.ms.map(|ms| format!(" · {ms} ms a move")).unwrap_or_default();
    format!("{name} · {seats} seats · {} matches · seed {seed}{ms}", HumanCount(matches as u64))
}

fn one_sheet(plan: &Plan, rate: &Rate) -> Sheet {
    let row = vec![
        plan.labels().swap_remove(0),
        HumanCount(rate.games).to_string(),
        format!("{:.2}", rate.wins),
        percent(rate.rate),
        interval(rate),
        percent(fair_share(plan)),
    ];
    Sheet { header: words(["bot", "games", "wins", "rate %", "95 % interval", "fair %"]), rows: vec![row] }
}

fn one_sentence(plan: &Plan, rate: &Rate) -> String {
    let (bot, fair) = (plan.labels().swap_remove(0), fair_share(plan));
    match fair {
        _ if rate.low > fair => format!("{bot} wins more than its fair share."),
        _ if rate.high < fair => format!("{bot} wins less than its fair share."),
        _ => format!("The interval holds the fair share: nothing shows that {bot} plays better or worse."),
    }
}

fn matrix_sheet(all: &All) -> Sheet {
    let row = |(bot, rates): (&String, &Vec<Option<Rate>>)| {
        let cell = |rate: &Option<Rate>| rate.map_or_else(|| "–".to_owned(), |rate| percent(rate.rate));
        std::iter::once(bot.clone()).chain(rates.iter().map(cell)).collect()
    };
    Sheet {
        header: words(["guest \\ hosts"]).into_iter().chain(all.bots.iter().cloned()).collect(),
        rows: all.bots.iter().zip(&all.payoff.matrix).map(row).collect(),
    }
}

/// The bots, the best first.
fn rating_sheet(all: &All) -> Sheet {
    let row = |bot: usize| {
        let Rating { rating, low, high } = all.ratings[bot];
        vec![all.bots[bot].clone(), format!("{rating:+.0}"), format!("{low:+.0} to {high:+.0}")]
    };
    Sheet {
        header: words(["bot", "rating", "95 % interval"]),
        rows: plot::by_rating(&all.ratings).into_iter().map(row).collect(),
    }
}

fn tables_sheet(all: &All) -> Sheet {
    let Payoff { attack, defence, mixed, .. } = &all.payoff;
    let row = |bot: usize| {
        let rates = [attack, defence, mixed].map(|rates| with_interval(rates[bot].as_ref()));
        std::iter::once(all.bots[bot].clone()).chain(rates).collect()
    };
    Sheet {
        header: words(["bot", "attack %", "defence %", "mixed %"]),
        rows: plot::by_rating(&all.ratings).into_iter().map(row).collect(),
    }
}

fn all_sentences(plan: &Plan) -> Vec<String> {
    let fair = percent(fair_share(plan));
    vec![
        format!("The matrix shows what one guest wins at a table of hosts, in %; {fair} is fair."),
        "Attack is what a bot wins as the guest of all others in turn,".to_owned()
            + " defence what they win as its guests: the less, the better.",
        "Mixed is what a bot wins a seat where all sit together. Ratings are on Elo's".to_owned()
            + " scale, around a mean of 0.",
    ]
}

fn versions_sheet(plan: &Plan, versions: &Versions) -> Sheet {
    let Versions { comparison, .. } = versions;
    let labels = plan.labels();
    let row = |bot: &str, rate: &Rate| vec![bot.to_owned(), percent(rate.rate), interval(rate)];
    let difference = &comparison.difference;
    let (low, high) = (100.0 * difference.low, 100.0 * difference.high);
    Sheet {
        header: words(["version", "rate %", "95 % interval"]),
        rows: vec![
            row(&format!("new: {}", labels[0]), &comparison.new),
            row(&format!("old: {}", labels[1]), &comparison.old),
            vec![
                "difference, in pairs".to_owned(),
                format!("{:+.2}", 100.0 * difference.difference),
                format!("{low:+.2} to {high:+.2}"),
            ],
        ],
    }
}

fn verdict(plan: &Plan, versions: &Versions) -> Vec<String> {
    let labels = plan.labels();
    let Versions { from, to, comparison } = versions;
    let (from, to, games) = (100.0 * from, 100.0 * to, HumanCount(comparison.games));
    let new = &labels[0];
    let decision = match comparison.verdict {
        Some(Verdict::Better) => {
            format!(
                "Decided after {games} matches: {new} is better, {to:+} points being likelier than {from:+}."
            )
        }
        Some(Verdict::NotBetter) => {
            format!(
                "Decided after {games} matches: {new} is not better, {from:+} points being likelier than {to:+}."
            )
        }
        None => format!("Nothing is decided after {games} matches; a higher --games goes on."),
    };
    let ratio = comparison.log_likelihood_ratio;
    vec![
        decision,
        format!(
            "The log likelihood ratio is {ratio:+.2}; at ±{LIMIT:.2} it decides, wrongly once in 20 times."
        ),
    ]
}

fn figures(plan: &Plan, played: &[Played], findings: &Findings) -> Vec<Figure> {
    match (findings, &plan.schedule) {
        (Findings::All(all), _) => vec![
            plot::heat_map(&all.bots, &all.payoff.matrix, fair_share(plan)),
            plot::rating_bars(&all.bots, &all.ratings),
            plot::convergence_of_all(&all.bots, &attack_rates(plan, played), fair_share(plan)),
        ],
        (Findings::Versions(_), Schedule::Versions { bounds, .. }) => vec![walk(plan, bounds, played)],
        _ => vec![plot::convergence(&rates_of_one(plan, played), fair_share(plan))],
    }
}

fn walk(plan: &Plan, bounds: &Bounds, played: &[Played]) -> Figure {
    plot::walk(&log_likelihood_ratios(plan, bounds, played))
}

fn fair_share(plan: &Plan) -> f64 {
    1.0 / plan.seats.count() as f64
}

fn percent(value: f64) -> String {
    format!("{:.1}", 100.0 * value)
}

fn interval(rate: &Rate) -> String {
    format!("{} to {}", percent(rate.low), percent(rate.high))
}

fn with_interval(rate: Option<&Rate>) -> String {
    let shown =
        |rate: &Rate| format!("{} ({}–{})", percent(rate.rate), percent(rate.low), percent(rate.high));
    rate.map_or_else(|| "–".to_owned(), shown)
}
