//! A hash of the facts of a table, by which a replayed log is compared with what it led to.
//!
//! It is made of the open question and of what lies on the table, under the names by which they are stored and sent. What the
//! program only remembers between two questions is left out: it shows in the questions that follow.

use crate::Roller;
use crate::event::Fate;
use crate::question::Question;
use crate::setup::Mode;
use crate::state::{Phase, SessionState};
use serde::Serialize;
use std::collections::BTreeMap;
use xwing::content::DamageCard;
use xwing::craft::{Craft, Object, Tokens};
use xwing::geometry::{PoseMm, Turret};
use xwing::label::Label;

#[derive(Serialize)]
struct Facts<'a> {
    round: u8,
    phase: Phase,
    mode: Mode,
    dice: Roller,
    question: &'a Question,
    ship: Option<Label>,
    done: &'a [Label],
    ships: Vec<ShipFacts<'a>>,
    removed: Vec<(Label, Fate, u8)>,
    bombs: &'a [(Label, String)],
    owners: &'a BTreeMap<Label, String>,
}

#[derive(Serialize)]
struct ShipFacts<'a> {
    id: Label,
    hull: u8,
    shields: u8,
    force: u8,
    tokens: Tokens,
    lock: Option<Object>,
    turret: Option<Turret>,
    faceup: &'a [DamageCard],
    charges: Vec<u8>,
    pose: Option<(f64, f64, f64)>,
}

impl SessionState {
    /// The hash of the table's facts.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let facts = Facts {
            round: self.round,
            phase: self.phase,
            mode: self.mode,
            dice: self.dice,
            question: &self.question,
            ship: self.ship(),
            done: &self.done,
            ships: self.position.crafts.iter().map(|craft| self.facts_of(craft)).collect(),
            removed: self.removed.iter().map(|gone| (gone.craft.label, gone.fate, gone.round)).collect(),
            bombs: &self.bombs,
            owners: &self.owners,
        };
        // Our own types always serialize; if one did not, the hash would be that of an empty text.
        contract::digest(&serde_json::to_string(&facts).unwrap_or_default())
    }

    fn facts_of<'a>(&'a self, craft: &'a Craft<'static>) -> ShipFacts<'a> {
        let pose = self.position.index(craft.label).and_then(|at| self.position.poses.get(at).copied());
        ShipFacts {
            id: craft.label,
            hull: craft.hull,
            shields: craft.shields,
            force: craft.force,
            tokens: craft.tokens,
            lock: craft.lock,
            turret: craft.turret,
            faceup: &craft.faceup,
            charges: craft.upgrades.iter().map(|fitted| fitted.charges).collect(),
            pose: pose.map(PoseMm::from).map(|PoseMm { x, y, heading }| (x, y, heading)),
        }
    }
}
