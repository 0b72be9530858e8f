//! The forty-eight entries, written down a second time from the French edition: la plus lente / moyenne / la plus
//! rapide, bleue, virage sur l'aile (aile) / virage / ligne droite (droite) / avancée, vers (>) / s'éloignant de (<).

use super::*;

const FRENCH: [(&str, [&str; 12]); 4] = [
    (
        "bullseye",
        [
            "lente bleue aile < obstacle",
            "lente droite-stationnaire-arrière",
            "lente bleue aile < obstacle",
            "rapide virage > obstacle",
            "rapide bleue droite",
            "moyenne bleue droite",
            "lente bleue droite",
            "lente bleue droite",
            "rapide avancée",
            "rapide droite",
            "moyenne droite",
            "2 droite",
        ],
    ),
    (
        "avant",
        [
            "lente bleue aile < obstacle",
            "lente droite-stationnaire-arrière",
            "lente aile < obstacle",
            "rapide aile > obstacle",
            "rapide bleue virage-ou-aile > contrepartie",
            "lente bleue virage-ou-aile > contrepartie",
            "moyenne bleue droite",
            "lente bleue droite",
            "rapide avancée < contrepartie",
            "rapide virage > contrepartie",
            "lente virage > contrepartie",
            "2 droite",
        ],
    ),
    (
        "latéraux",
        [
            "rapide avancée < obstacle",
            "lente virage > contrepartie",
            "lente virage > contrepartie",
            "rapide aile > contrepartie",
            "rapide bleue virage-ou-aile > contrepartie",
            "moyenne bleue virage-ou-aile > contrepartie",
            "lente bleue virage-ou-aile > contrepartie",
            "lente bleue virage-ou-aile > contrepartie",
            "rapide avancée > contrepartie",
            "lente avancée < contrepartie",
            "rapide virage > contrepartie",
            "2 droite",
        ],
    ),
    (
        "arrière",
        [
            "lente virage > obstacle",
            "rapide virage > obstacle",
            "rapide virage < obstacle",
            "rapide droite",
            "lente bleue virage-ou-aile < contrepartie",
            "lente bleue virage-ou-aile > contrepartie",
            "rapide bleue virage-ou-aile < contrepartie",
            "rapide bleue virage-ou-aile > contrepartie",
            "lente avancée > contrepartie",
            "rapide avancée > contrepartie",
            "rapide avancée > contrepartie",
            "2 droite",
        ],
    ),
];

fn in_french(entry: ChartEntry) -> String {
    use crate::solo::approach::chart_entry::{BearingWord, Direction, Reference, SpeedWord};
    let mut words = vec![match entry.speed {
        SpeedWord::Slowest => "lente".to_owned(),
        SpeedWord::Average => "moyenne".to_owned(),
        SpeedWord::Fastest => "rapide".to_owned(),
        SpeedWord::Exactly(number) => number.to_string(),
    }];
    if entry.blue {
        words.push("bleue".to_owned());
    }
    words.push(
        match entry.bearing {
            BearingWord::Straight => "droite",
            BearingWord::Bank => "aile",
            BearingWord::Turn => "virage",
            BearingWord::BankOrTurn => "virage-ou-aile",
            BearingWord::Advanced => "avancée",
            BearingWord::StraightStationaryOrReverse => "droite-stationnaire-arrière",
        }
        .to_owned(),
    );
    if let Some((way, reference)) = entry.direction {
        words.push(if way == Direction::Towards { ">" } else { "<" }.to_owned());
        words.push(if reference == Reference::Tally { "contrepartie" } else { "obstacle" }.to_owned());
    }
    words.join(" ")
}

/// XW-SOLO-11
#[test]
fn all_forty_eight_entries_say_what_the_french_edition_says() {
    let rules = crate::content::Content::standard().solo();
    let mut compared = 0;
    for (chart, (name, rows)) in Approach::ALL.into_iter().zip(FRENCH) {
        for ((roll, _), row) in ApproachRoll::all().zip(rows) {
            assert_eq!(in_french(rules.entry(chart, roll)), row, "{name} {roll:?}");
            compared += 1;
        }
    }
    assert_eq!(compared, 48);
}

/// XW-SOLO-12
#[test]
fn the_defense_die_gives_the_attitude() {
    let rules = crate::content::Content::standard().solo();
    assert_eq!(rules.attitude(DefenseFace::Evade), Attitude::Defensive);
    assert_eq!(rules.attitude(DefenseFace::Focus), Attitude::Balanced);
    assert_eq!(rules.attitude(DefenseFace::Blank), Attitude::Offensive);
}

/// XW-SOLO-10
#[test]
fn the_twelve_rolls_have_the_odds_of_the_two_dice() {
    let rolls: Vec<_> = ApproachRoll::all().collect();
    assert_eq!(rolls.len(), 12);
    assert_eq!(rolls.iter().map(|(_, weight)| weight).sum::<u32>(), 64);
    let defensive: u32 = rolls.iter().filter(|(r, _)| r.defense == DefenseFace::Evade).map(|(_, w)| w).sum();
    let crits: u32 = rolls.iter().filter(|(r, _)| r.attack == AttackFace::Crit).map(|(_, w)| w).sum();
    assert_eq!((defensive, crits), (24, 8));
}

#[test]
fn entries_are_written_as_they_are_read() {
    let rules = crate::content::Content::standard().solo();
    for chart in Approach::ALL {
        for (roll, _) in ApproachRoll::all() {
            let entry = rules.entry(chart, roll);
            assert_eq!(entry.to_string().parse(), Ok(entry));
        }
    }
}

#[test]
fn a_later_version_with_faults_is_refused_with_all_of_them() {
    let text = crate::content::STANDARD_FILES
        .solo
        .replace("evade.hit = \"fastest turn towards obstacle\"\n", "")
        .replace("blank.focus = \"average straight\"", "blank.focus = \"swiftest straight\"")
        .replace("\"locked\"", "\"smelled\"");
    let faults = SoloRules::read(&text).unwrap_err();
    let problems: Vec<_> = faults.into_iter().map(|fault| fault.problem).collect();
    assert_eq!(
        problems,
        [
            ContentErrorKind::UnknownWord("smelled".into()),
            ContentErrorKind::Entry("swiftest straight".into()),
            ContentErrorKind::MissingRow("evade hit".into()),
        ]
    );
}
