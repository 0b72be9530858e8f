//! The implementation of [`Game`] for this game.

use crate::belief::Belief;
use crate::choice::{Chance, Choice, Refusal, RefusalCause, WalkRegion};
use crate::content::Content;
use crate::event::Event;
use crate::figure::Side;
use crate::position;
use crate::rules;
use crate::setup::{Fault, Setup};
use crate::state::{Pending, State};
use crate::view::View;
use contract::{Ending, EventSink, Game, LegalChoicesOf, RandomSource, Seat, Seats, Turn, Viewer};

/// Upper bound on acts before the first turn: dice, the choice of a side, eight placements, and swaps with the
/// confirmations between them.
const MAX_SETUP_ACTS: u32 = 100;
/// Upper bound on acts of one turn: a call with its die and its square, and for each of eight figures an activation,
/// ten steps that are each interrupted, four acts for each enemy met, four actions with their dice, and a second
/// movement.
const MAX_TURN_ACTS: u32 = 1_100;

impl State {
    /// The seat that decides, or `None` if chance decides or the match is over.
    fn deciding_seat(&self) -> Option<Seat> {
        let public = &self.public;
        let mover = public.seat_of(public.side);
        match public.open {
            Pending::ChooseSide => Some(public.first),
            Pending::Place { seat, .. } | Pending::Arrange { seat, .. } => Some(seat),
            Pending::Top
            | Pending::Arrive(_)
            | Pending::Take
            | Pending::Walk
            | Pending::Meet
            | Pending::Intervene => Some(mover),
            Pending::Answer(_) => Some(mover.other()),
            Pending::Contest
            | Pending::Clash(_)
            | Pending::Wound(_)
            | Pending::Roll(_)
            | Pending::Search(_)
            | Pending::Over(..) => None,
        }
    }

    /// Checks a choice of the seat that decides.
    fn check_choice(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let not_asked = Err(Refusal { rule: rules::TURN_STEPS, by: RefusalCause::NotAsked });
        match (self.public.open, choice) {
            (Pending::ChooseSide, Choice::Side(_)) => Ok(()),
            (Pending::Place { .. } | Pending::Arrange { .. }, Choice::Place(..) | Choice::Ready) => {
                self.may_place(seat, choice)
            }
            (Pending::Top, Choice::Call(figure)) => self.may_call(figure),
            (Pending::Top, Choice::Activate(figure)) => self.may_activate(figure),
            (Pending::Top, Choice::EndTurn) => Ok(()),
            (Pending::Arrive(figure), Choice::Place(placed, square)) => {
                let free = figure == placed
                    && self.free_start_squares(self.public.side).any(|start| start == square);
                if free {
                    Ok(())
                } else {
                    Err(Refusal { rule: rules::CALL_ROLL, by: RefusalCause::Square(square) })
                }
            }
            (Pending::Take, Choice::Take(_)) | (Pending::Answer(_), Choice::Answer(_)) => Ok(()),
            (Pending::Walk, Choice::Walk(path)) => self.may_walk(path),
            (Pending::Walk, Choice::Stop) => self.may_stop_here(),
            (Pending::Meet, Choice::Meet(enemy, attacks)) => self.may_meet(enemy, attacks),
            (Pending::Intervene, _) => self.may_intervene(choice),
            _ => not_asked,
        }
    }
}

impl Game for State {
    const ID: &'static str = "temple";
    const RULES: u32 = 1;
    type Content = Content;
    type Setup = Setup;
    type Fault = Fault;
    type Choice = Choice;
    type Region = WalkRegion;
    type Chance = Chance;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Belief = Belief;

    fn begin(content: &'static Content, setup: &Setup) -> Result<Self, Vec<Fault>> {
        position::begin(content, setup)
    }

    fn position(&self) -> Option<Setup> {
        position::position(self)
    }

    fn max_acts(setup: &Setup) -> u32 {
        MAX_SETUP_ACTS + 2 * u32::from(setup.options.turn_limit) * MAX_TURN_ACTS
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        if self.public.turn == 0 || matches!(self.public.open, Pending::Over(..)) {
            return Ok(());
        }
        // A figure that is walking may stand on an ally's square; everything else must hold at all times.
        let walking = !matches!(self.public.open, Pending::Top);
        let faults = position::public_faults(self.content.0, &self.public);
        let real = |fault: &&Fault| !(walking && matches!(fault, Fault::Shared(..)));
        match faults.iter().find(real) {
            Some(fault) => Err(format!("{fault:?}")),
            None => Ok(()),
        }
    }

    fn turn(&self) -> Turn {
        match (self.public.open, self.deciding_seat()) {
            (Pending::Over(winner, finish), _) => {
                let winners = winner.map_or(Seats::NONE, |side| Seats::one(self.public.seat_of(side)));
                Turn::Over(Ending { winners, rule: finish.rule() })
            }
            (_, Some(seat)) => Turn::Decide(Seats::one(seat)),
            (_, None) => Turn::Chance,
        }
    }

    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        if self.deciding_seat() != Some(seat) {
            return;
        }
        let list = &mut out.listed;
        match self.public.open {
            Pending::ChooseSide => list.extend(Side::BOTH.map(Choice::Side)),
            Pending::Place { .. } | Pending::Arrange { .. } => self.offer_places(seat, list),
            Pending::Top => self.offer_turn_choices(list),
            Pending::Arrive(figure) => {
                list.extend(
                    self.free_start_squares(self.public.side).map(|square| Choice::Place(figure, square)),
                );
            }
            Pending::Take => list.extend([false, true].map(Choice::Take)),
            Pending::Walk => self.offer_walks(list, &mut out.regions),
            Pending::Meet => self.offer_meetings(list),
            Pending::Answer(_) => list.extend([false, true].map(Choice::Answer)),
            Pending::Intervene => self.offer_interventions(list),
            Pending::Contest
            | Pending::Clash(_)
            | Pending::Wound(_)
            | Pending::Roll(_)
            | Pending::Search(_)
            | Pending::Over(..) => {}
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if self.deciding_seat() == Some(seat) {
            self.check_choice(seat, *choice)
        } else {
            Err(Refusal { rule: rules::TURN_ORDER, by: RefusalCause::NotAsked })
        }
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut EventSink<'_, Event>) {
        match (self.public.open, choice) {
            (Pending::ChooseSide, Choice::Side(side)) => self.choose_side(seat, side, out),
            (Pending::Place { .. } | Pending::Arrange { .. }, _) => self.place(seat, choice, out),
            (Pending::Top, Choice::Call(figure)) => self.call(figure),
            (Pending::Top, Choice::Activate(figure)) => self.activate(figure, out),
            (Pending::Top, _) => {
                let side = self.public.side;
                out.emit(contract::Viewers::ALL, || Event::TurnEnded(side));
                self.end_turn(out);
            }
            (Pending::Arrive(_), Choice::Place(figure, square)) => self.arrive(figure, square, out),
            (Pending::Take, Choice::Take(takes)) => self.take(takes, out),
            (Pending::Walk, Choice::Walk(path)) => self.walk(path, out),
            (Pending::Walk, _) => self.end_movement(out),
            (Pending::Meet, Choice::Meet(enemy, attacks)) => self.meet(enemy, attacks, out),
            (Pending::Answer(enemy), Choice::Answer(attacks)) => self.answer(enemy, attacks, out),
            (Pending::Intervene, _) => self.intervene(choice, out),
            _ => {}
        }
    }

    fn sample(&self, seat: Seat, _: &WalkRegion, rng: &mut dyn RandomSource) -> Option<Choice> {
        if self.deciding_seat() == Some(seat) && self.public.open == Pending::Walk {
            self.sample_walk(rng)
        } else {
            None
        }
    }

    fn chance_outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        let ten = 1..=10;
        match self.public.open {
            // TP-SET-01: equal dice are rerolled, so only unequal pairs are outcomes.
            Pending::Contest => {
                let pairs = ten.clone().flat_map(|a| ten.clone().map(move |b| (a, b)));
                out.extend(pairs.filter(|(a, b)| a != b).map(|(a, b)| (Chance::Sides(a, b), 1)));
            }
            Pending::Clash(_) => {
                out.extend(ten.clone().flat_map(|a| ten.clone().map(move |b| (Chance::Clash(a, b), 1))));
            }
            Pending::Wound(_) => out.extend((1..=4).map(|die| (Chance::Wound(die), 1))),
            Pending::Roll(_) => out.extend(ten.map(|die| (Chance::Skill(die), 1))),
            Pending::Search(_) => out.extend((1..=4).map(|die| (Chance::Search(die), 1))),
            _ => {}
        }
    }

    fn draw(&self, rng: &mut dyn RandomSource) -> Chance {
        let mut die = |sides: u32| rng.below(sides) as u8 + 1;
        match self.public.open {
            Pending::Contest => {
                let a = die(10);
                let b = die(9);
                Chance::Sides(a, b + u8::from(b >= a))
            }
            Pending::Clash(_) => {
                let attack = die(10);
                Chance::Clash(attack, die(10))
            }
            Pending::Wound(_) => Chance::Wound(die(4)),
            Pending::Search(_) => Chance::Search(die(4)),
            _ => Chance::Skill(die(10)),
        }
    }

    fn resolve(&mut self, chance: Chance, out: &mut EventSink<'_, Event>) {
        match (self.public.open, chance) {
            (Pending::Contest, Chance::Sides(a, b)) => self.contest(a, b, out),
            (Pending::Clash(strike), Chance::Clash(attack, defense)) => {
                self.clash(strike, attack, defense, out)
            }
            (Pending::Wound(strike), Chance::Wound(die)) => self.wound(strike, die, out),
            (Pending::Roll(skill), Chance::Skill(die)) => self.rolled(skill, die, out),
            (Pending::Search(vault), Chance::Search(die)) => self.searched(vault, die, out),
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self.content.0, viewer, self.public)
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        Belief::from_view(content, view)
    }

    fn deal(belief: &Belief, _: &mut dyn RandomSource) -> Self {
        belief.state()
    }
}
