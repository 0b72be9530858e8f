//! Tokens: gaining, losing and jamming them (rules `XW-TOK-…`).

pub(crate) mod tractor;

use crate::combat::jam::{JamLoss, jam_losses, solo_jam_loss};
use crate::craft::Tokens;
use crate::event::{Event, Token};
use crate::question::Jam;
use crate::rules::token as rules;
use crate::ship::ShipId;
use crate::state::{RuleStep, State};
use contract::{EventSink, RuleId, Viewers};

#[must_use]
pub fn count_mut(tokens: &mut Tokens, token: Token) -> &mut u8 {
    match token {
        Token::Focus => &mut tokens.focus,
        Token::Evade => &mut tokens.evade,
        Token::Calculate => &mut tokens.calculate,
        Token::ReinforceFore => &mut tokens.reinforce_fore,
        Token::ReinforceAft => &mut tokens.reinforce_aft,
        Token::Cloak => &mut tokens.cloak,
        Token::Stress => &mut tokens.stress,
        Token::Ion => &mut tokens.ion,
        Token::Strain => &mut tokens.strain,
        Token::Deplete => &mut tokens.deplete,
        Token::Disarm => &mut tokens.disarm,
        Token::Jam => &mut tokens.jam,
        Token::Tractor => &mut tokens.tractor,
    }
}

impl State {
    /// A ship gains jam tokens from another ship, whose owner chooses what each of them removes.
    pub(crate) fn jam(
        &mut self,
        id: ShipId,
        by: ShipId,
        count: u8,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        self.gain(id, Token::Jam, count, rule, out);
        for _ in 0..count {
            self.public.push(RuleStep::Jam(id, by));
        }
    }

    /// XW-TOK-06: waiting jam tokens remove the green token or lock that a ship has just gained.
    pub(crate) fn apply_waiting_jam(&mut self, id: ShipId, out: &mut EventSink<'_, Event>) {
        while self.public.ship(id).tokens.jam > 0 {
            let Some(prey) = self.jam_losses(id).first().copied() else { return };
            self.apply_jam_loss(id, prey, out);
        }
    }

    /// What a jam token can remove from a ship: each kind of green token, then the lock, unless it belongs to the
    /// scenario (XW-SOLO-70).
    pub(crate) fn jam_losses(&self, id: ShipId) -> Vec<JamLoss> {
        let ship = self.public.ship(id);
        jam_losses(&ship.tokens, ship.lock.is_some() && !ship.lock_is_fixed())
    }

    /// XW-TOK-06: one jam token removes something, chosen by the jamming side; with nothing to remove it stays.
    pub(crate) fn resolve_jam(&mut self, id: ShipId, by: ShipId, out: &mut EventSink<'_, Event>) {
        let prey = self.jam_losses(id);
        match prey.as_slice() {
            _ if self.public.ship(id).tokens.jam == 0 => {}
            [] => {}
            [only] => self.apply_jam_loss(id, *only, out),
            [_, _, ..] if self.public.ship(by).seat.is_some() => self.ask(Jam(id, by)),
            losses => {
                if let Some(taken) = solo_jam_loss(losses) {
                    self.apply_jam_loss(id, taken, out);
                }
            }
        }
    }

    pub(crate) fn apply_jam_loss(&mut self, id: ShipId, prey: JamLoss, out: &mut EventSink<'_, Event>) {
        match prey {
            Some(token) => self.lose(id, token, 1, rules::JAM, out),
            None => {
                self.public.ship_mut(id).lock = None;
                out.emit(Viewers::ALL, || Event::Unlocked { ship: id, rule: rules::JAM });
            }
        }
        self.lose(id, Token::Jam, 1, rules::JAM, out);
    }
}
