//! What maneuvers and actions change on the ship itself: tokens, charges and what it may still do.
//!
//! The ship's position is not kept here, so that a companion without exact positions can use it too. Dice rolled for
//! obstacles, and damage, are left to the caller.

use crate::content::effect::{EffectCost, GrantTrigger};
use crate::content::{Action, ActionKind, Difficulty};
use crate::craft::{Craft, Object, Tokens};
use crate::geometry::ObstacleKind;
use crate::solo::record::{Aim, MovementRecord, NoAction};
use crate::solo::sight::{Landing, PlaceName};
use serde::Serialize;

/// The moments at which abilities grant actions after this movement.
#[must_use]
pub fn moments(movement: &MovementRecord) -> Vec<GrantTrigger> {
    let mut moments = vec![GrantTrigger::Maneuver];
    if movement.flight.landing != Landing::Full {
        return moments;
    }
    moments.push(GrantTrigger::FullManeuver);
    if (3..=5).contains(&movement.maneuver.speed()) {
        moments.push(GrantTrigger::FastFullManeuver);
    }
    moments
}

/// Check Difficulty, obstacles met and the flee rule, as far as they change what the ship may do. Returns why there
/// is no action, if there is none.
pub fn flown(
    craft: &mut Craft<'_>,
    movement: &MovementRecord,
    obstacles: &[ObstacleKind],
) -> Option<NoAction> {
    difficulty(&mut craft.tokens, &mut craft.force, movement.maneuver.colour);
    let mut stopped = None;
    for kind in obstacles {
        match kind {
            // XW-ABL-33
            kind if !craft.is_affected_by(*kind) => {}
            ObstacleKind::Asteroid | ObstacleKind::GasCloud => stopped = Some(NoAction::Obstacle),
            ObstacleKind::DebrisCloud => craft.tokens.stress += 1,
        }
    }
    match &movement.flight.landing {
        Landing::Flees { .. } => {
            craft.tokens.disarm += 1;
            craft.tokens.stress += 1;
            Some(NoAction::Fled)
        }
        Landing::Overlap { .. } => Some(NoAction::Overlapped),
        Landing::Full | Landing::Escapes => stopped,
    }
}

/// XW-ACT-07: the effect of a maneuver's color.
fn difficulty(tokens: &mut Tokens, force: &mut u8, colour: Difficulty) {
    match colour {
        Difficulty::Red => tokens.stress += 1,
        Difficulty::Blue => {
            tokens.stress = tokens.stress.saturating_sub(1);
            tokens.strain = tokens.strain.saturating_sub(1);
            tokens.deplete = tokens.deplete.saturating_sub(1);
        }
        Difficulty::Purple => *force = force.saturating_sub(1),
        Difficulty::White => {}
    }
}

/// XW-ACT-17: the maneuver of a SLAM is checked like any other.
pub(crate) fn slammed(tokens: &mut Tokens, force: &mut u8, aim: &Aim) {
    if let Aim::Place(place) = aim
        && let PlaceName::Slam { maneuver, .. } = place.name
    {
        difficulty(tokens, force, maneuver.colour);
    }
}

/// What a solo ship pays for a granted action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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

/// A solo ship pays for and performs an action that was granted at this moment.
pub fn granted(craft: &mut Craft<'_>, after: GrantTrigger, action: Action, aim: &Aim) -> Option<GrantCost> {
    let toll = solo_grant_cost(grant_cost(craft, after, action));
    match toll {
        Some(GrantCost::Force) => craft.force = craft.force.saturating_sub(1),
        Some(GrantCost::Strain) => craft.tokens.strain += 1,
        Some(GrantCost::Tractor) => craft.tokens.tractor += 1,
        Some(GrantCost::Calculate) => craft.tokens.calculate = craft.tokens.calculate.saturating_sub(1),
        None => {}
    }
    performed(craft, action, aim);
    toll
}

/// What an action changes on the ship for the rest of the round.
pub fn performed(craft: &mut Craft<'_>, action: Action, aim: &Aim) {
    if let Aim::Place(place) = aim
        && let PlaceName::Rotate { turret } = place.name
    {
        craft.turret = Some(turret);
    }
    craft.acted.push(action.kind);
    slammed(&mut craft.tokens, &mut craft.force, aim);
    match action.colour {
        Difficulty::Red => craft.tokens.stress += 1,
        Difficulty::Purple => craft.force = craft.force.saturating_sub(1),
        Difficulty::Blue | Difficulty::White => {}
    }
    match (action.kind, aim) {
        (ActionKind::Focus, _) => craft.tokens.focus += 1,
        (ActionKind::Evade, _) => craft.tokens.evade += 1,
        (ActionKind::Calculate, _) => craft.tokens.calculate += 1,
        (ActionKind::Lock, Aim::Ship(label)) => craft.lock = Some(Object::Ship(*label)),
        (ActionKind::Reinforce, Aim::Arc { fore: true }) => craft.tokens.reinforce_fore += 1,
        (ActionKind::Reinforce, _) => craft.tokens.reinforce_aft += 1,
        (ActionKind::Slam | ActionKind::Reload, _) => craft.tokens.disarm += 1,
        (ActionKind::Cloak, _) => craft.tokens.cloak += 1,
        (
            ActionKind::Lock
            | ActionKind::BarrelRoll
            | ActionKind::Boost
            | ActionKind::Rotate
            | ActionKind::Coordinate
            | ActionKind::Jam,
            _,
        ) => {}
    }
}
