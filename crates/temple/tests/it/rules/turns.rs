//! Set-up, turns, reinforcements and endings.

use crate::rules::scene::{MAUL, OBI, R2, R5, REP_TECH, SEP_TECH, Scene, walk};
use contract::{EventSink, Game, Seat, Seats, Turn};
use temple::{
    Action, Chance, Choice, EndReason, Event, Fault, FigureId, PassPlace, Pending, RefusalCause, Role, Setup,
    Side, State, Status, Switch, content, rules,
};

fn fresh() -> crate::rules::scene::TestMatch {
    crate::rules::scene::TestMatch { state: State::begin(content::builtin(), &Setup::default()).unwrap() }
}

/// TP-SET-01: ninety unequal pairs; the higher die chooses and plays first.
#[test]
fn the_higher_die_chooses_a_side_and_begins() {
    let mut game = fresh();
    let mut list = Vec::new();
    game.state.chance_outcomes(&mut list);
    assert_eq!(list.len(), 90);
    game.roll(Chance::Sides(3, 9));
    assert_eq!(game.asked(), Seat::B);
    game.play(Choice::Side(Side::Separatists));
    assert_eq!(game.state.public().sides.0, [Some(Side::Republic), Some(Side::Separatists)]);
    assert_eq!(game.asked(), Seat::A, "the lower roller places first");
}

/// TP-SET-02: each player's figures in order on their own start squares; then changes until both confirm; the player
/// who chose the side plays first.
#[test]
fn figures_are_placed_on_start_squares() {
    let mut game = fresh();
    game.roll(Chance::Sides(9, 3));
    game.play(Choice::Side(Side::Separatists));
    let map = game.state.map();
    let place = |id: u8, name: &str| Choice::Place(FigureId(id), map.square(name).unwrap());
    assert_eq!(game.legal_choices().len(), 6, "the next figure on any of six squares");
    assert_eq!(game.refusal(place(0, "B2")).0, rules::SET_PLACES);
    assert_eq!(game.refusal(place(4, "B2")).1, RefusalCause::Square(map.square("B2").unwrap()));
    for (id, name) in [(4, "AF19"), (5, "AG19"), (6, "AF20"), (7, "AG20")] {
        game.play(place(id, name));
    }
    for (id, name) in [(0, "B2"), (1, "C2"), (2, "B3"), (3, "C3")] {
        game.play(place(id, name));
    }
    assert_eq!(game.asked(), Seat::B, "the lower roller may change first");
    game.play(place(4, "AG19"));
    assert_eq!((game.square(OBI), game.square(R2)), ("AG19".into(), "AF19".into()), "they change places");
    game.play(Choice::Ready);
    game.play(Choice::Ready);
    assert_eq!((game.state.public().open, game.state.public().side), (Pending::Top, Side::Separatists));
    assert_eq!(game.asked(), Seat::A);
}

/// TP-SET-03: four droids where the map places them, inert and belonging to neither side.
#[test]
fn droids_of_the_map_stand_inert() {
    let game = fresh();
    let droids: Vec<_> = game.state.public().figures.iter().skip(8).copied().collect();
    let names: Vec<_> = droids.iter().map(|droid| game.state.map().name_of(droid.square)).collect();
    assert_eq!(names, ["X7", "K16", "I7", "Z16"]);
    assert!(droids.iter().all(|droid| droid.side.is_none() && droid.status == Status::Inert));
    assert_eq!(droids.iter().map(|droid| droid.life).collect::<Vec<_>>(), [80, 80, 60, 60]);
}

/// TP-TRN-01: each of the player's figures once, in any order; then the other side.
#[test]
fn each_figure_is_played_once() {
    let mut game = Scene::new().put(MAUL, "D3").put(R5, "D4").put(OBI, "AF19").start();
    assert_eq!(game.legal_choices(), [Choice::Activate(MAUL), Choice::Activate(R5), Choice::EndTurn]);
    assert_eq!(game.refusal(Choice::Activate(OBI)), (rules::TURN_ORDER, RefusalCause::NotYours(OBI)));
    game.stand(R5);
    game.play(Choice::Done);
    assert_eq!(game.refusal(Choice::Activate(R5)), (rules::TURN_ORDER, RefusalCause::Played(R5)));
    game.stand(MAUL);
    game.play(Choice::Done);
    assert_eq!((game.asked(), game.state.public().turn), (Seat::B, 2));
}

/// TP-TRN-02: no intervention before the movement ends, no movement after.
#[test]
fn movement_comes_before_intervention() {
    let mut game = Scene::new().put(MAUL, "D3").put(OBI, "AF19").start();
    game.play(Choice::Activate(MAUL));
    assert_eq!(game.refusal(Choice::Done).0, rules::TURN_STEPS);
    game.play(Choice::Stop);
    assert_eq!(game.refusal(walk("2")).0, rules::TURN_STEPS);
}

/// TP-TRN-03: after an action neither attack nor power.
#[test]
fn actions_exclude_attacks_and_powers() {
    let mut game = Scene::new().put(MAUL, "E7").put(OBI, "D6").start();
    game.stand(MAUL);
    let attack = Choice::Attack(OBI, temple::AttackKind::Melee);
    assert!(game.legal_choices().contains(&attack));
    game.play(Choice::Act(Action::Door(0)));
    assert_eq!(game.refusal(attack), (rules::TURN_ONE_KIND, RefusalCause::NotNow));
    assert_eq!(game.refusal(Choice::Use(temple::Power::Vigilance)).0, rules::TURN_ONE_KIND);
    assert!(game.legal_choices().contains(&Choice::Act(Action::Door(0))), "the hero has a second action");
}

fn fallen_tech() -> Scene {
    Scene::new().put(MAUL, "D3").put(OBI, "AF19").options(|options| options.reinforcements = Switch::On)
}

/// TP-REI-01: eight or more, before any activation, once per turn; with full life, on a free start square, and able
/// to act this turn.
#[test]
fn a_fallen_figure_is_called_again() {
    let mut game = fallen_tech().start();
    game.play(Choice::Call(SEP_TECH));
    let events = game.roll(Chance::Skill(7));
    assert!(matches!(events[0], Event::Tried { needed: 8, die: 7, .. }));
    assert_eq!(game.refusal(Choice::Call(SEP_TECH)), (rules::CALL_ROLL, RefusalCause::NotNow));
    let mut game = fallen_tech().start();
    game.play(Choice::Call(SEP_TECH));
    game.roll(Chance::Skill(8));
    assert_eq!(game.legal_choices().len(), 6);
    game.play(Choice::Place(SEP_TECH, game.state.map().square("B4").unwrap()));
    assert_eq!((game.square(SEP_TECH), game.figure(SEP_TECH).life), ("B4".into(), 70));
    assert!(game.legal_choices().contains(&Choice::Activate(SEP_TECH)));
    let mut late = fallen_tech().put(R5, "D4").start();
    late.stand(R5);
    late.play(Choice::Done);
    assert_eq!(late.refusal(Choice::Call(SEP_TECH)), (rules::CALL_ROLL, RefusalCause::NotNow));
}

/// TP-REI-02: no hero and none of the map's own droids; a reprogrammed droid by option.
#[test]
fn heroes_are_never_called() {
    let scene =
        Scene::new().put(R5, "D3").put(OBI, "AF19").options(|options| options.reinforcements = Switch::On);
    assert_eq!(scene.start().refusal(Choice::Call(MAUL)), (rules::CALL_WHO, RefusalCause::WrongKind(MAUL)));
    let won_over = |scene: Scene| {
        scene.with(|position| {
            let droid = &mut position.figures[8];
            (droid.side, droid.status, droid.life) = (Some(Side::Separatists), Status::Gone, 0);
        })
    };
    assert!(
        won_over(scene.clone()).start().legal_choices().contains(&Choice::Call(crate::rules::scene::ASSAULT))
    );
    let never = won_over(scene).options(|options| options.recall_droids = Switch::Off);
    assert_eq!(never.start().refusal(Choice::Call(crate::rules::scene::ASSAULT)).0, rules::CALL_WHO);
}

/// TP-END-01: reaching the stairs with the pass wins at once, before a circumstance attack on that square.
#[test]
fn the_pass_on_the_stairs_wins() {
    let scene = Scene::new().put(MAUL, "D19").put(OBI, "B18").with(|position| {
        position.pass = PassPlace::Carried(MAUL);
        position.figures[4].square = content::builtin().maps[0].square("B20").unwrap();
    });
    let mut game = scene.start();
    let events = game.walk(MAUL, "6");
    assert_eq!(events.last(), Some(&Event::Ended { side: Some(Side::Separatists), rule: rules::END_STAIRS }));
    assert_eq!(
        game.state.turn(),
        Turn::Over(contract::Ending { winners: Seats::one(Seat::A), rule: rules::END_STAIRS })
    );
}

/// TP-END-02: the last side standing wins, unless the other can still call reinforcements.
#[test]
fn the_last_side_standing_wins() {
    let scene = Scene::new().put(MAUL, "D3").put(R2, "E3").life(R2, 10);
    let fell = |scene: &Scene| {
        let mut game = scene.start();
        game.stand(MAUL);
        game.play(Choice::Attack(R2, temple::AttackKind::Melee));
        game.roll(Chance::Clash(10, 1));
        game.roll(Chance::Wound(1));
        game.state
    };
    let over = fell(&scene);
    assert_eq!(over.public().open, Pending::Over(Some(Side::Separatists), EndReason::Wiped));
    let called = fell(&scene.options(|options| options.reinforcements = Switch::On));
    assert_eq!((called.public().open, called.public().side), (Pending::Top, Side::Republic));
}

/// TP-END-03: a draw after the agreed number of turns per side.
#[test]
fn the_turn_limit_is_a_draw() {
    let scene = Scene::new().put(MAUL, "D3").put(OBI, "AF19").options(|options| options.turn_limit = 1);
    let mut game = scene.start();
    game.play(Choice::EndTurn);
    assert_eq!(game.state.public().side, Side::Republic);
    game.play(Choice::EndTurn);
    assert_eq!(game.state.public().open, Pending::Over(None, EndReason::Limit));
}

/// TP-END-04: nobody can hack, be called, or fight.
#[test]
fn an_unwinnable_position_is_a_draw() {
    let unarmed = |options: &mut temple::Options| {
        let card = content::builtin().units.card(Role::Assault);
        options.assault = Some(temple::content::Card { ranged: None, melee: None, ..card });
    };
    let scene = Scene::new().options(unarmed).with(|position| {
        for (droid, side) in [(8, Side::Separatists), (9, Side::Republic)] {
            (position.figures[droid].side, position.figures[droid].status) = (Some(side), Status::Active);
        }
    });
    let mut game = scene.start();
    game.play(Choice::EndTurn);
    assert_eq!(game.state.public().open, Pending::Over(None, EndReason::Stale));
    let mut armed = scene.options(|options| options.assault = None).start();
    armed.play(Choice::EndTurn);
    assert_eq!(armed.state.public().open, Pending::Top);
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
fn recording_events_does_not_change_play() {
    let game = Scene::new().put(MAUL, "D3").put(OBI, "AF19").start();
    let (mut recorded, mut silent) = (game, game.state);
    recorded.play(Choice::Activate(MAUL));
    silent.play(Seat::A, Choice::Activate(MAUL), &mut EventSink::silent());
    assert_eq!(recorded.state, silent);
}
