//! The weapons segment: players take turns firing until both pass.

use super::{Battle, FirePermission, LastShot};
use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{DestinyStage, Frame, Moment};
use crate::cards::card::{Card, Icon, Kind, WeaponKind};
use crate::cards::object::{Marks, ObjId, Place};
use crate::choice::Choice;
use crate::content::text_flags;
use crate::event::Event;
use crate::language::{Effect, Shot, ShotResult, Stat};
use crate::numbers::Quantity;
use crate::numbers::breakdown::{Breakdown, Cause};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// A weapon's host and the shot its text allows.
    fn shot_of(&self, weapon: ObjId) -> Option<(ObjId, &'static Shot)> {
        let Place::On(host) = self.obj(weapon)?.place else { return None };
        let bearer = self.subject(weapon)?;
        let shot = self.effects_of(bearer).find_map(|effect| match effect {
            Effect::Fire(shot) => Some(shot),
            _ => None,
        })?;
        Some((host, shot))
    }

    /// Whether a weapon is a long-range one.
    pub(crate) fn is_far(&self, weapon: ObjId) -> bool {
        self.shot_of(weapon).is_some_and(|(_, shot)| shot.far)
    }

    /// A shot in a battle, in an attack on a creature, or one that a text currently allows.
    pub(crate) fn check_fire(&self, seat: Seat, weapon: ObjId, target: ObjId) -> Result<i16, Refusal> {
        self.check_shot(seat, weapon, target, self.permission())
    }

    /// SW-WPN-01, SW-WPN-02: a participant's weapon, at an opponent's participant present with it. SW-WPN-14: outside
    /// a battle nobody has to take part.
    pub(crate) fn check_shot(
        &self,
        seat: Seat,
        weapon: ObjId,
        target: ObjId,
        permission: Option<FirePermission<'_>>,
    ) -> Result<i16, Refusal> {
        let not_there = Refusal::NotThere { card: weapon };
        self.obj(weapon).filter(|obj| obj.owner == seat).ok_or(not_there.clone())?;
        need(self.is_usable(weapon), rules::STEAL)?;
        let (host, shot) = self.shot_of(weapon).ok_or(not_there.clone())?;
        let (bearer, user) =
            (self.subject(weapon).ok_or(not_there.clone())?, self.subject(host).ok_or(not_there)?);
        let again = self.is_fired_again(weapon);
        if !again {
            self.check_firing(weapon, host, shot, permission.is_some())?;
        }
        if let Some(permission) = permission {
            let allowed = permission.by == seat && self.is_target(permission.bearer, permission.with, weapon);
            need(allowed && !self.is_with_captive(target), rules::OUTSIDE)?;
        }
        let aim = self.subject(target).ok_or(Refusal::NotThere { card: target })?;
        // SW-WPN-11: a long-range weapon reaches a battle at an adjacent site.
        let (from, to) = (self.location(weapon), self.location(target));
        let reaches =
            from == to || shot.far && from.zip(to).is_some_and(|(from, to)| self.are_adjacent(from, to));
        let exposed = self.is_exposed(target) || permission.is_some();
        let there = exposed && self.is_present(target) && reaches;
        let right = self.is_target(bearer, &shot.at, target) || self.is_anybodys_target(target);
        need(there && aim.owner != seat && right, rules::FIRE)?;
        let cost = if again { shot.again.as_ref().unwrap_or(&shot.cost) } else { &shot.cost };
        let mut price = Breakdown::value_only();
        price.plus(self.amount(bearer, cost, user), Cause::Rule(rules::FIRE));
        // SW-WPN-09, SW-WPN-14: a changed cost applies to the first shot only.
        if !again {
            self.apply_modifiers(Stat::FireCost, bearer, &mut price);
        }
        let times = permission.filter(|_| !again).map_or(1, |permission| i16::from(permission.times));
        self.affordable(seat, price.value.max(0) * times)
    }

    /// Whether the weapon is being fired more than once in one action (SW-WPN-09).
    fn is_fired_again(&self, weapon: ObjId) -> bool {
        matches!(self.frames.last(), Some(Frame::Again { weapon: other }) if *other == weapon)
    }

    /// Whether a card can be shot at: it takes part in the battle, is the creature being attacked, or is a weapon at
    /// the location of the battle.
    fn is_exposed(&self, target: ObjId) -> bool {
        // SW-CRE-05: in an attack, only the creature.
        if self.attacked().is_some_and(|(creature, _)| creature == target) {
            return true;
        }
        let weapon =
            self.printed(target).is_some_and(|card| matches!(card.kind, Kind::Weapon(WeaponKind::Automated)));
        let here = self.battle.is_some_and(|battle| self.location(target) == Some(battle.at));
        self.has_mark(target, Marks::FIGHTS) || weapon && here
    }

    fn is_anybodys_target(&self, target: ObjId) -> bool {
        self.has_text_flag(text_flags::TARGET)
            && self
                .printed(target)
                .is_some_and(|card| card.text.iter().any(|clause| matches!(clause.effect, Effect::Target(_))))
    }

    /// SW-WPN-02, SW-WPN-06, SW-WPN-10: how often a weapon may be fired, and by whom; an automated weapon needs no
    /// user.
    fn check_firing(&self, weapon: ObjId, host: ObjId, shot: &Shot, outside: bool) -> Result<(), Refusal> {
        let card = self.printed(weapon).ok_or(Refusal::NotThere { card: weapon })?;
        // SW-WPN-02, SW-WPN-11: once a battle, and once a turn unless it is a long-range weapon.
        let spent = self.has_mark(weapon, Marks::FIRED) || !shot.far && self.has_mark(weapon, Marks::ARMED);
        need(!spent, rules::FIRE_ONCE)?;
        // SW-WPN-12: artillery stands on its site like an automated weapon, and needs a power source.
        if stands_alone(card) {
            let gun = card.kind == Kind::Weapon(WeaponKind::Artillery);
            need(!gun || self.is_on_site(weapon) && self.has_power_source(weapon), rules::ARTILLERY)?;
            let here = self.fought_at() == self.location(weapon);
            return need(here || shot.far || outside, rules::AUTOMATED);
        }
        let engaged = self.has_mark(host, Marks::FIGHTS) || self.is_attacking(host);
        let able = self.is_present(host) && self.is_active(host);
        need(able && (engaged || shot.far || outside), rules::FIRE)?;
        // SW-STL-01: a card on which the weapon could not have been deployed carries it without using it.
        need(self.could_carry(weapon, host), rules::STEAL)?;
        // SW-WPN-11: a long-range weapon may be used more than once a turn, but leaves no use for another weapon.
        let used = self.obj(host).map_or(0, |obj| obj.marks.weapons());
        let same = shot.far && self.has_mark(weapon, Marks::ARMED);
        let fresh = same || self.uses_per_turn(host).is_none_or(|most| used < most);
        need(fresh, rules::FIRE_ONCE)?;
        match card.kind {
            Kind::Weapon(WeaponKind::Starship | WeaponKind::Vehicle | WeaponKind::Squadron) => {
                let gunner = |id: ObjId| {
                    self.printed(id)
                        .is_some_and(|card| !card.icons.has(Icon::Droid) || card.icons.has(Icon::Warrior))
                };
                let own = self.obj(host).map(|obj| obj.owner);
                let manned =
                    self.aboard(host).any(|id| self.obj(id).map(|obj| obj.owner) == own && gunner(id));
                need(self.permanent_ability(host) > 0 || manned, rules::GUNNER)
            }
            _ => Ok(()),
        }
    }

    /// The location of the current battle or attack.
    fn fought_at(&self) -> Option<ObjId> {
        let attack = || self.attacked().and_then(|(creature, _)| self.location(creature));
        self.battle.map(|battle| battle.at).or_else(attack)
    }

    pub(crate) fn offer_again(&self, seat: Seat, weapon: ObjId, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        let targets = self.in_play().map(|(id, _)| id);
        let legal = targets.filter(|target| self.check_fire(seat, weapon, *target).is_ok());
        out.extend(legal.map(|target| Choice::Fire { weapon, target }));
    }

    /// Asks only if there is a target for another shot.
    pub(crate) fn run_again(&mut self, weapon: ObjId) -> bool {
        let mut legal = Vec::new();
        if let Some(obj) = self.obj(weapon) {
            self.offer_again(obj.owner, weapon, &mut legal);
        }
        if legal.len() > 1 {
            return false;
        }
        self.frames.pop();
        true
    }

    pub(crate) fn offer_shots(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        self.offer_plays(seat, out);
        self.shots(seat, |weapon, target| out.push(Choice::Fire { weapon, target }));
    }

    pub(crate) fn shots(&self, seat: Seat, mut each: impl FnMut(ObjId, ObjId)) {
        for (weapon, obj) in self.in_play() {
            let armed = obj.owner == seat && matches!(self.card(obj.card).kind, Kind::Weapon(_));
            if armed && self.shot_of(weapon).is_some() {
                let targets = self.in_play().map(|(id, _)| id).filter(|id| self.is_exposed(*id));
                let legal = targets.filter(|target| self.check_fire(seat, weapon, *target).is_ok());
                legal.for_each(|target| each(weapon, target));
            }
        }
    }

    /// SW-BTL-04: a player who, judging from public information, has nothing to fire passes automatically; two passes
    /// end the segment.
    pub(super) fn run_weapons(&mut self, battle: Battle, out: &mut EventSink<'_, Event>) -> bool {
        if battle.passes >= 2 {
            self.begin_power();
            return true;
        }
        let mut any = false;
        self.shots(battle.turn, |_, _| any = true);
        any = any || self.is_asked(battle.turn, out);
        if !any {
            self.pass_weapons();
        }
        !any
    }

    /// After an action in the weapons segment, the other player acts next.
    pub(crate) fn acted_in_battle(&mut self, by: Seat) {
        self.change_battle(|battle| {
            battle.passes = 0;
            battle.turn = by.other();
        });
    }

    pub(crate) fn pass_weapons(&mut self) {
        self.change_battle(|battle| {
            battle.passes += 1;
            battle.turn = battle.turn.other();
        });
    }

    pub(crate) fn fire(&mut self, by: Seat, weapon: ObjId, target: ObjId, out: &mut EventSink<'_, Event>) {
        let cost = self.check_fire(by, weapon, target).unwrap_or(0);
        let Some((host, shot)) = self.shot_of(weapon) else { return };
        self.pay(by, cost);
        if self.is_fired_again(weapon) {
            self.frames.pop();
        } else if !self.has_mark(weapon, Marks::ARMED)
            && let Some(obj) = self.obj_mut(host)
        {
            // SW-WPN-09: all shots of a repeating weapon are one use of it.
            obj.marks = obj.marks.with_weapon();
        }
        self.mark(weapon, Marks::ARMED);
        if let Some(Frame::Outside { fired, .. }) = self.frames.last_mut() {
            *fired = true;
        }
        if self.fought_at().is_some() {
            self.mark(weapon, Marks::FIRED);
        }
        self.acted_in_battle(by);
        out.emit(Viewers::ALL, || Event::Fired { by, weapon, target, cost });
        let bonus = self.subject(weapon).zip(self.subject(target));
        let bonus = bonus.map_or(0, |(bearer, aim)| self.amount(bearer, &shot.bonus, aim));
        self.shot = Some(LastShot::new(weapon, target, bonus));
        self.frames.push(Frame::Shot { weapon, target, left: shot.draws, total: 0 });
        // SW-WPN-17: whoever fires for free pays nothing extra.
        let free = self.permission().is_some_and(|permission| permission.times == 0);
        let most = i16::from(shot.raise).min(self.force(by)) as u8;
        if most > 0 && !free {
            self.frames.push(Frame::Raise { weapon, most });
        }
    }

    /// SW-WPN-17: extra Force is paid for the shot: none for the first answer.
    pub(crate) fn pick_raise(&mut self, pick: u8, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Raise { weapon, .. }) = self.frames.pop() else { return };
        let Some(by) = self.obj(weapon).map(|obj| obj.owner) else { return };
        let raised = pick.saturating_sub(1);
        let cost = i16::from(raised);
        if let Some(shot) = &mut self.shot {
            shot.raised = raised;
            shot.bonus += cost;
        }
        if cost > 0 {
            self.pay(by, cost);
            out.emit(Viewers::ALL, || Event::Paid { by, cost });
        }
    }

    /// SW-WPN-03: draws the next weapon destiny, or compares the total; a failed draw fails the shot.
    pub(crate) fn run_shot(
        &mut self,
        weapon: ObjId,
        target: ObjId,
        left: u8,
        total: i16,
        out: &mut EventSink<'_, Event>,
    ) {
        let Some(by) = self.obj(weapon).map(|obj| obj.owner) else {
            self.frames.pop();
            self.forget_shot();
            return;
        };
        if left > 0 {
            let (kind, stage) = (DestinyKind::Weapon, DestinyStage::Fresh);
            self.frames.push(Frame::Destiny { by, kind, stage });
            return;
        }
        // SW-WPN-16: in a contest the target's player draws too; that is no weapon destiny.
        let contest = self.shot_of(weapon).is_some_and(|(_, shot)| shot.contest);
        if contest && self.shot.is_some_and(|shot| shot.against.is_none()) {
            let defender = self.obj(target).map_or(by.other(), |obj| obj.owner);
            self.push_destiny(defender, DestinyKind::Card);
            return;
        }
        self.frames.pop();
        let mut hit = false;
        // SW-DST-03: if all its destinies were canceled there is nothing to compare.
        if self.shot.is_some_and(|shot| shot.drawn.iter().any(Option::is_some)) {
            hit = self.compare(weapon, target, total, out);
        }
        self.forget_shot();
        if self.shot_of(weapon).is_some_and(|(_, shot)| shot.again.is_some()) {
            self.frames.push(Frame::Again { weapon });
        }
        // SW-ACN-14: a card hit in a battle may be responded to.
        if hit {
            self.open_window(Moment::Hit(target, weapon), by.other());
        }
    }

    /// SW-WPN-04, SW-WPN-05: a total above the defense value hits. Returns whether the target was hit in a battle.
    fn compare(&mut self, weapon: ObjId, target: ObjId, drawn: i16, out: &mut EventSink<'_, Event>) -> bool {
        let (Some((host, shot)), Some(bearer), Some(aim)) =
            (self.shot_of(weapon), self.subject(weapon), self.subject(target))
        else {
            return false;
        };
        let fired = self.shot.map_or((0, 0), |shot| (shot.raised, shot.against.unwrap_or(0)));
        let (raised, against) = fired;
        let total = drawn + self.amount(bearer, &shot.bonus, aim) + i16::from(raised);
        let (total, defense) = if shot.contest {
            (total + self.power(host), against + self.power(target))
        } else {
            (total, self.quantity(Quantity::Defense(target)))
        };
        let hit = total > defense;
        if let Some(shot) = &mut self.shot {
            shot.defense = Some(defense);
        }
        let rule = rules::DEFENSE;
        out.emit(Viewers::ALL, || Event::Shot { weapon, target, total, defense, hit, rule });
        if !hit {
            return false;
        }
        // SW-WPN-05: a card hit without taking part in the battle is lost at once.
        let fights = self.has_mark(target, Marks::FIGHTS);
        match shot.result {
            ShotResult::Hit | ShotResult::HitForfeitZero | ShotResult::HitOrLost if !fights => {
                self.lose_with_event(target, out);
            }
            ShotResult::HitOrLost if raised == shot.raise => self.lose_with_event(target, out),
            ShotResult::Hit | ShotResult::HitOrLost => self.mark(target, Marks::HIT),
            ShotResult::HitForfeitZero => self.mark(target, Marks::HIT.with(Marks::WORTHLESS)),
            ShotResult::Ion => self.strike_ion(target, out),
            ShotResult::IonPower => self.mark(target, Marks::DEAD),
            ShotResult::Capture if self.card(aim.card).kind == Kind::Character => {
                self.capture(target, Some(host), out);
            }
            ShotResult::Capture => self.lose_with_event(target, out),
            ShotResult::Exclude => self.exclude(target, out),
        }
        self.has_mark(target, Marks::HIT)
    }

    /// SW-WPN-08: not a hit, but a permanent effect; the target's starship weapons are lost.
    fn strike_ion(&mut self, target: ObjId, out: &mut EventSink<'_, Event>) {
        self.mark(target, Marks::ION);
        for place in 0..crate::cards::object::MAX_OBJECTS as u8 {
            let id = ObjId(place);
            let mounted = self.obj(id).is_some_and(|obj| {
                let kind = self.card(obj.card).kind;
                obj.place == Place::On(target)
                    && matches!(kind, Kind::Weapon(WeaponKind::Starship | WeaponKind::Squadron))
            });
            if mounted {
                self.lose_alone(id, self.location(id), out);
            }
        }
    }
}

/// SW-WPN-15: weapons that need no user and stay where they are.
fn stands_alone(card: &Card) -> bool {
    match card.kind {
        Kind::Weapon(kind) => match kind {
            WeaponKind::Automated
            | WeaponKind::Artillery
            | WeaponKind::DeathStar
            | WeaponKind::DeathStarTwo => true,
            WeaponKind::Character | WeaponKind::Starship | WeaponKind::Vehicle | WeaponKind::Squadron => {
                false
            }
        },
        _ => false,
    }
}
