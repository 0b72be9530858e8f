//! The log, event by event.

use super::super::{action, approach, attack, bomb, movement, words};
use super::answer::{answer, fate as fate_word, obstacle, place};
use crate::Message;
use ::companion::correction::Correction;
use ::companion::dice::RollResult;
use ::companion::turn::GrantedActions;
use ::companion::{Event, Mode, Phase, Roller, SessionState};
use ::contract::RuleId;
use ::xwing::Token;
use ::xwing::content::{Content, DamageCard};
use ::xwing::geometry::ObstacleKind;
use ::xwing::label::Label;
use ::xwing::rules::{ability, damage, obstacle as obstacles, scenario as rules, token as tokens};
use ::xwing::scenario::{ArrivalResult as Arrived, Exit};
use ::xwing::solo::SoloRollResult;
use ::xwing::solo::attack::dice_search::DiceStep;
use ::xwing::solo::attack::spend::{DiceRecord, ModifierSource};
use ::xwing::solo::record::{ActionRecord, Aim, MovementRecord, Performed};

/// The sentences for an event.
#[must_use]
pub fn event(state: &SessionState, event: &Event) -> Vec<Message> {
    let content = state.content();
    match event {
        Event::Round(round) => vec![Message::new("co-log-round").with("round", *round)],
        Event::Phase(phase) => vec![Message::new("co-log-phase").with("phase", self::phase(*phase))],
        Event::Answered { who, ship, question, answer: said } => {
            vec![with_author(answered(*ship, answer(state, question, said)), who)]
        }
        Event::DiceRolled { who, hand, thrown, .. } => vec![with_author(dice_rolled(thrown, *hand), who)],
        Event::Approach(record) => with_heading("co-log-ship", record.ship, approach::approach(record)),
        Event::Moved { movement: record, met, .. } => flown(record, met),
        Event::PlayerMoved(ship) => vec![of("co-log-flew", *ship)],
        Event::Granted(records) => {
            records.iter().flat_map(|record| action::granted(content, record)).collect()
        }
        Event::Acted { record, .. } => {
            action::action(content, record).into_iter().chain(places(record)).collect()
        }
        Event::Engaged { ship, record } => {
            with_heading("co-log-engages", *ship, attack::attack(content, record))
        }
        Event::Modified { ship, record } => modified(content, *ship, record),
        Event::AttackResolved { ship, target, hits, crits, cancelled } => {
            vec![attack_summary(
                "co-log-struck",
                *ship,
                ("target", *target),
                (*hits, *crits),
                ("cancelled", *cancelled),
            )]
        }
        Event::DefenseResolved { ship, attacker, hits, crits, evades, reinforced } => {
            let said = attack_summary(
                "co-log-defended",
                *ship,
                ("attacker", *attacker),
                (*hits, *crits),
                ("evades", *evades),
            );
            let token = reinforced.then(|| of("co-log-reinforced", *ship).with_rule(tokens::REINFORCE));
            [said].into_iter().chain(token).collect()
        }
        Event::DamageSuffered { ship, shields, hull } => {
            vec![of("co-log-suffered", *ship).with("shields", *shields).with("hull", *hull)]
        }
        Event::CardDealt { ship, card } => vec![card_of("co-log-dealt", *ship, *card)],
        Event::CardRepaired { ship, card } => {
            vec![card_of("co-log-repaired", *ship, *card).with_rule(damage::REPAIR)]
        }
        Event::CardTriggered { ship, card } => {
            vec![card_of("co-log-worked", *ship, *card).with_rule(rule_of(*card))]
        }
        Event::CardDieRolled { ship, card, face } => {
            vec![
                card_of("co-log-burnt", *ship, *card)
                    .with("face", words::attack(*face))
                    .with_rule(rule_of(*card)),
            ]
        }
        Event::TokensGained { ship, token, count, rule } => {
            vec![held("co-log-gained", *ship, *token).with("count", *count).with_rule(*rule)]
        }
        Event::TokenLost { ship, token, rule } => vec![held("co-log-lost", *ship, *token).with_rule(*rule)],
        Event::LockBroken { ship, rule } => vec![of("co-log-lock-broken", *ship).with_rule(*rule)],
        Event::NeighborsExposed(ship) => vec![of("co-log-exposes", *ship).with_rule(ability::CONCUSSION)],
        Event::ShipRemoved { ship, fate } => vec![of("co-log-gone", *ship).with("fate", fate_word(*fate))],
        Event::BombDecided(record) => bomb(content, record).into_iter().collect(),
        Event::Corrected { who, correction } => vec![with_author(corrected(correction), who)],
        Event::Dice(to) => vec![Message::new("co-log-dice").with("hand", hand(*to))],
        Event::Mode(to) => vec![Message::new("co-log-mode").with("mode", mode(*to))],
        Event::Arrived { ship, marker, exit } => {
            vec![landing("co-log-arrived", *ship, (*marker, *exit)).with_rule(rules::ARRIVAL)]
        }
        Event::ArrivalBlocked { ship, marker, exit } => {
            vec![landing("co-log-blocked", *ship, (*marker, *exit)).with_rule(rules::BLOCKED)]
        }
        Event::ArrivalDelayed(ship) => vec![of("co-log-held", *ship).with_rule(rules::BLOCKED)],
        Event::ObstacleDieRolled { ship, kind, face } => {
            vec![met(*ship, *kind).with("face", words::attack(*face))]
        }
        Event::BombsDetonated(bombs) => vec![super::bombs(state, "co-log-bombs", bombs)],
        Event::OwnerChanged { ship, owner } => vec![of("co-log-owned", *ship).with("owner", name(owner))],
        Event::GameOver(outcome) => vec![super::outcome(*outcome)],
    }
}

/// In the place of what was undone.
#[must_use]
pub fn undone() -> Message {
    with_author(Message::new("co-log-taken-back"), &None)
}

/// The action that has to be performed on the table.
#[must_use]
pub fn action_to_do(record: &ActionRecord) -> Vec<Message> {
    action::to_do(record).into_iter().chain(places(record)).collect()
}

fn places(record: &ActionRecord) -> impl Iterator<Item = Message> {
    record.performed.iter().filter_map(placed)
}

/// The granted actions that have to be performed on the table.
#[must_use]
pub fn granted(state: &SessionState, given: &GrantedActions) -> Vec<Message> {
    given.records().iter().flat_map(|record| action::granted_to_do(state.content(), record)).collect()
}

fn answered(ship: Option<Label>, answer: Message) -> Message {
    let ship = ship.map_or_else(|| "none".into(), |ship| ship.to_string());
    Message::new("co-log-told").with("answer", answer).with("ship", ship)
}

fn dice_rolled(thrown: &RollResult, hand: Roller) -> Message {
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

fn with_heading(key: &'static str, ship: Label, said: Vec<Message>) -> Vec<Message> {
    [of(key, ship)].into_iter().chain(said).collect()
}

fn attack_summary(
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
    super::arrival::marked(key, ship, marker).with("exit", super::answer::exit(exit))
}

fn met(ship: Label, kind: ObstacleKind) -> Message {
    let rule = match kind {
        ObstacleKind::Asteroid => obstacles::ASTEROID,
        ObstacleKind::DebrisCloud => obstacles::DEBRIS,
        ObstacleKind::GasCloud => obstacles::GAS_CLOUD,
    };
    of("co-log-met-die", ship).with("met", obstacle(kind)).with_rule(rule)
}

fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Quick => "quick",
        Mode::Map => "map",
    }
}

/// Adds the name of the author, if there is one.
fn with_author(message: Message, who: &Option<String>) -> Message {
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

fn hand(hand: Roller) -> &'static str {
    match hand {
        Roller::Program => "program",
        Roller::Person => "person",
    }
}

fn faces(thrown: &RollResult) -> Vec<Message> {
    match thrown {
        RollResult::Red(faces) => faces.iter().copied().map(words::attack).collect(),
        RollResult::Green(faces) => faces.iter().copied().map(words::defense).collect(),
        RollResult::Arrival(Arrived::Face(face)) => vec![words::attack(*face)],
        RollResult::Arrival(Arrived::Lot(option)) => vec![lot(*option)],
        RollResult::Solo(SoloRollResult::Approach(roll)) => {
            vec![words::defense(roll.defense), words::attack(roll.attack)]
        }
        RollResult::Solo(SoloRollResult::Attitude(face)) => vec![words::defense(*face)],
        RollResult::Solo(SoloRollResult::Bombs(hits)) => vec![Message::new("co-count").with("count", *hits)],
        RollResult::Solo(SoloRollResult::Lot(option)) => vec![lot(*option)],
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
        DiceStep::Reroll { by, focus, blank } => Message::new("co-log-reroll")
            .with("means", vec![means(content, *by)])
            .with("dice", focus + blank)
            .with_rule(most),
        DiceStep::Change { by, results } => {
            let used: Vec<Message> = by.iter().map(|(name, _)| means(content, *name)).collect();
            Message::new("co-log-change").with("means", used).with("results", *results).with_rule(least)
        }
        DiceStep::Done => Message::new("co-log-no-change").with("results", record.faces.good).with_rule(keep),
    };
    vec![message.with("ship", ship)]
}

fn means(content: &Content, name: ModifierSource<'_>) -> Message {
    let token = |token: &'static str| Message::new("co-means").with("means", token);
    match name {
        ModifierSource::Focus => token("focus"),
        ModifierSource::Calculate => token("calculate"),
        ModifierSource::Evade => token("evade"),
        ModifierSource::Force => token("force"),
        ModifierSource::Lock => token("lock"),
        ModifierSource::Ability(ability) => words::card(content, ability.as_str()),
        ModifierSource::Card(card) => words::card(content, card.xws()),
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
