//! Destinies of every kind: drawn, responded to, then applied to what they were drawn for (SW-DST-01).

use super::Source;
use crate::card::CardName;
use crate::destiny::DestinyKind;
use crate::event::Event;
use crate::frames::{DestinyStage, Drawn, Frame, Moment, Stage};
use crate::language::Effect;
use crate::modifiers::Subject;
use crate::object::{Marks, ObjId};
use crate::rules;
use crate::state::State;
use crate::why::{Cause, Ledger};
use table::{Out, Seat, Viewers};

impl State {
    pub(crate) fn run_destiny(
        &mut self,
        by: Seat,
        kind: DestinyKind,
        stage: DestinyStage,
        out: &mut Out<'_, Event>,
    ) -> bool {
        match stage {
            DestinyStage::Fresh => {
                let Some((card, printed)) = self.turn_destiny(by, out) else {
                    self.frames.pop();
                    let rule = kind.rule();
                    out.tell(Viewers::ALL, || Event::NoDestiny { by, rule });
                    if DestinyKind::OF_BATTLE.contains(&kind) {
                        self.decline_destiny(by);
                    }
                    self.deliver(by, kind, None);
                    return true;
                };
                if self.other_destiny(card).is_some() {
                    self.set_destiny(DestinyStage::Two(card));
                    return false;
                }
                self.drawn_destiny(by, kind, card, printed, out);
                true
            }
            // SW-DST-02: its player chooses which number counts.
            DestinyStage::Two(_) => false,
            DestinyStage::Drawn(card, value) => {
                self.frames.pop();
                self.note_destiny(by, kind, card, value);
                self.deliver(by, kind, Some(value));
                true
            }
            DestinyStage::Void(_) => {
                self.frames.pop();
                match self.frames.last_mut() {
                    // SW-WPN-03: the other destinies of the shot are still drawn.
                    Some(Frame::Shot { left, .. }) if kind == DestinyKind::Weapon => *left -= 1,
                    Some(_) | None => self.deliver(by, kind, None),
                }
                true
            }
        }
    }

    pub(super) fn set_destiny(&mut self, to: DestinyStage) {
        if let Some(Frame::Destiny { stage, .. }) = self.frames.last_mut() {
            *stage = to;
        }
    }

    /// The alternative destiny number printed on a card, if it has one.
    fn other_destiny(&self, card: CardName) -> Option<u8> {
        self.content.0.card_named(card)?.text.iter().find_map(|clause| match clause.effect {
            Effect::DestinyOr(other) => Some(other),
            _ => None,
        })
    }

    /// Applies the player's choice between the two destiny numbers.
    pub(crate) fn pick_destiny(&mut self, pick: u8, out: &mut Out<'_, Event>) {
        let Some(Frame::Destiny { by, kind, stage: DestinyStage::Two(card) }) = self.frames.last().copied()
        else {
            return;
        };
        let printed = self.content.0.card_named(card).map_or(0, |card| card.numbers.destiny);
        let number = if pick == 1 { printed } else { self.other_destiny(card).unwrap_or(printed) };
        self.drawn_destiny(by, kind, card, i16::from(number), out);
    }

    /// Adds the modifiers for this kind of destiny and lets players respond.
    fn drawn_destiny(
        &mut self,
        by: Seat,
        kind: DestinyKind,
        card: CardName,
        printed: i16,
        out: &mut Out<'_, Event>,
    ) {
        let below = self.frames.iter().rev().nth(1).copied();
        let mut ledger = Ledger::quick();
        self.reckon_destiny(kind, card, printed, self.drawn_for(by, below), &mut ledger);
        let before = match (kind, below) {
            (DestinyKind::Power | DestinyKind::Battle | DestinyKind::Attrition, _) => {
                self.battle.map_or(0, |mut battle| *battle.total_of(kind, by))
            }
            (DestinyKind::Weapon, Some(Frame::Shot { total, .. })) => total,
            _ => 0,
        };
        let value = ledger.value;
        let (total, rule) = (before + value, kind.rule());
        out.tell(Viewers::ALL, || Event::Destiny { by, card, value, total, rule });
        self.set_destiny(DestinyStage::Drawn(card, value));
        self.open_window(Moment::Destiny, by.other());
    }

    /// The subject that modifiers apply to: the card whose text, weapon or test the destiny is drawn for, otherwise
    /// the player at the location of the battle or attack.
    fn drawn_for(&self, by: Seat, below: Option<Frame>) -> Option<Subject> {
        match below {
            Some(Frame::Shot { weapon, .. }) => self.firing(by, weapon),
            Some(Frame::Act { by, card, obj, .. }) => {
                Some(self.bearer(by, Source { card: self.content.0.find(card)?, obj }))
            }
            Some(Frame::DeployTest { card, .. }) => self.subject(card),
            Some(Frame::Attack { creature, .. }) => self.subject_for(self.location(creature)?, by),
            Some(_) | None => self.subject_for(self.battle?.at, by),
        }
    }

    /// The card that fires a weapon, as the subject of modifiers.
    pub(crate) fn firing(&self, by: Seat, weapon: ObjId) -> Option<Subject> {
        let user = self.under(weapon).and_then(|host| self.subject(host))?;
        Some(Subject { owner: by, ..user })
    }

    /// SW-DST-05: a destiny number with the modifiers for its kind, and for no other kind.
    fn reckon_destiny(
        &self,
        kind: DestinyKind,
        card: CardName,
        number: i16,
        drawn_for: Option<Subject>,
        ledger: &mut Ledger<'_>,
    ) {
        let before = ledger.value;
        ledger.plus(number, Cause::Destiny(card));
        if let Some(subject) = drawn_for {
            self.modify(kind.stat(), subject, ledger);
        }
        ledger.floor_from(before, rules::VALUE);
    }

    /// The destiny that can be responded to now, with its breakdown.
    pub(crate) fn reckon_drawn(&self, ledger: &mut Ledger<'_>) {
        let open = self.frames.iter().enumerate().rev().find_map(|(place, frame)| match frame {
            Frame::Destiny { by, kind, stage: DestinyStage::Drawn(card, value) } => {
                Some((place, *by, *kind, *card, *value))
            }
            _ => None,
        });
        let Some((place, by, kind, card, value)) = open else { return };
        let below = place.checked_sub(1).and_then(|below| self.frames.get(below)).copied();
        self.reckon_number(kind, card, self.drawn_for(by, below), ledger);
        self.reckon_answer(card, value, ledger);
    }

    /// The destiny number printed on a card, with the modifiers for its kind.
    pub(crate) fn reckon_number(
        &self,
        kind: DestinyKind,
        card: CardName,
        drawn_for: Option<Subject>,
        ledger: &mut Ledger<'_>,
    ) {
        let printed = self.content.0.card_named(card).map_or(0, |card| card.numbers.destiny);
        self.reckon_destiny(kind, card, i16::from(printed), drawn_for, ledger);
    }

    /// The difference made by a choice between two numbers or by a response.
    pub(crate) fn reckon_answer(&self, card: CardName, counts: i16, ledger: &mut Ledger<'_>) {
        let more = counts - ledger.value;
        if more != 0 {
            let two = self.other_destiny(card).is_some();
            let rule = if two { rules::TWO_NUMBERS } else { rules::DESTINY_ANSWER };
            ledger.plus(more, Cause::Rule(rule));
        }
    }

    /// Records a destiny of a battle or shot card by card, so that its breakdown can be explained later.
    fn note_destiny(&mut self, by: Seat, kind: DestinyKind, card: CardName, value: i16) {
        if kind == DestinyKind::Weapon {
            self.note_shot(card, value);
        }
        let Some(at) = self.battle.map(|battle| battle.at) else { return };
        let mut reckoned = Ledger::quick();
        self.reckon_number(kind, card, self.subject_for(at, by), &mut reckoned);
        if let Some(battle) = self.battle.as_mut().filter(|_| DestinyKind::OF_BATTLE.contains(&kind))
            && let Some(place) = battle.cards[by].iter().position(Option::is_none)
        {
            battle.cards[by][place] = Some((kind, card, value));
            battle.answered.0[by][place] = value - reckoned.value;
        }
    }

    /// Applies a destiny to what it was drawn for.
    fn deliver(&mut self, by: Seat, kind: DestinyKind, value: Option<i16>) {
        match (kind, self.frames.last_mut()) {
            (DestinyKind::Power | DestinyKind::Battle | DestinyKind::Attrition, _) => {
                if let (Some(battle), Some(value)) = (&mut self.battle, value) {
                    *battle.total_of(kind, by) += value;
                    battle.drawn[by] += u8::from(kind == DestinyKind::Battle);
                }
            }
            (DestinyKind::Weapon, Some(Frame::Shot { left, total, .. })) => match value {
                Some(value) => {
                    *left -= 1;
                    *total += value;
                }
                // SW-WPN-03: a failed draw fails the shot.
                None => {
                    self.frames.pop();
                    self.forget_shot();
                }
            },
            (_, Some(Frame::Act { stage, .. })) => {
                *stage = match (*stage, value) {
                    (Stage::Works(_), Some(_)) => Stage::Works(value),
                    // SW-MOV-14: without its destiny the action stops here.
                    (Stage::Works(_), None) => Stage::Cancelled,
                    (Stage::Fresh | Stage::Drawn(_) | Stage::Fails(_) | Stage::Cancelled, _) => {
                        Stage::Drawn(value)
                    }
                };
                if *stage == Stage::Cancelled {
                    self.unmark_all(Marks::TRANSIT);
                }
            }
            (_, Some(frame @ Frame::Attack { .. })) => {
                State::count_attack_destiny(frame, value.unwrap_or(0));
            }
            (_, Some(Frame::DeployTest { drawn, .. })) => *drawn = Drawn::As(value),
            (_, Some(_) | None) => {}
        }
    }

    /// The frame of the destiny that the action on top of the stack responds to.
    pub(super) fn answered_destiny(&mut self) -> Option<&mut Frame> {
        let top = self.frames.len().checked_sub(1)?;
        let (window, below) = (top.checked_sub(1)?, top.checked_sub(2)?);
        if !matches!(self.frames[window], Frame::Window { moment: Moment::Destiny, .. }) {
            return None;
        }
        Some(&mut self.frames[below])
    }
}
