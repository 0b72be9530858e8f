//! What a viewer knows and may remember: the table, pile sizes, and every hidden card that viewer has seen.

use crate::action::frames::Frame;
use crate::battle::{Battle, LastShot};
use crate::cards::card::CardName;
use crate::cards::object::{ObjId, TableCard};
use crate::cards::pile::{FaceDownCard, Pile, PileName, SeenBy};
use crate::choice::Question;
use crate::language::SearchedPile;
use crate::state::{Halved, Phase, State};
use contract::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// `None` for watchers.
    pub viewer: Option<Seat>,
    pub dark: Seat,
    /// Turn limit.
    pub limit: u8,
    pub secrets: BySeat<bool>,
    pub turn: u8,
    pub active: Seat,
    pub phase: Phase,
    /// Who may act now.
    pub asked: Seat,
    /// Whether the other player has just passed.
    pub passed: bool,
    pub question: Question,
    /// In the order of the row.
    pub row: Vec<ObjId>,
    pub table: Vec<TableCard>,
    pub battle: Option<Battle>,
    /// The current shot, or the latest one of the battle.
    pub shot: Option<LastShot>,
    pub frames: Vec<Frame>,
    /// Cards whose search of a player's pile failed this turn and was verified.
    pub failed: Vec<(CardName, Seat, SearchedPile)>,
    /// Whose Force losses are halved this turn.
    pub halved: BySeat<Halved>,
    /// Starting locations that both players chose at once.
    pub barred: Vec<CardName>,
    pub sides: BySeat<SideView>,
}

/// One player's cards that are not on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// Total number of cards, wherever they are.
    pub cards: u8,
    /// The top card is last.
    pub reserve: Vec<FaceDownCard>,
    pub force: Vec<FaceDownCard>,
    pub used: Vec<FaceDownCard>,
    pub hand: u8,
    /// The cards in hand that this viewer knows.
    pub known: Vec<(CardName, SeenBy)>,
    pub lost: Vec<CardName>,
    pub gone: Vec<CardName>,
    /// Whether a starting location is chosen and not yet revealed.
    pub chosen: bool,
    /// Visible to its owner only.
    pub start: Option<CardName>,
    /// For the owner only: the cards in the piles that the owner has not seen.
    pub unseen: Option<Vec<(CardName, u8)>>,
}

impl View {
    /// The view of a player who does not remember which cards went into the piles, but knows the own deck.
    ///
    /// `None` if there is nothing to forget, or while an action is in progress: cards just seen are not forgotten
    /// yet.
    #[must_use]
    pub fn without_memory(&self) -> Option<View> {
        let viewer = self.viewer.filter(|_| self.frames.is_empty())?;
        let mut view = self.clone();
        let mut any = false;
        for seat in [Seat::A, Seat::B] {
            let side = &mut view.sides[seat];
            let mut unseen: BTreeMap<CardName, u8> = side.unseen.iter().flatten().copied().collect();
            for back in [&mut side.reserve, &mut side.force, &mut side.used].into_iter().flatten() {
                let FaceDownCard::Known(card, seen) = *back else { continue };
                any = true;
                *back = if seat == viewer { FaceDownCard::Blank } else { FaceDownCard::Hidden(seen) };
                *unseen.entry(card).or_default() += 1;
            }
            if seat == viewer {
                side.unseen = Some(unseen.into_iter().collect());
            }
        }
        any.then_some(view)
    }
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            viewer: viewer.seat(),
            dark: self.dark,
            limit: self.limit,
            secrets: self.secrets,
            turn: self.turn,
            active: self.active,
            phase: self.phase,
            asked: self.asked,
            passed: self.passed,
            question: self.question(),
            row: self.row.to_vec(),
            table: self.table_cards().collect(),
            battle: self.battle,
            shot: self.shot,
            frames: self.frames.to_vec(),
            failed: self
                .failed
                .iter()
                .map(|(id, of, within)| (self.content.0.name(*id), *of, *within))
                .collect(),
            halved: self.halved,
            barred: self.barred.iter().map(|id| self.content.0.name(*id)).collect(),
            sides: BySeat::from_fn(|seat| self.side_view_for(seat, viewer)),
        }
    }

    fn side_view_for(&self, seat: Seat, viewer: Viewer) -> SideView {
        let side = &self.sides[seat];
        let name = |id| self.content.0.name(id);
        let known = side.hand.iter().filter(|slot| slot.seen.by(viewer));
        SideView {
            cards: self.cards[seat],
            reserve: self.face_down_cards(&side.reserve, viewer),
            force: self.face_down_cards(&side.force, viewer),
            used: self.face_down_cards(&side.used, viewer),
            hand: side.hand.len() as u8,
            known: known.filter_map(|slot| Some((name(slot.card?), slot.seen))).collect(),
            lost: side.lost.iter().map(|id| name(*id)).collect(),
            gone: side.gone.iter().map(|id| name(*id)).collect(),
            chosen: self.start[seat].is_some(),
            start: self.start[seat].filter(|_| viewer.is(seat)).map(name),
            unseen: viewer.is(seat).then(|| self.unseen_by_owner(seat)),
        }
    }

    fn face_down_cards(&self, pile: &Pile, viewer: Viewer) -> Vec<FaceDownCard> {
        let back = |slot: &crate::cards::pile::Slot| match slot.card {
            None => FaceDownCard::Blank,
            Some(id) if slot.seen.by(viewer) => FaceDownCard::Known(self.content.0.name(id), slot.seen),
            Some(_) => FaceDownCard::Hidden(slot.seen),
        };
        pile.iter().map(back).collect()
    }

    fn unseen_by_owner(&self, seat: Seat) -> Vec<(CardName, u8)> {
        let mut unseen: BTreeMap<CardName, u8> =
            self.pool[seat].iter().map(|(id, copies)| (self.content.0.name(id), copies)).collect();
        for slot in PileName::ALL.into_iter().flat_map(|pile| self.sides[seat].pile(pile).iter()) {
            if let Some(id) = slot.card.filter(|_| !slot.seen.by(Viewer::Seat(seat))) {
                *unseen.entry(self.content.0.name(id)).or_default() += 1;
            }
        }
        unseen.into_iter().collect()
    }
}
