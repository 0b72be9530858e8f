//! Undo rules.
//!
//! When only one person plays (against bots, or holding several seats on one screen), everything back to that
//! person's own last decision may be undone; if chance was resolved since, or something hidden was learned, the match
//! is marked as practice from then on. Between people, a seat may freely undo its own last choice while nobody,
//! chance included, has acted since and it learned nothing from it; to go back further, everybody else must agree.
//! Where several seats answer simultaneously and in secret, an answer may be retracted freely as long as the round is
//! open; the others' answers remain.
//!
//! An outcome that a person typed in is an act of that person: a slip is taken back alone. Acts that are no moves of the game
//! (who flies which ship at a real table) are passed over, and remain.
//!
//! Outcome `n` always comes from the stream numbered `n`, so undoing never re-rolls.

use contract::{Seat, Seats, Viewer, Viewers};

/// The part of an act that the undo rules need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayedEntry {
    /// The seat that chose or typed the outcome in; `None` where the generator supplied it.
    pub seat: Option<Seat>,
    /// Whether it is an outcome of chance.
    pub chance: bool,
    /// The viewers who learned something hidden.
    pub learned: Viewers,
    /// Whether it is no move of the game, so that undo leaves it.
    pub outlives_undo: bool,
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

/// What a holder of the seats `own` may undo. `alone`: no other person holds a seat. Looks no further back than the act in
/// question.
#[must_use]
pub fn undo_permission(
    acts: impl DoubleEndedIterator<Item = PlayedEntry> + ExactSizeIterator,
    own: Seats,
    alone: bool,
) -> UndoPermission {
    let (mut practice, mut is_last) = (false, true);
    for (at, act) in acts.enumerate().rev() {
        let taught = own.iter().any(|seat| act.learned.has(Viewer::Seat(seat)));
        practice |= act.chance || taught;
        let mine = act.seat.is_some_and(|seat| own.has(seat)) && !act.outlives_undo;
        if !mine {
            is_last = false;
            continue;
        }
        let keep = at as u32;
        return if alone {
            UndoPermission::Free { keep, practice }
        } else if is_last && !taught {
            UndoPermission::Free { keep, practice: false }
        } else {
            UndoPermission::Consent { keep }
        };
    }
    UndoPermission::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seats = Seats::one(Seat::A);

    fn choice(seat: Seat, learned: Viewers) -> PlayedEntry {
        PlayedEntry { seat: Some(seat), chance: false, learned, outlives_undo: false }
    }

    const fn chance(learned: Viewers) -> PlayedEntry {
        PlayedEntry { seat: None, chance: true, learned, outlives_undo: false }
    }

    fn undo_permission(acts: &[PlayedEntry], own: Seats, alone: bool) -> UndoPermission {
        super::undo_permission(acts.iter().copied(), own, alone)
    }

    #[test]
    fn a_typed_outcome_is_taken_back_alone() {
        let typed = PlayedEntry { seat: Some(Seat::A), ..chance(Viewers::NONE) };
        let acts = [choice(Seat::A, Viewers::NONE), typed];
        assert_eq!(undo_permission(&acts, A, true), UndoPermission::Free { keep: 1, practice: true });
    }

    #[test]
    fn what_is_no_move_is_passed_over() {
        let owned = PlayedEntry { outlives_undo: true, ..choice(Seat::A, Viewers::NONE) };
        let acts = [choice(Seat::A, Viewers::NONE), owned, owned];
        assert_eq!(undo_permission(&acts, A, true), UndoPermission::Free { keep: 0, practice: false });
        assert_eq!(undo_permission(&acts[1..], A, true), UndoPermission::Nothing);
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
