//! Set-up, turns, reinforcements and endings.

use crate::rules::scene::{MAUL, OBI, R2, R5, REP_TECH, SEP_TECH, Scene, walk};
use table::{Game, Out, Seat, Seats, Turn};
use temple::{
    Action, Cause, Chance, Choice, Event, Fault, FigureId, Finish, Open, PassPlace, Role, Setup, Side, State,
    Status, Switch, content, rules,
};

fn fresh() -> crate::rules::scene::Table {
    crate::rules::scene::Table { state: State::begin(content::builtin(), &Setup::default()).unwrap() }
}

/// TP-SET-01: ninety unequal pairs; the higher die chooses and plays first.
#[test]
fn the_higher_die_chooses_a_side_and_begins() {
    let mut table = fresh();
    let mut list = Vec::new();
    table.state.chances(&mut list);
    assert_eq!(list.len(), 90);
    table.roll(Chance::Sides(3, 9));
    assert_eq!(table.asked(), Seat::B);
    table.play(Choice::Side(Side::Separatists));
    assert_eq!(table.state.public().sides.0, [Some(Side::Republic), Some(Side::Separatists)]);
    assert_eq!(table.asked(), Seat::A, "the lower roller places first");
}

/// TP-SET-02: each player's figures in order on their own start squares; then changes until both confirm; the player
/// who chose the side plays first.
#[test]
fn figures_are_placed_on_start_squares() {
    let mut table = fresh();
    table.roll(Chance::Sides(9, 3));
    table.play(Choice::Side(Side::Separatists));
    let map = table.state.map();
    let place = |id: u8, name: &str| Choice::Place(FigureId(id), map.square(name).unwrap());
    assert_eq!(table.offers().len(), 6, "the next figure on any of six squares");
    assert_eq!(table.refusal(place(0, "B2")).0, rules::SET_PLACES);
    assert_eq!(table.refusal(place(4, "B2")).1, Cause::Square(map.square("B2").unwrap()));
    for (id, name) in [(4, "AF19"), (5, "AG19"), (6, "AF20"), (7, "AG20")] {
        table.play(place(id, name));
    }
    for (id, name) in [(0, "B2"), (1, "C2"), (2, "B3"), (3, "C3")] {
        table.play(place(id, name));
    }
    assert_eq!(table.asked(), Seat::B, "the lower roller may change first");
    table.play(place(4, "AG19"));
    assert_eq!((table.square(OBI), table.square(R2)), ("AG19".into(), "AF19".into()), "they change places");
    table.play(Choice::Ready);
    table.play(Choice::Ready);
    assert_eq!((table.state.public().open, table.state.public().side), (Open::Top, Side::Separatists));
    assert_eq!(table.asked(), Seat::A);
}

/// TP-SET-03: four droids where the map places them, inert and belonging to neither side.
#[test]
fn droids_of_the_map_stand_inert() {
    let table = fresh();
    let droids: Vec<_> = table.state.public().figures.iter().skip(8).copied().collect();
    let names: Vec<_> = droids.iter().map(|droid| table.state.map().name_of(droid.square)).collect();
    assert_eq!(names, ["X7", "K16", "I7", "Z16"]);
    assert!(droids.iter().all(|droid| droid.side.is_none() && droid.status == Status::Inert));
    assert_eq!(droids.iter().map(|droid| droid.life).collect::<Vec<_>>(), [80, 80, 60, 60]);
}

/// TP-TRN-01: each of the player's figures once, in any order; then the other side.
#[test]
fn each_figure_is_played_once() {
    let mut table = Scene::new().put(MAUL, "D3").put(R5, "D4").put(OBI, "AF19").table();
    assert_eq!(table.offers(), [Choice::Activate(MAUL), Choice::Activate(R5), Choice::EndTurn]);
    assert_eq!(table.refusal(Choice::Activate(OBI)), (rules::TURN_ORDER, Cause::NotYours(OBI)));
    table.stand(R5);
    table.play(Choice::Done);
    assert_eq!(table.refusal(Choice::Activate(R5)), (rules::TURN_ORDER, Cause::Played(R5)));
    table.stand(MAUL);
    table.play(Choice::Done);
    assert_eq!((table.asked(), table.state.public().turn), (Seat::B, 2));
}

/// TP-TRN-02: no intervention before the movement ends, no movement after.
#[test]
fn movement_comes_before_intervention() {
    let mut table = Scene::new().put(MAUL, "D3").put(OBI, "AF19").table();
    table.play(Choice::Activate(MAUL));
    assert_eq!(table.refusal(Choice::Done).0, rules::TURN_STEPS);
    table.play(Choice::Stop);
    assert_eq!(table.refusal(walk("2")).0, rules::TURN_STEPS);
}

/// TP-TRN-03: after an action neither attack nor power.
#[test]
fn actions_exclude_attacks_and_powers() {
    let mut table = Scene::new().put(MAUL, "E7").put(OBI, "D6").table();
    table.stand(MAUL);
    let attack = Choice::Attack(OBI, temple::Reach::Melee);
    assert!(table.offers().contains(&attack));
    table.play(Choice::Act(Action::Door(0)));
    assert_eq!(table.refusal(attack), (rules::TURN_ONE_KIND, Cause::NotNow));
    assert_eq!(table.refusal(Choice::Use(temple::Power::Vigilance)).0, rules::TURN_ONE_KIND);
    assert!(table.offers().contains(&Choice::Act(Action::Door(0))), "the hero has a second action");
}

fn fallen_tech() -> Scene {
    Scene::new().put(MAUL, "D3").put(OBI, "AF19").options(|options| options.reinforcements = Switch::On)
}

/// TP-REI-01: eight or more, before any activation, once per turn; with full life, on a free start square, and able
/// to act this turn.
#[test]
fn a_fallen_figure_is_called_again() {
    let mut table = fallen_tech().table();
    table.play(Choice::Call(SEP_TECH));
    let events = table.roll(Chance::Skill(7));
    assert!(matches!(events[0], Event::Tried { needed: 8, die: 7, .. }));
    assert_eq!(table.refusal(Choice::Call(SEP_TECH)), (rules::CALL_ROLL, Cause::NotNow));
    let mut table = fallen_tech().table();
    table.play(Choice::Call(SEP_TECH));
    table.roll(Chance::Skill(8));
    assert_eq!(table.offers().len(), 6);
    table.play(Choice::Place(SEP_TECH, table.state.map().square("B4").unwrap()));
    assert_eq!((table.square(SEP_TECH), table.figure(SEP_TECH).life), ("B4".into(), 70));
    assert!(table.offers().contains(&Choice::Activate(SEP_TECH)));
    let mut late = fallen_tech().put(R5, "D4").table();
    late.stand(R5);
    late.play(Choice::Done);
    assert_eq!(late.refusal(Choice::Call(SEP_TECH)), (rules::CALL_ROLL, Cause::NotNow));
}

/// TP-REI-02: no hero and none of the map's own droids; a reprogrammed droid by option.
#[test]
fn heroes_are_never_called() {
    let scene =
        Scene::new().put(R5, "D3").put(OBI, "AF19").options(|options| options.reinforcements = Switch::On);
    assert_eq!(scene.table().refusal(Choice::Call(MAUL)), (rules::CALL_WHO, Cause::WrongKind(MAUL)));
    let won_over = |scene: Scene| {
        scene.with(|position| {
            let droid = &mut position.figures[8];
            (droid.side, droid.status, droid.life) = (Some(Side::Separatists), Status::Gone, 0);
        })
    };
    assert!(won_over(scene.clone()).table().offers().contains(&Choice::Call(crate::rules::scene::ASSAULT)));
    let never = won_over(scene).options(|options| options.recall_droids = Switch::Off);
    assert_eq!(never.table().refusal(Choice::Call(crate::rules::scene::ASSAULT)).0, rules::CALL_WHO);
}

/// TP-END-01: reaching the stairs with the pass wins at once, before a circumstance attack on that square.
#[test]
fn the_pass_on_the_stairs_wins() {
    let scene = Scene::new().put(MAUL, "D19").put(OBI, "B18").with(|position| {
        position.pass = PassPlace::Carried(MAUL);
        position.figures[4].square = content::builtin().maps[0].square("B20").unwrap();
    });
    let mut table = scene.table();
    let events = table.walk(MAUL, "6");
    assert_eq!(events.last(), Some(&Event::Ended { side: Some(Side::Separatists), rule: rules::END_STAIRS }));
    assert_eq!(
        table.state.turn(),
        Turn::Over(table::Ending { winners: Seats::one(Seat::A), rule: rules::END_STAIRS })
    );
}

/// TP-END-02: the last side standing wins, unless the other can still call reinforcements.
#[test]
fn the_last_side_standing_wins() {
    let scene = Scene::new().put(MAUL, "D3").put(R2, "E3").life(R2, 10);
    let fell = |scene: &Scene| {
        let mut table = scene.table();
        table.stand(MAUL);
        table.play(Choice::Attack(R2, temple::Reach::Melee));
        table.roll(Chance::Clash(10, 1));
        table.roll(Chance::Wound(1));
        table.state
    };
    let over = fell(&scene);
    assert_eq!(over.public().open, Open::Over(Some(Side::Separatists), Finish::Wiped));
    let called = fell(&scene.options(|options| options.reinforcements = Switch::On));
    assert_eq!((called.public().open, called.public().side), (Open::Top, Side::Republic));
}

/// TP-END-03: a draw after the agreed number of turns per side.
#[test]
fn the_turn_limit_is_a_draw() {
    let scene = Scene::new().put(MAUL, "D3").put(OBI, "AF19").options(|options| options.turn_limit = 1);
    let mut table = scene.table();
    table.play(Choice::EndTurn);
    assert_eq!(table.state.public().side, Side::Republic);
    table.play(Choice::EndTurn);
    assert_eq!(table.state.public().open, Open::Over(None, Finish::Limit));
}

/// TP-END-04: nobody can hack, be called, or fight.
#[test]
fn a_table_without_hope_is_a_draw() {
    let unarmed = |options: &mut temple::Options| {
        let card = content::builtin().units.card(Role::Assault);
        options.assault = Some(temple::content::Card { ranged: None, melee: None, ..card });
    };
    let scene = Scene::new().options(unarmed).with(|position| {
        for (droid, side) in [(8, Side::Separatists), (9, Side::Republic)] {
            (position.figures[droid].side, position.figures[droid].status) = (Some(side), Status::Active);
        }
    });
    let mut table = scene.table();
    table.play(Choice::EndTurn);
    assert_eq!(table.state.public().open, Open::Over(None, Finish::Stale));
    let mut armed = scene.options(|options| options.assault = None).table();
    armed.play(Choice::EndTurn);
    assert_eq!(armed.state.public().open, Open::Top);
}

#[test]
fn a_bad_position_is_refused_with_every_fault() {
    let scene =
        Scene::new().put(MAUL, "D3").put(R5, "D3").put(REP_TECH, "A1").life(MAUL, 101).with(|position| {
            position.open_doors.push("trapdoor".into());
            position.turn = 0;
            position.pass = PassPlace::Carried(FigureId(6));
            position.played.push(FigureId(40));
        });
    let faults = State::begin(content::builtin(), &scene.setup).unwrap_err();
    for fault in [
        Fault::Shared(MAUL, R5),
        Fault::Square(REP_TECH),
        Fault::Life(MAUL),
        Fault::Door("trapdoor".into()),
        Fault::Turn(0),
        Fault::Pass,
        Fault::Unknown(FigureId(40)),
    ] {
        assert!(faults.contains(&fault), "{fault:?} is missing in {faults:?}");
    }
    let bad = Setup { map: "nowhere".into(), ..Setup::default() };
    assert_eq!(State::begin(content::builtin(), &bad).unwrap_err(), [Fault::Map("nowhere".into())]);
}

/// Play with and without an event listener leads to the same state.
#[test]
fn listening_changes_nothing() {
    let table = Scene::new().put(MAUL, "D3").put(OBI, "AF19").table();
    let (mut told, mut silent) = (table, table.state);
    told.play(Choice::Activate(MAUL));
    silent.play(Seat::A, Choice::Activate(MAUL), &mut Out::silent());
    assert_eq!(told.state, silent);
}
