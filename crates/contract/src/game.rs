//! The contract itself: what a game must implement.

use crate::{EventSink, RandomSource, RuleId, Seat, Seats, Viewer, digest};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// Who has to answer next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// These seats have to decide, each on a question of its own; their answers may come in any order.
    Decide(Seats),
    /// Chance decides: dice or cards.
    Chance,
    /// The match is over.
    Over(Ending),
}

impl Turn {
    /// Whether `seat` has to decide.
    #[must_use]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Turn::Decide(seats) if seats.has(seat))
    }
}

/// How a match ended. No winner means a draw; several winners share the win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ending {
    /// The seats that won.
    pub winners: Seats,
    /// The rule that ended the match.
    pub rule: RuleId,
}

/// The legal choices of a seat: choices listed one by one, and regions whose members [`Game::check`] validates.
///
/// The caller owns it and reuses it, so that listing allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalChoices<C, A> {
    /// Individual choices, sorted, without duplicates.
    pub listed: Vec<C>,
    /// Regions, sorted, without duplicates.
    pub regions: Vec<A>,
}

impl<C, A> Default for LegalChoices<C, A> {
    fn default() -> Self {
        LegalChoices { listed: Vec::new(), regions: Vec::new() }
    }
}

impl<C, A> LegalChoices<C, A> {
    /// Removes everything but keeps the allocated capacity.
    pub fn clear(&mut self) {
        self.listed.clear();
        self.regions.clear();
    }

    /// Whether there is no legal choice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty() && self.regions.is_empty()
    }
}

/// The legal choices of a game.
pub type LegalChoicesOf<G> = LegalChoices<<G as Game>::Choice, <G as Game>::Region>;

/// A set of choices too large to list: a region of the plane, any legal path.
pub trait Region<C> {
    /// Whether `choice` may lie in the region. It may be generous (a bounding shape): `check` decides.
    fn may_contain(&self, choice: &C) -> bool;
}

/// The region type of games that list every choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum NoRegion {}

impl<C> Region<C> for NoRegion {
    fn may_contain(&self, _: &C) -> bool {
        match *self {}
    }
}

/// One answer to the pending question: a seat's choice or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Act<C, K> {
    /// A seat made a choice.
    Choice(Seat, C),
    /// Chance had this outcome.
    Chance(K),
}

/// The acts of a game.
pub type ActOf<G> = Act<<G as Game>::Choice, <G as Game>::Chance>;

/// A game: a legal state, and every operation on it.
///
/// States are small and plain: no history, no strings, no heap where it can be avoided, content behind
/// [`crate::Shared`]. Long acts (an attack, a chain of effects, a response) are a stack of pending questions inside
/// the state; each question is small. The laws that every implementation must obey are tests: see [`crate::laws`].
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The short name, such as `starfighter`. It never changes.
    const ID: &'static str;
    /// The version of the rules, incremented whenever an old log could replay differently.
    const RULES: u32;

    /// Parsed content (cards, ships, maps), interned once.
    type Content: Debug + Send + Sync + 'static;
    /// Anything a match can start from: a new match, or a whole position (the FEN of this game).
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that is wrong with a set-up or with a hand-written view.
    type Fault: Clone + Debug + PartialEq + Serialize + Send;
    /// The answer to one question, in terms of what its chooser can see: places and kinds, never hidden ids.
    type Choice: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A set of choices too large to list; [`NoRegion`] where every choice is listed.
    type Region: Region<Self::Choice> + Clone + Ord + Debug + Serialize + Send + Sync;
    /// An outcome of chance as a person would read it off the table: faces counted, one card at a time.
    type Chance: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a choice is illegal: facts and a rule id.
    type Refusal: Clone + Eq + Debug + Serialize + Send;
    /// Something that happened, with the facts needed to describe it.
    type Event: Clone + Eq + Debug + Serialize + Send;
    /// What a viewer knows and may remember. It is built for that viewer, never derived by deleting from the state.
    type View: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What can be inferred from a view; computed from a view alone.
    type Belief: Debug + Send + Sync;

    /// Creates the starting state.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    fn begin(content: &'static Self::Content, setup: &Self::Setup) -> Result<Self, Vec<Self::Fault>>;

    /// This state as a set-up, only between acts (no act half done); `begin` with it gives exactly this state.
    fn position(&self) -> Option<Self::Setup>;

    /// The maximum number of acts (choices and outcomes together) of any match from this set-up.
    fn max_acts(setup: &Self::Setup) -> u32;

    /// The number of seats of this match.
    fn seats(&self) -> u8;

    /// Counts every piece and recomputes every redundant field. Called by the laws and by debug builds, never during
    /// play.
    ///
    /// # Errors
    /// The inconsistency, described for a programmer.
    fn audit(&self) -> Result<(), String>;

    /// Who has to answer next. Depends only on facts known to every viewer.
    fn turn(&self) -> Turn;

    /// Adds the legal choices of `seat`; adds nothing if the seat does not have to decide.
    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>);

    /// Validates any choice, listed or not, from any source. Refuses a seat that does not have to decide. Never
    /// panics.
    ///
    /// # Errors
    /// The reason, with its facts and rule.
    fn check(&self, seat: Seat, choice: &Self::Choice) -> Result<(), Self::Refusal>;

    /// Applies a validated choice and continues to the next pending question. Cannot fail.
    fn play(&mut self, seat: Seat, choice: Self::Choice, out: &mut EventSink<'_, Self::Event>);

    /// A reasonable legal member of a region, or `None` if none was found.
    fn sample(&self, seat: Seat, region: &Self::Region, rng: &mut dyn RandomSource) -> Option<Self::Choice> {
        let _ = (seat, region, rng);
        None
    }

    /// Adds every possible outcome of chance with its positive weight: sorted, without duplicates; the sum fits
    /// `u32`.
    fn chance_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one outcome with exactly the odds of [`Game::chance_outcomes`]. Override it for speed; a law compares both
    /// exactly.
    ///
    /// # Panics
    /// If chance does not have to decide.
    fn draw(&self, rng: &mut dyn RandomSource) -> Self::Chance {
        let mut list = Vec::new();
        self.chance_outcomes(&mut list);
        let mut at = rng.below(list.iter().map(|outcome| outcome.1).sum());
        for (outcome, weight) in list {
            if at < weight {
                return outcome;
            }
            at -= weight;
        }
        unreachable!("the weights add up to the bound of the draw")
    }

    /// Applies a listed outcome and continues to the next pending question.
    fn resolve(&mut self, chance: Self::Chance, out: &mut EventSink<'_, Self::Event>);

    /// Everything that this viewer knows *and may remember*, including which seat is asked what.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What can be inferred from a view.
    ///
    /// # Errors
    /// Every fault of an impossible (hand-written) view.
    fn belief(content: &'static Self::Content, view: &Self::View) -> Result<Self::Belief, Vec<Self::Fault>>;

    /// Deals a complete state that the owner of the view could not distinguish from the true one.
    fn deal(belief: &Self::Belief, rng: &mut dyn RandomSource) -> Self;

    /// Plays a choice or resolves an outcome; either must be legal.
    fn apply(&mut self, act: &ActOf<Self>, out: &mut EventSink<'_, Self::Event>) {
        match *act {
            Act::Choice(seat, choice) => self.play(seat, choice, out),
            Act::Chance(chance) => self.resolve(chance, out),
        }
    }
}

/// The 64-bit hash of what a viewer sees: the node key of a search. Not a method, so that no game can forget a field.
pub fn view_hash<G: Game>(game: &G, viewer: Viewer) -> u64 {
    digest(&game.view(viewer))
}
