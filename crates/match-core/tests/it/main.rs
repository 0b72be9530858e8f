//! Integration tests of `match-core`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod twins;
