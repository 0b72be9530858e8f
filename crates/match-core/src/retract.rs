//! Retracts a simultaneous secret answer after others have given theirs.
//!
//! While several seats answer simultaneously, no answer depends on another: the contract says that their order does
//! not matter. So one of them can be removed and the later ones replayed without it. This is verified, not assumed:
//! the later answers must be legal without it, and playing it again on top of them must give exactly the current
//! state.

use crate::any_match::{AnyMatch, AppliedAct};
use crate::history::{HistoryEntry, MatchHistory, MatchState};
use crate::undo::{UndoPermission, undo_permission};
use contract::{Seat, Turn, Viewers};
use serde::Deserialize;
use serde_json::value::RawValue;

/// The match without an answer, and the later answers replayed.
pub(crate) struct Retracted {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) steps: Vec<AppliedAct>,
}

/// The part of a log line that holds seat and choice.
#[derive(Deserialize)]
struct Chosen {
    p: (Seat, Box<RawValue>),
}

/// Replays a logged choice at another position in the log.
pub(crate) fn replay_choice(game: &mut dyn AnyMatch, act: &HistoryEntry, tick: u32) -> Option<AppliedAct> {
    let Chosen { p: (seat, choice) } = serde_json::from_str(&act.line).ok()?;
    let question = game.question(seat)?;
    game.choose(seat, question, choice.get(), tick).ok()
}

impl MatchHistory {
    #[must_use]
    pub fn undo_permission(&self, seat: Seat) -> UndoPermission {
        let (own, alone) = self.seats_of_same_holder(seat);
        match undo_permission(self.played_entries(), own, alone) {
            UndoPermission::Consent { keep } if self.retracted(keep).is_some() => {
                UndoPermission::Retract { at: keep }
            }
            permission => permission,
        }
    }

    /// The match without act `at`, if it and everything since are secret answers of a round that is still open.
    pub(crate) fn retracted(&self, at: u32) -> Option<Retracted> {
        let MatchState::Open(present) = &self.state else { return None };
        let (own, since) = self.entries.get(at as usize..)?.split_first()?;
        let sealed = |act: &HistoryEntry| act.seat.is_some() && act.learned == Viewers::NONE;
        if !sealed(own) || !since.iter().all(sealed) || !self.is_round_open(present.as_ref(), own) {
            return None;
        }
        let (mut game, _) = self.replay(at as usize, |_, _| ()).ok()?;
        let mut steps = Vec::with_capacity(since.len());
        for (place, act) in since.iter().enumerate() {
            // The undo record comes first.
            let tick = self.version() + 2 + place as u32;
            steps.push(replay_choice(game.as_mut(), act, tick)?);
        }
        let mut whole = game.fork();
        replay_choice(whole.as_mut(), own, self.version() + 2 + since.len() as u32)?;
        (whole.hash() == present.hash()).then_some(Retracted { game, steps })
    }

    /// Whether some seat still has a question that was asked before `own`, or that its own later answer opened: a
    /// cheap check before anything is replayed.
    fn is_round_open(&self, present: &dyn AnyMatch, own: &HistoryEntry) -> bool {
        let Turn::Decide(asked) = present.turn() else { return false };
        let opened_itself =
            |seat, number| self.entries.iter().any(|act| act.seq + 1 == number && act.seat == Some(seat));
        asked.iter().any(|seat| {
            let number = present.question(seat).filter(|_| own.seat != Some(seat));
            number.is_some_and(|number| number <= own.seq || opened_itself(seat, number))
        })
    }
}
