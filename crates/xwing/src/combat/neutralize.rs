//! Neutralizing results: evades, reinforcement, and which results are canceled first (XW-ATK-09, XW-TOK-07).

use crate::combat::weapon_effect::CancelOrder;
use crate::craft::Tokens;
use crate::geometry::{Arc, Footprint};

/// XW-TOK-07: the reinforce tokens that count against an attacker, by the full arcs of the defender that it lies in: it
/// must lie wholly in one of them.
#[must_use]
pub const fn reinforce_tokens(tokens: &Tokens, ahead: bool, behind: bool) -> u8 {
    match (ahead, behind) {
        (true, false) => tokens.reinforce_fore,
        (false, true) => tokens.reinforce_aft,
        (true, true) | (false, false) => 0,
    }
}

/// The same, measured.
#[must_use]
pub fn reinforced_against(tokens: &Tokens, defender: &Footprint, attacker: &Footprint) -> u8 {
    let ahead = Arc::FullFront.covers_base(defender, attacker);
    let behind = Arc::FullRear.covers_base(defender, attacker);
    reinforce_tokens(tokens, ahead, behind)
}

/// XW-TOK-07: how many evades reinforce tokens add. Each needs more than one remaining result: the last one always stays.
#[must_use]
pub const fn evades_of_reinforcement(results: u8, evades: u8, tokens: u8) -> u8 {
    let spare = results.saturating_sub(evades).saturating_sub(1);
    if tokens < spare { tokens } else { spare }
}

/// XW-ATK-09: the hits and crits that remain after this many evades. `attacker_ahead` tells whether the attacker is in
/// the front arc of the defender, and is asked only if it matters.
#[must_use]
pub fn uncanceled(
    order: CancelOrder,
    (hits, crits): (u8, u8),
    evades: u8,
    attacker_ahead: impl FnOnce() -> bool,
) -> (u8, u8) {
    let first =
        |one: u8, other: u8| (one.saturating_sub(evades), other.saturating_sub(evades.saturating_sub(one)));
    match order {
        // XW-ABL-09
        CancelOrder::CritsFirst => {
            let (crits, hits) = first(crits, hits);
            (hits, crits)
        }
        // XW-ABL-10
        CancelOrder::HitsOnlyFromBehind if !attacker_ahead() => (hits.saturating_sub(evades), crits),
        CancelOrder::HitsFirst | CancelOrder::HitsOnlyFromBehind => first(hits, crits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-TOK-07: three results, one evade: of two tokens one counts, and the last result stays.
    #[test]
    fn the_last_result_stays() {
        assert_eq!([0, 1, 2, 3].map(|evades| evades_of_reinforcement(3, evades, 2)), [2, 1, 0, 0]);
        let tokens = Tokens { reinforce_fore: 1, reinforce_aft: 2, ..Tokens::default() };
        assert_eq!(reinforce_tokens(&tokens, true, false), 1);
        assert_eq!(reinforce_tokens(&tokens, false, true), 2);
        assert_eq!(reinforce_tokens(&tokens, true, true), 0);
    }

    /// XW-ATK-09, XW-ABL-09, XW-ABL-10: two hits and two crits against three evades.
    #[test]
    fn evades_cancel_in_the_order_of_the_weapon() {
        let left = |order, ahead| uncanceled(order, (2, 2), 3, || ahead);
        assert_eq!(left(CancelOrder::HitsFirst, false), (0, 1));
        assert_eq!(left(CancelOrder::CritsFirst, false), (1, 0));
        assert_eq!(left(CancelOrder::HitsOnlyFromBehind, false), (0, 2));
        assert_eq!(left(CancelOrder::HitsOnlyFromBehind, true), (0, 1));
    }
}
