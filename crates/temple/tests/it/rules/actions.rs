//! Actions that cost one action point, and the map's own droids.

use crate::rules::scene::{ASSAULT, DOCTOR, MAUL, OBI, R5, REP_MEDIC, REP_TECH, SEP_MEDIC, SEP_TECH, Scene};
use contract::{Game, Seat};
use temple::{
    Action, Chance, Choice, EndReason, Event, FigureId, PassPlace, Pending, RefusalCause, SelfRepair, Side,
    Status, content, rules,
};

fn act(action: Action) -> Choice {
    Choice::Act(action)
}

/// TP-ACT-01: from a square adjacent to the door by a side, on either side; both edges of a double door.
#[test]
fn doors_open_and_close() {
    let mut game = Scene::new().put(R5, "E7").put(OBI, "AF19").start();
    game.stand(R5);
    assert_eq!(game.refusal(act(Action::Door(1))), (rules::ACT_DOOR, RefusalCause::NothingNear));
    let events = game.play(act(Action::Door(0)));
    assert_eq!(events[0], Event::Door { figure: R5, door: 0, open: true });
    let mut game = Scene::new().put(R5, "E6").put(OBI, "AF19").start();
    game.stand(R5);
    assert_eq!(game.refusal(act(Action::Door(0))).0, rules::ACT_DOOR, "a corner is not a side");
    let mut game = Scene::new().put(R5, "L12").put(OBI, "AF19").start();
    game.stand(R5);
    game.play(act(Action::Door(2)));
    let (map, doors) = (game.state.map(), game.state.public().doors);
    assert_eq!((map.doors[2].name.as_str(), map.doors[2].edges.len(), doors), ("temple-west", 2, 0b100));
}

/// TP-ACT-02: to an ally in contact; giving it to an ally on the stairs wins (TP-END-01).
#[test]
fn the_pass_is_given() {
    let scene = Scene::new().put(R5, "D10").put(MAUL, "E10").put(SEP_TECH, "G10").put(OBI, "AF19");
    let mut game = scene.clone().with(|p| p.pass = PassPlace::Carried(R5)).start();
    game.stand(R5);
    assert_eq!(game.refusal(act(Action::Give(SEP_TECH))), (rules::ACT_GIVE, RefusalCause::Far(SEP_TECH)));
    assert_eq!(game.refusal(act(Action::Give(OBI))).0, rules::ACT_GIVE);
    game.play(act(Action::Give(MAUL)));
    assert_eq!(game.state.public().pass, PassPlace::Carried(MAUL));
    let mut empty = scene.start();
    empty.stand(R5);
    assert_eq!(empty.refusal(act(Action::Give(MAUL))), (rules::ACT_GIVE, RefusalCause::Lacks));
    let mut game = Scene::new()
        .put(R5, "D19")
        .put(MAUL, "C19")
        .put(OBI, "AF19")
        .with(|p| p.pass = PassPlace::Carried(R5))
        .start();
    game.stand(R5);
    game.play(act(Action::Give(MAUL)));
    assert_eq!(game.state.public().open, Pending::Over(Some(Side::Separatists), EndReason::Stairs));
}

/// TP-ACT-03: on the vault or adjacent to it by a side; the four results; once per vault.
#[test]
fn vaults_are_searched() {
    let scene = Scene::new().put(R5, "N9").put(OBI, "AF19").life(R5, 45);
    let search = |scene: &Scene, die| {
        let mut game = scene.start();
        game.stand(R5);
        game.play(act(Action::Search(0)));
        game.roll(Chance::Search(die));
        game
    };
    assert_eq!(search(&scene, 1).figure(R5).life, 45);
    assert_eq!(search(&scene, 2).figure(R5).life, 55);
    assert_eq!(search(&scene, 3).figure(R5).life, 35);
    let found = search(&scene, 4);
    assert_eq!((found.state.public().pass, found.state.public().searched), (PassPlace::Carried(R5), 0b0001));
    assert_eq!(search(&scene.clone().life(R5, 55), 2).figure(R5).life, 60, "not above the card");
    assert_eq!(search(&scene.clone().life(R5, 10), 3).figure(R5).status, Status::Gone, "acid may kill");
    let refused = |scene: Scene| {
        let mut game = scene.start();
        game.stand(R5);
        game.refusal(act(Action::Search(0)))
    };
    assert_eq!(
        refused(scene.clone().put(R5, "N8")),
        (rules::ACT_SEARCH, RefusalCause::NothingNear),
        "a diagonal is too far"
    );
    assert_eq!(
        refused(scene.clone().with(|p| p.searched[0] = true)),
        (rules::ACT_SEARCH, RefusalCause::Searched)
    );
    let lies = PassPlace::Carried(OBI);
    assert_eq!(refused(scene.with(|p| p.pass = lies)), (rules::ACT_SEARCH, RefusalCause::Searched));
}

fn by_the_droid() -> Scene {
    Scene::new().put(SEP_TECH, "Y7").put(MAUL, "Y6").put(OBI, "AF19")
}

/// TP-ACT-04, TP-NPC-02: a 1 ruins the droid, a total of ten takes it over, once per turn for each figure.
#[test]
fn droids_are_reprogrammed() {
    let tried = |die| {
        let mut game = by_the_droid().put(SEP_TECH, "Y7").put(MAUL, "AA9").start();
        game.stand(SEP_TECH);
        game.play(act(Action::Reprogram(ASSAULT)));
        game.roll(Chance::Skill(die));
        game
    };
    assert_eq!(tried(1).figure(ASSAULT).status, Status::Ruined);
    assert_eq!(tried(5).figure(ASSAULT).status, Status::Inert, "5 and 4 are not enough");
    let won = tried(6);
    assert_eq!(
        (won.figure(ASSAULT).status, won.figure(ASSAULT).side),
        (Status::Active, Some(Side::Separatists))
    );
    assert!(won.legal_choices().contains(&Choice::Activate(ASSAULT)), "it is played in this turn");
    assert_eq!(won.state.defense(&won.figure(ASSAULT)), 15);
    assert_eq!(tried(5).state.defense(&tried(5).figure(ASSAULT)), 11);
    let mut hero = Scene::new().put(MAUL, "Y7").put(OBI, "AF19").start();
    hero.stand(MAUL);
    hero.play(act(Action::Reprogram(ASSAULT)));
    hero.roll(Chance::Skill(2));
    assert_eq!(
        hero.refusal(act(Action::Reprogram(ASSAULT))),
        (rules::ACT_REPROGRAM, RefusalCause::Tried(MAUL))
    );
    let mut game = by_the_droid().put(SEP_MEDIC, "Y7").put(SEP_TECH, "AA9").start();
    game.stand(SEP_MEDIC);
    assert_eq!(game.refusal(act(Action::Reprogram(ASSAULT))), (rules::ACT_REPROGRAM, RefusalCause::Lacks));
}

/// TP-ACT-05: on the console with the pass and the skill; a total of eleven switches off that side's barrier
/// permanently.
#[test]
fn consoles_are_hacked() {
    let scene = Scene::new().put(R5, "D13").put(OBI, "AF19");
    let mut game = scene.start();
    game.stand(R5);
    assert_eq!(game.refusal(act(Action::Hack)), (rules::ACT_HACK, RefusalCause::Lacks));
    let hacked = |die| {
        let mut game = scene.clone().with(|p| p.pass = PassPlace::Carried(R5)).start();
        game.stand(R5);
        game.play(act(Action::Hack));
        game.roll(Chance::Skill(die));
        game.state.public().barriers
    };
    assert_eq!((hacked(5), hacked(6)), (0, 0b01));
    let mut off =
        scene.clone().with(|p| (p.pass, p.barriers_off) = (PassPlace::Carried(R5), [true, false])).start();
    off.stand(R5);
    assert_eq!(off.refusal(act(Action::Hack)), (rules::ACT_HACK, RefusalCause::NotNow));
    let mut away = scene.put(R5, "E13").with(|p| p.pass = PassPlace::Carried(R5)).start();
    away.stand(R5);
    assert_eq!(away.refusal(act(Action::Hack)), (rules::ACT_HACK, RefusalCause::NothingNear));
}

/// TP-ACT-06: a total of eight heals ten, friend or foe; only living figures, and only if they are hurt.
#[test]
fn flesh_is_healed() {
    let scene = Scene::new()
        .put(SEP_MEDIC, "D10")
        .put(MAUL, "E10")
        .put(OBI, "E9")
        .put(R5, "C10")
        .life(MAUL, 50)
        .life(OBI, 20)
        .life(R5, 20);
    let healed = |patient: FigureId, die| {
        let mut game = scene.start();
        game.stand(SEP_MEDIC);
        game.play(act(Action::Heal(patient)));
        game.roll(Chance::Skill(die));
        game.figure(patient).life
    };
    assert_eq!((healed(MAUL, 5), healed(MAUL, 6), healed(OBI, 6)), (50, 60, 30));
    let mut game = scene.start();
    game.stand(SEP_MEDIC);
    assert_eq!(game.refusal(act(Action::Heal(R5))), (rules::ACT_HEAL, RefusalCause::WrongKind(R5)));
    let mut game = scene.clone().life(MAUL, 100).start();
    game.stand(SEP_MEDIC);
    assert_eq!(game.refusal(act(Action::Heal(MAUL))), (rules::ACT_HEAL, RefusalCause::Unhurt(MAUL)));
}

/// TP-ACT-06, TP-ACT-07: without the skill the refusal is about the figure that acts, not the patient.
#[test]
fn care_needs_its_skill() {
    let mut game = Scene::new().put(SEP_TECH, "D10").put(MAUL, "E10").put(OBI, "AF19").life(MAUL, 50).start();
    game.stand(SEP_TECH);
    assert_eq!(game.refusal(act(Action::Heal(MAUL))), (rules::ACT_HEAL, RefusalCause::Lacks));
    let mut game = Scene::new().put(SEP_TECH, "H6").put(OBI, "AF19").life(DOCTOR, 30).start();
    game.stand(SEP_TECH);
    assert_eq!(game.refusal(act(Action::Repair(DOCTOR))), (rules::ACT_REPAIR, RefusalCause::Lacks));
}

/// TP-ACT-07: droids are repaired, including Medical Droids; ruined ones are not.
#[test]
fn metal_is_repaired() {
    let scene = Scene::new().put(SEP_MEDIC, "H6").put(OBI, "AF19").life(DOCTOR, 30);
    let mut game = scene.start();
    game.stand(SEP_MEDIC);
    game.play(act(Action::Repair(DOCTOR)));
    game.roll(Chance::Skill(6));
    assert_eq!(game.figure(DOCTOR).life, 40);
    let mut game = Scene::new()
        .put(SEP_MEDIC, "Y7")
        .put(OBI, "AF19")
        .life(ASSAULT, 30)
        .with(|p| p.figures[8].status = Status::Ruined)
        .start();
    game.stand(SEP_MEDIC);
    assert_eq!(
        game.refusal(act(Action::Repair(ASSAULT))),
        (rules::ACT_REPAIR, RefusalCause::WrongKind(ASSAULT))
    );
}

/// TP-ACT-08: a hero with two action points heals itself only once.
#[test]
fn a_figure_treats_itself_only_once() {
    let mut game = Scene::new().put(MAUL, "D10").put(OBI, "AF19").life(MAUL, 50).start();
    game.stand(MAUL);
    game.play(act(Action::Heal(MAUL)));
    game.roll(Chance::Skill(7));
    assert_eq!(game.figure(MAUL).life, 60);
    assert_eq!(game.refusal(act(Action::Heal(MAUL))), (rules::ACT_SELF, RefusalCause::Tried(MAUL)));
}

/// TP-ACT-09: a droid repairs itself once, or never, depending on the option.
#[test]
fn self_repair_is_an_option() {
    let scene = Scene::new().put(SEP_MEDIC, "D10").put(OBI, "AF19").life(SEP_MEDIC, 50);
    let mut game = scene.start();
    game.stand(SEP_MEDIC);
    assert!(game.state.check(Seat::A, &act(Action::Repair(SEP_MEDIC))).is_ok());
    let mut game = scene.options(|options| options.self_repair = SelfRepair::Never).start();
    game.stand(SEP_MEDIC);
    assert_eq!(game.refusal(act(Action::Repair(SEP_MEDIC))).0, rules::ACT_SELF_REPAIR);
}

/// TP-ACT-10: a soldier acts once, a hero twice.
#[test]
fn points_of_action_are_counted() {
    let mut game = Scene::new().put(MAUL, "E7").put(R5, "D3").put(OBI, "AF19").start();
    game.stand(MAUL);
    game.play(act(Action::Door(0)));
    game.play(act(Action::Door(0)));
    assert_eq!(game.state.public().open, Pending::Top);
    let mut soldier = Scene::new().put(SEP_TECH, "E7").put(OBI, "AF19").start();
    soldier.stand(SEP_TECH);
    soldier.play(act(Action::Door(0)));
    assert_eq!(soldier.asked(), Seat::B, "the only action was the last thing of the turn");
    let mut tired = Scene::new().put(MAUL, "E7").put(OBI, "AF19").start();
    tired.stand(MAUL);
    tired.play(act(Action::Door(0)));
    tired.play(Choice::Done);
    assert_eq!(tired.asked(), Seat::B);
}

/// TP-NPC-01: ten life for any hurt figure in contact, as its whole intervention.
#[test]
fn a_medical_droid_restores_who_rests() {
    let mut game = Scene::new()
        .put(REP_TECH, "H6")
        .put(REP_MEDIC, "AF19")
        .put(MAUL, "B3")
        .life(REP_TECH, 65)
        .with(|p| (p.side, p.turn) = (Side::Republic, 2))
        .start();
    game.stand(REP_TECH);
    assert_eq!(game.refusal(Choice::Rest(ASSAULT)).0, rules::DROID_MEDICAL);
    game.play(Choice::Rest(DOCTOR));
    assert_eq!((game.figure(REP_TECH).life, game.state.public().open), (70, Pending::Top));
    let mut well = Scene::new().put(MAUL, "H6").put(OBI, "AF19").start();
    well.stand(MAUL);
    assert_eq!(well.refusal(Choice::Rest(DOCTOR)), (rules::DROID_MEDICAL, RefusalCause::Unhurt(MAUL)));
}

/// TP-NPC-02: the cards of the two droids are our own.
#[test]
fn the_droids_have_cards_of_our_own() {
    let units = &content::builtin().units;
    let assault = units.card(temple::Role::Assault);
    assert_eq!(
        (assault.life, assault.movement, assault.ranged, assault.melee, assault.defense),
        (80, 5, Some(16), Some(14), 15)
    );
    let medical = units.card(temple::Role::Medical);
    assert_eq!((medical.life, medical.defense, medical.ranged, medical.melee), (60, 11, None, None));
}
