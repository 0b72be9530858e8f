//! The contract itself: what a game must answer.

use crate::{Draws, Out, RuleId, Seat, Seats, Viewer, digest};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// Whose answer is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// These seats are asked, each its own question; their answers may come in any order.
    Decide(Seats),
    /// Dice or cards are asked.
    Chance,
    /// Nobody is asked any more.
    Over(Ending),
}

impl Turn {
    /// Whether `seat` is asked.
    #[must_use]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Turn::Decide(seats) if seats.has(seat))
    }
}

/// How a match ended. No winner is a draw; several share the win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ending {
    /// Who won.
    pub winners: Seats,
    /// The rule that ended it.
    pub rule: RuleId,
}

/// What a seat may answer: single choices, and areas whose members [`Game::check`] judges one by one.
///
/// The caller owns it and uses it again and again, so that listing allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers<C, A> {
    /// Single choices, sorted, each once.
    pub ones: Vec<C>,
    /// Areas, sorted, each once.
    pub areas: Vec<A>,
}

impl<C, A> Default for Offers<C, A> {
    fn default() -> Self {
        Offers { ones: Vec::new(), areas: Vec::new() }
    }
}

impl<C, A> Offers<C, A> {
    /// Forgets everything but keeps the room.
    pub fn clear(&mut self) {
        self.ones.clear();
        self.areas.clear();
    }

    /// Whether nothing is offered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ones.is_empty() && self.areas.is_empty()
    }
}

/// The offers of a game.
pub type OffersOf<G> = Offers<<G as Game>::Choice, <G as Game>::Area>;

/// A set of choices too many to list: a region of the plane, any legal path.
pub trait Area<C> {
    /// Whether `choice` lies in the area. May be generous (a bounding shape): `check` is the judge.
    fn covers(&self, choice: &C) -> bool;
}

/// The area of games that list every choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Never {}

impl<C> Area<C> for Never {
    fn covers(&self, _: &C) -> bool {
        match *self {}
    }
}

/// One answer to an open question: a seat's choice or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Act<C, K> {
    /// A seat chose.
    Choice(Seat, C),
    /// Chance fell.
    Chance(K),
}

/// The acts of a game.
pub type ActOf<G> = Act<<G as Game>::Choice, <G as Game>::Chance>;

/// A game: a legal state, and everything that may be asked of it.
///
/// States are small and plain: no history, no strings, no heap where it can be avoided, content behind
/// [`crate::Shared`]. Long acts (an attack, a chain of effects, a response) are a stack of open questions inside the
/// state; each question is small. The laws every implementation must keep are tests: see [`crate::laws`].
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The short name, such as `starfighter`. Never changes.
    const ID: &'static str;
    /// Raised whenever an old log could replay differently.
    const RULES: u32;

    /// Parsed tables (cards, ships, maps), interned once.
    type Content: Debug + Send + Sync + 'static;
    /// Anything that can be written down as a beginning: a new match, or a whole position (the FEN of this game).
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One thing wrong with a set-up or a hand-written view.
    type Fault: Clone + Debug + PartialEq + Serialize + Send;
    /// The answer to one question, in words its chooser can see: places and kinds, never hidden ids.
    type Choice: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A set of choices too many to list; [`Never`] where every choice is listed.
    type Area: Area<Self::Choice> + Clone + Ord + Debug + Serialize + Send + Sync;
    /// An outcome of chance as a person would read it off the table: faces counted, one card at a time.
    type Chance: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a choice is refused: facts and a rule id.
    type Refusal: Clone + Eq + Debug + Serialize + Send;
    /// Something that happened, with the facts needed to tell it.
    type Event: Clone + Eq + Debug + Serialize + Send;
    /// What a viewer knows and may remember. Built for that viewer, never cut down from the state.
    type View: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a view lets one believe; made from a view alone.
    type Belief: Debug + Send + Sync;

    /// A legal state, or every fault at once.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    fn begin(content: &'static Self::Content, setup: &Self::Setup) -> Result<Self, Vec<Self::Fault>>;

    /// This state as a set-up, at rest points only (no act half done); `begin` of it is this very state.
    fn position(&self) -> Option<Self::Setup>;

    /// No match from this set-up has more acts (choices and outcomes together) than this.
    fn bound(setup: &Self::Setup) -> u32;

    /// How many seats this table has.
    fn seats(&self) -> u8;

    /// Counts every piece and derives every redundant field again. Laws and debug builds call it; play never does.
    ///
    /// # Errors
    /// What does not add up, for a programmer.
    fn audit(&self) -> Result<(), String>;

    /// Who must answer. Depends only on facts that every viewer has.
    fn turn(&self) -> Turn;

    /// Adds what `seat` may answer; nothing for a seat that is not asked.
    fn offers(&self, seat: Seat, out: &mut OffersOf<Self>);

    /// The judge of any choice whatever, listed or not, from anywhere. Refuses a seat that is not asked. Never panics.
    ///
    /// # Errors
    /// The reason, with its facts and rule.
    fn check(&self, seat: Seat, choice: &Self::Choice) -> Result<(), Self::Refusal>;

    /// Plays a checked choice and runs on to the next open question. Cannot refuse.
    fn play(&mut self, seat: Seat, choice: Self::Choice, out: &mut Out<'_, Self::Event>);

    /// A good legal member of an offered area, or nothing found.
    fn sample(&self, seat: Seat, area: &Self::Area, draws: &mut dyn Draws) -> Option<Self::Choice> {
        let _ = (seat, area, draws);
        None
    }

    /// Adds every possible outcome with its positive weight: sorted, each once, the sum fits `u32`.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// One outcome with exactly the odds of [`Game::chances`]. Override it for speed; a law compares both exactly.
    ///
    /// # Panics
    /// When chance is not asked.
    fn draw(&self, draws: &mut dyn Draws) -> Self::Chance {
        let mut list = Vec::new();
        self.chances(&mut list);
        let mut at = draws.below(list.iter().map(|outcome| outcome.1).sum());
        for (outcome, weight) in list {
            if at < weight {
                return outcome;
            }
            at -= weight;
        }
        unreachable!("the weights add up to the bound of the draw")
    }

    /// Makes a listed outcome true and runs on to the next open question.
    fn resolve(&mut self, chance: Self::Chance, out: &mut Out<'_, Self::Event>);

    /// All that this viewer knows *and may remember*, including what is asked of whom.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a view lets one believe.
    ///
    /// # Errors
    /// Every fault of an impossible (hand-written) view.
    fn belief(content: &'static Self::Content, view: &Self::View) -> Result<Self::Belief, Vec<Self::Fault>>;

    /// A whole state that the view's owner could not tell from the true one.
    fn deal(belief: &Self::Belief, draws: &mut dyn Draws) -> Self;

    /// Plays a choice or resolves an outcome; both must be legal.
    fn apply(&mut self, act: &ActOf<Self>, out: &mut Out<'_, Self::Event>) {
        match *act {
            Act::Choice(seat, choice) => self.play(seat, choice, out),
            Act::Chance(chance) => self.resolve(chance, out),
        }
    }
}

/// The 64-bit key of what a viewer sees: the node key of a search. Not a method, so that no game can forget a field.
pub fn sight<G: Game>(game: &G, viewer: Viewer) -> u64 {
    digest(&game.view(viewer))
}
