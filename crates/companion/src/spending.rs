//! What is spent on dice: tokens, Force, locks, charges, and calculate tokens of friendly ships.

use crate::question::Question;
use crate::setup::Mode;
use crate::state::Table;
use crate::step::Refusal;
use crate::turn::Turn;
use xwing::content::effect::{Condition, Cost};
use xwing::content::{DeviceKind, Effect};
use xwing::craft::{Craft, Object};
use xwing::game::Token;
use xwing::label::Label;
use xwing::rules::attack as rules;
use xwing::solo::dice::MeansName;
use xwing::solo::map::MapSight;
use xwing::solo::sight::Sight;

/// The cost of an ability or card that was used on dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Price {
    /// A charge of the card for each die.
    ChargeEach,
    /// A calculate token of the ship itself.
    Calculate,
    /// A calculate token of a friendly ship nearby.
    FriendsCalculate,
    Force,
}

impl Table {
    pub(crate) fn spend_charge(&mut self, ship: Label, card: Option<&str>, count: u8) {
        let Some(craft) = self.craft_mut(ship) else { return };
        let fitted = craft.upgrades.iter_mut().find(|fitted| Some(fitted.card.xws.as_str()) == card);
        if let Some(fitted) = fitted {
            fitted.charges = fitted.charges.saturating_sub(count);
        }
    }

    /// A bomb stays on the table until the end of the Activation Phase; mines stay longer.
    pub(crate) fn armed(&mut self, ship: Label, card: Option<&str>) {
        let found = card.and_then(|card| self.content.upgrade(card));
        if let Some(card) = found.filter(|card| card.device == Some(DeviceKind::Bomb)) {
            self.bombs.push((ship, card.xws.clone()));
        }
    }

    /// Pays for what was used on dice, by the number of uses or of dice. Returns how many calculate tokens friendly
    /// ships have to spend.
    pub(crate) fn spend(&mut self, ship: Label, means: MeansName<'static>, times: u8, dice: u8) -> u8 {
        let Some(craft) = self.craft_mut(ship) else { return 0 };
        let price = price(craft, means);
        let tokens = &mut craft.tokens;
        match means {
            MeansName::Focus => tokens.focus = tokens.focus.saturating_sub(times),
            MeansName::Calculate => tokens.calculate = tokens.calculate.saturating_sub(times),
            MeansName::Evade => tokens.evade = tokens.evade.saturating_sub(times),
            MeansName::Force => craft.force = craft.force.saturating_sub(times),
            MeansName::Lock => {
                if matches!(craft.lock, Some(Object::Ship(_))) && !craft.lock_is_fixed {
                    craft.lock = None;
                }
            }
            MeansName::Ability(key) | MeansName::Card(key) => match price {
                Some(Price::ChargeEach) => self.spend_charge(ship, Some(key), dice),
                Some(Price::Calculate) => tokens.calculate = tokens.calculate.saturating_sub(times),
                Some(Price::Force) => craft.force = craft.force.saturating_sub(times),
                Some(Price::FriendsCalculate) => return times,
                None => {}
            },
        }
        0
    }

    /// Friendly ships spend the calculate tokens that are owed. If several could and there is no map, people choose.
    pub(crate) fn lend(&mut self, turn: &Turn, owed: &mut u8) -> Option<Question> {
        while *owed > 0 {
            match self.lenders(turn.ship).as_slice() {
                [] => *owed = 0,
                [_, _, ..] if self.mode == Mode::Quick => {
                    return Some(Question::Lender { ships: self.lenders(turn.ship) });
                }
                // Of several, the first in the list spends it.
                [friend, ..] => {
                    self.lose(*friend, Token::Calculate, rules::MODIFY);
                    *owed -= 1;
                }
            }
        }
        None
    }

    /// A person chose which ship spends the token.
    pub(crate) fn lent(&mut self, ships: &[Label], said: &[Label], owed: &mut u8) -> Result<(), Refusal> {
        let [friend] = said else { return Err(Refusal::NotAsked) };
        if !ships.contains(friend) {
            return Err(Refusal::Unknown);
        }
        self.lose(*friend, Token::Calculate, rules::MODIFY);
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
fn name(craft: &Craft<'static>, card: Option<&'static xwing::content::Upgrade>) -> MeansName<'static> {
    match card {
        Some(card) => MeansName::Card(&card.xws),
        None => MeansName::Ability(craft.ship.ability.as_ref().map_or("", |ability| ability.key.as_str())),
    }
}

/// What an ability or card costs to use.
fn price(craft: &Craft<'static>, means: MeansName<'static>) -> Option<Price> {
    let own = craft.effects().filter(|(card, _)| name(craft, *card) == means);
    own.map(|(_, effect)| effect).find_map(|effect| match effect {
        Effect::Change { when, .. } if when.contains(&Condition::FriendCalculates) => {
            Some(Price::FriendsCalculate)
        }
        Effect::Change { cost, .. } | Effect::Reroll { cost, .. } => match cost {
            Cost::Charge => Some(Price::ChargeEach),
            Cost::Calculate => Some(Price::Calculate),
            Cost::Force => Some(Price::Force),
            Cost::Nothing | Cost::Tractor | Cost::DepleteOrStrain => None,
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
pub(crate) fn used_up(craft: &Craft<'static>, used: &[MeansName<'static>]) -> u32 {
    let places = craft.effects().enumerate().filter(|(_, (card, _))| used.contains(&name(craft, *card)));
    places.fold(0, |bits, (place, _)| bits | 1 << (place % 32))
}
