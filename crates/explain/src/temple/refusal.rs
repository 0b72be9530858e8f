//! Why a choice was refused: the obstacle, then the rule.

use super::words::Context;
use crate::Message;
use contract::RuleId;
use temple::{Refusal, RefusalCause, rules};

pub(super) fn refusal(context: &Context<'_>, refusal: &Refusal) -> Message {
    let of = |key, figure| Message::new(key).with("figure", context.figure(figure));
    let message = match refusal.by {
        RefusalCause::NotAsked => Message::new("tp-r-not-asked"),
        RefusalCause::NoFigure(figure) => of("tp-r-no-figure", figure),
        RefusalCause::NotYours(figure) => of("tp-r-not-yours", figure),
        RefusalCause::Played(figure) => of("tp-r-played", figure),
        RefusalCause::Friend(figure) => of("tp-r-friend", figure),
        RefusalCause::EnemyNear(figure) => of("tp-r-enemy-near", figure),
        RefusalCause::Far(figure) => of("tp-r-far", figure).with("square", context.place(figure)),
        RefusalCause::Unseen(figure) => of("tp-r-unseen", figure)
            .with("from", context.place(context.public.active.figure))
            .with("square", context.place(figure)),
        RefusalCause::Unhurt(figure) => of("tp-r-unhurt", figure),
        RefusalCause::WrongKind(figure) => of("tp-r-wrong-kind", figure),
        RefusalCause::Tried(figure) => of("tp-r-tried", figure),
        RefusalCause::Square(square) => Message::new("tp-r-square")
            .with("square", context.square(square))
            .with("why", square_word(refusal.rule)),
        RefusalCause::Costs(cost) => {
            Message::new("tp-r-costs").with("cost", cost).with("points", context.public.active.movement)
        }
        RefusalCause::Lacks => Message::new("tp-r-lacks").with("what", lacking_word(refusal.rule)),
        RefusalCause::NotNow => Message::new("tp-r-not-now").with("what", not_now_word(refusal.rule)),
        RefusalCause::Searched => Message::new("tp-r-searched"),
        RefusalCause::NothingNear => Message::new("tp-r-nothing-near").with("what", near_word(refusal.rule)),
    };
    message.with_rule(refusal.rule)
}

/// Why a square is not allowed, selected by the rule that forbids it.
fn square_word(rule: RuleId) -> &'static str {
    match rule {
        rules::MOVE_DIAGONAL => "diagonal",
        rules::MOVE_CONTACT => "shut",
        rules::MOVE_BLOCKED => "blocked",
        rules::MOVE_ALLIES => "ally",
        _ => "start",
    }
}

fn lacking_word(rule: RuleId) -> &'static str {
    match rule {
        rules::ACT_POINTS => "actions",
        rules::ACT_GIVE => "pass",
        rules::ACT_HACK => "hack",
        rules::ACT_REPROGRAM => "computing",
        rules::ACT_HEAL => "heal",
        rules::ACT_REPAIR => "repair",
        rules::ATTACK_MELEE => "melee",
        rules::ATTACK_RANGED => "ranged",
        rules::POWER_COST => "force",
        _ => "changes",
    }
}

fn not_now_word(rule: RuleId) -> &'static str {
    match rule {
        rules::TURN_ONE_KIND => "kind",
        rules::PASS_LAST_VAULT => "vault",
        rules::ACT_HACK => "off",
        rules::ACT_SELF_REPAIR => "option",
        rules::CALL_ROLL => "call",
        rules::MOVE_POINTS => "empty",
        _ => "other",
    }
}

fn near_word(rule: RuleId) -> &'static str {
    match rule {
        rules::ACT_DOOR => "door",
        rules::ACT_SEARCH => "vault",
        _ => "console",
    }
}
