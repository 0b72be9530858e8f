//! Questions about a match: what a ship's arcs cover, where a template would lead, the odds of a shot.
//!
//! Answered from a view only, by the same functions that play uses, so that the page does not need to know
//! any rule. A template is placed without regard to other ships, as at the table: overlaps are not predicted.

#[cfg(test)]
mod tests;

use crate::attack::LegalShot;
use crate::content::effect::DieResult as Face;
use crate::content::{Content, DamageCard};
use crate::craft::{Object, Tokens};
use crate::geometry::{self, Arc, ArcSet, EndSlot, Footprint, Point};
use crate::odds::{self, DiceResources, Odds};
use crate::report::{arc_outline, measure::firing_arcs};
use crate::ship::ShipId;
use crate::ship::placement::{DialSetting, Placement};
use crate::solo::sight::map::weapon_arcs;
use crate::state::{AttackState, State};
use crate::view::View;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A question about a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Inquiry {
    /// What a ship's firing arcs cover, by range band.
    Arcs(ShipId),
    /// Where a maneuver would lead if nothing were in the way.
    Template(ShipId, DialSetting),
    /// The odds of an attack: attacker, weapon index, target.
    Shot(ShipId, u8, ShipId),
}

/// The answer to the [`Inquiry`] of the same name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Answer {
    /// The outlines of bands 1, 2 and 3 of every firing arc.
    Arcs(Vec<[Outline; 3]>),
    /// The template and the end position; the outline is empty if the ship would stay.
    Template { outline: Outline, end: Placement },
    /// `None` if the shot is not legal.
    Shot(Option<Box<ShotForecast>>),
}

/// Corners in millimeters from the player's left corner.
pub type Outline = Vec<[f64; 2]>;

/// The dice and odds of a possible attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShotForecast {
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
pub enum InquiryError {
    /// No such ship is in play.
    Ship(ShipId),
    /// There is no such template.
    Maneuver,
    /// The view is not possible in this game.
    View,
}

impl fmt::Display for InquiryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InquiryError::Ship(ShipId(number)) => write!(f, "no ship {number} is on the table"),
            InquiryError::Maneuver => f.write_str("there is no such template"),
            InquiryError::View => f.write_str("no table fits this view"),
        }
    }
}

impl std::error::Error for InquiryError {}

/// Answers a question from a view.
///
/// # Errors
/// If it names a ship that is not in play or a maneuver that does not exist, or if the view is impossible.
pub fn answer(content: &'static Content, view: &View, inquiry: Inquiry) -> Result<Answer, InquiryError> {
    let state = view.rebuild(content).ok_or(InquiryError::View)?;
    let there = |id: ShipId| {
        let ship = state.public.get(id).filter(|ship| ship.is_in_play());
        ship.map(|_| id).ok_or(InquiryError::Ship(id))
    };
    match inquiry {
        Inquiry::Arcs(ship) => Ok(Answer::Arcs(state.arcs(there(ship)?))),
        Inquiry::Template(ship, setting) => state.template_preview(there(ship)?, setting),
        Inquiry::Shot(ship, weapon, target) => {
            Ok(Answer::Shot(state.shot_forecast(there(ship)?, weapon, there(target)?).map(Box::new)))
        }
    }
}

impl State {
    fn arcs(&self, ship: ShipId) -> Vec<[Outline; 3]> {
        let base = self.footprint(ship);
        let drawn = |arc: Arc, bands| {
            arc_outline::range_band(arc, base.base(), bands)
                .into_iter()
                .map(|local| corner_mm(base.to_table(local)))
                .collect()
        };
        firing_arcs(&self.craft(ship))
            .into_iter()
            .map(|arc| [1, 2, 3].map(|bands| drawn(arc, bands)))
            .collect()
    }

    fn template_preview(&self, ship: ShipId, setting: DialSetting) -> Result<Answer, InquiryError> {
        let maneuver = setting.maneuver().ok_or(InquiryError::Maneuver)?;
        let base = self.footprint(ship);
        let flight = geometry::fly(base.pose(), base.base(), maneuver, EndSlot::Middle, &[]);
        let outline = flight.placed_template.map_or_else(Vec::new, |placed_template| {
            placed_template.outline().into_iter().map(corner_mm).collect()
        });
        Ok(Answer::Template { outline, end: Placement::from(flight.pose) })
    }

    fn shot_forecast(&self, ship: ShipId, weapon: u8, target: ShipId) -> Option<ShotForecast> {
        let found =
            self.shots(ship).into_iter().find(|shot| shot.weapon == weapon && shot.target == target)?;
        self.forecast_shot(ship, &found)
    }

    /// The dice and odds of a legal shot.
    #[must_use]
    pub fn forecast_shot(&self, ship: ShipId, found: &LegalShot) -> Option<ShotForecast> {
        let LegalShot { weapon, target, .. } = *found;
        let (range, obstructed) = (found.shot.range, found.shot.obstructed);
        let mut declared = *self;
        let gas = obstructed && self.gas_cloud_obstructs(ship, weapon, target);
        declared.public.attack = AttackState {
            attacker: ship,
            defender: target,
            weapon,
            range,
            obstructed,
            gas,
            ..AttackState::default()
        };
        let (attack_dice, defense_dice) = (declared.attack_dice(), declared.defense_dice());
        let (from, to) = declared.range_line(&self.footprint(ship), &self.footprint(target))?;
        let defender = self.public.ship(target);
        let odds = odds::odds(&odds::AttackParameters {
            reds: attack_dice,
            greens: defense_dice,
            added: declared.added_focus(),
            attacker: declared.attacker_resources(),
            defender: declared.defender_resources(),
            most: declared.max_damage(),
            reinforced: self.reinforced_against(target, ship),
            left: defender.shields + self.hull(target),
        });
        let distance = from.distance(to);
        Some(ShotForecast {
            line: [corner_mm(from), corner_mm(to)],
            distance,
            range,
            obstructed,
            attack_dice,
            defense_dice,
            odds,
        })
    }

    /// The line along which the attack range is measured: inside the arc of the weapon.
    pub(crate) fn range_line(&self, own: &Footprint, foe: &Footprint) -> Option<(Point, Point)> {
        let attacker = self.public.ship(self.public.attack.attacker);
        let arcs: ArcSet = weapon_arcs(self.attack_weapon()?.arc, attacker.turret).into_iter().collect();
        let measure = arcs.measure(own, foe)?;
        Some((measure.first.from, measure.first.to))
    }

    /// What the attacker may spend on its dice; with Blinded Pilot, Force only (XW-DMG-20).
    fn attacker_resources(&self) -> DiceResources {
        let AttackState { attacker, defender, .. } = self.public.attack;
        let own = self.public.ship(attacker);
        if own.has_faceup(DamageCard::BlindedPilot) {
            return DiceResources { singles: own.force, ..DiceResources::default() };
        }
        let lock = own.lock == Some(Object::Ship(self.public.ship(defender).label)) && !own.lock_is_fixed();
        DiceResources {
            focus: own.tokens.focus > 0,
            singles: own.tokens.calculate + own.force,
            lock,
            ..DiceResources::default()
        }
    }

    /// What the defender may spend, what its ability changes at no cost, and the gas cloud (XW-OBS-06).
    fn defender_resources(&self) -> DiceResources {
        let own = self.public.ship(self.public.attack.defender);
        let green = if self.green_may_change() { own.tokens } else { Tokens::default() };
        let mut means = DiceResources {
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

fn corner_mm(point: Point) -> [f64; 2] {
    [point.x, point.y]
}
