//! Preset setups: the printed scenario and its variants, and a few ships on either side of five obstacles.

use super::mission::{Mission, Opponent};
use super::place::At;
use super::setup::{Entry, Options, RockEntry, Setup};
use crate::craft::Team;
use crate::scenario::Variant;
use table::Seat;

/// A named setup.
#[derive(Clone, PartialEq, Debug)]
pub struct Preset {
    pub key: &'static str,
    pub setup: Setup,
}

/// All presets, the default one first.
#[must_use]
pub fn presets() -> Vec<Preset> {
    use Variant::{CoreSet, EscapingTransport, HuntingAce, Introductory, MoreEnemies, Standard};
    let of = |variant| Mission { variant, ..Mission::default() };
    let mission = |key, mission| Preset { key, setup: Setup { mission: Some(mission), ..Setup::default() } };
    vec![
        mission("introductory", of(Introductory)),
        mission("core-set", of(CoreSet)),
        mission("hunting-ace", of(HuntingAce)),
        mission("escaping-transport", of(EscapingTransport)),
        mission("more-enemies", Mission { more: 1, ..of(MoreEnemies) }),
        mission("wingmates", Mission { people: 2, ..of(Introductory) }),
        mission("standard", of(Standard)),
        mission("duel", Mission { opponent: Opponent::Ace, ..of(Standard) }),
        Preset { key: "first-flight", setup: first_flight() },
        Preset { key: "patrol", setup: patrol() },
        Preset { key: "wing", setup: wing() },
    ]
}

/// One X-wing against two TIE fighters, as in the single Core Set.
fn first_flight() -> Setup {
    let mut ships = vec![flown(0, "X1", "redsquadronveteran", &["protontorpedoes"])];
    ships.extend([
        solo("S1", "obsidiansquadronpilot", At::mm(340, 860, 180)),
        solo("S2", "academypilot", At::mm(560, 860, 180)),
    ]);
    table(1, ships)
}

/// Two ships of one player against four of the solo system.
fn patrol() -> Setup {
    let mut ships = vec![
        flown(0, "X1", "redsquadronveteran", &["protontorpedoes"]),
        flown(0, "B1", "bladesquadronveteran", &["ioncannon"]),
    ];
    ships.extend([
        solo("S1", "obsidiansquadronpilot", At::mm(300, 860, 180)),
        solo("S2", "obsidiansquadronpilot", At::mm(400, 860, 180)),
        solo("S3", "academypilot", At::mm(500, 860, 180)),
        solo("S4", "alphasquadronpilot", At::mm(600, 860, 180)),
    ]);
    table(1, ships)
}

/// Two players with a ship each, against four of the solo system.
fn wing() -> Setup {
    let mut ships = vec![
        flown(0, "X1", "bluesquadronescort", &["protontorpedoes"]),
        flown(1, "A1", "greensquadronpilot", &[]),
    ];
    ships.extend([
        solo("S1", "blacksquadronace", At::mm(300, 860, 180)),
        solo("S2", "academypilot", At::mm(400, 860, 180)),
        solo("S3", "gammasquadronace", At::mm(520, 860, 180)),
        solo("S4", "sabersquadronace", At::mm(620, 860, 180)),
    ]);
    ships[4].cards = vec!["protonbombs".into()];
    table(2, ships)
}

fn flown(seat: u8, id: &str, pilot: &str, cards: &[&str]) -> Entry {
    Entry {
        id: id.into(),
        team: Team::Player,
        seat: Seat::new(seat),
        pilot: Some(pilot.into()),
        cards: cards.iter().map(|card| (*card).to_owned()).collect(),
        ..Entry::default()
    }
}

fn solo(id: &str, pilot: &str, at: At) -> Entry {
    Entry { id: id.into(), team: Team::Solo, pilot: Some(pilot.into()), at: Some(at), ..Entry::default() }
}

/// Five obstacles, each beyond range 1 of the others and beyond range 2 of the edges.
fn table(seats: u8, ships: Vec<Entry>) -> Setup {
    let rocks = [
        ("coreasteroid0", At::mm(300, 300, 20)),
        ("coreasteroid2", At::mm(610, 310, 75)),
        ("coreasteroid4", At::mm(455, 455, 130)),
        ("yt2400debris1", At::mm(290, 610, 200)),
        ("gascloud3", At::mm(625, 600, 310)),
    ];
    let rock = |(token, at): (&str, At)| RockEntry { token: token.into(), at, gone: false };
    Setup {
        options: Options::default(),
        seats,
        round: 1,
        ships,
        obstacles: rocks.map(rock).to_vec(),
        ..Setup::default()
    }
}
