//! The bot's reason for its last decision.

use bots::{Thought, Why};
use explain::Message;
use host::games::Playable;

/// Maximum number of alternatives shown.
const SHOWN: usize = 6;

/// The reason as messages.
pub(super) struct Reason {
    pub(super) lines: Vec<Message>,
}

impl Reason {
    /// Labels are as the bot's own seat sees them.
    pub(super) fn new<G: Playable>(thought: &Thought<G::Choice>, view: &G::View) -> Self {
        let label = |choice: &G::Choice| G::choice(G::content(), view, choice);
        let decided = Message::new("cli-play-decided").with("choice", label(&thought.choice));
        let mut lines = vec![decided];
        lines.extend(thought.aim.and_then(|aim| G::aim(view, &aim)));
        match thought.why {
            Why::Only => lines.push(Message::new("cli-play-only")),
            Why::Lot => lines.push(Message::new("cli-play-lot")),
            Why::Wins | Why::Searched | Why::Judged | Why::Planned => {
                lines.push(Message::new("cli-play-weighed").with("nodes", thought.nodes));
            }
        }
        let percent = |share: f32| f64::from((share * 100.0).round());
        lines.extend(thought.lines.iter().take(SHOWN).map(|line| {
            Message::new("cli-play-line")
                .with("win", percent(line.win))
                .with("low", percent(line.interval.low))
                .with("high", percent(line.interval.high))
                .with("choice", label(&line.choice))
        }));
        Reason { lines }
    }
}
