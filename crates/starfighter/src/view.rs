//! What a viewer knows and may remember (SF-INF). Built for that viewer, never filtered from the state.

use crate::board::stack::{StackedCard, fighters};
use crate::effects::frames::{Frame, Symbol};
use crate::position::LaidCard;
use crate::{
    CardSet, CruiserKey, Effect, Half, Matricule, Mode, Options, Phase, Question, SECTORS, Sector, State,
    rules,
};
use contract::{BySeat, RuleId, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// The rules behind what a view shows and hides.
pub const RIGHTS: [RuleId; 4] = [rules::HIDDEN, rules::HIDDEN_RECTO, rules::REMEMBERED, rules::DISCARD_OPEN];

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// `None` for a watcher.
    pub viewer: Option<Seat>,
    pub mode: Mode,
    pub options: Options,
    /// From one; zero before the first.
    pub round: u8,
    pub phase: Phase,
    /// The holder of the initiative marker.
    pub marker: Seat,
    /// The seat that plays or draws next.
    pub turn: Seat,
    /// How far the second seat's board is displaced to the right, as the first seat sees it.
    pub offset: i8,
    /// The column, a sector of the first seat, of the next combat of this battle.
    pub column: i8,
    /// From one column to the next; zero outside of a battle.
    pub step: i8,
    pub question: Question,
    /// Set once the match is over.
    pub winners: Option<Seats>,
    pub sides: BySeat<SideView>,
    /// The common pile, or in Total War one per seat.
    pub piles: Vec<PileView>,
    /// What is in progress; the innermost is last.
    pub frames: Vec<FrameView>,
    /// Effects resolved in the current chain.
    pub steps: u16,
    /// Past card arrangements of the current chain, if the option needs them.
    pub arrangements: Vec<u32>,
}

/// What is known of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// `None` if this viewer does not know it.
    pub cruiser: Option<CruiserKey>,
    /// Whether the seat has chosen a cruiser, perhaps in secret.
    pub chosen: bool,
    /// Slots of each sector, from the owner's left; zeros while the cruiser is unknown.
    pub slots: [u8; SECTORS],
    #[serde(rename = "armour")]
    pub armor: i16,
    pub passed: bool,
    /// The number of cards in the hand.
    pub hand: u8,
    /// The hand itself, for its owner only.
    pub cards: Option<Vec<Matricule>>,
    /// Number of set-aside cards from the current pile.
    pub promised: u8,
    /// Number of set-aside cards from an earlier pile.
    pub settled: u8,
    /// Draws still to come in these reinforcements.
    pub need: u8,
    /// Draw symbols of the board that are visible now.
    pub symbols: u8,
    /// The sectors from the owner's left, each from the bottom.
    pub sectors: [Vec<LaidCard>; SECTORS],
    /// Visible undamaged fighters of each sector.
    pub fighters: [u8; SECTORS],
}

/// What is known of a pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView {
    /// `None` for the common pile.
    pub owner: Option<Seat>,
    /// The number of cards in it, without those promised aside.
    pub count: u8,
    /// How many cards belong to it, wherever they are.
    pub size: u8,
    /// All cards that belong to it, if this viewer knows them: a common pile, or the viewer's own deck.
    pub deck: Option<Vec<Matricule>>,
    /// The discard is open.
    pub discard: Vec<Matricule>,
    /// The cards of the last reshuffle, if there was one. They came from the open discard, so everybody may remember
    /// them.
    pub remade: Option<Vec<Matricule>>,
}

/// Something in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FrameView {
    /// A waiting effect; those of one group became visible together.
    Effect {
        seat: Seat,
        card: Matricule,
        half: Half,
        /// First or second symbol of the half.
        index: u8,
        effect: Effect,
        group: u8,
    },
    /// A top card is being hit.
    Hit { by: Seat, seat: Seat, sector: Sector },
    /// A flipped card's markers are being placed.
    Spread { seat: Seat, sector: Sector, slot: u8, left: u8 },
    /// A sector takes combat damage.
    Damage { seat: Seat, sector: Sector, left: u8 },
    /// Set-aside cards are settled before the reshuffle.
    Settle { seat: Seat },
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let question = self.question();
        View {
            viewer: viewer.seat(),
            mode: self.mode,
            options: self.options,
            round: self.round,
            phase: self.phase,
            marker: self.marker,
            turn: self.turn,
            offset: self.offset,
            column: self.column,
            step: self.step,
            question,
            winners: (question == Question::Over).then(|| self.ending().winners),
            sides: BySeat::from_fn(|seat| self.side_view(seat, viewer)),
            piles: self.pile_views(viewer),
            frames: self.frames.iter().map(|frame| self.frame_view(frame)).collect(),
            steps: self.chain.steps,
            arrangements: self.chain.arrangements.to_vec(),
        }
    }

    fn side_view(&self, seat: Seat, viewer: Viewer) -> SideView {
        let side = &self.sides[seat];
        let own = viewer.is(seat);
        // SF-TOT-04: a cruiser chosen in secret is revealed when both are chosen.
        let hidden = self.phase == Phase::Cruisers && self.chooses_in_secret() && !own;
        let cruiser = self.cruiser(seat).filter(|_| !hidden);
        let stacks = side.board.each_ref();
        SideView {
            cruiser: cruiser.map(|cruiser| cruiser.key),
            chosen: side.cruiser.is_some(),
            slots: cruiser.map_or([0; SECTORS], |cruiser| cruiser.slots),
            armor: side.armor,
            passed: side.passed,
            hand: side.hand.len(),
            cards: own.then(|| self.content.0.names(side.hand)),
            promised: side.promised,
            settled: side.aside.len(),
            need: side.need,
            symbols: if hidden { 0 } else { self.draw_symbols(seat) },
            sectors: stacks.map(|stack| {
                stack.iter().map(|laid| self.laid_card(laid, own || laid.is_exposed())).collect()
            }),
            fighters: stacks.map(|stack| fighters(self.content.0, stack)),
        }
    }

    /// A card on the table as data, with its name only if it is known (SF-INF-02, SF-INF-03).
    pub(crate) fn laid_card(&self, laid: &StackedCard, known: bool) -> LaidCard {
        LaidCard {
            card: known.then(|| self.name_of(laid)),
            face: laid.face(),
            pivoted: laid.is_pivoted(),
            damage: laid.damage,
            screens: laid.screens,
            exposed: laid.is_exposed(),
            older: laid.is_older(),
            fired: laid.fired.counts(),
        }
    }

    fn pile_views(&self, viewer: Viewer) -> Vec<PileView> {
        let owners: &[Option<Seat>] = match self.mode {
            Mode::Training | Mode::Skirmish => &[None],
            Mode::TotalWar => &[Some(Seat::A), Some(Seat::B)],
        };
        let view = |owner: &Option<Seat>| {
            let seat = owner.unwrap_or(Seat::A);
            let pile = self.pile(seat);
            let known = owner.is_none_or(|owner| viewer.is(owner));
            PileView {
                owner: *owner,
                count: self.available(seat),
                size: pile.size,
                deck: known.then(|| self.content.0.names(self.deck_of(seat))),
                discard: self.content.0.names(pile.discard),
                remade: (!pile.remade.is_empty()).then(|| self.content.0.names(pile.remade)),
            }
        };
        owners.iter().map(view).collect()
    }

    /// All cards that belong to the pile of this seat, wherever they are.
    pub(crate) fn deck_of(&self, seat: Seat) -> CardSet {
        let pile = self.pile(seat);
        let mut deck = pile.cards.union(pile.discard);
        for other in [Seat::A, Seat::B].into_iter().filter(|other| self.same_pile(seat, *other)) {
            let side = &self.sides[other];
            deck = deck.union(side.hand).union(side.aside);
            for laid in side.board.iter().flatten() {
                deck.add(laid.card);
            }
        }
        deck
    }

    fn frame_view(&self, frame: &Frame) -> FrameView {
        match *frame {
            Frame::Effect { seat, card, symbol, group } => {
                let (half, index) = (symbol.half(), symbol.index() as u8);
                let effect = self.waiting(frame).map_or(Effect::Draw, |waiting| waiting.effect);
                FrameView::Effect { seat, card: self.content.0.name(card), half, index, effect, group }
            }
            Frame::Hit { by, seat, sector } => FrameView::Hit { by, seat, sector },
            Frame::Spread { seat, sector, slot, left } => FrameView::Spread { seat, sector, slot, left },
            Frame::Damage { seat, sector, left } => FrameView::Damage { seat, sector, left },
            Frame::Settle { seat } => FrameView::Settle { seat },
        }
    }

    /// The frame a view describes, if the content has its card and symbol.
    pub(crate) fn read_frame(&self, view: &FrameView) -> Option<Frame> {
        let frame = match *view {
            FrameView::Effect { seat, card, half, index, effect, group } => {
                let symbol = Symbol::new(half, usize::from(index & 1));
                let frame = Frame::Effect { seat, card: self.content.0.find(card)?, symbol, group };
                return (self.waiting(&frame)?.effect == effect).then_some(frame);
            }
            FrameView::Hit { by, seat, sector } => Frame::Hit { by, seat, sector },
            FrameView::Spread { seat, sector, slot, left } => Frame::Spread { seat, sector, slot, left },
            FrameView::Damage { seat, sector, left } => Frame::Damage { seat, sector, left },
            FrameView::Settle { seat } => Frame::Settle { seat },
        };
        Some(frame)
    }
}
