//! Squads by the list of July 2020.

use super::*;
use crate::ability::NotWhole;
use crate::content::Content;

fn member(pilot: &str, upgrades: &[&str]) -> Member {
    Member { pilot: pilot.into(), upgrades: upgrades.iter().map(|id| (*id).to_owned()).collect() }
}

fn squad(faction: Faction, members: Vec<Member>) -> Squad {
    Squad { name: None, faction, members, obstacles: Vec::new() }
}

fn errors(faction: Faction, members: Vec<Member>) -> Vec<SquadError> {
    check(Content::standard(), &squad(faction, members), SupportedContent::SOLO_SYSTEM)
}

/// XW-SQUAD-01: a Red Squadron Veteran is 41 points, Proton Torpedoes are 13; Calibrated Laser Targeting costs an
/// initiative of 3 two points; Shield Upgrade costs an agility of 3 more than one of 1.
#[test]
fn points_are_counted_from_the_list() {
    let content = Content::standard();
    let points = |pilot: &str, upgrades: &[&str]| member_points(content, &member(pilot, upgrades)).unwrap();
    assert_eq!(points("redsquadronveteran", &[]), 41);
    assert_eq!(points("redsquadronveteran", &["protontorpedoes"]), 54);
    assert_eq!(points("jediknight", &["calibratedlasertargeting"]), 37 + 2);
    let shield = |pilot: &str| points(pilot, &["shieldupgrade"]) - points(pilot, &[]);
    assert!(shield("academypilot") > shield("graysquadronbomber"));
    let pair = squad(
        Faction::RebelAlliance,
        vec![member("redsquadronveteran", &["protontorpedoes"]), member("cavernangelszealot", &[])],
    );
    assert_eq!(squad_points(content, &pair), Ok(93));
}

/// XW-SQUAD-02: unknown, too recent and unimplemented items are all reported by name.
#[test]
fn what_is_not_played_is_refused_by_name() {
    use SquadError::{NotPlayed, TooLate, UnknownPilot, UnknownUpgrade, WrongFaction};
    assert_eq!(
        errors(
            Faction::RebelAlliance,
            vec![
                member("darthbinks", &[]),
                member("redsquadronveteran", &["predator", "deathray"]),
                member("academypilot", &[]),
            ]
        ),
        [
            UnknownPilot("darthbinks".into()),
            UnknownUpgrade("deathray".into()),
            WrongFaction("academypilot".into()),
        ]
    );
    assert_eq!(
        errors(Faction::RebelAlliance, vec![member("redsquadronveteran", &["r4astromech"])])
            .iter()
            .map(|error| matches!(error, NotPlayed(id, NotWhole::Word { .. }) if id == "r4astromech"))
            .collect::<Vec<_>>(),
        [true]
    );
    assert_eq!(errors(Faction::RebelAlliance, Vec::new()), [SquadError::Empty]);
    let late = Content::standard().ships().iter().flat_map(|ship| &ship.pilots);
    let late = late.into_iter().find(|pilot| pilot.since != crate::content::Era::August2020).unwrap();
    assert!(errors(late.faction, vec![member(&late.xws, &[])]).contains(&TooLate(late.xws.clone())));
}

/// XW-SQUAD-03: an X-wing has one torpedo slot; the TIE fighter none; a weapon hardpoint holds one weapon, not two;
/// Calibrated Laser Targeting takes a configuration and the modification slot.
#[test]
fn every_card_needs_its_slots() {
    let missing = |pilot: &str, card: &str| SquadError::NoSlot { pilot: pilot.into(), card: card.into() };
    assert_eq!(
        errors(Faction::GalacticEmpire, vec![member("academypilot", &["protontorpedoes"])]),
        [missing("academypilot", "protontorpedoes")]
    );
    let hardpoint =
        |cards: &[&str]| errors(Faction::ScumAndVillainy, vec![member("tansariipointveteran", cards)]);
    assert_eq!(hardpoint(&["heavylasercannon"]), []);
    assert_eq!(
        hardpoint(&["heavylasercannon", "concussionmissiles"]),
        [missing("tansariipointveteran", "concussionmissiles")]
    );
    let jedi = |cards: &[&str]| errors(Faction::GalacticRepublic, vec![member("jediknight", cards)]);
    assert_eq!(jedi(&["calibratedlasertargeting"]), []);
    assert!(
        jedi(&["calibratedlasertargeting", "shieldupgrade"])
            .contains(&missing("jediknight", "shieldupgrade"))
    );
}

/// XW-SQUAD-04: the gunner is restricted to the TIE/sf of the First Order; an engine upgrade requires a red boost.
#[test]
fn restrictions_must_hold() {
    let refused = |pilot: &str, card: &str| SquadError::Restricted { pilot: pilot.into(), card: card.into() };
    assert_eq!(
        errors(Faction::FirstOrder, vec![member("zetasquadronsurvivor", &["specialforcesgunner"])]),
        []
    );
    let bomber = errors(Faction::RebelAlliance, vec![member("graysquadronbomber", &["specialforcesgunner"])]);
    assert!(bomber.contains(&refused("graysquadronbomber", "specialforcesgunner")));
    let engine = errors(Faction::RebelAlliance, vec![member("redsquadronveteran", &["engineupgrade"])]);
    assert!(engine.contains(&refused("redsquadronveteran", "engineupgrade")));
}

/// XW-SQUAD-05, XW-SQUAD-06: the same card twice on a ship; a limited card twice in a squad.
#[test]
fn cards_twice() {
    let twice = errors(
        Faction::GalacticEmpire,
        vec![member("scimitarsquadronpilot", &["clustermissiles", "clustermissiles"])],
    );
    assert!(twice.contains(&SquadError::Twice {
        pilot: "scimitarsquadronpilot".into(),
        card: "clustermissiles".into()
    }));
    let limited = Content::standard().upgrades().iter().find(|card| card.limited == 1).unwrap();
    let both = vec![
        member("redsquadronveteran", &[limited.xws.as_str()]),
        member("redsquadronveteran", &[limited.xws.as_str()]),
    ];
    let fault = SquadError::Limited { card: limited.xws.clone(), limit: 1 };
    let found = errors(Faction::RebelAlliance, both.clone());
    assert_eq!(found.iter().filter(|one| **one == fault).count(), 1);
    assert!(!errors(Faction::RebelAlliance, both[..1].to_vec()).contains(&fault));
}

const EXAMPLE: &str = r#"{"version":"2.0.0","name":"Two for the patrol","faction":"rebelalliance","points":1,
 "vendor":{"somebuilder":{"url":"x"}},"description":"",
 "pilots":[{"id":"redsquadronveteran","points":54,"upgrades":{"torpedo":["protontorpedoes"]}},
           {"id":"cavernangelszealot","upgrades":[]}],
 "obstacles":["coreasteroid2","yt2400debris1","gascloud3"]}"#;

/// XW-SQUAD-07, XW-SQUAD-08: a written squad can be read back, with the points recomputed.
#[test]
fn xws_there_and_back() {
    let content = Content::standard();
    let squad = from_xws(EXAMPLE).unwrap();
    assert_eq!(squad.members.len(), 2);
    assert_eq!(squad.members[0].upgrades, ["protontorpedoes"]);
    assert_eq!(check(content, &squad, SupportedContent::SOLO_SYSTEM), []);
    let written = to_xws(content, &squad);
    assert_eq!(written["points"], 93);
    assert_eq!(written["version"], "2.0.0");
    assert_eq!(written["pilots"][0]["upgrades"]["torpedo"][0], "protontorpedoes");
    assert_eq!(from_xws(&written.to_string()), Ok(squad));
}

/// XW-SQUAD-07: real ids contain dashes, though the schema forbids them; unknown pilots are reported by the check.
#[test]
fn ids_with_dashes_are_read() {
    let text = r#"{"version":"2.0.0","faction":"scumandvillainy","pilots":[
        {"id":"hansolo-modifiedyt1300lightfreighter","upgrades":{"gunner":["hansolo-gunner"]}}]}"#;
    let squad = from_xws(text).unwrap();
    assert_eq!(squad.members[0].upgrades, ["hansolo-gunner"]);
    let found = check(Content::standard(), &squad, SupportedContent::SOLO_SYSTEM);
    let refused = |error: &SquadError| matches!(error, SquadError::NotPlayed(id, _) if id == "hansolo-modifiedyt1300lightfreighter");
    assert!(found.iter().any(refused));
}

/// XW-SQUAD-07: every part that cannot be read is listed.
#[test]
fn bad_files_are_refused_with_all_faults() {
    assert!(matches!(from_xws("").unwrap_err()[..], [XwsError::Unreadable(_)]));
    assert_eq!(
        from_xws(r#"{"version":"0.3.0","faction":"rebel","obstacles":3}"#).unwrap_err(),
        [
            XwsError::Version("0.3.0".into()),
            XwsError::Faction("rebel".into()),
            XwsError::Part("pilots"),
            XwsError::Part("obstacles"),
        ]
    );
    let odd =
        r#"{"version":"2.0.0","faction":"resistance","pilots":[{"points":3},{"id":"a","upgrades":[1]}]}"#;
    assert_eq!(from_xws(odd).unwrap_err(), [XwsError::Part("pilots.id"), XwsError::Part("pilots.upgrades")]);
    let mut squad = from_xws(EXAMPLE).unwrap();
    squad.obstacles = vec!["coreasteroid2".into(), "moon".into()];
    assert_eq!(
        check(Content::standard(), &squad, SupportedContent::SOLO_SYSTEM),
        [SquadError::Obstacles(2), SquadError::UnknownObstacle("moon".into())]
    );
}

/// XW-SQUAD-02: done and missing together make up everything of August 2020.
#[test]
fn coverage_lists_everything_once() {
    let content = Content::standard();
    let found = coverage(content, SupportedContent::SOLO_SYSTEM);
    assert_eq!(found.ships.done.len() + found.ships.missing.len(), 74);
    assert!(found.upgrades.done.contains(&"protontorpedoes".to_owned()));
    assert!(found.upgrades.missing.contains(&"r4astromech".to_owned()));
    assert!(matches!(found.upgrades.reasons["r4astromech"], NotWhole::Word { .. }));
    let of = |share: &super::coverage::CoverageList| share.done.len() + share.missing.len();
    assert_eq!(of(&found.upgrades) + of(&found.limited), 264);
    assert_eq!((of(&found.pilots), found.huge.len(), of(&found.builds)), (404, 23, 406));
    assert_eq!((of(&found.conditions), of(&found.remotes)), (9, 2));
}
