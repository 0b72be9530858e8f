//! Corrections of facts: possible at any time and recorded in the log like every other command.

use crate::event::{Event, Fate};
use crate::setup::{Enlisted, Setup, waiting};
use crate::state::{Gone, Phase, Table, full};
use crate::step::Refusal;
use serde::{Deserialize, Serialize};
use xwing::content::DamageCard;
use xwing::craft::{Object, Tokens};
use xwing::geometry::{Pose, Turret};
use xwing::label::Label;
use xwing::position::file::{ObstacleFile, PlaceFile};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the facts of the same names")]
pub enum Correction {
    Tokens { ship: Label, tokens: Tokens },
    /// Remaining hull, shields and Force.
    Health { ship: Label, hull: u8, shields: u8, force: u8 },
    /// Active charges of a card.
    Charges { ship: Label, card: String, charges: u8 },
    /// The object that the ship has locked.
    Lock { ship: Label, lock: Option<Object> },
    /// Where the ship's turret points.
    Turret { ship: Label, turret: Turret },
    Faceup { ship: Label, cards: Vec<DamageCard> },
    /// A ship leaves the table.
    Leaves { ship: Label, fate: Fate },
    Arrives { ship: Box<Enlisted> },
    /// Where a ship is, on a map.
    Pose { ship: Label, pose: PlaceFile },
    Obstacles { obstacles: Vec<ObstacleFile> },
    Round { round: u8 },
}

impl Table {
    pub(crate) fn correct(&mut self, correction: &Correction) -> Result<(), Refusal> {
        match correction {
            Correction::Tokens { ship, tokens } => {
                self.craft_mut(*ship).ok_or(Refusal::Unknown)?.tokens = *tokens;
            }
            Correction::Health { ship, hull, shields, force } => {
                let full = self.full(*ship).ok_or(Refusal::Unknown)?;
                if *hull > full.hull || *shields > full.shields {
                    return Err(Refusal::Impossible);
                }
                let craft = self.craft_mut(*ship).ok_or(Refusal::Unknown)?;
                (craft.hull, craft.shields, craft.force) = (*hull, *shields, *force);
            }
            Correction::Charges { ship, card, charges } => {
                let craft = self.craft_mut(*ship).ok_or(Refusal::Unknown)?;
                let fitted = craft.upgrades.iter_mut().find(|fitted| fitted.card.xws == *card);
                let fitted = fitted.ok_or(Refusal::Unknown)?;
                if *charges > fitted.card.charges {
                    return Err(Refusal::Impossible);
                }
                fitted.charges = *charges;
            }
            Correction::Lock { ship, lock } => {
                if lock.is_some_and(|object| object == Object::Ship(*ship) || !self.is_there(object)) {
                    return Err(Refusal::Impossible);
                }
                self.craft_mut(*ship).ok_or(Refusal::Unknown)?.lock = *lock;
            }
            Correction::Turret { ship, turret } => {
                let craft = self.craft_mut(*ship).ok_or(Refusal::Unknown)?;
                if craft.turret.is_none() {
                    return Err(Refusal::Impossible);
                }
                craft.turret = Some(*turret);
            }
            Correction::Faceup { ship, cards } => {
                self.craft_mut(*ship).ok_or(Refusal::Unknown)?.faceup.clone_from(cards);
            }
            Correction::Leaves { ship, fate } => {
                self.craft(*ship).ok_or(Refusal::Unknown)?;
                self.leaves(*ship, *fate);
            }
            Correction::Arrives { ship } => self.arrives(ship)?,
            Correction::Pose { ship, pose } => self.stands(*ship, pose)?,
            Correction::Obstacles { obstacles } => self.lay(obstacles)?,
            Correction::Round { round } => {
                self.round = (*round).max(1);
                // Ships that are due in a round arrive before its dials are set.
                if self.phase == Phase::Planning && self.turn.is_none() {
                    self.next_wave();
                }
            }
        }
        Ok(())
    }

    fn is_there(&self, object: Object) -> bool {
        match object {
            Object::Ship(label) => self.craft(label).is_some(),
            Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => self.position.holds(object),
        }
    }

    /// Removes a ship from the table, along with all locks on it.
    pub(crate) fn leaves(&mut self, ship: Label, fate: Fate) {
        let Some(at) = self.position.index(ship) else { return };
        let craft = self.position.crafts.remove(at);
        self.position.poses.remove(at);
        for other in &mut self.position.crafts {
            if other.lock == Some(Object::Ship(ship)) {
                other.lock = None;
            }
        }
        if self.turn.as_ref().is_some_and(|turn| turn.ship == ship) {
            self.turn = None;
        }
        self.out.push(Event::Gone { ship, fate });
        self.coming_lost(ship, fate);
        self.gone.push(Gone { craft, fate, round: self.round });
    }

    pub(crate) fn arrives(&mut self, ship: &Enlisted) -> Result<(), Refusal> {
        let mut ship = ship.clone();
        ship.pose = ship.pose.or_else(|| Some(waiting(self.position.crafts.len())));
        let setup = Setup::part(self.position.area.side(), vec![ship.clone()], Vec::new());
        let mut arriving = setup.position(self.content).map_err(|_faults| Refusal::Impossible)?;
        let (Some(craft), Some(pose)) = (arriving.crafts.pop(), arriving.poses.pop()) else {
            return Err(Refusal::Impossible);
        };
        if self.craft(craft.label).is_some() {
            return Err(Refusal::Impossible);
        }
        // A destroyed ship of the same name comes back as a new one.
        self.gone.retain(|gone| gone.craft.label != craft.label);
        self.full.insert(craft.label, full(&craft));
        self.enlisted.insert(craft.label, ship);
        if let Some(coming) = &mut self.coming {
            coming.came(craft.label);
        }
        self.position.crafts.push(craft);
        self.position.poses.push(pose);
        Ok(())
    }

    pub(crate) fn stands(&mut self, ship: Label, place: &PlaceFile) -> Result<(), Refusal> {
        let at = self.position.index(ship).ok_or(Refusal::Unknown)?;
        let pose = Pose::from_mm(place.x, place.y, place.heading).map_err(|_fault| Refusal::Impossible)?;
        *self.position.poses.get_mut(at).ok_or(Refusal::Unknown)? = pose;
        Ok(())
    }

    fn lay(&mut self, obstacles: &[ObstacleFile]) -> Result<(), Refusal> {
        let setup = Setup::part(self.position.area.side(), Vec::new(), obstacles.to_vec());
        self.position.obstacles =
            setup.position(self.content).map_err(|_faults| Refusal::Impossible)?.obstacles;
        self.rocks = !self.position.obstacles.is_empty();
        Ok(())
    }
}
