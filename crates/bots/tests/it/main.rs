//! Integration tests of `bots`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod allocations;
mod branching;
mod common;
mod ladder;
mod lethal;
mod promises;
mod regions;
mod swccg;
mod temple;
mod xwing;
