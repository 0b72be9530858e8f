//! Integration tests of `temple`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod golden;
mod laws;
mod perft;
mod rules;
mod sight;
mod symmetry;
