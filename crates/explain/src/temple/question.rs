//! Questions. The seat that is asked is addressed directly; all others read whom the match is waiting for.

use super::words::{Cast, about, reach};
use crate::Message;
use table::{Seat, Viewer};
use temple::{FigureId, Occasion, Open, Role, Skill, Strike, rules};

/// The open question, phrased for the viewer.
pub(super) fn question(cast: &Cast<'_>, viewer: Viewer) -> Message {
    let public = cast.public;
    let ask = |key, wait, of: Seat| if viewer.is(of) { Message::new(key) } else { about(wait, viewer, of) };
    let mover = public.seat_of(public.side);
    let active = public.active.figure;
    match public.open {
        Open::Contest => Message::new("tp-q-contest").by(rules::SET_SIDES),
        Open::ChooseSide => ask("tp-q-side", "tp-q-side-wait", public.first).by(rules::SET_SIDES),
        Open::Place { seat, placed } => ask("tp-q-place", "tp-q-place-wait", seat)
            .with("figure", cast.figure(placing(cast, seat, placed)))
            .by(rules::SET_PLACES),
        Open::Arrange { seat, changes, .. } => ask("tp-q-arrange", "tp-q-arrange-wait", seat)
            .with("changes", changes[seat.index() % 2])
            .by(rules::SET_PLACES),
        Open::Top => ask("tp-q-top", "tp-q-top-wait", mover).by(rules::TURN_ORDER),
        Open::Arrive(figure) => ask("tp-q-arrive", "tp-q-arrive-wait", mover)
            .with("figure", cast.figure(figure))
            .by(rules::CALL_ROLL),
        Open::Take => ask("tp-q-take", "tp-q-take-wait", mover)
            .with("figure", cast.figure(active))
            .with("pass", cast.pass())
            .by(rules::PASS_TAKEN),
        Open::Walk => ask("tp-q-walk", "tp-q-walk-wait", mover)
            .with("figure", cast.figure(active))
            .with("square", cast.place(active))
            .with("points", public.active.movement)
            .by(rules::MOVE_POINTS),
        Open::Meet => ask("tp-q-meet", "tp-q-meet-wait", mover)
            .with("figure", cast.figure(active))
            .by(rules::MEET_CONTACT),
        Open::Answer(enemy) => ask("tp-q-answer", "tp-q-answer-wait", mover.other())
            .with("mover", cast.figure(active))
            .with("figure", cast.figure(enemy))
            .by(rules::MEET_ORDER),
        Open::Clash(strike) => clash(cast, strike),
        Open::Wound(strike) => Message::new("tp-q-wound")
            .with("figure", cast.figure(strike.defender))
            .with("wound", cast.content.units.numbers.wound)
            .by(rules::ATTACK_WOUND),
        Open::Intervene => ask("tp-q-intervene", "tp-q-intervene-wait", mover)
            .with("figure", cast.figure(active))
            .with("square", cast.place(active))
            .by(rules::TURN_ONE_KIND),
        Open::Roll(skill) => roll(cast, active, skill),
        Open::Search(vault) => Message::new("tp-q-search")
            .with("figure", cast.figure(active))
            .with("vault", cast.vault(vault))
            .by(rules::ACT_SEARCH),
        Open::Over(..) => Message::new("tp-q-over"),
    }
}

/// Figures are placed in the order of their roles.
fn placing(cast: &Cast<'_>, seat: Seat, placed: u8) -> FigureId {
    let role = Role::TEAM.get(usize::from(placed));
    let side = cast.public.sides[seat];
    let next = cast.public.all().find(|(_, figure)| figure.side == side && Some(&figure.role) == role);
    next.map_or(FigureId::default(), |(id, _)| id)
}

fn clash(cast: &Cast<'_>, strike: Strike) -> Message {
    let totals = cast.public.totals(cast.content, &strike);
    let rule = match strike.occasion {
        Occasion::Intervention => rules::ATTACK_ROLL,
        Occasion::Circumstance => rules::MEET_CONTACT,
        Occasion::Meditation => rules::POWER_COMBAT,
    };
    Message::new("tp-q-clash")
        .with("attacker", cast.figure(strike.attacker))
        .with("defender", cast.figure(strike.defender))
        .with("reach", reach(strike.reach))
        .with("attack", totals.attack)
        .with("defence", totals.defence)
        .with("hits", totals.hits())
        .by(rule)
}

fn roll(cast: &Cast<'_>, active: FigureId, skill: Skill) -> Message {
    let said =
        |key, whom| Message::new(key).with("figure", cast.figure(active)).with("whom", cast.figure(whom));
    match skill {
        Skill::Call(figure) => {
            Message::new("tp-q-roll-call").with("figure", cast.figure(figure)).by(rules::CALL_ROLL)
        }
        Skill::Reprogram(droid) => said("tp-q-roll-reprogram", droid).by(rules::ACT_REPROGRAM),
        Skill::Hack(_) => {
            Message::new("tp-q-roll-hack").with("figure", cast.figure(active)).by(rules::ACT_HACK)
        }
        Skill::Heal(patient) => said("tp-q-roll-heal", patient).by(rules::ACT_HEAL),
        Skill::Repair(patient) => said("tp-q-roll-repair", patient).by(rules::ACT_REPAIR),
    }
}
