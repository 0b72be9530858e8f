//! The weapons segment: players fire in turns until both pass.

use super::{Battle, Segment};
use crate::card::{Icon, Kind, StarshipKind, WeaponKind};
use crate::choice::Choice;
use crate::event::Event;
use crate::frames::Frame;
use crate::language::{Effect, Shot, ShotResult, Stat};
use crate::numbers::Quantity;
use crate::object::{Marks, ObjId, Place};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use crate::why::Ledger;
use table::{Out, Seat, Viewers};

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

    /// SW-WPN-01, SW-WPN-02: a participant's weapon, at an opponent's participant present with it.
    pub(crate) fn judge_fire(&self, seat: Seat, weapon: ObjId, target: ObjId) -> Result<i16, Refusal> {
        let not_there = Refusal::NotThere { card: weapon };
        self.obj(weapon).filter(|obj| obj.owner == seat).ok_or(not_there.clone())?;
        let (host, shot) = self.shot_of(weapon).ok_or(not_there.clone())?;
        let (bearer, user) =
            (self.subject(weapon).ok_or(not_there.clone())?, self.subject(host).ok_or(not_there)?);
        need(self.has_mark(host, Marks::FIGHTS) && self.is_present(host), rules::FIRE)?;
        self.judge_use(weapon, host)?;
        let aim = self.subject(target).ok_or(Refusal::NotThere { card: target })?;
        let there = self.has_mark(target, Marks::FIGHTS) && self.is_present(target);
        need(there && aim.owner != seat && self.passes(bearer, &shot.at, aim), rules::FIRE)?;
        self.affordable(seat, self.amount(bearer, &shot.cost, user).max(0))
    }

    /// SW-WPN-02 and SW-WPN-06: how often, and by whom.
    fn judge_use(&self, weapon: ObjId, host: ObjId) -> Result<(), Refusal> {
        let (Some(card), Some(user)) = (self.printed(weapon), self.printed(host)) else {
            return Err(Refusal::NotThere { card: weapon });
        };
        let unlimited = user.kind == Kind::Starship(StarshipKind::Capital);
        let fresh = unlimited || !self.has_mark(host, Marks::ARMED);
        need(fresh && !self.has_mark(weapon, Marks::FIRED), rules::FIRE_ONCE)?;
        match card.kind {
            Kind::Weapon(WeaponKind::Starship | WeaponKind::Vehicle) => {
                let gunner = |id: ObjId| {
                    self.printed(id).is_some_and(|card| {
                        card.kind == Kind::Character
                            && (!card.icons.has(Icon::Droid) || card.icons.has(Icon::Warrior))
                    })
                };
                let manned = self
                    .in_play()
                    .any(|(id, obj)| matches!(obj.place, Place::Aboard(on, _) if on == host) && gunner(id));
                need(user.numbers.permanent > 0 || manned, rules::GUNNER)?;
                need(self.is_crewed(host), rules::CREW)
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn offer_shots(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        self.offer_plays(seat, out);
        self.shots(seat, |weapon, target| out.push(Choice::Fire { weapon, target }));
    }

    fn shots(&self, seat: Seat, mut each: impl FnMut(ObjId, ObjId)) {
        for (weapon, obj) in self.in_play() {
            let armed = obj.owner == seat && matches!(self.card(obj.card).kind, Kind::Weapon(_));
            if armed && self.shot_of(weapon).is_some() {
                let targets =
                    self.in_play().filter(|(_, obj)| obj.marks.has(Marks::FIGHTS)).map(|(id, _)| id);
                let legal = targets.filter(|target| self.judge_fire(seat, weapon, *target).is_ok());
                legal.for_each(|target| each(weapon, target));
            }
        }
    }

    /// SW-BTL-04: whoever has, for everybody to see, nothing to fire passes; two passes end the segment.
    pub(super) fn run_weapons(&mut self, battle: Battle) -> bool {
        if battle.passes >= 2 {
            self.begin_power();
            return true;
        }
        let mut any = self.might_play(battle.turn);
        self.shots(battle.turn, |_, _| any = true);
        if !any {
            self.pass_weapons();
        }
        !any
    }

    /// Whoever acted in the weapons segment lets the other one act.
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

    pub(crate) fn fire(&mut self, by: Seat, weapon: ObjId, target: ObjId, out: &mut Out<'_, Event>) {
        let cost = self.judge_fire(by, weapon, target).unwrap_or(0);
        let Some((host, shot)) = self.shot_of(weapon) else { return };
        self.pay(by, cost);
        self.mark(host, Marks::ARMED);
        self.mark(weapon, Marks::FIRED);
        self.acted_in_battle(by);
        out.tell(Viewers::ALL, || Event::Fired { by, weapon, target, cost });
        self.frames.push(Frame::Shot { weapon, target, left: shot.draws, total: 0 });
    }

    /// SW-WPN-03: draws the next weapon destiny, or compares the total; a draw that fails fails the shot.
    pub(crate) fn run_shot(
        &mut self,
        weapon: ObjId,
        target: ObjId,
        left: u8,
        total: i16,
        out: &mut Out<'_, Event>,
    ) {
        let Some(by) = self.obj(weapon).map(|obj| obj.owner) else {
            self.frames.pop();
            return;
        };
        let rule = rules::WEAPON_DESTINY;
        if left == 0 {
            self.frames.pop();
            self.compare(weapon, target, total, out);
            return;
        }
        let Some((card, printed)) = self.turn_destiny(by, out) else {
            self.frames.pop();
            out.tell(Viewers::ALL, || Event::NoDestiny { by, rule });
            return;
        };
        let mut ledger = Ledger::quick();
        ledger.plus(printed, crate::why::Cause::Destiny(card));
        if let Some((host, _)) = self.shot_of(weapon)
            && let Some(user) = self.subject(host)
        {
            self.modify(Stat::WeaponDestiny, user, &mut ledger);
        }
        let (value, total) = (ledger.value, total + ledger.value);
        out.tell(Viewers::ALL, || Event::Destiny { by, card, value, total, rule });
        if let Some(frame) = self.frames.last_mut() {
            *frame = Frame::Shot { weapon, target, left: left - 1, total };
        }
    }

    /// SW-WPN-04, SW-WPN-05: above the defence value it hits.
    fn compare(&mut self, weapon: ObjId, target: ObjId, drawn: i16, out: &mut Out<'_, Event>) {
        let (Some((_, shot)), Some(bearer), Some(aim)) =
            (self.shot_of(weapon), self.subject(weapon), self.subject(target))
        else {
            return;
        };
        let total = drawn + self.amount(bearer, &shot.bonus, aim);
        let defence = self.quantity(Quantity::Defence(target));
        let hit = total > defence;
        let rule = rules::DEFENCE;
        out.tell(Viewers::ALL, || Event::Shot { weapon, target, total, defence, hit, rule });
        if !hit {
            return;
        }
        match shot.result {
            ShotResult::Hit => self.mark(target, Marks::HIT),
            ShotResult::HitForfeitZero => self.mark(target, Marks::HIT.with(Marks::WORTHLESS)),
            ShotResult::Ion => self.strike_ion(target, out),
        }
    }

    /// SW-WPN-08: no hit; at once and for good, and its own starship weapons are lost.
    fn strike_ion(&mut self, target: ObjId, out: &mut Out<'_, Event>) {
        self.mark(target, Marks::ION);
        for place in 0..crate::object::MOST as u8 {
            let id = ObjId(place);
            let mounted = self.obj(id).is_some_and(|obj| {
                obj.place == Place::On(target)
                    && self.card(obj.card).kind == Kind::Weapon(WeaponKind::Starship)
            });
            if mounted {
                self.lose_alone(id, out);
            }
        }
    }

    fn begin_power(&mut self) {
        let Some(battle) = self.battle else { return };
        let draws = table::BySeat::from_fn(|seat| {
            self.quantity(Quantity::BattleDestinies(seat, battle.at)).clamp(0, 60) as u8
        });
        self.change_battle(|battle| {
            battle.segment = Segment::Power;
            battle.draws = draws;
            battle.turn = battle.by;
            battle.passes = 0;
        });
    }
}
