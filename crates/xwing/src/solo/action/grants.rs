//! Actions that cards and abilities grant at certain times: used if they achieve something, which is measured first
//! (XW-SOLO-60, XW-SOLO-62 to XW-SOLO-65).
//!
//! Effects on dice are in [`crate::solo::attack::spend`], actions that follow an action in [`crate::solo::action`].

use crate::content::effect::{EffectCost, GrantTrigger};
use crate::content::{Action, ActionKind, Difficulty};
use crate::craft::{Craft, Object};
use crate::label::Label;
use crate::solo::action::attitude::Attitude;
use crate::solo::action::evaluate::reposition;
use crate::solo::apply::{GrantCost, solo_grant_cost};
use crate::solo::chance::{Decision, TieKind};
use crate::solo::record::{Aim, Align};
use crate::solo::sight::{Place, SeenObject, Sight, nearest};
use crate::solo::{SoloPilot, rules};
use contract::RuleId;
use serde::Serialize;

/// Whether a granted action is used, or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GrantOutcome {
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GrantAttempt {
    pub action: Action,
    pub used: GrantOutcome,
    /// Its target.
    pub aim: Option<Aim>,
    /// The attitude rolled for it, if a roll was needed.
    pub rolled: Option<Attitude>,
    /// Its cost besides the color, if it is performed.
    pub toll: Option<GrantCost>,
    pub rule: RuleId,
}

/// A granted action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GrantRecord {
    pub ship: Label,
    pub source: String,
    /// When it was granted.
    pub after: &'static str,
    pub tries: Vec<GrantAttempt>,
}

impl<S: Sight> SoloPilot<'_, '_, S> {
    /// Decides on every action granted at this moment. `align` is what repositioning is aligned to.
    ///
    /// # Errors
    /// The next roll or fact that is needed.
    pub fn granted(&self, moment: GrantTrigger, align: Option<Align>) -> Decision<Vec<GrantRecord>> {
        let mut records = Vec::new();
        for (card, effect) in self.me.effects() {
            let Some((actions, cost)) = effect.grants(moment) else { continue };
            let ability = self.me.ship.ability.as_ref().map_or("", |ability| ability.key.as_str());
            let source = card.map_or(ability, |card| card.xws.as_str()).to_owned();
            let mut tries: Vec<GrantAttempt> = Vec::new();
            for action in actions {
                let used = tries.iter().any(|tried| tried.used == GrantOutcome::Used);
                tries.push(if used {
                    tried(*action, GrantOutcome::NotReached, rules::CARDS)
                } else if !self.can_pay_grant(*action, cost) {
                    tried(*action, GrantOutcome::Cannot, rules::CARD_GRANTS)
                } else {
                    let tried = self.grant(*action, align)?;
                    GrantAttempt {
                        toll: solo_grant_cost(cost).filter(|_| tried.used == GrantOutcome::Used),
                        ..tried
                    }
                });
            }
            records.push(GrantRecord { ship: self.me.label, source, after: moment.word(), tries });
        }
        Ok(records)
    }

    fn can_pay_grant(&self, action: Action, cost: EffectCost) -> bool {
        let colour = action.colour != Difficulty::Purple || self.me.force > 0;
        // XW-SOLO-37
        let able = !self.me.is_ionized() || action.kind == ActionKind::Focus;
        let free = able && !self.me.tokens.is_stressed() && !self.me.acted.contains(&action.kind);
        self.me.can_pay_grant(cost) && colour && free
    }

    fn grant(&self, action: Action, align: Option<Align>) -> Decision<GrantAttempt> {
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
    fn green(&self, action: Action) -> Decision<GrantAttempt> {
        // The player's ships activate before solo ships of the same initiative: those with a higher initiative have
        // not activated yet.
        let flies = |craft: &Craft<'_>| {
            craft.team != self.me.team && craft.hull > 0 && craft.initiative > self.me.initiative
        };
        let fire = self.ships.iter().any(flies)
            || !self.sight.threats()?.is_empty()
            || (!self.me.engaged && !self.sight.in_arc()?.is_empty() && self.no_attack()?.is_none());
        let used = if fire { GrantOutcome::Used } else { GrantOutcome::NoEffect };
        Ok(GrantAttempt { aim: fire.then_some(Aim::Itself), ..tried(action, used, rules::CARD_GREEN) })
    }

    /// XW-SOLO-64: used to leave an enemy arc, bring an enemy into its own arc, or gain a bonus die against the
    /// nearest enemy ship.
    fn reposition(&self, action: Action, align: Option<Align>) -> Decision<GrantAttempt> {
        let Some(way) = reposition(action.kind) else {
            return Ok(tried(action, GrantOutcome::Cannot, rules::CARD_MOVES));
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
        let equal = crate::solo::movement::farthest_or_nearest(&refs, by_way, |place| place.to_tally);
        let chosen = self.rolls.break_tie(TieKind::Place, &equal)?.cloned();
        let used = if chosen.is_some() { GrantOutcome::Used } else { GrantOutcome::NoEffect };
        Ok(GrantAttempt { aim: chosen.map(Aim::Place), ..tried(action, used, rules::CARD_MOVES) })
    }

    /// XW-SOLO-65: a defense die decides: threatening actions on offensive, protective ones on defensive, others on
    /// balanced.
    fn other(&self, action: Action) -> Decision<GrantAttempt> {
        let targets: Vec<SeenObject> = match action.kind {
            ActionKind::Lock if self.me.lock_is_fixed => Vec::new(),
            ActionKind::Lock => {
                let in_arc = self.sight.in_arc()?;
                let reach = self.sight.lock_targets()?;
                let held = |seen: &SeenObject| Some(seen.object) != self.me.lock;
                let first: Vec<SeenObject> = in_arc.into_iter().filter(|seen| reach.contains(seen)).collect();
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
            return Ok(tried(action, GrantOutcome::NoEffect, rules::CARD_GRANTS));
        }
        if action.kind == ActionKind::Reload && !self.me.has_spent_charges() {
            return Ok(tried(action, GrantOutcome::NoEffect, rules::CARD_GRANTS));
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
        let rolled = self.rules.attitude(self.rolls.attitude()?);
        let used = if rolled == wanted { GrantOutcome::Used } else { GrantOutcome::OtherAttitude };
        let aim = if used != GrantOutcome::Used {
            None
        } else if aimed {
            self.rolls.break_tie(TieKind::Target, &targets)?.and_then(|seen| match seen.object {
                Object::Ship(label) => Some(Aim::Ship(label)),
                Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => None,
            })
        } else {
            Some(Aim::Itself)
        };
        Ok(GrantAttempt { aim, rolled: Some(rolled), ..tried(action, used, rules::CARD_OTHER) })
    }
}

fn tried(action: Action, used: GrantOutcome, rule: RuleId) -> GrantAttempt {
    GrantAttempt { action, used, aim: None, rolled: None, toll: None, rule }
}

impl GrantTrigger {
    /// The word used in content files and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            GrantTrigger::Maneuver => "maneuver",
            GrantTrigger::FullManeuver => "full-maneuver",
            GrantTrigger::FastFullManeuver => "fast-full-maneuver",
            GrantTrigger::Decloak => "decloak",
            GrantTrigger::Action => "action",
        }
    }
}
