//! Small sessions of the companion, and agreement between its two modes.

mod agree;
mod derive;
mod grants;
mod hurt;
mod quick;
mod squads;
mod waves;

use crate::answer::Answer;
use crate::dice::Thrown;
use crate::setup::{Enlisted, Setup};
use crate::step::{Hand, Line, Refusal, Step};
use crate::{Companion, Mode};
use std::collections::BTreeMap;
use xwing::craft::Team;
use xwing::label::Label;
use xwing::position::file::PlaceFile;

fn label(text: &str) -> Label {
    Label::new(text).unwrap()
}

fn ship(id: &str, kind: &str, initiative: u8, pose: Option<(f64, f64, f64)>) -> Enlisted {
    Enlisted {
        id: id.into(),
        team: if id.starts_with('S') { Team::Solo } else { Team::Player },
        pilot: None,
        ship: Some(kind.into()),
        initiative: Some(initiative),
        upgrades: BTreeMap::new(),
        pose: pose.map(|(x, y, heading)| PlaceFile { x, y, heading }),
        called: None,
        beside: Vec::new(),
    }
}

fn setup(mode: Mode, dice: Hand, ships: Vec<Enlisted>) -> Setup {
    Setup { mode, dice, table: None, ships, rocks: true, obstacles: Vec::new(), waves: None }
}

fn say(companion: &mut Companion, answer: Answer) -> Result<(), Refusal> {
    companion.take(Line { who: None, step: Step::Answer(answer) })
}

fn throw(companion: &mut Companion, thrown: Thrown) -> Result<(), Refusal> {
    companion.take(Line { who: None, step: Step::Rolled { hand: Hand::Person, thrown } })
}
