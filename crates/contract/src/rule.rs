//! Rule ids. Every refusal, event and ending can state the rule it comes from.

use serde::Serialize;

/// The stable id of one entry in `docs/rules/<game>.md`, such as `SF-DEP-03`. Never renumbered, never reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleId(pub &'static str);

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Declares the typed list of a game's rule ids, so that a wrong one does not compile.
///
/// ```
/// contract::rules! {
///     /// A card needs its level.
///     DEPLOY_LEVEL = "SF-DEP-03";
///     /// A full sector takes no card.
///     DEPLOY_FULL = "SF-DEP-04";
/// }
/// assert_eq!(ALL, [DEPLOY_LEVEL, DEPLOY_FULL]);
/// ```
#[macro_export]
macro_rules! rules {
    ($($(#[$doc:meta])+ $name:ident = $id:literal;)+) => {
        $($(#[$doc])+ pub const $name: $crate::RuleId = $crate::RuleId($id);)+
        /// Every rule of this list, in order.
        pub const ALL: &[$crate::RuleId] = &[$($name),+];
    };
}
