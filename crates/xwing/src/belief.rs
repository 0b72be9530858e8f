//! The belief derived from a view, and a check that the view is possible in this game.

use crate::ability::BonusAttack;
use crate::content::Content;
use crate::flow::pending::Pending;
use crate::ship::{ShipId, Status};
use crate::state::{PublicState, State};

/// The belief derived from a view: everything is known except the dials of others, which may have any setting.
#[derive(Clone, Debug)]
pub struct Belief(pub(crate) State);

/// Whether a view is possible in this game: no index in it may be out of bounds.
pub(crate) fn is_possible(content: &Content, public: &PublicState) -> bool {
    let ships = public.ships.iter().all(|ship| {
        usize::from(ship.kind) < content.ships().len()
            && ship.cards.iter().all(|equipped| usize::from(equipped.card) < content.upgrades().len())
            && ship.seat.is_none_or(|seat| seat.number() < public.seats)
            && (ship.status != Status::InPlay || content.ships().get(usize::from(ship.kind)).is_some())
    });
    let known = |id: ShipId| id.index() < public.ships.len();
    let asked = match public.open {
        Pending::Place(ship)
        | Pending::Turret(ship)
        | Pending::System(ship)
        | Pending::Slot(ship, _)
        | Pending::Act(ship, _)
        | Pending::Fire(ship)
        | Pending::Charges(ship, _)
        | Pending::Ahead(ship)
        | Pending::Order(ship, ..)
        | Pending::Modify(ship, _)
        | Pending::Die { ship, .. }
        | Pending::Card(ship)
        | Pending::Arrive(ship, _)
        | Pending::Hunt(ship, _)
        | Pending::May(ship, _)
        | Pending::Toll(ship)
        | Pending::Spin(ship)
        | Pending::Expose(ship, _)
        | Pending::Unveil(ship, _)
        | Pending::Solo(ship, ..) => known(ship),
        Pending::Drag(ship, by) | Pending::Jam(ship, by) => known(ship) && known(by),
        Pending::Nothing => false,
        Pending::Dials
        | Pending::Layout(_)
        | Pending::Draft(..)
        | Pending::Next(_)
        | Pending::Break(..)
        | Pending::Detonate(_)
        | Pending::RollAttack { .. }
        | Pending::RollDefense { .. }
        | Pending::Discard(_)
        | Pending::Over(_) => true,
    };
    let bonus = match public.bonus {
        Some(BonusAttack::Scatter { from, .. }) => known(from),
        Some(BonusAttack::PrimaryTurret) | None => true,
    };
    ships && asked && bonus && known(public.attack.attacker) && known(public.attack.defender)
}
