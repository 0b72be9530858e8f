//! How many attack dice a solo ship rolls: the weapon's value, the range, cards and penalties.

use crate::content::DamageCard;
use crate::content::effect::{DiceTiming, Effect};
use crate::solo::SoloPilot;
use crate::solo::attack::AttackDetails;
use crate::solo::chance::Decision;
use crate::solo::sight::Sight;

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// The number of dice of an attack with this attack value.
    ///
    /// # Errors
    /// The next fact that is needed.
    pub fn attack_dice(&self, attack: u8, volley: AttackDetails<'_>) -> Decision<u8> {
        let ordnance =
            volley.card.and_then(|card| card.weapon.as_ref()).is_some_and(|weapon| weapon.ordnance);
        let mut dice = attack + u8::from(volley.shot.range == 1 && !ordnance);
        for (source, effect) in self.me.effects() {
            if let Effect::AddDice { during: DiceTiming::Attack, count, .. } = effect
                && self.effect_holds(effect, source, volley)?
            {
                dice += count;
            }
        }
        let fewer = u8::from(self.me.tokens.deplete > 0) + self.me.copies(DamageCard::WeaponsFailure);
        Ok(dice.saturating_sub(fewer))
    }
}
