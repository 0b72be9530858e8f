//! Declare Attack: weapon, defender, costs (XW-ATK-01 to XW-ATK-04).

use crate::content::{Requirement, WeaponArc};
use crate::craft::{Craft, Object};
use crate::game::ability::{Bonus, Made, bonus};
use crate::game::choice::{Cause, Choice, Refusal};
use crate::game::event::{Event, Token};
use crate::game::scene::Scene;
use crate::game::ship::ShipId;
use crate::game::sketch::spot;
use crate::game::state::{Attack, Open, State, Step, Task};
use crate::geometry::{Arcs, ObstacleKind, sight};
use crate::rules::attack as rules;
use crate::solo::Sight;
use crate::solo::attack::{fires_in_engagement, weapon_arc};
use crate::solo::map::weapon_arcs;
use crate::solo::sight::Shot;
use table::{Out, Viewers};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Index of the card among the ship's cards; `None` for a primary weapon.
    pub card: Option<u8>,
    pub arc: WeaponArc,
    pub attack: u8,
    /// Nearest and farthest attack range.
    pub range: (u8, u8),
    /// Neither side gets a range bonus.
    pub ordnance: bool,
}

/// A weapon together with a ship it can attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shooting {
    /// Index among the ship's weapons.
    pub weapon: u8,
    pub target: ShipId,
    pub shot: Shot,
}

/// Every weapon of a ship: primary weapons first, then cards.
pub(in crate::game) fn weapons(craft: &Craft<'static>) -> Vec<Weapon> {
    let added: i16 = craft.upgrades.iter().map(|fitted| i16::from(fitted.card.stats.attack)).sum();
    let primary = craft.ship.primary.iter().map(|primary| Weapon {
        card: None,
        arc: primary.arc,
        attack: u8::try_from(i16::from(primary.attack) + added).unwrap_or(0),
        range: (1, 3),
        ordnance: false,
    });
    let special = (0..).zip(&craft.upgrades).filter_map(|(place, fitted)| {
        let weapon = fitted.card.weapon.as_ref().filter(|_| fires_in_engagement(fitted.card))?;
        Some(Weapon {
            card: Some(place),
            arc: weapon_arc(craft, fitted.card, weapon.arc),
            attack: weapon.attack,
            range: weapon.range,
            ordnance: weapon.ordnance,
        })
    });
    primary.chain(special).collect()
}

impl State {
    /// XW-ATK-01, XW-ATK-02: every weapon with every ship it can attack.
    #[must_use]
    pub fn shots(&self, ship: ShipId) -> Vec<Shooting> {
        let scene = self.scene();
        self.shots_in(&scene, ship)
    }

    pub(in crate::game) fn shots_in(&self, scene: &Scene, ship: ShipId) -> Vec<Shooting> {
        let Some(sight) = scene.sight(ship) else { return Vec::new() };
        let craft = self.craft(ship);
        let tokens = craft.tokens;
        // XW-ATK-03: disarmed or cloaked ships do not attack, nor do ships at range 0 of an asteroid.
        let barred = tokens.disarm > 0
            || tokens.cloak > 0
            || sight.asteroids().is_ok_and(|asteroids| !asteroids.is_empty());
        if barred {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (place, weapon) in (0..).zip(weapons(&craft)) {
            // XW-ATK-14
            if self.public.bonus.is_some_and(|bonus| !bonus.admits(&weapon)) {
                continue;
            }
            let Some(lock_only) = self.ready(&craft, weapon) else { continue };
            let lock_only = lock_only && !self.public.bonus.is_some_and(Bonus::is_without_lock);
            for shot in sight.shots(weapon.arc, weapon.range.0, weapon.range.1).unwrap_or_default() {
                if lock_only && craft.lock != Some(Object::Ship(shot.ship)) {
                    continue;
                }
                let reached =
                    |target: &ShipId| self.public.bonus.is_none_or(|bonus| self.reaches(bonus, *target));
                if let Some(target) = self.public.named(shot.ship).filter(reached) {
                    all.push(Shooting { weapon: place, target, shot });
                }
            }
        }
        all
    }

    /// XW-ATK-04: `None` if the charge or the token required by the weapon's header is missing; `Some(true)` if the
    /// defender must be locked.
    fn ready(&self, craft: &Craft<'static>, weapon: Weapon) -> Option<bool> {
        let Some(fitted) = weapon.card.and_then(|place| craft.upgrades.get(usize::from(place))) else {
            return Some(false);
        };
        if fitted.card.charges > 0 && fitted.charges == 0 {
            return None;
        }
        let needs = fitted.card.weapon.as_ref().map_or(&[][..], |weapon| &weapon.requires);
        let by_token = needs.iter().any(|need| match need {
            Requirement::Lock => false,
            Requirement::Focus => craft.tokens.focus > 0,
            Requirement::Calculate => craft.tokens.calculate > 0,
        });
        if needs.is_empty() || by_token {
            Some(false)
        } else {
            needs.contains(&Requirement::Lock).then_some(true)
        }
    }

    pub(in crate::game) fn offer_shots(&self, ship: ShipId, list: &mut Vec<Choice>) {
        list.extend(self.shots(ship).iter().map(|shot| Choice::Fire(shot.weapon, shot.target)));
        list.push(Choice::Pass);
        list.sort_unstable();
    }

    pub(in crate::game) fn may_fire(&self, ship: ShipId, weapon: u8, target: ShipId) -> Result<(), Refusal> {
        let shots = self.shots(ship);
        if shots.iter().any(|shot| shot.weapon == weapon && shot.target == target) {
            Ok(())
        } else {
            Err(Refusal { rule: rules::TARGET, by: Cause::NoShot })
        }
    }

    /// Declares the attack and pays its costs.
    pub(in crate::game) fn fire(
        &mut self,
        ship: ShipId,
        weapon: u8,
        target: ShipId,
        out: &mut Out<'_, Event>,
    ) {
        self.public.ship_mut(ship).round.engaged = true;
        let scene = self.scene();
        let shots = self.shots_in(&scene, ship);
        let Some(found) = shots.into_iter().find(|shot| shot.weapon == weapon && shot.target == target)
        else {
            return;
        };
        let craft = self.craft(ship);
        let Some(armed) = weapons(&craft).get(usize::from(weapon)).copied() else { return };
        if let Some(place) = armed.card
            && let Some(fit) = self.public.ship_mut(ship).cards.get_mut(usize::from(place))
        {
            fit.charges = fit.charges.saturating_sub(1);
        }
        self.public.attack = Attack {
            attacker: ship,
            defender: target,
            weapon,
            range: found.shot.range,
            obstructed: found.shot.obstructed,
            gas: self.gas_between(&scene, ship, target, armed),
            bonus: self.public.bonus.take(),
            ..Attack::default()
        };
        let dice = self.attack_dice();
        let card = armed.card.and_then(|place| self.public.ship(ship).cards.get(usize::from(place)));
        let card = card.map(|fit| fit.card);
        let Attack { range, obstructed, .. } = self.public.attack;
        out.tell(Viewers::ALL, || {
            let line = self.line(&self.footprint(ship), &self.footprint(target));
            let line = line.map(|(from, to)| (spot(from), spot(to)));
            Event::Declared { ship, target, card, dice, range, obstructed, line }
        });
        self.public.first(&[Task::Roll, Task::Aftermath]);
        if let Some(card) = card.and_then(|card| self.card(card)) {
            self.after_declaring(card, &found, out);
        }
    }

    /// Rolls attack dice, unless the attack has already hit without them.
    pub(in crate::game) fn roll_attack(&mut self) {
        if self.public.attack.hit {
            return;
        }
        self.public.first(&[Task::Shield, Task::Aim, Task::Dodge, Task::Evade, Task::Neutralize]);
        self.public.open = Open::RollAttack { dice: self.attack_dice(), again: false };
    }

    /// Whether a gas cloud obstructs an attack with the weapon at this index.
    pub(in crate::game) fn gas_at(&self, ship: ShipId, weapon: u8, target: ShipId) -> bool {
        let armed = weapons(&self.craft(ship)).get(usize::from(weapon)).copied();
        armed.is_some_and(|armed| self.gas_between(&self.scene(), ship, target, armed))
    }

    /// Whether a gas cloud obstructs the attack.
    fn gas_between(&self, scene: &Scene, ship: ShipId, target: ShipId, weapon: Weapon) -> bool {
        let arcs: Arcs = weapon_arcs(weapon.arc, self.public.ship(ship).turret).into_iter().collect();
        let Some(measure) = arcs.measure(&self.footprint(ship), &self.footprint(target)) else {
            return false;
        };
        let across = sight(&measure, &scene.position.obstacles).across;
        let rocks = &scene.position.obstacles;
        across.iter().any(|index| rocks.get(index).is_some_and(|rock| rock.kind == ObstacleKind::GasCloud))
    }

    /// A ship that holds fire has engaged as well.
    pub(in crate::game) fn hold(&mut self, ship: ShipId, out: &mut Out<'_, Event>) {
        self.public.bonus = None;
        self.public.ship_mut(ship).round.engaged = true;
        out.tell(Viewers::ALL, || Event::Held { ship });
    }

    /// XW-ATK-14: after an attack, cards may allow a bonus attack, once per round.
    pub(in crate::game) fn bonus_attack(&mut self, ship: ShipId, bonus: Bonus, out: &mut Out<'_, Event>) {
        if self.public.ship(ship).round.bonus {
            return;
        }
        self.public.bonus = Some(bonus);
        if self.shots(ship).is_empty() {
            self.public.bonus = None;
            return;
        }
        self.public.ship_mut(ship).round.bonus = true;
        out.tell(Viewers::ALL, || Event::BonusAttack { ship });
        if self.public.ship(ship).seat.is_none() {
            self.public.then(Task::Solo(ship, Step::Bonus(bonus)));
        } else {
            self.public.open = Open::Fire(ship);
        }
    }

    /// The bonus attacks that the completed attack allows.
    fn bonuses(&self) -> Vec<Task> {
        let Attack { attacker, defender, bonus: made_by, .. } = self.public.attack;
        let Some(weapon) = self.armed().filter(|_| made_by.is_none()) else { return Vec::new() };
        let ship = self.public.ship(attacker);
        let cards = (0..).zip(ship.cards.iter());
        cards
            .filter_map(|(place, fit)| {
                let card = self.card(fit.card)?;
                bonus(ship, Made { card, place, weapon: &weapon, defender })
            })
            .map(|bonus| Task::Bonus(attacker, bonus))
            .collect()
    }

    /// XW-TOK-04, XW-TOK-05: strain and deplete tokens are removed if dice were rolled (XW-ABL-21).
    pub(in crate::game) fn aftermath(&mut self, out: &mut Out<'_, Event>) {
        let Attack { attacker, defender, hit, reds, .. } = self.public.attack;
        // An attack that hit without any dice is one that needed none.
        let rolled = !hit || reds.all().dice() > 0;
        if rolled && self.public.ship(defender).is_in_play() {
            self.lose(defender, Token::Strain, 1, crate::rules::token::STRAIN, out);
        }
        if rolled && self.public.ship(attacker).is_in_play() {
            self.lose(attacker, Token::Deplete, 1, crate::rules::token::DEPLETE, out);
        }
        let mut after = self.weapon_aftermath(out);
        after.extend(self.bonuses());
        self.public.first(&after);
        self.public.attack = Attack::default();
        self.remove_doomed_unless_engaging(out);
    }
}
