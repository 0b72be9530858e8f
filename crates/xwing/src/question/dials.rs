//! Which dial settings the players choose, in secret and at the same time (XW-RND-01, XW-RND-06).

use crate::choice::{Cause, Choice, Refusal};
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::round as rules;
use crate::ship::ShipId;
use crate::ship::placement::DialSetting;
use crate::state::{PublicState, RuleStep, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats, Viewers};

/// Which dial settings the players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dials;

impl Ask for Dials {
    fn asked(self, state: &State) -> Seats {
        state.waiting_for_dials()
    }

    fn offer(self, state: &State, seat: Seat, out: &mut LegalChoicesOf<State>) {
        let Some(ship) = state.next_dial(seat) else { return };
        let entries = state.kind(ship).dial.entries();
        out.listed.extend(entries.iter().map(|entry| Choice::Dial(ship, entry.maneuver.into())));
        out.listed.sort_unstable();
    }

    fn check(self, state: &State, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Dial(ship, setting) => state.check_dial(seat, ship, setting),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let Choice::Dial(ship, setting) = choice else { return };
        state.hidden[ship.index()] = Some(setting);
        state.public.dials |= ship.bit();
        out.emit(Viewers::ALL, || Event::DialSet { ship });
        if state.waiting_for_dials().is_empty() {
            state.public.push(RuleStep::System);
        } else {
            state.ask(self);
        }
    }

    fn is_possible(self, _: &PublicState) -> bool {
        true
    }
}

impl State {
    /// The next ship of a seat without a dial.
    pub(crate) fn next_dial(&self, seat: Seat) -> Option<ShipId> {
        self.public
            .in_play()
            .find(|(id, ship)| {
                ship.seat == Some(seat) && !ship.round.ionized && self.public.dials & id.bit() == 0
            })
            .map(|(id, _)| id)
    }

    /// Seats with a dial to set.
    pub(crate) fn waiting_for_dials(&self) -> Seats {
        Seat::first(self.public.seats).filter(|seat| self.next_dial(*seat).is_some()).collect()
    }

    fn check_dial(&self, seat: Seat, ship: ShipId, setting: DialSetting) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::DIALS, by });
        if self.next_dial(seat) != Some(ship) {
            return refuse(Cause::Ship(ship));
        }
        let entry = setting.maneuver().and_then(|maneuver| self.kind(ship).dial.entry(maneuver));
        if entry.is_some() { Ok(()) } else { refuse(Cause::NotOnDial) }
    }
}
