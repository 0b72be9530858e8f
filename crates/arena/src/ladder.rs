//! Every bot against every other, rated on one scale.

use crate::duel::{Duel, Match, NoDuel, duel};
use crate::run::Progress;
use crate::stats::Elo;
use crate::stats::ladder::{Met, ratings};
use bots::{BotSpec, Evaluate};
use serde::Serialize;

/// One bot of the ladder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot with its budget.
    pub bot: String,
    /// Its rating relative to the first bot.
    pub elo: Elo,
}

/// Ratings and the duels behind them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
    /// [`table::Game::ID`].
    pub game: &'static str,
    /// One hash for all its matches.
    pub hash: String,
    /// Weakest first.
    pub rungs: Vec<Rung>,
    pub duels: Vec<Duel>,
}

/// Plays every pairing of `bots` according to `plan` (its own two bots and test are not used) and rates them all.
///
/// # Errors
/// The faults of a set-up, or a match that is not for two.
pub fn ladder<G: Evaluate>(
    plan: &Match<G>,
    bots: &[BotSpec],
    progress: Progress<'_>,
) -> Result<Ladder, NoDuel<G::Fault>> {
    let (mut duels, mut met, mut done) = (Vec::new(), Vec::new(), 0);
    for (a, one) in bots.iter().enumerate() {
        for (b, other) in bots.iter().enumerate().skip(a + 1) {
            let plan = Match { bots: [*one, *other], sprt: None, setups: plan.setups.clone(), ..*plan };
            let result = duel(&plan, &|now| progress(done + now))?;
            done += u64::from(result.pairs.count());
            met.push(Met { a, b, points: result.score.count, matches: result.score.of });
            duels.push(result);
        }
    }
    let rated = ratings(bots.len(), &met).unwrap_or_default();
    let mut rungs: Vec<Rung> =
        bots.iter().zip(rated).map(|(bot, elo)| Rung { bot: bot.to_string(), elo }).collect();
    rungs.sort_by(|a, b| a.elo.elo.total_cmp(&b.elo.elo));
    let hashes: Vec<&str> = duels.iter().map(|duel| duel.hash.as_str()).collect();
    Ok(Ladder { game: G::ID, hash: format!("{:016x}", table::digest(&hashes)), rungs, duels })
}

/// The number of pairings of this many bots.
#[must_use]
pub const fn pairings(bots: u64) -> u64 {
    bots * bots.saturating_sub(1) / 2
}
