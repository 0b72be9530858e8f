//! How many attack dice a ship rolls: the effects whose conditions hold, and everything else that counts.

use crate::combat::attack_dice::{AttackSituation, attack_dice, dice_added};
use crate::craft::Craft;
use crate::solo::SoloPilot;
use crate::solo::attack::AttackDetails;
use crate::solo::chance::Decision;
use crate::solo::sight::Sight;

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// XW-ATK-05: the number of dice of an attack with this attack value, after spending this many charges on dice.
    ///
    /// # Errors
    /// The next fact that is needed.
    pub fn attack_dice(&self, value: u8, volley: AttackDetails<'_>, charges: u8) -> Decision<u8> {
        let mut added = 0;
        for (source, effect) in self.me.effects() {
            let dice = dice_added(effect);
            if dice > 0 && self.effect_holds(effect, source, volley)? {
                added += dice;
            }
        }
        let defender = self.ships.iter().find(|craft| craft.label == volley.shot.ship);
        let special = volley.card.and_then(|card| card.weapon.as_ref());
        Ok(attack_dice(
            self.me,
            AttackSituation {
                value,
                primary: volley.card.is_none(),
                ordnance: special.is_some_and(|weapon| weapon.ordnance),
                range: volley.shot.range,
                added,
                charges,
                defender_tractored: defender.is_some_and(Craft::is_tractored),
            },
        ))
    }
}
