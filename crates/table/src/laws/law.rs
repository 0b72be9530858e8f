//! The names of the laws, and how a breach is reported.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A law of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// The set-up is legal.
    Begin,
    /// The rules never panic.
    NoPanic,
    /// The state adds up ([`crate::Game::audit`]).
    Audit,
    /// A copy never changes once it is made.
    OldClones,
    /// A position, written and read, begins this very state.
    Position,
    /// Lists: never empty for an asked seat, empty for others; sorted, each once; every choice legal and readable.
    Offers,
    /// Every legal choice is listed or lies in an offered area; a seat that is not asked is refused.
    Agreement,
    /// Members drawn from an area lie in it and are legal.
    Areas,
    /// Outcomes are sorted, each once, readable, with positive weights, and drawn with exactly those odds.
    Chance,
    /// The same act on two copies gives the same state and the same words, heard or not.
    Function,
    /// Answers of seats that are asked at once may come in any order.
    Simultaneous,
    /// A dealt twin adds up and looks, asks, offers and refuses the same for its viewer.
    View,
    /// What a viewer notices of a step could have happened in the twin, unless the step taught something.
    NoLeak,
    /// What a viewer believes never excludes the truth.
    Truth,
    /// The log, written, read and replayed with every line judged again, ends in the same state.
    Log,
    /// The match ends within the stated bound, and then nobody is asked.
    End,
}

impl Law {
    /// Every law, in order.
    pub const ALL: [Law; 16] = [
        Law::Begin,
        Law::NoPanic,
        Law::Audit,
        Law::OldClones,
        Law::Position,
        Law::Offers,
        Law::Agreement,
        Law::Areas,
        Law::Chance,
        Law::Function,
        Law::Simultaneous,
        Law::View,
        Law::NoLeak,
        Law::Truth,
        Law::Log,
        Law::End,
    ];
}

/// A law that does not hold, and where to see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// The seed of the match.
    pub seed: u64,
    /// How many acts had been made.
    pub step: u32,
    /// What was found, for a programmer.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} broken with seed {} at step {}: {}", self.law, self.seed, self.step, self.detail)
    }
}

impl std::error::Error for Broken {}

/// A breach before anybody has said where it happened.
#[derive(Debug)]
pub(super) struct Breach {
    pub(super) law: Law,
    pub(super) detail: String,
}

impl Breach {
    pub(super) fn at(self, seed: u64, step: u32) -> Broken {
        Broken { law: self.law, seed, step, detail: self.detail }
    }
}

/// Runs the game's code; a panic of it is a breach like any other.
pub(super) fn calmly<T>(run: impl FnOnce() -> Result<T, Breach>) -> Result<T, Breach> {
    // Nothing of a trial that panicked is looked at again but its count of steps.
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(Law::NoPanic.breach(message(&*panic))))
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

/// What a law says about a state.
pub(super) type Verdict = Result<(), Breach>;

impl Law {
    /// The law holds if `truth` does; the detail is written only when it does not.
    pub(super) fn holds(self, truth: bool, detail: impl FnOnce() -> String) -> Verdict {
        if truth { Ok(()) } else { Err(self.breach(detail())) }
    }

    pub(super) fn breach(self, detail: impl Into<String>) -> Breach {
        Breach { law: self, detail: detail.into() }
    }
}

/// `value` through JSON and back.
pub(super) fn reread<T>(law: Law, value: &T) -> Result<T, Breach>
where
    T: serde::Serialize + serde::de::DeserializeOwned + fmt::Debug,
{
    let unreadable =
        |error: serde_json::Error| law.breach(format!("{value:?} does not survive JSON: {error}"));
    let text = serde_json::to_string(value).map_err(unreadable)?;
    serde_json::from_str(&text).map_err(unreadable)
}

/// That `value` comes back from JSON as it went.
pub(super) fn survives<T>(law: Law, value: &T) -> Verdict
where
    T: serde::Serialize + serde::de::DeserializeOwned + fmt::Debug + PartialEq,
{
    let back = reread(law, value)?;
    law.holds(back == *value, || format!("{value:?} comes back from JSON as {back:?}"))
}
