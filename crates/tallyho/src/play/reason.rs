//! The bot's reason for its last decision.

use bots::{Basis, Thought};
use explain::Message;
use host::games::Playable;

/// Maximum number of alternatives shown.
const MAX_LINES: usize = 6;

/// The reason as messages.
pub(super) struct BotReason {
    pub(super) lines: Vec<Message>,
}

impl BotReason {
    /// Labels are as the bot's own seat sees them.
    pub(super) fn new<G: Playable>(thought: &Thought<G::Choice>, view: &G::View) -> Self {
        let label = |choice: &G::Choice| G::choice(G::content(), view, choice);
        let decided = Message::new("cli-play-decided").with("choice", label(&thought.choice));
        let mut lines = vec![decided];
        lines.extend(thought.aim.as_ref().and_then(|aim| G::aim(view, aim)));
        match thought.why {
            Basis::Only => lines.push(Message::new("cli-play-only")),
            Basis::Lot => lines.push(Message::new("cli-play-lot")),
            Basis::Wins | Basis::Searched | Basis::Judged | Basis::Planned => {
                lines.push(Message::new("cli-play-weighed").with("nodes", thought.nodes));
            }
        }
        let percent = |share: f32| f64::from((share * 100.0).round());
        lines.extend(thought.lines.iter().take(MAX_LINES).map(|line| {
            Message::new("cli-play-line")
                .with("win", percent(line.win))
                .with("low", percent(line.interval.low))
                .with("high", percent(line.interval.high))
                .with("choice", label(&line.choice))
        }));
        BotReason { lines }
    }
}
