//! The state of a match: small, plain and cheap to copy. It holds no history beyond what the rules remember.

use crate::chain::Chain;
use crate::content::{Card, Content, Cruiser};
use crate::frames::{FRAMES, Frame};
use crate::stack::{Board, Laid};
use crate::{CardSet, CruiserId, Half, Matricule, Mode, Options, Sector, Spot};
use table::{BySeat, List, Seat, Shared};

/// A match of Starfighter at an open question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) content: Shared<Content>,
    pub(crate) mode: Mode,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// From one.
    pub(crate) round: u8,
    /// Who holds the initiative marker. Before the first round: the first player.
    pub(crate) marker: Seat,
    /// Who lays the next card; during reinforcements, who draws next.
    pub(crate) turn: Seat,
    /// How far the second seat's board is displaced, seen from the first seat, to its right.
    pub(crate) offset: i8,
    /// The column (a sector of the first seat) of the next combat; nought outside of a battle.
    pub(crate) column: i8,
    /// From one column to the next; nought outside of a battle.
    pub(crate) step: i8,
    pub(crate) sides: BySeat<Side>,
    /// The common pile is the first; in Total War each seat has its own.
    pub(crate) piles: [Pile; 2],
    /// What is going on, the innermost last.
    pub(crate) frames: List<Frame, FRAMES>,
    pub(crate) chain: Chain,
}

/// The part of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Before the first round: cruisers are chosen.
    Cruisers,
    /// Cards are drawn.
    Reinforce,
    /// Cards are laid.
    Deploy,
    /// The marker holder may shift.
    Shift,
    /// The marker holder chooses the direction.
    Direction,
    /// The combats.
    Battle,
    /// The match is over.
    Over,
}

/// One seat's own things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    /// Chosen, though in secret choice perhaps not yet revealed.
    pub(crate) cruiser: Option<CruiserId>,
    pub(crate) armour: i16,
    pub(crate) passed: bool,
    /// Cards aside out of the present pile. Which ones is drawn when they are taken.
    pub(crate) promised: u8,
    /// Draws still to come in these reinforcements.
    pub(crate) need: u8,
    pub(crate) hand: CardSet,
    /// Cards aside out of a pile that has been made anew since; nobody has seen them.
    pub(crate) aside: CardSet,
    pub(crate) board: Board,
}

/// A pile and its discard. The pile has no order: a card is drawn when somebody first looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pile {
    /// Including those promised aside.
    pub(crate) cards: CardSet,
    pub(crate) discard: CardSet,
    /// What the pile was last made of; empty if it was never made anew.
    pub(crate) remade: CardSet,
    /// How many cards play from this pile, wherever they lie.
    pub(crate) size: u8,
}

impl State {
    /// The tables this match is played with.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content.0
    }

    /// How far the second seat's board is displaced, seen from the first seat, to its right: column `c` of the first
    /// seat faces sector `4 - c + offset` of the second.
    #[must_use]
    pub const fn offset(&self) -> i8 {
        self.offset
    }

    /// What is left of a cruiser's armour.
    #[must_use]
    pub fn armour(&self, seat: Seat) -> i16 {
        self.sides[seat].armour
    }

    /// The number of the round, from one.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The part of the round.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who holds the initiative marker.
    #[must_use]
    pub const fn marker(&self) -> Seat {
        self.marker
    }

    /// How many effects of the running chain have been resolved.
    #[must_use]
    pub const fn chain_steps(&self) -> u16 {
        self.chain.steps
    }

    /// The place of the pile a seat plays from (SF-TOT-03).
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

    /// Whether `seat` plays from the same pile as `other`.
    pub(crate) fn same_pile(&self, seat: Seat, other: Seat) -> bool {
        self.pile_of(seat) == self.pile_of(other)
    }

    pub(crate) fn cruiser(&self, seat: Seat) -> Option<&'static Cruiser> {
        self.sides[seat].cruiser.map(|id| self.content.0.cruiser(id))
    }

    /// Slots of a sector; none before a cruiser is chosen.
    #[inline]
    pub(crate) fn slots(&self, seat: Seat, sector: Sector) -> usize {
        self.cruiser(seat).map_or(0, |cruiser| cruiser.slots[sector.index()] as usize)
    }

    #[inline]
    pub(crate) fn is_full(&self, seat: Seat, sector: Sector) -> bool {
        self.sides[seat].board[sector.index()].len() >= self.slots(seat, sector)
    }

    /// The card at a place, if there is one. Any place may be asked for.
    pub(crate) fn laid(&self, at: Spot) -> Option<&Laid> {
        if at.seat.number() > 1 {
            return None;
        }
        self.sides[at.seat].board[at.sector.index()].get(usize::from(at.slot))
    }

    #[inline]
    pub(crate) fn card_of(&self, laid: &Laid) -> &'static Card {
        self.content.0.card(laid.card)
    }

    #[inline]
    pub(crate) fn name_of(&self, laid: &Laid) -> Matricule {
        self.content.0.name(laid.card)
    }

    /// Whole fighters on a half of the face that is seen (SF-BAT-10).
    #[inline]
    pub(crate) fn whole(&self, laid: &Laid, half: Half) -> u8 {
        let printed = self.content.0.printed(laid.card, laid.face(), half).fighters;
        printed.saturating_sub(laid.damage[half.index()])
    }

    /// Whole fighters on both halves.
    #[inline]
    pub(crate) fn wholes(&self, laid: &Laid) -> [u8; 2] {
        Half::BOTH.map(|half| self.whole(laid, half))
    }

    /// Cards in hand, on the board and aside (SF-END-05).
    pub(crate) fn cards_of(&self, seat: Seat) -> u8 {
        let side = &self.sides[seat];
        let laid: usize = side.board.iter().map(|stack| stack.len()).sum();
        side.hand.len() + side.aside.len() + side.promised + laid as u8
    }
}
