//! Counts of every line of play from fixed and tricky positions, by two generators.
//!
//! `tests/data/swccg.perft` holds the counts. The second generator forms every choice that can be written down with the
//! cards and numbers of the position and keeps those the judge accepts; it shares nothing with the lists. Counts say
//! nothing of order: `tests/data/swccg.offers` holds the first list of each position as it is offered.
//! `SWCCG_BLESS=1` writes both files anew.

use crate::rules::scene::{DARK, LIGHT, Scene};
use crate::rules::tricky::{self, Counted};
use std::fmt::Write;
use swccg::pile::{Back, PileName};
use swccg::{CardName, Choice, From, ObjId, Phase, Role, State, To, Way};
use table::perft::{perft, perft_by_check};
use table::{Game, Seat, Viewer};

/// Cards that are in a hand, a pile or on the table.
fn names(state: &State) -> Vec<CardName> {
    let mut names: Vec<CardName> = state.laid().map(|laid| laid.card).collect();
    for seat in [DARK, LIGHT] {
        let side = &state.view(Viewer::Seat(seat)).sides[seat];
        names.extend(side.known.iter().map(|(card, _)| *card));
        names.extend(side.unseen.iter().flatten().map(|(card, _)| *card));
        names.extend(&side.lost);
        let piles = [&side.reserve, &side.force, &side.used];
        names.extend(piles.into_iter().flatten().filter_map(|back| match back {
            Back::Known(card, _) => Some(*card),
            Back::Blank | Back::Hidden(_) => None,
        }));
    }
    names.sort_unstable();
    names.dedup();
    names
}

fn ways(ids: &[ObjId]) -> Vec<Way> {
    let to: [fn(ObjId) -> Way; 7] =
        [Way::Walk, Way::Hyperspeed, Way::Land, Way::TakeOff, Way::ShuttleDown, Way::Passage, Way::Inside];
    let into: [fn(ObjId, Role) -> Way; 4] = [Way::Embark, Way::ShuttleUp, Way::Across, Way::Board];
    let mut all = vec![Way::Disembark, Way::Imprison];
    for id in ids {
        all.extend(to.iter().map(|way| way(*id)));
        all.extend(into.iter().flat_map(|way| Role::ALL.map(|role| way(*id, role))));
    }
    all
}

/// Choices of one card on the table.
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

/// Every choice that can be written down.
fn every_choice(state: &State) -> Vec<Choice> {
    // One number more than there is.
    let most = state.laid().map(|laid| laid.id.0).max().unwrap_or(0) + 1;
    let ids: Vec<ObjId> = (0..=most).map(ObjId).collect();
    let targets = || [None].into_iter().chain(ids.iter().copied().map(Some));
    let mut all = vec![Choice::Pass, Choice::Destiny, Choice::Draw, Choice::Verify];
    all.extend((0..=20).map(Choice::Activate));
    all.extend((0..=4).map(Choice::Pick));
    all.extend(PileName::ALL.map(|pile| Choice::Lose(From::Pile(pile))));
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
        all.extend([Choice::Start(card), Choice::Take(card), Choice::Lose(From::Hand(card))]);
        all.extend((0..=ids.len() as u8).map(|place| Choice::Deploy { card, to: To::Row(place) }));
        for id in &ids {
            let to = [To::Over(*id), To::At(*id), To::On(*id)].into_iter();
            let to = to.chain(Role::ALL.map(|role| To::Aboard(*id, role)));
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
    let room = scene.location("1_287", DARK);
    scene.location("1_296", DARK);
    scene.at("1_194", DARK, room);
    scene.hand(DARK, &["1_168", "1_324", "1_304", "1_285"]);
    scene.hand(LIGHT, &["1_105", "1_109"]);
    scene.force(DARK, 7);
    scene.force(LIGHT, 2);
    list.push(("SW-ACN-02 deploying, with barriers and Sense", scene.begin(), 3));

    let mut scene = Scene::new(Phase::Battle);
    let farm = scene.location("1_132", LIGHT);
    let vader = scene.at("1_168", DARK, farm);
    scene.on("1_324", DARK, vader);
    let luke = scene.at("1_19", LIGHT, farm);
    scene.on("1_152", LIGHT, luke);
    scene.at("1_28", LIGHT, farm);
    scene.force(DARK, 3);
    scene.force(LIGHT, 3);
    list.push(("SW-BTL-04 a battle with weapons, to its end", scene.begin(), 7));

    let mut scene = Scene::new(Phase::Move).light();
    let cantina = scene.location("1_128", LIGHT);
    let bay = scene.location("1_129", LIGHT);
    let system = scene.location("1_127", LIGHT);
    scene.at("1_19", LIGHT, cantina);
    let speeder = scene.at("1_149", LIGHT, bay);
    scene.aboard("1_28", LIGHT, speeder, Role::Pilot);
    scene.at("1_146", LIGHT, system);
    scene.at("1_140", LIGHT, system);
    scene.force(LIGHT, 3);
    list.push(("SW-MOV-04 moving, embarking, landing", scene.begin(), 3));

    let mut scene = Scene::new(Phase::Control);
    let corridor = scene.location("1_284", DARK);
    let cantina = scene.location("1_128", LIGHT);
    let trooper = scene.at("1_194", DARK, corridor);
    let captive = scene.on("1_28", LIGHT, trooper);
    scene.mark(captive, swccg::Marks::CAPTIVE);
    let vader = scene.at("1_168", DARK, cantina);
    scene.on("1_324", DARK, vader);
    scene.hand(LIGHT, &["1_28"]);
    scene.force(DARK, 2);
    list.push(("SW-CTL-03 drains with and without the sabre, a captive", scene.begin(), 5));

    let mut scene = Scene::new(Phase::Control);
    let core = scene.location("1_283", DARK);
    scene.at("900_9", DARK, core);
    scene.0.sides[DARK].reserve.truncate(3);
    scene.next(DARK, &["1_302", "1_168"]);
    scene.force(DARK, 2);
    list.push(("SW-SRC-01 a search and its verification", scene.begin(), 4));

    let mut scene = Scene::new(Phase::Move).light();
    let bay = scene.location("1_129", LIGHT);
    scene.location("1_136", LIGHT);
    scene.at("1_19", LIGHT, bay);
    scene.at("1_28", LIGHT, bay);
    scene.force(LIGHT, 3);
    list.push(("SW-MOV-06 docking bay transit", scene.begin(), 5));
    list.extend(rare());
    list
}

/// Kinds of card the ready decks lack.
fn rare() -> Vec<Counted> {
    let mut list = Vec::new();
    let mut scene = Scene::new(Phase::Battle);
    let hut = scene.location("1_134", LIGHT);
    scene.at("900_24", DARK, hut);
    scene.at("1_194", DARK, hut);
    scene.at("1_28", LIGHT, hut);
    scene.at("1_19", LIGHT, hut);
    scene.force(DARK, 1);
    list.push(("SW-CRE-03 a creature's attack and a battle", scene.begin_wide(), 5));

    let mut scene = Scene::new(Phase::Move);
    let sea = scene.location("1_130", LIGHT);
    scene.location("1_134", LIGHT);
    let hold = scene.location("900_32", DARK);
    let walker = scene.at("900_1", DARK, sea);
    scene.aboard("1_180", DARK, walker, Role::Pilot);
    scene.at("1_194", DARK, hold);
    scene.0.table[usize::from(hold.0)].aim = Some(walker);
    scene.force(DARK, 2);
    list.push(("SW-VST-02 the inside of a walker", scene.begin_wide(), 4));

    let mut scene = Scene::new(Phase::Control);
    let farm = scene.location("1_132", LIGHT);
    let trooper = scene.at("1_194", DARK, farm);
    scene.on("1_312", DARK, trooper);
    let spy = scene.at("900_31", LIGHT, farm);
    scene.on("900_30", LIGHT, spy);
    scene.at("1_28", LIGHT, farm);
    scene.hand(DARK, &["900_27"]);
    scene.force(DARK, 3);
    list.push(("SW-WPN-14 a sniper and a spy", scene.begin_wide(), 4));

    let mut scene = Scene::new(Phase::Battle);
    let sea = scene.location("1_130", LIGHT);
    scene.at("1_194", DARK, sea);
    scene.at("1_28", LIGHT, sea);
    scene.hand(LIGHT, &["900_40", "1_27"]);
    scene.force(DARK, 1);
    scene.force(LIGHT, 4);
    list.push(("SW-REA-03 a craft that reacts", scene.begin_wide(), 4));
    list
}

/// The slow way costs thousands of judgements a state: only where few states are looked into.
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

/// Every position is named by a rule of the page, and by no other's name.
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

/// The lists are read by people, and by machines that break ties by order.
#[test]
fn offers_come_in_the_order_on_file() {
    let mut text = String::from("# name, then what is offered, in order\n");
    for (name, game, _) in positions() {
        writeln!(text, "{name}").unwrap();
        for choice in game.offers() {
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
