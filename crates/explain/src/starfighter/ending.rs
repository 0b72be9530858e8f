//! How the match ended.

use super::words::who;
use crate::Message;
use contract::{RuleId, Seat, Seats, Viewer};
use starfighter::rules;

/// Both seats, the viewer's own first.
pub(super) fn seats(viewer: Viewer) -> [Seat; 2] {
    let own = viewer.seat().unwrap_or(Seat::A);
    [own, own.other()]
}

/// A sentence about who won and by which rule.
pub(super) fn result(key: &'static str, viewer: Viewer, winners: Seats, rule: RuleId) -> Message {
    let result = match (winners.len(), winners.first()) {
        (1, Some(seat)) => match (who(viewer, seat), seat) {
            ("other", Seat::A) => "one",
            ("other", _) => "two",
            (who, _) => who,
        },
        _ => "nobody",
    };
    let by = match rule {
        rules::END_ARMOR => "armour",
        rules::END_CARDS => "cards",
        rules::END_ROUNDS => "rounds",
        _ => "draw",
    };
    Message::new(key).with("result", result).with("rule", by).with_rule(rule)
}
