//! Small sessions of the companion, and agreement between its two modes.

mod damage;
mod grants;
mod honest;
mod modes_agree;
mod quick;
mod session;
mod squads;
mod waves;

use crate::Mode;
use crate::command::{Command, LogEntry, Refusal, Roller};
use crate::dice::RollResult;
use crate::question::answer::Answer;
use crate::setup::{Setup, SquadShip};
use session::Session;
use std::collections::BTreeMap;
use xwing::craft::Team;
use xwing::label::Label;
use xwing::table_position::file::PoseSpec;

fn label(text: &str) -> Label {
    Label::new(text).unwrap()
}

fn ship(id: &str, kind: &str, initiative: u8, pose: Option<(f64, f64, f64)>) -> SquadShip {
    SquadShip {
        id: id.into(),
        team: if id.starts_with('S') { Team::Solo } else { Team::Player },
        pilot: None,
        ship: Some(kind.into()),
        initiative: Some(initiative),
        upgrades: BTreeMap::new(),
        pose: pose.map(|(x, y, heading)| PoseSpec { x, y, heading }),
        called: None,
        beside: Vec::new(),
    }
}

fn setup(mode: Mode, dice: Roller, ships: Vec<SquadShip>) -> Setup {
    Setup { mode, dice, table: None, ships, rocks: true, obstacles: Vec::new(), waves: None }
}

fn reply(session: &mut Session, answer: Answer) -> Result<(), Refusal> {
    session.apply(LogEntry { who: None, command: Command::Answer(answer) })
}

fn enter_roll(session: &mut Session, thrown: RollResult) -> Result<(), Refusal> {
    session.apply(LogEntry { who: None, command: Command::Rolled { hand: Roller::Person, thrown } })
}
