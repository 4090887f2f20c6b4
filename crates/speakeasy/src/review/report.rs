//! A review with all that its readers need beside the numbers: what the seats are called, and which decisions to tell.

use bots::{Account, Change, Decision, Review};
use game_core::GameInfo;
use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
pub(crate) struct Report {
    #[serde(skip)]
    pub(crate) title: String,
    /// What each seat is called.
    pub(crate) names: Vec<String>,
    #[serde(flatten)]
    pub(crate) review: Review,
    /// The numbers of the costliest steps, the costliest first.
    costliest: Vec<usize>,
}

impl Report {
    pub(crate) fn new(info: &GameInfo, names: Option<&[String]>, review: Review, worst: usize) -> Report {
        let seats = review.accounts.len();
        let end = if review.finished { "finished" } else { "not finished" };
        let given = |seat: usize| names.and_then(|names| names.get(seat)).filter(|name| !name.is_empty());
        Report {
            title: format!("{}, {seats} seats, {} steps, {end}", info.name, review.steps),
            names: (0..seats)
                .map(|seat| given(seat).cloned().unwrap_or_else(|| format!("seat {seat}")))
                .collect(),
            costliest: review.costliest(worst).iter().map(|decision| decision.step).collect(),
            review,
        }
    }

    /// The decisions to tell, the costliest first.
    pub(crate) fn costliest(&self) -> Vec<&Decision> {
        self.review.costliest(self.costliest.len())
    }

    /// The seat with its name, where it has one of its own.
    pub(crate) fn seat(&self, seat: usize) -> String {
        let (plain, name) = (format!("seat {seat}"), &self.names[seat]);
        if *name == plain { plain } else { format!("{plain} ({name})") }
    }

    /// How sure the numbers are.
    pub(crate) fn caution(&self) -> String {
        format!(
            "All numbers are percent of a win. The search is sure of a chance to about ±{:.1}, of a cost to about ±{:.1}, \
             of a seat's luck to about ±{:.1}, of its own decisions to about ±{:.1}.",
            200.0 * self.review.error,
            100.0 * self.review.margin(),
            200.0 * self.review.luck_error,
            200.0 * self.review.decisions_error,
        )
    }
}

/// A line of the accounts: what it is called and how it is read from an account.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) of: fn(&Account) -> f64,
    /// Whether it is a change, which has a sign.
    is_change: bool,
}

/// The lines of the accounts; the first four add up to the fifth.
pub(crate) const PARTS: [Part; 6] = [
    Part { name: "start", of: |account| account.start, is_change: false },
    Part { name: "luck", of: |account| account.luck, is_change: true },
    Part { name: "own decisions", of: |account| account.decisions, is_change: true },
    Part { name: "others' decisions", of: |account| account.others, is_change: true },
    Part { name: "result", of: |account| account.result, is_change: false },
    Part { name: "given away", of: |account| account.given_away, is_change: false },
];

impl Part {
    /// The number in percent of a win.
    pub(crate) fn percent(&self, account: &Account) -> String {
        let percent = 100.0 * (self.of)(account);
        // Adding 0 turns −0 into 0.
        let percent = (10.0 * percent).round() / 10.0 + 0.0;
        if self.is_change { format!("{percent:+.1}") } else { format!("{percent:.1}") }
    }
}

/// How many changes of the state are told before the rest is left to the JSON.
const MOST_CHANGES: usize = 4;

/// `chips/2 12 → 9, hands/1 +blue_3 −green_5`.
pub(crate) fn changes(changes: &[Change]) -> String {
    let mut told: Vec<String> = changes.iter().take(MOST_CHANGES).map(change).collect();
    if changes.len() > MOST_CHANGES {
        told.push(format!("and {} more", changes.len() - MOST_CHANGES));
    }
    told.join(", ")
}

/// A list by what came and went, anything else by what it was and is.
fn change(Change { path, from, to }: &Change) -> String {
    let (Value::Array(before), Value::Array(now)) = (from, to) else {
        return format!("{path} {from} → {to}");
    };
    let mut gone = before.clone();
    let mut come = Vec::new();
    for item in now {
        match gone.iter().position(|other| other == item) {
            Some(place) => drop(gone.remove(place)),
            None => come.push(item),
        }
    }
    let signed = |sign: char, item: &Value| {
        format!(" {sign}{}", item.as_str().map_or_else(|| item.to_string(), str::to_owned))
    };
    let plus = come.iter().map(|item| signed('+', item));
    let minus = gone.iter().map(|item| signed('−', item));
    std::iter::once(path.clone()).chain(plus).chain(minus).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lists_are_told_by_what_came_and_went() {
        let change = |path: &str, from, to| Change { path: path.to_owned(), from, to };
        let told = changes(&[
            change("pot", json!(0), json!(1)),
            change("hands/1", json!(["blue_5", "green_1", "green_1"]), json!(["blue_3", "green_1"])),
        ]);
        assert_eq!(told, "pot 0 → 1, hands/1 +blue_3 −blue_5 −green_1");
    }
}
