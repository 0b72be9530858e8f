use super::*;
use crate::content::Content;
use crate::geometry::Bearing;

fn dial(ship: &str) -> Vec<DialEntry> {
    Content::standard().ship(ship).unwrap().dial.entries().to_vec()
}

/// What an entry selects, written as on a dial: `2 Bank(Left)`.
fn picks(ship: &str, entry: &str, side: Option<Side>) -> String {
    match select(&dial(ship), entry.parse().unwrap(), side).picked {
        SelectedManeuver::Nothing => "nothing".to_owned(),
        SelectedManeuver::One(one) => text(one),
        SelectedManeuver::BankOrTurn { bank, turn } => format!("{} or {}", text(bank), text(turn)),
        SelectedManeuver::EitherSide { left, right } => format!("{} or {}", text(left), text(right)),
    }
}

fn text(entry: DialEntry) -> String {
    format!("{} {:?}", entry.speed(), entry.maneuver.bearing())
}

/// XW-SOLO-30, XW-SOLO-31: the example printed in the rules.
#[test]
fn the_printed_tie_example() {
    let left = Some(Side::Left);
    for (entry, side, expected) in [
        ("slowest turn towards tally", left, "1 Turn(Left)"),
        ("average turn towards tally", left, "2 Turn(Left)"),
        ("fastest turn towards tally", left, "3 Turn(Left)"),
        ("slowest bank towards tally", left, "2 Bank(Left)"),
        ("average bank towards tally", left, "3 Bank(Left)"),
        ("fastest bank towards tally", left, "3 Bank(Left)"),
        ("slowest blue bank towards tally", left, "2 Bank(Left)"),
        ("fastest blue bank towards tally", left, "2 Bank(Left)"),
        ("slowest straight", None, "2 Straight"),
        ("average straight", None, "4 Straight"),
        ("fastest straight", None, "5 Straight"),
        ("slowest blue straight", None, "2 Straight"),
        ("average blue straight", None, "3 Straight"),
        ("fastest blue straight", None, "3 Straight"),
        ("slowest advanced", None, "3 Koiogran"),
        ("average advanced", None, "4 Koiogran"),
        ("fastest advanced", None, "4 Koiogran"),
    ] {
        assert_eq!(picks("tielnfighter", entry, side), expected, "{entry}");
    }
}

/// XW-SOLO-32: a reverse 2 is slower than anything, but not faster than a Segnor's loop of 2.
#[test]
fn reverse_speeds_are_negative_only_for_the_slowest() {
    assert_eq!(
        picks("quadrijettransferspacetug", "slowest advanced towards tally", Some(Side::Left)),
        "2 ReverseStraight"
    );
    assert_eq!(
        picks("quadrijettransferspacetug", "fastest advanced towards tally", Some(Side::Left)),
        "2 Segnor(Left)"
    );
    assert_eq!(
        picks("quadrijettransferspacetug", "slowest straight, stationary or reverse", None),
        "2 ReverseStraight"
    );
    assert_eq!(
        picks("resistancetransport", "slowest straight, stationary or reverse", None),
        "1 ReverseBank(Left) or 1 ReverseBank(Right)"
    );
    assert_eq!(
        picks("lambdaclasst4ashuttle", "slowest straight, stationary or reverse", None),
        "0 Stationary"
    );
    assert_eq!(
        picks("sheathipedeclassshuttle", "slowest straight, stationary or reverse", None),
        "1 ReverseStraight"
    );
}

/// XW-SOLO-33
#[test]
fn blue_leaves_only_blue_maneuvers() {
    assert_eq!(picks("btlbywing", "slowest blue bank away from obstacle", Some(Side::Left)), "nothing");
    assert_eq!(picks("btlbywing", "slowest bank away from obstacle", Some(Side::Left)), "1 Bank(Left)");
    assert_eq!(
        picks("asf01bwing", "fastest blue bank or turn towards tally", Some(Side::Right)),
        "1 Bank(Right)"
    );
}

/// XW-SOLO-34: bank and turn of the same speed both remain; different speeds decide by themselves.
#[test]
fn bank_or_turn_of_one_speed_leaves_both_bearings() {
    assert_eq!(
        picks("tieininterceptor", "slowest blue bank or turn towards tally", Some(Side::Left)),
        "2 Bank(Left) or 2 Turn(Left)"
    );
    // Blue banks of 2, blue turns of 2 and 3.
    assert_eq!(
        picks("droidtrifighter", "fastest blue bank or turn towards tally", Some(Side::Left)),
        "3 Turn(Left)"
    );
    // Blue: turns 1, banks 1 and 2: the different speeds are 1 and 2, of which the average is 2.
    assert_eq!(
        picks("tiebainterceptor", "average blue bank or turn towards tally", Some(Side::Left)),
        "2 Bank(Left)"
    );
}

/// XW-SOLO-35: a maneuver to the other side only is no such maneuver.
#[test]
fn a_dial_with_one_side_only_lacks_the_other() {
    assert_eq!(picks("jumpmaster5000", "fastest blue bank towards tally", Some(Side::Left)), "3 Bank(Left)");
    assert_eq!(picks("jumpmaster5000", "fastest blue bank towards tally", Some(Side::Right)), "nothing");
    assert_eq!(picks("jumpmaster5000", "slowest advanced towards tally", Some(Side::Left)), "3 Segnor(Left)");
    assert_eq!(picks("jumpmaster5000", "slowest advanced towards tally", Some(Side::Right)), "4 Koiogran");
}

/// XW-SOLO-36: what counts as advanced, and which of two of the same speed is flown.
#[test]
fn advanced_bearings_and_their_order() {
    // Tallon 2 and Koiogran 2: the one with a side satisfies a direction; without one Koiogran comes first.
    assert_eq!(
        picks("hyenaclassdroidbomber", "fastest advanced towards tally", Some(Side::Right)),
        "2 Tallon(Right)"
    );
    assert_eq!(picks("hyenaclassdroidbomber", "fastest advanced", None), "2 Koiogran");
    assert_eq!(picks("fireball", "fastest advanced", None), "3 Tallon(Left) or 3 Tallon(Right)");
    assert_eq!(picks("ut60duwing", "fastest advanced", None), "0 Stationary");
    assert_eq!(picks("vt49decimator", "fastest advanced", None), "nothing");
    assert_eq!(
        picks("quadrijettransferspacetug", "fastest advanced", None),
        "2 Segnor(Left) or 2 Segnor(Right)"
    );
}

#[test]
fn a_speed_by_number_is_exactly_that_speed() {
    assert_eq!(picks("tielnfighter", "2-speed straight", None), "2 Straight");
    let selection = select(&dial("tielnfighter"), "1-speed straight".parse().unwrap(), None);
    assert_eq!((selection.picked, selection.speeds), (SelectedManeuver::Nothing, vec![2, 3, 4, 5]));
}

/// XW-SOLO-30, XW-SOLO-31, XW-SOLO-32, XW-SOLO-33, XW-SOLO-35, XW-SOLO-36
///
/// Every entry of every chart on every dial, to both sides, against a slow selection that is written the other way
/// round: it walks over all imaginable speeds and asks whether each maneuver is on the dial.
#[test]
fn every_entry_on_every_dial_agrees_with_a_slow_selection() {
    let content = Content::standard();
    let mut compared = 0;
    for ship in content.ships() {
        for chart in crate::solo::Approach::ALL {
            for (roll, _) in crate::solo::ApproachRoll::all() {
                let entry = content.solo().entry(chart, roll);
                let sides: &[Option<Side>] = match entry.direction {
                    Some(_) => &[Some(Side::Left), Some(Side::Right)],
                    None => &[None],
                };
                for side in sides {
                    let fast = select(ship.dial.entries(), entry, *side).picked;
                    assert_eq!(
                        flat(fast),
                        slow(ship.dial.entries(), entry, *side),
                        "{} {entry} {side:?}",
                        ship.xws
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 82 * 48);
}

fn flat(picked: SelectedManeuver) -> Vec<(u8, Bearing)> {
    let entries = match picked {
        SelectedManeuver::Nothing => vec![],
        SelectedManeuver::One(one) => vec![one],
        SelectedManeuver::BankOrTurn { bank, turn } => vec![bank, turn],
        SelectedManeuver::EitherSide { left, right } => vec![left, right],
    };
    entries.into_iter().map(|entry| (entry.speed(), entry.maneuver.bearing())).collect()
}

/// The bearings an entry names, in the order in which they win at the same speed.
fn named(entry: ChartEntry, side: Option<Side>) -> Vec<Vec<Bearing>> {
    use crate::solo::approach::chart_entry::BearingWord;
    use Bearing::{Bank, Koiogran, ReverseBank, ReverseStraight, Segnor, Stationary, Straight, Tallon, Turn};
    let sided = |make: fn(Side) -> Bearing| match side {
        Some(side) => vec![make(side)],
        None => vec![make(Side::Left), make(Side::Right)],
    };
    match entry.bearing {
        BearingWord::Straight => vec![vec![Straight]],
        BearingWord::Bank => vec![sided(Bank)],
        BearingWord::Turn => vec![sided(Turn)],
        BearingWord::BankOrTurn => vec![[sided(Bank), sided(Turn)].concat()],
        BearingWord::StraightStationaryOrReverse => {
            vec![vec![Straight], vec![Stationary], vec![ReverseStraight], sided(ReverseBank)]
        }
        BearingWord::Advanced if side.is_none() => vec![
            vec![Koiogran],
            sided(Segnor),
            sided(Tallon),
            vec![Stationary],
            vec![ReverseStraight],
            sided(ReverseBank),
        ],
        BearingWord::Advanced => vec![
            sided(Segnor),
            sided(Tallon),
            sided(ReverseBank),
            vec![Koiogran],
            vec![Stationary],
            vec![ReverseStraight],
        ],
    }
}

fn slow(dial: &[DialEntry], entry: ChartEntry, side: Option<Side>) -> Vec<(u8, Bearing)> {
    let groups = named(entry, side);
    let on_dial = |speed: i32, bearing: Bearing| {
        let back = matches!(bearing, Bearing::ReverseStraight | Bearing::ReverseBank(_));
        let printed = if back && entry.speed == SpeedWord::Slowest { -speed } else { speed };
        dial.iter().any(|item| {
            i32::from(item.speed()) == printed
                && item.maneuver.bearing() == bearing
                && (!entry.blue || item.colour == Difficulty::Blue)
        })
    };
    let has = |speed: i32| groups.iter().flatten().any(|bearing| on_dial(speed, *bearing));
    let speeds: Vec<i32> = (-5..=5).filter(|speed| has(*speed)).collect();
    let speed = match entry.speed {
        SpeedWord::Slowest => speeds.iter().min().copied(),
        SpeedWord::Fastest => speeds.iter().max().copied(),
        SpeedWord::Exactly(number) => Some(i32::from(number)).filter(|number| has(*number)),
        // Half of the others are slower; of an even number one more.
        SpeedWord::Average => speeds.iter().copied().find(|speed| {
            let slower = speeds.iter().filter(|other| *other < speed).count();
            slower == speeds.len() / 2
        }),
    };
    let Some(speed) = speed else { return vec![] };
    let number = u8::try_from(speed.abs()).unwrap();
    groups
        .into_iter()
        .map(|group| group.into_iter().filter(|bearing| on_dial(speed, *bearing)).collect::<Vec<_>>())
        .find(|group| !group.is_empty())
        .unwrap_or_default()
        .into_iter()
        .map(|bearing| (number, bearing))
        .collect()
}

/// XW-SOLO-30 to XW-SOLO-36: the steps of a selection, each with its rule and what it leaves.
#[test]
fn the_steps_of_a_selection_are_told() {
    let told = |ship: &str, entry: &str, side| -> Vec<(RuleId, usize)> {
        let selection = select(&dial(ship), entry.parse().unwrap(), side);
        selection.steps.iter().map(|step| (step.rule, step.left.len())).collect()
    };
    // A TIE has sixteen maneuvers, of which 2 bank left and right, 2 and 3 turn left and right and 2, 3 straight are blue.
    let tie = dial("tielnfighter");
    let blue = tie.iter().filter(|item| item.colour == Difficulty::Blue).count();
    assert_eq!(
        told("tielnfighter", "average blue straight", None),
        [(rules::COLOUR, blue), (rules::BEARING, 2), (rules::AVERAGE, 1)]
    );
    assert_eq!(
        told("tielnfighter", "fastest turn towards tally", Some(Side::Left)),
        [(rules::COLOUR, tie.len()), (rules::BEARING, 6), (rules::DIRECTION, 3), (rules::SPEED, 1)]
    );
    assert_eq!(
        told("tielnfighter", "slowest advanced", None),
        [(rules::COLOUR, tie.len()), (rules::ADVANCED, 2), (rules::SPEED, 1)]
    );
    // The space tug: reverse straight and reverse banks of speed 1 or 2 count as negative; the straight is preferred.
    let tug = select(&dial("quadrijettransferspacetug"), "slowest advanced".parse().unwrap(), None);
    assert!(tug.steps.iter().any(|step| step.rule == rules::REVERSE
        && step.by == SelectionCriterion::Speed { word: SpeedWord::Slowest, means: Some(-2) }));
}
