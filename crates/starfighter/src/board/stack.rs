//! Which cards cover which (SF-VIS-01, SF-VIS-02): the lower half, toward the owner, of every card in a sector is
//! visible; the upper half is visible only on the top card. A pivoted card has its printed top half at the bottom.

use crate::board::place::SectorSet;
use crate::content::Content;
use crate::effects::frames::Symbol;
use crate::{CardId, CardSet, Face, Half, MAX_SLOTS, SECTORS};
use contract::ArrayVec;

/// The cards of one sector, from the bottom.
pub(crate) type Stack = ArrayVec<StackedCard, MAX_SLOTS>;
/// The sectors of one cruiser, from its owner's left.
pub(crate) type Board = [Stack; SECTORS];

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct StackedCard {
    pub(crate) card: CardId,
    flags: CardFlags,
    /// Markers on the printed top and bottom half.
    pub(crate) damage: [u8; 2],
    pub(crate) screens: u8,
    pub(crate) fired: FireCounts,
}

/// Four flags in a byte: a state has up to forty of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct CardFlags(u8);

impl CardFlags {
    const VERSO: u8 = 1;
    const PIVOTED: u8 = 2;
    const EXPOSED: u8 = 4;
    const OLDER: u8 = 8;

    const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }

    const fn set(&mut self, bit: u8, on: bool) {
        if on {
            self.0 |= bit;
        } else {
            self.0 &= !bit;
        }
    }
}

impl StackedCard {
    /// A card just played from a hand. Everybody knows its recto once it lies open (SF-INF-03).
    pub(crate) fn new(card: CardId, face: Face) -> Self {
        let mut laid = StackedCard { card, ..StackedCard::default() };
        laid.set_face(face);
        laid
    }

    #[inline]
    pub(crate) const fn face(&self) -> Face {
        if self.flags.has(CardFlags::VERSO) { Face::Verso } else { Face::Recto }
    }

    pub(crate) fn set_face(&mut self, face: Face) {
        self.flags.set(CardFlags::VERSO, face == Face::Verso);
        if face == Face::Recto {
            self.expose();
        }
    }

    #[inline]
    pub(crate) const fn is_recto(&self) -> bool {
        !self.flags.has(CardFlags::VERSO)
    }

    pub(crate) const fn is_pivoted(&self) -> bool {
        self.flags.has(CardFlags::PIVOTED)
    }

    pub(crate) const fn set_pivoted(&mut self, pivoted: bool) {
        self.flags.set(CardFlags::PIVOTED, pivoted);
    }

    /// Whether everybody knows its recto.
    #[inline]
    pub(crate) const fn is_exposed(&self) -> bool {
        self.flags.has(CardFlags::EXPOSED)
    }

    /// From now on everybody knows its recto.
    pub(crate) const fn expose(&mut self) {
        self.flags.set(CardFlags::EXPOSED, true);
        self.flags.set(CardFlags::OLDER, false);
    }

    /// Whether its unseen recto is from before the last reshuffle.
    pub(crate) const fn is_older(&self) -> bool {
        self.flags.has(CardFlags::OLDER)
    }

    /// Called on a reshuffle: an unseen card on the table cannot be in the new pile.
    pub(crate) const fn mark_older(&mut self) {
        if !self.is_exposed() {
            self.flags.set(CardFlags::OLDER, true);
        }
    }

    /// The printed half that is at the bottom.
    #[inline]
    pub(crate) const fn low(&self) -> Half {
        if self.is_pivoted() { Half::Top } else { Half::Bottom }
    }
}

/// How often each symbol of a card became visible in the current chain: four counters of two bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct FireCounts(u8);

impl FireCounts {
    /// The counters stop here.
    pub(crate) const MAX_COUNT: u8 = 3;

    pub(crate) const fn times(self, symbol: Symbol) -> u8 {
        self.0 >> (2 * symbol.number()) & 3
    }

    pub(crate) const fn count(&mut self, symbol: Symbol) {
        if self.times(symbol) < Self::MAX_COUNT {
            self.0 += 1 << (2 * symbol.number());
        }
    }

    pub(crate) fn counts(self) -> [u8; 4] {
        Symbol::ALL.map(|symbol| self.times(symbol))
    }

    pub(crate) fn from_counts(counts: [u8; 4]) -> Option<Self> {
        let fits = counts.iter().all(|times| *times <= Self::MAX_COUNT);
        fits.then(|| FireCounts(counts.iter().rev().fold(0, |packed, times| packed << 2 | times)))
    }
}

/// The recto cards of some sectors that show their printed top half, and those that show their bottom half.
#[inline]
pub(crate) fn visible_halves(board: &Board, touched: SectorSet) -> [CardSet; 2] {
    let mut visible = [CardSet::EMPTY; 2];
    for sector in touched.sectors() {
        let stack = &board[sector.index()];
        for laid in stack.iter().filter(|laid| laid.is_recto()) {
            visible[laid.low().index()].add(laid.card);
        }
        if let Some(top) = stack.last().filter(|top| top.is_recto()) {
            visible[top.low().other().index()].add(top.card);
        }
    }
    visible
}

/// Visible undamaged fighters of a sector (SF-VIS-01, SF-BAT-05, SF-BAT-10).
pub(crate) fn fighters(content: &Content, stack: &Stack) -> u8 {
    let whole = |laid: &StackedCard, half: Half| {
        let printed = content.printed(laid.card, laid.face(), half).fighters;
        printed.saturating_sub(laid.damage[half.index()])
    };
    let low: u8 = stack.iter().map(|laid| whole(laid, laid.low())).sum();
    low + stack.last().map_or(0, |top| whole(top, top.low().other()))
}
