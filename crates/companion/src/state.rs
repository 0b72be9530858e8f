//! The current state of a session: ships, round, phase and the open question. It is a fold over the log.

use crate::arrivals::Arrivals;
use crate::command::{Command, LogEntry, Refusal, Roller};
use crate::dice::{RollRequest, RollResult};
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::question::answer::Answer;
use crate::setup::{Mode, Setup, SquadShip};
use crate::turn::Turn;
use serde::Serialize;
use std::collections::BTreeMap;
use xwing::combat::damage_card::damage_at_start;
use xwing::content::Content;
use xwing::craft::{Craft, Team};
use xwing::label::Label;
use xwing::solo::SoloOptions;
use xwing::table_position::file::ObstacleSpec;
use xwing::table_position::{PositionError, PositionErrorKind, TablePosition};

/// The phases of a round, as far as the companion takes part in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    Planning,
    System,
    Activation,
    Engagement,
    End,
}

/// A ship's values before any damage or spending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Maximums {
    pub hull: u8,
    pub shields: u8,
    pub force: u8,
}

/// A ship that is no longer on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemovedShip {
    pub craft: Craft<'static>,
    pub fate: Fate,
    pub round: u8,
}

/// The current state of a session.
#[derive(Clone, Debug)]
pub struct SessionState {
    pub(crate) content: &'static Content,
    pub(crate) options: SoloOptions,
    pub(crate) mode: Mode,
    pub(crate) dice: Roller,
    pub(crate) has_obstacles: bool,
    /// Obstacles as the set-up lists them, for laying out the table.
    pub(crate) laid_obstacles: Vec<ObstacleSpec>,
    pub(crate) arrivals: Option<Arrivals>,
    /// Owners of ships, by name.
    pub(crate) owners: BTreeMap<Label, String>,
    /// Every ship as the squads list it.
    pub(crate) squad_ships: BTreeMap<Label, SquadShip>,
    /// Bombs that detonate at the end of the Activation Phase: the ship that dropped each, and the card.
    pub(crate) bombs: Vec<(Label, String)>,
    pub(crate) position: TablePosition<'static>,
    pub(crate) maximums: BTreeMap<Label, Maximums>,
    pub(crate) removed: Vec<RemovedShip>,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Ships that have had their turn in this phase.
    pub(crate) done: Vec<Label>,
    /// Initiative of the ship that engaged last: ships of equal initiative attack simultaneously.
    pub(crate) engaging_initiative: Option<u8>,
    /// Ships that moved through or onto an asteroid this round.
    pub(crate) ships_on_asteroids: Vec<Label>,
    pub(crate) turn: Option<Turn>,
    pub(crate) question: Question,
    pub(crate) new_events: Vec<Event>,
}

impl SessionState {
    /// A session before its first round.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionError>> {
        let content = Content::standard();
        let mut position = setup.position(content)?;
        let maximums = position.crafts.iter().map(|craft| (craft.label, maximums(craft))).collect();
        position.crafts.iter_mut().for_each(enter_play);
        let people = position.crafts.iter().filter(|craft| craft.team == Team::Player);
        let own: Vec<Label> = people.map(|craft| craft.label).collect();
        let arrivals = match &setup.waves {
            None => None,
            Some(waves) => Some(Arrivals::new(content, waves, &own).ok_or_else(|| {
                vec![PositionError { at: "waves".into(), problem: PositionErrorKind::Place }]
            })?),
        };
        let mut state = SessionState {
            content,
            options: SoloOptions::default(),
            mode: setup.mode,
            dice: setup.dice,
            has_obstacles: setup.rocks,
            laid_obstacles: setup.obstacles.clone(),
            arrivals,
            owners: BTreeMap::new(),
            squad_ships: squad_ships(&setup.ships),
            bombs: Vec::new(),
            position,
            maximums,
            removed: Vec::new(),
            round: 1,
            phase: Phase::Planning,
            done: Vec::new(),
            engaging_initiative: None,
            ships_on_asteroids: Vec::new(),
            turn: None,
            question: Question::Plan,
            new_events: vec![Event::Round(1)],
        };
        state.resume();
        Ok(state)
    }

    #[must_use]
    pub fn question(&self) -> &Question {
        &self.question
    }

    #[must_use]
    pub fn ship(&self) -> Option<Label> {
        self.turn.as_ref().map(|turn| turn.ship)
    }

    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// Dice that have to be rolled now, by whomever.
    #[must_use]
    pub fn requested_roll(&self) -> Option<RollRequest> {
        match &self.question {
            Question::Throw { throw } => Some(*throw),
            _ => None,
        }
    }

    /// Dice that the program has to roll now.
    #[must_use]
    pub fn pending_roll(&self) -> Option<RollRequest> {
        self.requested_roll().filter(|_| self.dice == Roller::Program)
    }

    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the companion learns about the table.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Who rolls the dice.
    #[must_use]
    pub fn dice(&self) -> Roller {
        self.dice
    }

    /// Ships and obstacles; poses are meaningful only on a map.
    #[must_use]
    pub fn position(&self) -> &TablePosition<'static> {
        &self.position
    }

    /// Ships that are no longer on the table.
    #[must_use]
    pub fn removed(&self) -> &[RemovedShip] {
        &self.removed
    }

    /// A ship's values at the start.
    #[must_use]
    pub fn maximums(&self, ship: Label) -> Option<Maximums> {
        self.maximums.get(&ship).copied()
    }

    /// Whether a ship has had its turn in this phase.
    #[must_use]
    pub fn is_done(&self, ship: Label) -> bool {
        self.done.contains(&ship)
    }

    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.content
    }

    /// A ship in play.
    #[must_use]
    pub fn craft(&self, ship: Label) -> Option<&Craft<'static>> {
        self.position.crafts.iter().find(|craft| craft.label == ship)
    }

    pub(crate) fn craft_mut(&mut self, ship: Label) -> Option<&mut Craft<'static>> {
        self.position.crafts.iter_mut().find(|craft| craft.label == ship)
    }

    /// Ships of one side, in squad order.
    pub fn team(&self, team: Team) -> impl Iterator<Item = &Craft<'static>> {
        self.position.crafts.iter().filter(move |craft| craft.team == team)
    }

    /// A ship as the squads list it.
    #[must_use]
    pub fn squad_ship(&self, ship: Label) -> Option<&SquadShip> {
        self.squad_ships.get(&ship)
    }

    /// Obstacles as the set-up lists them.
    #[must_use]
    pub fn laid_obstacles(&self) -> &[ObstacleSpec] {
        &self.laid_obstacles
    }

    /// Applies an entry of the log and returns what happened. Undo is the log's matter and is refused here.
    ///
    /// # Errors
    /// Why the command was refused; the state is then not to be used any more, so callers work on a copy.
    pub fn take(&mut self, entry: &LogEntry) -> Result<Vec<Event>, Refusal> {
        self.apply(entry.who.as_deref(), &entry.command)?;
        Ok(std::mem::take(&mut self.new_events))
    }

    pub(crate) fn apply(&mut self, who: Option<&str>, command: &Command) -> Result<(), Refusal> {
        let who = who.map(str::to_owned);
        match command {
            Command::Answer(answer) => self.answer(who, answer)?,
            Command::Rolled { hand, thrown } => self.rolled(who, *hand, thrown)?,
            Command::Dice(hand) => {
                self.dice = *hand;
                self.new_events.push(Event::Dice(*hand));
            }
            Command::Mode(mode) => {
                self.mode = *mode;
                if let Some(turn) = &mut self.turn {
                    turn.forget_measurements();
                }
                self.new_events.push(Event::Mode(*mode));
            }
            Command::Correct(correction) => {
                self.correct(correction)?;
                self.new_events.push(Event::Corrected { who, correction: correction.clone() });
            }
            Command::Own { ship, own } => self.set_owner(who, *ship, *own)?,
            Command::Undo => return Err(Refusal::NothingToUndo),
        }
        self.resume();
        Ok(())
    }

    fn answer(&mut self, who: Option<String>, answer: &Answer) -> Result<(), Refusal> {
        let question = Box::new(self.question.clone());
        let ship = self.ship();
        // The answer is recorded before its consequences, so that the log is in the order of play.
        let at = self.new_events.len();
        self.handle_answer(answer)?;
        if *answer != Answer::Go {
            self.new_events.insert(at, Event::Answered { who, ship, question, answer: answer.clone() });
        }
        Ok(())
    }

    fn rolled(&mut self, who: Option<String>, hand: Roller, thrown: &RollResult) -> Result<(), Refusal> {
        let Question::Throw { throw } = self.question else { return Err(Refusal::NotAsked) };
        if !throw.admits(thrown) {
            return Err(Refusal::OtherDice);
        }
        self.new_events.push(Event::DiceRolled {
            who,
            ship: self.ship(),
            hand,
            throw,
            thrown: thrown.clone(),
        });
        match (thrown, &mut self.turn, &mut self.arrivals) {
            (RollResult::Arrival(rolled), _, Some(arrivals)) => arrivals.add_roll(*rolled),
            (_, Some(turn), _) => turn.add_roll(thrown),
            (_, _, _) => {}
        }
        Ok(())
    }
}

fn squad_ships(ships: &[SquadShip]) -> BTreeMap<Label, SquadShip> {
    ships.iter().filter_map(|ship| Some((Label::new(&ship.id)?, ship.clone()))).collect()
}

/// XW-ABL-01: a ship may have damage cards from the beginning.
pub(crate) fn enter_play(craft: &mut Craft<'_>) {
    craft.hull = craft.hull.saturating_sub(damage_at_start(craft.ship));
}

pub(crate) fn maximums(craft: &Craft<'_>) -> Maximums {
    Maximums { hull: craft.hull, shields: craft.shields, force: craft.force }
}
