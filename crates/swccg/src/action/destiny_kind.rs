//! The kinds of destiny. Every draw has a kind: texts add to destinies of a kind, respond to destinies of a kind, and
//! do not affect any other (SW-DST-05).

use crate::language::Stat;
use crate::rules;
use contract::RuleId;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DestinyKind {
    /// Destiny to power only.
    Power,
    /// Battle destiny: power, and attrition against the opponent.
    Battle,
    /// Destiny to attrition only.
    Attrition,
    /// For the shot in the frame below.
    Weapon,
    /// For an attack by or on a creature.
    Attack,
    /// For a duel a text begins.
    Duel,
    /// For training by a text.
    Training,
    /// For a tractor beam.
    Tractor,
    /// For a race.
    Race,
    /// For the action in the frame below, of no kind that texts name.
    Card,
}

impl DestinyKind {
    /// Every kind with its keyword in content files.
    pub const ALL: [(&'static str, DestinyKind); 10] = [
        ("power", DestinyKind::Power),
        ("battle", DestinyKind::Battle),
        ("attrition", DestinyKind::Attrition),
        ("weapon", DestinyKind::Weapon),
        ("attack", DestinyKind::Attack),
        ("duel", DestinyKind::Duel),
        ("training", DestinyKind::Training),
        ("tractor", DestinyKind::Tractor),
        ("race", DestinyKind::Race),
        ("card", DestinyKind::Card),
    ];

    /// The kinds of a battle's power segment, in the order they are drawn (SW-BTL-14).
    pub const OF_BATTLE: [DestinyKind; 3] = [DestinyKind::Power, DestinyKind::Battle, DestinyKind::Attrition];

    /// The kind with this keyword.
    #[must_use]
    pub fn named(word: &str) -> Option<DestinyKind> {
        DestinyKind::ALL.iter().find(|(name, _)| *name == word).map(|(_, kind)| *kind)
    }

    /// Whether the action of a text may draw this kind for itself.
    #[must_use]
    pub const fn is_for_texts(self) -> bool {
        matches!(
            self,
            DestinyKind::Duel
                | DestinyKind::Training
                | DestinyKind::Tractor
                | DestinyKind::Race
                | DestinyKind::Card
        )
    }

    /// The stat that modifies each destiny of this kind.
    pub(crate) const fn stat(self) -> Stat {
        match self {
            DestinyKind::Power => Stat::PowerDestinyEach,
            DestinyKind::Battle => Stat::BattleDestinyEach,
            DestinyKind::Attrition => Stat::AttritionDestinyEach,
            DestinyKind::Weapon => Stat::WeaponDestiny,
            DestinyKind::Attack => Stat::AttackDestiny,
            DestinyKind::Duel => Stat::DuelDestiny,
            DestinyKind::Training => Stat::TrainingDestiny,
            DestinyKind::Tractor => Stat::TractorDestiny,
            DestinyKind::Race => Stat::RaceDestiny,
            DestinyKind::Card => Stat::CardDestiny,
        }
    }

    /// The rule by which it is drawn.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            DestinyKind::Battle => rules::BATTLE_DESTINY,
            DestinyKind::Power | DestinyKind::Attrition => rules::OTHER_DESTINIES,
            DestinyKind::Weapon => rules::WEAPON_DESTINY,
            DestinyKind::Attack
            | DestinyKind::Duel
            | DestinyKind::Training
            | DestinyKind::Tractor
            | DestinyKind::Race
            | DestinyKind::Card => rules::CARD_DESTINY,
        }
    }
}
