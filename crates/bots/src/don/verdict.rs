//! Whether a choice is clear: how much may still be gained by comparing its options on more lots.

/// How much better than the option that looks best another may turn out to be, on average over all that is in doubt. Each
/// option comes with its worth and what was found of it with each lot; all met the same lots.
pub(super) fn promise(options: &[(f32, Vec<f32>)]) -> f32 {
    let best = options.iter().max_by(|a, b| a.0.total_cmp(&b.0));
    let Some((most, found)) = best else { return 0.0 };
    let others = options.iter().filter(|option| !std::ptr::eq(&option.1, found));
    others.map(|(worth, other)| regret(most - worth, doubt(found, other))).sum()
}

/// How far the mean of the differences may be off (its standard error).
fn doubt(one: &[f32], other: &[f32]) -> f32 {
    let count = one.len() as f32;
    let differences = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = differences().sum::<f32>() / count;
    let squares: f32 = differences().map(|difference| (difference - mean).powi(2)).sum();
    (squares / (count - 1.0).max(1.0) / count).sqrt()
}

/// What is lost on average by taking what leads by so much, if the lead is in doubt by so much; in the manner of a
/// logistic distribution, whose tails are longer than the normal one's.
fn regret(lead: f32, doubt: f32) -> f32 {
    if doubt <= 0.0 {
        return 0.0;
    }
    let scale = doubt * 3f32.sqrt() / std::f32::consts::PI;
    scale * (-lead / scale).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What looking further promises where one option leads by this much, with differences of this size.
    fn promised(lead: f32, noise: f32, lots: usize) -> f32 {
        let found = |sign: f32| (0..lots).map(|lot| if lot % 2 == 0 { noise * sign } else { 0.0 }).collect();
        promise(&[(0.5, found(1.0)), (0.5 - lead, found(-1.0))])
    }

    #[test]
    fn a_clear_lead_leaves_nothing_to_gain_and_a_narrow_one_does() {
        assert!(promised(0.05, 0.02, 16) < 1e-4);
        assert!(promised(0.005, 0.02, 16) > 3e-4);
        assert!(promised(0.005, 0.02, 256) < promised(0.005, 0.02, 16), "more lots leave less in doubt");
    }

    #[test]
    fn options_that_come_to_the_same_with_every_lot_need_no_more_lots() {
        assert_eq!(promised(0.0, 0.0, 8), 0.0);
        assert_eq!(promise(&[(0.3, vec![0.1, 0.2])]), 0.0, "nor does a single one");
    }
}
