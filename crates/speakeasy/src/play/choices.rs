//! The legal actions as a list to choose from: by number or key, with the arrow keys, narrowed by a filter.

use crate::words::{self, Sight};
use serde_json::Value;
use std::cell::Cell;

pub(crate) struct Choice {
    pub(crate) key: String,
    pub(crate) label: String,
    action: Value,
}

/// What came of an entry.
#[derive(Debug, PartialEq)]
pub(crate) enum Entry {
    /// An action to try; one typed by hand may be against the rules.
    Action(Value),
    /// Why it means nothing.
    Unclear(String),
}

pub(crate) struct Choices {
    all: Vec<Choice>,
    /// Which of them the filter lets through.
    shown: Vec<usize>,
    selected: usize,
    filter: String,
    /// How many lie on a page and in a column, as last drawn.
    page: Cell<(usize, usize)>,
}

impl Choices {
    pub(crate) fn of(sight: &Sight) -> Choices {
        let words = words::of(sight.game);
        let choice = |(index, action): (usize, &Value)| Choice {
            key: words.key(action).unwrap_or_else(|| (index + 1).to_string()),
            label: words.action(action, sight),
            action: action.clone(),
        };
        let all: Vec<Choice> = sight.legal.iter().enumerate().map(choice).collect();
        Choices {
            shown: (0..all.len()).collect(),
            all,
            selected: 0,
            filter: String::new(),
            page: Cell::new((1, 1)),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Those that the filter lets through.
    pub(crate) fn shown(&self) -> impl ExactSizeIterator<Item = &Choice> {
        self.shown.iter().map(|&index| &self.all[index])
    }

    /// The place of the selected one among those shown.
    pub(crate) fn selected(&self) -> usize {
        self.selected
    }

    pub(crate) fn filter(&self) -> &str {
        &self.filter
    }

    /// Shows only actions whose label has all these words.
    pub(crate) fn set_filter(&mut self, filter: &str) {
        filter.clone_into(&mut self.filter);
        let parts: Vec<String> = filter.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let fits = |label: &str| parts.iter().all(|part| label.to_lowercase().contains(part));
        self.shown = (0..self.all.len()).filter(|&index| fits(&self.all[index].label)).collect();
        self.selected = 0;
    }

    /// Tells how the list was drawn, which pages and columns depend on.
    pub(crate) fn drawn(&self, page: usize, column: usize) {
        self.page.set((page.max(1), column.max(1)));
    }

    pub(crate) fn up(&mut self) {
        self.selected = self.selected.saturating_sub(1);
    }

    pub(crate) fn down(&mut self) {
        self.forward(1);
    }

    pub(crate) fn left(&mut self) {
        self.selected = self.selected.saturating_sub(self.page.get().1);
    }

    pub(crate) fn right(&mut self) {
        self.forward(self.page.get().1);
    }

    pub(crate) fn page_up(&mut self) {
        self.selected = self.selected.saturating_sub(self.page.get().0);
    }

    pub(crate) fn page_down(&mut self) {
        self.forward(self.page.get().0);
    }

    fn forward(&mut self, by: usize) {
        self.selected = (self.selected + by).min(self.shown.len().saturating_sub(1));
    }

    /// What an entry means: nothing typed is the selected action.
    pub(crate) fn enter(&self, typed: &str, sight: &Sight) -> Entry {
        let typed = typed.trim();
        if typed.is_empty() {
            let index = self.shown.get(self.selected);
            let nothing = || Entry::Unclear("No action fits the filter; Esc shows all.".to_owned());
            return index.map_or_else(nothing, |&index| Entry::Action(self.all[index].action.clone()));
        }
        if typed.starts_with('{') {
            let read = serde_json::from_str(typed);
            return read
                .map_or_else(|error| Entry::Unclear(format!("That is not JSON: {error}")), Entry::Action);
        }
        let keyed = self.all.iter().find(|choice| choice.key.eq_ignore_ascii_case(typed));
        let action =
            keyed.map(|choice| choice.action.clone()).or_else(|| words::of(sight.game).meant(typed, sight));
        let unknown =
            || Entry::Unclear(format!("There is no choice {typed}; they are listed, and ? tells the keys."));
        action.map_or_else(unknown, Entry::Action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Setup, Turn};
    use serde_json::json;

    /// The first auction of a match of Don, as the seat to act sees it.
    fn auction() -> Sight {
        let mut played = games::find("don").unwrap().open(&Setup::new(3, json!({}))).unwrap();
        let mut rng = game_core::random::stream(1, 0, 0);
        while let Some(chance) = played.sample(&mut rng) {
            played.chance(&chance).unwrap();
        }
        let Turn::Seat(seat) = played.turn() else { panic!("an auction") };
        Sight::of(&*played, seat.index(), &["Ada", "Bruno", "Carla"].map(str::to_owned))
    }

    #[test]
    fn an_amount_is_a_bid_and_a_wrong_one_is_left_to_the_rules() {
        let sight = auction();
        let choices = Choices::of(&sight);
        let bid = |amount: u8| Entry::Action(json!({"type":"bid","amount":amount}));
        assert_eq!(choices.enter("7", &sight), bid(7));
        assert_eq!(choices.enter("99", &sight), bid(99));
        assert_eq!(choices.enter("P", &sight), Entry::Action(json!({"type":"pass"})));
        assert_eq!(choices.enter("{\"type\":\"pass\"}", &sight), Entry::Action(json!({"type":"pass"})));
        assert!(matches!(choices.enter("{pass}", &sight), Entry::Unclear(_)));
        assert!(matches!(choices.enter("x", &sight), Entry::Unclear(_)));
    }

    #[test]
    fn a_filter_narrows_the_list_and_the_cursor_stays_within() {
        let sight = auction();
        let mut choices = Choices::of(&sight);
        choices.drawn(5, 5);
        choices.page_down();
        choices.right();
        choices.set_filter("BID 1");
        let labels: Vec<String> = choices.shown().map(|choice| choice.label.clone()).collect();
        let fits = |label: &String| label.starts_with("Bid") && label.contains('1');
        assert!(labels.len() > 1 && labels.len() < choices.len() && labels.iter().all(fits), "{labels:?}");
        assert_eq!(choices.selected(), 0);
        for _ in 0..9 {
            choices.page_down();
        }
        assert_eq!(choices.selected(), labels.len() - 1);
        choices.set_filter("nothing like this");
        assert!(matches!(choices.enter("", &sight), Entry::Unclear(_)));
    }
}
