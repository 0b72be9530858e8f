//! Questions.

use super::words::Cast;
use crate::Message;
use swccg::frames::{Frame, Moment};
use swccg::{DestinyKind, Question};
use table::Seat;

/// The question as addressed to this seat.
pub(super) fn question(cast: &Cast<'_>, seat: Seat) -> Message {
    let open = cast.view.question;
    if !open.asked().has(seat) {
        let who = open.asked().first().map_or_else(|| Message::new("sw-chance"), |other| cast.side(other));
        return Message::new("sw-q-wait").with("side", who);
    }
    match open {
        Question::Start(_) => Message::new("sw-q-start"),
        Question::Activate(_, most) => Message::new("sw-q-activate").with("most", most),
        Question::Control(seat) => phase(cast, "sw-q-control", seat),
        Question::Deploy(seat) => phase(cast, "sw-q-deploy", seat),
        Question::Battle(seat) => phase(cast, "sw-q-battle", seat),
        Question::Move(seat) => phase(cast, "sw-q-move", seat),
        Question::Draw(seat) => phase(cast, "sw-q-draw", seat),
        Question::Weapons(_) => Message::new("sw-q-weapons"),
        Question::Destiny(_) => Message::new(match cast.drawing() {
            DestinyKind::Power => "sw-q-destiny-power",
            DestinyKind::Attrition => "sw-q-destiny-attrition",
            _ => "sw-q-destiny",
        }),
        Question::Damage(seat) => {
            let (damage, attrition) =
                cast.view.battle.map_or((0, 0), |battle| (battle.damage[seat], battle.unmet[seat]));
            Message::new("sw-q-damage").with("damage", damage).with("attrition", attrition)
        }
        Question::Lose(_, left) => Message::new("sw-q-lose").with("left", left),
        Question::Gather(_) => Message::new("sw-q-gather"),
        Question::Respond(_) => respond(cast),
        Question::Aim(_) => Message::new("sw-q-aim"),
        Question::Pick(..) => Message::new("sw-q-pick"),
        Question::Away(_) => match cast.view.frames.last() {
            Some(Frame::Away { card }) => Message::new("sw-q-away").with("card", cast.card(*card)),
            _ => Message::new("sw-q-aim"),
        },
        Question::Cull(_, left) => Message::new("sw-q-cull").with("left", left),
        Question::Again(_) => Message::new("sw-q-again"),
        Question::Search(_) => Message::new("sw-q-search"),
        Question::Verify(_) => Message::new("sw-q-verify"),
        Question::Attack(_) => Message::new("sw-q-attack"),
        Question::Outside(_) => Message::new("sw-q-outside"),
        Question::Card(seat) => Message::new("sw-q-card").with("side", cast.side(seat)),
        Question::Prey(seat) => Message::new("sw-q-prey").with("side", cast.side(seat)),
        Question::Over => Message::new("sw-q-over"),
    }
}

/// In the opponent's turn, only card texts and Interrupts can be used.
fn phase(cast: &Cast<'_>, key: &'static str, seat: Seat) -> Message {
    if seat == cast.view.active {
        Message::new(key)
    } else {
        Message::new("sw-q-guest").with("phase", super::words::phase_word(cast.view.phase))
    }
}

fn respond(cast: &Cast<'_>) -> Message {
    let Some(Frame::Window { moment, .. }) = cast.view.frames.last() else {
        return Message::new("sw-q-respond");
    };
    match moment {
        Moment::Played => {
            let played = cast.view.frames.iter().rev().find_map(|frame| match frame {
                Frame::Act { card, .. } => Some(cast.title(*card)),
                _ => None,
            });
            match played {
                Some(card) => Message::new("sw-q-respond-played").with("card", card),
                None => Message::new("sw-q-respond"),
            }
        }
        Moment::Deployed(id) => Message::new("sw-q-respond-deployed").with("card", cast.card(*id)),
        Moment::BattleBegun => Message::new("sw-q-respond-battle"),
        Moment::DrainBegun(at) => Message::new("sw-q-respond-drain").with("at", cast.card(*at)),
        Moment::Destiny => Message::new("sw-q-respond-destiny"),
        Moment::Leaving(id) => Message::new("sw-q-respond-leaving").with("card", cast.card(*id)),
        Moment::Lost(card, ..) => Message::new("sw-q-respond-lost").with("card", cast.title(*card)),
        Moment::BattleEnds => Message::new("sw-q-respond-end"),
    }
}
