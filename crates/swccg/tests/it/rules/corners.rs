//! Corners where two rules meet: shots cancelled half way, weapons handed on, searches of another's pile, texts that reach
//! further.

use crate::rules::scene::{DARK, LIGHT, Play, Scene, deploy, fire, name};
use swccg::language::Within;
use swccg::pile::PileName;
use swccg::{Choice, Marks, Phase, Place, Quantity, Question, Role, To, Way, rules};
use table::{Game, Viewer};

/// SW-WPN-03, SW-DST-03: one destiny of two cancelled, the other is drawn all the same and is the total.
#[test]
fn the_other_destiny_of_a_shot_is_drawn() {
    let mut scene = Scene::new(Phase::Battle).light();
    let cantina = scene.location("1_128", LIGHT);
    let tarkin = scene.at("1_179", DARK, cantina);
    scene.at("1_168", DARK, cantina);
    let trooper = scene.at("1_194", DARK, cantina);
    let luke = scene.at("1_19", LIGHT, cantina);
    let saber = scene.on("1_155", LIGHT, luke);
    scene.next(LIGHT, &["1_143", "1_143"]);
    scene.force(LIGHT, 6);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    while game.0.question() != Question::Weapons(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(fire(saber, trooper));
    assert_eq!(game.0.question(), Question::Respond(DARK), "the first destiny");
    game.play(Choice::Use { card: tarkin, clause: 1, target: None });
    game.let_go();
    // The Falcon's two alone, against the trooper's ability of one.
    assert!(game.marks(trooper).has(Marks::HIT));
    let shot = game.0.view(Viewer::Watcher).shot.unwrap();
    assert_eq!((shot.total, shot.drawn.iter().flatten().count()), (2, 1));
}

/// SW-WPN-09, SW-DST-03: a repeating weapon whose first destiny was cancelled may be fired again.
#[test]
fn a_cancelled_shot_may_be_repeated() {
    let mut scene = Scene::new(Phase::Battle).light();
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_301", DARK, yavin);
    let tarkin = scene.aboard("1_179", DARK, destroyer, Role::Passenger);
    scene.aboard("1_168", DARK, destroyer, Role::Passenger);
    let squadron = scene.at("900_33", LIGHT, yavin);
    let repeater = scene.on("900_42", LIGHT, squadron);
    scene.force(LIGHT, 4);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(yavin));
    while game.0.question() != Question::Weapons(LIGHT) {
        game.play(Choice::Pass);
    }
    game.play(fire(repeater, destroyer));
    game.play(Choice::Use { card: tarkin, clause: 1, target: None });
    game.let_go();
    assert_eq!(game.0.question(), Question::Again(LIGHT));
    assert!(!game.marks(destroyer).has(Marks::HIT));
}

/// SW-WPN-02: a rifle fired in the control phase and handed on is not fired again by its new owner in the battle.
#[test]
fn a_weapon_handed_on_was_used() {
    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let [one, other] = ["1_194", "1_194"].map(|card| scene.at(card, DARK, farm));
    let rifle = scene.on("1_312", DARK, one);
    let blaster = scene.on("1_317", DARK, other);
    let [shot, rebel] = ["1_28", "1_28"].map(|card| scene.at(card, LIGHT, farm));
    scene.at("1_19", LIGHT, farm);
    scene.hand(DARK, &["900_27"]);
    scene.force(DARK, 12);
    let mut game = scene.begin_wide();
    game.play(Choice::Play { card: name("900_27"), clause: 0, target: None });
    game.let_go();
    game.play(fire(rifle, shot));
    game.let_go();
    game.pass_to(Phase::Deploy);
    game.play(Choice::Transfer { card: rifle, to: other });
    assert_eq!(game.refused(Choice::Transfer { card: rifle, to: one }), rules::TRANSFER, "once a phase");
    game.pass_to(Phase::Battle);
    game.play(Choice::Battle(farm));
    game.let_go();
    assert_eq!(game.refused(fire(rifle, rebel)), rules::FIRE_ONCE);
    assert!(!game.is_refused(fire(blaster, rebel)));
}

/// SW-WPN-02: nor does a capital starship's battery fire twice a turn, though the ship uses any number of weapons.
#[test]
fn a_battery_fires_once_a_turn() {
    let mut scene = Scene::new(Phase::Control);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_302", DARK, yavin);
    let battery = scene.on("1_323", DARK, destroyer);
    let wing = scene.at("1_146", LIGHT, yavin);
    let ship = scene.at("1_140", LIGHT, yavin);
    scene.hand(DARK, &["900_29", "900_29"]);
    scene.force(DARK, 12);
    let volunteer = Choice::Play { card: name("900_29"), clause: 0, target: None };
    let mut game = scene.begin_wide();
    game.play(volunteer);
    game.let_go();
    let target = if game.is_refused(fire(battery, wing)) { ship } else { wing };
    game.play(fire(battery, target));
    game.let_go();
    while game.0.question() != Question::Control(DARK) {
        game.play(Choice::Pass);
    }
    assert!(game.is_refused(volunteer), "nothing is left to fire");
}

/// SW-STL-01: Kabe cannot use Obi-Wan's lightsaber, stolen or won back.
#[test]
fn a_weapon_won_back_is_only_carried() {
    let drain = |thief: &str| {
        let mut scene = Scene::new(Phase::Control).light();
        let cantina = scene.location("1_128", LIGHT);
        let thief = scene.at(thief, LIGHT, cantina);
        let saber = scene.on("1_157", LIGHT, thief);
        scene.mark(saber, Marks::TAKEN);
        scene.begin().value(Quantity::Drain(LIGHT, cantina))
    };
    assert_eq!([drain("1_14"), drain("1_21")], [2, 3]);
}

/// SW-VAL-02, SW-VRT-02: two pilots whose icons name one kind of ship both add to it.
#[test]
fn limited_pilot_icons_add_up() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let bay = scene.location("1_129", LIGHT);
    let falcon = scene.at("1_143", LIGHT, bay);
    scene.aboard("900_47", LIGHT, falcon, Role::Pilot);
    scene.aboard("900_47", LIGHT, falcon, Role::Pilot);
    scene.hand(LIGHT, &["1_28"]);
    assert_eq!(scene.begin_wide().value(Quantity::Power(falcon)), 3 + 2 + 2);
}

/// A Scavenger of Light among these lost cards, who has searched in vain or not at all.
fn scavenger(clause: u8) -> (Play, Choice) {
    let mut scene = Scene::new(Phase::Control).light();
    let cantina = scene.location("1_128", LIGHT);
    let scavenger = scene.at("900_38", LIGHT, cantina);
    scene.0.sides[LIGHT].used = vec![Some((name("1_19"), swccg::pile::Seen::NOBODY))];
    scene.0.sides[LIGHT].lost = vec![name("1_28")];
    let mut game = scene.begin_wide();
    let search = Choice::Use { card: scavenger, clause, target: None };
    game.play(search);
    game.play(Choice::Pass);
    (game, search)
}

/// SW-SRC-04: who might take any card and takes none has nothing verified, and may look again.
#[test]
fn taking_none_of_any_is_not_verified() {
    let (game, search) = scavenger(0);
    assert!(!matches!(game.0.question(), Question::Verify(_)));
    assert!(!game.is_refused(search));
}

/// SW-SRC-02: the Lost Pile lies open, so a search of it that found nothing is verified by itself.
#[test]
fn the_lost_pile_is_searched_in_vain_once() {
    let (mut game, search) = scavenger(1);
    while game.asked() != LIGHT {
        game.play(Choice::Pass);
    }
    assert_eq!(game.refused(search), rules::VERIFY);
}

/// SW-SRC-02: the ban is on a player's pile, and on every card of that title.
#[test]
fn each_players_pile_is_searched_by_itself() {
    let refused = |failed_by| {
        let mut scene = Scene::new(Phase::Control);
        let room = scene.location("1_287", DARK);
        let [_, second] = [0, 1].map(|_| scene.at("900_9", DARK, room));
        scene.0.failed = vec![(name("900_9"), failed_by, Within::Pile(PileName::Reserve))];
        scene.force(DARK, 2);
        scene.begin().is_refused(Choice::Use { card: second, clause: 0, target: None })
    };
    assert_eq!([refused(DARK), refused(LIGHT)], [true, false]);
}

/// SW-WPN-08: an ion weapon takes the weapons of the ship itself, those of a squadron too, and not what a passenger bears.
#[test]
fn ion_weapons_take_the_weapons_of_the_ship() {
    let mut scene = Scene::new(Phase::Battle);
    let yavin = scene.location("1_296", DARK);
    let destroyer = scene.at("1_301", DARK, yavin);
    let ion = scene.on("1_318", DARK, destroyer);
    let squadron = scene.at("900_33", LIGHT, yavin);
    let cannons = scene.on("900_34", LIGHT, squadron);
    let corvette = scene.at("1_140", LIGHT, yavin);
    let luke = scene.aboard("1_19", LIGHT, corvette, Role::Passenger);
    let blaster = scene.on("1_152", LIGHT, luke);
    scene.next(DARK, &["1_207"]);
    scene.force(DARK, 9);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(yavin));
    while game.0.question() != Question::Weapons(DARK) {
        game.play(Choice::Pass);
    }
    game.play(fire(ion, squadron));
    game.let_go();
    assert!(game.marks(squadron).has(Marks::ION));
    assert_eq!((game.place(cannons), game.place(blaster)), (None, Some(Place::On(luke))));
}

/// SW-WPN-07: what stands at a site is not handed to anybody, nor does anybody leave something there; a second time is
/// refused.
#[test]
fn only_bearers_hand_on() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("1_287", DARK);
    let generator = scene.on("900_62", DARK, room);
    let trooper = scene.at("1_194", DARK, room);
    let carried = scene.on("900_62", DARK, trooper);
    let other = scene.at("1_170", DARK, room);
    scene.hand(DARK, &["1_194"]);
    scene.force(DARK, 2);
    let mut game = scene.begin_wide();
    let give = |card, to| Choice::Transfer { card, to };
    assert_eq!(game.refused(give(generator, trooper)), rules::TRANSFER);
    assert_eq!(game.refused(give(carried, room)), rules::TRANSFER);
    game.play(give(carried, other));
    assert_eq!(game.refused(give(carried, trooper)), rules::TRANSFER, "once a phase");
}

/// SW-BTL-15: beside a Han who is kept out of the battle nothing is added to battle destiny.
#[test]
fn with_for_battle_destiny_means_taking_part() {
    let destinies = |barred: bool| {
        let mut scene = Scene::new(Phase::Battle).light();
        let cantina = scene.location("1_128", LIGHT);
        scene.at("900_82", LIGHT, cantina);
        let han = scene.at("1_11", LIGHT, cantina);
        scene.at("1_19", LIGHT, cantina);
        if barred {
            scene.mark(han, Marks::BARRED);
        }
        scene.at("1_194", DARK, cantina);
        scene.force(LIGHT, 2);
        let mut game = scene.begin_wide();
        game.play(Choice::Battle(cantina));
        game.value(Quantity::BattleDestinies(LIGHT, cantina))
    };
    assert_eq!([destinies(false), destinies(true)], [2, 1]);
}

/// SW-LOC-05: an extended text reaches further, its conditions do not; and the ways it opens begin next door too.
#[test]
fn an_extended_text_reaches_next_door() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("1_287", DARK);
    let next = scene.location("2_144", DARK);
    let cantina = scene.location("1_128", LIGHT);
    scene.on("1_215", DARK, room);
    scene.at("1_194", DARK, room);
    scene.at("1_179", DARK, next);
    let rebel = scene.at("1_28", LIGHT, cantina);
    scene.hand(DARK, &["1_194"]);
    assert_eq!(scene.begin().value(Quantity::Forfeit(rebel)), 2, "no leader in the War Room itself");

    let opens = |expanded: bool| {
        let mut scene = Scene::new(Phase::Move);
        let corridor = scene.location("1_286", DARK);
        let core = scene.location("1_283", DARK);
        scene.location("1_284", DARK);
        let bay = scene.location("1_285", DARK);
        if expanded {
            scene.on("1_215", DARK, corridor);
        }
        let trooper = scene.at("1_194", DARK, core);
        let game = scene.begin();
        !game.is_refused(Choice::Move { card: trooper, way: Way::Passage(bay) })
    };
    assert_eq!([opens(false), opens(true)], [false, true]);
}

/// SW-LOC-03, SW-DEP-03: a location covered by the opponent's version is covered again by another copy of one's own.
#[test]
fn a_converted_location_is_converted_back() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let dark = scene.location("1_296", DARK);
    let below = scene.location("1_135", LIGHT);
    scene.0.row.pop();
    scene.0.table[usize::from(below.0)].place = Place::Under(dark);
    scene.hand(LIGHT, &["1_135"]);
    let game = scene.begin();
    assert!(!game.is_refused(deploy("1_135", To::Over(dark))));
}

/// SW-COV-01: who is undercover is with nobody: beside Leia a trooper deploys for nothing, beside a hidden one for its cost.
#[test]
fn the_hidden_are_with_nobody() {
    let cost = |hidden: bool| {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("1_128", LIGHT);
        let leia = scene.at("1_17", LIGHT, cantina);
        if hidden {
            scene.on("900_30", LIGHT, leia);
        }
        scene.hand(LIGHT, &["1_28"]);
        scene.force(LIGHT, 4);
        let mut game = scene.begin_wide();
        game.play(deploy("1_28", To::At(cantina)));
        4 - game.force(LIGHT)
    };
    assert_eq!([cost(false), cost(true)], [0, 1]);
}
