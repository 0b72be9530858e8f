//! Questions.

use super::words::Context;
use crate::Message;
use contract::Seat;
use swccg::action::frames::{Frame, Moment};
use swccg::{DestinyKind, Question};

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
        Question::Weapons(_) => Message::new("sw-q-weapons"),
        Question::Destiny(_) => Message::new(match context.drawing() {
            DestinyKind::Power => "sw-q-destiny-power",
            DestinyKind::Attrition => "sw-q-destiny-attrition",
            _ => "sw-q-destiny",
        }),
        Question::Damage(seat) => {
            let (damage, attrition) =
                context.view.battle.map_or((0, 0), |battle| (battle.damage[seat], battle.unmet[seat]));
            Message::new("sw-q-damage").with("damage", damage).with("attrition", attrition)
        }
        Question::Lose(_, left) => Message::new("sw-q-lose").with("left", left),
        Question::Gather(_) => Message::new("sw-q-gather"),
        Question::Respond(_) => respond(context),
        Question::Aim(_) => Message::new("sw-q-aim"),
        Question::Pick(..) => Message::new("sw-q-pick"),
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
        Moment::BattleBegun => Message::new("sw-q-respond-battle"),
        Moment::DrainBegun(at) => Message::new("sw-q-respond-drain").with("at", context.card(*at)),
        Moment::Destiny => Message::new("sw-q-respond-destiny"),
        Moment::Leaving(id) => Message::new("sw-q-respond-leaving").with("card", context.card(*id)),
        Moment::Lost(card, ..) => Message::new("sw-q-respond-lost").with("card", context.title(*card)),
        Moment::BattleEnds => Message::new("sw-q-respond-end"),
    }
}
