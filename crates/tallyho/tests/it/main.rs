//! Integration tests of `tallyho`, in one binary: every further binary would link the workspace once more.

#![cfg(test)]

mod cli;
mod companion;
mod fifth_game;
mod program;
mod schemas;
mod serve;
mod squads;
mod swccg;
mod temple;
mod terminal;
mod twins;
mod upgrade;
