//! What a card does, worked out once from its clauses: effects of the content's vocabulary, traits of weapons and
//! devices, and clauses that the engine interprets at their windows.
//!
//! A card is whole if every clause found its place here; otherwise it is refused with the word that did not.

use super::language::{
    self, Amount, ArcName, Clause, ClauseEffect, ClausePart, Condition, Cost, DamageKind, FaceName, Filter,
    Mode, Role, Step, SyntaxError, UnknownWord, Who, Window,
};
use super::lowered::{self, CountRule, ShipRules};
use crate::ability::bonus_attack::BonusRule;
use crate::ability::device_card::DeviceEffect;
use crate::ability::on_declare::DeclareEffect;
use crate::combat::weapon_effect::WeaponTraits;
use crate::content::Effect;
use serde::Serialize;
use std::fmt;

/// Whose text it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextOwner {
    ShipAbility,
    Pilot,
    Upgrade,
}

/// Why a card is not played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotWhole {
    /// The content has its numbers, but not what it does.
    NotDescribed,
    /// A clause has a word that is not played in this place.
    Word { clause: String, word: String, part: ClausePart },
    /// The solo system beside a real table does not play this clause.
    AtTable { clause: String },
    /// No ship of the game carries it: it is for huge ships.
    HugeShips,
    /// Remotes and obstacles that cards put on the table are not played.
    Device,
}

impl fmt::Display for NotWhole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotWhole::NotDescribed => f.write_str("only its numbers are known"),
            NotWhole::Word { word, part, .. } => {
                let unknown = UnknownWord { word: word.clone(), part: *part };
                write!(f, "{unknown}")
            }
            NotWhole::AtTable { clause } => write!(f, "not played beside a real table: {clause}"),
            NotWhole::HugeShips => f.write_str("it is for huge ships"),
            NotWhole::Device => f.write_str("it puts a remote or an obstacle on the table"),
        }
    }
}

/// What a card does.
#[derive(Clone, PartialEq, Eq)]
pub struct CardRules {
    /// Effects that the game, the solo system and the odds share.
    pub effects: Vec<Effect>,
    /// More or fewer dice that a pilot ability gives.
    pub(crate) counts: Vec<CountRule>,
    pub(crate) ship: ShipRules,
    pub(crate) weapon: WeaponTraits,
    pub(crate) on_declare: DeclareEffect,
    pub(crate) bonus: Option<BonusRule>,
    pub(crate) device: Option<DeviceEffect>,
    /// Clauses that are interpreted at their windows.
    pub clauses: Vec<Clause>,
    /// Why the card is not whole in a match.
    pub refused: Option<NotWhole>,
    /// Why the solo system beside a real table does not play it.
    pub refused_at_table: Option<NotWhole>,
}

/// Nothing of what is inside: the hash of the content is computed over this text, and the rules follow from the clauses.
impl fmt::Debug for CardRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CardRules").finish_non_exhaustive()
    }
}

impl Default for CardRules {
    fn default() -> Self {
        CardRules {
            effects: Vec::new(),
            counts: Vec::new(),
            ship: ShipRules::default(),
            weapon: WeaponTraits::PLAIN,
            on_declare: DeclareEffect::Nothing,
            bonus: None,
            device: None,
            clauses: Vec::new(),
            refused: None,
            refused_at_table: None,
        }
    }
}

impl CardRules {
    /// Works out what a text does; `None`: the content does not describe it.
    ///
    /// # Errors
    /// Every clause that does not have the form of a clause.
    pub fn read(does: Option<&[String]>, owner: TextOwner) -> Result<Self, Vec<SyntaxError>> {
        let mut rules = CardRules::default();
        let Some(does) = does else {
            rules.refused = Some(NotWhole::NotDescribed);
            rules.refused_at_table = Some(NotWhole::NotDescribed);
            return Ok(rules);
        };
        let mut errors = Vec::new();
        for text in does {
            match language::read(text) {
                Err(error) => errors.push(error),
                Ok(Err(unknown)) => rules.refuse(text, unknown),
                Ok(Ok(clause)) => rules.take(clause, text, owner),
            }
        }
        if errors.is_empty() { Ok(rules) } else { Err(errors) }
    }

    /// Whether a card has nothing that is played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self
            == CardRules {
                refused: self.refused.clone(),
                refused_at_table: self.refused_at_table.clone(),
                ..CardRules::default()
            }
    }

    fn refuse(&mut self, text: &str, unknown: UnknownWord) {
        let UnknownWord { word, part } = unknown;
        let reason = NotWhole::Word { clause: text.to_owned(), word, part };
        self.refused_at_table.get_or_insert_with(|| reason.clone());
        self.refused.get_or_insert(reason);
    }

    /// Finds the place of a clause.
    fn take(&mut self, clause: Clause, text: &str, owner: TextOwner) {
        if clause.on == Window::WhileDocked || self.take_known(&clause, owner, text) {
            return;
        }
        match super::window::plays(&clause, owner) {
            Ok(()) => {
                self.refused_at_table.get_or_insert_with(|| NotWhole::AtTable { clause: text.to_owned() });
                self.clauses.push(clause);
            }
            Err(part) => {
                let word = part_words(text, part);
                self.refuse(text, UnknownWord { word, part });
            }
        }
    }

    /// Clauses that the solo system knows too.
    fn take_known(&mut self, clause: &Clause, owner: TextOwner, text: &str) -> bool {
        if !(clause.side.is_none() && clause.of == Filter::Is(Who::Bearer) && clause.limit.is_none()) {
            return self.take_charges_for_dice(clause);
        }
        if owner == TextOwner::Pilot
            && let Some(count) = lowered::count_rule(clause)
        {
            // Beside a real table people are asked for range 1 only, and only if it matters.
            if count.role != Role::Attacker && count.range.is_some_and(|range| range != (1, 1)) {
                self.refused_at_table.get_or_insert_with(|| NotWhole::AtTable { clause: text.to_owned() });
            }
            self.counts.push(count);
            return true;
        }
        if owner != TextOwner::Pilot
            && let Some(effects) = lowered::effects(clause)
        {
            self.effects.extend(effects);
            return true;
        }
        self.take_ship_rule(clause, owner, text) || self.take_weapon(clause) || self.take_device(clause)
    }

    /// Rules with a place of their own. Solo ships beside a real table do not fly ahead, tractor or cloak by their ability.
    fn take_ship_rule(&mut self, clause: &Clause, owner: TextOwner, text: &str) -> bool {
        let taken = self.ship.take(clause, owner);
        if taken && self.ship.is_for_people_only() {
            self.refused_at_table.get_or_insert_with(|| NotWhole::AtTable { clause: text.to_owned() });
        }
        taken
    }

    /// XW-ABL-23: two clauses of which one is used; the second tells all there is.
    fn take_charges_for_dice(&mut self, clause: &Clause) -> bool {
        let fits = clause.on == Window::Attack(Role::Attacker, Step::Count)
            && clause.limit.is_some()
            && matches!(clause.pay.as_slice(), [Cost::Charge(1, 1 | 2)])
            && matches!(clause.when.as_slice(), [Condition::ThisWeapon, Condition::Is(Who::Defender, Filter::In(arcs, Who::Bearer))]
                if matches!(arcs.as_slice(), [ArcName::Bullseye | ArcName::Standard(crate::geometry::StandardArc::Front)]))
            && matches!(
                clause.effects.as_slice(),
                [ClauseEffect::MoreDice(Amount::Fixed(1) | Amount::Paid, None)]
            );
        if fits {
            self.on_declare = DeclareEffect::ChargesForDice;
        }
        fits
    }

    fn take_weapon(&mut self, clause: &Clause) -> bool {
        let Clause { on: Window::Attack(Role::Attacker, step), when, effects, .. } = clause else {
            return false;
        };
        match step {
            Step::Declared => {
                let fits = *when == [Condition::ThisWeapon]
                    && clause.by == Some(Who::Defender)
                    && clause.mode == Mode::May
                    && *effects
                        == [
                            ClauseEffect::Suffer(DamageKind::Hit, 1, Who::Defender),
                            ClauseEffect::SkipDice,
                            ClauseEffect::CountsAsHit,
                        ];
                if fits {
                    self.on_declare = DeclareEffect::HitInstead;
                }
                fits
            }
            Step::After => {
                let rule = lowered::bonus_rule(clause);
                self.bonus = rule.or(self.bonus);
                rule.is_some()
            }
            _ => lowered::weapon_trait(&mut self.weapon, *step, clause),
        }
    }

    fn take_device(&mut self, clause: &Clause) -> bool {
        match clause.on {
            Window::System => match clause.effects.as_slice() {
                [ClauseEffect::Drop(tokens)] if clause.pay == [Cost::Charge(1, 1)] => {
                    self.device.get_or_insert_default().tokens = *tokens;
                    true
                }
                _ => false,
            },
            Window::Detonates => match lowered::blast(clause) {
                Some((blast, reach)) => {
                    let device = self.device.get_or_insert_default();
                    device.blast = blast;
                    device.reach = reach;
                    true
                }
                None => false,
            },
            _ => false,
        }
    }
}

/// The words of a part of a clause, for messages.
fn part_words(text: &str, part: ClausePart) -> String {
    let begin = match part {
        ClausePart::Side => "side",
        ClausePart::On => "on",
        ClausePart::Of => "of",
        ClausePart::If => "if",
        ClausePart::By => "by",
        ClausePart::Pick => "pick",
        ClausePart::Pay => "pay",
        ClausePart::Do => "do",
        ClausePart::Until => "until",
        ClausePart::Limit => "limit",
    };
    let words: Vec<&str> = text.split(' ').collect();
    let from = words.iter().position(|word| *word == begin).map_or(0, |at| at + 1);
    let ends = ["of", "if", "may", "must", "is", "by", "pick", "pay", "do", "until", "limit"];
    let until = words.iter().skip(from).position(|word| ends.contains(word)).unwrap_or(words.len());
    words.iter().skip(from).take(until).copied().collect::<Vec<_>>().join(" ")
}

/// A result of dice as effects of the content name it, if they can.
pub(super) const fn die_result(face: FaceName) -> Option<crate::content::effect::DieResult> {
    use crate::content::effect::DieResult as R;
    Some(match face {
        FaceName::Hit => R::Hit,
        FaceName::Crit => R::Crit,
        FaceName::Focus => R::Focus,
        FaceName::Evade => R::Evade,
        FaceName::Blank => R::Blank,
        FaceName::Success => return None,
    })
}
