//! The log of a session and its fold: every accepted entry, the state it leads to, and earlier states for undo.

use crate::event::Event;
use crate::setup::Setup;
use crate::state::Table;
use crate::step::{Hand, Line, Refusal, Step};
use table::Draws;
use xwing::position::PositionFault;

/// A session of the companion: its current state and its history.
#[derive(Clone, Debug)]
pub struct Companion {
    table: Table,
    /// The state before each command that can be undone, and whether a person gave the command.
    past: Vec<(Table, bool)>,
    lines: Vec<Line>,
    account: Vec<Event>,
}

impl Companion {
    /// A session before its first round.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionFault>> {
        let mut table = Table::new(setup)?;
        let account = std::mem::take(&mut table.out);
        Ok(Companion { table, past: Vec::new(), lines: Vec::new(), account })
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Every entry, including those that were undone.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Everything that happened, including what was undone.
    #[must_use]
    pub fn account(&self) -> &[Event] {
        &self.account
    }

    /// Whether there is a command to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.past.iter().any(|(_, person)| *person)
    }

    /// Applies an entry and appends it to the log.
    ///
    /// # Errors
    /// Why it was refused; the session is unchanged then.
    pub fn take(&mut self, line: Line) -> Result<(), Refusal> {
        if line.step == Step::Undo {
            return self.undo(line);
        }
        let mut next = self.table.clone();
        next.take(line.who.as_deref(), &line.step)?;
        self.account.append(&mut next.out);
        let person = !matches!(line.step, Step::Rolled { hand: Hand::Program, .. } | Step::Own { .. });
        self.past.push((std::mem::replace(&mut self.table, next), person));
        self.lines.push(line);
        Ok(())
    }

    /// Returns to the state before the last command of a person. Rolls by the program since then are undone too; they
    /// come out the same again, because the number of a roll determines its result.
    fn undo(&mut self, line: Line) -> Result<(), Refusal> {
        let at = self.past.iter().rposition(|(_, person)| *person).ok_or(Refusal::NothingToUndo)?;
        self.past.truncate(at + 1);
        let Some((table, _)) = self.past.pop() else { return Err(Refusal::NothingToUndo) };
        // Ownership of ships is not part of the game, so undo does not change it.
        let owners = std::mem::take(&mut self.table.owners);
        self.table = Table { owners, ..table };
        self.account.push(Event::TakenBack { who: line.who.clone() });
        self.lines.push(line);
        Ok(())
    }

    /// Makes the program's pending rolls, each from the random stream of its number. Returns the new entries, which
    /// the caller has to store.
    ///
    /// # Errors
    /// Never for rolls that the session asked for; returned instead of hidden.
    pub fn roll<D: Draws>(&mut self, stream: impl Fn(u32) -> D) -> Result<Vec<Line>, Refusal> {
        let from = self.lines.len();
        while let Some(throw) = self.table.to_roll() {
            let thrown = throw.roll(&mut stream(self.table.rolls()));
            self.take(Line { who: None, step: Step::Rolled { hand: Hand::Program, thrown } })?;
        }
        Ok(self.lines.get(from..).unwrap_or_default().to_vec())
    }

    /// Restores a session from a stored log.
    ///
    /// # Errors
    /// The number of the first entry that is refused.
    pub fn replay(setup: &Setup, lines: impl IntoIterator<Item = Line>) -> Result<Self, BadLog> {
        let mut companion = Companion::new(setup).map_err(BadLog::Setup)?;
        for (number, line) in lines.into_iter().enumerate() {
            companion.take(line).map_err(|refusal| BadLog::Line { number, refusal })?;
        }
        Ok(companion)
    }
}

/// Why a log cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLog {
    Setup(Vec<PositionFault>),
    /// An entry is refused in the state it meets.
    Line {
        /// The index of the entry, from 0.
        number: usize,
        refusal: Refusal,
    },
}
