//! Drawing a sealed answer out from under those that others have sealed since.
//!
//! While several seats answer at once, nobody's answer depends on another's: the contract says that their order does
//! not matter. So one of them can be taken out and the later ones played again without it. Whether that is so here is
//! tried, not assumed: the later answers must be legal without it, and it played again on top of them must give the
//! very table there is.

use crate::ledger::{Act, Board, Ledger};
use crate::table::{Step, Table};
use crate::undo::{Leave, leave};
use serde::Deserialize;
use serde_json::value::RawValue;
use table::{Seat, Turn, Viewers};

/// The table without an answer, and the later answers as they now stand.
pub(crate) struct Drawn {
    pub(crate) table: Box<dyn Table>,
    pub(crate) steps: Vec<Step>,
}

/// The part of a line that names who chose what.
#[derive(Deserialize)]
struct Chosen {
    p: (Seat, Box<RawValue>),
}

/// Plays a choice of the log again at another place of it.
fn again(table: &mut dyn Table, act: &Act, tick: u32) -> Option<Step> {
    let Chosen { p: (seat, choice) } = serde_json::from_str(&act.line).ok()?;
    let question = table.question(seat)?;
    table.choose(seat, question, choice.get(), tick).ok()
}

impl Ledger {
    /// What the holder of this seat may do about the last decision.
    #[must_use]
    pub fn leave(&self, seat: Seat) -> Leave {
        let (own, alone) = self.side_of(seat);
        match leave(&self.done(), own, alone) {
            Leave::Consent { keep } if self.drawn(keep).is_some() => Leave::Sealed { at: keep },
            leave => leave,
        }
    }

    /// The table without act `at`, where it and everything since were sealed in a round that is still open.
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
            // The record of the taking back comes first.
            let tick = self.version() + 2 + place as u32;
            steps.push(again(table.as_mut(), act, tick)?);
        }
        let mut whole = table.fork();
        again(whole.as_mut(), own, self.version() + 2 + since.len() as u32)?;
        (whole.hash() == present.hash()).then_some(Drawn { table, steps })
    }

    /// Whether somebody is still asked what was asked before `own`, or what an own answer since has opened: a cheap
    /// look before anything is played again.
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
