//! The System Phase: decloaking and dropping devices, by ascending initiative (XW-DEV-01, XW-TOK-08).

use crate::combat::turn_order::TurnOrder;
use crate::content::effect::GrantTrigger;
use crate::event::{Event, Token};
use crate::geometry::{EndSlot, Reposition, Side};
use crate::question::{Slot, System};
use crate::rules::token as tokens;
use crate::ship::ShipId;
use crate::state::{Phase, RuleStep, SlotPurpose, SoloDecision, State};
use contract::{EventSink, Viewers};

impl State {
    pub(crate) fn next_system(&mut self, out: &mut EventSink<'_, Event>) {
        if self.public.phase != Phase::System {
            self.public.phase = Phase::System;
            let round = self.public.round;
            out.emit(Viewers::ALL, || Event::PhaseBegan { round, phase: Phase::System });
        }
        // Ships that cannot do anything in this phase are marked as done.
        for id in (0..).map(ShipId).take(self.public.ships.len()) {
            if self.public.ship(id).is_in_play() && !self.has_system_choice(id) {
                self.public.done |= id.bit();
            }
        }
        if self.next_by_initiative(TurnOrder::Ascending).is_empty() {
            self.public.done = 0;
            self.public.push(RuleStep::Activation);
            return;
        }
        if let Some(ship) = self.next_ship(TurnOrder::Ascending, RuleStep::System) {
            self.start_system_turn(ship);
        }
    }

    /// This ship is asked now, and then the next one.
    pub(crate) fn start_system_turn(&mut self, ship: ShipId) {
        self.public.done |= ship.bit();
        self.public.push(RuleStep::System);
        if self.public.ship(ship).seat.is_some() {
            self.ask(System(ship));
        } else {
            self.public.push(RuleStep::Solo(ship, SoloDecision::System));
        }
    }

    fn has_system_choice(&self, ship: ShipId) -> bool {
        let flown = self.public.ship(ship).seat.is_some();
        (flown && self.public.ship(ship).tokens.cloak > 0) || self.droppable(ship).next().is_some()
    }

    /// Indexes among the ship's cards of bombs and mines with a charge left.
    pub(crate) fn droppable(&self, ship: ShipId) -> impl Iterator<Item = u8> {
        let fits = self.public.ship(ship).cards;
        let content = self.content.0;
        (0..)
            .zip(fits)
            .filter(move |(_, equipped)| {
                let card = content.upgrades().get(usize::from(equipped.card));
                equipped.charges > 0 && card.is_some_and(crate::ability::device_card::is_dropped)
            })
            .map(|(place, _)| place)
    }

    /// XW-TOK-08: with the 2 straight (1 straight for larger ships), sideways or ahead; if decloaking fails, the ship
    /// keeps the token.
    pub(crate) fn decloak(&mut self, ship: ShipId, way: Option<Side>, out: &mut EventSink<'_, Event>) {
        let free: Vec<(EndSlot, crate::ship::placement::Placement)> = match way {
            None => self.free_spots(ship, &[(EndSlot::Middle, Reposition::DecloakAhead)]),
            Some(side) => {
                self.free_spots(ship, &EndSlot::ALL.map(|slot| (slot, Reposition::DecloakRoll(side, slot))))
            }
        };
        match (way, free.as_slice()) {
            (_, []) => out.emit(Viewers::ALL, || Event::Decloaked { ship, done: false }),
            (Some(side), [_, _, ..]) => self.ask(Slot(ship, SlotPurpose::Decloak(side))),
            (_, [(_, at), ..]) => self.decloaked(ship, *at, out),
        }
    }

    pub(crate) fn decloaked(
        &mut self,
        ship: ShipId,
        at: crate::ship::placement::Placement,
        out: &mut EventSink<'_, Event>,
    ) {
        self.lose(ship, Token::Cloak, u8::MAX, tokens::CLOAK, out);
        self.reposition(ship, at, out);
        out.emit(Viewers::ALL, || Event::Decloaked { ship, done: true });
        // XW-ABL-29
        self.public.push(RuleStep::Grants(ship, GrantTrigger::Decloak));
    }
}
