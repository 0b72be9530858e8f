//! Steps of actions that move Force: losing it by a text, retrieving it, and duels decided by destinies.

use super::run::RunningAction;
use crate::action::destiny_kind::DestinyKind;
use crate::action::frames::Frame;
use crate::cards::object::ObjId;
use crate::cards::pile::{SeenBy, Slot};
use crate::event::Event;
use crate::language::{Num, WhoseTurn};
use crate::state::State;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// SW-FRC-05: a text makes a player lose Force.
    pub(super) fn lose_by_text(&mut self, running: &RunningAction, whose: WhoseTurn, num: &Num) {
        let amount = self.step_cost(running, num);
        for seat in [running.by.other(), running.by] {
            if State::is_whose(whose, running.by, seat) && amount > 0 {
                self.must_lose(seat, amount);
            }
        }
    }

    /// SW-FRC-06: the top cards of the Lost Pile go to the Used Pile, as many as there are.
    pub(super) fn retrieve(&mut self, seat: Seat, amount: i16, out: &mut EventSink<'_, Event>) {
        let mut got = 0;
        while got < amount
            && let Some(card) = self.sides[seat].lost.pop()
        {
            self.sides[seat].used.push(Slot { card: Some(card), seen: SeenBy::ALL });
            got += 1;
        }
        out.emit(Viewers::ALL, || Event::Retrieved { seat, amount: got });
    }

    /// SW-DUE-02: each duelist draws in turn; then power and destinies are compared.
    pub(crate) fn run_duel(
        &mut self,
        by: Seat,
        duelists: [ObjId; 2],
        left: [u8; 2],
        totals: [i16; 2],
        out: &mut EventSink<'_, Event>,
    ) {
        if duelists.iter().any(|id| self.obj(*id).is_none()) {
            self.frames.pop();
            return;
        }
        match left {
            [0, 0] => {
                self.frames.pop();
                self.decide_duel(duelists, totals, out);
            }
            [0, _] => self.push_destiny(by.other(), DestinyKind::Duel),
            [_, _] => self.push_destiny(by, DestinyKind::Duel),
        }
    }

    /// Adds a destiny to the duel; a failed draw adds nothing.
    pub(super) fn count_duel_destiny(frame: &mut Frame, drawer: Seat, value: i16) {
        if let Frame::Duel { by, left: [mine, theirs], totals: [own, other], .. } = frame {
            let (left, total) = if drawer == *by { (mine, own) } else { (theirs, other) };
            *left = left.saturating_sub(1);
            *total += value;
        }
    }

    /// SW-DUE-02: the loser is lost and its player loses the difference; the winner's player retrieves as much.
    fn decide_duel(&mut self, duelists: [ObjId; 2], totals: [i16; 2], out: &mut EventSink<'_, Event>) {
        let [one, other] = duelists;
        let (with, against) = (self.power(one) + totals[0], self.power(other) + totals[1]);
        out.emit(Viewers::ALL, || Event::Duelled { one, with, other, against });
        let (winner, loser) = match with.cmp(&against) {
            std::cmp::Ordering::Greater => (one, other),
            std::cmp::Ordering::Less => (other, one),
            std::cmp::Ordering::Equal => return,
        };
        let owner = |id: ObjId| self.obj(id).map(|obj| obj.owner);
        let (Some(winner), Some(payer)) = (owner(winner), owner(loser)) else { return };
        let difference = (with - against).abs();
        self.retrieve(winner, difference, out);
        self.must_lose(payer, difference);
        self.lose_with_event(loser, out);
    }
}
