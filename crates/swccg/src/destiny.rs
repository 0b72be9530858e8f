//! The kinds of destiny. Each draw bears one as a tag: texts add to destinies of a kind, answer to those of a kind, and
//! leave all others alone (SW-DST-05).

use crate::language::Stat;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::RuleId;

/// What a destiny is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestinyKind {
    /// For power in the battle, and nothing else.
    Power,
    /// For the battle: power, and attrition against the opponent.
    Battle,
    /// For attrition against the opponent, and nothing else.
    Attrition,
    /// For the shot below.
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
    /// For the card below, of no kind that texts name.
    Card,
}

impl DestinyKind {
    /// Every kind with the word content files use.
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

    /// The kind of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<DestinyKind> {
        DestinyKind::ALL.iter().find(|(name, _)| *name == word).map(|(_, kind)| *kind)
    }

    /// Whether the action of a text may draw it for itself.
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

    /// What is added to each of them.
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

    /// The rule it is drawn by.
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
