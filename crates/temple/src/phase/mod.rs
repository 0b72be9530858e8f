//! The rules, one file per part of play. Each judges its own choices and makes them true.

mod action;
mod attack;
mod end;
mod intervene;
mod meet;
mod muster;
mod turn;
mod walk;
