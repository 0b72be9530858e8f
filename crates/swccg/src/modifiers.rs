//! Modifiers: which card texts are in force, and their combined effect on a number.

use crate::card::CardId;
use crate::content::bits;
use crate::destiny::DestinyKind;
use crate::frames::{DestinyStage, Frame, Stage};
use crate::language::{Clause, Effect, Filter, Num, Stat};
use crate::object::{Obj, ObjId, Place};
use crate::reading::Reading;
use crate::state::State;
use crate::why::{Cause, Ledger, Step};
use table::{List, Seat};

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
struct Counted {
    first: List<(CardId, u8), 32>,
    more: Vec<(CardId, u8)>,
}

impl Counted {
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

    pub(crate) fn reading(&self, bearer: Subject, clause: &Clause) -> Reading<'_> {
        let Some(side) = clause.to else { return self.plain(bearer) };
        let turned = self.is_rotated(bearer.obj);
        let you = if turned { self.seat_of(side).other() } else { self.seat_of(side) };
        let extends = |(_, obj): (ObjId, &Obj)| {
            self.content.0.unusual(obj.card) & bits::EXTENDS != 0
                && Some(obj.place) == bearer.obj.map(Place::On)
                && (obj.owner == you) != turned
        };
        let far = self.has_text(bits::EXTENDS) && self.in_play().any(extends);
        Reading { state: self, bearer, you, far, fighting: self.is_battle_destiny_open() }
    }

    fn plain(&self, bearer: Subject) -> Reading<'_> {
        let fighting = self.is_battle_destiny_open();
        Reading { state: self, bearer, you: bearer.owner, far: false, fighting }
    }

    /// Whether a location is rotated (SW-LOC-04).
    pub(crate) fn is_rotated(&self, location: Option<ObjId>) -> bool {
        self.has_text(bits::ROTATES) && self.turned_by(location).is_some()
    }

    /// The card that rotates a location; two rotations cancel each other.
    pub(crate) fn turned_by(&self, location: Option<ObjId>) -> Option<ObjId> {
        let turns = |obj: &Obj| {
            self.content.0.unusual(obj.card) & bits::ROTATES != 0
                && Some(obj.place) == location.map(Place::On)
        };
        let turned = self.in_play().filter(|(_, obj)| turns(obj));
        turned.fold(None, |by, (id, _)| if by.is_none() { Some(id) } else { None })
    }

    /// Whether the text of a card on the table is in force: the card is active and nothing cancels its text
    /// (SW-TXT-01).
    pub(crate) fn speaks(&self, id: ObjId) -> bool {
        self.is_active(id)
            && self.is_usable(id)
            && !(self.has_text(bits::MUTE) && self.is_muted(id))
            && !self.is_abandoned(id)
    }

    /// SW-CAP-02: a vessel without the crew it needs has no text either.
    fn is_abandoned(&self, id: ObjId) -> bool {
        self.printed(id).is_some_and(|card| card.is_vessel() && !card.text.is_empty()) && !self.is_crewed(id)
    }

    fn is_muted(&self, id: ObjId) -> bool {
        let Some(subject) = self.subject(id) else { return false };
        self.in_play().any(|(by, obj)| {
            self.content.0.unusual(obj.card) & bits::MUTE != 0
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
        self.has_text(bit)
            && self.in_play().any(|(id, obj)| {
                self.content.0.unusual(obj.card) & bit != 0
                    && self.speaks(id)
                    && self.subject(id).is_some_and(|bearer| self.has_text_for(bearer, subject, which))
            })
    }

    /// The destiny drawn for the current action.
    pub(crate) fn drawn(&self) -> i16 {
        let drawn = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Act { stage: Stage::Drawn(drawn) | Stage::Works(drawn) | Stage::Fails(drawn), .. } => {
                *drawn
            }
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
        self.plain(bearer).passes(filter, subject)
    }

    /// The value of a number in a card's text.
    pub(crate) fn amount(&self, bearer: Subject, num: &Num, subject: Subject) -> i16 {
        self.plain(bearer).amount(num, subject)
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
                let reading = self.reading(bearer, clause);
                reading.all(&clause.conditions) && reading.passes(of, subject)
            })
        })
    }

    /// Whether the conditions of one clause of a card's text hold.
    pub(crate) fn holds(&self, bearer: Subject, clause: u8) -> bool {
        let clause = self.card(bearer.card).text.get(usize::from(clause));
        clause.is_some_and(|clause| self.reading(bearer, clause).all(&clause.conditions))
    }

    /// Whether the text of a location has exactly this effect for a player.
    pub(crate) fn speaks_to(&self, location: Subject, seat: Seat, effect: &Effect) -> bool {
        self.card(location.card).text.iter().any(|clause| {
            let reading = self.reading(location, clause);
            clause.effect == *effect && reading.you == seat && reading.all(&clause.conditions)
        })
    }

    /// The effects of a card's own text whose conditions hold.
    pub(crate) fn effects_of(&self, bearer: Subject) -> impl Iterator<Item = &'static Effect> + '_ {
        let text = &self.card(bearer.card).text;
        let heard = bearer.obj.is_none_or(|id| self.speaks(id));
        let holds = move |clause: &&Clause| heard && self.reading(bearer, clause).all(&clause.conditions);
        text.iter().filter(holds).map(|clause| &clause.effect)
    }

    /// Applies every text to a number of a subject; for a card being deployed from hand, its own text too.
    pub(crate) fn modify(&self, stat: Stat, subject: Subject, ledger: &mut Ledger<'_>) {
        let mut counted = Counted::default();
        if self.index.touched >> stat as u8 & 1 == 1 {
            let drains = matches!(stat, Stat::Drain | Stat::DrainOption);
            for (id, obj) in self.in_play() {
                let lies = !matches!(obj.place, Place::Under(_));
                let stands_by = |at| drains && self.stands_by(id, at);
                if self.content.0.touches(obj.card, stat)
                    && lies
                    && self.speaks(id)
                    && !subject.at.is_some_and(stands_by)
                {
                    let at = self.location(id);
                    let bearer = Subject { card: obj.card, owner: obj.owner, obj: Some(id), at };
                    self.modify_by(stat, bearer, subject, &mut counted, ledger);
                }
            }
        }
        if subject.obj.is_none() && self.content.0.touches(subject.card, stat) {
            self.modify_by(stat, subject, subject, &mut counted, ledger);
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

    fn modify_by(
        &self,
        stat: Stat,
        bearer: Subject,
        subject: Subject,
        counted: &mut Counted,
        ledger: &mut Ledger<'_>,
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
            let reading = self.reading(bearer, clause);
            let reading = Reading { fighting: reading.fighting || stat.is_of_battle_destiny(), ..reading };
            if !reading.all(&clause.conditions) || !reading.passes(of, subject) {
                continue;
            }
            // SW-VAL-02: copies are not cumulative, except that every pilot counts.
            let copy = (bearer.card, number);
            if !is_of_pilots(of) && counted.iter().any(|other| self.is_repeated(copy, other)) {
                continue;
            }
            counted.push(copy);
            let amount = reading.amount(by, subject);
            let by = match bearer.obj {
                Some(id) => Cause::Text(id, card.name),
                None => Cause::Printed(card.name),
            };
            match stat {
                // Of several values the highest counts.
                Stat::Immunity | Stat::BattleDestinyLeast | Stat::BattleDestinyNeed => {
                    ledger.step(Step::AtLeast(amount), by);
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
                | Stat::BattleDestinyNeedMore
                | Stat::DrainOption
                | Stat::Generation
                | Stat::LightIcons
                | Stat::DarkIcons
                | Stat::FireCost => ledger.plus(amount, by),
            }
        }
    }
}

/// Whether a filter refers to what the bearer pilots, of any kind or of a particular one.
fn is_of_pilots(of: &Filter) -> bool {
    match of {
        Filter::Piloted => true,
        Filter::All(list) => list.iter().any(is_of_pilots),
        _ => false,
    }
}
