//! Integration tests of the core of a match.

mod twins;
