//! Damage cards when they take effect, and what is left of attacks.

use super::*;
use crate::correction::Correction;
use crate::dice::RollRequest;
use crate::event::Event;
use crate::question::Question;
use crate::question::answer::{ManeuverEnd, Sector};
use xwing::Token;
use xwing::content::DamageCard;
use xwing::craft::{Craft, Tokens};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::geometry::{Bearing, ObstacleKind};
use xwing::solo::{ApproachRoll, SoloRoll, SoloRollResult};

const TIE: &str = "tielnfighter";

fn session_of(ships: Vec<SquadShip>) -> Session {
    Session::new(&setup(Mode::Quick, Roller::Person, ships)).unwrap()
}

/// One solo ship, which has the higher initiative, and one X-wing.
fn duel(kind: &str) -> Session {
    session_of(vec![ship("S1", kind, 4, None), ship("R1", "t65xwing", 1, None)])
}

fn armed(kind: &str, slot: &str, card: &str) -> Session {
    let mut solo = ship("S1", kind, 4, None);
    solo.upgrades.insert(slot.into(), vec![card.into()]);
    session_of(vec![solo, ship("R1", "t65xwing", 1, None)])
}

fn correct(session: &mut Session, correction: Correction) {
    session.apply(LogEntry { who: None, command: Command::Correct(correction) }).unwrap();
}

fn cards(session: &mut Session, cards: &[DamageCard]) {
    correct(session, Correction::Faceup { ship: label("S1"), cards: cards.to_vec() });
}

fn tokens(session: &mut Session, ship: &str, tokens: Tokens) {
    correct(session, Correction::Tokens { ship: label(ship), tokens });
}

fn craft<'t>(session: &'t Session, ship: &str) -> &'t Craft<'static> {
    session.state().craft(label(ship)).unwrap()
}

fn question(session: &Session) -> &Question {
    session.state().question()
}

fn roll(session: &mut Session, face: AttackFace) {
    assert_eq!(question(session), &Question::Throw { throw: RollRequest::Red(1) });
    enter_roll(session, RollResult::Red(vec![face])).unwrap();
}

/// Answers as little as possible until a question is reached: nothing in arc, no obstacle, no attack.
fn until(session: &mut Session, reached: impl Fn(&Question) -> bool) {
    for _ in 0..60 {
        let now = question(session).clone();
        if reached(&now) {
            return;
        }
        match now {
            Question::Throw { throw: RollRequest::Solo(SoloRoll::Approach) } => {
                let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
                enter_roll(session, RollResult::Solo(SoloRollResult::Approach(roll))).unwrap();
            }
            Question::Throw { throw: RollRequest::Solo(SoloRoll::Lot { .. }) } => {
                enter_roll(session, RollResult::Solo(SoloRollResult::Lot(0))).unwrap();
            }
            Question::Throw { throw: RollRequest::Red(dice) } => {
                enter_roll(session, RollResult::Red(vec![AttackFace::Blank; usize::from(dice)])).unwrap();
            }
            Question::WhereEnemy => {
                reply(session, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
            }
            Question::Flown { .. } => reply(session, session.state().offered_answers()[0].clone()).unwrap(),
            Question::PlayerFlies => reply(session, Answer::Go).unwrap(),
            _ => reply(session, session.state().offered_answers().last().unwrap().clone()).unwrap(),
        }
    }
    panic!("never reached: {:?}", question(session));
}

fn flying(session: &mut Session) {
    until(session, |now| matches!(now, Question::Flown { .. }));
}

/// R1 attacks the solo ship, which rolls no dice.
fn attacked(session: &mut Session, hits: u8, crits: u8) {
    until(session, |now| *now == Question::PlayerEngages);
    reply(session, Answer::Ships(vec![label("S1")])).unwrap();
    reply(session, Answer::Hits { hits, crits }).unwrap();
    if matches!(question(session), Question::GreenDice { .. }) {
        reply(session, Answer::Count(0)).unwrap();
    }
}

/// XW-DMG-10: before it engages, the ship rolls a die for each copy of Console Fire: a hit is one damage, a critical
/// hit is none.
#[test]
fn console_fire_rolls_before_engaging() {
    let mut session = duel(TIE);
    cards(&mut session, &[DamageCard::ConsoleFire, DamageCard::ConsoleFire]);
    until(&mut session, |now| matches!(now, Question::Throw { throw: RollRequest::Red(1) }));
    roll(&mut session, AttackFace::Hit);
    roll(&mut session, AttackFace::Crit);
    assert_eq!(craft(&session, "S1").hull, 2);
    assert!(matches!(question(&session), Question::Shot { .. }));
}

/// XW-DMG-10, XW-RND-05: a ship destroyed by the fire still attacks at its initiative.
#[test]
fn a_ship_that_burns_up_fires_all_the_same() {
    let mut session = duel(TIE);
    cards(&mut session, &[DamageCard::ConsoleFire]);
    correct(&mut session, Correction::Health { ship: label("S1"), hull: 1, shields: 0, force: 0 });
    until(&mut session, |now| matches!(now, Question::Throw { throw: RollRequest::Red(1) }));
    roll(&mut session, AttackFace::Hit);
    assert_eq!(craft(&session, "S1").hull, 0);
    assert!(matches!(question(&session), Question::Shot { .. }), "{:?}", question(&session));
    until(&mut session, |now| *now == Question::Over);
    assert!(session.state().craft(label("S1")).is_none());
}

/// XW-DMG-11: an ion token before it engages; the ion maneuver of the next round repairs the card.
#[test]
fn a_disabled_power_regulator_ionizes_until_an_ion_maneuver() {
    let mut session = duel(TIE);
    cards(&mut session, &[DamageCard::DisabledPowerRegulator]);
    until(&mut session, |now| matches!(now, Question::Shot { .. }));
    assert_eq!((craft(&session, "S1").tokens.ion, craft(&session, "S1").faceup.len()), (1, 1));
    until(&mut session, |now| *now == Question::EndRound);
    reply(&mut session, Answer::Go).unwrap();
    flying(&mut session);
    reply(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: Vec::new() }).unwrap();
    assert_eq!((craft(&session, "S1").tokens.ion, craft(&session, "S1").faceup.len()), (0, 0));
    let down =
        |event: &Event| matches!(event, Event::CardRepaired { card: DamageCard::DisabledPowerRegulator, .. });
    assert!(session.events().iter().any(down));
}

/// XW-DMG-12: every maneuver except a straight one deals one damage and repairs the card.
#[test]
fn a_loose_stabilizer_breaks_in_a_curve() {
    let mut seen = [false; 2];
    for (rolled, _) in ApproachRoll::all() {
        let mut session = duel(TIE);
        cards(&mut session, &[DamageCard::LooseStabilizer]);
        until(&mut session, |now| matches!(now, Question::Throw { .. }));
        enter_roll(&mut session, RollResult::Solo(SoloRollResult::Approach(rolled))).unwrap();
        flying(&mut session);
        let Question::Flown { maneuver } = *question(&session) else { panic!() };
        let straight = maneuver.maneuver.bearing() == Bearing::Straight;
        reply(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: Vec::new() }).unwrap();
        let expected = if straight { (3, 1) } else { (2, 0) };
        assert_eq!(
            (craft(&session, "S1").hull, craft(&session, "S1").faceup.len()),
            expected,
            "{maneuver:?}"
        );
        seen[usize::from(straight)] = true;
    }
    assert_eq!(seen, [true, true]);
}

/// XW-DMG-13: a stunned pilot suffers one damage for each obstacle, in addition to the obstacle's die.
#[test]
fn a_stunned_pilot_suffers_on_obstacles() {
    let mut session = duel(TIE);
    cards(&mut session, &[DamageCard::StunnedPilot]);
    flying(&mut session);
    reply(&mut session, Answer::Flown { landed: ManeuverEnd::Full, met: vec![ObstacleKind::Asteroid] })
        .unwrap();
    roll(&mut session, AttackFace::Blank);
    assert_eq!((craft(&session, "S1").hull, craft(&session, "S1").faceup.len()), (2, 1));
}

/// XW-DMG-15, XW-DMG-17: under Hull Breach the damage of a Direct Hit is critical, so another card is asked for.
#[test]
fn a_hull_breach_makes_every_damage_critical() {
    let card = Question::DamageCard { ship: label("S1") };
    let mut session = duel(TIE);
    cards(&mut session, &[DamageCard::HullBreach]);
    attacked(&mut session, 1, 0);
    assert_eq!(question(&session), &card);
    reply(&mut session, Answer::Card(DamageCard::DirectHit)).unwrap();
    assert_eq!((question(&session), craft(&session, "S1").hull), (&card, 1));
    reply(&mut session, Answer::Card(DamageCard::BlindedPilot)).unwrap();
    assert_eq!(question(&session), &Question::EndRound);
    // Without the breach, a direct hit asks for nothing more.
    let mut whole = duel(TIE);
    attacked(&mut whole, 0, 1);
    reply(&mut whole, Answer::Card(DamageCard::DirectHit)).unwrap();
    assert_eq!((question(&whole), craft(&whole, "S1").hull), (&Question::EndRound, 1));
}

/// XW-DMG-16: after crit damage the leak deals one damage and is repaired; a card dealt by this damage comes later.
#[test]
fn a_fuel_leak_adds_a_damage_to_a_critical_one() {
    let mut session = duel("tieadvancedx1");
    cards(&mut session, &[DamageCard::FuelLeak]);
    // Two shields and three hull: hit and crit remove the shields, the leak removes hull.
    attacked(&mut session, 1, 1);
    assert_eq!((craft(&session, "S1").shields, craft(&session, "S1").hull), (0, 2));
    assert_eq!((craft(&session, "S1").faceup.len(), question(&session)), (0, &Question::EndRound));
    let mut fresh = duel(TIE);
    attacked(&mut fresh, 0, 1);
    reply(&mut fresh, Answer::Card(DamageCard::FuelLeak)).unwrap();
    assert_eq!((craft(&fresh, "S1").hull, craft(&fresh, "S1").faceup.len()), (2, 1));
}

/// XW-DMG-18: after its action a wounded pilot rolls a die: a critical hit is stress, a focus is not.
#[test]
fn a_wounded_pilot_rolls_after_an_action() {
    for (face, stress) in [(AttackFace::Crit, 1), (AttackFace::Hit, 1), (AttackFace::Focus, 0)] {
        let mut session = duel(TIE);
        cards(&mut session, &[DamageCard::WoundedPilot]);
        until(&mut session, |now| *now == Question::Acted);
        reply(&mut session, Answer::Go).unwrap();
        roll(&mut session, face);
        assert_eq!(craft(&session, "S1").tokens.stress, stress, "{face:?}");
        assert!(matches!(question(&session), Question::Shot { .. }), "{:?}", question(&session));
    }
}

/// XW-TOK-07: of two results against a reinforced arc one is left; from elsewhere both; a single result is not asked
/// about.
#[test]
fn a_reinforced_arc_takes_one_result() {
    for (hits, wholly, left) in [(2, true, 1), (2, false, 2), (1, true, 1)] {
        let mut session = duel("lambdaclasst4ashuttle");
        until(&mut session, |now| *now == Question::PlayerEngages);
        tokens(&mut session, "S1", Tokens { reinforce_fore: 1, ..Tokens::default() });
        let before = craft(&session, "S1").shields;
        attacked(&mut session, hits, 0);
        if hits > 1 {
            let asked = Question::Reinforced { ship: label("S1"), attacker: label("R1"), fore: true };
            assert_eq!(question(&session), &asked);
            reply(&mut session, Answer::Yes(wholly)).unwrap();
        }
        assert_eq!(before - craft(&session, "S1").shields, left, "{hits} hits, {wholly}");
        assert_eq!(question(&session), &Question::EndRound);
    }
}

/// XW-TOK-07: on a map nothing is asked: from ahead one of two results is left, from the side and across both arcs
/// both.
#[test]
fn a_reinforced_arc_is_measured_on_a_map() {
    for (x, y, left) in [(450.0, 250.0, 1), (650.0, 450.0, 2), (450.0, 700.0, 2)] {
        let solo = ship("S1", "lambdaclasst4ashuttle", 4, Some((450.0, 450.0, 180.0)));
        let foe = ship("R1", "t65xwing", 1, Some((x, y, 0.0)));
        let mut session = Session::new(&setup(Mode::Map, Roller::Person, vec![solo, foe])).unwrap();
        until(&mut session, |now| *now == Question::PlayerEngages);
        let pose = PoseSpec { x: 450.0, y: 450.0, heading: 180.0 };
        correct(&mut session, Correction::Pose { ship: label("S1"), pose });
        tokens(&mut session, "S1", Tokens { reinforce_fore: 1, ..Tokens::default() });
        let before = craft(&session, "S1").shields;
        attacked(&mut session, 2, 0);
        assert_eq!((before - craft(&session, "S1").shields, question(&session)), (left, &Question::EndRound));
    }
}

/// XW-TOK-09, XW-TOK-08, XW-DMG-19, XW-ATK-06: tractor tokens work by size, a cloak adds two dice, each Structural
/// Damage removes one, and no ship rolls more than six.
#[test]
fn defense_dice_by_tokens_and_cards() {
    let dice = |kind: &str, held: Tokens, damage: &[DamageCard]| {
        let mut session = duel(kind);
        cards(&mut session, damage);
        tokens(&mut session, "S1", held);
        session.state().base_defense_dice(label("S1"), label("R1"))
    };
    let tractor = |tractor| Tokens { tractor, ..Tokens::default() };
    assert_eq!([0, 1].map(|held| dice(TIE, tractor(held), &[])), [3, 2]);
    assert_eq!([2, 3].map(|held| dice("lambdaclasst4ashuttle", tractor(held), &[])), [1, 0]);
    let cloak = Tokens { cloak: 1, ..Tokens::default() };
    assert_eq!(dice(TIE, cloak, &[]), 5);
    assert_eq!(dice(TIE, cloak, &[DamageCard::StructuralDamage; 2]), 3);
    assert_eq!(dice(TIE, Tokens { strain: 2, ..tractor(1) }, &[DamageCard::StructuralDamage; 2]), 0);
    let mut session = duel(TIE);
    until(&mut session, |now| *now == Question::PlayerEngages);
    reply(&mut session, Answer::Ships(vec![label("S1")])).unwrap();
    reply(&mut session, Answer::Hits { hits: 1, crits: 0 }).unwrap();
    assert_eq!(reply(&mut session, Answer::Count(7)), Err(Refusal::NotAsked));
    assert_eq!(reply(&mut session, Answer::Count(6)), Ok(()));
}

/// XW-TOK-04: an attack without a hit still removes a strain token, and the log says so.
#[test]
fn a_miss_takes_the_strain_off() {
    let mut session = duel(TIE);
    until(&mut session, |now| *now == Question::PlayerEngages);
    tokens(&mut session, "S1", Tokens { strain: 2, ..Tokens::default() });
    attacked(&mut session, 0, 0);
    assert_eq!(craft(&session, "S1").tokens.strain, 1);
    assert!(
        session.events().iter().any(|event| matches!(event, Event::TokenLost { token: Token::Strain, .. }))
    );
}

/// XW-ATK-05: two dice minus deplete and Weapons Failure are zero: nothing is rolled, nothing is asked, the attack is
/// over, and the deplete token is removed.
#[test]
fn an_attack_without_dice_is_over_at_once() {
    let mut session = duel(TIE);
    cards(&mut session, &[DamageCard::WeaponsFailure]);
    until(&mut session, |now| matches!(now, Question::Shot { .. }));
    tokens(&mut session, "S1", Tokens { deplete: 1, ..Tokens::default() });
    reply(&mut session, Answer::Range(Some(2))).unwrap();
    assert_eq!(question(&session), &Question::PlayerEngages);
    assert_eq!((craft(&session, "S1").tokens.deplete, craft(&session, "R1").shields), (0, 2));
}

/// XW-ABL-07: a YT-2400 (attack 4) has no range bonus at range 1 and rolls one die less: 3; at range 2 it rolls 4.
#[test]
fn a_sensor_blindspot_costs_dice_at_range_one() {
    for (range, dice) in [(1, 3), (2, 4)] {
        let mut session = duel("yt2400lightfreighter");
        until(&mut session, |now| matches!(now, Question::Shot { .. }));
        tokens(&mut session, "S1", Tokens::default());
        reply(&mut session, Answer::Range(Some(range))).unwrap();
        assert_eq!(question(&session), &Question::Throw { throw: RollRequest::Red(dice) }, "range {range}");
    }
}

/// XW-ATK-10: an ion cannon that hits with three results deals one damage and two ion tokens.
#[test]
fn an_ion_cannon_deals_one_damage() {
    let mut session = armed("asf01bwing", "cannon", "ioncannon");
    until(&mut session, |now| matches!(now, Question::Shot { .. }));
    reply(&mut session, Answer::Range(Some(2))).unwrap();
    until(&mut session, |now| matches!(now, Question::Throw { throw: RollRequest::Red(_) }));
    let Question::Throw { throw: RollRequest::Red(dice) } = *question(&session) else { panic!() };
    let taken = session.events().iter().rev().find_map(|event| match event {
        Event::Engaged { record, .. } => record
            .weapons
            .iter()
            .find(|one| one.verdict == xwing::solo::attack::WeaponVerdict::Taken)
            .cloned(),
        _ => None,
    });
    assert_eq!(taken.unwrap().weapon.card.as_deref(), Some("ioncannon"));
    enter_roll(&mut session, RollResult::Red(vec![AttackFace::Hit; usize::from(dice)])).unwrap();
    until(&mut session, |now| matches!(now, Question::Cancelled { .. }));
    reply(&mut session, Answer::Count(0)).unwrap();
    assert_eq!((craft(&session, "R1").shields, craft(&session, "R1").tokens.ion), (1, dice - 1));
}

/// XW-ABL-19: Barrage Rockets cost one charge for the attack and one for each die rerolled.
#[test]
fn barrage_rockets_pay_for_their_rerolls() {
    let mut solo = ship("S1", "tiesabomber", 4, None);
    solo.upgrades.insert("missile".into(), vec!["barragerockets".into()]);
    let mut session = session_of(vec![solo, ship("R1", "t65xwing", 1, None)]);
    until(&mut session, |now| matches!(now, Question::PlayerFlies));
    tokens(&mut session, "S1", Tokens { focus: 1, ..Tokens::default() });
    until(&mut session, |now| matches!(now, Question::Shot { .. }));
    let charges = |session: &Session| craft(session, "S1").upgrades[0].charges;
    let full = charges(&session);
    reply(&mut session, Answer::Range(Some(2))).unwrap();
    while !matches!(question(&session), Question::Throw { throw: RollRequest::Red(_) }) {
        let offers = session.state().offered_answers();
        let yes = offers.iter().find(|offer| matches!(offer, Answer::Yes(true) | Answer::Range(Some(2))));
        reply(&mut session, yes.or(offers.last()).unwrap().clone()).unwrap();
    }
    enter_roll(&mut session, RollResult::Red(vec![AttackFace::Blank, AttackFace::Blank, AttackFace::Hit]))
        .unwrap();
    until(&mut session, |now| matches!(now, Question::Throw { .. }));
    assert_eq!(question(&session), &Question::Throw { throw: RollRequest::Red(2) });
    assert_eq!(charges(&session), full - 3);
}
/// XW-ATK-12: Networked Calculations spends a friendly ship's calculate token; if two have one, people choose.
#[test]
fn a_friends_calculate_token_is_spent() {
    let droid = "vultureclassdroidfighter";
    let mut ships: Vec<SquadShip> =
        ["S1", "S2", "S3"].iter().zip([4, 1, 1]).map(|(id, at)| ship(id, droid, at, None)).collect();
    ships.push(ship("R1", "t65xwing", 5, None));
    let mut session = session_of(ships);
    until(&mut session, |now| matches!(now, Question::Shot { .. }));
    assert_eq!(session.state().ship(), Some(label("S1")));
    for friend in ["S2", "S3"] {
        tokens(&mut session, friend, Tokens { calculate: 1, ..Tokens::default() });
    }
    tokens(&mut session, "S1", Tokens::default());
    reply(&mut session, Answer::Range(Some(2))).unwrap();
    until(&mut session, |now| matches!(now, Question::Throw { throw: RollRequest::Red(2) }));
    enter_roll(&mut session, RollResult::Red(vec![AttackFace::Focus, AttackFace::Blank])).unwrap();
    until(&mut session, |now| matches!(now, Question::Lender { .. }));
    assert_eq!(reply(&mut session, Answer::Ships(vec![label("R1")])), Err(Refusal::Unknown));
    reply(&mut session, Answer::Ships(vec![label("S3")])).unwrap();
    let held = ["S2", "S3"].map(|friend| craft(&session, friend).tokens.calculate);
    assert_eq!(held, [1, 0]);
    assert_eq!(question(&session), &Question::Cancelled { ship: label("R1"), hits: 1, crits: 0 });
}

/// XW-ABL-01: a Fireball (hull 6) comes into play with one damage card.
#[test]
fn a_fireball_begins_damaged() {
    let session = duel("fireball");
    assert_eq!((craft(&session, "S1").hull, session.state().maximums(label("S1")).unwrap().hull), (5, 6));
}

/// XW-RND-10: the last solo ship burns up before it fires and takes the last player ship with it: nobody wins.
#[test]
fn both_sides_may_lose_their_last_ship() {
    let mut session = session_of(vec![ship("S1", TIE, 4, None), ship("R1", "t65xwing", 1, None)]);
    cards(&mut session, &[DamageCard::ConsoleFire]);
    correct(&mut session, Correction::Health { ship: label("S1"), hull: 1, shields: 0, force: 0 });
    correct(&mut session, Correction::Health { ship: label("R1"), hull: 1, shields: 0, force: 0 });
    until(&mut session, |now| matches!(now, Question::Throw { throw: RollRequest::Red(1) }));
    roll(&mut session, AttackFace::Hit);
    until(&mut session, |now| matches!(now, Question::Shot { .. }));
    reply(&mut session, Answer::Range(Some(2))).unwrap();
    until(&mut session, |now| matches!(now, Question::Throw { throw: RollRequest::Red(_) }));
    enter_roll(&mut session, RollResult::Red(vec![AttackFace::Hit; 2])).unwrap();
    until(&mut session, |now| matches!(now, Question::Cancelled { .. }));
    reply(&mut session, Answer::Count(0)).unwrap();
    assert_eq!(question(&session), &Question::Over);
    assert_eq!(session.state().outcome(), Some(crate::event::Outcome::Draw));
}
