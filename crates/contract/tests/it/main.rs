//! Integration tests of `table`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod driver;
mod replay;
