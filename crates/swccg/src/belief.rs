//! What a view implies about hidden cards. A player's own unseen cards are known as a set; the opponent's may be any
//! cards playable on that side, since deck lists are secret.

use crate::cards::card::CardId;
use crate::cards::pile::{FaceDownCard, PileName, Slot, UndeterminedCards};
use crate::content::Content;
use crate::position::CardResolver;
use crate::setup::{Fault, can_start};
use crate::state::{Phase, State};
use crate::view::{SideView, View};
use contract::{BySeat, RandomSource, Seat, Viewer};

/// Built from a view alone; deals complete states that its owner could not tell from the true one.
#[derive(Clone, Debug)]
pub struct Belief {
    /// Everything the viewer knows; hidden cards are blank for now.
    base: State,
    sides: BySeat<UnknownCards>,
}

/// What the viewer does not know about one player.
#[derive(Clone, Debug, Default)]
struct UnknownCards {
    /// For the viewer's own side, the set the unseen cards are drawn from.
    heap: Option<UndeterminedCards>,
    /// Pile positions whose card is determined but hidden from the viewer.
    hidden: Vec<(PileName, usize)>,
    /// Cards in hand the viewer does not know.
    hand: usize,
    /// Whether a starting location was chosen in secret.
    sealed: bool,
}

impl Belief {
    pub(crate) fn from_view(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut base = State::empty(content, view.dark, view.limit);
        (base.turn, base.active, base.phase, base.battle) = (view.turn, view.active, view.phase, view.battle);
        (base.secrets, base.shot) = (view.secrets, view.shot);
        (base.asked, base.passed, base.halved) = (view.asked, view.passed, view.halved);
        let mut names = CardResolver { content, faults: &mut faults };
        names.load_table(&mut base, &view.table, &view.row);
        for card in &view.barred {
            base.barred.extend_if_room(names.find(*card));
        }
        for (card, of, within) in &view.failed {
            base.failed.extend_if_room(names.find(*card).map(|id| (id, *of, *within)));
        }
        for frame in view.frames.iter().take(crate::action::frames::MAX_FRAMES) {
            base.frames.push(*frame);
        }
        let sides = BySeat::from_fn(|seat| read_side(&mut base, seat, &view.sides[seat], &mut names));
        if !faults.is_empty() {
            return Err(faults);
        }
        let belief = Belief { base, sides };
        let one = belief.deal(&mut LowestDraw);
        let fault = |what: String| vec![Fault::Contradiction { what }];
        one.check_invariants().map_err(fault)?;
        if one.question() != view.question {
            return Err(fault("the question does not follow from the view".to_owned()));
        }
        Ok(belief)
    }

    pub(crate) fn deal(&self, rng: &mut dyn RandomSource) -> State {
        let mut state = self.base.clone();
        for seat in [Seat::A, Seat::B] {
            self.sides[seat].deal(&mut state, seat, rng);
        }
        state
    }
}

/// Always the smallest number: for a look at one deal without randomness.
struct LowestDraw;

impl RandomSource for LowestDraw {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Adds to a list only what fits: views may come from untrusted sources.
trait ExtendIfRoom<T> {
    fn extend_if_room(&mut self, item: Option<T>);
}

impl<T: Copy + Default, const N: usize> ExtendIfRoom<T> for contract::ArrayVec<T, N> {
    fn extend_if_room(&mut self, item: Option<T>) {
        if let Some(item) = item.filter(|_| !self.is_full()) {
            self.push(item);
        }
    }
}

fn read_side(base: &mut State, seat: Seat, side: &SideView, names: &mut CardResolver<'_>) -> UnknownCards {
    let mut unknown = UnknownCards { sealed: side.chosen && side.start.is_none(), ..UnknownCards::default() };
    base.cards[seat] = side.cards;
    let piles =
        [(PileName::Reserve, &side.reserve), (PileName::Force, &side.force), (PileName::Used, &side.used)];
    for (name, backs) in piles {
        for (place, back) in backs.iter().enumerate().take(crate::cards::pile::MAX_PILE) {
            let slot = match back {
                FaceDownCard::Blank => Slot::default(),
                FaceDownCard::Hidden(seen) => {
                    unknown.hidden.push((name, place));
                    Slot { card: None, seen: *seen }
                }
                FaceDownCard::Known(card, seen) => Slot { card: names.find(*card), seen: *seen },
            };
            base.sides[seat].pile_mut(name).push(slot);
        }
    }
    for (card, seen) in side.known.iter().take(crate::cards::pile::MAX_PILE) {
        if let Some(id) = names.find(*card) {
            base.sides[seat].put_in_hand(Slot { card: Some(id), seen: *seen });
        }
    }
    unknown.hand = usize::from(side.hand).min(crate::cards::pile::MAX_PILE).saturating_sub(side.known.len());
    for card in &side.lost {
        base.sides[seat].lost.extend_if_room(names.find(*card));
    }
    for card in &side.gone {
        base.sides[seat].gone.extend_if_room(names.find(*card));
    }
    base.start[seat] = side.start.and_then(|card| names.find(card));
    unknown.heap = side.unseen.as_ref().map(|list| {
        let mut heap = UndeterminedCards::default();
        for (card, copies) in list.iter().take(crate::cards::pile::MAX_PILE) {
            if let Some(id) = names.find(*card) {
                (0..*copies).for_each(|_| heap.add(id));
            }
        }
        heap
    });
    unknown
}

impl UnknownCards {
    fn deal(&self, state: &mut State, seat: Seat, rng: &mut dyn RandomSource) {
        let content = state.content.0;
        let any: &[CardId] = match self.heap {
            Some(_) => &[],
            None => content.plausible_cards(state.side(seat)),
        };
        let mut heap = self.heap;
        let mut draw = |rng: &mut dyn RandomSource| match &mut heap {
            Some(heap) => {
                let card = heap.at(rng.below(heap.len().max(1)))?;
                heap.take(card);
                Some(card)
            }
            None => any.get(rng.below(any.len().max(1) as u32) as usize).copied(),
        };
        for (pile, place) in &self.hidden {
            let card = draw(rng);
            if let Some(slot) = state.sides[seat].pile_mut(*pile).get_mut(*place) {
                slot.card = card;
            }
        }
        for _ in 0..self.hand {
            let seen = crate::cards::pile::SeenBy::NOBODY.and(Viewer::Seat(seat));
            state.sides[seat].put_in_hand(Slot { card: draw(rng), seen });
        }
        let starts: Vec<CardId> = any.iter().copied().filter(|id| is_available_start(state, *id)).collect();
        let start =
            |rng: &mut dyn RandomSource| starts.get(rng.below(starts.len().max(1) as u32) as usize).copied();
        if self.sealed {
            state.start[seat] = start(rng);
        }
        state.pool[seat] = match heap {
            Some(heap) => heap,
            None => {
                let mut pool = UndeterminedCards::default();
                let slots = PileName::ALL.into_iter().flat_map(|pile| state.sides[seat].pile(pile).iter());
                let blanks = slots.filter(|slot| slot.card.is_none()).count();
                for place in 0..blanks {
                    // A player who has not started yet must have a possible starting location.
                    let first = state.phase == Phase::Start && place == 0;
                    let card = if first {
                        start(rng)
                    } else {
                        any.get(rng.below(any.len().max(1) as u32) as usize).copied()
                    };
                    if let Some(card) = card {
                        pool.add(card);
                    }
                }
                pool
            }
        };
    }
}

fn is_available_start(state: &State, id: CardId) -> bool {
    let card = state.card(id);
    can_start(card) && !state.barred.iter().any(|other| state.card(*other).title == card.title)
}
