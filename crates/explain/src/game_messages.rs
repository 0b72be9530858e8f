//! The messages that each game provides.

use crate::{Message, Translator};
use contract::{Ending, Game, Seat, Viewer};

/// Describes every question, choice, outcome, event, refusal and fault of a game as a [`Message`].
///
/// Sentences are made for a viewer from what that viewer may know; nothing here has access to a state.
pub trait GameMessages: Game {
    /// What `seat` is asked, according to that seat's view.
    fn question(content: &Self::Content, view: &Self::View, seat: Seat) -> Message;

    /// A short label of a choice, as on a button. Different choices of one question have different labels.
    fn choice(content: &Self::Content, view: &Self::View, choice: &Self::Choice) -> Message;

    /// A region of choices, such as "anywhere in your zone".
    fn area(content: &Self::Content, view: &Self::View, area: &Self::Region) -> Message;

    /// A random outcome, as a person would read it off the table.
    fn outcome(content: &Self::Content, view: &Self::View, outcome: &Self::Chance) -> Message;

    /// An event as told to `viewer`. The view provides what does not change during a match: the map and the names of
    /// pieces.
    fn event(content: &Self::Content, view: &Self::View, viewer: Viewer, event: &Self::Event) -> Message;

    /// Why a choice was refused.
    fn refusal(content: &Self::Content, view: &Self::View, refusal: &Self::Refusal) -> Message;

    /// What is wrong with a set-up or a position.
    fn fault(content: &Self::Content, fault: &Self::Fault) -> Message;

    /// How the match ended, as told to `viewer`.
    fn ending(view: &Self::View, viewer: Viewer, ending: &Ending) -> Message;

    /// The board as text, for a plain terminal at least 80 columns wide.
    fn board(content: &Self::Content, view: &Self::View, translator: Translator) -> String;

    /// Help about further terminal commands, for games that can show cards or explain numbers.
    fn extra_help() -> Option<Message> {
        None
    }

    /// The text of a card or piece that a user asks for by name or number; `None` in games whose pieces have no text.
    fn card_text(
        content: &Self::Content,
        view: &Self::View,
        asked: &str,
        translator: Translator,
    ) -> Option<String> {
        let _ = (content, view, asked, translator);
        None
    }

    /// The breakdown of a number that a user asks for by name, such as the power of a card; `None` in games whose
    /// numbers cannot be explained.
    fn explain_number(
        content: &Self::Content,
        view: &Self::View,
        asked: &str,
        translator: Translator,
    ) -> Option<String> {
        let _ = (content, view, asked, translator);
        None
    }
}
