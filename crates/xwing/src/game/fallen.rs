//! Applies chance outcomes.

use super::choice::Chance;
use super::dice::Reds;
use super::event::{Event, Token, Why};
use super::open::{Open, Turning};
use super::ship::ShipId;
use super::state::State;
use super::task::Task;
use crate::content::DamageCard;
use crate::dice::AttackFace;
use crate::rules::damage as damage_rules;
use table::{Out, Viewers};

impl State {
    pub(super) fn fallen(&mut self, chance: Chance, out: &mut Out<'_, Event>) {
        let open = std::mem::take(&mut self.public.open);
        match (open, chance) {
            (Open::RollAttack { again, .. }, Chance::Reds(roll)) => {
                self.attack_rolled(roll, again, out);
                let attacker = self.public.attack.attacker;
                if again && self.public.ship(attacker).seat.is_some() {
                    self.ask_changes(attacker, Turning::AttackDice, out);
                }
            }
            (Open::RollDefense { again, .. }, Chance::Greens(roll)) => {
                self.defense_rolled(roll, again, out);
                let defender = self.public.attack.defender;
                if again && self.public.ship(defender).seat.is_some() {
                    self.ask_changes(defender, Turning::DefenseDice, out);
                }
            }
            (Open::Die { ship, why, .. }, Chance::Reds(roll)) => self.die(ship, why, roll, out),
            (Open::Card(ship), Chance::Card(card)) => self.deal_up(ship, card, out),
            (Open::Discard(team), Chance::Card(card)) => self.turn_discarded(team, card, out),
            (Open::Layout(first), Chance::Layout(half)) => self.laid_out(first, half, out),
            (Open::Draft(kind, _), Chance::Lot(lot)) => self.drafted(kind, lot, out),
            (Open::Solo(..) | Open::Arrive(..), _) => self.told(chance),
            (Open::Hunt(ship, _), Chance::Lot(lot)) => self.hunts(ship, lot, out),
            (Open::Expose(ship, _), Chance::Lot(lot)) => self.expose_lot(ship, lot, out),
            (Open::Unveil(ship, place), Chance::Card(card)) => self.unveiled(ship, place, card, out),
            (_, _) => {}
        }
    }

    fn die(&mut self, ship: ShipId, why: Why, roll: Reds, out: &mut Out<'_, Event>) {
        let face = roll.face();
        match why {
            Why::Obstacle(rock) => self.met_rolled(ship, rock, face, out),
            Why::Device(place) => self.blast_rolled(ship, place, roll, out),
            Why::Card(card) => {
                out.tell(Viewers::ALL, || Event::Rolled { ship, why, face });
                match (card, face) {
                    // XW-DMG-10
                    (DamageCard::ConsoleFire, AttackFace::Hit) => self.public.then(Task::Suffer(ship, 1, 0)),
                    // XW-DMG-18
                    (DamageCard::WoundedPilot, AttackFace::Hit | AttackFace::Crit) => {
                        self.gain(ship, Token::Stress, 1, damage_rules::WOUNDED, out);
                    }
                    (_, _) => {}
                }
            }
        }
    }
}
