//! What a player is asked, and what chance decides.

use super::words::{self, Context};
use crate::Message;
use ::xwing::chance::{Arrive, Card, Die, Expose, Hunt, RollAttack, RollDefense, Solo, Unveil};
use ::xwing::question::{
    Act, Ahead, Charges, Drag, Fire, Jam, May, Modify, Order, Place, Slot, Spin, System, Toll, Turret,
};
use ::xwing::rules::{ability, activation, attack, damage, device, obstacle, round, scenario, solo, token};
use ::xwing::{ChanceNode, ModifyStep, OptionalAbility, Pending, Question, ShipId};

pub(super) fn question(context: &Context<'_>) -> Message {
    match context.view.open {
        Pending::Ask(question) => asked(context, question),
        Pending::Roll(node) => rolled(context, node),
        Pending::Over(_) | Pending::Nothing => Message::new("xwg-q-over"),
    }
}

fn of(context: &Context<'_>, key: &'static str, ship: ShipId) -> Message {
    Message::new(key).with("ship", context.ship(ship))
}

fn asked(context: &Context<'_>, question: Question) -> Message {
    let of = |key, ship| of(context, key, ship);
    match question {
        Question::Place(Place(ship)) => of("xwg-q-place", ship).with_rule(round::PLACING),
        Question::Turret(Turret(ship)) => of("xwg-q-turret", ship).with_rule(round::TURRETS),
        Question::Dials => Message::new("xwg-q-dials").with_rule(round::DIALS),
        Question::Next(_) => Message::new("xwg-q-next").with_rule(round::OWN_ORDER),
        Question::System(System(ship)) => of("xwg-q-system", ship).with_rule(device::DROP),
        Question::Slot(Slot(ship, _)) => of("xwg-q-slot", ship).with_rule(activation::SLOTS),
        Question::Act(Act(ship, _)) => of("xwg-q-act", ship).with_rule(activation::BAR),
        Question::Fire(Fire(ship)) if context.view.bonus_attack => {
            of("xwg-q-bonus", ship).with_rule(attack::BONUS)
        }
        Question::Fire(Fire(ship)) => of("xwg-q-fire", ship).with_rule(attack::TARGET),
        Question::Modify(Modify(ship, step)) => modify(context, ship, step),
        Question::May(May(ship, ability)) => may(ability, |key| of(key, ship)),
        Question::Charges(Charges(ship, most)) => {
            of("xwg-q-charges", ship).with("n", most).with_rule(ability::MISSILE_PODS)
        }
        Question::Break(_) => Message::new("xwg-q-break").with_rule(ability::SEISMIC),
        Question::Detonate(_) => Message::new("xwg-q-detonate").with_rule(device::OWN_BOMBS),
        Question::Ahead(Ahead(ship)) => of("xwg-q-ahead", ship).with_rule(ability::AILERONS),
        Question::Jam(Jam(ship, by)) => {
            of("xwg-q-jam", ship).with("by", context.ship(by)).with_rule(token::JAM)
        }
        Question::Order(Order(ship, ..)) => of("xwg-q-order", ship).with_rule(round::TOGETHER),
        Question::Toll(Toll(ship)) => of("xwg-q-toll", ship).with_rule(activation::GRANTED),
        Question::Drag(Drag(ship, by)) => {
            of("xwg-q-drag", ship).with("by", context.ship(by)).with_rule(token::DRAG)
        }
        Question::Spin(Spin(ship)) => of("xwg-q-spin", ship).with_rule(token::SPIN),
    }
}

fn rolled(context: &Context<'_>, node: ChanceNode) -> Message {
    let of = |key, ship| of(context, key, ship);
    match node {
        ChanceNode::Layout(_) => Message::new("xwg-q-layout").with_rule(scenario::OBSTACLES),
        ChanceNode::Draft(_) => Message::new("xwg-q-draft").with_rule(scenario::POOL),
        ChanceNode::Arrive(Arrive(ship, _)) => of("xwg-q-arrive", ship).with_rule(scenario::ARRIVAL),
        ChanceNode::Hunt(Hunt(ship, _)) => of("xwg-q-hunt", ship).with_rule(scenario::ACE),
        ChanceNode::Expose(Expose(ship, _)) | ChanceNode::Unveil(Unveil(ship, _)) => {
            of("xwg-q-expose", ship).with_rule(damage::EXPOSE)
        }
        ChanceNode::RollAttack(RollAttack { dice, .. }) => {
            Message::new("xwg-q-reds").with("n", dice).with_rule(attack::ATTACK_DICE)
        }
        ChanceNode::RollDefense(RollDefense { dice, .. }) => {
            Message::new("xwg-q-greens").with("n", dice).with_rule(attack::DEFENSE_DICE)
        }
        ChanceNode::Die(Die { ship, dice, .. }) => {
            of("xwg-q-die", ship).with("n", dice).with_rule(obstacle::MET)
        }
        ChanceNode::Card(Card(ship)) => of("xwg-q-card", ship).with_rule(damage::CARDS),
        ChanceNode::Discard(_) => Message::new("xwg-q-discard").with_rule(damage::RESHUFFLE),
        ChanceNode::Solo(Solo(ship, ..)) => of("xwg-q-solo", ship).with_rule(solo::DETERMINE_APPROACH),
    }
}

/// Whether a ship uses an optional effect.
fn may(ability: OptionalAbility, of: impl Fn(&'static str) -> Message) -> Message {
    match ability {
        OptionalAbility::ExposeForDisarm => of("xwg-q-may-expose").with_rule(ability::EXPLOSION),
        OptionalAbility::HitInstead => of("xwg-q-may-hit").with_rule(ability::HOMING),
        OptionalAbility::ShieldForCharges => of("xwg-q-may-shield").with_rule(ability::BOMBLETS),
        OptionalAbility::CloakForEvade => of("xwg-q-may-cloak").with_rule(ability::STYGIUM),
    }
}

/// How a ship modifies dice, with the dice as they are.
fn modify(context: &Context<'_>, ship: ShipId, step: ModifyStep) -> Message {
    let dice = match step {
        ModifyStep::AttackDice => "attack",
        ModifyStep::DefenseDice => "defense",
    };
    let dice_of = context.view.attack;
    of(context, "xwg-q-modify", ship)
        .with("dice", dice)
        .with("reds", words::reds(dice_of.map(|attack| attack.reds.all()).unwrap_or_default()))
        .with("greens", words::greens(dice_of.map(|attack| attack.greens.all()).unwrap_or_default()))
        .with_rule(attack::MODIFY)
}
