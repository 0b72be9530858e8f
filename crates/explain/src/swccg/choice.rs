//! Choices, with short labels as on a button.

use super::texts;
use super::words::{Context, pile_word, role_word};
use crate::Message;
use swccg::action::frames::{DestinyStage, Frame};
use swccg::language::{Action, ActionStep, Effect, SearchedPile, WhoseTurn};
use swccg::{CardName, Choice, DestinyKind, LossSource, MoveKind, ObjId, Question};

pub(super) fn choice(context: &Context<'_>, choice: &Choice) -> Message {
    let on = |key, id: ObjId| Message::new(key).with("card", context.card(id));
    match *choice {
        Choice::Pass => pass(context),
        Choice::Start(card) => Message::new("sw-c-start").with("card", context.title(card)),
        Choice::Activate(amount) => Message::new("sw-c-activate").with("amount", amount),
        Choice::Drain(at) => on("sw-c-drain", at),
        Choice::DrainLess(at) => on("sw-c-drain-less", at),
        Choice::Deploy { card, to } => {
            Message::new("sw-c-deploy").with("card", context.title(card)).with("to", context.to(to))
        }
        Choice::DeployWith { ship, pilot, at } => Message::new("sw-c-deploy-with")
            .with("card", context.title(ship))
            .with("pilot", context.title(pilot))
            .with("at", context.card(at)),
        Choice::Play { card, clause, target } => aimed(
            context,
            "sw-c-play",
            target,
            Message::new("sw-card").with("title", context.title(card)).with("n", 0),
        )
        .with("what", what(context, card, clause)),
        Choice::Use { card, clause, target } => {
            let printed = context.laid(card).map(|laid| laid.card).unwrap_or_default();
            aimed(context, "sw-c-use", target, context.card(card))
                .with("what", what(context, printed, clause))
        }
        Choice::Aim(id) => on("sw-c-aim", id),
        Choice::Pick(number) => pick(context, number),
        Choice::Take(card) => Message::new("sw-c-take").with("card", context.title(card)),
        Choice::Verify => Message::new("sw-c-verify"),
        Choice::Transfer { card, to } => on("sw-c-transfer", card).with("to", context.card(to)),
        Choice::Battle(at) => on("sw-c-battle", at),
        Choice::Fire { weapon, target } => on("sw-c-fire", weapon).with("target", context.card(target)),
        Choice::Destiny => Message::new(match context.drawing() {
            DestinyKind::Power => "sw-c-destiny-power",
            DestinyKind::Attrition => "sw-c-destiny-attrition",
            _ => "sw-c-destiny",
        }),
        Choice::Forfeit(id) => on("sw-c-forfeit", id),
        Choice::Lose(LossSource::Pile(pile)) => Message::new("sw-c-lose-pile").with("pile", pile_word(pile)),
        Choice::Lose(LossSource::Hand(card)) => {
            Message::new("sw-c-lose-hand").with("card", context.title(card))
        }
        Choice::Move { card, way } => moves(context, card, way),
        Choice::Transit { from, to } => {
            Message::new("sw-c-transit").with("from", context.card(from)).with("to", context.card(to))
        }
        Choice::Join(id) => on("sw-c-join", id),
        Choice::Attack(creature) => on("sw-c-attack", creature),
        Choice::Draw => Message::new("sw-c-draw"),
    }
}

/// What one of several answers means.
fn pick(context: &Context<'_>, number: u8) -> Message {
    let plain = || Message::new("sw-c-pick").with("n", number);
    match context.view.frames.last() {
        Some(Frame::Mode { card, .. }) => {
            let printed = context.laid(*card).map(|laid| laid.card).unwrap_or_default();
            texts::mode_key(context.content, printed, number).map_or_else(plain, Message::new)
        }
        Some(Frame::Hunt { .. }) => {
            let active = context.view.active;
            let seat = if number == 1 { active.other() } else { active };
            Message::new("sw-c-pick-prey").with("side", context.side(seat))
        }
        Some(Frame::Destiny { stage: DestinyStage::Two(card), .. }) => {
            let printed = context.content.card_named(*card);
            let other = printed.and_then(|card| {
                card.text.iter().find_map(|clause| match clause.effect {
                    Effect::DestinyOr(other) => Some(other),
                    _ => None,
                })
            });
            let first = printed.map_or(0, |card| card.numbers.destiny);
            let value = if number == 1 { first } else { other.unwrap_or(first) };
            Message::new("sw-c-pick-destiny").with("card", context.title(*card)).with("n", value)
        }
        Some(Frame::Pay { cost, .. }) if number == 1 => Message::new("sw-c-pick-pay").with("cost", *cost),
        Some(Frame::Pay { .. }) => Message::new("sw-c-pick-pay-not"),
        Some(Frame::Raise { .. }) => Message::new("sw-c-pick-raise").with("n", number - 1),
        _ => plain(),
    }
}

/// The label for passing, depending on the question.
fn pass(context: &Context<'_>) -> Message {
    Message::new(match context.view.question {
        Question::Gather(_) => "sw-c-go",
        Question::Away(_) => "sw-c-be-lost",
        Question::Search(_) => "sw-c-take-nothing",
        Question::Destiny(_) => "sw-c-no-destiny",
        Question::Respond(_) | Question::Verify(_) => "sw-c-let-go",
        _ => "sw-c-pass",
    })
}

fn aimed(context: &Context<'_>, key: &'static str, target: Option<ObjId>, card: Message) -> Message {
    let message = Message::new(key).with("card", card);
    match target {
        None => message.with("aimed", "no").with("target", ""),
        Some(target) => message.with("aimed", "yes").with("target", context.card(target)),
    }
}

pub(super) fn moves(context: &Context<'_>, card: ObjId, way: MoveKind) -> Message {
    let message = |key| Message::new(key).with("card", context.card(card));
    match way {
        MoveKind::Walk(to) => message("sw-c-walk").with("to", context.card(to)),
        MoveKind::Hyperspeed(to) => message("sw-c-hyperspeed").with("to", context.card(to)),
        MoveKind::Land(to) => message("sw-c-land").with("to", context.card(to)),
        MoveKind::TakeOff(to) => message("sw-c-take-off").with("to", context.card(to)),
        MoveKind::Embark(to, role) => {
            message("sw-c-embark").with("to", context.card(to)).with("role", role_word(role))
        }
        MoveKind::Disembark => message("sw-c-disembark"),
        MoveKind::ShuttleUp(to, role) => {
            message("sw-c-shuttle-up").with("to", context.card(to)).with("role", role_word(role))
        }
        MoveKind::ShuttleDown(to) => message("sw-c-shuttle-down").with("to", context.card(to)),
        MoveKind::Passage(to) => message("sw-c-passage").with("to", context.card(to)),
        MoveKind::Imprison => message("sw-c-imprison"),
        MoveKind::Board(to, role) => {
            message("sw-c-board").with("to", context.card(to)).with("role", role_word(role))
        }
        MoveKind::Inside(to) => message("sw-c-inside").with("to", context.card(to)),
        MoveKind::Across(to, role) => {
            message("sw-c-across").with("to", context.card(to)).with("role", role_word(role))
        }
    }
}

/// What a clause of a card does, described by its first characteristic step.
fn what(context: &Context<'_>, card: CardName, clause: u8) -> Message {
    let text = context.content.card_named(card).and_then(|card| card.text.get(usize::from(clause)));
    match text.map(|clause| &clause.effect) {
        Some(Effect::Act(action)) => step(action),
        _ => Message::new("sw-s-text"),
    }
}

fn step(action: &Action) -> Message {
    let telling = action.steps.iter().find(|step| {
        !matches!(
            step,
            ActionStep::Choose(_)
                | ActionStep::Used(_)
                | ActionStep::Pay(_)
                | ActionStep::MayPay(_)
                | ActionStep::LoseForce(WhoseTurn::Own, _)
        )
    });
    let Some(step) = telling else { return Message::new("sw-s-text") };
    let key = match step {
        ActionStep::Cancel => "sw-s-cancel",
        ActionStep::Bar => "sw-s-bar",
        ActionStep::Destinies(_) => return destinies(step),
        ActionStep::Times(n) => return Message::new("sw-s-times").with("n", *n),
        ActionStep::Search(within, _) => {
            return Message::new("sw-s-search").with("pile", within_word(*within));
        }
        ActionStep::Bring(_) | ActionStep::BringTo(..) => "sw-s-bring",
        ActionStep::Shuffle => "sw-s-shuffle",
        ActionStep::Exclude => "sw-s-exclude",
        ActionStep::Shoot { .. } => "sw-s-shoot",
        ActionStep::Lose(_) | ActionStep::LoseAll(_) => "sw-s-lose",
        ActionStep::Used(_)
        | ActionStep::Choose(_)
        | ActionStep::Pay(_)
        | ActionStep::MayPay(_)
        | ActionStep::Destiny(_) => "sw-s-text",
        ActionStep::Recover => "sw-s-recover",
        ActionStep::SetAside => "sw-s-set-aside",
        ActionStep::TakeBack => "sw-s-take-back",
        ActionStep::Capture | ActionStep::CaptureAboard => "sw-s-capture",
        ActionStep::Steal => "sw-s-steal",
        ActionStep::CancelDestiny => "sw-s-cancel-destiny",
        ActionStep::Redraw => "sw-s-redraw",
        ActionStep::ChangeDestiny(n) => return Message::new("sw-s-change-destiny").with("n", *n),
        ActionStep::MoveAway => "sw-s-move-away",
        ActionStep::Gather(_) | ActionStep::Relocate => "sw-s-relocate",
        ActionStep::Evacuate => "sw-s-evacuate",
        ActionStep::Activate(n) => return Message::new("sw-s-activate").with("n", *n),
        ActionStep::Draw(n) => return Message::new("sw-s-draw").with("n", *n),
        ActionStep::Halve(_) => "sw-s-halve",
        ActionStep::Cull => "sw-s-cull",
        ActionStep::Repair => "sw-s-repair",
        ActionStep::Duel { .. } | ActionStep::DestinyDuel { .. } => "sw-s-duel",
        ActionStep::LoseForce(..) => "sw-s-lose-force",
        ActionStep::Retrieve(_) => "sw-s-retrieve",
        ActionStep::OutOfPlay(_) => "sw-s-out-of-play",
        ActionStep::Grab => "sw-s-grab",
        ActionStep::LoseRandom(_) => "sw-s-lose-random",
        ActionStep::NoDestiny => "sw-s-no-destiny",
        ActionStep::Send => "sw-s-relocate",
        ActionStep::LoseGathered => "sw-s-lose",
        ActionStep::Worthless => "sw-s-worthless",
    };
    Message::new(key)
}

/// Where a text lets a player search, as a selector of the sentences.
pub(super) const fn within_word(within: SearchedPile) -> &'static str {
    match within {
        SearchedPile::Pile(pile) => pile_word(pile),
        SearchedPile::Lost => "lost",
    }
}

fn destinies(step: &ActionStep) -> Message {
    match step {
        ActionStep::Destinies(swccg::language::Num::Fixed(n)) => Message::new("sw-s-destinies").with("n", *n),
        _ => Message::new("sw-s-text"),
    }
}
