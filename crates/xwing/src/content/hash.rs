//! One hash over everything that the rules read, so that a log records the content it was played with.
//!
//! Printed names are not part of the content (see `NameId`): correcting a name affects no match. The hash is computed
//! over the `Debug` output, so renaming a struct or field of the content changes it.

use super::Content;
use contract::Digest;
use std::fmt::{self, Write as _};
use std::hash::Hasher as _;

/// Feeds formatted text into the digest.
#[derive(Default)]
struct DigestWriter(Digest);

impl fmt::Write for DigestWriter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Contents of earlier versions. Everything that matches could use then is played the same with the present content, so
/// these matches can still be opened.
const EARLIER: [u64; 1] = [0x576d_ae25_bbe4_4962];

/// Whether a match that was begun with such a content can be continued with this one.
pub(super) fn opens(content: &Content, hash: u64) -> bool {
    EARLIER.contains(&hash) || of(content) == hash
}

pub(super) fn of(content: &Content) -> u64 {
    let mut hasher = DigestWriter::default();
    // Writing into a digest cannot fail.
    let _ = write!(hasher, "{content:?}");
    hasher.0.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_on_a_card_changes_the_hash_and_a_name_does_not() {
        let content = Content::standard();
        let printed = of(content);
        let mut renamed = content.clone();
        renamed.upgrades[0].name = renamed.upgrades[1].name.clone();
        assert_eq!(of(&renamed), printed);
        let mut tougher = content.clone();
        tougher.ships[0].hull += 1;
        assert_ne!(of(&tougher), printed);
        let mut dearer = content.clone();
        dearer.upgrades[0].charges += 1;
        assert_ne!(of(&dearer), printed);
    }
}
