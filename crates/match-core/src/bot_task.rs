//! What a bot is given and what it answers: its seat's view and nothing else, a choice and the reason for it. Where it runs is the
//! matter of whoever drives the match.

use crate::any_match::{Basis, BotDecision, BotError, BotReason, BotReasonLine, BotTask, Json, json};
use crate::games::Playable;
use bots::{Level, Observation, Stop};
use contract::Seat;

/// Alternatives stored with a decision.
const MAX_LINES: usize = 5;

/// The bot computation for a seat, from its view alone. In the guided game most answers are scripted.
pub(crate) fn bot_task<G: Playable>(
    view: G::View,
    seat: Seat,
    level: Level,
    seed: u64,
    lesson: bool,
) -> BotTask {
    Box::new(move |stop: &Stop| {
        let content = G::content();
        let seen = Observation::<G>::new(content, seat, view)
            .map_err(|blind| BotError { seat: seat.number(), what: format!("{blind:?}") })?;
        if lesson && let Some(choice) = G::scripted_choice(seen.view(), &seen.legal_choices().listed) {
            return Ok(scripted_decision(level, &json(&choice)));
        }
        let decision = level.bot::<G>(seed, 1).think(&seen, level.budget::<G>(), stop);
        let line = |line: &bots::ScoredChoice<G::Choice>| BotReasonLine {
            label: json(&G::choice(content, seen.view(), &line.choice)),
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
            basis: decision.why.into(),
            aim: decision.aim.and_then(|aim| G::aim(seen.view(), &aim)).map(|aim| json(&aim)),
            nodes: decision.nodes,
            lines: kept.map(|(_, kept)| line(kept)).collect(),
        };
        Ok(BotDecision { choice: json(&decision.choice).get().to_owned(), reason })
    })
}

/// A scripted answer of the guided game: nothing was searched.
fn scripted_decision(level: Level, choice: &Json) -> BotDecision {
    let reason =
        BotReason { level: level.id().into(), basis: Basis::Lesson, aim: None, nodes: 0, lines: Vec::new() };
    BotDecision { choice: choice.get().to_owned(), reason }
}
