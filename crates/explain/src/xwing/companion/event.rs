//! The log, event by event.

use super::super::{action, approach, attack, bomb, movement, words};
use super::answer::{answer, obstacle, place};
use crate::Message;
use ::companion::correct::Correction;
use ::companion::dice::Thrown;
use ::companion::event::{Fate, Outcome};
use ::companion::{Event, Hand, Mode, Phase, Table};
use ::xwing::content::Content;
use ::xwing::solo::Rolled;
use ::xwing::solo::dice::{DiceRecord, MeansName};
use ::xwing::solo::modify::Step;
use ::xwing::solo::record::{Aim, Performed};

/// What an event says, sentence by sentence.
#[must_use]
pub fn event(table: &Table, event: &Event) -> Vec<Message> {
    let content = table.content();
    match event {
        Event::Round(round) => vec![Message::new("co-log-round").with("round", *round)],
        Event::Phase(phase) => vec![Message::new("co-log-phase").with("phase", self::phase(*phase))],
        Event::Told { who, ship, question, answer: said } => {
            let message = Message::new("co-log-told").with("answer", answer(table, question, said));
            vec![by(message.with("ship", ship.map_or_else(|| "none".into(), |ship| ship.to_string())), who)]
        }
        Event::Threw { who, hand, thrown, .. } => {
            let message =
                Message::new("co-log-threw").with("dice", faces(thrown)).with("hand", self::hand(*hand));
            vec![by(message, who)]
        }
        Event::Approach(record) => {
            let head = Message::new("co-log-ship").with("ship", record.ship.to_string());
            [head].into_iter().chain(approach::approach(record)).collect()
        }
        Event::Flown { movement: record, met, .. } => {
            let mut said = movement::movement(record);
            if record.flight.obstacles.is_empty() {
                said.extend(met.iter().map(|kind| Message::new("co-log-met").with("met", obstacle(*kind))));
            }
            said
        }
        Event::PlayerFlew(ship) => vec![Message::new("co-log-flew").with("ship", ship.to_string())],
        Event::Granted(records) => {
            records.iter().flat_map(|record| action::granted(content, record)).collect()
        }
        Event::Acted { record, .. } => {
            let mut said = action::action(content, record);
            said.extend(record.performed.iter().filter_map(placed));
            said
        }
        Event::Engaged { ship, record } => {
            let head = Message::new("co-log-engages").with("ship", ship.to_string());
            [head].into_iter().chain(attack::attack(content, record)).collect()
        }
        Event::Modified { ship, record } => modified(content, *ship, record),
        Event::Struck { ship, target, hits, crits, cancelled } => vec![
            Message::new("co-log-struck")
                .with("ship", ship.to_string())
                .with("target", target.to_string())
                .with("hits", *hits)
                .with("crits", *crits)
                .with("cancelled", *cancelled),
        ],
        Event::Defended { ship, attacker, hits, crits, evades } => vec![
            Message::new("co-log-defended")
                .with("ship", ship.to_string())
                .with("attacker", attacker.to_string())
                .with("hits", *hits)
                .with("crits", *crits)
                .with("evades", *evades),
        ],
        Event::Suffered { ship, shields, hull } => vec![
            Message::new("co-log-suffered")
                .with("ship", ship.to_string())
                .with("shields", *shields)
                .with("hull", *hull),
        ],
        Event::Dealt { ship, card } => vec![
            Message::new("co-log-dealt").with("ship", ship.to_string()).with("card", words::damage(*card)),
        ],
        Event::Gone { ship, fate } => {
            vec![Message::new("co-log-gone").with("ship", ship.to_string()).with("fate", self::fate(*fate))]
        }
        Event::Dropped(record) => bomb(content, record).into_iter().collect(),
        Event::Corrected { who, correction } => vec![by(corrected(correction), who)],
        Event::Dice(to) => vec![Message::new("co-log-dice").with("hand", hand(*to))],
        Event::Mode(mode) => {
            let mode = match mode {
                Mode::Quick => "quick",
                Mode::Map => "map",
            };
            vec![Message::new("co-log-mode").with("mode", mode)]
        }
        Event::TakenBack { who } => vec![by(Message::new("co-log-taken-back"), who)],
        Event::Over(outcome) => {
            let outcome = match outcome {
                Outcome::Won => "won",
                Outcome::Lost => "lost",
            };
            vec![Message::new("co-log-over").with("outcome", outcome)]
        }
    }
}

/// With the name of whoever said it, where there is one.
fn by(message: Message, who: &Option<String>) -> Message {
    message.with("who", who.clone().unwrap_or_else(|| "nobody".into()))
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

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Destroyed => "destroyed",
        Fate::Fled => "fled",
    }
}

fn faces(thrown: &Thrown) -> Vec<Message> {
    match thrown {
        Thrown::Red(faces) => faces.iter().copied().map(words::attack).collect(),
        Thrown::Green(faces) => faces.iter().copied().map(words::defense).collect(),
        Thrown::Solo(Rolled::Approach(roll)) => {
            vec![words::defense(roll.defense), words::attack(roll.attack)]
        }
        Thrown::Solo(Rolled::Attitude(face)) => vec![words::defense(*face)],
        Thrown::Solo(Rolled::Bombs(hits)) => vec![Message::new("co-count").with("count", *hits)],
        Thrown::Solo(Rolled::Lot(option)) => vec![Message::new("co-lot").with("number", option + 1)],
    }
}

/// Where a told action leads; a measured one has its place in the sentence already.
fn placed(done: &Performed) -> Option<Message> {
    match &done.aim {
        Aim::Place(found) if found.end.is_none() => {
            Some(Message::new("co-log-place").with("place", place(found.name)))
        }
        Aim::Place(_) | Aim::Itself | Aim::Ship(_) | Aim::Arc { .. } => None,
    }
}

fn modified(content: &Content, ship: ::xwing::label::Label, record: &DiceRecord<'_>) -> Vec<Message> {
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
