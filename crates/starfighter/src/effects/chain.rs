//! Chains of effects: which symbols became visible, which fire again, and where a chain is cut off (SF-CHN).
//!
//! The rulebook lets an effect fire each time it becomes visible, which allows endless chains; the limits here are
//! options of the match. What an effect does is in [`crate::effects`].

use crate::board::place::SectorSet;
use crate::board::stack::{Board, StackedCard, visible_halves};
use crate::effects::frames::{Frame, MAX_WAITING, Symbol};
use crate::event::{Event, RevealCause};
use crate::{CardSet, ChainLimit, Half, Sector, Spot, State, rules};
use contract::{ArrayVec, EventSink, RuleId, Seat, Viewers, digest};

/// The number of arrangements a chain remembers; a longer chain is cut off (SF-CHN-03).
pub(crate) const MAX_ARRANGEMENTS: usize = 16;

/// The current chain; empty between acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Chain {
    /// Whether anything became visible since it started.
    pub(crate) live: bool,
    /// Effects resolved so far.
    pub(crate) steps: u16,
    /// Digests of past card arrangements, if the option needs them.
    pub(crate) arrangements: ArrayVec<u32, MAX_ARRANGEMENTS>,
}

impl State {
    /// The single place where visibility changes: edits a board, closing gaps, then queues every symbol that became
    /// visible.
    pub(crate) fn change(
        &mut self,
        seat: Seat,
        touched: SectorSet,
        cause: RevealCause,
        out: &mut EventSink<'_, Event>,
        edit: impl FnOnce(&mut Board),
    ) {
        let before = visible_halves(&self.sides[seat].board, touched);
        edit(&mut self.sides[seat].board);
        let after = visible_halves(&self.sides[seat].board, touched);
        let fresh = [after[0].difference(before[0]), after[1].difference(before[1])];
        let cut = self.arrangement_cut();
        if fresh[0].is_empty() && fresh[1].is_empty() {
            return;
        }
        let group = self.next_group();
        for sector in touched.sectors() {
            for slot in 0..self.sides[seat].board[sector.index()].len() {
                self.reveal(Spot { seat, sector, slot: slot as u8 }, fresh, group, (cause, cut), out);
            }
        }
    }

    /// Queues the newly visible symbols of one card.
    fn reveal(
        &mut self,
        at: Spot,
        fresh: [CardSet; 2],
        group: u8,
        (cause, cut): (RevealCause, Option<RuleId>),
        out: &mut EventSink<'_, Event>,
    ) {
        let Spot { seat, sector, slot } = at;
        let laid = self.sides[seat].board[sector.index()][usize::from(slot)];
        if !laid.is_recto() {
            return;
        }
        let card = self.card_of(&laid);
        let step = self.chain.steps;
        for half in Half::BOTH {
            if !fresh[half.index()].has(laid.card) {
                continue;
            }
            for (index, effect) in card.halves[half.index()].effects.iter().enumerate() {
                let Some(effect) = *effect else { continue };
                let symbol = Symbol::new(half, index);
                let name = card.matricule;
                match cut.map_or_else(|| self.admit(at, symbol), Err) {
                    Ok(()) => {
                        self.chain.live = true;
                        self.frames.push(Frame::Effect { seat, card: laid.card, symbol, group });
                        out.emit(Viewers::ALL, || {
                            let rule = cause.rule();
                            Event::Revealed { seat, card: name, at, half, effect, cause, step, rule }
                        });
                    }
                    Err(rule) => out.emit(Viewers::ALL, || Event::Ignored {
                        seat,
                        card: name,
                        at,
                        half,
                        effect,
                        step,
                        rule,
                    }),
                }
            }
        }
    }

    /// Counts a newly visible symbol and returns `Ok` if it may fire; otherwise the rule against it.
    fn admit(&mut self, at: Spot, symbol: Symbol) -> Result<(), RuleId> {
        let limit = match self.options.chain {
            ChainLimit::Once => 1,
            ChainLimit::Thrice => 3,
            ChainLimit::UntilRepeat => u8::MAX,
        };
        let waits = self.frames.iter().any(|frame| self.is_symbol(frame, at, symbol));
        let full = self.frames.len() >= MAX_WAITING;
        let fired = &mut self.laid_mut(at).fired;
        if waits {
            return Err(rules::CHAIN_WAITING);
        }
        if fired.times(symbol) >= limit {
            return Err(rules::CHAIN_LIMIT);
        }
        if full {
            return Err(rules::CHAIN_ROOM);
        }
        fired.count(symbol);
        Ok(())
    }

    fn is_symbol(&self, frame: &Frame, at: Spot, wanted: Symbol) -> bool {
        let card = self.sides[at.seat].board[at.sector.index()][usize::from(at.slot)].card;
        matches!(*frame, Frame::Effect { seat, card: of, symbol, .. }
            if seat == at.seat && of == card && symbol == wanted)
    }

    pub(crate) fn laid_mut(&mut self, at: Spot) -> &mut StackedCard {
        &mut self.sides[at.seat].board[at.sector.index()][usize::from(at.slot)]
    }

    /// SF-CHN-03: remembers the current arrangement; returns the rule if it occurred before in this chain.
    fn arrangement_cut(&mut self) -> Option<RuleId> {
        match self.options.chain {
            ChainLimit::Once | ChainLimit::Thrice => None,
            ChainLimit::UntilRepeat => {
                self.chain.live = true;
                let now = self.arrangement();
                let seen = &mut self.chain.arrangements;
                if seen.contains(&now) || seen.is_full() {
                    return Some(rules::CHAIN_REPEAT);
                }
                seen.push(now);
                None
            }
        }
    }

    /// A digest of the cards as a watcher sees them: all versos look alike.
    fn arrangement(&self) -> u32 {
        let look = |laid: &StackedCard| (laid.is_recto().then_some(laid.card), laid.is_pivoted());
        let boards = self.sides.0.each_ref().map(|side| {
            side.board
                .each_ref()
                .map(|stack| stack.iter().map(look).collect::<ArrayVec<_, { crate::MAX_SLOTS }>>())
        });
        digest(&boards) as u32
    }

    /// SF-CHN-02: nothing is waiting, so the next card played or destroyed in combat starts a new chain.
    pub(crate) fn close_chain(&mut self) {
        if !self.chain.live {
            return;
        }
        self.chain = Chain::default();
        for side in self.sides.iter_mut() {
            for laid in side.board.iter_mut().flatten() {
                laid.fired = Default::default();
            }
        }
    }
}

/// Removes the card in a slot; those above slide down (SF-VIS-03).
pub(crate) fn take(board: &mut Board, sector: Sector, slot: u8) -> StackedCard {
    board[sector.index()].remove(usize::from(slot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::builtin;
    use crate::{Effect, Face, Mode, Options};
    use contract::RecordedEvents;

    /// SF-CHN-05: the frame stack has room for one more effect, and a card with two effects appears.
    #[test]
    fn a_symbol_that_finds_no_room_to_wait_is_ignored() {
        let mut state = State::empty(builtin(), Mode::Skirmish, Options::default(), Seat::A);
        let card = |name: &str| name.parse().ok().and_then(|name| builtin().find(name)).unwrap();
        let waiting = Frame::Effect { seat: Seat::B, card: card("0-05"), symbol: Symbol::ALL[0], group: 0 };
        while state.frames.len() < MAX_WAITING - 1 {
            state.frames.push(waiting);
        }
        let (sector, mut recorded) = (Sector::default(), RecordedEvents::default());
        let mut out = EventSink::recording(&mut recorded);
        state.change(Seat::A, SectorSet::one(sector), RevealCause::Played, &mut out, |board| {
            board[0].push(StackedCard::new(card("3-35"), Face::Recto));
        });
        assert_eq!(state.frames.len(), MAX_WAITING);
        let last = state.frames.last().and_then(|frame| state.waiting(frame));
        assert_eq!(last.map(|waiting| waiting.effect), Some(Effect::Draw));
        let ignored = |event: &Event| matches!(event, Event::Ignored { effect: Effect::Pivot, rule, .. } if rule.0 == "SF-CHN-05");
        assert!(recorded.events.iter().any(|(_, event)| ignored(event)), "{recorded:?}");
    }
}
