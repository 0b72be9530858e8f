//! Actions: which ones a ship may perform now, and what they do (rules `XW-ACT-…`).

mod available;
mod perform;
