//! The conformance suite: laws that every game must keep, tried on random play.
//!
//! [`conform()`] plays random matches and tries the laws at every state; [`truth_is_dealt`] tries the one law that needs
//! a tiny set-up. A law that does not hold is returned as [`Broken`], with the seed and the step that show it; nothing
//! here panics, and a panic of the game's own code is caught and reported too.
//!
//! The heart is the *twin*: a state dealt from what a viewer believes, which that viewer cannot tell from the true
//! one. Whatever the viewer can notice afterwards must be possible in both, or the step must say that it taught
//! something. One law so catches leaks in views, events, lists, refusals and skipped questions.
//!
//! What the suite cannot know: what was *meant* to be hidden (a game that shows every card keeps all laws), and
//! whether an area's generous shape hides a wrong judge (each game with areas owes a slow oracle).

mod chance;
mod conform;
mod law;
mod leak;
mod offers;
mod report;
mod state;
mod truth;
mod twin;

pub use conform::conform;
pub use law::{Broken, Law};
pub use report::Report;
pub use truth::{Truth, truth_is_dealt};
