//! Damage: the decks, dealing and exposing cards (rules `XW-DMG-…`).

pub mod deck;
pub(crate) mod expose;
pub(crate) mod suffer;
