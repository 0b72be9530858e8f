//! Questions about a match: what a ship's arcs cover, where a template would lead, the odds of a shot.
//!
//! Answered from the public state only, by the same functions that play uses, so that the page does not need to know
//! any rule. A template is placed without regard to other ships, as at the table: overlaps are not predicted.

#[cfg(test)]
mod tests;

use super::attack::Shooting;
use super::place::{At, Setting};
use super::ship::{MOST_SHIPS, ShipId};
use super::state::{Attack, Public, State};
use crate::content::effect::Result as Face;
use crate::content::{Content, DamageCard};
use crate::craft::{Object, Tokens};
use crate::geometry::{self, Arc, Arcs, Footprint, Point, Slot};
use crate::odds::{self, Means, Odds};
use crate::report::{measure::firing_arcs, rim};
use crate::solo::map::weapon_arcs;
use serde::{Deserialize, Serialize};
use std::fmt;
use table::Shared;

/// A question about a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Inquiry {
    /// What a ship's firing arcs cover, by range band.
    Arcs(ShipId),
    /// Where a maneuver would lead if nothing were in the way.
    Template(ShipId, Setting),
    /// The odds of an attack: attacker, weapon index, target.
    Shot(ShipId, u8, ShipId),
}

/// The answer to the [`Inquiry`] of the same name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The outlines of bands 1, 2 and 3 of every firing arc.
    Arcs(Vec<[Outline; 3]>),
    /// The template and the end position; the outline is empty if the ship would stay.
    Template {
        outline: Outline,
        end: At,
    },
    /// `None` if the shot is not legal.
    Shot(Option<Box<Prospects>>),
}

/// Corners in millimeters from the player's left corner.
pub type Outline = Vec<[f64; 2]>;

/// The dice and odds of a possible attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prospects {
    /// The measured line between the closest points.
    pub line: [[f64; 2]; 2],
    /// In millimeters.
    pub distance: f64,
    pub range: u8,
    pub obstructed: bool,
    pub attack_dice: u8,
    pub defense_dice: u8,
    pub odds: Odds,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// No such ship is in play.
    Ship(ShipId),
    /// There is no such template.
    Maneuver,
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanswered::Ship(ShipId(number)) => write!(f, "no ship {number} is on the table"),
            Unanswered::Maneuver => f.write_str("there is no such template"),
        }
    }
}

impl std::error::Error for Unanswered {}

/// Answers a question from the public state.
///
/// # Errors
/// If it names a ship that is not in play or a maneuver that does not exist.
pub fn answer(content: &'static Content, public: &Public, inquiry: Inquiry) -> Result<Answer, Unanswered> {
    let state = State { content: Shared(content), public: *public, hidden: [None; MOST_SHIPS] };
    let there = |id: ShipId| {
        let ship = public.get(id).filter(|ship| ship.is_in_play());
        ship.map(|_| id).ok_or(Unanswered::Ship(id))
    };
    match inquiry {
        Inquiry::Arcs(ship) => Ok(Answer::Arcs(state.arcs(there(ship)?))),
        Inquiry::Template(ship, setting) => state.ghost(there(ship)?, setting),
        Inquiry::Shot(ship, weapon, target) => {
            Ok(Answer::Shot(state.prospects(there(ship)?, weapon, there(target)?).map(Box::new)))
        }
    }
}

impl State {
    fn arcs(&self, ship: ShipId) -> Vec<[Outline; 3]> {
        let base = self.footprint(ship);
        let drawn = |arc: Arc, bands| {
            rim::band(arc, base.base(), bands).into_iter().map(|local| place(base.table(local))).collect()
        };
        firing_arcs(&self.craft(ship))
            .into_iter()
            .map(|arc| [1, 2, 3].map(|bands| drawn(arc, bands)))
            .collect()
    }

    fn ghost(&self, ship: ShipId, setting: Setting) -> Result<Answer, Unanswered> {
        let maneuver = setting.maneuver().ok_or(Unanswered::Maneuver)?;
        let base = self.footprint(ship);
        let flight = geometry::fly(base.pose(), base.base(), maneuver, Slot::Middle, &[]);
        let outline =
            flight.swath.map_or_else(Vec::new, |swath| swath.outline().into_iter().map(place).collect());
        Ok(Answer::Template { outline, end: At::from(flight.pose) })
    }

    fn prospects(&self, ship: ShipId, weapon: u8, target: ShipId) -> Option<Prospects> {
        let found =
            self.shots(ship).into_iter().find(|shot| shot.weapon == weapon && shot.target == target)?;
        self.prospects_of(ship, &found)
    }

    /// The dice and odds of a legal shot.
    #[must_use]
    pub fn prospects_of(&self, ship: ShipId, found: &Shooting) -> Option<Prospects> {
        let Shooting { weapon, target, .. } = *found;
        let (range, obstructed) = (found.shot.range, found.shot.obstructed);
        let mut declared = *self;
        let gas = obstructed && self.gas_at(ship, weapon, target);
        declared.public.attack =
            Attack { attacker: ship, defender: target, weapon, range, obstructed, gas, ..Attack::default() };
        let (attack_dice, defense_dice) = (declared.attack_dice(), declared.defense_dice());
        let (from, to) = declared.line(&self.footprint(ship), &self.footprint(target))?;
        let defender = self.public.ship(target);
        let odds = odds::odds(&odds::Attack {
            reds: attack_dice,
            greens: defense_dice,
            added: declared.added_focus(),
            attacker: declared.attackers_means(),
            defender: declared.defenders_means(),
            most: declared.most_damage(),
            reinforced: self.reinforced_against(target, ship),
            left: defender.shields + self.hull(target),
        });
        let distance = from.distance(to);
        Some(Prospects {
            line: [place(from), place(to)],
            distance,
            range,
            obstructed,
            attack_dice,
            defense_dice,
            odds,
        })
    }

    /// The line along which the attack range is measured: inside the arc of the weapon.
    pub(super) fn line(&self, own: &Footprint, foe: &Footprint) -> Option<(Point, Point)> {
        let attacker = self.public.ship(self.public.attack.attacker);
        let arcs: Arcs = weapon_arcs(self.armed()?.arc, attacker.turret).into_iter().collect();
        let measure = arcs.measure(own, foe)?;
        Some((measure.first.from, measure.first.to))
    }

    /// What the attacker may spend on its dice; with Blinded Pilot, Force only (XW-DMG-20).
    fn attackers_means(&self) -> Means {
        let Attack { attacker, defender, .. } = self.public.attack;
        let own = self.public.ship(attacker);
        if own.suffers(DamageCard::BlindedPilot) {
            return Means { singles: own.force, ..Means::default() };
        }
        let lock = own.lock == Some(Object::Ship(self.public.ship(defender).label)) && !own.lock_is_fixed();
        Means {
            focus: own.tokens.focus > 0,
            singles: own.tokens.calculate + own.force,
            lock,
            ..Means::default()
        }
    }

    /// What the defender may spend, what its ability changes at no cost, and the gas cloud (XW-OBS-06).
    fn defenders_means(&self) -> Means {
        let own = self.public.ship(self.public.attack.defender);
        let green = if self.green_may_change() { own.tokens } else { Tokens::default() };
        let mut means = Means {
            focus: green.focus > 0,
            singles: green.calculate + own.force,
            lock: false,
            evades: green.evade,
            blanks: u8::from(self.public.attack.gas),
        };
        for (from, count) in self.free_changes_in_defense() {
            match from {
                Face::Any => means.evades += count,
                Face::Blank => means.blanks += count,
                Face::Focus => means.singles += count,
                Face::Crit | Face::Hit | Face::Evade => {}
            }
        }
        means
    }
}

fn place(point: Point) -> [f64; 2] {
    [point.x, point.y]
}
