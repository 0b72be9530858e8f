//! Perft counts from fixed and tricky positions, by two independent generators.
//!
//! `tests/data/temple.perft` holds the counts. The second generator forms every possible choice and keeps those that
//! `check` accepts. There are too many walks for that: instead it finds every square a figure can end on by calling
//! `check` step by step, and compares the one listed path to each of them for cost. `TEMPLE_BLESS=1` rewrites the
//! file.

use crate::rules::scene::{
    ASSAULT, DOCTOR, MAUL, OBI, R2, R5, REP_MEDIC, REP_TECH, SEP_MEDIC, SEP_TECH, Scene,
};
use contract::perft::{perft, perft_by_check};
use contract::{Game, LegalChoicesOf, Seat, SmallRng};
use std::collections::BTreeMap;
use std::fmt::Write;
use temple::board::{Direction, Path, Square, Terrain};
use temple::{
    Action, AttackKind, Choice, FigureId, PassPlace, Power, Setup, Side, SpeedMeetings, State, Switch,
    content, rules,
};

/// The cost of entering a square, written independently of the implementation (TP-MOV-02).
fn cost(state: &State, square: Square) -> u8 {
    match state.map().terrain(square) {
        Terrain::Difficult | Terrain::Vault(_) | Terrain::Stairs(_) => 2,
        _ => 1,
    }
}

fn end_of(state: &State, from: Square, path: Path) -> (Square, u8) {
    path.iter().fold((from, 0), |(at, spent), direction| {
        let next = state.map().neighbor(at, direction).unwrap();
        (next, spent + cost(state, next))
    })
}

/// The squares the walking figure can end on, each with the least cost, found by calling `check` alone.
fn slow_end_squares(state: &State, seat: Seat) -> BTreeMap<Square, u8> {
    let public = state.public();
    let from = public.figure(public.active.figure).unwrap().square;
    let mut ends = BTreeMap::new();
    let mut best = BTreeMap::from([(from, 0u8)]);
    let mut paths = vec![Path::default()];
    while let Some(path) = paths.pop() {
        for direction in Direction::ALL {
            let Some(longer) = path.then(direction) else { continue };
            let judged = state.check(seat, &Choice::Walk(longer));
            // A figure cannot stop on an ally's square, but can walk on from it.
            let line_crosses = judged.is_err_and(|refusal| refusal.rule == rules::MOVE_ALLIES);
            if judged.is_err() && !line_crosses {
                continue;
            }
            let (to, spent) = end_of(state, from, longer);
            if best.get(&to).is_some_and(|least| *least <= spent) {
                continue;
            }
            best.insert(to, spent);
            paths.push(longer);
            if judged.is_ok() {
                ends.insert(to, spent);
            }
        }
    }
    ends
}

/// The listed walks, after comparing each with the slow search and with a sampled walk.
fn walks(state: &State, seat: Seat) -> Vec<Choice> {
    let mut legal = LegalChoicesOf::<State>::default();
    state.legal_choices(seat, &mut legal);
    let public = state.public();
    let from = public.figure(public.active.figure).unwrap().square;
    let mut ends = slow_end_squares(state, seat);
    ends.remove(&from);
    let mut found = Vec::new();
    for choice in &legal.listed {
        let Choice::Walk(path) = choice else { continue };
        let (to, spent) = end_of(state, from, *path);
        assert_eq!(ends.remove(&to), Some(spent), "{} by {path}", state.map().name_of(to));
        found.push(*choice);
    }
    assert!(ends.is_empty(), "no path is listed to {ends:?}");
    let mut rng = SmallRng::new(0);
    found.extend(legal.regions.iter().filter_map(|area| state.sample(seat, area, &mut rng)));
    found.push(Choice::Stop);
    found.sort_unstable();
    found.dedup();
    found
}

/// Every possible choice on this map, except walks.
fn every_choice(state: &State, seat: Seat) -> Vec<Choice> {
    if state.public().open == temple::Pending::Walk {
        return walks(state, seat);
    }
    let ids = || (0..=state.public().figures.len() as u8).map(FigureId);
    let reaches = [AttackKind::Melee, AttackKind::Ranged];
    let mut all = vec![Choice::Ready, Choice::EndTurn, Choice::Done, Choice::Stop];
    all.extend(Side::BOTH.map(Choice::Side));
    all.extend([false, true].into_iter().flat_map(|yes| [Choice::Take(yes), Choice::Answer(yes)]));
    for id in ids() {
        all.extend((0..=state.map().len() as u16).map(|square| Choice::Place(id, Square(square))));
        all.extend([Choice::Call(id), Choice::Activate(id), Choice::Meet(id, false), Choice::Meet(id, true)]);
        all.extend(reaches.map(|reach| Choice::Attack(id, reach)));
        all.extend(reaches.map(|reach| Choice::Use(Power::Combat(id, reach))));
        all.extend([Choice::Use(Power::Regenerate(id)), Choice::Rest(id)]);
        let actions = [Action::Give(id), Action::Reprogram(id), Action::Heal(id), Action::Repair(id)];
        all.extend(actions.map(Choice::Act));
    }
    all.extend([Choice::Use(Power::Vigilance), Choice::Use(Power::Speed), Choice::Act(Action::Hack)]);
    all.extend((0..=state.map().doors.len() as u8).map(|door| Choice::Act(Action::Door(door))));
    all.extend((0..=4).map(|vault| Choice::Act(Action::Search(vault))));
    all.sort_unstable();
    all
}

/// Name, set-up, depth.
fn positions() -> Vec<(&'static str, Setup, u32)> {
    let start = |map: &str| Setup { map: map.into(), ..Setup::default() };
    let square = |name: &str| content::builtin().maps[0].square(name).unwrap();
    let carried = |scene: Scene, id| scene.with(move |p| p.pass = PassPlace::Carried(id));
    let far = |scene: Scene| scene.put(OBI, "AF20");
    let crowd = Scene::new().put(MAUL, "N11").put(OBI, "P11").put(R2, "P12").put(REP_TECH, "O13");
    let ward = Scene::new().put(MAUL, "H8").put(SEP_MEDIC, "J8").life(MAUL, 40).life(SEP_MEDIC, 30);
    let last = |p: &mut temple::Position| p.searched = [false, true, true, true];
    vec![
        ("the lost temple, before the dice", start("lost-temple"), 4),
        ("the outpost, before the dice", start("outpost"), 4),
        ("a hero in a crowd", crowd.clone().into_setup(), 3),
        (
            "a hero in a crowd, meetings forgotten",
            {
                let scene = crowd.clone().options(|o| o.speed_meetings = SpeedMeetings::Forgets);
                scene.with(|p| p.figures[0].life = 10).into_setup()
            },
            3,
        ),
        ("shots past cover", crowd.put(SEP_TECH, "S11").put(SEP_MEDIC, "U11").into_setup(), 3),
        ("a shut door", far(Scene::new().put(R5, "E7").put(SEP_TECH, "D7")).into_setup(), 4),
        (
            "an ally in a doorway",
            {
                let scene = far(Scene::new().put(R5, "E7").put(SEP_TECH, "F7"));
                scene.with(|p| p.open_doors = vec![door_of("E7")]).into_setup()
            },
            4,
        ),
        ("a vault to search", far(Scene::new().put(MAUL, "O8").put(R5, "P8")).into_setup(), 4),
        ("the last vault", far(Scene::new().put(R5, "O8")).with(last).into_setup(), 4),
        (
            "the pass on the ground",
            {
                far(Scene::new().put(R5, "O8").put(SEP_TECH, "O11"))
                    .with(|p| p.pass = PassPlace::Lies(square("O10")))
                    .into_setup()
            },
            4,
        ),
        (
            "the pass to hand on",
            carried(far(Scene::new().put(SEP_MEDIC, "D12").put(R5, "D13")), SEP_MEDIC).into_setup(),
            4,
        ),
        ("at the console", carried(far(Scene::new().put(R5, "D13").put(MAUL, "C13")), R5).into_setup(), 4),
        (
            "before the stairs",
            {
                carried(Scene::new().put(R5, "F19").put(OBI, "G19"), R5)
                    .with(|p| p.barriers_off = [true, false])
                    .into_setup()
            },
            3,
        ),
        ("in the infirmary", far(ward).put(DOCTOR, "I7").into_setup(), 3),
        (
            "a droid to wake",
            far(Scene::new().put(SEP_TECH, "Y7").put(R5, "X6")).put(ASSAULT, "X7").into_setup(),
            4,
        ),
        (
            "reinforcements",
            {
                let scene = far(Scene::new().put(MAUL, "D3")).put(REP_MEDIC, "AE19");
                scene.options(|o| o.reinforcements = Switch::On).into_setup()
            },
            3,
        ),
    ]
}

/// The name of the door next to a square.
fn door_of(name: &str) -> String {
    let map = &content::builtin().maps[0];
    let beside = map.square(name).unwrap();
    let door = map.doors.iter().find(|door| door.edges.iter().any(|(a, b)| *a == beside || *b == beside));
    door.unwrap().name.clone()
}

impl Scene {
    fn into_setup(self) -> Setup {
        self.setup
    }
}

#[test]
fn both_generators_agree_with_the_counts_on_file() {
    let mut text = String::from("# name | perft 1 | perft 2 | ...\n");
    for (name, setup, depth) in positions() {
        let state = State::begin(content::builtin(), &setup).unwrap_or_else(|f| panic!("{name}: {f:?}"));
        let counts: Vec<u64> = (1..=depth).map(|depth| perft(&state, depth)).collect();
        // The slow generator checks thousands of choices per state, so it goes one step less deep.
        for (depth, count) in (1..depth).zip(&counts) {
            if *count < 3_000 {
                let slow = perft_by_check(&state, depth, &every_choice);
                assert_eq!(slow, *count, "{name}, depth {depth}");
            }
        }
        writeln!(text, "{name} | {}", counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" | "))
            .unwrap();
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/temple.perft");
    if std::env::var_os("TEMPLE_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text);
}
