//! Work done in registers as wide as the processor has. A program is built for every processor of its kind, the oldest
//! ones too; what most of the thinking goes into is built a second time for those of today. Sums are made in the same
//! order, so that the results are the same bit for bit.

/// Does the work as fast as it can be done here. Only what is compiled into `work` itself gains, and that is only where
/// `work` is `#[inline(always)]`.
#[inline(always)]
pub(crate) fn widely<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[allow(unsafe_code)]
        // SAFETY: the processor was just asked whether it can do what the function is built for.
        return unsafe { with_avx2(work) };
    }
    work()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2<T>(work: impl FnOnce() -> T) -> T {
    work()
}

#[cfg(test)]
mod tests {
    use super::super::{Layers, Net, Width};
    use super::widely;
    use game_core::random::{below, stream};

    #[test]
    fn results_are_the_same_bit_for_bit() {
        Width::ALL.into_iter().for_each(check);
    }

    fn check(width: Width) {
        let mut rng = stream(1, 1, 1);
        let mut net = Net::untrained(Layers { part: 6, rest: 9, width }, &mut rng);
        net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 1000) as f32 / 3000.0);
        for _ in 0..100 {
            let row: Vec<f32> = (0..33).map(|_| below(&mut rng, 1000) as f32 / 700.0 - 0.5).collect();
            let logit = || net.logit(net.fed(&row, &mut Vec::new()));
            assert_eq!(widely(logit).to_bits(), std::hint::black_box(logit)().to_bits());
        }
    }
}
