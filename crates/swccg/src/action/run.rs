//! Running an action: pay, let players respond, test its destiny, then carry out its steps one by one; and the
//! windows in which players respond.

use super::Source;
use crate::card::{CardName, InterruptKind, Kind};
use crate::choice::Choice;
use crate::destiny::DestinyKind;
use crate::event::Event;
use crate::frames::{DestinyStage, Frame, Moment, ROOM, SPARE, Stage};
use crate::language::{Action, Compare, Limit, Step};
use crate::modifiers::Subject;
use crate::object::{Marks, ObjId};
use crate::pile::{Seen, Slot};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat, Viewers};

/// Maximum depth of responses to responses.
const DEEP: usize = 12;

/// A running action, as its steps see it.
#[derive(Clone, Copy)]
pub(super) struct Doing {
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
        if windows < DEEP && self.frames.len() + SPARE < ROOM {
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
        out: &mut Out<'_, Event>,
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
    pub(super) fn answered(&mut self, by: Seat) {
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
        out: &mut Out<'_, Event>,
    ) {
        let cost = self.judge_play(by, card, clause, target).unwrap_or(0);
        if self.show_from_hand(by, card, out).is_none() {
            return;
        }
        self.pay(by, cost);
        self.answered(by);
        out.tell(Viewers::ALL, || Event::Played { by, card, target, cost });
        self.begin_action(by, card, None, clause, target);
        self.open_window(Moment::Played, by.other());
    }

    pub(crate) fn use_text(
        &mut self,
        by: Seat,
        id: ObjId,
        clause: u8,
        target: Option<ObjId>,
        out: &mut Out<'_, Event>,
    ) {
        let cost = self.judge_use(by, id, clause, target).unwrap_or(0);
        let Some(card) = self.obj(id).map(|obj| obj.card) else { return };
        self.pay(by, cost);
        let marks = match self.action_of(card, clause).map(|action| action.limit) {
            Some(Limit::Turn) => Marks::ACTED,
            Some(Limit::None | Limit::Battle(_)) | None => Marks::NONE,
        };
        let in_window = self.moment().is_some();
        if let Some(obj) = self.obj_mut(id) {
            obj.marks = obj.marks.with(marks).used_once_more();
            obj.marks = if in_window { obj.marks.with(Marks::ANSWERED) } else { obj.marks };
        }
        if let (Kind::Device, Some(host)) = (self.card(card).kind, self.under(id))
            && let Some(obj) = self.obj_mut(host)
        {
            obj.marks = obj.marks.with_device();
        }
        self.answered(by);
        out.tell(Viewers::ALL, || Event::Used { by, card: id, target, cost });
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
        let stage = Stage::Fresh;
        self.frames.push(Frame::Act { by, card, obj, clause, target, second: None, stage, step: 0 });
    }

    /// The action on top of the stack, if there is one.
    fn doing(&self) -> Option<(Doing, &'static Action, Stage)> {
        let Some(Frame::Act { by, card, obj, clause, target, second, stage, step }) = self.frames.last()
        else {
            return None;
        };
        let id = self.content.0.find(*card)?;
        let bearer = self.bearer(*by, Source { card: id, obj: *obj });
        let drawn = match stage {
            Stage::Drawn(drawn) | Stage::Works(drawn) | Stage::Fails(drawn) => *drawn,
            Stage::Fresh | Stage::Cancelled => None,
        };
        let doing = Doing {
            by: *by,
            card: *card,
            clause: *clause,
            step: *step,
            bearer,
            target: *target,
            second: *second,
            drawn,
        };
        Some((doing, self.action_of(id, *clause)?, *stage))
    }

    pub(super) fn set_stage(&mut self, to: Stage) {
        if let Some(Frame::Act { stage, .. }) = self.frames.last_mut() {
            *stage = to;
        }
    }

    /// Carries out the next part of an action.
    pub(crate) fn run_act(&mut self, out: &mut Out<'_, Event>) {
        let Some((doing, action, stage)) = self.doing() else {
            self.frames.pop();
            return;
        };
        let list: &'static [Step] = match (stage, &action.draw) {
            (Stage::Fresh, Some(_)) => {
                self.push_destiny(doing.by, action.kind);
                return;
            }
            (Stage::Fresh, None) => {
                self.set_stage(Stage::Works(None));
                return;
            }
            (Stage::Drawn(drawn), compare) => {
                let works = self.is_right(&doing, compare.as_ref(), drawn, out);
                self.set_stage(if works { Stage::Works(drawn) } else { Stage::Fails(drawn) });
                return;
            }
            (Stage::Cancelled, _) => {
                self.finish(true);
                return;
            }
            (Stage::Works(_), _) => &action.steps,
            (Stage::Fails(_), _) => &action.failing,
        };
        match list.get(usize::from(doing.step)) {
            None => self.finish(false),
            Some(step) => {
                if let Some(Frame::Act { step, .. }) = self.frames.last_mut() {
                    *step += 1;
                }
                self.do_step(doing, step, out);
            }
        }
    }

    /// SW-ACN-05, SW-DST-03: whether the destiny meets the condition of the text; a failed draw never does.
    fn is_right(
        &self,
        doing: &Doing,
        compare: Option<&Compare>,
        drawn: Option<i16>,
        out: &mut Out<'_, Event>,
    ) -> bool {
        let (by, card) = (doing.by, doing.card);
        let subject = doing.target.and_then(|id| self.subject(id)).unwrap_or(doing.bearer);
        match (compare, drawn) {
            (Some(Compare::BelowAbility), _) => {
                let (ability, rule) = (self.highest_ability(by), rules::BELOW_ABILITY);
                out.tell(Viewers::ALL, || Event::Tested { by, card, drawn, ability, rule });
                drawn.is_some_and(|drawn| drawn < ability)
            }
            (_, None) => false,
            (Some(Compare::Over(num)), Some(drawn)) => drawn > self.amount(doing.bearer, num, subject),
            (Some(Compare::Under(num)), Some(drawn)) => drawn < self.amount(doing.bearer, num, subject),
            // SW-DST-04: zero is even.
            (Some(Compare::Even), Some(drawn)) => drawn % 2 == 0,
            (Some(Compare::Odd), Some(drawn)) => drawn % 2 != 0,
            (Some(Compare::Any) | None, Some(_)) => true,
        }
    }

    /// SW-ACN-03: an Interrupt goes to the Used or Lost Pile; a canceled one to the Lost Pile whatever its kind.
    fn finish(&mut self, cancelled: bool) {
        let Some(Frame::Act { by, card, obj: None, .. }) = self.frames.pop() else { return };
        let Some(id) = self.content.0.find(card) else { return };
        let used = self.card(id).kind == Kind::Interrupt(InterruptKind::Used);
        if used && !cancelled {
            self.sides[by].used.push(Slot { card: Some(id), seen: Seen::ALL });
        } else {
            self.sides[by].lost.push(id);
        }
    }

    /// The highest ability among a player's characters on the table.
    fn highest_ability(&self, seat: Seat) -> i16 {
        let own = self
            .in_play()
            .filter(|(_, obj)| obj.owner == seat && self.card(obj.card).kind == Kind::Character);
        own.map(|(id, _)| self.ability(id)).max().unwrap_or(0)
    }

    /// Whether a card may be chosen: as the target of an action that has none yet, or as its second card.
    pub(crate) fn judge_aim(&self, seat: Seat, aimed: ObjId) -> Result<(), Refusal> {
        let right = match self.frames.last() {
            Some(Frame::Aim { by }) if *by == seat => {
                let below = self.frames.iter().rev().nth(1);
                let Some(Frame::Act { card, obj, clause, target, step, .. }) = below else {
                    return Err(Refusal::OtherQuestion);
                };
                let id = self.content.0.find(*card).ok_or(Refusal::OtherQuestion)?;
                let action = self.action_of(id, *clause).ok_or(Refusal::OtherQuestion)?;
                let bearer = self.bearer(*by, Source { card: id, obj: *obj });
                let filter = match (target, action.steps.get(usize::from(*step).saturating_sub(1))) {
                    (None, _) if action.at.is_some() => action.at.as_ref(),
                    (_, Some(Step::Choose(filter))) => Some(filter),
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
        out.extend(all.filter(|id| self.judge_aim(seat, *id).is_ok()).map(Choice::Aim));
    }

    pub(crate) fn aim(&mut self, aimed: ObjId, out: &mut Out<'_, Event>) {
        match self.frames.last().copied() {
            Some(Frame::Aim { .. }) => {
                self.frames.pop();
                self.aimed_at(aimed);
            }
            Some(Frame::AimOf { card }) => {
                self.frames.pop();
                if let Some(obj) = self.obj_mut(card) {
                    obj.aim = Some(aimed);
                }
                out.tell(Viewers::ALL, || Event::AimedAt { card, target: aimed });
            }
            Some(Frame::Away { card }) => {
                self.frames.pop();
                self.relocate(card, aimed, out);
            }
            Some(Frame::Cull { .. }) => {
                if let Some(Frame::Cull { left, .. }) = self.frames.last_mut() {
                    *left -= 1;
                }
                self.lose_told(aimed, out);
            }
            Some(_) | None => {}
        }
    }

    fn aimed_at(&mut self, aimed: ObjId) {
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
