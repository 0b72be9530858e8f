//! Which action a ship performs (XW-ACT-08 to XW-ACT-10).

use crate::choice::{Cause, Choice, Refusal, TargetedAction};
use crate::content::ActionKind;
use crate::content::effect::GrantTrigger;
use crate::event::Event;
use crate::question::{Ask, not_asked};
use crate::rules::activation as rules;
use crate::ship::ShipId;
use crate::state::{PublicState, State};
use contract::{EventSink, LegalChoicesOf, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Which action a ship performs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Act(pub ShipId, pub ActionSource);

/// What allows a ship to perform an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionSource {
    /// The Perform Action step.
    Step,
    /// An action that follows another: its linked action (once), and actions that abilities grant after any action.
    After {
        /// The action it follows.
        kind: ActionKind,
        /// That action was itself a linked action.
        linked: bool,
    },
    /// Granted by an ability after a maneuver.
    Granted(GrantTrigger),
    /// A friend's coordinate action.
    Coordinated,
}

impl Ask for Act {
    fn asked(self, state: &State) -> Seats {
        state.public.owner(self.0)
    }

    fn offer(self, state: &State, _: Seat, out: &mut LegalChoicesOf<State>) {
        let Act(ship, source) = self;
        out.listed.extend(state.legal_actions(ship, source).into_iter().map(Choice::Act));
        out.listed.push(Choice::Pass);
    }

    fn check(self, state: &State, _: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Act(act) => self.check_action(state, act),
            Choice::Pass => Ok(()),
            _ => not_asked(),
        }
    }

    fn apply(self, state: &mut State, choice: Choice, out: &mut EventSink<'_, Event>) {
        let (Act(ship, source), Choice::Act(act)) = (self, choice) else { return };
        state.perform_act(ship, act, source, out);
    }

    fn is_possible(self, public: &PublicState) -> bool {
        public.has(self.0)
    }
}

impl Act {
    fn check_action(self, state: &State, act: TargetedAction) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let Act(ship, source) = self;
        if state.legal_actions(ship, source).contains(&act) {
            return Ok(());
        }
        match act.kind() {
            Some(kind) if state.public.ship(ship).has_acted(kind) => refuse(rules::ONCE, Cause::Performed),
            Some(_) if state.action_color(ship, act, source).is_none() => refuse(rules::BAR, Cause::NotOnBar),
            Some(_) | None => refuse(rules::BAR, Cause::NoTarget),
        }
    }
}
