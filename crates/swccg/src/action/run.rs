//! Running an action: pay, let players respond, test its destiny, then carry out its steps one by one; and the
//! windows in which players respond.

use super::TextSource;
use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{ActionStage, DestinyStage, Frame, MAX_FRAMES, Moment, RESERVED_FRAMES};
use crate::cards::card::{CardName, InterruptKind, Kind};
use crate::cards::object::{Marks, ObjId, Place};
use crate::cards::pile::{SeenBy, Slot};
use crate::choice::Choice;
use crate::event::Event;
use crate::language::{Action, ActionStep, DestinyTest, Limit};
use crate::numbers::modifiers::Subject;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

/// Maximum depth of responses to responses.
const MAX_WINDOWS: usize = 12;

/// A running action, as its steps see it.
#[derive(Clone, Copy)]
pub(super) struct RunningAction {
    pub(super) by: Seat,
    pub(super) card: CardName,
    pub(super) clause: u8,
    pub(super) step: u8,
    pub(super) bearer: Subject,
    pub(super) target: Option<ObjId>,
    pub(super) second: Option<ObjId>,
    pub(super) drawn: Option<i16>,
}

impl State {
    /// Opens a window: the opponent of whoever acted may respond first.
    pub(crate) fn open_window(&mut self, moment: Moment, asked: Seat) {
        let windows = self.frames.iter().filter(|frame| matches!(frame, Frame::Window { .. })).count();
        if windows < MAX_WINDOWS && self.frames.len() + RESERVED_FRAMES < MAX_FRAMES {
            self.frames.push(Frame::Window { moment, asked, passes: 0 });
        }
    }

    /// Two passes in a row close a window. A player who, judging from public information, has nothing to respond with
    /// passes automatically.
    pub(crate) fn run_window(
        &mut self,
        moment: Moment,
        asked: Seat,
        passes: u8,
        out: &mut EventSink<'_, Event>,
    ) -> bool {
        if passes >= 2 {
            self.frames.pop();
            if moment != Moment::Played {
                self.unmark_all(Marks::ANSWERED);
            }
            return true;
        }
        if self.is_asked(asked, out) {
            return false;
        }
        self.pass_window();
        true
    }

    pub(crate) fn pass_window(&mut self) {
        if let Some(Frame::Window { asked, passes, .. }) = self.frames.last_mut() {
            *passes += 1;
            *asked = asked.other();
        }
    }

    /// After an action the window starts over, and the other player acts next in the segment.
    pub(super) fn after_action(&mut self, by: Seat) {
        match self.frames.last_mut() {
            Some(Frame::Window { asked, passes, .. }) => (*asked, *passes) = (by.other(), 0),
            Some(_) => {}
            None if self.battle.is_some() => self.acted_in_battle(by),
            None => {}
        }
    }

    pub(crate) fn play_interrupt(
        &mut self,
        by: Seat,
        card: CardName,
        clause: u8,
        target: Option<ObjId>,
        out: &mut EventSink<'_, Event>,
    ) {
        let cost = self.check_play(by, card, clause, target).unwrap_or(0);
        if self.show_from_hand(by, card, out).is_none() {
            return;
        }
        self.pay(by, cost);
        self.after_action(by);
        out.emit(Viewers::ALL, || Event::Played { by, card, target, cost });
        self.begin_action(by, card, None, clause, target);
        let interrupt =
            self.content.0.card_named(card).is_some_and(|card| matches!(card.kind, Kind::Interrupt(_)));
        if interrupt {
            self.open_window(Moment::Played, by.other());
        }
    }

    pub(crate) fn use_text(
        &mut self,
        by: Seat,
        id: ObjId,
        clause: u8,
        target: Option<ObjId>,
        out: &mut EventSink<'_, Event>,
    ) {
        let cost = self.check_use(by, id, clause, target).unwrap_or(0);
        let Some(card) = self.obj(id).map(|obj| obj.card) else { return };
        self.pay(by, cost);
        let marks = match self.action_of(card, clause).map(|action| action.limit) {
            Some(Limit::Turn) => Marks::ACTED,
            Some(Limit::Game) => Marks::SPENT,
            Some(Limit::None | Limit::Battle(_)) | None => Marks::NONE,
        };
        let in_window = self.moment().is_some();
        if let Some(obj) = self.obj_mut(id) {
            obj.marks = obj.marks.with(marks).used_once_more();
            obj.marks = if in_window { obj.marks.with(Marks::ANSWERED) } else { obj.marks };
        }
        if let (Kind::Device, Some(host)) = (self.card(card).kind, self.host_of(id))
            && let Some(obj) = self.obj_mut(host)
        {
            obj.marks = obj.marks.with_device();
        }
        self.after_action(by);
        out.emit(Viewers::ALL, || Event::Used { by, card: id, target, cost });
        self.begin_action(by, self.content.0.name(card), Some(id), clause, target);
    }

    pub(super) fn begin_action(
        &mut self,
        by: Seat,
        card: CardName,
        obj: Option<ObjId>,
        clause: u8,
        target: Option<ObjId>,
    ) {
        let stage = ActionStage::Fresh;
        let (second, grabbed) = (None, None);
        self.frames.push(Frame::Act { by, card, obj, clause, target, second, stage, step: 0, grabbed });
    }

    /// The action on top of the stack, if there is one.
    fn running_action(&self) -> Option<(RunningAction, &'static Action, ActionStage)> {
        let Some(Frame::Act { by, card, obj, clause, target, second, stage, step, .. }) = self.frames.last()
        else {
            return None;
        };
        let id = self.content.0.find(*card)?;
        let bearer = self.bearer(*by, TextSource { card: id, obj: *obj });
        let drawn = match stage {
            ActionStage::Drawn(drawn) | ActionStage::Works(drawn) | ActionStage::Fails(drawn) => *drawn,
            ActionStage::Fresh | ActionStage::Cancelled => None,
        };
        let running = RunningAction {
            by: *by,
            card: *card,
            clause: *clause,
            step: *step,
            bearer,
            target: *target,
            second: *second,
            drawn,
        };
        Some((running, self.action_of(id, *clause)?, *stage))
    }

    pub(super) fn set_stage(&mut self, to: ActionStage) {
        if let Some(Frame::Act { stage, .. }) = self.frames.last_mut() {
            *stage = to;
        }
    }

    /// Carries out the next part of an action.
    pub(crate) fn run_action(&mut self, out: &mut EventSink<'_, Event>) {
        let Some((running, action, stage)) = self.running_action() else {
            self.frames.pop();
            return;
        };
        let list: &'static [ActionStep] = match (stage, &action.draw) {
            (ActionStage::Fresh, Some(_)) => {
                self.push_destiny(running.by, action.kind);
                return;
            }
            (ActionStage::Fresh, None) => {
                self.set_stage(ActionStage::Works(None));
                return;
            }
            (ActionStage::Drawn(drawn), compare) => {
                let total = drawn.map(|drawn| drawn + action.bonus);
                let works = self.passes_test(&running, compare.as_ref(), total, out);
                self.set_stage(if works { ActionStage::Works(drawn) } else { ActionStage::Fails(drawn) });
                return;
            }
            (ActionStage::Cancelled, _) => {
                self.finish(true, out);
                return;
            }
            (ActionStage::Works(_), _) => &action.steps,
            (ActionStage::Fails(_), _) => &action.failing,
        };
        match list.get(usize::from(running.step)) {
            None => self.finish(false, out),
            Some(step) => {
                if let Some(Frame::Act { step, .. }) = self.frames.last_mut() {
                    *step += 1;
                }
                self.do_step(running, step, out);
            }
        }
    }

    /// SW-ACN-05, SW-DST-03: whether the destiny meets the condition of the text; a failed draw never does.
    fn passes_test(
        &self,
        running: &RunningAction,
        compare: Option<&DestinyTest>,
        drawn: Option<i16>,
        out: &mut EventSink<'_, Event>,
    ) -> bool {
        let (by, card) = (running.by, running.card);
        let subject = running.target.and_then(|id| self.subject(id)).unwrap_or(running.bearer);
        match (compare, drawn) {
            (Some(DestinyTest::BelowAbility), _) => {
                let (ability, rule) = (self.highest_ability(by), rules::BELOW_ABILITY);
                out.emit(Viewers::ALL, || Event::Tested { by, card, drawn, ability, rule });
                drawn.is_some_and(|drawn| drawn < ability)
            }
            (_, None) => false,
            (Some(DestinyTest::Over(num)), Some(drawn)) => drawn > self.amount(running.bearer, num, subject),
            (Some(DestinyTest::Under(num)), Some(drawn)) => drawn < self.amount(running.bearer, num, subject),
            // SW-DST-04: zero is even.
            (Some(DestinyTest::Even), Some(drawn)) => drawn % 2 == 0,
            (Some(DestinyTest::Odd), Some(drawn)) => drawn % 2 != 0,
            (Some(DestinyTest::Any) | None, Some(_)) => true,
        }
    }

    /// SW-ACN-15: a Used or Lost Interrupt goes to the pile of the way it was played. SW-ACN-03: an Interrupt goes to the Used or Lost Pile; a canceled one to the Lost Pile whatever its kind.
    fn finish(&mut self, cancelled: bool, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Act { by, card, obj: None, clause, grabbed, .. }) = self.frames.pop() else { return };
        let Some(id) = self.content.0.find(card) else { return };
        // An immediate Effect lies on the table already.
        if self.card(id).kind == Kind::Effect {
            return;
        }
        let grabber = grabbed.filter(|grabber| self.obj(*grabber).is_some()).or_else(|| self.grabber_of(id));
        if let Some(under) = grabber {
            let card = self.put_on_table(id, by, Place::Under(under));
            out.emit(Viewers::ALL, || Event::SetAside { card, under });
            return;
        }
        let used = match self.card(id).kind {
            Kind::Interrupt(InterruptKind::Used) => true,
            Kind::Interrupt(InterruptKind::UsedOrLost) => {
                self.action_of(id, clause).is_some_and(|action| action.pile == Some(InterruptKind::Used))
            }
            _ => false,
        };
        if used && !cancelled {
            self.sides[by].used.push(Slot { card: Some(id), seen: SeenBy::ALL });
        } else {
            self.sides[by].lost.push(id);
        }
    }

    /// The highest ability among a player's characters on the table.
    fn highest_ability(&self, seat: Seat) -> i16 {
        let own = self
            .in_play()
            .filter(|(_, obj)| obj.owner == seat && self.card(obj.card).kind == Kind::Character);
        own.filter(|(id, _)| !self.is_dulled(*id)).map(|(id, _)| self.ability(id)).max().unwrap_or(0)
    }

    /// Whether a card may be chosen: as the target of an action that has none yet, or as its second card.
    pub(crate) fn check_aim(&self, seat: Seat, aimed: ObjId) -> Result<(), Refusal> {
        let right = match self.frames.last() {
            Some(Frame::Aim { by }) if *by == seat => {
                let below = self.frames.iter().rev().nth(1);
                let Some(Frame::Act { card, obj, clause, target, step, .. }) = below else {
                    return Err(Refusal::OtherQuestion);
                };
                let id = self.content.0.find(*card).ok_or(Refusal::OtherQuestion)?;
                let action = self.action_of(id, *clause).ok_or(Refusal::OtherQuestion)?;
                let bearer = self.bearer(*by, TextSource { card: id, obj: *obj });
                let filter = match (target, action.steps.get(usize::from(*step).saturating_sub(1))) {
                    (None, _) if action.at.is_some() => action.at.as_ref(),
                    (_, Some(ActionStep::Choose(filter))) => Some(filter),
                    _ => None,
                };
                let apart = Some(aimed) != *target;
                apart && filter.is_some_and(|filter| self.is_target(bearer, filter, aimed))
            }
            Some(Frame::AimOf { card }) => {
                self.obj(*card).is_some_and(|obj| obj.owner == seat) && self.can_aim(*card, aimed)
            }
            Some(Frame::Away { card }) => {
                self.obj(*card).is_some_and(|obj| obj.owner == seat) && self.can_go(*card, aimed)
            }
            Some(Frame::Cull { seat: who, at, .. }) => *who == seat && self.can_cull(*who, *at, aimed),
            _ => return Err(Refusal::OtherQuestion),
        };
        need(right, rules::TARGET)
    }

    pub(crate) fn offer_aims(&self, seat: Seat, out: &mut Vec<Choice>) {
        let all = self.in_play().map(|(id, _)| id);
        out.extend(all.filter(|id| self.check_aim(seat, *id).is_ok()).map(Choice::Aim));
    }

    pub(crate) fn choose_target(&mut self, aimed: ObjId, out: &mut EventSink<'_, Event>) {
        match self.frames.last().copied() {
            Some(Frame::Aim { .. }) => {
                self.frames.pop();
                self.set_target(aimed);
            }
            Some(Frame::AimOf { card }) => {
                self.frames.pop();
                if let Some(obj) = self.obj_mut(card) {
                    obj.aim = Some(aimed);
                }
                out.emit(Viewers::ALL, || Event::AimedAt { card, target: aimed });
            }
            Some(Frame::Away { card }) => {
                self.frames.pop();
                self.relocate(card, aimed, out);
            }
            Some(Frame::Cull { .. }) => {
                if let Some(Frame::Cull { left, .. }) = self.frames.last_mut() {
                    *left -= 1;
                }
                self.lose_with_event(aimed, out);
            }
            Some(_) | None => {}
        }
    }

    fn set_target(&mut self, aimed: ObjId) {
        let wants = match self.frames.last() {
            Some(Frame::Act { card, clause, .. }) => {
                self.content.0.find(*card).and_then(|id| self.action_of(id, *clause)?.at.as_ref()).is_some()
            }
            Some(_) | None => false,
        };
        if let Some(Frame::Act { target, second, .. }) = self.frames.last_mut() {
            if wants && target.is_none() {
                *target = Some(aimed);
            } else {
                *second = Some(aimed);
            }
        }
    }

    pub(crate) fn push_destiny(&mut self, by: Seat, kind: DestinyKind) {
        self.frames.push(Frame::Destiny { by, kind, stage: DestinyStage::Fresh });
    }
}
