//! How often each whole number came up. Numbers far apart are counted with their neighbours, so that the memory
//! stays small whatever they are; which of them only depends on the least and the greatest, not on the order.

/// More bins than this would say no more.
const MOST_BINS: usize = 1024;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    /// A bin holds 2 to the power of this many numbers.
    shift: u32,
    /// The number of the first bin: its least value, shifted.
    first: i64,
    bins: Vec<u64>,
}

/// Some neighbouring numbers and how often they came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bin {
    pub(crate) start: i64,
    /// How many numbers it holds.
    pub(crate) width: i64,
    pub(crate) count: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, value: i64) {
        let bin = value >> self.shift;
        // Nearly all numbers lie where others did.
        match usize::try_from(bin - self.first).ok().and_then(|index| self.bins.get_mut(index)) {
            Some(count) => *count += 1,
            None => *self.make_room(value) += 1,
        }
    }

    pub(crate) fn merge(&mut self, other: &Counts) {
        for Bin { start, width, count } in other.bins().filter(|bin| bin.count > 0) {
            while 1 << self.shift < width {
                self.widen();
            }
            *self.make_room(start) += count;
        }
    }

    /// All numbers from the least to the greatest.
    pub(crate) fn bins(&self) -> impl Iterator<Item = Bin> {
        let Counts { shift, first, .. } = *self;
        (first..).zip(&self.bins).map(move |(bin, &count)| Bin {
            start: bin << shift,
            width: 1 << shift,
            count,
        })
    }

    /// The bin of this value, which may be new.
    fn make_room(&mut self, value: i64) -> &mut u64 {
        loop {
            let bin = value >> self.shift;
            if self.bins.is_empty() {
                self.first = bin;
            }
            let end = self.first + self.bins.len() as i64;
            let (low, high) = (bin.min(self.first), (bin + 1).max(end));
            if high - low <= MOST_BINS as i64 {
                let before = std::iter::repeat_n(0, (self.first - low) as usize);
                self.bins.splice(0..0, before);
                self.bins.resize((high - low) as usize, 0);
                self.first = low;
                return &mut self.bins[(bin - low) as usize];
            }
            self.widen();
        }
    }

    /// Makes one bin of every two.
    fn widen(&mut self) {
        let first = self.first >> 1;
        let mut wider: Vec<u64> = Vec::new();
        for (bin, count) in (self.first..).zip(&self.bins) {
            let index = ((bin >> 1) - first) as usize;
            wider.resize(wider.len().max(index + 1), 0);
            wider[index] += count;
        }
        *self = Counts { shift: self.shift + 1, first, bins: wider };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(values: &[i64]) -> Counts {
        let mut counts = Counts::default();
        values.iter().for_each(|&value| counts.add(value));
        counts
    }

    #[test]
    fn every_number_has_a_bin_of_its_own_where_they_are_close() {
        let bins: Vec<(i64, u64)> =
            counted(&[5, -1, 5, 2]).bins().map(|bin| (bin.start, bin.count)).collect();
        assert_eq!(bins, [(-1, 1), (0, 0), (1, 0), (2, 1), (3, 0), (4, 0), (5, 2)]);
    }

    #[test]
    fn numbers_far_apart_are_counted_with_their_neighbours() {
        let counts = counted(&[0, 1, 2, 1_000_000, -1_000_000]);
        assert!(counts.bins.len() <= MOST_BINS, "{}", counts.bins.len());
        let near = counts.bins().find(|bin| bin.start == 0).unwrap();
        assert_eq!((near.count, counts.bins().map(|bin| bin.count).sum::<u64>()), (3, 5));
    }

    #[test]
    fn neither_order_nor_parts_change_the_counts() {
        let values = [7, 90_000, -3, 4, 4, 2_000, -77, 1_000_000];
        let mut backwards = values;
        backwards.reverse();
        assert_eq!(counted(&values), counted(&backwards));
        for split in 0..=values.len() {
            let mut parts = counted(&values[split..]);
            parts.merge(&counted(&values[..split]));
            assert_eq!(parts, counted(&values), "{split}");
        }
    }
}
