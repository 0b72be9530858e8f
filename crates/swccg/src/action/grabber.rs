//! Effects that keep Interrupts: the one they respond to, and every further one of its title.

use super::run::RunningAction;
use crate::action::frames::{Frame, Moment};
use crate::cards::card::CardId;
use crate::cards::object::{ObjId, Place};
use crate::choice::Destination;
use crate::content::text_flags;
use crate::event::Event;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// SW-ACN-16: an Interrupt that the opponent has just played and that no other Effect keeps.
    pub(super) fn can_grab(&self, seat: Seat, grabber: CardId) -> bool {
        if !matches!(self.moment(), Some(Moment::Played)) {
            return false;
        }
        match self.frames.iter().rev().nth(1) {
            Some(Frame::Act { by, card, obj: None, grabbed: None, .. }) => {
                let played = self.content.0.find(*card);
                *by != seat
                    && played
                        .is_some_and(|id| self.grabber_of(id).is_none() && !self.is_immune_to(id, grabber))
            }
            Some(_) | None => false,
        }
    }

    /// SW-ACN-16: the Effect is laid down, and the Interrupt will lie under it.
    pub(super) fn grab(&mut self, running: &RunningAction, out: &mut EventSink<'_, Event>) {
        let (by, card) = (running.by, running.card);
        let id = self.put_on_table(running.bearer.card, by, Place::Table);
        out.emit(Viewers::ALL, || Event::Deployed { by, id, card, to: Destination::Table, cost: 0 });
        // Below its own action lie the window and the action it responds to.
        let below = self.frames.len().checked_sub(3);
        if let Some(Frame::Act { grabbed, .. }) = below.and_then(|below| self.frames.get_mut(below)) {
            *grabbed = Some(id);
        }
    }

    /// The Effect that keeps Interrupts of this title.
    pub(super) fn grabber_of(&self, card: CardId) -> Option<ObjId> {
        if !self.has_text_flag(text_flags::GRABS) {
            return None;
        }
        let title = &self.card(card).title;
        self.in_play().find_map(|(_, kept)| {
            let Place::Under(under) = kept.place else { return None };
            let grabs = |grabber: ObjId| {
                self.obj(grabber)
                    .is_some_and(|obj| self.content.0.text_flags(obj.card) & text_flags::GRABS != 0)
                    && self.has_active_text(grabber)
            };
            (self.card(kept.card).title == *title && grabs(under)).then_some(under)
        })
    }

    /// SW-ACN-16: what an Interrupt of a kept title costs more: one for each in the stack, itself included.
    pub(super) fn grab_tax(&self, card: CardId) -> i16 {
        let Some(under) = self.grabber_of(card) else { return 0 };
        let kept = self.in_play().filter(|(_, obj)| obj.place == Place::Under(under)).count();
        kept as i16 + 1
    }
}
