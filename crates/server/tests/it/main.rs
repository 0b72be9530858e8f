//! Integration tests of `server`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod common;
mod companion;
mod http;
mod inquiries;
mod leak;
mod secrets;
mod socket;
mod trouble;
mod twins;
mod wire;
mod xwing;
