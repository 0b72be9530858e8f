//! One hand-computed case for each rule, and the worked examples of the rulebook.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests fail as tests do")]

mod battle;
mod chain;
mod deploy;
mod each_effect;
mod effects;
mod end;
mod examples;
mod information;
mod reinforce;
mod setup;
mod total_war;
mod visible;
