//! Integration tests of `swccg`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod faults;
mod golden;
mod laws;
mod rules;
mod soak;
