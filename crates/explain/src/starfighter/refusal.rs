//! Why a choice was refused: what is wrong, by how much, and what would be legal.

use super::words::{card, effect, half, spot};
use crate::Message;
use starfighter::{Content, Refusal};
use table::Viewer;

/// The text is shown to the player who made the choice. That player is not known here, so places belong to "a player"
/// instead of "you".
pub(super) fn refusal(content: &Content, refusal: &Refusal) -> Message {
    let place = |at| spot(Viewer::Watcher, at);
    match *refusal {
        Refusal::NotAsked => Message::new("sf-r-not-asked"),
        Refusal::OtherQuestion => Message::new("sf-r-other-question"),
        Refusal::NoSuchCruiser { cruiser, rule } => {
            Message::new("sf-r-no-such-cruiser").with("cruiser", super::cruiser(content, cruiser)).by(rule)
        }
        Refusal::CruiserTaken { cruiser, rule } => {
            Message::new("sf-r-cruiser-taken").with("cruiser", super::cruiser(content, cruiser)).by(rule)
        }
        Refusal::NotInHand { card: name, rule } => {
            Message::new("sf-r-not-in-hand").with("card", card(name)).by(rule)
        }
        Refusal::SectorFull { sector, slots, rule } => {
            Message::new("sf-r-sector-full").with("sector", sector.number() + 1).with("slots", slots).by(rule)
        }
        Refusal::WrongLevel { card: name, level, slot, rule } => Message::new("sf-r-wrong-level")
            .with("card", card(name))
            .with("level", level)
            .with("slot", slot)
            .by(rule),
        Refusal::NotWaiting { card: name, half: on, effect: what, rule } => Message::new("sf-r-not-waiting")
            .with("card", card(name))
            .with("half", half(on))
            .with("effect", effect(what))
            .by(rule),
        Refusal::NoCardThere { at, rule } => {
            Message::new("sf-r-no-card-there").with("spot", place(at)).by(rule)
        }
        Refusal::Destination { effect: what, needed, rule } => Message::new("sf-r-destination")
            .with("effect", effect(what))
            .with("needed", if needed { "yes" } else { "no" })
            .by(rule),
        Refusal::AlreadyOnTop { at, rule } => {
            Message::new("sf-r-already-on-top").with("spot", place(at)).by(rule)
        }
        Refusal::NotOnTop { at, rule } => Message::new("sf-r-not-on-top").with("spot", place(at)).by(rule),
        Refusal::NotAdjacent { from, to, rule } => Message::new("sf-r-not-adjacent")
            .with("from", from.number() + 1)
            .with("to", to.number() + 1)
            .by(rule),
        Refusal::DestinationFull { to, rule } => {
            Message::new("sf-r-destination-full").with("to", to.number() + 1).by(rule)
        }
        Refusal::NoFighterThere { half: on, rule } => {
            Message::new("sf-r-no-fighter-there").with("half", half(on)).by(rule)
        }
        Refusal::TooFar { facing, rule } => Message::new("sf-r-too-far").with("facing", facing).by(rule),
    }
}
