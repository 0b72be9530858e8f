//! The log and its fold: every line that was ever taken, the table it leads to, and the states to go back to.

use crate::event::Event;
use crate::setup::Setup;
use crate::state::Table;
use crate::step::{Hand, Line, Refusal, Step};
use table::Draws;
use xwing::position::PositionFault;

/// A table with its history.
#[derive(Clone, Debug)]
pub struct Companion {
    table: Table,
    /// The state before each step that can be taken back, and whether a person took it.
    past: Vec<(Table, bool)>,
    lines: Vec<Line>,
    account: Vec<Event>,
}

impl Companion {
    /// A table before its first round.
    ///
    /// # Errors
    /// Every fault of the set-up.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionFault>> {
        let mut table = Table::new(setup)?;
        let account = std::mem::take(&mut table.out);
        Ok(Companion { table, past: Vec::new(), lines: Vec::new(), account })
    }

    /// The table as it stands.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Every line, also those that were taken back.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Everything that happened, also what was taken back.
    #[must_use]
    pub fn account(&self) -> &[Event] {
        &self.account
    }

    /// Whether something can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.past.iter().any(|(_, person)| *person)
    }

    /// Adds a line.
    ///
    /// # Errors
    /// Why not; the log is as before then.
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

    /// Back to before the last thing a person did; what the program rolled since then goes with it, and falls again
    /// as it fell, since the number of a roll decides it.
    fn undo(&mut self, line: Line) -> Result<(), Refusal> {
        let at = self.past.iter().rposition(|(_, person)| *person).ok_or(Refusal::NothingToUndo)?;
        self.past.truncate(at + 1);
        let Some((table, _)) = self.past.pop() else { return Err(Refusal::NothingToUndo) };
        // Whose ships are whose is no move of the game: it stays.
        let owners = std::mem::take(&mut self.table.owners);
        self.table = Table { owners, ..table };
        self.account.push(Event::TakenBack { who: line.who.clone() });
        self.lines.push(line);
        Ok(())
    }

    /// Lets the program roll what it is to roll, each roll from the stream of its number. The new lines are the ones
    /// to be kept.
    ///
    /// # Errors
    /// Never with this table's own rolls; said rather than hidden.
    pub fn roll<D: Draws>(&mut self, stream: impl Fn(u32) -> D) -> Result<Vec<Line>, Refusal> {
        let from = self.lines.len();
        while let Some(throw) = self.table.to_roll() {
            let thrown = throw.roll(&mut stream(self.table.rolls()));
            self.take(Line { who: None, step: Step::Rolled { hand: Hand::Program, thrown } })?;
        }
        Ok(self.lines.get(from..).unwrap_or_default().to_vec())
    }

    /// The table of a log that was kept.
    ///
    /// # Errors
    /// The number of the first line that does not fit.
    pub fn replay(setup: &Setup, lines: impl IntoIterator<Item = Line>) -> Result<Self, BadLog> {
        let mut companion = Companion::new(setup).map_err(BadLog::Setup)?;
        for (number, line) in lines.into_iter().enumerate() {
            companion.take(line).map_err(|refusal| BadLog::Line { number, refusal })?;
        }
        Ok(companion)
    }
}

/// Why a log cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub enum BadLog {
    /// The set-up has faults.
    Setup(Vec<PositionFault>),
    /// A line does not fit the table it meets.
    Line {
        /// Its number, from 0.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}
