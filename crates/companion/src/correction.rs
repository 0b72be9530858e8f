//! Corrections of facts: possible at any time and recorded in the log like every other command.

use crate::command::Refusal;
use crate::event::{Event, Fate};
use crate::setup::{Setup, SquadShip, waiting_place};
use crate::state::{Phase, RemovedShip, SessionState, enter_play, maximums};
use serde::{Deserialize, Serialize};
use xwing::content::DamageCard;
use xwing::craft::{Object, Tokens};
use xwing::geometry::{Pose, Turret};
use xwing::label::Label;
use xwing::table_position::file::{ObstacleSpec, PoseSpec};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the facts of the same names")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Correction {
    Tokens {
        ship: Label,
        tokens: Tokens,
    },
    /// Remaining hull, shields and Force.
    Health {
        ship: Label,
        hull: u8,
        shields: u8,
        force: u8,
    },
    /// Active charges of a card.
    Charges {
        ship: Label,
        card: String,
        charges: u8,
    },
    /// The object that the ship has locked.
    Lock {
        ship: Label,
        lock: Option<Object>,
    },
    /// Where the ship's turret points.
    Turret {
        ship: Label,
        turret: Turret,
    },
    Faceup {
        ship: Label,
        cards: Vec<DamageCard>,
    },
    /// A ship leaves the table.
    Leaves {
        ship: Label,
        fate: Fate,
    },
    Arrives {
        ship: Box<SquadShip>,
    },
    /// Where a ship is, on a map.
    Pose {
        ship: Label,
        pose: PoseSpec,
    },
    Obstacles {
        obstacles: Vec<ObstacleSpec>,
    },
    Round {
        round: u8,
    },
}

impl SessionState {
    pub(crate) fn correct(&mut self, correction: &Correction) -> Result<(), Refusal> {
        match correction {
            Correction::Tokens { ship, tokens } => {
                self.craft_mut(*ship).ok_or(Refusal::Unknown)?.tokens = *tokens;
            }
            Correction::Health { ship, hull, shields, force } => {
                let full = self.maximums(*ship).ok_or(Refusal::Unknown)?;
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
                if lock.is_some_and(|object| object == Object::Ship(*ship) || !self.is_on_table(object)) {
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
                self.remove_ship(*ship, *fate);
            }
            Correction::Arrives { ship } => self.add_ship(ship)?,
            Correction::Pose { ship, pose } => self.set_pose(*ship, pose)?,
            Correction::Obstacles { obstacles } => self.set_obstacles(obstacles)?,
            Correction::Round { round } => {
                self.round = (*round).max(1);
                // Ships that are due in a round arrive before its dials are set.
                if self.phase == Phase::Planning && self.turn.is_none() {
                    self.begin_wave();
                }
            }
        }
        Ok(())
    }

    fn is_on_table(&self, object: Object) -> bool {
        match object {
            Object::Ship(label) => self.craft(label).is_some(),
            Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => self.position.contains(object),
        }
    }

    /// Removes a ship from the table, along with all locks on it.
    pub(crate) fn remove_ship(&mut self, ship: Label, fate: Fate) {
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
        self.new_events.push(Event::ShipRemoved { ship, fate });
        self.note_loss(ship, fate);
        self.removed.push(RemovedShip { craft, fate, round: self.round });
    }

    pub(crate) fn add_ship(&mut self, ship: &SquadShip) -> Result<(), Refusal> {
        let mut ship = ship.clone();
        ship.pose = ship.pose.or_else(|| Some(waiting_place(self.position.crafts.len())));
        let setup = Setup::for_check(self.position.area.side(), vec![ship.clone()], Vec::new());
        let mut arriving = setup.position(self.content).map_err(|_faults| Refusal::Impossible)?;
        let (Some(mut craft), Some(pose)) = (arriving.crafts.pop(), arriving.poses.pop()) else {
            return Err(Refusal::Impossible);
        };
        if self.craft(craft.label).is_some() {
            return Err(Refusal::Impossible);
        }
        // A destroyed ship of the same name comes back as a new one.
        self.removed.retain(|gone| gone.craft.label != craft.label);
        self.maximums.insert(craft.label, maximums(&craft));
        enter_play(&mut craft);
        self.squad_ships.insert(craft.label, ship);
        if let Some(arrivals) = &mut self.arrivals {
            arrivals.ship_added(craft.label);
        }
        self.position.crafts.push(craft);
        self.position.poses.push(pose);
        Ok(())
    }

    pub(crate) fn set_pose(&mut self, ship: Label, place: &PoseSpec) -> Result<(), Refusal> {
        let at = self.position.index(ship).ok_or(Refusal::Unknown)?;
        let pose = Pose::from_mm(place.x, place.y, place.heading).map_err(|_fault| Refusal::Impossible)?;
        *self.position.poses.get_mut(at).ok_or(Refusal::Unknown)? = pose;
        Ok(())
    }

    fn set_obstacles(&mut self, obstacles: &[ObstacleSpec]) -> Result<(), Refusal> {
        let setup = Setup::for_check(self.position.area.side(), Vec::new(), obstacles.to_vec());
        self.position.obstacles =
            setup.position(self.content).map_err(|_faults| Refusal::Impossible)?.obstacles;
        self.has_obstacles = !self.position.obstacles.is_empty();
        Ok(())
    }
}
