//! The phases of a turn: starting, Force, deploying, moving and searching.

mod deploying;
mod force;
mod moving;
mod phases;
mod searching;
mod starting;
