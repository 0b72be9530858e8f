//! Quick Builds, condition cards and remotes.

use super::name::Faction;
use crate::ability::CardRules;
use crate::squad::Member;

/// Ships with their cards, ready to fly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuickBuild {
    pub id: String,
    pub faction: Faction,
    pub threat: u8,
    pub ships: Vec<Member>,
}

/// A condition card, which lies beside the ship that it is assigned to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConditionCard {
    pub xws: String,
    /// The cards that assign it.
    pub from: Vec<String>,
    /// As written in the content.
    pub does: Vec<String>,
    /// What follows from that.
    pub rules: CardRules,
}

/// A remote: a small craft that a card puts into play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemoteCard {
    pub xws: String,
    /// The cards that put it into play.
    pub from: Vec<String>,
    pub initiative: u8,
    pub agility: u8,
    pub hull: u8,
    /// As written in the content.
    pub does: Vec<String>,
    /// What follows from that.
    pub rules: CardRules,
}
