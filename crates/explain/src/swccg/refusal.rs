//! Why a choice was refused: the rule says what would be legal.

use super::words::Context;
use crate::Message;
use swccg::Refusal;

pub(super) fn refusal(context: &Context<'_>, refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::NotAsked => Message::new("sw-r-not-asked"),
        Refusal::OtherQuestion => Message::new("sw-r-other-question"),
        Refusal::NotInHand { card } => Message::new("sw-r-not-in-hand").with("card", context.title(card)),
        Refusal::NotThere { card } => Message::new("sw-r-not-there").with("card", context.card(card)),
        Refusal::Barred { rule } => barred(rule),
        Refusal::TooDear { cost, force, rule } => {
            Message::new("sw-r-too-dear").with("cost", cost).with("force", force).with_rule(rule)
        }
        Refusal::TooMuch { most, rule } => Message::new("sw-r-too-much").with("most", most).with_rule(rule),
    }
}

/// The text of the rule itself, from its page.
fn barred(rule: contract::RuleId) -> Message {
    let entry = crate::rulebook("swccg").iter().find(|entry| entry.id == rule.0);
    let text = entry.map(crate::RuleEntry::texts).unwrap_or_default();
    Message::new("sw-r-barred").with("text", text).with_rule(rule)
}
