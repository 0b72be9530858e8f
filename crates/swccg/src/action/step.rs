//! The steps of actions and what each of them does.

use super::run::RunningAction;
use crate::action::frames::{ActionStage, DestinyStage, Frame, Moment};
use crate::cards::card::CardId;
use crate::cards::object::{MAX_OBJECTS, Marks, Obj, ObjId, Place};
use crate::cards::pile::{PileName, SeenBy, Slot};
use crate::choice::MoveKind;
use crate::event::Event;
use crate::language::{ActionStep, Filter, Num, StepTarget};
use crate::state::{Halved, State};
use contract::{EventSink, Seat, Viewers};

impl State {
    fn card_of(&self, running: &RunningAction, who: StepTarget) -> Option<ObjId> {
        match who {
            StepTarget::Me => running.bearer.obj,
            StepTarget::Target => running.target,
            StepTarget::Host => running.bearer.obj.and_then(|id| self.host_of(id)),
            StepTarget::Answered => self.frames.iter().rev().find_map(|frame| match frame {
                Frame::Window { moment: Moment::Leaving(id) | Moment::Hit(id, _), .. } => Some(*id),
                _ => None,
            }),
        }
    }

    pub(super) fn do_step(
        &mut self,
        running: RunningAction,
        step: &'static ActionStep,
        out: &mut EventSink<'_, Event>,
    ) {
        match step {
            ActionStep::Cancel => match running.target {
                Some(target) => self.cancel_on_table(target, out),
                None => self.cancel_answered(out),
            },
            ActionStep::Bar => self.bar_card(out),
            ActionStep::Destinies(num) => self.add_destinies(&running, num, out),
            ActionStep::Times(times) => {
                if let Some(battle) = &mut self.battle {
                    battle.times = battle.times.max(*times);
                }
                out.emit(Viewers::ALL, || Event::DamageTimes { times: *times });
            }
            ActionStep::Search(..) | ActionStep::Bring(_) | ActionStep::BringTo(..) => {
                let RunningAction { by, card, clause, step, .. } = running;
                out.emit(Viewers::ALL, || Event::Searched { by, card });
                self.frames.push(Frame::Search { by, card, clause, step });
            }
            ActionStep::Shuffle => self.frames.push(Frame::Shuffle { of: running.by }),
            ActionStep::Shoot { .. } => {
                let (RunningAction { by, card, clause, step, .. }, obj) = (running, running.bearer.obj);
                self.frames.push(Frame::Outside { by, card, obj, clause, step, fired: false });
            }
            ActionStep::Exclude => {
                if let Some(target) = running.target {
                    self.exclude(target, out);
                }
            }
            ActionStep::Lose(who) => {
                if let Some(id) = self.card_of(&running, *who) {
                    self.lose_with_event(id, out);
                }
            }
            ActionStep::LoseAll(filter) => self.lose_all(&running, filter, out),
            ActionStep::Used(who) => {
                if let Some(id) = self.card_of(&running, *who) {
                    self.put_in_used(id, out);
                }
            }
            ActionStep::Recover => self.recover(out),
            ActionStep::SetAside => {
                if let (Some(card), Some(under)) = (running.target, running.bearer.obj) {
                    self.set_aside(card, under, out);
                }
            }
            ActionStep::TakeBack => {
                while let Some(card) = running.bearer.obj.and_then(|under| self.set_aside_under(under)) {
                    self.take_back(card, out);
                }
            }
            ActionStep::Capture => self.capture_answered(&running, out),
            ActionStep::CaptureAboard => self.capture_aboard(&running, out),
            ActionStep::Steal => self.steal(&running, out),
            ActionStep::CancelDestiny | ActionStep::Redraw | ActionStep::ChangeDestiny(_) => {
                self.alter_destiny(step, out)
            }
            ActionStep::MoveAway => {
                if let Some(card) = running.target {
                    self.frames.push(Frame::Away { card });
                }
            }
            ActionStep::Choose(_) => self.frames.push(Frame::Aim { by: running.by }),
            ActionStep::Gather(_) => {
                if let Some(at) = running.target {
                    self.frames.push(Frame::Gather { by: running.by, at });
                }
            }
            ActionStep::Evacuate => {
                if let (Some(me), Some(target), Some(to)) =
                    (running.bearer.obj, running.target, running.second)
                {
                    // SW-ACN-07: a text does not move a barred card either.
                    for id in [me, target] {
                        if !self.is_barred(id) {
                            self.relocate(id, to, out);
                        }
                    }
                }
            }
            ActionStep::Relocate => self.relocate_gathered(&running, out),
            ActionStep::Pay(num) => {
                let cost = self.step_cost(&running, num);
                self.pay_or_stop(&running, cost, out);
            }
            // SW-MOV-14: whoever cannot pay is not asked.
            ActionStep::MayPay(num) => {
                let cost = self.step_cost(&running, num);
                if cost == 0 || cost > self.force(running.by) {
                    self.pay_or_stop(&running, cost, out);
                } else {
                    self.frames.push(Frame::Pay { by: running.by, cost: cost.clamp(0, 60) as u8 });
                }
            }
            ActionStep::Activate(n) => {
                for _ in 0..*n {
                    if let Some(slot) = self.sides[running.by].reserve.pop() {
                        self.sides[running.by].force.push(slot);
                    }
                }
                let (seat, amount, most) = (running.by, *n, *n);
                out.emit(Viewers::ALL, || Event::Activated { seat, amount, most });
            }
            ActionStep::Draw(n) => {
                for _ in 0..*n {
                    self.frames.push(Frame::Draw { seat: running.by, from: PileName::Reserve });
                }
            }
            ActionStep::Halve(filter) => self.halve(&running, filter, out),
            ActionStep::Cull => {
                if let Some(at) = running.bearer.at {
                    let left = running.drawn.unwrap_or(0).clamp(0, 60) as u8;
                    self.frames.push(Frame::Cull { seat: running.by.other(), at, left });
                }
            }
            ActionStep::Repair => {
                if let Some(obj) = running.target.and_then(|id| self.obj_mut(id)) {
                    obj.marks = obj.marks.without(Marks::ION.with(Marks::DEAD));
                }
            }
            ActionStep::LoseForce(whose, num) => self.lose_by_text(&running, *whose, num),
            ActionStep::Retrieve(num) => {
                let amount = self.step_cost(&running, num);
                self.retrieve(running.by, amount, out);
            }
            ActionStep::OutOfPlay(who) => {
                if let Some(id) = self.card_of(&running, *who) {
                    self.put_out_of_play(id, out);
                }
            }
            ActionStep::Grab => self.grab(&running, out),
            ActionStep::LoseRandom(n) => {
                let id = self.content.0.find(running.card);
                let bonus = id.and_then(|id| self.action_of(id, running.clause)).map_or(0, |act| act.bonus);
                let at = running.target.and_then(|target| self.location(target));
                if let Some(at) = at.filter(|_| running.drawn.unwrap_or(0) + bonus > i16::from(*n)) {
                    self.frames.push(Frame::Lot { seat: running.by.other(), at });
                }
            }
            ActionStep::NoDestiny => {
                let by = running.by;
                if let Some(battle) = &mut self.battle {
                    battle.voided[by] = true;
                }
                out.emit(Viewers::ALL, || Event::DestinyVoided { by });
            }
            ActionStep::Send => {
                if let (Some(target), Some(to)) = (running.target, running.second) {
                    self.relocate(target, to, out);
                }
            }
            ActionStep::LoseGathered => self.lose_gathered(running.drawn.unwrap_or(0), out),
            ActionStep::Worthless => {
                if let Some(target) = running.target {
                    self.mark(target, Marks::WORTHLESS);
                    out.emit(Viewers::ALL, || Event::Worthless { card: target });
                }
            }
            ActionStep::DestinyDuel { one, other, draws } => {
                if let Some((one, other)) = self.duelists(running.bearer, one, other) {
                    let (by, left) = (running.by, [*draws; 2]);
                    self.frames.push(Frame::Duel { by, one, other, left, totals: [0; 2] });
                }
            }
            ActionStep::Destiny(kind) => self.push_destiny(running.by, *kind),
            ActionStep::Duel { one, other, armed, by } => self.duel(&running, [one, other], armed, *by, out),
        }
    }

    /// Cancels the played card or 'react' below the window; nothing is left to respond to.
    fn cancel_answered(&mut self, out: &mut EventSink<'_, Event>) {
        let Some(window) = self.frames.len().checked_sub(2) else { return };
        if !matches!(self.frames[window], Frame::Window { moment: Moment::Played, .. }) {
            return;
        }
        self.frames.remove(window);
        let below = window.checked_sub(1).and_then(|below| self.frames.get_mut(below));
        let (owner, card) = match below {
            Some(Frame::Act { by, card, stage, .. }) => {
                *stage = ActionStage::Cancelled;
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
        out.emit(Viewers::ALL, || Event::Cancelled { owner, card });
    }

    fn cancel_on_table(&mut self, target: ObjId, out: &mut EventSink<'_, Event>) {
        if let Some((owner, card)) = self.obj(target).map(|obj| (obj.owner, self.content.0.name(obj.card))) {
            out.emit(Viewers::ALL, || Event::Cancelled { owner, card });
            self.lose_from_table(target, out);
        }
    }

    fn bar_card(&mut self, out: &mut EventSink<'_, Event>) {
        let window = self.frames.len().checked_sub(2).and_then(|below| self.frames.get(below));
        if let Some(Frame::Window { moment: Moment::Deployed(card), .. }) = window.copied() {
            self.mark(card, Marks::BARRED);
            // SW-ACN-07: what came to a battle as a 'react' does not fight in it.
            self.remove_from_battle(card);
            out.emit(Viewers::ALL, || Event::Barred { card });
        }
    }

    fn add_destinies(&mut self, running: &RunningAction, num: &Num, out: &mut EventSink<'_, Event>) {
        let more = self.amount(running.bearer, num, running.bearer).clamp(0, 9) as u8;
        let by = running.by;
        if let Some(battle) = &mut self.battle {
            battle.added[by] += more;
        }
        out.emit(Viewers::ALL, || Event::MoreDestinies { by, more });
    }

    /// A card is lost with everything on it, with an event for each card.
    pub(crate) fn lose_with_event(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        if let Some(obj) = self.obj(id).copied() {
            let (card, owner) = (self.content.0.name(obj.card), self.original_owner(obj.card));
            out.emit(Viewers::ALL, || Event::LostWith { card, owner });
            self.lose_from_table(id, out);
        }
    }

    fn lose_all(&mut self, running: &RunningAction, filter: &Filter, out: &mut EventSink<'_, Event>) {
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            if self.obj(id).is_some() && self.is_target(running.bearer, filter, id) {
                self.lose_with_event(id, out);
            }
        }
    }

    /// A card leaves the table for its owner's Used Pile, face up; what is on it is lost.
    pub(crate) fn put_in_used(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        let Some(obj) = self.obj(id).copied() else { return };
        self.lose_attached(id, out);
        self.free_slot(id);
        let (card, owner) = (self.content.0.name(obj.card), self.original_owner(obj.card));
        self.sides[owner].used.push(Slot { card: Some(obj.card), seen: SeenBy::ALL });
        out.emit(Viewers::ALL, || Event::PutInUsed { card, owner });
    }

    /// SW-ACN-12: the card that can be responded to as just lost, if it is still in a Lost Pile, and the owner of
    /// that pile.
    pub(super) fn just_lost(&self) -> Option<(CardId, Seat)> {
        let lost = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Window { moment: Moment::Lost(card, ..), .. } => Some(*card),
            _ => None,
        });
        let card = self.content.0.find(lost?)?;
        let home = self.original_owner(card);
        self.sides[home].lost.contains(&card).then_some((card, home))
    }

    /// The card just lost goes to its owner's Used Pile, face up.
    fn recover(&mut self, out: &mut EventSink<'_, Event>) {
        let Some((id, owner)) = self.just_lost() else { return };
        let lost = &mut self.sides[owner].lost;
        if let Some(place) = lost.iter().rposition(|other| *other == id) {
            lost.remove(place);
        }
        self.sides[owner].used.push(Slot { card: Some(id), seen: SeenBy::ALL });
        // The card is no longer lost: nobody else responds to its loss.
        let answered = |frame: &Frame| matches!(frame, Frame::Window { moment: Moment::Lost(..), .. });
        if let Some(window) = self.frames.iter().rposition(answered) {
            self.frames.remove(window);
            self.unmark_all(Marks::ANSWERED);
        }
        let card = self.content.0.name(id);
        out.emit(Viewers::ALL, || Event::PutInUsed { card, owner });
    }

    /// A card leaves the table for good; what is on it is lost (SW-ZON-01).
    fn put_out_of_play(&mut self, id: ObjId, out: &mut EventSink<'_, Event>) {
        let Some(obj) = self.obj(id).copied() else { return };
        self.lose_attached(id, out);
        self.free_slot(id);
        let (card, owner) = (self.content.0.name(obj.card), self.original_owner(obj.card));
        self.sides[owner].gone.push(obj.card);
        out.emit(Viewers::ALL, || Event::OutOfPlay { card, owner });
    }

    /// SW-STL-01: the target changes sides; a carried card is now carried by the thief.
    fn steal(&mut self, running: &RunningAction, out: &mut EventSink<'_, Event>) {
        let (by, Some(card)) = (running.by, running.target) else { return };
        let thief = running.second.or(running.bearer.obj);
        for escort in (0..MAX_OBJECTS as u8).map(ObjId) {
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
        out.emit(Viewers::ALL, || Event::Stolen { by, card });
    }

    /// SW-DST-03: a destiny just drawn is canceled, drawn again or changed.
    fn alter_destiny(&mut self, step: &ActionStep, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Destiny { by, stage, .. }) = self.responded_destiny() else { return };
        let (by, DestinyStage::Drawn(card, value)) = (*by, *stage) else { return };
        let closes = match step {
            ActionStep::ChangeDestiny(more) => {
                let value = (value + more).max(0);
                *stage = DestinyStage::Drawn(card, value);
                out.emit(Viewers::ALL, || Event::DestinyChanged { by, card, value });
                false
            }
            ActionStep::Redraw => {
                *stage = DestinyStage::Fresh;
                true
            }
            _ => {
                *stage = DestinyStage::Void(card);
                true
            }
        };
        if closes {
            out.emit(Viewers::ALL, || Event::DestinyCancelled { by, card });
            let window = self.frames.len() - 2;
            self.frames.remove(window);
            self.unmark_all(Marks::ANSWERED);
        }
    }

    /// A text moves a card to a location: this is no regular move, and the card leaves any battle elsewhere.
    pub(super) fn relocate(&mut self, card: ObjId, to: ObjId, out: &mut EventSink<'_, Event>) {
        if let Some(obj) = self.obj_mut(card) {
            obj.place = Place::At(to);
        }
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            if id == card || self.is_within(id, card) {
                let obj = &mut self.objs[id.index()];
                obj.marks = obj.marks.without(Marks::FIGHTS.with(Marks::TRANSIT));
            }
        }
        out.emit(Viewers::ALL, || Event::Relocated { card, to });
    }

    /// SW-BTL-13: a card no longer takes part in the battle, nor does anything aboard or on it.
    pub(crate) fn exclude(&mut self, card: ObjId, out: &mut EventSink<'_, Event>) {
        self.remove_from_battle(card);
        out.emit(Viewers::ALL, || Event::Excluded { card });
    }

    fn remove_from_battle(&mut self, card: ObjId) {
        for place in 0..MAX_OBJECTS as u8 {
            let id = ObjId(place);
            if id == card || self.is_within(id, card) {
                let obj = &mut self.objs[id.index()];
                obj.marks = obj.marks.without(Marks::FIGHTS);
            }
        }
    }

    /// SW-WPN-05, SW-ACN-10: a hit card that no longer takes part is about to be lost immediately. Returns whether
    /// there was one.
    pub(crate) fn settle_hit(&mut self, out: &mut EventSink<'_, Event>) -> bool {
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

    /// The gathered cards are lost if the destiny exceeds their number.
    fn lose_gathered(&mut self, drawn: i16, out: &mut EventSink<'_, Event>) {
        let gathered: Vec<ObjId> = (0..MAX_OBJECTS as u8)
            .map(ObjId)
            .filter(|id| self.obj(*id).is_some() && self.has_mark(*id, Marks::TRANSIT))
            .collect();
        self.unmark_all(Marks::TRANSIT);
        if drawn > gathered.len() as i16 {
            for id in gathered {
                self.lose_with_event(id, out);
            }
        }
    }

    fn relocate_gathered(&mut self, running: &RunningAction, out: &mut EventSink<'_, Event>) {
        let Some(to) = running.second else { return };
        for place in 0..MAX_OBJECTS as u8 {
            if self.has_mark(ObjId(place), Marks::TRANSIT) {
                self.relocate(ObjId(place), to, out);
            }
        }
    }

    pub(super) fn step_cost(&self, running: &RunningAction, num: &Num) -> i16 {
        let subject = running.target.and_then(|id| self.subject(id)).unwrap_or(running.bearer);
        self.amount(running.bearer, num, subject).max(0)
    }

    /// An action that cannot be paid for stops.
    fn pay_or_stop(&mut self, running: &RunningAction, cost: i16, out: &mut EventSink<'_, Event>) {
        let by = running.by;
        if cost > self.force(by) {
            self.stop_action(by, cost, out);
        } else if cost > 0 {
            self.pay(by, cost);
            out.emit(Viewers::ALL, || Event::Paid { by, cost });
        }
    }

    /// An action that is not paid for stops; an Interrupt is then lost.
    fn stop_action(&mut self, by: Seat, cost: i16, out: &mut EventSink<'_, Event>) {
        self.unmark_all(Marks::TRANSIT);
        self.set_stage(ActionStage::Cancelled);
        out.emit(Viewers::ALL, || Event::NotPaid { by, cost });
    }

    /// The answer to whether an action is paid for: the first is yes.
    pub(crate) fn pick_payment(&mut self, pick: u8, out: &mut EventSink<'_, Event>) {
        let Some(Frame::Pay { by, cost }) = self.frames.pop() else { return };
        let cost = i16::from(cost);
        if pick == 1 {
            self.pay(by, cost);
            out.emit(Viewers::ALL, || Event::Paid { by, cost });
        } else {
            self.stop_action(by, cost, out);
        }
    }

    fn halve(&mut self, running: &RunningAction, filter: &Filter, out: &mut EventSink<'_, Event>) {
        let seat = running.by;
        let down = self.in_play().any(|(id, _)| self.is_target(running.bearer, filter, id));
        self.halved[seat] = if down { Halved::Down } else { Halved::Up };
        out.emit(Viewers::ALL, || Event::Halved { seat, down });
    }

    /// SW-DUE-01: power is compared; the loser is placed out of play, and on a tie nobody is.
    fn duel(
        &mut self,
        running: &RunningAction,
        who: [&Filter; 2],
        armed: &Filter,
        by: i16,
        out: &mut EventSink<'_, Event>,
    ) {
        let Some((one, other)) = self.duelists(running.bearer, who[0], who[1]) else { return };
        let strength = |id: ObjId| {
            let carries = self.in_play().any(|(weapon, obj)| {
                obj.place == Place::On(id)
                    && self.is_usable(weapon)
                    && self.is_target(running.bearer, armed, weapon)
            });
            self.power(id) + if carries { by } else { 0 }
        };
        let (with, against) = (strength(one), strength(other));
        out.emit(Viewers::ALL, || Event::Duelled { one, with, other, against });
        match with.cmp(&against) {
            std::cmp::Ordering::Greater => self.put_out_of_play(other, out),
            std::cmp::Ordering::Less => self.put_out_of_play(one, out),
            std::cmp::Ordering::Equal => {}
        }
    }

    /// [`crate::rules::MOVE_AWAY`]: whether a card that must move away may go there: on foot, to an adjacent site; a card
    /// in an open vehicle gets out first.
    pub(crate) fn can_go(&self, card: ObjId, to: ObjId) -> bool {
        let Some(Obj { place: Place::At(_) | Place::Aboard(..), .. }) = self.obj(card) else { return false };
        let from = self.location(card).filter(|_| self.is_present(card));
        from.is_some_and(|from| self.are_adjacent(from, to)) && !self.is_fixed(card) && !self.is_barred(card)
    }

    pub(crate) fn can_cull(&self, seat: Seat, at: ObjId, id: ObjId) -> bool {
        let character =
            |id| self.printed(id).is_some_and(|card| card.kind == crate::cards::card::Kind::Character);
        self.obj(id).is_some_and(|obj| obj.owner == seat)
            && self.location(id) == Some(at)
            && self.is_active(id)
            && character(id)
    }

    /// A card that cannot move away is lost. Returns whether it was.
    pub(crate) fn run_away(&mut self, card: ObjId, out: &mut EventSink<'_, Event>) -> bool {
        if self.row.iter().any(|to| self.can_go(card, *to)) {
            return false;
        }
        self.lose_instead_of_moving(card, out);
        true
    }

    pub(crate) fn lose_instead_of_moving(&mut self, card: ObjId, out: &mut EventSink<'_, Event>) {
        self.frames.pop();
        self.lose_with_event(card, out);
    }

    pub(crate) fn run_cull(&mut self, seat: Seat, at: ObjId, left: u8) -> bool {
        if left > 0 && self.in_play().any(|(id, _)| self.can_cull(seat, at, id)) {
            return false;
        }
        self.frames.pop();
        true
    }

    /// The location a move ends at, if it ends at one.
    pub(crate) fn end_location(way: MoveKind) -> Option<ObjId> {
        match way {
            MoveKind::Walk(to)
            | MoveKind::Hyperspeed(to)
            | MoveKind::Land(to)
            | MoveKind::TakeOff(to)
            | MoveKind::ShuttleDown(to)
            | MoveKind::Inside(to)
            | MoveKind::Passage(to) => Some(to),
            MoveKind::Embark(..)
            | MoveKind::Disembark
            | MoveKind::ShuttleUp(..)
            | MoveKind::Imprison
            | MoveKind::Across(..)
            | MoveKind::Board(..) => None,
        }
    }
}
