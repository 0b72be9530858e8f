//! What a bot is given and what it answers: its seat's view and nothing else, a choice and the reason for it. Where it runs is the
//! matter of whoever drives the match.

use crate::any_match::{
    Basis, BotDecision, BotError, BotReason, BotReasonLine, BotTask, Json, json, json_text,
};
use crate::games::Playable;
use bots::{Level, Observation, Stop};
use contract::Seat;

/// Alternatives stored with a decision.
const MAX_LINES: usize = 5;

/// How a bot is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotRun {
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// Whether the match began as the guided game, in which most answers are scripted.
    pub(crate) lesson: bool,
}

/// The bot computation for a seat, from its view alone.
pub(crate) fn bot_task<G: Playable>(view: G::View, seat: Seat, level: Level, run: BotRun) -> BotTask {
    Box::new(move |stop: &Stop| {
        let content = G::content();
        let seen = Observation::<G>::new(content, seat, view)
            .map_err(|blind| BotError { seat: seat.number(), what: format!("{blind:?}") })?;
        let label = |choice: &G::Choice| json(&G::choice(content, seen.view(), choice));
        if run.lesson
            && let Some(choice) = G::scripted_choice(seen.view(), &seen.legal_choices().listed)
        {
            return Ok(scripted_decision(level, json_text(&choice), label(&choice)));
        }
        let decision = level.bot::<G>(run.seed, run.threads).think(&seen, level.budget::<G>(), stop);
        let line = |line: &bots::ScoredChoice<G::Choice>| BotReasonLine {
            label: label(&line.choice),
            taken: line.choice == decision.choice,
            visits: line.visits,
            win: line.win,
            low: line.interval.low,
            high: line.interval.high,
        };
        let kept = decision.lines.iter().enumerate();
        let kept = kept.filter(|(at, line)| *at < MAX_LINES || line.choice == decision.choice);
        let reason = BotReason {
            level: level.id().into(),
            choice: Some(label(&decision.choice)),
            basis: decision.why.into(),
            aim: decision.aim.and_then(|aim| G::aim(seen.view(), &aim)).map(|aim| json(&aim)),
            nodes: decision.nodes,
            lines: kept.map(|(_, kept)| line(kept)).collect(),
        };
        Ok(BotDecision { choice: json_text(&decision.choice), reason })
    })
}

/// A scripted answer of the guided game: nothing was searched.
fn scripted_decision(level: Level, choice: String, label: Json) -> BotDecision {
    let reason = BotReason {
        level: level.id().into(),
        choice: Some(label),
        basis: Basis::Lesson,
        aim: None,
        nodes: 0,
        lines: Vec::new(),
    };
    BotDecision { choice, reason }
}
