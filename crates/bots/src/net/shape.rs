//! What goes into a net, how many units its layers have, and where each lies among the weights.

/// Units that parts go through.
pub(crate) const PART: usize = 64;

/// Units of the first and of the second hidden layer.
pub(crate) const FIRST: usize = 32;
pub(crate) const SECOND: usize = 16;

/// What a net sees of a seat: any number of parts that are looked at alike, such as districts, and then the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs {
    /// How many numbers describe a part; with none there are no parts.
    pub part: usize,
    /// How many numbers the rest has.
    pub rest: usize,
}

/// Where each layer lies among the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) part_biases: usize,
    pub(crate) first: usize,
    pub(crate) first_biases: usize,
    pub(crate) second: usize,
    pub(crate) second_biases: usize,
    pub(crate) last: usize,
    pub(crate) last_bias: usize,
    pub(crate) count: usize,
}

impl Inputs {
    /// No parts.
    pub const fn plain(rest: usize) -> Inputs {
        Inputs { part: 0, rest }
    }

    /// How many numbers are fed to the first hidden layer.
    pub(crate) const fn fed(self) -> usize {
        self.units() + self.rest
    }

    /// How many units parts go through.
    const fn units(self) -> usize {
        if self.part > 0 { PART } else { 0 }
    }
}

impl Shape {
    pub(crate) const fn of(inputs: Inputs) -> Shape {
        let part_biases = inputs.part * inputs.units();
        let first = part_biases + inputs.units();
        let first_biases = first + inputs.fed() * FIRST;
        let second = first_biases + FIRST;
        let second_biases = second + FIRST * SECOND;
        let last = second_biases + SECOND;
        let last_bias = last + SECOND;
        Shape {
            part_biases,
            first,
            first_biases,
            second,
            second_biases,
            last,
            last_bias,
            count: last_bias + 1,
        }
    }
}
