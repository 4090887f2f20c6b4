//! The laws, one module each.

pub(crate) mod chance;
pub(crate) mod ends;
pub(crate) mod json;
pub(crate) mod legal;
pub(crate) mod near_miss;
pub(crate) mod options;
pub(crate) mod replay;
pub(crate) mod unchanged;
pub(crate) mod views;
