//! Questions.

use super::words::Context;
use crate::Message;
use contract::Seat;
use swccg::action::frames::{DestinyStage, Frame, Moment};
use swccg::language::{ActionStep, Effect};
use swccg::{CardName, DestinyKind, Question};

/// The question as addressed to this seat.
pub(super) fn question(context: &Context<'_>, seat: Seat) -> Message {
    let open = context.view.question;
    if !open.asked().has(seat) {
        let who = open.asked().first().map_or_else(|| Message::new("sw-chance"), |other| context.side(other));
        return Message::new("sw-q-wait").with("side", who);
    }
    match open {
        Question::Start(_) => Message::new("sw-q-start"),
        Question::Activate(_, most) => Message::new("sw-q-activate").with("most", most),
        Question::Control(seat) => phase(context, "sw-q-control", seat),
        Question::Deploy(seat) => phase(context, "sw-q-deploy", seat),
        Question::Battle(seat) => phase(context, "sw-q-battle", seat),
        Question::Move(seat) => phase(context, "sw-q-move", seat),
        Question::Draw(seat) => phase(context, "sw-q-draw", seat),
        Question::Weapons(_) => Message::new("sw-q-weapons").with("at", battle_place(context)),
        Question::Destiny(_) => Message::new(match context.drawing() {
            DestinyKind::Power => "sw-q-destiny-power",
            DestinyKind::Attrition => "sw-q-destiny-attrition",
            _ => "sw-q-destiny",
        }),
        Question::Damage(seat) => {
            let (damage, attrition) =
                context.view.battle.map_or((0, 0), |battle| (battle.damage[seat], battle.unmet[seat]));
            let asked = Message::new("sw-q-damage").with("at", battle_place(context));
            asked.with("damage", damage).with("attrition", attrition)
        }
        Question::Lose(_, left) => Message::new("sw-q-lose").with("left", left),
        Question::Gather(_) => Message::new("sw-q-gather"),
        Question::Respond(_) => respond(context),
        Question::Aim(_) => aim(context),
        Question::Pick(..) => pick(context),
        Question::Away(_) => match context.view.frames.last() {
            Some(Frame::Away { card }) => Message::new("sw-q-away").with("card", context.card(*card)),
            _ => Message::new("sw-q-aim"),
        },
        Question::Cull(_, left) => Message::new("sw-q-cull").with("left", left),
        Question::Again(_) => Message::new("sw-q-again"),
        Question::Search(_) => Message::new("sw-q-search"),
        Question::Verify(_) => Message::new("sw-q-verify"),
        Question::Attack(_) => Message::new("sw-q-attack"),
        Question::Outside(_) => Message::new("sw-q-outside"),
        Question::Card(seat) => Message::new("sw-q-card").with("side", context.side(seat)),
        Question::Prey(seat) => Message::new("sw-q-prey").with("side", context.side(seat)),
        Question::Over => Message::new("sw-q-over"),
    }
}

/// Where the current battle is.
fn battle_place(context: &Context<'_>) -> Message {
    context.view.battle.map_or_else(|| Message::new("sw-q-battle-nowhere"), |battle| context.card(battle.at))
}

/// What a target is chosen for.
fn aim(context: &Context<'_>) -> Message {
    let mut frames = context.view.frames.iter().rev();
    match frames.next() {
        Some(Frame::AimOf { card }) => Message::new("sw-q-aim-of").with("card", context.card(*card)),
        Some(Frame::Aim { .. }) => match frames.next() {
            Some(Frame::Act { card, clause, target, step, .. }) => {
                let key = chosen_for(context, *card, *clause, *step, target.is_some());
                Message::new(key).with("card", context.title(*card))
            }
            _ => Message::new("sw-q-aim"),
        },
        _ => Message::new("sw-q-aim"),
    }
}

/// The question for the target of an action, or for the second card that its steps ask for.
fn chosen_for(context: &Context<'_>, card: CardName, clause: u8, step: u8, aimed: bool) -> &'static str {
    let text = context.content.card_named(card).and_then(|card| card.text.get(usize::from(clause)));
    let Some(Effect::Act(action)) = text.map(|clause| &clause.effect) else { return "sw-q-aim" };
    let asks_second = usize::from(step).checked_sub(1).and_then(|step| action.steps.get(step));
    match asks_second {
        Some(ActionStep::Choose(_)) if aimed || action.at.is_none() => {
            let rest = action.steps.iter().skip(usize::from(step));
            let mut found = rest.filter_map(|step| match step {
                ActionStep::Capture => Some("sw-q-aim-escort"),
                ActionStep::Relocate | ActionStep::Evacuate => Some("sw-q-aim-where"),
                _ => None,
            });
            found.next().unwrap_or("sw-q-aim-second")
        }
        _ => "sw-q-aim-target",
    }
}

/// What is picked: a text, a number, whose card, or whether to pay.
fn pick(context: &Context<'_>) -> Message {
    let mut frames = context.view.frames.iter().rev();
    match frames.next() {
        Some(Frame::Mode { card, .. }) => Message::new("sw-q-pick-text").with("card", context.card(*card)),
        Some(Frame::Hunt { creature, .. }) => {
            Message::new("sw-q-pick-prey").with("card", context.card(*creature))
        }
        Some(Frame::Destiny { stage: DestinyStage::Two(card), .. }) => {
            Message::new("sw-q-pick-destiny").with("card", context.title(*card))
        }
        Some(Frame::Pay { cost, .. }) => {
            let payer = frames.find_map(|frame| match frame {
                Frame::Act { card, .. } => Some(context.title(*card)),
                _ => None,
            });
            Message::new("sw-q-pick-pay").with("card", payer.unwrap_or_default()).with("cost", *cost)
        }
        Some(Frame::Raise { weapon, .. }) => {
            Message::new("sw-q-pick-raise").with("card", context.card(*weapon))
        }
        _ => Message::new("sw-q-pick"),
    }
}

/// In the opponent's turn, only card texts and Interrupts can be used.
fn phase(context: &Context<'_>, key: &'static str, seat: Seat) -> Message {
    if seat == context.view.active {
        Message::new(key)
    } else {
        Message::new("sw-q-guest").with("phase", super::words::phase_word(context.view.phase))
    }
}

fn respond(context: &Context<'_>) -> Message {
    let Some(Frame::Window { moment, .. }) = context.view.frames.last() else {
        return Message::new("sw-q-respond");
    };
    match moment {
        Moment::Played => {
            let played = context.view.frames.iter().rev().find_map(|frame| match frame {
                Frame::Act { card, .. } => Some(context.title(*card)),
                _ => None,
            });
            match played {
                Some(card) => Message::new("sw-q-respond-played").with("card", card),
                None => Message::new("sw-q-respond"),
            }
        }
        Moment::Deployed(id) => Message::new("sw-q-respond-deployed").with("card", context.card(*id)),
        Moment::BattleBegun => Message::new("sw-q-respond-battle").with("at", battle_place(context)),
        Moment::DrainBegun(at) => Message::new("sw-q-respond-drain").with("at", context.card(*at)),
        Moment::Destiny => respond_destiny(context),
        Moment::Leaving(id) => Message::new("sw-q-respond-leaving").with("card", context.card(*id)),
        Moment::Hit(id, _) => Message::new("sw-q-respond-hit").with("card", context.card(*id)),
        Moment::Lost(card, ..) => Message::new("sw-q-respond-lost").with("card", context.title(*card)),
        Moment::BattleEnds => Message::new("sw-q-respond-end").with("at", battle_place(context)),
    }
}

/// The destiny that can be responded to: whose, which card and how much.
fn respond_destiny(context: &Context<'_>) -> Message {
    let drawn = context.view.frames.iter().rev().find_map(|frame| match frame {
        Frame::Destiny { by, stage: DestinyStage::Drawn(card, value), .. } => Some((*by, *card, *value)),
        _ => None,
    });
    match drawn {
        Some((by, card, value)) => Message::new("sw-q-respond-destiny")
            .with("side", context.side(by))
            .with("card", context.title(card))
            .with("value", value),
        None => Message::new("sw-q-respond"),
    }
}
