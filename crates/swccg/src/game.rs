//! The implementation of the game contract.

use crate::belief::Belief;
use crate::choice::{Choice, Is, Question};
use crate::content::Content;
use crate::event::Event;
use crate::frames::{Frame, Reaction};
use crate::object::ObjId;
use crate::refusal::Refusal;
use crate::rules;
use crate::setup::{Fault, Setup};
use crate::state::{Phase, State};
use crate::view::View;
use table::{Draws, Ending, Game, Never, OffersOf, Out, Seat, Seats, Turn, Viewer};

impl State {
    /// SW-END-01, SW-END-02: the player with Life Force left wins; at the turn limit, the player with more.
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
}

impl Game for State {
    const ID: &'static str = "swccg";
    const RULES: u32 = 2;

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

    /// In a turn each card of both decks is deployed, moved, seated, fired, drawn, lost and turned over at most a few
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
