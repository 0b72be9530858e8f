//! Ship abilities and special weapons that content data alone cannot express.

use super::*;
use crate::content::DamageCard;
use crate::craft::{Object, Tokens};
use crate::geometry::{EndSlot, Side, StandardArc, Turret};
use crate::label::Label;
use crate::{ActionSource, DealtCard, OptionalAbility, Status, TargetedAction, TractorMove};

fn locked(id: &str) -> Option<Object> {
    Some(Object::Ship(Label::new(id).unwrap()))
}

/// An X-wing with a card and a lock on the TIE 250 mm away.
fn armed(ship: &str, card: &str, gap: i32) -> Match {
    let own = ShipEntry { cards: vec![card.into()], lock: locked("T"), ..ours("X", ship, 3, 400, 80) };
    duel_of(own, theirs("T", "tielnfighter", 1, 400, 360 + gap))
}

/// XW-ABL-05, XW-DMG-22: after concussion missiles have hit, each ship at range 0-1 of the defender exposes a
/// facedown damage card, which takes effect: the Direct Hit of the wingman costs it another card.
#[test]
fn concussion_missiles_expose() {
    let own = ShipEntry {
        cards: vec!["concussionmissiles".into()],
        lock: locked("T"),
        ..ours("X", "rz1awing", 3, 400, 80)
    };
    let near = ShipEntry { damage: vec![DealtCard::Down(0)], ..theirs("N", "tielnfighter", 1, 480, 610) };
    let far = ShipEntry { damage: vec![DealtCard::Down(0)], ..theirs("F", "tielnfighter", 1, 700, 610) };
    let mut game = table(vec![own, theirs("T", "tielnfighter", 1, 400, 610), near, far], &[]);
    for _ in 0..4 {
        let ship = game.state.next_dial(game.seat()).unwrap();
        game.choose(Choice::Dial(ship, straight(2)));
    }
    game.until_fire();
    game.choose(Choice::Fire(1, T)).reds(0, 1, 0, 2).choose(Choice::Pass).greens(0, 0, 3);
    // The defender has one unseen facedown card: its kind is decided now.
    assert_eq!(game.open(), Pending::roll(chance::Unveil(T, 0)));
    game.fall(Chance::Card(DamageCard::HullBreach));
    assert!(game.ship("T").has_faceup(DamageCard::HullBreach));
    assert_eq!(game.open(), Pending::roll(chance::Unveil(ShipId(2), 0)));
    game.fall(Chance::Card(DamageCard::DirectHit));
    assert_eq!(game.ship("N").damage.len(), 2, "the Direct Hit worked");
    assert_eq!(game.ship("F").damage.len(), 1, "beyond range 1");
}

impl Match {
    /// Passes actions and takes tied ships in list order, up to the first attack.
    fn until_fire(&mut self) -> &mut Self {
        while !matches!(self.open(), Pending::Ask(Question::Fire(_))) {
            let choice = match self.open() {
                Pending::Ask(Question::Next(_)) => self.legal_choices()[0],
                _ => Choice::Pass,
            };
            self.choose(choice);
        }
        self
    }
}

/// XW-DMG-22: one of several facedown cards is chosen at random; a card that has been seen keeps its kind.
#[test]
fn the_lot_names_the_card_that_is_exposed() {
    let mut game = duel(300);
    let cards = [DealtCard::Turned(DamageCard::FuelLeak), DealtCard::Turned(DamageCard::BlindedPilot)];
    game.state.public.ship_mut(X).damage = cards.into_iter().collect();
    game.state.public.open = Pending::Nothing;
    game.state.public.push(crate::RuleStep::Expose(X));
    game.state.run(&mut EventSink::silent());
    assert_eq!(game.open(), Pending::roll(chance::Expose(X, 2)));
    game.state.resolve(Chance::Lot(1), &mut EventSink::silent());
    assert!(game.ship("X").has_faceup(DamageCard::BlindedPilot));
    assert_eq!(game.ship("X").damage[0], DealtCard::Turned(DamageCard::FuelLeak));
}

/// XW-ABL-04, XW-ATK-14: with the turret to the rear, a primary attack to the front is followed by a bonus attack
/// with the turret, once per round; with the turret to the front there is one extra die and no bonus attack.
#[test]
fn the_special_forces_gunner() {
    let fighter = |arc: StandardArc| ShipEntry {
        cards: vec!["specialforcesgunner".into()],
        turret: Some(Turret::Single(arc)),
        ..ours("X", "tiesffighter", 3, 400, 300)
    };
    let behind = || ShipEntry { at: Some(Placement::mm(400, 60, 0)), ..theirs("B", "tielnfighter", 1, 0, 0) };
    let both = |arc| {
        let mut game = table(vec![fighter(arc), theirs("T", "tielnfighter", 1, 400, 730), behind()], &[]);
        for _ in 0..3 {
            let ship = game.state.next_dial(game.seat()).unwrap();
            game.choose(Choice::Dial(ship, straight(2)));
        }
        game.until_fire();
        game
    };
    let mut game = both(StandardArc::Rear);
    let front = game.legal_choices().into_iter().find(|offer| matches!(offer, Choice::Fire(_, T))).unwrap();
    game.choose(front);
    let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    assert_eq!(dice, 2);
    game.reds(0, 0, 0, 2).greens(0, 0, 3);
    assert!(game.told.contains(&Event::BonusAttack { ship: X }));
    let shots: Vec<_> =
        game.legal_choices().into_iter().filter(|offer| matches!(offer, Choice::Fire(..))).collect();
    assert!(matches!(shots[..], [Choice::Fire(_, ShipId(2))]), "only the turret, only behind: {shots:?}");
    game.choose(shots[0]).reds(0, 0, 0, 2);
    let Pending::Roll(ChanceNode::RollDefense(chance::RollDefense { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    game.greens(0, 0, dice);
    assert!(
        !matches!(game.open(), Pending::Ask(Question::Fire(question::Fire(X)))),
        "one bonus attack a round"
    );
    let mut game = both(StandardArc::Front);
    let front = game.legal_choices().into_iter().find(|offer| matches!(offer, Choice::Fire(_, T))).unwrap();
    game.choose(front);
    let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    assert_eq!(dice, 3, "a die more with the front weapon");
}

/// XW-ABL-01: a Fireball begins with a facedown damage card; after a SLAM it may expose one to remove the disarm token.
#[test]
fn the_fireball_explodes() {
    let own = ShipEntry { at: None, status: Some(Status::ToPlace), ..ours("X", "fireball", 3, 400, 80) };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
    game.choose(Choice::Place(X, Placement::mm(400, 60, 0)));
    assert_eq!(game.ship("X").damage.to_vec(), [DealtCard::Down(0)]);
    game.dials(&[straight(2), straight(2)]);
    game.choose(Choice::Pass);
    assert_eq!(game.open(), Pending::ask(question::Act(X, ActionSource::Step)));
    game.choose(Choice::Act(TargetedAction::Slam(straight(2))));
    assert_eq!(game.ship("X").tokens.disarm, 1);
    assert_eq!(game.open(), Pending::ask(question::May(X, OptionalAbility::ExposeForDisarm)));
    game.choose(Choice::Use(OptionalAbility::ExposeForDisarm)).fall(Chance::Card(DamageCard::WoundedPilot));
    assert_eq!(game.ship("X").tokens.disarm, 0);
    assert!(game.ship("X").has_faceup(DamageCard::WoundedPilot));
}

/// XW-ABL-02, XW-TOK-10: after its maneuver a Nantex may gain a tractor token and rotate; since it tractored itself,
/// its owner may move it, and it cannot be rotated for stress.
#[test]
fn the_nantex_tractors_itself() {
    let own = ours("X", "nantexclassstarfighter", 3, 400, 80);
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[straight(3), straight(2)]).choose(Choice::Pass);
    assert_eq!(
        game.open(),
        Pending::ask(question::Act(X, ActionSource::Granted(crate::content::effect::GrantTrigger::Maneuver)))
    );
    game.choose(Choice::Act(TargetedAction::Rotate(Turret::Single(StandardArc::Left))));
    assert_eq!(game.ship("X").tokens.tractor, 1);
    assert_eq!(game.open(), Pending::ask(question::Drag(X, X)));
    let from = game.ship("X").at;
    game.choose(Choice::Drag(Some((Side::Right, EndSlot::Middle))));
    // A small ship: 40 for the template and 40 for the base to the right.
    assert_eq!(game.ship("X").at, Placement { x: from.x + 80_000, ..from });
    assert!(!matches!(game.open(), Pending::Ask(Question::Spin(_))));
}

/// XW-TOK-10, XW-TOK-11: a tractor beam gives tokens instead of damage; the attacker may move the ship, even onto an
/// obstacle, for which a die is rolled without any other cost; then its owner may rotate it for a stress token.
#[test]
fn a_tractor_beam_drags_and_the_victim_turns() {
    let mut game = table(
        vec![
            ShipEntry { cards: vec!["tractorbeam".into()], ..ours("X", "asf01bwing", 3, 400, 80) },
            theirs("T", "tielnfighter", 1, 400, 510),
        ],
        &[("coreasteroid0", Placement::mm(480, 390, 0))],
    );
    game.approach().choose(Choice::Fire(1, T)).reds(0, 1, 0, 2).greens(0, 0, 3);
    assert_eq!(game.ship("T").tokens.tractor, 1);
    assert_eq!(game.open(), Pending::ask(question::Drag(T, X)));
    assert_eq!(game.seat(), Seat::A, "who tractors it moves it");
    assert!(game.legal_choices().contains(&Choice::Drag(TractorMove::None)));
    // The TIE faces down: its left is the right side of the play area, where the asteroid is.
    game.choose(Choice::Drag(Some((Side::Left, EndSlot::Middle))));
    assert_eq!(game.ship("T").at, Placement::mm(480, 390, 180));
    game.reds(0, 1, 0, 0);
    assert_eq!(game.ship("T").damage.len(), 1, "the asteroid's hit");
    assert_eq!((game.open(), game.seat()), (Pending::ask(question::Spin(T)), Seat::B));
    game.choose(Choice::Spin(Side::Right));
    assert_eq!((game.ship("T").at.heading, game.ship("T").tokens.stress), (270_000_000, 1));
    assert_eq!(game.ship("T").damage.len(), 1, "no damage by the beam itself");
}

/// XW-ABL-03: a TIE bomber may also drop its bomb with the 1 bank, behind it to the left or right.
#[test]
fn the_nimble_bomber() {
    let own = ShipEntry { cards: vec!["protonbombs".into()], ..ours("X", "tiesabomber", 3, 400, 300) };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[straight(2), straight(2)]);
    assert!(game.legal_choices().contains(&Choice::DropBank(0, Side::Left)));
    game.choose(Choice::DropBank(0, Side::Right));
    let bomb = game.state.public().devices[0].at;
    // From the rear edge at 280 the 1 bank ends 56.57 down and 23.43 to the side, then 14 more along 45 degrees.
    assert_eq!((bomb.x - 400_000).abs() / 1000, 33);
    assert_eq!(bomb.y / 1000, 213);
    // Another ship may not.
    let own = ShipEntry { cards: vec!["protonbombs".into()], ..ours("X", "btla4ywing", 3, 400, 300) };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[straight(2), straight(2)]);
    assert!(!game.legal_choices().contains(&Choice::DropBank(0, Side::Left)));
}

/// XW-ABL-08: the heavy laser cannon's crits become hits after the dice were modified.
#[test]
fn the_heavy_laser_cannon_is_blunt() {
    let mut game = armed("asf01bwing", "heavylasercannon", 150);
    game.approach().choose(Choice::Fire(1, T)).reds(2, 0, 0, 2).choose(Choice::Pass).greens(0, 0, 3);
    assert!(game.told.contains(&Event::Neutralized { target: T, hits: 2, crits: 0 }));
}

/// XW-ABL-09: evades cancel the crits of plasma torpedoes first, and a hit costs an additional shield.
#[test]
fn plasma_torpedoes() {
    let own = ShipEntry {
        cards: vec!["plasmatorpedoes".into()],
        lock: locked("T"),
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "z95af4headhunter", 1, 400, 510));
    game.approach().choose(Choice::Fire(1, T)).reds(1, 1, 0, 1).choose(Choice::Pass).greens(1, 0, 1);
    assert!(game.told.contains(&Event::Neutralized { target: T, hits: 1, crits: 0 }));
    assert_eq!(game.ship("T").shields, 0, "one by the hit, one after it");
    assert_eq!(game.ship("T").damage.len(), 0);
}

/// XW-ABL-10: autoblasters roll an extra die in the bullseye; from outside the defender's front arc evades cancel no
/// crits.
#[test]
fn autoblasters() {
    let own = || ShipEntry { cards: vec!["autoblasters".into()], ..ours("X", "asf01bwing", 3, 400, 80) };
    let shot = |target: ShipEntry| {
        let mut game = duel_of(own(), target);
        game.approach().choose(Choice::Fire(1, T));
        let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
            panic!("{:?}", game.open())
        };
        assert_eq!(dice, 3);
        game.reds(1, 0, 0, 2).greens(1, 0, 2);
        game
    };
    let facing = shot(theirs("T", "tielnfighter", 1, 400, 510));
    assert!(facing.told.contains(&Event::Neutralized { target: T, hits: 0, crits: 0 }));
    let fleeing = ShipEntry { at: Some(Placement::mm(400, 270, 0)), ..theirs("T", "tielnfighter", 1, 0, 0) };
    let behind = shot(fleeing);
    assert!(behind.told.contains(&Event::Neutralized { target: T, hits: 0, crits: 1 }));
}

/// XW-ABL-11: mag-pulse warheads that hit deal one crit damage, regardless of the number of results, and give a
/// deplete and a jam token, which removes the defender's focus token.
#[test]
fn mag_pulse_warheads() {
    let own = ShipEntry {
        cards: vec!["magpulsewarheads".into()],
        lock: locked("T"),
        ..ours("X", "rz1awing", 3, 400, 80)
    };
    let tokens = Tokens { focus: 1, ..Tokens::default() };
    let target = ShipEntry { tokens, ..theirs("T", "z95af4headhunter", 1, 400, 510) };
    let mut game = duel_of(own, target);
    game.approach().choose(Choice::Fire(1, T)).reds(0, 3, 0, 0).greens(0, 0, 2);
    let hurt = game.ship("T");
    assert_eq!((hurt.shields, hurt.damage.len()), (1, 0));
    assert_eq!((hurt.tokens.deplete, hurt.tokens.focus, hurt.tokens.jam), (1, 0, 0));
}

/// XW-ABL-06: an Aggressor's calculate action gives two tokens.
#[test]
fn the_advanced_droid_brain() {
    let mut game =
        duel_of(ours("X", "aggressorassaultfighter", 3, 400, 80), theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.choose(Choice::Act(TargetedAction::Calculate));
    let two = |event: &Event| matches!(event, Event::Gained { ship: X, count: 2, .. });
    assert!(game.told.iter().any(two));
}

/// XW-ABL-07: a YT-2400 at range 1 has no bonus and one die less than at range 2.
#[test]
fn the_sensor_blindspot() {
    let dice = |gap: i32| {
        let own = ours("X", "yt2400lightfreighter", 3, 400, 100);
        let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 400, 100 + 40 + 280 + gap));
        game.approach();
        let fire = game.legal_choices().into_iter().find(|offer| matches!(offer, Choice::Fire(..))).unwrap();
        game.choose(fire);
        let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
            panic!("{:?}", game.open())
        };
        dice
    };
    assert_eq!((dice(60), dice(150)), (3, 4));
}

/// What is not implemented is rejected by name.
#[test]
fn what_is_not_played_is_refused() {
    let setup = Setup {
        seats: 2,
        ships: vec![
            ShipEntry { cards: vec!["electroprotonbomb".into()], ..ours("X", "tiesebomber", 3, 400, 80) },
            theirs("T", "tielnfighter", 1, 400, 510),
        ],
        ..Setup::default()
    };
    let faults = State::begin(Content::standard(), &setup).unwrap_err();
    let not = |name: &str| crate::Fault::NotPlayed(name.into());
    assert_eq!(faults, [not("pursuitthrusters"), not("electroprotonbomb")]);
}

/// A ship with this pilot and a lock on the other one; both have flown 2 straight and are this many millimeters
/// apart.
fn ace(pilot: &str, target: ShipEntry) -> Match {
    let own =
        ShipEntry { ship: None, initiative: None, pilot: Some(pilot.into()), ..ours("X", "", 3, 400, 80) };
    let mut game = duel_of(own, target);
    game.approach();
    game
}

fn attack_and_defense(game: &mut Match) -> (u8, u8) {
    let fire = game.legal_choices().into_iter().find(|offer| matches!(offer, Choice::Fire(..))).unwrap();
    game.choose(fire);
    let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    (dice, game.state.defense_dice())
}

/// XW-ABL-12: against Wedge Antilles a TIE/ln at range 2 rolls two dice.
#[test]
fn wedge_takes_a_die() {
    let mut game = ace("wedgeantilles", theirs("T", "tielnfighter", 1, 400, 510));
    assert_eq!(attack_and_defense(&mut game), (3, 2));
}

/// XW-ABL-13, XW-ABL-16: Mauler at range 1 has two extra dice, the range bonus and the ability's; Longshot at range 3
/// has two and the ability's.
#[test]
fn mauler_near_and_longshot_far() {
    let mut game = ace("maulermithel", theirs("T", "t65xwing", 1, 400, 420));
    assert_eq!(attack_and_defense(&mut game).0, 4);
    let mut game = ace("longshot", theirs("T", "t65xwing", 1, 400, 610));
    assert_eq!(attack_and_defense(&mut game).0, 3);
    let mut game = ace("longshot", theirs("T", "t65xwing", 1, 400, 510));
    assert_eq!(attack_and_defense(&mut game).0, 2, "range 2");
}

/// XW-ABL-14: Fenn Rau at range 1: three dice, the range bonus and the ability's; as the defender, one die more than
/// his agility of 3.
#[test]
fn fenn_rau_at_range_one() {
    let mut game = ace("fennrau", theirs("T", "t65xwing", 1, 400, 420));
    assert_eq!(attack_and_defense(&mut game), (5, 2));
    let shot_at = ShipEntry {
        ship: None,
        initiative: None,
        pilot: Some("fennrau".into()),
        ..theirs("T", "", 1, 400, 420)
    };
    let mut game = duel_of(ShipEntry { initiative: Some(6), ..ours("X", "t65xwing", 6, 400, 80) }, shot_at);
    game.approach();
    assert_eq!(attack_and_defense(&mut game), (4, 4));
}

/// XW-ABL-15: Joph Seastriker gains an evade token for each shield lost.
#[test]
fn seastriker_evades_after_losing_shields() {
    let own = ShipEntry {
        ship: None,
        initiative: None,
        pilot: Some("jophseastriker".into()),
        ..theirs("T", "", 1, 400, 510)
    };
    let mut game = duel_of(ours("X", "t65xwing", 4, 400, 80), own);
    game.approach().choose(Choice::Fire(0, T)).reds(0, 2, 0, 1).greens(0, 0, 2);
    assert_eq!((game.ship("T").shields, game.ship("T").tokens.evade), (1, 2));
}

/// XW-ABL-17: Mace Windu recovers a Force by a fully executed red maneuver.
#[test]
fn mace_windu_recovers_force() {
    let own = ShipEntry {
        ship: None,
        initiative: None,
        pilot: Some("macewindu".into()),
        force: Some(1),
        ..ours("X", "", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[DialSetting { bearing: Bearing::Koiogran, speed: 4 }, straight(2)]).choose(Choice::Pass);
    // One from the maneuver, one in the End Phase.
    assert_eq!(game.ship("X").force, 3);
}

/// XW-ABL-18: Sun Fac has an extra die against a tractored ship: three for the bullseye weapon and one for the
/// ability.
#[test]
fn sun_fac_and_the_tractored() {
    let held = ShipEntry {
        tokens: Tokens { tractor: 1, ..Tokens::default() },
        ..theirs("T", "tielnfighter", 1, 400, 510)
    };
    let mut game = ace("sunfac", held);
    game.no_actions();
    assert_eq!(attack_and_defense(&mut game), (4, 2));
}

/// XW-ACT-20: the owner of a TIE/ba chooses whether its granted action costs strain or deplete.
#[test]
fn deplete_or_strain_is_the_owners_choice() {
    let mut game =
        duel_of(ours("X", "tiebainterceptor", 3, 400, 80), theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[straight(3), straight(2)]).choose(Choice::Pass);
    game.choose(Choice::Act(TargetedAction::BarrelRoll(Side::Left))).choose(Choice::Slot(EndSlot::Middle));
    assert_eq!(
        game.legal_choices(),
        [Choice::Token(crate::Token::Strain), Choice::Token(crate::Token::Deplete)]
    );
    game.choose(Choice::Token(crate::Token::Deplete));
    assert_eq!((game.ship("X").tokens.deplete, game.ship("X").tokens.strain), (1, 0));
}
