//! Shots outside a battle: a text lets one weapon be fired although there is no battle.

use crate::action::Source;
use crate::choice::Choice;
use crate::frames::Frame;
use crate::language::{Filter, Step};
use crate::modifiers::Subject;
use crate::object::ObjId;
use crate::state::State;
use table::Seat;

/// What a text allows: who fires, the bearer it is evaluated from, which weapons, and the cost multiplier.
#[derive(Clone, Copy)]
pub(crate) struct Allowance<'a> {
    pub(crate) by: Seat,
    pub(crate) bearer: Subject,
    pub(crate) with: &'a Filter,
    pub(crate) times: u8,
}

impl State {
    /// SW-WPN-14: the text that currently lets a weapon be fired.
    pub(crate) fn allowance(&self) -> Option<Allowance<'static>> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Outside { by, card, obj, clause, step, .. } => {
                let id = self.content.0.find(*card)?;
                let bearer = self.bearer(*by, Source { card: id, obj: *obj });
                match self.action_of(id, *clause)?.steps.get(usize::from(*step))? {
                    Step::Shoot { with, times } => Some(Allowance { by: *by, bearer, with, times: *times }),
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// Every legal shot a text would allow.
    pub(crate) fn allowed_shots(&self, allowance: Allowance<'_>, mut each: impl FnMut(ObjId, ObjId)) {
        for (weapon, obj) in self.in_play().filter(|(_, obj)| obj.owner == allowance.by) {
            if !matches!(self.card(obj.card).kind, crate::card::Kind::Weapon(_)) {
                continue;
            }
            let targets = self.in_play().map(|(id, _)| id);
            targets
                .filter(|target| self.judge_shot(allowance.by, weapon, *target, Some(allowance)).is_ok())
                .for_each(|target| each(weapon, target));
        }
    }

    pub(crate) fn offer_outside(&self, out: &mut Vec<Choice>) {
        if let Some(allowance) = self.allowance() {
            self.allowed_shots(allowance, |weapon, target| out.push(Choice::Fire { weapon, target }));
        }
    }

    /// Asks for the shot; once it has been fired, or can no longer be fired, the action continues.
    pub(crate) fn run_outside(&mut self, fired: bool) -> bool {
        let mut any = false;
        if let Some(allowance) = self.allowance().filter(|_| !fired) {
            self.allowed_shots(allowance, |_, _| any = true);
        }
        if any {
            return false;
        }
        self.frames.pop();
        true
    }
}
