//! How the rules run: a stack of steps waits; each step does its part, asks a question or pushes further steps.

pub(crate) mod outcome;
pub(crate) mod pending;
pub(crate) mod run;
pub(crate) mod step;
