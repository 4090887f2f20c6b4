//! Addresses from which nobody new comes in for a while, because the operator banned somebody there. They are kept in
//! memory only.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Default)]
pub(crate) struct ShutOut(Mutex<HashMap<IpAddr, Instant>>);

impl ShutOut {
    pub(crate) fn add(&self, addresses: impl IntoIterator<Item = IpAddr>, now: Instant) {
        let mut shut_out = self.addresses();
        shut_out.retain(|_, since| now.duration_since(*since) < A_DAY);
        shut_out.extend(addresses.into_iter().map(|address| (address, now)));
    }

    pub(crate) fn has(&self, address: &IpAddr, now: Instant) -> bool {
        self.addresses().get(address).is_some_and(|since| now.duration_since(*since) < A_DAY)
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shut_out_for_a_day() {
        let (shut_out, now) = (ShutOut::default(), Instant::now());
        let [one, other] = ["203.0.113.1", "203.0.113.2"].map(|address| address.parse().unwrap());
        shut_out.add([one], now);
        assert!(shut_out.has(&one, now + A_DAY / 2));
        assert!(!shut_out.has(&other, now));
        assert!(!shut_out.has(&one, now + A_DAY));
    }
}
