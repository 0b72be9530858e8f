//! Maneuvers, actions, obstacles, devices.

use super::*;
use crate::content::{ActionKind, DamageCard};
use crate::craft::{Object, Tokens};
use crate::geometry::{EndSlot, Side};
use crate::label::Label;
use crate::{ActionSource, DealtCard, Status, TargetedAction};

fn turn(bearing: Bearing, speed: u8) -> DialSetting {
    DialSetting { bearing, speed }
}

/// XW-ACT-07, XW-ACT-08: red gives stress, and a stressed ship has no action; blue removes it.
#[test]
fn difficulty_stresses_and_sheds() {
    let mut game = duel(300);
    game.dials(&[turn(Bearing::Koiogran, 4), straight(2)]).choose(Choice::Pass);
    // The X-wing is stressed, has no action, and faces back.
    assert_eq!(game.ship("X").tokens.stress, 1);
    assert_eq!(game.ship("X").at, Placement::mm(400, 280, 180));
    let strained = Tokens { stress: 2, strain: 1, deplete: 1, ..Tokens::default() };
    let mut game = duel_of(
        ShipEntry { tokens: strained, ..ours("X", "t65xwing", 3, 400, 80) },
        theirs("T", "tielnfighter", 1, 400, 800),
    );
    game.approach();
    let tokens = game.ship("X").tokens;
    assert_eq!((tokens.stress, tokens.strain, tokens.deplete), (1, 0, 0));
}

/// XW-ACT-05: a red maneuver while stressed is the white 2 straight.
#[test]
fn a_stressed_pilot_flies_no_red_maneuver() {
    let stressed =
        ShipEntry { tokens: Tokens { stress: 1, ..Tokens::default() }, ..ours("X", "t65xwing", 3, 400, 80) };
    let mut game = duel_of(stressed, theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[turn(Bearing::Koiogran, 4), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.ship("X").at, Placement::mm(400, 200, 0));
    assert_eq!(game.ship("X").tokens.stress, 1);
}

/// XW-ACT-03: stopped by another ship: touching, and no action.
#[test]
fn an_overlap_costs_the_action() {
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 200), theirs("T", "tielnfighter", 1, 400, 430));
    // The TIE moves down to 310, its edge at 290; the X-wing stops with its edge there, its center at 270.
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert!((game.ship("X").at.y - 270_000).abs() <= 10, "{}", game.ship("X").at.y);
    assert!(game.ship("X").round.acted == 0 && !matches!(game.open(), Pending::Ask(Question::Act(_))));
    // XW-ATK-02: no attacks at range 0: the round is over.
    assert_eq!(game.open(), Pending::Ask(Question::Dials));
}

/// XW-ACT-04: over the player edge a ship has returned, over another one it has fled.
#[test]
fn leaving_the_table_is_fleeing() {
    let back = ShipEntry { at: Some(Placement::mm(400, 100, 180)), ..ours("X", "t65xwing", 3, 0, 0) };
    let mut game = duel_of(back, theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.ship("X").status, Status::Returned);
    let aside = ShipEntry { at: Some(Placement::mm(100, 400, 270)), ..ours("X", "t65xwing", 3, 0, 0) };
    let mut game = duel_of(aside, theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.ship("X").status, Status::Fled);
}

/// XW-ACT-02: the owner chooses the slot of a Tallon roll.
#[test]
fn a_tallon_roll_has_three_slots() {
    let mut game = duel(400);
    game.dials(&[turn(Bearing::Tallon(Side::Right), 3), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.legal_choices(), EndSlot::ALL.map(Choice::Slot));
    game.choose(Choice::Slot(EndSlot::Forward));
    // Turned to the right at (110, 110) and moved forward, which is now down.
    assert_eq!(game.ship("X").at, Placement::mm(510, 180, 180));
}

/// XW-ACT-09, XW-ACT-10, XW-ACT-12, XW-ACT-19: a linked action follows once, a red one gives stress, and each action
/// is performed once.
#[test]
fn a_red_link_stresses() {
    let mut game = duel_of(ours("X", "fangfighter", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.choose(Choice::Act(TargetedAction::Boost(None)));
    assert_eq!(game.ship("X").at, Placement::mm(400, 280, 0));
    assert_eq!(
        game.open(),
        Pending::ask(question::Act(X, ActionSource::After { kind: ActionKind::Boost, linked: false }))
    );
    assert_eq!(game.legal_choices(), [Choice::Act(TargetedAction::Focus), Choice::Pass]);
    game.choose(Choice::Act(TargetedAction::Focus));
    let tokens = game.ship("X").tokens;
    assert!(
        game.told.iter().any(|event| matches!(event, Event::Performed { act: TargetedAction::Focus, .. }))
    );
    assert_eq!(tokens.stress, 1, "and nothing follows");
    assert!(!matches!(game.open(), Pending::Ask(Question::Act(_))));
}

/// XW-ACT-11, XW-ACT-14: a barrel roll without a free slot fails, and nothing follows it.
#[test]
fn a_failed_boost_leads_nowhere() {
    let mut game = duel_of(ours("X", "fangfighter", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 430));
    // The TIE moves down to 310, its edge at 290; a boost from 200 would end with its edge at 300.
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.choose(Choice::Act(TargetedAction::Boost(None)));
    assert!(game.told.iter().any(|event| matches!(event, Event::Failed { .. })));
    assert_eq!(game.ship("X").at, Placement::mm(400, 200, 0));
    assert!(!matches!(game.open(), Pending::Ask(Question::Act(_))));
}

/// XW-ACT-14, XW-ACT-02: a barrel roll to a side has up to three slots.
#[test]
fn a_barrel_roll_is_declared_then_placed() {
    let mut game = duel(400);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.choose(Choice::Act(TargetedAction::BarrelRoll(Side::Left)));
    game.choose(Choice::Slot(EndSlot::Back));
    assert_eq!(game.ship("X").at, Placement::mm(320, 190, 0));
}

/// XW-ACT-13, XW-ACT-15: enemy ships and obstacles at range 0-3, one lock per ship; only actions on the bar.
#[test]
fn a_lock_is_one() {
    let mut game = table(
        vec![ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 600)],
        &[("coreasteroid1", Placement::mm(200, 200, 0))],
    );
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    let (obstacle, tie) =
        (Object::Obstacle(Label::new("O1").unwrap()), Object::Ship(Label::new("T").unwrap()));
    let locks: Vec<Choice> = game
        .legal_choices()
        .into_iter()
        .filter(|offer| matches!(offer, Choice::Act(TargetedAction::Lock(_))))
        .collect();
    assert_eq!(locks, [Choice::Act(TargetedAction::Lock(tie)), Choice::Act(TargetedAction::Lock(obstacle))]);
    assert!(game.state.check(Seat::A, &Choice::Act(TargetedAction::Evade)).is_err());
    game.choose(Choice::Act(TargetedAction::Lock(tie)));
    assert_eq!(game.ship("X").lock, Some(tie));
}

/// XW-ACT-16: reload recovers one charge and gives a disarm token; it is red on a Y-wing.
#[test]
fn reload_disarms() {
    let bomber = ShipEntry {
        cards: vec!["protontorpedoes".into()],
        charges: Some(vec![0]),
        ..ours("X", "btla4ywing", 3, 400, 80)
    };
    let mut game = duel_of(bomber, theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(2), straight(2)])
        .choose(Choice::Pass)
        .choose(Choice::Act(TargetedAction::Reload(0)));
    let ship = game.ship("X");
    assert_eq!((ship.cards[0].charges, ship.tokens.stress), (1, 1));
    assert!(game.told.iter().any(|event| matches!(event, Event::Gained { token: crate::Token::Disarm, .. })));
}

/// XW-OBS-01, XW-OBS-02: an asteroid: a die, no action, and no attack while on it (XW-ATK-03).
#[test]
fn an_asteroid_hurts_and_costs_the_action() {
    let mut game = table(
        vec![ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 500)],
        &[("coreasteroid1", Placement::mm(400, 200, 0))],
    );
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.reds(0, 1, 0, 0);
    assert_eq!(game.ship("X").shields, 1);
    // Neither an action nor an attack: the TIE fires.
    assert_eq!(game.open(), Pending::ask(question::Fire(T)));
}

/// XW-OBS-03, XW-OBS-04: debris gives stress after Check Difficulty, gas gives strain; crit and hit as printed.
#[test]
fn debris_stresses_and_gas_strains() {
    let met = |token: &str| {
        let mut game = table(
            vec![ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 700, 800)],
            &[(token, Placement::mm(400, 170, 0))],
        );
        game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
        game
    };
    let mut game = met("yt2400debris1");
    game.reds(0, 1, 0, 0);
    // Blue has nothing to remove before the debris gives stress; a hit has no effect here.
    assert_eq!((game.ship("X").tokens.stress, game.ship("X").shields), (1, 2));
    let mut game = met("gascloud3");
    game.reds(0, 0, 1, 0);
    assert_eq!(
        (game.ship("X").tokens.strain, game.ship("X").tokens.stress),
        (0, 0),
        "shed by the blue maneuver"
    );
    assert!(game.told.iter().any(|event| matches!(event, Event::Gained { token: crate::Token::Strain, .. })));
}

/// XW-DEV-01, XW-DEV-02, XW-DEV-04: a proton bomb is dropped behind and deals a crit to each ship at range 0-1.
#[test]
fn a_bomb_goes_off_at_the_end_of_the_activation_phase() {
    let bomber = ShipEntry { cards: vec!["protonbombs".into()], ..ours("X", "tiesabomber", 3, 400, 400) };
    let mut game = duel_of(bomber, theirs("T", "t65xwing", 1, 400, 300));
    game.dials(&[straight(2), straight(3)]);
    game.choose(Choice::Drop(0));
    // 20 for the base, 40 for the template, 14 for the token: under the other X-wing, which does not matter for a
    // bomb.
    assert_eq!(game.state.public().devices[0].at, Placement::mm(400, 326, 180));
    game.no_actions();
    assert_eq!(game.ship("T").shields, 2, "straight 3 leads out of range 1");
    assert_eq!(game.ship("X").damage.len(), 0);
    assert!(game.told.iter().any(|event| matches!(event, Event::Detonated { .. })));
}

/// XW-DEV-03, XW-DEV-04: a mine detonates under the ship that moves over it: 1 hit and two dice.
#[test]
fn a_mine_goes_off_under_a_ship() {
    let mut game = duel_of(ours("X", "t65xwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 800));
    let card = Content::standard().upgrades().iter().position(|card| card.xws == "proximitymines").unwrap();
    game.state.public.devices.push(crate::hazard::device::Device {
        card: card as u16,
        team: Team::Solo,
        at: Placement::mm(400, 160, 0),
        gone: false,
    });
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    game.reds(0, 1, 0, 1);
    assert_eq!(game.ship("X").shields, 0);
}

/// XW-ACT-17: another maneuver of the same speed, then disarmed.
#[test]
fn slam_flies_again() {
    let mut game =
        duel_of(ours("X", "alphaclassstarwing", 3, 400, 80), theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert!(game.state.check(Seat::A, &Choice::Act(TargetedAction::Slam(straight(3)))).is_err());
    game.choose(Choice::Act(TargetedAction::Slam(straight(2))));
    assert_eq!(game.ship("X").at, Placement::mm(400, 320, 0));
}

/// XW-ACT-20: an ability grants an action after the maneuver, for its cost.
#[test]
fn fine_tuned_controls_cost_force() {
    let jedi = ShipEntry { pilot: Some("jediknight".into()), ship: None, ..ours("X", "", 3, 400, 80) };
    let mut game = duel_of(jedi, theirs("T", "tielnfighter", 1, 400, 800));
    game.dials(&[straight(3), straight(2)]).choose(Choice::Pass);
    assert!(matches!(game.open(), Pending::Ask(Question::Act(question::Act(_, ActionSource::Granted(_))))));
    game.choose(Choice::Act(TargetedAction::Boost(None)));
    assert_eq!((game.ship("X").force, game.ship("X").at.y), (0, 320_000));
}

/// XW-DMG-12, XW-DMG-13, XW-DMG-06: Loose Stabilizer after a bank or turn, then it is repaired.
#[test]
fn loose_stabilizer_hurts_in_a_curve() {
    let loose = |setting| {
        let hurt = ShipEntry {
            damage: vec![DealtCard::Up(DamageCard::LooseStabilizer)],
            ..ours("X", "t65xwing", 3, 400, 80)
        };
        let mut game = duel_of(hurt, theirs("T", "tielnfighter", 1, 400, 800));
        game.dials(&[setting, straight(2)]).choose(Choice::Pass);
        (game.ship("X").shields, game.ship("X").damage[0])
    };
    assert_eq!(loose(straight(2)), (2, DealtCard::Up(DamageCard::LooseStabilizer)));
    // Only [straight] is a straight maneuver, not stationary or reverse ones.
    let curved = loose(turn(Bearing::Bank(Side::Left), 2));
    assert_eq!(curved, (1, DealtCard::Turned(DamageCard::LooseStabilizer)));
}

/// XW-ACT-18: a coordinated friend acts.
#[test]
fn a_friend_is_coordinated() {
    let mut game = table(
        vec![
            ours("X", "t65xwing", 3, 400, 80),
            theirs("T", "tielnfighter", 1, 400, 800),
            ours("L", "lambdaclasst4ashuttle", 4, 300, 60),
        ],
        &[],
    );
    game.dials(&[straight(2), straight(1), straight(2)]);
    // TIE and X-wing pass; the shuttle next to the X-wing coordinates it.
    game.choose(Choice::Pass).choose(Choice::Pass).choose(Choice::Act(TargetedAction::Coordinate(X)));
    assert_eq!(game.open(), Pending::ask(question::Act(X, ActionSource::Coordinated)));
    game.choose(Choice::Act(TargetedAction::Focus));
    let focused = |event: &Event| matches!(event, Event::Gained { ship: X, token: crate::Token::Focus, .. });
    assert!(game.told.iter().any(focused));
}
