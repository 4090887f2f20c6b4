//! From figures to places: a scale with round numbers to mark.

/// The figures from `low` to `high` along a line from `start` to `end`.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) start: f64,
    pub(super) end: f64,
}

impl Axis {
    /// Where the figure lies; one beyond the ends lies at the end.
    pub(super) fn place(&self, figure: f64) -> f64 {
        let part = (figure - self.low) / (self.high - self.low);
        self.start + part.clamp(0.0, 1.0) * (self.end - self.start)
    }

    /// About `count` round figures, with the digits after the point that they need.
    pub(super) fn marks(&self, count: usize) -> Vec<(f64, String)> {
        let step = round_step((self.high - self.low) / count as f64);
        let digits = if step < 1.0 { (-step.log10()).ceil() as usize } else { 0 };
        // A mark at an end stays, whatever rounding does to it.
        let first = (self.low / step - 1e-9).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        let mark = |index: i64| (index as f64 * step, format!("{:.digits$}", index as f64 * step));
        (first..=last).map(mark).collect()
    }
}

/// 1, 2 or 5 times a power of ten, not below `rough`.
fn round_step(rough: f64) -> f64 {
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|factor| factor * power);
    step.into_iter().find(|step| *step >= rough * 0.999).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(low: f64, high: f64) -> Vec<String> {
        let axis = Axis { low, high, start: 0.0, end: 100.0 };
        axis.marks(5).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn marks_are_round() {
        assert_eq!(marks(0.0, 1000.0), ["0", "200", "400", "600", "800", "1000"]);
        assert_eq!(marks(18.0, 33.0), ["20", "25", "30"]);
        assert_eq!(marks(-0.2, 0.3), ["-0.2", "-0.1", "0.0", "0.1", "0.2", "0.3"]);
    }

    #[test]
    fn what_lies_beyond_the_ends_is_shown_at_the_end() {
        let axis = Axis { low: 0.0, high: 10.0, start: 50.0, end: 250.0 };
        assert_eq!([-1.0, 0.0, 5.0, 99.0].map(|figure| axis.place(figure)), [50.0, 50.0, 150.0, 250.0]);
    }
}
