//! The cards of the figures, and the numbers of the adventure.

use crate::figure::{Made, Role, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What stands on a figure's card. A value that is left out is something the figure cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// Life at the beginning, and the most it can have.
    pub life: u8,
    /// Points of movement.
    pub movement: u8,
    /// Attack at a distance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 200))]
    pub ranged: Option<u8>,
    /// Attack hand to hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 200))]
    pub melee: Option<u8>,
    /// Defence.
    #[schemars(range(max = 200))]
    pub defence: u8,
    /// Points of action.
    pub actions: u8,
    /// Points of Force.
    #[serde(default)]
    pub force: u8,
    /// Skill in healing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 200))]
    pub heal: Option<u8>,
    /// Skill in repairs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 200))]
    pub repair: Option<u8>,
    /// Skill with computers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 200))]
    pub computing: Option<u8>,
}

impl Card {
    /// The most that attack, defence and skills may be: with every die and bonus the sum stays a small number.
    pub(crate) const MOST_SKILL: u8 = 200;

    /// Whether every number that is added to dice is within bounds.
    pub(crate) fn has_bounded_skills(&self) -> bool {
        let skills = [self.ranged, self.melee, Some(self.defence), self.heal, self.repair, self.computing];
        skills.into_iter().flatten().all(|skill| skill <= Card::MOST_SKILL)
    }
}

/// Numbers of the rules that belong to the adventure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Defence of an Assault Droid that nobody woke, or that is ruined.
    pub inert_defence: u8,
    /// Life lost for each point of the four-sided die.
    pub wound: u8,
    /// Defence for each figure in the line.
    pub cover: u8,
    /// Attack, or defence, of the two meditations.
    pub meditation: u8,
    /// Life given by Regeneration.
    pub regeneration: u8,
    /// Movement given by Enhanced Speed.
    pub speed: u8,
    /// Life healed, repaired, or regained from a Medical Droid.
    pub care: u8,
    /// Needed to heal or repair.
    pub care_needs: u8,
    /// Needed to reprogram.
    pub reprogram_needs: u8,
    /// Needed to hack.
    pub hack_needs: u8,
    /// Needed for reinforcements.
    pub reinforcement_needs: u8,
    /// Life found in a vault on a 2.
    pub stimulant: u8,
    /// Life lost in a vault on a 3.
    pub acid: u8,
}

/// All cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Units {
    hero: Card,
    astromech: Card,
    medic: Card,
    tech: Card,
    assault: Card,
    medical: Card,
    made_of: MadeOf,
    /// Numbers of the rules that belong to the adventure.
    #[serde(rename = "rules")]
    pub numbers: Numbers,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MadeOf {
    separatists: Team,
    republic: Team,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Team {
    hero: Made,
    astromech: Made,
    medic: Made,
    tech: Made,
}

impl Units {
    /// The card of a role.
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

    /// What a role of a side is made of; droids that belong to nobody are metal.
    #[must_use]
    pub const fn made_of(&self, role: Role, side: Option<Side>) -> Made {
        let team = match side {
            Some(Side::Separatists) => &self.made_of.separatists,
            Some(Side::Republic) => &self.made_of.republic,
            None => return Made::Metal,
        };
        match role {
            Role::Hero => team.hero,
            Role::Astromech => team.astromech,
            Role::Medic => team.medic,
            Role::Tech => team.tech,
            Role::Assault | Role::Medical => Made::Metal,
        }
    }

    /// What cannot be played.
    pub(super) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for role in Role::ALL {
            let card = self.card(role);
            if card.life == 0 || card.life > 200 {
                faults.push(format!("{role:?}: life {} is not between 1 and 200", card.life));
            }
            if usize::from(card.movement) > crate::board::Path::MOST {
                faults.push(format!(
                    "{role:?}: movement {} is above {}",
                    card.movement,
                    crate::board::Path::MOST
                ));
            }
            if card.actions > 4 || card.force > 9 {
                faults.push(format!("{role:?}: at most 4 actions and 9 Force"));
            }
            if !card.has_bounded_skills() {
                faults.push(format!("{role:?}: a skill is above {}", Card::MOST_SKILL));
            }
        }
        if usize::from(self.numbers.speed) > crate::board::Path::MOST {
            faults.push(format!("speed {} is above {}", self.numbers.speed, crate::board::Path::MOST));
        }
        faults
    }
}
