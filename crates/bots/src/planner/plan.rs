//! What a game lends the planner: its acts as wholes.

use crate::{Aim, Evaluate};
use std::fmt::Debug;
use table::{Draws, Game, Seat};

/// A game in which one act of a player spans several questions, such as a walk and what is done at its end.
///
/// The planner follows a *course* through all of them and judges where it leads. Like every judgement this is about a
/// dealt state; nothing here knows more than that.
pub trait Plan: Evaluate {
    /// How the questions of an act are answered after its first choice.
    type Course: Copy + Debug + Send;

    /// Adds the acts worth weighing from here: a first choice and the course that follows it, best hopes first. Empty
    /// where the game knows nothing better than its offers.
    fn courses(&self, seat: Seat, out: &mut Vec<(Self::Choice, Self::Course)>);

    /// Adds what becomes worth weighing once this act is known to be among the best.
    fn refine(
        &self,
        seat: Seat,
        act: (Self::Choice, Self::Course),
        out: &mut Vec<(Self::Choice, Self::Course)>,
    ) {
        let _ = (seat, act, out);
    }

    /// Adds what `seat` may answer on this course: nothing where the act is over, one where the course says it, several
    /// where the best of them is to be found.
    fn steer(&self, seat: Seat, course: &Self::Course, out: &mut Vec<Self::Choice>);

    /// Adds the outcomes of chance, one for each difference they make.
    fn gist(&self, out: &mut Vec<(Self::Chance, u32)>) {
        self.chances(out);
    }

    /// The estimated chance that `seat` wins from the end of an act. May cost more than [`Evaluate::value`]: a planner
    /// asks less often.
    fn weigh(&self, seat: Seat) -> f32 {
        self.value(seat)
    }

    /// What such an act is for, in words the game has sentences for.
    fn aim(&self, seat: Seat, act: (Self::Choice, Self::Course)) -> Option<Aim> {
        let _ = (seat, act);
        None
    }
}

/// One outcome of chance drawn by its weight; for lists that are not empty.
pub(super) fn drawn<G: Game>(list: &[(G::Chance, u32)], draws: &mut dyn Draws) -> Option<G::Chance> {
    let total: u32 = list.iter().map(|(_, weight)| weight).sum();
    let mut at = draws.below(total.max(1));
    for (outcome, weight) in list {
        if at < *weight {
            return Some(*outcome);
        }
        at -= weight;
    }
    None
}
