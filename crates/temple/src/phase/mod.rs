//! The rules, one file per part of play. Each file checks its own choices and applies them.

mod action;
mod attack;
mod end;
mod intervene;
mod meet;
mod muster;
mod turn;
mod walk;
