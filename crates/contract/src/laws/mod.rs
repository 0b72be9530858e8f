//! The conformance suite: laws that every game must obey, tested on random play.
//!
//! [`check_laws()`] plays random matches and tests the laws at every state; [`deals_include_truth`] tests the one law that
//! needs a tiny set-up. A violated law is returned as [`LawError`], with the seed and the step that show it; nothing
//! here panics, and a panic in the game's own code is caught and reported too.
//!
//! The central idea is the *twin*: a state dealt from a viewer's belief, which that viewer cannot distinguish from
//! the true one. Whatever the viewer can notice afterwards must be possible in both, or the step must state that it
//! revealed something. So one law catches leaks in views, events, lists, refusals and skipped questions.
//!
//! What the suite cannot know: what was *meant* to be hidden (a game that shows every card obeys all laws), and
//! whether a region's generous shape hides a wrong `check` (each game with regions needs a slow oracle of its own).

mod chance;
mod check;
mod law;
mod leak;
mod legal_choices;
mod report;
mod state;
mod truth;
mod twin;
mod twin_logs;

pub use check::check_laws;
pub use law::{Law, LawError};
pub use report::Report;
pub use truth::{TruthReport, deals_include_truth};
pub use twin_logs::{TwinLogs, twin_logs};
