//! A table in a terminal: its ships with what is recorded of them, and the question.

use crate::any_match::TextView;
use companion::SessionState;
use contract::Seat;
use explain::xwing::companion as words;
use explain::{Message, Translator};

/// Everybody sees the whole table.
pub(super) struct TableText(pub(super) SessionState);

impl TextView for TableText {
    fn board(&self, translator: Translator) -> String {
        let ships = self.0.position().crafts.iter();
        let lines = ships.map(|craft| translator.translate(&words::ship(craft)));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn question(&self, _seat: Seat) -> Message {
        words::question(&self.0)
    }

    fn card_text(&self, _asked: &str, _translator: Translator) -> Option<String> {
        None
    }

    fn explain_number(&self, _asked: &str, _translator: Translator) -> Option<String> {
        None
    }

    fn extra_help(&self) -> Option<Message> {
        None
    }
}
