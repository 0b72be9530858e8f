//! What every question has to say about itself.

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::rules::round as rules;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};

pub(crate) trait Ask: Copy {
    /// The seats that have to answer.
    fn asked(self, state: &State) -> Seats;

    /// Adds what a seat may choose, sorted and without duplicates.
    fn offer(self, state: &State, seat: Seat, out: &mut LegalChoicesOf<State>);

    /// Whether a seat that is asked may make this choice.
    fn check(self, state: &State, seat: Seat, choice: Choice) -> Result<(), Refusal>;

    /// Applies a choice. The question is no longer pending; it asks again if it needs more choices.
    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>);

    /// Whether a view from outside may contain the question: every ship it names exists.
    fn is_possible(self, public: &PublicState) -> bool;
}

/// The refusal of a choice that answers another question.
pub(crate) const fn not_asked() -> Result<(), Refusal> {
    Err(Refusal { rule: rules::ORDER, by: Cause::NotAsked })
}
