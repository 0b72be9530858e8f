//! Attacks, cover and powers.

use crate::rules::scene::{ASSAULT, DOCTOR, MAUL, OBI, R2, R5, REP_TECH, SEP_MEDIC, SEP_TECH, Scene, walk};
use table::{Game, Seat};
use temple::{
    Cause, Chance, Choice, Event, Occasion, Open, PassPlace, Power, Reach, Side, SpeedMeetings, Status,
    Strike, content, rules,
};

fn melee(target: temple::FigureId) -> Choice {
    Choice::Attack(target, Reach::Melee)
}

fn shot(target: temple::FigureId) -> Choice {
    Choice::Attack(target, Reach::Ranged)
}

/// TP-ATK-01: hits by die for two Techs hand to hand (13 against 13): at least the other's die.
#[test]
fn totals_decide_and_a_tie_hits() {
    for (attack, defence, hit) in [(5, 5, true), (4, 5, false), (10, 9, true), (1, 2, false)] {
        let mut table = Scene::new().put(SEP_TECH, "D10").put(REP_TECH, "E10").put(OBI, "AF19").table();
        table.stand(SEP_TECH);
        table.play(melee(REP_TECH));
        table.roll(Chance::Clash(attack, defence));
        assert_eq!(matches!(table.state.public().open, Open::Wound(_)), hit, "{attack} against {defence}");
    }
}

/// TP-ATK-01: the table of odds: out of a hundred pairs of dice, so many hit.
#[test]
fn odds_are_those_of_the_table() {
    let scene = Scene::new().put(MAUL, "D10").put(SEP_TECH, "C9").put(SEP_MEDIC, "C10").put(R5, "D9");
    let odds = |attacker, defender, reach, scene: Scene| {
        let state = scene.put(defender, "E10").put(OBI, "AF19").table().state;
        let strike = Strike { attacker, defender, reach, occasion: Occasion::Intervention, cover: 0 };
        let totals = state.totals(&strike);
        let pairs = (1..=10).flat_map(|a| (1..=10).map(move |d| (a, d)));
        pairs.filter(|(a, d)| a + totals.attack >= d + totals.defence).count()
    };
    assert_eq!(odds(MAUL, REP_TECH, Reach::Melee, scene.clone()), 90);
    assert_eq!(odds(SEP_TECH, REP_TECH, Reach::Ranged, scene.clone()), 72);
    assert_eq!(odds(SEP_MEDIC, REP_TECH, Reach::Melee, scene.clone()), 45);
    assert_eq!(odds(R5, R2, Reach::Melee, scene.clone()), 55);
    assert_eq!(odds(R5, REP_TECH, Reach::Melee, scene), 36);
}

/// TP-ATK-02, TP-ATK-06, TP-PAS-02: ten life a point; without life off the map, and the pass stays.
#[test]
fn wounds_defeat_and_the_pass_falls() {
    let scene = Scene::new()
        .put(MAUL, "D10")
        .put(R2, "E10")
        .put(OBI, "AF19")
        .with(|p| p.pass = PassPlace::Carried(R2));
    let hit = |scene: &Scene, die| {
        let mut table = scene.table();
        table.stand(MAUL);
        table.play(melee(R2));
        table.roll(Chance::Clash(10, 1));
        table.roll(Chance::Wound(die));
        table
    };
    assert_eq!(hit(&scene, 3).figure(R2).life, 30);
    let table = hit(&scene.life(R2, 30), 3);
    assert_eq!((table.figure(R2).status, table.figure(R2).life), (Status::Gone, 0));
    assert_eq!(table.state.public().pass, PassPlace::Lies(content::builtin().maps[0].square("E10").unwrap()));
}

/// TP-ATK-03: hand to hand needs contact.
#[test]
fn hand_to_hand_needs_contact() {
    let mut table = Scene::new().put(MAUL, "D10").put(OBI, "F10").table();
    table.stand(MAUL);
    assert_eq!(table.refusal(melee(OBI)), (rules::ATTACK_MELEE, Cause::Far(OBI)));
}

/// TP-ATK-04: no shot with an enemy in contact, none without a gun; a droid of the map does not matter.
#[test]
fn an_enemy_in_contact_forbids_a_shot() {
    let mut table = Scene::new().put(MAUL, "H10").put(REP_TECH, "I10").put(OBI, "L10").table();
    table.stand(MAUL);
    assert_eq!(table.refusal(shot(OBI)), (rules::ATTACK_RANGED, Cause::EnemyNear(REP_TECH)));
    let mut table = Scene::new().put(R5, "H10").put(OBI, "L10").table();
    table.stand(R5);
    assert_eq!(table.refusal(shot(OBI)), (rules::ATTACK_RANGED, Cause::Lacks));
    let mut table = Scene::new().put(MAUL, "H10").put(ASSAULT, "I10").put(OBI, "H12").table();
    table.stand(MAUL);
    assert!(table.state.check(Seat::A, &shot(ASSAULT)).is_ok(), "a droid in contact can be shot at");
}

/// TP-ATK-05: allies are no targets; droids of the map are.
#[test]
fn allies_are_not_attacked() {
    let mut table = Scene::new().put(MAUL, "H7").put(R5, "H6").put(OBI, "AF19").table();
    table.stand(MAUL);
    assert_eq!(table.refusal(melee(R5)), (rules::ATTACK_TARGET, Cause::Friend(R5)));
    assert_eq!(table.refusal(melee(MAUL)), (rules::ATTACK_TARGET, Cause::Friend(MAUL)));
    table.play(melee(DOCTOR));
    let events = table.roll(Chance::Clash(1, 8));
    assert!(matches!(events[0], Event::Attacked { defence: 11, hit: true, .. }), "{events:?}");
}

/// TP-SIG-05: two figures in the line add four to the defence.
#[test]
fn figures_in_the_line_help_the_defender() {
    let scene = Scene::new().put(MAUL, "H10").put(SEP_TECH, "J10").put(R5, "K10").put(OBI, "L10");
    let mut table = scene.table();
    table.stand(MAUL);
    table.play(shot(OBI));
    let events = table.roll(Chance::Clash(5, 1));
    assert!(matches!(events[0], Event::Attacked { cover: 2, defence: 22, hit: true, .. }), "{events:?}");
}

/// TP-POW-01: a point of Force each time, and nothing beside it.
#[test]
fn a_power_costs_a_point_of_force() {
    let mut table = Scene::new().put(MAUL, "D10").put(OBI, "AF19").table();
    table.stand(MAUL);
    table.play(Choice::Use(Power::Vigilance));
    assert_eq!((table.figure(MAUL).force, table.asked()), (1, Seat::B));
    let mut table = Scene::new().put(MAUL, "D10").put(OBI, "AF19").with(|p| p.figures[0].force = 0).table();
    table.stand(MAUL);
    assert_eq!(table.refusal(Choice::Use(Power::Speed)), (rules::POWER_COST, Cause::Lacks));
}

/// TP-POW-02: two added to the attack; the ban on shooting stays.
#[test]
fn combat_meditation_adds_two() {
    let mut table = Scene::new().put(MAUL, "D10").put(OBI, "E10").table();
    table.stand(MAUL);
    assert_eq!(table.refusal(Choice::Use(Power::Combat(OBI, Reach::Ranged))).0, rules::ATTACK_RANGED);
    table.play(Choice::Use(Power::Combat(OBI, Reach::Melee)));
    let events = table.roll(Chance::Clash(1, 3));
    assert!(matches!(events[0], Event::Attacked { attack: 20, defence: 18, hit: true, .. }), "{events:?}");
}

/// TP-POW-03: two added to the defence in the enemy's next turn, not in circumstance attacks, and no longer.
#[test]
fn vigilance_lasts_one_enemy_turn() {
    let scene = Scene::new().put(MAUL, "D10").put(OBI, "F10");
    let mut table = scene.table();
    table.stand(MAUL);
    table.play(Choice::Use(Power::Vigilance));
    let mut met = table;
    table.stand(OBI);
    table.play(shot(MAUL));
    let events = table.roll(Chance::Clash(2, 1));
    assert!(matches!(events[0], Event::Attacked { defence: 20, hit: false, .. }), "{events:?}");
    met.play(Choice::Activate(OBI));
    met.play(walk("6"));
    met.play(Choice::Meet(MAUL, true));
    let events = met.roll(Chance::Clash(1, 1));
    assert!(matches!(events[0], Event::Attacked { defence: 18, hit: true, .. }), "{events:?}");
    assert_eq!(table.state.public().side, Side::Separatists);
    assert_eq!(table.state.public().vigilant, 0, "the guard ends with the enemy's turn");
}

/// TP-POW-04: thirty life for an ally in contact, up to the card.
#[test]
fn regeneration_gives_thirty() {
    let scene = Scene::new().put(MAUL, "D10").put(R5, "E10").put(OBI, "AF19").life(R5, 45);
    let mut table = scene.table();
    table.stand(MAUL);
    assert_eq!(
        table.refusal(Choice::Use(Power::Regenerate(MAUL))),
        (rules::POWER_REGENERATION, Cause::Unhurt(MAUL))
    );
    table.play(Choice::Use(Power::Regenerate(R5)));
    assert_eq!(table.figure(R5).life, 60);
}

/// TP-POW-05: four points at once; enemies met before stay met, unless the table forgets.
#[test]
fn enhanced_speed_moves_again() {
    let again = |meetings| {
        let scene = Scene::new().put(MAUL, "B10").put(REP_TECH, "D10").put(OBI, "AF19");
        let mut table = scene.options(|options| options.speed_meetings = meetings).table();
        table.walk(MAUL, "1");
        table.play(Choice::Meet(REP_TECH, false));
        table.play(Choice::Answer(false));
        table.play(Choice::Stop);
        table.play(Choice::Use(Power::Speed));
        assert_eq!(table.state.public().active.movement, 4);
        table.play(walk("4"));
        table.state.public().open
    };
    assert_eq!(again(SpeedMeetings::Keeps), Open::Top, "the whole intervention is spent; other figures wait");
    assert_eq!(again(SpeedMeetings::Forgets), Open::Meet);
}
