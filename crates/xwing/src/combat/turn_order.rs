//! Who is next (XW-RND-02).

use crate::craft::Team;
use std::cmp::Ordering;

/// The order of turns in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnOrder {
    /// From the lowest initiative to the highest: System and Activation Phase.
    Ascending,
    /// From the highest initiative to the lowest: Engagement Phase.
    Descending,
}

impl TurnOrder {
    /// XW-RND-02: which of two ships is first, by initiative; at equal initiative the first player's side. Ships of one
    /// side with the same initiative are equal.
    #[must_use]
    pub fn compare(self, first: Team, one: (u8, Team), other: (u8, Team)) -> Ordering {
        let by_initiative = match self {
            TurnOrder::Ascending => one.0.cmp(&other.0),
            TurnOrder::Descending => other.0.cmp(&one.0),
        };
        by_initiative.then_with(|| (one.1 != first).cmp(&(other.1 != first)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// XW-RND-02: lowest first or highest first; at the same initiative the first player's side.
    #[test]
    fn by_initiative_then_by_side() {
        let sorted = |order: TurnOrder, first| {
            let mut ships = [(3, Team::Solo), (1, Team::Player), (3, Team::Player), (5, Team::Solo)];
            ships.sort_by(|one, other| order.compare(first, *one, *other));
            ships
        };
        assert_eq!(
            sorted(TurnOrder::Ascending, Team::Player),
            [(1, Team::Player), (3, Team::Player), (3, Team::Solo), (5, Team::Solo)]
        );
        assert_eq!(
            sorted(TurnOrder::Descending, Team::Solo),
            [(5, Team::Solo), (3, Team::Solo), (3, Team::Player), (1, Team::Player)]
        );
    }
}
