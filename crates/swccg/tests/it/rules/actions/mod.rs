//! Interrupts, responses, reacts and what they reveal.

mod reacting;
mod responses;
mod secrets;
