//! Choices, with short labels as on a button: attacks with their odds, paths with their cost and the enemies they
//! meet. Also dice.

use super::words::{Context, reach, yes};
use crate::Message;
use temple::board::Path;
use temple::{Action, AttackKind, AttackOccasion, Chance, Choice, FigureId, Power, WalkRegion, rules};

pub(super) fn choice(context: &Context<'_>, choice: &Choice) -> Message {
    let of = |key, figure| Message::new(key).with("figure", context.figure(figure));
    match *choice {
        Choice::Side(side) => Message::new("tp-c-side").with("side", context.side(side)),
        Choice::Place(figure, square) => of("tp-c-place", figure).with("square", context.square(square)),
        Choice::Ready => Message::new("tp-c-ready"),
        Choice::Call(figure) => of("tp-c-call", figure)
            .with("needed", context.content.units.numbers.reinforcement_needs)
            .with_rule(rules::CALL_ROLL),
        Choice::Activate(figure) => of("tp-c-activate", figure).with("square", context.place(figure)),
        Choice::EndTurn => Message::new("tp-c-end-turn"),
        Choice::Walk(path) => walk(context, path),
        Choice::Stop => Message::new("tp-c-stop").with("square", context.place(context.public.active.figure)),
        Choice::Take(takes) => {
            Message::new("tp-c-take").with("takes", yes(takes)).with("pass", context.pass())
        }
        Choice::Meet(enemy, true) => {
            attack(context, "tp-c-meet", enemy, AttackKind::Melee, AttackOccasion::Circumstance)
                .with_rule(rules::MEET_ORDER)
        }
        Choice::Meet(enemy, false) => of("tp-c-meet-not", enemy).with_rule(rules::MEET_ORDER),
        Choice::Answer(true) => answer(context).with_rule(rules::MEET_ORDER),
        Choice::Answer(false) => Message::new("tp-c-answer-not").with_rule(rules::MEET_ORDER),
        Choice::Attack(target, reach) => {
            attack(context, "tp-c-attack", target, reach, AttackOccasion::Intervention)
        }
        Choice::Act(action) => act(context, action),
        Choice::Use(power) => use_power(context, power),
        Choice::Rest(droid) => of("tp-c-rest", droid).with_rule(rules::DROID_MEDICAL),
        Choice::Done => Message::new("tp-c-done"),
    }
}

fn walk(context: &Context<'_>, path: Path) -> Message {
    let Some(forecast) = context.public.forecast_walk(context.content, path) else {
        return Message::new("tp-c-walk-path").with("path", path.to_string());
    };
    let walk = Message::new("tp-c-walk")
        .with("square", context.square(forecast.to))
        .with("cost", forecast.cost)
        .with_rule(rules::MOVE_POINTS);
    if forecast.meets == 0 {
        return walk;
    }
    let met = context.public.all().filter(|(id, _)| forecast.meets & id.bit() != 0);
    let met: Vec<Message> = met.map(|(id, _)| context.figure(id)).collect();
    Message::new("tp-c-walk-meets").with("walk", walk).with("met", met).with_rule(rules::MEET_CONTACT)
}

fn attack(
    context: &Context<'_>,
    key: &'static str,
    target: FigureId,
    how: AttackKind,
    occasion: AttackOccasion,
) -> Message {
    let attacker = context.public.active.figure;
    let odds = context.public.odds(context.content, attacker, target, how, occasion);
    let (hits, attack, defense, cover) =
        odds.map_or((0, 0, 0, 0), |odds| (odds.hits, odds.totals.attack, odds.totals.defense, odds.cover));
    Message::new(key)
        .with("figure", context.figure(target))
        .with("square", context.place(target))
        .with("reach", reach(how))
        .with("hits", hits)
        .with("attack", attack)
        .with("defence", defense)
        .with("cover", cover)
        .with_rule(rules::ATTACK_ROLL)
}

/// The enemy that was not attacked strikes at the mover.
fn answer(context: &Context<'_>) -> Message {
    let mover = context.public.active.figure;
    let hits = match context.public.open {
        temple::Pending::Answer(enemy) => {
            let odds = context.public.odds(
                context.content,
                enemy,
                mover,
                AttackKind::Melee,
                AttackOccasion::Circumstance,
            );
            odds.map_or(0, |odds| odds.hits)
        }
        _ => 0,
    };
    Message::new("tp-c-answer").with("figure", context.figure(mover)).with("hits", hits)
}

fn act(context: &Context<'_>, action: Action) -> Message {
    let of = |key, figure| Message::new(key).with("figure", context.figure(figure));
    match action {
        Action::Door(door) => {
            let open = context.public.doors >> door & 1 == 1;
            Message::new("tp-c-door")
                .with("open", yes(open))
                .with("door", context.door(door))
                .with_rule(rules::ACT_DOOR)
        }
        Action::Give(ally) => of("tp-c-give", ally).with("pass", context.pass()).with_rule(rules::ACT_GIVE),
        Action::Search(vault) => {
            Message::new("tp-c-search").with("vault", context.vault(vault)).with_rule(rules::ACT_SEARCH)
        }
        Action::Reprogram(droid) => of("tp-c-reprogram", droid).with_rule(rules::ACT_REPROGRAM),
        Action::Hack => Message::new("tp-c-hack")
            .with("barrier", super::words::name(&context.theme.things.barrier))
            .with_rule(rules::ACT_HACK),
        Action::Heal(patient) => of("tp-c-heal", patient).with_rule(rules::ACT_HEAL),
        Action::Repair(patient) => of("tp-c-repair", patient).with_rule(rules::ACT_REPAIR),
    }
}

fn use_power(context: &Context<'_>, power: Power) -> Message {
    let named = context.power(power);
    match power {
        Power::Combat(target, reach) => Message::new("tp-c-power-on")
            .with("power", named)
            .with("what", attack(context, "tp-c-attack", target, reach, AttackOccasion::Meditation))
            .with_rule(rules::POWER_COMBAT),
        Power::Regenerate(ally) => Message::new("tp-c-power-on")
            .with("power", named)
            .with("what", context.figure(ally))
            .with_rule(rules::POWER_REGENERATION),
        Power::Vigilance => Message::new("tp-c-power").with("power", named).with_rule(rules::POWER_VIGILANCE),
        Power::Speed => Message::new("tp-c-power").with("power", named).with_rule(rules::POWER_SPEED),
    }
}

/// Any legal path.
pub(super) fn area(context: &Context<'_>, area: &WalkRegion) -> Message {
    Message::new("tp-a-walks").with("figure", context.figure(area.figure)).with("points", area.points)
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
