//! Numbers and their breakdowns.

mod reasons;
mod sheet;
mod values;
