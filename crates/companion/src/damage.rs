//! Damage: shields first, then hull; cards that are dealt face up.

use crate::event::Event;
use crate::state::Table;
use xwing::content::DamageCard;
use xwing::label::Label;

impl Table {
    /// A ship suffers hits and critical hits, in this order. Says how many cards are dealt face up.
    pub(crate) fn suffer(&mut self, ship: Label, hits: u8, crits: u8) -> u8 {
        let Some(craft) = self.craft_mut(ship) else { return 0 };
        let by_shields = craft.shields.min(hits + crits);
        craft.shields -= by_shields;
        // Shields take hits before critical hits.
        let faceup = crits - (by_shields.saturating_sub(hits)).min(crits);
        let through = (hits + crits - by_shields).min(craft.hull);
        craft.hull -= through;
        let lives = craft.hull > 0;
        self.out.push(Event::Suffered { ship, shields: by_shields, hull: through });
        if lives { faceup } else { 0 }
    }

    /// A card is dealt face up to a solo ship. Cards that repair themselves at once only leave their trace.
    pub(crate) fn dealt(&mut self, ship: Label, card: DamageCard) {
        self.out.push(Event::Dealt { ship, card });
        match card {
            DamageCard::DirectHit => {
                self.suffer_hull(ship);
            }
            DamageCard::PanickedPilot => {
                if let Some(craft) = self.craft_mut(ship) {
                    craft.tokens.stress += 2;
                }
            }
            DamageCard::BlindedPilot
            | DamageCard::WoundedPilot
            | DamageCard::StunnedPilot
            | DamageCard::ConsoleFire
            | DamageCard::DamagedEngine
            | DamageCard::WeaponsFailure
            | DamageCard::HullBreach
            | DamageCard::StructuralDamage
            | DamageCard::DamagedSensorArray
            | DamageCard::LooseStabilizer
            | DamageCard::DisabledPowerRegulator
            | DamageCard::FuelLeak => {
                if let Some(craft) = self.craft_mut(ship) {
                    craft.faceup.push(card);
                }
            }
        }
    }

    fn suffer_hull(&mut self, ship: Label) {
        if let Some(craft) = self.craft_mut(ship) {
            craft.hull = craft.hull.saturating_sub(1);
            self.out.push(Event::Suffered { ship, shields: 0, hull: 1 });
        }
    }
}
