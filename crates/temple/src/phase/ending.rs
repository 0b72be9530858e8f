//! End of the match (TP-END).

use crate::event::Event;
use crate::figure::{Side, Status};
use crate::state::{EndReason, Pending, State};
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn finish(&mut self, side: Option<Side>, finish: EndReason, out: &mut EventSink<'_, Event>) {
        self.public.open = Pending::Over(side, finish);
        self.public.active = crate::state::Activation::default();
        out.emit(Viewers::ALL, || Event::Ended { side, rule: finish.rule() });
    }

    /// Whether a side has no active figure on the map.
    pub(crate) fn is_wiped_out(&self, side: Side) -> bool {
        !self.public.figures.iter().any(|figure| figure.is_active_for(side))
    }

    /// TP-END-02: the last side standing wins, unless the other can still call reinforcements.
    pub(crate) fn finish_if_wiped_out(&mut self, side: Side, out: &mut EventSink<'_, Event>) {
        if self.is_wiped_out(side) && !self.can_call_reinforcements(side) {
            self.finish(Some(side.other()), EndReason::Wiped, out);
        }
    }

    /// TP-END-04: both barriers are on and nobody can hack, call reinforcements, or fight.
    pub(crate) fn is_unwinnable(&self) -> bool {
        let able = |figure: &&crate::figure::Figure| figure.status == Status::Active && figure.side.is_some();
        let figures = || self.public.figures.iter().filter(able).map(|figure| self.card(figure));
        self.public.barriers == 0
            && !self.public.options.reinforcements.is_on()
            && !figures().any(|card| card.computing.is_some())
            && !figures().any(|card| card.melee.is_some() || card.ranged.is_some())
    }
}
