//! The steps of actions and what each of them does.

use super::run::Doing;
use crate::card::CardId;
use crate::choice::Way;
use crate::event::Event;
use crate::frames::{DestinyStage, Frame, Moment, Stage};
use crate::language::{Filter, Num, Step, Who};
use crate::object::{MOST, Marks, Obj, ObjId, Place};
use crate::pile::{PileName, Seen, Slot};
use crate::state::{Halved, State};
use table::{Out, Seat, Viewers};

impl State {
    fn card_of(&self, doing: &Doing, who: Who) -> Option<ObjId> {
        match who {
            Who::Me => doing.bearer.obj,
            Who::Target => doing.target,
            Who::Host => doing.bearer.obj.and_then(|id| self.under(id)),
        }
    }

    pub(super) fn do_step(&mut self, doing: Doing, step: &'static Step, out: &mut Out<'_, Event>) {
        match step {
            Step::Cancel => match doing.target {
                Some(target) => self.cancel_on_table(target, out),
                None => self.cancel_answered(out),
            },
            Step::Bar => self.bar(out),
            Step::Destinies(num) => self.add_destinies(&doing, num, out),
            Step::Times(times) => {
                if let Some(battle) = &mut self.battle {
                    battle.times = battle.times.max(*times);
                }
                out.tell(Viewers::ALL, || Event::DamageTimes { times: *times });
            }
            Step::Search(..) | Step::Bring(_) => {
                let Doing { by, card, clause, step, .. } = doing;
                out.tell(Viewers::ALL, || Event::Searched { by, card });
                self.frames.push(Frame::Search { by, card, clause, step });
            }
            Step::Shuffle => self.frames.push(Frame::Shuffle { of: doing.by }),
            Step::Shoot { .. } => {
                let (Doing { by, card, clause, step, .. }, obj) = (doing, doing.bearer.obj);
                self.frames.push(Frame::Outside { by, card, obj, clause, step, fired: false });
            }
            Step::Exclude => {
                if let Some(target) = doing.target {
                    self.exclude(target, out);
                }
            }
            Step::Lose(who) => {
                if let Some(id) = self.card_of(&doing, *who) {
                    self.lose_told(id, out);
                }
            }
            Step::LoseAll(filter) => self.lose_all(&doing, filter, out),
            Step::Used(who) => {
                if let Some(id) = self.card_of(&doing, *who) {
                    self.put_in_used(id, out);
                }
            }
            Step::Recover => self.recover(out),
            Step::SetAside => {
                if let (Some(card), Some(under)) = (doing.target, doing.bearer.obj) {
                    self.set_aside(card, under, out);
                }
            }
            Step::TakeBack => {
                while let Some(card) = doing.bearer.obj.and_then(|under| self.set_aside_under(under)) {
                    self.take_back(card, out);
                }
            }
            Step::Capture => self.capture_answered(&doing, out),
            Step::CaptureAboard => self.capture_aboard(&doing, out),
            Step::Steal => self.steal(&doing, out),
            Step::CancelDestiny | Step::Redraw | Step::ChangeDestiny(_) => self.touch_destiny(step, out),
            Step::MoveAway => {
                if let Some(card) = doing.target {
                    self.frames.push(Frame::Away { card });
                }
            }
            Step::Choose(_) => self.frames.push(Frame::Aim { by: doing.by }),
            Step::Gather(_) => {
                if let Some(at) = doing.target {
                    self.frames.push(Frame::Gather { by: doing.by, at });
                }
            }
            Step::Evacuate => {
                if let (Some(me), Some(target), Some(to)) = (doing.bearer.obj, doing.target, doing.second) {
                    // SW-ACN-07: a text does not move a barred card either.
                    for id in [me, target] {
                        if !self.is_barred(id) {
                            self.relocate(id, to, out);
                        }
                    }
                }
            }
            Step::Relocate => self.relocate_gathered(&doing, out),
            Step::Pay(num) => self.pay_or_stop(&doing, num),
            Step::Activate(n) => {
                for _ in 0..*n {
                    if let Some(slot) = self.sides[doing.by].reserve.pop() {
                        self.sides[doing.by].force.push(slot);
                    }
                }
                let (seat, amount, most) = (doing.by, *n, *n);
                out.tell(Viewers::ALL, || Event::Activated { seat, amount, most });
            }
            Step::Draw(n) => {
                for _ in 0..*n {
                    self.frames.push(Frame::Draw { seat: doing.by, from: PileName::Reserve });
                }
            }
            Step::Halve(filter) => self.halve(&doing, filter, out),
            Step::Cull => {
                if let Some(at) = doing.bearer.at {
                    let left = doing.drawn.unwrap_or(0).clamp(0, 60) as u8;
                    self.frames.push(Frame::Cull { seat: doing.by.other(), at, left });
                }
            }
            Step::Repair => {
                if let Some(obj) = doing.target.and_then(|id| self.obj_mut(id)) {
                    obj.marks = obj.marks.without(Marks::ION.with(Marks::DEAD));
                }
            }
            Step::Destiny(kind) => self.push_destiny(doing.by, *kind),
            Step::Duel { one, other, armed, by } => self.duel(&doing, [one, other], armed, *by, out),
        }
    }

    /// Cancels the played card or 'react' below the window; nothing is left to respond to.
    fn cancel_answered(&mut self, out: &mut Out<'_, Event>) {
        let Some(window) = self.frames.len().checked_sub(2) else { return };
        if !matches!(self.frames[window], Frame::Window { moment: Moment::Played, .. }) {
            return;
        }
        self.frames.remove(window);
        let below = window.checked_sub(1).and_then(|below| self.frames.get_mut(below));
        let (owner, card) = match below {
            Some(Frame::Act { by, card, stage, .. }) => {
                *stage = Stage::Cancelled;
                (*by, *card)
            }
            Some(Frame::React { by, what, cancelled }) => {
                *cancelled = true;
                let (by, what) = (*by, *what);
                match self.name_of(what) {
                    Some(card) => (by, card),
                    None => return,
                }
            }
            Some(_) | None => return,
        };
        out.tell(Viewers::ALL, || Event::Cancelled { owner, card });
    }

    fn cancel_on_table(&mut self, target: ObjId, out: &mut Out<'_, Event>) {
        if let Some((owner, card)) = self.obj(target).map(|obj| (obj.owner, self.content.0.name(obj.card))) {
            out.tell(Viewers::ALL, || Event::Cancelled { owner, card });
            self.lose_from_table(target, out);
        }
    }

    fn bar(&mut self, out: &mut Out<'_, Event>) {
        let window = self.frames.len().checked_sub(2).and_then(|below| self.frames.get(below));
        if let Some(Frame::Window { moment: Moment::Deployed(card), .. }) = window.copied() {
            self.mark(card, Marks::BARRED);
            // SW-ACN-07: what came to a battle as a 'react' does not fight in it.
            self.withdraw(card);
            out.tell(Viewers::ALL, || Event::Barred { card });
        }
    }

    fn add_destinies(&mut self, doing: &Doing, num: &Num, out: &mut Out<'_, Event>) {
        let more = self.amount(doing.bearer, num, doing.bearer).clamp(0, 9) as u8;
        let by = doing.by;
        if let Some(battle) = &mut self.battle {
            battle.added[by] += more;
        }
        out.tell(Viewers::ALL, || Event::MoreDestinies { by, more });
    }

    /// A card is lost with everything on it, with an event for each card.
    pub(crate) fn lose_told(&mut self, id: ObjId, out: &mut Out<'_, Event>) {
        if let Some(obj) = self.obj(id).copied() {
            let (card, owner) = (self.content.0.name(obj.card), self.home(obj.card));
            out.tell(Viewers::ALL, || Event::LostWith { card, owner });
            self.lose_from_table(id, out);
        }
    }

    fn lose_all(&mut self, doing: &Doing, filter: &Filter, out: &mut Out<'_, Event>) {
        for place in 0..MOST as u8 {
            let id = ObjId(place);
            if self.obj(id).is_some() && self.is_target(doing.bearer, filter, id) {
                self.lose_told(id, out);
            }
        }
    }

    /// A card leaves the table for its owner's Used Pile, face up; what is on it is lost.
    pub(crate) fn put_in_used(&mut self, id: ObjId, out: &mut Out<'_, Event>) {
        let Some(obj) = self.obj(id).copied() else { return };
        self.strip(id, out);
        self.vacate(id);
        let (card, owner) = (self.content.0.name(obj.card), self.home(obj.card));
        self.sides[owner].used.push(Slot { card: Some(obj.card), seen: Seen::ALL });
        out.tell(Viewers::ALL, || Event::PutInUsed { card, owner });
    }

    /// SW-ACN-12: the card that can be responded to as just lost, if it is still in a Lost Pile, and the owner of
    /// that pile.
    pub(super) fn just_lost(&self) -> Option<(CardId, Seat)> {
        let lost = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Window { moment: Moment::Lost(card, ..), .. } => Some(*card),
            _ => None,
        });
        let card = self.content.0.find(lost?)?;
        let home = self.home(card);
        self.sides[home].lost.contains(&card).then_some((card, home))
    }

    /// The card just lost goes to its owner's Used Pile, face up.
    fn recover(&mut self, out: &mut Out<'_, Event>) {
        let Some((id, owner)) = self.just_lost() else { return };
        let lost = &mut self.sides[owner].lost;
        if let Some(place) = lost.iter().rposition(|other| *other == id) {
            lost.remove(place);
        }
        self.sides[owner].used.push(Slot { card: Some(id), seen: Seen::ALL });
        // The card is no longer lost: nobody else responds to its loss.
        let answered = |frame: &Frame| matches!(frame, Frame::Window { moment: Moment::Lost(..), .. });
        if let Some(window) = self.frames.iter().rposition(answered) {
            self.frames.remove(window);
            self.unmark_all(Marks::ANSWERED);
        }
        let card = self.content.0.name(id);
        out.tell(Viewers::ALL, || Event::PutInUsed { card, owner });
    }

    /// A card leaves the table for good; what is on it is lost (SW-ZON-01).
    fn put_out_of_play(&mut self, id: ObjId, out: &mut Out<'_, Event>) {
        let Some(obj) = self.obj(id).copied() else { return };
        self.strip(id, out);
        self.vacate(id);
        let (card, owner) = (self.content.0.name(obj.card), self.home(obj.card));
        self.sides[owner].gone.push(obj.card);
        out.tell(Viewers::ALL, || Event::OutOfPlay { card, owner });
    }

    /// SW-STL-01: the target changes sides; a carried card is now carried by the thief.
    fn steal(&mut self, doing: &Doing, out: &mut Out<'_, Event>) {
        let (by, Some(card)) = (doing.by, doing.target) else { return };
        let thief = doing.bearer.obj;
        for escort in (0..MOST as u8).map(ObjId) {
            if escort == card || self.is_within(escort, card) {
                self.release_captives(escort, out);
            }
        }
        self.change_sides(card, by);
        if let Some(obj) = self.obj_mut(card)
            && let (Place::On(_), Some(thief)) = (obj.place, thief)
        {
            obj.place = Place::On(thief);
            obj.marks = obj.marks.with(Marks::TAKEN);
        }
        out.tell(Viewers::ALL, || Event::Stolen { by, card });
    }

    /// SW-DST-03: a destiny just drawn is canceled, drawn again or changed.
    fn touch_destiny(&mut self, step: &Step, out: &mut Out<'_, Event>) {
        let Some(Frame::Destiny { by, stage, .. }) = self.answered_destiny() else { return };
        let (by, DestinyStage::Drawn(card, value)) = (*by, *stage) else { return };
        let closes = match step {
            Step::ChangeDestiny(more) => {
                let value = (value + more).max(0);
                *stage = DestinyStage::Drawn(card, value);
                out.tell(Viewers::ALL, || Event::DestinyChanged { by, card, value });
                false
            }
            Step::Redraw => {
                *stage = DestinyStage::Fresh;
                true
            }
            _ => {
                *stage = DestinyStage::Void(card);
                true
            }
        };
        if closes {
            out.tell(Viewers::ALL, || Event::DestinyCancelled { by, card });
            let window = self.frames.len() - 2;
            self.frames.remove(window);
            self.unmark_all(Marks::ANSWERED);
        }
    }

    /// A text moves a card to a location: this is no regular move, and the card leaves any battle elsewhere.
    pub(super) fn relocate(&mut self, card: ObjId, to: ObjId, out: &mut Out<'_, Event>) {
        if let Some(obj) = self.obj_mut(card) {
            obj.place = Place::At(to);
        }
        for place in 0..MOST as u8 {
            let id = ObjId(place);
            if id == card || self.is_within(id, card) {
                let obj = &mut self.objs[id.index()];
                obj.marks = obj.marks.without(Marks::FIGHTS.with(Marks::TRANSIT));
            }
        }
        out.tell(Viewers::ALL, || Event::Relocated { card, to });
    }

    /// SW-BTL-13: a card no longer takes part in the battle, nor does anything aboard or on it.
    fn exclude(&mut self, card: ObjId, out: &mut Out<'_, Event>) {
        self.withdraw(card);
        out.tell(Viewers::ALL, || Event::Excluded { card });
    }

    fn withdraw(&mut self, card: ObjId) {
        for place in 0..MOST as u8 {
            let id = ObjId(place);
            if id == card || self.is_within(id, card) {
                let obj = &mut self.objs[id.index()];
                obj.marks = obj.marks.without(Marks::FIGHTS);
            }
        }
    }

    /// SW-WPN-05, SW-ACN-10: a hit card that no longer takes part is about to be lost immediately. Returns whether
    /// there was one.
    pub(crate) fn settle_hit(&mut self, out: &mut Out<'_, Event>) -> bool {
        if self.battle.is_none() {
            return false;
        }
        let out_of_it = |obj: &Obj| obj.marks.has(Marks::HIT) && !obj.marks.has(Marks::FIGHTS);
        let leaves = |id| self.frames.contains(&Frame::Leaving { card: id });
        let stray = self.in_play().find(|(id, obj)| out_of_it(obj) && !leaves(*id)).map(|(id, _)| id);
        if let Some(id) = stray {
            self.begin_loss(id, out);
        }
        stray.is_some()
    }

    fn relocate_gathered(&mut self, doing: &Doing, out: &mut Out<'_, Event>) {
        let Some(to) = doing.second else { return };
        for place in 0..MOST as u8 {
            if self.has_mark(ObjId(place), Marks::TRANSIT) {
                self.relocate(ObjId(place), to, out);
            }
        }
    }

    /// An action that cannot be paid for stops; an Interrupt is then lost.
    fn pay_or_stop(&mut self, doing: &Doing, num: &Num) {
        let subject = doing.target.and_then(|id| self.subject(id)).unwrap_or(doing.bearer);
        let cost = self.amount(doing.bearer, num, subject).max(0);
        if cost <= self.force(doing.by) {
            self.pay(doing.by, cost);
        } else {
            self.unmark_all(Marks::TRANSIT);
            self.set_stage(Stage::Cancelled);
        }
    }

    fn halve(&mut self, doing: &Doing, filter: &Filter, out: &mut Out<'_, Event>) {
        let seat = doing.by;
        let down = self.in_play().any(|(id, _)| self.is_target(doing.bearer, filter, id));
        self.halved[seat] = if down { Halved::Down } else { Halved::Up };
        out.tell(Viewers::ALL, || Event::Halved { seat, down });
    }

    /// SW-DUE-01: power is compared; the loser is placed out of play, and on a tie nobody is.
    fn duel(&mut self, doing: &Doing, who: [&Filter; 2], armed: &Filter, by: i16, out: &mut Out<'_, Event>) {
        let Some((one, other)) = self.duellists(doing.bearer, who[0], who[1]) else { return };
        let strength = |id: ObjId| {
            let carries = self.in_play().any(|(weapon, obj)| {
                obj.place == Place::On(id)
                    && self.is_usable(weapon)
                    && self.is_target(doing.bearer, armed, weapon)
            });
            self.power(id) + if carries { by } else { 0 }
        };
        let (with, against) = (strength(one), strength(other));
        out.tell(Viewers::ALL, || Event::Duelled { one, with, other, against });
        match with.cmp(&against) {
            std::cmp::Ordering::Greater => self.put_out_of_play(other, out),
            std::cmp::Ordering::Less => self.put_out_of_play(one, out),
            std::cmp::Ordering::Equal => {}
        }
    }

    /// [`crate::rules::AWAY`]: whether a card that must move away may go there: on foot, to an adjacent site; a card
    /// in an open vehicle gets out first.
    pub(crate) fn can_go(&self, card: ObjId, to: ObjId) -> bool {
        let Some(Obj { place: Place::At(_) | Place::Aboard(..), .. }) = self.obj(card) else { return false };
        let from = self.location(card).filter(|_| self.is_present(card));
        from.is_some_and(|from| self.are_adjacent(from, to)) && !self.is_fixed(card) && !self.is_barred(card)
    }

    pub(crate) fn can_cull(&self, seat: Seat, at: ObjId, id: ObjId) -> bool {
        let character = |id| self.printed(id).is_some_and(|card| card.kind == crate::card::Kind::Character);
        self.obj(id).is_some_and(|obj| obj.owner == seat)
            && self.location(id) == Some(at)
            && self.is_active(id)
            && character(id)
    }

    /// A card that cannot move away is lost. Returns whether it was.
    pub(crate) fn run_away(&mut self, card: ObjId, out: &mut Out<'_, Event>) -> bool {
        if self.row.iter().any(|to| self.can_go(card, *to)) {
            return false;
        }
        self.stay_and_be_lost(card, out);
        true
    }

    pub(crate) fn stay_and_be_lost(&mut self, card: ObjId, out: &mut Out<'_, Event>) {
        self.frames.pop();
        self.lose_told(card, out);
    }

    pub(crate) fn run_cull(&mut self, seat: Seat, at: ObjId, left: u8) -> bool {
        if left > 0 && self.in_play().any(|(id, _)| self.can_cull(seat, at, id)) {
            return false;
        }
        self.frames.pop();
        true
    }

    /// The location a move ends at, if it ends at one.
    pub(crate) fn destination(way: Way) -> Option<ObjId> {
        match way {
            Way::Walk(to)
            | Way::Hyperspeed(to)
            | Way::Land(to)
            | Way::TakeOff(to)
            | Way::ShuttleDown(to)
            | Way::Inside(to)
            | Way::Passage(to) => Some(to),
            Way::Embark(..)
            | Way::Disembark
            | Way::ShuttleUp(..)
            | Way::Imprison
            | Way::Across(..)
            | Way::Board(..) => None,
        }
    }
}
