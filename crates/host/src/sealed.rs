//! Retracts a simultaneous secret answer after others have given theirs.
//!
//! While several seats answer simultaneously, no answer depends on another: the contract says that their order does
//! not matter. So one of them can be removed and the later ones replayed without it. This is verified, not assumed:
//! the later answers must be legal without it, and playing it again on top of them must give exactly the current
//! state.

use crate::ledger::{Act, Board, Ledger};
use crate::table::{Step, Table};
use crate::undo::{Leave, leave};
use serde::Deserialize;
use serde_json::value::RawValue;
use table::{Seat, Turn, Viewers};

/// The match without an answer, and the later answers replayed.
pub(crate) struct Drawn {
    pub(crate) table: Box<dyn Table>,
    pub(crate) steps: Vec<Step>,
}

/// The part of a log line that holds seat and choice.
#[derive(Deserialize)]
struct Chosen {
    p: (Seat, Box<RawValue>),
}

/// Replays a logged choice at another position in the log.
fn again(table: &mut dyn Table, act: &Act, tick: u32) -> Option<Step> {
    let Chosen { p: (seat, choice) } = serde_json::from_str(&act.line).ok()?;
    let question = table.question(seat)?;
    table.choose(seat, question, choice.get(), tick).ok()
}

impl Ledger {
    #[must_use]
    pub fn leave(&self, seat: Seat) -> Leave {
        let (own, alone) = self.side_of(seat);
        match leave(&self.done(), own, alone) {
            Leave::Consent { keep } if self.drawn(keep).is_some() => Leave::Sealed { at: keep },
            leave => leave,
        }
    }

    /// The match without act `at`, if it and everything since are secret answers of a round that is still open.
    pub(crate) fn drawn(&self, at: u32) -> Option<Drawn> {
        let Board::Open(present) = &self.board else { return None };
        let (own, since) = self.acts.get(at as usize..)?.split_first()?;
        let sealed = |act: &Act| act.seat.is_some() && act.learned == Viewers::NONE;
        if !sealed(own) || !since.iter().all(sealed) || !self.is_round_open(present.as_ref(), own) {
            return None;
        }
        let (mut table, _) = self.replay(at as usize, |_, _| ()).ok()?;
        let mut steps = Vec::with_capacity(since.len());
        for (place, act) in since.iter().enumerate() {
            // The undo record comes first.
            let tick = self.version() + 2 + place as u32;
            steps.push(again(table.as_mut(), act, tick)?);
        }
        let mut whole = table.fork();
        again(whole.as_mut(), own, self.version() + 2 + since.len() as u32)?;
        (whole.hash() == present.hash()).then_some(Drawn { table, steps })
    }

    /// Whether some seat still has a question that was asked before `own`, or that its own later answer opened: a
    /// cheap check before anything is replayed.
    fn is_round_open(&self, present: &dyn Table, own: &Act) -> bool {
        let Turn::Decide(asked) = present.turn() else { return false };
        let opened_itself =
            |seat, number| self.acts.iter().any(|act| act.seq + 1 == number && act.seat == Some(seat));
        asked.iter().any(|seat| {
            let number = present.question(seat).filter(|_| own.seat != Some(seat));
            number.is_some_and(|number| number <= own.seq || opened_itself(seat, number))
        })
    }
}
