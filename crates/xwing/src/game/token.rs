//! Tokens: gaining, losing and jamming them (rules `XW-TOK-…`).

use super::choice::{Cause, Choice, Refusal};
use super::event::{Event, Token};
use super::ship::ShipId;
use super::state::{Open, State, Task};
use crate::craft::Tokens;
use crate::rules::token as rules;
use table::{Out, RuleId, Viewers};

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

/// Green tokens, in the order in which jam removes them.
const GREEN: [Token; 5] =
    [Token::Focus, Token::Evade, Token::Calculate, Token::ReinforceFore, Token::ReinforceAft];

/// XW-TOK-01: circular tokens, green and orange, are removed at the end of the round; XW-TOK-02: the others stay.
pub(super) fn clear_circular(tokens: &mut Tokens) {
    for token in GREEN.into_iter().chain([Token::Disarm, Token::Jam, Token::Tractor]) {
        *count_mut(tokens, token) = 0;
    }
}

/// What a jam token removes: a green token, or the lock (`None`).
pub(super) type Prey = Option<Token>;

pub(super) fn is_green(token: Token) -> bool {
    GREEN.contains(&token)
}

impl State {
    /// A ship gains jam tokens from another ship, whose owner chooses what each of them removes.
    pub(super) fn jam(&mut self, id: ShipId, by: ShipId, count: u8, rule: RuleId, out: &mut Out<'_, Event>) {
        self.gain(id, Token::Jam, count, rule, out);
        for _ in 0..count {
            self.public.then(Task::Jam(id, by));
        }
    }

    /// XW-TOK-06: waiting jam tokens remove the green token or lock that a ship has just gained.
    pub(super) fn jam_waits(&mut self, id: ShipId, out: &mut Out<'_, Event>) {
        while self.public.ship(id).tokens.jam > 0 {
            let Some(prey) = self.jam_prey(id).first().copied() else { return };
            self.jam_took(id, prey, out);
        }
    }

    /// What a jam token can remove from a ship: each kind of green token, then the lock, unless it belongs to the
    /// scenario (XW-SOLO-70).
    pub(super) fn jam_prey(&self, id: ShipId) -> Vec<Prey> {
        let ship = self.public.ship(id);
        let mut tokens = ship.tokens;
        let held = GREEN.into_iter().filter(|green| *count_mut(&mut tokens, *green) > 0);
        let breaks = ship.lock.is_some() && !ship.lock_is_fixed();
        held.map(Some).chain(breaks.then_some(None)).collect()
    }

    /// XW-TOK-06: one jam token removes something, chosen by the jamming side; with nothing to remove it stays.
    pub(super) fn jam_takes(&mut self, id: ShipId, by: ShipId, out: &mut Out<'_, Event>) {
        let prey = self.jam_prey(id);
        match prey.as_slice() {
            _ if self.public.ship(id).tokens.jam == 0 => {}
            [] => {}
            [only] => self.jam_took(id, *only, out),
            [_, _, ..] if self.public.ship(by).seat.is_some() => self.public.open = Open::Jam(id, by),
            // A solo ship jams to break locks.
            [first, ..] => {
                let taken = if prey.contains(&None) { None } else { *first };
                self.jam_took(id, taken, out);
            }
        }
    }

    pub(super) fn offer_prey(&self, id: ShipId, list: &mut Vec<Choice>) {
        list.extend(self.jam_prey(id).into_iter().map(|prey| prey.map_or(Choice::Unlock, Choice::Token)));
    }

    pub(super) fn may_jam_take(&self, id: ShipId, prey: Prey) -> Result<(), Refusal> {
        if self.jam_prey(id).contains(&prey) {
            Ok(())
        } else {
            Err(Refusal { rule: rules::JAM, by: Cause::NoTarget })
        }
    }

    pub(super) fn jam_took(&mut self, id: ShipId, prey: Prey, out: &mut Out<'_, Event>) {
        match prey {
            Some(token) => self.lose(id, token, 1, rules::JAM, out),
            None => {
                self.public.ship_mut(id).lock = None;
                out.tell(Viewers::ALL, || Event::Unlocked { ship: id, rule: rules::JAM });
            }
        }
        self.lose(id, Token::Jam, 1, rules::JAM, out);
    }
}
