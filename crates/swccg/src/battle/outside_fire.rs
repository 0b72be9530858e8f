//! Shots outside a battle: a text lets one weapon be fired although there is no battle.

use crate::action::TextSource;
use crate::action::frames::Frame;
use crate::cards::object::ObjId;
use crate::choice::Choice;
use crate::language::{ActionStep, Filter};
use crate::numbers::modifiers::Subject;
use crate::state::State;
use contract::Seat;

/// What a text allows: who fires, the bearer it is evaluated from, which weapons, and the cost multiplier.
#[derive(Clone, Copy)]
pub(crate) struct FirePermission<'a> {
    pub(crate) by: Seat,
    pub(crate) bearer: Subject,
    pub(crate) with: &'a Filter,
    pub(crate) times: u8,
}

impl State {
    /// SW-WPN-14: the text that currently lets a weapon be fired.
    pub(crate) fn permission(&self) -> Option<FirePermission<'static>> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Outside { by, card, obj, clause, step, .. } => {
                let id = self.content.0.find(*card)?;
                let bearer = self.bearer(*by, TextSource { card: id, obj: *obj });
                match self.action_of(id, *clause)?.steps.get(usize::from(*step))? {
                    ActionStep::Shoot { with, times } => {
                        Some(FirePermission { by: *by, bearer, with, times: *times })
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// Every legal shot a text would allow.
    pub(crate) fn allowed_shots(&self, permission: FirePermission<'_>, mut each: impl FnMut(ObjId, ObjId)) {
        for (weapon, obj) in self.in_play().filter(|(_, obj)| obj.owner == permission.by) {
            if !matches!(self.card(obj.card).kind, crate::cards::card::Kind::Weapon(_)) {
                continue;
            }
            let targets = self.in_play().map(|(id, _)| id);
            targets
                .filter(|target| self.check_shot(permission.by, weapon, *target, Some(permission)).is_ok())
                .for_each(|target| each(weapon, target));
        }
    }

    pub(crate) fn offer_outside(&self, out: &mut Vec<Choice>) {
        if let Some(permission) = self.permission() {
            self.allowed_shots(permission, |weapon, target| out.push(Choice::Fire { weapon, target }));
        }
    }

    /// Asks for the shot; once it has been fired, or can no longer be fired, the action continues.
    pub(crate) fn run_outside(&mut self, fired: bool) -> bool {
        let mut any = false;
        if let Some(permission) = self.permission().filter(|_| !fired) {
            self.allowed_shots(permission, |_, _| any = true);
        }
        if any {
            return false;
        }
        self.frames.pop();
        true
    }
}
