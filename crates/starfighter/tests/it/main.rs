//! Integration tests of `starfighter`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod allocations;
mod common;
mod golden;
mod laws;
mod perft;
mod properties;
mod rules;
