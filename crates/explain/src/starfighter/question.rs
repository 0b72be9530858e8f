//! Questions. The seat that is asked is addressed directly; all others read whom the match is waiting for.

use super::event::why_word;
use super::words::{about, card, effect, spot};
use super::{choice, viewer};
use crate::Message;
use contract::Seat;
use starfighter::{Content, Question, View, rules};

/// The open question of `seat`, phrased for the viewer of the view.
pub(super) fn question(_: &Content, view: &View, seat: Seat) -> Message {
    let hearer = viewer(view);
    let ask = |key, wait, of: Seat| if hearer.is(of) { Message::new(key) } else { about(wait, hearer, of) };
    match view.question {
        Question::Cruiser { seats } => {
            let of = if seats.has(seat) { seat } else { seats.first().unwrap_or(seat) };
            ask("sf-q-cruiser", "sf-q-cruiser-wait", of).with_rule(rules::CRUISER_OPEN)
        }
        Question::Deploy { seat } => {
            ask("sf-q-deploy", "sf-q-deploy-wait", seat).with_rule(rules::DEPLOY_TURN)
        }
        Question::Order { seat } => ask("sf-q-order", "sf-q-order-wait", seat).with_rule(rules::ORDER),
        Question::Target { seat, card: name, effect: what, .. } => {
            ask("sf-q-target", "sf-q-target-wait", seat)
                .with("card", card(name))
                .with("effect", effect(what))
                .with_rule(what.rule())
        }
        Question::Half { seat, at, why, left } => ask("sf-q-half", "sf-q-half-wait", seat)
            .with("card", choice::card_at(view, at))
            .with("spot", spot(hearer, at))
            .with("why", why_word(why))
            .with("left", left)
            .with_rule(rules::WHICH_FIGHTERS),
        Question::Shift { seat } => ask("sf-q-shift", "sf-q-shift-wait", seat).with_rule(rules::SHIFT),
        Question::Direction { seat } => {
            ask("sf-q-direction", "sf-q-direction-wait", seat).with_rule(rules::DIRECTION)
        }
        Question::Draw { seat, aside } => about("sf-q-draw", hearer, seat)
            .with("aside", if aside { "yes" } else { "no" })
            .with_rule(if aside { rules::ASIDE_TAKEN } else { rules::REINFORCE }),
        Question::Settle { seat } => about("sf-q-settle", hearer, seat).with_rule(rules::RESHUFFLE),
        Question::Over => Message::new("sf-q-over"),
    }
}
