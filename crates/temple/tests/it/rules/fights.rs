//! Attacks, cover and powers.

use crate::rules::scene::{ASSAULT, DOCTOR, MAUL, OBI, R2, R5, REP_TECH, SEP_MEDIC, SEP_TECH, Scene, walk};
use contract::{Game, Seat};
use temple::{
    AttackKind, AttackOccasion, Chance, Choice, Event, PassPlace, Pending, PendingAttack, Power,
    RefusalCause, Side, SpeedMeetings, Status, content, rules,
};

fn melee(target: temple::FigureId) -> Choice {
    Choice::Attack(target, AttackKind::Melee)
}

fn shot(target: temple::FigureId) -> Choice {
    Choice::Attack(target, AttackKind::Ranged)
}

/// TP-ATK-01: two Techs in melee (13 against 13): the attack hits if its die is at least the defender's.
#[test]
fn totals_decide_and_a_tie_hits() {
    for (attack, defense, hit) in [(5, 5, true), (4, 5, false), (10, 9, true), (1, 2, false)] {
        let mut game = Scene::new().put(SEP_TECH, "D10").put(REP_TECH, "E10").put(OBI, "AF19").start();
        game.stand(SEP_TECH);
        game.play(melee(REP_TECH));
        game.roll(Chance::Clash(attack, defense));
        assert_eq!(matches!(game.state.public().open, Pending::Wound(_)), hit, "{attack} against {defense}");
    }
}

/// TP-ATK-01: the table of odds: hits out of a hundred pairs of dice.
#[test]
fn odds_are_those_of_the_table() {
    let scene = Scene::new().put(MAUL, "D10").put(SEP_TECH, "C9").put(SEP_MEDIC, "C10").put(R5, "D9");
    let odds = |attacker, defender, reach, scene: Scene| {
        let state = scene.put(defender, "E10").put(OBI, "AF19").start().state;
        let strike =
            PendingAttack { attacker, defender, reach, occasion: AttackOccasion::Intervention, cover: 0 };
        let totals = state.totals(&strike);
        let pairs = (1..=10).flat_map(|a| (1..=10).map(move |d| (a, d)));
        pairs.filter(|(a, d)| a + totals.attack >= d + totals.defense).count()
    };
    assert_eq!(odds(MAUL, REP_TECH, AttackKind::Melee, scene.clone()), 90);
    assert_eq!(odds(SEP_TECH, REP_TECH, AttackKind::Ranged, scene.clone()), 72);
    assert_eq!(odds(SEP_MEDIC, REP_TECH, AttackKind::Melee, scene.clone()), 45);
    assert_eq!(odds(R5, R2, AttackKind::Melee, scene.clone()), 55);
    assert_eq!(odds(R5, REP_TECH, AttackKind::Melee, scene), 36);
}

/// TP-ATK-02, TP-ATK-06, TP-PAS-02: ten life per point; a figure without life is removed, and the pass stays.
#[test]
fn wounds_defeat_and_the_pass_falls() {
    let scene = Scene::new()
        .put(MAUL, "D10")
        .put(R2, "E10")
        .put(OBI, "AF19")
        .with(|p| p.pass = PassPlace::Carried(R2));
    let hit = |scene: &Scene, die| {
        let mut game = scene.start();
        game.stand(MAUL);
        game.play(melee(R2));
        game.roll(Chance::Clash(10, 1));
        game.roll(Chance::Wound(die));
        game
    };
    assert_eq!(hit(&scene, 3).figure(R2).life, 30);
    let game = hit(&scene.life(R2, 30), 3);
    assert_eq!((game.figure(R2).status, game.figure(R2).life), (Status::Gone, 0));
    assert_eq!(game.state.public().pass, PassPlace::Lies(content::builtin().maps[0].square("E10").unwrap()));
}

/// TP-ATK-03: melee needs contact.
#[test]
fn hand_to_hand_needs_contact() {
    let mut game = Scene::new().put(MAUL, "D10").put(OBI, "F10").start();
    game.stand(MAUL);
    assert_eq!(game.refusal(melee(OBI)), (rules::ATTACK_MELEE, RefusalCause::Far(OBI)));
}

/// TP-ATK-04: no ranged attack with an enemy in contact or without a ranged value; the map's own droids do not
/// matter.
#[test]
fn an_enemy_in_contact_forbids_a_shot() {
    let mut game = Scene::new().put(MAUL, "H10").put(REP_TECH, "I10").put(OBI, "L10").start();
    game.stand(MAUL);
    assert_eq!(game.refusal(shot(OBI)), (rules::ATTACK_RANGED, RefusalCause::EnemyNear(REP_TECH)));
    let mut game = Scene::new().put(R5, "H10").put(OBI, "L10").start();
    game.stand(R5);
    assert_eq!(game.refusal(shot(OBI)), (rules::ATTACK_RANGED, RefusalCause::Lacks));
    let mut game = Scene::new().put(MAUL, "H10").put(ASSAULT, "I10").put(OBI, "H12").start();
    game.stand(MAUL);
    assert!(game.state.check(Seat::A, &shot(ASSAULT)).is_ok(), "a droid in contact can be shot at");
}

/// TP-ATK-05: allies cannot be attacked; the map's own droids can.
#[test]
fn allies_are_not_attacked() {
    let mut game = Scene::new().put(MAUL, "H7").put(R5, "H6").put(OBI, "AF19").start();
    game.stand(MAUL);
    assert_eq!(game.refusal(melee(R5)), (rules::ATTACK_TARGET, RefusalCause::Friend(R5)));
    assert_eq!(game.refusal(melee(MAUL)), (rules::ATTACK_TARGET, RefusalCause::Friend(MAUL)));
    game.play(melee(DOCTOR));
    let events = game.roll(Chance::Clash(1, 8));
    assert!(matches!(events[0], Event::Attacked { defense: 11, hit: true, .. }), "{events:?}");
}

/// TP-SIG-05: two figures in the line add four to the defense.
#[test]
fn figures_in_the_line_help_the_defender() {
    let scene = Scene::new().put(MAUL, "H10").put(SEP_TECH, "J10").put(R5, "K10").put(OBI, "L10");
    let mut game = scene.start();
    game.stand(MAUL);
    game.play(shot(OBI));
    let events = game.roll(Chance::Clash(5, 1));
    assert!(matches!(events[0], Event::Attacked { cover: 2, defense: 22, hit: true, .. }), "{events:?}");
}

/// TP-POW-01: a Force point each time, and nothing else in that intervention.
#[test]
fn a_power_costs_a_point_of_force() {
    let mut game = Scene::new().put(MAUL, "D10").put(OBI, "AF19").start();
    game.stand(MAUL);
    game.play(Choice::Use(Power::Vigilance));
    assert_eq!((game.figure(MAUL).force, game.asked()), (1, Seat::B));
    let mut game = Scene::new().put(MAUL, "D10").put(OBI, "AF19").with(|p| p.figures[0].force = 0).start();
    game.stand(MAUL);
    assert_eq!(game.refusal(Choice::Use(Power::Speed)), (rules::POWER_COST, RefusalCause::Lacks));
}

/// TP-POW-02: adds two to the attack; the restrictions on ranged attacks still apply.
#[test]
fn combat_meditation_adds_two() {
    let mut game = Scene::new().put(MAUL, "D10").put(OBI, "E10").start();
    game.stand(MAUL);
    assert_eq!(game.refusal(Choice::Use(Power::Combat(OBI, AttackKind::Ranged))).0, rules::ATTACK_RANGED);
    game.play(Choice::Use(Power::Combat(OBI, AttackKind::Melee)));
    let events = game.roll(Chance::Clash(1, 3));
    assert!(matches!(events[0], Event::Attacked { attack: 20, defense: 18, hit: true, .. }), "{events:?}");
}

/// TP-POW-03: adds two to the defense in the enemy's next turn only, and not in circumstance attacks.
#[test]
fn vigilance_lasts_one_enemy_turn() {
    let scene = Scene::new().put(MAUL, "D10").put(OBI, "F10");
    let mut game = scene.start();
    game.stand(MAUL);
    game.play(Choice::Use(Power::Vigilance));
    let mut met = game;
    game.stand(OBI);
    game.play(shot(MAUL));
    let events = game.roll(Chance::Clash(2, 1));
    assert!(matches!(events[0], Event::Attacked { defense: 20, hit: false, .. }), "{events:?}");
    met.play(Choice::Activate(OBI));
    met.play(walk("6"));
    met.play(Choice::Meet(MAUL, true));
    let events = met.roll(Chance::Clash(1, 1));
    assert!(matches!(events[0], Event::Attacked { defense: 18, hit: true, .. }), "{events:?}");
    assert_eq!(game.state.public().side, Side::Separatists);
    assert_eq!(game.state.public().vigilant, 0, "the guard ends with the enemy's turn");
}

/// TP-POW-04: thirty life for an ally in contact, up to the maximum on the card.
#[test]
fn regeneration_gives_thirty() {
    let scene = Scene::new().put(MAUL, "D10").put(R5, "E10").put(OBI, "AF19").life(R5, 45);
    let mut game = scene.start();
    game.stand(MAUL);
    assert_eq!(
        game.refusal(Choice::Use(Power::Regenerate(MAUL))),
        (rules::POWER_REGENERATION, RefusalCause::Unhurt(MAUL))
    );
    game.play(Choice::Use(Power::Regenerate(R5)));
    assert_eq!(game.figure(R5).life, 60);
}

/// TP-POW-05: four movement points at once; enemies already met are not met again, unless the option says so.
#[test]
fn enhanced_speed_moves_again() {
    let again = |meetings| {
        let scene = Scene::new().put(MAUL, "B10").put(REP_TECH, "D10").put(OBI, "AF19");
        let mut game = scene.options(|options| options.speed_meetings = meetings).start();
        game.walk(MAUL, "1");
        game.play(Choice::Meet(REP_TECH, false));
        game.play(Choice::Answer(false));
        game.play(Choice::Stop);
        game.play(Choice::Use(Power::Speed));
        assert_eq!(game.state.public().active.movement, 4);
        game.play(walk("4"));
        game.state.public().open
    };
    assert_eq!(
        again(SpeedMeetings::Keeps),
        Pending::Top,
        "the whole intervention is spent; other figures wait"
    );
    assert_eq!(again(SpeedMeetings::Forgets), Pending::Meet);
}
