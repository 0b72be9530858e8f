//! Evaluates one action for one item of an action list by measuring what it would achieve (XW-SOLO-41 to XW-SOLO-57).

use super::attitude::{Item, Want};
use super::chance::Decision;
use super::movement::farthest_or_nearest;
use super::record::{Aim, Align, Measured, Verdict};
use super::sight::{Place, Reposition, Seen, Sight, nearest};
use super::{Pilot, rules};
use crate::content::ActionKind;
use crate::craft::{Craft, Object, Tokens};
use crate::label::Label;
use table::RuleId;

/// The ship as changed by earlier actions of the same sequence.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) tokens: Tokens,
    pub(super) lock: Option<Object>,
    pub(super) acted: Vec<ActionKind>,
    pub(super) force: u8,
    /// Speed of the maneuver, for a SLAM.
    pub(super) speed: u8,
    pub(super) align: Option<Align>,
}

impl State {
    pub(super) fn of(me: &Craft<'_>, speed: u8, align: Option<Align>) -> Self {
        State { tokens: me.tokens, lock: me.lock, acted: me.acted.clone(), force: me.force, speed, align }
    }
}

/// The result of evaluating an action.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) verdict: Verdict,
    pub(super) measured: Measured,
    /// Equally good targets; empty unless it can be done.
    pub(super) aims: Vec<Aim>,
}

impl Judged {
    fn can(measured: Measured, aims: Vec<Aim>) -> Self {
        Judged { verdict: Verdict::Taken, measured, aims }
    }

    fn no(verdict: Verdict, measured: Measured) -> Self {
        Judged { verdict, measured, aims: Vec::new() }
    }
}

impl<'c, S: Sight> Pilot<'_, 'c, S> {
    /// Evaluates one action for one item. The ship is known to have the action.
    pub(super) fn judge(&self, sight: &S, state: &State, want: Want, kind: ActionKind) -> Decision<Judged> {
        match want {
            Want::LeaveEnemyArc => self.leave_arc(sight, state, kind),
            Want::ArcWithMostEnemies => self.reinforce(sight),
            Want::EnemyWithLockFirst => self.jam(sight),
            Want::TokenNotHeld => Ok(token(state, kind)),
            Want::FriendWithoutCoordinate => self.coordinate(sight),
            Want::AwayFromObstacleAhead => self.clear_obstacle(sight, state, kind),
            Want::EnemyIntoOwnArc => self.bring_into_arc(sight, state, kind),
            Want::TargetOfLockWeapon => self.lock_for_weapon(sight, state),
            Want::EnemyInArcFirst => self.lock(sight, state),
            Want::SpentChargesAndNoEnemyInArc => self.reload(sight),
        }
    }

    /// XW-SOLO-42
    fn leave_arc(&self, sight: &S, state: &State, kind: ActionKind) -> Decision<Judged> {
        let threats = sight.threats()?;
        if threats.is_empty() {
            return Ok(Judged::no(Verdict::NoEffect, Measured::Threats(threats)));
        }
        let places = self.places(sight, state, kind)?;
        Ok(choose(places, state.align, |place| place.leaves.len()))
    }

    /// XW-SOLO-52
    fn bring_into_arc(&self, sight: &S, state: &State, kind: ActionKind) -> Decision<Judged> {
        let in_arc = sight.in_arc()?;
        if !in_arc.is_empty() {
            return Ok(Judged::no(Verdict::NoEffect, Measured::InArc(in_arc)));
        }
        let places = self.places(sight, state, kind)?;
        Ok(choose(places, state.align, |place| place.gains.len()))
    }

    /// XW-SOLO-49: a place is away from the obstacle if it is farther from it than the current one; the farthest
    /// place is taken.
    fn clear_obstacle(&self, sight: &S, state: &State, kind: ActionKind) -> Decision<Judged> {
        let ahead = sight.obstacles_ahead()?;
        let near = nearest(&ahead, |seen| seen.distance);
        let Some(obstacle) = near.first().copied() else {
            return Ok(Judged::no(Verdict::NoEffect, Measured::ObstaclesAhead(ahead)));
        };
        let places = self.places(sight, state, kind)?;
        let open: Vec<&Place> = places.iter().filter(|place| place.blocked.is_none()).collect();
        if open.is_empty() {
            return Ok(Judged::no(Verdict::WouldFail, Measured::Places(places)));
        }
        let farther: Vec<&Place> =
            open.into_iter().filter(|place| place.to_obstacle > obstacle.distance).collect();
        let farthest =
            farthest_or_nearest(&farther, Some(super::entry::Way::AwayFrom), |place| place.to_obstacle);
        let best = farthest_or_nearest(&farthest, state.align.map(|align| align.way), |place| place.to_tally);
        let aims: Vec<Aim> = best.into_iter().cloned().map(Aim::Place).collect();
        Ok(if aims.is_empty() {
            Judged::no(Verdict::NoEffect, Measured::Places(places))
        } else {
            Judged::can(Measured::Places(places), aims)
        })
    }

    fn places(&self, sight: &S, state: &State, kind: ActionKind) -> Decision<Vec<Place>> {
        let object = state.align.map(|align| align.object);
        match reposition(kind) {
            Some(way) => sight.places(way, state.speed, object),
            None => Ok(Vec::new()),
        }
    }

    /// XW-SOLO-43: a tie is decided by the nearest enemy ship, then fore.
    fn reinforce(&self, sight: &S) -> Decision<Judged> {
        let arcs = sight.full_arcs()?;
        let nearest_of = |seen: &[Seen]| seen.iter().filter_map(|seen| seen.distance).min();
        let fore = match arcs.fore.len().cmp(&arcs.aft.len()) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => match (nearest_of(&arcs.fore), nearest_of(&arcs.aft)) {
                (Some(fore), Some(aft)) => fore <= aft || fore.is_same(aft),
                (_, _) => true,
            },
        };
        let none = arcs.fore.is_empty() && arcs.aft.is_empty();
        let measured = Measured::FullArcs { fore: arcs.fore, aft: arcs.aft };
        Ok(if none {
            Judged::no(Verdict::NoEffect, measured)
        } else {
            Judged::can(measured, vec![Aim::Arc { fore }])
        })
    }

    /// XW-SOLO-44
    fn jam(&self, sight: &S) -> Decision<Judged> {
        let targets = sight.jam_targets()?;
        let locked: Vec<Seen> = targets
            .iter()
            .copied()
            .filter(|seen| self.craft(seen).is_some_and(|foe| foe.lock.is_some()))
            .collect();
        let first = if locked.is_empty() { &targets } else { &locked };
        let aims = ships(&nearest(first, |seen| seen.distance));
        Ok(aimed(targets, aims))
    }

    /// XW-SOLO-48
    fn coordinate(&self, sight: &S) -> Decision<Judged> {
        let near = sight.coordinate_targets()?;
        if near.is_empty() {
            return Ok(Judged::no(Verdict::WouldFail, Measured::Targets(near)));
        }
        let fit: Vec<Seen> =
            near.iter().copied().filter(|seen| self.craft(seen).is_some_and(can_be_coordinated)).collect();
        if fit.is_empty() {
            return Ok(Judged::no(Verdict::NoEffect, Measured::Targets(near)));
        }
        let aims = ships(&nearest(&fit, |seen| seen.distance));
        Ok(aimed(fit, aims))
    }

    /// XW-SOLO-53
    fn lock_for_weapon(&self, sight: &S, state: &State) -> Decision<Judged> {
        if self.me.lock_is_fixed {
            return Ok(Judged::no(Verdict::NoEffect, Measured::FixedLock));
        }
        let mut weapons = self
            .me
            .upgrades
            .iter()
            .filter(|fitted| fitted.card.has_lock_header())
            .filter_map(|fitted| Some((fitted.card, fitted.card.weapon.as_ref()?)))
            .peekable();
        if weapons.peek().is_none() {
            return Ok(Judged::no(Verdict::NoEffect, Measured::NoLockWeapon));
        }
        let mut shots = Vec::new();
        for (card, weapon) in weapons {
            let arc = super::attack::weapon_arc(self.me, card, weapon.arc);
            shots.extend(sight.shots(arc, weapon.range.0, weapon.range.1)?);
        }
        let reach = sight.lock_targets()?;
        shots.retain(|shot| reach.iter().any(|seen| seen.object == Object::Ship(shot.ship)));
        shots.sort_by_key(|shot| (shot.distance, shot.ship));
        shots.dedup_by_key(|shot| shot.ship);
        let seen: Vec<Seen> = shots
            .iter()
            .map(|shot| Seen { object: Object::Ship(shot.ship), distance: shot.distance })
            .collect();
        let aims = ships(&nearest(&seen, |seen| seen.distance));
        Ok(lockable(state, Measured::WeaponTargets(shots), aims))
    }

    /// XW-SOLO-54
    fn lock(&self, sight: &S, state: &State) -> Decision<Judged> {
        if self.me.lock_is_fixed {
            return Ok(Judged::no(Verdict::NoEffect, Measured::FixedLock));
        }
        let reach = sight.lock_targets()?;
        let in_arc = sight.in_arc()?;
        let first: Vec<Seen> = if in_arc.is_empty() {
            reach
        } else {
            in_arc.into_iter().filter(|seen| reach.iter().any(|other| other.object == seen.object)).collect()
        };
        let aims = ships(&nearest(&first, |seen| seen.distance));
        Ok(lockable(state, Measured::Targets(first), aims))
    }

    /// XW-SOLO-55
    fn reload(&self, sight: &S) -> Decision<Judged> {
        if !self.me.has_spent_charges() {
            return Ok(Judged::no(Verdict::NoEffect, Measured::SpentCharges(false)));
        }
        let in_arc = sight.in_arc()?;
        Ok(if in_arc.is_empty() {
            Judged::can(Measured::SpentCharges(true), vec![Aim::Itself])
        } else {
            Judged::no(Verdict::NoEffect, Measured::InArc(in_arc))
        })
    }

    fn craft(&self, seen: &Seen) -> Option<&Craft<'c>> {
        match seen.object {
            Object::Ship(label) => self.ships.iter().find(|craft| craft.label == label),
            Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => None,
        }
    }
}

/// XW-SOLO-13: the places that achieve most; among those, the best aligned ones.
fn choose(places: Vec<Place>, align: Option<Align>, does: impl Fn(&Place) -> usize) -> Judged {
    let open: Vec<&Place> = places.iter().filter(|place| place.blocked.is_none()).collect();
    if open.is_empty() {
        return Judged::no(Verdict::WouldFail, Measured::Places(places));
    }
    let most = open.iter().map(|place| does(place)).max().unwrap_or(0);
    if most == 0 {
        return Judged::no(Verdict::NoEffect, Measured::Places(places));
    }
    let best: Vec<&Place> = open.into_iter().filter(|place| does(place) == most).collect();
    let aligned = farthest_or_nearest(&best, align.map(|align| align.way), |place| place.to_tally);
    let aims = aligned.into_iter().cloned().map(Aim::Place).collect();
    Judged::can(Measured::Places(places), aims)
}

/// XW-SOLO-45 to XW-SOLO-47, XW-SOLO-50, XW-SOLO-51, XW-SOLO-56, XW-SOLO-57
fn token(state: &State, kind: ActionKind) -> Judged {
    let held = held(&state.tokens, kind);
    if held > 0 {
        Judged::no(Verdict::NoEffect, Measured::Held(held))
    } else {
        Judged::can(Measured::Held(0), vec![Aim::Itself])
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

fn aimed(targets: Vec<Seen>, aims: Vec<Aim>) -> Judged {
    if aims.is_empty() {
        Judged::no(Verdict::WouldFail, Measured::Targets(targets))
    } else {
        Judged::can(Measured::Targets(targets), aims)
    }
}

/// Locking a ship that is already locked has no effect.
fn lockable(state: &State, measured: Measured, aims: Vec<Aim>) -> Judged {
    if aims.is_empty() {
        return Judged::no(Verdict::WouldFail, measured);
    }
    let locked = |aim: &Aim| {
        let (Aim::Ship(label), Some(Object::Ship(locked))) = (aim, state.lock) else { return None };
        (*label == locked).then_some(locked)
    };
    match aims.iter().find_map(locked) {
        Some(label) => Judged::no(Verdict::NoEffect, Measured::LockedAlready(label)),
        None => Judged::can(measured, aims),
    }
}

fn ships(seen: &[Seen]) -> Vec<Aim> {
    seen.iter().filter_map(|seen| ship(seen).map(Aim::Ship)).collect()
}

fn ship(seen: &Seen) -> Option<Label> {
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
pub(super) fn reposition(kind: ActionKind) -> Option<Reposition> {
    match kind {
        ActionKind::BarrelRoll => Some(Reposition::BarrelRoll),
        ActionKind::Boost => Some(Reposition::Boost),
        ActionKind::Slam => Some(Reposition::Slam),
        ActionKind::Rotate => Some(Reposition::Rotate),
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

pub(super) fn rule(attitude: super::Attitude, item: &Item) -> RuleId {
    use super::Attitude::{Balanced, Defensive, Offensive};
    match item.want {
        Want::LeaveEnemyArc => rules::LEAVE_ARC,
        Want::ArcWithMostEnemies => rules::REINFORCE,
        Want::EnemyWithLockFirst => rules::JAM,
        Want::FriendWithoutCoordinate => rules::COORDINATE,
        Want::AwayFromObstacleAhead => rules::CLEAR_OBSTACLE,
        Want::EnemyIntoOwnArc => rules::BRING_INTO_ARC,
        Want::TargetOfLockWeapon => rules::LOCK_FOR_WEAPON,
        Want::EnemyInArcFirst => rules::LOCK,
        Want::SpentChargesAndNoEnemyInArc => rules::RELOAD,
        Want::TokenNotHeld => match (attitude, item.tries.first()) {
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
