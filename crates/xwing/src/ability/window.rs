//! Which clauses the engine interprets at their windows.

use super::card_rules::TextOwner;
use super::language::{Clause, ClausePart};

/// Whether every part of a clause is played where it stands.
///
/// # Errors
/// The first part that is not.
pub(crate) fn plays(_clause: &Clause, _owner: TextOwner) -> Result<(), ClausePart> {
    Err(ClausePart::On)
}
