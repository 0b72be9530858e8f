//! The log of a session and its fold: every accepted entry, the state it leads to, and earlier states for undo.

use crate::command::{Command, LogEntry, Refusal, Roller};
use crate::event::Event;
use crate::setup::Setup;
use crate::state::SessionState;
use contract::RandomSource;
use xwing::table_position::PositionError;

/// A session of the companion: its current state and its history.
#[derive(Clone, Debug)]
pub struct Session {
    state: SessionState,
    /// The state before each command that can be undone, and whether a person gave the command.
    undo_stack: Vec<(SessionState, bool)>,
    entries: Vec<LogEntry>,
    events: Vec<Event>,
}

impl Session {
    /// A session before its first round.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionError>> {
        let mut state = SessionState::new(setup)?;
        let events = std::mem::take(&mut state.new_events);
        Ok(Session { state, undo_stack: Vec::new(), entries: Vec::new(), events })
    }

    #[must_use]
    pub fn state(&self) -> &SessionState {
        &self.state
    }

    /// Every entry, including those that were undone.
    #[must_use]
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// Everything that happened, including what was undone.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether there is a command to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_stack.iter().any(|(_, person)| *person)
    }

    /// Applies an entry and appends it to the log.
    ///
    /// # Errors
    /// Why it was refused; the session is unchanged then.
    pub fn apply(&mut self, entry: LogEntry) -> Result<(), Refusal> {
        if entry.command == Command::Undo {
            return self.undo(entry);
        }
        let mut next = self.state.clone();
        next.apply(entry.who.as_deref(), &entry.command)?;
        self.events.append(&mut next.new_events);
        let person =
            !matches!(entry.command, Command::Rolled { hand: Roller::Program, .. } | Command::Own { .. });
        self.undo_stack.push((std::mem::replace(&mut self.state, next), person));
        self.entries.push(entry);
        Ok(())
    }

    /// Returns to the state before the last command of a person. Rolls by the program since then are undone too; they
    /// come out the same again, because the number of a roll determines its result.
    fn undo(&mut self, entry: LogEntry) -> Result<(), Refusal> {
        let at = self.undo_stack.iter().rposition(|(_, person)| *person).ok_or(Refusal::NothingToUndo)?;
        self.undo_stack.truncate(at + 1);
        let Some((state, _)) = self.undo_stack.pop() else { return Err(Refusal::NothingToUndo) };
        // Ownership of ships is not part of the game, so undo does not change it.
        let owners = std::mem::take(&mut self.state.owners);
        self.state = SessionState { owners, ..state };
        self.events.push(Event::Undone { who: entry.who.clone() });
        self.entries.push(entry);
        Ok(())
    }

    /// Makes the program's pending rolls, each from the random stream of its number. Returns the new entries, which
    /// the caller has to store.
    ///
    /// # Errors
    /// Never for rolls that the session asked for; returned instead of hidden.
    pub fn roll<D: RandomSource>(&mut self, stream: impl Fn(u32) -> D) -> Result<Vec<LogEntry>, Refusal> {
        let from = self.entries.len();
        while let Some(throw) = self.state.pending_roll() {
            let thrown = throw.roll(&mut stream(self.state.roll_count()));
            self.apply(LogEntry { who: None, command: Command::Rolled { hand: Roller::Program, thrown } })?;
        }
        Ok(self.entries.get(from..).unwrap_or_default().to_vec())
    }

    /// Restores a session from a stored log.
    ///
    /// # Errors
    /// The number of the first entry that is refused.
    pub fn replay(setup: &Setup, entries: impl IntoIterator<Item = LogEntry>) -> Result<Self, LogError> {
        let mut session = Session::new(setup).map_err(LogError::Setup)?;
        for (number, entry) in entries.into_iter().enumerate() {
            session.apply(entry).map_err(|refusal| LogError::Entry { number, refusal })?;
        }
        Ok(session)
    }
}

/// Why a log cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum LogError {
    Setup(Vec<PositionError>),
    /// An entry is refused in the state it meets.
    Entry {
        /// The index of the entry, from 0.
        number: usize,
        refusal: Refusal,
    },
}
