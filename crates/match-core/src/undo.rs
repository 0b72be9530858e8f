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

use contract::{Seat, Seats, Viewer, Viewers};

/// The part of an act that the undo rules need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedEntry {
    /// The seat that chose; `None` for chance.
    pub seat: Option<Seat>,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
}

/// How a seat may undo its last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoPermission {
    Nothing,
    /// At once.
    Free {
        /// How many acts remain.
        keep: u32,
        /// Whether this marks the match as practice.
        practice: bool,
    },
    /// Retract it at once; the answers that others have given since remain.
    Retract {
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
pub fn undo_permission(acts: &[PlayedEntry], own: Seats, alone: bool) -> UndoPermission {
    let mine = |act: &PlayedEntry| act.seat.is_some_and(|seat| own.has(seat));
    let Some(last) = acts.iter().rposition(mine) else { return UndoPermission::Nothing };
    let taught = |act: &PlayedEntry| own.iter().any(|seat| act.learned.has(Viewer::Seat(seat)));
    let keep = last as u32;
    if alone {
        let practice = acts[last..].iter().any(|act| act.seat.is_none() || taught(act));
        UndoPermission::Free { keep, practice }
    } else if last + 1 == acts.len() && !taught(&acts[last]) {
        UndoPermission::Free { keep, practice: false }
    } else {
        UndoPermission::Consent { keep }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seats = Seats::one(Seat::A);

    fn choice(seat: Seat, learned: Viewers) -> PlayedEntry {
        PlayedEntry { seat: Some(seat), learned }
    }

    const fn chance(learned: Viewers) -> PlayedEntry {
        PlayedEntry { seat: None, learned }
    }

    #[test]
    fn nothing_done_is_nothing_to_take_back() {
        assert_eq!(undo_permission(&[], A, true), UndoPermission::Nothing);
        assert_eq!(
            undo_permission(&[chance(Viewers::NONE), choice(Seat::B, Viewers::NONE)], A, false),
            UndoPermission::Nothing
        );
    }

    #[test]
    fn a_fresh_choice_is_free_for_everybody() {
        let acts = [choice(Seat::B, Viewers::NONE), choice(Seat::A, Viewers::NONE)];
        for alone in [true, false] {
            assert_eq!(undo_permission(&acts, A, alone), UndoPermission::Free { keep: 1, practice: false });
        }
    }

    #[test]
    fn what_was_learned_costs_practice_or_consent() {
        for learned in [Viewers::only(Seat::A), Viewers::ALL] {
            let acts = [choice(Seat::A, learned)];
            assert_eq!(undo_permission(&acts, A, true), UndoPermission::Free { keep: 0, practice: true });
            assert_eq!(undo_permission(&acts, A, false), UndoPermission::Consent { keep: 0 });
        }
        let only_the_other_learned = [choice(Seat::A, Viewers::only(Seat::B))];
        assert_eq!(
            undo_permission(&only_the_other_learned, A, false),
            UndoPermission::Free { keep: 0, practice: false }
        );
    }

    #[test]
    fn a_roll_since_costs_practice_or_consent() {
        let acts = [choice(Seat::A, Viewers::NONE), chance(Viewers::NONE)];
        assert_eq!(undo_permission(&acts, A, true), UndoPermission::Free { keep: 0, practice: true });
        assert_eq!(undo_permission(&acts, A, false), UndoPermission::Consent { keep: 0 });
    }

    #[test]
    fn an_answer_since_needs_consent_between_people_only() {
        let acts = [choice(Seat::A, Viewers::NONE), choice(Seat::B, Viewers::NONE)];
        assert_eq!(undo_permission(&acts, A, true), UndoPermission::Free { keep: 0, practice: false });
        assert_eq!(undo_permission(&acts, A, false), UndoPermission::Consent { keep: 0 });
    }

    #[test]
    fn both_seats_on_one_screen_undo_the_last_of_either() {
        let acts = [choice(Seat::A, Viewers::NONE), choice(Seat::B, Viewers::NONE)];
        assert_eq!(
            undo_permission(&acts, Seats::first_n(2), true),
            UndoPermission::Free { keep: 1, practice: false }
        );
    }
}
