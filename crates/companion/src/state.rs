//! The current state of a session: ships, round, phase and the open question. It is a fold over the log.

use crate::answer::Answer;
use crate::coming::Coming;
use crate::dice::{Throw, Thrown};
use crate::event::{Event, Fate};
use crate::question::Question;
use crate::setup::{Enlisted, Mode, Setup};
use crate::step::{Hand, Refusal, Step};
use crate::turn::Turn;
use serde::Serialize;
use std::collections::BTreeMap;
use xwing::content::Content;
use xwing::craft::{Craft, Team};
use xwing::label::Label;
use xwing::position::file::ObstacleFile;
use xwing::position::{Position, PositionFault, PositionProblem};
use xwing::solo::Options;

/// The phases of a round, as far as the companion takes part in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Planning,
    System,
    Activation,
    Engagement,
    End,
}

/// A ship's values before any damage or spending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Full {
    pub hull: u8,
    pub shields: u8,
    pub force: u8,
}

/// A ship that is no longer on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gone {
    pub craft: Craft<'static>,
    pub fate: Fate,
    pub round: u8,
}

/// The current state of a session.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) content: &'static Content,
    pub(crate) options: Options,
    pub(crate) mode: Mode,
    pub(crate) dice: Hand,
    pub(crate) rocks: bool,
    /// Obstacles as the set-up lists them, for laying out the table.
    pub(crate) laid: Vec<ObstacleFile>,
    pub(crate) coming: Option<Coming>,
    /// Owners of ships, by name.
    pub(crate) owners: BTreeMap<Label, String>,
    /// Every ship as the squads list it.
    pub(crate) enlisted: BTreeMap<Label, Enlisted>,
    /// Bombs that detonate at the end of the Activation Phase: the ship that dropped each, and the card.
    pub(crate) bombs: Vec<(Label, String)>,
    pub(crate) position: Position<'static>,
    pub(crate) full: BTreeMap<Label, Full>,
    pub(crate) gone: Vec<Gone>,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Ships that have had their turn in this phase.
    pub(crate) done: Vec<Label>,
    /// Initiative of the ship that engaged last: ships of equal initiative attack simultaneously.
    pub(crate) engaging: Option<u8>,
    /// Ships that moved through or onto an asteroid this round.
    pub(crate) on_rock: Vec<Label>,
    pub(crate) turn: Option<Turn>,
    pub(crate) question: Question,
    pub(crate) rolls: u32,
    pub(crate) out: Vec<Event>,
}

impl Table {
    /// A session before its first round.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionFault>> {
        let content = Content::standard();
        let position = setup.position(content)?;
        let full = position.crafts.iter().map(|craft| (craft.label, full(craft))).collect();
        let people = position.crafts.iter().filter(|craft| craft.team == Team::Player);
        let own: Vec<Label> = people.map(|craft| craft.label).collect();
        let coming = match &setup.waves {
            None => None,
            Some(waves) => Some(Coming::new(content, waves, &own).ok_or_else(|| {
                vec![PositionFault { at: "waves".into(), problem: PositionProblem::Place }]
            })?),
        };
        let mut table = Table {
            content,
            options: Options::default(),
            mode: setup.mode,
            dice: setup.dice,
            rocks: setup.rocks,
            laid: setup.obstacles.clone(),
            coming,
            owners: BTreeMap::new(),
            enlisted: enlisted(&setup.ships),
            bombs: Vec::new(),
            position,
            full,
            gone: Vec::new(),
            round: 1,
            phase: Phase::Planning,
            done: Vec::new(),
            engaging: None,
            on_rock: Vec::new(),
            turn: None,
            question: Question::Plan,
            rolls: 0,
            out: vec![Event::Round(1)],
        };
        table.resume();
        Ok(table)
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

    /// Dice that the program has to roll now.
    #[must_use]
    pub fn to_roll(&self) -> Option<Throw> {
        match (&self.question, self.dice) {
            (Question::Throw { throw }, Hand::Program) => Some(*throw),
            (_, _) => None,
        }
    }

    /// The number of rolls so far, which is the number of the next roll in the random stream.
    #[must_use]
    pub fn rolls(&self) -> u32 {
        self.rolls
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
    pub fn dice(&self) -> Hand {
        self.dice
    }

    /// Ships and obstacles; poses are meaningful only on a map.
    #[must_use]
    pub fn position(&self) -> &Position<'static> {
        &self.position
    }

    /// Ships that are no longer on the table.
    #[must_use]
    pub fn gone(&self) -> &[Gone] {
        &self.gone
    }

    /// A ship's values at the start.
    #[must_use]
    pub fn full(&self, ship: Label) -> Option<Full> {
        self.full.get(&ship).copied()
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
    pub fn listed(&self, ship: Label) -> Option<&Enlisted> {
        self.enlisted.get(&ship)
    }

    /// Obstacles as the set-up lists them.
    #[must_use]
    pub fn laid(&self) -> &[ObstacleFile] {
        &self.laid
    }

    /// Applies a command. Undo is handled by the log.
    ///
    /// # Errors
    /// Why the command was refused; nothing has changed then.
    pub(crate) fn take(&mut self, who: Option<&str>, step: &Step) -> Result<(), Refusal> {
        let who = who.map(str::to_owned);
        match step {
            Step::Answer(answer) => self.answer(who, answer)?,
            Step::Rolled { hand, thrown } => self.rolled(who, *hand, thrown)?,
            Step::Dice(hand) => {
                self.dice = *hand;
                self.out.push(Event::Dice(*hand));
            }
            Step::Mode(mode) => {
                self.mode = *mode;
                if let Some(turn) = &mut self.turn {
                    turn.look_again();
                }
                self.out.push(Event::Mode(*mode));
            }
            Step::Correct(correction) => {
                self.correct(correction)?;
                self.out.push(Event::Corrected { who, correction: correction.clone() });
            }
            Step::Own { ship, own } => self.owns(who, *ship, *own)?,
            Step::Undo => return Err(Refusal::NothingToUndo),
        }
        self.resume();
        Ok(())
    }

    fn answer(&mut self, who: Option<String>, answer: &Answer) -> Result<(), Refusal> {
        let question = Box::new(self.question.clone());
        let ship = self.ship();
        // The answer is recorded before its consequences, so that the log is in the order of play.
        let at = self.out.len();
        self.reply(answer)?;
        if *answer != Answer::Go {
            self.out.insert(at, Event::Told { who, ship, question, answer: answer.clone() });
        }
        Ok(())
    }

    fn rolled(&mut self, who: Option<String>, hand: Hand, thrown: &Thrown) -> Result<(), Refusal> {
        let Question::Throw { throw } = self.question else { return Err(Refusal::NotAsked) };
        if !throw.admits(thrown) {
            return Err(Refusal::OtherDice);
        }
        self.rolls += 1;
        self.out.push(Event::Threw { who, ship: self.ship(), hand, throw, thrown: thrown.clone() });
        match (thrown, &mut self.turn, &mut self.coming) {
            (Thrown::Arrival(rolled), _, Some(coming)) => coming.thrown(*rolled),
            (_, Some(turn), _) => turn.thrown(thrown),
            (_, _, _) => {}
        }
        Ok(())
    }
}

fn enlisted(ships: &[Enlisted]) -> BTreeMap<Label, Enlisted> {
    ships.iter().filter_map(|ship| Some((Label::new(&ship.id)?, ship.clone()))).collect()
}

pub(crate) fn full(craft: &Craft<'_>) -> Full {
    Full { hull: craft.hull, shields: craft.shields, force: craft.force }
}
