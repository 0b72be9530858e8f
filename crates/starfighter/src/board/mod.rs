//! The two boards: sectors, slots and cruisers, and which cards cover which.

pub mod place;
pub(crate) mod stack;
