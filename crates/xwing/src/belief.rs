//! The belief derived from a view, and a check that the view is possible in this game.

use crate::ability::BonusAttack;
use crate::state::{PublicState, State};

/// The belief derived from a view: everything is known except the dials of others, which may have any setting.
#[derive(Clone, Debug)]
pub struct Belief(pub(crate) State);

/// Whether a view is possible in this game: no index in it may be out of bounds.
pub(crate) fn is_possible(public: &PublicState) -> bool {
    let ships = public.ships.iter().all(|ship| ship.seat.is_none_or(|seat| seat.number() < public.seats));
    let bonus = match public.bonus {
        Some(BonusAttack::Scatter { from, .. }) => public.has(from),
        Some(BonusAttack::PrimaryTurret) | None => true,
    };
    ships
        && public.open.is_possible(public)
        && bonus
        && public.has(public.attack.attacker)
        && public.has(public.attack.defender)
}
