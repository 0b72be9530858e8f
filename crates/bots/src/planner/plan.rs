//! What a game provides for the planner: its acts as wholes.

use crate::{Aim, Evaluate};
use contract::{Game, RandomSource, Seat};
use std::fmt::Debug;

/// A game in which one act of a player spans several questions, such as a walk and what is done at its end.
///
/// The planner follows a *course* through all of them and evaluates where it leads. Like every evaluation this is
/// about a dealt state; nothing here knows more than that.
pub trait Plan: Evaluate {
    /// How the questions of an act are answered after its first choice.
    type Course: Copy + Debug + Send;

    /// Adds the acts worth evaluating from here: a first choice and the course that follows it, most promising first.
    /// Empty if the game knows nothing better than its legal choices.
    fn courses(&self, seat: Seat, out: &mut Vec<(Self::Choice, Self::Course)>);

    /// Adds acts that become worth evaluating once this act is known to be among the best.
    fn refine(
        &self,
        seat: Seat,
        act: (Self::Choice, Self::Course),
        out: &mut Vec<(Self::Choice, Self::Course)>,
    ) {
        let _ = (seat, act, out);
    }

    /// Adds the choices of `seat` on this course: none if the act is over, one if the course determines it, several
    /// if the best of them is to be found.
    fn next_choices(&self, seat: Seat, course: &Self::Course, out: &mut Vec<Self::Choice>);

    /// Adds the outcomes of chance, merging those that make no difference.
    fn distinct_outcomes(&self, out: &mut Vec<(Self::Chance, u32)>) {
        self.chance_outcomes(out);
    }

    /// The estimated chance that `seat` wins from the end of an act. May cost more than [`Evaluate::value`]: a
    /// planner calls it less often.
    fn value_after_act(&self, seat: Seat) -> f32 {
        self.value(seat)
    }

    /// The purpose of an act, in terms for which the game has texts.
    fn aim(&self, seat: Seat, act: (Self::Choice, Self::Course)) -> Option<Aim> {
        let _ = (seat, act);
        None
    }
}

/// One outcome of chance drawn by its weight; `None` if the list is empty.
pub(super) fn draw_weighted<G: Game>(
    list: &[(G::Chance, u32)],
    rng: &mut dyn RandomSource,
) -> Option<G::Chance> {
    let total: u32 = list.iter().map(|(_, weight)| weight).sum();
    let mut at = rng.below(total.max(1));
    for (outcome, weight) in list {
        if at < *weight {
            return Some(*outcome);
        }
        at -= weight;
    }
    None
}
