//! The phases of a round.

mod activation;
mod end;
mod engagement;
mod planning;
mod system;
