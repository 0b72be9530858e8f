//! Consistency checks that hold in every state: the number of cards, and where each of them is.

use crate::action::frames::{Frame, Reaction};
use crate::cards::card::Kind;
use crate::cards::object::{MAX_OBJECTS, ObjId, Place};
use crate::cards::pile::{PileName, Slot};
use crate::state::State;
use contract::{Seat, Viewer};

impl State {
    /// The number of cards a player has, wherever they are.
    pub(crate) fn count_cards(&self, seat: Seat) -> usize {
        let side = &self.sides[seat];
        let table = self.in_play().filter(|(_, obj)| self.original_owner(obj.card) == seat).count();
        let played = self.frames.iter().map(|frame| match frame {
            Frame::Act { by, obj: None, .. } => usize::from(*by == seat),
            Frame::React { by, what: Reaction::Deploy(..), .. } => usize::from(*by == seat),
            Frame::React { by, what: Reaction::DeployWith(..), .. } => 2 * usize::from(*by == seat),
            _ => 0,
        });
        side.life()
            + played.sum::<usize>()
            + side.hand.len()
            + side.lost.len()
            + side.gone.len()
            + table
            + usize::from(self.start[seat].is_some())
    }

    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        let mut again = self.clone();
        again.rebuild_index();
        let kept = |state: &State| (state.text_flags, state.index);
        if kept(&again) != kept(self) {
            return Err(format!("the texts on the table are {:?}, not {:?}", kept(&again), kept(self)));
        }
        for seat in [Seat::A, Seat::B] {
            self.check_side(seat)?;
        }
        self.check_table()
    }

    fn check_side(&self, seat: Seat) -> Result<(), String> {
        let (found, cards) = (self.count_cards(seat), usize::from(self.cards[seat]));
        if found != cards || cards > crate::cards::pile::MAX_PILE {
            return Err(format!("{found} cards of {cards} of seat {}", seat.number()));
        }
        let side = &self.sides[seat];
        let slots = PileName::ALL.into_iter().flat_map(|pile| side.pile(pile).iter());
        let blank = slots.filter(|slot| slot.card.is_none()).count();
        if blank as u32 != self.pool[seat].len() {
            return Err(format!("{blank} unsettled places, {} unsettled cards", self.pool[seat].len()));
        }
        let seen = |slot: &Slot| slot.card.is_some() && slot.seen.by(Viewer::Seat(seat));
        if !side.hand.is_sorted() || !side.hand.iter().all(seen) {
            return Err(format!(
                "the hand of seat {} is not in order or not seen by its owner",
                seat.number()
            ));
        }
        let own = |card| self.card(card).side == self.side(seat);
        if !side.lost.iter().chain(side.gone.iter()).copied().all(own) {
            return Err(format!("seat {} has a card of the other side", seat.number()));
        }
        Ok(())
    }

    fn check_table(&self) -> Result<(), String> {
        for (id, obj) in self.in_play() {
            let card = self.card(obj.card);
            let in_row = self.row.iter().filter(|other| **other == id).count();
            if in_row != usize::from(obj.place == Place::Row)
                || (obj.place == Place::Row) && !card.is_location()
            {
                return Err(format!("{} is {in_row} times in the row", card.title));
            }
            let right = match obj.place {
                Place::Free | Place::Row => true,
                Place::Table => card.kind == Kind::Effect,
                Place::Under(on) => self.obj(on).is_some() && (!card.is_location() || self.row.contains(&on)),
                Place::At(on) => self.row.contains(&on) && !card.is_location(),
                Place::Aboard(on, role) => {
                    let vessel = self.printed(on).filter(|vessel| vessel.is_vessel());
                    vessel.is_some_and(|vessel| self.fits(card, vessel, role))
                        && self.seats_left(on, role, None) >= 0
                }
                Place::On(on) => self.obj(on).is_some() && !card.is_location(),
            };
            if !right || !self.is_grounded(id) {
                return Err(format!("{} lies where it cannot: {:?}", card.title, obj.place));
            }
        }
        let stray = |id: &ObjId| self.obj(*id).is_none();
        if self.row.iter().any(stray) {
            return Err("the row names a card that is not on the table".to_owned());
        }
        Ok(())
    }

    /// Whether following what a card is on or aboard ends at a location.
    fn is_grounded(&self, id: ObjId) -> bool {
        let mut at = id;
        for _ in 0..MAX_OBJECTS {
            match self.host_of(at) {
                Some(on) => at = on,
                None => {
                    let grounds = [Place::Row, Place::Table];
                    return self.obj(at).is_some_and(|obj| grounds.contains(&obj.place));
                }
            }
        }
        false
    }
}
