//! The rules, by hand-made positions: each test names the rules it would fail without.

#![cfg(test)]

mod battles;
mod cards;
mod deploying;
mod force;
mod moving;
mod responses;
mod scene;
mod searching;
mod starting;
mod values;
mod weapons;
