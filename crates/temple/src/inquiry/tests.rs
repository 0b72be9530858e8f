//! Answers compared with cases drawn by hand on the built-in maps.

use super::*;
use crate::board::LineKind;
use crate::content::builtin;
use crate::figure::{Figure, Role, Side, Status};
use crate::setup::{PassPlace, Position, Setup};
use crate::state::State;
use contract::{Game, Seat};

/// The Lost Temple with Separatists and Republic on named squares, and no other figures except the droids of the map.
fn table(separatists: &[(Role, &str)], republic: &[(Role, &str)]) -> State {
    let content = builtin();
    let map = &content.maps[0];
    let mut figures = Vec::new();
    for (side, standing) in [(Side::Separatists, separatists), (Side::Republic, republic)] {
        for role in Role::TEAM {
            let card = content.units.card(role);
            let at =
                standing.iter().find(|(there, _)| *there == role).map(|(_, name)| map.square(name).unwrap());
            figures.push(Figure {
                role,
                side: Some(side),
                status: if at.is_some() { Status::Active } else { Status::Gone },
                square: at.unwrap_or_default(),
                life: if at.is_some() { card.life } else { 0 },
                force: card.force,
            });
        }
    }
    let droids = [(Role::Assault, &map.assault), (Role::Medical, &map.medical)];
    for (role, squares) in droids {
        figures.extend(squares.iter().map(|square| Figure {
            role,
            side: None,
            status: Status::Inert,
            square: *square,
            life: content.units.card(role).life,
            force: 0,
        }));
    }
    let position = Position {
        separatists: Seat::A,
        figures,
        open_doors: vec![],
        barriers_off: [false; 2],
        searched: [false; 4],
        pass: PassPlace::Hidden,
        side: Side::Separatists,
        turn: 1,
        played: vec![],
        tried: vec![],
        called: false,
        vigilant: vec![],
    };
    State::begin(content, &Setup { position: Some(position), ..Setup::default() }).unwrap()
}

fn ask(state: &State, inquiry: Inquiry) -> InquiryAnswer {
    answer(builtin(), state.public(), inquiry).unwrap()
}

fn walk_option(state: &State, figure: u8, square: &str) -> WalkOption {
    let InquiryAnswer::Ways(ways) = ask(state, Inquiry::Ways(FigureId(figure))) else { panic!("not ways") };
    let square = state.map().square(square).unwrap();
    ways.into_iter().find(|way| way.square == square).unwrap()
}

/// TP-CIR-01: the alley L6 to L9 is one square wide and R2-D2 stands beside its mouth at K10. From L5 to L10 there is
/// no other path within Maul's six points, so no route meets fewer enemies.
#[test]
fn an_alley_leaves_no_other_route() {
    let state = table(&[(Role::Hero, "L5")], &[(Role::Astromech, "K10")]);
    let way = walk_option(&state, 0, "L10");
    assert_eq!((way.route.cost, way.route.meets.as_slice()), (5, [FigureId(5)].as_slice()));
    assert_eq!(way.quiet, None);
}

/// South of the temple the crate O20 leaves only N21 O21 P21 to go east from M20; from there six points reach S21
/// along row 20, which touches R2-D2 on Q19, or along row 21, which does not. Whichever route comes first, the one
/// that avoids the enemy is reported, and every route names exactly the enemies it meets.
#[test]
fn in_the_open_a_route_avoids_the_enemy() {
    let state = table(&[(Role::Hero, "M20")], &[(Role::Astromech, "Q19")]);
    let WalkOption { route, quiet, .. } = walk_option(&state, 0, "S21");
    let avoiding = quiet.unwrap_or(route);
    let names: Vec<String> = avoiding.squares.iter().map(|square| state.map().name_of(*square)).collect();
    assert_eq!(names, ["N21", "O21", "P21", "Q21", "R21", "S21"]);
    assert_eq!((avoiding.cost, avoiding.meets.as_slice()), (6, [].as_slice()));
    let enemy = state.map().square("Q19").unwrap();
    let touches = |route: &Route| {
        route.squares.iter().any(|square| state.public().ground(state.map()).contact(*square, enemy))
    };
    let InquiryAnswer::Ways(ways) = ask(&state, Inquiry::Ways(FigureId(0))) else { panic!("not ways") };
    assert!(ways.iter().any(|way| way.quiet.is_some()));
    for way in &ways {
        for found in std::iter::once(&way.route).chain(&way.quiet) {
            assert_eq!(!found.meets.is_empty(), touches(found), "{found:?}");
            assert_eq!(found.squares.last(), Some(&way.square));
            assert!(found.cost <= 6);
        }
    }
}

/// TP-SIG-02: H10 to L10 with figures on J10 and K10 has cover 2 in the line that counts.
#[test]
fn sightlines_name_the_figures_that_give_cover() {
    let state =
        table(&[(Role::Hero, "H10"), (Role::Tech, "J10")], &[(Role::Astromech, "K10"), (Role::Hero, "L10")]);
    let square = |name| state.map().square(name).unwrap();
    let InquiryAnswer::Sight(thread) = ask(&state, Inquiry::Sight { from: square("H10"), to: square("L10") })
    else {
        panic!("not a thread")
    };
    let counts: Vec<_> = thread.lines.iter().filter(|line| line.counts).collect();
    assert_eq!(counts.len(), 1);
    assert_eq!(counts[0].cover, [FigureId(3), FigureId(5)]);
    assert!(!thread.contact);
    let line = state.line(square("H10"), square("L10")).unwrap();
    assert_eq!((counts[0].kind, counts[0].cover.len()), (line.kind, usize::from(line.cover)));
    // L11 does not see O11 through the closed temple door.
    let InquiryAnswer::Sight(shut) = ask(&state, Inquiry::Sight { from: square("L11"), to: square("O11") })
    else {
        panic!("not a thread")
    };
    assert_eq!(shut.lines, []);
}

/// TP-ATK-01, TP-SIG-05: a Tech (15) shoots an astromech (11) behind one figure: 15 against 13, so 72 of a hundred
/// pairs hit, for 18 life on average.
#[test]
fn an_attack_breakdown_has_every_number() {
    let state = table(&[(Role::Tech, "H10"), (Role::Medic, "J10")], &[(Role::Astromech, "L10")]);
    let inquiry = Inquiry::Attack {
        attacker: FigureId(3),
        defender: FigureId(5),
        reach: AttackKind::Ranged,
        occasion: AttackOccasion::Intervention,
    };
    let InquiryAnswer::Attack(Some(found)) = ask(&state, inquiry) else { panic!("no line") };
    assert_eq!((found.value, found.meditation, found.defense, found.cover, found.guard), (15, 0, 11, 2, 0));
    assert_eq!((found.hits, found.mean_loss_hundredths, found.life), (72, 1_800, 60));
    let thread = found.thread.unwrap();
    assert!(thread.lines.iter().any(|line| line.counts && line.cover == [FigureId(2)]));
    assert!(thread.lines.iter().any(|line| line.kind == LineKind::Center));
    // An astromech has no ranged weapon.
    let none = Inquiry::Attack {
        attacker: FigureId(5),
        defender: FigureId(3),
        reach: AttackKind::Ranged,
        occasion: AttackOccasion::Intervention,
    };
    assert_eq!(ask(&state, none), InquiryAnswer::Attack(None));
}

/// The manual's reading of a twenty-sided die: as a ten-sided die subtract ten from 11 to 20; as a four-sided die
/// count fives.
#[test]
fn a_die_of_twenty_reads_as_ten_and_four() {
    let state = table(&[(Role::Hero, "H10")], &[(Role::Hero, "L10")]);
    let InquiryAnswer::Twenty { ten, four } = ask(&state, Inquiry::Twenty) else { panic!("no dice") };
    assert_eq!((ten[0], ten[9], ten[10], ten[19]), (1, 10, 1, 10));
    assert_eq!(
        [four[0], four[4], four[5], four[9], four[10], four[14], four[15], four[19]],
        [1, 1, 2, 2, 3, 3, 4, 4]
    );
}

#[test]
fn unknown_figures_and_squares_are_errors() {
    let state = table(&[(Role::Hero, "H10")], &[(Role::Hero, "L10")]);
    let none = |inquiry| answer(builtin(), state.public(), inquiry).is_err();
    assert!(none(Inquiry::Ways(FigureId(1))), "it fell");
    assert!(none(Inquiry::Ways(FigureId(99))));
    assert!(none(Inquiry::Sight { from: crate::board::Square(9_999), to: crate::board::Square(0) }));
}
