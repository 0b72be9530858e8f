//! What each game must be able to say of itself.

use crate::{Message, Speaker};
use table::{Ending, Game, Seat, Viewer};

/// A game that can speak: every question, choice, outcome, event, refusal and fault as a [`Message`].
///
/// Sentences are made for a viewer from what that viewer may know; nothing here sees a state.
pub trait Speak: Game {
    /// What `seat` is asked, as that seat's view shows it.
    fn question(content: &Self::Content, view: &Self::View, seat: Seat) -> Message;

    /// A choice, short, as on a button. Different choices of one question read differently.
    fn choice(content: &Self::Content, view: &Self::View, choice: &Self::Choice) -> Message;

    /// An area of choices, such as "anywhere in your zone".
    fn area(content: &Self::Content, view: &Self::View, area: &Self::Area) -> Message;

    /// An outcome of chance, as a person would read it off the table.
    fn outcome(content: &Self::Content, view: &Self::View, outcome: &Self::Chance) -> Message;

    /// What happened, told to `viewer`, whose view of the same table lends what does not change in a match: the map,
    /// the names of pieces.
    fn event(content: &Self::Content, view: &Self::View, viewer: Viewer, event: &Self::Event) -> Message;

    /// Why a choice is refused.
    fn refusal(content: &Self::Content, view: &Self::View, refusal: &Self::Refusal) -> Message;

    /// What is wrong with a set-up or a position.
    fn fault(content: &Self::Content, fault: &Self::Fault) -> Message;

    /// How it ended, told to `viewer`.
    fn ending(view: &Self::View, viewer: Viewer, ending: &Ending) -> Message;

    /// The table as text, for a plain terminal at least 80 columns wide.
    fn board(content: &Self::Content, view: &Self::View, speaker: Speaker) -> String;

    /// What else can be typed in a terminal, for games that can read out cards or explain numbers.
    fn further_words() -> Option<Message> {
        None
    }

    /// What stands on a card or piece that somebody asks for by name or number; nothing in games whose pieces have no
    /// words.
    fn reading(content: &Self::Content, view: &Self::View, asked: &str, speaker: Speaker) -> Option<String> {
        let _ = (content, view, asked, speaker);
        None
    }

    /// How a number comes about that somebody asks for by name, such as the power of a card; nothing in games whose numbers
    /// cannot say why.
    fn reckoning(
        content: &Self::Content,
        view: &Self::View,
        asked: &str,
        speaker: Speaker,
    ) -> Option<String> {
        let _ = (content, view, asked, speaker);
        None
    }
}
