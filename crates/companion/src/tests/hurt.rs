//! Damage cards when they take effect, and what is left of attacks.

use super::*;
use crate::answer::{Landed, Sector};
use crate::correct::Correction;
use crate::dice::Throw;
use crate::event::Event;
use crate::question::Question;
use xwing::content::DamageCard;
use xwing::craft::{Craft, Tokens};
use xwing::dice::{AttackFace, DefenseFace};
use xwing::game::Token;
use xwing::geometry::{Bearing, ObstacleKind};
use xwing::solo::{ApproachRoll, Roll, Rolled};

const TIE: &str = "tielnfighter";

fn table_of(ships: Vec<Enlisted>) -> Companion {
    Companion::new(&setup(Mode::Quick, Hand::Person, ships)).unwrap()
}

/// One solo ship, which has the higher initiative, and one X-wing.
fn duel(kind: &str) -> Companion {
    table_of(vec![ship("S1", kind, 4, None), ship("R1", "t65xwing", 1, None)])
}

fn armed(kind: &str, slot: &str, card: &str) -> Companion {
    let mut solo = ship("S1", kind, 4, None);
    solo.upgrades.insert(slot.into(), vec![card.into()]);
    table_of(vec![solo, ship("R1", "t65xwing", 1, None)])
}

fn correct(table: &mut Companion, correction: Correction) {
    table.take(Line { who: None, step: Step::Correct(correction) }).unwrap();
}

fn cards(table: &mut Companion, cards: &[DamageCard]) {
    correct(table, Correction::Faceup { ship: label("S1"), cards: cards.to_vec() });
}

fn tokens(table: &mut Companion, ship: &str, tokens: Tokens) {
    correct(table, Correction::Tokens { ship: label(ship), tokens });
}

fn craft<'t>(table: &'t Companion, ship: &str) -> &'t Craft<'static> {
    table.table().craft(label(ship)).unwrap()
}

fn question(table: &Companion) -> &Question {
    table.table().question()
}

fn roll(table: &mut Companion, face: AttackFace) {
    assert_eq!(question(table), &Question::Throw { throw: Throw::Red(1) });
    throw(table, Thrown::Red(vec![face])).unwrap();
}

/// Answers as little as possible until a question is reached: nothing in arc, no obstacle, no attack.
fn until(table: &mut Companion, reached: impl Fn(&Question) -> bool) {
    for _ in 0..60 {
        let now = question(table).clone();
        if reached(&now) {
            return;
        }
        match now {
            Question::Throw { throw: Throw::Solo(Roll::Approach) } => {
                let roll = ApproachRoll { defense: DefenseFace::Evade, attack: AttackFace::Hit };
                throw(table, Thrown::Solo(Rolled::Approach(roll))).unwrap();
            }
            Question::Throw { throw: Throw::Solo(Roll::Lot { .. }) } => {
                throw(table, Thrown::Solo(Rolled::Lot(0))).unwrap();
            }
            Question::Throw { throw: Throw::Red(dice) } => {
                throw(table, Thrown::Red(vec![AttackFace::Blank; usize::from(dice)])).unwrap();
            }
            Question::WhereEnemy => {
                say(table, Answer::Where { sector: Sector::FrontLeft, far: false }).unwrap();
            }
            Question::Flown { .. } => say(table, table.table().offers()[0].clone()).unwrap(),
            Question::PlayerFlies => say(table, Answer::Go).unwrap(),
            _ => say(table, table.table().offers().last().unwrap().clone()).unwrap(),
        }
    }
    panic!("never reached: {:?}", question(table));
}

fn flying(table: &mut Companion) {
    until(table, |now| matches!(now, Question::Flown { .. }));
}

/// R1 attacks the solo ship, which rolls no dice.
fn attacked(table: &mut Companion, hits: u8, crits: u8) {
    until(table, |now| *now == Question::PlayerEngages);
    say(table, Answer::Ships(vec![label("S1")])).unwrap();
    say(table, Answer::Hits { hits, crits }).unwrap();
    if matches!(question(table), Question::GreenDice { .. }) {
        say(table, Answer::Count(0)).unwrap();
    }
}

/// XW-DMG-10: before it engages, the ship rolls a die for each copy of Console Fire: a hit is one damage, a critical
/// hit is none.
#[test]
fn console_fire_rolls_before_engaging() {
    let mut table = duel(TIE);
    cards(&mut table, &[DamageCard::ConsoleFire, DamageCard::ConsoleFire]);
    until(&mut table, |now| matches!(now, Question::Throw { throw: Throw::Red(1) }));
    roll(&mut table, AttackFace::Hit);
    roll(&mut table, AttackFace::Crit);
    assert_eq!(craft(&table, "S1").hull, 2);
    assert!(matches!(question(&table), Question::Shot { .. }));
}

/// XW-DMG-10, XW-RND-05: a ship destroyed by the fire still attacks at its initiative.
#[test]
fn a_ship_that_burns_up_fires_all_the_same() {
    let mut table = duel(TIE);
    cards(&mut table, &[DamageCard::ConsoleFire]);
    correct(&mut table, Correction::Health { ship: label("S1"), hull: 1, shields: 0, force: 0 });
    until(&mut table, |now| matches!(now, Question::Throw { throw: Throw::Red(1) }));
    roll(&mut table, AttackFace::Hit);
    assert_eq!(craft(&table, "S1").hull, 0);
    assert!(matches!(question(&table), Question::Shot { .. }), "{:?}", question(&table));
    until(&mut table, |now| *now == Question::Over);
    assert!(table.table().craft(label("S1")).is_none());
}

/// XW-DMG-11: an ion token before it engages; the ion maneuver of the next round repairs the card.
#[test]
fn a_disabled_power_regulator_ionizes_until_an_ion_maneuver() {
    let mut table = duel(TIE);
    cards(&mut table, &[DamageCard::DisabledPowerRegulator]);
    until(&mut table, |now| matches!(now, Question::Shot { .. }));
    assert_eq!((craft(&table, "S1").tokens.ion, craft(&table, "S1").faceup.len()), (1, 1));
    until(&mut table, |now| *now == Question::EndRound);
    say(&mut table, Answer::Go).unwrap();
    flying(&mut table);
    say(&mut table, Answer::Flown { landed: Landed::Full, met: Vec::new() }).unwrap();
    assert_eq!((craft(&table, "S1").tokens.ion, craft(&table, "S1").faceup.len()), (0, 0));
    let down =
        |event: &Event| matches!(event, Event::Repaired { card: DamageCard::DisabledPowerRegulator, .. });
    assert!(table.account().iter().any(down));
}

/// XW-DMG-12: every maneuver except a straight one deals one damage and repairs the card.
#[test]
fn a_loose_stabilizer_breaks_in_a_curve() {
    let mut seen = [false; 2];
    for (rolled, _) in ApproachRoll::all() {
        let mut table = duel(TIE);
        cards(&mut table, &[DamageCard::LooseStabilizer]);
        until(&mut table, |now| matches!(now, Question::Throw { .. }));
        throw(&mut table, Thrown::Solo(Rolled::Approach(rolled))).unwrap();
        flying(&mut table);
        let Question::Flown { maneuver } = *question(&table) else { panic!() };
        let straight = maneuver.maneuver.bearing() == Bearing::Straight;
        say(&mut table, Answer::Flown { landed: Landed::Full, met: Vec::new() }).unwrap();
        let expected = if straight { (3, 1) } else { (2, 0) };
        assert_eq!((craft(&table, "S1").hull, craft(&table, "S1").faceup.len()), expected, "{maneuver:?}");
        seen[usize::from(straight)] = true;
    }
    assert_eq!(seen, [true, true]);
}

/// XW-DMG-13: a stunned pilot suffers one damage for each obstacle, in addition to the obstacle's die.
#[test]
fn a_stunned_pilot_suffers_on_obstacles() {
    let mut table = duel(TIE);
    cards(&mut table, &[DamageCard::StunnedPilot]);
    flying(&mut table);
    say(&mut table, Answer::Flown { landed: Landed::Full, met: vec![ObstacleKind::Asteroid] }).unwrap();
    roll(&mut table, AttackFace::Blank);
    assert_eq!((craft(&table, "S1").hull, craft(&table, "S1").faceup.len()), (2, 1));
}

/// XW-DMG-15, XW-DMG-17: under Hull Breach the damage of a Direct Hit is critical, so another card is asked for.
#[test]
fn a_hull_breach_makes_every_damage_critical() {
    let card = Question::DamageCard { ship: label("S1") };
    let mut table = duel(TIE);
    cards(&mut table, &[DamageCard::HullBreach]);
    attacked(&mut table, 1, 0);
    assert_eq!(question(&table), &card);
    say(&mut table, Answer::Card(DamageCard::DirectHit)).unwrap();
    assert_eq!((question(&table), craft(&table, "S1").hull), (&card, 1));
    say(&mut table, Answer::Card(DamageCard::BlindedPilot)).unwrap();
    assert_eq!(question(&table), &Question::EndRound);
    // Without the breach, a direct hit asks for nothing more.
    let mut whole = duel(TIE);
    attacked(&mut whole, 0, 1);
    say(&mut whole, Answer::Card(DamageCard::DirectHit)).unwrap();
    assert_eq!((question(&whole), craft(&whole, "S1").hull), (&Question::EndRound, 1));
}

/// XW-DMG-16: after crit damage the leak deals one damage and is repaired; a card dealt by this damage comes later.
#[test]
fn a_fuel_leak_adds_a_damage_to_a_critical_one() {
    let mut table = duel("tieadvancedx1");
    cards(&mut table, &[DamageCard::FuelLeak]);
    // Two shields and three hull: hit and crit remove the shields, the leak removes hull.
    attacked(&mut table, 1, 1);
    assert_eq!((craft(&table, "S1").shields, craft(&table, "S1").hull), (0, 2));
    assert_eq!((craft(&table, "S1").faceup.len(), question(&table)), (0, &Question::EndRound));
    let mut fresh = duel(TIE);
    attacked(&mut fresh, 0, 1);
    say(&mut fresh, Answer::Card(DamageCard::FuelLeak)).unwrap();
    assert_eq!((craft(&fresh, "S1").hull, craft(&fresh, "S1").faceup.len()), (2, 1));
}

/// XW-DMG-18: after its action a wounded pilot rolls a die: a critical hit is stress, a focus is not.
#[test]
fn a_wounded_pilot_rolls_after_an_action() {
    for (face, stress) in [(AttackFace::Crit, 1), (AttackFace::Hit, 1), (AttackFace::Focus, 0)] {
        let mut table = duel(TIE);
        cards(&mut table, &[DamageCard::WoundedPilot]);
        until(&mut table, |now| *now == Question::Acted);
        say(&mut table, Answer::Go).unwrap();
        roll(&mut table, face);
        assert_eq!(craft(&table, "S1").tokens.stress, stress, "{face:?}");
        assert!(matches!(question(&table), Question::Shot { .. }), "{:?}", question(&table));
    }
}

/// XW-TOK-07: of two results against a reinforced arc one is left; from elsewhere both; a single result is not asked
/// about.
#[test]
fn a_reinforced_arc_takes_one_result() {
    for (hits, wholly, left) in [(2, true, 1), (2, false, 2), (1, true, 1)] {
        let mut table = duel("lambdaclasst4ashuttle");
        until(&mut table, |now| *now == Question::PlayerEngages);
        tokens(&mut table, "S1", Tokens { reinforce_fore: 1, ..Tokens::default() });
        let before = craft(&table, "S1").shields;
        attacked(&mut table, hits, 0);
        if hits > 1 {
            let asked = Question::Reinforced { ship: label("S1"), attacker: label("R1"), fore: true };
            assert_eq!(question(&table), &asked);
            say(&mut table, Answer::Yes(wholly)).unwrap();
        }
        assert_eq!(before - craft(&table, "S1").shields, left, "{hits} hits, {wholly}");
        assert_eq!(question(&table), &Question::EndRound);
    }
}

/// XW-TOK-07: on a map nothing is asked: from ahead one of two results is left, from the side and across both arcs
/// both.
#[test]
fn a_reinforced_arc_is_measured_on_a_map() {
    for (x, y, left) in [(450.0, 250.0, 1), (650.0, 450.0, 2), (450.0, 700.0, 2)] {
        let solo = ship("S1", "lambdaclasst4ashuttle", 4, Some((450.0, 450.0, 180.0)));
        let foe = ship("R1", "t65xwing", 1, Some((x, y, 0.0)));
        let mut table = Companion::new(&setup(Mode::Map, Hand::Person, vec![solo, foe])).unwrap();
        until(&mut table, |now| *now == Question::PlayerEngages);
        let pose = PlaceFile { x: 450.0, y: 450.0, heading: 180.0 };
        correct(&mut table, Correction::Pose { ship: label("S1"), pose });
        tokens(&mut table, "S1", Tokens { reinforce_fore: 1, ..Tokens::default() });
        let before = craft(&table, "S1").shields;
        attacked(&mut table, 2, 0);
        assert_eq!((before - craft(&table, "S1").shields, question(&table)), (left, &Question::EndRound));
    }
}

/// XW-TOK-09, XW-TOK-08, XW-DMG-19, XW-ATK-06: tractor tokens work by size, a cloak adds two dice, each Structural
/// Damage removes one, and no ship rolls more than six.
#[test]
fn defense_dice_by_tokens_and_cards() {
    let dice = |kind: &str, held: Tokens, damage: &[DamageCard]| {
        let mut table = duel(kind);
        cards(&mut table, damage);
        tokens(&mut table, "S1", held);
        table.table().agility(label("S1"))
    };
    let tractor = |tractor| Tokens { tractor, ..Tokens::default() };
    assert_eq!([0, 1].map(|held| dice(TIE, tractor(held), &[])), [3, 2]);
    assert_eq!([2, 3].map(|held| dice("lambdaclasst4ashuttle", tractor(held), &[])), [1, 0]);
    let cloak = Tokens { cloak: 1, ..Tokens::default() };
    assert_eq!(dice(TIE, cloak, &[]), 5);
    assert_eq!(dice(TIE, cloak, &[DamageCard::StructuralDamage; 2]), 3);
    assert_eq!(dice(TIE, Tokens { strain: 2, ..tractor(1) }, &[DamageCard::StructuralDamage; 2]), 0);
    let mut table = duel(TIE);
    until(&mut table, |now| *now == Question::PlayerEngages);
    say(&mut table, Answer::Ships(vec![label("S1")])).unwrap();
    say(&mut table, Answer::Hits { hits: 1, crits: 0 }).unwrap();
    assert_eq!(say(&mut table, Answer::Count(7)), Err(Refusal::NotAsked));
    assert_eq!(say(&mut table, Answer::Count(6)), Ok(()));
}

/// XW-TOK-04: an attack without a hit still removes a strain token, and the log says so.
#[test]
fn a_miss_takes_the_strain_off() {
    let mut table = duel(TIE);
    until(&mut table, |now| *now == Question::PlayerEngages);
    tokens(&mut table, "S1", Tokens { strain: 2, ..Tokens::default() });
    attacked(&mut table, 0, 0);
    assert_eq!(craft(&table, "S1").tokens.strain, 1);
    assert!(table.account().iter().any(|event| matches!(event, Event::Lost { token: Token::Strain, .. })));
}

/// XW-ATK-05: two dice minus deplete and Weapons Failure are zero: nothing is rolled, nothing is asked, the attack is
/// over, and the deplete token is removed.
#[test]
fn an_attack_without_dice_is_over_at_once() {
    let mut table = duel(TIE);
    cards(&mut table, &[DamageCard::WeaponsFailure]);
    until(&mut table, |now| matches!(now, Question::Shot { .. }));
    tokens(&mut table, "S1", Tokens { deplete: 1, ..Tokens::default() });
    say(&mut table, Answer::Range(Some(2))).unwrap();
    assert_eq!(question(&table), &Question::PlayerEngages);
    assert_eq!((craft(&table, "S1").tokens.deplete, craft(&table, "R1").shields), (0, 2));
}

/// XW-ATK-10: an ion cannon that hits with three results deals one damage and two ion tokens.
#[test]
fn an_ion_cannon_deals_one_damage() {
    let mut table = armed("asf01bwing", "cannon", "ioncannon");
    until(&mut table, |now| matches!(now, Question::Shot { .. }));
    say(&mut table, Answer::Range(Some(2))).unwrap();
    until(&mut table, |now| matches!(now, Question::Throw { throw: Throw::Red(_) }));
    let Question::Throw { throw: Throw::Red(dice) } = *question(&table) else { panic!() };
    let taken = table.account().iter().rev().find_map(|event| match event {
        Event::Engaged { record, .. } => record
            .weapons
            .iter()
            .find(|one| one.verdict == xwing::solo::attack::WeaponVerdict::Taken)
            .cloned(),
        _ => None,
    });
    assert_eq!(taken.unwrap().weapon.card.as_deref(), Some("ioncannon"));
    throw(&mut table, Thrown::Red(vec![AttackFace::Hit; usize::from(dice)])).unwrap();
    until(&mut table, |now| matches!(now, Question::Cancelled { .. }));
    say(&mut table, Answer::Count(0)).unwrap();
    assert_eq!((craft(&table, "R1").shields, craft(&table, "R1").tokens.ion), (1, dice - 1));
}

/// XW-ABL-19: Barrage Rockets cost one charge for the attack and one for each die rerolled.
#[test]
fn barrage_rockets_pay_for_their_rerolls() {
    let mut solo = ship("S1", "tiesabomber", 4, None);
    solo.upgrades.insert("missile".into(), vec!["barragerockets".into()]);
    let mut table = table_of(vec![solo, ship("R1", "t65xwing", 1, None)]);
    until(&mut table, |now| matches!(now, Question::PlayerFlies));
    tokens(&mut table, "S1", Tokens { focus: 1, ..Tokens::default() });
    until(&mut table, |now| matches!(now, Question::Shot { .. }));
    let charges = |table: &Companion| craft(table, "S1").upgrades[0].charges;
    let full = charges(&table);
    say(&mut table, Answer::Range(Some(2))).unwrap();
    while !matches!(question(&table), Question::Throw { throw: Throw::Red(_) }) {
        let offers = table.table().offers();
        let yes = offers.iter().find(|offer| matches!(offer, Answer::Yes(true) | Answer::Range(Some(2))));
        say(&mut table, yes.or(offers.last()).unwrap().clone()).unwrap();
    }
    throw(&mut table, Thrown::Red(vec![AttackFace::Blank, AttackFace::Blank, AttackFace::Hit])).unwrap();
    until(&mut table, |now| matches!(now, Question::Throw { .. }));
    assert_eq!(question(&table), &Question::Throw { throw: Throw::Red(2) });
    assert_eq!(charges(&table), full - 3);
}
/// XW-ATK-12: Networked Calculations spends a friendly ship's calculate token; if two have one, people choose.
#[test]
fn a_friends_calculate_token_is_spent() {
    let droid = "vultureclassdroidfighter";
    let mut ships: Vec<Enlisted> =
        ["S1", "S2", "S3"].iter().zip([4, 1, 1]).map(|(id, at)| ship(id, droid, at, None)).collect();
    ships.push(ship("R1", "t65xwing", 5, None));
    let mut table = table_of(ships);
    until(&mut table, |now| matches!(now, Question::Shot { .. }));
    assert_eq!(table.table().ship(), Some(label("S1")));
    for friend in ["S2", "S3"] {
        tokens(&mut table, friend, Tokens { calculate: 1, ..Tokens::default() });
    }
    tokens(&mut table, "S1", Tokens::default());
    say(&mut table, Answer::Range(Some(2))).unwrap();
    until(&mut table, |now| matches!(now, Question::Throw { throw: Throw::Red(2) }));
    throw(&mut table, Thrown::Red(vec![AttackFace::Focus, AttackFace::Blank])).unwrap();
    until(&mut table, |now| matches!(now, Question::Lender { .. }));
    assert_eq!(say(&mut table, Answer::Ships(vec![label("R1")])), Err(Refusal::Unknown));
    say(&mut table, Answer::Ships(vec![label("S3")])).unwrap();
    let held = ["S2", "S3"].map(|friend| craft(&table, friend).tokens.calculate);
    assert_eq!(held, [1, 0]);
    assert_eq!(question(&table), &Question::Cancelled { ship: label("R1"), hits: 1, crits: 0 });
}
