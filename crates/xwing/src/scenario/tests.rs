//! Hand-computed cases. A small base is 40 mm; the edge of a marker's side is 27 mm from its center.

use super::arrival::{ArrivalContext, placement_order};
use super::ending::{EndReason, fate_after_leaving};
use super::forces::{core_set, pilot_of, ship_table};
use super::layout::marker_errors;
use super::variant::{TableCorner, nearest_targets, own_squads, standard_points, transport};
use super::wave::{PoolRules, ReserveStatus};
use super::*;
use crate::content::{Content, Faction};
use crate::craft::{Object, Team};
use crate::dice::AttackFace::{self, Blank, Crit, Focus, Hit};
use crate::geometry::{Base, Footprint, Heading, PlacedToken, PlayArea, Pose};
use crate::label::Label;
use crate::squad::{Squad, SupportedContent, check};
use contract::SmallRng;

fn at(x: f64, y: f64, heading: f64) -> Pose {
    Pose::from_mm(x, y, heading).unwrap()
}

fn ship(x: f64, y: f64) -> Footprint {
    Footprint::new(at(x, y, 0.0), Base::Small)
}

/// XW-SCEN-01: the table has seven rows; every ship exists, and the squads are legal.
#[test]
fn the_printed_table_can_be_flown() {
    let content = Content::standard();
    assert_eq!(ship_table().len(), 7);
    for row in ship_table() {
        for (list, count) in [(&row.patrol, 3), (&row.reinforcement, 2), (&row.player, 2)] {
            assert!((1..=count).contains(&list.len()));
        }
        for place in 0..3 {
            let picks = ShipPicks { player: [place; 2], patrol: [place; 4], reinforcement: [place; 2] };
            let forces = introductory(content, row.faction, row.faction, picks).unwrap();
            let members = forces.players.into_iter().chain(forces.solo.into_iter().map(|(_, member)| member));
            let squad =
                Squad { name: None, faction: row.faction, members: members.collect(), obstacles: Vec::new() };
            assert_eq!(squad.members.len(), 8);
            assert_eq!(check(content, &squad, SupportedContent::Game), [], "{:?}", row.faction);
        }
    }
}

/// XW-SCEN-01: Rebels against the Empire: X-wings of initiative 3 and 1; TIE fighters of 1, 1, 3, 3; interceptors of 4.
#[test]
fn rebels_against_the_empire() {
    let content = Content::standard();
    let forces =
        introductory(content, Faction::RebelAlliance, Faction::GalacticEmpire, ShipPicks::default()).unwrap();
    let initiative = |pilot: &str| content.pilot(pilot).unwrap().1.initiative;
    let ours: Vec<u8> = forces.players.iter().map(|one| initiative(&one.pilot)).collect();
    let theirs: Vec<(ShipRole, u8)> =
        forces.solo.iter().map(|(kind, one)| (*kind, initiative(&one.pilot))).collect();
    assert_eq!(ours, [3, 1]);
    let (patrol, more) = (ShipRole::Patrol, ShipRole::Reinforcement);
    assert_eq!(theirs, [(patrol, 1), (patrol, 1), (patrol, 3), (patrol, 3), (more, 4), (more, 4)]);
    let scum = pilot_of(content, Faction::ScumAndVillainy, "btla4ywing", forces::PilotRank::Highest).unwrap();
    assert_eq!(scum.initiative, 2);
}

/// XW-SCEN-02: with the hit side toward the player, the others point to the upper right and upper left; a small ship
/// is placed 47 mm from the center, its rear against the side.
#[test]
fn the_sides_of_a_marker() {
    let marker = Marker::facing_player(400_000, 400_000);
    let facing: Vec<f64> = Exit::ALL.map(|exit| marker.facing(exit).degrees()).to_vec();
    assert_eq!(facing, [60.0, 300.0, 180.0]);
    assert_eq!(marker.arrival_pose(Exit::Hit, Base::Small), at(400.0, 353.0, 180.0));
    assert_eq!(marker.arrival_pose(Exit::Hit, Base::Medium), at(400.0, 343.0, 180.0));
    assert_eq!(marker.arrival_pose(Exit::Hit, Base::Large), at(400.0, 333.0, 180.0));
    // 47 mm at 60 degrees: 40.703 to the right, 23.5 ahead.
    assert_eq!(marker.arrival_pose(Exit::Focus, Base::Small), at(440.703_194, 423.5, 60.0));
    assert_eq!(Exit::of(Crit), None);
}

/// Markers with this offset, the first one 340 mm from the left and near edge.
fn pair(x: i32, y: i32) -> [Marker; 2] {
    [Marker::facing_player(340_000, 330_000), Marker::facing_player(340_000 + x * 1000, 330_000 + y * 1000)]
}

/// XW-SCEN-03, XW-SCEN-04: errors for markers that are too near, too far, turned, at the edge or in line.
#[test]
fn markers_keep_their_distances() {
    use LayoutError as F;
    let errors = |markers| marker_errors(PlayArea::THREE_FEET, markers, Base::Small);
    assert_eq!(errors(pair(180, 250)), []);
    // 250 mm straight up: bodies 250 - 27 - 22.16 mm apart, and the first marker is in front of the hit side of the
    // second.
    assert_eq!(errors(pair(0, 250)), [F::ExitAtMarker(1, Exit::Hit)]);
    assert!(errors(pair(100, 150)).contains(&F::MarkersApart));
    // The body extends 27 mm toward the player: 326.9 mm is too near, 327.1 mm is not.
    let near = |y: i32| {
        let [_, second] = pair(180, 250);
        errors([Marker::facing_player(340_000, y), second])
    };
    assert_eq!(near(326_900), [F::MarkerNearEdge(0)]);
    assert_eq!(near(327_100), []);
    let [first, second] = pair(180, 250);
    let turned = Marker { at: first.at.turned(Heading::from_degrees(10.0).unwrap()) };
    assert!(errors([turned, second]).contains(&F::MarkerTurned(0)));
}

/// XW-SCEN-05, XW-SCEN-06: obstacles near an edge, a marker or another obstacle, or in front of a side.
#[test]
fn obstacles_keep_their_distances_and_lanes() {
    use LayoutError as F;
    let content = Content::standard();
    let errors = |places: &[(f64, f64)]| {
        let lying =
            |(x, y): &(f64, f64)| LayoutObstacle { token: "coreasteroid1".into(), at: at(*x, *y, 0.0) };
        let obstacles = places.iter().map(lying).collect();
        Layout { area: PlayArea::THREE_FEET, markers: pair(180, 250), obstacles }.errors(content, Base::Small)
    };
    assert_eq!(errors(&[]), [F::Count(0)]);
    // coreasteroid1 is 39 by 53 mm.
    assert!(errors(&[(210.0, 500.0)]).contains(&F::ObstacleNearEdge(0)));
    assert!(errors(&[(440.0, 330.0)]).contains(&F::ObstacleNearMarker(0, 0)));
    assert!(errors(&[(640.0, 300.0), (680.0, 300.0)]).contains(&F::ObstaclesNear(0, 1)));
    // Straight below the second marker at (520, 580).
    assert!(errors(&[(520.0, 300.0)]).contains(&F::ExitAtObstacle(1, Exit::Hit, 0)));
    let unknown = LayoutObstacle { token: "moon".into(), at: at(650.0, 300.0, 0.0) };
    let layout = Layout { area: PlayArea::THREE_FEET, markers: pair(180, 250), obstacles: vec![unknown] };
    assert!(layout.errors(content, Base::Small).contains(&F::UnknownToken("moon".into())));
}

/// XW-SCEN-07: by initiative, the player first.
#[test]
fn the_order_of_placing() {
    let ships = [(3, Team::Player), (1, Team::Solo), (1, Team::Player), (3, Team::Solo)];
    assert_eq!(placement_order(&ships), [2, 1, 0, 3]);
}

/// XW-SCEN-22: a small base up to y = 100 mm; turned by 45 degrees it extends 28.28 mm from its center instead of 20.
#[test]
fn players_start_within_range_1_of_their_edge() {
    let fits = |y: f64, heading: f64| {
        is_player_deployment(PlayArea::THREE_FEET, &Footprint::new(at(400.0, y, heading), Base::Small))
    };
    assert!(fits(80.0, 0.0) && fits(20.0, 0.0) && fits(71.7, 45.0));
    assert!(!fits(80.1, 0.0) && !fits(19.9, 0.0) && !fits(71.8, 45.0));
}

fn faces(list: &[AttackFace]) -> Vec<ArrivalResult> {
    list.iter().copied().map(ArrivalResult::Face).collect()
}

fn scene<'a>(ships: &'a [Footprint], players: &'a [Footprint]) -> ArrivalContext<'a, PlacedToken> {
    ArrivalContext { area: PlayArea::THREE_FEET, markers: pair(180, 250), ships, players, obstacles: &[] }
}

/// XW-SCEN-08: a hit or critical hit is the first marker; the second die is the side.
#[test]
fn one_die_for_the_marker_and_one_for_the_side() {
    let empty = scene(&[], &[]);
    let come = |list: &[AttackFace]| arrive(&empty, Base::Small, &faces(list));
    assert_eq!(come(&[]), Arrival::NeedsRoll(ArrivalRoll::Marker));
    assert_eq!(come(&[Hit]), Arrival::NeedsRoll(ArrivalRoll::Side));
    for (list, marker, exit) in [
        ([Hit, Hit], 0, Exit::Hit),
        ([Crit, Focus], 0, Exit::Focus),
        ([Focus, Blank], 1, Exit::Blank),
        // No player ship in play: the side nearest the player edge.
        ([Blank, Crit], 1, Exit::Hit),
    ] {
        let at = pair(180, 250)[marker].arrival_pose(exit, Base::Small);
        assert_eq!(come(&list), Arrival::Placed { marker, exit, at }, "{list:?}");
    }
    assert_eq!(arrive(&empty, Base::Small, &[ArrivalResult::Lot(0)]), Arrival::Mismatch(ArrivalRoll::Marker));
}

/// XW-SCEN-08: on a critical hit the side closest to the nearest player ship; ties are broken at random.
#[test]
fn a_critical_hit_looks_for_the_nearest_player() {
    let exit_towards = |x: f64, y: f64, more: &[ArrivalResult]| {
        let players = [ship(x, y)];
        let rolled: Vec<ArrivalResult> =
            faces(&[Hit, Crit]).into_iter().chain(more.iter().copied()).collect();
        arrive(&scene(&players, &players), Base::Small, &rolled)
    };
    let exit = |arrival: Arrival| match arrival {
        Arrival::Placed { exit, .. } => exit,
        other => panic!("{other:?}"),
    };
    // The first marker lies at (340, 330).
    assert_eq!(exit(exit_towards(700.0, 500.0, &[])), Exit::Focus);
    assert_eq!(exit(exit_towards(100.0, 500.0, &[])), Exit::Blank);
    assert_eq!(exit(exit_towards(340.0, 60.0, &[])), Exit::Hit);
    // Straight ahead both upper sides are equally near.
    assert_eq!(exit_towards(340.0, 800.0, &[]), Arrival::NeedsRoll(ArrivalRoll::Lot { options: 2 }));
    assert_eq!(exit(exit_towards(340.0, 800.0, &[ArrivalResult::Lot(1)])), Exit::Blank);
}

/// XW-SCEN-09: a blocked side is rerolled; with all six blocked the ship is delayed.
#[test]
fn a_blocked_side_is_rolled_again() {
    let [first, _] = pair(180, 250);
    let there = Footprint::new(first.arrival_pose(Exit::Hit, Base::Small), Base::Small);
    let ships = [there];
    let blocked = scene(&ships, &[]);
    assert_eq!(arrive(&blocked, Base::Small, &faces(&[Hit, Hit])), Arrival::NeedsRoll(ArrivalRoll::Marker));
    let again = arrive(&blocked, Base::Small, &faces(&[Hit, Hit, Hit, Focus]));
    assert!(matches!(again, Arrival::Placed { marker: 0, exit: Exit::Focus, .. }));
    let all: Vec<Footprint> = pair(180, 250)
        .into_iter()
        .flat_map(|marker| {
            Exit::ALL.map(|exit| Footprint::new(marker.arrival_pose(exit, Base::Small), Base::Small))
        })
        .collect();
    assert_eq!(arrive(&scene(&all, &[]), Base::Small, &[]), Arrival::Delayed);
}

/// XW-SCEN-10, XW-SCEN-11, XW-SCEN-12, XW-SCEN-21
#[test]
fn the_waves() {
    use ShipRole::{Patrol, Reinforcement};
    let lost = |patrol, reinforcement| Losses { patrol, reinforcement };
    assert_eq!(wave_for_round(0, lost(0, 0), 0), [Patrol, Patrol]);
    assert_eq!(wave_for_round(4, lost(0, 0), 0), [Patrol, Patrol]);
    assert_eq!(wave_for_round(4, lost(1, 0), 0), [Patrol, Reinforcement]);
    assert_eq!(wave_for_round(7, lost(2, 0), 0), [Reinforcement]);
    assert_eq!(wave_for_round(7, lost(2, 1), 0), [Reinforcement, Patrol]);
    assert_eq!(wave_for_round(7, lost(0, 0), 1), [Reinforcement, Patrol]);
    for round in [1, 2, 3, 5, 6, 8, 9] {
        assert_eq!(wave_for_round(round, lost(4, 2), 2), []);
    }
}

/// XW-SCEN-13: the lowest initiative first, later the highest; then destroyed ships, unless they do not return.
#[test]
fn the_pool() {
    let patrol = |initiative, place| ReserveShip { kind: ShipRole::Patrol, initiative, place };
    let waiting = ReserveStatus::Waiting;
    let squad = [patrol(1, waiting), patrol(1, waiting), patrol(3, waiting), patrol(2, waiting)];
    let pick = |first, squad: &[ReserveShip], pool| next_ship(ShipRole::Patrol, first, squad, pool);
    assert_eq!(pick(true, &squad, PoolRules::default()), NextShip::Lot(vec![0, 1]));
    assert_eq!(pick(false, &squad, PoolRules::default()), NextShip::One(2));
    let drawn = PoolRules { drawn: true, ..PoolRules::default() };
    assert_eq!(pick(false, &squad, drawn), NextShip::Lot(vec![0, 1, 2, 3]));
    let spent = [patrol(1, ReserveStatus::Destroyed), patrol(3, ReserveStatus::InPlay)];
    assert_eq!(pick(false, &spent, PoolRules::default()), NextShip::One(0));
    let gone = PoolRules { returning: false, ..PoolRules::default() };
    assert_eq!(pick(false, &spent, gone), NextShip::Nobody);
    // XW-SCEN-16: a squad without reinforcements sends a patrol ship.
    assert_eq!(next_ship(ShipRole::Reinforcement, false, &spent, PoolRules::default()), NextShip::One(0));
}

/// XW-SCEN-14: leaving over the player edge, even at its corner, counts as returning.
#[test]
fn leaving_by_the_player_edge_is_returning() {
    let fate = |x, y| fate_after_leaving(PlayArea::THREE_FEET, &ship(x, y));
    assert_eq!(fate(400.0, 20.0), None);
    assert_eq!(fate(400.0, 19.0), Some(Fate::Returned));
    assert_eq!(fate(5.0, 10.0), Some(Fate::Returned));
    assert_eq!(fate(5.0, 100.0), Some(Fate::FledElsewhere));
    assert_eq!(fate(400.0, 900.0), Some(Fate::FledElsewhere));
}

/// XW-SCEN-15
#[test]
fn both_endings() {
    use Fate::{Destroyed, FledElsewhere, InPlay, Returned, Waiting};
    assert_eq!(ending(5, &[InPlay, Destroyed], &[Destroyed, Destroyed, Waiting], None), None);
    let won = ending(7, &[InPlay, Destroyed], &[Destroyed, Destroyed, Waiting], None).unwrap();
    assert_eq!((won.reason, won.in_play, won.lost, won.solo_destroyed), (EndReason::SoloDestroyed, 1, 1, 2));
    assert_eq!(ending(9, &[InPlay], &[InPlay, Destroyed], None), None);
    let over = ending(3, &[Returned, Destroyed, FledElsewhere], &[InPlay, InPlay], None).unwrap();
    assert_eq!(over.reason, EndReason::PlayersGone);
    assert_eq!((over.returned, over.lost, over.fled_elsewhere), (1, 1, 1));
}

/// XW-SCEN-16
#[test]
fn a_single_core_set() {
    let forces = core_set(Content::standard()).unwrap();
    assert_eq!((forces.players.len(), forces.solo.len()), (1, 2));
    assert_eq!(forces.solo[0].1.pilot, "academypilot");
}

/// XW-SCEN-17: the nearest ship, measured between bases; all equally near ones are listed.
#[test]
fn an_ace_hunts_the_nearest() {
    let label = |name: &str| Label::new(name).unwrap();
    let ace = ship(400.0, 600.0);
    let players = [
        (label("A"), ship(400.0, 300.0)),
        (label("B"), ship(400.0, 400.0)),
        (label("C"), ship(600.0, 600.0)),
    ];
    assert_eq!(nearest_targets(&ace, &players), [label("B"), label("C")]);
    assert_eq!(nearest_targets(&ace, &players[..1]), [label("A")]);
    assert_eq!(nearest_targets(&ace, &[]), []);
}

/// XW-SCEN-18: entirely on the table, facing the point it has locked; the player loses if it escapes and wins if it
/// is destroyed.
#[test]
fn a_transport_escapes() {
    let (pose, lock) = transport(PlayArea::THREE_FEET, TableCorner::FarLeft, Base::Large);
    assert_eq!(pose.heading().degrees(), 135.0);
    assert_eq!(lock, Object::Point { x: 914_400, y: 0 });
    let base = Footprint::new(pose, Base::Large);
    assert!(!PlayArea::THREE_FEET.is_off_table(&base));
    assert!((pose.center().x - 56.568_542).abs() < 0.001);
    let end = |fate| ending(2, &[Fate::InPlay], &[Fate::InPlay], Some(fate)).map(|end| end.reason);
    assert_eq!(end(Fate::InPlay), None);
    assert_eq!(end(Fate::FledElsewhere), Some(EndReason::TransportEscaped));
    assert_eq!(end(Fate::Destroyed), Some(EndReason::TransportDestroyed));
}

/// XW-SCEN-19, XW-SCEN-20: for a squad of 80 points, four patrol ships of 94 and two reinforcements of 72 in total
/// match the advice.
#[test]
fn own_squads_are_compared_with_the_advice() {
    let content = Content::standard();
    let mut forces =
        introductory(content, Faction::RebelAlliance, Faction::GalacticEmpire, ShipPicks::default()).unwrap();
    assert_eq!(own_squads(content, &forces), Ok(Vec::new()));
    forces.solo.truncate(2);
    assert_eq!(
        own_squads(content, &forces),
        Ok(vec![
            SquadWarning::FewEnemies,
            SquadWarning::Patrol { points: 44, player: 80 },
            SquadWarning::Reinforcements { points: 0, player: 80 },
        ])
    );
    forces.players.truncate(1);
    forces.players[0].upgrades.push("protontorpedoes".into());
    let found = own_squads(content, &forces).unwrap();
    assert!(found.contains(&SquadWarning::PlayerPoints { points: 54, ships: 1 }));
    assert_eq!(standard_points(100, 125), None);
    assert_eq!(standard_points(100, 150), None);
    assert_eq!(standard_points(100, 124), Some(SquadWarning::StandardPoints { points: 124, player: 100 }));
}

/// XW-SCEN-20: modes that the document names but that are not implemented give a specific error.
#[test]
fn epic_and_threat_are_not_there() {
    assert_eq!("core-set".parse(), Ok(Variant::CoreSet));
    let told = |word: &str| word.parse::<Variant>().unwrap_err().to_string();
    assert!(told("epic").contains("Epic"));
    assert!(told("threat").contains("threat"));
    assert_eq!(told("chess"), "no scenario chess");
}

/// XW-SCEN-03 to XW-SCEN-06: the same random numbers give the same layout.
#[test]
fn a_layout_follows_from_its_chance() {
    let content = Content::standard();
    let tokens: Vec<_> =
        content.obstacles().iter().filter(|token| token.id.starts_with("coreasteroid")).collect();
    let layout =
        |seed| generate(PlayArea::NINETY_CM, Base::Small, &tokens, &mut SmallRng::new(seed)).unwrap();
    assert_eq!(layout(1), layout(1));
    assert_ne!(layout(1), layout(2));
    assert_eq!(layout(1).errors(content, Base::Small), []);
}

/// XW-SCEN-17: every ace has a slot for each of its cards.
#[test]
fn aces_have_slots_for_their_cards() {
    for row in crate::scenario::forces::ship_table() {
        let crewed = row.ace.equipped(Content::standard()).unwrap();
        let mut open = crewed.pilot.slots.clone();
        for card in crewed.upgrades {
            for slot in &card.slots {
                let place = open.iter().position(|other| other == slot);
                open.remove(place.unwrap_or_else(|| panic!("{} has no {slot:?}", row.ace.pilot)));
            }
        }
    }
}
