//! Invariant checks: counts every piece and recomputes every redundant fact. Called by laws and tests, never by play.

use crate::effects::frames::Frame;
use crate::phase::MAX_OFFSET;
use crate::{CardId, CardSet, Phase, Sector, State};
use contract::Seat;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        for owner in [Seat::A, Seat::B].into_iter().take(self.pile_count()) {
            self.check_pile(owner)?;
        }
        for seat in [Seat::A, Seat::B] {
            self.check_board(seat)?;
        }
        ensure(self.offset.abs() <= MAX_OFFSET, || format!("offset {}", self.offset))?;
        self.check_chain()
    }

    /// Every card of a pile is in exactly one place.
    fn check_pile(&self, owner: Seat) -> Result<(), String> {
        let pile = self.pile(owner);
        let mut places: Vec<CardId> = pile.cards.chain(pile.discard).collect();
        let (mut promised, mut settled) = (0, CardSet::EMPTY);
        for seat in [Seat::A, Seat::B].into_iter().filter(|seat| self.same_pile(owner, *seat)) {
            let side = &self.sides[seat];
            places.extend(side.hand.chain(side.aside));
            places.extend(side.board.iter().flatten().map(|laid| laid.card));
            promised += side.promised;
            settled = settled.union(side.aside);
        }
        let distinct: CardSet = places.iter().copied().collect();
        ensure(distinct.len() == pile.size && places.len() == usize::from(pile.size), || {
            format!("{} cards, {} distinct, of {}", places.len(), distinct.len(), pile.size)
        })?;
        ensure(promised <= pile.cards.len(), || format!("{promised} promised of {}", pile.cards.len()))?;
        let remade = pile.remade;
        ensure(remade.is_empty() || pile.cards.difference(remade).is_empty(), || {
            "a stray card in the pile".into()
        })?;
        let settling = self.frames.iter().any(|frame| matches!(frame, Frame::Settle { .. }));
        ensure(settling || settled.intersection(remade).is_empty(), || {
            "a settled card is in the new pile".into()
        })
    }

    fn check_board(&self, seat: Seat) -> Result<(), String> {
        for sector in Sector::all() {
            let stack = &self.sides[seat].board[sector.index()];
            ensure(stack.len() <= self.slots(seat, sector), || format!("{sector:?} overfull"))?;
            for laid in stack {
                let wholes = self.wholes(laid);
                let printed = crate::Half::BOTH
                    .map(|half| self.content.0.printed(laid.card, laid.face(), half).fighters);
                // The markers of a flipped card are in a frame until they are placed.
                ensure(wholes != [0; 2], || format!("a dead card lies in {sector:?}"))?;
                let over = laid.damage.iter().zip(printed).any(|(markers, whole)| *markers > whole);
                ensure(!over, || format!("more markers than fighters in {sector:?}"))?;
                ensure(laid.is_exposed() || !laid.is_recto(), || "an open card nobody saw".into())?;
                let remade = self.pile(seat).remade;
                ensure(!(laid.is_older() && remade.has(laid.card)), || {
                    "an older card of the new pile".into()
                })?;
            }
        }
        Ok(())
    }

    /// Between acts nothing waits and no chain is remembered.
    fn check_chain(&self) -> Result<(), String> {
        let fired = self.sides.iter().flat_map(|side| side.board.iter().flatten());
        let fired = fired.filter(|laid| laid.fired != Default::default()).count();
        let chain = &self.chain;
        let live = fired > 0 || chain.steps > 0 || !chain.arrangements.is_empty();
        ensure(chain.live == live, || {
            format!("live {} but {fired} fired, {} steps", chain.live, chain.steps)
        })?;
        let waits = self.frames.iter().any(|frame| !matches!(frame, Frame::Damage { .. }));
        ensure(waits || !live, || "a chain is remembered though nothing waits".into())?;
        let battle = self.phase == Phase::Battle;
        ensure(battle || (self.column == 0 && self.step == 0), || "a column outside of a battle".into())
    }
}
