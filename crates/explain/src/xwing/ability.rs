//! Sentences about abilities of cards.

use crate::Message;
use ::xwing::ability::NotWhole;

/// Why a card is not played.
#[must_use]
pub fn not_whole(reason: &NotWhole) -> Message {
    match reason {
        NotWhole::NotDescribed => Message::new("xw-refused-not-described"),
        NotWhole::Word { word, .. } => Message::new("xw-refused-word").with("word", word.as_str()),
        NotWhole::AtTable { .. } => Message::new("xw-refused-at-table"),
        NotWhole::HugeShips => Message::new("xw-refused-huge"),
        NotWhole::Device => Message::new("xw-refused-device"),
    }
}
