//! The rules, by hand-made positions: each test names the rules it would fail without.

#![cfg(test)]

mod battles;
mod captives;
mod cards;
mod creatures;
mod deploying;
mod destinies;
mod entries;
mod force;
mod inside;
mod moving;
mod outside;
mod perft;
mod personas;
mod phases;
mod pitfalls;
mod reacting;
mod responses;
mod scene;
mod searching;
mod secrets;
mod starting;
mod texts;
mod values;
mod weapons;
mod wide;
