//! What is spent on dice: tokens, Force, locks, charges, and calculate tokens of friendly ships.

use crate::command::Refusal;
use crate::question::Question;
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::Turn;
use xwing::Token;
use xwing::content::effect::{EffectCondition, EffectCost};
use xwing::content::{DeviceKind, Effect};
use xwing::craft::{Craft, Object};
use xwing::label::Label;
use xwing::rules::attack as rules;
use xwing::solo::attack::spend::ModifierSource;
use xwing::solo::sight::Sight;
use xwing::solo::sight::map::MapSight;

/// The cost of an ability or card that was used on dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DiceCost {
    /// A charge of the card for each die.
    ChargeEach,
    /// A calculate token of the ship itself.
    Calculate,
    /// A calculate token of a friendly ship nearby.
    FriendsCalculate,
    Force,
}

impl SessionState {
    pub(crate) fn spend_charge(&mut self, ship: Label, card: Option<&str>, count: u8) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let fitted = craft.upgrades.iter_mut().find(|fitted| Some(fitted.card.xws.as_str()) == card);
        if let Some(fitted) = fitted {
            fitted.charges = fitted.charges.saturating_sub(count);
        }
    }

    /// A bomb stays on the table until the end of the Activation Phase; mines stay longer.
    pub(crate) fn arm_bomb(&mut self, ship: Label, card: Option<&str>) {
        let found = card.and_then(|card| self.content.upgrade(card));
        if let Some(card) = found.filter(|card| card.device == Some(DeviceKind::Bomb)) {
            self.bombs.push((ship, card.xws.clone()));
        }
    }

    /// Pays for what was used on dice, by the number of uses or of dice. Returns how many calculate tokens friendly
    /// ships have to spend.
    pub(crate) fn spend_means(
        &mut self,
        ship: Label,
        means: ModifierSource<'static>,
        times: u8,
        dice: u8,
    ) -> u8 {
        let Some(craft) = self.craft_mut(ship) else { return 0 };
        let price = price(craft, means);
        let tokens = &mut craft.tokens;
        match means {
            ModifierSource::Focus => tokens.focus = tokens.focus.saturating_sub(times),
            ModifierSource::Calculate => tokens.calculate = tokens.calculate.saturating_sub(times),
            ModifierSource::Evade => tokens.evade = tokens.evade.saturating_sub(times),
            ModifierSource::Force => craft.force = craft.force.saturating_sub(times),
            ModifierSource::Lock => {
                if matches!(craft.lock, Some(Object::Ship(_))) && !craft.lock_is_fixed {
                    craft.lock = None;
                }
            }
            ModifierSource::Ability(key) | ModifierSource::Card(key) => match price {
                Some(DiceCost::ChargeEach) => self.spend_charge(ship, Some(key), dice),
                Some(DiceCost::Calculate) => tokens.calculate = tokens.calculate.saturating_sub(times),
                Some(DiceCost::Force) => craft.force = craft.force.saturating_sub(times),
                Some(DiceCost::FriendsCalculate) => return times,
                None => {}
            },
        }
        0
    }

    /// Friendly ships spend the calculate tokens that are owed. If several could and there is no map, people choose.
    pub(crate) fn collect_lent_tokens(&mut self, turn: &Turn, owed: &mut u8) -> Option<Question> {
        while *owed > 0 {
            match self.lenders(turn.ship).as_slice() {
                [] => *owed = 0,
                [_, _, ..] if self.mode == Mode::Quick => {
                    return Some(Question::Lender { ships: self.lenders(turn.ship) });
                }
                // Of several, the first in the list spends it.
                [friend, ..] => {
                    self.lose_token(*friend, Token::Calculate, rules::MODIFY);
                    *owed -= 1;
                }
            }
        }
        None
    }

    /// A person chose which ship spends the token.
    pub(crate) fn take_lent_token(
        &mut self,
        ships: &[Label],
        said: &[Label],
        owed: &mut u8,
    ) -> Result<(), Refusal> {
        let [friend] = said else { return Err(Refusal::NotAsked) };
        if !ships.contains(friend) {
            return Err(Refusal::Unknown);
        }
        self.lose_token(*friend, Token::Calculate, rules::MODIFY);
        *owed = owed.saturating_sub(1);
        Ok(())
    }

    /// Friendly ships that have a calculate token; on a map, only those at range 0-1.
    pub(crate) fn lenders(&self, ship: Label) -> Vec<Label> {
        let sight = self.position.index(ship).and_then(|at| MapSight::new(&self.position, at));
        let near = match (self.mode, sight) {
            (Mode::Map, Some(sight)) => sight.friends_near().unwrap_or_default(),
            (Mode::Quick | Mode::Map, _) => self.friends(ship).map(|craft| craft.label).collect(),
        };
        let gives = |craft: &&Craft<'_>| craft.tokens.calculate > 0 && near.contains(&craft.label);
        self.friends(ship).filter(gives).map(|craft| craft.label).collect()
    }
}

/// The name under which an effect of this ship is used.
fn means_name(
    craft: &Craft<'static>,
    card: Option<&'static xwing::content::Upgrade>,
) -> ModifierSource<'static> {
    match card {
        Some(card) => ModifierSource::Card(&card.xws),
        None => {
            ModifierSource::Ability(craft.ship.ability.as_ref().map_or("", |ability| ability.key.as_str()))
        }
    }
}

/// What an ability or card costs to use.
fn price(craft: &Craft<'static>, means: ModifierSource<'static>) -> Option<DiceCost> {
    let own = craft.effects().filter(|(card, _)| means_name(craft, *card) == means);
    own.map(|(_, effect)| effect).find_map(|effect| match effect {
        Effect::Change { when, .. } if when.contains(&EffectCondition::FriendCalculates) => {
            Some(DiceCost::FriendsCalculate)
        }
        Effect::Change { cost, .. } | Effect::Reroll { cost, .. } => match cost {
            EffectCost::Charge => Some(DiceCost::ChargeEach),
            EffectCost::Calculate => Some(DiceCost::Calculate),
            EffectCost::Force => Some(DiceCost::Force),
            EffectCost::Nothing | EffectCost::Tractor | EffectCost::DepleteOrStrain => None,
        },
        Effect::AddResult { .. }
        | Effect::AddDice { .. }
        | Effect::Grant { .. }
        | Effect::TurretArcs { .. }
        | Effect::MissilesByTurret
        | Effect::CannonsByTurret
        | Effect::ReloadsItself
        | Effect::RerollByLocks
        | Effect::BankBarrelRolls
        | Effect::LocksBeyond { .. }
        | Effect::IgnoresAsteroids => None,
    })
}

/// The effects that have been used in this attack, one bit each by index.
pub(crate) fn used_effects(craft: &Craft<'static>, used: &[ModifierSource<'static>]) -> u32 {
    let places =
        craft.effects().enumerate().filter(|(_, (card, _))| used.contains(&means_name(craft, *card)));
    places.fold(0, |bits, (place, _)| bits | 1 << (place % 32))
}
