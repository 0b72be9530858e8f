//! What a terminal shows to one viewer, for any playable game.

use crate::any_match::TextView;
use crate::games::Playable;
use contract::Seat;
use explain::{Message, Translator};

/// One viewer's view, to be put into words.
pub(crate) struct ViewText<G: Playable> {
    view: G::View,
}

impl<G: Playable> ViewText<G> {
    pub(crate) const fn new(view: G::View) -> Self {
        ViewText { view }
    }
}

impl<G: Playable> TextView for ViewText<G> {
    fn board(&self, translator: Translator) -> String {
        G::board(G::content(), &self.view, translator)
    }

    fn question(&self, seat: Seat) -> Message {
        G::question(G::content(), &self.view, seat)
    }

    fn card_text(&self, asked: &str, translator: Translator) -> Option<String> {
        G::card_text(G::content(), &self.view, asked, translator)
    }

    fn explain_number(&self, asked: &str, translator: Translator) -> Option<String> {
        G::explain_number(G::content(), &self.view, asked, translator)
    }

    fn extra_help(&self) -> Option<Message> {
        G::extra_help()
    }
}
