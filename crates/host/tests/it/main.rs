//! Integration tests of `host`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod again;
mod common;
mod fair_machines;
mod giving_up;
mod matches;
mod secrets;
mod store;
mod trouble;
