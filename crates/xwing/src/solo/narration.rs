//! How an approach is told: the sequence of its sentences, and what each of them is about.
//!
//! The words are made by `explain`, one message per sentence. The stages are sent with the event, so that whoever
//! draws the approach step by step need not know any sentence.

use crate::solo::action::attitude::Attitude;
use crate::solo::approach::charts::ApproachRoll;
use crate::solo::approach::select::SelectionStep;
use crate::solo::record::{ApproachRecord, ChartRecord, DirectionRecord, EntryRecord, TallyRecord};
use crate::solo::sight::Length;
use serde::Serialize;

/// What a sentence of a narrated approach is about, in the order of the narration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ApproachStage {
    /// The tally.
    Tally,
    /// The arc whose chart is read.
    Arc,
    Dice,
    /// A cell of the chart: how the maneuver was selected.
    Cell,
    /// What follows from the choice, such as the attitude.
    Other,
    /// The whole flight at once, where there was nothing to decide.
    Flown,
}

/// A sentence of a narrated approach.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ApproachSentence<'r> {
    /// The ship is ionized: its maneuver is fixed.
    Ion,
    /// `None` if there is no enemy.
    Tally(Option<&'r TallyRecord>),
    Chart(&'r ChartRecord),
    Roll(ApproachRoll),
    Direction(&'r DirectionRecord),
    /// One step of narrowing down the dial for an entry.
    Step(&'r EntryRecord, &'r SelectionStep),
    BankOrTurn {
        bank: Length,
        turn: Length,
    },
    /// The result of an entry.
    Entry(&'r EntryRecord),
    Attitude(Attitude),
}

impl ApproachSentence<'_> {
    #[must_use]
    pub const fn stage(&self) -> ApproachStage {
        match self {
            ApproachSentence::Ion => ApproachStage::Flown,
            ApproachSentence::Tally(_) => ApproachStage::Tally,
            ApproachSentence::Chart(_) => ApproachStage::Arc,
            ApproachSentence::Roll(_) => ApproachStage::Dice,
            ApproachSentence::Direction(_)
            | ApproachSentence::Step(..)
            | ApproachSentence::BankOrTurn { .. }
            | ApproachSentence::Entry(_) => ApproachStage::Cell,
            ApproachSentence::Attitude(_) => ApproachStage::Other,
        }
    }
}

impl ApproachRecord {
    /// The sentences that tell this approach, in order.
    #[must_use]
    pub fn sentences(&self) -> Vec<ApproachSentence<'_>> {
        let Some(roll) = self.roll else { return vec![ApproachSentence::Ion] };
        let mut told = vec![ApproachSentence::Tally(self.tally.as_ref())];
        told.extend(self.chart.iter().map(ApproachSentence::Chart));
        told.push(ApproachSentence::Roll(roll));
        self.entries.iter().for_each(|entry| entry.add_sentences(&mut told));
        told.extend(self.attitude.map(ApproachSentence::Attitude));
        told
    }

    /// What each of the sentences is about.
    #[must_use]
    pub fn stages(&self) -> Vec<ApproachStage> {
        self.sentences().iter().map(ApproachSentence::stage).collect()
    }
}

impl EntryRecord {
    fn add_sentences<'r>(&'r self, told: &mut Vec<ApproachSentence<'r>>) {
        told.extend(self.direction.iter().map(ApproachSentence::Direction));
        if self.roll.is_some() {
            told.extend(self.steps.iter().map(|step| ApproachSentence::Step(self, step)));
        }
        if let Some((bank, turn)) = self.bank_or_turn.and_then(|both| both.bank.zip(both.turn)) {
            told.push(ApproachSentence::BankOrTurn { bank, turn });
        }
        told.push(ApproachSentence::Entry(self));
    }
}
