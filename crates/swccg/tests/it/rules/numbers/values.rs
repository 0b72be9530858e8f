//! Numbers and their breakdowns: base value and modifiers, by card and rule.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use swccg::content::{self, DECKS, FAMILIES};
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{Choice, Destination, Phase, Quantity, Question, Role, rules};

fn plus(by: Cause, n: i16) -> BreakdownLine {
    BreakdownLine { by, step: Adjustment::Plus(n) }
}

/// SW-VAL-01: Luke (3) at the Cantina is no alien; BoShek (2) is: three. The belt adds two on Tatooine.
#[test]
fn power_is_printed_power_and_texts() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let boshek = scene.at("BoShek", LIGHT, cantina);
    let belt = scene.on("Tatooine Utility Belt", LIGHT, boshek);
    let game = scene.begin();
    assert_eq!(
        game.0.explain_quantity(Quantity::Power(luke)).reasons,
        [plus(Cause::Printed(name("Luke Skywalker")), 3)]
    );
    let why = game.0.explain_quantity(Quantity::Power(boshek));
    assert_eq!(
        why.reasons,
        [
            plus(Cause::Printed(name("BoShek")), 2),
            plus(Cause::Text(cantina, name("Tatooine: Cantina")), 1),
            plus(Cause::Text(belt, name("Tatooine Utility Belt")), 2),
        ]
    );
    assert_eq!((why.value, game.value(Quantity::Forfeit(boshek))), (5, 3 + 2));
}

/// SW-VAL-01: a Death Star Trooper (2) off the Death Star has 1; a pilot without power next to Yerka Mig, who takes
/// one, has zero and not less.
#[test]
fn no_value_is_below_zero() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    let room = scene.location("Death Star: War Room", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    scene.at("General Tagge", DARK, room);
    let guard = scene.at("Rebel Trooper", LIGHT, cantina);
    let trooper = scene.at("Death Star Trooper", DARK, cantina);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(trooper)), 1);
    // General Tagge, a leader, controls the War Room: Rebel Troopers forfeit one less.
    assert_eq!(game.value(Quantity::Forfeit(guard)), 1);

    let mut scene = Scene::new(Phase::Deploy);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let yerka = scene.at("Yerka Mig", LIGHT, bay);
    let aim = scene.at("Darth Vader", DARK, cantina);
    scene.0.table[usize::from(yerka.0)].aim = Some(aim);
    scene.at("Imperial Pilot", DARK, bay);
    scene.hand(DARK, &["Stormtrooper"]);
    assert_eq!(scene.begin().value(Quantity::TotalPower(DARK, bay)), 0, "nought less one");
}

/// SW-VAL-02: two belts on one host count once; two pilots count twice.
#[test]
fn copies_do_not_add_up_but_pilots_do() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    let core = scene.location("Death Star: Central Core", DARK);
    let bay = scene.location("Tatooine", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, core);
    scene.on("Stormtrooper Utility Belt", DARK, trooper);
    scene.on("Stormtrooper Utility Belt", DARK, trooper);
    let falcon = scene.at("Millennium Falcon", LIGHT, bay);
    scene.aboard("Rebel Pilot", LIGHT, falcon, Role::Pilot);
    scene.aboard("Rebel Pilot", LIGHT, falcon, Role::Pilot);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::Power(trooper)), 1 + 2, "two on the Death Star, once");
    assert_eq!(game.value(Quantity::Power(falcon)), 3 + 2 + 2);
}

/// SW-VAL-02: copies are still not cumulative when more texts modify one number than is usual.
#[test]
fn copies_do_not_add_up_after_many_other_texts() {
    const BANNERS: i16 = 40;
    let banner = |number: i16| {
        format!(
            "[[card]]\nname = \"903_{number}\"\ntitle = \"Fixture Banner {number}\"\nside = \"light\"\nkind = \"effect\"\n\
             text = [\"on(location, 0)\", \"power(title('Rebel Trooper'), +1)\"]\n\n"
        )
    };
    let text: String = (1..=BANNERS).map(banner).collect();
    let mut files = FAMILIES.to_vec();
    files.push(("banners.toml", text.as_str()));
    let content = content::intern(content::parse(&files, DECKS).unwrap());
    let power = |copies: usize| {
        let mut scene = Scene::new(Phase::Deploy);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let trooper = scene.at("Rebel Trooper", LIGHT, cantina);
        for number in (1..BANNERS).chain(std::iter::repeat_n(BANNERS, copies)) {
            scene.on(&format!("903_{number}"), LIGHT, cantina);
        }
        scene.begin_with(content).value(Quantity::Power(trooper))
    };
    assert_eq!(power(1), 1 + BANNERS);
    assert_eq!(power(3), 1 + BANNERS, "the last one counts once, however many others were counted before");
}

/// SW-VAL-02, SW-VRT-01: a card and the virtual card with its title count as copies too.
#[test]
fn a_virtual_version_does_not_add_up_with_the_card_it_replaces() {
    let power = |devices: &[&str]| {
        let mut scene = Scene::new(Phase::Deploy);
        scene.hand(DARK, &["Stormtrooper"]);
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        let trooper = scene.at("Stormtrooper", DARK, cantina);
        for device in devices {
            scene.on(device, DARK, trooper);
        }
        let game = scene.begin_wide();
        (game.value(Quantity::Power(trooper)), game.value(Quantity::Forfeit(trooper)))
    };
    assert_eq!(power(&["Stormtrooper Utility Belt"]), (1 + 1, 2 + 1));
    assert_eq!(power(&["900_84"]), (1 + 2 + 1, 2), "two clauses of one card add up");
    assert_eq!(power(&["Stormtrooper Utility Belt", "900_84"]), (1 + 1, 2 + 1));
    assert_eq!(
        power(&["Stormtrooper Utility Belt", "Fixture Harness"]),
        (1 + 1 + 1, 2 + 1),
        "another title adds up"
    );
}

/// SW-CAP-02: an unpiloted starfighter and a transport without a driver have no power; a lift tube needs no driver.
#[test]
fn without_a_crew_there_is_no_power() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let red = scene.at("Red 3", LIGHT, farm);
    let speeder = scene.at("Fixture Speeder", LIGHT, farm);
    let beast = scene.at("Fixture Beast", LIGHT, farm);
    let walker = scene.at("Fixture Walker", DARK, farm);
    let lift = scene.at("Fixture Lift", DARK, farm);
    let game = scene.begin();
    for id in [red, speeder, walker] {
        let why = game.0.explain_quantity(Quantity::Power(id));
        assert_eq!(
            why.reasons.last(),
            Some(&BreakdownLine { by: Cause::Rule(rules::CREW), step: Adjustment::Is(0) })
        );
        assert_eq!((why.value, game.value(Quantity::Maneuver(id))), (0, 0));
    }
    assert_eq!((game.value(Quantity::Power(beast)), game.value(Quantity::Maneuver(lift))), (2, 1));
}

/// Texts of the ready decks that modify numbers, each in one position.
#[test]
fn pilots_and_astromechs_improve_their_ship() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    let yavin = scene.location("Yavin 4 (Dark)", DARK);
    let red = scene.at("Red 3", LIGHT, yavin);
    scene.aboard("Biggs Darklighter", LIGHT, red, Role::Pilot);
    let tie = scene.at("Vader's Custom TIE", DARK, yavin);
    scene.aboard("Darth Vader", DARK, tie, Role::Pilot);
    let destroyer = scene.at("Devastator", DARK, yavin);
    scene.aboard("R1-G4", DARK, destroyer, Role::Passenger);
    let game = scene.begin();
    // Biggs on Red 3: power +2, maneuver +1.
    assert_eq!((game.value(Quantity::Power(red)), game.value(Quantity::Maneuver(red))), (5, 5));
    // Vader on his own TIE: +4 instead of +3, maneuver +3, immune below 4.
    assert_eq!((game.value(Quantity::Power(tie)), game.value(Quantity::Maneuver(tie))), (6, 6));
    assert_eq!(game.value(Quantity::Immunity(tie)), 4);
    // R1-G4 on the Devastator: power +1, hyperspeed +1, immune below 3.
    assert_eq!(game.value(Quantity::Power(destroyer)), 10);
    assert_eq!(
        (game.value(Quantity::Hyperspeed(destroyer)), game.value(Quantity::Immunity(destroyer))),
        (4, 3)
    );
}

/// Controlling a system helps the sites below it.
#[test]
fn a_controlled_system_adds_to_total_power_at_its_sites() {
    let mut scene = Scene::new(Phase::Deploy);
    scene.hand(DARK, &["Stormtrooper"]);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let tatooine = scene.location("Tatooine", LIGHT);
    scene.at("X-wing", LIGHT, tatooine);
    scene.at("X-wing", LIGHT, tatooine);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Stormtrooper", DARK, cantina);
    let game = scene.begin();
    assert_eq!(game.value(Quantity::TotalPower(LIGHT, cantina)), 3 + 2);
    assert_eq!(game.value(Quantity::TotalPower(DARK, cantina)), 1);
}

/// SW-DEP-02, SW-VAL-01: a deploy cost can be queried like any number: printed, what makes it free, what texts add.
/// Han (3) to the Cantina; a blaster on a host at the cost its text names.
#[test]
fn deploy_costs_say_why() {
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    scene.hand(LIGHT, &["Rebel Trooper", "Blaster", "Han Solo"]);
    scene.force(LIGHT, 9);
    let mut game = scene.begin();
    let cost = |card: &str, to| Quantity::DeployCost(LIGHT, name(card), to);
    let trooper = game.0.explain_quantity(cost("Rebel Trooper", Destination::At(cantina)));
    assert_eq!(trooper.reasons[0], plus(Cause::Printed(name("Rebel Trooper")), 1));
    assert_eq!(game.value(cost("Blaster", Destination::On(luke))), 1);
    for (card, to) in [
        ("Blaster", Destination::On(luke)),
        ("Rebel Trooper", Destination::At(cantina)),
        ("Han Solo", Destination::At(cantina)),
    ] {
        let (said, before) = (game.value(cost(card, to)), game.force(LIGHT) as i16);
        game.play(Choice::Deploy { card: name(card), to });
        game.let_go();
        assert_eq!(before - game.force(LIGHT) as i16, said, "{card}: what is said is what is paid");
    }
}

/// SW-DEP-02: every deploy cost that texts of the ready decks change names the card that changes it.
#[test]
fn modified_deploy_costs_name_their_cards() {
    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("Death Star: War Room", DARK);
    let motti = scene.at("Admiral Motti", DARK, room);
    scene.hand(DARK, &["Devastator"]);
    scene.force(DARK, 9);
    let system = scene.location("Yavin 4 (Dark)", DARK);
    let game = scene.begin();
    let all: Vec<i16> = swccg::content::builtin()
        .cards()
        .iter()
        .filter(|card| card.side == swccg::Side::Dark)
        .map(|card| {
            let why = game.0.explain_quantity(Quantity::DeployCost(DARK, card.name, Destination::At(system)));
            let sum = why.reasons.iter().fold(0, |value: i16, reason| match reason.step {
                Adjustment::Plus(n) => value + n,
                Adjustment::AtLeast(n) => value.max(n),
                Adjustment::Is(n) => n,
                Adjustment::Times(n) => value * i16::from(n),
            });
            assert_eq!(sum, why.value, "{}: the lines add up", card.title);
            why.value
        })
        .collect();
    assert!(all.iter().any(|cost| *cost > 5) && game.place(motti).is_some());
}

/// SW-PRS-01, SW-BTL-05: ability, card by card: Luke's four, two X-wings' permanent pilots, nothing for a captive.
#[test]
fn ability_says_why() {
    let mut scene = Scene::new(Phase::Battle).light();
    let system = scene.location("Tatooine", LIGHT);
    let wings = [scene.at("X-wing", LIGHT, system), scene.at("X-wing", LIGHT, system)];
    scene.at("TIE Fighter", DARK, system);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let luke = scene.at("Luke Skywalker", LIGHT, cantina);
    let captive = scene.at("Rebel Trooper", LIGHT, cantina);
    scene.mark(captive, swccg::Marks::CAPTIVE);
    scene.force(LIGHT, 1);
    let mut game = scene.begin();
    assert_eq!(
        game.0.explain_quantity(Quantity::Ability(luke)).reasons,
        [plus(Cause::Printed(name("Luke Skywalker")), 4)]
    );
    assert_eq!(
        game.0.explain_quantity(Quantity::Ability(wings[0])).reasons,
        [plus(Cause::Rule(rules::PRESENCE), 1)]
    );
    let held = game.0.explain_quantity(Quantity::Ability(captive));
    assert_eq!(
        held.reasons.last(),
        Some(&BreakdownLine { by: Cause::Rule(rules::CAPTIVE), step: Adjustment::Is(0) })
    );
    game.play(Choice::Battle(system));
    let total = game.0.explain_quantity(Quantity::TotalAbility(LIGHT, system));
    assert_eq!(total.reasons, wings.map(|wing| plus(Cause::Text(wing, name("X-wing")), 1)));
}

/// SW-WPN-03, SW-DST-03: the breakdown of a weapon destiny open to responses names its card and what the farm adds.
#[test]
fn a_weapon_destiny_says_what_adds_to_it() {
    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let vader = scene.at("Darth Vader", DARK, farm);
    let saber = scene.on("Vader's Lightsaber", DARK, vader);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    let meddler = scene.at("Fixture Meddler", LIGHT, farm);
    scene.force(DARK, 3);
    let mut game = scene.begin_wide();
    game.play(Choice::Battle(farm));
    game.play(Choice::Fire { weapon: saber, target: luke });
    assert_eq!(game.0.question(), Question::Respond(LIGHT));
    let drawn = [
        plus(Cause::Destiny(name("Stormtrooper")), 1),
        plus(Cause::Text(farm, name("Tatooine: Lars' Moisture Farm")), 1),
    ];
    assert_eq!(game.0.explain_quantity(Quantity::Drawn).reasons, drawn);
    let told = game.play(Choice::Use { card: meddler, clause: 0, target: None });
    assert!(told.iter().any(|event| matches!(event, swccg::Event::DestinyChanged { value: 0, .. })));
}

/// SW-VAL-01: every number of every card in random matches adds up: the lines lead to the number that counts.
#[test]
fn all_reasons_add_up() {
    use contract::{Game, SmallRng, random_play};
    let mut legal = contract::LegalChoicesOf::<swccg::State>::default();
    let mut rng = SmallRng::new(5);
    let mut game = swccg::State::begin(swccg::content::builtin(), &swccg::Setup::default()).unwrap();
    let mut asked = 0;
    for _ in 0..400 {
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        game.apply(&act, &mut contract::EventSink::silent());
        let row = game.view(contract::Viewer::Watcher).row;
        let cards = game.table_cards().flat_map(|laid| {
            let id = laid.id;
            let of =
                [Quantity::Power(id), Quantity::Forfeit(id), Quantity::Maneuver(id), Quantity::Ability(id)];
            of.into_iter().chain([Quantity::Defense(id), Quantity::Immunity(id), Quantity::Hyperspeed(id)])
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
            let why = game.explain_quantity(quantity);
            let sum = why.reasons.iter().fold(0, |value: i16, reason| match reason.step {
                Adjustment::Plus(n) => value + n,
                Adjustment::AtLeast(n) => value.max(n),
                Adjustment::Is(n) => n,
                Adjustment::Times(n) => value * i16::from(n),
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

/// SW-BTL-06: during a battle, power elsewhere is what it would be in a battle there.
#[test]
fn power_elsewhere_is_still_computed() {
    let mut scene = Scene::new(Phase::Battle);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.at("Darth Vader", DARK, cantina);
    let barred = scene.at("Stormtrooper", DARK, cantina);
    scene.mark(barred, swccg::Marks::BARRED);
    scene.at("Luke Skywalker", LIGHT, cantina);
    scene.at("Grand Moff Tarkin", DARK, bay);
    scene.force(DARK, 1);
    let mut game = scene.begin();
    game.play(Choice::Battle(cantina));
    let power = |at| game.value(Quantity::TotalPower(DARK, at));
    assert_eq!((power(bay), power(cantina)), (4, 6));
}
