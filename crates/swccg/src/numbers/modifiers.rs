//! Modifiers: which card texts are in force, and their combined effect on a number.

use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::{ActionStage, DestinyStage, Frame};
use crate::cards::card::CardId;
use crate::cards::object::{Obj, ObjId, Place};
use crate::content::text_flags;
use crate::language::{Clause, Effect, Filter, Num, Stat};
use crate::numbers::breakdown::{Adjustment, Breakdown, Cause};
use crate::numbers::text_context::TextContext;
use crate::state::State;
use contract::{ArrayVec, Seat};

/// The subject of a number or filter: a card on the table, a card in hand about to be deployed to a location, or a
/// location as one player sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject {
    pub(crate) card: CardId,
    pub(crate) owner: Seat,
    pub(crate) obj: Option<ObjId>,
    pub(crate) at: Option<ObjId>,
}

/// Clauses that have been counted already. The list has room for what a table usually holds, so that counting does not
/// allocate; a table with more of them costs an allocation, but no copy is forgotten.
#[derive(Default)]
struct CountedClauses {
    first: ArrayVec<(CardId, u8), 32>,
    more: Vec<(CardId, u8)>,
}

impl CountedClauses {
    fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.first.iter().chain(&self.more).copied()
    }

    fn push(&mut self, clause: (CardId, u8)) {
        if self.first.is_full() {
            self.more.push(clause);
        } else {
            self.first.push(clause);
        }
    }
}

impl State {
    pub(crate) fn subject(&self, id: ObjId) -> Option<Subject> {
        let obj = self.obj(id)?;
        Some(Subject { card: obj.card, owner: obj.owner, obj: Some(id), at: self.location(id) })
    }

    /// A location as one player sees it: for numbers that a player has at a location.
    pub(crate) fn subject_for(&self, location: ObjId, seat: Seat) -> Option<Subject> {
        let obj = self.obj(location)?;
        Some(Subject { card: obj.card, owner: seat, obj: Some(location), at: Some(location) })
    }

    pub(crate) fn context_of(&self, bearer: Subject, clause: &Clause) -> TextContext<'_> {
        let Some(side) = clause.to else { return self.plain_context(bearer) };
        let turned = self.is_rotated(bearer.obj);
        let you = if turned { self.seat_of(side).other() } else { self.seat_of(side) };
        let extends = |(_, obj): (ObjId, &Obj)| {
            self.content.0.text_flags(obj.card) & text_flags::EXTENDS != 0
                && Some(obj.place) == bearer.obj.map(Place::On)
                && (obj.owner == you) != turned
        };
        let reaches_adjacent = self.has_text_flag(text_flags::EXTENDS) && self.in_play().any(extends);
        TextContext {
            state: self,
            bearer,
            you,
            reaches_adjacent,
            for_battle_destiny: self.is_battle_destiny_open(),
        }
    }

    fn plain_context(&self, bearer: Subject) -> TextContext<'_> {
        let for_battle_destiny = self.is_battle_destiny_open();
        TextContext { state: self, bearer, you: bearer.owner, reaches_adjacent: false, for_battle_destiny }
    }

    /// Whether a location is rotated (SW-LOC-04).
    pub(crate) fn is_rotated(&self, location: Option<ObjId>) -> bool {
        self.has_text_flag(text_flags::ROTATES) && self.turned_by(location).is_some()
    }

    /// The card that rotates a location; two rotations cancel each other.
    pub(crate) fn turned_by(&self, location: Option<ObjId>) -> Option<ObjId> {
        let turns = |obj: &Obj| {
            self.content.0.text_flags(obj.card) & text_flags::ROTATES != 0
                && Some(obj.place) == location.map(Place::On)
        };
        let turned = self.in_play().filter(|(_, obj)| turns(obj));
        turned.fold(None, |by, (id, _)| if by.is_none() { Some(id) } else { None })
    }

    /// Whether the text of a card on the table is in force: the card is active and nothing cancels its text
    /// (SW-TXT-01).
    pub(crate) fn has_active_text(&self, id: ObjId) -> bool {
        self.is_active(id)
            && self.is_usable(id)
            && !(self.has_text_flag(text_flags::CANCELS_TEXT) && self.is_text_canceled(id))
            && !self.is_uncrewed(id)
    }

    /// SW-CAP-02: a vessel without the crew it needs has no text either.
    fn is_uncrewed(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.is_vessel() && !card.text.is_empty())
            && (!self.is_crewed(id) || self.is_landed(id))
    }

    fn is_text_canceled(&self, id: ObjId) -> bool {
        let Some(subject) = self.subject(id) else { return false };
        self.in_play().any(|(by, obj)| {
            self.content.0.text_flags(obj.card) & text_flags::CANCELS_TEXT != 0
                && by != id
                && self.is_active(by)
                && self.subject(by).is_some_and(|bearer| {
                    self.has_text_for(bearer, subject, |effect| match effect {
                        Effect::Mute(of) => Some(of),
                        _ => None,
                    })
                })
        })
    }

    /// Whether a text on the table with this flag has an effect selected by `which` whose filter matches the subject.
    pub(crate) fn any_text_for(
        &self,
        bit: u32,
        subject: Subject,
        which: fn(&Effect) -> Option<&Filter>,
    ) -> bool {
        self.has_text_flag(bit)
            && self.in_play().any(|(id, obj)| {
                self.content.0.text_flags(obj.card) & bit != 0
                    && self.has_active_text(id)
                    && self.subject(id).is_some_and(|bearer| self.has_text_for(bearer, subject, which))
            })
    }

    /// SW-CTL-05: whether a text cancels what a card adds to Force drains.
    fn adds_no_drain(&self, id: ObjId) -> bool {
        self.has_text_flag(text_flags::NO_DRAIN_BONUS)
            && self.subject(id).is_some_and(|subject| {
                self.any_text_for(text_flags::NO_DRAIN_BONUS, subject, |effect| match effect {
                    Effect::NoDrainBonus(of) => Some(of),
                    _ => None,
                })
            })
    }

    /// SW-BTL-18: whether a text keeps the ability of a card from counting.
    pub(crate) fn is_dulled(&self, id: ObjId) -> bool {
        self.has_text_flag(text_flags::DULLS)
            && self.subject(id).is_some_and(|subject| {
                self.any_text_for(text_flags::DULLS, subject, |effect| match effect {
                    Effect::Dulls(of) => Some(of),
                    _ => None,
                })
            })
    }

    /// Calls `each` for every effect in force that a text with this flag gives a player.
    pub(crate) fn for_each_text(
        &self,
        bit: u32,
        seat: Seat,
        mut each: impl FnMut(TextContext<'_>, &'static Effect),
    ) {
        if !self.has_text_flag(bit) {
            return;
        }
        for (id, obj) in self.in_play() {
            let bears = self.content.0.text_flags(obj.card) & bit != 0 && self.has_active_text(id);
            let Some(bearer) = self.subject(id).filter(|_| bears) else { continue };
            for clause in &self.card(obj.card).text {
                let context = self.context_of(bearer, clause);
                if context.you == seat && context.all(&clause.conditions) {
                    each(context, &clause.effect);
                }
            }
        }
    }

    /// The destiny drawn for the current action.
    pub(crate) fn action_destiny(&self) -> i16 {
        let drawn = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Act {
                stage: ActionStage::Drawn(drawn) | ActionStage::Works(drawn) | ActionStage::Fails(drawn),
                ..
            } => *drawn,
            _ => None,
        });
        drawn.unwrap_or(0)
    }

    /// The destiny that can be responded to now.
    pub(crate) fn open_destiny(&self) -> Option<(Seat, DestinyKind, i16)> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Destiny { by, kind, stage: DestinyStage::Drawn(_, value) } => Some((*by, *kind, *value)),
            _ => None,
        })
    }

    /// Whether a battle destiny can be responded to now.
    fn is_battle_destiny_open(&self) -> bool {
        self.battle.is_some() && matches!(self.open_destiny(), Some((_, DestinyKind::Battle, _)))
    }

    /// Whether a subject matches a filter in a card's text.
    pub(crate) fn passes(&self, bearer: Subject, filter: &Filter, subject: Subject) -> bool {
        self.plain_context(bearer).passes(filter, subject)
    }

    /// The value of a number in a card's text.
    pub(crate) fn amount(&self, bearer: Subject, num: &Num, subject: Subject) -> i16 {
        self.plain_context(bearer).amount(num, subject)
    }

    /// Whether the bearer has a text in force with an effect selected by `which` whose filter matches the subject.
    pub(crate) fn has_text_for(
        &self,
        bearer: Subject,
        subject: Subject,
        which: fn(&Effect) -> Option<&Filter>,
    ) -> bool {
        self.card(bearer.card).text.iter().any(|clause| {
            which(&clause.effect).is_some_and(|of| {
                let context = self.context_of(bearer, clause);
                context.all(&clause.conditions) && context.passes(of, subject)
            })
        })
    }

    /// Whether the conditions of one clause of a card's text hold.
    pub(crate) fn holds(&self, bearer: Subject, clause: u8) -> bool {
        let clause = self.card(bearer.card).text.get(usize::from(clause));
        clause.is_some_and(|clause| self.context_of(bearer, clause).all(&clause.conditions))
    }

    /// Whether the text of a location has exactly this effect for a player.
    pub(crate) fn has_location_text(&self, location: Subject, seat: Seat, effect: &Effect) -> bool {
        self.card(location.card).text.iter().any(|clause| {
            let context = self.context_of(location, clause);
            clause.effect == *effect && context.you == seat && context.all(&clause.conditions)
        })
    }

    /// The effects of a card's own text whose conditions hold.
    pub(crate) fn effects_of(&self, bearer: Subject) -> impl Iterator<Item = &'static Effect> + '_ {
        let text = &self.card(bearer.card).text;
        let heard = bearer.obj.is_none_or(|id| self.has_active_text(id));
        let holds = move |clause: &&Clause| heard && self.context_of(bearer, clause).all(&clause.conditions);
        text.iter().filter(holds).map(|clause| &clause.effect)
    }

    /// Applies every text to a number of a subject; for a card being deployed from hand, its own text too.
    pub(crate) fn apply_modifiers(&self, stat: Stat, subject: Subject, breakdown: &mut Breakdown<'_>) {
        let mut counted = CountedClauses::default();
        if self.index.modified_stats >> stat as u8 & 1 == 1 {
            let drains = matches!(stat, Stat::Drain | Stat::DrainOption);
            for (id, obj) in self.in_play() {
                let lies = !matches!(obj.place, Place::Under(_));
                let stands_by = |at| drains && self.has_drained_elsewhere(id, at);
                if self.content.0.modifies_stat(obj.card, stat)
                    && lies
                    && self.has_active_text(id)
                    && !subject.at.is_some_and(stands_by)
                    && !(drains && self.adds_no_drain(id))
                {
                    let at = self.location(id);
                    let bearer = Subject { card: obj.card, owner: obj.owner, obj: Some(id), at };
                    self.apply_modifiers_of(stat, bearer, subject, &mut counted, breakdown);
                }
            }
        }
        if subject.obj.is_none() && self.content.0.modifies_stat(subject.card, stat) {
            self.apply_modifiers_of(stat, subject, subject, &mut counted, breakdown);
        }
    }

    /// SW-VAL-02, SW-VRT-01: whether two clauses that modify the same number are the same text: the same clause of a
    /// copy, or any clause of the card that a virtual card replaces and whose title it has.
    fn is_repeated(&self, clause: (CardId, u8), other: (CardId, u8)) -> bool {
        if clause.0 == other.0 {
            return clause.1 == other.1;
        }
        self.card(clause.0).title == self.card(other.0).title
    }

    fn apply_modifiers_of(
        &self,
        stat: Stat,
        bearer: Subject,
        subject: Subject,
        counted: &mut CountedClauses,
        breakdown: &mut Breakdown<'_>,
    ) {
        let card = self.card(bearer.card);
        for (number, clause) in (0..).zip(&card.text) {
            let (modified, of, by) = match &clause.effect {
                Effect::Modify { stat, of, by } => (*stat, of, by),
                Effect::PilotIcon { of, by } => (Stat::Power, of, by),
                _ => continue,
            };
            if modified != stat {
                continue;
            }
            let context = self.context_of(bearer, clause);
            let context = TextContext {
                for_battle_destiny: context.for_battle_destiny || stat.is_of_battle_destiny(),
                ..context
            };
            if !context.all(&clause.conditions) || !context.passes(of, subject) {
                continue;
            }
            // SW-VAL-02: copies are not cumulative, except that every pilot counts.
            let copy = (bearer.card, number);
            if !counts_every_pilot(of) && counted.iter().any(|other| self.is_repeated(copy, other)) {
                continue;
            }
            counted.push(copy);
            let amount = context.amount(by, subject);
            let by = match bearer.obj {
                Some(id) => Cause::Text(id, card.name),
                None => Cause::Printed(card.name),
            };
            match stat {
                // Of several values the highest counts.
                Stat::Immunity | Stat::BattleDestinyLeast | Stat::BattleDestinyNeed => {
                    breakdown.step(Adjustment::AtLeast(amount), by);
                }
                Stat::Power
                | Stat::Forfeit
                | Stat::Maneuver
                | Stat::Hyperspeed
                | Stat::Cost
                | Stat::WeaponDestiny
                | Stat::AttackDestiny
                | Stat::DuelDestiny
                | Stat::TrainingDestiny
                | Stat::TractorDestiny
                | Stat::RaceDestiny
                | Stat::CardDestiny
                | Stat::PowerDestiny
                | Stat::PowerDestinyEach
                | Stat::AttritionDestiny
                | Stat::AttritionDestinyEach
                | Stat::Drain
                | Stat::TotalPower
                | Stat::BattleDestiny
                | Stat::BattleDestinyEach
                | Stat::BattleDestinyTotal
                | Stat::BattleDestinyNeedMore
                | Stat::DrainOption
                | Stat::Generation
                | Stat::LightIcons
                | Stat::DarkIcons
                | Stat::FireCost => breakdown.plus(amount, by),
            }
        }
    }
}

/// Whether a filter refers to what the bearer pilots, of any kind or of a particular one.
fn counts_every_pilot(of: &Filter) -> bool {
    match of {
        Filter::Piloted => true,
        Filter::All(list) => list.iter().any(counts_every_pilot),
        _ => false,
    }
}
