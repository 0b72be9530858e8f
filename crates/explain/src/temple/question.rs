//! Questions. The seat that is asked is addressed directly; all others read whom the match is waiting for.

use super::words::{Context, about, reach};
use crate::Message;
use contract::{Seat, Viewer};
use temple::{AttackOccasion, FigureId, Pending, PendingAttack, Role, SkillRoll, rules};

/// The open question, phrased for the viewer.
pub(super) fn question(context: &Context<'_>, viewer: Viewer) -> Message {
    let public = context.public;
    let ask = |key, wait, of: Seat| if viewer.is(of) { Message::new(key) } else { about(wait, viewer, of) };
    let mover = public.seat_of(public.side);
    let active = public.active.figure;
    match public.open {
        Pending::Contest => Message::new("tp-q-contest").with_rule(rules::SET_SIDES),
        Pending::ChooseSide => ask("tp-q-side", "tp-q-side-wait", public.first).with_rule(rules::SET_SIDES),
        Pending::Place { seat, placed } => ask("tp-q-place", "tp-q-place-wait", seat)
            .with("figure", context.figure(placing(context, seat, placed)))
            .with_rule(rules::SET_PLACES),
        Pending::Arrange { seat, changes, .. } => ask("tp-q-arrange", "tp-q-arrange-wait", seat)
            .with("changes", changes[seat.index() % 2])
            .with_rule(rules::SET_PLACES),
        Pending::Top => ask("tp-q-top", "tp-q-top-wait", mover).with_rule(rules::TURN_ORDER),
        Pending::Arrive(figure) => ask("tp-q-arrive", "tp-q-arrive-wait", mover)
            .with("figure", context.figure(figure))
            .with_rule(rules::CALL_ROLL),
        Pending::Take => ask("tp-q-take", "tp-q-take-wait", mover)
            .with("figure", context.figure(active))
            .with("pass", context.pass())
            .with_rule(rules::PASS_TAKEN),
        Pending::Walk => ask("tp-q-walk", "tp-q-walk-wait", mover)
            .with("figure", context.figure(active))
            .with("square", context.place(active))
            .with("points", public.active.movement)
            .with_rule(rules::MOVE_POINTS),
        Pending::Meet => ask("tp-q-meet", "tp-q-meet-wait", mover)
            .with("figure", context.figure(active))
            .with_rule(rules::MEET_CONTACT),
        Pending::Answer(enemy) => ask("tp-q-answer", "tp-q-answer-wait", mover.other())
            .with("mover", context.figure(active))
            .with("figure", context.figure(enemy))
            .with_rule(rules::MEET_ORDER),
        Pending::Clash(strike) => clash(context, strike),
        Pending::Wound(strike) => Message::new("tp-q-wound")
            .with("figure", context.figure(strike.defender))
            .with("wound", context.content.units.numbers.wound)
            .with_rule(rules::ATTACK_WOUND),
        Pending::Intervene => ask("tp-q-intervene", "tp-q-intervene-wait", mover)
            .with("figure", context.figure(active))
            .with("square", context.place(active))
            .with_rule(rules::TURN_ONE_KIND),
        Pending::Roll(skill) => roll(context, active, skill),
        Pending::Search(vault) => Message::new("tp-q-search")
            .with("figure", context.figure(active))
            .with("vault", context.vault(vault))
            .with_rule(rules::ACT_SEARCH),
        Pending::Over(..) => Message::new("tp-q-over"),
    }
}

/// Figures are placed in the order of their roles.
fn placing(context: &Context<'_>, seat: Seat, placed: u8) -> FigureId {
    let role = Role::TEAM.get(usize::from(placed));
    let side = context.public.sides[seat];
    let next = context.public.all().find(|(_, figure)| figure.side == side && Some(&figure.role) == role);
    next.map_or(FigureId::default(), |(id, _)| id)
}

fn clash(context: &Context<'_>, strike: PendingAttack) -> Message {
    let totals = context.public.totals(context.content, &strike);
    let rule = match strike.occasion {
        AttackOccasion::Intervention => rules::ATTACK_ROLL,
        AttackOccasion::Circumstance => rules::MEET_CONTACT,
        AttackOccasion::Meditation => rules::POWER_COMBAT,
    };
    Message::new("tp-q-clash")
        .with("attacker", context.figure(strike.attacker))
        .with("defender", context.figure(strike.defender))
        .with("reach", reach(strike.reach))
        .with("attack", totals.attack)
        .with("defence", totals.defense)
        .with("hits", totals.hits())
        .with_rule(rule)
}

fn roll(context: &Context<'_>, active: FigureId, skill: SkillRoll) -> Message {
    let said = |key, whom| {
        Message::new(key).with("figure", context.figure(active)).with("whom", context.figure(whom))
    };
    match skill {
        SkillRoll::Call(figure) => {
            Message::new("tp-q-roll-call").with("figure", context.figure(figure)).with_rule(rules::CALL_ROLL)
        }
        SkillRoll::Reprogram(droid) => said("tp-q-roll-reprogram", droid).with_rule(rules::ACT_REPROGRAM),
        SkillRoll::Hack(_) => {
            Message::new("tp-q-roll-hack").with("figure", context.figure(active)).with_rule(rules::ACT_HACK)
        }
        SkillRoll::Heal(patient) => said("tp-q-roll-heal", patient).with_rule(rules::ACT_HEAL),
        SkillRoll::Repair(patient) => said("tp-q-roll-repair", patient).with_rule(rules::ACT_REPAIR),
    }
}
