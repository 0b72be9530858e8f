//! A match as one viewer saw it, step by step, and queries about those positions: for the replay slider.

use crate::any_match::{ActError, Json};
use crate::history::{MatchHistory, MatchState};
use crate::update::{TurnStatus, VisibleEvent, turn_of};
use contract::{Seat, Viewer, Viewers};

/// One step of a match as a viewer saw it.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// Number of acts before this position.
    pub after: u32,
    pub seat: Option<Seat>,
    pub turn: TurnStatus,
    /// The view; `None` for a match of other rules.
    pub view: Option<Json>,
    pub events: Vec<VisibleEvent>,
}

/// Up to `count` positions, starting after `from` acts.
pub fn replay_steps(history: &MatchHistory, viewer: Viewer, from: u32, count: u32) -> Vec<ReplayStep> {
    let until = from.saturating_add(count).min(history.entries.len() as u32 + 1);
    let wanted = from..until;
    let mut steps = Vec::new();
    if matches!(history.state, MatchState::Open(_)) {
        let last = until.saturating_sub(1) as usize;
        let replayed = history.replay(last, |game, step| {
            let after = game.entries();
            if wanted.contains(&after) {
                let snapshot = game.snapshot(viewer);
                let heard = step.map(|step| step.told.as_slice()).unwrap_or_default();
                let heard = heard.iter().filter(|heard| Viewers::has(heard.to, viewer));
                steps.push(ReplayStep {
                    after,
                    seat: step.and_then(|step| step.seat),
                    turn: if after as usize == history.entries.len() {
                        history.turn_status(viewer)
                    } else {
                        turn_of(game, || snapshot.ending.clone())
                    },
                    events: heard
                        .map(|heard| VisibleEvent {
                            n: after - 1,
                            message: heard.message.clone(),
                            event: heard.event.clone(),
                        })
                        .collect(),
                    view: Some(snapshot.view),
                });
            }
        });
        if replayed.is_ok() {
            return steps;
        }
    }
    // Other rules: no position, but the events that were shown then.
    let turn = history.turn_status(viewer);
    let told = |after: u32| ReplayStep {
        after,
        seat: after.checked_sub(1).and_then(|n| history.entries.get(n as usize)).and_then(|act| act.seat),
        turn: turn.clone(),
        view: None,
        events: after.checked_sub(1).into_iter().flat_map(|n| history.visible_events(n, viewer)).collect(),
    };
    wanted.map(told).collect()
}

/// Answers a game-specific query about the position after so many acts, from what the viewer saw then.
///
/// # Errors
/// When there was no such position, or the game has no such query.
pub fn inquire(history: &MatchHistory, viewer: Viewer, after: u32, about: &str) -> Result<Json, ActError> {
    let acts = after as usize;
    if acts > history.entries.len() {
        return Err(ActError::Unreadable(format!("there are {} entries", history.entries.len())));
    }
    let replayed = history.replay(acts, |_, _| {});
    let (game, _) = replayed.map_err(|message| ActError::Refused(Box::new(message)))?;
    game.inquire(viewer, about)
}
