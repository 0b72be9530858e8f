//! The rules, by hand-made positions: each test names the rules it would fail without.

#![cfg(test)]

mod barring;
mod battles;
mod captives;
mod cards;
mod carried;
mod clauses;
mod closed;
mod corners;
mod creatures;
mod crews;
mod deploying;
mod destinies;
mod entries;
mod force;
mod glossary;
mod guns;
mod inside;
mod leaving;
mod moving;
mod occasions;
mod outside;
mod perft;
mod personas;
mod phases;
mod pitfalls;
mod proofs;
mod reacting;
mod reasons;
mod responses;
mod scene;
mod searching;
mod secrets;
mod sheet;
mod starting;
mod texts;
mod tricky;
mod values;
mod virtual_cards;
mod weapons;
mod wide;
