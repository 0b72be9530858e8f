//! The contract: what the rest of the program may ask of a match.
//!
//! Offers are candidates that `check` lets pass: the judges of the phases are the only law.

use crate::belief::Belief;
use crate::choice::{Choice, Is, Question, Way};
use crate::content::Content;
use crate::event::Event;
use crate::frames::{Frame, Reaction};
use crate::object::ObjId;
use crate::refusal::{Refusal, need};
use crate::rules;
use crate::setup::{Fault, Setup};
use crate::state::{Phase, State};
use crate::view::View;
use table::{Draws, Ending, Game, Never, OffersOf, Out, Seat, Seats, Turn, Viewer};

impl State {
    /// SW-END-01, SW-END-02: whoever has Life Force left; at the turn limit, whoever has more.
    fn ending(&self) -> Ending {
        let lives = [Seat::A, Seat::B].map(|seat| self.life(seat));
        let rule = if lives.contains(&0) { rules::LOSING } else { rules::TURN_LIMIT };
        let winners = match lives[0].cmp(&lives[1]) {
            std::cmp::Ordering::Greater => Seats::one(Seat::A),
            std::cmp::Ordering::Less => Seats::one(Seat::B),
            std::cmp::Ordering::Equal => Seats::NONE,
        };
        Ending { winners, rule }
    }

    fn judge(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let question = self.question();
        if !question.asked().has(seat) {
            return Err(Refusal::NotAsked);
        }
        // In the opponent's turn one may respond, play Interrupts and use texts; a card may name such a phase itself.
        let guest = seat != self.active && self.frames.is_empty() && self.battle.is_none();
        let timed = |card| self.content.0.find(card).and_then(|id| self.own_phase(id)) == Some(self.phase);
        let open = match choice {
            Choice::Pass | Choice::Play { .. } | Choice::Use { .. } | Choice::Start(_) => true,
            Choice::Deploy { card, .. } => timed(card),
            _ => false,
        };
        if guest && !open {
            return Err(Refusal::rule(rules::IN_TURNS));
        }
        match (question, choice) {
            (Question::Start(_), Choice::Start(card)) => self.judge_start(seat, card),
            (Question::Activate(..), Choice::Activate(amount)) => self.judge_activate(amount),
            (
                Question::Control(_)
                | Question::Deploy(_)
                | Question::Battle(_)
                | Question::Weapons(_)
                | Question::Destiny(_)
                | Question::Move(_)
                | Question::Draw(_)
                | Question::Respond(_),
                Choice::Pass,
            )
            | (Question::Destiny(_), Choice::Destiny)
            | (Question::Attack(_), Choice::Pass) => Ok(()),
            (Question::Draw(_), Choice::Draw) => need(!self.sides[seat].force.is_empty(), rules::DRAW),
            (Question::Control(_), Choice::Drain(at)) => self.judge_drain(seat, at),
            (Question::Control(_), Choice::DrainLess(at)) => self.judge_lesser_drain(seat, at),
            (
                Question::Control(_)
                | Question::Deploy(_)
                | Question::Battle(_)
                | Question::Move(_)
                | Question::Draw(_),
                Choice::Deploy { card, to },
            ) => self.judge_deploy(seat, card, to).map(drop),
            (Question::Respond(_), Choice::Deploy { card, to }) => {
                self.judge_react_deploy(seat, card, to).map(drop)
            }
            (Question::Respond(_), Choice::Move { card, way }) => {
                self.judge_react_move(seat, card, way).map(drop)
            }
            (Question::Control(_), Choice::Move { card, way: Way::Passage(to) }) => {
                self.judge_move(seat, card, Way::Passage(to)).map(drop)
            }
            (Question::Deploy(_), Choice::DeployWith { ship, pilot, at }) => {
                self.judge_deploy_with(seat, ship, pilot, at).map(drop)
            }
            (Question::Deploy(_), Choice::Transfer { card, to }) => {
                self.judge_transfer(seat, card, to).map(drop)
            }
            (Question::Battle(_), Choice::Battle(at)) => self.judge_battle(seat, at).map(drop),
            (Question::Battle(_), Choice::Attack(creature)) => self.judge_attack(seat, creature),
            (Question::Respond(_), Choice::DeployWith { ship, pilot, at }) => {
                self.judge_react_with(seat, ship, pilot, at).map(drop)
            }
            (Question::Attack(_) | Question::Outside(_), Choice::Fire { weapon, target }) => {
                self.judge_fire(seat, weapon, target).map(drop)
            }
            (Question::Weapons(_) | Question::Again(_), Choice::Fire { weapon, target }) => {
                need(!matches!(question, Question::Again(_)) || self.fires_again(weapon), rules::AGAIN)?;
                self.judge_fire(seat, weapon, target).map(drop)
            }
            (Question::Damage(_), Choice::Forfeit(id)) => self.judge_forfeit(seat, id),
            (Question::Damage(_), Choice::Lose(from)) => self.judge_battle_loss(seat, from),
            (Question::Lose(..), Choice::Lose(from)) => self.judge_loss(seat, from),
            (Question::Move(_), Choice::Move { card, way }) => self.judge_move(seat, card, way).map(drop),
            (Question::Move(_), Choice::Transit { from, to }) => self.judge_transit(seat, from, to).map(drop),
            (Question::Gather(_), _) => self.judge_gathering(seat, choice),
            (
                Question::Control(_)
                | Question::Deploy(_)
                | Question::Battle(_)
                | Question::Weapons(_)
                | Question::Move(_)
                | Question::Draw(_)
                | Question::Respond(_),
                Choice::Play { card, clause, target },
            ) => self.judge_play(seat, card, clause, target).map(drop),
            (
                Question::Control(_)
                | Question::Deploy(_)
                | Question::Battle(_)
                | Question::Weapons(_)
                | Question::Move(_)
                | Question::Draw(_)
                | Question::Respond(_),
                Choice::Use { card, clause, target },
            ) => self.judge_use(seat, card, clause, target).map(drop),
            (Question::Aim(_) | Question::Away(_) | Question::Cull(..), Choice::Aim(id)) => {
                self.judge_aim(seat, id)
            }
            (Question::Pick(_, of), Choice::Pick(pick)) => need((1..=of).contains(&pick), rules::MODES),
            (Question::Again(_) | Question::Away(_), Choice::Pass) => Ok(()),
            (Question::Search(_), Choice::Take(card)) => self.judge_take(seat, card),
            (Question::Search(_) | Question::Verify(_), Choice::Pass)
            | (Question::Verify(_), Choice::Verify) => Ok(()),
            // Every other pair is an answer to a question that is not open.
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn fires_again(&self, weapon: ObjId) -> bool {
        matches!(self.frames.last(), Some(Frame::Again { weapon: other }) if *other == weapon)
    }

    fn offer(&self, seat: Seat, ones: &mut Vec<Choice>) {
        let question = self.question();
        if !question.asked().has(seat) {
            return;
        }
        match question {
            Question::Control(_)
            | Question::Deploy(_)
            | Question::Battle(_)
            | Question::Move(_)
            | Question::Draw(_)
                if seat != self.active =>
            {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
            }
            Question::Respond(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
            }
            Question::Aim(_) | Question::Cull(..) => self.offer_aims(seat, ones),
            Question::Away(_) => {
                ones.push(Choice::Pass);
                self.offer_aims(seat, ones);
            }
            Question::Pick(_, of) => ones.extend((1..=of).map(Choice::Pick)),
            Question::Again(_) => {
                if let Some(Frame::Again { weapon }) = self.frames.last() {
                    self.offer_again(seat, *weapon, ones);
                }
            }
            Question::Search(_) => self.offer_found(seat, ones),
            Question::Verify(_) => ones.extend([Choice::Pass, Choice::Verify]),
            Question::Start(_) => ones.extend(self.starts(seat).map(Choice::Start)),
            Question::Activate(_, most) => ones.extend((0..=most).map(Choice::Activate)),
            Question::Control(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                let at = self.row.iter().filter(|at| self.judge_drain(seat, **at).is_ok());
                ones.extend(at.map(|at| Choice::Drain(*at)));
                let less = self.row.iter().filter(|at| self.judge_lesser_drain(seat, **at).is_ok());
                ones.extend(less.map(|at| Choice::DrainLess(*at)));
                self.passages(seat, |card, way| ones.push(Choice::Move { card, way }));
            }
            Question::Deploy(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                self.offer_deploys(seat, ones);
            }
            Question::Battle(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                let at = self.row.iter().filter(|at| self.judge_battle(seat, **at).is_ok());
                ones.extend(at.map(|at| Choice::Battle(*at)));
                ones.extend(self.attacks(seat).map(Choice::Attack));
            }
            Question::Weapons(_) => self.offer_shots(seat, ones),
            Question::Attack(_) => self.offer_attack(seat, ones),
            Question::Outside(_) => self.offer_outside(ones),
            Question::Destiny(_) => ones.extend([Choice::Pass, Choice::Destiny]),
            Question::Damage(_) => self.offer_losses(seat, ones),
            Question::Lose(..) => ones.extend(self.losses(seat).map(Choice::Lose)),
            Question::Move(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                self.offer_moves(seat, ones);
            }
            Question::Gather(_) => self.offer_gathering(seat, ones),
            Question::Draw(_) => {
                ones.push(Choice::Pass);
                self.offer_plays(seat, ones);
                if !self.sides[seat].force.is_empty() {
                    ones.push(Choice::Draw);
                }
            }
            Question::Card(_) | Question::Prey(_) | Question::Over => {}
        }
    }

    fn pass(&mut self, seat: Seat, out: &mut Out<'_, Event>) {
        match self.question() {
            Question::Weapons(_) => self.pass_weapons(),
            Question::Attack(_) => self.end_attack_weapons(),
            Question::Destiny(_) => self.decline_destiny(seat),
            Question::Gather(_) => self.go(seat, out),
            Question::Respond(_) => self.pass_window(),
            Question::Search(_) => self.fail_search(out),
            Question::Verify(_) | Question::Again(_) => {
                self.frames.pop();
            }
            Question::Away(_) => {
                if let Some(Frame::Away { card }) = self.frames.last().copied() {
                    self.stay_and_be_lost(card, out);
                }
            }
            Question::Aim(_)
            | Question::Pick(..)
            | Question::Cull(..)
            | Question::Start(_)
            | Question::Activate(..)
            | Question::Control(_)
            | Question::Deploy(_)
            | Question::Battle(_)
            | Question::Damage(_)
            | Question::Lose(..)
            | Question::Move(_)
            | Question::Draw(_)
            | Question::Outside(_)
            | Question::Prey(_)
            | Question::Card(_)
            | Question::Over => self.pass_phase(out),
        }
    }
}

impl Game for State {
    const ID: &'static str = "swccg";
    const RULES: u32 = 1;

    type Content = Content;
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Area = Never;
    type Chance = Is;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Fault>> {
        crate::begin::begin(content, setup)
    }

    fn position(&self) -> Option<Setup> {
        self.written()
    }

    /// In a turn each card of both decks is deployed, moved, seated, fired, drawn, lost and turned at most a few
    /// times, and each location has one drain and one battle.
    fn bound(setup: &Setup) -> u32 {
        const TURN: u32 = 120 * 40;
        100 + u32::from(setup.turns) * TURN
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        self.count()
    }

    fn turn(&self) -> Turn {
        let question = self.question();
        match question {
            Question::Over => Turn::Over(self.ending()),
            Question::Card(_) | Question::Prey(_) => Turn::Chance,
            _ => Turn::Decide(question.asked()),
        }
    }

    fn offers(&self, seat: Seat, out: &mut OffersOf<Self>) {
        let begin = out.ones.len();
        self.offer(seat, &mut out.ones);
        out.ones[begin..].sort_unstable();
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        self.judge(seat, *choice)
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut Out<'_, Event>) {
        if self.frames.is_empty()
            && self.battle.is_none()
            && !matches!(choice, Choice::Pass | Choice::Start(_))
        {
            self.acted(seat);
        }
        match choice {
            Choice::Pass => self.pass(seat, out),
            Choice::Use { card, clause, target } => self.use_text(seat, card, clause, target, out),
            Choice::Aim(id) => self.aim(id, out),
            Choice::Pick(pick) => match self.frames.last() {
                Some(Frame::Mode { .. }) => self.pick_mode(pick, out),
                Some(Frame::Hunt { .. }) => self.pick_prey(pick),
                Some(_) | None => self.pick_destiny(pick, out),
            },
            Choice::Deploy { card, to } if self.moment().is_some() => {
                self.react(seat, Reaction::Deploy(card, to), out);
            }
            Choice::Move { card, way } if self.moment().is_some() => {
                self.react(seat, Reaction::Move(card, way), out);
            }
            Choice::DeployWith { ship, pilot, at } if self.moment().is_some() => {
                self.react(seat, Reaction::DeployWith(ship, pilot, at), out);
            }
            Choice::Take(card) => self.take_found(seat, card, out),
            Choice::Verify => self.verify(out),
            Choice::Play { card, clause, target } => self.play_interrupt(seat, card, clause, target, out),
            Choice::Start(card) => self.choose_start(seat, card, out),
            Choice::Activate(amount) => self.activate(seat, amount, out),
            Choice::Drain(at) => self.drain(seat, at, true, out),
            Choice::DrainLess(at) => self.drain(seat, at, false, out),
            Choice::Deploy { card, to } => self.deploy(seat, card, to, out),
            Choice::DeployWith { ship, pilot, at } => self.deploy_with(seat, ship, pilot, at, out),
            Choice::Transfer { card, to } => self.transfer(seat, card, to, out),
            Choice::Battle(at) => self.begin_battle(seat, at, out),
            Choice::Attack(creature) => self.attack(seat, creature, out),
            Choice::Fire { weapon, target } => self.fire(seat, weapon, target, out),
            Choice::Destiny => self.begin_destiny(seat),
            Choice::Forfeit(id) => self.forfeit(seat, id, out),
            Choice::Lose(from) if self.battle.is_some() && self.frames.is_empty() => {
                self.take_damage(seat, from, out)
            }
            Choice::Lose(from) => self.lose_force(seat, from, out),
            Choice::Move { card, way } => self.make_move(seat, card, way, out),
            Choice::Transit { from, to } => self.frames.push(Frame::Transit { from, to }),
            Choice::Join(id) => self.mark(id, crate::object::Marks::TRANSIT),
            Choice::Draw => {
                self.frames.push(Frame::Draw { seat, from: crate::pile::PileName::Force });
            }
        }
        self.run(out);
    }

    fn chances(&self, out: &mut Vec<(Is, u32)>) {
        if self.phase == Phase::Over {
            return;
        }
        if let Some((seat, ..)) = self.due() {
            let cards = self.pool[seat].iter();
            out.extend(cards.map(|(id, copies)| (Is::Card(self.content.0.name(id)), u32::from(copies))));
        } else if let Some((creature, whose)) = self.hunted() {
            out.extend(self.prey(creature, whose).map(|id| (Is::Prey(id), 1)));
        }
    }

    fn draw(&self, draws: &mut dyn Draws) -> Is {
        if let Some((creature, whose)) = self.hunted() {
            let prey: Vec<ObjId> = self.prey(creature, whose).collect();
            let picked = prey.get(draws.below(prey.len() as u32) as usize);
            return Is::Prey(picked.copied().unwrap_or_default());
        }
        let card = self.due().and_then(|(seat, ..)| {
            let pool = &self.pool[seat];
            pool.at(draws.below(pool.len()))
        });
        Is::Card(card.map(|id| self.content.0.name(id)).unwrap_or_default())
    }

    fn resolve(&mut self, is: Is, out: &mut Out<'_, Event>) {
        match is {
            Is::Card(card) => {
                if let (Some((seat, pile, place)), Some(id)) = (self.due(), self.content.0.find(card)) {
                    self.settle(seat, pile, place, id);
                }
            }
            Is::Prey(victim) => self.pounce(victim, out),
        }
        self.run(out);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        Belief::from_view(content, view)
    }

    fn deal(belief: &Belief, draws: &mut dyn Draws) -> Self {
        belief.deal(draws)
    }
}
