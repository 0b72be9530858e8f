//! A set of list indices, such as the ships that were touched or the obstacles that were crossed.

use core::fmt;

/// Indices into a list of at most 64 items.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IndexSet(u64);

impl IndexSet {
    /// Maximum length of the list.
    pub const MAX_LEN: usize = 64;
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn contains(self, index: usize) -> bool {
        index < Self::MAX_LEN && self.0 >> index & 1 == 1
    }

    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The indices in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MAX_LEN).filter(move |&index| self.contains(index))
    }
}

impl FromIterator<usize> for IndexSet {
    /// # Panics
    /// When an index is 64 or more; setups limit every list to 64 items.
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let mut bits = 0;
        for place in places {
            assert!(place < Self::MAX_LEN, "a table holds at most {} things of a kind", Self::MAX_LEN);
            bits |= 1 << place;
        }
        Self(bits)
    }
}

impl fmt::Debug for IndexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
