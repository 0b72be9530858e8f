//! Flags for uncommon card texts. If no card on the table has a flag, the table need not be searched for such a text.

use crate::cards::card::{Card, Kind, LocationKind};
use crate::language::{ActionStep, Effect, Timing};

/// Cancels the text of other cards.
pub(crate) const CANCELS_TEXT: u32 = 1;
/// Extends the text of a location to adjacent sites.
pub(crate) const EXTENDS: u32 = 1 << 1;
/// Rotates a location.
pub(crate) const ROTATES: u32 = 1 << 2;
/// Makes it night at a location.
pub(crate) const NIGHT: u32 = 1 << 3;
/// Takes effect automatically.
pub(crate) const AUTO: u32 = 1 << 4;
/// Keeps cards from moving.
pub(crate) const FIXED: u32 = 1 << 5;
/// Lets cards deploy for free.
pub(crate) const FREE: u32 = 1 << 6;
/// Keeps cards from carrying weapons.
pub(crate) const CANNOT_CARRY: u32 = 1 << 7;
/// Saves cards from being lost.
pub(crate) const SAVES: u32 = 1 << 8;
/// Removes permanent pilots.
pub(crate) const NO_PERMANENT: u32 = 1 << 9;
/// Lets cards deploy as a 'react'.
pub(crate) const REACT_DEPLOY: u32 = 1 << 10;
/// Takes effect at the start of a turn.
pub(crate) const TURN_BEGINS: u32 = 1 << 11;
/// Lets weapons be transferred for free.
pub(crate) const FREE_TRANSFER: u32 = 1 << 12;
/// Has an action that a player may use.
pub(crate) const ACT: u32 = 1 << 13;
/// Lets cards move between locations.
pub(crate) const PASSAGE: u32 = 1 << 14;
/// May move as a 'react'.
pub(crate) const REACT_MOVE: u32 = 1 << 15;
/// Shuttles characters.
pub(crate) const SHUTTLES: u32 = 1 << 16;
/// A tractor beam, which holds captured starships.
pub(crate) const BEAM: u32 = 1 << 17;
/// May be shot at although it does not take part in the battle.
pub(crate) const TARGET: u32 = 1 << 18;

/// Puts a spy undercover.
pub(crate) const UNDERCOVER: u32 = 1 << 19;
pub(crate) const CREATURE: u32 = 1 << 20;
pub(crate) const VEHICLE_SITE: u32 = 1 << 21;
/// Forbids battles.
pub(crate) const NO_BATTLE: u32 = 1 << 22;
/// Takes effect at the start of a phase.
pub(crate) const PHASE_BEGINS: u32 = 1 << 23;
/// Keeps ability from counting.
pub(crate) const DULLS: u32 = 1 << 25;
/// Deploys on captives.
pub(crate) const FOR_CAPTIVES: u32 = 1 << 28;
/// Keeps Interrupts.
pub(crate) const GRABS: u32 = 1 << 26;
/// Cancels what cards add to Force drains.
pub(crate) const NO_DRAIN_BONUS: u32 = 1 << 27;
/// Takes effect when a card arrives.
pub(crate) const ARRIVES: u32 = 1 << 24;

/// Devices with this keyword hold captured starships.
pub(crate) const TRACTOR_BEAM: &str = "tractor beam";

pub(super) fn of(card: &Card) -> u32 {
    let beam = if card.traits.iter().any(|word| word == TRACTOR_BEAM) { BEAM } else { 0 };
    let kind = match card.kind {
        Kind::Creature => CREATURE,
        Kind::Location(LocationKind::VehicleSite) => VEHICLE_SITE,
        _ => 0,
    };
    card.text.iter().fold(beam | kind, |bits, clause| bits | bit(&clause.effect))
}

fn bit(effect: &Effect) -> u32 {
    match effect {
        Effect::Mute(_) => CANCELS_TEXT,
        Effect::Extends => EXTENDS,
        Effect::Rotates => ROTATES,
        Effect::Night(_) => NIGHT,
        Effect::Fixed(_) => FIXED,
        Effect::Free(_) => FREE,
        Effect::CannotCarry(_) => CANNOT_CARRY,
        Effect::Saves(_) => SAVES,
        Effect::NoPermanent(_) => NO_PERMANENT,
        Effect::ReactDeploy { .. } => REACT_DEPLOY,
        Effect::FreeTransfer(_) => FREE_TRANSFER,
        Effect::Passage { .. } => PASSAGE,
        Effect::ReactMove { .. } => REACT_MOVE,
        Effect::NoBattle(_) => NO_BATTLE,
        Effect::Dulls(_) => DULLS,
        Effect::NoDrainBonus(_) => NO_DRAIN_BONUS,
        Effect::Shuttles => SHUTTLES,
        Effect::Target(_) => TARGET,
        Effect::HidesSpy => UNDERCOVER,
        Effect::On { host, .. } if host.mentions_captives() => FOR_CAPTIVES,
        Effect::Act(action) if action.steps.contains(&ActionStep::Grab) => GRABS,
        Effect::Act(action) => match action.when {
            Timing::Auto => AUTO,
            Timing::TurnBegins => TURN_BEGINS,
            Timing::PhaseBegins(..) => PHASE_BEGINS,
            Timing::Arrives(_) => ARRIVES,
            Timing::Played(_)
            | Timing::Deployed(_)
            | Timing::BattleBegun(_)
            | Timing::DrainBegun(_)
            | Timing::Destiny(..)
            | Timing::Leaving(_)
            | Timing::Hit(..)
            | Timing::Lost(_)
            | Timing::BattleEnds
            | Timing::AnyTime
            | Timing::Phase(..)
            | Timing::InBattle => ACT,
        },
        Effect::Modify { .. }
        | Effect::PilotIcon { .. }
        | Effect::On { .. }
        | Effect::Fire(_)
        | Effect::Only(_)
        | Effect::DeploysIn(_)
        | Effect::DeployTest(_)
        | Effect::Modes(_)
        | Effect::Aims(_)
        | Effect::FreeMove(_)
        | Effect::Roams(_)
        | Effect::Walks
        | Effect::NotAboard(_)
        | Effect::ImmuneTo(_)
        | Effect::DestinyOr(_)
        | Effect::Ferocity { .. }
        | Effect::Prey(_)
        | Effect::Carried(_)
        | Effect::Entry(_)
        | Effect::Powers
        | Effect::ReactFromHand
        | Effect::Table(_)
        | Effect::ShutsOut(_)
        | Effect::Closed
        | Effect::Dock(_) => 0,
    }
}
