//! A complete solo activation on a map: approach, movement, action, and the attack it would make afterward.

use crate::combat::action_effect::{maneuver_colour, slam_maneuver};
use crate::content::effect::GrantTrigger;
use crate::content::{Action, Content};
use crate::craft::Team;
use crate::geometry::ObstacleKind;
use crate::label::Label;
use crate::solo::action::ActionContext;
use crate::solo::action::grants::{GrantOutcome, GrantRecord};
use crate::solo::apply;
use crate::solo::attack::AttackRecord;
use crate::solo::bombs::BombRecord;
use crate::solo::record::{ActionRecord, Aim, ApproachRecord, MovementRecord, NoAction};
use crate::solo::sight::map::MapSight;
use crate::solo::{
    ApproachRoll, Branch, Decision, KnownRolls, Pause, SoloOptions, SoloPilot, SoloRoll, SoloRollResult,
    branches,
};
use crate::table_position::TablePosition;
use serde::Serialize;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Activation {
    /// The Determine Approach step.
    pub approach: ApproachRecord,
    /// The executed maneuver.
    pub movement: MovementRecord,
    /// Actions that abilities grant after the maneuver.
    pub granted: Vec<GrantRecord>,
    /// The Perform Action step; `None` if the ship has left the table.
    pub action: Option<ActionRecord>,
    /// The attack it would make afterward.
    pub attack: Option<AttackRecord>,
}

/// Every possible outcome of the activation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Advice {
    pub ship: Label,
    /// Whether it drops a bomb or mine in the System Phase, if it carries one.
    pub system: Vec<Branch<BombRecord>>,
    /// Each random outcome with its record.
    pub activations: Vec<Branch<Activation>>,
}

/// Why no advice can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdviceError {
    NoShip(String),
    /// The ship is flown by a person.
    NotSolo(String),
    /// A question was left open, which does not happen on a map.
    Open(Box<Pause>),
}

impl fmt::Display for AdviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdviceError::NoShip(id) => write!(f, "no ship {id} in this position"),
            AdviceError::NotSolo(id) => write!(f, "{id} is flown by a person"),
            AdviceError::Open(pause) => write!(f, "a question was left open: {pause:?}"),
        }
    }
}

impl std::error::Error for AdviceError {}

/// Decides a complete activation. With a roll the dice are known; without one all twelve results are considered.
///
/// # Errors
/// When the ship is not a solo ship of this position.
pub fn advise(
    content: &Content,
    position: &TablePosition<'_>,
    ship: &str,
    roll: Option<ApproachRoll>,
    options: SoloOptions,
) -> Result<Advice, AdviceError> {
    let no_ship = || AdviceError::NoShip(ship.to_owned());
    let label = Label::new(ship).ok_or_else(no_ship)?;
    let me = position.index(label).ok_or_else(no_ship)?;
    let craft = position.crafts.get(me).ok_or_else(no_ship)?;
    if craft.team != Team::Solo {
        return Err(AdviceError::NotSolo(ship.to_owned()));
    }
    let open = |pause| AdviceError::Open(Box::new(pause));
    let fixed = |asked| match (asked, roll) {
        (SoloRoll::Approach, Some(roll)) => Some(SoloRollResult::Approach(roll)),
        (SoloRoll::Approach | SoloRoll::Attitude | SoloRoll::Bombs { .. } | SoloRoll::Lot { .. }, _) => None,
    };
    let activations =
        branches(|rolls| activation(content, position, me, rolls, options), fixed).map_err(open)?;
    let system = if craft.devices().next().is_some() {
        let check = |rolls: &KnownRolls<'_>| {
            let sight = sight(position, me)?;
            pilot(content, position, me, &sight, rolls, options).map_or_else(|| Err(gone()), |p| p.system())
        };
        branches(check, |_| None).map_err(open)?
    } else {
        Vec::new()
    };
    Ok(Advice { ship: label, system, activations })
}

/// One activation, as far as the random results are known.
///
/// # Errors
/// The next roll that is needed.
pub fn activation(
    content: &Content,
    position: &TablePosition<'_>,
    me: usize,
    rolls: &KnownRolls<'_>,
    options: SoloOptions,
) -> Decision<Activation> {
    let first_sight = sight(position, me)?;
    let first = pilot(content, position, me, &first_sight, rolls, options).ok_or_else(gone)?;
    let approach = first.approach()?;
    let movement = first.movement(&approach)?;
    let Some(end) = movement.end else {
        return Ok(Activation { approach, movement, granted: Vec::new(), action: None, attack: None });
    };
    let mut after = position.clone();
    let prevented = moved(&mut after, me, &movement);
    if let Some(pose) = after.poses.get_mut(me) {
        *pose = end;
    }
    let mut granted = Vec::new();
    for moment in apply::moments(&movement) {
        let now = after.clone();
        let there = sight(&now, me)?;
        let records = pilot(content, &now, me, &there, rolls, options)
            .ok_or_else(gone)?
            .granted(moment, approach.align)?;
        for tried in
            records.iter().flat_map(|record| &record.tries).filter(|tried| tried.used == GrantOutcome::Used)
        {
            if let Some(aim) = &tried.aim {
                apply(&mut after, me, tried.action, aim, Some(moment));
            }
        }
        granted.extend(records);
    }
    let now = after.clone();
    let there = sight(&now, me)?;
    let acting = pilot(content, &now, me, &there, rolls, options).ok_or_else(gone)?;
    let action = acting.act(ActionContext {
        attitude: approach.attitude,
        prevented,
        speed: approach.maneuver.speed(),
        align: approach.align,
    })?;
    for done in &action.performed {
        apply(&mut after, me, done.action, &done.aim, None);
    }
    if let Some(card) = action.repair.as_ref().and_then(|repair| repair.card)
        && let Some(faceup) = after.crafts.get_mut(me).map(|craft| &mut craft.faceup)
        && let Some(at) = faceup.iter().position(|lies| *lies == card)
    {
        faceup.remove(at);
    }
    let last_sight = sight(&after, me)?;
    let attack = pilot(content, &after, me, &last_sight, rolls, options).ok_or_else(gone)?.engage()?;
    Ok(Activation { approach, movement, granted, action: Some(action), attack: Some(attack) })
}

/// Cannot happen on a map, since the ship is there.
fn gone() -> Pause {
    Pause::Fact(crate::solo::Fact::Enemies)
}

fn sight<'p, 'c>(position: &'p TablePosition<'c>, me: usize) -> Decision<MapSight<'p, 'c>> {
    MapSight::new(position, me).ok_or_else(gone)
}

fn pilot<'a, 'c, S>(
    content: &'a Content,
    position: &'a TablePosition<'c>,
    me: usize,
    sight: &'a S,
    rolls: &'a KnownRolls<'a>,
    options: SoloOptions,
) -> Option<SoloPilot<'a, 'c, S>> {
    let me = position.crafts.get(me)?;
    Some(SoloPilot { rules: content.solo(), options, me, ships: &position.crafts, sight, rolls })
}

/// Applies the maneuver to the ship; returns why there is no action, if there is none.
fn moved(position: &mut TablePosition<'_>, me: usize, movement: &MovementRecord) -> Option<NoAction> {
    let kinds: Vec<ObstacleKind> = movement
        .flight
        .obstacles
        .iter()
        .filter_map(|label| position.obstacle(*label))
        .map(|obstacle| obstacle.kind)
        .collect();
    let craft = position.crafts.get_mut(me)?;
    let prevented = apply::no_action(craft, movement, &kinds);
    let capacity = craft.force.max(craft.printed_force());
    apply::flown(craft, movement, &kinds, capacity);
    prevented
}

/// Applies an action for the rest of the activation; a granted action is paid for.
fn apply(
    position: &mut TablePosition<'_>,
    me: usize,
    action: Action,
    aim: &Aim,
    granted: Option<GrantTrigger>,
) {
    if let Aim::Place(place) = aim
        && let (Some(end), Some(pose)) = (place.end, position.poses.get_mut(me))
    {
        *pose = end;
    }
    if let Some(craft) = position.crafts.get_mut(me) {
        // Which obstacles the maneuver of a SLAM meets is not looked at.
        if let Some((maneuver, _)) = slam_maneuver(aim) {
            maneuver_colour(maneuver.colour).apply(&mut craft.tokens, &mut craft.force);
        }
        match granted {
            Some(after) => {
                apply::granted(craft, after, action, aim);
            }
            None => {
                apply::performed(craft, action, aim);
            }
        }
    }
}
