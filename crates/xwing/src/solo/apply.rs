//! What maneuvers and actions change on the ship itself: tokens, charges and what it may still do.
//!
//! The ship's position is not kept here, so that a companion without exact positions can use it too. Dice rolled for
//! obstacles, and damage, are left to the caller.

use crate::combat::action_effect::{Holdings, force_after_maneuver, is_due_after, maneuver_colour};
use crate::combat::jam::JamLoss;
use crate::combat::obstacle::obstacle_met;
use crate::content::effect::{EffectCost, GrantTrigger};
use crate::content::{Action, ActionKind};
use crate::craft::Craft;
use crate::geometry::ObstacleKind;
use crate::solo::record::{Aim, MovementRecord, NoAction};
use crate::solo::sight::{Landing, PlaceName};
use serde::Serialize;

/// The moments at which abilities grant actions after this movement.
#[must_use]
pub fn moments(movement: &MovementRecord) -> Vec<GrantTrigger> {
    let full = movement.flight.landing == Landing::Full;
    let moments = [GrantTrigger::Maneuver, GrantTrigger::FullManeuver, GrantTrigger::FastFullManeuver];
    moments.into_iter().filter(|moment| is_due_after(*moment, full, movement.maneuver.speed())).collect()
}

/// XW-ACT-03, XW-OBS-02, XW-OBS-04, XW-SOLO-16: why there is no action after a movement, if there is none.
#[must_use]
pub fn no_action(
    craft: &Craft<'_>,
    movement: &MovementRecord,
    obstacles: &[ObstacleKind],
) -> Option<NoAction> {
    let stopped =
        obstacles.iter().any(|kind| craft.is_affected_by(*kind) && obstacle_met(*kind).costs_action);
    match &movement.flight.landing {
        Landing::Flees { .. } => Some(NoAction::Fled),
        Landing::Overlap { .. } => Some(NoAction::Overlapped),
        Landing::Full | Landing::Escapes => stopped.then_some(NoAction::Obstacle),
    }
}

/// XW-ACT-07, XW-OBS-03, XW-SOLO-16, XW-ABL-17: what happens to the ship after its movement and after the dice of the
/// obstacles it met: Check Difficulty, debris, the tokens of a ship that was cut short at the edge, and Force.
pub fn flown(
    craft: &mut Craft<'_>,
    movement: &MovementRecord,
    obstacles: &[ObstacleKind],
    force_capacity: u8,
) {
    maneuver_colour(movement.maneuver.colour).apply(&mut craft.tokens, &mut craft.force);
    // XW-ABL-33
    let met = obstacles.iter().filter(|kind| craft.is_affected_by(**kind));
    craft.tokens.stress += met.map(|kind| obstacle_met(*kind).stress).sum::<u8>();
    if let (Landing::Flees { .. }, Some(flee)) = (&movement.flight.landing, &movement.flee) {
        craft.tokens.disarm += flee.disarm;
        craft.tokens.stress += flee.stress;
    }
    let full = movement.flight.landing == Landing::Full;
    let back = force_after_maneuver(craft.pilot, full, movement.maneuver.colour);
    if back > 0 {
        craft.force = craft.force.saturating_add(back).min(force_capacity);
    }
}

/// What a solo ship pays for a granted action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GrantCost {
    Force,
    /// A strain token, which it gains.
    Strain,
    /// A tractor token, which it gains.
    Tractor,
    /// A calculate token.
    Calculate,
}

/// XW-ACT-20: the cost of an action granted at this moment, besides its color.
#[must_use]
pub fn grant_cost(craft: &Craft<'_>, after: GrantTrigger, action: Action) -> EffectCost {
    let granted = craft.effects().find_map(|(_, effect)| {
        let (actions, cost) = effect.grants(after)?;
        actions.contains(&action).then_some(cost)
    });
    granted.unwrap_or_default()
}

/// XW-ACT-20: what a solo ship pays. Of deplete and strain it takes strain, since the printed lists do not offer the
/// choice.
#[must_use]
pub fn solo_grant_cost(cost: EffectCost) -> Option<GrantCost> {
    match cost {
        EffectCost::Force => Some(GrantCost::Force),
        EffectCost::DepleteOrStrain => Some(GrantCost::Strain),
        // XW-ABL-02
        EffectCost::Tractor => Some(GrantCost::Tractor),
        EffectCost::Calculate => Some(GrantCost::Calculate),
        // Only dice effects cost charges.
        EffectCost::Nothing | EffectCost::Charge => None,
    }
}

/// A solo ship pays for and performs an action that was granted at this moment. Returns what jam tokens removed.
pub fn granted(craft: &mut Craft<'_>, after: GrantTrigger, action: Action, aim: &Aim) -> Vec<JamLoss> {
    match solo_grant_cost(grant_cost(craft, after, action)) {
        Some(GrantCost::Force) => craft.force = craft.force.saturating_sub(1),
        Some(GrantCost::Strain) => craft.tokens.strain += 1,
        Some(GrantCost::Tractor) => craft.tokens.tractor += 1,
        Some(GrantCost::Calculate) => craft.tokens.calculate = craft.tokens.calculate.saturating_sub(1),
        None => {}
    }
    performed(craft, action, aim)
}

/// What an action changes on the ship for the rest of the round. Returns what jam tokens removed. What follows the
/// maneuver of a SLAM is left to the caller.
pub fn performed(craft: &mut Craft<'_>, action: Action, aim: &Aim) -> Vec<JamLoss> {
    if let Aim::Place(place) = aim
        && let PlaceName::Rotate { turret } = place.name
    {
        craft.turret = Some(turret);
    }
    craft.acted.push(action.kind);
    // XW-ACT-16: the first card that misses a charge.
    if action.kind == ActionKind::Reload
        && let Some(equipped) = craft.upgrades.iter_mut().find(|equipped| equipped.is_reloadable())
    {
        equipped.charges += 1;
    }
    let mut holdings = Holdings::of(craft);
    let lost = holdings.perform(craft.ship, action, aim);
    craft.tokens = holdings.held.tokens;
    craft.lock = holdings.held.lock;
    craft.force = holdings.force;
    lost
}
