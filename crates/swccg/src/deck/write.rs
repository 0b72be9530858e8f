//! Exporting decks for other programs and people.

use crate::cards::card::CardName;
use crate::content::Content;
use quick_xml::escape::escape;

/// The XML of the online game.
#[must_use]
pub fn write_xml(content: &Content, cards: &[(CardName, u8)]) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<deck>\n".to_owned();
    for (name, copies) in cards {
        let title = escape(content.card_named(*name).map_or("", |card| card.title.as_str()));
        for _ in 0..*copies {
            text += &format!("  <card blueprintId=\"{name}\" title=\"{title}\"/>\n");
        }
    }
    text + "</deck>\n"
}

/// The online game's plain list of ids, one for each copy.
#[must_use]
pub fn write_ids(cards: &[(CardName, u8)]) -> String {
    let copies = cards.iter().flat_map(|(name, copies)| (0..*copies).map(|_| name.to_string()));
    copies.collect::<Vec<_>>().join(",") + "\n"
}

/// A handwritten list.
#[must_use]
pub fn write_list(content: &Content, cards: &[(CardName, u8)]) -> String {
    let line = |(name, copies): &(CardName, u8)| {
        let title = content.card_named(*name).map_or_else(|| name.to_string(), |card| card.title.clone());
        format!("{copies}x {title}\n")
    };
    cards.iter().map(line).collect()
}
