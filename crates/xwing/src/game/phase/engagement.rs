//! The Engagement Phase: from the highest initiative to the lowest, each ship engages once (XW-RND-04, XW-RND-05).

use crate::content::DamageCard;
use crate::game::event::{Event, Token, Why};
use crate::game::ship::ShipId;
use crate::game::state::{Open, Phase, State, Step, Task};
use crate::rules::damage as rules;
use table::{Out, Viewers};

impl State {
    pub(in crate::game) fn next_engagement(&mut self, out: &mut Out<'_, Event>) {
        if self.public.phase != Phase::Engagement {
            self.public.phase = Phase::Engagement;
            self.public.done = 0;
            self.public.engaging = None;
            let round = self.public.round;
            out.tell(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::Engagement });
        }
        let next = self.by_initiative(false).first().map(|id| self.public.ship(*id).initiative);
        // XW-RND-05: all ships of the engaging initiative are done; only now are destroyed ships removed.
        if next != self.public.engaging {
            self.remove_doomed(out);
            let next = self.by_initiative(false).first().map(|id| self.public.ship(*id).initiative);
            self.public.engaging = next;
        }
        if self.public.engaging.is_none() {
            self.public.done = 0;
            self.public.then(Task::End);
            return;
        }
        if let Some(ship) = self.next_ship(false, Task::Engagement) {
            self.engage_next(ship);
        }
    }

    /// This ship engages now, and then the next one.
    pub(in crate::game) fn engage_next(&mut self, ship: ShipId) {
        self.public.done |= ship.bit();
        self.public.first(&[Task::Engage(ship), Task::Declare(ship), Task::Engagement]);
    }

    /// XW-DMG-10, XW-DMG-11: what damage cards do before a ship engages, each copy separately (XW-DMG-23).
    pub(in crate::game) fn engage(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        let engaging = *self.public.ship(ship);
        let regulators = engaging.copies(DamageCard::DisabledPowerRegulator);
        self.gain(ship, Token::Ion, regulators, rules::POWER_REGULATOR, out);
        self.burn_each(ship, DamageCard::ConsoleFire);
    }

    /// A die is rolled for each copy of a damage card.
    pub(in crate::game) fn burn_each(&mut self, ship: ShipId, card: DamageCard) {
        for _ in 0..self.public.ship(ship).copies(card) {
            self.public.then(Task::Burn(ship, card));
        }
    }

    /// A die is rolled for a damage card.
    pub(in crate::game) fn burn(&mut self, ship: ShipId, card: DamageCard) {
        self.public.open = Open::Die { ship, why: Why::Card(card), dice: 1 };
    }

    /// Asks the ship for an attack.
    pub(in crate::game) fn declare(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        if self.public.ship(ship).seat.is_none() {
            self.public.then(Task::Solo(ship, Step::Engage));
        } else if self.shots(ship).is_empty() {
            self.public.ship_mut(ship).round.engaged = true;
            out.tell(Viewers::ALL, || Event::Held { ship });
        } else {
            self.public.open = Open::Fire(ship);
        }
    }
}
