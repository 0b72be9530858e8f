//! Keeps each distinct content once for the life of the program, so that states can refer to it.

use std::sync::{Mutex, PoisonError};

/// The contents kept so far, by their hash.
#[derive(Debug)]
pub struct Interner<T: 'static> {
    kept: Mutex<Vec<(u64, &'static T)>>,
}

impl<T> Interner<T> {
    /// An empty interner, for a `static`.
    #[must_use]
    pub const fn new() -> Self {
        Interner { kept: Mutex::new(Vec::new()) }
    }

    /// Keeps a content for the life of the program; contents with equal hashes are kept once.
    pub fn intern(&self, hash: u64, content: T) -> &'static T {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, same)) = kept.iter().find(|(other, _)| *other == hash) {
            return same;
        }
        let content: &'static T = Box::leak(Box::new(content));
        kept.push((hash, content));
        content
    }
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_hashes_are_kept_once() {
        static TEXTS: Interner<&str> = Interner::new();
        let first = TEXTS.intern(1, "first");
        assert!(std::ptr::eq(first, TEXTS.intern(1, "again")));
        assert_eq!(*TEXTS.intern(2, "second"), "second");
    }
}
