//! Missiles with special text.

use super::*;
use crate::craft::{Object, Tokens};
use crate::label::Label;
use crate::{ActionSource, DiceModifier, OptionalAbility, TargetedAction};

fn locked(id: &str) -> Option<Object> {
    Some(Object::Ship(Label::new(id).unwrap()))
}

/// An X-wing with a card, a lock on the TIE and a focus token; after both have moved, the TIE is 150 mm away and this
/// far to the side.
fn armed(card: &str, aside: i32) -> Match {
    let own = ShipEntry {
        cards: vec![card.into()],
        lock: locked("T"),
        tokens: Tokens { focus: 1, ..Tokens::default() },
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 400 + aside, 510));
    game.approach();
    game
}

fn charges(game: &Match) -> u8 {
    game.ship("X").cards[0].charges
}

/// XW-ABL-19: in the bullseye a charge of barrage rockets rerolls a die, once per attack; outside it none does.
#[test]
fn barrage_rockets_reroll_for_charges() {
    let mut game = armed("barragerockets", 0);
    game.choose(Choice::Fire(1, T));
    assert_eq!(charges(&game), 4);
    game.reds(0, 1, 0, 2);
    assert!(game.legal_choices().contains(&Choice::Reroll(DiceModifier::Effect(0), 0, 1)));
    game.choose(Choice::Reroll(DiceModifier::Effect(0), 0, 2));
    assert_eq!(charges(&game), 2, "one for the attack, two for the dice");
    game.reds(0, 1, 0, 1);
    assert!(
        matches!(game.open(), Pending::Roll(ChanceNode::RollDefense(_))),
        "no die rerolls twice: {:?}",
        game.open()
    );
    let mut game = armed("barragerockets", 60);
    game.choose(Choice::Fire(1, T)).reds(0, 1, 0, 2);
    let again = |offer: &Choice| matches!(offer, Choice::Reroll(DiceModifier::Effect(_), ..));
    assert!(
        !game.legal_choices().iter().any(again),
        "60 mm aside is not in the bullseye: {:?}",
        game.legal_choices()
    );
}

/// XW-ABL-19: as many dice as charges are left.
#[test]
fn barrage_rockets_reroll_no_more_than_their_charges() {
    let own = ShipEntry {
        cards: vec!["barragerockets".into()],
        charges: Some(vec![2]),
        tokens: Tokens { focus: 1, ..Tokens::default() },
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 400, 510));
    game.approach().choose(Choice::Fire(1, T)).reds(0, 0, 0, 3);
    assert!(game.legal_choices().contains(&Choice::Reroll(DiceModifier::Effect(0), 0, 1)));
    assert!(!game.legal_choices().contains(&Choice::Reroll(DiceModifier::Effect(0), 0, 2)));
}

/// XW-ABL-20, XW-ATK-14: after cluster missiles the same card may be fired at another ship at range 0-1 of the defender,
/// without a lock and for another charge, once.
#[test]
fn cluster_missiles_scatter() {
    let own = ShipEntry {
        cards: vec!["clustermissiles".into()],
        lock: locked("T"),
        ..ours("X", "rz1awing", 3, 400, 80)
    };
    let near = theirs("N", "tielnfighter", 1, 480, 510);
    let far = theirs("F", "tielnfighter", 1, 300, 380);
    let mut game = table(vec![own, theirs("T", "tielnfighter", 1, 400, 510), near, far], &[]);
    for _ in 0..4 {
        let ship = game.state.next_dial(game.seat()).unwrap();
        let speed = if ship == ShipId(3) { 3 } else { 2 };
        game.choose(Choice::Dial(ship, straight(speed)));
    }
    while !matches!(game.open(), Pending::Ask(Question::Fire(_))) {
        let next = game.legal_choices()[0];
        game.choose(if matches!(game.open(), Pending::Ask(Question::Next(_))) { next } else { Choice::Pass });
    }
    let shots = |game: &Match| -> Vec<Choice> {
        game.legal_choices().into_iter().filter(|offer| matches!(offer, Choice::Fire(1, _))).collect()
    };
    assert_eq!(shots(&game), [Choice::Fire(1, T)], "only the locked ship");
    game.choose(Choice::Fire(1, T)).reds(0, 0, 0, 3).choose(Choice::Pass).greens(0, 0, 3);
    assert!(game.told.contains(&Event::BonusAttack { ship: X }));
    // The near one is 40 mm from the defender. The far one is behind the A-wing.
    assert_eq!(shots(&game), [Choice::Fire(1, ShipId(2))]);
    assert_eq!(game.legal_choices().len(), 2, "this card or nothing: {:?}", game.legal_choices());
    game.choose(Choice::Fire(1, ShipId(2)));
    assert_eq!(game.open(), Pending::roll(chance::RollAttack { dice: 3, again: false }));
    assert_eq!(charges(&game), 2);
    game.reds(0, 0, 0, 3).greens(0, 0, 3);
    assert_ne!(game.open(), Pending::ask(question::Fire(X)), "one bonus attack a round");
}

/// XW-ABL-21: the defender of homing missiles may suffer a hit damage; then no dice are rolled.
#[test]
fn homing_missiles_ask_the_defender() {
    let mut game = armed("homingmissiles", 0);
    game.choose(Choice::Fire(1, T));
    assert_eq!(game.open(), Pending::ask(question::May(T, OptionalAbility::HitInstead)));
    assert_eq!(game.seat(), Seat::B);
    game.choose(Choice::Use(OptionalAbility::HitInstead));
    assert_eq!(game.ship("T").damage.len(), 1);
    assert!(game.told.contains(&Event::HitInstead { ship: T }));
    assert!(!game.told.iter().any(|event| matches!(event, Event::AttackRolled { .. })));
    assert_eq!(game.open(), Pending::ask(question::Fire(T)), "the attack is over and the TIE has its turn");
    let mut game = armed("homingmissiles", 0);
    game.choose(Choice::Fire(1, T)).choose(Choice::Pass);
    assert_eq!(game.open(), Pending::roll(chance::RollAttack { dice: 4, again: false }));
}

/// XW-ABL-21: a solo ship takes the damage if the expected damage of the dice is more than one.
#[test]
fn a_solo_ship_weighs_homing_missiles() {
    let fired_at = |tokens: Tokens| {
        let mut game = armed("homingmissiles", 0);
        game.state.public.ship_mut(T).seat = None;
        game.state.public.ship_mut(T).tokens = tokens;
        game.state.public.ship_mut(X).tokens = Tokens::default();
        let shot = game.state.shots(X).into_iter().find(|shot| shot.weapon == 1).unwrap();
        let expected = game.state.forecast_shot(X, &shot).unwrap().odds.expected;
        game.choose(Choice::Fire(1, T));
        (expected, game.told.contains(&Event::HitInstead { ship: T }))
    };
    let (expected, takes) = fired_at(Tokens::default());
    assert!(expected > 1.0 && takes, "{expected}");
    let (expected, takes) = fired_at(Tokens { focus: 1, evade: 1, ..Tokens::default() });
    assert!(expected < 1.0 && !takes, "{expected}");
}

/// XW-ABL-22: a calculate token changes a focus result of energy-shell charges to a crit, and the card has its own
/// reload action.
#[test]
fn energy_shell_charges_calculate() {
    let own = |charges| ShipEntry {
        cards: vec!["energyshellcharges".into()],
        charges: Some(vec![charges]),
        tokens: Tokens { calculate: 1, ..Tokens::default() },
        ..ours("X", "vultureclassdroidfighter", 3, 400, 80)
    };
    let mut game = duel_of(own(1), theirs("T", "tielnfighter", 1, 400, 510));
    game.approach().choose(Choice::Fire(1, T)).reds(0, 0, 2, 1);
    // The ability of the Vulture has two effects; this one is the card's first.
    let legal =
        [Choice::Change(DiceModifier::Calculate), Choice::Change(DiceModifier::Effect(2)), Choice::Pass];
    assert_eq!(game.legal_choices(), legal);
    game.choose(Choice::Change(DiceModifier::Effect(2)));
    let reds = game.state.public().attack.reds.all();
    assert_eq!((reds.crit, reds.hit, reds.focus, game.ship("X").tokens.calculate), (1, 0, 1, 0));
    let mut game = duel_of(own(0), theirs("T", "tielnfighter", 1, 400, 510));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert_eq!(game.open(), Pending::ask(question::Act(X, ActionSource::Step)));
    assert!(game.legal_choices().contains(&Choice::Act(TargetedAction::Reload(0))));
    game.choose(Choice::Act(TargetedAction::Reload(0)));
    assert_eq!((charges(&game), game.ship("X").tokens.disarm), (1, 1));
    let mut game = duel_of(own(1), theirs("T", "tielnfighter", 1, 400, 510));
    game.dials(&[straight(2), straight(2)]).choose(Choice::Pass);
    assert!(!game.legal_choices().contains(&Choice::Act(TargetedAction::Reload(0))), "nothing to reload");
}

/// XW-ABL-23: multi-missile pods roll an extra die for a charge in the front arc, up to two in the bullseye, none
/// outside.
#[test]
fn multi_missile_pods_roll_more() {
    let mut game = armed("multimissilepods", 0);
    game.choose(Choice::Fire(1, T));
    assert_eq!(game.open(), Pending::ask(question::Charges(X, 2)));
    assert_eq!(game.legal_choices(), [0, 1, 2].map(Choice::Charges));
    game.choose(Choice::Charges(2));
    assert_eq!(
        (game.open(), charges(&game)),
        (Pending::roll(chance::RollAttack { dice: 4, again: false }), 2)
    );
    let mut game = armed("multimissilepods", 60);
    game.choose(Choice::Fire(1, T));
    assert_eq!(game.open(), Pending::ask(question::Charges(X, 1)));
    game.choose(Choice::Charges(0));
    assert_eq!(
        (game.open(), charges(&game)),
        (Pending::roll(chance::RollAttack { dice: 2, again: false }), 4)
    );
    // 150 mm to the right and 40 mm ahead: in the full front arc only.
    let own = ShipEntry {
        cards: vec!["multimissilepods".into()],
        lock: locked("T"),
        ..ours("X", "t65xwing", 3, 400, 80)
    };
    let mut game = duel_of(own, theirs("T", "tielnfighter", 1, 550, 360));
    game.approach().choose(Choice::Fire(1, T));
    assert_eq!(game.open(), Pending::roll(chance::RollAttack { dice: 2, again: false }));
}

/// XW-ABL-21, XW-TOK-04, XW-TOK-05: if no dice are rolled, strain and deplete had no effect and stay.
#[test]
fn a_hit_instead_of_dice_keeps_strain_and_deplete() {
    let tokens = Tokens { deplete: 1, strain: 1, ..Tokens::default() };
    let fired = |instead: Choice| {
        let mut game = armed("homingmissiles", 0);
        for id in [X, T] {
            game.state.public.ship_mut(id).tokens = tokens;
        }
        game.choose(Choice::Fire(1, T)).choose(instead);
        game
    };
    let game = fired(Choice::Use(OptionalAbility::HitInstead));
    assert_eq!((game.ship("X").tokens.deplete, game.ship("T").tokens.strain), (1, 1));
    // Four dice less one, then two.
    let mut game = fired(Choice::Pass);
    game.reds(0, 0, 0, 3).choose(Choice::Pass).greens(0, 0, 2);
    assert_eq!((game.ship("X").tokens.deplete, game.ship("T").tokens.strain), (0, 0));
}
