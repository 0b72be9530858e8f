//! Corner cases and exhaustive checks.

mod blunders;
mod corners;
mod perft;
mod pitfalls;
mod tricky;
mod why_not;
mod wide;
