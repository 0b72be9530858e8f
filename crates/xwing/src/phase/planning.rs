//! A round begins, and the Planning Phase: dials are set in secret (XW-RND-01, XW-RND-06).

use crate::event::Event;
use crate::question::Dials;
use crate::ship::ShipId;
use crate::state::{Phase, RuleStep, State};
use contract::{EventSink, Viewers};

impl State {
    /// Begins a round; a wave may arrive first.
    pub(crate) fn begin_round(&mut self) {
        self.public.round += 1;
        self.public.done = 0;
        self.public.push_in_order(&[RuleStep::Arrivals, RuleStep::Planning]);
        self.call_wave();
    }

    /// XW-RND-01: every ship that a player flies gets a dial, unless it is ionized.
    pub(crate) fn planning(&mut self, out: &mut EventSink<'_, Event>) {
        let public = &mut self.public;
        public.phase = Phase::Planning;
        public.done = 0;
        public.engaging = None;
        public.flying = Default::default();
        public.attack = Default::default();
        public.devices.retain(|device| !device.gone);
        let round = public.round;
        out.emit(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::Planning });
        for id in (0..).map(ShipId).take(self.public.ships.len()) {
            let ionized = self.public.ship(id).is_in_play() && self.craft(id).is_ionized();
            let ship = self.public.ship_mut(id);
            ship.round = Default::default();
            ship.round.ionized = ionized && ship.seat.is_some();
        }
        if self.waiting_for_dials().is_empty() {
            self.public.push(RuleStep::System);
        } else {
            self.ask(Dials);
        }
    }
}
