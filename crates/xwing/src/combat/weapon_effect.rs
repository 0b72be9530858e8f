//! What special weapons do: when an attack hits, after it, and to the results (XW-ATK-10, XW-ABL-05, XW-ABL-08 to
//! XW-ABL-11).

use crate::event::Token;

/// What the remaining results do when an attack hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterHit {
    Damage,
    /// One hit damage for one of them, and a token for each of the others.
    OneDamageThen(Token),
    /// A token for each, and no damage.
    Only(Token),
    /// One crit damage and these tokens, regardless of the number of results.
    OneCritWith(Token, Token),
}

/// What happens after an attack that hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeaponAftermath {
    Nothing,
    /// Each ship at range 0-1 of the defender exposes a damage card.
    ExposeNear,
    /// The defender loses a shield.
    ShieldLost,
}

/// Which results evades cancel first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CancelOrder {
    /// Hits, then crits.
    HitsFirst,
    /// Crits, then hits.
    CritsFirst,
    /// Hits only, unless the attacker is in the defender's front arc.
    HitsOnlyFromBehind,
}

/// What a weapon does besides its header and its dice effects in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeaponTraits {
    pub hit: AfterHit,
    /// What happens after an attack that hit.
    pub aftermath: WeaponAftermath,
    /// Which results evades cancel first.
    pub cancels: CancelOrder,
    /// Crits become hits after dice were modified.
    pub crits_become_hits: bool,
}

/// What an attack that hits does to the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HitEffect {
    /// Hit damage and crit damage.
    pub damage: (u8, u8),
    /// Tokens, in the order in which they are gained; a count may be zero.
    pub tokens: [Option<(Token, u8)>; 2],
}

impl WeaponTraits {
    /// A weapon that only deals damage.
    pub const PLAIN: WeaponTraits = WeaponTraits {
        hit: AfterHit::Damage,
        aftermath: WeaponAftermath::Nothing,
        cancels: CancelOrder::HitsFirst,
        crits_become_hits: false,
    };

    /// XW-ATK-10: the damage of the remaining results, or what the weapon does instead. There is at least one result.
    #[must_use]
    pub const fn hit_effect(self, hits: u8, crits: u8) -> HitEffect {
        let results = hits + crits;
        match self.hit {
            AfterHit::Damage => HitEffect { damage: (hits, crits), tokens: [None, None] },
            AfterHit::OneDamageThen(token) => {
                HitEffect { damage: (1, 0), tokens: [Some((token, results.saturating_sub(1))), None] }
            }
            AfterHit::Only(token) => HitEffect { damage: (0, 0), tokens: [Some((token, results)), None] },
            // XW-ABL-11
            AfterHit::OneCritWith(one, other) => {
                HitEffect { damage: (0, 1), tokens: [Some((one, 1)), Some((other, 1))] }
            }
        }
    }

    /// The most damage that the results of an attack can deal; `None`: one for each result.
    #[must_use]
    pub const fn max_damage(self) -> Option<u8> {
        match self.hit {
            AfterHit::Damage => None,
            AfterHit::OneDamageThen(_) | AfterHit::OneCritWith(..) => Some(1),
            AfterHit::Only(_) => Some(0),
        }
    }
}
