//! Actions of one point, and the droids of the map.

use crate::rules::scene::{ASSAULT, DOCTOR, MAUL, OBI, R5, REP_MEDIC, REP_TECH, SEP_MEDIC, SEP_TECH, Scene};
use table::{Game, Seat};
use temple::{
    Action, Cause, Chance, Choice, Event, FigureId, Finish, Open, PassPlace, SelfRepair, Side, Status,
    content, rules,
};

fn act(action: Action) -> Choice {
    Choice::Act(action)
}

/// TP-ACT-01: from a square that touches the door by a side, either side; both edges of a double door.
#[test]
fn doors_open_and_close() {
    let mut table = Scene::new().put(R5, "E7").put(OBI, "AF19").table();
    table.stand(R5);
    assert_eq!(table.refusal(act(Action::Door(1))), (rules::ACT_DOOR, Cause::NothingNear));
    let events = table.play(act(Action::Door(0)));
    assert_eq!(events[0], Event::Door { figure: R5, door: 0, open: true });
    let mut table = Scene::new().put(R5, "E6").put(OBI, "AF19").table();
    table.stand(R5);
    assert_eq!(table.refusal(act(Action::Door(0))).0, rules::ACT_DOOR, "a corner is not a side");
    let mut table = Scene::new().put(R5, "L12").put(OBI, "AF19").table();
    table.stand(R5);
    table.play(act(Action::Door(2)));
    let (map, doors) = (table.state.map(), table.state.public().doors);
    assert_eq!((map.doors[2].name.as_str(), map.doors[2].edges.len(), doors), ("temple-west", 2, 0b100));
}

/// TP-ACT-02: to an ally in contact; on the stairs it wins (TP-END-01).
#[test]
fn the_pass_is_given() {
    let scene = Scene::new().put(R5, "D10").put(MAUL, "E10").put(SEP_TECH, "G10").put(OBI, "AF19");
    let mut table = scene.clone().with(|p| p.pass = PassPlace::Carried(R5)).table();
    table.stand(R5);
    assert_eq!(table.refusal(act(Action::Give(SEP_TECH))), (rules::ACT_GIVE, Cause::Far(SEP_TECH)));
    assert_eq!(table.refusal(act(Action::Give(OBI))).0, rules::ACT_GIVE);
    table.play(act(Action::Give(MAUL)));
    assert_eq!(table.state.public().pass, PassPlace::Carried(MAUL));
    let mut empty = scene.table();
    empty.stand(R5);
    assert_eq!(empty.refusal(act(Action::Give(MAUL))), (rules::ACT_GIVE, Cause::Lacks));
    let mut table = Scene::new()
        .put(R5, "D19")
        .put(MAUL, "C19")
        .put(OBI, "AF19")
        .with(|p| p.pass = PassPlace::Carried(R5))
        .table();
    table.stand(R5);
    table.play(act(Action::Give(MAUL)));
    assert_eq!(table.state.public().open, Open::Over(Some(Side::Separatists), Finish::Stairs));
}

/// TP-ACT-03: on the vault or beside it by a side; the four results; once for each vault.
#[test]
fn vaults_are_searched() {
    let scene = Scene::new().put(R5, "N9").put(OBI, "AF19").life(R5, 45);
    let search = |scene: &Scene, die| {
        let mut table = scene.table();
        table.stand(R5);
        table.play(act(Action::Search(0)));
        table.roll(Chance::Search(die));
        table
    };
    assert_eq!(search(&scene, 1).figure(R5).life, 45);
    assert_eq!(search(&scene, 2).figure(R5).life, 55);
    assert_eq!(search(&scene, 3).figure(R5).life, 35);
    let found = search(&scene, 4);
    assert_eq!((found.state.public().pass, found.state.public().searched), (PassPlace::Carried(R5), 0b0001));
    assert_eq!(search(&scene.clone().life(R5, 55), 2).figure(R5).life, 60, "not above the card");
    assert_eq!(search(&scene.clone().life(R5, 10), 3).figure(R5).status, Status::Gone, "acid may kill");
    let refused = |scene: Scene| {
        let mut table = scene.table();
        table.stand(R5);
        table.refusal(act(Action::Search(0)))
    };
    assert_eq!(
        refused(scene.clone().put(R5, "N8")),
        (rules::ACT_SEARCH, Cause::NothingNear),
        "a diagonal is too far"
    );
    assert_eq!(refused(scene.clone().with(|p| p.searched[0] = true)), (rules::ACT_SEARCH, Cause::Searched));
    let lies = PassPlace::Carried(OBI);
    assert_eq!(refused(scene.with(|p| p.pass = lies)), (rules::ACT_SEARCH, Cause::Searched));
}

fn by_the_droid() -> Scene {
    Scene::new().put(SEP_TECH, "Y7").put(MAUL, "Y6").put(OBI, "AF19")
}

/// TP-ACT-04, TP-NPC-02: a 1 ruins, ten with the skill wins the droid, once a turn for each figure.
#[test]
fn droids_are_reprogrammed() {
    let tried = |die| {
        let mut table = by_the_droid().put(SEP_TECH, "Y7").put(MAUL, "AA9").table();
        table.stand(SEP_TECH);
        table.play(act(Action::Reprogram(ASSAULT)));
        table.roll(Chance::Skill(die));
        table
    };
    assert_eq!(tried(1).figure(ASSAULT).status, Status::Ruined);
    assert_eq!(tried(5).figure(ASSAULT).status, Status::Inert, "5 and 4 are not enough");
    let won = tried(6);
    assert_eq!(
        (won.figure(ASSAULT).status, won.figure(ASSAULT).side),
        (Status::Active, Some(Side::Separatists))
    );
    assert!(won.offers().contains(&Choice::Activate(ASSAULT)), "it is played in this turn");
    assert_eq!(won.state.defence(&won.figure(ASSAULT)), 15);
    assert_eq!(tried(5).state.defence(&tried(5).figure(ASSAULT)), 11);
    let mut hero = Scene::new().put(MAUL, "Y7").put(OBI, "AF19").table();
    hero.stand(MAUL);
    hero.play(act(Action::Reprogram(ASSAULT)));
    hero.roll(Chance::Skill(2));
    assert_eq!(hero.refusal(act(Action::Reprogram(ASSAULT))), (rules::ACT_REPROGRAM, Cause::Tried(MAUL)));
    let mut table = by_the_droid().put(SEP_MEDIC, "Y7").put(SEP_TECH, "AA9").table();
    table.stand(SEP_MEDIC);
    assert_eq!(table.refusal(act(Action::Reprogram(ASSAULT))), (rules::ACT_REPROGRAM, Cause::Lacks));
}

/// TP-ACT-05: on the console with pass and skill; eleven switches off that side's barrier, for good.
#[test]
fn consoles_are_hacked() {
    let scene = Scene::new().put(R5, "D13").put(OBI, "AF19");
    let mut table = scene.table();
    table.stand(R5);
    assert_eq!(table.refusal(act(Action::Hack)), (rules::ACT_HACK, Cause::Lacks));
    let hacked = |die| {
        let mut table = scene.clone().with(|p| p.pass = PassPlace::Carried(R5)).table();
        table.stand(R5);
        table.play(act(Action::Hack));
        table.roll(Chance::Skill(die));
        table.state.public().barriers
    };
    assert_eq!((hacked(5), hacked(6)), (0, 0b01));
    let mut off =
        scene.clone().with(|p| (p.pass, p.barriers_off) = (PassPlace::Carried(R5), [true, false])).table();
    off.stand(R5);
    assert_eq!(off.refusal(act(Action::Hack)), (rules::ACT_HACK, Cause::NotNow));
    let mut away = scene.put(R5, "E13").with(|p| p.pass = PassPlace::Carried(R5)).table();
    away.stand(R5);
    assert_eq!(away.refusal(act(Action::Hack)), (rules::ACT_HACK, Cause::NothingNear));
}

/// TP-ACT-06: eight with the skill heals ten, friend or foe; flesh only, and only what is hurt.
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
        let mut table = scene.table();
        table.stand(SEP_MEDIC);
        table.play(act(Action::Heal(patient)));
        table.roll(Chance::Skill(die));
        table.figure(patient).life
    };
    assert_eq!((healed(MAUL, 5), healed(MAUL, 6), healed(OBI, 6)), (50, 60, 30));
    let mut table = scene.table();
    table.stand(SEP_MEDIC);
    assert_eq!(table.refusal(act(Action::Heal(R5))), (rules::ACT_HEAL, Cause::WrongKind(R5)));
    let mut table = scene.clone().life(MAUL, 100).table();
    table.stand(SEP_MEDIC);
    assert_eq!(table.refusal(act(Action::Heal(MAUL))), (rules::ACT_HEAL, Cause::Unhurt(MAUL)));
}

/// TP-ACT-06, TP-ACT-07: without the skill it is whoever acts who lacks something, not the patient.
#[test]
fn care_needs_its_skill() {
    let mut table =
        Scene::new().put(SEP_TECH, "D10").put(MAUL, "E10").put(OBI, "AF19").life(MAUL, 50).table();
    table.stand(SEP_TECH);
    assert_eq!(table.refusal(act(Action::Heal(MAUL))), (rules::ACT_HEAL, Cause::Lacks));
    let mut table = Scene::new().put(SEP_TECH, "H6").put(OBI, "AF19").life(DOCTOR, 30).table();
    table.stand(SEP_TECH);
    assert_eq!(table.refusal(act(Action::Repair(DOCTOR))), (rules::ACT_REPAIR, Cause::Lacks));
}

/// TP-ACT-07: metal is repaired, a Medical Droid too; what is ruined is not.
#[test]
fn metal_is_repaired() {
    let scene = Scene::new().put(SEP_MEDIC, "H6").put(OBI, "AF19").life(DOCTOR, 30);
    let mut table = scene.table();
    table.stand(SEP_MEDIC);
    table.play(act(Action::Repair(DOCTOR)));
    table.roll(Chance::Skill(6));
    assert_eq!(table.figure(DOCTOR).life, 40);
    let mut table = Scene::new()
        .put(SEP_MEDIC, "Y7")
        .put(OBI, "AF19")
        .life(ASSAULT, 30)
        .with(|p| p.figures[8].status = Status::Ruined)
        .table();
    table.stand(SEP_MEDIC);
    assert_eq!(table.refusal(act(Action::Repair(ASSAULT))), (rules::ACT_REPAIR, Cause::WrongKind(ASSAULT)));
}

/// TP-ACT-08: a hero with two points cares for itself once.
#[test]
fn oneself_only_once() {
    let mut table = Scene::new().put(MAUL, "D10").put(OBI, "AF19").life(MAUL, 50).table();
    table.stand(MAUL);
    table.play(act(Action::Heal(MAUL)));
    table.roll(Chance::Skill(7));
    assert_eq!(table.figure(MAUL).life, 60);
    assert_eq!(table.refusal(act(Action::Heal(MAUL))), (rules::ACT_SELF, Cause::Tried(MAUL)));
}

/// TP-ACT-09: a droid repairs itself once, or never where the table says so.
#[test]
fn self_repair_is_an_option() {
    let scene = Scene::new().put(SEP_MEDIC, "D10").put(OBI, "AF19").life(SEP_MEDIC, 50);
    let mut table = scene.table();
    table.stand(SEP_MEDIC);
    assert!(table.state.check(Seat::A, &act(Action::Repair(SEP_MEDIC))).is_ok());
    let mut table = scene.options(|options| options.self_repair = SelfRepair::Never).table();
    table.stand(SEP_MEDIC);
    assert_eq!(table.refusal(act(Action::Repair(SEP_MEDIC))).0, rules::ACT_SELF_REPAIR);
}

/// TP-ACT-10: a soldier acts once, a hero twice.
#[test]
fn points_of_action_are_counted() {
    let mut table = Scene::new().put(MAUL, "E7").put(R5, "D3").put(OBI, "AF19").table();
    table.stand(MAUL);
    table.play(act(Action::Door(0)));
    table.play(act(Action::Door(0)));
    assert_eq!(table.state.public().open, Open::Top);
    let mut soldier = Scene::new().put(SEP_TECH, "E7").put(OBI, "AF19").table();
    soldier.stand(SEP_TECH);
    soldier.play(act(Action::Door(0)));
    assert_eq!(soldier.asked(), Seat::B, "the only action was the last thing of the turn");
    let mut tired = Scene::new().put(MAUL, "E7").put(OBI, "AF19").table();
    tired.stand(MAUL);
    tired.play(act(Action::Door(0)));
    tired.play(Choice::Done);
    assert_eq!(tired.asked(), Seat::B);
}

/// TP-NPC-01: ten life for any hurt figure in contact, which is its whole intervention.
#[test]
fn a_medical_droid_restores_who_rests() {
    let mut table = Scene::new()
        .put(REP_TECH, "H6")
        .put(REP_MEDIC, "AF19")
        .put(MAUL, "B3")
        .life(REP_TECH, 65)
        .with(|p| (p.side, p.turn) = (Side::Republic, 2))
        .table();
    table.stand(REP_TECH);
    assert_eq!(table.refusal(Choice::Rest(ASSAULT)).0, rules::DROID_MEDICAL);
    table.play(Choice::Rest(DOCTOR));
    assert_eq!((table.figure(REP_TECH).life, table.state.public().open), (70, Open::Top));
    let mut well = Scene::new().put(MAUL, "H6").put(OBI, "AF19").table();
    well.stand(MAUL);
    assert_eq!(well.refusal(Choice::Rest(DOCTOR)), (rules::DROID_MEDICAL, Cause::Unhurt(MAUL)));
}

/// TP-NPC-02: the two droids' cards are ours.
#[test]
fn the_droids_have_cards_of_our_own() {
    let units = &content::builtin().units;
    let assault = units.card(temple::Role::Assault);
    assert_eq!(
        (assault.life, assault.movement, assault.ranged, assault.melee, assault.defence),
        (80, 5, Some(16), Some(14), 15)
    );
    let medical = units.card(temple::Role::Medical);
    assert_eq!((medical.life, medical.defence, medical.ranged, medical.melee), (60, 11, None, None));
}
