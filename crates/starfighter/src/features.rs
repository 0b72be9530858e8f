//! What an evaluation function reads from a whole state. Bots call it on states they dealt themselves; no rule uses
//! it.

use crate::board::stack::StackedCard;
use crate::content::Card;
use crate::{Half, MAX_SLOTS, Phase, SECTORS, Sector, State};
use contract::{ArrayVec, BySeat, Seat};

/// A card on the table as combat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CombatCard {
    /// Undamaged fighters on the lower half.
    pub low: u8,
    /// Undamaged fighters on the upper half, which is visible only on the top card.
    pub high: u8,
    /// Screens without a marker.
    pub screens: u8,
    pub field: bool,
}

impl State {
    /// The cards of a sector, from the bottom.
    #[must_use]
    pub fn combat_cards(&self, seat: Seat, sector: Sector) -> ArrayVec<CombatCard, MAX_SLOTS> {
        let standing = |laid: &StackedCard| {
            let low = laid.low();
            let whole = |half: Half| self.whole(laid, half);
            let field = laid.is_recto() && self.card_of(laid).force_field;
            CombatCard { low: whole(low), high: whole(low.other()), screens: self.free_screens(laid), field }
        };
        self.sides[seat].board[sector.index()].iter().map(standing).collect()
    }

    /// The number of cards in a sector.
    #[must_use]
    pub fn height(&self, seat: Seat, sector: Sector) -> usize {
        self.sides[seat].board[sector.index()].len()
    }

    /// How many more cards fit in a sector.
    #[must_use]
    pub fn room(&self, seat: Seat, sector: Sector) -> usize {
        self.slots(seat, sector).saturating_sub(self.height(seat, sector))
    }

    /// How many draw symbols of a sector would be visible with this many cards on it.
    #[must_use]
    pub fn symbols_at(&self, seat: Seat, sector: Sector, height: usize) -> usize {
        let draws = self.cruiser(seat).map_or(&[][..], |cruiser| &cruiser.draws[sector.index()]);
        draws.iter().filter(|slot| usize::from(**slot) >= height).count()
    }

    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = &'static Card> {
        let content = self.content.0;
        self.sides[seat].hand.map(move |card| content.card(card))
    }

    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.sides[seat].hand.len()
    }

    /// The number of cards set aside for the next round.
    #[must_use]
    pub fn aside(&self, seat: Seat) -> u8 {
        self.sides[seat].aside.len() + self.sides[seat].promised
    }

    #[must_use]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.sides[seat].passed
    }

    /// Whether no act is in progress: a seat plays a card or passes, or the marker holder sets up the battle.
    #[must_use]
    pub fn is_between_acts(&self) -> bool {
        let is_decision_phase =
            matches!(self.phase, Phase::Cruisers | Phase::Deploy | Phase::Shift | Phase::Direction);
        is_decision_phase && self.frames.is_empty()
    }

    /// The pairs of sectors that would face each other with this offset and have not fought yet this round.
    pub fn facing_with(&self, offset: i8) -> impl Iterator<Item = BySeat<Sector>> {
        let (column, step) = if self.phase == Phase::Battle { (self.column, self.step) } else { (0, 1) };
        let sector = |number: i8| u8::try_from(number).ok().and_then(Sector::new);
        (0..SECTORS as i8).filter_map(move |n| {
            let at = column + n * step;
            Some(BySeat([sector(at)?, sector(SECTORS as i8 - 1 - at + offset)?]))
        })
    }
}
