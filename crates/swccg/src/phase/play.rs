//! Interrupts and responses: a stack of played cards, each with a window in which both players may respond.
//!
//! A player is asked only where an Interrupt of that side could be played, and only with cards in hand: both are facts
//! everybody can see, so that not being asked betrays nothing.

use crate::card::{CardId, CardName, InterruptKind, Kind};
use crate::choice::Choice;
use crate::event::Event;
use crate::frames::{Frame, Moment, Stage};
use crate::language::{Effect, Outcome, Play, Test, When};
use crate::modifiers::Subject;
use crate::object::{Marks, ObjId};
use crate::pile::{Seen, Slot};
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::state::State;
use table::{Out, Seat, Viewers};

impl State {
    /// The bearer of an Interrupt's text: nowhere, or at the battle being fought.
    fn player_of(&self, seat: Seat, card: CardId) -> Subject {
        Subject { card, owner: seat, obj: None, at: self.battle.map(|battle| battle.at) }
    }

    /// What is being responded to, if a window is open.
    fn moment(&self) -> Option<Moment> {
        match self.frames.last() {
            Some(Frame::Window { moment, .. }) => Some(*moment),
            Some(_) | None => None,
        }
    }

    /// The card in the frame below the open window.
    fn answered(&self) -> Option<CardName> {
        match self.frames.iter().rev().nth(1) {
            Some(Frame::Played { card, .. }) => Some(*card),
            Some(_) | None => None,
        }
    }

    fn play_of(&self, card: CardId, clause: u8) -> Option<&'static Play> {
        match &self.card(card).text.get(usize::from(clause))?.effect {
            Effect::Play(play) => Some(play),
            _ => None,
        }
    }

    /// Whether a card in hand may be played so; gives its cost.
    pub(crate) fn judge_play(
        &self,
        seat: Seat,
        card: CardName,
        clause: u8,
        target: Option<ObjId>,
    ) -> Result<i16, Refusal> {
        let id = self.content.0.find(card).filter(|id| self.sides[seat].has_in_hand(*id));
        let id = id.ok_or(Refusal::NotInHand { card })?;
        self.judge_action(seat, id, clause, target)
    }

    /// SW-ACN-02, SW-ACN-04: whether such a card could be played now, whoever holds it.
    fn judge_action(
        &self,
        seat: Seat,
        id: CardId,
        clause: u8,
        target: Option<ObjId>,
    ) -> Result<i16, Refusal> {
        let play = self.play_of(id, clause).ok_or(Refusal::rule(rules::INTERRUPT))?;
        let bearer = self.player_of(seat, id);
        let in_window = self.moment();
        let fights = self.battle.is_some() && self.frames.is_empty();
        match (&play.when, in_window, target) {
            (When::Played(title), Some(Moment::Played), None) => {
                let played = self.answered().and_then(|card| self.content.0.card_named(card));
                let right =
                    played.is_some_and(|card| title.as_ref().is_none_or(|title| card.title == *title));
                need(right, rules::RESPONSES)?;
            }
            (When::Deployed(filter), Some(Moment::Deployed(deployed)), None) => {
                let right = self.subject(deployed).is_some_and(|card| self.passes(bearer, filter, card));
                need(right, rules::RESPONSES)?;
            }
            (When::AnyTime(filter), None, Some(target)) if self.frames.is_empty() => {
                let right = self.subject(target).is_some_and(|card| self.passes(bearer, filter, card));
                need(right, rules::TARGET)?;
            }
            (When::InBattle, None, None) if fights => {}
            (When::Played(_) | When::Deployed(_), _, _) => return Err(Refusal::rule(rules::RESPONSES)),
            (When::AnyTime(_), _, _) => return Err(Refusal::rule(rules::TARGET)),
            (When::InBattle, _, _) => return Err(Refusal::rule(rules::IN_BATTLE)),
        }
        need(self.holds(bearer, clause), rules::TARGET)?;
        // A destiny needs a card to draw.
        need(play.test == Test::Sure || !self.sides[seat].reserve.is_empty(), rules::TARGET)?;
        self.affordable(seat, self.amount(bearer, &play.cost, bearer).max(0))
    }

    /// Every legal play of these cards.
    fn plays(
        &self,
        seat: Seat,
        cards: impl Iterator<Item = CardId>,
        mut each: impl FnMut(CardId, u8, Option<ObjId>),
    ) {
        for id in cards {
            for clause in 0..self.card(id).text.len() as u8 {
                match self.play_of(id, clause).map(|play| &play.when) {
                    Some(When::AnyTime(_)) => {
                        let targets = self.in_play().map(|(target, _)| Some(target));
                        let legal =
                            targets.filter(|target| self.judge_action(seat, id, clause, *target).is_ok());
                        legal.for_each(|target| each(id, clause, target));
                    }
                    Some(When::Played(_) | When::Deployed(_) | When::InBattle)
                        if self.judge_action(seat, id, clause, None).is_ok() =>
                    {
                        each(id, clause, None);
                    }
                    Some(When::Played(_) | When::Deployed(_) | When::InBattle) | None => {}
                }
            }
        }
    }

    pub(crate) fn offer_plays(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.searches(seat, |card, clause| out.push(Choice::Search { card, clause }));
        let own = self.hand_kinds(seat).filter(|id| matches!(self.card(*id).kind, Kind::Interrupt(_)));
        self.plays(seat, own, |id, clause, target| {
            out.push(Choice::Play { card: self.content.0.name(id), clause, target });
        });
    }

    /// Whether a player might, for all that everybody can see, play an Interrupt now.
    pub(crate) fn might_play(&self, seat: Seat) -> bool {
        let mut might = false;
        if !self.sides[seat].hand.is_empty() {
            let all = self.content.0.interrupts(self.side(seat)).iter().copied();
            self.plays(seat, all, |_, _, _| might = true);
        }
        might
    }

    /// SW-ACN-02: the opponent of whoever acted responds first.
    pub(crate) fn open_window(&mut self, moment: Moment, asked: Seat) {
        if self.frames.len() + 4 < crate::frames::ROOM {
            self.frames.push(Frame::Window { moment, asked, passes: 0 });
        }
    }

    /// Asks whoever might respond; closes after two passes.
    pub(crate) fn run_window(&mut self, asked: Seat, passes: u8) -> bool {
        if passes >= 2 {
            self.frames.pop();
            return true;
        }
        if self.might_play(asked) {
            return false;
        }
        self.pass_window();
        true
    }

    pub(crate) fn pass_window(&mut self) {
        if let Some(Frame::Window { asked, passes, .. }) = self.frames.last_mut() {
            *passes += 1;
            *asked = asked.other();
        }
    }

    pub(crate) fn play_interrupt(
        &mut self,
        by: Seat,
        card: CardName,
        clause: u8,
        target: Option<ObjId>,
        out: &mut Out<'_, Event>,
    ) {
        let cost = self.judge_play(by, card, clause, target).unwrap_or(0);
        if self.show_from_hand(by, card, out).is_none() {
            return;
        }
        self.pay(by, cost);
        match self.frames.last_mut() {
            // A response: the window it answers begins anew.
            Some(Frame::Window { asked, passes, .. }) => (*asked, *passes) = (by.other(), 0),
            Some(_) => {}
            None if self.battle.is_some() => self.acted_in_battle(by),
            None => {}
        }
        out.tell(Viewers::ALL, || Event::Played { by, card, target, cost });
        self.frames.push(Frame::Played { by, card, clause, target, stage: Stage::Fresh });
        self.open_window(Moment::Played, by.other());
    }

    /// The windows are closed: the card is tested, does what it does, and leaves.
    pub(crate) fn run_played(
        &mut self,
        by: Seat,
        card: CardName,
        clause: u8,
        target: Option<ObjId>,
        stage: Stage,
        out: &mut Out<'_, Event>,
    ) {
        let play = self.content.0.find(card).and_then(|id| self.play_of(id, clause));
        let works = match (stage, play.map(|play| play.test)) {
            (Stage::Fresh, Some(Test::BelowAbility)) => {
                self.frames.push(Frame::TestDestiny { by });
                return;
            }
            (Stage::Fresh, Some(Test::Sure)) => true,
            (Stage::Drawn(drawn), _) => {
                let (ability, rule) = (self.highest_ability(by), rules::BELOW_ABILITY);
                out.tell(Viewers::ALL, || Event::Tested { by, card, drawn, ability, rule });
                drawn.is_some_and(|drawn| drawn < ability)
            }
            (Stage::Cancelled, _) | (Stage::Fresh, None) => false,
        };
        self.frames.pop();
        self.put_away(by, card, stage == Stage::Cancelled);
        if let Some(play) = play.filter(|_| works) {
            self.do_play(by, card, play, target, out);
        }
    }

    /// SW-ACN-03: to the Used or Lost Pile; a cancelled card to the Lost Pile whatever its kind.
    fn put_away(&mut self, by: Seat, card: CardName, cancelled: bool) {
        let Some(id) = self.content.0.find(card) else { return };
        let used = self.card(id).kind == Kind::Interrupt(InterruptKind::Used);
        if used && !cancelled {
            self.sides[by].used.push(Slot { card: Some(id), seen: Seen::ALL });
        } else {
            self.sides[by].lost.push(id);
        }
    }

    fn do_play(
        &mut self,
        by: Seat,
        card: CardName,
        play: &Play,
        target: Option<ObjId>,
        out: &mut Out<'_, Event>,
    ) {
        match &play.result {
            Outcome::Cancel => match target {
                Some(target) => self.cancel_on_table(target, out),
                None => self.cancel_played(out),
            },
            Outcome::Bar => {
                if let Some(Moment::Deployed(id)) = self.moment() {
                    self.mark(id, Marks::BARRED);
                    out.tell(Viewers::ALL, || Event::Barred { card: id });
                }
            }
            Outcome::Destinies(num) => {
                let Some(id) = self.content.0.find(card) else { return };
                let bearer = self.player_of(by, id);
                let more = self.amount(bearer, num, bearer).clamp(0, 9) as u8;
                if let Some(battle) = &mut self.battle {
                    battle.added[by] += more;
                }
                out.tell(Viewers::ALL, || Event::MoreDestinies { by, more });
            }
        }
    }

    fn cancel_on_table(&mut self, target: ObjId, out: &mut Out<'_, Event>) {
        if let Some((owner, card)) = self.obj(target).map(|obj| (obj.owner, self.content.0.name(obj.card))) {
            out.tell(Viewers::ALL, || Event::Cancelled { owner, card });
            self.lose_from_table(target, out);
        }
    }

    /// The played card below the window is cancelled; nothing is left to respond to.
    fn cancel_played(&mut self, out: &mut Out<'_, Event>) {
        if !matches!(self.frames.last(), Some(Frame::Window { moment: Moment::Played, .. })) {
            return;
        }
        self.frames.pop();
        if let Some(Frame::Played { by, card, stage, .. }) = self.frames.last_mut() {
            *stage = Stage::Cancelled;
            let (owner, card) = (*by, *card);
            out.tell(Viewers::ALL, || Event::Cancelled { owner, card });
        }
    }

    /// The destiny a played card needs.
    pub(crate) fn draw_test(&mut self, by: Seat, out: &mut Out<'_, Event>) {
        self.frames.pop();
        let drawn = self.turn_destiny(by, out).map(|(_, value)| value);
        if let Some(Frame::Played { stage, .. }) = self.frames.last_mut() {
            *stage = Stage::Drawn(drawn);
        }
    }

    /// The ability of a player's character on the table that has most.
    fn highest_ability(&self, seat: Seat) -> i16 {
        let own = self
            .in_play()
            .filter(|(_, obj)| obj.owner == seat && self.card(obj.card).kind == Kind::Character);
        own.map(|(id, _)| self.ability(id)).max().unwrap_or(0)
    }
}
