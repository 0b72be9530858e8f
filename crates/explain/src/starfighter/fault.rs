//! Faults of a set-up, a position or a view. Seats are numbered as in the file, from zero.

use crate::Message;
use contract::Seat;
use starfighter::{Fault, Sector};

pub(super) fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::NoSuchSeat { seat } => at_seat("sf-f-no-such-seat", *seat),
        Fault::NoSuchCruiser { seat, cruiser, rule } => {
            at_seat("sf-f-no-such-cruiser", *seat).with("cruiser", cruiser.to_string()).with_rule(*rule)
        }
        Fault::CruiserNotInMode { seat, cruiser, rule } => {
            at_seat("sf-f-cruiser-not-in-mode", *seat).with("cruiser", cruiser.to_string()).with_rule(*rule)
        }
        Fault::CruiserTwice { cruiser, rule } => {
            Message::new("sf-f-cruiser-twice").with("cruiser", cruiser.to_string()).with_rule(*rule)
        }
        Fault::NoCruiser { seat } => at_seat("sf-f-no-cruiser", *seat),
        Fault::NoSuchCard { card, rule } => of_card("sf-f-no-such-card", card).with_rule(*rule),
        Fault::CardNotInMode { card, rule } => of_card("sf-f-card-not-in-mode", card).with_rule(*rule),
        Fault::CardTwice { card, rule } => of_card("sf-f-card-twice", card).with_rule(*rule),
        Fault::CardInBothDecks { card, rule } => of_card("sf-f-card-in-both-decks", card).with_rule(*rule),
        Fault::NoCards { rule } => Message::new("sf-f-no-cards").with_rule(*rule),
        Fault::DeckTooSmall { seat, cards, least, rule } => {
            at_seat("sf-f-deck-too-small", *seat).with("cards", *cards).with("least", *least).with_rule(*rule)
        }
        Fault::NoSuchDeck { seat, deck, rule } => {
            at_seat("sf-f-no-such-deck", *seat).with("deck", deck.as_str()).with_rule(*rule)
        }
        Fault::NoDecks { rule } => Message::new("sf-f-no-decks").with_rule(*rule),
        Fault::DecksNotInMode { rule } => Message::new("sf-f-decks-not-in-mode").with_rule(*rule),
        Fault::CardsNotWanted { rule } => Message::new("sf-f-cards-not-wanted").with_rule(*rule),
        Fault::NoRounds { rule } => Message::new("sf-f-no-rounds").with_rule(*rule),
        Fault::Compensation { most, rule } => {
            Message::new("sf-f-compensation").with("most", *most).with_rule(*rule)
        }
        Fault::Round { round, most, rule } => {
            Message::new("sf-f-round").with("round", *round).with("most", *most).with_rule(*rule)
        }
        Fault::Offset { offset, most, rule } => {
            Message::new("sf-f-offset").with("offset", *offset).with("most", *most).with_rule(*rule)
        }
        Fault::Piles { found, wanted, rule } => {
            Message::new("sf-f-piles").with("found", *found).with("wanted", *wanted).with_rule(*rule)
        }
        Fault::SectorFull { seat, sector, cards, slots, rule } => {
            at_sector("sf-f-sector-full", *seat, *sector)
                .with("cards", *cards)
                .with("slots", *slots)
                .with_rule(*rule)
        }
        Fault::NoName { seat, sector, slot } => at_sector("sf-f-no-name", *seat, *sector).with("slot", *slot),
        Fault::Damage { seat, sector, slot, rule } => {
            at_sector("sf-f-damage", *seat, *sector).with("slot", *slot).with_rule(*rule)
        }
        Fault::Screens { seat, sector, slot, rule } => {
            at_sector("sf-f-screens", *seat, *sector).with("slot", *slot).with_rule(*rule)
        }
        Fault::Promised { promised, pile, rule } => {
            Message::new("sf-f-promised").with("promised", *promised).with("pile", *pile).with_rule(*rule)
        }
        Fault::Passed { rule } => Message::new("sf-f-passed").with_rule(*rule),
        Fault::NotRemade { card, rule } => of_card("sf-f-not-remade", card).with_rule(*rule),
        Fault::Places { places, cards } => {
            Message::new("sf-f-places").with("places", *places).with("cards", *cards)
        }
        Fault::Contradiction { what } => Message::new("sf-f-contradiction").with("what", *what),
    }
}

fn at_seat(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat.number())
}

fn at_sector(key: &'static str, seat: Seat, sector: Sector) -> Message {
    at_seat(key, seat).with("sector", sector.number())
}

fn of_card(key: &'static str, card: &impl ToString) -> Message {
    Message::new(key).with("card", card.to_string())
}
