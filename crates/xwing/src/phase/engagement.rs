//! The Engagement Phase: from the highest initiative to the lowest, each ship engages once (XW-RND-04, XW-RND-05).

use crate::chance::Die;
use crate::combat::damage_card::{DIE_BEFORE_ENGAGING, ION_BEFORE_ENGAGING};
use crate::combat::turn_order::TurnOrder;
use crate::content::DamageCard;
use crate::event::{Event, RollReason, Token};
use crate::question::Fire;
use crate::rules::damage as rules;
use crate::ship::ShipId;
use crate::state::{Phase, RuleStep, SoloDecision, State};
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn next_engagement(&mut self, out: &mut EventSink<'_, Event>) {
        if self.public.phase != Phase::Engagement {
            self.public.phase = Phase::Engagement;
            self.public.done = 0;
            self.public.engaging = None;
            let round = self.public.round;
            out.emit(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::Engagement });
        }
        let next =
            self.next_by_initiative(TurnOrder::Descending).first().map(|id| self.public.ship(*id).initiative);
        // XW-RND-05: all ships of the engaging initiative are done; only now are destroyed ships removed.
        if next != self.public.engaging {
            self.remove_destroyed(out);
            let next = self
                .next_by_initiative(TurnOrder::Descending)
                .first()
                .map(|id| self.public.ship(*id).initiative);
            self.public.engaging = next;
        }
        if self.public.engaging.is_none() {
            self.public.done = 0;
            self.public.push(RuleStep::End);
            return;
        }
        if let Some(ship) = self.next_ship(TurnOrder::Descending, RuleStep::Engagement) {
            self.start_engagement(ship);
        }
    }

    /// This ship engages now, and then the next one.
    pub(crate) fn start_engagement(&mut self, ship: ShipId) {
        self.public.done |= ship.bit();
        self.public.push_in_order(&[RuleStep::Engage(ship), RuleStep::Declare(ship), RuleStep::Engagement]);
    }

    /// XW-DMG-10, XW-DMG-11: what damage cards do before a ship engages, each copy separately (XW-DMG-23).
    pub(crate) fn engage(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        let engaging = *self.public.ship(ship);
        let regulators = engaging.copies(ION_BEFORE_ENGAGING);
        self.gain(ship, Token::Ion, regulators, rules::POWER_REGULATOR, out);
        self.roll_for_each_copy(ship, DIE_BEFORE_ENGAGING);
    }

    /// A die is rolled for each copy of a damage card.
    pub(crate) fn roll_for_each_copy(&mut self, ship: ShipId, card: DamageCard) {
        for _ in 0..self.public.ship(ship).copies(card) {
            self.public.push(RuleStep::Burn(ship, card));
        }
    }

    /// A die is rolled for a damage card.
    pub(crate) fn roll_for_card(&mut self, ship: ShipId, card: DamageCard) {
        self.roll(Die { ship, why: RollReason::Card(card), dice: 1 });
    }

    /// Asks the ship for an attack.
    pub(crate) fn declare(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        if self.public.ship(ship).seat.is_none() {
            self.public.push(RuleStep::Solo(ship, SoloDecision::Engage));
        } else if self.shots(ship).is_empty() {
            self.public.ship_mut(ship).round.engaged = true;
            out.emit(Viewers::ALL, || Event::Held { ship });
        } else {
            self.ask(Fire(ship));
        }
    }
}
