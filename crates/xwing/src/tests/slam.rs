//! SLAM: a second maneuver with everything that follows a maneuver.

use super::*;
use crate::content::DamageCard;
use crate::geometry::{EndSlot, Side};
use crate::{ActionSource, DealtCard, SlotPurpose, TargetedAction, Token};

fn set(bearing: Bearing, speed: u8) -> DialSetting {
    DialSetting { bearing, speed }
}

/// A Fireball that has flown its 3 straight and is asked for its action, with other ships as given.
fn fireball(damage: Vec<DealtCard>, others: Vec<ShipEntry>) -> Match {
    let own = ShipEntry { damage, ..ours("X", "fireball", 3, 400, 200) };
    let mut ships = vec![own, theirs("T", "tielnfighter", 1, 850, 800)];
    ships.extend(others);
    let count = ships.len();
    let mut game = table(ships, &[]);
    for _ in 0..count {
        let ship = game.state.next_dial(game.seat()).unwrap();
        let speed = if ship == X { 3 } else { 2 };
        game.choose(Choice::Dial(ship, straight(speed)));
    }
    while game.open() != Pending::ask(question::Act(X, ActionSource::Step)) {
        game.choose(Choice::Pass);
    }
    game
}

impl Match {
    /// The round may be over by now, and the token removed with it.
    fn disarmed(&self) -> bool {
        let gained = |event: &Event| matches!(event, Event::Gained { ship: X, token: Token::Disarm, .. });
        self.told.iter().any(gained)
    }
}

/// XW-ACT-17, XW-ACT-07: a red SLAM gives stress, a white one does not.
#[test]
fn the_colour_of_a_slam_counts() {
    let slam = |setting| {
        let mut game = fireball(Vec::new(), Vec::new());
        game.choose(Choice::Act(TargetedAction::Slam(setting)));
        (game.ship("X").tokens.stress, game.disarmed())
    };
    assert_eq!(slam(set(Bearing::Turn(Side::Left), 3)), (1, true));
    assert_eq!(slam(straight(3)), (0, true));
}

/// XW-ACT-17, XW-ACT-02: the owner chooses a free slot of a Tallon roll; an occupied one is not offered.
#[test]
fn a_slammed_tallon_roll_has_slots() {
    let roll = TargetedAction::Slam(set(Bearing::Tallon(Side::Left), 3));
    let mut game = fireball(Vec::new(), Vec::new());
    game.choose(Choice::Act(roll));
    assert_eq!(game.open(), Pending::ask(question::Slot(X, SlotPurpose::Roll(roll, ActionSource::Step))));
    assert_eq!(game.legal_choices(), EndSlot::ALL.map(Choice::Slot));
    game.choose(Choice::Slot(EndSlot::Back));
    let back = game.ship("X").at;
    assert_eq!((game.ship("X").tokens.stress, game.disarmed(), back.heading), (1, true, 180_000_000));
    // Another ship of the same player has moved to where the middle slot would be.
    let mut game = fireball(Vec::new(), Vec::new());
    game.choose(Choice::Act(roll)).choose(Choice::Slot(EndSlot::Middle));
    let middle = game.ship("X").at;
    let blocker = ShipEntry {
        at: Some(Placement { y: middle.y - 120_000, heading: 0, ..middle }),
        ..ours("B", "t65xwing", 2, 0, 0)
    };
    let mut game = fireball(Vec::new(), vec![blocker]);
    game.choose(Choice::Act(roll));
    assert!(!game.legal_choices().contains(&Choice::Slot(EndSlot::Middle)), "{:?}", game.legal_choices());
}

/// XW-ACT-17, XW-DMG-12: a damage card that depends on maneuvers applies to a SLAM too.
#[test]
fn a_slam_shakes_a_loose_stabilizer() {
    let loose = vec![DealtCard::Up(DamageCard::LooseStabilizer)];
    let mut game = fireball(loose.clone(), Vec::new());
    game.choose(Choice::Act(TargetedAction::Slam(straight(3))));
    assert_eq!(*game.ship("X").damage, *loose);
    let mut game = fireball(loose, Vec::new());
    game.choose(Choice::Act(TargetedAction::Slam(set(Bearing::Bank(Side::Right), 3))));
    assert_eq!(*game.ship("X").damage, [DealtCard::Turned(DamageCard::LooseStabilizer), DealtCard::Down(0)]);
}
