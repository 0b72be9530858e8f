//! Evaluating a text from the card that bears it: whether a card matches a filter, whether a condition holds, the
//! value of a number.

use crate::cards::card::{Card, Icon, Kind, LocationKind, StarshipKind};
use crate::cards::object::{Marks, Obj, ObjId, Place, Role};
use crate::cards::vessel::is_driven;
use crate::content::text_flags;
use crate::language::{Condition, Effect, Filter, Num, Printed};
use crate::numbers::Quantity;
use crate::numbers::modifiers::Subject;
use crate::state::State;
use contract::Seat;

/// A text being evaluated: its bearer and the player it applies to.
#[derive(Clone, Copy)]
pub(crate) struct TextContext<'s> {
    pub(crate) state: &'s State,
    pub(crate) bearer: Subject,
    pub(crate) you: Seat,
    /// Whether a location's text also applies at adjacent sites ([`crate::rules::EXTEND`]).
    pub(crate) reaches_adjacent: bool,
    /// Whether it concerns battle destiny: a card 'with' another must then take part in the battle too
    /// ([`crate::rules::WITH`]).
    pub(crate) for_battle_destiny: bool,
}

impl TextContext<'_> {
    /// Conditions are evaluated at the text's own location, even if the text extends further.
    pub(crate) fn all(&self, conditions: &[Condition]) -> bool {
        let near = TextContext { reaches_adjacent: false, ..*self };
        conditions.iter().all(|condition| near.holds(condition))
    }

    fn holds(&self, condition: &Condition) -> bool {
        let fights = || self.bearer.obj.is_some_and(|id| self.state.has_mark(id, Marks::FIGHTS));
        match condition {
            Condition::Is(filter) => self.passes(filter, self.bearer),
            Condition::Least(n, filter) => self.count(filter) >= i16::from(*n),
            Condition::Controls => self.bearer.at.is_some_and(|at| self.state.controls(self.you, at)),
            Condition::Occupies => self.bearer.at.is_some_and(|at| self.state.occupies(self.you, at)),
            Condition::Battling => fights(),
            Condition::Defending => fights() && self.state.battle.is_some_and(|battle| battle.by != self.you),
            Condition::Initiated => self
                .state
                .battle
                .is_some_and(|battle| battle.by == self.you && Some(battle.at) == self.bearer.at),
            Condition::Attacked => self.state.battle.is_some_and(|battle| battle.by != self.you),
            Condition::Battle => self.state.battle.is_some(),
            Condition::OwnTurn => self.state.active == self.you,
            Condition::Chosen(mode) => {
                let obj = self.bearer.obj.and_then(|id| self.state.obj(id));
                obj.is_some_and(|obj| obj.marks.mode() == *mode)
            }
            Condition::Drawn(least, most) => {
                self.state.open_destiny().is_some_and(|(_, _, value)| (*least..=*most).contains(&value))
            }
            Condition::LifeBelow(n) => self.state.life(self.you) < usize::from(*n),
            Condition::Not(inner) => !self.holds(inner),
        }
    }

    /// Captives count only where a text mentions captives; other inactive cards never count.
    fn count(&self, filter: &Filter) -> i16 {
        let captives = filter.mentions_captives();
        let subjects = self.state.in_play().filter_map(|(id, _)| self.state.subject(id));
        let right = subjects.filter(|subject| self.passes(filter, *subject));
        let counts = |subject: &Subject| {
            let held = |id| captives && self.state.has_mark(id, Marks::CAPTIVE);
            subject.obj.is_some_and(|id| held(id) || self.state.is_active(id))
        };
        right.filter(counts).count() as i16
    }

    pub(crate) fn amount(&self, num: &Num, subject: Subject) -> i16 {
        match num {
            Num::Fixed(n) => *n,
            Num::Each(n, filter) => n * self.count(filter),
            Num::Pairs(n, one, other) => n * self.count(one).min(self.count(other)),
            Num::Of(n, what) => n * self.printed(*what, subject),
            Num::If(filter, yes, no) => {
                self.amount(if self.passes(filter, subject) { yes } else { no }, subject)
            }
            Num::Less { from, what, least } => (from - self.printed(*what, subject)).max(*least),
        }
    }

    fn printed(&self, what: Printed, subject: Subject) -> i16 {
        let numbers = &self.state.card(subject.card).numbers;
        match (what, subject.obj) {
            (Printed::Ability, _) => i16::from(numbers.ability.unwrap_or(0)),
            (Printed::Power, Some(id)) => self.state.power(id),
            (Printed::Power, None) => i16::from(numbers.power.unwrap_or(0)),
            (Printed::Destiny, _) => i16::from(numbers.destiny),
            (Printed::Deploy, _) => i16::from(numbers.deploy.unwrap_or(0)),
            (Printed::Defense, Some(id)) => self.state.quantity(Quantity::Defense(id)),
            (Printed::Defense, None) => 0,
            (Printed::Forfeit, Some(id)) => self.state.quantity(Quantity::Forfeit(id)),
            (Printed::Forfeit, None) => i16::from(numbers.forfeit.unwrap_or(0)),
            (Printed::Aboard, Some(id)) => self.state.aboard(id).count() as i16,
            (Printed::Aboard, None) => 0,
            (Printed::Drawn, _) => self.state.action_destiny(),
        }
    }

    pub(crate) fn passes(&self, filter: &Filter, subject: Subject) -> bool {
        let card = self.state.card(subject.card);
        let is_same = |id: Option<ObjId>| id.is_some() && subject.obj == id;
        match filter {
            Filter::Any => true,
            Filter::All(list) => list.iter().all(|inner| self.passes(inner, subject)),
            Filter::One(list) => list.iter().any(|inner| self.passes(inner, subject)),
            Filter::Not(inner) => !self.passes(inner, subject),
            Filter::Me => match (self.bearer.obj, subject.obj) {
                (None, None) => self.bearer.card == subject.card,
                (mine, theirs) => mine == theirs,
            },
            Filter::Host => is_same(self.place(|place| match place {
                Place::On(host) => Some(host),
                _ => None,
            })),
            Filter::Piloted => is_same(self.place(|place| match place {
                Place::Aboard(on, Role::Pilot) => Some(on).filter(|on| self.is_piloted(*on)),
                _ => None,
            })),
            Filter::Carrier => is_same(self.place(|place| self.state.aboard_of(place))),
            Filter::Own => subject.owner == self.you,
            Filter::Theirs => subject.owner != self.you,
            Filter::Here | Filter::Adjacent | Filter::Related | Filter::Present => {
                self.is_near(filter, subject)
            }
            Filter::Controlled => {
                card.is_location() && subject.obj.is_some_and(|id| self.state.controls(self.you, id))
            }
            Filter::Fighting => subject.obj.is_some_and(|id| self.state.has_mark(id, Marks::FIGHTS)),
            Filter::Alone => self.is_alone(subject),
            Filter::Captive
            | Filter::Hit
            | Filter::Stolen
            | Filter::Empty
            | Filter::Armed
            | Filter::Walked
            | Filter::Permanent => self.has_state(filter, subject),
            Filter::MayCarry => !self.state.cannot_carry(subject),
            Filter::Costless => is_costless(card),
            Filter::Unique => card.dots == 1,
            Filter::Crewed => subject.obj.is_some_and(|id| card.is_vessel() && self.state.is_crewed(id)),
            Filter::Near(inner) => self.is_beside(inner, subject),
            Filter::OccupiedWith(inner) => subject.obj.is_some_and(|at| self.is_held_with(inner, at)),
            Filter::Persona(name) => {
                let crossed = self.state.original_owner(subject.card) != subject.owner;
                crate::cards::persona::includes_card(name, card, crossed)
            }
            Filter::Aim => is_same(self.bearer.obj.and_then(|id| self.state.obj(id)).and_then(|obj| obj.aim)),
            Filter::Night => {
                let location = subject.at.and_then(|at| self.state.subject(at));
                location.is_some_and(|location| {
                    self.state.any_text_for(text_flags::NIGHT, location, |effect| match effect {
                        Effect::Night(of) => Some(of),
                        _ => None,
                    })
                })
            }
            Filter::On(whole) => {
                // A card at a system is above the planet, not on it.
                let on = |location: &Card| {
                    location.part_of == *whole && (card.is_location() || !location.is_system())
                };
                self.location_card(subject).is_some_and(on)
            }
            Filter::At(inner) => {
                let location = subject.at.and_then(|at| self.state.subject_for(at, subject.owner));
                location.is_some_and(|location| self.passes(inner, location))
            }
            Filter::Piloting(_)
            | Filter::Aboard(_)
            | Filter::PilotedBy(_)
            | Filter::CarriedBy(_)
            | Filter::Carries(_)
            | Filter::Holds(_)
            | Filter::With(_) => self.is_linked(filter, subject),
            Filter::Location
            | Filter::Site
            | Filter::System
            | Filter::Character
            | Filter::Starship
            | Filter::Capital
            | Filter::Starfighter
            | Filter::Vehicle
            | Filter::VehicleOf(_)
            | Filter::WeaponOf(_)
            | Filter::Squadron
            | Filter::Creature
            | Filter::Effect
            | Filter::Weapon
            | Filter::Device
            | Filter::AbilityIs(_)
            | Filter::Icon(_)
            | Filter::Trait(_)
            | Filter::Title(_)
            | Filter::AbilityOver(_) => is_printed(filter, card),
        }
    }

    /// A card found from the bearer's place.
    fn place(&self, find: impl Fn(Place) -> Option<ObjId>) -> Option<ObjId> {
        self.bearer.obj.and_then(|id| self.state.obj(id)).and_then(|obj| find(obj.place))
    }

    /// SW-CAP-01, SW-CAP-02: whether the card in the pilot's seat of a vessel pilots it, rather than driving or riding
    /// it; nobody pilots a landed starship.
    fn is_piloted(&self, vessel: ObjId) -> bool {
        self.state.printed(vessel).is_some_and(|card| !is_driven(card)) && !self.state.is_landed(vessel)
    }

    /// Filters on the state of a card.
    fn has_state(&self, filter: &Filter, subject: Subject) -> bool {
        let Some((id, obj)) = subject.obj.and_then(|id| Some((id, self.state.obj(id)?))) else {
            return *filter == Filter::Permanent && self.state.card(subject.card).numbers.permanent > 0;
        };
        match filter {
            Filter::Captive => obj.marks.has(Marks::CAPTIVE),
            Filter::Hit => obj.marks.has(Marks::HIT),
            Filter::Walked => obj.marks.has(Marks::WALKED),
            Filter::Stolen => self.state.original_owner(obj.card) != obj.owner,
            Filter::Permanent => self.state.permanent_ability(id) > 0,
            Filter::Armed => self.state.in_play().any(|(weapon, on)| {
                on.place == Place::On(id)
                    && matches!(self.state.card(on.card).kind, Kind::Weapon(_))
                    && self.state.is_usable(weapon)
            }),
            Filter::Empty if obj.place == Place::Row => [Seat::A, Seat::B]
                .iter()
                .all(|seat| !self.state.occupies(*seat, id) && !self.state.spies_at(*seat, id)),
            Filter::Empty => !self.state.in_play().any(|(_, on)| self.state.aboard_of(on.place) == Some(id)),
            _ => false,
        }
    }

    fn is_alone(&self, subject: Subject) -> bool {
        let other = |(id, obj): (ObjId, &Obj)| {
            obj.owner == subject.owner
                && Some(id) != subject.obj
                && self.state.location(id) == subject.at
                && (self.state.card(obj.card).kind == Kind::Character || self.state.ability(id) > 0)
                && self.state.is_active(id)
        };
        subject.at.is_some() && !self.state.in_play().any(other)
    }

    fn location_card(&self, subject: Subject) -> Option<&'static Card> {
        subject.at.and_then(|at| self.state.printed(at))
    }

    fn is_near(&self, filter: &Filter, subject: Subject) -> bool {
        let (Some(here), Some(there)) = (self.bearer.at, subject.at) else { return false };
        match filter {
            Filter::Adjacent => self.state.are_adjacent(here, there),
            Filter::Related => self.state.are_related(here, there),
            // SW-PRS-02: both the bearer of the text and the card in question must be present.
            Filter::Present => {
                here == there
                    && subject.obj.is_some_and(|id| self.state.is_present(id) && self.state.is_active(id))
                    && self.bearer.obj.is_none_or(|me| Some(me) == subject.obj || self.state.is_present(me))
            }
            _ => here == there || self.reaches_adjacent && self.state.are_adjacent(here, there),
        }
    }

    /// Whether a matching card is at the subject's location or an adjacent one.
    fn is_beside(&self, inner: &Filter, subject: Subject) -> bool {
        let Some(at) = subject.at else { return false };
        self.state.in_play().any(|(id, obj)| {
            let there = self.state.location(id).filter(|_| obj.place != Place::Row);
            there.is_some_and(|there| there == at || self.state.are_adjacent(there, at))
                && self.state.is_active(id)
                && self.state.subject(id).is_some_and(|other| self.passes(inner, other))
        })
    }

    /// SW-PRS-03: whether the text's player occupies a location with such a card: it must have presence itself.
    fn is_held_with(&self, inner: &Filter, at: ObjId) -> bool {
        let present = |id: ObjId| {
            self.state.ability(id) > 0 || self.state.aboard(id).any(|aboard| self.state.ability(aboard) > 0)
        };
        self.state.printed(at).is_some_and(Card::is_location)
            && self.state.occupies(self.you, at)
            && self.state.in_play().any(|(id, obj)| {
                obj.owner == self.you
                    && self.state.location(id) == Some(at)
                    && self.state.is_active(id)
                    && present(id)
                    && self.state.subject(id).is_some_and(|other| self.passes(inner, other))
            })
    }

    /// SW-BTL-15: for battle destiny both must take part in the battle.
    fn is_with(&self, other: ObjId, subject: Subject) -> bool {
        let fights = |id| {
            self.state.has_mark(id, Marks::FIGHTS)
                || self.state.obj(id).is_some_and(|obj| obj.place == Place::Row)
        };
        !self.for_battle_destiny
            || self.state.battle.is_none()
            || fights(other) && subject.obj.is_none_or(fights)
    }

    /// Filters that involve a second card.
    fn is_linked(&self, filter: &Filter, subject: Subject) -> bool {
        let place = subject.obj.and_then(|id| self.state.obj(id)).map(|obj| obj.place);
        let other =
            |id: ObjId, inner: &Filter| self.state.subject(id).is_some_and(|other| self.passes(inner, other));
        match (filter, place) {
            (Filter::Piloting(inner), Some(Place::Aboard(on, Role::Pilot))) => {
                self.is_piloted(on) && other(on, inner)
            }
            (Filter::Aboard(inner), Some(place)) => {
                self.state.aboard_of(place).is_some_and(|on| other(on, inner))
            }
            (Filter::CarriedBy(inner), Some(Place::On(host))) => other(host, inner),
            (Filter::Carries(inner), Some(_)) => self.state.in_play().any(|(id, obj)| {
                Some(obj.place) == subject.obj.map(Place::On) && self.state.is_usable(id) && other(id, inner)
            }),
            (Filter::Holds(inner), Some(_)) => self.state.in_play().any(|(id, obj)| {
                subject.obj.is_some_and(|me| self.state.aboard_of(obj.place) == Some(me)) && other(id, inner)
            }),
            (Filter::PilotedBy(inner), Some(_)) => self.state.in_play().any(|(id, obj)| {
                matches!(obj.place, Place::Aboard(on, Role::Pilot) if Some(on) == subject.obj && self.is_piloted(on))
                    && other(id, inner)
            }),
            (Filter::With(inner), _) => self.state.in_play().any(|(id, obj)| {
                obj.place != Place::Row
                    && Some(id) != subject.obj
                    && subject.at.is_some()
                    && self.state.location(id) == subject.at
                    && self.state.is_active(id)
                    && self.is_with(id, subject)
                    && other(id, inner)
            }),
            _ => false,
        }
    }
}

/// Whether an Effect deploys without a cost wherever its text lets it.
fn is_costless(card: &Card) -> bool {
    let priced = |effect: &Effect| match effect {
        Effect::On { cost, .. } | Effect::Table(cost) => *cost != Num::Fixed(0),
        _ => false,
    };
    card.kind == Kind::Effect
        && card.numbers.deploy.is_none()
        && !card.text.iter().any(|clause| priced(&clause.effect))
}

/// Filters on what is printed.
fn is_printed(filter: &Filter, card: &Card) -> bool {
    match filter {
        Filter::Location => card.is_location(),
        Filter::Site => card.is_site(),
        Filter::System => matches!(card.kind, Kind::Location(LocationKind::System)),
        Filter::Character => card.kind == Kind::Character,
        Filter::Starship => matches!(card.kind, Kind::Starship(_)),
        Filter::Capital => card.kind == Kind::Starship(StarshipKind::Capital),
        Filter::Starfighter => card.kind == Kind::Starship(StarshipKind::Starfighter),
        Filter::Vehicle => matches!(card.kind, Kind::Vehicle(_)),
        Filter::VehicleOf(kind) => card.kind == Kind::Vehicle(*kind),
        Filter::WeaponOf(kind) => card.kind == Kind::Weapon(*kind),
        Filter::Squadron => card.kind == Kind::Starship(StarshipKind::Squadron),
        Filter::Creature => card.kind == Kind::Creature,
        Filter::Effect => card.kind == Kind::Effect,
        Filter::Weapon => matches!(card.kind, Kind::Weapon(_)),
        Filter::Device => card.kind == Kind::Device,
        // A starship's own pilot icon means a permanent pilot; it is not a pilot itself.
        Filter::Icon(Icon::Pilot) => card.kind == Kind::Character && card.is_pilot(),
        Filter::Icon(icon) => card.icons.has(*icon),
        Filter::Trait(word) => card.traits.iter().any(|other| other == word),
        Filter::Title(title) => card.title == *title,
        Filter::AbilityIs(n) => card.numbers.ability == Some(*n),
        Filter::AbilityOver(n) => card.numbers.ability.is_some_and(|ability| ability > *n),
        _ => false,
    }
}
