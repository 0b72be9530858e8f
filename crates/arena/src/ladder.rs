//! Every bot against every other, rated on one scale.

use crate::duel::{Duel, DuelError, DuelPlan, duel};
use crate::run::Progress;
use crate::stats::Elo;
use crate::stats::ladder::{PairingResult, ratings};
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
    /// [`contract::Game::ID`].
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
    plan: &DuelPlan<G>,
    bots: &[BotSpec],
    progress: Progress<'_>,
) -> Result<Ladder, DuelError<G::Fault>> {
    let (mut duels, mut results, mut done) = (Vec::new(), Vec::new(), 0);
    for (a, one) in bots.iter().enumerate() {
        for (b, other) in bots.iter().enumerate().skip(a + 1) {
            let plan = DuelPlan { bots: [*one, *other], sprt: None, setups: plan.setups.clone(), ..*plan };
            let result = duel(&plan, &|now| progress(done + now))?;
            done += u64::from(result.pairs.count());
            results.push(PairingResult { a, b, points: result.score.count, matches: result.score.of });
            duels.push(result);
        }
    }
    let rated = ratings(bots.len(), &results).unwrap_or_default();
    let mut rungs: Vec<Rung> =
        bots.iter().zip(rated).map(|(bot, elo)| Rung { bot: bot.to_string(), elo }).collect();
    rungs.sort_by(|a, b| a.elo.elo.total_cmp(&b.elo.elo));
    let hashes: Vec<&str> = duels.iter().map(|duel| duel.hash.as_str()).collect();
    Ok(Ladder { game: G::ID, hash: format!("{:016x}", contract::digest(&hashes)), rungs, duels })
}

/// The number of pairings of this many bots.
#[must_use]
pub const fn pairings(bots: u64) -> u64 {
    bots * bots.saturating_sub(1) / 2
}
