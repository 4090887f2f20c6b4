//! What was done in a match. A copy shares what was done before it, so it is made quickly however long the match is.

use std::fmt;
use std::ops::Index;
use std::sync::Arc;

/// Steps are shared by so many.
const SHARED: usize = 16;

/// A list that only grows.
#[derive(Clone)]
pub struct History<T> {
    /// All but the last ones, [`SHARED`] in each.
    shared: Vec<Arc<[T]>>,
    /// Fewer than [`SHARED`].
    newest: Vec<T>,
}

impl<T> History<T> {
    pub fn new() -> History<T> {
        History { shared: Vec::new(), newest: Vec::new() }
    }

    pub fn push(&mut self, step: T) {
        self.newest.push(step);
        if self.newest.len() == SHARED {
            self.shared.push(std::mem::take(&mut self.newest).into());
        }
    }

    pub fn len(&self) -> usize {
        self.shared.len() * SHARED + self.newest.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn last(&self) -> Option<&T> {
        self.newest.last().or_else(|| self.shared.last()?.last())
    }

    /// All of them, the first first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.shared.iter().flat_map(|some| some.iter()).chain(&self.newest)
    }
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History::new()
    }
}

impl<T> Index<usize> for History<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        match self.shared.get(index / SHARED) {
            Some(some) => &some[index % SHARED],
            None => &self.newest[index - self.shared.len() * SHARED],
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for History<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(to: usize) -> History<usize> {
        let mut history = History::new();
        (0..to).for_each(|step| history.push(step));
        history
    }

    #[test]
    fn what_was_pushed_is_there_in_order() {
        for count in [0, 1, SHARED - 1, SHARED, SHARED + 1, 3 * SHARED + 5] {
            let history = counted(count);
            assert_eq!((history.len(), history.is_empty()), (count, count == 0));
            assert!(history.iter().copied().eq(0..count));
            assert_eq!(history.last().copied(), count.checked_sub(1));
            assert!((0..count).all(|index| history[index] == index));
        }
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        for count in [SHARED - 1, SHARED, SHARED + 3] {
            let (mut one, mut other) = (counted(count), counted(count));
            let copy = one.clone();
            one.push(7);
            other.push(8);
            assert_eq!((one[count], other[count], copy.len()), (7, 8, count));
            assert!(copy.iter().copied().eq(0..count));
        }
    }

    #[test]
    fn it_is_shown_as_a_list() {
        assert_eq!(format!("{:?}", counted(3)), "[0, 1, 2]");
    }
}
