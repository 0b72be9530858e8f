//! The complete state of a match.

use crate::action::frames::{DestinyStage, Frame, MAX_FRAMES};
use crate::battle::{Battle, LastShot};
use crate::cards::card::{Card, CardId, Side};
use crate::cards::object::{MAX_OBJECTS, Marks, Obj, ObjId, Place, Role, TableCard};
use crate::cards::pile::{PileName, Piles, Slot, UndeterminedCards};
use crate::content::Content;
use crate::language::SearchedPile;
use contract::{ArrayVec, BySeat, Seat, Shared};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Maximum number of locations in the row.
pub(crate) const MAX_LOCATIONS: usize = 64;

/// The phases of a turn, the setup before it and the end of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Both players choose their starting locations.
    Start,
    Activate,
    Control,
    Deploy,
    Battle,
    Move,
    Draw,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Halved {
    #[default]
    No,
    Up,
    Down,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) content: Shared<Content>,
    pub(crate) dark: Seat,
    /// Turn limit.
    pub(crate) limit: u8,
    pub(crate) turn: u8,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Who may act next in this phase.
    pub(crate) asked: Seat,
    /// Whether the other player has just passed.
    pub(crate) passed: bool,
    /// Cards whose search of a player's pile failed this turn and was verified: their titles may not search it again.
    pub(crate) failed: ArrayVec<(CardId, Seat, SearchedPile), 8>,
    pub(crate) secrets: BySeat<bool>,
    /// Whose Force losses are halved this turn.
    pub(crate) halved: BySeat<Halved>,
    /// Flags of the uncommon texts on the table ([`crate::content`]), so that most queries need not search for them.
    pub(crate) text_flags: u32,
    pub(crate) index: Index,
    /// Number of cards of each player, wherever they are.
    pub(crate) cards: BySeat<u8>,
    pub(crate) sides: BySeat<Piles>,
    pub(crate) pool: BySeat<UndeterminedCards>,
    /// Starting locations chosen and not yet revealed.
    pub(crate) start: BySeat<Option<CardId>>,
    /// Titles that both players chose at once: nobody may start there.
    pub(crate) barred: ArrayVec<CardId, MAX_LOCATIONS>,
    pub(crate) objs: [Obj; MAX_OBJECTS],
    /// In order.
    pub(crate) row: ArrayVec<ObjId, MAX_LOCATIONS>,
    pub(crate) battle: Option<Battle>,
    /// The current shot, or the latest one of the battle.
    pub(crate) shot: Option<LastShot>,
    pub(crate) frames: ArrayVec<Frame, MAX_FRAMES>,
}

/// Derived from the table and cached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Index {
    /// A bit for each stat that the texts on the table modify.
    pub(crate) modified_stats: u64,
    /// One more than the highest id in use.
    pub(crate) id_limit: u8,
}

/// Derived data is not part of the hash that logs keep.
impl Hash for Index {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl State {
    pub(crate) fn empty(content: &'static Content, dark: Seat, limit: u8) -> State {
        State {
            content: Shared(content),
            dark,
            limit,
            turn: 0,
            active: dark,
            phase: Phase::Start,
            asked: dark,
            passed: false,
            failed: ArrayVec::new(),
            secrets: BySeat([true; 2]),
            halved: BySeat::default(),
            text_flags: 0,
            index: Index::default(),
            cards: BySeat([0; 2]),
            sides: BySeat::default(),
            pool: BySeat::default(),
            start: BySeat::default(),
            barred: ArrayVec::new(),
            objs: [Obj::default(); MAX_OBJECTS],
            row: ArrayVec::new(),
            battle: None,
            shot: None,
            frames: ArrayVec::new(),
        }
    }

    pub(crate) fn card(&self, id: CardId) -> &'static Card {
        self.content.0.card(id)
    }

    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.dark { Side::Dark } else { Side::Light }
    }

    /// The seat that plays a side.
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::Dark => self.dark,
            Side::Light => self.dark.other(),
        }
    }

    pub(crate) fn obj(&self, id: ObjId) -> Option<&Obj> {
        self.objs.get(id.index()).filter(|obj| obj.place != Place::Free)
    }

    pub(crate) fn obj_mut(&mut self, id: ObjId) -> Option<&mut Obj> {
        self.objs.get_mut(id.index()).filter(|obj| obj.place != Place::Free)
    }

    /// The printed card behind an id.
    pub(crate) fn printed(&self, id: ObjId) -> Option<&'static Card> {
        self.obj(id).map(|obj| self.card(obj.card))
    }

    /// Every card on the table, in the order of ids.
    pub(crate) fn in_play(&self) -> impl Iterator<Item = (ObjId, &Obj)> {
        let numbered = (0..).map(ObjId).zip(&self.objs[..usize::from(self.index.id_limit)]);
        numbered.filter(|(_, obj)| obj.place != Place::Free)
    }

    pub fn table_cards(&self) -> impl Iterator<Item = TableCard> + '_ {
        self.in_play().map(|(id, obj)| TableCard {
            id,
            card: self.content.0.name(obj.card),
            owner: obj.owner,
            place: obj.place,
            marks: obj.marks,
            aim: obj.aim,
        })
    }

    /// What a card is on or aboard.
    pub(crate) fn host_of(&self, id: ObjId) -> Option<ObjId> {
        match self.obj(id)?.place {
            Place::Under(on) | Place::At(on) | Place::Aboard(on, _) | Place::On(on) => Some(on),
            Place::Free | Place::Row | Place::Table => None,
        }
    }

    /// The location a card is at, however deep inside other cards; a location is at itself.
    pub(crate) fn location(&self, id: ObjId) -> Option<ObjId> {
        let mut at = id;
        loop {
            match self.obj(at)?.place {
                Place::Row => return Some(at),
                Place::Under(_) | Place::Free | Place::Table => return None,
                Place::At(on) | Place::Aboard(on, _) | Place::On(on) => at = on,
            }
        }
    }

    /// The outermost card around this one, which is itself at the location: a ship for everything aboard.
    pub(crate) fn outermost(&self, id: ObjId) -> ObjId {
        let mut at = id;
        while let Some(Obj { place: Place::Aboard(on, _) | Place::On(on), .. }) = self.obj(at) {
            at = *on;
        }
        at
    }

    /// Whether a card is present at its location: not inside anything enclosed.
    pub(crate) fn is_present(&self, id: ObjId) -> bool {
        let mut at = id;
        loop {
            match self.obj(at).map(|obj| obj.place) {
                Some(Place::Aboard(on, role)) => {
                    if matches!(role, Role::Cargo | Role::Bay) || self.is_enclosed(on) {
                        return false;
                    }
                    at = on;
                }
                Some(Place::On(on)) => at = on,
                Some(Place::At(_) | Place::Row) => return true,
                Some(Place::Under(_) | Place::Free | Place::Table) | None => return false,
            }
        }
    }

    /// Whether a card is inside another, at any depth.
    pub(crate) fn is_within(&self, id: ObjId, outer: ObjId) -> bool {
        let mut at = self.host_of(id);
        while let Some(on) = at {
            if on == outer {
                return true;
            }
            at = self.host_of(on);
        }
        false
    }

    pub(crate) fn put_on_table(&mut self, card: CardId, owner: Seat, place: Place) -> ObjId {
        let free = self.objs.iter().position(|obj| obj.place == Place::Free);
        // Two decks of sixty cards never fill the table.
        let id = ObjId(free.unwrap_or(MAX_OBJECTS - 1) as u8);
        self.objs[id.index()] = Obj { card, owner, place, marks: Marks::NONE, aim: None };
        self.text_flags |= self.content.0.text_flags(card);
        self.index.modified_stats |= self.content.0.modified_stats(card);
        self.index.id_limit = self.index.id_limit.max(id.0 + 1);
        id
    }

    /// Rebuilds the index and the text flags from the table.
    pub(crate) fn rebuild_index(&mut self) {
        let last = self.objs.iter().rposition(|obj| obj.place != Place::Free);
        self.index.id_limit = last.map_or(0, |last| last as u8 + 1);
        self.index.modified_stats =
            self.in_play().fold(0, |bits, (_, obj)| bits | self.content.0.modified_stats(obj.card));
        self.text_flags = self.in_play().fold(0, |bits, (_, obj)| bits | self.content.0.text_flags(obj.card));
    }

    /// Whether a text with this flag is on the table.
    pub(crate) fn has_text_flag(&self, bit: u32) -> bool {
        self.text_flags & bit != 0
    }

    /// The player whose deck a card comes from; the card may have changed sides.
    pub(crate) fn original_owner(&self, card: CardId) -> Seat {
        self.seat_of(self.card(card).side)
    }

    pub(crate) fn mark(&mut self, id: ObjId, marks: Marks) {
        if let Some(obj) = self.obj_mut(id) {
            obj.marks = obj.marks.with(marks);
        }
    }

    pub(crate) fn unmark_all(&mut self, marks: Marks) {
        for obj in &mut self.objs {
            obj.marks = obj.marks.without(marks);
        }
    }

    pub(crate) fn has_mark(&self, id: ObjId, marks: Marks) -> bool {
        self.obj(id).is_some_and(|obj| obj.marks.has(marks))
    }

    /// Force a player can use.
    #[must_use]
    pub fn force(&self, seat: Seat) -> i16 {
        self.sides[seat].force.len() as i16
    }

    /// Uses Force: the top of the Force Pile goes to the Used Pile, unseen.
    pub(crate) fn pay(&mut self, seat: Seat, amount: i16) {
        for _ in 0..amount {
            if let Some(slot) = self.sides[seat].force.pop() {
                self.sides[seat].used.push(slot);
            }
        }
    }

    /// The pile position of the card that chance must determine, if the last frame turns over or looks at an
    /// undetermined card.
    pub(crate) fn undetermined_card(&self) -> Option<(Seat, PileName, usize)> {
        let blank = |seat: Seat, pile: PileName| {
            let place = self.sides[seat].pile(pile).iter().position(|slot| slot.card.is_none())?;
            Some((seat, pile, place))
        };
        let (seat, pile) = match *self.frames.last()? {
            Frame::Draw { seat, from } | Frame::Flip { seat, from } => (seat, from),
            Frame::Destiny { by, stage: DestinyStage::Fresh, .. } => (by, PileName::Reserve),
            // SW-SRC-01: a search looks at every card.
            Frame::Search { by, .. } => return blank(by, self.searched()?),
            // Cards in other piles must not be mixed with those being shuffled: they are determined without anybody
            // seeing them.
            Frame::Shuffle { of } => return blank(of, PileName::Force).or_else(|| blank(of, PileName::Used)),
            Frame::Destiny { .. }
            | Frame::Lose { .. }
            | Frame::Shot { .. }
            | Frame::Transit { .. }
            | Frame::Act { .. }
            | Frame::Aim { .. }
            | Frame::AimOf { .. }
            | Frame::Mode { .. }
            | Frame::Pay { .. }
            | Frame::Raise { .. }
            | Frame::Lot { .. }
            | Frame::Duel { .. }
            | Frame::DeployTest { .. }
            | Frame::Away { .. }
            | Frame::Cull { .. }
            | Frame::Gather { .. }
            | Frame::Passing { .. }
            | Frame::React { .. }
            | Frame::Drain { .. }
            | Frame::Again { .. }
            | Frame::Leaving { .. }
            | Frame::Lost { .. }
            | Frame::Hunt { .. }
            | Frame::Attack { .. }
            | Frame::Outside { .. }
            | Frame::Bring { .. }
            | Frame::Verify { .. }
            | Frame::Window { .. } => return None,
        };
        let top = self.sides[seat].pile(pile).len().checked_sub(1)?;
        self.sides[seat].pile(pile)[top].card.is_none().then_some((seat, pile, top))
    }

    /// Determines the identity of a face-down card.
    pub(crate) fn determine_card(&mut self, seat: Seat, pile: PileName, place: usize, card: CardId) {
        self.pool[seat].take(card);
        if let Some(slot) = self.sides[seat].pile_mut(pile).get_mut(place) {
            *slot = Slot { card: Some(card), ..Slot::default() };
        }
    }
}
