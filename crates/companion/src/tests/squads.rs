//! Squads: the printed table, custom lists, squad files; obstacle dice; owners of ships.

use super::*;
use crate::event::Event;
use crate::question::Question;
use crate::question::answer::{ManeuverEnd, Sector};
use crate::setup::request::{GameKind, ListedShip, SetupFault, SetupRequest, SquadSource, read_squad_file};
use xwing::Token;
use xwing::content::{Content, Faction};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::geometry::{Base, ObstacleKind, PlayArea};
use xwing::scenario::{Layout, LayoutObstacle, Marker, ShipRole};
use xwing::solo::{ApproachRoll, SoloRollResult};
use xwing::squad::{SquadError, XwsError};

fn content() -> &'static Content {
    Content::standard()
}

fn set_up(request: &SetupRequest) -> Result<Setup, Vec<SetupFault>> {
    request.setup(content(), &mut contract::SmallRng::new(1))
}

/// XW-SCEN-01: each row gives its own ships for either side.
#[test]
fn every_row_of_the_table_opens_on_both_sides() {
    for player in Faction::ALL {
        for solo in Faction::ALL {
            let setup = set_up(&SetupRequest::introductory(player, solo)).unwrap();
            assert_eq!(setup.ships.len(), 2);
            let squad = &setup.waves.as_ref().unwrap().squad;
            let kinds: Vec<ShipRole> = squad.iter().map(|wave_ship| wave_ship.kind).collect();
            assert_eq!(&kinds[..4], [ShipRole::Patrol; 4]);
            assert_eq!(&kinds[4..], [ShipRole::Reinforcement; 2]);
            let flies = |pilot: &Option<String>| content().pilot(pilot.as_ref().unwrap()).unwrap().1.faction;
            assert!(setup.ships.iter().all(|ship| flies(&ship.pilot) == player));
            assert!(squad.iter().all(|wave_ship| flies(&wave_ship.ship.pilot) == solo));
            Session::new(&setup).unwrap();
        }
    }
}

/// XW-SCEN-03 to XW-SCEN-06 on both table sizes: a random layout keeps every distance and lane.
#[test]
fn the_drawn_set_up_has_no_faults() {
    for (side, area) in [(914.4, PlayArea::THREE_FEET), (900.0, PlayArea::NINETY_CM)] {
        let mut request = SetupRequest::introductory(Faction::RebelAlliance, Faction::GalacticEmpire);
        request.table = Some(side);
        let setup = set_up(&request).unwrap();
        let pose =
            |place: &PoseSpec| xwing::geometry::Pose::from_mm(place.x, place.y, place.heading).unwrap();
        let markers = setup.waves.as_ref().unwrap().markers.as_ref().unwrap();
        let [first, second] = markers.each_ref().map(|place| Marker { at: pose(place) });
        let lying = |rock: &xwing::table_position::file::ObstacleSpec| LayoutObstacle {
            token: rock.token.clone().unwrap(),
            at: pose(rock.pose.as_ref().unwrap()),
        };
        let layout =
            Layout { area, markers: [first, second], obstacles: setup.obstacles.iter().map(lying).collect() };
        assert_eq!(layout.errors(content(), Base::Small), []);
    }
}

const SQUAD: &str = r#"{"version":"2.0.0","faction":"rebelalliance","name":"Ours","pilots":[
    {"id":"jarjarbinks","ship":"t65xwing","upgrades":{"force-power":["supernaturalreflexes"],"torpedo":["protontorpedoes"]}},
    {"id":"redsquadronveteran","ship":"t65xwing","upgrades":{"astromech":["nosuchdroid"]}}]}"#;

/// XW-SQUAD-07: every ship of a squad file is kept; unknown pilots and cards are named, not dropped.
#[test]
fn nothing_of_a_squad_file_is_lost() {
    let read = read_squad_file(content(), SQUAD).unwrap();
    assert_eq!(read.name.as_deref(), Some("Ours"));
    let [luke, veteran] = read.ships.as_slice() else { panic!() };
    assert_eq!((luke.called.as_deref(), luke.ship.as_deref()), (Some("jarjarbinks"), Some("t65xwing")));
    assert!(luke.upgrades.contains(&"protontorpedoes".to_owned()));
    assert_eq!(veteran.beside, ["nosuchdroid"]);
    assert!(read.faults.contains(&SquadError::UnknownPilot("jarjarbinks".into())));
    assert!(read.faults.contains(&SquadError::UnknownUpgrade("nosuchdroid".into())));

    // The initiative of an unknown pilot is asked for, never guessed.
    let mut request = SetupRequest::introductory(Faction::RebelAlliance, Faction::GalacticEmpire);
    request.player = SquadSource::Xws { text: SQUAD.into() };
    assert_eq!(set_up(&request), Err(vec![SetupFault::NoInitiative("jarjarbinks".into())]));
    let mut ships = read.ships.clone();
    ships[0].initiative = Some(5);
    request.player = SquadSource::List { ships };
    let setup = set_up(&request).unwrap();
    assert_eq!(setup.ships[0].called.as_deref(), Some("jarjarbinks"));
    assert_eq!(setup.ships[1].beside, ["nosuchdroid"]);
    let session = Session::new(&setup).unwrap();
    assert_eq!(session.state().craft(label("P1")).unwrap().initiative, 5);
}

/// XW-SQUAD-07: every part that cannot be parsed is named.
#[test]
fn every_bad_part_of_a_squad_file_is_named() {
    let faults = |text: &str| read_squad_file(content(), text).unwrap_err();
    assert!(matches!(faults("{")[..], [SetupFault::Xws(XwsError::Unreadable(_))]));
    let two = faults(r#"{"version":"1.0.0","faction":"pirates","pilots":[]}"#);
    assert_eq!(
        two,
        [
            SetupFault::Xws(XwsError::Version("1.0.0".into())),
            SetupFault::Xws(XwsError::Faction("pirates".into()))
        ]
    );
}

/// A standard game: all ships start on the table, and the game ends when one side is gone.
#[test]
fn own_lists_play_without_waves() {
    let pilot = |id: &str| ListedShip { pilot: Some(id.into()), ..ListedShip::default() };
    let request = SetupRequest {
        game: GameKind::Standard,
        player: SquadSource::List { ships: vec![pilot("redsquadronveteran")] },
        solo: SquadSource::List { ships: vec![pilot("academypilot"), pilot("blacksquadronace")] },
        ..SetupRequest::introductory(Faction::RebelAlliance, Faction::GalacticEmpire)
    };
    let setup = set_up(&request).unwrap();
    let session = Session::new(&setup).unwrap();
    assert_eq!(session.state().question(), &Question::Plan);
    assert_eq!(session.state().position().crafts.len(), 3);
    let empty = SetupRequest { player: SquadSource::List { ships: Vec::new() }, ..request };
    assert_eq!(set_up(&empty), Err(vec![SetupFault::Squad(SquadError::Empty)]));
}

fn flown_over(kind: &str, met: ObstacleKind, face: AttackFace) -> Session {
    let ships = vec![ship("S1", kind, 1, None), ship("R1", "t65xwing", 3, None)];
    let mut session = Session::new(&setup(Mode::Quick, Roller::Person, ships)).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Go).unwrap();
    reply(&mut session, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
    let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
    enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
    reply(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: vec![met] }).unwrap();
    assert_eq!(
        session.state().question(),
        &Question::Throw { throw: crate::dice::RollRequest::Red(1) },
        "one die for the obstacle"
    );
    enter_roll(&mut session, RollResult::Red(vec![face])).unwrap();
    session
}

/// XW-OBS-02, XW-OBS-03, XW-OBS-04: damage, critical damage and strain according to the obstacle's die. XW-ACT-07: the die
/// comes before Check Difficulty, so this blue maneuver takes the strain token off again.
#[test]
fn obstacles_roll_their_die() {
    use AttackFace::{Blank, Crit, Focus, Hit};
    use ObstacleKind::{Asteroid, DebrisCloud, GasCloud};
    let rows = [
        (Asteroid, Hit, 2, 0, false),
        (Asteroid, Crit, 2, 0, true),
        (Asteroid, Focus, 3, 0, false),
        (DebrisCloud, Hit, 3, 0, false),
        (DebrisCloud, Crit, 2, 0, true),
        (GasCloud, Hit, 3, 1, false),
        (GasCloud, Focus, 3, 1, false),
        (GasCloud, Crit, 3, 0, false),
        (GasCloud, Blank, 3, 0, false),
    ];
    for (kind, face, hull, strain, card) in rows {
        let mut session = flown_over("tielnfighter", kind, face);
        let asked = session.state().question() == &Question::DamageCard { ship: label("S1") };
        assert_eq!(asked, card, "{kind:?} {face:?}");
        if card {
            reply(&mut session, Answer::Card(xwing::content::DamageCard::FuelLeak)).unwrap();
        }
        let gained = |event: &&Event| matches!(event, Event::TokensGained { token: Token::Strain, .. });
        assert_eq!(session.events().iter().filter(gained).count(), strain, "{kind:?} {face:?}");
        let craft = session.state().craft(label("S1")).unwrap();
        assert_eq!((craft.hull, craft.tokens.strain), (hull, 0), "{kind:?} {face:?}");
    }
}

/// People without a name cannot own ships. That an undo leaves the owners is tested with the log, in `match-core`.
#[test]
fn ships_have_owners_by_name() {
    let ships = vec![ship("S1", "tielnfighter", 1, None), ship("R1", "t65xwing", 3, None)];
    let mut session = Session::new(&setup(Mode::Quick, Roller::Person, ships)).unwrap();
    let own = |session: &mut Session, who: Option<&str>, own| {
        let command = Command::Own { ship: label("R1"), own };
        session.apply(LogEntry { who: who.map(str::to_owned), command })
    };
    assert_eq!(own(&mut session, None, true), Err(Refusal::NoName));
    reply(&mut session, Answer::Go).unwrap();
    own(&mut session, Some("Ann"), true).unwrap();
    assert_eq!(session.state().owner(label("R1")), Some("Ann"));
    own(&mut session, Some("Ann"), false).unwrap();
    assert_eq!(session.state().owner(label("R1")), None);
}
