//! Choices that any player would call a mistake, judged from what everybody can see: bots leave them out, and the
//! blunder counter looks for them.

use crate::cards::card::Card;
use crate::cards::object::ObjId;
use crate::choice::{Choice, Destination};
use crate::language::{Action, ActionStep, StepTarget};
use crate::numbers::Quantity;
use crate::state::State;
use contract::Seat;
use serde::Serialize;

/// The highest destiny number that a draw is expected to show.
const HIGHEST_DESTINY: i16 = 7;
/// What a battle destiny adds on average.
const MEAN_DESTINY: i16 = 3;
/// Ability needed for a battle destiny.
const DESTINY_ABILITY: i16 = 4;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blunder {
    /// A text cancels, loses or drives away a card of its own player.
    OwnCard,
    /// A battle in which even the highest destiny does not reach the opponent's power.
    HopelessBattle,
}

impl State {
    /// Whether it is this player's turn.
    #[must_use]
    pub fn is_active_player(&self, seat: Seat) -> bool {
        self.active == seat
    }

    /// The blunder that a legal choice is, if it is one.
    #[must_use]
    pub fn blunder(&self, seat: Seat, choice: Choice) -> Option<Blunder> {
        match choice {
            Choice::Play { card, clause, target: Some(target) } => {
                let action = self.content.0.find(card).and_then(|id| self.action_of(id, clause));
                self.harm_to_own(seat, action, target)
            }
            Choice::Use { card, clause, target: Some(target) } => {
                let action = self.obj(card).and_then(|obj| self.action_of(obj.card, clause));
                self.harm_to_own(seat, action, target)
            }
            Choice::Battle(at) => {
                let hopeless = self.lead_with(seat, at, HIGHEST_DESTINY) < 0;
                hopeless.then_some(Blunder::HopelessBattle)
            }
            _ => None,
        }
    }

    fn harm_to_own(&self, seat: Seat, action: Option<&Action>, target: ObjId) -> Option<Blunder> {
        let own = self.obj(target).is_some_and(|obj| obj.owner == seat);
        let harms = |step: &ActionStep| {
            matches!(
                step,
                ActionStep::Cancel
                    | ActionStep::Lose(StepTarget::Target)
                    | ActionStep::Exclude
                    | ActionStep::MoveAway
                    | ActionStep::Capture
                    | ActionStep::Worthless
            )
        };
        (own && action.is_some_and(|action| action.steps.iter().any(harms))).then_some(Blunder::OwnCard)
    }

    /// Power at a location with this much for each battle destiny, less the opponent's power without any.
    fn lead_with(&self, seat: Seat, at: ObjId, destiny: i16) -> i16 {
        let power = |seat| self.quantity(Quantity::TotalPower(seat, at));
        let there = self
            .in_play()
            .filter(|(id, obj)| obj.owner == seat && self.location(*id) == Some(at) && self.will_fight(*id));
        let ability: i16 = there.map(|(id, _)| self.ability(id)).sum();
        let texts = self.quantity(Quantity::BattleDestinies(seat, at));
        let draws = texts.max(i16::from(ability >= DESTINY_ABILITY));
        power(seat) + draws * destiny - power(seat.other())
    }

    /// Whether a battle can be expected to be won or tied.
    #[must_use]
    pub fn is_battle_worth_trying(&self, seat: Seat, at: ObjId) -> bool {
        self.lead_with(seat, at, MEAN_DESTINY) >= 0
    }

    /// Whether handing a weapon or device over gives it to a better user: one of more ability, or one who can use it
    /// at all.
    #[must_use]
    pub fn is_transfer_useful(&self, card: ObjId, to: ObjId) -> bool {
        let Some(host) = self.host_of(card) else { return false };
        !self.could_carry(card, host) || self.ability(to) > self.ability(host)
    }

    /// Whether a deployment lays a location that gives its player at least as many Force icons as the opponent.
    #[must_use]
    pub fn is_good_location(&self, seat: Seat, choice: Choice) -> bool {
        let Choice::Deploy { card, to: Destination::Row(_) | Destination::Over(_) } = choice else {
            return false;
        };
        let Some(card) = self.content.0.card_named(card).filter(|card| card.is_location()) else {
            return false;
        };
        let [own, theirs] = icons(card, self, seat);
        own > 0 && own >= theirs
    }
}

/// The printed Force icons of a location for a player and the opponent.
fn icons(card: &Card, state: &State, seat: Seat) -> [u8; 2] {
    let [light, dark] = card.numbers.force;
    if seat == state.dark { [dark, light] } else { [light, dark] }
}
