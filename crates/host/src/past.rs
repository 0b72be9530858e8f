//! A match as somebody saw it, step by step: for the replay slider.

use crate::ledger::{Board, Ledger};
use crate::table::Json;
use crate::update::{Happened, TurnNow, turn_of};
use table::{Seat, Viewer, Viewers};

/// One step of a match as somebody saw it.
#[derive(Clone, Debug)]
pub struct PastStep {
    /// After how many acts.
    pub after: u32,
    /// Who acted.
    pub seat: Option<Seat>,
    /// Whether anything was asked then.
    pub turn: TurnNow,
    /// What was seen; nothing for a match of other rules.
    pub view: Option<Json>,
    /// What happened.
    pub events: Vec<Happened>,
}

/// The tables after `from` acts and so on, at most `count` of them.
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
                    turn: turn_of(table.turn(), || picture.ending.clone()),
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
    // Other rules: no table, but what was told then.
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
