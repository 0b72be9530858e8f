//! The Determine Approach step.

use super::words;
use crate::{Arg, Message};
use ::xwing::solo::approach::charts::TallyStep;
use ::xwing::solo::approach::select::{SelectionCriterion, SelectionStep};
use ::xwing::solo::record::{ApproachRecord, DirectionRecord, EntryOutcome, EntryRecord, TallyRecord};

pub(super) fn approach(record: &ApproachRecord) -> Vec<Message> {
    let Some(roll) = record.roll else {
        return vec![
            Message::new("xw-ion")
                .with("ship", record.ship.to_string())
                .with("maneuver", words::maneuver(record.maneuver))
                .with_rule(record.rule),
        ];
    };
    let mut said = vec![record.tally.as_ref().map_or_else(|| Message::new("xw-tally-none"), tally)];
    if let Some(chart) = &record.chart {
        let message = Message::new("xw-chart").with("arc", words::arc(chart.chart));
        said.push(message.with("extended", words::yes(chart.extended)).with_rule(chart.rule));
    }
    said.push(
        Message::new("xw-roll")
            .with("defense", words::defense(roll.defense))
            .with("attack", words::attack(roll.attack))
            .with_rule(::xwing::rules::solo::APPROACH_ROLL),
    );
    said.extend(record.entries.iter().flat_map(entry));
    if let Some(attitude) = record.attitude {
        said.push(
            Message::new("xw-attitude")
                .with("attitude", attitude_word(attitude))
                .with_rule(::xwing::rules::solo::ATTITUDE),
        );
    }
    said
}

pub(super) fn attitude_word(attitude: ::xwing::solo::Attitude) -> Message {
    use ::xwing::solo::Attitude;
    Message::new("xw-attitude-word").with(
        "attitude",
        match attitude {
            Attitude::Defensive => "defensive",
            Attitude::Balanced => "balanced",
            Attitude::Offensive => "offensive",
        },
    )
}

fn tally(record: &TallyRecord) -> Message {
    let object = words::object(record.object);
    let compared = words::seen(&record.compared);
    let message = match record.step {
        TallyStep::Locked => {
            let message = Message::new("xw-tally-locked").with("object", object);
            return message.with("compared", compared).with_rule(record.rule);
        }
        TallyStep::Near(arc) => {
            Message::new("xw-tally-near").with("object", object).with("arc", words::arc(arc))
        }
        TallyStep::Far(arc) => {
            Message::new("xw-tally-far").with("object", object).with("arc", words::arc(arc))
        }
    };
    message.with("compared", compared).with("drawn", words::yes(record.drawn)).with_rule(record.rule)
}

fn entry(record: &EntryRecord) -> Vec<Message> {
    let words_of = words::entry(record.entry);
    let message = match record.outcome {
        EntryOutcome::Selected(maneuver) if record.roll.is_none() => {
            Message::new("xw-entry-last").with("entry", words_of).with("maneuver", words::maneuver(maneuver))
        }
        EntryOutcome::Selected(maneuver) => Message::new("xw-entry-selected")
            .with("entry", words_of)
            .with("maneuver", words::maneuver(maneuver)),
        EntryOutcome::NoSuchManeuver => Message::new("xw-entry-missing").with("entry", words_of),
        EntryOutcome::RedWhileStressed(maneuver) => {
            Message::new("xw-entry-red").with("entry", words_of).with("maneuver", words::maneuver(maneuver))
        }
        EntryOutcome::PurpleWithoutForce(maneuver) => Message::new("xw-entry-purple")
            .with("entry", words_of)
            .with("maneuver", words::maneuver(maneuver)),
    };
    let mut said: Vec<Message> = record.direction.iter().map(direction).collect();
    if record.roll.is_some() {
        said.extend(record.steps.iter().map(|one| step(one, &record.speeds)));
    }
    if let Some((bank, turn)) = record.bank_or_turn.and_then(|both| both.bank.zip(both.turn)) {
        let rule = ::xwing::rules::solo::BEARING;
        said.push(
            Message::new("xw-bank-or-turn")
                .with("bank", words::mm(bank))
                .with("turn", words::mm(turn))
                .with_rule(rule),
        );
    }
    said.push(message.with_rule(record.rule));
    said
}

/// One step of narrowing down the dial.
fn step(record: &SelectionStep, speeds: &[i8]) -> Message {
    let message = match record.by {
        SelectionCriterion::Colour { blue } => Message::new("xw-step-colour").with("blue", words::yes(blue)),
        SelectionCriterion::Bearing(word) => {
            Message::new("xw-step-bearing").with("bearing", words::bearing(word))
        }
        SelectionCriterion::Direction(side) => {
            Message::new("xw-step-direction").with("side", words::side(side))
        }
        SelectionCriterion::Speed { means: None, .. } => Message::new("xw-step-no-speed"),
        SelectionCriterion::Speed { word, means: Some(means) } => Message::new("xw-step-speed")
            .with("speed", words::speed(word).0)
            .with("speeds", speeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
            .with("means", means),
        SelectionCriterion::BestBearing => Message::new("xw-step-best"),
    };
    let left: Vec<Message> = record.left.iter().copied().map(words::maneuver).collect();
    message.with("count", left.len()).with("left", left).with_rule(record.rule)
}

fn direction(record: &DirectionRecord) -> Message {
    let goes = words::side(record.goes);
    let Some(seen) = record.object else {
        return Message::new("xw-direction-none").with("goes", goes).with_rule(record.rule);
    };
    let object: Arg = words::seen(&[seen]).into();
    Message::new("xw-direction")
        .with("object", object)
        .with("lies", words::side(record.lies))
        .with("goes", goes)
        .with("drawn", words::yes(record.drawn))
        .with_rule(record.rule)
}
