//! Why a choice was refused: the obstacle, then the rule.

use super::words::Cast;
use crate::Message;
use table::RuleId;
use temple::{Cause, Refusal, rules};

pub(super) fn refusal(cast: &Cast<'_>, refusal: &Refusal) -> Message {
    let of = |key, figure| Message::new(key).with("figure", cast.figure(figure));
    let message = match refusal.by {
        Cause::NotAsked => Message::new("tp-r-not-asked"),
        Cause::NoFigure(figure) => of("tp-r-no-figure", figure),
        Cause::NotYours(figure) => of("tp-r-not-yours", figure),
        Cause::Played(figure) => of("tp-r-played", figure),
        Cause::Friend(figure) => of("tp-r-friend", figure),
        Cause::EnemyNear(figure) => of("tp-r-enemy-near", figure),
        Cause::Far(figure) => of("tp-r-far", figure).with("square", cast.place(figure)),
        Cause::Unseen(figure) => of("tp-r-unseen", figure)
            .with("from", cast.place(cast.public.active.figure))
            .with("square", cast.place(figure)),
        Cause::Unhurt(figure) => of("tp-r-unhurt", figure),
        Cause::WrongKind(figure) => of("tp-r-wrong-kind", figure),
        Cause::Tried(figure) => of("tp-r-tried", figure),
        Cause::Square(square) => Message::new("tp-r-square")
            .with("square", cast.square(square))
            .with("why", square_word(refusal.rule)),
        Cause::Costs(cost) => {
            Message::new("tp-r-costs").with("cost", cost).with("points", cast.public.active.movement)
        }
        Cause::Lacks => Message::new("tp-r-lacks").with("what", lacking_word(refusal.rule)),
        Cause::NotNow => Message::new("tp-r-not-now").with("what", not_now_word(refusal.rule)),
        Cause::Searched => Message::new("tp-r-searched"),
        Cause::NothingNear => Message::new("tp-r-nothing-near").with("what", near_word(refusal.rule)),
    };
    message.by(refusal.rule)
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
