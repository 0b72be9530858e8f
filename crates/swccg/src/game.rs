//! The implementation of the game contract.

use crate::action::frames::{Frame, Reaction};
use crate::belief::Belief;
use crate::choice::{Choice, Question, Revealed};
use crate::content::Content;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rules;
use crate::setup::{Fault, Setup};
use crate::state::{Phase, State};
use crate::view::View;
use contract::{Ending, EventSink, Game, LegalChoicesOf, NoRegion, RandomSource, Seat, Seats, Turn, Viewer};

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
    const RULES: u32 = 3;

    type Content = Content;
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Region = NoRegion;
    type Chance = Revealed;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Fault>> {
        crate::turn::begin::begin(content, setup)
    }

    fn position(&self) -> Option<Setup> {
        self.to_setup()
    }

    /// In a turn each card of both decks is deployed, moved, seated, fired, drawn, lost and turned over at most a few
    /// times, and each location has one drain and one battle.
    fn max_acts(setup: &Setup) -> u32 {
        const TURN: u32 = 120 * 40;
        100 + u32::from(setup.turns) * TURN
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn turn(&self) -> Turn {
        let question = self.question();
        match question {
            Question::Over => Turn::Over(self.ending()),
            Question::Card(_) | Question::Prey(_) => Turn::Chance,
            _ => Turn::Decide(question.asked()),
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        let begin = out.listed.len();
        self.offer(seat, &mut out.listed);
        out.listed[begin..].sort_unstable();
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        self.check_choice(seat, *choice)
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        if self.frames.is_empty()
            && self.battle.is_none()
            && !matches!(choice, Choice::Pass | Choice::Start(_))
        {
            self.acted(seat);
        }
        match choice {
            Choice::Pass => self.pass(seat, out),
            Choice::Use { card, clause, target } => self.use_text(seat, card, clause, target, out),
            Choice::Aim(id) => self.choose_target(id, out),
            Choice::Pick(pick) => match self.frames.last() {
                Some(Frame::Mode { .. }) => self.pick_mode(pick, out),
                Some(Frame::Hunt { .. }) => self.pick_prey(pick),
                Some(Frame::Pay { .. }) => self.pick_payment(pick, out),
                Some(Frame::Raise { .. }) => self.pick_raise(pick, out),
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
            Choice::Join(id) => self.mark(id, crate::cards::object::Marks::TRANSIT),
            Choice::Draw => {
                self.frames.push(Frame::Draw { seat, from: crate::cards::pile::PileName::Force });
            }
        }
        self.run(out);
    }

    fn chance_outcomes(&self, out: &mut Vec<(Revealed, u32)>) {
        if self.phase == Phase::Over {
            return;
        }
        if let Some((seat, ..)) = self.undetermined_card() {
            let cards = self.pool[seat].iter();
            out.extend(
                cards.map(|(id, copies)| (Revealed::Card(self.content.0.name(id)), u32::from(copies))),
            );
        } else if let Some((_, lots)) = self.lots() {
            out.extend(lots.into_iter().map(|id| (Revealed::Prey(id), 1)));
        }
    }

    fn draw(&self, rng: &mut dyn RandomSource) -> Revealed {
        if let Some((_, lots)) = self.lots() {
            let picked = lots.get(rng.below(lots.len() as u32) as usize);
            return Revealed::Prey(picked.copied().unwrap_or_default());
        }
        let card = self.undetermined_card().and_then(|(seat, ..)| {
            let pool = &self.pool[seat];
            pool.at(rng.below(pool.len()))
        });
        Revealed::Card(card.map(|id| self.content.0.name(id)).unwrap_or_default())
    }

    fn resolve(&mut self, is: Revealed, out: &mut EventSink<'_, Event>) {
        match is {
            Revealed::Card(card) => {
                if let (Some((seat, pile, place)), Some(id)) =
                    (self.undetermined_card(), self.content.0.find(card))
                {
                    self.determine_card(seat, pile, place, id);
                }
            }
            Revealed::Prey(card) => self.draw_lot(card, out),
        }
        self.run(out);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        Belief::from_view(content, view)
    }

    fn deal(belief: &Belief, rng: &mut dyn RandomSource) -> Self {
        belief.deal(rng)
    }
}
