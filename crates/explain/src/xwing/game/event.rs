//! Events. Every die is mentioned; decisions of solo ships are explained from their records.

use super::super::{action, approach, attack as aimed, bomb, movement, words as solo};
use super::words::{Context, greens, means, obstacle as broken, reds, token};
use crate::Message;
use ::xwing::dice::roll::AttackRoll;
use ::xwing::rules::{ability, activation, attack, damage, device, round, scenario, token as tokens};
use ::xwing::scenario::{Exit, ShipRole};
use ::xwing::{Event, Phase, RollReason, ShipId, Status};

pub(super) fn event(context: &Context<'_>, event: &Event) -> Message {
    let of = |key, ship: ShipId| Message::new(key).with("ship", context.ship(ship));
    match event {
        Event::Placed { ship, .. } => of("xwg-e-placed", *ship).with_rule(round::PLACING),
        Event::Pointed { ship, turret } => {
            of("xwg-e-pointed", *ship).with("turret", action::turret(*turret)).with_rule(round::TURRETS)
        }
        Event::LaidOut { obstacles, .. } => {
            Message::new("xwg-e-laid-out").with("n", obstacles.len()).with_rule(scenario::OBSTACLES)
        }
        Event::Called { ship, kind, fresh, rule } => of("xwg-e-called", *ship)
            .with("kind", kind_word(*kind))
            .with("fresh", solo::yes(*fresh))
            .with_rule(*rule),
        Event::Arrived { ship, marker, exit, .. } => of("xwg-e-arrived", *ship)
            .with("marker", u32::from(*marker) + 1)
            .with("exit", exit_word(*exit))
            .with_rule(scenario::ARRIVAL),
        Event::HeldUp { ship } => of("xwg-e-held-up", *ship).with_rule(scenario::BLOCKED),
        Event::Hunts { ship, target } => {
            of("xwg-e-hunts", *ship).with("target", context.ship(*target)).with_rule(scenario::ACE)
        }
        Event::PhaseBegan { round, phase } => Message::new("xwg-e-phase")
            .with("round", *round)
            .with("phase", phase_word(*phase))
            .with_rule(round::ORDER),
        Event::DialSet { ship } => of("xwg-e-dial", *ship).with_rule(round::DIALS),
        Event::Revealed { ship, setting, .. } => of("xwg-e-revealed", *ship)
            .with("what", context.setting(*ship, *setting))
            .with_rule(activation::REVEAL),
        Event::Instead { ship, maneuver, rule } => {
            of("xwg-e-instead", *ship).with("what", solo::maneuver(*maneuver)).with_rule(*rule)
        }
        Event::Moved { ship, setting, full, touching, .. } => of("xwg-e-moved", *ship)
            .with("what", context.setting(*ship, *setting))
            .with("full", solo::yes(*full))
            .with("touching", solo::labels(touching))
            .with_rule(if *full { activation::REVEAL } else { activation::OVERLAP }),
        Event::Left { ship, status } => of("xwg-e-left", *ship)
            .with("how", status_word(*status))
            .with_rule(if *status == Status::Destroyed { damage::DESTROYED } else { activation::FLEE }),
        Event::Approach { ship, record, .. } => told(of("xwg-e-solo", *ship), approach::approach(record)),
        Event::Flew { ship, record } => told(of("xwg-e-solo", *ship), movement::movement(record)),
        Event::Acted { ship, record } => {
            told(of("xwg-e-solo", *ship), action::action(context.content, record))
        }
        Event::Granted { ship, records } => told(
            of("xwg-e-solo", *ship),
            records.iter().flat_map(|record| action::granted(context.content, record)).collect(),
        ),
        Event::Aimed { ship, record } => {
            told(of("xwg-e-solo", *ship), aimed::attack(context.content, record))
        }
        Event::Checked { ship, record } => {
            told(of("xwg-e-solo", *ship), bomb(context.content, record).into_iter().collect())
        }
        Event::Rolled { ship, why, face } => {
            of("xwg-e-rolled", *ship).with("why", why_word(*why)).with("face", solo::attack(*face))
        }
        Event::RolledMany { ship, why, roll } => {
            of("xwg-e-rolled", *ship).with("why", why_word(*why)).with("face", reds(*roll))
        }
        Event::Gained { ship, token: kind, count, rule } => {
            of("xwg-e-gained", *ship).with("token", token(*kind)).with("n", *count).with_rule(*rule)
        }
        Event::Lost { ship, token: kind, count, rule } => {
            of("xwg-e-lost", *ship).with("token", token(*kind)).with("n", *count).with_rule(*rule)
        }
        Event::ForceSpent { ship } => of("xwg-e-force", *ship).with_rule(attack::MODIFY),
        Event::Performed { ship, act, .. } => {
            of("xwg-e-performed", *ship).with("what", context.act(*ship, *act)).with_rule(activation::BAR)
        }
        Event::Failed { ship, act } => {
            of("xwg-e-failed", *ship).with("what", context.act(*ship, *act)).with_rule(activation::FAILED)
        }
        Event::Repositioned { ship, to, .. } => of("xwg-e-repositioned", *ship)
            .with("x", to.x / 1000)
            .with("y", to.y / 1000)
            .with_rule(activation::DECLARED),
        Event::Unlocked { ship, rule } => of("xwg-e-unlocked", *ship).with_rule(*rule),
        Event::Declared { .. }
        | Event::Held { .. }
        | Event::AttackRolled { .. }
        | Event::DefenseRolled { .. }
        | Event::Changed { .. }
        | Event::Neutralized { .. } => fired(context, event),
        Event::BonusAttack { ship } => of("xwg-e-bonus", *ship).with_rule(attack::BONUS),
        Event::Exposed { ship, card } => {
            of("xwg-e-exposed", *ship).with("card", solo::damage(*card)).with_rule(damage::EXPOSE)
        }
        Event::ShieldLost { ship } => of("xwg-e-shield", *ship).with_rule(damage::SHIELDS),
        Event::DealtDown { ship } => of("xwg-e-down", *ship).with_rule(damage::CARDS),
        Event::DealtUp { ship, card } => {
            of("xwg-e-up", *ship).with("card", solo::damage(*card)).with_rule(damage::CARDS)
        }
        Event::Repaired { ship, card } => {
            of("xwg-e-repaired", *ship).with("card", solo::damage(*card)).with_rule(damage::REPAIR)
        }
        Event::Reshuffled { solo } => {
            Message::new("xwg-e-reshuffled").with("solo", self::solo::yes(*solo)).with_rule(damage::RESHUFFLE)
        }
        Event::TurnedUp { card, .. } => {
            Message::new("xwg-e-turned-up").with("card", solo::damage(*card)).with_rule(damage::RESHUFFLE)
        }
        Event::Dropped { ship, card, .. } => {
            of("xwg-e-dropped", *ship).with("card", context.card(*card)).with_rule(device::DROP)
        }
        Event::NotDropped { ship, card } => {
            of("xwg-e-not-dropped", *ship).with("card", context.card(*card)).with_rule(device::DROP)
        }
        Event::Detonated { card, .. } => {
            Message::new("xwg-e-detonated").with("card", context.card(*card)).with_rule(device::BLAST)
        }
        Event::HitInstead { ship } => of("xwg-e-hit-instead", *ship).with_rule(ability::HOMING),
        Event::Discharged { ship, card, count } => of("xwg-e-discharged", *ship)
            .with("card", context.card(*card))
            .with("n", *count)
            .with_rule(attack::COSTS),
        Event::Recharged { ship, card, count } => of("xwg-e-recharged", *ship)
            .with("card", context.card(*card))
            .with("n", *count)
            .with_rule(ability::BOMBLETS),
        Event::Broken { obstacle } => {
            Message::new("xwg-e-broken").with("what", broken(*obstacle)).with_rule(ability::SEISMIC)
        }
        Event::Decloaked { ship, done } => {
            of("xwg-e-decloaked", *ship).with("done", solo::yes(*done)).with_rule(tokens::CLOAK)
        }
        Event::Over { outcome, rule } => super::outcome_message(*outcome).with_rule(*rule),
    }
}

/// Events of an attack.
fn fired(context: &Context<'_>, event: &Event) -> Message {
    let of = |key, ship: ShipId| Message::new(key).with("ship", context.ship(ship));
    match event {
        Event::Declared { ship, target, card, dice, range, obstructed, .. } => of("xwg-e-declared", *ship)
            .with("target", context.ship(*target))
            .with("weapon", card.map_or(Message::new("xwg-primary"), |card| context.card(card)))
            .with("n", *dice)
            .with("range", *range)
            .with("obstructed", solo::yes(*obstructed))
            .with_rule(attack::TARGET),
        Event::Held { ship } => of("xwg-e-held", *ship).with_rule(round::ENGAGE_ONCE),
        Event::AttackRolled { roll, again } => Message::new("xwg-e-reds")
            .with("roll", reds(*roll))
            .with("again", solo::yes(*again))
            .with_rule(attack::ATTACK_DICE),
        Event::DefenseRolled { roll, again, .. } => Message::new("xwg-e-greens")
            .with("roll", greens(*roll))
            .with("again", solo::yes(*again))
            .with_rule(attack::DEFENSE_DICE),
        Event::Changed { ship, by, attack: red, defense } => of("xwg-e-changed", *ship)
            .with("means", means(*by))
            .with("reds", reds(*red))
            .with("greens", greens(*defense))
            .with_rule(attack::MODIFY),
        Event::Neutralized { target, hits, crits } => {
            let key = if hits + crits == 0 { "xwg-e-missed" } else { "xwg-e-neutralized" };
            of(key, *target)
                .with("roll", reds(AttackRoll { hit: *hits, crit: *crits, ..AttackRoll::default() }))
                .with_rule(attack::NEUTRALIZE)
        }
        _ => Message::new("xwg-nothing"),
    }
}

/// Joins several sentences about a solo ship into one message.
fn told(message: Message, parts: Vec<Message>) -> Message {
    let rule = parts.iter().find_map(|part| part.rule);
    let message = message.with("parts", parts);
    match rule {
        Some(rule) => message.with_rule(rule),
        None => message,
    }
}

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Planning => "planning",
        Phase::System => "system",
        Phase::Activation => "activation",
        Phase::Engagement => "engagement",
        Phase::End => "end",
    }
}

fn status_word(status: Status) -> &'static str {
    match status {
        Status::Destroyed => "destroyed",
        Status::Returned => "returned",
        Status::Fled => "fled",
        Status::Reserve | Status::Arriving | Status::ToPlace | Status::InPlay => "other",
    }
}

fn kind_word(kind: ShipRole) -> &'static str {
    match kind {
        ShipRole::Patrol => "patrol",
        ShipRole::Reinforcement => "reinforcement",
    }
}

fn exit_word(exit: Exit) -> &'static str {
    match exit {
        Exit::Hit => "hit",
        Exit::Focus => "focus",
        Exit::Blank => "blank",
    }
}

fn why_word(why: RollReason) -> &'static str {
    match why {
        RollReason::Obstacle(_) => "obstacle",
        RollReason::Card(_) => "card",
        RollReason::Device(_) => "device",
    }
}
