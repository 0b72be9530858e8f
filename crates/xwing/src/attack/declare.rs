//! Declare Attack: weapon, defender, costs (XW-ATK-01 to XW-ATK-04).

use crate::ability::{BonusAttack, CompletedAttack, bonus_attack_of};
use crate::chance::RollAttack;
use crate::combat::weapon::{ShipWeapon, WeaponNeed, is_disarmed, weapon_need, weapons};
use crate::craft::Object;
use crate::event::{Event, Token};
use crate::geometry::{ArcSet, ObstacleKind, least_obstructed_line};
use crate::question::Fire;
use crate::ship::ShipId;
use crate::sketch::sketch_point;
use crate::solo::Sight;
use crate::solo::sight::Shot;
use crate::solo::sight::map::weapon_arcs;
use crate::state::{AttackState, RuleStep, SoloDecision, State};
use crate::tabletop::Tabletop;
use contract::{EventSink, Viewers};

/// A weapon together with a ship it can attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalShot {
    /// Index among the ship's weapons.
    pub weapon: u8,
    pub target: ShipId,
    pub shot: Shot,
}

impl State {
    /// XW-ATK-01, XW-ATK-02: every weapon with every ship it can attack.
    #[must_use]
    pub fn shots(&self, ship: ShipId) -> Vec<LegalShot> {
        let scene = self.tabletop();
        self.shots_in(&scene, ship)
    }

    pub(crate) fn shots_in(&self, scene: &Tabletop, ship: ShipId) -> Vec<LegalShot> {
        let Some(sight) = scene.sight(ship) else { return Vec::new() };
        let craft = self.craft(ship);
        // XW-ATK-03: disarmed or cloaked ships do not attack, nor do ships at range 0 of an asteroid.
        let barred =
            is_disarmed(&craft.tokens) || sight.asteroids().is_ok_and(|asteroids| !asteroids.is_empty());
        if barred {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (place, weapon) in (0..).zip(weapons(&craft)) {
            // XW-ATK-14
            if self.public.bonus.is_some_and(|bonus| !bonus.admits(&weapon)) {
                continue;
            }
            let card = weapon.card.and_then(|place| craft.upgrades.get(usize::from(place)));
            let lock_only = match weapon_need(&craft.tokens, card) {
                WeaponNeed::Nothing => false,
                WeaponNeed::Lock => !self.public.bonus.is_some_and(BonusAttack::is_without_lock),
                WeaponNeed::Charge | WeaponNeed::Token => continue,
            };
            for shot in sight.shots(weapon.arc, weapon.range.0, weapon.range.1).unwrap_or_default() {
                if lock_only && craft.lock != Some(Object::Ship(shot.ship)) {
                    continue;
                }
                let reached = |target: &ShipId| {
                    self.public.bonus.is_none_or(|bonus| self.can_bonus_target(bonus, *target))
                };
                if let Some(target) = self.public.named(shot.ship).filter(reached) {
                    all.push(LegalShot { weapon: place, target, shot });
                }
            }
        }
        all
    }

    /// Declares the attack and pays its costs.
    pub(crate) fn declare_attack(
        &mut self,
        ship: ShipId,
        weapon: u8,
        target: ShipId,
        out: &mut EventSink<'_, Event>,
    ) {
        self.public.ship_mut(ship).round.engaged = true;
        let scene = self.tabletop();
        let shots = self.shots_in(&scene, ship);
        let Some(found) = shots.into_iter().find(|shot| shot.weapon == weapon && shot.target == target)
        else {
            return;
        };
        let craft = self.craft(ship);
        let Some(armed) = weapons(&craft).get(usize::from(weapon)).copied() else { return };
        if let Some(place) = armed.card
            && let Some(equipped) = self.public.ship_mut(ship).cards.get_mut(usize::from(place))
        {
            equipped.charges = equipped.charges.saturating_sub(1);
        }
        self.public.attack = AttackState {
            attacker: ship,
            defender: target,
            weapon,
            range: found.shot.range,
            obstructed: found.shot.obstructed,
            gas: self.gas_cloud_between(&scene, ship, target, armed),
            bonus: self.public.bonus.take(),
            ..AttackState::default()
        };
        let dice = self.attack_dice();
        let card = armed.card.and_then(|place| self.public.ship(ship).cards.get(usize::from(place)));
        let card = card.map(|equipped| equipped.card);
        let AttackState { range, obstructed, .. } = self.public.attack;
        out.emit(Viewers::ALL, || {
            let line = self.range_line(&self.footprint(ship), &self.footprint(target));
            let line = line.map(|(from, to)| (sketch_point(from), sketch_point(to)));
            let card = card.map(|card| self.content().card_id(card));
            Event::Declared { ship, target, card, dice, range, obstructed, line }
        });
        self.public.push_in_order(&[RuleStep::Roll, RuleStep::Aftermath]);
        if let Some(card) = card.and_then(|card| self.card(card)) {
            self.after_declaring(card, &found, out);
        }
    }

    /// Rolls attack dice, unless the attack has already hit without them.
    pub(crate) fn roll_attack(&mut self) {
        if self.public.attack.hit {
            return;
        }
        self.public.push_in_order(&[
            RuleStep::Shield,
            RuleStep::Aim,
            RuleStep::Dodge,
            RuleStep::Evade,
            RuleStep::Neutralize,
        ]);
        self.roll(RollAttack { dice: self.attack_dice(), again: false });
    }

    /// Whether a gas cloud obstructs an attack with the weapon at this index.
    pub(crate) fn gas_cloud_obstructs(&self, ship: ShipId, weapon: u8, target: ShipId) -> bool {
        let armed = weapons(&self.craft(ship)).get(usize::from(weapon)).copied();
        armed.is_some_and(|armed| self.gas_cloud_between(&self.tabletop(), ship, target, armed))
    }

    /// Whether a gas cloud obstructs the attack.
    fn gas_cloud_between(&self, scene: &Tabletop, ship: ShipId, target: ShipId, weapon: ShipWeapon) -> bool {
        let arcs: ArcSet = weapon_arcs(weapon.arc, self.public.ship(ship).turret).into_iter().collect();
        let Some(measure) = arcs.measure(&self.footprint(ship), &self.footprint(target)) else {
            return false;
        };
        let across = least_obstructed_line(&measure, &scene.position.obstacles).crossed;
        let obstacles = &scene.position.obstacles;
        across
            .iter()
            .any(|index| obstacles.get(index).is_some_and(|obstacle| obstacle.kind == ObstacleKind::GasCloud))
    }

    /// A ship that holds fire has engaged as well.
    pub(crate) fn hold_fire(&mut self, ship: ShipId, out: &mut EventSink<'_, Event>) {
        self.public.bonus = None;
        self.public.ship_mut(ship).round.engaged = true;
        out.emit(Viewers::ALL, || Event::Held { ship });
    }

    /// XW-ATK-14: after an attack, cards may allow a bonus attack, once per round.
    pub(crate) fn bonus_attack(&mut self, ship: ShipId, bonus: BonusAttack, out: &mut EventSink<'_, Event>) {
        if self.public.ship(ship).round.bonus {
            return;
        }
        self.public.bonus = Some(bonus);
        if self.shots(ship).is_empty() {
            self.public.bonus = None;
            return;
        }
        self.public.ship_mut(ship).round.bonus = true;
        out.emit(Viewers::ALL, || Event::BonusAttack { ship });
        if self.public.ship(ship).seat.is_none() {
            self.public.push(RuleStep::Solo(ship, SoloDecision::Bonus(bonus)));
        } else {
            self.ask(Fire(ship));
        }
    }

    /// The bonus attacks that the completed attack allows.
    fn bonus_attacks(&self) -> Vec<RuleStep> {
        let AttackState { attacker, defender, bonus: made_by, .. } = self.public.attack;
        let Some(weapon) = self.attack_weapon().filter(|_| made_by.is_none()) else { return Vec::new() };
        let ship = self.public.ship(attacker);
        let cards = (0..).zip(ship.cards.iter());
        cards
            .filter_map(|(place, equipped)| {
                let card = self.card(equipped.card)?;
                bonus_attack_of(ship, CompletedAttack { card, place, weapon: &weapon, defender })
            })
            .map(|bonus| RuleStep::Bonus(attacker, bonus))
            .collect()
    }

    /// XW-TOK-04, XW-TOK-05: strain and deplete tokens are removed if dice were rolled (XW-ABL-21).
    pub(crate) fn aftermath(&mut self, out: &mut EventSink<'_, Event>) {
        let AttackState { attacker, defender, hit, reds, .. } = self.public.attack;
        // An attack that hit without any dice is one that needed none.
        let rolled = !hit || reds.all().dice() > 0;
        if rolled && self.public.ship(defender).is_in_play() {
            self.lose(defender, Token::Strain, 1, crate::rules::token::STRAIN, out);
        }
        if rolled && self.public.ship(attacker).is_in_play() {
            self.lose(attacker, Token::Deplete, 1, crate::rules::token::DEPLETE, out);
        }
        let mut after = self.weapon_aftermath(out);
        after.extend(self.bonus_attacks());
        self.public.push_in_order(&after);
        self.public.attack = AttackState::default();
        self.remove_destroyed_unless_engaging(out);
    }
}
