//! Ship abilities with their own questions, and effects that are due at the same time.

use super::*;
use crate::content::effect::GrantTrigger;
use crate::content::{ActionKind, DamageCard};
use crate::craft::{Object, Tokens};
use crate::geometry::{Side, StandardArc, Turret};
use crate::label::Label;
use crate::{
    ActionSource, DealtCard, DiceModifier, FollowUp, ModifyStep, OptionalAbility, TargetedAction, Token,
};

fn locked(id: &str) -> Option<Object> {
    Some(Object::Ship(Label::new(id).unwrap()))
}

/// XW-ABL-27: the cannon of a TIE heavy fires where its turret points, to the rear or to the front.
#[test]
fn rotating_cannons_fire_through_the_turret() {
    let shots = |arc: StandardArc| {
        let own = ShipEntry {
            cards: vec!["ioncannon".into()],
            turret: Some(Turret::Single(arc)),
            ..ours("X", "tierbheavy", 3, 400, 400)
        };
        let behind =
            ShipEntry { at: Some(Placement::mm(400, 250, 0)), ..theirs("T", "tielnfighter", 1, 0, 0) };
        let mut game = duel_of(own, behind);
        game.approach();
        game.state.shots(X).into_iter().map(|shot| (shot.weapon, shot.target)).collect::<Vec<_>>()
    };
    // The TIE fighter flies to 370, the heavy to 540: 120 mm apart.
    assert_eq!(shots(StandardArc::Rear), [(0, T), (1, T)]);
    assert_eq!(shots(StandardArc::Front), []);
}

/// XW-ABL-28: a Quadjumper tractors a ship in its front arc at range 1, with two tokens in its bullseye arc, once per
/// round.
#[test]
fn the_spacetug_tractors() {
    let tug = |aside: i32, gap: i32| {
        let own = ours("X", "quadrijettransferspacetug", 3, 400, 80);
        let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 400 + aside, 360 + gap));
        game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
        game
    };
    let mut game = tug(0, 60);
    game.choose(Choice::Act(TargetedAction::Tractor(T)));
    assert_eq!(game.ship("T").tokens.tractor, 2);
    assert_eq!(game.open(), Pending::ask(question::Drag(T, X)), "a small ship is tractored");
    game.choose(Choice::Pass);
    assert!(
        game.state
            .legal_actions(X, ActionSource::Step)
            .iter()
            .all(|act| !matches!(act, TargetedAction::Tractor(_))),
        "once a round"
    );
    let mut game = tug(40, 60);
    game.choose(Choice::Act(TargetedAction::Tractor(T)));
    assert_eq!(game.ship("T").tokens.tractor, 1, "40 mm aside is not in the bullseye");
    assert!(!tug(0, 120).legal_choices().contains(&Choice::Act(TargetedAction::Tractor(T))), "range 2");
}

/// XW-ABL-29: a Phantom may evade after it has decloaked, and trade an evade token for a cloak token in the End Phase.
#[test]
fn the_phantom_fades() {
    let own = ShipEntry {
        tokens: Tokens { cloak: 1, ..Tokens::default() },
        ..ours("X", "tiephphantom", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Decloak(None));
    assert_eq!(game.open(), Pending::ask(question::Act(X, ActionSource::Granted(GrantTrigger::Decloak))));
    assert_eq!(game.legal_choices(), [Choice::Act(TargetedAction::Evade), Choice::Pass]);
    game.choose(Choice::Act(TargetedAction::Evade));
    assert_eq!((game.ship("X").tokens.cloak, game.ship("X").tokens.evade), (0, 1));
    while !matches!(game.open(), Pending::Ask(Question::May(_))) {
        game.choose(Choice::Pass);
    }
    assert_eq!(game.open(), Pending::ask(question::May(X, OptionalAbility::CloakForEvade)));
    game.choose(Choice::Use(OptionalAbility::CloakForEvade));
    assert_eq!(game.open(), Pending::Ask(Question::Dials));
    assert_eq!((game.ship("X").tokens.cloak, game.ship("X").tokens.evade), (1, 0));
}

/// XW-ABL-30: an HMP gunship rerolls as many dice as friends have the defender locked, once, and spends no lock.
#[test]
fn networked_aim_counts_locks() {
    let own = ShipEntry { lock: locked("T"), ..ours("X", "hmpdroidgunship", 3, 400, 80) };
    let friend = ShipEntry { lock: locked("T"), ..ours("Y", "hmpdroidgunship", 2, 100, 80) };
    let mut game = table(vec![own, theirs("T", "tielnfighter", 1, 400, 510), friend], &[]);
    for _ in 0..3 {
        let ship = game.state.next_dial(game.seat()).unwrap();
        game.choose(Choice::Dial(ship, straight(2)));
    }
    game.no_actions();
    assert_eq!(game.open(), Pending::ask(question::Fire(X)));
    game.choose(Choice::Fire(0, T)).reds(0, 0, 0, 2);
    let one = Choice::Reroll(DiceModifier::Effect(0), 0, 1);
    let two = Choice::Reroll(DiceModifier::Effect(0), 0, 2);
    assert_eq!(game.legal_choices(), [one, two, Choice::Pass], "no reroll by the own lock");
    game.choose(one).reds(0, 0, 0, 1);
    assert!(matches!(game.open(), Pending::Roll(ChanceNode::RollDefense(_))), "once: {:?}", game.open());
    assert_eq!(game.ship("X").lock, locked("T"));
    game.state.public.ship_mut(ShipId(2)).lock = None;
    let mut game = table(
        vec![
            ShipEntry { lock: locked("T"), ..ours("X", "hmpdroidgunship", 3, 400, 80) },
            theirs("T", "tielnfighter", 1, 400, 510),
        ],
        &[],
    );
    game.approach().choose(Choice::Fire(0, T)).reds(0, 0, 0, 2);
    assert_eq!(game.legal_choices(), [one, Choice::Pass], "its own lock counts as one");
}

/// XW-ABL-31: green tokens do not modify the defense dice of a ship in the bullseye arc of a Kimogila.
#[test]
fn dead_to_rights() {
    let defended = |aside: i32| {
        let tokens = Tokens { focus: 1, evade: 1, calculate: 1, ..Tokens::default() };
        let foe = ShipEntry { tokens, ..theirs("T", "tielnfighter", 1, 400 + aside, 530) };
        let mut game = duel_of(ours("X", "m12lkimogilafighter", 3, 400, 80), foe);
        game.approach().choose(Choice::Fire(0, T)).reds(0, 2, 0, 1).greens(0, 2, 1);
        game
    };
    let game = defended(0);
    assert_eq!(game.ship("T").damage.len(), 2, "{:?}", game.open());
    assert_eq!(game.ship("T").tokens.focus, 1);
    let game = defended(60);
    assert_eq!(game.open(), Pending::ask(question::Modify(T, ModifyStep::DefenseDice)));
}

/// XW-ABL-32: a striker that is not stressed flies a 1 straight or 1 bank before it reveals its dial.
#[test]
fn adaptive_ailerons() {
    let mut game = duel_of(ours("X", "tieskstriker", 3, 400, 80), theirs("T", "tielnfighter", 1, 100, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.open(), Pending::ask(question::Ahead(X)));
    assert_eq!(game.legal_choices(), [None, Some(Side::Left), Some(Side::Right)].map(Choice::Ahead));
    assert!(game.state.check(Seat::A, &Choice::Pass).is_err(), "it must");
    game.choose(Choice::Ahead(Some(Side::Right)));
    // The 1 bank leads 37.57 to the side and 90.71 ahead, and turns by 45 degrees; 2 straight is 120 mm.
    let at = game.ship("X").at;
    assert_eq!((at.x / 1000, at.y / 1000, at.heading), (522, 255, 45_000_000));
    let moves = game.told.iter().filter(|event| matches!(event, Event::Moved { ship: X, .. })).count();
    assert_eq!(moves, 2);
    assert_eq!(game.open(), Pending::ask(question::Act(X, ActionSource::Step)));
    let own = ShipEntry {
        tokens: Tokens { stress: 1, ..Tokens::default() },
        ..ours("X", "tieskstriker", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 100, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.ship("X").at, Placement::mm(400, 200, 0));
}

/// XW-ABL-32: an overlap during the extra move costs the Perform Action step; outside the play area the ship has fled
/// without revealing its dial.
#[test]
fn ailerons_have_their_price() {
    let own = ours("X", "tieskstriker", 3, 400, 80);
    let mut game = duel_of(own, theirs("T", "tielnfighter", 5, 400, 150));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Ahead(None));
    assert!(
        matches!(game.open(), Pending::Ask(Question::Act(question::Act(T, _)))),
        "no action for the striker: {:?}",
        game.open()
    );
    let own = ShipEntry { at: Some(Placement::mm(400, 850, 0)), ..ours("X", "tieskstriker", 3, 0, 0) };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 5, 100, 400));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Ahead(None));
    assert_eq!(game.ship("X").status, crate::Status::Fled);
    assert_eq!(game.state.public().dials & X.bit(), 0);
}

/// XW-TOK-06: the jamming player chooses which green token or lock is removed.
#[test]
fn who_jams_chooses() {
    let foe = ShipEntry {
        tokens: Tokens { focus: 1, evade: 1, ..Tokens::default() },
        lock: locked("X"),
        ..theirs("T", "tielnfighter", 1, 400, 800)
    };
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), foe);
    game.state.public.open = Pending::Nothing;
    game.state.jam(T, X, 2, crate::rules::token::JAM, &mut EventSink::silent());
    game.state.run(&mut EventSink::silent());
    assert_eq!((game.open(), game.seat()), (Pending::ask(question::Jam(T, X)), Seat::A));
    let prey = [Choice::Token(Token::Focus), Choice::Token(Token::Evade), Choice::Unlock];
    assert_eq!(game.legal_choices(), prey);
    assert!(game.state.check(Seat::A, &Choice::Token(Token::Calculate)).is_err());
    game.choose(Choice::Unlock).choose(Choice::Token(Token::Evade));
    let left = game.ship("T");
    assert_eq!((left.lock, left.tokens.evade, left.tokens.focus, left.tokens.jam), (None, 0, 1, 0));
}

/// XW-RND-12: after an action the owner of a wounded pilot chooses whether the die or another action comes first.
#[test]
fn a_wounded_pilot_orders() {
    let acted = || {
        let own = ours("X", "tieininterceptor", 3, 400, 80);
        let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 100, 800));
        game.state.public.deck_mut(Team::Player).deal_faceup(DamageCard::WoundedPilot);
        game.state.public.ship_mut(X).damage.push(DealtCard::Up(DamageCard::WoundedPilot));
        game.dials(&[straight(2), straight(2)])
            .choose(Choice::Pass)
            .choose(Choice::Act(TargetedAction::Focus));
        assert_eq!(game.open(), Pending::ask(question::Order(X, ActionKind::Focus, false)));
        game
    };
    let mut game = acted();
    game.choose(Choice::First(FollowUp::Action));
    assert!(matches!(game.open(), Pending::Ask(Question::Act(question::Act(X, ActionSource::After { .. })))));
    game.choose(Choice::Pass);
    assert!(matches!(game.open(), Pending::Roll(ChanceNode::Die(chance::Die { ship: X, .. }))));
    let mut game = acted();
    game.choose(Choice::First(FollowUp::Card)).reds(0, 1, 0, 0);
    assert_eq!(game.ship("X").tokens.stress, 1);
    assert!(!matches!(game.open(), Pending::Ask(Question::Act(_))), "stressed, it performs no other action");
}

/// XW-ACT-06: an ionized B-wing may focus but not perform the linked barrel roll; a ship without focus on its bar has
/// no action at all.
#[test]
fn an_ionized_ship_has_no_linked_action() {
    let acts = |xws: &str, ion: u8| {
        let tokens = Tokens { ion, ..Tokens::default() };
        let mut game = duel_of(
            ShipEntry { tokens, ..ours("X", xws, 3, 400, 80) },
            theirs("T", "tielnfighter", 1, 700, 800),
        );
        while game.open() == Pending::Ask(Question::Dials) {
            game.dials(&[straight(2)]);
        }
        // The TIE's action.
        game.choose(Choice::Pass);
        game
    };
    for (ion, linked) in [(1, false), (0, true)] {
        let mut game = acts("asf01bwing", ion);
        game.choose(Choice::Act(TargetedAction::Focus));
        assert_eq!(
            matches!(game.open(), Pending::Ask(Question::Act(question::Act(X, ActionSource::After { .. })))),
            linked
        );
    }
    assert!(
        !matches!(acts("vultureclassdroidfighter", 1).open(), Pending::Ask(Question::Act(_))),
        "no focus on its bar"
    );
    // When coordinated, it has no further options.
    let game = acts("asf01bwing", 0);
    assert!(
        game.state
            .legal_actions(X, ActionSource::Coordinated)
            .contains(&TargetedAction::BarrelRoll(Side::Left))
    );
    let game = acts("asf01bwing", 1);
    assert_eq!(game.state.legal_actions(X, ActionSource::Coordinated), [TargetedAction::Focus]);
}

/// XW-ATK-15: the focus result that Calibrated Laser Targeting adds may be rerolled by the lock.
#[test]
fn an_added_die_may_be_rerolled() {
    let jedi = ShipEntry {
        cards: vec!["calibratedlasertargeting".into()],
        force: Some(0),
        lock: locked("T"),
        ..ours("X", "delta7aethersprite", 3, 400, 80)
    };
    let mut game = duel_of(jedi, theirs("T", "tielnfighter", 1, 400, 510));
    game.approach().choose(Choice::Fire(0, T)).reds(0, 2, 0, 0);
    assert_eq!(game.legal_choices(), [Choice::Reroll(DiceModifier::Lock, 1, 0), Choice::Pass]);
    game.choose(Choice::Reroll(DiceModifier::Lock, 1, 0)).reds(0, 1, 0, 0);
    let struck = game.state.public().attack.reds.all();
    assert_eq!((struck.hit, struck.focus), (3, 0));
}

/// XW-ABL-33: a Mining Guild TIE may end its barrel roll on an asteroid; a TIE/ln may not.
#[test]
fn notched_stabilizers_ignore_asteroids_in_a_roll() {
    let roll = |xws: &str| {
        let mut game = table(
            vec![ours("X", xws, 3, 400, 80), theirs("T", "tielnfighter", 1, 700, 800)],
            &[("coreasteroid0", Placement::mm(480, 200, 0))],
        );
        game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
        game.choose(Choice::Act(TargetedAction::BarrelRoll(Side::Right)));
        game.open()
    };
    assert!(
        matches!(roll("modifiedtielnfighter"), Pending::Ask(Question::Slot(question::Slot(X, _)))),
        "it has places to choose from"
    );
    assert!(
        !matches!(roll("tielnfighter"), Pending::Ask(Question::Slot(question::Slot(X, _)))),
        "every place lies on the rock"
    );
}

/// XW-ABL-34: any friend's calculate token, not only that of a ship with the same ability.
#[test]
fn a_gunship_calculates_for_a_vulture() {
    let tokens = Tokens { calculate: 1, ..Tokens::default() };
    let gunship = ShipEntry { tokens, ..ours("G", "hmpdroidgunship", 3, 480, 80) };
    let ships = vec![
        ours("X", "vultureclassdroidfighter", 4, 400, 80),
        theirs("T", "tielnfighter", 1, 400, 510),
        gunship,
    ];
    let mut game = table(ships, &[]);
    game.dials(&[straight(2), straight(2), straight(2)]);
    while !matches!(game.open(), Pending::Ask(Question::Fire(question::Fire(X)))) {
        game.choose(Choice::Pass);
    }
    game.choose(Choice::Fire(0, T));
    let Pending::Roll(ChanceNode::RollAttack(chance::RollAttack { dice, .. })) = game.open() else {
        panic!("{:?}", game.open())
    };
    game.reds(0, 0, 1, dice - 1);
    let network = game
        .legal_choices()
        .into_iter()
        .find(|offer| matches!(offer, Choice::Change(DiceModifier::Effect(_))));
    game.choose(network.unwrap());
    assert_eq!((game.ship("G").tokens.calculate, game.state.public().attack.reds.all().hit), (0, 1));
}

/// XW-ABL-15, XW-ABL-09: the shield that Plasma Torpedoes take after the damage gives Joph Seastriker an evade too.
#[test]
fn plasma_torpedoes_give_seastriker_an_evade() {
    let own = ShipEntry {
        cards: vec!["plasmatorpedoes".into()],
        lock: locked("T"),
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let joph = ShipEntry {
        ship: None,
        pilot: Some("jophseastriker".into()),
        initiative: Some(1),
        ..theirs("T", "t70xwing", 1, 400, 510)
    };
    let mut game = duel_of(own, joph);
    game.approach().choose(Choice::Fire(1, T)).reds(0, 1, 0, 2).choose(Choice::Pass).greens(0, 0, 2);
    assert_eq!(game.ship("T").shields, 1);
    let evades = |event: &&Event| matches!(event, Event::Gained { ship: T, token: Token::Evade, .. });
    assert_eq!(
        game.told.iter().filter(evades).count(),
        2,
        "one for the damage, one for the shield lost after it"
    );
}

/// XW-GEO-13, XW-OBS-02: a shuttle that is stationary on an asteroid rolls for it and has no action.
#[test]
fn stopping_on_an_asteroid_costs_what_it_costs() {
    let mut game = table(
        vec![ours("X", "lambdaclasst4ashuttle", 3, 400, 200), theirs("T", "tielnfighter", 1, 700, 800)],
        &[("coreasteroid0", Placement::mm(400, 200, 0))],
    );
    let stop = DialSetting { bearing: Bearing::Stationary, speed: 0 };
    game.dials(&[stop, straight(2)]).choose(Choice::Pass);
    assert!(
        matches!(game.open(), Pending::Roll(ChanceNode::Die(chance::Die { ship: X, .. }))),
        "{:?}",
        game.open()
    );
    game.reds(0, 0, 0, 1);
    assert!(!matches!(game.open(), Pending::Ask(Question::Act(question::Act(X, _)))));
}

/// XW-RND-13: the player who places a ship with a turret chooses its direction, among the allowed arcs only; for a
/// ship without a turret nothing is asked.
#[test]
fn turrets_are_pointed_at_placement() {
    let placed = |xws: &str, cards: &[&str]| {
        let cards = cards.iter().map(|card| (*card).to_owned()).collect();
        let own = ShipEntry { at: None, cards, ..ours("X", xws, 3, 400, 80) };
        let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 700, 800));
        game.choose(Choice::Place(X, Placement::mm(400, 60, 0)));
        game
    };
    let game = placed("btla4ywing", &["dorsalturret"]);
    assert_eq!(game.open(), Pending::ask(question::Turret(X)));
    assert_eq!(game.legal_choices(), StandardArc::ALL.map(|arc| Choice::Turret(Turret::Single(arc))));
    let mut game = placed("tiesffighter", &["specialforcesgunner"]);
    let ends = [StandardArc::Front, StandardArc::Rear];
    assert_eq!(game.legal_choices(), ends.map(|arc| Choice::Turret(Turret::Single(arc))));
    game.choose(Choice::Turret(Turret::Single(StandardArc::Rear)));
    assert_eq!(
        (game.ship("X").turret, game.open()),
        (Some(Turret::Single(StandardArc::Rear)), Pending::Ask(Question::Dials))
    );
    let game = placed("nantexclassstarfighter", &[]);
    assert!(!game.legal_choices().contains(&Choice::Turret(Turret::Single(StandardArc::Rear))));
    assert!(game.state.check(Seat::A, &Choice::Turret(Turret::Single(StandardArc::Rear))).is_err());
    assert_eq!(placed("t65xwing", &[]).open(), Pending::Ask(Question::Dials));
}
