//! One ship's turn: the stages from moving to the end of its attack.
//!
//! A stage runs a decision of the solo system with the facts known so far. The decision ends either with a record,
//! and the next stage begins, or with something that has to be asked first.

mod decisions;
mod reply;

use crate::answer::{Answer, Landed, Sector};
use crate::defending::Defending;
use crate::dice::{Throw, Thrown};
use crate::event::{Event, Fate};
use crate::hurt::{Hurt, Trouble};
use crate::question::Question;
use crate::setup::Mode;
use crate::shooting::Shooting;
use crate::state::Table;
use decisions::{ActAsk, ApproachAsk, GrantedAsk, MovementAsk, OutsideAsk, SystemAsk};
use xwing::content::effect::After;
use xwing::content::{Action, ActionKind, DamageCard, WeaponArc};
use xwing::geometry::{Bearing, ObstacleKind};
use xwing::label::Label;
use xwing::solo::action::Acting;
use xwing::solo::cards::{GrantRecord, Use};
use xwing::solo::outcome;
use xwing::solo::record::{ActionRecord, Aim, ApproachRecord, MovementRecord, NoAction};
use xwing::solo::sight::{Fact, FleeTurn, Landing, PlaceName, Shot};
use xwing::solo::told::ToldSight;
use xwing::solo::{Decision, Pause, Rolled};

/// What a person reported about a maneuver.
#[derive(Clone, PartialEq, Debug)]
pub struct FlownSaid {
    pub landed: Landed,
    pub met: Vec<ObstacleKind>,
}

/// The current stage of a turn.
#[derive(Clone, Debug)]
pub enum Stage {
    /// System Phase: does the ship drop its bomb?
    Device,
    /// The decision about the bomb is shown.
    Dropped,
    /// The ship is about to move.
    Fly,
    /// A person moves it.
    PlayerFlies,
    /// Tally, chart, roll, maneuver, attitude.
    Approach,
    /// The maneuver is shown; on a map, with its end.
    Shown(Box<ApproachRecord>, Option<Box<MovementRecord>>),
    /// The ship would leave the table: which turn does it make?
    Flees(Box<ApproachRecord>, FlownSaid),
    /// A Tallon roll: which position?
    Slots(Box<ApproachRecord>, FlownSaid),
    /// The maneuver is resolved from what was reported.
    Move(Box<ApproachRecord>, FlownSaid),
    /// Dice of obstacles and damage cards, and damage.
    Hurt(Box<Hurt>),
    /// Actions granted at these moments.
    Granted(Box<ApproachRecord>, Vec<After>, Option<NoAction>),
    /// Granted actions are shown.
    Given(Box<Given>),
    /// The action list.
    Act(Box<ApproachRecord>, Option<NoAction>),
    /// An action outside the activation.
    Outside,
    /// The action is shown.
    Acted(Box<ActionRecord>),
    /// Weapon and target are decided.
    Engage,
    Shooting(Box<Shooting>),
    PlayerEngages,
    /// A solo ship defends against an attack.
    Defending(Box<Defending>),
}

/// Granted actions to be performed on the table, and how the turn continues.
#[derive(Clone, Debug)]
pub struct Given {
    moment: After,
    records: Vec<GrantRecord>,
    then: (Box<ApproachRecord>, Vec<After>, Option<NoAction>),
}

impl Given {
    /// The decision about each of them.
    #[must_use]
    pub fn records(&self) -> &[GrantRecord] {
        &self.records
    }

    #[must_use]
    pub fn approach(&self) -> &ApproachRecord {
        &self.then.0
    }

    fn go_on(self, turn: Turn) -> Turn {
        let (approach, moments, prevented) = self.then;
        turn.to(Stage::Granted(approach, moments, prevented))
    }

    /// The actions that are performed.
    fn used(&self) -> impl Iterator<Item = (Action, &Aim)> {
        let tries = self.records.iter().flat_map(|record| &record.tries);
        tries
            .filter(|tried| tried.used == Use::Used)
            .filter_map(|tried| Some((tried.action, tried.aim.as_ref()?)))
    }
}

/// An answer in several parts, some of which are still missing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Pending {
    /// The sector is known, the ship is not.
    Where { sector: Sector, far: bool },
    /// Shots, ship by ship.
    Shots { arc: WeaponArc, near: u8, far: u8, shots: Vec<Shot>, left: Vec<Label>, bullseye: bool },
    /// Several shots: which ship is nearest?
    Nearest { arc: WeaponArc, near: u8, far: u8, shots: Vec<Shot> },
    /// A tie was reported: confirm it.
    Really { said: Question, choices: Vec<Answer> },
}

#[derive(Clone, Debug)]
pub struct Turn {
    pub ship: Label,
    pub stage: Stage,
    pub(crate) told: ToldSight,
    pub(crate) rolled: Vec<Rolled>,
    pub(crate) pending: Option<Pending>,
    /// Parts of an answer that are kept while a tie is being confirmed.
    pub(crate) waiting_where: Option<(Sector, bool)>,
    pub(crate) waiting_shots: Option<(WeaponArc, u8, u8, Vec<Shot>)>,
    /// What the open question is about: the fact, and the place where the ship would be.
    pub(crate) asked: Option<(Fact, Option<PlaceName>)>,
}

impl Turn {
    pub(crate) fn new(ship: Label, stage: Stage) -> Self {
        Turn {
            ship,
            stage,
            told: ToldSight::default(),
            rolled: Vec::new(),
            pending: None,
            waiting_where: None,
            waiting_shots: None,
            asked: None,
        }
    }

    /// Moves on to a stage, dropping the facts and rolls of the previous one.
    pub(crate) fn to(self, stage: Stage) -> Self {
        Turn::new(self.ship, stage)
    }

    /// The mode has changed: partial answers and measurements no longer count.
    pub(crate) fn look_again(&mut self) {
        self.asked = None;
        self.pending = None;
        if let Stage::Shown(approach, Some(_)) = &self.stage {
            self.stage = Stage::Shown(approach.clone(), None);
        }
    }

    pub(crate) fn thrown(&mut self, thrown: &Thrown) {
        match (thrown, &mut self.stage) {
            (Thrown::Solo(rolled), _) => self.rolled.push(*rolled),
            (Thrown::Red(faces), Stage::Shooting(shooting)) => shooting.thrown(faces),
            (Thrown::Green(faces), Stage::Defending(defending)) => defending.thrown(faces),
            (Thrown::Red(faces), Stage::Hurt(hurt)) => hurt.thrown(faces),
            (Thrown::Red(_) | Thrown::Green(_) | Thrown::Arrival(_), _) => {}
        }
    }
}

fn acting(approach: &ApproachRecord, prevented: Option<NoAction>) -> Acting {
    Acting { attitude: approach.attitude, prevented, speed: approach.maneuver.speed(), align: approach.align }
}

impl Table {
    /// Runs a turn until a question comes up; `None` if the turn has moved on or ended.
    pub(crate) fn run(&mut self, mut turn: Turn) -> Option<Question> {
        if let Some(question) = self.open(&mut turn) {
            self.turn = Some(turn);
            return Some(question);
        }
        // The open question is derived again, because a corrected fact may have answered it.
        turn.asked = None;
        match turn.stage.clone() {
            Stage::Fly => self.wait(turn, Question::Fly),
            Stage::PlayerFlies => self.wait(turn, Question::PlayerFlies),
            Stage::PlayerEngages => self.wait(turn, Question::PlayerEngages),
            Stage::Dropped => self.wait(turn, Question::Dropped),
            Stage::Acted(_) | Stage::Given(_) => self.wait(turn, Question::Acted),
            Stage::Flees(..) => self.wait(turn, Question::FleeTurn),
            Stage::Slots(approach, _) => {
                let align = approach.align;
                let question = Question::Slot {
                    way: align.map(|align| align.way),
                    object: align.map(|align| align.object),
                };
                self.wait(turn, question)
            }
            Stage::Device => self.device(turn),
            Stage::Approach => self.approach(turn),
            Stage::Shown(approach, measured) => self.shown(turn, approach, measured),
            Stage::Move(approach, said) => match self.decide(&mut turn, &MovementAsk(&approach)) {
                Ok(movement) => self.flown(turn, approach, movement, said.met),
                Err(pause) => self.stopped(turn, pause),
            },
            Stage::Hurt(hurt) => self.hurt(turn, hurt),
            Stage::Granted(approach, moments, prevented) => self.granted(turn, approach, moments, prevented),
            Stage::Act(approach, prevented) => {
                let decided = self.decide(&mut turn, &ActAsk(acting(&approach, prevented)));
                self.acted(turn, decided)
            }
            Stage::Outside => {
                let decided = self.decide(&mut turn, &OutsideAsk);
                self.acted(turn, decided)
            }
            Stage::Engage => self.engage(turn),
            Stage::Shooting(shooting) => self.shoot(turn, shooting),
            Stage::Defending(defending) => self.defend(turn, defending),
        }
    }

    fn device(&mut self, mut turn: Turn) -> Option<Question> {
        match self.decide(&mut turn, &SystemAsk) {
            Ok(record) => {
                self.out.push(Event::Dropped(Box::new(record.clone())));
                if record.drops {
                    self.spend_charge(turn.ship, record.device.as_deref(), 1);
                    self.armed(turn.ship, record.device.as_deref());
                    self.turn = Some(turn.to(Stage::Dropped));
                }
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    fn approach(&mut self, mut turn: Turn) -> Option<Question> {
        match self.decide(&mut turn, &ApproachAsk) {
            Ok(mut record) => {
                if self.mode == Mode::Quick {
                    // People reported which one ends nearer, not the distances.
                    record.entries.iter_mut().for_each(|entry| entry.bank_or_turn = None);
                }
                self.out.push(Event::Approach(Box::new(record.clone())));
                self.turn = Some(turn.to(Stage::Shown(Box::new(record), None)));
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    pub(crate) fn wait(&mut self, turn: Turn, question: Question) -> Option<Question> {
        self.turn = Some(turn);
        Some(question)
    }

    /// A decision paused for dice or for a fact.
    pub(crate) fn stopped(&mut self, mut turn: Turn, pause: Pause) -> Option<Question> {
        let question = match pause {
            Pause::Roll(roll) => Question::Throw { throw: Throw::Solo(roll) },
            Pause::Fact(fact) => self.about(&turn, fact),
            Pause::Mismatch { .. } => {
                // A corrected fact leads to another question: rolls for the old one do not count.
                turn.rolled.clear();
                self.turn = Some(turn);
                return None;
            }
        };
        self.wait(turn, question)
    }

    fn shown(
        &mut self,
        mut turn: Turn,
        approach: Box<ApproachRecord>,
        measured: Option<Box<MovementRecord>>,
    ) -> Option<Question> {
        let maneuver = approach.maneuver;
        if self.mode == Mode::Map && measured.is_none() {
            return match self.decide(&mut turn, &MovementAsk(&approach)) {
                Ok(movement) => {
                    turn.stage = Stage::Shown(approach, Some(Box::new(movement)));
                    self.turn = Some(turn);
                    None
                }
                Err(pause) => self.stopped(turn, pause),
            };
        }
        self.wait(turn, Question::Flown { maneuver })
    }

    /// The maneuver has been executed: applies its effects to the ship.
    fn flown(
        &mut self,
        turn: Turn,
        approach: Box<ApproachRecord>,
        movement: MovementRecord,
        met: Vec<ObstacleKind>,
    ) -> Option<Question> {
        let ship = turn.ship;
        let ionized = approach.attitude.is_none();
        let on_map = self.mode == Mode::Map;
        if let (true, Some(end), Some(at)) = (on_map, movement.end, self.position.index(ship))
            && let Some(pose) = self.position.poses.get_mut(at)
        {
            *pose = end;
        }
        let mut prevented = None;
        if let Some(craft) = self.craft_mut(ship) {
            prevented = outcome::flown(craft, &movement, &met);
            if ionized {
                craft.tokens.ion = 0;
            }
        }
        if met.contains(&ObstacleKind::Asteroid) {
            self.on_rock.push(ship);
        }
        let moments = outcome::moments(&movement);
        let escapes = movement.flight.landing == Landing::Escapes;
        let kinds = self.rolled_for(ship, &met);
        let straight = movement.maneuver.maneuver.bearing() == Bearing::Straight;
        let shaken = Trouble::Flown { curved: !straight, met: !kinds.is_empty(), ion: ionized };
        self.out.push(Event::Flown { ship, movement: Box::new(movement), met });
        if escapes {
            self.leaves(ship, Fate::Fled);
            return None;
        }
        let mut troubles: Vec<Trouble> = kinds.into_iter().map(Trouble::Obstacle).collect();
        troubles.push(shaken);
        let then = Turn::new(ship, Stage::Granted(approach, moments, prevented));
        self.turn = Some(turn.to(Stage::Hurt(Hurt::new(troubles, Some(then)))));
        None
    }

    fn granted(
        &mut self,
        mut turn: Turn,
        approach: Box<ApproachRecord>,
        mut moments: Vec<After>,
        prevented: Option<NoAction>,
    ) -> Option<Question> {
        let Some(moment) = moments.first().copied() else {
            self.turn = Some(turn.to(Stage::Act(approach, prevented)));
            return None;
        };
        match self.decide(&mut turn, &GrantedAsk(moment, &approach)) {
            Ok(records) => {
                moments.remove(0);
                let given = Given { moment, records, then: (approach, moments, prevented) };
                if !given.records.is_empty() {
                    self.out.push(Event::Granted(given.records.clone()));
                }
                // If nothing has to be done on the table, no confirmation is needed.
                self.turn = Some(if given.used().next().is_some() {
                    turn.to(Stage::Given(Box::new(given)))
                } else {
                    given.go_on(turn)
                });
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    fn acted(&mut self, turn: Turn, decided: Decision<ActionRecord>) -> Option<Question> {
        match decided {
            Ok(record) => {
                let ship = turn.ship;
                let repairs = record.repair.as_ref().is_some_and(|repair| repair.card.is_some());
                let nothing = record.performed.is_empty() && !repairs;
                self.out.push(Event::Acted { ship, record: Box::new(record.clone()) });
                // If nothing has to be done on the table, no confirmation is needed.
                self.turn = (!nothing).then(|| turn.to(Stage::Acted(Box::new(record))));
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    /// Granted actions have been performed on the table: pays for them and applies them.
    pub(crate) fn given(&mut self, turn: Turn, given: Given) -> Turn {
        for (action, aim) in given.used() {
            self.moves(turn.ship, aim);
            if let Some(craft) = self.craft_mut(turn.ship) {
                outcome::granted(craft, given.moment, action, aim);
            }
        }
        let (ship, actions) = (turn.ship, given.used().count());
        self.wounded(ship, actions, Some(given.go_on(turn)))
    }

    /// XW-DMG-18: after each action a wounded pilot rolls a die; then the turn continues.
    pub(crate) fn wounded(&self, ship: Label, actions: usize, then: Option<Turn>) -> Turn {
        let dice = self.dice_of(ship, DamageCard::WoundedPilot).repeat(actions);
        Turn::new(ship, Stage::Hurt(Hurt::new(dice, then)))
    }

    /// Applies the effects of an action.
    pub(crate) fn perform(&mut self, ship: Label, action: Action, aim: &Aim) {
        self.moves(ship, aim);
        if let Some(craft) = self.craft_mut(ship) {
            outcome::performed(craft, action, aim);
            if action.kind == ActionKind::Reload
                && let Some(fitted) = craft
                    .upgrades
                    .iter_mut()
                    .find(|fitted| fitted.card.can_reload() && fitted.charges < fitted.card.charges)
            {
                fitted.charges += 1;
            }
        }
    }

    /// On a map, moves a ship to the place where an action leads.
    fn moves(&mut self, ship: Label, aim: &Aim) {
        if let (Mode::Map, Aim::Place(place), Some(at)) = (self.mode, aim, self.position.index(ship))
            && let (Some(end), Some(pose)) = (place.end, self.position.poses.get_mut(at))
        {
            *pose = end;
        }
    }
}

pub(crate) const TURNS: [FleeTurn; 3] = [FleeTurn::Left, FleeTurn::Right, FleeTurn::Around];
