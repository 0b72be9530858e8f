//! Folds a log back into states. Every line is validated again: a log is untrusted input like any other.

use crate::log::FORMAT;
use crate::{Act, ActOf, Driver, Entry, Game, IllegalActError, Log, RecordedEvents, Seat, digest};
use std::fmt;

/// Where and how a log differs from what this program computes.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayError<G: Game> {
    /// The line format has another version.
    Format {
        /// The version in the log.
        found: u32,
    },
    /// The log belongs to another game.
    Game {
        /// The game named in the log.
        found: String,
    },
    /// The log was made with another version of the rules: it can be shown, but not replayed.
    Rules {
        /// The version in the log.
        found: u32,
    },
    /// The set-up is not legal.
    Setup {
        /// Everything that is wrong with it.
        faults: Vec<G::Fault>,
    },
    /// The first state differs: the content is not the same.
    Start {
        /// The hash in the log.
        logged: u64,
        /// The hash computed here.
        replayed: u64,
    },
    /// The entries are not numbered from zero without gaps.
    Number {
        /// The entry's position in the log.
        at: u32,
        /// The number it carries.
        found: u32,
    },
    /// A seat that did not have to decide made a choice, or there is an outcome where chance does not decide.
    NotAsked {
        /// The number of the entry.
        n: u32,
        /// The seat, or `None` for chance.
        seat: Option<Seat>,
    },
    /// The choice is illegal.
    Refused {
        /// The number of the entry.
        n: u32,
        /// The reason.
        refusal: G::Refusal,
    },
    /// The outcome is not among the possible ones.
    Impossible {
        /// The number of the entry.
        n: u32,
        /// The outcome in the log.
        outcome: G::Chance,
    },
    /// The set of viewers who learned something differs.
    Learned {
        /// The number of the entry.
        n: u32,
    },
    /// The state after the entry differs.
    Hash {
        /// The number of the entry.
        n: u32,
        /// The hash in the log.
        logged: u64,
        /// The hash computed here.
        replayed: u64,
    },
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Format { found } => write!(f, "log format {found}, this program reads {FORMAT}"),
            ReplayError::Game { found } => write!(f, "a log of {found:?}, not of {:?}", G::ID),
            ReplayError::Rules { found } => {
                write!(f, "rules version {found} of {}, this program plays version {}", G::ID, G::RULES)
            }
            ReplayError::Setup { faults } => write!(f, "the set-up is not legal: {faults:?}"),
            ReplayError::Start { logged, replayed } => {
                write!(f, "the first state is {replayed:016x}, the log says {logged:016x}: other content")
            }
            ReplayError::Number { at, found } => write!(f, "entry {at} carries number {found}"),
            ReplayError::NotAsked { n, seat: Some(seat) } => {
                write!(f, "entry {n}: seat {} answers but is not asked", seat.number())
            }
            ReplayError::NotAsked { n, seat: None } => write!(f, "entry {n}: chance falls but is not asked"),
            ReplayError::Refused { n, refusal } => write!(f, "entry {n}: refused: {refusal:?}"),
            ReplayError::Impossible { n, outcome } => write!(f, "entry {n}: {outcome:?} cannot fall here"),
            ReplayError::Learned { n } => write!(f, "entry {n}: other viewers learned something"),
            ReplayError::Hash { n, logged, replayed } => {
                write!(f, "entry {n}: the state is {replayed:016x}, the log says {logged:016x}")
            }
        }
    }
}

impl<G: Game> std::error::Error for ReplayError<G> {}

/// A replay in progress.
#[derive(Debug)]
pub struct Replay<G: Game> {
    driver: Driver<G>,
}

impl<G: Game> Replay<G> {
    /// Checks the header and creates the starting state.
    ///
    /// # Errors
    /// What in the header differs from this program.
    pub fn begin(content: &'static G::Content, log: &Log<G>) -> Result<Self, ReplayError<G>> {
        let header = &log.header;
        if header.format != FORMAT {
            return Err(ReplayError::Format { found: header.format });
        }
        if header.game != G::ID {
            return Err(ReplayError::Game { found: header.game.clone() });
        }
        if header.rules != G::RULES {
            return Err(ReplayError::Rules { found: header.rules });
        }
        let state = G::begin(content, &header.setup).map_err(|faults| ReplayError::Setup { faults })?;
        let replayed = digest(&state);
        if replayed != header.start {
            return Err(ReplayError::Start { logged: header.start, replayed });
        }
        Ok(Replay { driver: Driver::resume(state, 0) })
    }

    /// The state after the entries replayed so far.
    pub fn state(&self) -> &G {
        self.driver.state()
    }

    /// Validates one entry, applies it and compares the result.
    ///
    /// # Errors
    /// How the entry differs; the state is unchanged, unless only the result of the entry differs.
    pub fn step(
        &mut self,
        entry: &Entry<G::Choice, G::Chance>,
    ) -> Result<RecordedEvents<G::Event>, ReplayError<G>> {
        let n = self.driver.acts();
        if entry.n != n {
            return Err(ReplayError::Number { at: n, found: entry.n });
        }
        self.driver.check(&entry.act).map_err(|error| illegal(n, &entry.act, error))?;
        let (replayed, recorded) = self.driver.apply_logged(entry.act, entry.by);
        if replayed.hash != entry.hash {
            return Err(ReplayError::Hash { n, logged: entry.hash, replayed: replayed.hash });
        }
        if replayed.learned != entry.learned {
            return Err(ReplayError::Learned { n });
        }
        Ok(recorded)
    }
}

fn illegal<G: Game>(n: u32, act: &ActOf<G>, error: IllegalActError<G>) -> ReplayError<G> {
    match (error, *act) {
        (IllegalActError::NotAsked, Act::Choice(seat, _)) => ReplayError::NotAsked { n, seat: Some(seat) },
        (IllegalActError::Refused(refusal), _) => ReplayError::Refused { n, refusal },
        (IllegalActError::ImpossibleOutcome, Act::Chance(outcome)) => ReplayError::Impossible { n, outcome },
        // The driver finds no outcome impossible in a choice, so what remains is chance that is not asked.
        (IllegalActError::NotAsked | IllegalActError::ImpossibleOutcome, _) => {
            ReplayError::NotAsked { n, seat: None }
        }
    }
}

/// The last state of a log.
///
/// # Errors
/// The first difference.
pub fn replay<G: Game>(content: &'static G::Content, log: &Log<G>) -> Result<G, ReplayError<G>> {
    let mut replay = Replay::begin(content, log)?;
    for entry in &log.entries {
        replay.step(entry)?;
    }
    Ok(replay.driver.into_state())
}
