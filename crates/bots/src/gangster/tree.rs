//! The tree of the search: positions by the actions that lead to them, whatever nature draws on the way.

use game_core::Seat;
use gangster::Action;
use std::num::NonZeroU32;

pub(super) const SEATS: usize = 5;

/// A share of the win, or a sum of such, for each seat.
pub(super) type Shares = [f32; SEATS];

#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    path: Vec<(u32, u32)>,
}

/// A decision of a seat.
#[derive(Clone, Copy)]
struct Node {
    seat: Seat,
    visits: u32,
    sum: Shares,
    first: u32,
    end: u32,
}

/// An action at a decision, and what came of it.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) action: Action,
    /// How likely it is the best, at first sight.
    prior: f32,
    pub(super) visits: u32,
    sum: Shares,
    child: Option<NonZeroU32>,
}

/// How strongly the search looks at actions it knows little of.
const EXPLORATION: f32 = 0.6;
/// How much worse than its siblings an action is thought before it is tried.
const DOUBT: f32 = 0.03;
/// How many points apart two actions are when one is e times as likely the best.
const SPREAD: f32 = 1.5;
/// As how many walks the net's opinion of an action counts.
const OPINION: u32 = 8;
/// How much less likely to win an action must make, to the net's mind, to be e times less likely the best.
const SEEMING: f32 = 0.03;

impl Tree {
    /// Starts anew with a decision and what its actions promise.
    pub(super) fn plant(&mut self, seat: Seat, scored: &[(Action, f32)]) {
        self.nodes.clear();
        self.edges.clear();
        self.path.clear();
        self.grow(seat, scored);
    }

    fn grow(&mut self, seat: Seat, scored: &[(Action, f32)]) -> u32 {
        let first = self.edges.len() as u32;
        let most = scored.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
        let likely = |score: f32| ((score - most) / SPREAD).exp() + 0.02;
        let sum: f32 = scored.iter().map(|(_, score)| likely(*score)).sum();
        self.edges.extend(scored.iter().map(|&(action, score)| Edge {
            action,
            prior: likely(score) / sum,
            visits: 0,
            sum: [0.0; SEATS],
            child: None,
        }));
        self.nodes.push(Node { seat, visits: 0, sum: [0.0; SEATS], first, end: self.edges.len() as u32 });
        self.nodes.len() as u32 - 1
    }

    /// Takes over what the net thinks of the actions at the root, in their order: it counts as some walks, and what the
    /// net prefers is looked at first.
    pub(super) fn opine(&mut self, worths: &[Shares]) {
        let root = &mut self.nodes[0];
        let seat = root.seat.index();
        let most = worths.iter().map(|worth| worth[seat]).fold(0.0, f32::max);
        let likely = |worth: &Shares| ((worth[seat] - most) / SEEMING).exp();
        let sum: f32 = worths.iter().map(likely).sum();
        for (edge, worth) in self.edges[root.first as usize..root.end as usize].iter_mut().zip(worths) {
            let all = worth.map(|share| share * OPINION as f32);
            edge.prior = (edge.prior + likely(worth) / sum) / 2.0;
            edge.visits += OPINION;
            add(&mut edge.sum, &all);
            root.visits += OPINION;
            add(&mut root.sum, &all);
        }
    }

    /// Begins at the root.
    pub(super) fn start(&mut self) -> u32 {
        self.path.clear();
        0
    }

    pub(super) fn seat(&self, node: u32) -> Seat {
        self.nodes[node as usize].seat
    }

    /// The most promising action of those that are legal, if there is any.
    pub(super) fn select(&mut self, node: u32, is_legal: impl Fn(Action) -> bool) -> Option<(u32, Action)> {
        let here = self.nodes[node as usize];
        let seat = here.seat.index();
        let unknown = here.sum[seat] / here.visits.max(1) as f32 - DOUBT;
        let explore = EXPLORATION * (here.visits.max(1) as f32).sqrt();
        let score = |edge: &Edge| {
            let value = if edge.visits > 0 { edge.sum[seat] / edge.visits as f32 } else { unknown };
            value + explore * edge.prior / (1.0 + edge.visits as f32)
        };
        let mut best = (None, f32::NEG_INFINITY);
        for (at, edge) in (here.first..here.end).zip(&self.edges[here.first as usize..here.end as usize]) {
            let score = score(edge);
            if score > best.1 && is_legal(edge.action) {
                best = (Some(at), score);
            }
        }
        let edge = best.0?;
        self.path.push((node, edge));
        Some((edge, self.edges[edge as usize].action))
    }

    /// This action of the root.
    pub(super) fn force(&mut self, edge: u32) -> (u32, Action) {
        self.path.push((0, edge));
        (edge, self.edges[edge as usize].action)
    }

    /// The decision after an action, if it was looked at before.
    pub(super) fn child(&self, edge: u32) -> Option<u32> {
        self.edges[edge as usize].child.map(NonZeroU32::get)
    }

    /// Whether the action was tried before.
    pub(super) fn is_known(&self, edge: u32) -> bool {
        self.edges[edge as usize].visits > 0
    }

    /// Adds the decision after an action.
    pub(super) fn add_child(&mut self, edge: u32, seat: Seat, scored: &[(Action, f32)]) {
        let child = self.grow(seat, scored);
        self.edges[edge as usize].child = NonZeroU32::new(child);
    }

    /// Counts what came out for everything on the way.
    pub(super) fn learn(&mut self, shares: &Shares) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            add(&mut node.sum, shares);
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            add(&mut edge.sum, shares);
        }
    }

    /// The actions at the root.
    pub(super) fn roots(&self) -> &[Edge] {
        self.nodes.first().map_or(&[], |root| &self.edges[root.first as usize..root.end as usize])
    }
}

impl Edge {
    pub(super) fn mean(&self) -> Shares {
        self.sum.map(|sum| sum / self.visits.max(1) as f32)
    }
}

pub(super) fn add(sum: &mut Shares, shares: &Shares) {
    for (sum, share) in sum.iter_mut().zip(shares) {
        *sum += share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gangster::{Crew, Place};

    fn loads() -> Vec<(Action, f32)> {
        let load = |level| Action::Load { crew: Crew::Grey, district: Place::LittleItaly, level };
        [1, 2].map(|level| (load(level), 0.0)).to_vec()
    }

    #[test]
    fn what_the_net_prefers_is_looked_at_first_and_walks_can_overturn_it() {
        let mut tree = Tree::default();
        tree.plant(Seat::new(0), &loads());
        let worth = |own: f32| [own, 1.0 - own, 0.0, 0.0, 0.0];
        tree.opine(&[worth(0.3), worth(0.4)]);
        let mut first = None;
        for _ in 0..100 {
            let root = tree.start();
            let (edge, _) = tree.select(root, |_| true).unwrap();
            first = first.or(Some(edge));
            tree.learn(&worth(if edge == 0 { 0.6 } else { 0.2 }));
        }
        assert_eq!(first, Some(1));
        let visits: Vec<u32> = tree.roots().iter().map(|edge| edge.visits).collect();
        assert!(visits[0] > 2 * visits[1] && visits[1] > OPINION, "{visits:?}");
    }
}
