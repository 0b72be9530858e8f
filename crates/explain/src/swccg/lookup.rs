//! Finds cards that a user asks for in a terminal, by number, by name or by a part of the title.

use super::words::Context;
use crate::Message;
use swccg::cards::card::{Card, CardName};
use swccg::{ObjId, TableCard};

/// The result of a query.
pub(super) enum Found<'a> {
    /// A card on the table.
    Laid(&'a TableCard),
    /// A card that is not on the table, or not on a particular table.
    Printed(&'a Card),
    /// Several match.
    Several(Vec<Message>),
    /// Nothing matches.
    Nothing,
}

impl<'a> Context<'a> {
    /// The card on the table that a query means.
    pub(super) fn find_laid(&self, words: &str) -> Found<'a> {
        let (title, number) = parts(words);
        let is_number = |laid: &&TableCard| number.is_some_and(|number| laid.id == ObjId(number));
        let found: Vec<&TableCard> = self.view.table.iter().filter(is_number).collect();
        if let [only] = found.as_slice()
            && (title.is_empty() || self.plain(only.card).contains(title))
        {
            return Found::Laid(only);
        }
        // A number may also be part of a title.
        let words = words.trim();
        let titled = |fits: Fit| {
            self.view
                .table
                .iter()
                .filter(|laid| fits(&self.plain(laid.card), words))
                .collect::<Vec<&TableCard>>()
        };
        match closest(titled).as_slice() {
            [] => Found::Nothing,
            [only] => Found::Laid(only),
            more => {
                let named = |laid: &&TableCard| format!("{} {}", self.title(laid.card), laid.id.0);
                Found::Several(more.iter().map(named).map(titled_card).collect())
            }
        }
    }

    /// The card that a query means, on the table or not.
    pub(super) fn find_card(&self, words: &str) -> Found<'a> {
        if let Some(card) = CardName::parse(words.trim()).and_then(|name| self.content.card_named(name)) {
            return Found::Printed(card);
        }
        match self.find_laid(words) {
            Found::Laid(laid) => return Found::Laid(laid),
            // Several cards with the same title have the same text.
            Found::Several(_) | Found::Nothing | Found::Printed(_) => {}
        }
        let words = words.trim();
        let titled = |fits: Fit| {
            let fits = |card: &&'a Card| fits(&card.title.to_lowercase(), words);
            self.content.cards().iter().filter(fits).collect::<Vec<&'a Card>>()
        };
        let mut found = closest(titled);
        // For a title that both sides have, the viewer's own side is shown; the other one can be asked for by its
        // card id.
        if let Some(own) = self.view.viewer.filter(|_| found.len() == 2) {
            let dark = own == self.view.dark;
            if found[0].title == found[1].title {
                found.retain(|card| (card.side == swccg::Side::Dark) == dark);
            }
        }
        match found.as_slice() {
            [] => Found::Nothing,
            [only] => Found::Printed(only),
            more => Found::Several(more.iter().map(|card| titled_card(card.title.clone())).collect()),
        }
    }

    fn plain(&self, card: CardName) -> String {
        self.title(card).to_lowercase()
    }
}

fn titled_card(title: String) -> Message {
    Message::new("sw-card").with("title", title)
}

/// Whether a query matches a title, both in lowercase.
type Fit = fn(&str, &str) -> bool;

/// The best matches: equal titles, otherwise titles containing the query as whole words, otherwise titles containing
/// it anywhere.
fn closest<T>(titled: impl Fn(Fit) -> Vec<T>) -> Vec<T> {
    let fits: [Fit; 3] = [
        |title, words| title == words,
        |title, words| format!(" {title} ").contains(&format!(" {words} ")),
        |title, words| title.contains(words),
    ];
    fits.into_iter().map(titled).find(|found| !found.is_empty()).unwrap_or_default()
}

/// A title and the number after it: `stormtrooper 14`, `stormtrooper no. 14`, `14`.
fn parts(words: &str) -> (&str, Option<u8>) {
    let words = words.trim();
    let (title, last) = words.rsplit_once(' ').unwrap_or(("", words));
    match last.parse() {
        Ok(number) => (title.trim_end_matches(" no.").trim_end_matches(" n°").trim(), Some(number)),
        Err(_) => (words, None),
    }
}
