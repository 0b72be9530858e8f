//! Which actions a ship may perform now: from the action bar, linked, granted, and repairs. Each once per round, none
//! while stressed (XW-ACT-08 to XW-ACT-10).

use crate::content::effect::After;
use crate::content::{Action, ActionKind, Colour, Effect};
use crate::craft::{Craft, Object};
use crate::game::ability::tractor_action;
use crate::game::choice::{Act, Cause, Choice, Refusal};
use crate::game::scene::rock_label;
use crate::game::ship::ShipId;
use crate::game::state::{How, State};
use crate::geometry::{Arc, Footprint, Range, Side, distance};
use crate::rules::activation as rules;
use crate::solo::Sight;
use crate::solo::sight::Seen;

impl State {
    /// The actions available to a ship now, without their targets.
    fn open_actions(&self, craft: &Craft<'static>, how: How) -> Vec<Action> {
        // XW-DMG-21: the bar already omits what Damaged Sensor Array forbids; XW-DMG-14 is likewise part of the dial.
        let bar = craft.bar();
        let mut actions: Vec<Action> = match how {
            How::Step | How::Coordinated => {
                // XW-ABL-22: a card may have a reload action of its own.
                let own = (!self.own_reloads(craft).is_empty()).then(|| Action::white(ActionKind::Reload));
                bar.iter().map(|entry| entry.action).chain(own).collect()
            }
            How::After { kind, linked } => {
                let links = bar.iter().filter(|entry| entry.action.kind == kind && !linked);
                let granted = craft.effects().filter_map(|(_, effect)| effect.grants(After::Action));
                let granted = granted.flat_map(|(actions, _)| actions.iter().copied());
                links.filter_map(|entry| entry.linked).chain(granted).collect()
            }
            How::Granted(after) => craft
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
                && (action.kind != ActionKind::Slam || how == How::Step)
        });
        // If an action is available twice, keep the easier color.
        actions.sort_by_key(|action| (action.kind, action.colour));
        actions.dedup_by_key(|action| action.kind);
        actions
    }

    /// The current color of an action; `None` if the ship does not have it.
    pub(in crate::game) fn colour_of(&self, ship: ShipId, act: Act, how: How) -> Option<Colour> {
        let Some(kind) = act.kind() else { return Some(Colour::White) };
        let craft = self.craft(ship);
        self.open_actions(&craft, how)
            .into_iter()
            .find(|action| action.kind == kind)
            .map(|action| action.colour)
    }

    /// Every legal action with each of its possible targets.
    pub(in crate::game) fn acts(&self, ship: ShipId, how: How) -> Vec<Act> {
        let craft = self.craft(ship);
        if craft.tokens.is_stressed() {
            return Vec::new();
        }
        let mut acts = Vec::new();
        for action in self.open_actions(&craft, how) {
            self.aims(ship, &craft, action.kind, &mut acts);
        }
        if matches!(how, How::Step | How::Coordinated) && !craft.is_ionized() {
            let repairs = craft.faceup.iter().filter(|card| card.has_repair_action());
            acts.extend(repairs.map(|card| Act::Repair(*card)));
            acts.extend(self.tractor_aims(ship).into_iter().map(|(target, _)| Act::Tractor(target)));
        }
        acts.sort_unstable();
        acts.dedup();
        acts
    }

    fn aims(&self, ship: ShipId, craft: &Craft<'static>, kind: ActionKind, acts: &mut Vec<Act>) {
        match kind {
            ActionKind::Focus => acts.push(Act::Focus),
            ActionKind::Evade => acts.push(Act::Evade),
            ActionKind::Calculate => acts.push(Act::Calculate),
            ActionKind::Cloak => acts.extend((craft.tokens.cloak == 0).then_some(Act::Cloak)),
            ActionKind::Reinforce => acts.extend([true, false].map(|fore| Act::Reinforce { fore })),
            ActionKind::Lock => self.lock_aims(ship, craft, acts),
            ActionKind::BarrelRoll => {
                let bends = craft.effects().any(|(_, effect)| *effect == Effect::BankBarrelRolls);
                for side in Side::BOTH {
                    if bends {
                        acts.extend(Side::BOTH.map(|bend| Act::BankRoll(side, bend)));
                    } else {
                        acts.push(Act::BarrelRoll(side));
                    }
                }
            }
            ActionKind::Boost => {
                acts.extend([None, Some(Side::Left), Some(Side::Right)].map(Act::Boost));
            }
            ActionKind::Rotate => {
                let turns = craft.turrets().into_iter().filter(|turret| craft.turret != Some(*turret));
                acts.extend(turns.map(Act::Rotate));
            }
            ActionKind::Coordinate => {
                let near = self.seen(ship, |sight| sight.coordinate_targets().unwrap_or_default());
                acts.extend(near.into_iter().map(Act::Coordinate));
            }
            ActionKind::Jam => {
                let near = self.seen(ship, |sight| sight.jam_targets().unwrap_or_default());
                acts.extend(near.into_iter().map(Act::Jam));
            }
            ActionKind::Reload if craft.bar().iter().any(|entry| entry.action.kind == ActionKind::Reload) => {
                acts.extend(self.reloadable(ship).map(Act::Reload));
            }
            ActionKind::Reload => acts.extend(self.own_reloads(craft).into_iter().map(Act::Reload)),
            ActionKind::Slam => {
                let speed = self.public.flying.setting.map_or(0, |setting| setting.speed);
                let same = craft.dial().into_iter().filter(|entry| entry.speed() == speed);
                acts.extend(same.map(|entry| Act::Slam(entry.maneuver.into())));
            }
        }
    }

    /// XW-ACT-13: enemy ships and obstacles at range 0-3, except the object it has already locked.
    fn lock_aims(&self, ship: ShipId, craft: &Craft<'static>, acts: &mut Vec<Act>) {
        // XW-SOLO-70
        if craft.lock_is_fixed {
            return;
        }
        let foes = self.seen(ship, |sight| sight.lock_targets().unwrap_or_default());
        let own = self.footprint(ship);
        let rocks = self.rock_tokens();
        let near = (0..).zip(&rocks).filter_map(|(index, rock)| {
            let rock = rock.as_ref()?;
            (Range::of(distance(&own, &rock.token)) != Range::Beyond)
                .then(|| Object::Obstacle(rock_label(index)))
        });
        let ships = foes.into_iter().map(|foe| Object::Ship(self.public.ship(foe).label));
        acts.extend(ships.chain(near).filter(|object| craft.lock != Some(*object)).map(Act::Lock));
    }

    /// XW-ABL-28: ships in the front arc at range 1 that the ability may tractor, with the tokens they would gain;
    /// once per round.
    pub(in crate::game) fn tractor_aims(&self, ship: ShipId) -> Vec<(ShipId, u8)> {
        let Some((front, bullseye)) = tractor_action(self.kind(ship)) else { return Vec::new() };
        if self.public.ship(ship).round.tractors {
            return Vec::new();
        }
        let own = self.footprint(ship);
        let is_near = |arc: Arc, foe: &Footprint| {
            arc.measure(&own, foe).is_some_and(|measure| Range::of(measure.distance) == Range::One)
        };
        let (ids, crowd) = self.crowd(ship);
        let near = ids.into_iter().zip(&crowd).filter(|(_, foe)| is_near(Arc::Front, foe));
        near.map(|(id, foe)| (id, if is_near(Arc::Bullseye, foe) { bullseye } else { front })).collect()
    }

    fn seen(
        &self,
        ship: ShipId,
        look: impl FnOnce(&crate::solo::map::MapSight<'_, 'static>) -> Vec<Seen>,
    ) -> Vec<ShipId> {
        let scene = self.scene();
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
        let empty = (0..).zip(&craft.upgrades).filter(|(_, fitted)| {
            fitted.charges < fitted.card.charges && fitted.card.effects.contains(&Effect::ReloadsItself)
        });
        empty.map(|(place, _)| place).collect()
    }

    /// Cards that reload would refill.
    pub(in crate::game) fn reloadable(&self, ship: ShipId) -> impl Iterator<Item = u8> {
        let content = self.content.0;
        (0..).zip(self.public.ship(ship).cards).filter_map(move |(place, fit)| {
            let card = content.upgrades().get(usize::from(fit.card))?;
            (card.can_reload() && fit.charges < card.charges).then_some(place)
        })
    }

    pub(in crate::game) fn offer_acts(&self, ship: ShipId, how: How, list: &mut Vec<Choice>) {
        list.extend(self.acts(ship, how).into_iter().map(Choice::Act));
        list.push(Choice::Pass);
    }

    pub(in crate::game) fn may_act(&self, ship: ShipId, how: How, act: Act) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        if self.acts(ship, how).contains(&act) {
            return Ok(());
        }
        match act.kind() {
            Some(kind) if self.public.ship(ship).has_acted(kind) => refuse(rules::ONCE, Cause::Performed),
            Some(_) if self.colour_of(ship, act, how).is_none() => refuse(rules::BAR, Cause::NotOnBar),
            Some(_) | None => refuse(rules::BAR, Cause::NoTarget),
        }
    }
}

impl Act {
    /// The kind of action on the action bar; `None` for actions of cards and abilities.
    #[must_use]
    pub const fn kind(self) -> Option<ActionKind> {
        Some(match self {
            Act::Focus => ActionKind::Focus,
            Act::Evade => ActionKind::Evade,
            Act::Calculate => ActionKind::Calculate,
            Act::Cloak => ActionKind::Cloak,
            Act::Reinforce { .. } => ActionKind::Reinforce,
            Act::Lock(_) => ActionKind::Lock,
            Act::BarrelRoll(_) | Act::BankRoll(..) => ActionKind::BarrelRoll,
            Act::Boost(_) => ActionKind::Boost,
            Act::Rotate(_) => ActionKind::Rotate,
            Act::Coordinate(_) => ActionKind::Coordinate,
            Act::Jam(_) => ActionKind::Jam,
            Act::Reload(_) => ActionKind::Reload,
            Act::Slam(_) => ActionKind::Slam,
            Act::Repair(_) | Act::Tractor(_) => return None,
        })
    }
}
