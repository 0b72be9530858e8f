//! Why a choice was refused: what is wrong, by how much, and what would be legal.

use super::words::{card, effect, half, spot};
use crate::Message;
use contract::Viewer;
use starfighter::{Content, Refusal};

/// The text is shown to the player who made the choice. That player is not known here, so places belong to "a player"
/// instead of "you".
pub(super) fn refusal(content: &Content, refusal: &Refusal) -> Message {
    let place = |at| spot(Viewer::Watcher, at);
    match *refusal {
        Refusal::NotAsked => Message::new("sf-r-not-asked"),
        Refusal::OtherQuestion => Message::new("sf-r-other-question"),
        Refusal::NoSuchCruiser { cruiser, rule } => Message::new("sf-r-no-such-cruiser")
            .with("cruiser", super::cruiser(content, cruiser))
            .with_rule(rule),
        Refusal::CruiserTaken { cruiser, rule } => Message::new("sf-r-cruiser-taken")
            .with("cruiser", super::cruiser(content, cruiser))
            .with_rule(rule),
        Refusal::NotInHand { card: name, rule } => {
            Message::new("sf-r-not-in-hand").with("card", card(name)).with_rule(rule)
        }
        Refusal::SectorFull { sector, slots, rule } => Message::new("sf-r-sector-full")
            .with("sector", sector.number() + 1)
            .with("slots", slots)
            .with_rule(rule),
        Refusal::WrongLevel { card: name, level, slot, rule } => Message::new("sf-r-wrong-level")
            .with("card", card(name))
            .with("level", level)
            .with("slot", slot)
            .with_rule(rule),
        Refusal::NotWaiting { card: name, half: on, effect: what, rule } => Message::new("sf-r-not-waiting")
            .with("card", card(name))
            .with("half", half(on))
            .with("effect", effect(what))
            .with_rule(rule),
        Refusal::NoCardThere { at, rule } => {
            Message::new("sf-r-no-card-there").with("spot", place(at)).with_rule(rule)
        }
        Refusal::Destination { effect: what, needed, rule } => Message::new("sf-r-destination")
            .with("effect", effect(what))
            .with("needed", if needed { "yes" } else { "no" })
            .with_rule(rule),
        Refusal::AlreadyOnTop { at, rule } => {
            Message::new("sf-r-already-on-top").with("spot", place(at)).with_rule(rule)
        }
        Refusal::NotOnTop { at, rule } => {
            Message::new("sf-r-not-on-top").with("spot", place(at)).with_rule(rule)
        }
        Refusal::NotAdjacent { from, to, rule } => Message::new("sf-r-not-adjacent")
            .with("from", from.number() + 1)
            .with("to", to.number() + 1)
            .with_rule(rule),
        Refusal::DestinationFull { to, rule } => {
            Message::new("sf-r-destination-full").with("to", to.number() + 1).with_rule(rule)
        }
        Refusal::NoFighterThere { half: on, rule } => {
            Message::new("sf-r-no-fighter-there").with("half", half(on)).with_rule(rule)
        }
        Refusal::TooFar { facing, rule } => {
            Message::new("sf-r-too-far").with("facing", facing).with_rule(rule)
        }
    }
}
