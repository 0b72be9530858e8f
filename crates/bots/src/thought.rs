//! The output of a bot: its choice and the reasons for it.

use crate::Interval;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What a choice is based on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// It was the only legal choice.
    Only,
    /// It wins whatever follows, in every re-dealt world that was tried.
    Wins,
    /// It was the best result of a search.
    Searched,
    /// It looked best one decision ahead.
    Judged,
    /// It begins the best of the planned acts.
    Planned,
    /// It was chosen at random: because the bot is random, or because it had no time to think.
    Lot,
}

/// The purpose of a choice, in the vocabulary of its game: a value that only the game reads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Aim(serde_json::Value);

impl Aim {
    /// `None` for a value that cannot be written as JSON.
    pub fn new(aim: &impl Serialize) -> Option<Self> {
        serde_json::to_value(aim).ok().map(Aim)
    }

    /// The value again; `None` if it is of another type.
    #[must_use]
    pub fn read<T: DeserializeOwned>(&self) -> Option<T> {
        T::deserialize(&self.0).ok()
    }
}

/// One choice that was evaluated.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoredChoice<C> {
    pub choice: C,
    /// How often it was tried: iterations of a search, worlds of a greedy player.
    pub visits: u32,
    /// The estimated chance of winning with it.
    pub win: f32,
    /// The 95 % interval of that estimate: it reflects the sampling error, not the error of the evaluation.
    pub interval: Interval,
}

/// A choice with its reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought<C> {
    pub choice: C,
    pub why: Basis,
    /// Its purpose, if the bot plans that far.
    pub aim: Option<Aim>,
    /// Every choice that was evaluated, best first; the visits add up to `iterations`.
    pub lines: Vec<ScoredChoice<C>>,
    /// Nodes spent; never more than the budget.
    pub nodes: u32,
    /// Nodes spent on `lines`; the rest was spent on the search for a sure win.
    pub iterations: u32,
    /// Number of acts played in re-dealt worlds.
    pub acts: u64,
    /// Whether time or a stop signal ended the thinking before the nodes were spent.
    pub cut: bool,
}

impl<C: Copy + PartialEq> Thought<C> {
    /// A choice that needed no thinking.
    pub(crate) fn plain(choice: C, why: Basis) -> Self {
        Thought { choice, why, aim: None, lines: Vec::new(), nodes: 0, iterations: 0, acts: 0, cut: false }
    }

    /// The entry of the choice, if any were evaluated.
    pub fn line(&self) -> Option<&ScoredChoice<C>> {
        self.lines.iter().find(|line| line.choice == self.choice)
    }
}
