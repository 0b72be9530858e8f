//! Hand-computed cases for the rules of the solo system, on a map. Poses are in millimeters; small bases are 40 wide.

mod actions;
mod approach;
mod cards;
mod engagement;
mod movement;
mod repair;
mod reported;

use crate::content::Content;
use crate::craft::Object;
use crate::dice::{AttackFace, DefenseFace};
use crate::label::Label;
use crate::solo::ApproachRoll;
use crate::solo::chance::{Decision, KnownRolls, SoloRollResult};
use crate::solo::sight::map::MapSight;
use crate::solo::{SoloOptions, SoloPilot};
use crate::table_position::TablePosition;

pub(crate) fn label(text: &str) -> Label {
    Label::new(text).unwrap()
}

pub(crate) fn ship(text: &str) -> Object {
    Object::Ship(label(text))
}

/// One ship of a position file.
pub(crate) fn piece(id: &str, kind: &str, place: (f64, f64, f64), more: &str) -> String {
    let team = if id.starts_with('S') { "solo" } else { "player" };
    let (x, y, heading) = place;
    format!(
        r#"{{"id":"{id}","team":"{team}","ship":"{kind}","initiative":2,"pose":{{"x":{x},"y":{y},"heading":{heading}}}{more}}}"#
    )
}

/// A square asteroid of this half width.
pub(crate) fn rock(id: &str, x: f64, y: f64, half: f64) -> String {
    let (l, r, b, t) = (x - half, x + half, y - half, y + half);
    format!(r#"{{"id":"{id}","kind":"asteroid","polygon":[[{l},{b}],[{r},{b}],[{r},{t}],[{l},{t}]]}}"#)
}

pub(crate) fn table(ships: &[String], rocks: &[String]) -> TablePosition<'static> {
    let json = format!(r#"{{"ships":[{}],"obstacles":[{}]}}"#, ships.join(","), rocks.join(","));
    TablePosition::from_json(Content::standard(), &json).unwrap_or_else(|faults| {
        panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    })
}

pub(crate) fn roll(defense: DefenseFace, attack: AttackFace) -> SoloRollResult {
    SoloRollResult::Approach(ApproachRoll { defense, attack })
}

/// Runs a decision of the first ship with these roll results.
pub(crate) fn with<T>(
    position: &TablePosition<'static>,
    rolled: &[SoloRollResult],
    decide: impl FnOnce(&SoloPilot<'_, 'static, MapSight<'_, 'static>>) -> Decision<T>,
) -> Decision<T> {
    with_options(position, rolled, SoloOptions::default(), decide)
}

/// The same with other options.
pub(crate) fn with_options<T>(
    position: &TablePosition<'static>,
    rolled: &[SoloRollResult],
    options: SoloOptions,
    decide: impl FnOnce(&SoloPilot<'_, 'static, MapSight<'_, 'static>>) -> Decision<T>,
) -> Decision<T> {
    let sight = MapSight::new(position, 0).unwrap();
    let rolls = KnownRolls::new(rolled);
    let pilot = SoloPilot {
        rules: Content::standard().solo(),
        options,
        me: &position.crafts[0],
        ships: &position.crafts,
        sight: &sight,
        rolls: &rolls,
    };
    decide(&pilot)
}

/// XW-SOLO-01
#[test]
fn solo_ships_are_assigned_no_dials() {
    let position = table(
        &[
            piece("S1", "tielnfighter", (400.0, 600.0, 180.0), ""),
            piece("R1", "t65xwing", (400.0, 200.0, 0.0), ""),
            piece("R2", "t65xwing", (600.0, 200.0, 0.0), r#","tokens":{"ion":1}"#),
        ],
        &[],
    );
    let dials: Vec<bool> = position.crafts.iter().map(crate::solo::is_assigned_dial).collect();
    assert_eq!(dials, [false, true, false]);
}
