//! A match saved between two actions: positions for tests, puzzles and saved games.

use crate::cards::card::CardName;
use crate::cards::object::{Obj, ObjId, TableCard};
use crate::cards::pile::{Pile, PileName, SeenBy, Slot};
use crate::content::Content;
use crate::language::SearchedPile;
use crate::setup::{Beginning, DECK_SIZE, Fault, Setup};
use crate::state::{Halved, Phase, State};
use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// A complete position with nothing in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Position {
    pub dark: Seat,
    pub turn: u8,
    pub active: Seat,
    pub phase: Phase,
    /// Cards whose search of a player's pile failed this turn and was verified.
    #[serde(default)]
    pub failed: Vec<(CardName, Seat, SearchedPile)>,
    /// Whose Force losses are halved this turn.
    #[serde(default)]
    pub halved: BySeat<Halved>,
    /// In the order of the row.
    pub row: Vec<ObjId>,
    pub table: Vec<TableCard>,
    pub sides: BySeat<SidePosition>,
}

/// A face-down card of a position: determined and seen by some viewers, or `None` for one of the undetermined ones.
pub type WrittenSlot = Option<(CardName, SeenBy)>;

/// The piles of one player; the top of a pile is its last card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SidePosition {
    pub reserve: Vec<WrittenSlot>,
    pub force: Vec<WrittenSlot>,
    pub used: Vec<WrittenSlot>,
    pub hand: Vec<(CardName, SeenBy)>,
    pub lost: Vec<CardName>,
    #[serde(default)]
    pub gone: Vec<CardName>,
    /// Undetermined cards with their number of copies: as many as there are undetermined slots in the piles.
    pub unsettled: Vec<(CardName, u8)>,
}

impl State {
    /// This state as a setup, if nothing is in progress.
    pub(crate) fn to_setup(&self) -> Option<Setup> {
        let rests =
            self.frames.is_empty() && self.battle.is_none() && self.asked == self.active && !self.passed;
        if !rests || matches!(self.phase, Phase::Start | Phase::Over) {
            return None;
        }
        let name = |id| self.content.0.name(id);
        let pile = |pile: &Pile| pile.iter().map(|slot| slot.card.map(|id| (name(id), slot.seen))).collect();
        let side = |seat: Seat| {
            let side = &self.sides[seat];
            SidePosition {
                reserve: pile(&side.reserve),
                force: pile(&side.force),
                used: pile(&side.used),
                hand: side.hand.iter().filter_map(|slot| Some((name(slot.card?), slot.seen))).collect(),
                lost: side.lost.iter().map(|id| name(*id)).collect(),
                gone: side.gone.iter().map(|id| name(*id)).collect(),
                unsettled: self.pool[seat].iter().map(|(id, copies)| (name(id), copies)).collect(),
            }
        };
        let position = Position {
            dark: self.dark,
            turn: self.turn,
            active: self.active,
            phase: self.phase,
            failed: self.failed.iter().map(|(id, of, within)| (name(*id), *of, *within)).collect(),
            halved: self.halved,
            row: self.row.to_vec(),
            table: self.table_cards().collect(),
            sides: BySeat::from_fn(side),
        };
        let from = Beginning::Position(Box::new(position));
        Some(Setup { from, turns: self.limit, secrets: self.secrets })
    }
}

/// Looks up card names and records those that do not exist.
pub(crate) struct CardResolver<'a> {
    pub(crate) content: &'static Content,
    pub(crate) faults: &'a mut Vec<Fault>,
}

impl CardResolver<'_> {
    pub(crate) fn find(&mut self, card: CardName) -> Option<crate::cards::card::CardId> {
        let id = self.content.find(card);
        if id.is_none() {
            self.faults.push(Fault::UnknownCard { card });
        }
        id
    }

    fn contradiction(&mut self, what: impl Into<String>) {
        self.faults.push(Fault::Contradiction { what: what.into() });
    }

    /// Loads the table of a position or view.
    pub(crate) fn load_table(&mut self, state: &mut State, table: &[TableCard], row: &[ObjId]) {
        for laid in table {
            let Some(card) = self.find(laid.card) else { continue };
            match state.objs.get_mut(laid.id.index()) {
                Some(obj) if *obj == Obj::default() => {
                    *obj =
                        Obj { card, owner: laid.owner, place: laid.place, marks: laid.marks, aim: laid.aim };
                }
                Some(_) | None => self.contradiction(format!("card number {} cannot be", laid.id.0)),
            }
        }
        state.rebuild_index();
        for id in row.iter().take(crate::state::MAX_LOCATIONS) {
            state.row.push(*id);
        }
    }
}

/// Builds a state from a position, or reports everything wrong with it.
pub(crate) fn begin(
    content: &'static Content,
    setup: &Setup,
    position: &Position,
) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut state = State::empty(content, position.dark, setup.turns);
    state.secrets = setup.secrets;
    (state.turn, state.active, state.phase) = (position.turn, position.active, position.phase);
    (state.asked, state.halved) = (position.active, position.halved);
    let mut names = CardResolver { content, faults: &mut faults };
    if matches!(position.phase, Phase::Start | Phase::Over) {
        names.contradiction("a position is in the middle of a match");
    }
    if [position.dark, position.active].iter().any(|seat| seat.number() > 1) {
        names.contradiction("there are two seats");
        return Err(faults);
    }
    if position.table.iter().any(|laid| laid.owner.number() > 1) {
        names.contradiction("a card belongs to nobody");
        return Err(faults);
    }
    names.load_table(&mut state, &position.table, &position.row);
    for (card, of, within) in position.failed.iter().take(8) {
        if let Some(id) = names.find(*card) {
            state.failed.push((id, *of, *within));
        }
    }
    for seat in [Seat::A, Seat::B] {
        read_side(&mut state, seat, &position.sides[seat], &mut names);
    }
    if faults.is_empty() {
        for seat in [Seat::A, Seat::B] {
            state.cards[seat] = state.count_cards(seat) as u8;
        }
        if let Err(what) = state.check_invariants() {
            faults.push(Fault::Contradiction { what });
        }
    }
    if faults.is_empty() {
        // A handwritten position may be in a phase where there is nothing to do.
        state.run(&mut contract::EventSink::silent());
        Ok(state)
    } else {
        Err(faults)
    }
}

fn read_side(state: &mut State, seat: Seat, side: &SidePosition, names: &mut CardResolver<'_>) {
    let piles =
        [(PileName::Reserve, &side.reserve), (PileName::Force, &side.force), (PileName::Used, &side.used)];
    let unsettled: usize = side.unsettled.iter().map(|(_, copies)| usize::from(*copies)).sum();
    let all = side.reserve.len()
        + side.force.len()
        + side.used.len()
        + side.hand.len()
        + side.lost.len()
        + side.gone.len();
    if all.max(unsettled) > usize::from(DECK_SIZE) {
        names.contradiction(format!("more than {DECK_SIZE} cards"));
        return;
    }
    for (name, written) in piles {
        for slot in written {
            let slot = match slot {
                None => Slot::default(),
                Some((card, seen)) => match names.find(*card) {
                    Some(id) => Slot { card: Some(id), seen: *seen },
                    None => continue,
                },
            };
            state.sides[seat].pile_mut(name).push(slot);
        }
    }
    for (card, seen) in &side.hand {
        if let Some(id) = names.find(*card) {
            state.sides[seat].put_in_hand(Slot { card: Some(id), seen: *seen });
        }
    }
    for card in &side.lost {
        if let Some(id) = names.find(*card) {
            state.sides[seat].lost.push(id);
        }
    }
    for card in &side.gone {
        if let Some(id) = names.find(*card) {
            state.sides[seat].gone.push(id);
        }
    }
    for (card, copies) in &side.unsettled {
        if let Some(id) = names.find(*card) {
            (0..*copies).for_each(|_| state.pool[seat].add(id));
        }
    }
}
