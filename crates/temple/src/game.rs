//! The implementation of [`Game`] for this game.

use crate::choice::{Cause, Chance, Choice, Refusal, Walks};
use crate::content::Content;
use crate::event::Event;
use crate::figure::{Side, Status};
use crate::position;
use crate::rules;
use crate::setup::{Fault, Setup};
use crate::state::{Active, Open, Public, State};
use crate::view::View;
use table::{Draws, Ending, Game, OffersOf, Out, Seat, Seats, Shared, Turn, Viewer};

/// Upper bound on acts before the first turn: dice, the choice of a side, eight placements, and swaps with the
/// confirmations between them.
const MUSTER_ACTS: u32 = 100;
/// Upper bound on acts of one turn: a call with its die and its square, and for each of eight figures an activation,
/// ten steps that are each interrupted, four acts for each enemy met, four actions with their dice, and a second
/// movement.
const TURN_ACTS: u32 = 1_100;

/// Nothing is hidden, so a belief is the state itself.
#[derive(Clone, Copy, Debug)]
pub struct Belief(State);

impl State {
    /// The seat that decides, or `None` if chance decides or the match is over.
    fn asked(&self) -> Option<Seat> {
        let public = &self.public;
        let mover = public.seat_of(public.side);
        match public.open {
            Open::ChooseSide => Some(public.first),
            Open::Place { seat, .. } | Open::Arrange { seat, .. } => Some(seat),
            Open::Top | Open::Arrive(_) | Open::Take | Open::Walk | Open::Meet | Open::Intervene => {
                Some(mover)
            }
            Open::Answer(_) => Some(mover.other()),
            Open::Contest
            | Open::Clash(_)
            | Open::Wound(_)
            | Open::Roll(_)
            | Open::Search(_)
            | Open::Over(..) => None,
        }
    }

    /// Checks a choice of the seat that decides.
    fn judge(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let not_asked = Err(Refusal { rule: rules::TURN_STEPS, by: Cause::NotAsked });
        match (self.public.open, choice) {
            (Open::ChooseSide, Choice::Side(_)) => Ok(()),
            (Open::Place { .. } | Open::Arrange { .. }, Choice::Place(..) | Choice::Ready) => {
                self.may_place(seat, choice)
            }
            (Open::Top, Choice::Call(figure)) => self.may_call(figure),
            (Open::Top, Choice::Activate(figure)) => self.may_activate(figure),
            (Open::Top, Choice::EndTurn) => Ok(()),
            (Open::Arrive(figure), Choice::Place(placed, square)) => {
                let free =
                    figure == placed && self.free_starts(self.public.side).any(|start| start == square);
                if free { Ok(()) } else { Err(Refusal { rule: rules::CALL_ROLL, by: Cause::Square(square) }) }
            }
            (Open::Take, Choice::Take(_)) | (Open::Answer(_), Choice::Answer(_)) => Ok(()),
            (Open::Walk, Choice::Walk(path)) => self.may_walk(path),
            (Open::Walk, Choice::Stop) => self.may_stop_here(),
            (Open::Meet, Choice::Meet(enemy, attacks)) => self.may_meet(enemy, attacks),
            (Open::Intervene, _) => self.may_intervene(choice),
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
    type Area = Walks;
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

    fn bound(setup: &Setup) -> u32 {
        MUSTER_ACTS + 2 * u32::from(setup.options.turn_limit) * TURN_ACTS
    }

    fn seats(&self) -> u8 {
        2
    }

    fn audit(&self) -> Result<(), String> {
        if self.public.turn == 0 || matches!(self.public.open, Open::Over(..)) {
            return Ok(());
        }
        // A figure that is walking may stand on an ally's square; everything else must hold at all times.
        let walking = !matches!(self.public.open, Open::Top);
        let faults = position::public_faults(self.content.0, &self.public);
        let real = |fault: &&Fault| !(walking && matches!(fault, Fault::Shared(..)));
        match faults.iter().find(real) {
            Some(fault) => Err(format!("{fault:?}")),
            None => Ok(()),
        }
    }

    fn turn(&self) -> Turn {
        match (self.public.open, self.asked()) {
            (Open::Over(winner, finish), _) => {
                let winners = winner.map_or(Seats::NONE, |side| Seats::one(self.public.seat_of(side)));
                Turn::Over(Ending { winners, rule: finish.rule() })
            }
            (_, Some(seat)) => Turn::Decide(Seats::one(seat)),
            (_, None) => Turn::Chance,
        }
    }

    fn offers(&self, seat: Seat, out: &mut OffersOf<Self>) {
        if self.asked() != Some(seat) {
            return;
        }
        let list = &mut out.ones;
        match self.public.open {
            Open::ChooseSide => list.extend(Side::BOTH.map(Choice::Side)),
            Open::Place { .. } | Open::Arrange { .. } => self.offer_places(seat, list),
            Open::Top => self.offer_top(list),
            Open::Arrive(figure) => {
                list.extend(self.free_starts(self.public.side).map(|square| Choice::Place(figure, square)));
            }
            Open::Take => list.extend([false, true].map(Choice::Take)),
            Open::Walk => self.offer_walks(list, &mut out.areas),
            Open::Meet => self.offer_meetings(list),
            Open::Answer(_) => list.extend([false, true].map(Choice::Answer)),
            Open::Intervene => self.offer_interventions(list),
            Open::Contest
            | Open::Clash(_)
            | Open::Wound(_)
            | Open::Roll(_)
            | Open::Search(_)
            | Open::Over(..) => {}
        }
    }

    fn check(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        if self.asked() == Some(seat) {
            self.judge(seat, *choice)
        } else {
            Err(Refusal { rule: rules::TURN_ORDER, by: Cause::NotAsked })
        }
    }

    fn play(&mut self, seat: Seat, choice: Choice, out: &mut Out<'_, Event>) {
        match (self.public.open, choice) {
            (Open::ChooseSide, Choice::Side(side)) => self.choose_side(seat, side, out),
            (Open::Place { .. } | Open::Arrange { .. }, _) => self.place(seat, choice, out),
            (Open::Top, Choice::Call(figure)) => self.call(figure),
            (Open::Top, Choice::Activate(figure)) => self.activate(figure, out),
            (Open::Top, _) => {
                let side = self.public.side;
                out.tell(table::Viewers::ALL, || Event::TurnEnded(side));
                self.end_turn(out);
            }
            (Open::Arrive(_), Choice::Place(figure, square)) => self.arrive(figure, square, out),
            (Open::Take, Choice::Take(takes)) => self.take(takes, out),
            (Open::Walk, Choice::Walk(path)) => self.walk(path, out),
            (Open::Walk, _) => self.end_movement(out),
            (Open::Meet, Choice::Meet(enemy, attacks)) => self.meet(enemy, attacks, out),
            (Open::Answer(enemy), Choice::Answer(attacks)) => self.answer(enemy, attacks, out),
            (Open::Intervene, _) => self.intervene(choice, out),
            _ => {}
        }
    }

    fn sample(&self, seat: Seat, _: &Walks, draws: &mut dyn Draws) -> Option<Choice> {
        if self.asked() == Some(seat) && self.public.open == Open::Walk {
            self.sample_walk(draws)
        } else {
            None
        }
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        let ten = 1..=10;
        match self.public.open {
            // TP-SET-01: equal dice are rerolled, so only unequal pairs are outcomes.
            Open::Contest => {
                let pairs = ten.clone().flat_map(|a| ten.clone().map(move |b| (a, b)));
                out.extend(pairs.filter(|(a, b)| a != b).map(|(a, b)| (Chance::Sides(a, b), 1)));
            }
            Open::Clash(_) => {
                out.extend(ten.clone().flat_map(|a| ten.clone().map(move |b| (Chance::Clash(a, b), 1))));
            }
            Open::Wound(_) => out.extend((1..=4).map(|die| (Chance::Wound(die), 1))),
            Open::Roll(_) => out.extend(ten.map(|die| (Chance::Skill(die), 1))),
            Open::Search(_) => out.extend((1..=4).map(|die| (Chance::Search(die), 1))),
            _ => {}
        }
    }

    fn draw(&self, draws: &mut dyn Draws) -> Chance {
        let mut die = |sides: u32| draws.below(sides) as u8 + 1;
        match self.public.open {
            Open::Contest => {
                let a = die(10);
                let b = die(9);
                Chance::Sides(a, b + u8::from(b >= a))
            }
            Open::Clash(_) => {
                let attack = die(10);
                Chance::Clash(attack, die(10))
            }
            Open::Wound(_) => Chance::Wound(die(4)),
            Open::Search(_) => Chance::Search(die(4)),
            _ => Chance::Skill(die(10)),
        }
    }

    fn resolve(&mut self, chance: Chance, out: &mut Out<'_, Event>) {
        match (self.public.open, chance) {
            (Open::Contest, Chance::Sides(a, b)) => self.contest(a, b, out),
            (Open::Clash(strike), Chance::Clash(attack, defence)) => self.clash(strike, attack, defence, out),
            (Open::Wound(strike), Chance::Wound(die)) => self.wound(strike, die, out),
            (Open::Roll(skill), Chance::Skill(die)) => self.rolled(skill, die, out),
            (Open::Search(vault), Chance::Search(die)) => self.searched(vault, die, out),
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, public: self.public }
    }

    fn belief(content: &'static Content, view: &View) -> Result<Belief, Vec<Fault>> {
        let faults = view_faults(content, &view.public);
        if faults.is_empty() {
            Ok(Belief(State { content: Shared(content), public: view.public }))
        } else {
            Err(faults)
        }
    }

    fn deal(belief: &Belief, _: &mut dyn Draws) -> Self {
        belief.0
    }
}

/// Checks that a view can belong to this game, so that nothing in it points outside the map or the list of figures.
fn view_faults(content: &'static Content, public: &Public) -> Vec<Fault> {
    if usize::from(public.map) >= content.maps.len() {
        return vec![Fault::Map(public.map.to_string())];
    }
    if usize::from(public.theme) >= content.themes.len() {
        return vec![Fault::Theme(public.theme.to_string())];
    }
    let Active { figure, .. } = public.active;
    let running = public.turn > 0 && !matches!(public.open, Open::Over(..));
    let mut faults = Vec::new();
    let walking = !matches!(public.open, Open::Top);
    if running {
        let all = position::public_faults(content, public);
        faults.extend(all.into_iter().filter(|fault| !(walking && matches!(fault, Fault::Shared(..)))));
    }
    let named = match public.open {
        Open::Clash(strike) | Open::Wound(strike) => vec![figure, strike.attacker, strike.defender],
        Open::Answer(enemy) => vec![figure, enemy],
        Open::Arrive(called) => vec![called],
        _ => vec![figure],
    };
    let known = |id: &crate::figure::FigureId| public.figure(*id).is_some();
    faults.extend(named.into_iter().filter(|id| !known(id)).map(Fault::Unknown));
    let acting =
        matches!(public.open, Open::Take | Open::Walk | Open::Meet | Open::Answer(_) | Open::Intervene);
    if acting && public.figure(figure).is_none_or(|mover| mover.status != Status::Active) {
        faults.push(Fault::Unknown(figure));
    }
    faults
}
