//! The clock on the wall.

use crate::outside::outside;
use crate::table::Time;

/// Milliseconds since 1970.
pub(crate) fn now() -> Time {
    outside().now()
}
