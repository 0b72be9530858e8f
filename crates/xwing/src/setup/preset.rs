//! Preset setups: the printed scenario and its variants, and a few ships on either side of five obstacles.

use crate::craft::Team;
use crate::scenario::Variant;
use crate::setup::mission::{Mission, Opponent};
use crate::setup::{ObstacleEntry, Options, Setup, ShipEntry};
use crate::ship::placement::Placement;
use contract::Seat;

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
        solo("S1", "obsidiansquadronpilot", Placement::mm(340, 860, 180)),
        solo("S2", "academypilot", Placement::mm(560, 860, 180)),
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
        solo("S1", "obsidiansquadronpilot", Placement::mm(300, 860, 180)),
        solo("S2", "obsidiansquadronpilot", Placement::mm(400, 860, 180)),
        solo("S3", "academypilot", Placement::mm(500, 860, 180)),
        solo("S4", "alphasquadronpilot", Placement::mm(600, 860, 180)),
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
        solo("S1", "blacksquadronace", Placement::mm(300, 860, 180)),
        solo("S2", "academypilot", Placement::mm(400, 860, 180)),
        solo("S3", "gammasquadronace", Placement::mm(520, 860, 180)),
        solo("S4", "sabersquadronace", Placement::mm(620, 860, 180)),
    ]);
    ships[4].cards = vec!["protonbombs".into()];
    table(2, ships)
}

fn flown(seat: u8, id: &str, pilot: &str, cards: &[&str]) -> ShipEntry {
    ShipEntry {
        id: id.into(),
        team: Team::Player,
        seat: Seat::new(seat),
        pilot: Some(pilot.into()),
        cards: cards.iter().map(|card| (*card).to_owned()).collect(),
        ..ShipEntry::default()
    }
}

fn solo(id: &str, pilot: &str, at: Placement) -> ShipEntry {
    ShipEntry {
        id: id.into(),
        team: Team::Solo,
        pilot: Some(pilot.into()),
        at: Some(at),
        ..ShipEntry::default()
    }
}

/// Five obstacles, each beyond range 1 of the others and beyond range 2 of the edges.
fn table(seats: u8, ships: Vec<ShipEntry>) -> Setup {
    let obstacles = [
        ("coreasteroid0", Placement::mm(300, 300, 20)),
        ("coreasteroid2", Placement::mm(610, 310, 75)),
        ("coreasteroid4", Placement::mm(455, 455, 130)),
        ("yt2400debris1", Placement::mm(290, 610, 200)),
        ("gascloud3", Placement::mm(625, 600, 310)),
    ];
    let obstacle = |(token, at): (&str, Placement)| ObstacleEntry { token: token.into(), at, gone: false };
    Setup {
        options: Options::default(),
        seats,
        round: 1,
        ships,
        obstacles: obstacles.map(obstacle).to_vec(),
        ..Setup::default()
    }
}
