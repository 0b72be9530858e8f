//! Who plays and who watches.
//!
//! Seats decide, viewers see. Everybody without a seat is one more viewer, the watcher; there is no all-seeing
//! viewer (a referee reads the log).

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// A player's place in a match, counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats: eight players sharing a side, one opponent, and some to spare.
    pub const MAX: u8 = 15;
    /// The first seat.
    pub const A: Seat = Seat(0);
    /// The second seat.
    pub const B: Seat = Seat(1);

    /// The seat with this number, or `None` if it is not below the maximum.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if number < Self::MAX { Some(Seat(number)) } else { None }
    }

    /// The opponent's seat in a match for two.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// This seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number, counted from zero.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The first `n` seats, in order.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n.min(Self::MAX)).map(Seat)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Seat::new(number).ok_or_else(|| format!("seat {number}: a table has at most {}", Self::MAX))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats; `Copy`, never allocates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seats(u16);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// The set of one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `n` seats.
    #[must_use]
    pub const fn first_n(n: u8) -> Seats {
        let n = if n > Seat::MAX { Seat::MAX } else { n };
        Seats((1 << n) - 1)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set plus `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set minus `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether the set has no seat.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(Seat::MAX).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Viewer {
    /// Whoever holds this seat.
    Seat(Seat),
    /// Everybody without a seat.
    Watcher,
}

impl Viewer {
    /// The seat this viewer holds, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    /// Whether this viewer holds `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a match with `n` seats: the seats in order, then the watcher.
    pub fn all(n: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::first(n).map(Viewer::Seat).chain([Viewer::Watcher])
    }
}

/// A set of viewers: any seats, and possibly the watchers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Viewers(u16);

impl Viewers {
    const WATCHERS: u16 = 1 << 15;
    /// The empty set.
    pub const NONE: Viewers = Viewers(0);
    /// Every seat and every watcher.
    pub const ALL: Viewers = Viewers(u16::MAX);

    /// Only the holder of this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Viewers {
        Viewers(1 << seat.0)
    }

    /// Everybody except the holder of `seat`.
    #[must_use]
    pub const fn except(seat: Seat) -> Viewers {
        Viewers(!(1 << seat.0))
    }

    /// The holders of these seats and nobody else.
    #[must_use]
    pub const fn seats(seats: Seats) -> Viewers {
        Viewers(seats.0)
    }

    /// Whether `viewer` is in the set.
    #[must_use]
    pub const fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 >> seat.0 & 1 == 1,
            Viewer::Watcher => self.0 & Self::WATCHERS != 0,
        }
    }

    /// The union of both sets.
    #[must_use]
    pub const fn and(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }

    /// The viewers of this set that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Viewers) -> Viewers {
        Viewers(self.0 & !other.0)
    }

    /// The complement: every viewer who is not in the set.
    #[must_use]
    pub const fn others(self) -> Viewers {
        Viewers(!self.0)
    }

    /// Whether the set has no viewer.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// One value for each of two seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 2]);

impl<T> BySeat<T> {
    /// A value made for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat([make(Seat::A), make(Seat::B)])
    }

    /// Each value in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Each value in seat order, mutably.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_from_outside_is_validated() {
        assert_eq!(serde_json::from_str::<Seat>("14").ok(), Seat::new(14));
        assert!(serde_json::from_str::<Seat>("15").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: Seats = [Seat::B, Seat(9)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,9]");
        assert_eq!(serde_json::from_str::<Seats>("[9,1]").unwrap(), set);
        assert_eq!((set.len(), set.first(), set.has(Seat::A)), (2, Some(Seat::B), false));
        assert_eq!(set.without(Seat::B), Seats::one(Seat(9)));
    }

    #[test]
    fn watchers_are_viewers_too() {
        assert!(Viewers::ALL.has(Viewer::Watcher));
        assert!(Viewers::except(Seat::A).has(Viewer::Watcher));
        assert!(!Viewers::only(Seat::A).has(Viewer::Watcher));
        assert!(!Viewers::except(Seat::A).has(Viewer::Seat(Seat::A)));
        assert_eq!(Viewers::only(Seat::A).others(), Viewers::except(Seat::A));
        assert_eq!(Viewer::all(2).count(), 3);
    }
}
