//! A few earlier positions of a match, so that an undo replays a handful of acts instead of all of them.
//!
//! They lie closer together the nearer they are to the present: going back a few acts is common, going back to the beginning is
//! not. Their number grows with the logarithm of the match's length.

use crate::any_match::AnyMatch;

/// Acts between two positions near the present.
const SPACING: u32 = 16;

/// Positions in ascending order of acts.
#[derive(Default)]
pub(crate) struct Checkpoints(Vec<Box<dyn AnyMatch>>);

impl std::fmt::Debug for Checkpoints {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|kept| kept.entries())).finish()
    }
}

impl Checkpoints {
    /// Keeps this position if none lies shortly before it, and thins out the older ones.
    pub(crate) fn keep(&mut self, game: &dyn AnyMatch) {
        let now = game.entries();
        let at = self.0.partition_point(|kept| kept.entries() <= now);
        let previous = at.checked_sub(1).map_or(0, |before| self.0[before].entries());
        if now < previous + SPACING {
            return;
        }
        self.0.insert(at, game.fork());
        self.thin_out();
    }

    /// Between two neighbors lies at most about as much as between them and the present.
    fn thin_out(&mut self) {
        let present = self.0.last().map_or(0, |kept| kept.entries());
        let mut at = 1;
        while at + 1 < self.0.len() {
            let (before, after) = (self.0[at - 1].entries(), self.0[at + 1].entries());
            if after - before <= present - after {
                self.0.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// Forgets every position after so many acts.
    pub(crate) fn truncate(&mut self, acts: u32) {
        self.0.retain(|kept| kept.entries() <= acts);
    }

    /// The latest position with at most so many acts.
    pub(crate) fn before(&self, acts: u32) -> Option<&dyn AnyMatch> {
        self.0.iter().rev().find(|kept| kept.entries() <= acts).map(|kept| kept.as_ref())
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}
