//! What a viewer can infer from a view: the public part of the state, and the unseen cards with the places they can
//! be in.
//!
//! In Total War the opponent's deck is unknown; its unseen cards may be any the opponent could have brought.

use crate::content::Content;
use crate::deck::set_of;
use crate::position_io::stacked_card_from;
use crate::state::Pile;
use crate::view::{FrameView, PileView, View};
use crate::{Boxes, CardId, CardSet, CruiserId, Fault, Mode, Phase, Sector, Spot, State, rules};
use contract::rng::shuffle;
use contract::{ArrayVec, BySeat, RandomSource, Seat};

/// Built from a view alone; deals whole states that its owner cannot tell from the true one.
#[derive(Clone, Debug)]
pub struct Belief {
    /// Everything the viewer knows, with blanks.
    base: State,
    /// Cruisers the opponent may have chosen in secret.
    sealed: BySeat<Vec<CruiserId>>,
    unseen: Vec<Unseen>,
}

/// The unseen cards of one pile and their places.
#[derive(Clone, Debug)]
struct Unseen {
    owner: Seat,
    /// Cards of the last reshuffle that have not been seen since; empty if the pile was never reshuffled.
    remade: Vec<CardId>,
    /// Cards that may be anywhere except in a reshuffled pile.
    others: Vec<CardId>,
    /// How many of `others` are in the match: all of them, unless the deck is unknown.
    take: usize,
    /// Unseen cards on the table from before the last reshuffle.
    older: Vec<Spot>,
    /// Unseen cards on the table that may come from the current pile.
    younger: Vec<Spot>,
    hands: BySeat<u8>,
    /// Cards set aside before the last reshuffle.
    settled: BySeat<u8>,
    /// Cards set aside that may come from the current pile, because it is just being settled.
    settling: BySeat<u8>,
}

type Cards = ArrayVec<CardId, { CardId::MAX_CARDS }>;

impl Belief {
    pub(crate) fn from_view(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let mut faults = Vec::new();
        for seat in [Some(view.marker), Some(view.turn), view.viewer].into_iter().flatten() {
            if seat.number() > 1 {
                return Err(vec![Fault::NoSuchSeat { seat }]);
            }
        }
        let mut base = State::empty(content, view.mode, view.options, view.marker);
        read_public(&mut base, view, &mut faults);
        let (found, wanted) = (view.piles.len(), base.pile_count());
        if found != wanted {
            faults.push(Fault::Piles { found, wanted, rule: rules::OWN_PILE });
            return Err(faults);
        }
        let blanks = read_boards(&mut base, view, &mut faults);
        let known = known_cards(&mut base, view, &blanks, &mut faults);
        let mut unseen = Vec::new();
        for (place, pile) in view.piles.iter().enumerate() {
            let owner = if place == 0 { Seat::A } else { Seat::B };
            unseen.extend(read_pile(&mut base, view, pile, owner, &known, &blanks, &mut faults));
        }
        let sealed = BySeat::from_fn(|seat| sealed_choices(&base, view, seat));
        if !faults.is_empty() {
            return Err(faults);
        }
        let belief = Belief { base, sealed, unseen };
        if belief.deal(&mut AlwaysZero).question() != view.question {
            return Err(vec![Fault::Contradiction { what: "the question does not follow from the view" }]);
        }
        Ok(belief)
    }

    pub(crate) fn deal(&self, rng: &mut dyn RandomSource) -> State {
        let mut state = self.base.clone();
        for seat in [Seat::A, Seat::B] {
            if let Some(most) = u32::try_from(self.sealed[seat].len()).ok().filter(|n| *n > 0) {
                state.sides[seat].cruiser = Some(self.sealed[seat][rng.below(most) as usize]);
            }
        }
        let mut dealt = CardSet::EMPTY;
        for unseen in &self.unseen {
            // With one box, a card in the first deck cannot be in the second.
            let one_box = state.options.boxes == Boxes::One;
            let apart = if one_box { dealt } else { CardSet::EMPTY };
            dealt = dealt.union(unseen.deal(&mut state, apart, rng));
        }
        state
    }
}

/// Always answers zero, to look at one deal without randomness.
struct AlwaysZero;

impl RandomSource for AlwaysZero {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Unseen {
    /// Deals every unseen card of this pile, uniformly over all deals that agree with the view.
    fn deal(&self, state: &mut State, apart: CardSet, rng: &mut dyn RandomSource) -> CardSet {
        let mut others: Cards = self.others.iter().copied().filter(|id| !apart.has(*id)).collect();
        let take = self.take.min(others.len());
        partial_shuffle(&mut others, take, rng);
        others.truncate(take);
        let dealt = others.iter().copied().collect();
        let mut others = others.into_iter();
        for at in &self.older {
            place_card(state, *at, others.next());
        }
        for seat in [Seat::A, Seat::B] {
            state.sides[seat].aside.extend_from(others.by_ref().take(usize::from(self.settled[seat])));
        }
        let free = self.younger.len() + sum(&self.hands) + sum(&self.settling);
        let pile = state.pile_of(self.owner);
        let mut mixed: Cards = others.by_ref().take(free).collect();
        let mut remade: Cards = self.remade.iter().copied().collect();
        let more = (free - mixed.len()).min(remade.len());
        if more > 0 {
            let both = !mixed.is_empty();
            partial_shuffle(&mut remade, more, rng);
            for id in &remade[..more] {
                mixed.push(*id);
            }
            if both {
                shuffle(rng, &mut mixed);
            }
        }
        let mut mixed = mixed.into_iter();
        for at in &self.younger {
            place_card(state, *at, mixed.next());
        }
        for seat in [Seat::A, Seat::B] {
            state.sides[seat].hand.extend_from(mixed.by_ref().take(usize::from(self.hands[seat])));
            state.sides[seat].aside.extend_from(mixed.by_ref().take(usize::from(self.settling[seat])));
        }
        state.piles[pile].cards.extend_from(others.chain(remade[more..].iter().copied()));
        dealt
    }
}

fn sum(counts: &BySeat<u8>) -> usize {
    counts.iter().map(|n| usize::from(*n)).sum()
}

/// Moves a uniformly random choice of `n` cards, in random order, to the front.
fn partial_shuffle(cards: &mut Cards, n: usize, rng: &mut dyn RandomSource) {
    for place in 0..n.min(cards.len()) {
        let other = place + rng.below((cards.len() - place) as u32) as usize;
        cards.swap(place, other);
    }
}

fn place_card(state: &mut State, at: Spot, card: Option<CardId>) {
    if let Some(card) = card {
        state.laid_mut(at).card = card;
    }
}

/// Reads the part of a view that needs no dealing.
fn read_public(base: &mut State, view: &View, faults: &mut Vec<Fault>) {
    (base.phase, base.round, base.turn) = (view.phase, view.round, view.turn);
    (base.offset, base.column, base.step) = (view.offset, view.column, view.step);
    if view.offset.abs() > crate::phase::MAX_OFFSET {
        let (offset, most) = (view.offset, crate::phase::MAX_OFFSET);
        faults.push(Fault::Offset { offset, most, rule: rules::SHIFT_FACING });
    }
    for seat in [Seat::A, Seat::B] {
        let seen = &view.sides[seat];
        if let Some(cruiser) = seen.cruiser {
            base.sides[seat].cruiser = base.content.0.find_cruiser(cruiser);
            if base.sides[seat].cruiser.is_none() {
                faults.push(Fault::NoSuchCruiser { seat, cruiser, rule: rules::MODE });
            }
        }
        let side = &mut base.sides[seat];
        (side.armor, side.passed) = (seen.armor, seen.passed);
        (side.promised, side.need) = (seen.promised, seen.need);
    }
    base.chain.steps = view.steps;
    for arrangement in view.arrangements.iter().take(crate::effects::chain::MAX_ARRANGEMENTS) {
        base.chain.arrangements.push(*arrangement);
    }
    for frame in &view.frames {
        match base.read_frame(frame) {
            Some(frame) if !base.frames.is_full() => base.frames.push(frame),
            Some(_) | None => faults.push(Fault::Contradiction { what: "a frame that cannot be" }),
        }
    }
}

/// Reads the boards and returns the places of the cards the viewer does not know.
fn read_boards(base: &mut State, view: &View, faults: &mut Vec<Fault>) -> Vec<Spot> {
    let mut blanks = Vec::new();
    let mut live = view.steps > 0 || !view.arrangements.is_empty();
    for seat in [Seat::A, Seat::B] {
        for (sector, cards) in Sector::all().zip(&view.sides[seat].sectors) {
            let slots = base.slots(seat, sector);
            if cards.len() > slots {
                let rule = rules::DEPLOY_FULL;
                faults.push(Fault::SectorFull { seat, sector, cards: cards.len(), slots, rule });
                continue;
            }
            for (slot, card) in cards.iter().enumerate() {
                let at = Spot { seat, sector, slot: slot as u8 };
                let known = card.card.map(|name| base.content.0.find(name));
                let id = match known {
                    Some(Some(id)) => id,
                    Some(None) | None => CardId::default(),
                };
                match known {
                    Some(Some(_)) => {}
                    None if card.face == crate::Face::Verso && !card.exposed => blanks.push(at),
                    Some(None) | None => {
                        faults.push(Fault::NoName { seat, sector, slot: at.slot });
                    }
                }
                live |= card.fired != [0; 4];
                match stacked_card_from(base.content.0, at, card, id, faults) {
                    Some(laid) => base.sides[seat].board[sector.index()].push(laid),
                    None => faults.push(Fault::Contradiction { what: "a symbol that fired too often" }),
                }
            }
        }
    }
    base.chain.live = live;
    blanks
}

/// The known cards of each seat; the viewer's hand goes into the base.
fn known_cards(base: &mut State, view: &View, blanks: &[Spot], faults: &mut Vec<Fault>) -> BySeat<CardSet> {
    let mut known = BySeat([CardSet::EMPTY; 2]);
    for seat in [Seat::A, Seat::B] {
        if let Some(cards) = view.sides[seat].cards.as_ref().filter(|_| view.viewer == Some(seat)) {
            let hand = set_of(base.content.0, cards, faults);
            if hand.len() != view.sides[seat].hand {
                let (places, cards) = (usize::from(view.sides[seat].hand), usize::from(hand.len()));
                faults.push(Fault::Places { places, cards });
            }
            base.sides[seat].hand = hand;
            known[seat] = hand;
        }
        for sector in Sector::all() {
            for (slot, laid) in base.sides[seat].board[sector.index()].iter().enumerate() {
                if blanks.contains(&Spot { seat, sector, slot: slot as u8 }) {
                    continue;
                }
                if known[seat].has(laid.card) {
                    let card = base.content.0.name(laid.card);
                    faults.push(Fault::CardTwice { card, rule: rules::DECK_DOUBLE });
                }
                known[seat].add(laid.card);
            }
        }
    }
    known
}

fn read_pile(
    base: &mut State,
    view: &View,
    pile: &PileView,
    owner: Seat,
    known: &BySeat<CardSet>,
    blanks: &[Spot],
    faults: &mut Vec<Fault>,
) -> Option<Unseen> {
    let content = base.content.0;
    let seats: Vec<Seat> = [Seat::A, Seat::B].into_iter().filter(|s| base.same_pile(owner, *s)).collect();
    let discard = set_of(content, &pile.discard, faults);
    let made = pile.remade.as_ref().map(|list| set_of(content, list, faults));
    let remade = made.unwrap_or_default();
    let here = seats.iter().fold(discard, |cards, seat| cards.union(known[*seat]));
    let universe = match &pile.deck {
        Some(deck) => set_of(content, deck, faults),
        None => possible_deck(base, view, owner, known, faults),
    };
    let unseen = universe.difference(here);
    let (fresh, others) = (unseen.intersection(remade), unseen.difference(remade));
    let of = |list: &[Spot], older: bool| -> Vec<Spot> {
        let fits =
            |at: &&Spot| seats.contains(&at.seat) && base.laid(**at).is_some_and(|l| l.is_older()) == older;
        list.iter().filter(fits).copied().collect()
    };
    let (older, younger) = (of(blanks, true), of(blanks, false));
    let hidden = |seat: Seat| seats.contains(&seat) && view.viewer != Some(seat);
    let hands = BySeat::from_fn(|seat| if hidden(seat) { view.sides[seat].hand } else { 0 });
    let aside = BySeat::from_fn(|seat| if seats.contains(&seat) { view.sides[seat].settled } else { 0 });
    // While the last cards of a pile are being settled, those already settled come from that same pile.
    let open = view.frames.iter().any(|frame| matches!(frame, FrameView::Settle { .. }));
    let none = BySeat([0; 2]);
    let (settled, settling) = if open { (none, aside) } else { (aside, none) };
    let promised: u8 = seats.iter().map(|seat| view.sides[*seat].promised).sum();
    let in_pile = usize::from(pile.count) + usize::from(promised);
    let forced = older.len() + sum(&settled);
    let free = younger.len() + sum(&hands) + sum(&settling);
    let places = in_pile + forced + free;
    let take = places.checked_sub(usize::from(fresh.len()));
    let enough = take.is_some_and(|take| match &pile.deck {
        Some(_) => take == usize::from(others.len()),
        None => take <= usize::from(others.len()),
    });
    // A reshuffled pile holds only cards of the reshuffle, and cards from before it are not among them.
    let room = take.is_some_and(|take| forced <= take && (made.is_none() || take - forced <= free));
    if !enough || !room || (made.is_none() && forced > 0) {
        faults.push(Fault::Places { places, cards: usize::from(unseen.len()) });
        return None;
    }
    base.piles[base.pile_of(owner)] = Pile { cards: CardSet::EMPTY, discard, remade, size: pile.size };
    let take = take?;
    Some(Unseen {
        owner,
        remade: fresh.collect(),
        others: others.collect(),
        take,
        older,
        younger,
        hands,
        settled,
        settling,
    })
}

/// The cards an opponent may have brought: all, except with one box those known to be in the other deck.
fn possible_deck(
    base: &State,
    view: &View,
    owner: Seat,
    known: &BySeat<CardSet>,
    faults: &mut Vec<Fault>,
) -> CardSet {
    let content = base.content.0;
    let all = content.all(base.mode == Mode::Training);
    if base.options.boxes == Boxes::Two {
        return all;
    }
    let across = view.piles.iter().find(|pile| pile.owner == Some(owner.other()));
    let lists =
        across.into_iter().flat_map(|pile| [pile.deck.as_ref(), Some(&pile.discard), pile.remade.as_ref()]);
    let barred =
        lists.flatten().fold(known[owner.other()], |cards, list| cards.union(set_of(content, list, faults)));
    all.difference(barred)
}

/// What a seat may have chosen in secret, if this viewer does not know it.
fn sealed_choices(base: &State, view: &View, seat: Seat) -> Vec<CruiserId> {
    let side = &view.sides[seat];
    if view.phase != Phase::Cruisers || !side.chosen || side.cruiser.is_some() {
        return Vec::new();
    }
    base.cruisers_for(seat).filter_map(|key| base.content.0.find_cruiser(key)).collect()
}
