//! A table in a test: its state, and everything that was taken and that happened.

use crate::command::{LogEntry, Refusal};
use crate::event::Event;
use crate::setup::Setup;
use crate::state::SessionState;
use xwing::table_position::PositionError;

#[derive(Clone, Debug)]
pub(super) struct Session {
    state: SessionState,
    entries: Vec<LogEntry>,
    events: Vec<Event>,
}

impl Session {
    pub(super) fn new(setup: &Setup) -> Result<Self, Vec<PositionError>> {
        Ok(Session { state: SessionState::new(setup)?, entries: Vec::new(), events: Vec::new() })
    }

    pub(super) fn state(&self) -> &SessionState {
        &self.state
    }

    pub(super) fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(super) fn apply(&mut self, entry: LogEntry) -> Result<(), Refusal> {
        let mut next = self.state.clone();
        self.events.extend(next.take(&entry)?);
        self.state = next;
        self.entries.push(entry);
        Ok(())
    }

    pub(super) fn replay(setup: &Setup, entries: Vec<LogEntry>) -> Self {
        let mut session = Session::new(setup).unwrap();
        for entry in entries {
            session.apply(entry).unwrap();
        }
        session
    }
}
