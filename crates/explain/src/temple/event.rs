//! Events as told to a viewer. Every die is mentioned.

use super::ending;
use super::words::{Cast, about, name, reach, who, yes};
use crate::Message;
use table::{RuleId, Seat, Viewer};
use temple::{Event, FigureId, Power, rules};

pub(super) fn event(cast: &Cast<'_>, viewer: Viewer, event: &Event) -> Message {
    let of = |key, figure| Message::new(key).with("figure", cast.figure(figure));
    match *event {
        Event::Rolled { a, b, winner } => rolled(viewer, a, b, winner),
        Event::TookSide { seat, side } => {
            about("tp-e-took-side", viewer, seat).with("side", cast.side(side)).by(rules::SET_SIDES)
        }
        Event::Placed { figure, square } => {
            of("tp-e-placed", figure).with("square", cast.square(square)).by(rules::SET_PLACES)
        }
        Event::Ready(seat) => about("tp-e-ready", viewer, seat).by(rules::SET_PLACES),
        // Turns of both sides are counted together; a round is one turn of each.
        Event::TurnBegan { side, turn } => Message::new("tp-e-turn")
            .with("side", cast.side(side))
            .with("turn", turn.div_ceil(2))
            .by(rules::TURN_ORDER),
        Event::Activated(figure) => of("tp-e-activated", figure).by(rules::TURN_ORDER),
        Event::TurnEnded(side) => {
            Message::new("tp-e-turn-ended").with("side", cast.side(side)).by(rules::TURN_ORDER)
        }
        Event::Walked { figure, from, to, left, .. } => of("tp-e-walked", figure)
            .with("from", cast.square(from))
            .with("to", cast.square(to))
            .with("left", left)
            .by(rules::MOVE_POINTS),
        Event::PassFound { figure, vault } => of("tp-e-pass-found", figure)
            .with("pass", cast.pass())
            .with("vault", cast.vault(vault))
            .by(rules::ACT_SEARCH),
        Event::PassTaken(figure) => {
            of("tp-e-pass-taken", figure).with("pass", cast.pass()).by(rules::PASS_TAKEN)
        }
        Event::PassLeft(figure) => {
            of("tp-e-pass-left", figure).with("pass", cast.pass()).by(rules::PASS_TAKEN)
        }
        Event::PassGiven { from, to } => Message::new("tp-e-pass-given")
            .with("from", cast.figure(from))
            .with("pass", cast.pass())
            .with("to", cast.figure(to))
            .by(rules::ACT_GIVE),
        Event::PassDropped { square } => Message::new("tp-e-pass-dropped")
            .with("square", cast.square(square))
            .with("pass", cast.pass())
            .by(rules::PASS_FALLS),
        Event::Pact { mover, enemy } => Message::new("tp-e-pact")
            .with("mover", cast.figure(mover))
            .with("enemy", cast.figure(enemy))
            .by(rules::MEET_ORDER),
        Event::Attacked { .. } => attacked(cast, event),
        Event::Wounded { figure, lost, left, rule } => of("tp-e-wounded", figure)
            .with("lost", lost)
            .with("left", left)
            .with("acid", yes(rule == rules::ACT_SEARCH))
            .by(rule),
        Event::Mended { figure, gained, now, rule } => {
            of("tp-e-mended", figure).with("gained", gained).with("now", now).by(rule)
        }
        Event::Fell(figure) => of("tp-e-fell", figure).by(rules::ATTACK_DEFEAT),
        Event::Door { figure, door, open } => {
            of("tp-e-door", figure).with("door", cast.door(door)).with("open", yes(open)).by(rules::ACT_DOOR)
        }
        Event::Searched { figure, vault, die } => of("tp-e-searched", figure)
            .with("vault", cast.vault(vault))
            .with("die", die)
            .by(rules::ACT_SEARCH),
        Event::Tried { figure, die, skill, needed, rule } => {
            tried(cast, figure, [die, skill, needed], rule).by(rule)
        }
        Event::Reprogrammed { droid, side } => {
            of("tp-e-reprogrammed", droid).with("side", cast.side(side)).by(rules::ACT_REPROGRAM)
        }
        Event::Ruined(droid) => of("tp-e-ruined", droid).by(rules::ACT_REPROGRAM),
        Event::BarrierOff(side) => Message::new("tp-e-barrier")
            .with("where", if side == 0 { "left" } else { "right" })
            .with("barrier", name(&cast.theme.things.barrier))
            .by(rules::ACT_HACK),
        Event::Used { figure, rule } => of("tp-e-used", figure).with("power", power(cast, rule)).by(rule),
        Event::Arrived { figure, square } => {
            of("tp-e-arrived", figure).with("square", cast.square(square)).by(rules::CALL_ROLL)
        }
        Event::Ended { side, rule } => match side {
            Some(side) => Message::new("tp-e-won").with("side", cast.side(side)),
            None => Message::new("tp-e-drawn"),
        }
        .with("rule", ending::word(rule))
        .by(rule),
    }
}

fn rolled(viewer: Viewer, a: u8, b: u8, winner: Option<Seat>) -> Message {
    let (result, n) = winner.map_or(("nobody", 0), |seat| (who(viewer, seat), seat.number() + 1));
    Message::new("tp-e-rolled")
        .with("a", a)
        .with("b", b)
        .with("result", result)
        .with("n", n)
        .by(rules::SET_SIDES)
}

fn attacked(cast: &Cast<'_>, event: &Event) -> Message {
    let Event::Attacked {
        attacker,
        defender,
        reach: how,
        attack_die,
        defence_die,
        attack,
        defence,
        cover,
        hit,
        rule,
    } = *event
    else {
        return Message::new("tp-q-over");
    };
    Message::new("tp-e-attacked")
        .with("attacker", cast.figure(attacker))
        .with("defender", cast.figure(defender))
        .with("reach", reach(how))
        .with("passing", yes(rule == rules::MEET_CONTACT))
        .with("attackdie", attack_die)
        .with("attack", attack)
        .with("attacktotal", attack_die + attack)
        .with("defencedie", defence_die)
        .with("defence", defence)
        .with("defencetotal", defence_die + defence)
        .with("cover", cover)
        .with("hit", yes(hit))
        .by(rule)
}

fn tried(cast: &Cast<'_>, figure: FigureId, [die, skill, needed]: [u8; 3], rule: RuleId) -> Message {
    let what = match rule {
        rules::CALL_ROLL => "call",
        rules::ACT_REPROGRAM => "reprogram",
        rules::ACT_HACK => "hack",
        rules::ACT_HEAL => "heal",
        _ => "repair",
    };
    Message::new("tp-e-tried")
        .with("figure", cast.figure(figure))
        .with("what", what)
        .with("die", die)
        .with("skill", skill)
        .with("total", die + skill)
        .with("needed", needed)
        .with("success", yes(die + skill >= needed))
}

/// A power, identified by its rule.
fn power(cast: &Cast<'_>, rule: RuleId) -> Message {
    cast.power(match rule {
        rules::POWER_COMBAT => Power::Combat(FigureId::default(), temple::Reach::Melee),
        rules::POWER_VIGILANCE => Power::Vigilance,
        rules::POWER_REGENERATION => Power::Regenerate(FigureId::default()),
        _ => Power::Speed,
    })
}
