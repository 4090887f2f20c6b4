//! A row of numbers, written from the left.

pub(super) struct Row<'a> {
    values: &'a mut [f32],
    at: usize,
}

impl Row<'_> {
    /// What is not written stays as it was.
    pub(super) fn new(values: &mut [f32]) -> Row<'_> {
        Row { values, at: 0 }
    }

    pub(super) fn is_full(&self) -> bool {
        self.at == self.values.len()
    }

    #[inline]
    pub(super) fn push(&mut self, value: f32) {
        self.values[self.at] = value;
        self.at += 1;
    }

    #[inline]
    pub(super) fn flag(&mut self, is_so: bool) {
        self.push(f32::from(u8::from(is_so)));
    }

    /// A number that is cut off at twice its usual size.
    #[inline]
    pub(super) fn scaled(&mut self, value: f32, usual: f32) {
        self.push((value / usual).clamp(-2.0, 2.0));
    }

    /// `size` numbers of which one is 1; the last one stands for all beyond it.
    #[inline]
    pub(super) fn one_of(&mut self, size: usize, which: usize) {
        self.values[self.at + which.min(size - 1)] = 1.0;
        self.at += size;
    }

    /// Makes the next `size` numbers 0, to be written from there on.
    #[inline]
    pub(super) fn wipe(&mut self, size: usize) {
        self.values[self.at..self.at + size].fill(0.0);
    }

    /// `size` numbers that stay as they are.
    #[inline]
    pub(super) fn skip(&mut self, size: usize) {
        self.at += size;
    }

    /// `N` numbers: 1 for each threshold that the value is above.
    #[inline]
    pub(super) fn above<const N: usize>(&mut self, value: f32, thresholds: [f32; N]) {
        for threshold in thresholds {
            self.flag(value > threshold);
        }
    }

    /// `size` numbers to which the caller adds where it likes.
    #[inline]
    pub(super) fn block(&mut self, size: usize) -> &mut [f32] {
        self.at += size;
        &mut self.values[self.at - size..self.at]
    }
}
