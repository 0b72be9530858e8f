//! Actions that cards and abilities grant at certain times: used if they achieve something, which is measured first
//! (XW-SOLO-60, XW-SOLO-62 to XW-SOLO-65).
//!
//! Effects on dice are in [`super::dice`], actions that follow an action in [`super::action`].

use super::attitude::Attitude;
use super::chance::{About, Decision};
use super::judge::reposition;
use super::outcome::{Toll, toll};
use super::record::{Aim, Align};
use super::sight::{Place, Seen, Sight, nearest};
use super::{Pilot, rules};
use crate::content::effect::{After, Cost};
use crate::content::{Action, ActionKind, Colour};
use crate::craft::{Craft, Object};
use crate::label::Label;
use serde::Serialize;
use table::RuleId;

/// Whether a granted action is used, or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    Used,
    /// It cannot be performed: stressed, already performed, or too expensive.
    Cannot,
    NoEffect,
    /// The die showed another attitude.
    OtherAttitude,
    NotReached,
}

/// One granted action with its evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GrantTry {
    pub action: Action,
    pub used: Use,
    /// Its target.
    pub aim: Option<Aim>,
    /// The attitude rolled for it, if a roll was needed.
    pub rolled: Option<Attitude>,
    /// Its cost besides the color, if it is performed.
    pub toll: Option<Toll>,
    pub rule: RuleId,
}

/// A granted action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GrantRecord {
    pub ship: Label,
    pub source: String,
    /// When it was granted.
    pub after: &'static str,
    pub tries: Vec<GrantTry>,
}

impl<S: Sight> Pilot<'_, '_, S> {
    /// Decides on every action granted at this moment. `align` is what repositioning is aligned to.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn granted(&self, moment: After, align: Option<Align>) -> Decision<Vec<GrantRecord>> {
        let mut records = Vec::new();
        for (card, effect) in self.me.effects() {
            let Some((actions, cost)) = effect.grants(moment) else { continue };
            let ability = self.me.ship.ability.as_ref().map_or("", |ability| ability.key.as_str());
            let source = card.map_or(ability, |card| card.xws.as_str()).to_owned();
            let mut tries: Vec<GrantTry> = Vec::new();
            for action in actions {
                let used = tries.iter().any(|tried| tried.used == Use::Used);
                tries.push(if used {
                    tried(*action, Use::NotReached, rules::CARDS)
                } else if !self.can_pay_grant(*action, cost) {
                    tried(*action, Use::Cannot, rules::CARD_GRANTS)
                } else {
                    let tried = self.grant(*action, align)?;
                    GrantTry { toll: toll(cost).filter(|_| tried.used == Use::Used), ..tried }
                });
            }
            records.push(GrantRecord { ship: self.me.label, source, after: moment.word(), tries });
        }
        Ok(records)
    }

    fn can_pay_grant(&self, action: Action, cost: Cost) -> bool {
        let colour = action.colour != Colour::Purple || self.me.force > 0;
        // XW-SOLO-37
        let able = !self.me.is_ionized() || action.kind == ActionKind::Focus;
        let free = able && !self.me.tokens.is_stressed() && !self.me.acted.contains(&action.kind);
        self.me.can_pay_grant(cost) && colour && free
    }

    fn grant(&self, action: Action, align: Option<Align>) -> Decision<GrantTry> {
        match action.kind {
            ActionKind::Focus | ActionKind::Evade | ActionKind::Calculate => self.green(action),
            ActionKind::BarrelRoll | ActionKind::Boost | ActionKind::Slam | ActionKind::Rotate => {
                self.reposition(action, align)
            }
            ActionKind::Lock
            | ActionKind::Reinforce
            | ActionKind::Coordinate
            | ActionKind::Jam
            | ActionKind::Reload
            | ActionKind::Cloak => self.other(action),
        }
    }

    /// XW-SOLO-63: used if the ship may still defend or attack: an enemy ship has not activated yet, has it in arc,
    /// or is in its arc.
    fn green(&self, action: Action) -> Decision<GrantTry> {
        // The player's ships activate before solo ships of the same initiative: those with a higher initiative have
        // not activated yet.
        let flies = |craft: &Craft<'_>| {
            craft.team != self.me.team && craft.hull > 0 && craft.initiative > self.me.initiative
        };
        let fire = self.ships.iter().any(flies)
            || !self.sight.threats()?.is_empty()
            || (!self.me.engaged && !self.sight.in_arc()?.is_empty() && self.no_attack()?.is_none());
        let used = if fire { Use::Used } else { Use::NoEffect };
        Ok(GrantTry { aim: fire.then_some(Aim::Itself), ..tried(action, used, rules::CARD_GREEN) })
    }

    /// XW-SOLO-64: used to leave an enemy arc, bring an enemy into its own arc, or gain a bonus die against the
    /// nearest enemy ship.
    fn reposition(&self, action: Action, align: Option<Align>) -> Decision<GrantTry> {
        let Some(way) = reposition(action.kind) else {
            return Ok(tried(action, Use::Cannot, rules::CARD_MOVES));
        };
        let object = align.map(|align| align.object);
        let mut best: Vec<Place> = Vec::new();
        let mut best_rank = 0;
        for place in self.sight.places(way, 0, object)?.into_iter().filter(|place| place.blocked.is_none()) {
            let bonus = usize::from(self.sight.gives_bonus(&place)?);
            let rank = place.leaves.len() + place.gains.len() + bonus;
            if rank > best_rank {
                (best_rank, best) = (rank, vec![place]);
            } else if rank > 0 && rank == best_rank {
                best.push(place);
            }
        }
        let by_way = align.map(|align| align.way);
        let refs: Vec<&Place> = best.iter().collect();
        let equal = super::movement::farthest_or_nearest(&refs, by_way, |place| place.to_tally);
        let chosen = self.draws.lot(About::Place, &equal)?.cloned();
        let used = if chosen.is_some() { Use::Used } else { Use::NoEffect };
        Ok(GrantTry { aim: chosen.map(Aim::Place), ..tried(action, used, rules::CARD_MOVES) })
    }

    /// XW-SOLO-65: a defense die decides: threatening actions on offensive, protective ones on defensive, others on
    /// balanced.
    fn other(&self, action: Action) -> Decision<GrantTry> {
        let targets: Vec<Seen> = match action.kind {
            ActionKind::Lock if self.me.lock_is_fixed => Vec::new(),
            ActionKind::Lock => {
                let in_arc = self.sight.in_arc()?;
                let reach = self.sight.lock_targets()?;
                let held = |seen: &Seen| Some(seen.object) != self.me.lock;
                let first: Vec<Seen> = in_arc.into_iter().filter(|seen| reach.contains(seen)).collect();
                let all = if first.is_empty() { reach } else { first };
                nearest(&all, |seen| seen.distance).into_iter().filter(held).collect()
            }
            ActionKind::Jam => nearest(&self.sight.jam_targets()?, |seen| seen.distance),
            ActionKind::Coordinate => nearest(&self.sight.coordinate_targets()?, |seen| seen.distance),
            ActionKind::Focus
            | ActionKind::Evade
            | ActionKind::Calculate
            | ActionKind::BarrelRoll
            | ActionKind::Boost
            | ActionKind::Rotate
            | ActionKind::Reinforce
            | ActionKind::Reload
            | ActionKind::Slam
            | ActionKind::Cloak => Vec::new(),
        };
        let aimed = matches!(action.kind, ActionKind::Lock | ActionKind::Jam | ActionKind::Coordinate);
        if aimed && targets.is_empty() {
            return Ok(tried(action, Use::NoEffect, rules::CARD_GRANTS));
        }
        if action.kind == ActionKind::Reload && !self.me.has_spent_charges() {
            return Ok(tried(action, Use::NoEffect, rules::CARD_GRANTS));
        }
        let wanted = match action.kind {
            ActionKind::Lock | ActionKind::Jam | ActionKind::Reload => Attitude::Offensive,
            ActionKind::Reinforce | ActionKind::Cloak | ActionKind::Evade => Attitude::Defensive,
            ActionKind::Coordinate
            | ActionKind::Focus
            | ActionKind::Calculate
            | ActionKind::BarrelRoll
            | ActionKind::Boost
            | ActionKind::Rotate
            | ActionKind::Slam => Attitude::Balanced,
        };
        let rolled = self.rules.attitude(self.draws.attitude()?);
        let used = if rolled == wanted { Use::Used } else { Use::OtherAttitude };
        let aim = if used != Use::Used {
            None
        } else if aimed {
            self.draws.lot(About::Target, &targets)?.and_then(|seen| match seen.object {
                Object::Ship(label) => Some(Aim::Ship(label)),
                Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => None,
            })
        } else {
            Some(Aim::Itself)
        };
        Ok(GrantTry { aim, rolled: Some(rolled), ..tried(action, used, rules::CARD_OTHER) })
    }
}

fn tried(action: Action, used: Use, rule: RuleId) -> GrantTry {
    GrantTry { action, used, aim: None, rolled: None, toll: None, rule }
}

impl After {
    /// The word used in content files and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            After::Maneuver => "maneuver",
            After::FullManeuver => "full-maneuver",
            After::FastFullManeuver => "fast-full-maneuver",
            After::Decloak => "decloak",
            After::Action => "action",
        }
    }
}
