use super::*;
use PositionErrorKind as P;

fn errors(json: &str) -> Vec<(String, PositionErrorKind)> {
    let errors = TablePosition::from_json(Content::standard(), json).unwrap_err();
    errors.into_iter().map(|fault| (fault.at, fault.problem)).collect()
}

fn two(first: &str, second: &str) -> String {
    format!(
        r#"{{"ships":[
            {{"id":"S1","team":"solo","pilot":"academypilot","pose":{{"x":400,"y":500,"heading":180}}{first}}},
            {{"id":"R1","team":"player","pilot":"redsquadronveteran","pose":{{"x":400,"y":300,"heading":0}}{second}}}
        ]}}"#
    )
}

#[test]
fn a_plain_position_is_read() {
    let json = two(
        r#","locks":[{"ship":"R1"}]"#,
        r#","upgrades":{"torpedo":["protontorpedoes"]},"charges":{"protontorpedoes":1},"shields":1"#,
    );
    let position = TablePosition::from_json(Content::standard(), &json).unwrap();
    let [solo, player] = position.crafts.as_slice() else { panic!("two ships") };
    assert_eq!(solo.lock, Some(Object::Ship(Label::new("R1").unwrap())));
    assert_eq!((solo.initiative, solo.hull, solo.shields), (1, 3, 0));
    assert_eq!((player.initiative, player.hull, player.shields), (3, 4, 1));
    assert_eq!(player.upgrades[0].charges, 1);
    assert_eq!(position.area.side(), 914.4);
}

#[test]
fn every_fault_is_listed_at_once() {
    let json = r#"{"table": 12,
      "ships":[
        {"id":"S1","team":"solo","pilot":"academypilot","pose":{"x":400,"y":500,"heading":180},
         "locks":[{"ship":"R1"},{"ship":"R2"}]},
        {"id":"S2","team":"solo","pilot":"academypilot","pose":{"x":410,"y":520,"heading":0},"hull":0,"shields":2},
        {"id":"S3","team":"solo","pilot":"darthbinks","pose":{"x":"NaN","y":100,"heading":0}},
        {"id":"S4","team":"solo","ship":"deathstar","initiative":1,"pose":{"x":100,"y":null,"heading":0}},
        {"id":"S5","team":"solo","ship":"t65xwing","initiative":8,"pose":{"x":10,"y":100,"heading":0},"turret":{"single":"front"}},
        {"id":"S5","team":"solo","ship":"tiesebomber","initiative":2,"pose":{"x":400000,"y":100000,"heading":0}},
        {"id":"R1 !","team":"player","pilot":"redsquadronveteran","ship":"tielnfighter","pose":{"x":700,"y":100,"heading":0},
         "upgrades":{"torpedo":["nosuchcard"]},"charges":{"protontorpedoes":1}}
      ],
      "obstacles":[
        {"id":"A","token":"moon","pose":{"x":400,"y":400,"heading":0}},
        {"id":"B","kind":"asteroid","polygon":[[100,100],[200,200]]},
        {"id":"C","kind":"asteroid"},
        {"id":"D","token":"coreasteroid0","pose":{"x":5,"y":400,"heading":0}}
      ],
      "devices":[{"id":"E","card":"protontorpedoes","team":"solo","pose":{"x":400,"y":700,"heading":0}}]
    }"#;
    let expected = [
        ("", P::Table),
        ("A", P::UnknownToken("moon".into())),
        ("B", P::Polygon("2 corners: an outline has 3 to 32".into())),
        ("C", P::ObstacleForm),
        ("D", P::OffTable),
        ("S1", P::TwoLocks),
        ("S1", P::Lock("R1".into())),
        ("S2", P::Hull),
        ("S2", P::Shields),
        ("S3", P::Place),
        ("S3", P::UnknownPilot("darthbinks".into())),
        ("S4", P::Place),
        ("S4", P::UnknownShip("deathstar".into())),
        ("S5", P::Initiative),
        ("S5", P::Turret),
        ("S5", P::NameTwice),
        ("S5", P::Place),
        ("S5", P::TooLate("tiesebomber".into())),
        ("R1 !", P::Name),
        ("R1 !", P::WrongShip("tielnfighter".into())),
        ("R1 !", P::UnknownUpgrade("nosuchcard".into())),
        ("R1 !", P::Charges("protontorpedoes".into())),
        ("E", P::NoDevice("protontorpedoes".into())),
        ("S1", P::Overlaps("S2".into())),
        ("S5", P::OffTable),
    ];
    let found = errors(json);
    let expected: Vec<_> = expected.into_iter().map(|(at, problem)| (at.to_owned(), problem)).collect();
    // The wording of polygon errors is tested with the geometry.
    let plain = |list: &[(String, P)]| -> Vec<(String, P)> {
        list.iter()
            .map(|(at, problem)| match problem {
                P::Polygon(_) => (at.clone(), P::Polygon(String::new())),
                other => (at.clone(), other.clone()),
            })
            .collect()
    };
    assert_eq!(plain(&found), plain(&expected));
}

#[test]
fn metres_instead_of_millimetres_are_noticed() {
    let json = two("", "").replace("400", "0.4").replace("500", "0.5").replace("300", "0.3");
    let found = errors(&json);
    assert!(found.contains(&(String::new(), P::LooksLikeMetres)));
    assert!(found.contains(&("S1".into(), P::OffTable)) && found.contains(&("R1".into(), P::OffTable)));
}

#[test]
fn unknown_fields_and_broken_files_are_refused() {
    assert!(matches!(errors(&two(r#","speed":3"#, "")).as_slice(), [(_, P::Unreadable(_))]));
    assert!(matches!(errors("{").as_slice(), [(_, P::Unreadable(_))]));
}

#[test]
fn touching_ships_do_not_overlap() {
    let touching = two("", "").replace(r#""y":300"#, r#""y":460"#);
    assert!(TablePosition::from_json(Content::standard(), &touching).is_ok());
    let deeper = two("", "").replace(r#""y":300"#, r#""y":460.1"#);
    assert_eq!(errors(&deeper), [("S1".to_owned(), P::Overlaps("R1".into()))]);
}

#[test]
fn the_schema_names_every_part_of_the_file() {
    let schema = serde_json::to_string(&TablePosition::schema()).unwrap();
    for word in ["ships", "obstacles", "polygon", "fixed-lock", "heading", "locks"] {
        assert!(schema.contains(&format!("\"{word}\"")), "{word}");
    }
}

/// The built-in example passes through every report.
#[test]
fn the_example_position_is_sound() {
    let text = include_str!("../../../../content/xwing/positions/patrol.json");
    let content = Content::standard();
    let position = TablePosition::from_json(content, text).unwrap();
    let measured = crate::report::measure(&position);
    assert_eq!(measured.ships.len(), 6 * 5);
    assert_eq!(measured.obstacles.len(), 6 * 5);
    for ship in ["S1", "S2", "S3", "S4"] {
        let advice =
            crate::report::advise(content, &position, ship, None, crate::solo::SoloOptions::default())
                .unwrap();
        // The weights of the branches add up to one, whatever their denominators.
        let whole: f64 = advice.activations.iter().map(|b| b.weight as f64 / b.of as f64).sum();
        assert!((whole - 1.0).abs() < 1e-9, "{ship}: {whole}");
    }
    let maneuver = crate::report::parse_maneuver("2 bank left").unwrap();
    let drawing = crate::report::DrawOptions {
        arcs: vec![Label::new("S1").unwrap()],
        lines: crate::report::draw::nearest_lines(&position),
        moves: vec![(Label::new("S1").unwrap(), maneuver)],
    };
    let svg = crate::report::draw(&position, &drawing);
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    for part in ["soloarc", "template", "ghost", "class=\"line\"", "asteroid", "debris", "gas"] {
        assert!(svg.contains(part), "{part}");
    }
}

/// S1 faces R1 down the table: 250 between the centers, minus 20 + 20 for the half bases, turned by 10 degrees.
#[test]
fn the_move_report_tells_where_a_maneuver_ends() {
    let text = include_str!("../../../../content/xwing/positions/patrol.json");
    let position = TablePosition::from_json(Content::standard(), text).unwrap();
    let fly = |maneuver: &str| {
        let maneuver = crate::report::parse_maneuver(maneuver).unwrap();
        crate::report::fly(&position, "S1", maneuver, crate::geometry::EndSlot::Middle).unwrap()
    };
    let straight = fly("2 straight");
    assert_eq!(
        (straight.end.x, straight.end.y, straight.end.heading, straight.full),
        (450.0, 330.0, 180.0, true)
    );
    // A turn to its left leads to the right of the table; the 2 turn moves it 82.5 on both axes.
    let turn = fly("2 turn left");
    assert_eq!((turn.end.x, turn.end.y, turn.end.heading), (532.5, 367.5, 90.0));
    assert!(crate::report::parse_maneuver("4 turn left").is_err());
    assert!(crate::report::parse_maneuver("2 straight left").is_err());
}

/// A polygon without corners is reported as such, not as one that is meters away.
#[test]
fn an_empty_polygon_is_no_polygon() {
    let json = r#"{"ships":[],"obstacles":[{"id":"B","kind":"asteroid","polygon":[]}]}"#;
    assert!(matches!(&errors(json)[..], [(at, P::Polygon(_))] if at == "B"));
}
