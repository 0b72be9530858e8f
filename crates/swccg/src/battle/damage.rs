//! The damage segment: players take turns forfeiting hit cards, meeting attrition and taking battle damage.

use super::Battle;
use crate::action::frames::{Frame, Moment};
use crate::cards::card::{Kind, VehicleKind};
use crate::cards::object::{MAX_OBJECTS, Marks, ObjId};
use crate::choice::{Choice, LossSource};
use crate::event::Event;
use crate::numbers::Quantity;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{BySeat, EventSink, Seat, Viewers};

impl State {
    /// The initiator goes first; players alternate while both still owe something.
    pub(super) fn run_damage(&mut self, battle: Battle) -> bool {
        let owes = |seat| self.owes(&battle, seat);
        match (owes(battle.turn), owes(battle.turn.other())) {
            (true, _) => return false,
            (false, true) => self.change_battle(|battle| battle.turn = battle.turn.other()),
            (false, false) => self.end_battle(),
        }
        true
    }

    /// Whether a player has a hit card, attrition that can be met, or damage left.
    fn owes(&self, battle: &Battle, seat: Seat) -> bool {
        let fights = |(_, obj): &(ObjId, &crate::cards::object::Obj)| {
            obj.owner == seat && obj.marks.has(Marks::FIGHTS)
        };
        let can_pay =
            self.life(seat) > 0 || !self.sides[seat].hand.is_empty() || self.in_play().any(|it| fights(&it));
        let hit = self.in_play().filter(fights).any(|(_, obj)| obj.marks.has(Marks::HIT));
        let attrition = battle.unmet[seat] > 0
            && self.in_play().filter(fights).any(|(_, obj)| !obj.marks.has(Marks::SPARED));
        hit || attrition || battle.damage[seat] > 0 && can_pay
    }

    /// SW-BTL-09: immunity is decided once, when the damage segment begins, against the full attrition.
    pub(super) fn spare_the_immune(&mut self, attrition: BySeat<i16>) {
        let immune: [bool; MAX_OBJECTS] = std::array::from_fn(|place| {
            let id = ObjId(place as u8);
            self.obj(id)
                .is_some_and(|obj| obj.marks.has(Marks::FIGHTS) && self.is_immune(attrition[obj.owner], id))
        });
        for (obj, _) in self.objs.iter_mut().zip(immune).filter(|(_, immune)| *immune) {
            obj.marks = obj.marks.with(Marks::SPARED);
        }
    }

    /// Immune to attrition below a number; an enclosed ship also protects those aboard.
    fn is_immune(&self, attrition: i16, id: ObjId) -> bool {
        let mut at = Some(id);
        while let Some(card) = at {
            if self.quantity(Quantity::Immunity(card)) > attrition && (card == id || self.is_enclosed(card)) {
                return true;
            }
            at = self.host_of(card);
        }
        false
    }

    /// SW-BTL-10: one of the player's own participants, while there is something to forfeit it for.
    pub(crate) fn check_forfeit(&self, seat: Seat, id: ObjId) -> Result<(), Refusal> {
        let Some(battle) = &self.battle else { return Err(Refusal::OtherQuestion) };
        let obj = self.obj(id).filter(|obj| obj.owner == seat).ok_or(Refusal::NotThere { card: id })?;
        let owed = obj.marks.has(Marks::HIT) || battle.damage[seat] > 0 || battle.unmet[seat] > 0;
        need(obj.marks.has(Marks::FIGHTS) && owed, rules::FORFEIT)
    }

    pub(crate) fn check_battle_loss(&self, seat: Seat, from: LossSource) -> Result<(), Refusal> {
        need(self.battle.is_some_and(|battle| battle.damage[seat] > 0), rules::DAMAGE)?;
        self.check_loss(seat, from)
    }

    pub(crate) fn offer_losses(&self, seat: Seat, out: &mut Vec<Choice>) {
        let forfeits = self.in_play().map(|(id, _)| id).filter(|id| self.check_forfeit(seat, *id).is_ok());
        out.extend(forfeits.map(Choice::Forfeit));
        if self.battle.is_some_and(|battle| battle.damage[seat] > 0) {
            out.extend(self.losses(seat).map(Choice::Lose));
        }
    }

    /// The forfeit value counts toward both damage and attrition.
    pub(crate) fn forfeit(&mut self, owner: Seat, id: ObjId, out: &mut EventSink<'_, Event>) {
        let value = self.quantity(Quantity::Forfeit(id));
        let Some(card) = self.printed(id).map(|card| card.name) else { return };
        self.change_battle(|battle| {
            battle.damage[owner] = (battle.damage[owner] - value).max(0);
            battle.unmet[owner] = (battle.unmet[owner] - value).max(0);
            battle.turn = owner.other();
        });
        let (damage, attrition) =
            self.battle.map_or((0, 0), |battle| (battle.damage[owner], battle.unmet[owner]));
        out.emit(Viewers::ALL, || Event::Forfeited { owner, card, value, damage, attrition });
        self.begin_leaving(id, owner);
    }

    /// SW-ACN-10: a card is about to be lost.
    fn begin_leaving(&mut self, id: ObjId, owner: Seat) {
        // SW-TXT-02: a text that saves the card is applied now, even if the bearer of the text is lost with it.
        if self.is_saved(id) {
            self.mark(id, Marks::SAVED);
        }
        self.frames.push(Frame::Leaving { card: id });
        self.open_window(Moment::Leaving(id), owner.other());
    }

    /// SW-ACN-10: a card is about to be lost without being forfeited.
    pub(crate) fn begin_loss(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        let Some(obj) = self.obj(id).copied() else { return };
        let (card, owner) = (self.content.0.name(obj.card), self.original_owner(obj.card));
        out.emit(Viewers::ALL, || Event::LostWith { card, owner });
        self.begin_leaving(id, obj.owner);
    }

    /// SW-ACN-10: after all responses, a card still to be lost is lost; characters aboard are lost one by one before
    /// their ship.
    pub(crate) fn run_leaving(&mut self, card: ObjId, out: &mut EventSink<'_, Event>) {
        let lost = self.obj(card).is_some() && self.is_active(card);
        if let Some(inner) = self.lost_within(card).filter(|_| lost) {
            self.begin_loss(inner, out);
            return;
        }
        self.frames.pop();
        if lost {
            self.lose_from_table(card, out);
        } else if let Some(obj) = self.obj_mut(card) {
            obj.marks = obj.marks.without(Marks::HIT);
        }
    }

    /// A character lost with a card; captives are released and riders get off instead (SW-CAP-04).
    fn lost_within(&self, card: ObjId) -> Option<ObjId> {
        let creature =
            self.printed(card).is_some_and(|card| card.kind == Kind::Vehicle(VehicleKind::Creature));
        let mut all = self.in_play().filter(|_| !creature);
        let inside = |id: ObjId| self.is_within(id, card) && self.is_active(id);
        all.find(|(id, obj)| self.card(obj.card).kind == Kind::Character && inside(*id)).map(|(id, _)| id)
    }

    pub(crate) fn take_damage(&mut self, seat: Seat, from: LossSource, out: &mut EventSink<'_, Event>) {
        self.change_battle(|battle| {
            battle.damage[seat] -= 1;
            battle.turn = seat.other();
        });
        self.lose_force(seat, from, out);
    }
}
