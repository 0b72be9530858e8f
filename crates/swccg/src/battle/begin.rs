//! Initiating a battle, its participants, and the sequence of its segments.

use super::{Answered, Battle, Segment};
use crate::card::{Kind, VehicleKind, WeaponKind};
use crate::choice::Way;
use crate::content::bits;
use crate::destiny::DestinyKind;
use crate::event::Event;
use crate::frames::{Frame, Moment, ROOM, SPARE};
use crate::language::Effect;
use crate::object::{MOST, Marks, Obj, ObjId, Place};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{BySeat, Out, Seat, Viewers};

/// What initiating a battle costs.
const COST: i16 = 1;

impl State {
    /// SW-BTL-01, SW-BTL-02: once a turn at a location where both have presence among those who would fight.
    pub(crate) fn judge_battle(&self, seat: Seat, at: ObjId) -> Result<i16, Refusal> {
        if !self.row.contains(&at) {
            return Err(Refusal::NotThere { card: at });
        }
        need(!self.has_mark(at, Marks::BATTLED), rules::BATTLE)?;
        need(self.can_fight_at(seat, at) && self.can_fight_at(seat.other(), at), rules::BATTLE_PRESENCE)?;
        self.affordable(seat, COST)
    }

    fn can_fight_at(&self, seat: Seat, at: ObjId) -> bool {
        self.in_play().any(|(id, obj)| {
            obj.owner == seat && self.location(id) == Some(at) && self.ability(id) > 0 && self.will_fight(id)
        })
    }

    /// Whether a card takes part: each card fights in one battle a turn.
    pub(crate) fn will_fight(&self, id: ObjId) -> bool {
        self.may_fight(id) && !self.has_mark(id, Marks::BATTLED)
    }

    pub(crate) fn can_battle_anywhere(&self) -> bool {
        self.row.iter().any(|at| self.judge_battle(self.active, *at).is_ok())
    }

    pub(crate) fn begin_battle(&mut self, by: Seat, at: ObjId, out: &mut Out<'_, Event>) {
        self.pay(by, COST);
        self.mark(at, Marks::BATTLED);
        let ids: [Option<ObjId>; MOST] = std::array::from_fn(|place| {
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
            answered: Answered::default(),
            power: BySeat([0; 2]),
            damage: BySeat([0; 2]),
            attrition: BySeat([0; 2]),
            unmet: BySeat([0; 2]),
        });
        out.tell(Viewers::ALL, || Event::BattleBegan { by, at });
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
    fn lose_hit(&mut self, out: &mut Out<'_, Event>) -> bool {
        let hit = self.in_play().find(|(_, obj)| obj.marks.has(Marks::HIT)).map(|(id, _)| id);
        let Some(id) = hit else { return false };
        self.begin_loss(id, out);
        true
    }

    /// Continues the battle. Returns false if a player must answer.
    pub(crate) fn run_battle(&mut self, out: &mut Out<'_, Event>) -> bool {
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

    fn close_battle(&mut self, out: &mut Out<'_, Event>) {
        if let Some(battle) = self.battle.take() {
            self.shot = None;
            self.unmark_all(Marks::OF_BATTLE);
            out.tell(Viewers::ALL, || Event::BattleEnded { at: battle.at });
        }
    }

    /// A card leaves that location for the Lost Pile; the event reports it as lost with another card.
    pub(crate) fn lose_alone(&mut self, id: ObjId, at: Option<ObjId>, out: &mut Out<'_, Event>) {
        if let Some((card, owner)) = self.remove(id, at) {
            out.tell(Viewers::ALL, || Event::LostWith { card, owner });
        }
    }

    /// [`crate::rules::RIDERS`]: riders of a creature get off where it stands before it is lost.
    fn dismount(&mut self, id: ObjId, out: &mut Out<'_, Event>) {
        let creature = self.printed(id).is_some_and(|card| card.kind == Kind::Vehicle(VehicleKind::Creature));
        let Some(Place::At(at)) = self.obj(id).map(|obj| obj.place).filter(|_| creature) else { return };
        for place in 0..MOST as u8 {
            let rider = ObjId(place);
            if matches!(self.obj(rider).map(|obj| obj.place), Some(Place::Aboard(on, _)) if on == id) {
                self.objs[rider.index()].place = Place::At(at);
                out.tell(Viewers::ALL, || Event::Moved { id: rider, way: Way::Disembark, cost: 0 });
            }
        }
    }

    /// SW-CAP-03: a card leaves the table for the Lost Pile, with everything on it and aboard. SW-TXT-02: a text may
    /// save it for the Used Pile.
    pub(crate) fn lose_from_table(&mut self, id: ObjId, out: &mut Out<'_, Event>) {
        if self.has_mark(id, Marks::SAVED) || self.is_saved(id) {
            self.put_in_used(id, out);
            return;
        }
        // SW-WPN-12: the carrier of artillery is lost with it.
        let gun = self.printed(id).is_some_and(|card| card.kind == Kind::Weapon(WeaponKind::Artillery));
        let carrier = self.under(id).filter(|_| gun && !self.is_on_site(id));
        let at = self.location(id);
        self.strip(id, out);
        self.remove(id, at);
        if let Some(carrier) = carrier {
            self.lose_told(carrier, out);
        }
    }

    pub(super) fn is_saved(&self, id: ObjId) -> bool {
        self.has_text(bits::SAVES)
            && self.subject(id).is_some_and(|subject| {
                self.any_text_for(bits::SAVES, subject, |effect| match effect {
                    Effect::Saves(of) => Some(of),
                    _ => None,
                })
            })
    }

    /// Everything on a card and aboard it is lost; riders get off and captives are released.
    pub(crate) fn strip(&mut self, id: ObjId, out: &mut Out<'_, Event>) {
        self.dismount(id, out);
        self.release_captives(id, out);
        self.lose_within(id, out);
    }

    /// Everything inside a card is lost from where it is; captives are released first.
    pub(crate) fn lose_within(&mut self, outer: ObjId, out: &mut Out<'_, Event>) {
        for inner in (0..MOST as u8).map(ObjId) {
            if self.is_within(inner, outer) {
                self.release_captives(inner, out);
            }
        }
        let within: [Option<(ObjId, Option<ObjId>)>; MOST] = std::array::from_fn(|place| {
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
    pub(crate) fn vacate(&mut self, id: ObjId) {
        self.objs[id.index()] = Obj::default();
        for obj in &mut self.objs {
            obj.aim = obj.aim.filter(|aim| *aim != id);
        }
        self.recount();
    }

    /// SW-ACN-12: responses to a loss come after what caused it is finished, in the order of the losses. Nothing is
    /// recorded if no card of the content responds to losses.
    fn note_loss(&mut self, obj: &Obj, at: Option<ObjId>) {
        if self.content.0.answers_losses() && self.frames.len() + SPARE < ROOM {
            let card = self.content.0.name(obj.card);
            self.frames.insert(0, Frame::Lost { card, owner: obj.owner, at });
        }
    }

    fn remove(&mut self, id: ObjId, at: Option<ObjId>) -> Option<(crate::CardName, Seat)> {
        let obj = *self.obj(id)?;
        self.vacate(id);
        let home = self.home(obj.card);
        self.sides[home].lost.push(obj.card);
        self.note_loss(&obj, at);
        debug_assert!(obj.place != Place::Row, "locations are not lost in battle");
        Some((self.content.0.name(obj.card), home))
    }
}
