//! Creatures: they live in their habitat, provide no presence and take no part in battles. In its player's battle
//! phase each creature attacks a card present with it; players may attack creatures too. Parasites, which attach
//! themselves, are not implemented.

use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{AttackStage, Frame};
use crate::cards::card::{Kind, VehicleKind};
use crate::cards::object::{Marks, Obj, ObjId};
use crate::choice::Choice;
use crate::content::text_flags;
use crate::event::Event;
use crate::language::{Effect, Filter};
use crate::numbers::Quantity;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

/// Ability needed to draw a destiny in an attack.
const ATTACK_DESTINY_ABILITY: i16 = 4;

impl State {
    fn is_creature(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.kind == Kind::Creature)
    }

    /// Base ferocity and number of destinies from a creature's text.
    fn ferocity(&self, creature: ObjId) -> (i16, u8) {
        let text = self.printed(creature).map_or(&[][..], |card| &card.text);
        let printed = text.iter().find_map(|clause| match clause.effect {
            Effect::Ferocity { base, draws } => Some((base, draws)),
            _ => None,
        });
        printed.unwrap_or((0, 0))
    }

    /// SW-CRE-03: a creature may attack characters, creature vehicles and other creatures present with it, unless its
    /// text is more selective.
    fn is_prey(&self, creature: ObjId, id: ObjId) -> bool {
        let (Some(bearer), Some(card)) = (self.subject(creature), self.printed(id)) else { return false };
        let here = id != creature && self.location(id) == bearer.at && self.is_present(id);
        let edible =
            matches!(card.kind, Kind::Character | Kind::Creature | Kind::Vehicle(VehicleKind::Creature));
        let chosen = |filter: &Filter| self.is_target(bearer, filter, id);
        let taste = self.effects_of(bearer).find_map(|effect| match effect {
            Effect::Prey(filter) => Some(filter),
            _ => None,
        });
        here && edible && self.is_active(id) && taste.is_none_or(chosen)
    }

    /// The prey of a creature that belongs to this player.
    pub(crate) fn prey(&self, creature: ObjId, whose: Seat) -> impl Iterator<Item = ObjId> + '_ {
        let of = self.in_play().filter(move |(_, obj)| obj.owner == whose).map(|(id, _)| id);
        of.filter(move |id| self.is_prey(creature, *id))
    }

    /// SW-CRE-03: the next creature of the active player that must attack.
    fn next_attacking_creature(&self) -> Option<ObjId> {
        if !self.has_text_flag(text_flags::CREATURE) {
            return None;
        }
        self.in_play().find_map(|(id, obj)| {
            let due = obj.owner == self.active
                && self.card(obj.card).kind == Kind::Creature
                && !obj.marks.has(Marks::BATTLED)
                && self.is_active(id)
                && self.in_play().any(|(other, _)| self.is_prey(id, other));
            due.then_some(id)
        })
    }

    /// Creatures attack before anybody acts in the battle phase. Returns whether one does.
    pub(crate) fn run_creatures(&mut self) -> bool {
        let Some(creature) = self.next_attacking_creature() else { return false };
        self.mark(creature, Marks::BATTLED);
        let [own, theirs] = [self.active, self.active.other()].map(|seat| self.prey(creature, seat).count());
        let whose = match (own, theirs) {
            (0, _) => Some(self.active.other()),
            (_, 0) => Some(self.active),
            (_, _) => None,
        };
        self.frames.push(Frame::Hunt { creature, whose });
        true
    }

    /// The cards of a player, several of them, one of which is chosen at random now.
    pub(crate) fn lots(&self) -> Option<(Seat, Vec<ObjId>)> {
        let (seat, lots): (Seat, Vec<ObjId>) = match self.frames.last()? {
            Frame::Hunt { creature, whose: Some(whose) } => (*whose, self.prey(*creature, *whose).collect()),
            Frame::Lot { seat, at } => (*seat, self.characters_at(*seat, *at).collect()),
            _ => return None,
        };
        (lots.len() > 1).then_some((seat, lots))
    }

    /// The active characters of a player at a location.
    fn characters_at(&self, seat: Seat, at: ObjId) -> impl Iterator<Item = ObjId> + '_ {
        self.in_play().map(|(id, _)| id).filter(move |id| self.can_cull(seat, at, *id))
    }

    /// SW-RND-01: the card that chance has chosen is attacked, or lost.
    pub(crate) fn draw_lot(&mut self, card: ObjId, out: &mut EventSink<'_, Event>) {
        if let Some(Frame::Lot { .. }) = self.frames.last() {
            self.frames.pop();
            self.lose_with_event(card, out);
        } else {
            self.start_creature_attack(card, out);
        }
    }

    /// A single character needs no lot. Returns whether the frame is done.
    pub(crate) fn run_lot(&mut self, seat: Seat, at: ObjId, out: &mut EventSink<'_, Event>) {
        let only = self.characters_at(seat, at).next();
        self.frames.pop();
        if let Some(card) = only {
            self.lose_with_event(card, out);
        }
    }

    /// The creature's player chooses whose cards it attacks: 1 for the opponent's, 2 for the player's own.
    pub(crate) fn pick_prey(&mut self, pick: u8) {
        let to = if pick == 1 { self.active.other() } else { self.active };
        if let Some(Frame::Hunt { whose, .. }) = self.frames.last_mut() {
            *whose = Some(to);
        }
    }

    /// A single possible prey needs no random choice. Returns false if a player must answer.
    pub(crate) fn run_hunt(
        &mut self,
        creature: ObjId,
        whose: Option<Seat>,
        out: &mut EventSink<'_, Event>,
    ) -> bool {
        let Some(whose) = whose else { return false };
        let only = self.prey(creature, whose).next();
        match only {
            Some(victim) => self.start_creature_attack(victim, out),
            None => {
                self.frames.pop();
            }
        }
        true
    }

    pub(crate) fn start_creature_attack(&mut self, victim: ObjId, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Hunt { creature, .. }) = self.frames.pop() else { return };
        let Some(by) = self.obj(victim).map(|obj| obj.owner) else { return };
        self.begin_attack(creature, by, Some(victim), out);
    }

    fn begin_attack(
        &mut self,
        creature: ObjId,
        by: Seat,
        victim: Option<ObjId>,
        out: &mut EventSink<'_, Event>,
    ) {
        out.emit(Viewers::ALL, || Event::Attacked { creature, by, victim });
        // Two creatures fight without weapons.
        let beasts = victim.is_some_and(|id| self.is_creature(id));
        let stage = if beasts { self.power_stage(by, creature, victim) } else { AttackStage::Weapons };
        let power = if beasts { victim.map_or(0, |id| self.ferocity(id).0) } else { 0 };
        let ferocity = self.ferocity(creature).0;
        self.frames.push(Frame::Attack { creature, by, victim, stage, power, ferocity });
    }

    /// SW-CRE-04: a creature of the opponent, once a turn, where the player has ability present with it.
    pub(crate) fn check_attack(&self, seat: Seat, creature: ObjId) -> Result<(), Refusal> {
        let there = self.obj(creature).filter(|_| self.is_creature(creature));
        let obj = there.ok_or(Refusal::NotThere { card: creature })?;
        let fresh = obj.owner != seat && !obj.marks.has(Marks::BATTLED) && self.is_active(creature);
        let at = self.location(creature);
        need(!at.is_some_and(|at| self.is_battle_forbidden(seat, at)), rules::NO_BATTLE)?;
        need(fresh && self.attackers(seat, creature).any(|id| self.ability(id) > 0), rules::ATTACK)
    }

    pub(crate) fn attacks(&self, seat: Seat) -> impl Iterator<Item = ObjId> + '_ {
        let some = self.has_text_flag(text_flags::CREATURE);
        let all = self.in_play().map(|(id, _)| id).filter(move |_| some);
        all.filter(move |id| self.check_attack(seat, *id).is_ok())
    }

    pub(crate) fn attack(&mut self, seat: Seat, creature: ObjId, out: &mut EventSink<'_, Event>) {
        self.mark(creature, Marks::BATTLED);
        self.begin_attack(creature, seat, None, out);
    }

    /// The player's characters and vehicles present with a creature.
    fn attackers(&self, seat: Seat, creature: ObjId) -> impl Iterator<Item = ObjId> + '_ {
        let at = self.location(creature);
        let fit = move |(id, obj): &(ObjId, &Obj)| {
            let card = self.card(obj.card);
            obj.owner == seat
                && (card.kind == Kind::Character || matches!(card.kind, Kind::Vehicle(_)))
                && self.location(*id) == at
                && self.is_present(*id)
                && self.is_active(*id)
        };
        self.in_play().filter(fit).map(|(id, _)| id)
    }

    /// The current attack: the creature, and the player who fights it.
    pub(crate) fn attacked(&self) -> Option<(ObjId, Seat)> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Attack { creature, by, .. } => Some((*creature, *by)),
            _ => None,
        })
    }

    /// Whether a card takes part in the current attack, so that its weapons may be fired at the creature.
    pub(crate) fn is_attacking(&self, id: ObjId) -> bool {
        let Some(Frame::Attack { creature, by, victim, .. }) =
            self.frames.iter().rev().find(|frame| matches!(frame, Frame::Attack { .. }))
        else {
            return false;
        };
        match victim {
            Some(victim) => id == *victim,
            None => self.attackers(*by, *creature).any(|other| other == id),
        }
    }

    fn power_stage(&self, by: Seat, creature: ObjId, victim: Option<ObjId>) -> AttackStage {
        let ability: i16 = match victim {
            Some(id) if self.is_creature(id) => return AttackStage::Power(self.ferocity(id).1),
            Some(id) => self.ability(id),
            None => self.attackers(by, creature).map(|id| self.ability(id)).sum(),
        };
        AttackStage::Power(u8::from(ability >= ATTACK_DESTINY_ABILITY && !self.sides[by].reserve.is_empty()))
    }

    /// The weapons of the attack are finished: power is computed next.
    pub(crate) fn end_attack_weapons(&mut self) {
        let Some(Frame::Attack { creature, by, victim, .. }) = self.frames.last().copied() else { return };
        let strength = match victim {
            Some(id) => self.power(id),
            None => self.attackers(by, creature).map(|id| self.power(id)).sum(),
        };
        let next = self.power_stage(by, creature, victim);
        if let Some(Frame::Attack { stage, power, .. }) = self.frames.last_mut() {
            (*stage, *power) = (next, strength);
        }
    }

    /// Continues an attack. Returns false if a player must answer.
    pub(crate) fn run_attack(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let Some(Frame::Attack { creature, by, victim, stage, power, ferocity }) =
            self.frames.last().copied()
        else {
            return true;
        };
        let over = self.obj(creature).is_none() || victim.is_some_and(|id| self.obj(id).is_none());
        if over {
            self.close_attack();
            return true;
        }
        match stage {
            AttackStage::Weapons => {
                let mut any = false;
                self.shots(by, |_, _| any = true);
                if any {
                    return false;
                }
                self.end_attack_weapons();
            }
            AttackStage::Power(0) => self.set_attack_stage(AttackStage::Ferocity(self.ferocity(creature).1)),
            AttackStage::Power(_) => self.push_destiny(by, DestinyKind::Attack),
            AttackStage::Ferocity(0) => {
                self.close_attack();
                self.decide_attack(creature, victim, power, ferocity, out);
            }
            AttackStage::Ferocity(_) => {
                let owner = self.obj(creature).map_or(by.other(), |obj| obj.owner);
                self.push_destiny(owner, DestinyKind::Attack);
            }
        }
        true
    }

    fn set_attack_stage(&mut self, to: AttackStage) {
        if let Some(Frame::Attack { stage, .. }) = self.frames.last_mut() {
            *stage = to;
        }
    }

    /// Adds a destiny drawn in an attack; a failed draw adds nothing.
    pub(crate) fn count_attack_destiny(frame: &mut Frame, value: i16) {
        if let Frame::Attack { stage, power, ferocity, .. } = frame {
            match stage {
                AttackStage::Power(left) => {
                    *power += value;
                    *left = left.saturating_sub(1);
                }
                AttackStage::Ferocity(left) => {
                    *ferocity += value;
                    *left = left.saturating_sub(1);
                }
                AttackStage::Weapons => {}
            }
        }
    }

    /// Each weapon may be fired once per attack.
    fn close_attack(&mut self) {
        self.frames.pop();
        self.unmark_all(Marks::FIRED);
    }

    /// SW-CRE-03, SW-CRE-04: the greater total wins; attackers of a creature must also exceed its defense value.
    fn decide_attack(
        &mut self,
        creature: ObjId,
        victim: Option<ObjId>,
        power: i16,
        ferocity: i16,
        out: &mut EventSink<'_, Event>,
    ) {
        let ferocity = ferocity.max(0);
        let rule = if victim.is_some() { rules::CREATURE_ATTACK } else { rules::ATTACK };
        let defense = self.quantity(Quantity::Defense(creature));
        let against = if victim.is_some() { ferocity } else { ferocity + defense };
        out.emit(Viewers::ALL, || Event::AttackDecided { creature, power, ferocity: against, rule });
        match victim {
            None if power > against => self.lose_with_event(creature, out),
            None => {}
            Some(victim) => {
                let beasts = self.is_creature(victim);
                if ferocity > power || beasts && ferocity == power {
                    self.lose_with_event(victim, out);
                }
                if beasts && power >= ferocity {
                    self.lose_with_event(creature, out);
                }
            }
        }
    }

    /// SW-CRE-02: a creature stays in its habitat.
    pub(crate) fn is_habitat(&self, creature: ObjId, site: ObjId) -> bool {
        let (Some(bearer), Some(place)) = (self.subject(creature), self.subject(site)) else { return false };
        self.effects_of(bearer)
            .all(|effect| !matches!(effect, Effect::Only(only) if !self.passes(bearer, only, place)))
    }

    pub(crate) fn offer_attack(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        self.shots(seat, |weapon, target| out.push(Choice::Fire { weapon, target }));
    }
}
