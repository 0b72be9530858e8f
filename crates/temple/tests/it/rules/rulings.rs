//! Our rulings where the manual is unclear, each with a position in which another reading would give another result.

use crate::rules::scene::{
    ASSAULT, DOCTOR, MAUL, OBI, R2, R5, REP_MEDIC, REP_TECH, SEP_MEDIC, SEP_TECH, Scene, walk,
};
use temple::{
    Action, AttackKind, Chance, Choice, Event, PassPlace, Pending, Power, RefusalCause, Side, Status, Switch,
    content, rules,
};

/// TP-CIR-01: a figure already in contact that steps to another square in contact comes into contact again.
#[test]
fn stepping_along_an_enemy_is_coming_into_contact() {
    let mut game = Scene::new().put(MAUL, "C10").put(REP_TECH, "D10").put(OBI, "AF19").start();
    game.walk(MAUL, "0");
    assert_eq!((game.state.public().open, game.square(MAUL).as_str()), (Pending::Meet, "C9"));
}

/// TP-CIR-02, TP-PAS-02, TP-PAS-01: a carrier falls while crossing an ally; the pass lies under the ally, which is
/// asked at the start of its own movement.
#[test]
fn the_pass_falls_on_an_allys_square() {
    let c10 = content::builtin().maps[0].square("C10").unwrap();
    let scene = Scene::new().put(MAUL, "B10").put(R5, "C10").put(REP_TECH, "D10").put(OBI, "AF19");
    let mut game = scene.life(MAUL, 10).with(|position| position.pass = PassPlace::Carried(MAUL)).start();
    game.walk(MAUL, "21");
    assert_eq!((game.state.public().open, game.square(MAUL).as_str()), (Pending::Meet, "C10"));
    game.play(Choice::Meet(REP_TECH, false));
    game.play(Choice::Answer(true));
    // 10 + 13 against 1 + 18.
    game.roll(Chance::Clash(10, 1));
    game.roll(Chance::Wound(1));
    assert_eq!((game.figure(MAUL).status, game.state.public().pass), (Status::Gone, PassPlace::Lies(c10)));
    game.play(Choice::Activate(R5));
    assert_eq!(game.state.public().open, Pending::Take);
    game.play(Choice::Take(true));
    assert_eq!(game.state.public().pass, PassPlace::Carried(R5));
}

/// TP-PAS-03: a figure already standing on the last vault is asked at the start of its movement.
#[test]
fn the_last_vault_under_ones_feet() {
    let scene = Scene::new().put(R5, "O9").put(OBI, "AF19");
    let mut game = scene.with(|position| position.searched = [false, true, true, true]).start();
    game.play(Choice::Activate(R5));
    assert_eq!(game.state.public().open, Pending::Take);
}

/// TP-REI-01: no reinforcements while no start square is free.
#[test]
fn no_call_without_a_free_start_square() {
    let full = Scene::new()
        .options(|options| options.reinforcements = Switch::On)
        .put(MAUL, "B2")
        .put(R5, "B3")
        .put(SEP_MEDIC, "B4")
        .put(OBI, "C2")
        .put(R2, "C3")
        .put(REP_MEDIC, "C4");
    assert_eq!(full.start().refusal(Choice::Call(SEP_TECH)), (rules::CALL_ROLL, RefusalCause::NothingNear));
    assert!(full.put(OBI, "D2").start().legal_choices().contains(&Choice::Call(SEP_TECH)));
}

/// TP-NPC-01: a Medical Droid restores several figures in one turn, without a die.
#[test]
fn a_medical_droid_works_for_all() {
    let scene = Scene::new().put(MAUL, "H7").put(R5, "J8").put(OBI, "AF19").life(MAUL, 95).life(R5, 30);
    let mut game = scene.start();
    for figure in [MAUL, R5] {
        game.stand(figure);
        game.play(Choice::Rest(DOCTOR));
    }
    assert_eq!((game.figure(MAUL).life, game.figure(R5).life), (100, 40), "not above the card");
}

/// TP-NPC-02: a reprogrammed droid keeps its wounds and defends with its own value.
#[test]
fn a_droid_keeps_its_wounds() {
    let scene = Scene::new().put(SEP_TECH, "Y7").put(OBI, "AF19").life(ASSAULT, 40);
    let mut game = scene.start();
    assert_eq!(game.state.defense(&game.figure(ASSAULT)), 11);
    game.stand(SEP_TECH);
    game.play(Choice::Act(Action::Reprogram(ASSAULT)));
    // 6 and a skill of 4 make ten.
    game.roll(Chance::Skill(6));
    let droid = game.figure(ASSAULT);
    assert_eq!((droid.side, droid.status, droid.life), (Some(Side::Separatists), Status::Active, 40));
    assert_eq!(game.state.defense(&droid), 15);
    assert!(game.legal_choices().contains(&Choice::Activate(ASSAULT)), "to be played in this turn");
}

/// TP-POW-03, TP-POW-02: the guard also works against Combat Meditation: 18 plus two on either side.
#[test]
fn the_guard_holds_against_a_power() {
    let scene = Scene::new().put(MAUL, "C10").put(OBI, "D10").with(|position| position.vigilant = vec![OBI]);
    let mut game = scene.start();
    game.stand(MAUL);
    game.play(Choice::Use(Power::Combat(OBI, AttackKind::Melee)));
    let events = game.roll(Chance::Clash(5, 5));
    assert!(matches!(events[0], Event::Attacked { attack: 20, defense: 20, hit: true, .. }), "{events:?}");
}

/// TP-ATK-04, TP-MOV-04: an enemy behind a closed door is not in contact and does not prevent a ranged attack; behind
/// an open one it does.
#[test]
fn an_enemy_behind_a_door_forbids_nothing() {
    let scene = Scene::new().put(SEP_TECH, "E7").put(REP_MEDIC, "F7").put(REP_TECH, "E10");
    let mut game = scene.start();
    game.stand(SEP_TECH);
    let shot = Choice::Attack(REP_TECH, AttackKind::Ranged);
    assert!(game.legal_choices().contains(&shot));
    let mut game = scene.with(|position| position.open_doors = vec!["infirmary-left-west".into()]).start();
    game.stand(SEP_TECH);
    assert_eq!(game.refusal(shot), (rules::ATTACK_RANGED, RefusalCause::EnemyNear(REP_MEDIC)));
}

/// TP-POW-05, TP-CIR-03: an enemy met while walking is not met again with Enhanced Speed.
#[test]
fn speed_meets_nobody_twice() {
    let scene = Scene::new().put(MAUL, "B10").put(REP_TECH, "D10").put(OBI, "AF19");
    let mut game = scene.start();
    game.walk(MAUL, "1");
    game.play(Choice::Meet(REP_TECH, false));
    game.play(Choice::Answer(false));
    game.play(Choice::Stop);
    game.play(Choice::Use(Power::Speed));
    game.play(walk("4"));
    assert_eq!((game.square(MAUL).as_str(), game.state.public().side), ("C10", Side::Republic));
}

/// A replacement card whose values would overflow in a sum is refused.
#[test]
fn cards_of_the_set_up_have_bounds() {
    let begin = |ranged| {
        let card = content::Card {
            life: 80,
            movement: 5,
            ranged: Some(ranged),
            melee: None,
            defense: 15,
            actions: 1,
            force: 0,
            heal: None,
            repair: None,
            computing: None,
        };
        let options = temple::Options { assault: Some(card), ..temple::Options::default() };
        let setup = temple::Setup { options, ..temple::Setup::default() };
        <temple::State as contract::Game>::begin(content::builtin(), &setup)
    };
    assert!(begin(200).is_ok());
    assert_eq!(begin(201).unwrap_err(), [temple::Fault::Card("assault")]);
}
