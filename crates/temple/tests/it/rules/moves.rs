//! Movement, the pass on the ground, and circumstance attacks.

use crate::rules::scene::{ASSAULT, MAUL, OBI, R2, R5, REP_TECH, SEP_TECH, Scene, walk};
use contract::{Game, LegalChoices, LegalChoicesOf, Region, Seat};
use temple::{
    Chance, Choice, Event, PassPlace, Pending, RefusalCause, Side, State, VaultTerrain, content, rules,
};

/// TP-MOV-01, TP-MOV-02: G10 is difficult: from E10 five points reach I10 at a cost of 5, not J10.
#[test]
fn squares_cost_one_or_two() {
    let scene = Scene::new().put(SEP_TECH, "E10").put(OBI, "AF19");
    let mut game = scene.start();
    game.play(Choice::Activate(SEP_TECH));
    assert_eq!(game.refusal(walk("22222")), (rules::MOVE_TERRAIN, RefusalCause::Costs(6)));
    assert_eq!(game.refusal(walk("222222")), (rules::MOVE_POINTS, RefusalCause::Costs(7)));
    let events = game.play(walk("2222"));
    assert!(matches!(events[0], Event::Walked { left: 0, .. }), "{events:?}");
    assert_eq!(game.square(SEP_TECH), "I10");
}

/// TP-MOV-02: vaults cost two, or one with the option.
#[test]
fn vaults_are_difficult_unless_the_table_says_otherwise() {
    let scene = Scene::new().put(R5, "N9").put(OBI, "AF19");
    let reach = |scene: &Scene| {
        let mut game = scene.start();
        game.play(Choice::Activate(R5));
        let events = game.play(walk("2"));
        match events[0] {
            Event::Walked { left, .. } => left,
            _ => panic!("{events:?}"),
        }
    };
    // The walk is not interrupted, so the remaining points are lost; the cost shows in what a longer path costs.
    assert_eq!(reach(&scene), 2);
    assert_eq!(reach(&scene.options(|options| options.stones = VaultTerrain::Clear)), 3);
}

/// TP-MOV-03: E6 to F5 is blocked by the wall at F6; E4 to D5 is free, but E4 to D3 needs only E3 and D4.
#[test]
fn a_wall_at_the_corner_forbids_the_diagonal() {
    let mut game = Scene::new().put(MAUL, "E8").put(OBI, "AF19").start();
    game.play(Choice::Activate(MAUL));
    // E8 to F9: F8 and F9 are rock.
    assert_eq!(game.refusal(walk("3")).0, rules::MOVE_DIAGONAL);
    // E8 to F7: F8 is rock at the corner, and the door E7|F7 is closed.
    assert_eq!(game.refusal(walk("1")).0, rules::MOVE_DIAGONAL);
    assert!(game.state.check(Seat::A, &walk("0")).is_ok());
}

/// TP-MOV-04: a closed door prevents steps and contact; an open one allows both.
#[test]
fn a_closed_door_is_a_wall() {
    let shut = Scene::new().put(MAUL, "E7").put(OBI, "F7");
    let mut game = shut.start();
    game.play(Choice::Activate(MAUL));
    assert_eq!(game.refusal(walk("2")).0, rules::MOVE_CONTACT);
    game.play(Choice::Stop);
    let attack = Choice::Attack(OBI, temple::AttackKind::Melee);
    assert_eq!(game.refusal(attack), (rules::ATTACK_MELEE, RefusalCause::Far(OBI)));
    let mut game = shut.with(|position| position.open_doors.push("infirmary-left-west".into())).start();
    game.stand(MAUL);
    assert!(game.state.check(Seat::A, &attack).is_ok());
}

/// TP-MOV-05: enemies and the map's own droids cannot be crossed, but do not block a diagonal.
#[test]
fn enemies_and_droids_block_their_square_only() {
    let mut game = Scene::new().put(MAUL, "Y6").put(OBI, "AF19").start();
    game.play(Choice::Activate(MAUL));
    let square = game.figure(ASSAULT).square;
    assert_eq!(
        game.refusal(walk("5")),
        (rules::MOVE_BLOCKED, RefusalCause::Square(square)),
        "the droid of X7"
    );
    let mut game = Scene::new().put(MAUL, "Y6").put(R2, "Z7").put(OBI, "AF19").start();
    game.play(Choice::Activate(MAUL));
    let square = game.figure(R2).square;
    assert_eq!(game.refusal(walk("3")), (rules::MOVE_BLOCKED, RefusalCause::Square(square)));
    let (mut game, round) = (Scene::new().put(MAUL, "Y6").put(R2, "Z6").put(OBI, "AF19").start(), walk("3"));
    game.play(Choice::Activate(MAUL));
    assert!(game.state.check(Seat::A, &round).is_ok(), "a figure at the corner does not forbid the diagonal");
}

/// TP-MOV-06: through an ally, but not onto one.
#[test]
fn allies_are_crossed_and_not_stopped_on() {
    let mut game = Scene::new().put(MAUL, "C10").put(R5, "D10").put(OBI, "AF19").start();
    game.play(Choice::Activate(MAUL));
    assert_eq!(game.refusal(walk("2")).0, rules::MOVE_ALLIES);
    game.play(walk("22"));
    assert_eq!(game.square(MAUL), "E10");
}

/// TP-PAS-01: asked when the figure comes over the pass; taking it costs nothing and the walk continues.
#[test]
fn the_pass_on_the_ground_may_be_taken() {
    let lies = content::builtin().maps[0].square("D10").unwrap();
    let scene =
        Scene::new().put(MAUL, "C10").put(OBI, "AF19").with(|position| position.pass = PassPlace::Lies(lies));
    let mut game = scene.start();
    game.walk(MAUL, "22");
    assert_eq!((game.state.public().open, game.square(MAUL).as_str()), (Pending::Take, "D10"));
    game.play(Choice::Take(true));
    assert_eq!(
        (game.state.public().pass, game.state.public().open),
        (PassPlace::Carried(MAUL), Pending::Walk)
    );
    assert_eq!(game.state.public().active.movement, 5);
    let mut game = scene.put(MAUL, "D10").start();
    game.play(Choice::Activate(MAUL));
    assert_eq!(game.state.public().open, Pending::Take, "also where the movement begins");
    game.play(Choice::Take(false));
    assert_eq!(game.state.public().pass, PassPlace::Lies(lies));
}

/// TP-PAS-03: after three searches without success the fourth vault needs no search, only a step onto it.
#[test]
fn the_last_vault_gives_the_pass() {
    let scene = Scene::new()
        .put(R5, "N9")
        .put(OBI, "AF19")
        .with(|position| position.searched = [false, true, true, true]);
    let mut game = scene.start();
    game.walk(R5, "2");
    assert_eq!(game.state.public().open, Pending::Take);
    game.play(Choice::Take(true));
    assert_eq!(game.state.public().pass, PassPlace::Carried(R5));
    let mut game = scene.start();
    game.stand(R5);
    let search = Choice::Act(temple::Action::Search(0));
    assert_eq!(game.refusal(search), (rules::PASS_LAST_VAULT, RefusalCause::NotNow));
}

/// TP-CIR-01: on every square entered in contact, but not when standing still; the walk stops for it.
#[test]
fn contact_calls_for_a_circumstance_attack() {
    let scene = Scene::new().put(MAUL, "B10").put(REP_TECH, "D10").put(OBI, "AF19");
    let mut game = scene.start();
    game.walk(MAUL, "1");
    assert_eq!((game.state.public().open, game.square(MAUL).as_str()), (Pending::Meet, "C9"));
    assert_eq!(game.legal_choices(), [Choice::Meet(REP_TECH, false), Choice::Meet(REP_TECH, true)]);
    let mut game = scene.put(MAUL, "C10").start();
    game.play(Choice::Activate(MAUL));
    assert_eq!(game.state.public().open, Pending::Walk, "standing beside an enemy calls for nothing");
    let mut game = Scene::new().put(MAUL, "Z7").put(OBI, "AF19").start();
    game.walk(MAUL, "6");
    assert_eq!(game.state.public().open, Pending::Intervene, "nor does a droid that belongs to nobody");
}

/// TP-CIR-02: the mover decides first; if it declines it may be attacked; if neither attacks it is a pact.
#[test]
fn the_mover_speaks_first() {
    let scene = Scene::new().put(MAUL, "B10").put(REP_TECH, "D10").put(OBI, "AF19");
    let met = |attacks| {
        let mut game = scene.start();
        game.walk(MAUL, "1");
        game.play(Choice::Meet(REP_TECH, attacks));
        game
    };
    let mut game = met(true);
    let events = game.roll(Chance::Clash(1, 1));
    assert!(
        matches!(
            events[0],
            Event::Attacked { attacker: MAUL, defender: REP_TECH, attack: 18, defense: 13, hit: true, .. }
        ),
        "{events:?}"
    );
    let mut game = met(false);
    assert_eq!((game.asked(), game.state.public().open), (Seat::B, Pending::Answer(REP_TECH)));
    game.play(Choice::Answer(true));
    let events = game.roll(Chance::Clash(10, 1));
    assert!(
        matches!(
            events[0],
            Event::Attacked { attacker: REP_TECH, defender: MAUL, attack: 13, defense: 18, hit: true, .. }
        ),
        "{events:?}"
    );
    let mut game = met(false);
    let events = game.play(Choice::Answer(false));
    assert_eq!(events[0], Event::Pact { mover: MAUL, enemy: REP_TECH });
    assert_eq!(game.state.public().open, Pending::Walk);
}

/// TP-CIR-03: walking along the same enemy again triggers nothing more.
#[test]
fn each_enemy_is_met_once() {
    let mut game = Scene::new().put(MAUL, "B10").put(REP_TECH, "D10").put(OBI, "AF19").start();
    game.walk(MAUL, "1");
    game.play(Choice::Meet(REP_TECH, false));
    game.play(Choice::Answer(false));
    game.play(walk("4"));
    assert_eq!((game.state.public().open, game.square(MAUL).as_str()), (Pending::Intervene, "C10"));
    assert_eq!(game.refusal(Choice::Meet(REP_TECH, true)).0, rules::TURN_STEPS);
}

/// The list has one cheapest path for every reachable square; an independent slow search, which tries every path step
/// by step, finds the same squares at the same cost.
#[test]
fn reach_agrees_with_every_path_tried() {
    for (start, side) in [("E10", Side::Separatists), ("O10", Side::Separatists), ("Q19", Side::Separatists)]
    {
        let scene = Scene::new().put(MAUL, start).put(R5, "F10").put(REP_TECH, "H11").put(OBI, "P11").with(
            |position| {
                position.open_doors = vec!["temple-west".into(), "temple-south".into()];
                position.side = side;
            },
        );
        let mut game = scene.start();
        game.play(Choice::Activate(MAUL));
        let mut legal: LegalChoicesOf<State> = LegalChoices::default();
        game.state.legal_choices(Seat::A, &mut legal);
        let slow = slow_reach(&game.state, 6);
        let mut listed = std::collections::BTreeMap::new();
        for choice in &legal.listed {
            let Choice::Walk(path) = choice else { continue };
            assert!(legal.regions[0].may_contain(choice));
            let (end, cost) = follow(&game.state, *path).unwrap();
            assert!(listed.insert(end, cost).is_none(), "two paths to one square");
        }
        assert_eq!(listed, slow, "from {start}");
    }
}

type Reached = std::collections::BTreeMap<(i32, i32), u8>;

/// Where a path ends and what it costs, computed square by square from the map's text alone.
fn follow(state: &State, path: temple::board::Path) -> Option<((i32, i32), u8)> {
    let mut at = state.map().place(state.public().figure(MAUL)?.square);
    let mut cost = 0;
    for direction in path.iter() {
        let (dx, dy) = direction.offset();
        at = (at.0 + i32::from(dx), at.1 + i32::from(dy));
        cost += entry(state, at)?;
    }
    Some((at, cost))
}

/// The cost of entering a square, or `None` if nobody can enter it.
fn entry(state: &State, at: (i32, i32)) -> Option<u8> {
    use temple::board::Terrain;
    let map = state.map();
    if at.0 < 0 || at.1 < 0 || at.0 >= i32::from(map.columns) || at.1 >= i32::from(map.rows) {
        return None;
    }
    let square = temple::board::Square((at.1 * i32::from(map.columns) + at.0) as u16);
    match map.terrain(square) {
        Terrain::Rock | Terrain::Crate => None,
        Terrain::Barrier(side) => (state.public().barriers & (1 << side) != 0).then_some(1),
        Terrain::Difficult | Terrain::Vault(_) | Terrain::Stairs(_) => Some(2),
        Terrain::Clear | Terrain::Start(_) | Terrain::Console(_) => Some(1),
    }
}

/// Whether a closed door lies between two squares that share a side.
fn door_between(state: &State, a: (i32, i32), b: (i32, i32)) -> bool {
    let map = state.map();
    let doors = map.doors.iter().enumerate().filter(|(at, _)| state.public().doors & (1 << at) == 0);
    doors.flat_map(|(_, door)| &door.edges).any(|(x, y)| {
        let (x, y) = (map.place(*x), map.place(*y));
        (x, y) == (a, b) || (y, x) == (a, b)
    })
}

/// Every free square within the points, found by trying every step from every (square, points) pair.
fn slow_reach(state: &State, points: u8) -> Reached {
    let map = state.map();
    let start = map.place(state.public().figure(MAUL).unwrap().square);
    let standing: Vec<_> =
        state.public().standing().map(|(id, figure)| (id, map.place(figure.square), figure.side)).collect();
    let mut best = Reached::from([(start, 0)]);
    for _ in 0..points {
        for (at, spent) in best.clone() {
            for (dx, dy) in [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)] {
                let to = (at.0 + dx, at.1 + dy);
                let Some(cost) = entry(state, to) else { continue };
                let (side_a, side_b) = ((at.0 + dx, at.1), (at.0, at.1 + dy));
                let barred = if dx != 0 && dy != 0 {
                    entry(state, side_a).is_none()
                        || entry(state, side_b).is_none()
                        || door_between(state, at, side_a)
                        || door_between(state, at, side_b)
                        || door_between(state, side_a, to)
                        || door_between(state, side_b, to)
                } else {
                    door_between(state, at, to)
                };
                let enemy =
                    standing.iter().any(|(_, there, side)| *there == to && *side != Some(Side::Separatists));
                if barred || enemy || spent + cost > points {
                    continue;
                }
                let known = best.entry(to).or_insert(u8::MAX);
                *known = (*known).min(spent + cost);
            }
        }
    }
    best.retain(|at, _| *at != start && !standing.iter().any(|(id, there, _)| *id != MAUL && there == at));
    best
}
