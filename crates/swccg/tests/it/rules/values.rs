//! Numbers say why: base value and modifiers, by card and rule.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::why::{Cause, Reason, Step};
use swccg::{Choice, Phase, Quantity, Question, Role, To, rules};

fn plus(by: Cause, n: i16) -> Reason {
    Reason { by, step: Step::Plus(n) }
}

/// SW-VAL-01: Luke (3) at the Cantina is no alien; BoShek (2) is: three. The belt adds two on Tatooine.
#[test]
fn power_is_printed_power_and_texts() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let boshek = scene.at("1_4", LIGHT, cantina);
    let belt = scene.on("1_40", LIGHT, boshek);
    let game = scene.begin();
    assert_eq!(game.0.why(Quantity::Power(luke)).reasons, [plus(Cause::Printed(name("1_19")), 3)]);
    let why = game.0.why(Quantity::Power(boshek));
    assert_eq!(
        why.reasons,
        [
            plus(Cause::Printed(name("1_4")), 2),
            plus(Cause::Text(cantina, name("1_128")), 1),
            plus(Cause::Text(belt, name("1_40")), 2),
        ]
    );
    assert_eq!((why.value, game.value(Quantity::Forfeit(boshek))), (5, 3 + 2));
}

/// SW-VAL-01: a Death Star Trooper (2) off the Death Star has 1; a pilot without power beside Yerka Mig, who takes one, has
/// nought and not less.
#[test]
fn no_value_is_below_nought() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let room = scene.location("1_287", DARK);
    let cantina = scene.location("1_128", LIGHT);
    scene.at("1_178", DARK, room);
    let guard = scene.at("1_28", LIGHT, cantina);
    let trooper = scene.at("1_170", DARK, cantina);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(trooper)), 1);
    // General Tagge, a leader, controls the War Room: Rebel Troopers forfeit one less.
    assert_eq!(game.value(Quantity::Forfeit(guard)), 1);

    let mut scene = Scene::new(Phase::Deploy);
    let bay = scene.location("1_129", LIGHT);
    let cantina = scene.location("1_128", LIGHT);
    let yerka = scene.at("1_69", LIGHT, bay);
    let aim = scene.at("1_168", DARK, cantina);
    scene.0.table[usize::from(yerka.0)].aim = Some(aim);
    scene.at("1_180", DARK, bay);
    scene.hand(DARK, &["1_194"]);
    assert_eq!(scene.begin().value(Quantity::TotalPower(DARK, bay)), 0, "nought less one");
}

/// SW-VAL-02: two belts on one host count once; two pilots count twice.
#[test]
fn copies_do_not_add_up_but_pilots_do() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let core = scene.location("1_283", DARK);
    let bay = scene.location("1_129", LIGHT);
    let trooper = scene.at("1_194", DARK, core);
    scene.on("1_207", DARK, trooper);
    scene.on("1_207", DARK, trooper);
    let falcon = scene.at("1_143", LIGHT, bay);
    scene.aboard("1_27", LIGHT, falcon, Role::Pilot);
    scene.aboard("1_27", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(trooper)), 1 + 2, "two on the Death Star, once");
    assert_eq!(game.value(Quantity::Power(falcon)), 3 + 2 + 2);
}

/// SW-VAL-02, SW-VRT-01: a card and the virtual card of its title are copies, too.
#[test]
fn a_virtual_version_does_not_add_up_with_the_card_it_replaces() {
    let power = |devices: &[&str]| {
        let mut scene = Scene::new(Phase::Deploy);
        scene.hand(DARK, &["1_194"]);
        let cantina = scene.location("1_128", LIGHT);
        let trooper = scene.at("1_194", DARK, cantina);
        for device in devices {
            scene.on(device, DARK, trooper);
        }
        let game = scene.begin_wide();
        (game.value(Quantity::Power(trooper)), game.value(Quantity::Forfeit(trooper)))
    };
    assert_eq!(power(&["1_207"]), (1 + 1, 2 + 1));
    assert_eq!(power(&["900_84"]), (1 + 2 + 1, 2), "two clauses of one card add up");
    assert_eq!(power(&["1_207", "900_84"]), (1 + 1, 2 + 1));
    assert_eq!(power(&["1_207", "900_85"]), (1 + 1 + 1, 2 + 1), "another title adds up");
}

/// SW-CAP-02: an unpiloted starfighter and an undriven transport are worth nothing in a fight; a lift drives itself.
#[test]
fn without_a_crew_there_is_no_power() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let farm = scene.location("1_132", LIGHT);
    let red = scene.at("1_145", LIGHT, farm);
    let speeder = scene.at("900_3", LIGHT, farm);
    let beast = scene.at("900_2", LIGHT, farm);
    let walker = scene.at("900_1", DARK, farm);
    let lift = scene.at("900_4", DARK, farm);
    let game = scene.begin();
    for id in [red, speeder, walker] {
        let why = game.0.why(Quantity::Power(id));
        assert_eq!(why.reasons.last(), Some(&Reason { by: Cause::Rule(rules::CREW), step: Step::Is(0) }));
        assert_eq!((why.value, game.value(Quantity::Maneuver(id))), (0, 0));
    }
    assert_eq!((game.value(Quantity::Power(beast)), game.value(Quantity::Maneuver(lift))), (2, 1));
}

/// Texts of L1 and D1 that modify numbers, each in one position.
#[test]
fn pilots_and_astromechs_improve_their_ship() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let yavin = scene.location("1_296", DARK);
    let red = scene.at("1_145", LIGHT, yavin);
    scene.aboard("1_3", LIGHT, red, Role::Pilot);
    let tie = scene.at("1_306", DARK, yavin);
    scene.aboard("1_168", DARK, tie, Role::Pilot);
    let destroyer = scene.at("1_301", DARK, yavin);
    scene.aboard("1_192", DARK, destroyer, Role::Passenger);
    let game = scene.begin();
    // Biggs on Red 3: power +2, manoeuvre +1.
    assert_eq!((game.value(Quantity::Power(red)), game.value(Quantity::Maneuver(red))), (5, 5));
    // Vader on his own TIE: +4 instead of +3, manoeuvre +3, immune below 4.
    assert_eq!((game.value(Quantity::Power(tie)), game.value(Quantity::Maneuver(tie))), (6, 6));
    assert_eq!(game.value(Quantity::Immunity(tie)), 4);
    // R1-G4 on the Devastator: power +1, hyperspeed +1, immune below 3.
    assert_eq!(game.value(Quantity::Power(destroyer)), 10);
    assert_eq!(
        (game.value(Quantity::Hyperspeed(destroyer)), game.value(Quantity::Immunity(destroyer))),
        (4, 3)
    );
}

/// A system controlled helps the sites below it.
#[test]
fn a_controlled_system_adds_to_total_power_at_its_sites() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["1_194"]);
    let cantina = scene.location("1_128", LIGHT);
    let tatooine = scene.location("1_127", LIGHT);
    scene.at("1_146", LIGHT, tatooine);
    scene.at("1_146", LIGHT, tatooine);
    scene.at("1_19", LIGHT, cantina);
    scene.at("1_194", DARK, cantina);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3 + 2);
    assert_eq!(game.value(Quantity::TotalPower(DARK, cantina)), 1);
}

/// SW-DEP-02, SW-VAL-01: a deploy cost is asked like any number: printed, what makes it free, what texts add. Han (3) to
/// the Cantina; a blaster on a host by the price its text names.
#[test]
fn deploy_costs_say_why() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    scene.hand(LIGHT, &["1_28", "1_152", "1_11"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let cost = |card: &str, to| Quantity::DeployCost(LIGHT, name(card), to);
    let trooper = game.0.why(cost("1_28", To::At(cantina)));
    assert_eq!(trooper.reasons[0], plus(Cause::Printed(name("1_28")), 1));
    assert_eq!(game.value(cost("1_152", To::On(luke))), 1);
    for (card, to) in [("1_152", To::On(luke)), ("1_28", To::At(cantina)), ("1_11", To::At(cantina))] {
        let (said, before) = (game.value(cost(card, to)), game.force(LIGHT) as i16);
        game.play(Choice::Deploy { card: name(card), to });
        game.let_go();
        assert_eq!(before - game.force(LIGHT) as i16, said, "{card}: what is said is what is paid");
    }
}

/// SW-DEP-02: every deploy cost that texts of the ready decks change says by which card.
#[test]
fn modified_deploy_costs_name_their_cards() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("1_287", DARK);
    let motti = scene.at("1_164", DARK, room);
    scene.hand(DARK, &["1_301"]);
    scene.force(DARK, 9);
    let system = scene.location("1_296", DARK);
    let game = scene.begin();
    let all: Vec<i16> = swccg::content::builtin()
        .cards()
        .iter()
        .filter(|card| card.side == swccg::Side::Dark)
        .map(|card| {
            let why = game.0.why(Quantity::DeployCost(DARK, card.name, To::At(system)));
            let sum = why.reasons.iter().fold(0, |value: i16, reason| match reason.step {
                Step::Plus(n) => value + n,
                Step::AtLeast(n) => value.max(n),
                Step::Is(n) => n,
                Step::Times(n) => value * i16::from(n),
            });
            assert_eq!(sum, why.value, "{}: the lines add up", card.title);
            why.value
        })
        .collect();
    assert!(all.iter().any(|cost| *cost > 5) && game.place(motti).is_some());
}

/// SW-PRS-01, SW-BTL-05: ability, card by card: Luke's four, two X-wings' permanent pilots, a captive's nothing.
#[test]
fn ability_says_why() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("1_127", LIGHT);
    let wings = [scene.at("1_146", LIGHT, system), scene.at("1_146", LIGHT, system)];
    scene.at("1_304", DARK, system);
    let cantina = scene.location("1_128", LIGHT);
    let luke = scene.at("1_19", LIGHT, cantina);
    let captive = scene.at("1_28", LIGHT, cantina);
    scene.mark(captive, swccg::Marks::CAPTIVE);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    assert_eq!(game.0.why(Quantity::Ability(luke)).reasons, [plus(Cause::Printed(name("1_19")), 4)]);
    assert_eq!(game.0.why(Quantity::Ability(wings[0])).reasons, [plus(Cause::Rule(rules::PRESENCE), 1)]);
    let held = game.0.why(Quantity::Ability(captive));
    assert_eq!(held.reasons.last(), Some(&Reason { by: Cause::Rule(rules::CAPTIVE), step: Step::Is(0) }));
    game.play(Choice::Battle(system));
    let total = game.0.why(Quantity::TotalAbility(LIGHT, system));
    assert_eq!(total.reasons, wings.map(|wing| plus(Cause::Text(wing, name("1_146")), 1)));
}

/// SW-WPN-03, SW-DST-03: a weapon destiny open to a response says its card and what the farm adds.
#[test]
fn a_weapon_destiny_says_what_adds_to_it() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let vader = scene.at("1_168", DARK, farm);
    let saber = scene.on("1_324", DARK, vader);
    let luke = scene.at("1_19", LIGHT, farm);
    let meddler = scene.at("900_41", LIGHT, farm);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    game.play(Choice::Fire { weapon: saber, target: luke });
    assert_eq!(game.0.question(), Question::Respond(LIGHT));
    let drawn = [plus(Cause::Destiny(name("1_194")), 1), plus(Cause::Text(farm, name("1_132")), 1)];
    assert_eq!(game.0.why(Quantity::Drawn).reasons, drawn);
    let told = game.play(Choice::Use { card: meddler, clause: 0, target: None });
    assert!(told.iter().any(|event| matches!(event, swccg::Event::DestinyChanged { value: 0, .. })));
}

/// SW-VAL-01: whatever can be asked of any card in random matches adds up: the lines say the number that counts.
#[test]
fn all_reasons_add_up() {
    use table::{Game, Sim, walk};
    let mut offers = table::OffersOf::<swccg::State>::default();
    let mut draws = Sim::new(5);
    let mut game = swccg::State::begin(swccg::content::builtin(), &swccg::Setup::default()).unwrap();
    let mut asked = 0;
    for _ in 0..400 {
        let Some(act) = walk::next_act(&game, &mut offers, &mut draws) else { break };
        game.apply(&act, &mut table::Out::silent());
        let row = game.view(table::Viewer::Watcher).row;
        let cards = game.laid().flat_map(|laid| {
            let id = laid.id;
            let of =
                [Quantity::Power(id), Quantity::Forfeit(id), Quantity::Maneuver(id), Quantity::Ability(id)];
            of.into_iter().chain([Quantity::Defence(id), Quantity::Immunity(id), Quantity::Hyperspeed(id)])
        });
        let places = row.iter().flat_map(|at| {
            [DARK, LIGHT].into_iter().flat_map(move |seat| {
                [
                    Quantity::Drain(seat, *at),
                    Quantity::DrainLess(seat, *at),
                    Quantity::TotalPower(seat, *at),
                    Quantity::TotalAbility(seat, *at),
                    Quantity::BattlePower(seat),
                    Quantity::DestinedPower(seat),
                    Quantity::BattleDestinies(seat, *at),
                    Quantity::Attrition(seat),
                    Quantity::BattleDestiny(seat),
                    Quantity::Damage(seat),
                    Quantity::Shot,
                    Quantity::Generation(seat),
                    Quantity::Drawn,
                ]
            })
        });
        for quantity in cards.chain(places).collect::<Vec<_>>() {
            let why = game.why(quantity);
            let sum = why.reasons.iter().fold(0, |value: i16, reason| match reason.step {
                Step::Plus(n) => value + n,
                Step::AtLeast(n) => value.max(n),
                Step::Is(n) => n,
                Step::Times(n) => value * i16::from(n),
            });
            assert_eq!(
                (sum, why.value),
                (why.value, game.quantity(quantity)),
                "{quantity:?}: {:?}",
                why.reasons
            );
            asked += 1;
        }
    }
    assert!(asked > 10_000, "{asked}");
}

/// SW-BTL-06: while a battle is fought, power elsewhere is what it would be in one there.
#[test]
fn power_elsewhere_is_still_told() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    scene.at("1_168", DARK, cantina);
    let barred = scene.at("1_194", DARK, cantina);
    scene.mark(barred, swccg::Marks::BARRED);
    scene.at("1_19", LIGHT, cantina);
    scene.at("1_179", DARK, bay);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    let power = |at| game.value(Quantity::TotalPower(DARK, at));
    assert_eq!((power(bay), power(cantina)), (4, 6));
}
