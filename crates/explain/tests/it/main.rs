//! Integration tests of `explain`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod locales;
