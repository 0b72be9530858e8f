//! What flying and acting change on the ship itself: tokens, charges and what it may still do.
//!
//! Where the ship stands is not kept here, so that a table that is only told about can use it too. Dice that obstacles
//! ask for, and damage, are the table's business.

use super::record::{Aim, MovementRecord, NoAction};
use super::sight::{Landing, PlaceName};
use crate::content::effect::{After, Effect};
use crate::content::{Action, ActionKind, Colour};
use crate::craft::{Craft, Object};
use crate::geometry::ObstacleKind;

/// The moments at which abilities grant actions after this movement.
#[must_use]
pub fn moments(movement: &MovementRecord) -> Vec<After> {
    let mut moments = vec![After::Maneuver];
    if movement.flight.landing != Landing::Full {
        return moments;
    }
    moments.push(After::FullManeuver);
    if (3..=5).contains(&movement.maneuver.speed()) {
        moments.push(After::FastFullManeuver);
    }
    moments
}

/// Check Difficulty, obstacles met and the flee rule, as far as they change what the ship may do. Says why there is no
/// action, if there is none.
pub fn flown(
    craft: &mut Craft<'_>,
    movement: &MovementRecord,
    obstacles: &[ObstacleKind],
) -> Option<NoAction> {
    difficulty(craft, movement.maneuver.colour);
    let ignores = craft.effects().any(|(_, effect)| *effect == Effect::IgnoresAsteroids);
    let mut stopped = None;
    for kind in obstacles {
        match kind {
            ObstacleKind::Asteroid if ignores => {}
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

fn difficulty(craft: &mut Craft<'_>, colour: Colour) {
    match colour {
        Colour::Red => craft.tokens.stress += 1,
        Colour::Blue => {
            let tokens = &mut craft.tokens;
            tokens.stress = tokens.stress.saturating_sub(1);
            tokens.strain = tokens.strain.saturating_sub(1);
            tokens.deplete = tokens.deplete.saturating_sub(1);
        }
        Colour::Purple => craft.force = craft.force.saturating_sub(1),
        Colour::White => {}
    }
}

/// What an action changes on the ship for the rest of the round.
pub fn performed(craft: &mut Craft<'_>, action: Action, aim: &Aim) {
    if let Aim::Place(place) = aim
        && let PlaceName::Rotate { turret } = place.name
    {
        craft.turret = Some(turret);
    }
    craft.acted.push(action.kind);
    match action.colour {
        Colour::Red => craft.tokens.stress += 1,
        Colour::Purple => craft.force = craft.force.saturating_sub(1),
        Colour::Blue | Colour::White => {}
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
