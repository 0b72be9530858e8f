//! The names of the laws, and how a violation is reported.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A law of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// The set-up is legal.
    Begin,
    /// The rules never panic.
    NoPanic,
    /// The state is consistent ([`crate::Game::audit`]).
    Audit,
    /// A clone never changes once it is made.
    OldClones,
    /// A position, written and read back, begins exactly this state.
    Position,
    /// Legal choices: never empty for a seat that has to decide, empty for all others; sorted, without duplicates;
    /// every choice is legal and survives serialization.
    LegalChoices,
    /// Every legal choice is listed or lies in a region; a seat that does not have to decide is refused.
    Agreement,
    /// Members sampled from a region lie in it and are legal.
    Regions,
    /// Outcomes are sorted, without duplicates, survive serialization, have positive weights, and are drawn with
    /// exactly those odds.
    Chance,
    /// The same act on two clones gives the same state and the same events, recorded or not.
    Function,
    /// Answers of seats that decide simultaneously may come in any order.
    Simultaneous,
    /// A dealt twin is consistent, and its viewer gets the same view, questions, legal choices and refusals from it.
    View,
    /// Whatever a viewer notices of a step could have happened in the twin, unless the step reveals something to the
    /// viewer.
    NoLeak,
    /// A viewer's belief never excludes the true state.
    Truth,
    /// The log, written, read and replayed with every entry validated again, ends in the same state.
    Log,
    /// The match ends within the stated maximum number of acts, and then nobody has to decide.
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
        Law::LegalChoices,
        Law::Agreement,
        Law::Regions,
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

/// A violated law, and how to reproduce the violation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawError {
    /// The law that is violated.
    pub law: Law,
    /// The seed of the match.
    pub seed: u64,
    /// How many acts had been applied.
    pub step: u32,
    /// What was found, described for a programmer.
    pub detail: String,
}

impl fmt::Display for LawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} broken with seed {} at step {}: {}", self.law, self.seed, self.step, self.detail)
    }
}

impl std::error::Error for LawError {}

/// A violation before the seed and step are known.
#[derive(Debug)]
pub(super) struct Violation {
    pub(super) law: Law,
    pub(super) detail: String,
}

impl Violation {
    pub(super) fn at(self, seed: u64, step: u32) -> LawError {
        LawError { law: self.law, seed, step, detail: self.detail }
    }
}

/// Runs the game's code and turns a panic into a violation.
pub(super) fn catch_panic<T>(run: impl FnOnce() -> Result<T, Violation>) -> Result<T, Violation> {
    // After a panic, only the step count of the trial is read again.
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(Law::NoPanic.violation(message(&*panic))))
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

/// The result of testing a law.
pub(super) type LawResult = Result<(), Violation>;

impl Law {
    /// The law holds if `truth` is true; the detail is formatted only if it is not.
    pub(super) fn holds(self, truth: bool, detail: impl FnOnce() -> String) -> LawResult {
        if truth { Ok(()) } else { Err(self.violation(detail())) }
    }

    pub(super) fn violation(self, detail: impl Into<String>) -> Violation {
        Violation { law: self, detail: detail.into() }
    }
}

/// `value` after serialization to JSON and back.
pub(super) fn through_json<T>(law: Law, value: &T) -> Result<T, Violation>
where
    T: serde::Serialize + serde::de::DeserializeOwned + fmt::Debug,
{
    let unreadable =
        |error: serde_json::Error| law.violation(format!("{value:?} does not survive JSON: {error}"));
    let text = serde_json::to_string(value).map_err(unreadable)?;
    serde_json::from_str(&text).map_err(unreadable)
}

/// Checks that `value` is unchanged by serialization to JSON and back.
pub(super) fn round_trips<T>(law: Law, value: &T) -> LawResult
where
    T: serde::Serialize + serde::de::DeserializeOwned + fmt::Debug + PartialEq,
{
    let back = through_json(law, value)?;
    law.holds(back == *value, || format!("{value:?} comes back from JSON as {back:?}"))
}
