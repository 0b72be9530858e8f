//! One row of a run's table: what is kept of a match.

use crate::play::Played;
use contract::Seats;
use serde::Serialize;
use std::collections::BTreeMap;

/// One match of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The index in the whole run, independent of the shard.
    pub index: u64,
    #[serde(serialize_with = "hex")]
    pub seed: u64,
    /// The index of its set-up among those of the run.
    pub setup: usize,
    /// The number of seats.
    pub seats: usize,
    /// The players, assigned to the seats in turn.
    pub players: Vec<String>,
    /// Empty in a draw.
    pub winners: Seats,
    /// The rule that ended the match.
    pub rule: &'static str,
    /// The number of choices and outcomes together.
    pub acts: u32,
    /// The number of choices.
    pub decisions: u32,
    /// Nodes spent by the bots.
    pub nodes: u64,
    /// Hash of all acts and the last state.
    #[serde(serialize_with = "hex")]
    pub hash: u64,
    /// The game's own metrics.
    pub numbers: BTreeMap<&'static str, f64>,
    /// What each seat was or had, by seat.
    pub traits: BTreeMap<&'static str, Vec<String>>,
    /// The points of each seat, if the game determines them itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<f64>>,
}

impl Row {
    #[must_use]
    pub fn new(index: u64, seed: u64, setup: usize, players: Vec<String>, played: Played) -> Self {
        Row {
            index,
            seed,
            setup,
            seats: usize::from(played.seats),
            players,
            winners: played.winners,
            rule: played.rule.0,
            acts: played.acts,
            decisions: played.decisions,
            nodes: played.nodes,
            hash: played.hash,
            numbers: played.metrics.numbers.into_iter().collect(),
            traits: played.metrics.traits.into_iter().collect(),
            points: played.metrics.points,
        }
    }

    /// The points of a seat: one for a sole win, one half for a draw or a shared win.
    #[must_use]
    pub fn points(&self, seat: usize) -> f64 {
        if let Some(points) = self.points.as_ref().and_then(|points| points.get(seat)) {
            return *points;
        }
        let won = self.winners.iter().any(|winner| winner.index() == seat);
        match (won, self.winners.len()) {
            (true, 1) => 1.0,
            (_, 0 | 2..) => 0.5,
            (false, _) => 0.0,
        }
    }
}

impl Row {
    /// Whether nobody has won and nobody has lost.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        match &self.points {
            Some(points) => points.iter().all(|points| (points - 0.5).abs() < f64::EPSILON),
            None => self.winners.is_empty(),
        }
    }
}

/// 64 bits as 16 hexadecimal digits: a JSON number would lose some.
fn hex<S: serde::Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{value:016x}"))
}

/// One hash for a whole run: equal runs have equal hashes, for any number of threads.
#[must_use]
pub fn fingerprint(rows: &[Row]) -> u64 {
    let hashes: Vec<(u64, u64)> = rows.iter().map(|row| (row.index, row.hash)).collect();
    contract::digest(&hashes)
}
