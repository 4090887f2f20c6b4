//! Two actions held against each other by what follows from each under the rules. What follows from both says nothing;
//! what is about the same thing is told in one breath.

use super::{Condition, Ground, Side, ToldFact};
use game_core::RuleId;
use game_core::record::to_value;
use serde::Serialize;
use std::cmp::Reverse;

/// How many grounds are told.
pub(crate) const MOST_GROUNDS: usize = 4;

/// Something that follows from an action under the rules, whatever is drawn or done later.
pub(crate) trait Fact: Clone + PartialEq + Serialize {
    /// What a fact is about. Two actions each have one fact about it at most.
    type Subject: PartialEq;

    /// The rule that makes it so.
    fn rule(&self) -> RuleId;

    fn subject(&self) -> Self::Subject;

    /// How good it is for the seat to act, in a measure of the game's own: it decides for which action a fact speaks and
    /// which is told first, and is told nowhere.
    fn worth(&self) -> i32;

    /// A sentence about the action that is called so.
    fn words(&self, called: &Called) -> String;
}

/// What an action is called in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Called {
    /// Such as `a bid of 7`.
    pub(crate) plainly: String,
    /// With what must hold for its consequences, such as `a bid of 7, if it wins,`.
    pub(crate) with_condition: String,
    pub(crate) condition: Option<Condition>,
}

/// An action with all that follows from it.
#[derive(Clone, Debug)]
pub(crate) struct Deed<F> {
    pub(crate) called: Called,
    pub(crate) facts: Vec<F>,
}

/// What differs between two actions in one respect: a fact of one of them or of both.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contrast<F> {
    pub(crate) better: Option<F>,
    pub(crate) worse: Option<F>,
}

impl Called {
    pub(crate) fn plainly(name: String) -> Called {
        Called { with_condition: name.clone(), plainly: name, condition: None }
    }
}

impl<F: Fact> Contrast<F> {
    /// What speaks for the better action; less than nothing where it speaks against it.
    fn worth(&self) -> i32 {
        let worth = |fact: &Option<F>| fact.as_ref().map_or(0, Fact::worth);
        worth(&self.better) - worth(&self.worse)
    }
}

/// What differs between two actions and is worth a word: what speaks for the better one, the weightiest first, then the
/// weightiest of what speaks against it. Nothing where nothing speaks for it.
pub(crate) fn contrasts<F: Fact>(better: &[F], worse: &[F]) -> Vec<Contrast<F>> {
    let mut pros = differences(better, worse);
    pros.sort_by_key(|contrast| Reverse(contrast.worth()));
    let mut cons = pros.split_off(pros.partition_point(|contrast| contrast.worth() > 0));
    if let (false, Some(con)) = (pros.is_empty(), cons.pop()) {
        // What is given up is told rather than the least of what is won.
        if pros.get(MOST_GROUNDS - 1).is_none_or(|least| least.worth() < -con.worth()) {
            pros.truncate(MOST_GROUNDS - 1);
            pros.push(con);
        }
    }
    pros.truncate(MOST_GROUNDS);
    pros
}

/// Why the first of two actions beats the second, in the rules' words.
pub(crate) fn told<F: Fact>(better: &Deed<F>, worse: &Deed<F>) -> Vec<Ground> {
    let all = contrasts(&better.facts, &worse.facts);
    let mut room = MOST_GROUNDS - all.len();
    let mut grounds = Vec::new();
    for contrast in &all {
        let words = in_words(contrast, better, worse);
        // Every contrast gets a ground; a second one only while there is room.
        let more = (words.len() - 1).min(room);
        room -= more;
        grounds.extend(words.into_iter().take(1 + more));
    }
    grounds
}

/// All that differs, subject by subject.
fn differences<F: Fact>(better: &[F], worse: &[F]) -> Vec<Contrast<F>> {
    let about = |facts: &[F], fact: &F| facts.iter().find(|other| other.subject() == fact.subject()).cloned();
    let both = better
        .iter()
        .map(|fact| Contrast { better: Some(fact.clone()), worse: about(worse, fact) })
        .filter(|contrast| contrast.better != contrast.worse);
    let only_worse = worse.iter().filter(|fact| about(better, fact).is_none());
    let only_worse = only_worse.map(|fact| Contrast { better: None, worse: Some(fact.clone()) });
    both.chain(only_worse).filter(|contrast| contrast.worth() != 0).collect()
}

/// One sentence, or one for each action where different rules make the facts.
fn in_words<F: Fact>(contrast: &Contrast<F>, better: &Deed<F>, worse: &Deed<F>) -> Vec<Ground> {
    let one = |(fact, deed, side): (&F, &Deed<F>, Side)| Ground {
        rule: fact.rule(),
        words: fact.words(&deed.called),
        facts: vec![ToldFact { side, condition: deed.called.condition, fact: to_value(fact) }],
        against: false,
    };
    let first = contrast.better.as_ref().map(|fact| (fact, better, Side::Better));
    let second = contrast.worse.as_ref().map(|fact| (fact, worse, Side::Worse));
    let mut grounds: Vec<Ground> = first.into_iter().chain(second).map(one).collect();
    if let [first, second] = &mut grounds[..]
        && first.rule == second.rule
    {
        first.words = format!("{}; {}", first.words, second.words);
        first.facts.append(&mut second.facts);
        grounds.truncate(1);
    }
    for second in grounds.iter_mut().skip(1) {
        second.words.insert_str(0, "while ");
    }
    if contrast.worth() < 0 {
        grounds[0].words.insert_str(0, "but ");
        grounds[0].against = true;
    }
    grounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug, Serialize)]
    struct Gives(char, i32);

    impl Fact for Gives {
        type Subject = char;

        fn rule(&self) -> RuleId {
            if self.1 > 99 { "X2" } else { "X1" }
        }

        fn subject(&self) -> char {
            self.0
        }

        fn worth(&self) -> i32 {
            self.1
        }

        fn words(&self, called: &Called) -> String {
            format!("{} gives {} of {}", called.plainly, self.1, self.0)
        }
    }

    fn told_of(better: &[Gives], worse: &[Gives]) -> Vec<String> {
        let deed = |name: &str, facts: &[Gives]| Deed {
            called: Called::plainly(name.into()),
            facts: facts.to_vec(),
        };
        let grounds = told(&deed("this", better), &deed("that", worse));
        grounds.iter().map(|ground| format!("{} · {}", ground.words, ground.rule)).collect()
    }

    #[test]
    fn what_differs_is_told_the_weightiest_first_and_last_what_speaks_most_against_it() {
        let better = [Gives('a', 1), Gives('b', 3), Gives('c', 7), Gives('d', -9), Gives('f', -1)];
        let worse = [Gives('b', 3), Gives('c', 2), Gives('e', -2)];
        assert_eq!(
            told_of(&better, &worse),
            [
                "this gives 7 of c; that gives 2 of c · X1",
                "that gives -2 of e · X1",
                "this gives 1 of a · X1",
                "but this gives -9 of d · X1"
            ]
        );
    }

    #[test]
    fn four_are_told_at_most_and_what_speaks_against_it_only_if_it_weighs_more_than_the_fourth() {
        let better = ['a', 'b', 'c', 'd', 'e'].map(|what| Gives(what, 5));
        let with = |con| told_of(&better, &[Gives('z', con)]);
        assert_eq!(with(4).len(), 4);
        assert_eq!(with(4)[3], "this gives 5 of d · X1");
        assert_eq!(with(6)[3], "but that gives 6 of z · X1");
        assert_eq!(with(6).len(), 4);
    }

    #[test]
    fn facts_of_two_rules_are_told_one_after_the_other() {
        assert_eq!(
            told_of(&[Gives('a', 100)], &[Gives('a', 5)]),
            ["this gives 100 of a · X2", "while that gives 5 of a · X1"]
        );
    }

    #[test]
    fn what_is_told_comes_as_data_too() {
        let (better, worse) = ([Gives('c', 7), Gives('d', -9)], [Gives('c', 2)]);
        let deed = |facts: &[Gives]| Deed { called: Called::plainly("this".into()), facts: facts.to_vec() };
        let grounds = told(&deed(&better), &deed(&worse));
        let facts =
            |ground: &Ground| ground.facts.iter().map(|told| (told.side, told.fact.clone())).collect();
        let all: Vec<Vec<_>> = grounds.iter().map(facts).collect();
        let fact = |letter, worth| serde_json::json!([letter, worth]);
        let both = vec![(Side::Better, fact("c", 7)), (Side::Worse, fact("c", 2))];
        assert_eq!(all, [both, vec![(Side::Better, fact("d", -9))]]);
        assert_eq!(grounds.iter().map(|ground| ground.against).collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn nothing_is_told_where_nothing_speaks_for_the_better_action() {
        assert_eq!(told_of(&[Gives('a', -1)], &[Gives('b', 1)]), [] as [String; 0]);
    }
}
