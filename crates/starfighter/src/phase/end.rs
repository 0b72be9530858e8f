//! The end of a round and of the match (SF-END).

use crate::effects::Progress;
use crate::event::Event;
use crate::{Phase, State, rules};
use contract::{BySeat, Ending, EventSink, RuleId, Seat, Seats, Viewers};
use std::cmp::Ordering;

impl State {
    pub(crate) fn end_round(&mut self, out: &mut EventSink<'_, Event>) -> Progress {
        self.restore_screens(out);
        let down = self.sides.iter().any(|side| side.armor <= 0);
        if down || self.round >= self.options.rounds {
            self.phase = Phase::Over;
            let Ending { winners, rule } = self.ending();
            let armor = BySeat::from_fn(|seat| self.sides[seat].armor);
            let cards = BySeat::from_fn(|seat| self.cards_of(seat));
            out.emit(Viewers::ALL, || Event::Ended { winners, armor, cards, rule });
            return Progress::Ask;
        }
        self.round += 1;
        self.marker = self.marker.other();
        let seat = self.marker;
        out.emit(Viewers::ALL, || Event::MarkerGiven { seat, rule: rules::MARKER_CHANGES });
        self.begin_round(out);
        Progress::Continue
    }

    /// SF-END-01.
    fn restore_screens(&mut self, out: &mut EventSink<'_, Event>) {
        let mut screens = 0;
        for side in self.sides.iter_mut() {
            for laid in side.board.iter_mut().flatten() {
                screens += std::mem::take(&mut laid.screens);
            }
        }
        if screens > 0 {
            out.emit(Viewers::ALL, || Event::ScreensRestored { screens, rule: rules::SCREENS_RESTORED });
        }
    }

    /// The result at the end of the match (SF-END-04 to SF-END-07).
    pub(crate) fn ending(&self) -> Ending {
        if self.sides.iter().all(|side| side.armor > 0) {
            return Ending { winners: Seats::NONE, rule: rules::END_ROUNDS };
        }
        let [a, b] = [Seat::A, Seat::B].map(|seat| self.sides[seat].armor);
        let cards = self.cards_of(Seat::A).cmp(&self.cards_of(Seat::B));
        let won = |order: Ordering, rule: RuleId| {
            let winner = if order == Ordering::Greater { Seat::A } else { Seat::B };
            Ending { winners: Seats::one(winner), rule }
        };
        match (a.cmp(&b), cards) {
            (Ordering::Equal, Ordering::Equal) => Ending { winners: Seats::NONE, rule: rules::END_DRAW },
            (Ordering::Equal, order) => won(order, rules::END_CARDS),
            (order, _) => won(order, rules::END_ARMOR),
        }
    }
}
