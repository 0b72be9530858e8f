//! Exposing damage cards: a facedown card is turned up and takes effect (XW-DMG-22).

use crate::chance::{Expose, Unveil};
use crate::content::DamageCard;
use crate::damage::deck::DealtCard;
use crate::event::Event;
use crate::ship::ShipId;
use crate::state::{RuleStep, State};
use contract::{EventSink, Viewers};

impl State {
    /// The indexes of a ship's facedown damage cards.
    pub(crate) fn facedown(&self, ship: ShipId) -> Vec<u8> {
        let cards = (0..).zip(&self.public.ship(ship).damage);
        cards.filter(|(_, card)| !matches!(card, DealtCard::Up(_))).map(|(place, _)| place).collect()
    }

    /// XW-DMG-22: one of them, chosen at random, is turned up.
    pub(crate) fn expose(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        match *self.facedown(ship).as_slice() {
            [] => {}
            [only] => self.reveal_damage_card(ship, only, out),
            [_, _, ..] => {
                let cards = u8::try_from(self.facedown(ship).len()).unwrap_or(u8::MAX);
                self.roll(Expose(ship, cards));
            }
        }
    }

    /// The kind of a card that has been seen is known; the kind of any other card is decided by chance now.
    pub(crate) fn reveal_damage_card(&mut self, ship: ShipId, place: u8, out: &mut EventSink<'_, Event>) {
        match self.public.ship(ship).damage.get(usize::from(place)) {
            Some(DealtCard::Turned(card)) => self.expose_damage_card(ship, place, *card, out),
            Some(DealtCard::Down(_)) => self.roll(Unveil(ship, place)),
            Some(DealtCard::Up(_)) | None => {}
        }
    }

    pub(crate) fn expose_damage_card(
        &mut self,
        ship: ShipId,
        place: u8,
        card: DamageCard,
        out: &mut EventSink<'_, Event>,
    ) {
        if let Some(damage) = self.public.ship_mut(ship).damage.get_mut(usize::from(place)) {
            *damage = DealtCard::Up(card);
        }
        out.emit(Viewers::ALL, || Event::Exposed { ship, card });
        self.public.push(RuleStep::Dealt(ship, card));
    }
}
