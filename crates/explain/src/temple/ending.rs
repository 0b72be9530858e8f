//! How the match ended.

use super::words::who;
use crate::Message;
use contract::{Ending, RuleId, Viewer};
use temple::rules;

/// A short sentence.
pub(super) fn ending(viewer: Viewer, ending: &Ending) -> Message {
    let (result, n) =
        ending.winners.first().map_or(("nobody", 0), |seat| (who(viewer, seat), seat.number() + 1));
    Message::new("tp-end")
        .with("result", result)
        .with("n", n)
        .with("rule", word(ending.rule))
        .with_rule(ending.rule)
}

/// The ending rule, as a selector of the sentences.
pub(super) fn word(rule: RuleId) -> &'static str {
    match rule {
        rules::END_STAIRS => "stairs",
        rules::END_WIPED => "wiped",
        rules::END_LIMIT => "limit",
        _ => "stale",
    }
}
