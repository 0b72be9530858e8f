//! Special weapons: which ones are implemented, and what each does in an attack.

use crate::combat::neutralize::uncanceled;
use crate::combat::weapon_effect::{AfterHit, CancelOrder, HitEffect, WeaponAftermath, WeaponTraits};
use crate::content::{CardId, Upgrade};
use crate::event::{Event, Token};
use crate::geometry::{Arc, Range};
use crate::rules::attack as rules;
use crate::ship::ShipId;
use crate::state::{AttackState, RuleStep, State};
use contract::EventSink;

const PLAIN: WeaponTraits = WeaponTraits {
    hit: AfterHit::Damage,
    aftermath: WeaponAftermath::Nothing,
    cancels: CancelOrder::HitsFirst,
    crits_become_hits: false,
};
const ION: WeaponTraits = WeaponTraits { hit: AfterHit::OneDamageThen(Token::Ion), ..PLAIN };

/// The traits of a special weapon whose whole text is implemented: by its header, its dice effects in the content, these
/// traits, and the modules for declaring and bonus attacks. `None` for other cards.
const fn traits_of(card: CardId) -> Option<WeaponTraits> {
    Some(match card {
        CardId::AdvProtonTorpedoes
        | CardId::BarrageRockets
        | CardId::ClusterMissiles
        | CardId::DorsalTurret
        | CardId::EnergyShellCharges
        | CardId::HomingMissiles
        | CardId::MultiMissilePods
        | CardId::ProtonRockets
        | CardId::ProtonTorpedoes => PLAIN,
        CardId::IonCannon | CardId::IonCannonTurret | CardId::IonMissiles | CardId::IonTorpedoes => ION,
        CardId::Autoblasters => WeaponTraits { cancels: CancelOrder::HitsOnlyFromBehind, ..PLAIN },
        CardId::ConcussionMissiles => WeaponTraits { aftermath: WeaponAftermath::ExposeNear, ..PLAIN },
        CardId::HeavyLaserCannon => WeaponTraits { crits_become_hits: true, ..PLAIN },
        CardId::JammingBeam => WeaponTraits { hit: AfterHit::Only(Token::Jam), ..PLAIN },
        CardId::MagPulseWarheads => {
            WeaponTraits { hit: AfterHit::OneCritWith(Token::Deplete, Token::Jam), ..PLAIN }
        }
        CardId::PlasmaTorpedoes => {
            WeaponTraits { cancels: CancelOrder::CritsFirst, aftermath: WeaponAftermath::ShieldLost, ..PLAIN }
        }
        CardId::TractorBeam => WeaponTraits { hit: AfterHit::Only(Token::Tractor), ..PLAIN },
        CardId::BombletGenerator
        | CardId::CalibratedLaserTargeting
        | CardId::ClusterMines
        | CardId::ConnerNets
        | CardId::HullUpgrade
        | CardId::IonBombs
        | CardId::ProtonBombs
        | CardId::ProximityMines
        | CardId::SeismicCharges
        | CardId::ShieldUpgrade
        | CardId::SpecialForcesGunner => return None,
    })
}

pub(crate) fn is_supported_weapon(card: &Upgrade) -> bool {
    card.id.and_then(traits_of).is_some()
}

/// Whether a card without a weapon is fully implemented by the content or by another module.
pub(crate) const fn is_supported_card(card: &Upgrade) -> bool {
    matches!(
        card.id,
        Some(
            CardId::CalibratedLaserTargeting
                | CardId::HullUpgrade
                | CardId::ShieldUpgrade
                | CardId::SpecialForcesGunner
        )
    )
}

/// The traits of a weapon; primary weapons have the plain ones.
#[must_use]
pub fn weapon_traits(card: Option<&Upgrade>) -> WeaponTraits {
    card.and_then(|card| card.id).and_then(traits_of).unwrap_or(PLAIN)
}

impl State {
    fn traits(&self) -> WeaponTraits {
        let attacker = self.public.attack.attacker;
        let equipped = self
            .attack_weapon()
            .and_then(|weapon| weapon.card)
            .and_then(|place| self.public.ship(attacker).cards.get(usize::from(place)).copied());
        weapon_traits(equipped.and_then(|equipped| self.card(equipped.card)))
    }

    /// XW-ABL-08
    pub(crate) fn turns_crits_into_hits(&self) -> bool {
        self.traits().crits_become_hits
    }

    /// XW-ABL-09, XW-ABL-10: the hits and crits that remain after this many evades.
    pub(crate) fn results_after_evades(&self, results: (u8, u8), evades: u8) -> (u8, u8) {
        let AttackState { attacker, defender, .. } = self.public.attack;
        uncanceled(self.traits().cancels, results, evades, || {
            Arc::Front.covers_base(&self.footprint(defender), &self.footprint(attacker))
        })
    }

    /// The most damage that the results of the attack can deal; `None`: one for each result (XW-ATK-10).
    pub(crate) fn max_damage(&self) -> Option<u8> {
        self.traits().max_damage()
    }

    /// XW-ATK-10: the attack hits and deals damage, or does what the weapon does instead.
    pub(crate) fn hit_by_attack(&mut self, hits: u8, crits: u8, out: &mut EventSink<'_, Event>) {
        let AttackState { attacker, defender, .. } = self.public.attack;
        self.public.attack.hit = true;
        let HitEffect { damage, tokens } = self.traits().hit_effect(hits, crits);
        if damage != (0, 0) {
            self.public.push(RuleStep::Suffer(defender, damage.0, damage.1));
        }
        for (token, count) in tokens.into_iter().flatten() {
            match token {
                Token::Tractor => self.tractor(defender, attacker, count, out),
                Token::Jam => self.jam(defender, attacker, count, rules::INSTEAD, out),
                _ => self.gain(defender, token, count, rules::INSTEAD, out),
            }
        }
    }

    /// What the weapon does after an attack that hit: steps, in order.
    pub(crate) fn weapon_aftermath(&mut self, out: &mut EventSink<'_, Event>) -> Vec<RuleStep> {
        let AttackState { defender, hit, .. } = self.public.attack;
        match self.traits().aftermath {
            _ if !hit => Vec::new(),
            WeaponAftermath::Nothing => Vec::new(),
            // XW-ABL-05
            WeaponAftermath::ExposeNear => {
                self.ships_near_ship(defender).into_iter().map(RuleStep::Expose).collect()
            }
            // XW-ABL-09
            WeaponAftermath::ShieldLost => {
                self.lose_shield(defender, out);
                Vec::new()
            }
        }
    }

    /// Ships at range 0-1 of a ship, including itself.
    pub(crate) fn ships_near_ship(&self, ship: ShipId) -> Vec<ShipId> {
        let own = self.footprint(ship);
        let near = |other: &ShipId| {
            let gap = own.gap(&self.footprint(*other)).max(0.0);
            *other == ship || matches!(Range::of(gap), Range::Zero | Range::One)
        };
        self.public.in_play().map(|(id, _)| id).filter(near).collect()
    }
}
