//! The belief derived from a view, and a check that the view is possible in this game.

use super::ability::Bonus;
use super::open::Open;
use super::ship::{ShipId, Status};
use super::state::{Public, State};
use crate::content::Content;

/// The belief derived from a view: everything is known except the dials of others, which may have any setting.
#[derive(Clone, Debug)]
pub struct Belief(pub(super) State);

/// Whether a view is possible in this game: no index in it may be out of bounds.
pub(super) fn is_possible(content: &Content, public: &Public) -> bool {
    let ships = public.ships.iter().all(|ship| {
        usize::from(ship.kind) < content.ships().len()
            && ship.cards.iter().all(|fit| usize::from(fit.card) < content.upgrades().len())
            && ship.seat.is_none_or(|seat| seat.number() < public.seats)
            && (ship.status != Status::InPlay || content.ships().get(usize::from(ship.kind)).is_some())
    });
    let known = |id: ShipId| id.index() < public.ships.len();
    let asked = match public.open {
        Open::Place(ship)
        | Open::Turret(ship)
        | Open::System(ship)
        | Open::Slot(ship, _)
        | Open::Act(ship, _)
        | Open::Fire(ship)
        | Open::Charges(ship, _)
        | Open::Ahead(ship)
        | Open::Order(ship, ..)
        | Open::Modify(ship, _)
        | Open::Die { ship, .. }
        | Open::Card(ship)
        | Open::Arrive(ship, _)
        | Open::Hunt(ship, _)
        | Open::May(ship, _)
        | Open::Toll(ship)
        | Open::Spin(ship)
        | Open::Expose(ship, _)
        | Open::Unveil(ship, _)
        | Open::Solo(ship, ..) => known(ship),
        Open::Drag(ship, by) | Open::Jam(ship, by) => known(ship) && known(by),
        Open::Nothing => false,
        Open::Dials
        | Open::Layout(_)
        | Open::Draft(..)
        | Open::Next(_)
        | Open::Break(..)
        | Open::Detonate(_)
        | Open::RollAttack { .. }
        | Open::RollDefense { .. }
        | Open::Discard(_)
        | Open::Over(_) => true,
    };
    let bonus = match public.bonus {
        Some(Bonus::Scatter { from, .. }) => known(from),
        Some(Bonus::PrimaryTurret) | None => true,
    };
    ships && asked && bonus && known(public.attack.attacker) && known(public.attack.defender)
}
