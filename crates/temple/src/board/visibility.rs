//! Cached visibility: which pairs of squares see each other whatever the state of doors and barriers, and which never
//! do.
//!
//! Computed pair by pair on first use and then kept for the map. Opening a door or switching a barrier off only
//! removes obstacles, so everything open and everything closed are the two extremes of what can be seen.

use super::map::Map;
use super::sight::{Blockers, SightRule, line_of_sight, lines_by_kind};
use super::square::Square;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

/// Whether one square can be seen from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Visibility {
    /// Not even with every door open and both barriers off.
    Never,
    /// Depends on doors or barriers.
    Depends,
    /// Even with everything closed.
    Always,
}

/// What is known so far, for each sight rule: two bits per pair. It follows from the rest of the map, so it does not
/// count in comparisons.
#[derive(Debug, Default)]
pub(super) struct VisibilityCache([OnceLock<Box<[AtomicU8]>>; 2]);

impl Clone for VisibilityCache {
    /// Starts empty: the copy may be changed into another map.
    fn clone(&self) -> Self {
        VisibilityCache::default()
    }
}

impl PartialEq for VisibilityCache {
    fn eq(&self, _: &VisibilityCache) -> bool {
        true
    }
}

impl Map {
    /// Whether `to` can be seen from `from`.
    fn visibility(&self, rule: SightRule, from: Square, to: Square) -> Visibility {
        let [two_kinds, general] = &self.visibility_cache.0;
        let table = match rule {
            SightRule::TwoKinds => two_kinds,
            SightRule::General => general,
        };
        let room = (self.len() * self.len()).div_ceil(4);
        let table = table.get_or_init(|| (0..room).map(|_| AtomicU8::new(0)).collect());
        let pair = from.index() * self.len() + to.index();
        let Some(four) = table.get(pair / 4) else { return Visibility::Never };
        let shift = pair % 4 * 2;
        match four.load(Ordering::Relaxed) >> shift & 0b11 {
            0b01 => Visibility::Never,
            0b10 => Visibility::Depends,
            0b11 => Visibility::Always,
            _ => {
                let visibility = self.compute_visibility(rule, from, to);
                let bits = match visibility {
                    Visibility::Never => 0b01,
                    Visibility::Depends => 0b10,
                    Visibility::Always => 0b11,
                };
                // Two threads that race here write the same bits.
                four.fetch_or(bits << shift, Ordering::Relaxed);
                visibility
            }
        }
    }

    fn compute_visibility(&self, rule: SightRule, from: Square, to: Square) -> Visibility {
        let sees = |doors, barriers| {
            let blockers = Blockers { map: self, doors, barriers, figures: &[] };
            lines_by_kind(&blockers, rule, from, to).iter().any(Option::is_some)
        };
        if sees(0, 0) {
            Visibility::Always
        } else if sees(u32::MAX, u8::MAX) {
            Visibility::Depends
        } else {
            Visibility::Never
        }
    }
}

/// The cover on the line that counts, or `None` if the attacker does not see the target: [`line_of_sight`] for callers that
/// do not need the line.
///
/// Most pairs of squares never see each other, and most others always do, so a line is only computed where doors,
/// barriers or figures matter.
#[must_use]
pub fn cover(blockers: &Blockers<'_>, rule: SightRule, attacker: Square, target: Square) -> Option<u8> {
    match blockers.map.visibility(rule, attacker, target) {
        Visibility::Never => None,
        Visibility::Always if !is_figure_between(blockers, attacker, target) => Some(0),
        Visibility::Always | Visibility::Depends => {
            line_of_sight(blockers, rule, attacker, target).map(|line| line.cover)
        }
    }
}

/// Whether the attacker sees the target, whatever the cover.
#[must_use]
pub fn can_see(blockers: &Blockers<'_>, rule: SightRule, attacker: Square, target: Square) -> bool {
    match blockers.map.visibility(rule, attacker, target) {
        Visibility::Never => false,
        Visibility::Always => true,
        // Figures give cover but do not block lines.
        Visibility::Depends => {
            line_of_sight(&Blockers { figures: &[], ..*blockers }, rule, attacker, target).is_some()
        }
    }
}

/// Whether a figure stands in the rectangle that contains every line between two squares, other than on the two
/// squares.
fn is_figure_between(blockers: &Blockers<'_>, a: Square, b: Square) -> bool {
    let (a_place, b_place) = (blockers.map.place(a), blockers.map.place(b));
    blockers.figures.iter().filter(|square| **square != a && **square != b).any(|square| {
        let (column, row) = blockers.map.place(*square);
        (a_place.0.min(b_place.0)..=a_place.0.max(b_place.0)).contains(&column)
            && (a_place.1.min(b_place.1)..=a_place.1.max(b_place.1)).contains(&row)
    })
}
