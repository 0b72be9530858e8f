//! A ship in play, without its place: cards, tokens, charges, locks and damage.
//!
//! The place is left out on purpose: beside a real table nobody knows it in millimetres, and a solo ship decides all
//! the same.

use crate::content::effect::{Cost, Effect};
use crate::content::{
    ActionKind, BarAction, Colour, DamageCard, DialEntry, Faction, Pilot, ShipType, Upgrade, UpgradeSlot,
    WeaponArc,
};
use crate::geometry::{Base, Bearing, ObstacleKind, Opposites, Quarter, Turret};
use crate::label::Label;
use serde::{Deserialize, Serialize};

/// Who flies a ship.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    /// A person.
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

/// Counted tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each field is the printed name of the token")]
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
    /// Room for stress before a ship counts as burdened: one is enough.
    #[must_use]
    pub const fn is_stressed(&self) -> bool {
        self.stress > 0
    }
}

/// Something that can be looked at, locked or fled from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Object {
    /// A ship.
    Ship(Label),
    /// An obstacle.
    Obstacle(Label),
    /// A device.
    Device(Label),
    /// A point of the table, in micrometres.
    Point {
        /// To the right of the player's left corner.
        x: i32,
        /// Away from the player edge.
        y: i32,
    },
}

/// An equipped card and its active charges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fitted<'c> {
    /// The card.
    pub card: &'c Upgrade,
    /// Active charges.
    pub charges: u8,
}

/// A ship in play, without its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Craft<'c> {
    /// Its name on the table.
    pub label: Label,
    /// Who flies it.
    pub team: Team,
    /// What it is.
    pub ship: &'c ShipType,
    /// Its pilot, when it is one without a limit.
    pub pilot: Option<&'c Pilot>,
    /// Its faction.
    pub faction: Option<Faction>,
    /// Its initiative.
    pub initiative: u8,
    /// Equipped cards.
    pub upgrades: Vec<Fitted<'c>>,
    /// Hull that is left.
    pub hull: u8,
    /// Active shields.
    pub shields: u8,
    /// Active Force.
    pub force: u8,
    /// Tokens.
    pub tokens: Tokens,
    /// Damage cards that lie face up.
    pub faceup: Vec<DamageCard>,
    /// What it has locked.
    pub lock: Option<Object>,
    /// The lock belongs to the scenario and is never replaced, spent or broken (XW-SOLO-70).
    pub lock_is_fixed: bool,
    /// It may leave the table near the point it has locked (XW-SOLO-69).
    pub escapes: bool,
    /// Where its turret points.
    pub turret: Option<Turret>,
    /// It has engaged in this round.
    pub engaged: bool,
    /// Actions it has performed in this round: each at most once.
    pub acted: Vec<ActionKind>,
}

impl<'c> Craft<'c> {
    /// Its base.
    #[must_use]
    pub fn base(&self) -> Base {
        self.ship.base
    }

    /// Ionized: one, two or three ion tokens by size.
    #[must_use]
    pub fn is_ionized(&self) -> bool {
        self.tokens.ion >= self.by_size()
    }

    /// XW-TOK-09: tractored: one, two or three tractor tokens by size.
    #[must_use]
    pub fn is_tractored(&self) -> bool {
        self.tokens.tractor >= self.by_size()
    }

    /// As many ion or tractor tokens work on a ship of its size.
    fn by_size(&self) -> u8 {
        match self.ship.base {
            Base::Small => 1,
            Base::Medium => 2,
            Base::Large => 3,
        }
    }

    /// The action bar: pilot's or ship's, and what cards add. Damaged sensors leave focus only.
    #[must_use]
    pub fn bar(&self) -> Vec<BarAction> {
        let printed =
            self.pilot.and_then(|pilot| pilot.actions.as_deref()).unwrap_or(self.ship.actions.as_slice());
        let mut bar = printed.to_vec();
        for fitted in &self.upgrades {
            bar.extend(fitted.card.actions.iter().copied());
        }
        if self.faceup.contains(&DamageCard::DamagedSensorArray) {
            bar.retain(|entry| entry.action.kind == ActionKind::Focus);
            bar.iter_mut().for_each(|entry| entry.linked = None);
        }
        bar
    }

    /// The dial with the difficulty each maneuver has now.
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

    /// How many damage cards of a kind lie face up: each of them works (XW-DMG-23).
    #[must_use]
    pub fn copies(&self, card: DamageCard) -> u8 {
        u8::try_from(self.faceup.iter().filter(|other| **other == card).count()).unwrap_or(u8::MAX)
    }

    /// Every effect of the ship ability and of equipped cards, with the card it comes from (none: the ability).
    pub fn effects(&self) -> impl Iterator<Item = (Option<&'c Upgrade>, &'c Effect)> + '_ {
        let ability =
            self.ship.ability.iter().flat_map(|ability| &ability.effects).map(|effect| (None, effect));
        let cards = self
            .upgrades
            .iter()
            .flat_map(|fitted| fitted.card.effects.iter().map(move |effect| (Some(fitted.card), effect)));
        ability.chain(cards)
    }

    /// Active charges of a card.
    #[must_use]
    pub fn charges_of(&self, card: Option<&Upgrade>) -> u8 {
        let equal = |fitted: &&Fitted<'_>| card.is_some_and(|card| fitted.card.xws == card.xws);
        self.upgrades.iter().find(equal).map_or(0, |fitted| fitted.charges)
    }

    /// The arcs its turret may point at, when its ability restricts it.
    #[must_use]
    pub fn turret_arcs(&self) -> Option<&'c [Quarter]> {
        self.effects().find_map(|(_, effect)| {
            if let Effect::TurretArcs { arcs } = effect { Some(arcs.as_slice()) } else { None }
        })
    }

    /// Whether an obstacle of this kind matters to it while it moves (XW-ABL-33).
    #[must_use]
    pub fn heeds(&self, obstacle: ObstacleKind) -> bool {
        obstacle != ObstacleKind::Asteroid
            || !self.effects().any(|(_, effect)| *effect == Effect::IgnoresAsteroids)
    }

    /// Everything its turret may point at, as it is and as it could be turned.
    #[must_use]
    pub fn turrets(&self) -> Vec<Turret> {
        let allowed = self.turret_arcs();
        match self.turret {
            None => Vec::new(),
            Some(Turret::Single(_)) => Quarter::ALL
                .into_iter()
                .filter(|quarter| allowed.is_none_or(|arcs| arcs.contains(quarter)))
                .map(Turret::Single)
                .collect(),
            Some(Turret::Double(_)) => {
                [Opposites::FrontRear, Opposites::LeftRight].map(Turret::Double).to_vec()
            }
        }
    }

    /// The arcs it fires through: those of primary weapons and of turrets.
    #[must_use]
    pub fn firing_arcs(&self) -> Vec<WeaponArc> {
        let primaries = self.ship.primary.iter().map(|weapon| weapon.arc);
        let turrets = self
            .upgrades
            .iter()
            .filter_map(|fitted| fitted.card.weapon.as_ref().map(|weapon| weapon.arc))
            .filter(|arc| arc.is_turret());
        let mut arcs: Vec<WeaponArc> = primaries.chain(turrets).collect();
        arcs.sort_unstable();
        arcs.dedup();
        arcs
    }

    /// Cards that are known by name only, which a solo ship therefore cannot use.
    pub fn unwritten(&self) -> impl Iterator<Item = &'c str> + '_ {
        let ability = self.ship.ability.as_ref().filter(|ability| !ability.written);
        let cards = self.upgrades.iter().map(|fitted| fitted.card).filter(|card| card.is_name_only());
        ability.map(|ability| ability.key.as_str()).into_iter().chain(cards.map(|card| card.xws.as_str()))
    }

    /// Whether a torpedo, missile or device has an inactive charge that reload would refill.
    #[must_use]
    pub fn has_spent_charges(&self) -> bool {
        self.upgrades.iter().any(|fitted| fitted.card.can_reload() && fitted.charges < fitted.card.charges)
    }

    /// Whether it can pay what a granted action costs besides its colour.
    #[must_use]
    pub fn can_pay_grant(&self, cost: Cost) -> bool {
        match cost {
            Cost::Nothing | Cost::Tractor => true,
            Cost::Force => self.force > 0,
            Cost::DepleteOrStrain => self.tokens.deplete == 0 && self.tokens.strain == 0,
            Cost::Calculate => self.tokens.calculate > 0,
            // Only dice effects cost charges.
            Cost::Charge => false,
        }
    }

    /// Whether it may perform an action of this colour now.
    #[must_use]
    pub fn can_pay(&self, colour: Colour) -> bool {
        match colour {
            Colour::Blue | Colour::White | Colour::Red => true,
            Colour::Purple => self.force > 0,
        }
    }

    /// Bombs and mines with a charge left, in the order in which they are equipped.
    pub fn devices(&self) -> impl Iterator<Item = &'c Upgrade> + '_ {
        use crate::content::DeviceKind;
        self.upgrades
            .iter()
            .filter(|fitted| {
                matches!(fitted.card.device, Some(DeviceKind::Bomb | DeviceKind::Mine))
                    && fitted.card.is(UpgradeSlot::Device)
                    && fitted.charges > 0
            })
            .map(|fitted| fitted.card)
    }
}
