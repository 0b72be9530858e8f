//! Undo rules.
//!
//! When only one person plays (against bots, or holding several seats on one screen), everything back to that
//! person's own last decision may be undone; if chance was resolved since, or something hidden was learned, the match
//! is marked as practice from then on. Between people, a seat may freely undo its own last choice while nobody,
//! chance included, has acted since and it learned nothing from it; to go back further, everybody else must agree.
//! Where several seats answer simultaneously and in secret, an answer may be retracted freely as long as the round is
//! open; the others' answers remain.
//!
//! Outcome `n` always comes from the stream numbered `n`, so undoing never re-rolls.

use table::{Seat, Seats, Viewer, Viewers};

/// The part of an act that the undo rules need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
}

/// How a seat may undo its last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    Nothing,
    /// At once.
    Free {
        /// How many acts remain.
        keep: u32,
        /// Whether this marks the match as practice.
        practice: bool,
    },
    /// Retract it at once; the answers that others have given since remain.
    Sealed {
        /// The number of the act.
        at: u32,
    },
    /// Only if the others agree.
    Consent {
        /// How many acts remain.
        keep: u32,
    },
}

/// What a holder of the seats `own` may undo. `alone`: no other person holds a seat.
#[must_use]
pub fn leave(acts: &[Done], own: Seats, alone: bool) -> Leave {
    let mine = |act: &Done| act.seat.is_some_and(|seat| own.has(seat));
    let Some(last) = acts.iter().rposition(mine) else { return Leave::Nothing };
    let taught = |act: &Done| own.iter().any(|seat| act.learned.has(Viewer::Seat(seat)));
    let keep = last as u32;
    if alone {
        let practice = acts[last..].iter().any(|act| act.seat.is_none() || taught(act));
        Leave::Free { keep, practice }
    } else if last + 1 == acts.len() && !taught(&acts[last]) {
        Leave::Free { keep, practice: false }
    } else {
        Leave::Consent { keep }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seats = Seats::one(Seat::A);

    fn choice(seat: Seat, learned: Viewers) -> Done {
        Done { seat: Some(seat), learned }
    }

    const fn chance(learned: Viewers) -> Done {
        Done { seat: None, learned }
    }

    #[test]
    fn nothing_done_is_nothing_to_take_back() {
        assert_eq!(leave(&[], A, true), Leave::Nothing);
        assert_eq!(leave(&[chance(Viewers::NONE), choice(Seat::B, Viewers::NONE)], A, false), Leave::Nothing);
    }

    #[test]
    fn a_fresh_choice_is_free_for_everybody() {
        let acts = [choice(Seat::B, Viewers::NONE), choice(Seat::A, Viewers::NONE)];
        for alone in [true, false] {
            assert_eq!(leave(&acts, A, alone), Leave::Free { keep: 1, practice: false });
        }
    }

    #[test]
    fn what_was_learned_costs_practice_or_consent() {
        for learned in [Viewers::only(Seat::A), Viewers::ALL] {
            let acts = [choice(Seat::A, learned)];
            assert_eq!(leave(&acts, A, true), Leave::Free { keep: 0, practice: true });
            assert_eq!(leave(&acts, A, false), Leave::Consent { keep: 0 });
        }
        let only_the_other_learned = [choice(Seat::A, Viewers::only(Seat::B))];
        assert_eq!(leave(&only_the_other_learned, A, false), Leave::Free { keep: 0, practice: false });
    }

    #[test]
    fn a_roll_since_costs_practice_or_consent() {
        let acts = [choice(Seat::A, Viewers::NONE), chance(Viewers::NONE)];
        assert_eq!(leave(&acts, A, true), Leave::Free { keep: 0, practice: true });
        assert_eq!(leave(&acts, A, false), Leave::Consent { keep: 0 });
    }

    #[test]
    fn an_answer_since_needs_consent_between_people_only() {
        let acts = [choice(Seat::A, Viewers::NONE), choice(Seat::B, Viewers::NONE)];
        assert_eq!(leave(&acts, A, true), Leave::Free { keep: 0, practice: false });
        assert_eq!(leave(&acts, A, false), Leave::Consent { keep: 0 });
    }

    #[test]
    fn both_seats_at_one_screen_take_back_the_last_of_either() {
        let acts = [choice(Seat::A, Viewers::NONE), choice(Seat::B, Viewers::NONE)];
        assert_eq!(leave(&acts, Seats::first_n(2), true), Leave::Free { keep: 1, practice: false });
    }
}
