//! A match as one viewer saw it, step by step, and queries about those positions: for the replay slider.

use crate::ledger::{Board, Ledger};
use crate::table::{Denied, Json};
use crate::update::{Happened, TurnNow, turn_of};
use table::{Seat, Viewer, Viewers};

/// One step of a match as a viewer saw it.
#[derive(Clone, Debug)]
pub struct PastStep {
    /// Number of acts before this position.
    pub after: u32,
    pub seat: Option<Seat>,
    pub turn: TurnNow,
    /// The view; `None` for a match of other rules.
    pub view: Option<Json>,
    pub events: Vec<Happened>,
}

/// Up to `count` positions, starting after `from` acts.
pub(crate) fn past(ledger: &Ledger, viewer: Viewer, from: u32, count: u32) -> Vec<PastStep> {
    let until = from.saturating_add(count).min(ledger.acts.len() as u32 + 1);
    let wanted = from..until;
    let mut steps = Vec::new();
    if matches!(ledger.board, Board::Open(_)) {
        let last = until.saturating_sub(1) as usize;
        let replayed = ledger.replay(last, |table, step| {
            let after = table.entries();
            if wanted.contains(&after) {
                let picture = table.picture(viewer);
                let heard = step.map(|step| step.told.as_slice()).unwrap_or_default();
                let heard = heard.iter().filter(|heard| Viewers::has(heard.to, viewer));
                steps.push(PastStep {
                    after,
                    seat: step.and_then(|step| step.seat),
                    turn: if after as usize == ledger.acts.len() {
                        ledger.turn_now(viewer)
                    } else {
                        turn_of(table.turn(), || picture.ending.clone())
                    },
                    events: heard
                        .map(|heard| Happened {
                            n: after - 1,
                            message: heard.message.clone(),
                            event: heard.event.clone(),
                        })
                        .collect(),
                    view: Some(picture.view),
                });
            }
        });
        if replayed.is_ok() {
            return steps;
        }
    }
    // Other rules: no position, but the events that were shown then.
    let turn = ledger.turn_now(viewer);
    let told = |after: u32| PastStep {
        after,
        seat: after.checked_sub(1).and_then(|n| ledger.acts.get(n as usize)).and_then(|act| act.seat),
        turn: turn.clone(),
        view: None,
        events: after.checked_sub(1).into_iter().flat_map(|n| ledger.heard(n, viewer)).collect(),
    };
    wanted.map(told).collect()
}

/// Answers a game-specific query about the position after so many acts, from what the viewer saw then.
///
/// # Errors
/// When there was no such position, or the game has no such query.
pub(crate) fn inquire(ledger: &Ledger, viewer: Viewer, after: u32, about: &str) -> Result<Json, Denied> {
    let acts = after as usize;
    if acts > ledger.acts.len() {
        return Err(Denied::Unreadable(format!("there are {} entries", ledger.acts.len())));
    }
    let replayed = ledger.replay(acts, |_, _| {});
    let (table, _) = replayed.map_err(|message| Denied::Refused(Box::new(message)))?;
    table.inquire(viewer, about)
}
