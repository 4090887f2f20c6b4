//! The tree of a plain search. A node is a sequence of actions; since nature is drawn anew in every simulation, an
//! action may be legal in one visit and not in the next, and what counts is how often it was there to be chosen.

use game_core::Seat;
use game_core::random::{SimRng, pick};
use std::num::NonZeroU32;

/// A sum or a mean of win shares, one a seat.
pub(super) type Shares = [f32; Seat::MAX];

/// How strongly the search looks at actions it knows little of.
const EXPLORATION: f32 = 1.0;

/// All nodes in one vector, freed at once.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The nodes of the simulation under way, from the first action down.
    path: Vec<u32>,
    /// The actions of the position at hand that were never tried there, each with the sibling it comes after.
    untried: Vec<(A, Link)>,
    visits: u32,
    wins: Shares,
    first_child: Link,
}

/// The place of a node in the vector, counted from 1.
type Link = Option<NonZeroU32>;

struct Node<A> {
    action: A,
    seat: Seat,
    visits: u32,
    /// How often it could be chosen.
    available: u32,
    wins: Shares,
    first_child: Link,
    next: Link,
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        let (nodes, path, untried) = (Vec::new(), Vec::new(), Vec::new());
        Tree { nodes, path, untried, visits: 0, wins: [0.0; Seat::MAX], first_child: None }
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        (self.visits, self.wins, self.first_child) = (0, [0.0; Seat::MAX], None);
    }

    /// Whether no simulation was counted yet.
    pub(super) fn is_empty(&self) -> bool {
        self.visits == 0
    }

    /// Begins a simulation at the root.
    pub(super) fn start(&mut self) {
        self.path.clear();
    }

    /// Goes one action further: to one never tried if there is any, else to the most promising. Tells whether it is new.
    pub(super) fn descend(&mut self, seat: Seat, legal: &[A], rng: &mut SimRng) -> (A, bool) {
        let best = self.look(seat, legal);
        let (place, is_new) = match (best, self.untried.is_empty()) {
            (Some(best), true) => (best, false),
            _ => {
                let (action, after) = pick(rng, &self.untried);
                (self.grow(seat, action, after), true)
            }
        };
        self.path.push(place);
        (self.nodes[place as usize].action, is_new)
    }

    /// Counts the result of the simulation for every node it went through.
    pub(super) fn learn(&mut self, shares: &[f32]) {
        self.visits += 1;
        add(&mut self.wins, shares);
        for &place in &self.path {
            let node = &mut self.nodes[place as usize];
            node.visits += 1;
            add(&mut node.wins, shares);
        }
    }

    /// The actions tried at the root with their mean result, without those tried so seldom that it says nothing.
    pub(super) fn tried(&self) -> impl Iterator<Item = (A, Shares)> {
        let most = self.children(self.first_child).map(|node| node.visits).max().unwrap_or(0);
        let known = self.children(self.first_child).filter(move |node| node.visits >= most / 10);
        known.map(|node| (node.action, mean(&node.wins, node.visits)))
    }

    pub(super) fn most_visited(&self) -> Option<A> {
        let children = self.children(self.first_child);
        let best = children.reduce(|best, node| if node.visits > best.visits { node } else { best });
        best.map(|best| best.action)
    }

    /// The mean result at the root.
    pub(super) fn shares(&self) -> Shares {
        mean(&self.wins, self.visits)
    }

    /// Marks the legal actions as available, lists those never tried, and finds the best of the others.
    fn look(&mut self, seat: Seat, legal: &[A]) -> Option<u32> {
        self.untried.clear();
        let first = self.first_child_here();
        let (mut after, mut at, mut best, mut best_score) = (None, first, None, f32::NEG_INFINITY);
        for &action in legal {
            let Some(found) = self.find(first, at, seat, action) else {
                self.untried.push((action, after));
                continue;
            };
            let node = &mut self.nodes[found];
            node.available += 1;
            (after, at) = (NonZeroU32::new(found as u32 + 1), node.next);
            let score = node.score();
            if score > best_score {
                (best, best_score) = (Some(found as u32), score);
            }
        }
        best
    }

    /// The child with this action, looked for from `at` on and then from the first: siblings come in the order of the
    /// legal actions where they were tried in one position.
    fn find(&self, first: Link, at: Link, seat: Seat, action: A) -> Option<usize> {
        let is_it = |node: &Node<A>| node.action == action && node.seat == seat;
        let mut link = at;
        while let Some(place) = link {
            let index = place.get() as usize - 1;
            if is_it(&self.nodes[index]) {
                return Some(index);
            }
            link = self.nodes[index].next;
        }
        let mut link = first;
        while let Some(place) = link.filter(|_| link != at) {
            let index = place.get() as usize - 1;
            if is_it(&self.nodes[index]) {
                return Some(index);
            }
            link = self.nodes[index].next;
        }
        None
    }

    /// Adds a child after the sibling that precedes it among the legal actions.
    fn grow(&mut self, seat: Seat, action: A, after: Link) -> u32 {
        let place = self.nodes.len() as u32;
        let link = match after {
            Some(sibling) => &mut self.nodes[sibling.get() as usize - 1].next,
            None => self.first_child_mut(),
        };
        let next = std::mem::replace(link, NonZeroU32::new(place + 1));
        let wins = [0.0; Seat::MAX];
        self.nodes.push(Node { action, seat, visits: 0, available: 1, wins, first_child: None, next });
        place
    }

    fn first_child_here(&self) -> Link {
        self.path.last().map_or(self.first_child, |&place| self.nodes[place as usize].first_child)
    }

    fn first_child_mut(&mut self) -> &mut Link {
        match self.path.last() {
            Some(&place) => &mut self.nodes[place as usize].first_child,
            None => &mut self.first_child,
        }
    }

    fn children(&self, first: Link) -> impl Iterator<Item = &Node<A>> {
        let node = |link: Link| link.map(|place| &self.nodes[place.get() as usize - 1]);
        std::iter::successors(node(first), move |last| node(last.next))
    }
}

impl<A> Node<A> {
    /// UCB1, with the number of times it could be chosen in place of its parent's visits.
    fn score(&self) -> f32 {
        let visits = self.visits as f32;
        self.wins[self.seat.index()] / visits + EXPLORATION * ((self.available as f32).ln() / visits).sqrt()
    }
}

fn add(sum: &mut Shares, shares: &[f32]) {
    for (sum, share) in sum.iter_mut().zip(shares) {
        *sum += share;
    }
}

fn mean(sum: &Shares, visits: u32) -> Shares {
    sum.map(|sum| sum / visits.max(1) as f32)
}
