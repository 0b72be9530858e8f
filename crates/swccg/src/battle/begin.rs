//! Initiating a battle, its participants, and the sequence of its segments.

use super::{Battle, ResponseChanges, Segment};
use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{Frame, MAX_FRAMES, Moment, RESERVED_FRAMES};
use crate::cards::card::{Kind, VehicleKind, WeaponKind};
use crate::cards::object::{MAX_OBJECTS, Marks, Obj, ObjId, Place};
use crate::choice::MoveKind;
use crate::content::text_flags;
use crate::event::Event;
use crate::language::Effect;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{BySeat, EventSink, Seat, Viewers};

/// What initiating a battle costs.
const BATTLE_COST: i16 = 1;

impl State {
    /// SW-BTL-01, SW-BTL-02: once a turn at a location where both have presence among those who would fight.
    pub(crate) fn check_battle(&self, seat: Seat, at: ObjId) -> Result<i16, Refusal> {
        if !self.row.contains(&at) {
            return Err(Refusal::NotThere { card: at });
        }
        need(!self.has_mark(at, Marks::BATTLED), rules::BATTLE)?;
        need(!self.is_battle_forbidden(seat, at), rules::NO_BATTLE)?;
        need(self.can_fight_at(seat, at) && self.can_fight_at(seat.other(), at), rules::BATTLE_PRESENCE)?;
        self.affordable(seat, BATTLE_COST)
    }

    /// SW-BTL-16: whether a text keeps a player from initiating battles and attacks at a location.
    pub(super) fn is_battle_forbidden(&self, seat: Seat, at: ObjId) -> bool {
        let place = self.subject_for(at, seat);
        place.is_some_and(|place| {
            self.any_text_for(text_flags::NO_BATTLE, place, |effect| match effect {
                Effect::NoBattle(of) => Some(of),
                _ => None,
            })
        })
    }

    fn can_fight_at(&self, seat: Seat, at: ObjId) -> bool {
        self.in_play().any(|(id, obj)| {
            obj.owner == seat && self.location(id) == Some(at) && self.ability(id) > 0 && self.will_fight(id)
        })
    }

    /// Whether a card takes part: each card fights in one battle a turn.
    pub(crate) fn will_fight(&self, id: ObjId) -> bool {
        self.can_fight(id) && !self.has_mark(id, Marks::BATTLED)
    }

    pub(crate) fn can_battle_anywhere(&self) -> bool {
        self.row.iter().any(|at| self.check_battle(self.active, *at).is_ok())
    }

    pub(crate) fn begin_battle(&mut self, by: Seat, at: ObjId, out: &mut EventSink<'_, Event>) {
        self.pay(by, BATTLE_COST);
        self.mark(at, Marks::BATTLED);
        let ids: [Option<ObjId>; MAX_OBJECTS] = std::array::from_fn(|place| {
            let id = ObjId(place as u8);
            (self.location(id) == Some(at) && self.will_fight(id)).then_some(id)
        });
        for id in ids.into_iter().flatten() {
            self.mark(id, Marks::FIGHTS.with(Marks::BATTLED));
        }
        self.battle = Some(Battle {
            at,
            by,
            segment: Segment::Weapons,
            turn: by,
            passes: 0,
            times: 1,
            added: BySeat([0; 2]),
            drawing: DestinyKind::Power,
            draws: BySeat([0; 2]),
            drawn: BySeat([0; 2]),
            destiny: BySeat([0; 2]),
            power_destiny: BySeat([0; 2]),
            attrition_destiny: BySeat([0; 2]),
            cards: BySeat([[None; 6]; 2]),
            answered: ResponseChanges::default(),
            power: BySeat([0; 2]),
            damage: BySeat([0; 2]),
            attrition: BySeat([0; 2]),
            unmet: BySeat([0; 2]),
            voided: BySeat([false; 2]),
        });
        out.emit(Viewers::ALL, || Event::BattleBegan { by, at });
        self.open_window(Moment::BattleBegun, by.other());
    }

    /// SW-BTL-11: a side without presence among the participants ends the battle before any damage; every hit card is
    /// lost at once.
    fn ends_early(&self, battle: &Battle) -> bool {
        let fights = |seat: Seat| {
            self.in_play()
                .any(|(id, obj)| obj.owner == seat && obj.marks.has(Marks::FIGHTS) && self.ability(id) > 0)
        };
        let early = matches!(battle.segment, Segment::Weapons | Segment::Power);
        early && [Seat::A, Seat::B].into_iter().any(|seat| !fights(seat))
    }

    /// The next hit card is about to be lost (SW-ACN-10). Returns whether there was one.
    fn lose_hit(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let hit = self.in_play().find(|(_, obj)| obj.marks.has(Marks::HIT)).map(|(id, _)| id);
        let Some(id) = hit else { return false };
        self.begin_loss(id, out);
        true
    }

    /// Continues the battle. Returns false if a player must answer.
    pub(crate) fn run_battle(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let Some(battle) = self.battle else { return true };
        if self.ends_early(&battle) {
            if !self.lose_hit(out) {
                self.end_battle();
            }
            return true;
        }
        match battle.segment {
            Segment::Weapons => self.run_weapons(battle, out),
            Segment::Power => self.run_power(battle, out),
            Segment::Damage => self.run_damage(battle),
            Segment::End => {
                self.close_battle(out);
                true
            }
        }
    }

    pub(super) fn change_battle(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.battle {
            change(battle);
        }
    }

    /// Only texts that work at the end of a battle are left.
    pub(super) fn end_battle(&mut self) {
        if let Some(battle) = &mut self.battle {
            battle.segment = Segment::End;
            let by = battle.by;
            self.open_window(Moment::BattleEnds, by.other());
        }
    }

    fn close_battle(&mut self, out: &mut EventSink<'_, Event>) {
        if let Some(battle) = self.battle.take() {
            self.shot = None;
            self.unmark_all(Marks::OF_BATTLE);
            out.emit(Viewers::ALL, || Event::BattleEnded { at: battle.at });
        }
    }

    /// A card leaves that location for the Lost Pile; the event reports it as lost with another card.
    pub(crate) fn lose_alone(&mut self, id: ObjId, at: Option<ObjId>, out: &mut EventSink<'_, Event>) {
        if let Some((card, owner)) = self.remove(id, at) {
            out.emit(Viewers::ALL, || Event::LostWith { card, owner });
        }
    }

    /// [`crate::rules::RIDERS`]: riders of a creature get off where it stands before it is lost.
    fn dismount(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        let creature = self.printed(id).is_some_and(|card| card.kind == Kind::Vehicle(VehicleKind::Creature));
        let Some(Place::At(at)) = self.obj(id).map(|obj| obj.place).filter(|_| creature) else { return };
        for place in 0..MAX_OBJECTS as u8 {
            let rider = ObjId(place);
            if matches!(self.obj(rider).map(|obj| obj.place), Some(Place::Aboard(on, _)) if on == id) {
                self.objs[rider.index()].place = Place::At(at);
                out.emit(Viewers::ALL, || Event::Moved { id: rider, way: MoveKind::Disembark, cost: 0 });
            }
        }
    }

    /// SW-CAP-03: a card leaves the table for the Lost Pile, with everything on it and aboard. SW-TXT-02: a text may
    /// save it for the Used Pile.
    pub(crate) fn lose_from_table(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        if self.has_mark(id, Marks::SAVED) || self.is_saved(id) {
            self.put_in_used(id, out);
            return;
        }
        // SW-WPN-12: the carrier of artillery is lost with it.
        let gun = self.printed(id).is_some_and(|card| card.kind == Kind::Weapon(WeaponKind::Artillery));
        let carrier = self.host_of(id).filter(|_| gun && !self.is_on_site(id));
        let at = self.location(id);
        self.lose_attached(id, out);
        self.remove(id, at);
        if let Some(carrier) = carrier {
            self.lose_with_event(carrier, out);
        }
    }

    pub(super) fn is_saved(&self, id: ObjId) -> bool {
        self.has_text_flag(text_flags::SAVES)
            && self.subject(id).is_some_and(|subject| {
                self.any_text_for(text_flags::SAVES, subject, |effect| match effect {
                    Effect::Saves(of) => Some(of),
                    _ => None,
                })
            })
    }

    /// Everything on a card and aboard it is lost; riders get off and captives are released.
    pub(crate) fn lose_attached(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        self.dismount(id, out);
        self.release_captives(id, out);
        self.lose_within(id, out);
    }

    /// Everything inside a card is lost from where it is; captives are released first.
    pub(crate) fn lose_within(&mut self, outer: ObjId, out: &mut EventSink<'_, Event>) {
        for inner in (0..MAX_OBJECTS as u8).map(ObjId) {
            if self.is_within(inner, outer) {
                self.release_captives(inner, out);
            }
        }
        let within: [Option<(ObjId, Option<ObjId>)>; MAX_OBJECTS] = std::array::from_fn(|place| {
            let inner = ObjId(place as u8);
            // A location that is itself lost does not count as a place any more.
            let at = self.location(inner).filter(|at| *at != outer);
            self.is_within(inner, outer).then_some((inner, at))
        });
        for (inner, at) in within.into_iter().flatten() {
            self.lose_alone(inner, at, out);
        }
    }

    /// Frees a card's id; nothing aims at it any more.
    pub(crate) fn free_slot(&mut self, id: ObjId) {
        self.objs[id.index()] = Obj::default();
        for obj in &mut self.objs {
            obj.aim = obj.aim.filter(|aim| *aim != id);
        }
        self.rebuild_index();
    }

    /// SW-ACN-12: responses to a loss come after what caused it is finished, in the order of the losses. Nothing is
    /// recorded if no card of the content responds to losses.
    fn record_loss(&mut self, obj: &Obj, at: Option<ObjId>) {
        if self.content.0.answers_losses() && self.frames.len() + RESERVED_FRAMES < MAX_FRAMES {
            let card = self.content.0.name(obj.card);
            self.frames.insert(0, Frame::Lost { card, owner: obj.owner, at });
        }
    }

    fn remove(&mut self, id: ObjId, at: Option<ObjId>) -> Option<(crate::CardName, Seat)> {
        let obj = *self.obj(id)?;
        self.free_slot(id);
        let home = self.original_owner(obj.card);
        self.sides[home].lost.push(obj.card);
        self.record_loss(&obj, at);
        debug_assert!(obj.place != Place::Row, "locations are not lost in battle");
        Some((self.content.0.name(obj.card), home))
    }
}
