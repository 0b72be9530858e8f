//! The cards of the figures, and the constants of the adventure's rules.

use crate::figure::{Material, Role, Side};
use serde::{Deserialize, Serialize};

/// A figure's card. A value that is left out is something the figure cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card {
    /// Life at the start, which is also the maximum.
    pub life: u8,
    /// Movement points.
    pub movement: u8,
    /// Ranged attack value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 200)))]
    pub ranged: Option<u8>,
    /// Melee attack value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 200)))]
    pub melee: Option<u8>,
    #[cfg_attr(feature = "schema", schemars(range(max = 200)))]
    #[serde(rename = "defence")]
    pub defense: u8,
    /// Action points.
    pub actions: u8,
    /// Force points.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub force: u8,
    /// Healing skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 200)))]
    pub heal: Option<u8>,
    /// Repair skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 200)))]
    pub repair: Option<u8>,
    /// Computer skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = 200)))]
    pub computing: Option<u8>,
}

impl Card {
    /// The maximum of attack, defense and skill values, so that sums with dice and bonuses fit in a `u8`.
    pub(crate) const MAX_SKILL: u8 = 200;

    /// Whether every value that is added to dice is within bounds.
    pub(crate) fn has_bounded_skills(&self) -> bool {
        let skills = [self.ranged, self.melee, Some(self.defense), self.heal, self.repair, self.computing];
        skills.into_iter().flatten().all(|skill| skill <= Card::MAX_SKILL)
    }
}

/// Constants of the adventure's rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleConstants {
    /// Defense of an Assault Droid that is inert or ruined.
    #[serde(rename = "inert_defence")]
    pub inert_defense: u8,
    /// Life lost per point of the four-sided die.
    pub wound: u8,
    /// Defense bonus per figure in the line.
    pub cover: u8,
    /// Attack or defense bonus of the two meditations.
    pub meditation: u8,
    /// Life restored by Regeneration.
    pub regeneration: u8,
    /// Movement points given by Enhanced Speed.
    pub speed: u8,
    /// Life restored by healing, repairing, or a Medical Droid.
    pub care: u8,
    /// Total needed to heal or repair.
    pub care_needs: u8,
    /// Total needed to reprogram.
    pub reprogram_needs: u8,
    /// Total needed to hack.
    pub hack_needs: u8,
    /// Roll needed for reinforcements.
    pub reinforcement_needs: u8,
    /// Life gained when a search rolls a 2.
    pub stimulant: u8,
    /// Life lost when a search rolls a 3.
    pub acid: u8,
}

/// The cards of all roles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Units {
    hero: Card,
    astromech: Card,
    medic: Card,
    tech: Card,
    assault: Card,
    medical: Card,
    made_of: Materials,
    #[serde(rename = "rules")]
    pub numbers: RuleConstants,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Materials {
    separatists: TeamMaterials,
    republic: TeamMaterials,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TeamMaterials {
    hero: Material,
    astromech: Material,
    medic: Material,
    tech: Material,
}

impl Units {
    #[must_use]
    pub const fn card(&self, role: Role) -> Card {
        match role {
            Role::Hero => self.hero,
            Role::Astromech => self.astromech,
            Role::Medic => self.medic,
            Role::Tech => self.tech,
            Role::Assault => self.assault,
            Role::Medical => self.medical,
        }
    }

    /// What a role of a side is made of; droids that belong to neither side are metal.
    #[must_use]
    pub const fn material_of(&self, role: Role, side: Option<Side>) -> Material {
        let team = match side {
            Some(Side::Separatists) => &self.made_of.separatists,
            Some(Side::Republic) => &self.made_of.republic,
            None => return Material::Metal,
        };
        match role {
            Role::Hero => team.hero,
            Role::Astromech => team.astromech,
            Role::Medic => team.medic,
            Role::Tech => team.tech,
            Role::Assault | Role::Medical => Material::Metal,
        }
    }

    /// Every value that cannot be played with.
    pub(super) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for role in Role::ALL {
            let card = self.card(role);
            if card.life == 0 || card.life > 200 {
                faults.push(format!("{role:?}: life {} is not between 1 and 200", card.life));
            }
            if usize::from(card.movement) > crate::board::Path::MAX_STEPS {
                faults.push(format!(
                    "{role:?}: movement {} is above {}",
                    card.movement,
                    crate::board::Path::MAX_STEPS
                ));
            }
            if card.actions > 4 || card.force > 9 {
                faults.push(format!("{role:?}: at most 4 actions and 9 Force"));
            }
            if !card.has_bounded_skills() {
                faults.push(format!("{role:?}: a skill is above {}", Card::MAX_SKILL));
            }
        }
        if usize::from(self.numbers.speed) > crate::board::Path::MAX_STEPS {
            faults.push(format!("speed {} is above {}", self.numbers.speed, crate::board::Path::MAX_STEPS));
        }
        faults
    }
}
