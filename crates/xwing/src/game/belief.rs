//! What a view lets one believe, and whether it could be of this game at all.

use super::ability::Bonus;
use super::open::Open;
use super::ship::{ShipId, Status};
use super::state::{Public, State};
use crate::content::Content;

/// What a view lets one believe: everything but the dials of others, which may be set anyhow.
#[derive(Clone, Debug)]
pub struct Belief(pub(super) State);

/// Whether a view could be of this game at all: nothing in it may point outside the tables.
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
