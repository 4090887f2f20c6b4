//! What goes into a net, how many units its layers have, and where each lies among the weights.

/// Units that parts go through.
pub(crate) const PART: usize = 64;

/// The sizes of a net's layers. It sees of a seat any number of parts that are looked at alike, such as districts, and
/// then the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layers {
    /// How many numbers describe a part; with none there are no parts.
    pub part: usize,
    /// How many numbers the rest has.
    pub rest: usize,
    pub width: Width,
}

/// How many units the two hidden layers have: more of them see more and take longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    Narrow,
    Wide,
}

/// Does `$work` with constants `FIRST` and `SECOND`, the units of the hidden layers of this width, so that the compiler
/// knows them. Not all work needs both.
macro_rules! at_width {
    ($width:expr, $work:expr) => {
        match $width {
            $crate::net::Width::Narrow => {
                const FIRST: usize = $crate::net::Width::Narrow.first();
                #[allow(dead_code)]
                const SECOND: usize = $crate::net::Width::Narrow.second();
                $work
            }
            $crate::net::Width::Wide => {
                const FIRST: usize = $crate::net::Width::Wide.first();
                #[allow(dead_code)]
                const SECOND: usize = $crate::net::Width::Wide.second();
                $work
            }
        }
    };
}
pub(crate) use at_width;

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

impl Width {
    pub(crate) const ALL: [Width; 2] = [Width::Narrow, Width::Wide];

    /// The units of the first hidden layer.
    pub(crate) const fn first(self) -> usize {
        match self {
            Width::Narrow => 32,
            Width::Wide => 64,
        }
    }

    /// The units of the second hidden layer.
    pub(crate) const fn second(self) -> usize {
        match self {
            Width::Narrow => 16,
            Width::Wide => 24,
        }
    }
}

impl Layers {
    /// No parts.
    pub const fn plain(rest: usize, width: Width) -> Layers {
        Layers { part: 0, rest, width }
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
    pub(crate) const fn of(layers: Layers) -> Shape {
        let (width_of_first, width_of_second) = (layers.width.first(), layers.width.second());
        let part_biases = layers.part * layers.units();
        let first = part_biases + layers.units();
        let first_biases = first + layers.fed() * width_of_first;
        let second = first_biases + width_of_first;
        let second_biases = second + width_of_first * width_of_second;
        let last = second_biases + width_of_second;
        let last_bias = last + width_of_second;
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
