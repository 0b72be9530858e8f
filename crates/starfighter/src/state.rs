//! The state of a match: small, plain and cheap to copy. It holds no history beyond what the rules need.

use crate::board::stack::{Board, StackedCard};
use crate::content::{Card, Content, Cruiser};
use crate::effects::chain::Chain;
use crate::effects::frames::{Frame, MAX_FRAMES};
use crate::{CardSet, CruiserId, Half, Matricule, Mode, Options, Sector, Spot};
use contract::{ArrayVec, BySeat, Seat, Shared};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) content: Shared<Content>,
    pub(crate) mode: Mode,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// From one.
    pub(crate) round: u8,
    /// Holder of the initiative marker. Before the first round: the first player.
    pub(crate) marker: Seat,
    /// The seat that plays the next card; during reinforcements, the seat that draws next.
    pub(crate) turn: Seat,
    /// How far the second seat's board is displaced to the right, as the first seat sees it.
    pub(crate) offset: i8,
    /// The column (a sector of the first seat) of the next combat; zero outside of a battle.
    pub(crate) column: i8,
    /// From one column to the next; zero outside of a battle.
    pub(crate) step: i8,
    pub(crate) sides: BySeat<Side>,
    /// The first is the common pile; in Total War each seat has its own.
    pub(crate) piles: [Pile; 2],
    /// The innermost is last.
    pub(crate) frames: ArrayVec<Frame, MAX_FRAMES>,
    pub(crate) chain: Chain,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Before the first round.
    Cruisers,
    Reinforce,
    Deploy,
    /// The marker holder may shift.
    Shift,
    /// The marker holder chooses the direction.
    Direction,
    Battle,
    Over,
}

/// The part of the state that belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    /// Chosen, but if chosen in secret perhaps not yet revealed.
    pub(crate) cruiser: Option<CruiserId>,
    pub(crate) armor: i16,
    pub(crate) passed: bool,
    /// Number of set-aside cards from the current pile; which ones is decided when they are taken.
    pub(crate) promised: u8,
    /// Draws still to come in these reinforcements.
    pub(crate) need: u8,
    pub(crate) hand: CardSet,
    /// Set-aside cards from before the last reshuffle; nobody has seen them.
    pub(crate) aside: CardSet,
    pub(crate) board: Board,
}

/// A pile and its discard. The pile has no order: a card is decided when somebody first looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile {
    /// Includes those promised aside.
    pub(crate) cards: CardSet,
    pub(crate) discard: CardSet,
    /// The cards of the last reshuffle; empty if there was none.
    pub(crate) remade: CardSet,
    /// How many cards belong to this pile, wherever they are.
    pub(crate) size: u8,
}

impl State {
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0
    }

    /// How far the second seat's board is displaced to the right, as the first seat sees it: column `c` of the first
    /// seat faces sector `4 - c + offset` of the second.
    #[must_use]
    pub const fn offset(&self) -> i8 {
        self.offset
    }

    /// The armor left.
    #[must_use]
    pub fn armor(&self, seat: Seat) -> i16 {
        self.sides[seat].armor
    }

    /// From one.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The holder of the initiative marker.
    #[must_use]
    pub const fn marker(&self) -> Seat {
        self.marker
    }

    /// How many effects of the current chain have been resolved.
    #[must_use]
    pub const fn chain_steps(&self) -> u16 {
        self.chain.steps
    }

    /// The index of the pile a seat plays from (SF-TOT-03).
    #[inline]
    pub(crate) fn pile_of(&self, seat: Seat) -> usize {
        match self.mode {
            Mode::Training | Mode::Skirmish => 0,
            Mode::TotalWar => seat.index(),
        }
    }

    #[inline]
    pub(crate) fn pile(&self, seat: Seat) -> &Pile {
        &self.piles[self.pile_of(seat)]
    }

    #[inline]
    pub(crate) fn pile_mut(&mut self, seat: Seat) -> &mut Pile {
        let place = self.pile_of(seat);
        &mut self.piles[place]
    }

    pub(crate) fn same_pile(&self, seat: Seat, other: Seat) -> bool {
        self.pile_of(seat) == self.pile_of(other)
    }

    /// The cruiser, once it has been chosen. Before they are turned up it is secret: views hide it.
    #[must_use]
    pub fn cruiser(&self, seat: Seat) -> Option<&'static Cruiser> {
        self.sides[seat].cruiser.map(|id| self.content.0.cruiser(id))
    }

    /// The slots of a sector; zero before a cruiser is chosen.
    #[inline]
    pub(crate) fn slots(&self, seat: Seat, sector: Sector) -> usize {
        self.cruiser(seat).map_or(0, |cruiser| cruiser.slots[sector.index()] as usize)
    }

    #[inline]
    pub(crate) fn is_full(&self, seat: Seat, sector: Sector) -> bool {
        self.sides[seat].board[sector.index()].len() >= self.slots(seat, sector)
    }

    /// The card at a place, if there is one. Any place is allowed.
    pub(crate) fn laid(&self, at: Spot) -> Option<&StackedCard> {
        if at.seat.number() > 1 {
            return None;
        }
        self.sides[at.seat].board[at.sector.index()].get(usize::from(at.slot))
    }

    #[inline]
    pub(crate) fn card_of(&self, laid: &StackedCard) -> &'static Card {
        self.content.0.card(laid.card)
    }

    #[inline]
    pub(crate) fn name_of(&self, laid: &StackedCard) -> Matricule {
        self.content.0.name(laid.card)
    }

    /// Undamaged fighters on a half of the visible face (SF-BAT-10).
    #[inline]
    pub(crate) fn whole(&self, laid: &StackedCard, half: Half) -> u8 {
        let printed = self.content.0.printed(laid.card, laid.face(), half).fighters;
        printed.saturating_sub(laid.damage[half.index()])
    }

    /// Undamaged fighters on both halves.
    #[inline]
    pub(crate) fn wholes(&self, laid: &StackedCard) -> [u8; 2] {
        Half::BOTH.map(|half| self.whole(laid, half))
    }

    /// Cards in hand, on the board and set aside (SF-END-05).
    pub(crate) fn cards_of(&self, seat: Seat) -> u8 {
        let side = &self.sides[seat];
        let laid: usize = side.board.iter().map(|stack| stack.len()).sum();
        side.hand.len() + side.aside.len() + side.promised + laid as u8
    }
}
