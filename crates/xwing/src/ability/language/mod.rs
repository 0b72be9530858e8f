//! The ability language: what cards do, as data.
//!
//! A card has a list of clauses, one line of text each. `syntax` parses the notation into a tree, `meaning` turns the
//! tree into the types of `clause` and reports the first word that it does not know, with its place. A card with such a
//! word is not played: it is refused by name with that word. The notation is described in docs/xwing-abilities.md.

pub mod clause;
mod effects;
mod filters;
mod meaning;
mod syntax;

pub use clause::{
    ActMarks, ActionChoice, Amount, ArcName, Clause, ClauseEffect, Condition, Cost, DamageKind, FaceName,
    Filter, Limit, Mode, RepairKind, Resource, Role, Step, TokenSet, Until, Who, Window,
};
pub use meaning::{ClausePart, UnknownWord, read};
pub use syntax::SyntaxError;

#[cfg(test)]
mod tests;
