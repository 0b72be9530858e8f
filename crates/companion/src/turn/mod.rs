//! One ship's turn: the stages from moving to the end of its attack.
//!
//! A stage runs a decision of the solo system with the facts known so far. The decision ends either with a record,
//! and the next stage begins, or with something that has to be asked first.

mod answers;
mod decisions;
mod template;

use crate::combat::attack::Attack;
use crate::combat::damage::DamageSequence;
use crate::combat::defense::Defense;
use crate::dice::{RollRequest, RollResult};
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::question::answer::{Answer, ManeuverEnd, Sector};
use crate::setup::Mode;
use crate::state::SessionState;
use decisions::{
    ActionDecision, ApproachDecision, BombDecision, GrantedDecision, MovementDecision, OutsideActionDecision,
};
use xwing::Token;
use xwing::combat::action_effect::JAM_TOKENS;
use xwing::combat::damage_card::DIE_AFTER_ACTION;
use xwing::content::effect::GrantTrigger;
use xwing::content::{Action, ActionKind, WeaponArc};
use xwing::geometry::ObstacleKind;
use xwing::label::Label;
use xwing::rules::token as rules;
use xwing::solo::action::ActionContext;
use xwing::solo::action::grants::{GrantOutcome, GrantRecord};
use xwing::solo::apply;
use xwing::solo::record::{ActionRecord, Aim, ApproachRecord, MovementRecord, NoAction};
use xwing::solo::sight::reported::ReportedSight;
use xwing::solo::sight::{Fact, FleeTurn, Landing, PlaceName, Shot};
use xwing::solo::{Decision, Pause, SoloRollResult};

/// What a person reported about a maneuver.
#[derive(Clone, PartialEq, Debug)]
pub struct ManeuverReport {
    pub landed: ManeuverEnd,
    pub met: Vec<ObstacleKind>,
}

/// The current stage of a turn.
#[derive(Clone, Debug)]
pub enum TurnStage {
    /// System Phase: does the ship drop its bomb?
    Bomb,
    /// The decision about the bomb is shown.
    BombShown,
    /// The ship is about to move.
    Fly,
    /// A person moves it.
    PlayerFlies,
    /// Tally, chart, roll, maneuver, attitude.
    Approach,
    /// The maneuver is shown; on a map, with its end.
    ManeuverShown(Box<ApproachRecord>, Option<Box<MovementRecord>>),
    /// The ship would leave the table: which turn does it make?
    FleeTurn(Box<ApproachRecord>, ManeuverReport),
    /// A Tallon roll: which position?
    TallonRoll(Box<ApproachRecord>, ManeuverReport),
    /// The maneuver is resolved from what was reported.
    Move(Box<ApproachRecord>, ManeuverReport),
    /// Dice of obstacles and damage cards, and damage.
    Damage(Box<DamageSequence>),
    /// Actions granted at these moments.
    Granted(Box<ApproachRecord>, Vec<GrantTrigger>, Option<NoAction>),
    /// Granted actions are shown.
    GrantedShown(Box<GrantedActions>),
    /// The action list.
    Act(Box<ApproachRecord>, Option<NoAction>),
    /// An action outside the activation.
    OutsideActivation,
    /// The action is shown.
    ActionShown(Box<ActionRecord>),
    /// The maneuver of a SLAM was flown; the obstacles it met are reported.
    Slammed(Box<Slammed>),
    /// Weapon and target are decided.
    Engage,
    Attack(Box<Attack>),
    PlayerEngages,
    /// A solo ship defends against an attack.
    Defense(Box<Defense>),
}

/// Granted actions to be performed on the table, and how the turn continues.
#[derive(Clone, Debug)]
pub struct GrantedActions {
    moment: GrantTrigger,
    records: Vec<GrantRecord>,
    then: (Box<ApproachRecord>, Vec<GrantTrigger>, Option<NoAction>),
}

impl GrantedActions {
    /// The decision about each of them.
    #[must_use]
    pub fn records(&self) -> &[GrantRecord] {
        &self.records
    }

    #[must_use]
    pub fn approach(&self) -> &ApproachRecord {
        &self.then.0
    }

    fn resume(self, turn: Turn) -> Turn {
        let (approach, moments, prevented) = self.then;
        turn.at_stage(TurnStage::Granted(approach, moments, prevented))
    }

    /// The actions that are performed.
    fn used(&self) -> impl Iterator<Item = (Action, &Aim)> {
        let tries = self.records.iter().flat_map(|record| &record.tries);
        tries
            .filter(|tried| tried.used == GrantOutcome::Used)
            .filter_map(|tried| Some((tried.action, tried.aim.as_ref()?)))
    }
}

/// The maneuver of a SLAM, and how the turn continues after it.
#[derive(Clone, Debug)]
pub struct Slammed {
    pub(crate) movement: MovementRecord,
    pub(crate) then: Turn,
}

impl Slammed {
    /// The stage at which the turn continues.
    #[must_use]
    pub fn then(&self) -> &TurnStage {
        &self.then.stage
    }
}

/// An answer in several parts, some of which are still missing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum PartialAnswer {
    /// The sector is known, the ship is not.
    EnemySector { sector: Sector, far: bool },
    /// Shots, ship by ship.
    Shots { arc: WeaponArc, near: u8, far: u8, shots: Vec<Shot>, left: Vec<Label>, bullseye: bool },
    /// Several shots: which ship is nearest?
    Nearest { arc: WeaponArc, near: u8, far: u8, shots: Vec<Shot> },
    /// A tie was reported: confirm it.
    ConfirmTie { said: Question, choices: Vec<Answer> },
}

#[derive(Clone, Debug)]
pub struct Turn {
    pub ship: Label,
    pub stage: TurnStage,
    pub(crate) facts: ReportedSight,
    pub(crate) rolled: Vec<SoloRollResult>,
    pub(crate) partial_answer: Option<PartialAnswer>,
    /// Parts of an answer that are kept while a tie is being confirmed.
    pub(crate) kept_sector: Option<(Sector, bool)>,
    pub(crate) kept_shots: Option<(WeaponArc, u8, u8, Vec<Shot>)>,
    /// What the open question is about: the fact, and the place where the ship would be.
    pub(crate) asked_fact: Option<(Fact, Option<PlaceName>)>,
}

impl Turn {
    pub(crate) fn new(ship: Label, stage: TurnStage) -> Self {
        Turn {
            ship,
            stage,
            facts: ReportedSight::default(),
            rolled: Vec::new(),
            partial_answer: None,
            kept_sector: None,
            kept_shots: None,
            asked_fact: None,
        }
    }

    /// Moves on to a stage, dropping the facts and rolls of the previous one.
    pub(crate) fn at_stage(self, stage: TurnStage) -> Self {
        Turn::new(self.ship, stage)
    }

    /// The mode has changed: partial answers and measurements no longer count.
    pub(crate) fn forget_measurements(&mut self) {
        self.asked_fact = None;
        self.partial_answer = None;
        if let TurnStage::ManeuverShown(approach, Some(_)) = &self.stage {
            self.stage = TurnStage::ManeuverShown(approach.clone(), None);
        }
    }

    pub(crate) fn add_roll(&mut self, thrown: &RollResult) {
        match (thrown, &mut self.stage) {
            (RollResult::Solo(rolled), _) => self.rolled.push(*rolled),
            (RollResult::Red(faces), TurnStage::Attack(attack)) => attack.add_roll(faces),
            (RollResult::Green(faces), TurnStage::Defense(defense)) => defense.add_roll(faces),
            (RollResult::Red(faces), TurnStage::Damage(damage)) => damage.add_roll(faces),
            (RollResult::Red(_) | RollResult::Green(_) | RollResult::Arrival(_), _) => {}
        }
    }
}

fn acting(approach: &ApproachRecord, prevented: Option<NoAction>) -> ActionContext {
    ActionContext {
        attitude: approach.attitude,
        prevented,
        speed: approach.maneuver.speed(),
        align: approach.align,
    }
}

impl SessionState {
    /// Runs a turn until a question comes up; `None` if the turn has moved on or ended.
    pub(crate) fn run_turn(&mut self, mut turn: Turn) -> Option<Question> {
        if let Some(question) = self.open_part(&mut turn) {
            self.turn = Some(turn);
            return Some(question);
        }
        // The open question is derived again, because a corrected fact may have answered it.
        turn.asked_fact = None;
        match turn.stage.clone() {
            TurnStage::Fly => self.ask(turn, Question::Fly),
            TurnStage::PlayerFlies => self.ask(turn, Question::PlayerFlies),
            TurnStage::PlayerEngages => self.ask(turn, Question::PlayerEngages),
            TurnStage::BombShown => self.ask(turn, Question::Dropped),
            TurnStage::ActionShown(_) | TurnStage::GrantedShown(_) => self.ask(turn, Question::Acted),
            TurnStage::Slammed(slam) => {
                let maneuver = slam.movement.maneuver;
                self.ask(turn, Question::Flown { maneuver })
            }
            TurnStage::FleeTurn(..) => self.ask(turn, Question::FleeTurn),
            TurnStage::TallonRoll(approach, _) => {
                let align = approach.align;
                let question = Question::Slot {
                    way: align.map(|align| align.way),
                    object: align.map(|align| align.object),
                };
                self.ask(turn, question)
            }
            TurnStage::Bomb => self.decide_bomb(turn),
            TurnStage::Approach => self.decide_approach(turn),
            TurnStage::ManeuverShown(approach, measured) => self.show_maneuver(turn, approach, measured),
            TurnStage::Move(approach, said) => match self.decide(&mut turn, &MovementDecision(&approach)) {
                Ok(movement) => self.finish_maneuver(turn, approach, movement, said.met),
                Err(pause) => self.paused(turn, pause),
            },
            TurnStage::Damage(damage) => self.run_damage(turn, damage),
            TurnStage::Granted(approach, moments, prevented) => {
                self.decide_granted(turn, approach, moments, prevented)
            }
            TurnStage::Act(approach, prevented) => {
                let decided = self.decide(&mut turn, &ActionDecision(acting(&approach, prevented)));
                // XW-ACT-06: an ionized ship loses its ion tokens with its activation. It has no attitude.
                if let (Ok(_), None, Some(craft)) = (&decided, approach.attitude, self.craft_mut(turn.ship)) {
                    craft.tokens.ion = 0;
                }
                self.show_action(turn, decided)
            }
            TurnStage::OutsideActivation => {
                let decided = self.decide(&mut turn, &OutsideActionDecision);
                self.show_action(turn, decided)
            }
            TurnStage::Engage => self.engage(turn),
            TurnStage::Attack(attack) => self.run_attack(turn, attack),
            TurnStage::Defense(defense) => self.run_defense(turn, defense),
        }
    }

    fn decide_bomb(&mut self, mut turn: Turn) -> Option<Question> {
        match self.decide(&mut turn, &BombDecision) {
            Ok(record) => {
                self.new_events.push(Event::BombDecided(Box::new(record.clone())));
                if record.drops {
                    self.spend_charge(turn.ship, record.device.as_deref(), 1);
                    self.arm_bomb(turn.ship, record.device.as_deref());
                    self.turn = Some(turn.at_stage(TurnStage::BombShown));
                }
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    fn decide_approach(&mut self, mut turn: Turn) -> Option<Question> {
        match self.decide(&mut turn, &ApproachDecision) {
            Ok(mut record) => {
                if self.mode == Mode::Quick {
                    // People reported which one ends nearer, not the distances.
                    record.entries.iter_mut().for_each(|entry| entry.bank_or_turn = None);
                }
                self.new_events.push(Event::Approach(Box::new(record.clone())));
                self.turn = Some(turn.at_stage(TurnStage::ManeuverShown(Box::new(record), None)));
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    pub(crate) fn ask(&mut self, turn: Turn, question: Question) -> Option<Question> {
        self.turn = Some(turn);
        Some(question)
    }

    /// A decision paused for dice or for a fact.
    pub(crate) fn paused(&mut self, mut turn: Turn, pause: Pause) -> Option<Question> {
        let question = match pause {
            Pause::Roll(roll) => Question::Throw { throw: RollRequest::Solo(roll) },
            Pause::Fact(fact) => self.question_for(&turn, fact),
            Pause::Mismatch { .. } => {
                // A corrected fact leads to another question: rolls for the old one do not count.
                turn.rolled.clear();
                self.turn = Some(turn);
                return None;
            }
        };
        self.ask(turn, question)
    }

    fn show_maneuver(
        &mut self,
        mut turn: Turn,
        approach: Box<ApproachRecord>,
        measured: Option<Box<MovementRecord>>,
    ) -> Option<Question> {
        let maneuver = approach.maneuver;
        if self.mode == Mode::Map && measured.is_none() {
            return match self.decide(&mut turn, &MovementDecision(&approach)) {
                Ok(movement) => {
                    turn.stage = TurnStage::ManeuverShown(approach, Some(Box::new(movement)));
                    self.turn = Some(turn);
                    None
                }
                Err(pause) => self.paused(turn, pause),
            };
        }
        self.ask(turn, Question::Flown { maneuver })
    }

    /// The maneuver has been executed: applies its effects to the ship.
    fn finish_maneuver(
        &mut self,
        turn: Turn,
        approach: Box<ApproachRecord>,
        movement: MovementRecord,
        met: Vec<ObstacleKind>,
    ) -> Option<Question> {
        let ship = turn.ship;
        let on_map = self.mode == Mode::Map;
        if let (true, Some(end), Some(at)) = (on_map, movement.end, self.position.index(ship))
            && let Some(pose) = self.position.poses.get_mut(at)
        {
            *pose = end;
        }
        if met.contains(&ObstacleKind::Asteroid) {
            self.ships_on_asteroids.push(ship);
        }
        let flown = (movement.clone(), met.clone());
        let moments = apply::moments(&movement);
        let escapes = movement.flight.landing == Landing::Escapes;
        let craft = self.craft(ship)?;
        let prevented = apply::no_action(craft, &movement, &met);
        self.new_events.push(Event::Moved { ship, movement: Box::new(movement), met });
        if escapes {
            self.remove_ship(ship, Fate::Fled);
            return None;
        }
        let then = Turn::new(ship, TurnStage::Granted(approach, moments, prevented));
        self.turn = Some(self.after_maneuver(flown, then));
        None
    }

    /// The dice of obstacles, Check Difficulty and damage cards after a maneuver; then the turn continues.
    pub(crate) fn after_maneuver(&self, flown: (MovementRecord, Vec<ObstacleKind>), then: Turn) -> Turn {
        // XW-ABL-33
        let affects =
            |kind: &ObstacleKind| self.craft(then.ship).is_some_and(|craft| craft.is_affected_by(*kind));
        let affecting: Vec<ObstacleKind> = flown.1.iter().copied().filter(affects).collect();
        Turn::new(then.ship, TurnStage::Damage(DamageSequence::after_maneuver(affecting, flown, then)))
    }

    fn decide_granted(
        &mut self,
        mut turn: Turn,
        approach: Box<ApproachRecord>,
        mut moments: Vec<GrantTrigger>,
        prevented: Option<NoAction>,
    ) -> Option<Question> {
        let Some(moment) = moments.first().copied() else {
            self.turn = Some(turn.at_stage(TurnStage::Act(approach, prevented)));
            return None;
        };
        match self.decide(&mut turn, &GrantedDecision(moment, &approach)) {
            Ok(records) => {
                moments.remove(0);
                let given = GrantedActions { moment, records, then: (approach, moments, prevented) };
                if !given.records.is_empty() {
                    self.new_events.push(Event::Granted(given.records.clone()));
                }
                // If nothing has to be done on the table, no confirmation is needed.
                self.turn = Some(if given.used().next().is_some() {
                    turn.at_stage(TurnStage::GrantedShown(Box::new(given)))
                } else {
                    given.resume(turn)
                });
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    fn show_action(&mut self, turn: Turn, decided: Decision<ActionRecord>) -> Option<Question> {
        match decided {
            Ok(record) => {
                let ship = turn.ship;
                let repairs = record.repair.as_ref().is_some_and(|repair| repair.card.is_some());
                let nothing = record.performed.is_empty() && !repairs;
                self.new_events.push(Event::Acted { ship, record: Box::new(record.clone()) });
                // If nothing has to be done on the table, no confirmation is needed.
                self.turn = (!nothing).then(|| turn.at_stage(TurnStage::ActionShown(Box::new(record))));
                None
            }
            Err(pause) => self.paused(turn, pause),
        }
    }

    /// Granted actions have been performed on the table: pays for them and applies them.
    pub(crate) fn perform_granted(&mut self, turn: Turn, given: GrantedActions) -> Turn {
        for (action, aim) in given.used() {
            self.move_to_place(turn.ship, aim);
            if let Some(craft) = self.craft_mut(turn.ship) {
                let lost = apply::granted(craft, given.moment, action, aim);
                self.report_jam_losses(turn.ship, lost);
            }
        }
        let (ship, actions) = (turn.ship, given.used().count());
        self.roll_for_wounded_pilot(ship, actions, Some(given.resume(turn)))
    }

    /// XW-DMG-18: after each action a wounded pilot rolls a die; then the turn continues.
    pub(crate) fn roll_for_wounded_pilot(&self, ship: Label, actions: usize, then: Option<Turn>) -> Turn {
        let dice = self.card_dice(ship, DIE_AFTER_ACTION).repeat(actions);
        Turn::new(ship, TurnStage::Damage(DamageSequence::new(dice, then)))
    }

    /// Applies the effects of an action.
    pub(crate) fn apply_action(&mut self, ship: Label, action: Action, aim: &Aim) {
        self.move_to_place(ship, aim);
        if let Some(craft) = self.craft_mut(ship) {
            let lost = apply::performed(craft, action, aim);
            self.report_jam_losses(ship, lost);
        }
        if let (ActionKind::Jam, Aim::Ship(target)) = (action.kind, aim) {
            self.gain_tokens(*target, Token::Jam, JAM_TOKENS, rules::JAM);
            self.jam_by_solo_ship(*target, JAM_TOKENS);
        }
    }

    /// On a map, moves a ship to the place where an action leads.
    fn move_to_place(&mut self, ship: Label, aim: &Aim) {
        if let (Mode::Map, Aim::Place(place), Some(at)) = (self.mode, aim, self.position.index(ship))
            && let (Some(end), Some(pose)) = (place.end, self.position.poses.get_mut(at))
        {
            *pose = end;
        }
    }
}

pub(crate) const FLEE_TURNS: [FleeTurn; 3] = [FleeTurn::Left, FleeTurn::Right, FleeTurn::Around];
