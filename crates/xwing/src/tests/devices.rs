//! Devices with special text, and the order of bombs.

use super::*;
use crate::OptionalAbility;
use crate::content::DamageCard;
use crate::craft::Object;
use crate::hazard::device::Device;
use crate::label::Label;

fn lying(card: &str, at: Placement) -> Device {
    let card = Content::standard().upgrades().iter().position(|other| other.xws == card).unwrap();
    Device { card: card as u16, team: Team::Player, at, gone: false }
}

/// XW-ABL-24: the owner of a seismic charge chooses an obstacle at range 0-1; ships at range 0-1 of it suffer a hit
/// damage, and it is removed with the locks on it.
#[test]
fn a_seismic_charge_breaks_an_obstacle() {
    let bomber = ShipEntry {
        cards: vec!["seismiccharges".into()],
        lock: Some(Object::Obstacle(Label::new("O2").unwrap())),
        ..ours("X", "tiesabomber", 3, 400, 400)
    };
    let obstacles =
        [("coreasteroid0", Placement::mm(400, 230, 0)), ("coreasteroid1", Placement::mm(520, 326, 0))];
    let mut game = table(vec![bomber, theirs("T", "t65xwing", 1, 560, 560)], &obstacles);
    game.dials(&[straight(2), straight(3)]).choose(Choice::Drop(0)).no_actions();
    // The X-wing is at (560, 400): next to the second obstacle and 150 mm from the first.
    assert_eq!(game.open(), Pending::ask(question::Break(Seat::A, 0)));
    assert_eq!(game.legal_choices(), [Choice::Break(0), Choice::Break(1)]);
    assert!(game.state.check(Seat::A, &Choice::Break(2)).is_err());
    game.choose(Choice::Break(1));
    assert_eq!(game.ship("T").shields, 1);
    assert_eq!((game.ship("X").damage.len(), game.ship("X").lock), (0, None));
    let gone: Vec<bool> = game.state.public().obstacles.iter().map(|obstacle| obstacle.gone).collect();
    assert_eq!(gone, [false, true]);
    assert!(game.told.contains(&Event::Broken { obstacle: 1 }));
}

/// XW-ABL-24: without an obstacle at range 0-1 nothing happens; a solo side destroys the one that damages most
/// enemies.
#[test]
fn a_seismic_charge_needs_an_obstacle() {
    let mut game = table(
        vec![ours("X", "t65xwing", 3, 400, 80), theirs("T", "t65xwing", 1, 400, 800)],
        &[("coreasteroid0", Placement::mm(800, 500, 0))],
    );
    game.state.public.devices.push(lying("seismiccharges", Placement::mm(400, 200, 0)));
    game.approach();
    assert!(game.told.iter().any(|event| matches!(event, Event::Detonated { .. })));
    assert_eq!((game.ship("X").shields, game.ship("T").shields), (2, 2));
    let obstacles =
        [("coreasteroid0", Placement::mm(700, 560, 0)), ("coreasteroid1", Placement::mm(500, 400, 0))];
    let own = theirs("T", "t65xwing", 1, 700, 640);
    let mut game = table(vec![ours("X", "t65xwing", 3, 400, 360), own], &obstacles);
    game.state.public.ship_mut(T).seat = None;
    // The player's X-wing stands near the second obstacle, the one of the solo side near the first.
    game.state
        .public
        .devices
        .push(Device { team: Team::Solo, ..lying("seismiccharges", Placement::mm(600, 480, 0)) });
    game.state.public.open = Pending::Nothing;
    game.state.public.push(crate::RuleStep::Bombs);
    game.state.run(&mut EventSink::silent());
    let gone: Vec<bool> = game.state.public().obstacles.iter().map(|obstacle| obstacle.gone).collect();
    assert_eq!(gone, [false, true]);
    assert_eq!((game.ship("X").shields, game.ship("T").shields), (1, 2));
}

/// XW-ABL-25: cluster mines are three tokens side by side, each of which detonates separately: two dice, whose hits
/// and crits are suffered.
#[test]
fn cluster_mines_lie_side_by_side() {
    let bomber = ShipEntry { cards: vec!["clustermines".into()], ..ours("X", "btla4ywing", 3, 400, 400) };
    let mut game = table(vec![bomber, theirs("T", "tielnfighter", 1, 375, 500)], &[]);
    game.dials(&[straight(2), straight(3)]).choose(Choice::Drop(0));
    // 20 for the base, 40 for the template, 16 for the token; each token is 50 wide.
    let mut at: Vec<Placement> = game.state.public().devices.iter().map(|device| device.at).collect();
    at.sort_unstable();
    assert_eq!(at, [350, 400, 450].map(|x| Placement::mm(x, 324, 180)));
    assert_eq!(game.ship("X").cards[0].charges, 0);
    // The TIE ends at 375, 340: over two of the three.
    game.reds(0, 1, 0, 1);
    assert_eq!(game.ship("T").damage.len(), 1);
    game.reds(1, 0, 0, 1).fall(Chance::Card(DamageCard::WeaponsFailure));
    assert!(game.ship("T").has_faceup(DamageCard::WeaponsFailure));
    let left: Vec<bool> = game.state.public().devices.iter().map(|device| device.gone).collect();
    assert_eq!(left.iter().filter(|gone| **gone).count(), 2);
}

/// XW-ABL-25: if one of the three would lie outside the play area, none is dropped.
#[test]
fn cluster_mines_stay_on_the_table() {
    let bomber = ShipEntry { cards: vec!["clustermines".into()], ..ours("X", "btla4ywing", 3, 60, 400) };
    let mut game = table(vec![bomber, theirs("T", "tielnfighter", 1, 375, 800)], &[]);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Drop(0));
    // The left token would reach from -15.
    assert!(game.state.public().devices.is_empty());
    assert_eq!(game.ship("X").cards[0].charges, 1);
}

/// XW-ABL-26: at the start of the Activation Phase a shield may be spent to recover two charges.
#[test]
fn a_shield_makes_bomblets() {
    let bomber = |charges| ShipEntry {
        cards: vec!["bombletgenerator".into()],
        charges: Some(vec![charges]),
        ..ours("X", "btla4ywing", 3, 400, 400)
    };
    let mut game = table(vec![bomber(0), theirs("T", "tielnfighter", 1, 375, 800)], &[]);
    game.dials(&[straight(2), straight(2)]);
    assert_eq!(game.open(), Pending::ask(question::May(X, OptionalAbility::ShieldForCharges)));
    game.choose(Choice::Use(OptionalAbility::ShieldForCharges));
    assert_eq!((game.ship("X").shields, game.ship("X").cards[0].charges), (1, 2));
    let mut game = table(vec![bomber(2), theirs("T", "tielnfighter", 1, 375, 800)], &[]);
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert!(
        matches!(game.open(), Pending::Ask(Question::Act(question::Act(T, _)))),
        "nothing to bring back: {:?}",
        game.open()
    );
}

/// XW-ABL-26, XW-DEV-04: a bomblet deals a hit damage for each hit and crit.
#[test]
fn bomblets_deal_hit_damage() {
    let mut game =
        table(vec![ours("X", "t65xwing", 3, 100, 80), theirs("T", "tielnfighter", 1, 600, 500)], &[]);
    game.state.public.devices.push(lying("bombletgenerator", Placement::mm(600, 300, 0)));
    game.approach();
    game.reds(1, 1, 0, 0);
    assert_eq!(game.ship("T").damage.len(), 2);
    assert_eq!(game.ship("T").faceup().count(), 0);
}

/// XW-DEV-05: the owner chooses which of several bombs of different kinds detonates first; for equal ones the order
/// does not matter.
#[test]
fn own_bombs_go_off_in_the_order_of_their_owner() {
    let both = |one: &str, other: &str| {
        let mut game = duel(300);
        game.state.public.devices.push(lying(one, Placement::mm(800, 800, 0)));
        game.state.public.devices.push(lying(other, Placement::mm(800, 700, 0)));
        game.approach();
        game
    };
    let mut game = both("protonbombs", "ionbombs");
    assert_eq!(game.open(), Pending::ask(question::Detonate(Seat::A)));
    assert_eq!(game.legal_choices(), [Choice::Detonate(0), Choice::Detonate(1)]);
    game.choose(Choice::Detonate(1));
    let order: Vec<u8> = game
        .told
        .iter()
        .filter_map(|event| if let Event::Detonated { device, .. } = event { Some(*device) } else { None })
        .collect();
    assert_eq!(order, [1, 0]);
    assert_eq!(both("protonbombs", "protonbombs").open(), Pending::ask(question::Fire(X)));
}
