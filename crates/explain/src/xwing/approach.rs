//! The Determine Approach step.

use super::words;
use crate::{Arg, Message};
use ::xwing::solo::approach::charts::TallyStep;
use ::xwing::solo::approach::select::{SelectionCriterion, SelectionStep};
use ::xwing::solo::narration::ApproachSentence;
use ::xwing::solo::record::{ApproachRecord, DirectionRecord, EntryOutcome, EntryRecord, TallyRecord};

pub(super) fn approach(record: &ApproachRecord) -> Vec<Message> {
    record.sentences().into_iter().map(|told| sentence(record, told)).collect()
}

fn sentence(record: &ApproachRecord, told: ApproachSentence<'_>) -> Message {
    match told {
        ApproachSentence::Ion => Message::new("xw-ion")
            .with("ship", record.ship.to_string())
            .with("maneuver", words::maneuver(record.maneuver))
            .with_rule(record.rule),
        ApproachSentence::Tally(None) => Message::new("xw-tally-none"),
        ApproachSentence::Tally(Some(found)) => tally(found),
        ApproachSentence::Chart(chart) => Message::new("xw-chart")
            .with("arc", words::arc(chart.chart))
            .with("extended", words::yes(chart.extended))
            .with_rule(chart.rule),
        ApproachSentence::Roll(roll) => Message::new("xw-roll")
            .with("defense", words::defense(roll.defense))
            .with("attack", words::attack(roll.attack))
            .with_rule(::xwing::rules::solo::APPROACH_ROLL),
        ApproachSentence::Direction(found) => direction(found),
        ApproachSentence::Step(entry, one) => step(one, &entry.speeds),
        ApproachSentence::BankOrTurn { bank, turn } => Message::new("xw-bank-or-turn")
            .with("bank", words::mm(bank))
            .with("turn", words::mm(turn))
            .with_rule(::xwing::rules::solo::BEARING),
        ApproachSentence::Entry(tried) => entry(tried),
        ApproachSentence::Attitude(attitude) => Message::new("xw-attitude")
            .with("attitude", attitude_word(attitude))
            .with_rule(::xwing::rules::solo::ATTITUDE),
    }
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

fn entry(record: &EntryRecord) -> Message {
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
    message.with_rule(record.rule)
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
            .with("speeds", speeds.iter().map(|speed| words::plain(speed.to_string())).collect::<Vec<_>>())
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
