//! Circumstance attacks: enemies that come into contact while one of them walks (TP-CIR).

use crate::choice::{AttackKind, Choice, Refusal, RefusalCause};
use crate::event::Event;
use crate::figure::{FigureId, Side};
use crate::rules;
use crate::state::{AttackOccasion, Pending, PendingAttack, State};
use contract::{EventSink, Viewers};

impl State {
    /// TP-CIR-01, TP-CIR-03: an enemy in contact with the figure that stepped here, and not met yet.
    pub(crate) fn next_meeting(&self) -> Option<FigureId> {
        self.meetings().next()
    }

    fn meetings(&self) -> impl Iterator<Item = FigureId> {
        let active = self.public.active;
        let mover = self.mover();
        let enemy = mover.side.map(Side::other).filter(|_| active.stepped);
        let ground = self.ground();
        self.public
            .all()
            .filter(move |(id, figure)| {
                enemy.is_some_and(|side| figure.is_active_for(side))
                    && active.treated & id.bit() == 0
                    && ground.contact(mover.square, figure.square)
            })
            .map(|(id, _)| id)
    }

    pub(crate) fn meet_or_continue_walk(&mut self, out: &mut EventSink<'_, Event>) {
        if self.next_meeting().is_some() {
            self.public.open = Pending::Meet;
        } else {
            self.continue_walk(out);
        }
    }

    /// TP-CIR-02: the mover meets the enemies in any order, and attacks only with a melee value.
    pub(crate) fn may_meet(&self, enemy: FigureId, attacks: bool) -> Result<(), Refusal> {
        if !self.meetings().any(|met| met == enemy) {
            return Err(Refusal { rule: rules::MEET_ONCE, by: RefusalCause::NoFigure(enemy) });
        }
        if attacks && self.card(self.mover()).melee.is_none() {
            return Err(Refusal { rule: rules::ATTACK_MELEE, by: RefusalCause::Lacks });
        }
        Ok(())
    }

    pub(crate) fn offer_meetings(&self, list: &mut Vec<Choice>) {
        for enemy in self.meetings() {
            for attacks in [false, true] {
                if self.may_meet(enemy, attacks).is_ok() {
                    list.push(Choice::Meet(enemy, attacks));
                }
            }
        }
    }

    pub(crate) fn meet(&mut self, enemy: FigureId, attacks: bool, out: &mut EventSink<'_, Event>) {
        let mover = self.public.active.figure;
        self.public.active.treated |= enemy.bit();
        if attacks {
            self.public.open = Pending::Clash(circumstance(mover, enemy));
        } else if self.card(self.at(enemy)).melee.is_some() {
            self.public.open = Pending::Answer(enemy);
        } else {
            self.pact(enemy, out);
        }
    }

    pub(crate) fn answer(&mut self, enemy: FigureId, attacks: bool, out: &mut EventSink<'_, Event>) {
        if attacks {
            self.public.open = Pending::Clash(circumstance(enemy, self.public.active.figure));
        } else {
            self.pact(enemy, out);
        }
    }

    fn pact(&mut self, enemy: FigureId, out: &mut EventSink<'_, Event>) {
        let mover = self.public.active.figure;
        out.emit(Viewers::ALL, || Event::Pact { mover, enemy });
        self.meet_or_continue_walk(out);
    }
}

const fn circumstance(attacker: FigureId, defender: FigureId) -> PendingAttack {
    PendingAttack {
        attacker,
        defender,
        reach: AttackKind::Melee,
        occasion: AttackOccasion::Circumstance,
        cover: 0,
    }
}
