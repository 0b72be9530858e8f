//! Integration tests of `reference`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod golden;
mod laws;
mod leduc_known;
mod perft;
mod readers;
