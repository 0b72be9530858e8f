//! Evaluates one action for one item of an action list by measuring what it would achieve (XW-SOLO-41 to XW-SOLO-57).

use crate::combat::action_effect::Holdings;
use crate::combat::weapon::weapon_arc;
use crate::content::ActionKind;
use crate::craft::{Craft, Object, Tokens};
use crate::label::Label;
use crate::solo::action::attitude::{ActionGoal, ActionListItem};
use crate::solo::chance::Decision;
use crate::solo::movement::farthest_or_nearest;
use crate::solo::record::{ActionMeasurement, Aim, Align, Verdict};
use crate::solo::sight::{Place, RepositionKind, SeenObject, Sight, nearest};
use crate::solo::{SoloPilot, rules};
use contract::RuleId;

/// The ship as changed by earlier actions of the same sequence.
#[derive(Clone, Debug)]
pub(crate) struct SequenceState {
    /// Tokens, lock and Force.
    pub(crate) holdings: Holdings,
    pub(crate) acted: Vec<ActionKind>,
    /// Speed of the maneuver, for a SLAM.
    pub(crate) speed: u8,
    pub(crate) align: Option<Align>,
}

impl SequenceState {
    pub(crate) fn of(me: &Craft<'_>, speed: u8, align: Option<Align>) -> Self {
        SequenceState { holdings: Holdings::of(me), acted: me.acted.clone(), speed, align }
    }
}

/// The result of evaluating an action.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    pub(crate) verdict: Verdict,
    pub(crate) measured: ActionMeasurement,
    /// Equally good targets; empty unless it can be done.
    pub(crate) aims: Vec<Aim>,
}

impl Evaluation {
    fn can(measured: ActionMeasurement, aims: Vec<Aim>) -> Self {
        Evaluation { verdict: Verdict::Taken, measured, aims }
    }

    fn no(verdict: Verdict, measured: ActionMeasurement) -> Self {
        Evaluation { verdict, measured, aims: Vec::new() }
    }
}

impl<'c, S: Sight> SoloPilot<'_, 'c, S> {
    /// Evaluates one action for one item. The ship is known to have the action.
    pub(crate) fn evaluate(
        &self,
        sight: &S,
        state: &SequenceState,
        want: ActionGoal,
        kind: ActionKind,
    ) -> Decision<Evaluation> {
        match want {
            ActionGoal::LeaveEnemyArc => self.leave_arc(sight, state, kind),
            ActionGoal::ArcWithMostEnemies => self.reinforce(sight),
            ActionGoal::EnemyWithLockFirst => self.jam(sight),
            ActionGoal::TokenNotHeld => Ok(token(state, kind)),
            ActionGoal::FriendWithoutCoordinate => self.coordinate(sight),
            ActionGoal::AwayFromObstacleAhead => self.clear_obstacle(sight, state, kind),
            ActionGoal::EnemyIntoOwnArc => self.bring_into_arc(sight, state, kind),
            ActionGoal::TargetOfLockWeapon => self.lock_for_weapon(sight, state),
            ActionGoal::EnemyInArcFirst => self.lock(sight, state),
            ActionGoal::SpentChargesAndNoEnemyInArc => self.reload(sight),
        }
    }

    /// XW-SOLO-42
    fn leave_arc(&self, sight: &S, state: &SequenceState, kind: ActionKind) -> Decision<Evaluation> {
        let threats = sight.threats()?;
        if threats.is_empty() {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::Threats(threats)));
        }
        let places = self.places(sight, state, kind)?;
        Ok(choose(places, state.align, |place| place.leaves.len()))
    }

    /// XW-SOLO-52
    fn bring_into_arc(&self, sight: &S, state: &SequenceState, kind: ActionKind) -> Decision<Evaluation> {
        let in_arc = sight.in_arc()?;
        if !in_arc.is_empty() {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::InArc(in_arc)));
        }
        let places = self.places(sight, state, kind)?;
        Ok(choose(places, state.align, |place| place.gains.len()))
    }

    /// XW-SOLO-49: a place is away from the obstacle if it is farther from it than the current one; the farthest
    /// place is taken.
    fn clear_obstacle(&self, sight: &S, state: &SequenceState, kind: ActionKind) -> Decision<Evaluation> {
        let ahead = sight.obstacles_ahead()?;
        let near = nearest(&ahead, |seen| seen.distance);
        let Some(obstacle) = near.first().copied() else {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::ObstaclesAhead(ahead)));
        };
        let places = self.places(sight, state, kind)?;
        let open: Vec<&Place> = places.iter().filter(|place| place.blocked.is_none()).collect();
        if open.is_empty() {
            return Ok(Evaluation::no(Verdict::WouldFail, ActionMeasurement::Places(places)));
        }
        let farther: Vec<&Place> =
            open.into_iter().filter(|place| place.to_obstacle > obstacle.distance).collect();
        let farthest = farthest_or_nearest(
            &farther,
            Some(crate::solo::approach::chart_entry::Direction::AwayFrom),
            |place| place.to_obstacle,
        );
        let best = farthest_or_nearest(&farthest, state.align.map(|align| align.way), |place| place.to_tally);
        let aims: Vec<Aim> = best.into_iter().cloned().map(Aim::Place).collect();
        Ok(if aims.is_empty() {
            Evaluation::no(Verdict::NoEffect, ActionMeasurement::Places(places))
        } else {
            Evaluation::can(ActionMeasurement::Places(places), aims)
        })
    }

    fn places(&self, sight: &S, state: &SequenceState, kind: ActionKind) -> Decision<Vec<Place>> {
        let object = state.align.map(|align| align.object);
        match reposition(kind) {
            Some(way) => sight.places(way, state.speed, object),
            None => Ok(Vec::new()),
        }
    }

    /// XW-SOLO-43: a tie is decided by the nearest enemy ship, then fore.
    fn reinforce(&self, sight: &S) -> Decision<Evaluation> {
        let arcs = sight.full_arcs()?;
        let nearest_of = |seen: &[SeenObject]| seen.iter().filter_map(|seen| seen.distance).min();
        let fore = match arcs.fore.len().cmp(&arcs.aft.len()) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => match (nearest_of(&arcs.fore), nearest_of(&arcs.aft)) {
                (Some(fore), Some(aft)) => fore <= aft || fore.is_same(aft),
                (_, _) => true,
            },
        };
        let none = arcs.fore.is_empty() && arcs.aft.is_empty();
        let measured = ActionMeasurement::FullArcs { fore: arcs.fore, aft: arcs.aft };
        Ok(if none {
            Evaluation::no(Verdict::NoEffect, measured)
        } else {
            Evaluation::can(measured, vec![Aim::Arc { fore }])
        })
    }

    /// XW-SOLO-44
    fn jam(&self, sight: &S) -> Decision<Evaluation> {
        let targets = sight.jam_targets()?;
        let locked: Vec<SeenObject> = targets
            .iter()
            .copied()
            .filter(|seen| self.craft(seen).is_some_and(|foe| foe.lock.is_some()))
            .collect();
        let first = if locked.is_empty() { &targets } else { &locked };
        let aims = ships(&nearest(first, |seen| seen.distance));
        Ok(aimed(targets, aims))
    }

    /// XW-SOLO-48
    fn coordinate(&self, sight: &S) -> Decision<Evaluation> {
        let near = sight.coordinate_targets()?;
        if near.is_empty() {
            return Ok(Evaluation::no(Verdict::WouldFail, ActionMeasurement::Targets(near)));
        }
        let fit: Vec<SeenObject> =
            near.iter().copied().filter(|seen| self.craft(seen).is_some_and(can_be_coordinated)).collect();
        if fit.is_empty() {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::Targets(near)));
        }
        let aims = ships(&nearest(&fit, |seen| seen.distance));
        Ok(aimed(fit, aims))
    }

    /// XW-SOLO-53
    fn lock_for_weapon(&self, sight: &S, state: &SequenceState) -> Decision<Evaluation> {
        if self.me.lock_is_fixed {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::FixedLock));
        }
        let mut weapons = self
            .me
            .upgrades
            .iter()
            .filter(|equipped| equipped.card.has_lock_header())
            .filter_map(|equipped| Some((equipped.card, equipped.card.weapon.as_ref()?)))
            .peekable();
        if weapons.peek().is_none() {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::NoLockWeapon));
        }
        let mut shots = Vec::new();
        for (card, weapon) in weapons {
            let arc = weapon_arc(self.me, card, weapon.arc);
            shots.extend(sight.shots(arc, weapon.range.0, weapon.range.1)?);
        }
        let reach = sight.lock_targets()?;
        shots.retain(|shot| reach.iter().any(|seen| seen.object == Object::Ship(shot.ship)));
        shots.sort_by_key(|shot| (shot.distance, shot.ship));
        shots.dedup_by_key(|shot| shot.ship);
        let seen: Vec<SeenObject> = shots
            .iter()
            .map(|shot| SeenObject { object: Object::Ship(shot.ship), distance: shot.distance })
            .collect();
        let aims = ships(&nearest(&seen, |seen| seen.distance));
        Ok(lockable(state, ActionMeasurement::WeaponTargets(shots), aims))
    }

    /// XW-SOLO-54
    fn lock(&self, sight: &S, state: &SequenceState) -> Decision<Evaluation> {
        if self.me.lock_is_fixed {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::FixedLock));
        }
        let reach = sight.lock_targets()?;
        let in_arc = sight.in_arc()?;
        let first: Vec<SeenObject> = if in_arc.is_empty() {
            reach
        } else {
            in_arc.into_iter().filter(|seen| reach.iter().any(|other| other.object == seen.object)).collect()
        };
        let aims = ships(&nearest(&first, |seen| seen.distance));
        Ok(lockable(state, ActionMeasurement::Targets(first), aims))
    }

    /// XW-SOLO-55
    fn reload(&self, sight: &S) -> Decision<Evaluation> {
        if !self.me.has_spent_charges() {
            return Ok(Evaluation::no(Verdict::NoEffect, ActionMeasurement::SpentCharges(false)));
        }
        let in_arc = sight.in_arc()?;
        Ok(if in_arc.is_empty() {
            Evaluation::can(ActionMeasurement::SpentCharges(true), vec![Aim::Itself])
        } else {
            Evaluation::no(Verdict::NoEffect, ActionMeasurement::InArc(in_arc))
        })
    }

    fn craft(&self, seen: &SeenObject) -> Option<&Craft<'c>> {
        match seen.object {
            Object::Ship(label) => self.ships.iter().find(|craft| craft.label == label),
            Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => None,
        }
    }
}

/// XW-SOLO-13: the places that achieve most; among those, the best aligned ones.
fn choose(places: Vec<Place>, align: Option<Align>, does: impl Fn(&Place) -> usize) -> Evaluation {
    let open: Vec<&Place> = places.iter().filter(|place| place.blocked.is_none()).collect();
    if open.is_empty() {
        return Evaluation::no(Verdict::WouldFail, ActionMeasurement::Places(places));
    }
    let most = open.iter().map(|place| does(place)).max().unwrap_or(0);
    if most == 0 {
        return Evaluation::no(Verdict::NoEffect, ActionMeasurement::Places(places));
    }
    let best: Vec<&Place> = open.into_iter().filter(|place| does(place) == most).collect();
    let aligned = farthest_or_nearest(&best, align.map(|align| align.way), |place| place.to_tally);
    let aims = aligned.into_iter().cloned().map(Aim::Place).collect();
    Evaluation::can(ActionMeasurement::Places(places), aims)
}

/// XW-SOLO-45 to XW-SOLO-47, XW-SOLO-50, XW-SOLO-51, XW-SOLO-56, XW-SOLO-57
fn token(state: &SequenceState, kind: ActionKind) -> Evaluation {
    let held = held(&state.holdings.held.tokens, kind);
    if held > 0 {
        Evaluation::no(Verdict::NoEffect, ActionMeasurement::Held(held))
    } else {
        Evaluation::can(ActionMeasurement::Held(0), vec![Aim::Itself])
    }
}

fn held(tokens: &Tokens, kind: ActionKind) -> u8 {
    match kind {
        ActionKind::Focus => tokens.focus,
        ActionKind::Evade => tokens.evade,
        ActionKind::Calculate => tokens.calculate,
        ActionKind::Reinforce => tokens.reinforce_fore + tokens.reinforce_aft,
        ActionKind::Cloak => tokens.cloak,
        ActionKind::Lock
        | ActionKind::BarrelRoll
        | ActionKind::Boost
        | ActionKind::Rotate
        | ActionKind::Coordinate
        | ActionKind::Jam
        | ActionKind::Reload
        | ActionKind::Slam => 0,
    }
}

fn aimed(targets: Vec<SeenObject>, aims: Vec<Aim>) -> Evaluation {
    if aims.is_empty() {
        Evaluation::no(Verdict::WouldFail, ActionMeasurement::Targets(targets))
    } else {
        Evaluation::can(ActionMeasurement::Targets(targets), aims)
    }
}

/// Locking a ship that is already locked has no effect.
fn lockable(state: &SequenceState, measured: ActionMeasurement, aims: Vec<Aim>) -> Evaluation {
    if aims.is_empty() {
        return Evaluation::no(Verdict::WouldFail, measured);
    }
    let locked = |aim: &Aim| {
        let (Aim::Ship(label), Some(Object::Ship(locked))) = (aim, state.holdings.held.lock) else {
            return None;
        };
        (*label == locked).then_some(locked)
    };
    match aims.iter().find_map(locked) {
        Some(label) => Evaluation::no(Verdict::NoEffect, ActionMeasurement::LockedAlready(label)),
        None => Evaluation::can(measured, aims),
    }
}

fn ships(seen: &[SeenObject]) -> Vec<Aim> {
    seen.iter().filter_map(|seen| ship(seen).map(Aim::Ship)).collect()
}

fn ship(seen: &SeenObject) -> Option<Label> {
    match seen.object {
        Object::Ship(label) => Some(label),
        Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => None,
    }
}

/// Whether a friend may be coordinated: it has no coordinate action itself and can act, that is, it is not stressed
/// and has an action on its bar (for an ionized ship, focus; XW-SOLO-37).
fn can_be_coordinated(friend: &Craft<'_>) -> bool {
    let bar = friend.bar();
    let able = |kind: ActionKind| {
        !friend.acted.contains(&kind) && (!friend.is_ionized() || kind == ActionKind::Focus)
    };
    !friend.tokens.is_stressed()
        && !bar.iter().any(|entry| entry.action.kind == ActionKind::Coordinate)
        && bar.iter().any(|entry| able(entry.action.kind))
}

/// The kind of repositioning that an action does.
pub(crate) fn reposition(kind: ActionKind) -> Option<RepositionKind> {
    match kind {
        ActionKind::BarrelRoll => Some(RepositionKind::BarrelRoll),
        ActionKind::Boost => Some(RepositionKind::Boost),
        ActionKind::Slam => Some(RepositionKind::Slam),
        ActionKind::Rotate => Some(RepositionKind::Rotate),
        ActionKind::Focus
        | ActionKind::Evade
        | ActionKind::Calculate
        | ActionKind::Lock
        | ActionKind::Reinforce
        | ActionKind::Coordinate
        | ActionKind::Jam
        | ActionKind::Reload
        | ActionKind::Cloak => None,
    }
}

pub(crate) fn rule(attitude: crate::solo::Attitude, item: &ActionListItem) -> RuleId {
    use crate::solo::Attitude::{Balanced, Defensive, Offensive};
    match item.want {
        ActionGoal::LeaveEnemyArc => rules::LEAVE_ARC,
        ActionGoal::ArcWithMostEnemies => rules::REINFORCE,
        ActionGoal::EnemyWithLockFirst => rules::JAM,
        ActionGoal::FriendWithoutCoordinate => rules::COORDINATE,
        ActionGoal::AwayFromObstacleAhead => rules::CLEAR_OBSTACLE,
        ActionGoal::EnemyIntoOwnArc => rules::BRING_INTO_ARC,
        ActionGoal::TargetOfLockWeapon => rules::LOCK_FOR_WEAPON,
        ActionGoal::EnemyInArcFirst => rules::LOCK,
        ActionGoal::SpentChargesAndNoEnemyInArc => rules::RELOAD,
        ActionGoal::TokenNotHeld => match (attitude, item.tries.first()) {
            (Defensive, Some(ActionKind::Focus)) => rules::DEFENSIVE_FOCUS,
            (Defensive, Some(ActionKind::Calculate)) => rules::DEFENSIVE_CALCULATE,
            (Defensive, _) => rules::DEFENSIVE_EVADE,
            (Balanced, Some(ActionKind::Calculate)) => rules::BALANCED_CALCULATE,
            (Balanced, _) => rules::BALANCED_FOCUS,
            (Offensive, Some(ActionKind::Calculate)) => rules::OFFENSIVE_CALCULATE,
            (Offensive, _) => rules::OFFENSIVE_FOCUS,
        },
    }
}
