//! One hand-computed case for each rule, and the worked examples of the rulebook.

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
