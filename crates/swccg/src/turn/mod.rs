//! The phases of a turn, one file per phase; this file advances from one question to the next.

mod activate;
pub(crate) mod begin;
mod control;
mod deploy_check;
mod deploy_run;
mod draw;
mod move_check;
mod move_run;
mod start;
mod transfer;
mod transit;

use crate::action::frames::{DestinyStage, Frame, Moment};
use crate::battle::Segment;
use crate::cards::object::{Marks, ObjId};
use crate::choice::Question;
use crate::content::text_flags;
use crate::event::Event;
use crate::state::{Phase, State};
use contract::{BySeat, EventSink, Seat, Seats, Viewers};

impl State {
    /// The current question.
    #[must_use]
    pub fn question(&self) -> Question {
        if self.phase == Phase::Over {
            return Question::Over;
        }
        if let Some((seat, ..)) = self.undetermined_card() {
            return Question::Card(seat);
        }
        if let Some((seat, _)) = self.lots() {
            return Question::Prey(seat);
        }
        let owner = |id: ObjId| self.obj(id).map_or(self.active, |obj| obj.owner);
        match self.frames.last() {
            Some(Frame::Lose { seat, left }) => Question::Lose(*seat, *left),
            Some(Frame::Transit { .. }) => Question::Gather(self.active),
            Some(Frame::Gather { by, .. }) => Question::Gather(*by),
            Some(Frame::Search { by, .. }) => Question::Search(*by),
            Some(Frame::Bring { by, .. }) => Question::Deploy(*by),
            Some(Frame::Verify { by, .. }) => Question::Verify(by.other()),
            Some(Frame::Aim { by }) => Question::Aim(*by),
            Some(Frame::AimOf { card }) => Question::Aim(owner(*card)),
            Some(Frame::Mode { card, of }) => Question::Pick(owner(*card), *of),
            Some(Frame::Pay { by, .. }) => Question::Pick(*by, 2),
            Some(Frame::Raise { weapon, most }) => Question::Pick(owner(*weapon), most + 1),
            Some(Frame::Away { card }) => Question::Away(owner(*card)),
            Some(Frame::Cull { seat, left, .. }) => Question::Cull(*seat, *left),
            Some(Frame::Again { weapon }) => Question::Again(owner(*weapon)),
            Some(Frame::Hunt { creature, .. }) => Question::Pick(owner(*creature), 2),
            Some(Frame::Attack { by, .. }) => Question::Attack(*by),
            Some(Frame::Outside { by, .. }) => Question::Outside(*by),
            Some(Frame::Destiny { by, stage: DestinyStage::Two(_), .. }) => Question::Pick(*by, 2),
            Some(Frame::Window { asked, .. }) => Question::Respond(*asked),
            // These turn over a card or continue on their own: either chance is asked, or they are already done.
            Some(Frame::Shuffle { of: seat } | Frame::Draw { seat, .. } | Frame::Flip { seat, .. }) => {
                Question::Card(*seat)
            }
            Some(
                Frame::Destiny { by, .. }
                | Frame::Act { by, .. }
                | Frame::React { by, .. }
                | Frame::Duel { by, .. }
                | Frame::Lot { seat: by, .. }
                | Frame::Drain { by, .. },
            ) => Question::Card(*by),
            Some(
                Frame::Shot { .. }
                | Frame::DeployTest { .. }
                | Frame::Leaving { .. }
                | Frame::Lost { .. }
                | Frame::Passing { .. },
            ) => Question::Card(self.active),
            None => self.phase_question(),
        }
    }

    fn phase_question(&self) -> Question {
        if let Some(battle) = &self.battle {
            return match battle.segment {
                Segment::Weapons => Question::Weapons(battle.turn),
                Segment::Power => Question::Destiny(battle.turn),
                Segment::Damage | Segment::End => Question::Damage(battle.turn),
            };
        }
        match self.phase {
            Phase::Start => {
                let open = [Seat::A, Seat::B].into_iter().filter(|seat| self.start[*seat].is_none());
                Question::Start(open.collect::<Seats>())
            }
            Phase::Activate => Question::Activate(self.active, self.max_activated()),
            Phase::Control => Question::Control(self.asked),
            Phase::Deploy => Question::Deploy(self.asked),
            Phase::Battle => Question::Battle(self.asked),
            Phase::Move => Question::Move(self.asked),
            Phase::Draw => Question::Draw(self.asked),
            Phase::Over => Question::Over,
        }
    }

    /// Advances until a player or chance must answer.
    pub(crate) fn run(&mut self, out: &mut EventSink<'_, Event>) {
        loop {
            if self.phase == Phase::Over
                || self.is_lost()
                || self.undetermined_card().is_some()
                || self.lots().is_some()
            {
                return;
            }
            let rests = matches!(self.frames.last(), None | Some(Frame::Window { .. }));
            if rests
                && (self.settle_hit(out)
                    || self.settle_captives(out)
                    || self.settle_vehicle_sites(out)
                    || self.run_arrivals(out)
                    || self.run_automatic(out)
                    || self.run_due_text(out))
            {
                continue;
            }
            let goes_on = match self.frames.last().copied() {
                Some(frame) => self.run_frame(frame, out),
                None if self.battle.is_some() => self.run_battle(out),
                None => self.run_phase(out),
            };
            if !goes_on {
                return;
            }
        }
    }

    /// SW-END-01: ends the match when somebody's Life Force is gone.
    fn is_lost(&mut self) -> bool {
        let lost = self.phase != Phase::Start && [Seat::A, Seat::B].iter().any(|seat| self.life(*seat) == 0);
        if lost {
            self.end();
        }
        lost
    }

    fn end(&mut self) {
        self.phase = Phase::Over;
        self.frames.clear();
        (self.battle, self.shot) = (None, None);
        self.unmark_all(Marks::OF_BATTLE.with(Marks::TRANSIT));
    }

    /// A player's Life Force.
    #[must_use]
    pub fn life(&self, seat: Seat) -> usize {
        self.sides[seat].life()
    }

    /// Runs a frame. Returns false if it waits for an answer.
    fn run_frame(&mut self, frame: Frame, out: &mut EventSink<'_, Event>) -> bool {
        match frame {
            Frame::Draw { seat, from } => self.draw_card(seat, from, out),
            Frame::Flip { seat, from } => self.flip(seat, from, out),
            Frame::Lose { seat, left } => {
                let nothing = self.life(seat) == 0 && self.sides[seat].hand.is_empty();
                if left > 0 && !nothing {
                    return false;
                }
                self.frames.pop();
            }
            Frame::Destiny { by, kind, stage } => return self.run_destiny(by, kind, stage, out),
            Frame::Shot { weapon, target, left, total } => self.run_shot(weapon, target, left, total, out),
            Frame::Transit { .. } | Frame::Gather { .. } | Frame::Verify { .. } => return false,
            Frame::Aim { .. } | Frame::AimOf { .. } | Frame::Mode { .. } => return false,
            Frame::Pay { .. } | Frame::Raise { .. } => return false,
            Frame::Lot { seat, at } => self.run_lot(seat, at, out),
            Frame::Duel { by, one, other, left, totals } => {
                self.run_duel(by, [one, other], left, totals, out);
            }
            Frame::Search { by, .. } => return self.search_pile(by, out),
            Frame::Bring { .. } => return false,
            Frame::Shuffle { of } => self.shuffle(of, out),
            Frame::Act { .. } => self.run_action(out),
            Frame::DeployTest { card, drawn } => self.run_deploy_test(card, drawn, out),
            Frame::Away { card } => return self.run_away(card, out),
            Frame::Cull { seat, at, left } => return self.run_cull(seat, at, left),
            Frame::React { by, what, cancelled } => self.run_react(by, what, cancelled, out),
            Frame::Drain { by, at, full } => self.run_drain(by, at, full, out),
            Frame::Again { weapon } => return self.run_again(weapon),
            Frame::Leaving { card } => self.run_leaving(card, out),
            Frame::Lost { card, owner, at } => {
                self.frames.pop();
                self.open_window(Moment::Lost(card, owner, at), owner.other());
            }
            Frame::Passing { card, to } => self.run_passing(card, to, out),
            Frame::Hunt { creature, whose } => return self.run_hunt(creature, whose, out),
            Frame::Attack { .. } => return self.run_attack(out),
            Frame::Outside { fired, .. } => return self.run_outside(fired),
            Frame::Window { moment, asked, passes } => return self.run_window(moment, asked, passes, out),
        }
        true
    }

    /// Skips phases, and players within them, where everybody can see that there is nothing to do (SW-ACN-01).
    fn run_phase(&mut self, out: &mut EventSink<'_, Event>) -> bool {
        let idle = match self.phase {
            Phase::Start => {
                if self.start.iter().any(Option::is_none) {
                    return false;
                }
                self.reveal_starts(out);
                return true;
            }
            Phase::Activate => self.max_activated() == 0,
            Phase::Control => !self.can_drain_anywhere() && !self.can_pass_anything(),
            Phase::Deploy => {
                !self.can_transfer_anything() && !self.can_change_seats() && !self.might_deploy(out)
            }
            Phase::Battle => {
                if self.run_creatures() {
                    return true;
                }
                !self.can_battle_anywhere() && self.attacks(self.active).next().is_none()
            }
            Phase::Move => !self.can_move_anything(),
            Phase::Draw => self.sides[self.active].force.is_empty(),
            Phase::Over => return false,
        };
        let idle = (idle || self.asked != self.active) && !self.is_asked(self.asked, out);
        if !idle {
            return false;
        }
        if self.asked == self.active || self.passed {
            self.pass_phase(out);
        } else {
            self.asked = self.active;
        }
        true
    }

    /// SW-ACN-01: two consecutive passes end a phase.
    pub(crate) fn pass_phase(&mut self, out: &mut EventSink<'_, Event>) {
        if self.passed {
            self.next_phase(out);
        } else {
            self.passed = true;
            self.asked = self.asked.other();
        }
    }

    /// After an action of one player the other may act.
    pub(crate) fn acted(&mut self, seat: Seat) {
        self.passed = false;
        self.asked = seat.other();
    }

    /// SW-PHA-01: the next phase, or the next turn.
    pub(crate) fn next_phase(&mut self, out: &mut EventSink<'_, Event>) {
        self.unmark_all(Marks::SEATED);
        (self.asked, self.passed) = (self.active, false);
        self.phase = match self.phase {
            Phase::Start => Phase::Activate,
            Phase::Activate => Phase::Control,
            Phase::Control => Phase::Deploy,
            Phase::Deploy => Phase::Battle,
            Phase::Battle => Phase::Move,
            Phase::Move => Phase::Draw,
            Phase::Draw => {
                self.end_turn(out);
                return;
            }
            Phase::Over => Phase::Over,
        };
        self.begin_texts(text_flags::PHASE_BEGINS);
    }

    /// SW-FRC-03: both Used Piles go under their Reserve Decks.
    fn end_turn(&mut self, out: &mut EventSink<'_, Event>) {
        for side in self.sides.iter_mut() {
            side.recirculate();
        }
        out.emit(Viewers::ALL, || Event::Recirculated);
        self.failed.clear();
        self.halved = BySeat::default();
        for obj in &mut self.objs {
            obj.marks = obj.marks.both(Marks::LASTING);
        }
        if self.turn >= self.limit {
            self.end();
            return;
        }
        self.active = self.active.other();
        self.begin_turn(self.turn + 1, out);
    }

    pub(crate) fn begin_turn(&mut self, turn: u8, out: &mut EventSink<'_, Event>) {
        self.turn = turn;
        self.phase = Phase::Activate;
        (self.asked, self.passed) = (self.active, false);
        let seat = self.active;
        out.emit(Viewers::ALL, || Event::TurnBegan { seat, turn });
        self.begin_texts(text_flags::TURN_BEGINS);
    }
}
