//! Converts states to positions and back; see [`crate::position`] for their form.

use crate::begin::{check_boxes, check_colors};
use crate::board::stack::{FireCounts, StackedCard};
use crate::content::Content;
use crate::deck::set_of;
use crate::phase::MAX_OFFSET;
use crate::position::{LaidCard, PilePosition, Position, PositionPhase, SidePosition};
use crate::state::Pile;
use crate::{CardId, CardSet, Deck, Fault, Half, Mode, Phase, Sector, Setup, Spot, State, rules};
use contract::{BySeat, Seat};

/// Writing positions.
impl State {
    /// This state as a set-up, if no act is in progress.
    pub(crate) fn to_setup(&self) -> Option<Setup> {
        let at = match self.phase {
            Phase::Cruisers => return Some(self.initial_setup()),
            Phase::Deploy if self.frames.is_empty() => PositionPhase::Deploy { seat: self.turn },
            Phase::Shift => PositionPhase::Shift,
            Phase::Reinforce | Phase::Deploy | Phase::Direction | Phase::Battle | Phase::Over => return None,
        };
        let sides = BySeat::from_fn(|seat| self.side_position(seat));
        let piles = self.piles.iter().take(self.pile_count()).map(|pile| PilePosition {
            cards: self.content.0.names(pile.cards),
            discard: self.content.0.names(pile.discard),
            remade: (!pile.remade.is_empty()).then(|| self.content.0.names(pile.remade)),
        });
        let (round, marker, offset) = (self.round, self.marker, self.offset);
        let position = Position { round, at, marker, offset, sides, piles: piles.collect() };
        Some(Setup { cards: None, decks: None, position: Some(Box::new(position)), ..self.initial_setup() })
    }

    fn initial_setup(&self) -> Setup {
        let list = |seat| self.content.0.names(self.deck_of(seat));
        let total_war = self.mode == Mode::TotalWar;
        Setup {
            mode: self.mode,
            first: self.marker,
            cruisers: BySeat::from_fn(|seat| self.cruiser(seat).map(|cruiser| cruiser.key)),
            cards: (!total_war).then(|| list(Seat::A)),
            decks: total_war.then(|| BySeat::from_fn(|seat| Deck::List(list(seat)))),
            options: self.options,
            position: None,
        }
    }

    fn side_position(&self, seat: Seat) -> SidePosition {
        let side = &self.sides[seat];
        SidePosition {
            armor: side.armor,
            passed: side.passed,
            hand: self.content.0.names(side.hand),
            aside: self.content.0.names(side.aside),
            promised: side.promised,
            sectors: side.board.each_ref().map(|s| s.iter().map(|laid| self.laid_card(laid, true)).collect()),
        }
    }

    /// One common pile, or one per seat.
    pub(crate) fn pile_count(&self) -> usize {
        match self.mode {
            Mode::Training | Mode::Skirmish => 1,
            Mode::TotalWar => 2,
        }
    }
}

/// Reading positions.
impl State {
    /// Fills an empty table from a position. The state must not be used if there are faults.
    pub(crate) fn read_position(&mut self, setup: &Setup, position: &Position, faults: &mut Vec<Fault>) {
        if setup.cards.is_some() || setup.decks.is_some() {
            faults.push(Fault::CardsNotWanted { rule: rules::MODE });
        }
        self.read_moment(position, faults);
        for seat in [Seat::A, Seat::B] {
            if self.sides[seat].cruiser.is_none() {
                faults.push(Fault::NoCruiser { seat });
            }
            self.read_side(seat, &position.sides[seat], faults);
        }
        let (found, wanted) = (position.piles.len(), self.pile_count());
        if found != wanted {
            return faults.push(Fault::Piles { found, wanted, rule: rules::OWN_PILE });
        }
        for (place, pile) in position.piles.iter().enumerate() {
            self.piles[place] = Pile {
                cards: set_of(self.content.0, &pile.cards, faults),
                discard: set_of(self.content.0, &pile.discard, faults),
                remade: pile
                    .remade
                    .as_ref()
                    .map_or(CardSet::EMPTY, |list| set_of(self.content.0, list, faults)),
                size: 0,
            };
            let owner = if place == 0 { Seat::A } else { Seat::B };
            let deck = self.deck_of(owner);
            self.piles[place].size = deck.len();
            check_colors(self.content.0, self.mode, deck, faults);
            self.check_doubles(owner, faults);
            self.check_remade(owner, faults);
        }
        check_boxes(self, setup, faults);
    }

    fn read_moment(&mut self, position: &Position, faults: &mut Vec<Fault>) {
        let (round, most) = (position.round, self.options.rounds);
        if round == 0 || round > most {
            faults.push(Fault::Round { round, most, rule: rules::END_ROUNDS });
        }
        if position.offset.abs() > MAX_OFFSET {
            let (offset, most) = (position.offset, MAX_OFFSET);
            faults.push(Fault::Offset { offset, most, rule: rules::SHIFT_FACING });
        }
        let turn = match position.at {
            PositionPhase::Deploy { seat } => seat,
            PositionPhase::Shift => position.marker,
        };
        for seat in [turn, position.marker] {
            if seat.number() > 1 {
                return faults.push(Fault::NoSuchSeat { seat });
            }
        }
        (self.round, self.offset, self.marker, self.turn) = (round, position.offset, position.marker, turn);
        let shift = position.at == PositionPhase::Shift;
        self.phase = if shift { Phase::Shift } else { Phase::Deploy };
        for seat in [Seat::A, Seat::B] {
            self.sides[seat].passed = shift || position.sides[seat].passed;
        }
        if !shift && self.sides[turn].passed {
            faults.push(Fault::Passed { rule: rules::PASS });
        }
    }

    fn read_side(&mut self, seat: Seat, side: &SidePosition, faults: &mut Vec<Fault>) {
        self.sides[seat].armor = side.armor;
        self.sides[seat].promised = side.promised;
        self.sides[seat].hand = set_of(self.content.0, &side.hand, faults);
        self.sides[seat].aside = set_of(self.content.0, &side.aside, faults);
        for (sector, cards) in Sector::all().zip(&side.sectors) {
            let slots = self.slots(seat, sector);
            if cards.len() > slots {
                let rule = rules::DEPLOY_FULL;
                faults.push(Fault::SectorFull { seat, sector, cards: cards.len(), slots, rule });
                continue;
            }
            for (slot, card) in cards.iter().enumerate() {
                let at = Spot { seat, sector, slot: slot as u8 };
                if let Some(laid) = self.read_laid(at, card, faults) {
                    self.sides[seat].board[sector.index()].push(laid);
                }
            }
        }
    }

    fn read_laid(&self, at: Spot, card: &LaidCard, faults: &mut Vec<Fault>) -> Option<StackedCard> {
        let Spot { seat, sector, slot } = at;
        let Some(name) = card.card else {
            faults.push(Fault::NoName { seat, sector, slot });
            return None;
        };
        let Some(id) = self.content.0.find(name) else {
            faults.push(Fault::NoSuchCard { card: name, rule: rules::MODE });
            return None;
        };
        if card.fired != [0; 4] {
            faults.push(Fault::Contradiction { what: "a chain runs between the acts" });
        }
        stacked_card_from(self.content.0, at, card, id, faults)
    }

    /// Each card is in one place only.
    fn check_doubles(&self, owner: Seat, faults: &mut Vec<Fault>) {
        let mut met = CardSet::EMPTY;
        let pile = self.pile(owner);
        let mut places: Vec<CardId> = pile.cards.chain(pile.discard).collect();
        for seat in [Seat::A, Seat::B].into_iter().filter(|seat| self.same_pile(owner, *seat)) {
            let side = &self.sides[seat];
            places.extend(side.hand.chain(side.aside));
            places.extend(side.board.iter().flatten().map(|laid| laid.card));
        }
        for id in places {
            if met.has(id) {
                faults.push(Fault::CardTwice { card: self.content.0.name(id), rule: rules::DECK_DOUBLE });
            }
            met.add(id);
        }
    }

    /// Promised cards must be in the pile; a reshuffled pile holds only cards of the reshuffle.
    fn check_remade(&self, owner: Seat, faults: &mut Vec<Fault>) {
        let pile = self.pile(owner);
        let mut wrong =
            if pile.remade.is_empty() { CardSet::EMPTY } else { pile.cards.difference(pile.remade) };
        let mut promised = 0;
        for seat in [Seat::A, Seat::B].into_iter().filter(|seat| self.same_pile(owner, *seat)) {
            let side = &self.sides[seat];
            promised += side.promised;
            let older = side.board.iter().flatten().filter(|laid| laid.is_older()).map(|laid| laid.card);
            let before: CardSet = older.chain(side.aside).collect();
            wrong =
                wrong.union(if pile.remade.is_empty() { before } else { before.intersection(pile.remade) });
        }
        for id in wrong {
            faults.push(Fault::NotRemade { card: self.content.0.name(id), rule: rules::RESHUFFLE });
        }
        if promised > pile.cards.len() {
            faults.push(Fault::Promised { promised, pile: pile.cards.len(), rule: rules::FX_DRAW });
        }
    }
}

/// A card on the table from its data, checked against what is printed on it.
pub(crate) fn stacked_card_from(
    content: &Content,
    at: Spot,
    card: &LaidCard,
    id: CardId,
    faults: &mut Vec<Fault>,
) -> Option<StackedCard> {
    let Spot { seat, sector, slot } = at;
    let mut laid = StackedCard::new(id, card.face);
    laid.set_pivoted(card.pivoted);
    if card.exposed {
        laid.expose();
    }
    if card.older {
        laid.mark_older();
    }
    (laid.damage, laid.screens) = (card.damage, card.screens);
    laid.fired = FireCounts::from_counts(card.fired)?;
    // A hidden card is a verso, and all versos are alike, so any id will do.
    let fighters = Half::BOTH.map(|half| content.printed(id, card.face, half).fighters);
    let over = fighters.iter().zip(card.damage).any(|(whole, markers)| markers > *whole);
    if over || fighters == card.damage {
        faults.push(Fault::Damage { seat, sector, slot, rule: rules::DAMAGE_STAYS });
    }
    let screens = if laid.is_recto() { content.card(id).screens } else { 0 };
    if card.screens > screens {
        faults.push(Fault::Screens { seat, sector, slot, rule: rules::FX_SCREENS });
    }
    Some(laid)
}
