//! Why a card on the table cannot be used or chosen now: among everything it could do, the refusal of the choice that
//! came closest to being legal.

use crate::cards::card::{Card, Kind};
use crate::cards::object::{Obj, ObjId, Role};
use crate::choice::{Choice, MoveKind};
use crate::inquiry::why_not_hand::closer_refusal;
use crate::refusal::Refusal;
use crate::state::State;
use contract::Seat;

impl State {
    /// Why a card on the table cannot act or be chosen; `None` if it can.
    #[must_use]
    pub fn why_not_usable(&self, seat: Seat, id: ObjId) -> Option<Refusal> {
        let Some(obj) = self.obj(id) else { return Some(Refusal::NotThere { card: id }) };
        let mut nearest: Option<Refusal> = None;
        let mut open = false;
        let mut each = |choice: Choice| match self.check_choice(seat, choice) {
            Ok(()) => open = true,
            Err(refusal) => nearest = Some(closer_refusal(nearest.take(), refusal)),
        };
        let card = self.card(obj.card);
        if matches!(card.kind, Kind::Location(_)) {
            [Choice::Drain(id), Choice::DrainLess(id), Choice::Battle(id)].into_iter().for_each(&mut each);
            self.row.iter().for_each(|to| each(Choice::Transit { from: id, to: *to }));
        } else {
            self.for_each_move(id, card, obj, &mut each);
            self.in_play().for_each(|(target, _)| each(Choice::Fire { weapon: id, target }));
            self.in_play().for_each(|(to, _)| each(Choice::Transfer { card: id, to }));
        }
        [Choice::Forfeit(id), Choice::Attack(id), Choice::Aim(id), Choice::Join(id)]
            .into_iter()
            .for_each(&mut each);
        self.for_each_use(id, card, each);
        nearest.filter(|_| !open)
    }

    /// Calls `each` for every way a card could move, legal or not, the common ones first.
    fn for_each_move(&self, id: ObjId, card: &Card, obj: &Obj, mut each: impl FnMut(Choice)) {
        let mut way = |way| each(Choice::Move { card: id, way });
        let flies = matches!(card.kind, Kind::Starship(_));
        for to in self.row {
            way(if flies { MoveKind::Hyperspeed(to) } else { MoveKind::Walk(to) });
            [
                MoveKind::Land(to),
                MoveKind::TakeOff(to),
                MoveKind::ShuttleDown(to),
                MoveKind::Inside(to),
                MoveKind::Passage(to),
            ]
            .into_iter()
            .for_each(&mut way);
        }
        [MoveKind::Disembark, MoveKind::Imprison].into_iter().for_each(&mut way);
        let vessels =
            self.in_play().filter(|(_, on)| on.owner == obj.owner && self.card(on.card).is_vessel());
        for (vessel, _) in vessels {
            for role in Role::ALL {
                let ways = [MoveKind::Embark(vessel, role), MoveKind::Board(vessel, role)];
                let shuttles = [MoveKind::ShuttleUp(vessel, role), MoveKind::Across(vessel, role)];
                ways.into_iter().chain(shuttles).for_each(&mut way);
            }
        }
    }

    /// Calls `each` for every use of its text, legal or not.
    fn for_each_use(&self, id: ObjId, card: &Card, mut each: impl FnMut(Choice)) {
        let Some(of) = self.obj(id).map(|obj| obj.card) else { return };
        for clause in 0..card.text.len() as u8 {
            let Some(action) = self.action_of(of, clause) else { continue };
            match action.at {
                None => each(Choice::Use { card: id, clause, target: None }),
                Some(_) => self
                    .in_play()
                    .for_each(|(at, _)| each(Choice::Use { card: id, clause, target: Some(at) })),
            }
        }
    }
}
