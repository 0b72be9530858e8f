//! Events as told to a viewer. Every die is mentioned.

use super::ending;
use super::words::{Context, about, name, reach, who, yes};
use crate::Message;
use contract::{RuleId, Seat, Viewer};
use temple::{Event, FigureId, Power, rules};

pub(super) fn event(context: &Context<'_>, viewer: Viewer, event: &Event) -> Message {
    let of = |key, figure| Message::new(key).with("figure", context.figure(figure));
    match *event {
        Event::Rolled { a, b, winner } => rolled(viewer, a, b, winner),
        Event::TookSide { seat, side } => {
            about("tp-e-took-side", viewer, seat).with("side", context.side(side)).with_rule(rules::SET_SIDES)
        }
        Event::Placed { figure, square } => {
            of("tp-e-placed", figure).with("square", context.square(square)).with_rule(rules::SET_PLACES)
        }
        Event::Ready(seat) => about("tp-e-ready", viewer, seat).with_rule(rules::SET_PLACES),
        // Turns of both sides are counted together; a round is one turn of each.
        Event::TurnBegan { side, turn } => Message::new("tp-e-turn")
            .with("side", context.side(side))
            .with("turn", turn.div_ceil(2))
            .with_rule(rules::TURN_ORDER),
        Event::Activated(figure) => of("tp-e-activated", figure).with_rule(rules::TURN_ORDER),
        Event::TurnEnded(side) => {
            Message::new("tp-e-turn-ended").with("side", context.side(side)).with_rule(rules::TURN_ORDER)
        }
        Event::Walked { figure, from, to, left, .. } => of("tp-e-walked", figure)
            .with("from", context.square(from))
            .with("to", context.square(to))
            .with("left", left)
            .with_rule(rules::MOVE_POINTS),
        Event::PassFound { figure, vault } => of("tp-e-pass-found", figure)
            .with("pass", context.pass())
            .with("vault", context.vault(vault))
            .with_rule(rules::ACT_SEARCH),
        Event::PassTaken(figure) => {
            of("tp-e-pass-taken", figure).with("pass", context.pass()).with_rule(rules::PASS_TAKEN)
        }
        Event::PassLeft(figure) => {
            of("tp-e-pass-left", figure).with("pass", context.pass()).with_rule(rules::PASS_TAKEN)
        }
        Event::PassGiven { from, to } => Message::new("tp-e-pass-given")
            .with("from", context.figure(from))
            .with("pass", context.pass())
            .with("to", context.figure(to))
            .with_rule(rules::ACT_GIVE),
        Event::PassDropped { square } => Message::new("tp-e-pass-dropped")
            .with("square", context.square(square))
            .with("pass", context.pass())
            .with_rule(rules::PASS_FALLS),
        Event::Pact { mover, enemy } => Message::new("tp-e-pact")
            .with("mover", context.figure(mover))
            .with("enemy", context.figure(enemy))
            .with_rule(rules::MEET_ORDER),
        Event::Attacked { .. } => attacked(context, event),
        Event::Wounded { figure, lost, left, rule } => of("tp-e-wounded", figure)
            .with("lost", lost)
            .with("left", left)
            .with("acid", yes(rule == rules::ACT_SEARCH))
            .with_rule(rule),
        Event::Mended { figure, gained, now, rule } => {
            of("tp-e-mended", figure).with("gained", gained).with("now", now).with_rule(rule)
        }
        Event::Fell(figure) => of("tp-e-fell", figure).with_rule(rules::ATTACK_DEFEAT),
        Event::Door { figure, door, open } => of("tp-e-door", figure)
            .with("door", context.door(door))
            .with("open", yes(open))
            .with_rule(rules::ACT_DOOR),
        Event::Searched { figure, vault, die } => of("tp-e-searched", figure)
            .with("vault", context.vault(vault))
            .with("die", die)
            .with_rule(rules::ACT_SEARCH),
        Event::Tried { figure, die, skill, needed, rule } => {
            tried(context, figure, [die, skill, needed], rule).with_rule(rule)
        }
        Event::Reprogrammed { droid, side } => {
            of("tp-e-reprogrammed", droid).with("side", context.side(side)).with_rule(rules::ACT_REPROGRAM)
        }
        Event::Ruined(droid) => of("tp-e-ruined", droid).with_rule(rules::ACT_REPROGRAM),
        Event::BarrierOff(side) => Message::new("tp-e-barrier")
            .with("where", if side == 0 { "left" } else { "right" })
            .with("barrier", name(&context.theme.things.barrier))
            .with_rule(rules::ACT_HACK),
        Event::Used { figure, rule } => {
            of("tp-e-used", figure).with("power", power(context, rule)).with_rule(rule)
        }
        Event::Arrived { figure, square } => {
            of("tp-e-arrived", figure).with("square", context.square(square)).with_rule(rules::CALL_ROLL)
        }
        Event::Ended { side, rule } => match side {
            Some(side) => Message::new("tp-e-won").with("side", context.side(side)),
            None => Message::new("tp-e-drawn"),
        }
        .with("rule", ending::word(rule))
        .with_rule(rule),
    }
}

fn rolled(viewer: Viewer, a: u8, b: u8, winner: Option<Seat>) -> Message {
    let (result, n) = winner.map_or(("nobody", 0), |seat| (who(viewer, seat), seat.number() + 1));
    Message::new("tp-e-rolled")
        .with("a", a)
        .with("b", b)
        .with("result", result)
        .with("n", n)
        .with_rule(rules::SET_SIDES)
}

fn attacked(context: &Context<'_>, event: &Event) -> Message {
    let Event::Attacked {
        attacker,
        defender,
        reach: how,
        attack_die,
        defense_die,
        attack,
        defense,
        cover,
        hit,
        rule,
    } = *event
    else {
        return Message::new("tp-q-over");
    };
    Message::new("tp-e-attacked")
        .with("attacker", context.figure(attacker))
        .with("defender", context.figure(defender))
        .with("reach", reach(how))
        .with("passing", yes(rule == rules::MEET_CONTACT))
        .with("attackdie", attack_die)
        .with("attack", attack)
        .with("attacktotal", attack_die + attack)
        .with("defencedie", defense_die)
        .with("defence", defense)
        .with("defencetotal", defense_die + defense)
        .with("cover", cover)
        .with("hit", yes(hit))
        .with_rule(rule)
}

fn tried(context: &Context<'_>, figure: FigureId, [die, skill, needed]: [u8; 3], rule: RuleId) -> Message {
    let what = match rule {
        rules::CALL_ROLL => "call",
        rules::ACT_REPROGRAM => "reprogram",
        rules::ACT_HACK => "hack",
        rules::ACT_HEAL => "heal",
        _ => "repair",
    };
    Message::new("tp-e-tried")
        .with("figure", context.figure(figure))
        .with("what", what)
        .with("die", die)
        .with("skill", skill)
        .with("total", die + skill)
        .with("needed", needed)
        .with("success", yes(die + skill >= needed))
}

/// A power, identified by its rule.
fn power(context: &Context<'_>, rule: RuleId) -> Message {
    context.power(match rule {
        rules::POWER_COMBAT => Power::Combat(FigureId::default(), temple::AttackKind::Melee),
        rules::POWER_VIGILANCE => Power::Vigilance,
        rules::POWER_REGENERATION => Power::Regenerate(FigureId::default()),
        _ => Power::Speed,
    })
}
