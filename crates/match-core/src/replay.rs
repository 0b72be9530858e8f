//! A match as one viewer saw it, step by step, and queries about those positions: for the replay slider.

use crate::any_match::{ActError, AnyMatch, AppliedAct, Json};
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
    if matches!(history.state, MatchState::Open(_))
        && let Some(steps) = replayed_steps(history, viewer, from, until)
    {
        return steps;
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
    (from..until).map(told).collect()
}

/// The positions after `from` to `until - 1` acts, replayed from the nearest checkpoint; `None` if this program cannot
/// replay them.
fn replayed_steps(history: &MatchHistory, viewer: Viewer, from: u32, until: u32) -> Option<Vec<ReplayStep>> {
    if from >= until {
        return Some(Vec::new());
    }
    let first = from.saturating_sub(1);
    let mut game = history.position_after(first).ok()?.game;
    let mut steps = Vec::with_capacity((until - from) as usize);
    if from == 0 {
        steps.push(step_of(history, game.as_ref(), viewer, None));
    }
    let acts = history.entries.iter().take(until as usize - 1).skip(first as usize);
    for act in acts {
        let applied = game.replay_line(&act.line, act.seq + 1).ok()?;
        steps.push(step_of(history, game.as_ref(), viewer, Some(&applied)));
    }
    Some(steps)
}

fn step_of(
    history: &MatchHistory,
    game: &dyn AnyMatch,
    viewer: Viewer,
    applied: Option<&AppliedAct>,
) -> ReplayStep {
    let after = game.entries();
    let snapshot = game.snapshot(viewer);
    let heard = applied.map(|applied| applied.told.as_slice()).unwrap_or_default();
    let heard = heard.iter().filter(|heard| Viewers::has(heard.to, viewer));
    ReplayStep {
        after,
        seat: applied.and_then(|applied| applied.seat),
        turn: if after as usize == history.entries.len() {
            history.turn_status(viewer)
        } else {
            turn_of(game, || snapshot.ending.clone())
        },
        events: heard
            .map(|heard| VisibleEvent {
                n: after.saturating_sub(1),
                message: heard.message.clone(),
                event: heard.event.clone(),
            })
            .collect(),
        view: Some(snapshot.view),
    }
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
