//! Decks of the online game and plain lists.

use ::swccg::content::builtin;
use ::swccg::{CardName, deck};

/// The cards of a deck survive a round trip through every format.
pub(super) fn deck(text: &str) -> Result<bool, String> {
    let content = builtin();
    let import = deck::read(content, text);
    if import.cards.is_empty() {
        return Ok(false);
    }
    for form in [deck::write_xml(content, &import.cards), deck::write_ids(&import.cards)] {
        let again = deck::read(content, &form).cards;
        if again != import.cards {
            return Err(format!("{again:?} was read from {form:?}, written for {:?}", import.cards));
        }
    }
    // A title may exist on both sides, so only the number of copies is certain.
    let copies = |cards: &[(CardName, u8)]| cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>();
    let listed = deck::read(content, &deck::write_list(content, &import.cards));
    if listed.faults.is_empty() && copies(&listed.cards) != copies(&import.cards) {
        return Err(format!("{} copies were listed, {} read", copies(&import.cards), copies(&listed.cards)));
    }
    Ok(true)
}
