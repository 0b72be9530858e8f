//! One ship's turn: the stages from flying to the end of its attack.
//!
//! A stage runs a decision of the solo system with what is known so far. The decision ends in a record, and the next
//! stage begins, or in something that must be asked first.

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

/// What a person said about a maneuver.
#[derive(Clone, PartialEq, Debug)]
pub struct FlownSaid {
    /// How it ended.
    pub landed: Landed,
    /// Obstacles met.
    pub met: Vec<ObstacleKind>,
}

/// Where a turn stands.
#[derive(Clone, Debug)]
pub enum Stage {
    /// System Phase: does it drop its bomb?
    Device,
    /// The answer to that is shown.
    Dropped,
    /// It is about to fly.
    Fly,
    /// A person flies it.
    PlayerFlies,
    /// Tally, chart, roll, maneuver, attitude.
    Approach,
    /// The maneuver is shown; on a map with where it ends.
    Shown(Box<ApproachRecord>, Option<Box<MovementRecord>>),
    /// It would leave the table: which turn?
    Flees(Box<ApproachRecord>, FlownSaid),
    /// A Tallon roll: which place?
    Slots(Box<ApproachRecord>, FlownSaid),
    /// The maneuver is decided as far as it was told.
    Move(Box<ApproachRecord>, FlownSaid),
    /// What it suffers: dice of obstacles and damage cards, damage.
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
    /// Weapon and target.
    Engage,
    /// Its attack.
    Shooting(Box<Shooting>),
    /// A person's ship engages.
    PlayerEngages,
    /// A solo ship defends.
    Defending(Box<Defending>),
}

/// Granted actions that are to be done on the table, and how the turn goes on.
#[derive(Clone, Debug)]
pub struct Given {
    moment: After,
    records: Vec<GrantRecord>,
    then: (Box<ApproachRecord>, Vec<After>, Option<NoAction>),
}

impl Given {
    /// What was decided about each of them.
    #[must_use]
    pub fn records(&self) -> &[GrantRecord] {
        &self.records
    }

    /// The approach of the turn.
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

/// An answer of several parts, of which some are still missing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Pending {
    /// The sector is known, the ship is not.
    Where { sector: Sector, far: bool },
    /// Shots, ship by ship.
    Shots { arc: WeaponArc, near: u8, far: u8, shots: Vec<Shot>, left: Vec<Label>, bullseye: bool },
    /// Several shots: which ship is nearest?
    Nearest { arc: WeaponArc, near: u8, far: u8, shots: Vec<Shot> },
    /// Equal things: really?
    Really { said: Question, choices: Vec<Answer> },
}

/// One ship's turn.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The ship.
    pub ship: Label,
    /// Where it stands.
    pub stage: Stage,
    pub(crate) told: ToldSight,
    pub(crate) rolled: Vec<Rolled>,
    pub(crate) pending: Option<Pending>,
    /// Parts of an answer that are kept while it is asked whether things are really equal.
    pub(crate) waiting_where: Option<(Sector, bool)>,
    pub(crate) waiting_shots: Option<(WeaponArc, u8, u8, Vec<Shot>)>,
    /// What the open question is about: the fact, and the place where the ship would stand then.
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

    /// The next stage: facts and rolls of the last one are used up.
    pub(crate) fn to(self, stage: Stage) -> Self {
        Turn::new(self.ship, stage)
    }

    /// The table is seen in another way from now on: half answers and measures do not count.
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
    /// Runs a turn until something is asked; `None` when the turn has moved on or ended.
    pub(crate) fn run(&mut self, mut turn: Turn) -> Option<Question> {
        if let Some(question) = self.open(&mut turn) {
            self.turn = Some(turn);
            return Some(question);
        }
        // What is asked is found anew: a corrected fact may have answered it.
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
                    // Which one ends nearer was told, not how far.
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

    /// A decision stopped: dice, or a fact.
    pub(crate) fn stopped(&mut self, mut turn: Turn, pause: Pause) -> Option<Question> {
        let question = match pause {
            Pause::Roll(roll) => Question::Throw { throw: Throw::Solo(roll) },
            Pause::Fact(fact) => self.about(&turn, fact),
            Pause::Mismatch { .. } => {
                // A corrected fact leads to another question: what was rolled for the old one does not count.
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

    /// The maneuver is on the table: what it changes on the ship.
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
                // Where nothing is to be done on the table, nobody has to say that it is done.
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
                // Where nothing is to be done on the table, nobody has to say that it is done.
                self.turn = (!nothing).then(|| turn.to(Stage::Acted(Box::new(record))));
                None
            }
            Err(pause) => self.stopped(turn, pause),
        }
    }

    /// Granted actions are done on the table: they are paid for, then they count.
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

    /// XW-DMG-18: after each action a wounded pilot rolls a die; then the turn goes on.
    pub(crate) fn wounded(&self, ship: Label, actions: usize, then: Option<Turn>) -> Turn {
        let dice = self.dice_of(ship, DamageCard::WoundedPilot).repeat(actions);
        Turn::new(ship, Stage::Hurt(Hurt::new(dice, then)))
    }

    /// What an action changes.
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

    /// On a map an action that moves a ship leads to its place.
    fn moves(&mut self, ship: Label, aim: &Aim) {
        if let (Mode::Map, Aim::Place(place), Some(at)) = (self.mode, aim, self.position.index(ship))
            && let (Some(end), Some(pose)) = (place.end, self.position.poses.get_mut(at))
        {
            *pose = end;
        }
    }
}

/// All turns of the flee rule.
pub(crate) const TURNS: [FleeTurn; 3] = [FleeTurn::Left, FleeTurn::Right, FleeTurn::Around];
