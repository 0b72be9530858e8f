//! A few out of a list: which ships were touched, which obstacles were crossed.

use core::fmt;

/// Positions in a list of at most 64 things.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Marked(u64);

impl Marked {
    /// The longest list whose places can be marked.
    pub const MOST: usize = 64;
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Whether a place is marked.
    #[must_use]
    pub const fn contains(self, index: usize) -> bool {
        index < Self::MOST && self.0 >> index & 1 == 1
    }

    /// How many are marked.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether none is marked.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The marked places, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |&index| self.contains(index))
    }
}

impl FromIterator<usize> for Marked {
    /// # Panics
    /// When a list has more than 64 things, which no set-up allows.
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let mut bits = 0;
        for place in places {
            assert!(place < Self::MOST, "a table holds at most {} things of a kind", Self::MOST);
            bits |= 1 << place;
        }
        Self(bits)
    }
}

impl fmt::Debug for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
