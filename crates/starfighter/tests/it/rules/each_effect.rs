use crate::common::scene::{A, B, Scene, TestMatch, spot, stack};
use crate::common::{card, cards};
use starfighter::{Choice, DamageCause, Effect, Event, Half, Question, Refusal, Sector, Spot};

fn to(at: Spot, target: u8) -> Choice {
    Choice::Move { at, to: Sector::new(target).unwrap() }
}

/// The first seat has played this level-0 card in sector 4 and is asked for the target of its effect.
fn asked(scene: Scene, name: &str) -> TestMatch {
    let mut table = scene.hand(A, name).hand(B, "0-01").begin();
    table.recto(A, name, 4);
    table
}

/// SF-FXS-01
#[test]
fn draw_puts_a_card_aside_unseen() {
    let table = asked(Scene::new(), "0-10");
    let view = table.view(A);
    assert_eq!((view.piles[0].count, view.sides[A].hand, view.sides[A].promised), (97, 0, 1));
    assert!(table.has_event(|e| matches!(e, Event::PutAside { seat: A, rule, .. } if rule.0 == "SF-FXS-01")));
    assert_eq!(view.sides[A].cards, Some(vec![]), "its owner has not seen it");
}

/// SF-FXS-02
#[test]
fn a_lateral_move_goes_onto_an_adjacent_sector() {
    let mut table = asked(Scene::new().stack(A, 1, "0-02 v0-06").stack(A, 2, "v0-07"), "0-47");
    let at = spot(A, 1, 0);
    assert!(matches!(table.refuse(A, to(at, 3)), Refusal::NotAdjacent { rule, .. } if rule.0 == "SF-FXS-02"));
    assert!(matches!(table.refuse(A, to(at, 1)), Refusal::NotAdjacent { .. }), "not its own sector");
    assert!(matches!(table.refuse(A, Choice::Target { at }), Refusal::Destination { needed: true, .. }));
    table.choose(A, to(at, 2));
    assert_eq!(
        [1, 2].map(|sector| table.sector(A, sector)),
        ["v0-06", "v0-07 0-02"],
        "it becomes the highest"
    );
}

/// SF-FXS-03
#[test]
fn a_vertical_move_goes_to_the_top_of_its_sector() {
    let mut table = asked(Scene::new().stack(B, 1, "v0-02 v0-06 v0-07"), "0-08");
    let refusal = table.refuse(A, Choice::Target { at: spot(B, 1, 2) });
    assert!(matches!(refusal, Refusal::AlreadyOnTop { rule, .. } if rule.0 == "SF-FXS-03"));
    table.target(A, spot(B, 1, 1));
    assert_eq!(table.sector(B, 1), "v0-02 v0-07 v0-06", "on the rival's board as well");
}

/// SF-FXS-04
#[test]
fn a_free_move_goes_to_any_sector_of_the_same_board() {
    let table = asked(Scene::new().stack(A, 0, "v0-02 v0-06"), "0-48");
    let reach = |slot: u8| {
        let at = spot(A, 0, slot);
        (0..5).filter(|sector| table.state.clone().check_ok(A, to(at, *sector))).collect::<Vec<u8>>()
    };
    assert_eq!(reach(0), [0, 1, 2, 3, 4], "a covered card may rise in its own sector");
    assert_eq!(reach(1), [1, 2, 3, 4]);
    assert!(
        matches!(table.refuse(A, to(spot(A, 0, 1), 0)), Refusal::AlreadyOnTop { rule, .. } if rule.0 == "SF-FXS-04")
    );
}

trait CheckOk {
    fn check_ok(&self, seat: contract::Seat, choice: Choice) -> bool;
}

impl CheckOk for starfighter::State {
    fn check_ok(&self, seat: contract::Seat, choice: Choice) -> bool {
        contract::Game::check(self, seat, &choice).is_ok()
    }
}

/// SF-FXS-05
#[test]
fn a_pivot_changes_the_halves() {
    // Covered 2-86: its own-cruiser hit was on the lower half; after the pivot the enemy-cruiser hit becomes visible.
    let mut table = asked(Scene::new().stack(A, 0, "2-86 v0-02"), "0-51");
    table.target(A, spot(A, 0, 0));
    assert_eq!(table.sector(A, 0), "2-86/p v0-02");
    assert_eq!(table.armor(), [20, 19]);
    // A card on top shows both halves before and after.
    let mut top = asked(Scene::new().stack(A, 0, "v0-02 2-86"), "0-51");
    top.target(A, spot(A, 0, 1));
    assert_eq!((top.sector(A, 0).as_str(), top.armor()), ("v0-02 2-86/p", [20, 20]));
}

/// SF-FXS-06
#[test]
fn destroy_takes_any_card() {
    let mut table = Scene::new()
        .stack(A, 0, "v0-02 v0-06")
        .stack(B, 3, "0-07 v0-08")
        .hand(A, "2-26")
        .hand(B, "0-01")
        .begin();
    table.recto(A, "2-26", 0).target(A, spot(B, 3, 0));
    assert_eq!((table.sector(B, 3).as_str(), table.discard()), ("v0-08", vec!["0-07".to_owned()]));
    assert!(table.has_event(|e| matches!(e, Event::Destroyed { rule, .. } if rule.0 == "SF-FXS-06")));
}

/// SF-FXS-07
#[test]
fn a_hit_on_the_rival_cruiser_takes_a_point() {
    let mut table = Scene::new().stack(A, 0, "v0-02").hand(A, "1-17").hand(B, "0-01").begin();
    table.recto(A, "1-17", 0);
    assert_eq!(table.armor(), [20, 19]);
    assert!(table.has_event(
        |e| matches!(e, Event::ArmorLost { seat: B, points: 1, rule, .. } if rule.0 == "SF-FXS-07")
    ));
}

/// SF-FXS-08
#[test]
fn a_hit_on_the_own_cruiser_takes_a_point() {
    let table = asked(Scene::new(), "0-09");
    assert_eq!(table.armor(), [19, 20]);
    assert!(table.has_event(
        |e| matches!(e, Event::ArmorLost { seat: A, points: 1, rule, .. } if rule.0 == "SF-FXS-08")
    ));
}

/// SF-FXS-09: five fighters against force fields.
#[test]
fn a_force_field_lets_one_marker_through() {
    let battle = |stack: &str| {
        let scene = Scene::new().stack(A, 0, stack).stack(B, 4, "0-41 2-24").battle(A);
        let mut table = scene.begin();
        table.fight();
        table
    };
    // 2-24 shows four fighters, 0-41 below it none.
    let field = battle("v0-02 1-55");
    assert_eq!((field.sector(A, 0).as_str(), field.armor()[0]), ("v0-02 1-55/d10", 20));
    assert!(
        field.has_event(|e| matches!(e, Event::Absorbed { markers: 3, rule, .. } if rule.0 == "SF-FXS-09"))
    );
    // One marker destroys its only fighter; the other three are absorbed anyway.
    let last = battle("v0-02 0-46");
    assert_eq!((last.sector(A, 0).as_str(), last.armor()[0]), ("v0-02", 20));
    // Face down it has no field: the verso is destroyed, then the lower one.
    let turned = battle("v0-02 v0-46");
    assert_eq!((turned.sector(A, 0).as_str(), turned.armor()[0]), ("", 20));
}

/// SF-FXS-10
#[test]
fn screens_catch_markers_before_the_fighters() {
    // Four markers on 2-74: three screens, then one of its fighters.
    let mut table = Scene::new().stack(A, 0, "2-74").stack(B, 4, "2-24").battle(A).begin();
    table.fight();
    assert_eq!(table.sector(A, 0), "2-74/s3");
    assert!(
        table.has_event(|e| matches!(e, Event::Damaged { markers: 3, rule, .. } if rule.0 == "SF-FXS-10"))
    );
    assert!(matches!(table.question(), Question::Half { left: 1, why: DamageCause::Combat, .. }));
    table.half(A, Half::Bottom);
    assert_eq!(table.view(A).sides[A].fighters[0], 2);
}

/// SF-FXS-11
#[test]
fn a_flip_shows_the_other_side_in_the_same_orientation() {
    let mut up = asked(Scene::new().stack(B, 1, "v2-86/p"), "0-42");
    up.target(A, spot(B, 1, 0));
    assert_eq!(up.sector(B, 1), "2-86/p");
    assert_eq!(
        up.question(),
        Question::Order { seat: B },
        "both halves came to light, for the owner of the board"
    );
    let mut down = asked(Scene::new().stack(B, 1, "2-74/s2"), "0-42");
    down.target(A, spot(B, 1, 0));
    assert_eq!(down.sector(B, 1), "v2-74", "markers on screens go back to the stock");
    assert_eq!(stack(&down.view(A), B, 1), "v2-74", "and everybody knows what it is");
}

/// SF-FXS-12
#[test]
fn a_hit_puts_one_marker_on_a_top_card() {
    let mut table =
        asked(Scene::new().stack(B, 0, "v0-02 2-24").stack(B, 1, "2-74/s1").stack(B, 2, "1-55"), "0-44");
    let refusal = table.refuse(A, Choice::Target { at: spot(B, 0, 0) });
    assert!(matches!(refusal, Refusal::NotOnTop { rule, .. } if rule.0 == "SF-FXS-12"));
    let empty = table.refuse(A, Choice::Target { at: spot(B, 4, 0) });
    assert!(matches!(empty, Refusal::NoCardThere { .. }), "the cruiser cannot be hit");
    let scene = table.clone();
    table.target(A, spot(B, 0, 1));
    assert!(
        matches!(table.question(), Question::Half { seat: A, why: DamageCause::Effect, .. }),
        "its player chooses the half"
    );
    table.half(A, Half::Bottom);
    assert_eq!(table.sector(B, 0), "v0-02 2-24/d01");
    let mut screen = scene.clone();
    screen.target(A, spot(B, 1, 0));
    assert_eq!(screen.sector(B, 1), "2-74/s2", "screens catch it");
    let mut field = scene.clone();
    field.target(A, spot(B, 2, 0));
    assert_eq!(field.sector(B, 2), "1-55/d10", "one marker lands on a card with a force field");
    // The last fighter: the card is destroyed and uncovers the one below, in the same chain.
    let mut last = asked(Scene::new().stack(B, 0, "1-17 0-02/d10"), "0-44");
    last.target(A, spot(B, 0, 1));
    assert_eq!(last.fired(), ["0-44 hit_fighter", "1-17 hit_enemy_cruiser"]);
    assert_eq!(last.armor(), [19, 20]);
}

/// SF-FXS-13
#[test]
fn damage_moves_to_the_new_face() {
    let mut down = asked(Scene::new().stack(B, 1, "2-24/d01"), "0-42");
    down.target(A, spot(B, 1, 0));
    assert_eq!(down.sector(B, 1), "v2-24/d10", "a verso has fighters on its top half only");
    let mut up = asked(Scene::new().stack(B, 1, "v2-24/d10"), "0-42");
    up.target(A, spot(B, 1, 0));
    assert!(
        matches!(up.question(), Question::Half { seat: B, why: DamageCause::Flip, left: 1, .. }),
        "the owner spreads it"
    );
    up.half(B, Half::Bottom);
    assert_eq!(up.sector(B, 1), "2-24/d01");
}

/// SF-FXS-14
#[test]
fn a_card_whose_new_face_is_wholly_damaged_is_destroyed() {
    let mut down = asked(Scene::new().stack(B, 1, "2-24/d11"), "0-42");
    down.target(A, spot(B, 1, 0));
    assert_eq!((down.sector(B, 1).as_str(), down.discard()), ("", vec!["2-24".to_owned()]));
    // 0-43 has one fighter and a hit, which does not fire; the card below is uncovered as usual.
    let mut up = asked(Scene::new().stack(B, 1, "1-17 v0-43/d10"), "0-42");
    up.target(A, spot(B, 1, 1));
    assert_eq!(up.discard(), ["0-43"]);
    assert_eq!(up.fired(), ["0-42 flip", "1-17 hit_enemy_cruiser"]);
    assert!(up.has_event(|e| matches!(e, Event::Destroyed { rule, .. } if rule.0 == "SF-FXS-14")));
}

/// The names used above match what is printed.
#[test]
fn the_cards_match_their_descriptions() {
    let content = starfighter::content::builtin();
    let printed = |name: &str, half: Half| content.card_named(card(name)).unwrap().halves[half as usize];
    assert_eq!(printed("0-43", Half::Bottom).fighters, 1);
    assert_eq!(printed("2-86", Half::Top).effects[0], Some(Effect::HitEnemyCruiser));
    assert_eq!(content.card_named(card("2-74")).unwrap().screens, 3);
    assert!(cards("0-46 1-55").iter().all(|name| content.card_named(*name).unwrap().force_field));
}
