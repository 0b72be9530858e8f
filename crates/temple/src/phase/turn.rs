//! Turns, activations and reinforcements (TP-TRN, TP-REI).

use crate::board::Square;
use crate::choice::{Choice, Refusal, RefusalCause};
use crate::event::Event;
use crate::figure::{FigureId, Role, Side, Status};
use crate::rules;
use crate::state::{Activation, ActivationStep, EndReason, Pending, SkillRoll, State};
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn begin_turn(&mut self, side: Side, out: &mut EventSink<'_, Event>) {
        if self.is_unwinnable() {
            return self.finish(None, EndReason::Stale, out);
        }
        if self.public.turn >= 2 * self.public.options.turn_limit {
            return self.finish(None, EndReason::Limit, out);
        }
        self.public.side = side;
        self.public.turn += 1;
        self.public.played = 0;
        self.public.tried = 0;
        self.public.called = false;
        // TP-POW-03: the guard lasts through the enemy's turn, which has just ended.
        let own = self.public.all().filter(|(_, figure)| figure.side == Some(side));
        self.public.vigilant &= !own.fold(0, |set, (id, _)| set | id.bit());
        let turn = self.public.turn;
        out.emit(Viewers::ALL, || Event::TurnBegan { side, turn });
        self.ask_for_figure(out);
    }

    /// Asks for the next figure, or ends the turn when no figure is left to activate or call.
    pub(crate) fn ask_for_figure(&mut self, out: &mut EventSink<'_, Event>) {
        if matches!(self.public.open, Pending::Over(..)) {
            return;
        }
        self.public.active = Activation::default();
        self.public.open = Pending::Top;
        let waits =
            self.public.all().any(|(id, _)| self.may_activate(id).is_ok() || self.may_call(id).is_ok());
        if !waits {
            self.end_turn(out);
        }
    }

    pub(crate) fn end_turn(&mut self, out: &mut EventSink<'_, Event>) {
        if self.is_wiped_out(self.public.side) && !self.can_call_reinforcements(self.public.side) {
            return self.finish(Some(self.public.side.other()), EndReason::Wiped, out);
        }
        self.begin_turn(self.public.side.other(), out);
    }

    /// TP-TRN-01: one of the player's figures, on the map, not yet activated this turn.
    pub(crate) fn may_activate(&self, id: FigureId) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::TURN_ORDER, by });
        match self.public.figure(id) {
            None => refuse(RefusalCause::NoFigure(id)),
            Some(figure) if figure.side != Some(self.public.side) => refuse(RefusalCause::NotYours(id)),
            Some(figure) if figure.status != Status::Active => refuse(RefusalCause::NoFigure(id)),
            Some(_) if self.public.played & id.bit() != 0 => refuse(RefusalCause::Played(id)),
            Some(_) => Ok(()),
        }
    }

    /// TP-REI-01, TP-REI-02: before any activation, once per turn, for a fallen figure that is not a hero.
    pub(crate) fn may_call(&self, id: FigureId) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let Some(figure) = self.public.figure(id) else {
            return refuse(rules::CALL_WHO, RefusalCause::NoFigure(id));
        };
        if !self.public.options.reinforcements.is_on() || self.public.called || self.public.played != 0 {
            return refuse(rules::CALL_ROLL, RefusalCause::NotNow);
        }
        if figure.side != Some(self.public.side) {
            return refuse(rules::CALL_WHO, RefusalCause::NotYours(id));
        }
        if figure.status != Status::Gone || !self.is_callable(figure.role) {
            return refuse(rules::CALL_WHO, RefusalCause::WrongKind(id));
        }
        if self.free_start_squares(self.public.side).next().is_none() {
            return refuse(rules::CALL_ROLL, RefusalCause::NothingNear);
        }
        Ok(())
    }

    fn is_callable(&self, role: Role) -> bool {
        match role {
            Role::Hero | Role::Medical => false,
            Role::Assault => self.public.options.recall_droids.is_on(),
            Role::Astromech | Role::Medic | Role::Tech => true,
        }
    }

    /// Whether a side without figures could still get one.
    pub(crate) fn can_call_reinforcements(&self, side: Side) -> bool {
        self.public.options.reinforcements.is_on()
            && self.free_start_squares(side).next().is_some()
            && self.public.figures.iter().any(|figure| {
                figure.side == Some(side) && figure.status == Status::Gone && self.is_callable(figure.role)
            })
    }

    pub(crate) fn free_start_squares(&self, side: Side) -> impl Iterator<Item = Square> {
        let starts = self.map().starts[side.index()].iter().copied();
        starts.filter(|square| self.public.on(*square).is_none())
    }

    pub(crate) fn call(&mut self, figure: FigureId) {
        self.public.called = true;
        self.public.open = Pending::Roll(SkillRoll::Call(figure));
    }

    /// The figure arrives with full life and may be activated this turn.
    pub(crate) fn arrive(&mut self, figure: FigureId, square: Square, out: &mut EventSink<'_, Event>) {
        let card = self.card(self.at(figure));
        let arriving = self.figure_mut(figure);
        (arriving.status, arriving.square) = (Status::Active, square);
        (arriving.life, arriving.force) = (card.life, card.force);
        out.emit(Viewers::ALL, || Event::Arrived { figure, square });
        self.ask_for_figure(out);
    }

    pub(crate) fn activate(&mut self, figure: FigureId, out: &mut EventSink<'_, Event>) {
        let card = self.card(self.at(figure));
        self.public.played |= figure.bit();
        self.public.active = Activation {
            figure,
            movement: card.movement,
            actions: card.actions,
            treated: 0,
            stepped: false,
            step: ActivationStep::Movement,
            cared: false,
        };
        out.emit(Viewers::ALL, || Event::Activated(figure));
        // TP-PAS-01: a pass under the figure may be taken at the start of its movement.
        if self.pass_is_here() {
            self.public.open = Pending::Take;
        } else {
            self.continue_walk(out);
        }
    }

    pub(crate) fn offer_turn_choices(&self, list: &mut Vec<Choice>) {
        for (id, _) in self.public.all() {
            if self.may_call(id).is_ok() {
                list.push(Choice::Call(id));
            }
        }
        for (id, _) in self.public.all() {
            if self.may_activate(id).is_ok() {
                list.push(Choice::Activate(id));
            }
        }
        list.push(Choice::EndTurn);
    }

    pub(crate) fn end_activation(&mut self, out: &mut EventSink<'_, Event>) {
        self.ask_for_figure(out);
    }
}
