//! Destinies of every kind: drawn, responded to, then applied to what they were drawn for (SW-DST-01).

use super::TextSource;
use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{ActionStage, AwaitedDestiny, DestinyStage, Frame, Moment};
use crate::cards::card::CardName;
use crate::cards::object::{Marks, ObjId};
use crate::event::Event;
use crate::language::Effect;
use crate::numbers::breakdown::{Breakdown, Cause};
use crate::numbers::modifiers::Subject;
use crate::rules;
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    pub(crate) fn run_destiny(
        &mut self,
        by: Seat,
        kind: DestinyKind,
        stage: DestinyStage,
        out: &mut EventSink<'_, Event>,
    ) -> bool {
        match stage {
            DestinyStage::Fresh => {
                let Some((card, printed)) = self.turn_destiny(by, out) else {
                    self.frames.pop();
                    let rule = kind.rule();
                    out.emit(Viewers::ALL, || Event::NoDestiny { by, rule });
                    if DestinyKind::OF_BATTLE.contains(&kind) {
                        self.decline_destiny(by);
                    }
                    self.deliver_destiny(by, kind, None);
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
                self.record_destiny(by, kind, card, value);
                self.deliver_destiny(by, kind, Some(value));
                true
            }
            DestinyStage::Void(_) => {
                self.frames.pop();
                match self.frames.last_mut() {
                    // SW-WPN-03: the other destinies of the shot are still drawn.
                    Some(Frame::Shot { left, .. }) if kind == DestinyKind::Weapon => *left -= 1,
                    Some(_) | None => self.deliver_destiny(by, kind, None),
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
    pub(crate) fn pick_destiny(&mut self, pick: u8, out: &mut EventSink<'_, Event>) {
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
        out: &mut EventSink<'_, Event>,
    ) {
        let below = self.frames.iter().rev().nth(1).copied();
        let mut breakdown = Breakdown::value_only();
        self.compute_destiny(kind, card, printed, self.drawn_for(by, below), &mut breakdown);
        let before = match (kind, below) {
            (DestinyKind::Power | DestinyKind::Battle | DestinyKind::Attrition, _) => {
                self.battle.map_or(0, |mut battle| *battle.total_of(kind, by))
            }
            (DestinyKind::Weapon, Some(Frame::Shot { total, .. })) => total,
            _ => 0,
        };
        let value = breakdown.value;
        let (total, rule) = (before + value, kind.rule());
        out.emit(Viewers::ALL, || Event::Destiny { by, card, value, total, rule });
        self.set_destiny(DestinyStage::Drawn(card, value));
        self.open_window(Moment::Destiny, by.other());
    }

    /// The subject that modifiers apply to: the card whose text, weapon or test the destiny is drawn for, otherwise
    /// the player at the location of the battle or attack.
    fn drawn_for(&self, by: Seat, below: Option<Frame>) -> Option<Subject> {
        match below {
            Some(Frame::Shot { weapon, target, .. }) => {
                let firing = self.firing(by, weapon)?;
                let fires = self.obj(weapon).is_some_and(|obj| obj.owner == by);
                if fires { Some(firing) } else { self.subject(target) }
            }
            Some(Frame::Duel { by: first, one, other, .. }) => {
                self.subject(if by == first { one } else { other })
            }
            Some(Frame::Act { by, card, obj, .. }) => {
                Some(self.bearer(by, TextSource { card: self.content.0.find(card)?, obj }))
            }
            Some(Frame::DeployTest { card, .. }) => self.subject(card),
            Some(Frame::Attack { creature, .. }) => self.subject_for(self.location(creature)?, by),
            Some(_) | None => self.subject_for(self.battle?.at, by),
        }
    }

    /// The card that fires a weapon, as the subject of modifiers.
    pub(crate) fn firing(&self, by: Seat, weapon: ObjId) -> Option<Subject> {
        let user = self.host_of(weapon).and_then(|host| self.subject(host))?;
        Some(Subject { owner: by, ..user })
    }

    /// SW-DST-05: a destiny number with the modifiers for its kind, and for no other kind.
    fn compute_destiny(
        &self,
        kind: DestinyKind,
        card: CardName,
        number: i16,
        drawn_for: Option<Subject>,
        breakdown: &mut Breakdown<'_>,
    ) {
        let before = breakdown.value;
        breakdown.plus(number, Cause::Destiny(card));
        if let Some(subject) = drawn_for {
            self.apply_modifiers(kind.stat(), subject, breakdown);
        }
        breakdown.floor_from(before, rules::VALUE);
    }

    /// The destiny that can be responded to now, with its breakdown.
    pub(crate) fn compute_drawn(&self, breakdown: &mut Breakdown<'_>) {
        let open = self.frames.iter().enumerate().rev().find_map(|(place, frame)| match frame {
            Frame::Destiny { by, kind, stage: DestinyStage::Drawn(card, value) } => {
                Some((place, *by, *kind, *card, *value))
            }
            _ => None,
        });
        let Some((place, by, kind, card, value)) = open else { return };
        let below = place.checked_sub(1).and_then(|below| self.frames.get(below)).copied();
        self.compute_number(kind, card, self.drawn_for(by, below), breakdown);
        self.compute_answer(card, value, breakdown);
    }

    /// The destiny number printed on a card, with the modifiers for its kind.
    pub(crate) fn compute_number(
        &self,
        kind: DestinyKind,
        card: CardName,
        drawn_for: Option<Subject>,
        breakdown: &mut Breakdown<'_>,
    ) {
        let printed = self.content.0.card_named(card).map_or(0, |card| card.numbers.destiny);
        self.compute_destiny(kind, card, i16::from(printed), drawn_for, breakdown);
    }

    /// The difference made by a choice between two numbers or by a response.
    pub(crate) fn compute_answer(&self, card: CardName, counts: i16, breakdown: &mut Breakdown<'_>) {
        let more = counts - breakdown.value;
        if more != 0 {
            let two = self.other_destiny(card).is_some();
            let rule = if two { rules::TWO_NUMBERS } else { rules::DESTINY_ANSWER };
            breakdown.plus(more, Cause::Rule(rule));
        }
    }

    /// Records a destiny of a battle or shot card by card, so that its breakdown can be explained later.
    fn record_destiny(&mut self, by: Seat, kind: DestinyKind, card: CardName, value: i16) {
        if kind == DestinyKind::Weapon {
            self.record_shot(card, value);
        }
        let Some(at) = self.battle.map(|battle| battle.at) else { return };
        let mut computed = Breakdown::value_only();
        self.compute_number(kind, card, self.subject_for(at, by), &mut computed);
        if let Some(battle) = self.battle.as_mut().filter(|_| DestinyKind::OF_BATTLE.contains(&kind))
            && let Some(place) = battle.cards[by].iter().position(Option::is_none)
        {
            battle.cards[by][place] = Some((kind, card, value));
            battle.answered.0[by][place] = value - computed.value;
        }
    }

    /// Applies a destiny to what it was drawn for.
    fn deliver_destiny(&mut self, by: Seat, kind: DestinyKind, value: Option<i16>) {
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
            // SW-WPN-16: the destiny of the target's player in a contest.
            (_, Some(Frame::Shot { .. })) => {
                if let Some(shot) = &mut self.shot {
                    shot.against = Some(value.unwrap_or(0));
                }
            }
            (_, Some(frame @ Frame::Duel { .. })) => {
                State::count_duel_destiny(frame, by, value.unwrap_or(0));
            }
            (_, Some(Frame::Act { stage, .. })) => {
                *stage = match (*stage, value) {
                    (ActionStage::Works(_), Some(_)) => ActionStage::Works(value),
                    // SW-MOV-14: without its destiny the action stops here.
                    (ActionStage::Works(_), None) => ActionStage::Cancelled,
                    (
                        ActionStage::Fresh
                        | ActionStage::Drawn(_)
                        | ActionStage::Fails(_)
                        | ActionStage::Cancelled,
                        _,
                    ) => ActionStage::Drawn(value),
                };
                if *stage == ActionStage::Cancelled {
                    self.unmark_all(Marks::TRANSIT);
                }
            }
            (_, Some(frame @ Frame::Attack { .. })) => {
                State::count_attack_destiny(frame, value.unwrap_or(0));
            }
            (_, Some(Frame::DeployTest { drawn, .. })) => *drawn = AwaitedDestiny::As(value),
            (_, Some(_) | None) => {}
        }
    }

    /// The frame of the destiny that the action on top of the stack responds to.
    pub(super) fn responded_destiny(&mut self) -> Option<&mut Frame> {
        let top = self.frames.len().checked_sub(1)?;
        let (window, below) = (top.checked_sub(1)?, top.checked_sub(2)?);
        if !matches!(self.frames[window], Frame::Window { moment: Moment::Destiny, .. }) {
            return None;
        }
        Some(&mut self.frames[below])
    }
}
