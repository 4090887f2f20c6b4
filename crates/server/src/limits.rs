//! Who has asked too much lately.

use crate::config;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::GuestId;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

pub(crate) struct Limits {
    pub(crate) messages: DefaultKeyedRateLimiter<GuestId>,
    pub(crate) chat: DefaultKeyedRateLimiter<GuestId>,
    pub(crate) requests: DefaultKeyedRateLimiter<IpAddr>,
    pub(crate) guests: DefaultKeyedRateLimiter<IpAddr>,
    pub(crate) tables: DefaultKeyedRateLimiter<GuestId>,
    pub(crate) tables_from_address: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub(crate) fn new(limits: &config::Limits) -> Limits {
        Limits {
            messages: RateLimiter::keyed(per_second(limits.messages, 2)),
            chat: RateLimiter::keyed(every(Duration::from_secs(60), limits.chat)),
            requests: RateLimiter::keyed(per_second(limits.requests, 4)),
            guests: RateLimiter::keyed(every(Duration::from_secs(3600), limits.guests)),
            tables: RateLimiter::keyed(every(Duration::from_secs(3600), limits.tables)),
            tables_from_address: RateLimiter::keyed(every(
                Duration::from_secs(3600),
                limits.tables_from_address,
            )),
        }
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn tidy(&self) {
        self.messages.retain_recent();
        self.chat.retain_recent();
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.tables_from_address.retain_recent();
    }
}

fn per_second(number: NonZeroU32, times_at_once: u32) -> Quota {
    Quota::per_second(number)
        .allow_burst(number.saturating_mul(NonZeroU32::MIN.saturating_add(times_at_once - 1)))
}

/// So many in a period, a fifth of them at once.
fn every(period: Duration, number: NonZeroU32) -> Quota {
    let one = (period / number.get()).max(Duration::from_nanos(1));
    let at_once = NonZeroU32::new(number.get() / 5).unwrap_or(NonZeroU32::MIN);
    Quota::with_period(one).expect("not zero").allow_burst(at_once)
}
