//! Which actions a ship may perform now: from the action bar, linked, granted, and repairs. Each once per round, none
//! while stressed (XW-ACT-08 to XW-ACT-10).

use crate::ability::tractor_action;
use crate::choice::TargetedAction;
use crate::content::effect::GrantTrigger;
use crate::content::{Action, ActionKind, Difficulty, Effect};
use crate::craft::{Craft, EquippedUpgrade, Object};
use crate::geometry::{Arc, Footprint, Range, Side, distance};
use crate::ship::ShipId;
use crate::solo::Sight;
use crate::solo::sight::SeenObject;
use crate::state::{ActionSource, State};
use crate::tabletop::obstacle_label;

impl State {
    /// The actions available to a ship now, without their targets.
    fn available_actions(&self, craft: &Craft<'static>, source: ActionSource) -> Vec<Action> {
        // XW-DMG-21: the bar already omits what Damaged Sensor Array forbids; XW-DMG-14 is likewise part of the dial.
        let bar = craft.bar();
        let mut actions: Vec<Action> = match source {
            ActionSource::Step | ActionSource::Coordinated => {
                // XW-ABL-22: a card may have a reload action of its own.
                let own = (!self.own_reloads(craft).is_empty()).then(|| Action::white(ActionKind::Reload));
                bar.iter().map(|entry| entry.action).chain(own).collect()
            }
            ActionSource::After { kind, linked } => {
                let links = bar.iter().filter(|entry| entry.action.kind == kind && !linked);
                let granted = craft.effects().filter_map(|(_, effect)| effect.grants(GrantTrigger::Action));
                let granted = granted.flat_map(|(actions, _)| actions.iter().copied());
                links.filter_map(|entry| entry.linked).chain(granted).collect()
            }
            ActionSource::Granted(after) => craft
                .effects()
                .filter_map(|(_, effect)| effect.grants(after))
                .filter(|(_, cost)| craft.can_pay_grant(*cost))
                .flat_map(|(actions, _)| actions.iter().copied())
                .collect(),
        };
        // XW-ACT-06: an ionized ship may only perform the focus action, whatever the source of the action.
        let ionized = craft.is_ionized();
        actions.retain(|action| {
            !craft.acted.contains(&action.kind)
                && (!ionized || action.kind == ActionKind::Focus)
                && craft.can_pay(action.colour)
                && (action.kind != ActionKind::Slam || source == ActionSource::Step)
        });
        // If an action is available twice, keep the easier color.
        actions.sort_by_key(|action| (action.kind, action.colour));
        actions.dedup_by_key(|action| action.kind);
        actions
    }

    /// The current color of an action; `None` if the ship does not have it.
    pub(crate) fn action_color(
        &self,
        ship: ShipId,
        act: TargetedAction,
        source: ActionSource,
    ) -> Option<Difficulty> {
        let Some(kind) = act.kind() else { return Some(Difficulty::White) };
        let craft = self.craft(ship);
        self.available_actions(&craft, source)
            .into_iter()
            .find(|action| action.kind == kind)
            .map(|action| action.colour)
    }

    /// Every legal action with each of its possible targets.
    pub(crate) fn legal_actions(&self, ship: ShipId, source: ActionSource) -> Vec<TargetedAction> {
        let craft = self.craft(ship);
        if craft.tokens.is_stressed() {
            return Vec::new();
        }
        let mut acts = Vec::new();
        for action in self.available_actions(&craft, source) {
            self.add_targets(ship, &craft, action.kind, &mut acts);
        }
        if matches!(source, ActionSource::Step | ActionSource::Coordinated) && !craft.is_ionized() {
            let repairs = craft.faceup.iter().filter(|card| card.has_repair_action());
            acts.extend(repairs.map(|card| TargetedAction::Repair(*card)));
            acts.extend(
                self.tractor_targets(ship).into_iter().map(|(target, _)| TargetedAction::Tractor(target)),
            );
        }
        acts.sort_unstable();
        acts.dedup();
        acts
    }

    fn add_targets(
        &self,
        ship: ShipId,
        craft: &Craft<'static>,
        kind: ActionKind,
        acts: &mut Vec<TargetedAction>,
    ) {
        match kind {
            ActionKind::Focus => acts.push(TargetedAction::Focus),
            ActionKind::Evade => acts.push(TargetedAction::Evade),
            ActionKind::Calculate => acts.push(TargetedAction::Calculate),
            ActionKind::Cloak => acts.extend((craft.tokens.cloak == 0).then_some(TargetedAction::Cloak)),
            ActionKind::Reinforce => {
                acts.extend([true, false].map(|fore| TargetedAction::Reinforce { fore }))
            }
            ActionKind::Lock => self.add_lock_targets(ship, craft, acts),
            ActionKind::BarrelRoll => {
                let bends = craft.effects().any(|(_, effect)| *effect == Effect::BankBarrelRolls);
                for side in Side::BOTH {
                    if bends {
                        acts.extend(Side::BOTH.map(|bend| TargetedAction::BankRoll(side, bend)));
                    } else {
                        acts.push(TargetedAction::BarrelRoll(side));
                    }
                }
            }
            ActionKind::Boost => {
                acts.extend([None, Some(Side::Left), Some(Side::Right)].map(TargetedAction::Boost));
            }
            ActionKind::Rotate => {
                let turns = craft.turrets().into_iter().filter(|turret| craft.turret != Some(*turret));
                acts.extend(turns.map(TargetedAction::Rotate));
            }
            ActionKind::Coordinate => {
                let near = self.visible_ships(ship, |sight| sight.coordinate_targets().unwrap_or_default());
                acts.extend(near.into_iter().map(TargetedAction::Coordinate));
            }
            ActionKind::Jam => {
                let near = self.visible_ships(ship, |sight| sight.jam_targets().unwrap_or_default());
                acts.extend(near.into_iter().map(TargetedAction::Jam));
            }
            ActionKind::Reload if craft.bar().iter().any(|entry| entry.action.kind == ActionKind::Reload) => {
                acts.extend(self.reloadable(ship).map(TargetedAction::Reload));
            }
            ActionKind::Reload => {
                acts.extend(self.own_reloads(craft).into_iter().map(TargetedAction::Reload))
            }
            ActionKind::Slam => {
                let speed = self.public.flying.setting.map_or(0, |setting| setting.speed);
                let same = craft.dial().into_iter().filter(|entry| entry.speed() == speed);
                acts.extend(same.map(|entry| TargetedAction::Slam(entry.maneuver.into())));
            }
        }
    }

    /// XW-ACT-13: enemy ships and obstacles at range 0-3, except the object it has already locked.
    fn add_lock_targets(&self, ship: ShipId, craft: &Craft<'static>, acts: &mut Vec<TargetedAction>) {
        // XW-SOLO-70
        if craft.lock_is_fixed {
            return;
        }
        let foes = self.visible_ships(ship, |sight| sight.lock_targets().unwrap_or_default());
        let own = self.footprint(ship);
        let obstacles = self.obstacle_tokens();
        let near = (0..).zip(&obstacles).filter_map(|(index, obstacle)| {
            let obstacle = obstacle.as_ref()?;
            (Range::of(distance(&own, &obstacle.token)) != Range::Beyond)
                .then(|| Object::Obstacle(obstacle_label(index)))
        });
        let ships = foes.into_iter().map(|foe| Object::Ship(self.public.ship(foe).label));
        acts.extend(ships.chain(near).filter(|object| craft.lock != Some(*object)).map(TargetedAction::Lock));
    }

    /// XW-ABL-28: ships in the front arc at range 1 that the ability may tractor, with the tokens they would gain;
    /// once per round.
    pub(crate) fn tractor_targets(&self, ship: ShipId) -> Vec<(ShipId, u8)> {
        let Some((front, bullseye)) = tractor_action(self.kind(ship)) else { return Vec::new() };
        if self.public.ship(ship).round.tractors {
            return Vec::new();
        }
        let own = self.footprint(ship);
        let is_near = |arc: Arc, foe: &Footprint| {
            arc.measure(&own, foe).is_some_and(|measure| Range::of(measure.distance) == Range::One)
        };
        let (ids, crowd) = self.other_bases(ship);
        let near = ids.into_iter().zip(&crowd).filter(|(_, foe)| is_near(Arc::Front, foe));
        near.map(|(id, foe)| (id, if is_near(Arc::Bullseye, foe) { bullseye } else { front })).collect()
    }

    fn visible_ships(
        &self,
        ship: ShipId,
        look: impl FnOnce(&crate::solo::sight::map::MapSight<'_, 'static>) -> Vec<SeenObject>,
    ) -> Vec<ShipId> {
        let scene = self.tabletop();
        let seen = scene.sight(ship).map(|sight| look(&sight)).unwrap_or_default();
        seen.iter()
            .filter_map(|seen| match seen.object {
                Object::Ship(label) => self.public.named(label),
                Object::Obstacle(_) | Object::Device(_) | Object::Point { .. } => None,
            })
            .collect()
    }

    /// XW-ABL-22: cards with their own reload action that are missing a charge.
    fn own_reloads(&self, craft: &Craft<'static>) -> Vec<u8> {
        let empty = (0..).zip(&craft.upgrades).filter(|(_, equipped)| {
            equipped.charges < equipped.card.charges
                && equipped.card.rules.effects.contains(&Effect::ReloadsItself)
        });
        empty.map(|(place, _)| place).collect()
    }

    /// Cards that reload would refill.
    pub(crate) fn reloadable(&self, ship: ShipId) -> impl Iterator<Item = u8> {
        let content = self.content.0;
        (0..).zip(self.public.ship(ship).cards).filter_map(move |(place, equipped)| {
            let card = content.upgrades().get(usize::from(equipped.card))?;
            EquippedUpgrade { card, charges: equipped.charges }.is_reloadable().then_some(place)
        })
    }
}

impl TargetedAction {
    /// The kind of action on the action bar; `None` for actions of cards and abilities.
    #[must_use]
    pub const fn kind(self) -> Option<ActionKind> {
        Some(match self {
            TargetedAction::Focus => ActionKind::Focus,
            TargetedAction::Evade => ActionKind::Evade,
            TargetedAction::Calculate => ActionKind::Calculate,
            TargetedAction::Cloak => ActionKind::Cloak,
            TargetedAction::Reinforce { .. } => ActionKind::Reinforce,
            TargetedAction::Lock(_) => ActionKind::Lock,
            TargetedAction::BarrelRoll(_) | TargetedAction::BankRoll(..) => ActionKind::BarrelRoll,
            TargetedAction::Boost(_) => ActionKind::Boost,
            TargetedAction::Rotate(_) => ActionKind::Rotate,
            TargetedAction::Coordinate(_) => ActionKind::Coordinate,
            TargetedAction::Jam(_) => ActionKind::Jam,
            TargetedAction::Reload(_) => ActionKind::Reload,
            TargetedAction::Slam(_) => ActionKind::Slam,
            TargetedAction::Repair(_) | TargetedAction::Tractor(_) => return None,
        })
    }
}
