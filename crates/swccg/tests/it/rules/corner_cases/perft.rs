//! Numbers of all sequences of play from fixed and tricky positions, counted by two generators.
//!
//! `tests/data/swccg.perft` contains the counts. The second generator forms every choice that can be expressed with
//! the cards and numbers of the position and keeps those the check accepts; it shares nothing with the lists. Counts
//! do not cover order: `tests/data/swccg.legal` contains the first list of each position in the order offered.
//! `SWCCG_BLESS=1` rewrites both files.

use crate::rules::corner_cases::tricky::{self, Counted};
use crate::rules::scene::{DARK, LIGHT, Scene};
use contract::perft::{perft, perft_by_check};
use contract::{Game, Seat, Viewer};
use std::fmt::Write;
use swccg::cards::pile::{FaceDownCard, PileName};
use swccg::{CardName, Choice, Destination, LossSource, MoveKind, ObjId, Phase, Role, State};

/// The cards in a hand, a pile or on the table.
fn names(state: &State) -> Vec<CardName> {
    let mut names: Vec<CardName> = state.table_cards().map(|laid| laid.card).collect();
    for seat in [DARK, LIGHT] {
        let side = &state.view(Viewer::Seat(seat)).sides[seat];
        names.extend(side.known.iter().map(|(card, _)| *card));
        names.extend(side.unseen.iter().flatten().map(|(card, _)| *card));
        names.extend(&side.lost);
        let piles = [&side.reserve, &side.force, &side.used];
        names.extend(piles.into_iter().flatten().filter_map(|back| match back {
            FaceDownCard::Known(card, _) => Some(*card),
            FaceDownCard::Blank | FaceDownCard::Hidden(_) => None,
        }));
    }
    names.sort_unstable();
    names.dedup();
    names
}

fn ways(ids: &[ObjId]) -> Vec<MoveKind> {
    let to: [fn(ObjId) -> MoveKind; 7] = [
        MoveKind::Walk,
        MoveKind::Hyperspeed,
        MoveKind::Land,
        MoveKind::TakeOff,
        MoveKind::ShuttleDown,
        MoveKind::Passage,
        MoveKind::Inside,
    ];
    let into: [fn(ObjId, Role) -> MoveKind; 4] =
        [MoveKind::Embark, MoveKind::ShuttleUp, MoveKind::Across, MoveKind::Board];
    let mut all = vec![MoveKind::Disembark, MoveKind::Imprison];
    for id in ids {
        all.extend(to.iter().map(|way| way(*id)));
        all.extend(into.iter().flat_map(|way| Role::ALL.map(|role| way(*id, role))));
    }
    all
}

/// Choices about one card on the table.
fn of_one(ids: &[ObjId]) -> Vec<Choice> {
    let one: [fn(ObjId) -> Choice; 7] = [
        Choice::Drain,
        Choice::DrainLess,
        Choice::Battle,
        Choice::Attack,
        Choice::Forfeit,
        Choice::Join,
        Choice::Aim,
    ];
    ids.iter().flat_map(|id| one.iter().map(|choice| choice(*id))).collect()
}

/// Every choice that can be expressed.
fn every_choice(state: &State) -> Vec<Choice> {
    // One id more than exist.
    let most = state.table_cards().map(|laid| laid.id.0).max().unwrap_or(0) + 1;
    let ids: Vec<ObjId> = (0..=most).map(ObjId).collect();
    let targets = || [None].into_iter().chain(ids.iter().copied().map(Some));
    let mut all = vec![Choice::Pass, Choice::Destiny, Choice::Draw, Choice::Verify];
    all.extend((0..=20).map(Choice::Activate));
    all.extend((0..=4).map(Choice::Pick));
    all.extend(PileName::ALL.map(|pile| Choice::Lose(LossSource::Pile(pile))));
    all.extend(of_one(&ids));
    let ways = ways(&ids);
    for id in &ids {
        all.extend(ways.iter().map(|way| Choice::Move { card: *id, way: *way }));
        for other in &ids {
            all.push(Choice::Transfer { card: *id, to: *other });
            all.push(Choice::Fire { weapon: *id, target: *other });
            all.push(Choice::Transit { from: *id, to: *other });
        }
        for clause in 0..3 {
            all.extend(targets().map(|target| Choice::Use { card: *id, clause, target }));
        }
    }
    let names = names(state);
    for card in names.iter().copied() {
        all.extend([Choice::Start(card), Choice::Take(card), Choice::Lose(LossSource::Hand(card))]);
        all.extend((0..=ids.len() as u8).map(|place| Choice::Deploy { card, to: Destination::Row(place) }));
        for id in &ids {
            let to = [Destination::Over(*id), Destination::At(*id), Destination::On(*id)].into_iter();
            let to = to.chain(Role::ALL.map(|role| Destination::Aboard(*id, role)));
            all.extend(to.map(|to| Choice::Deploy { card, to }));
            all.extend(names.iter().map(|pilot| Choice::DeployWith { ship: card, pilot: *pilot, at: *id }));
        }
        for clause in 0..3 {
            all.extend(targets().map(|target| Choice::Play { card, clause, target }));
        }
    }
    all
}

fn positions() -> Vec<Counted> {
    let mut list = tricky::positions();

    let mut scene = Scene::new(Phase::Deploy);
    let room = scene.location("Death Star: War Room", DARK);
    scene.location("Yavin 4 (Dark)", DARK);
    scene.at("Stormtrooper", DARK, room);
    scene.hand(DARK, &["Darth Vader", "Vader's Lightsaber", "TIE Fighter", "Death Star: Docking Bay 327"]);
    scene.hand(LIGHT, &["Rebel Barrier", "Sense (Light)"]);
    scene.force(DARK, 7);
    scene.force(LIGHT, 2);
    list.push(("SW-ACN-02 deploying, with barriers and Sense", scene.begin(), 3));

    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let vader = scene.at("Darth Vader", DARK, farm);
    scene.on("Vader's Lightsaber", DARK, vader);
    let luke = scene.at("Luke Skywalker", LIGHT, farm);
    scene.on("Blaster", LIGHT, luke);
    scene.at("Rebel Trooper", LIGHT, farm);
    scene.force(DARK, 3);
    scene.force(LIGHT, 3);
    list.push(("SW-BTL-04 a battle with weapons, to its end", scene.begin(), 7));

    let mut scene = Scene::new(Phase::Move).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    let system = scene.location("Tatooine", LIGHT);
    scene.at("Luke Skywalker", LIGHT, cantina);
    let speeder = scene.at("Luke's X-34 Landspeeder", LIGHT, bay);
    scene.aboard("Rebel Trooper", LIGHT, speeder, Role::Pilot);
    scene.at("X-wing", LIGHT, system);
    scene.at("Corellian Corvette", LIGHT, system);
    scene.force(LIGHT, 3);
    list.push(("SW-MOV-04 moving, embarking, landing", scene.begin(), 3));

    let mut scene = Scene::new(Phase::Control);
    let corridor = scene.location("Death Star: Detention Block Corridor", DARK);
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, corridor);
    let captive = scene.on("Rebel Trooper", LIGHT, trooper);
    scene.mark(captive, swccg::Marks::CAPTIVE);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.on("Vader's Lightsaber", DARK, vader);
    scene.hand(LIGHT, &["Rebel Trooper"]);
    scene.force(DARK, 2);
    list.push(("SW-CTL-03 drains with and without the sabre, a captive", scene.begin(), 5));

    let mut scene = Scene::new(Phase::Control);
    let core = scene.location("Death Star: Central Core", DARK);
    scene.at("Fixture Quartermaster", DARK, core);
    scene.0.sides[DARK].reserve.truncate(3);
    scene.next(DARK, &["Imperial-Class Star Destroyer", "Darth Vader"]);
    scene.force(DARK, 2);
    list.push(("SW-SRC-01 a search and its verification", scene.begin(), 4));

    let mut scene = Scene::new(Phase::Move).light();
    let bay = scene.location("Tatooine: Docking Bay 94", LIGHT);
    scene.location("Yavin 4: Docking Bay", LIGHT);
    scene.at("Luke Skywalker", LIGHT, bay);
    scene.at("Rebel Trooper", LIGHT, bay);
    scene.force(LIGHT, 3);
    list.push(("SW-MOV-06 docking bay transit", scene.begin(), 5));
    list.extend(rare());
    list
}

/// Kinds of card the ready decks lack.
fn rare() -> Vec<Counted> {
    let mut list = Vec::new();
    let mut scene = Scene::new(Phase::Battle);
    let hut = scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    scene.at("Fixture Prowler", DARK, hut);
    scene.at("Stormtrooper", DARK, hut);
    scene.at("Rebel Trooper", LIGHT, hut);
    scene.at("Luke Skywalker", LIGHT, hut);
    scene.force(DARK, 1);
    list.push(("SW-CRE-03 a creature's attack and a battle", scene.begin_wide(), 5));

    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    scene.location("Tatooine: Obi-Wan's Hut", LIGHT);
    let hold = scene.location("Fixture Walker: Hold", DARK);
    let walker = scene.at("Fixture Walker", DARK, sea);
    scene.aboard("Imperial Pilot", DARK, walker, Role::Pilot);
    scene.at("Stormtrooper", DARK, hold);
    scene.0.table[usize::from(hold.0)].aim = Some(walker);
    scene.force(DARK, 2);
    list.push(("SW-VST-02 the inside of a walker", scene.begin_wide(), 4));

    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("Tatooine: Lars' Moisture Farm", LIGHT);
    let trooper = scene.at("Stormtrooper", DARK, farm);
    scene.on("Blaster Rifle (Dark)", DARK, trooper);
    let spy = scene.at("Fixture Spy", LIGHT, farm);
    scene.on("Fixture Cover", LIGHT, spy);
    scene.at("Rebel Trooper", LIGHT, farm);
    scene.hand(DARK, &["Fixture Sniper"]);
    scene.force(DARK, 3);
    list.push(("SW-WPN-14 a sniper and a spy", scene.begin_wide(), 4));

    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("Tatooine: Dune Sea", LIGHT);
    scene.at("Stormtrooper", DARK, sea);
    scene.at("Rebel Trooper", LIGHT, sea);
    scene.hand(LIGHT, &["Fixture Watch Craft", "Rebel Pilot"]);
    scene.force(DARK, 1);
    scene.force(LIGHT, 4);
    list.push(("SW-REA-03 a craft that reacts", scene.begin_wide(), 4));
    list
}

/// The slow way needs thousands of checks per state: only for positions with few states.
const FEW: u64 = 40;

#[test]
fn both_generators_agree_with_the_counts_on_file() {
    let mut text = String::from("# name | perft 1 | perft 2 | ...\n");
    for (name, game, depth) in positions() {
        let counts: Vec<u64> = (1..=depth).map(|depth| perft(&game.0, depth)).collect();
        let looked_into = [1].into_iter().chain(counts.iter().copied());
        for ((depth, count), before) in (1..).zip(&counts).zip(looked_into) {
            if before <= FEW {
                let slow = perft_by_check(&game.0, depth, &|state, _: Seat| every_choice(state));
                assert_eq!(slow, *count, "{name}, depth {depth}");
            }
        }
        let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
        writeln!(text, "{name} | {}", counts.join(" | ")).unwrap();
    }
    compare("swccg.perft", &text);
}

/// Every position is named after a rule of the rules page, and only once.
#[test]
fn positions_are_named_by_rules() {
    let positions = positions();
    let mut names: Vec<&str> = positions.iter().map(|(name, ..)| *name).collect();
    for name in &names {
        let rule = name.split(' ').next().unwrap();
        assert!(swccg::rules::ALL.iter().any(|known| known.to_string() == rule), "{name}");
    }
    names.sort_unstable();
    names.dedup();
    assert!(names.len() == positions.len() && names.len() > 20, "{}", names.len());
}

/// The lists are read by people, and by bots that break ties by order.
#[test]
fn offers_come_in_the_order_on_file() {
    let mut text = String::from("# name, then what is offered, in order\n");
    for (name, game, _) in positions() {
        writeln!(text, "{name}").unwrap();
        for choice in game.legal_choices() {
            writeln!(text, "  {}", serde_json::to_string(&choice).unwrap()).unwrap();
        }
    }
    compare("swccg.offers", &text);
}

fn compare(file: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    if std::env::var_os("SWCCG_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let filed = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = filed.lines().zip(text.lines()).find(|(filed, now)| filed != now);
    assert_eq!(differs, None, "filed, now");
    assert_eq!(filed.lines().count(), text.lines().count());
}
