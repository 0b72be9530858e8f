//! What is spent on dice: tokens, Force, locks, charges, and calculate tokens of friendly ships.

use crate::command::Refusal;
use crate::question::Question;
use crate::setup::Mode;
use crate::state::SessionState;
use crate::turn::Turn;
use xwing::combat::modify::DiceCost;
use xwing::content::DeviceKind;
use xwing::craft::Craft;
use xwing::label::Label;
use xwing::rules::attack as rules;
use xwing::solo::attack::spend::ModifierSource;
use xwing::solo::sight::Sight;
use xwing::solo::sight::map::MapSight;
use xwing::{Token, count_mut};

/// What was used on dice, and how often; for a reroll, on how many dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DicePayment {
    pub(crate) source: ModifierSource<'static>,
    pub(crate) cost: DiceCost,
    pub(crate) times: u8,
}

impl SessionState {
    /// Spends charges of a card.
    pub(crate) fn spend_charge(&mut self, ship: Label, card: Option<&str>, count: u8) {
        let card = card.and_then(|card| self.content.upgrade(card));
        let Some((craft, card)) = self.craft_mut(ship).zip(card) else { return };
        if let Some(fitted) =
            craft.upgrade_index(card).and_then(|place| craft.upgrades.get_mut(usize::from(place)))
        {
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

    /// Pays for modifiers of dice, by the number of uses, or of dice for a reroll. Returns how many calculate tokens
    /// friendly ships have to spend.
    pub(crate) fn pay_for_dice(&mut self, ship: Label, paid: DicePayment) -> u8 {
        let DicePayment { source, cost, times } = paid;
        let Some(craft) = self.craft_mut(ship) else { return 0 };
        match cost {
            DiceCost::Nothing => {}
            DiceCost::Token(token) => {
                let held = count_mut(&mut craft.tokens, token);
                *held = held.saturating_sub(times);
            }
            DiceCost::Force => craft.force = craft.force.saturating_sub(times),
            DiceCost::Lock => craft.lock = craft.lock.filter(|_| craft.lock_is_fixed),
            DiceCost::ChargePerDie => {
                if let ModifierSource::Card(card) = source {
                    self.spend_charge(ship, Some(card.xws()), times);
                }
            }
            DiceCost::FriendsCalculate => return times,
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
