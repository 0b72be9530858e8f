//! What ships could do to each other from their current positions: exact odds from a lookup table.
//!
//! Considers primary weapons and cards that are ready to fire. Obstacles between ships are ignored: who is in whose
//! arc at which range matters much more.

use std::sync::OnceLock;
use xwing::content::{Requirement, ShipType, WeaponArc};
use xwing::craft::Object;
use xwing::geometry::{Arc, ArcSet, Footprint};
use xwing::odds::{AttackParameters, DiceResources, odds};
use xwing::{PublicState, Ship, State};

/// The number of distinguished counts of attack dice.
const REDS: usize = 6;
/// The number of distinguished counts of defense dice.
const GREENS: usize = 6;
/// Attacker: focus or not, lock or not; defender: focus or not, evade or not.
const MEANS: usize = 16;

/// The expected damage of an attack: looked up, because a search asks thousands of times per second.
fn expected(reds: u8, greens: u8, attacker: DiceResources, defender: DiceResources) -> f32 {
    static TABLE: OnceLock<Vec<f32>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let flag = |bits: usize, bit: usize| bits >> bit & 1 == 1;
        let cell = |at: usize| {
            let (dice, bits) = (at / MEANS, at % MEANS);
            let none = DiceResources::default();
            let attack = AttackParameters {
                reds: (dice / GREENS) as u8,
                greens: (dice % GREENS) as u8,
                attacker: DiceResources { focus: flag(bits, 0), lock: flag(bits, 1), ..none },
                defender: DiceResources { focus: flag(bits, 2), evades: u8::from(flag(bits, 3)), ..none },
                ..AttackParameters::default()
            };
            odds(&attack).expected as f32
        };
        (0..REDS * GREENS * MEANS).map(cell).collect()
    });
    let focus = |means: DiceResources| usize::from(means.focus || means.singles > 0);
    let bits = focus(attacker)
        | usize::from(attacker.lock) << 1
        | focus(defender) << 2
        | usize::from(defender.evades > 0) << 3;
    let dice = usize::from(reds).min(REDS - 1) * GREENS + usize::from(greens).min(GREENS - 1);
    table.get(dice * MEANS + bits).copied().unwrap_or(0.0)
}

/// A ship with the data needed for geometry.
#[derive(Clone, Copy)]
pub(super) struct Flyer<'a> {
    pub(super) ship: &'a Ship,
    pub(super) kind: &'static ShipType,
    pub(super) base: Footprint,
}

impl<'a> Flyer<'a> {
    pub(super) fn new(state: &State, ship: &'a Ship) -> Option<Self> {
        let kind = state.content().ships().get(usize::from(ship.kind))?;
        Some(Flyer { ship, kind, base: Footprint::new(ship.at.pose(), kind.base) })
    }

    /// Every ship on the table.
    pub(super) fn all(state: &'a State, public: &'a PublicState) -> impl Iterator<Item = Flyer<'a>> {
        public.in_play().filter_map(|(_, ship)| Flyer::new(state, ship))
    }

    /// The highest expected damage of this ship against a target with one weapon.
    pub(super) fn threat(&self, state: &State, target: &Flyer<'_>) -> f32 {
        if self.ship.tokens.disarm > 0 || self.ship.tokens.cloak > 0 {
            return 0.0;
        }
        let lock = self.ship.lock == Some(Object::Ship(target.ship.label));
        let primary = self.kind.primary.iter().map(|primary| (primary.arc, primary.attack, (1, 3), false));
        let cards = self.ship.cards.iter().filter_map(|fit| {
            let card = state.content().upgrades().get(usize::from(fit.card))?;
            let weapon = card.weapon.as_ref()?;
            let charged = card.charges == 0 || fit.charges > 0;
            let paid = weapon.requires.iter().any(|need| match need {
                Requirement::Lock => lock,
                Requirement::Focus => self.ship.tokens.focus > 0,
                Requirement::Calculate => self.ship.tokens.calculate > 0,
            });
            (charged && (paid || weapon.requires.is_empty())).then_some((
                weapon.arc,
                weapon.attack,
                weapon.range,
                weapon.ordnance,
            ))
        });
        let shots = primary.chain(cards).filter_map(|(arc, attack, range, ordnance)| {
            let measured = self.arcs(arc).measure(&self.base, &target.base)?;
            let band = measured.range.number()?.max(1);
            if !(range.0..=range.1).contains(&band) {
                return None;
            }
            let reds = attack + u8::from(band == 1 && !ordnance);
            let greens = target.kind.agility + u8::from(band == 3 && !ordnance);
            Some(expected(reds, greens, means(self.ship, lock), means(target.ship, false)))
        });
        shots.fold(0.0, f32::max)
    }

    fn arcs(&self, arc: WeaponArc) -> ArcSet {
        match arc {
            WeaponArc::Bullseye => Arc::Bullseye.into(),
            WeaponArc::Front => Arc::Front.into(),
            WeaponArc::Rear => Arc::Rear.into(),
            WeaponArc::FullFront => Arc::FullFront.into(),
            WeaponArc::Turret | WeaponArc::DoubleTurret => {
                self.ship.turret.map(|turret| turret.arcs()).unwrap_or_default()
            }
        }
    }
}

/// What a ship can spend to modify its dice.
fn means(ship: &Ship, lock: bool) -> DiceResources {
    DiceResources {
        focus: ship.tokens.focus > 0,
        singles: ship.tokens.calculate + ship.force,
        lock,
        evades: ship.tokens.evade,
        blanks: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_the_exact_odds() {
        let none = DiceResources::default();
        // Half the faces of an attack die are hits.
        assert!((expected(1, 0, none, none) - 0.5).abs() < 1e-6);
        // With focus six of eight; against a defense die that evades with three of eight.
        let focus = DiceResources { focus: true, ..none };
        assert!((expected(1, 0, focus, none) - 0.75).abs() < 1e-6);
        assert!((expected(1, 1, none, none) - 0.5 * 5.0 / 8.0).abs() < 1e-6);
        // With focus the defender evades with five of eight, with an evade token always.
        assert!((expected(1, 1, none, focus) - 0.5 * 3.0 / 8.0).abs() < 1e-6);
        assert!(expected(1, 1, none, DiceResources { evades: 1, ..none }).abs() < 1e-6);
        // With a lock, three of four hit.
        assert!((expected(1, 0, DiceResources { lock: true, ..none }, none) - 0.75).abs() < 1e-6);
    }
}
