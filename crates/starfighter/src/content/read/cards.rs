//! The cards and the verso they share: `cards.toml`.

use super::{Reader, TableEntry, Value};
use crate::content::file::{CardEntry, CardsFile, HalfEntry, VersoEntry, VersoHalf};
use crate::content::{Card, Color, ContentProblem, PrintedHalf};
use crate::{CardId, Effect, Matricule};
use content_reader::keys_of;

impl Reader<'_> {
    pub(super) fn cards(&mut self) -> (Vec<Card>, [PrintedHalf; 2]) {
        let root = self.parse();
        let root = TableEntry::root(&root);
        self.only(root, keys_of::<CardsFile>());
        let verso = self.verso(root);
        let mut lines: Vec<(Matricule, usize)> = Vec::new();
        let cards = self.entries(root, "card", |reader, entry| {
            let card = reader.card(entry)?;
            reader.once(&mut lines, card.matricule, entry.at, |card, first_line| ContentProblem::CardTwice {
                card,
                first_line,
            });
            Some(card)
        });
        if cards.len() > CardId::MAX_CARDS {
            let end = self.end();
            self.fault(end, ContentProblem::TooManyCards { most: CardId::MAX_CARDS });
        }
        if !cards.is_empty() && !cards.iter().any(|card| card.color == Color::Green) {
            let end = self.end();
            self.fault(end, ContentProblem::NoGreenCard);
        }
        (cards, verso)
    }

    fn verso(&mut self, root: TableEntry<'_, '_>) -> [PrintedHalf; 2] {
        let Some(value) = self.required(root, "verso") else { return Default::default() };
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_kind(value, "verso", "a table");
            return Default::default();
        };
        let entry = TableEntry { table, at: value.span().start };
        self.only(entry, keys_of::<VersoEntry>());
        // A verso has no effects, and after a flip it would be unclear whose they are.
        self.halves(entry, keys_of::<VersoHalf>()).unwrap_or_default()
    }

    fn card(&mut self, entry: TableEntry<'_, '_>) -> Option<Card> {
        self.only(entry, keys_of::<CardEntry>());
        let matricule =
            self.required(entry, "matricule").and_then(|value| self.matricule(value, "matricule"));
        let color = self.required(entry, "colour").and_then(|value| self.color(value));
        let halves = self.halves(entry, keys_of::<HalfEntry>());
        let screens = match entry.table.get("screens") {
            Some(value) => self.number(value, "screens", 2..=4).unwrap_or(0) as u8,
            None => 0,
        };
        let force_field = self.flag(entry, "force_field");
        Some(Card { matricule: matricule?, color: color?, halves: halves?, screens, force_field })
    }

    fn color(&mut self, value: &Value<'_>) -> Option<Color> {
        match self.text_of(value, "colour")? {
            "green" => Some(Color::Green),
            "blue" => Some(Color::Blue),
            text => {
                self.fault(value.span().start, ContentProblem::Color { text: text.to_owned() });
                None
            }
        }
    }

    fn halves(&mut self, entry: TableEntry<'_, '_>, known: &[&str]) -> Option<[PrintedHalf; 2]> {
        let top = self.half(entry, "top", known);
        let bottom = self.half(entry, "bottom", known);
        let (top, bottom) = (top?, bottom?);
        if top.fighters + bottom.fighters == 0 {
            self.fault(entry.at, ContentProblem::NoFighter);
        }
        Some([top, bottom])
    }

    fn half(&mut self, entry: TableEntry<'_, '_>, key: &'static str, known: &[&str]) -> Option<PrintedHalf> {
        let value = self.required(entry, key)?;
        let Some(table) = value.get_ref().as_table() else {
            self.wrong_kind(value, key, "a table");
            return None;
        };
        let half = TableEntry { table, at: value.span().start };
        self.only(half, known);
        let fighters =
            self.required(half, "fighters").and_then(|value| self.number(value, "fighters", 0..=4));
        let mut effects = [None; 2];
        if let Some(value) = table.get("effects") {
            let items = self.list(value, "effects");
            if items.len() > effects.len() {
                self.fault(value.span().start, ContentProblem::TooManyEffects { found: items.len() });
            }
            for (place, item) in effects.iter_mut().zip(items) {
                *place = self.effect(item);
            }
        }
        Some(PrintedHalf { fighters: fighters? as u8, effects })
    }

    fn effect(&mut self, value: &Value<'_>) -> Option<Effect> {
        let text = self.text_of(value, "effects")?;
        let effect = Effect::ALL.into_iter().find(|effect| effect.key() == text);
        if effect.is_none() {
            self.fault(value.span().start, ContentProblem::Effect { text: text.to_owned() });
        }
        effect
    }
}
