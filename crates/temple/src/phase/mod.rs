//! The rules, one file per part of play. Each file checks its own choices and applies them.

mod action;
mod attack;
mod circumstance;
mod ending;
mod intervention;
mod movement;
mod placement;
mod turn;
