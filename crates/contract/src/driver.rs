//! Drives one match of a game: checks acts, draws outcomes and applies both.
//!
//! Everything that plays a match goes through a [`Driver`]: the core of hosted matches, the terminal, replays, simulations and the
//! tools around them. What is kept of an act is the matter of a [`Recorder`], so that events, hashes and log lines cost nothing
//! where nobody wants them. Only searches apply acts to states themselves, to states that they dealt.

use crate::{
    Act, ActOf, ChanceSource, Ending, Entry, EntryOf, EventSink, Game, RandomSource, RecordedEvents, Seat,
    Seats, Turn, digest,
};
use std::fmt;

/// What is kept of the acts of a match.
pub trait Recorder<G: Game> {
    /// Where the events of the next act go; `None` where nobody wants them.
    fn events(&mut self) -> Option<&mut RecordedEvents<G::Event>>;

    /// Called after every act with the state it led to.
    fn applied(&mut self, state: &G, act: &ActOf<G>);
}

/// Keeps nothing.
#[derive(Clone, Copy, Debug)]
pub struct Unrecorded;

impl<G: Game> Recorder<G> for Unrecorded {
    #[inline]
    fn events(&mut self) -> Option<&mut RecordedEvents<G::Event>> {
        None
    }

    #[inline]
    fn applied(&mut self, _: &G, _: &ActOf<G>) {}
}

/// Keeps the events.
impl<G: Game> Recorder<G> for RecordedEvents<G::Event> {
    #[inline]
    fn events(&mut self) -> Option<&mut RecordedEvents<G::Event>> {
        Some(self)
    }

    #[inline]
    fn applied(&mut self, _: &G, _: &ActOf<G>) {}
}

/// Why an act cannot be applied.
#[derive(Clone, PartialEq, Debug)]
pub enum IllegalActError<G: Game> {
    /// The seat does not have to decide, or chance does not.
    NotAsked,
    /// The rules refuse the choice.
    Refused(G::Refusal),
    /// The outcome is not among the possible ones.
    ImpossibleOutcome,
}

impl<G: Game> fmt::Display for IllegalActError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalActError::NotAsked => f.write_str("not asked"),
            IllegalActError::Refused(refusal) => write!(f, "refused: {refusal:?}"),
            IllegalActError::ImpossibleOutcome => f.write_str("this outcome cannot fall here"),
        }
    }
}

impl<G: Game> std::error::Error for IllegalActError<G> {}

/// How far [`Driver::advance`] came.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress<A> {
    /// This act was applied.
    Applied(A),
    /// Nothing was applied: the match is over.
    Over(Ending),
}

/// A match in progress: a state and the number of acts that led to it.
#[derive(Clone, Debug)]
pub struct Driver<G: Game> {
    state: G,
    acts: u32,
}

impl<G: Game> Driver<G> {
    /// Begins a match.
    ///
    /// # Errors
    /// The faults of the set-up.
    pub fn begin(content: &'static G::Content, setup: &G::Setup) -> Result<Self, Vec<G::Fault>> {
        Ok(Driver::resume(G::begin(content, setup)?, 0))
    }

    /// Continues a match from the state after `acts` acts.
    pub const fn resume(state: G, acts: u32) -> Self {
        Driver { state, acts }
    }

    /// The current state.
    #[inline]
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// The number of acts so far.
    pub const fn acts(&self) -> u32 {
        self.acts
    }

    /// Ends the drive and returns the state.
    pub fn into_state(self) -> G {
        self.state
    }

    /// Whether an act from any source may be applied now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, act: &ActOf<G>) -> Result<(), IllegalActError<G>> {
        match act {
            Act::Choice(seat, _) if !self.state.turn().asks(*seat) => Err(IllegalActError::NotAsked),
            Act::Choice(seat, choice) => self.state.check(*seat, choice).map_err(IllegalActError::Refused),
            Act::Chance(_) if self.state.turn() != Turn::Chance => Err(IllegalActError::NotAsked),
            Act::Chance(outcome) => {
                let mut outcomes = Vec::new();
                self.state.chance_outcomes(&mut outcomes);
                let listed = outcomes.binary_search_by_key(outcome, |listed| listed.0);
                listed.map(drop).map_err(|_| IllegalActError::ImpossibleOutcome)
            }
        }
    }

    /// An outcome drawn from `rng`; `None` if chance does not have to decide.
    pub fn draw(&self, rng: &mut dyn RandomSource) -> Option<ActOf<G>> {
        (self.state.turn() == Turn::Chance).then(|| Act::Chance(self.state.draw(rng)))
    }

    /// Applies an act. It must be legal: whoever does not know that calls [`Driver::check`] first.
    #[inline]
    pub fn apply(&mut self, act: &ActOf<G>, recorder: &mut impl Recorder<G>) {
        let mut sink = recorder.events().map_or_else(EventSink::silent, EventSink::recording);
        self.state.apply(act, &mut sink);
        self.acts += 1;
        recorder.applied(&self.state, act);
    }

    /// Applies a legal act; returns its log entry and its events.
    pub fn apply_logged(
        &mut self,
        act: ActOf<G>,
        by: ChanceSource,
    ) -> (EntryOf<G>, RecordedEvents<G::Event>) {
        let (n, mut recorded) = (self.acts, RecordedEvents::default());
        self.apply(&act, &mut recorded);
        let entry = Entry { n, act, by, learned: recorded.learned, hash: digest(&self.state) };
        (entry, recorded)
    }

    /// Applies the next act: an outcome drawn from `rng`, or the choice of one of the seats that have to decide.
    ///
    /// The choice must be legal, which debug builds check.
    ///
    /// # Errors
    /// What `decide` returns.
    ///
    /// # Panics
    /// In debug builds, if the choice is not legal.
    #[inline]
    pub fn advance<E>(
        &mut self,
        rng: &mut dyn RandomSource,
        recorder: &mut impl Recorder<G>,
        decide: impl FnOnce(&G, Seats) -> Result<(Seat, G::Choice), E>,
    ) -> Result<Progress<ActOf<G>>, E> {
        let act = match self.state.turn() {
            Turn::Over(ending) => return Ok(Progress::Over(ending)),
            Turn::Chance => Act::Chance(self.state.draw(rng)),
            Turn::Decide(seats) => {
                let (seat, choice) = decide(&self.state, seats)?;
                let act = Act::Choice(seat, choice);
                debug_assert!(self.check(&act).is_ok(), "{}: {act:?} is not legal", G::ID);
                act
            }
        };
        self.apply(&act, recorder);
        Ok(Progress::Applied(act))
    }
}
