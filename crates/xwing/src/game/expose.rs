//! Exposing damage cards: a facedown card is turned up and takes effect (XW-DMG-22).

use super::deck::Damage;
use super::event::Event;
use super::ship::ShipId;
use super::state::{Open, State, Task};
use crate::content::DamageCard;
use table::{Out, Viewers};

impl State {
    /// The indexes of a ship's facedown damage cards.
    pub(super) fn facedown(&self, ship: ShipId) -> Vec<u8> {
        let cards = (0..).zip(&self.public.ship(ship).damage);
        cards.filter(|(_, card)| !matches!(card, Damage::Up(_))).map(|(place, _)| place).collect()
    }

    /// XW-DMG-22: one of them, chosen at random, is turned up.
    pub(super) fn expose(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        match *self.facedown(ship).as_slice() {
            [] => {}
            [only] => self.unveil(ship, only, out),
            [_, _, ..] => {
                let cards = u8::try_from(self.facedown(ship).len()).unwrap_or(u8::MAX);
                self.public.open = Open::Expose(ship, cards);
            }
        }
    }

    /// Exposes the card that was chosen at random.
    pub(super) fn expose_lot(&mut self, ship: ShipId, lot: u8, out: &mut Out<'_, Event>) {
        if let Some(place) = self.facedown(ship).get(usize::from(lot)) {
            self.unveil(ship, *place, out);
        }
    }

    /// The kind of a card that has been seen is known; the kind of any other card is decided by chance now.
    fn unveil(&mut self, ship: ShipId, place: u8, out: &mut Out<'_, Event>) {
        match self.public.ship(ship).damage.get(usize::from(place)) {
            Some(Damage::Turned(card)) => self.exposed(ship, place, *card, out),
            Some(Damage::Down(_)) => self.public.open = Open::Unveil(ship, place),
            Some(Damage::Up(_)) | None => {}
        }
    }

    /// The kinds that an unseen card may be, with their weights.
    pub(super) fn veiled(&self, ship: ShipId, place: u8) -> Vec<(DamageCard, u32)> {
        let owner = self.public.ship(ship);
        match owner.damage.get(usize::from(place)) {
            Some(Damage::Down(shuffle)) => self.public.deck(owner.team).unseen(*shuffle).collect(),
            Some(Damage::Up(_) | Damage::Turned(_)) | None => Vec::new(),
        }
    }

    /// Chance has decided the kind of the card.
    pub(super) fn unveiled(&mut self, ship: ShipId, place: u8, card: DamageCard, out: &mut Out<'_, Event>) {
        let owner = *self.public.ship(ship);
        if let Some(Damage::Down(shuffle)) = owner.damage.get(usize::from(place)) {
            self.public.deck_mut(owner.team).turn_up(*shuffle, card);
            self.exposed(ship, place, card, out);
        }
    }

    fn exposed(&mut self, ship: ShipId, place: u8, card: DamageCard, out: &mut Out<'_, Event>) {
        if let Some(damage) = self.public.ship_mut(ship).damage.get_mut(usize::from(place)) {
            *damage = Damage::Up(card);
        }
        out.tell(Viewers::ALL, || Event::Exposed { ship, card });
        self.public.then(Task::Dealt(ship, card));
    }
}
