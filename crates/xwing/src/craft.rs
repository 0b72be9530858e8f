//! A ship in play without its position: cards, tokens, charges, locks and damage.
//!
//! The position is left out on purpose: next to a physical table nobody knows it in millimeters, and a solo ship must
//! be able to decide anyway.

use crate::content::effect::{Effect, EffectCost};
use crate::content::{
    ActionKind, BarAction, DamageCard, DialEntry, Difficulty, Faction, Pilot, ShipType, Upgrade, UpgradeSlot,
    WeaponArc,
};
use crate::geometry::{ArcPair, Base, Bearing, ObstacleKind, StandardArc, Turret};
use crate::label::Label;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Team {
    /// Flown by people.
    #[default]
    Player,
    /// The solo system.
    Solo,
}

impl Team {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Team::Player => Team::Solo,
            Team::Solo => Team::Player,
        }
    }
}

/// Token counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each field is the printed name of the token")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tokens {
    pub focus: u8,
    pub evade: u8,
    pub calculate: u8,
    pub reinforce_fore: u8,
    pub reinforce_aft: u8,
    pub cloak: u8,
    pub stress: u8,
    pub ion: u8,
    pub strain: u8,
    pub deplete: u8,
    pub disarm: u8,
    pub jam: u8,
    pub tractor: u8,
}

impl Tokens {
    /// One stress token is enough.
    #[must_use]
    pub const fn is_stressed(&self) -> bool {
        self.stress > 0
    }
}

/// XW-TOK-09: the number of ion or tractor tokens that affect a ship of this size.
#[must_use]
pub const fn tokens_by_size(base: Base) -> u8 {
    match base {
        Base::Small => 1,
        Base::Medium => 2,
        Base::Large => 3,
    }
}

/// Something that can be measured to, locked or avoided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Object {
    Ship(Label),
    Obstacle(Label),
    Device(Label),
    /// A point of the table, in micrometers.
    Point {
        /// To the right of the player's left corner.
        x: i32,
        /// Away from the player edge.
        y: i32,
    },
}

/// An equipped card and its active charges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EquippedUpgrade<'c> {
    pub card: &'c Upgrade,
    pub charges: u8,
}

impl EquippedUpgrade<'_> {
    /// XW-ACT-16: whether a reload action would refill it.
    #[must_use]
    pub fn is_reloadable(&self) -> bool {
        self.card.can_reload() && self.charges < self.card.charges
    }
}

/// A ship in play without its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Craft<'c> {
    pub label: Label,
    /// Who flies it.
    pub team: Team,
    pub ship: &'c ShipType,
    /// `None` for a ship given by type only.
    pub pilot: Option<&'c Pilot>,
    pub faction: Option<Faction>,
    pub initiative: u8,
    pub upgrades: Vec<EquippedUpgrade<'c>>,
    /// Remaining hull.
    pub hull: u8,
    pub shields: u8,
    pub force: u8,
    pub tokens: Tokens,
    /// Faceup damage cards.
    pub faceup: Vec<DamageCard>,
    pub lock: Option<Object>,
    /// The lock belongs to the scenario and is never replaced, spent or broken (XW-SOLO-70).
    pub lock_is_fixed: bool,
    /// It may leave the table near the point it has locked (XW-SOLO-69).
    pub escapes: bool,
    pub turret: Option<Turret>,
    /// It has engaged in this round.
    pub engaged: bool,
    /// Actions it has performed in this round: each at most once.
    pub acted: Vec<ActionKind>,
}

impl<'c> Craft<'c> {
    #[must_use]
    pub fn base(&self) -> Base {
        self.ship.base
    }

    /// The printed agility with what cards change.
    #[must_use]
    pub fn agility(&self) -> u8 {
        let cards: i16 = self.upgrades.iter().map(|equipped| i16::from(equipped.card.stats.agility)).sum();
        u8::try_from((i16::from(self.ship.agility) + cards).max(0)).unwrap_or(u8::MAX)
    }

    /// The Force capacity of the pilot and the cards.
    #[must_use]
    pub fn printed_force(&self) -> u8 {
        let cards: u8 = self.upgrades.iter().map(|equipped| equipped.card.force).sum();
        self.pilot.map_or(0, |pilot| pilot.force) + cards
    }

    /// One, two or three ion tokens are needed, by base size.
    #[must_use]
    pub fn is_ionized(&self) -> bool {
        self.tokens.ion >= self.by_size()
    }

    /// XW-TOK-09: one, two or three tractor tokens are needed, by base size.
    #[must_use]
    pub fn is_tractored(&self) -> bool {
        self.tokens.tractor >= self.by_size()
    }

    /// The number of ion or tractor tokens that affect a ship of this size.
    fn by_size(&self) -> u8 {
        tokens_by_size(self.ship.base)
    }

    /// The action bar of the pilot or ship with what cards add. Damaged Sensor Array leaves focus only.
    #[must_use]
    pub fn bar(&self) -> Vec<BarAction> {
        let printed =
            self.pilot.and_then(|pilot| pilot.actions.as_deref()).unwrap_or(self.ship.actions.as_slice());
        let mut bar = printed.to_vec();
        for equipped in &self.upgrades {
            bar.extend(equipped.card.actions.iter().copied());
        }
        if self.faceup.contains(&DamageCard::DamagedSensorArray) {
            bar.retain(|entry| entry.action.kind == ActionKind::Focus);
            bar.iter_mut().for_each(|entry| entry.linked = None);
        }
        bar
    }

    /// The dial with the current difficulty of each maneuver.
    #[must_use]
    pub fn dial(&self) -> Vec<DialEntry> {
        let mut dial = self.ship.dial.entries().to_vec();
        // XW-DMG-14, XW-DMG-23
        for _ in 0..self.copies(DamageCard::DamagedEngine) {
            for entry in &mut dial {
                if matches!(entry.maneuver.bearing(), Bearing::Turn(_)) {
                    entry.colour = entry.colour.harder();
                }
            }
        }
        dial
    }

    /// The number of faceup damage cards of a kind; each of them takes effect (XW-DMG-23).
    #[must_use]
    pub fn copies(&self, card: DamageCard) -> u8 {
        u8::try_from(self.faceup.iter().filter(|other| **other == card).count()).unwrap_or(u8::MAX)
    }

    /// Every effect of the ship ability and of equipped cards, with the card it comes from (none: the ability).
    pub fn effects(&self) -> impl Iterator<Item = (Option<&'c Upgrade>, &'c Effect)> + '_ {
        let ability =
            self.ship.ability.iter().flat_map(|ability| &ability.rules.effects).map(|effect| (None, effect));
        let cards = self.upgrades.iter().flat_map(|equipped| {
            equipped.card.rules.effects.iter().map(move |effect| (Some(equipped.card), effect))
        });
        ability.chain(cards)
    }

    /// The index of an equipped card: with a charge left, if it is equipped twice.
    #[must_use]
    pub fn upgrade_index(&self, card: &Upgrade) -> Option<u8> {
        let equal = || (0..).zip(&self.upgrades).filter(|(_, equipped)| equipped.card.index == card.index);
        let charged = equal().find(|(_, equipped)| equipped.charges > 0);
        charged.or_else(|| equal().next()).map(|(place, _)| place)
    }

    /// Active charges of a card.
    #[must_use]
    pub fn charges_of(&self, card: Option<&Upgrade>) -> u8 {
        let place = card.and_then(|card| self.upgrade_index(card));
        place.and_then(|place| self.upgrades.get(usize::from(place))).map_or(0, |equipped| equipped.charges)
    }

    /// The arcs its turret may point at, when its ability restricts it.
    #[must_use]
    pub fn turret_arcs(&self) -> Option<&'c [StandardArc]> {
        self.effects().find_map(|(_, effect)| {
            if let Effect::TurretArcs { arcs } = effect { Some(arcs.as_slice()) } else { None }
        })
    }

    /// Whether an obstacle of this kind affects it while it moves (XW-ABL-33).
    #[must_use]
    pub fn is_affected_by(&self, obstacle: ObstacleKind) -> bool {
        obstacle != ObstacleKind::Asteroid
            || !self.effects().any(|(_, effect)| *effect == Effect::IgnoresAsteroids)
    }

    /// Every direction its turret may point in, including the current one.
    #[must_use]
    pub fn turrets(&self) -> Vec<Turret> {
        let allowed = self.turret_arcs();
        match self.turret {
            None => Vec::new(),
            Some(Turret::Single(_)) => StandardArc::ALL
                .into_iter()
                .filter(|quarter| allowed.is_none_or(|arcs| arcs.contains(quarter)))
                .map(Turret::Single)
                .collect(),
            Some(Turret::Double(_)) => [ArcPair::FrontRear, ArcPair::LeftRight].map(Turret::Double).to_vec(),
        }
    }

    /// The arcs it fires through: those of primary weapons and of turrets.
    #[must_use]
    pub fn firing_arcs(&self) -> Vec<WeaponArc> {
        let primaries = self.ship.primary.iter().map(|weapon| weapon.arc);
        let turrets = self
            .upgrades
            .iter()
            .filter_map(|equipped| equipped.card.weapon.as_ref().map(|weapon| weapon.arc))
            .filter(|arc| arc.is_turret());
        let mut arcs: Vec<WeaponArc> = primaries.chain(turrets).collect();
        arcs.sort_unstable();
        arcs.dedup();
        arcs
    }

    /// The ability, pilot and cards that the solo system does not play whole.
    pub fn unwritten(&self) -> impl Iterator<Item = &'c str> + '_ {
        let ability = self.ship.ability.as_ref().filter(|ability| ability.rules.refused_at_table.is_some());
        let pilot = self.pilot.filter(|pilot| pilot.rules.refused_at_table.is_some());
        let cards =
            self.upgrades.iter().map(|equipped| equipped.card).filter(|card| !card.is_whole_at_table());
        ability
            .map(|ability| ability.key.as_str())
            .into_iter()
            .chain(pilot.map(|pilot| pilot.xws.as_str()))
            .chain(cards.map(|card| card.xws.as_str()))
    }

    /// Whether a torpedo, missile or device has an inactive charge that reload would refill.
    #[must_use]
    pub fn has_spent_charges(&self) -> bool {
        self.upgrades.iter().any(EquippedUpgrade::is_reloadable)
    }

    /// Whether it can pay what a granted action costs besides its color.
    #[must_use]
    pub fn can_pay_grant(&self, cost: EffectCost) -> bool {
        match cost {
            EffectCost::Nothing | EffectCost::Tractor => true,
            EffectCost::Force => self.force > 0,
            EffectCost::DepleteOrStrain => self.tokens.deplete == 0 && self.tokens.strain == 0,
            EffectCost::Calculate => self.tokens.calculate > 0,
            // Only dice effects cost charges.
            EffectCost::Charge => false,
        }
    }

    /// Whether it may perform an action of this color now.
    #[must_use]
    pub fn can_pay(&self, colour: Difficulty) -> bool {
        match colour {
            Difficulty::Blue | Difficulty::White | Difficulty::Red => true,
            Difficulty::Purple => self.force > 0,
        }
    }

    /// Bombs and mines with a charge left, in the order in which they are equipped.
    pub fn devices(&self) -> impl Iterator<Item = &'c Upgrade> + '_ {
        use crate::content::DeviceKind;
        self.upgrades
            .iter()
            .filter(|equipped| {
                matches!(equipped.card.device, Some(DeviceKind::Bomb | DeviceKind::Mine))
                    && equipped.card.is(UpgradeSlot::Device)
                    && equipped.charges > 0
            })
            .map(|equipped| equipped.card)
    }
}
