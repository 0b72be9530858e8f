//! Damage markers on cards: screens, fighters, and who chooses the half (SF-FXS-10, SF-FXS-12, SF-FXS-13).

use super::Progress;
use crate::board::stack::StackedCard;
use crate::effects::frames::Frame;
use crate::event::{Event, MarkerLocation};
use crate::{DamageCause, Half, Spot, State, rules};
use contract::{EventSink, Seat};

impl State {
    /// SF-FXS-12: screens absorb the marker; otherwise a half must be chosen.
    pub(super) fn hit_fighter(&mut self, by: Seat, at: Spot, step: u16, out: &mut EventSink<'_, Event>) {
        let laid = *self.laid_mut(at);
        if self.free_screens(&laid) > 0 {
            self.laid_mut(at).screens += 1;
            let (on, why, rule) = (MarkerLocation::Screens, DamageCause::Effect, rules::FX_SCREENS);
            self.emit_card_event(at, out, |card| Event::Damaged {
                card,
                at,
                on,
                markers: 1,
                why,
                step,
                rule,
            });
            return;
        }
        self.frames.push(Frame::Hit { by, seat: at.seat, sector: at.sector });
    }

    /// Screens without a marker (SF-FXS-10). Only a recto has any.
    pub(crate) fn free_screens(&self, laid: &StackedCard) -> u8 {
        if laid.is_recto() { self.card_of(laid).screens.saturating_sub(laid.screens) } else { 0 }
    }

    /// Puts markers on the fighters of a half; destroys the card if no undamaged fighter is left.
    pub(crate) fn damage(
        &mut self,
        at: Spot,
        half: Half,
        markers: u8,
        why: DamageCause,
        out: &mut EventSink<'_, Event>,
    ) {
        let step = self.chain.steps;
        let rule = match why {
            DamageCause::Combat => rules::FROM_THE_TOP,
            DamageCause::Effect => rules::FX_HIT_FIGHTER,
            DamageCause::Flip => rules::FLIP_DAMAGE,
        };
        let on = MarkerLocation::from(half);
        self.emit_card_event(at, out, |card| Event::Damaged { card, at, on, markers, why, step, rule });
        self.laid_mut(at).damage[half.index()] += markers;
        let laid = *self.laid_mut(at);
        if self.wholes(&laid) == [0; 2] {
            self.destroy(at, step, rule, out);
        }
    }

    /// SF-FXS-12: the player of the effect chooses among the halves with undamaged fighters.
    pub(crate) fn run_hit(&mut self, at: Spot, out: &mut EventSink<'_, Event>) -> Progress {
        match self.only_half(at) {
            None => Progress::Ask,
            Some(half) => {
                self.frames.pop();
                self.damage(at, half, 1, DamageCause::Effect, out);
                Progress::Continue
            }
        }
    }

    /// SF-FXS-13: the owner distributes the markers of a flipped card.
    pub(crate) fn run_spread(&mut self, at: Spot, left: u8, out: &mut EventSink<'_, Event>) -> Progress {
        if left == 0 {
            self.frames.pop();
            return Progress::Continue;
        }
        match self.only_half(at) {
            None => Progress::Ask,
            Some(half) => {
                self.frames.pop();
                self.damage(at, half, left, DamageCause::Flip, out);
                Progress::Continue
            }
        }
    }

    /// The half that must take the next marker, if only one has an undamaged fighter.
    pub(crate) fn only_half(&self, at: Spot) -> Option<Half> {
        match self.laid(at).map(|laid| self.wholes(laid)) {
            Some([0, _]) => Some(Half::Bottom),
            Some([_, 0]) | None => Some(Half::Top),
            Some(_) => None,
        }
    }
}
