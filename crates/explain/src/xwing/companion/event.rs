//! The log, event by event.

use super::super::{action, approach, attack, bomb, movement, words};
use super::answer::{answer, fate as fate_word, obstacle, place};
use crate::Message;
use ::companion::correct::Correction;
use ::companion::dice::Thrown;
use ::companion::turn::Given;
use ::companion::{Event, Hand, Mode, Phase, Table};
use ::table::RuleId;
use ::xwing::content::{Content, DamageCard};
use ::xwing::game::Token;
use ::xwing::geometry::ObstacleKind;
use ::xwing::label::Label;
use ::xwing::rules::{ability, damage, obstacle as obstacles, scenario as rules, token as tokens};
use ::xwing::scenario::{Exit, Rolled as Arrived};
use ::xwing::solo::Rolled;
use ::xwing::solo::dice::{DiceRecord, MeansName};
use ::xwing::solo::modify::Step;
use ::xwing::solo::record::{Aim, MovementRecord, Performed};

/// The sentences for an event.
#[must_use]
pub fn event(table: &Table, event: &Event) -> Vec<Message> {
    let content = table.content();
    match event {
        Event::Round(round) => vec![Message::new("co-log-round").with("round", *round)],
        Event::Phase(phase) => vec![Message::new("co-log-phase").with("phase", self::phase(*phase))],
        Event::Told { who, ship, question, answer: said } => {
            vec![by(told(*ship, answer(table, question, said)), who)]
        }
        Event::Threw { who, hand, thrown, .. } => vec![by(threw(thrown, *hand), who)],
        Event::Approach(record) => headed("co-log-ship", record.ship, approach::approach(record)),
        Event::Flown { movement: record, met, .. } => flown(record, met),
        Event::PlayerFlew(ship) => vec![of("co-log-flew", *ship)],
        Event::Granted(records) => {
            records.iter().flat_map(|record| action::granted(content, record)).collect()
        }
        Event::Acted { record, .. } => {
            let placed = record.performed.iter().filter_map(placed);
            action::action(content, record).into_iter().chain(placed).collect()
        }
        Event::Engaged { ship, record } => headed("co-log-engages", *ship, attack::attack(content, record)),
        Event::Modified { ship, record } => modified(content, *ship, record),
        Event::Struck { ship, target, hits, crits, cancelled } => {
            vec![fight(
                "co-log-struck",
                *ship,
                ("target", *target),
                (*hits, *crits),
                ("cancelled", *cancelled),
            )]
        }
        Event::Defended { ship, attacker, hits, crits, evades, reinforced } => {
            let said = fight(
                "co-log-defended",
                *ship,
                ("attacker", *attacker),
                (*hits, *crits),
                ("evades", *evades),
            );
            let token = reinforced.then(|| of("co-log-reinforced", *ship).by(tokens::REINFORCE));
            [said].into_iter().chain(token).collect()
        }
        Event::Suffered { ship, shields, hull } => {
            vec![of("co-log-suffered", *ship).with("shields", *shields).with("hull", *hull)]
        }
        Event::Dealt { ship, card } => vec![card_of("co-log-dealt", *ship, *card)],
        Event::Repaired { ship, card } => vec![card_of("co-log-repaired", *ship, *card).by(damage::REPAIR)],
        Event::Worked { ship, card } => vec![card_of("co-log-worked", *ship, *card).by(rule_of(*card))],
        Event::Burnt { ship, card, face } => {
            vec![card_of("co-log-burnt", *ship, *card).with("face", words::attack(*face)).by(rule_of(*card))]
        }
        Event::Gained { ship, token, count, rule } => {
            vec![held("co-log-gained", *ship, *token).with("count", *count).by(*rule)]
        }
        Event::Lost { ship, token, rule } => vec![held("co-log-lost", *ship, *token).by(*rule)],
        Event::Exposes(ship) => vec![of("co-log-exposes", *ship).by(ability::CONCUSSION)],
        Event::Gone { ship, fate } => vec![of("co-log-gone", *ship).with("fate", fate_word(*fate))],
        Event::Dropped(record) => bomb(content, record).into_iter().collect(),
        Event::Corrected { who, correction } => vec![by(corrected(correction), who)],
        Event::Dice(to) => vec![Message::new("co-log-dice").with("hand", hand(*to))],
        Event::Mode(to) => vec![Message::new("co-log-mode").with("mode", mode(*to))],
        Event::TakenBack { who } => vec![by(Message::new("co-log-taken-back"), who)],
        Event::Arrived { ship, marker, exit } => vec![landing("co-log-arrived", *ship, (*marker, *exit))],
        Event::Blocked { ship, marker, exit } => vec![landing("co-log-blocked", *ship, (*marker, *exit))],
        Event::HeldUp(ship) => vec![of("co-log-held", *ship).by(rules::BLOCKED)],
        Event::Met { ship, kind, face } => vec![met(*ship, *kind).with("face", words::attack(*face))],
        Event::WentOff(bombs) => vec![super::bombs(table, "co-log-bombs", bombs)],
        Event::Owned { ship, owner } => vec![of("co-log-owned", *ship).with("owner", name(owner))],
        Event::Over(outcome) => vec![super::outcome(*outcome)],
    }
}

/// The granted actions that have to be performed on the table.
#[must_use]
pub fn given(table: &Table, given: &Given) -> Vec<Message> {
    given.records().iter().flat_map(|record| action::granted_to_do(table.content(), record)).collect()
}

fn told(ship: Option<Label>, answer: Message) -> Message {
    let ship = ship.map_or_else(|| "none".into(), |ship| ship.to_string());
    Message::new("co-log-told").with("answer", answer).with("ship", ship)
}

fn threw(thrown: &Thrown, hand: Hand) -> Message {
    Message::new("co-log-threw").with("dice", faces(thrown)).with("hand", self::hand(hand))
}

fn of(key: &'static str, ship: Label) -> Message {
    Message::new(key).with("ship", ship.to_string())
}

fn card_of(key: &'static str, ship: Label, card: DamageCard) -> Message {
    of(key, ship).with("card", words::damage(card))
}

fn held(key: &'static str, ship: Label, token: Token) -> Message {
    of(key, ship).with("token", super::super::game::token(token))
}

/// The rule of a damage card that takes effect at its own moment.
fn rule_of(card: DamageCard) -> RuleId {
    match card {
        DamageCard::ConsoleFire => damage::CONSOLE_FIRE,
        DamageCard::WoundedPilot => damage::WOUNDED,
        DamageCard::StunnedPilot => damage::STUNNED,
        DamageCard::LooseStabilizer => damage::STABILIZER,
        DamageCard::FuelLeak => damage::LEAK,
        DamageCard::DisabledPowerRegulator => damage::POWER_REGULATOR,
        DamageCard::HullBreach => damage::BREACH,
        DamageCard::PanickedPilot => damage::PANICKED,
        DamageCard::DirectHit => damage::DIRECT_HIT,
        DamageCard::DamagedEngine => damage::ENGINE,
        DamageCard::BlindedPilot
        | DamageCard::WeaponsFailure
        | DamageCard::StructuralDamage
        | DamageCard::DamagedSensorArray => damage::CARDS,
    }
}

fn headed(key: &'static str, ship: Label, said: Vec<Message>) -> Vec<Message> {
    [of(key, ship)].into_iter().chain(said).collect()
}

fn fight(
    key: &'static str,
    ship: Label,
    (role, other): (&'static str, Label),
    (hits, crits): (u8, u8),
    (what, count): (&'static str, u8),
) -> Message {
    of(key, ship).with(role, other.to_string()).with("hits", hits).with("crits", crits).with(what, count)
}

fn flown(record: &MovementRecord, met: &[ObstacleKind]) -> Vec<Message> {
    let mut said = movement::movement(record);
    if record.flight.obstacles.is_empty() {
        said.extend(met.iter().map(|kind| Message::new("co-log-met").with("met", obstacle(*kind))));
    }
    said
}

fn landing(key: &'static str, ship: Label, (marker, exit): (usize, Exit)) -> Message {
    let rule = if key == "co-log-blocked" { rules::BLOCKED } else { rules::ARRIVAL };
    super::arrival::marked(key, ship, marker).with("exit", super::answer::exit(exit)).by(rule)
}

fn met(ship: Label, kind: ObstacleKind) -> Message {
    let rule = match kind {
        ObstacleKind::Asteroid => obstacles::ASTEROID,
        ObstacleKind::DebrisCloud => obstacles::DEBRIS,
        ObstacleKind::GasCloud => obstacles::GAS_CLOUD,
    };
    of("co-log-met-die", ship).with("met", obstacle(kind)).by(rule)
}

fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Quick => "quick",
        Mode::Map => "map",
    }
}

/// Adds the name of the author, if there is one.
fn by(message: Message, who: &Option<String>) -> Message {
    message.with("who", name(who))
}

fn name(who: &Option<String>) -> String {
    who.clone().unwrap_or_else(|| "nobody".into())
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Planning => "planning",
        Phase::System => "system",
        Phase::Activation => "activation",
        Phase::Engagement => "engagement",
        Phase::End => "end",
    }
}

fn hand(hand: Hand) -> &'static str {
    match hand {
        Hand::Program => "program",
        Hand::Person => "person",
    }
}

fn faces(thrown: &Thrown) -> Vec<Message> {
    match thrown {
        Thrown::Red(faces) => faces.iter().copied().map(words::attack).collect(),
        Thrown::Green(faces) => faces.iter().copied().map(words::defense).collect(),
        Thrown::Arrival(Arrived::Face(face)) => vec![words::attack(*face)],
        Thrown::Arrival(Arrived::Lot(option)) => vec![lot(*option)],
        Thrown::Solo(Rolled::Approach(roll)) => {
            vec![words::defense(roll.defense), words::attack(roll.attack)]
        }
        Thrown::Solo(Rolled::Attitude(face)) => vec![words::defense(*face)],
        Thrown::Solo(Rolled::Bombs(hits)) => vec![Message::new("co-count").with("count", *hits)],
        Thrown::Solo(Rolled::Lot(option)) => vec![lot(*option)],
    }
}

fn lot(option: u8) -> Message {
    Message::new("co-lot").with("number", option + 1)
}

/// Where a reported action leads; for a measured one the place is already in the sentence.
fn placed(done: &Performed) -> Option<Message> {
    match &done.aim {
        Aim::Place(found) if found.end.is_none() => {
            Some(Message::new("co-log-place").with("place", place(found.name)))
        }
        Aim::Place(_) | Aim::Itself | Aim::Ship(_) | Aim::Arc { .. } => None,
    }
}

fn modified(content: &Content, ship: Label, record: &DiceRecord<'_>) -> Vec<Message> {
    let [most, least, keep] = record.rules;
    let ship = ship.to_string();
    let message = match &record.step {
        Step::Reroll { by, focus, blank } => Message::new("co-log-reroll")
            .with("means", vec![means(content, *by)])
            .with("dice", focus + blank)
            .by(most),
        Step::Change { by, results } => {
            let used: Vec<Message> = by.iter().map(|(name, _)| means(content, *name)).collect();
            Message::new("co-log-change").with("means", used).with("results", *results).by(least)
        }
        Step::Done => Message::new("co-log-no-change").with("results", record.faces.good).by(keep),
    };
    vec![message.with("ship", ship)]
}

fn means(content: &Content, name: MeansName<'_>) -> Message {
    let token = |token: &'static str| Message::new("co-means").with("means", token);
    match name {
        MeansName::Focus => token("focus"),
        MeansName::Calculate => token("calculate"),
        MeansName::Evade => token("evade"),
        MeansName::Force => token("force"),
        MeansName::Lock => token("lock"),
        MeansName::Ability(key) | MeansName::Card(key) => words::card(content, key),
    }
}

fn corrected(correction: &Correction) -> Message {
    let (fact, ship) = match correction {
        Correction::Tokens { ship, .. } => ("tokens", ship.to_string()),
        Correction::Health { ship, .. } => ("health", ship.to_string()),
        Correction::Charges { ship, .. } => ("charges", ship.to_string()),
        Correction::Lock { ship, .. } => ("lock", ship.to_string()),
        Correction::Turret { ship, .. } => ("turret", ship.to_string()),
        Correction::Faceup { ship, .. } => ("faceup", ship.to_string()),
        Correction::Leaves { ship, .. } => ("leaves", ship.to_string()),
        Correction::Arrives { ship } => ("arrives", ship.id.clone()),
        Correction::Pose { ship, .. } => ("pose", ship.to_string()),
        Correction::Obstacles { .. } => ("obstacles", String::new()),
        Correction::Round { round } => ("round", round.to_string()),
    };
    Message::new("co-log-corrected").with("fact", fact).with("ship", ship)
}
