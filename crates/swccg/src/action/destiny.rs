//! Destinies of every kind: drawn, responded to, then given to what they are drawn for (SW-DST-01).

use crate::card::CardName;
use crate::event::Event;
use crate::frames::{DestinyKind, DestinyStage, Drawn, Frame, Moment, Stage};
use crate::language::{Effect, Stat};
use crate::modifiers::Subject;
use crate::object::ObjId;
use crate::rules;
use crate::state::State;
use crate::why::{Cause, Ledger};
use table::{Out, RuleId, Seat, Viewers};

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
                    let rule = State::rule_of(kind);
                    out.tell(Viewers::ALL, || Event::NoDestiny { by, rule });
                    if kind == DestinyKind::Battle {
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
                self.deliver(by, kind, None);
                true
            }
        }
    }

    fn rule_of(kind: DestinyKind) -> RuleId {
        match kind {
            DestinyKind::Battle => rules::BATTLE_DESTINY,
            DestinyKind::Weapon => rules::WEAPON_DESTINY,
            DestinyKind::Card => rules::CARD_DESTINY,
        }
    }

    pub(super) fn set_destiny(&mut self, to: DestinyStage) {
        if let Some(Frame::Destiny { stage, .. }) = self.frames.last_mut() {
            *stage = to;
        }
    }

    /// The other number a card may count as when drawn.
    fn other_destiny(&self, card: CardName) -> Option<u8> {
        self.content.0.card_named(card)?.text.iter().find_map(|clause| match clause.effect {
            Effect::DestinyOr(other) => Some(other),
            _ => None,
        })
    }

    /// One of the two numbers is chosen.
    pub(crate) fn pick_destiny(&mut self, pick: u8, out: &mut Out<'_, Event>) {
        let Some(Frame::Destiny { by, kind, stage: DestinyStage::Two(card) }) = self.frames.last().copied()
        else {
            return;
        };
        let printed = self.content.0.card_named(card).map_or(0, |card| card.numbers.destiny);
        let number = if pick == 1 { printed } else { self.other_destiny(card).unwrap_or(printed) };
        self.drawn_destiny(by, kind, card, i16::from(number), out);
    }

    /// Modifiers of its kind are added, and players may respond.
    fn drawn_destiny(
        &mut self,
        by: Seat,
        kind: DestinyKind,
        card: CardName,
        printed: i16,
        out: &mut Out<'_, Event>,
    ) {
        let shot = match self.frames.iter().rev().nth(1) {
            Some(Frame::Shot { weapon, total, .. }) => Some((*weapon, *total)),
            Some(_) | None => None,
        };
        let mut ledger = Ledger::quick();
        self.reckon_destiny(by, kind, card, printed, shot.map(|(weapon, _)| weapon), &mut ledger);
        let before = match kind {
            DestinyKind::Battle => self.battle.map_or(0, |battle| battle.destiny[by]),
            DestinyKind::Weapon => shot.map_or(0, |(_, total)| total),
            DestinyKind::Card => 0,
        };
        let value = ledger.value;
        let (total, rule) = (before + value, State::rule_of(kind));
        out.tell(Viewers::ALL, || Event::Destiny { by, card, value, total, rule });
        self.set_destiny(DestinyStage::Drawn(card, value));
        self.open_window(Moment::Destiny, by.other());
    }

    /// A destiny number and the modifiers of its kind.
    fn reckon_destiny(
        &self,
        by: Seat,
        kind: DestinyKind,
        card: CardName,
        number: i16,
        weapon: Option<ObjId>,
        ledger: &mut Ledger<'_>,
    ) {
        ledger.plus(number, Cause::Destiny(card));
        match kind {
            DestinyKind::Battle => {
                if let Some(subject) = self.battle.and_then(|battle| self.subject_for(battle.at, by)) {
                    self.modify(Stat::BattleDestinyEach, subject, ledger);
                }
            }
            DestinyKind::Weapon => {
                let user = weapon.and_then(|weapon| self.under(weapon)).and_then(|host| self.subject(host));
                if let Some(user) = user {
                    self.modify(Stat::WeaponDestiny, Subject { owner: by, ..user }, ledger);
                }
            }
            DestinyKind::Card => {}
        }
        ledger.floor(rules::VALUE);
    }

    /// The destiny that may be responded to, as it came about.
    pub(crate) fn reckon_drawn(&self, ledger: &mut Ledger<'_>) {
        let open = self.frames.iter().enumerate().rev().find_map(|(place, frame)| match frame {
            Frame::Destiny { by, kind, stage: DestinyStage::Drawn(card, value) } => {
                Some((place, *by, *kind, *card, *value))
            }
            _ => None,
        });
        let Some((place, by, kind, card, value)) = open else { return };
        let weapon = match place.checked_sub(1).and_then(|below| self.frames.get(below)) {
            Some(Frame::Shot { weapon, .. }) => Some(*weapon),
            Some(_) | None => None,
        };
        let printed = self.content.0.card_named(card).map_or(0, |card| card.numbers.destiny);
        self.reckon_destiny(by, kind, card, i16::from(printed), weapon, ledger);
        let more = value - ledger.value;
        if more != 0 {
            let two = self.other_destiny(card).is_some();
            let rule = if two { rules::TWO_NUMBERS } else { rules::DESTINY_ANSWER };
            ledger.plus(more, Cause::Rule(rule));
        }
    }

    /// A battle destiny is remembered card by card, for whoever asks why.
    fn note_destiny(&mut self, by: Seat, kind: DestinyKind, card: CardName, value: i16) {
        if let (DestinyKind::Battle, Some(battle)) = (kind, &mut self.battle)
            && let Some(free) = battle.cards[by].iter_mut().find(|free| free.is_none())
        {
            *free = Some((card, value));
        }
    }

    /// The destiny goes to what it was drawn for.
    fn deliver(&mut self, by: Seat, kind: DestinyKind, value: Option<i16>) {
        match (kind, self.frames.last_mut()) {
            (DestinyKind::Battle, _) => {
                if let (Some(battle), Some(value)) = (&mut self.battle, value) {
                    battle.destiny[by] += value;
                    battle.drawn[by] += 1;
                }
            }
            (DestinyKind::Weapon, Some(Frame::Shot { left, total, .. })) => match value {
                Some(value) => {
                    *left -= 1;
                    *total += value;
                }
                // SW-WPN-03: a draw that fails fails the shot.
                None => {
                    self.frames.pop();
                }
            },
            (DestinyKind::Card, Some(Frame::Act { stage, .. })) => {
                *stage = match (*stage, value) {
                    (Stage::Works(_), Some(_)) => Stage::Works(value),
                    (Stage::Works(_), None) => Stage::Fails(None),
                    (Stage::Fresh | Stage::Drawn(_) | Stage::Fails(_) | Stage::Cancelled, _) => {
                        Stage::Drawn(value)
                    }
                };
            }
            (DestinyKind::Card, Some(frame @ Frame::Attack { .. })) => {
                State::count_attack_destiny(frame, value.unwrap_or(0));
            }
            (DestinyKind::Card, Some(Frame::DeployTest { drawn, .. })) => *drawn = Drawn::As(value),
            (DestinyKind::Weapon | DestinyKind::Card, _) => {}
        }
    }

    /// The frame of the destiny the action on top responds to; its window is closed.
    pub(super) fn answered_destiny(&mut self) -> Option<&mut Frame> {
        let top = self.frames.len().checked_sub(1)?;
        let (window, below) = (top.checked_sub(1)?, top.checked_sub(2)?);
        if !matches!(self.frames[window], Frame::Window { moment: Moment::Destiny, .. }) {
            return None;
        }
        Some(&mut self.frames[below])
    }
}
