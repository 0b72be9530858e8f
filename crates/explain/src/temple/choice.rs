//! Choices, with short labels as on a button: attacks with their odds, paths with their cost and the enemies they
//! meet. Also dice.

use super::words::{Cast, reach, yes};
use crate::Message;
use temple::board::Path;
use temple::{Action, Chance, Choice, FigureId, Occasion, Power, Reach, Walks, rules};

pub(super) fn choice(cast: &Cast<'_>, choice: &Choice) -> Message {
    let of = |key, figure| Message::new(key).with("figure", cast.figure(figure));
    match *choice {
        Choice::Side(side) => Message::new("tp-c-side").with("side", cast.side(side)),
        Choice::Place(figure, square) => of("tp-c-place", figure).with("square", cast.square(square)),
        Choice::Ready => Message::new("tp-c-ready"),
        Choice::Call(figure) => of("tp-c-call", figure)
            .with("needed", cast.content.units.numbers.reinforcement_needs)
            .by(rules::CALL_ROLL),
        Choice::Activate(figure) => of("tp-c-activate", figure).with("square", cast.place(figure)),
        Choice::EndTurn => Message::new("tp-c-end-turn"),
        Choice::Walk(path) => walk(cast, path),
        Choice::Stop => Message::new("tp-c-stop").with("square", cast.place(cast.public.active.figure)),
        Choice::Take(takes) => Message::new("tp-c-take").with("takes", yes(takes)).with("pass", cast.pass()),
        Choice::Meet(enemy, true) => {
            attack(cast, "tp-c-meet", enemy, Reach::Melee, Occasion::Circumstance).by(rules::MEET_ORDER)
        }
        Choice::Meet(enemy, false) => of("tp-c-meet-not", enemy).by(rules::MEET_ORDER),
        Choice::Answer(true) => answer(cast).by(rules::MEET_ORDER),
        Choice::Answer(false) => Message::new("tp-c-answer-not").by(rules::MEET_ORDER),
        Choice::Attack(target, reach) => attack(cast, "tp-c-attack", target, reach, Occasion::Intervention),
        Choice::Act(action) => act(cast, action),
        Choice::Use(power) => use_power(cast, power),
        Choice::Rest(droid) => of("tp-c-rest", droid).by(rules::DROID_MEDICAL),
        Choice::Done => Message::new("tp-c-done"),
    }
}

fn walk(cast: &Cast<'_>, path: Path) -> Message {
    let Some(prospect) = cast.public.prospect(cast.content, path) else {
        return Message::new("tp-c-walk-path").with("path", path.to_string());
    };
    let walk = Message::new("tp-c-walk")
        .with("square", cast.square(prospect.to))
        .with("cost", prospect.cost)
        .by(rules::MOVE_POINTS);
    if prospect.meets == 0 {
        return walk;
    }
    let met = cast.public.all().filter(|(id, _)| prospect.meets & id.bit() != 0);
    let met: Vec<Message> = met.map(|(id, _)| cast.figure(id)).collect();
    Message::new("tp-c-walk-meets").with("walk", walk).with("met", met).by(rules::MEET_CONTACT)
}

fn attack(cast: &Cast<'_>, key: &'static str, target: FigureId, how: Reach, occasion: Occasion) -> Message {
    let attacker = cast.public.active.figure;
    let odds = cast.public.odds(cast.content, attacker, target, how, occasion);
    let (hits, attack, defence, cover) =
        odds.map_or((0, 0, 0, 0), |odds| (odds.hits, odds.totals.attack, odds.totals.defence, odds.cover));
    Message::new(key)
        .with("figure", cast.figure(target))
        .with("square", cast.place(target))
        .with("reach", reach(how))
        .with("hits", hits)
        .with("attack", attack)
        .with("defence", defence)
        .with("cover", cover)
        .by(rules::ATTACK_ROLL)
}

/// The enemy that was not attacked strikes at the mover.
fn answer(cast: &Cast<'_>) -> Message {
    let mover = cast.public.active.figure;
    let hits = match cast.public.open {
        temple::Open::Answer(enemy) => {
            let odds = cast.public.odds(cast.content, enemy, mover, Reach::Melee, Occasion::Circumstance);
            odds.map_or(0, |odds| odds.hits)
        }
        _ => 0,
    };
    Message::new("tp-c-answer").with("figure", cast.figure(mover)).with("hits", hits)
}

fn act(cast: &Cast<'_>, action: Action) -> Message {
    let of = |key, figure| Message::new(key).with("figure", cast.figure(figure));
    match action {
        Action::Door(door) => {
            let open = cast.public.doors >> door & 1 == 1;
            Message::new("tp-c-door")
                .with("open", yes(open))
                .with("door", cast.door(door))
                .by(rules::ACT_DOOR)
        }
        Action::Give(ally) => of("tp-c-give", ally).with("pass", cast.pass()).by(rules::ACT_GIVE),
        Action::Search(vault) => {
            Message::new("tp-c-search").with("vault", cast.vault(vault)).by(rules::ACT_SEARCH)
        }
        Action::Reprogram(droid) => of("tp-c-reprogram", droid).by(rules::ACT_REPROGRAM),
        Action::Hack => Message::new("tp-c-hack")
            .with("barrier", super::words::name(&cast.theme.things.barrier))
            .by(rules::ACT_HACK),
        Action::Heal(patient) => of("tp-c-heal", patient).by(rules::ACT_HEAL),
        Action::Repair(patient) => of("tp-c-repair", patient).by(rules::ACT_REPAIR),
    }
}

fn use_power(cast: &Cast<'_>, power: Power) -> Message {
    let named = cast.power(power);
    match power {
        Power::Combat(target, reach) => Message::new("tp-c-power-on")
            .with("power", named)
            .with("what", attack(cast, "tp-c-attack", target, reach, Occasion::Meditation))
            .by(rules::POWER_COMBAT),
        Power::Regenerate(ally) => Message::new("tp-c-power-on")
            .with("power", named)
            .with("what", cast.figure(ally))
            .by(rules::POWER_REGENERATION),
        Power::Vigilance => Message::new("tp-c-power").with("power", named).by(rules::POWER_VIGILANCE),
        Power::Speed => Message::new("tp-c-power").with("power", named).by(rules::POWER_SPEED),
    }
}

/// Any legal path.
pub(super) fn area(cast: &Cast<'_>, area: &Walks) -> Message {
    Message::new("tp-a-walks").with("figure", cast.figure(area.figure)).with("points", area.points)
}

/// Dice as rolled.
pub(super) fn outcome(outcome: &Chance) -> Message {
    match *outcome {
        Chance::Sides(a, b) => Message::new("tp-o-sides").with("a", a).with("b", b),
        Chance::Clash(a, b) => Message::new("tp-o-clash").with("a", a).with("b", b),
        Chance::Wound(die) => Message::new("tp-o-d4").with("die", die),
        Chance::Skill(die) => Message::new("tp-o-d10").with("die", die),
        Chance::Search(die) => Message::new("tp-o-d4").with("die", die),
    }
}
