//! Damage cards: drawn face up, exposed, or turned up before a shuffle (XW-DMG-03, XW-DMG-08, XW-DMG-22).

use crate::chance::Draw;
use crate::chance::draw::equal_options;
use crate::choice::Chance;
use crate::content::DamageCard;
use crate::craft::Team;
use crate::damage::deck::DealtCard;
use crate::event::Event;
use crate::ship::ShipId;
use crate::state::{PublicState, RuleStep, State};
use contract::{EventSink, Viewers};
use serde::{Deserialize, Serialize};

/// A faceup damage card for a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card(pub ShipId);

impl Draw for Card {
    fn outcomes(self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let team = state.public.ship(self.0).team;
        cards(state.public.deck(team).top(), out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (Card(ship), Chance::Card(card)) = (self, chance) else { return };
        let team = state.public.ship(ship).team;
        state.public.deck_mut(team).deal_faceup(card);
        state.public.ship_mut(ship).damage.push(DealtCard::Up(card));
        out.emit(Viewers::ALL, || Event::DealtUp { ship, card });
        state.public.push(RuleStep::Dealt(ship, card));
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

/// The kind of an unseen discarded card, before the deck is shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Discard(pub Team);

impl Draw for Discard {
    fn outcomes(self, state: &State, out: &mut Vec<(Chance, u32)>) {
        cards(state.public.deck(self.0).next_unseen(), out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (Discard(team), Chance::Card(card)) = (self, chance) else { return };
        state.public.deck_mut(team).turn_discarded(card);
        out.emit(Viewers::ALL, || Event::TurnedUp { solo: team == Team::Solo, card });
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

/// Which facedown damage card of a ship is exposed; the number of options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expose(pub ShipId, pub u8);

impl Draw for Expose {
    fn outcomes(self, _: &State, out: &mut Vec<(Chance, u32)>) {
        equal_options(self.1, out);
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (Expose(ship, _), Chance::Lot(lot)) = (self, chance) else { return };
        if let Some(place) = state.facedown(ship).get(usize::from(lot)) {
            state.reveal_damage_card(ship, *place, out);
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

/// The kind of an unseen damage card; its index on the ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unveil(pub ShipId, pub u8);

impl Draw for Unveil {
    fn outcomes(self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let owner = state.public.ship(self.0);
        if let Some(DealtCard::Down(shuffle)) = owner.damage.get(usize::from(self.1)) {
            cards(state.public.deck(owner.team).unseen(*shuffle), out);
        }
    }

    fn resolve(self, state: &mut State, chance: Chance, out: &mut EventSink<'_, Event>) {
        let (Unveil(ship, place), Chance::Card(card)) = (self, chance) else { return };
        let owner = *state.public.ship(ship);
        if let Some(DealtCard::Down(shuffle)) = owner.damage.get(usize::from(place)) {
            state.public.deck_mut(owner.team).reveal(*shuffle, card);
            state.expose_damage_card(ship, place, card, out);
        }
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

/// Adds kinds of cards with their weights.
fn cards(kinds: impl Iterator<Item = (DamageCard, u32)>, out: &mut Vec<(Chance, u32)>) {
    out.extend(kinds.map(|(card, weight)| (Chance::Card(card), weight)));
}
