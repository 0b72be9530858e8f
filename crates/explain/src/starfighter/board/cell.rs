//! One half of a card in a few letters.

use super::super::words::token;
use crate::{Message, Translator};
use starfighter::content::PrintedHalf;
use starfighter::{Content, Face, LaidCard, Matricule};

/// Renders cells no wider than `width`.
pub(super) struct CardRenderer<'a> {
    pub(super) content: &'a Content,
    pub(super) translator: Translator,
    pub(super) width: usize,
}

/// A half as it is on the table: what is printed, and its markers.
#[derive(Clone, Copy)]
struct ShownHalf {
    printed: PrintedHalf,
    damage: u8,
}

impl CardRenderer<'_> {
    /// A stack from its owner's side outward: low half, high half (in brackets if covered), then the free slots.
    pub(super) fn stack(&self, cards: &[LaidCard], slots: u8, draws: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        for (slot, laid) in cards.iter().enumerate() {
            let [high, low] = self.halves(laid);
            let marks = if laid.face == Face::Recto { self.shields(laid) } else { String::new() };
            lines.push(self.fitted(&self.name(laid), low, &marks));
            let covered = slot + 1 < cards.len();
            lines.push(if covered { self.bracketed(high) } else { self.fitted("    ", high, "") });
        }
        for slot in cards.len() as u8..slots {
            let symbol = if draws.contains(&slot) { "+" } else { "" };
            lines.push(format!("  .{slot}.{symbol}"));
        }
        lines
    }

    /// The high and the low half of a card on the table.
    fn halves(&self, laid: &LaidCard) -> [ShownHalf; 2] {
        let printed = match laid.face {
            Face::Verso => *self.content.verso(),
            Face::Recto => laid
                .card
                .and_then(|name| self.content.card_named(name))
                .map_or([PrintedHalf::default(); 2], |card| card.halves),
        };
        let [top, bottom] =
            [0, 1].map(|half| ShownHalf { printed: printed[half], damage: laid.damage[half] });
        if laid.pivoted { [bottom, top] } else { [top, bottom] }
    }

    fn name(&self, laid: &LaidCard) -> String {
        let back = self.translator.translate(&Message::new("sf-b-back"));
        match (laid.face, laid.card) {
            (Face::Recto, Some(name)) => name.to_string(),
            (Face::Verso, Some(name)) => format!("{back} {name}"),
            (_, None) => back,
        }
    }

    /// Force field and screens, with the remaining value of the screens.
    fn shields(&self, laid: &LaidCard) -> String {
        let Some(card) = laid.card.and_then(|name| self.content.card_named(name)) else {
            return String::new();
        };
        if card.force_field {
            return self.translator.translate(&Message::new("sf-b-field"));
        }
        match card.screens {
            0 => String::new(),
            all => self
                .translator
                .translate(&Message::new("sf-b-screens").with("n", all.saturating_sub(laid.screens))),
        }
    }

    /// Name, fighters and effects; in crowded cells, spaces are dropped first, then letters of the effects.
    fn fitted(&self, name: &str, half: ShownHalf, marks: &str) -> String {
        let fighters = half.signs();
        let tokens: Vec<String> = self
            .tokens(half.printed)
            .into_iter()
            .chain((!marks.is_empty()).then(|| marks.to_owned()))
            .collect();
        let cut = |letters: usize| -> String {
            tokens.iter().map(|token| token.chars().take(letters).collect::<String>()).collect()
        };
        let parts = [name, fighters.as_str()].into_iter().chain(tokens.iter().map(String::as_str));
        let spaced = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let tries = [
            spaced.trim_end().to_owned(),
            format!("{name} {fighters}{}", tokens.join(" ")),
            format!("{name}{fighters}{}", tokens.concat()),
            format!("{name}{fighters}{}", cut(3)),
            format!("{name}{fighters}{}", cut(2)),
        ];
        let fits = |text: &&String| text.chars().count() <= self.width;
        tries.iter().find(fits).cloned().unwrap_or_else(|| tries[4].chars().take(self.width).collect())
    }

    fn bracketed(&self, half: ShownHalf) -> String {
        let inside = CardRenderer { width: self.width.saturating_sub(5), ..*self }.fitted("", half, "");
        format!("   [{}]", if inside.is_empty() { "-" } else { inside.trim() })
    }

    fn tokens(&self, printed: PrintedHalf) -> Vec<String> {
        printed.effects.iter().flatten().map(|effect| self.translator.translate(&token(*effect))).collect()
    }

    /// A printed half of a card in hand.
    fn printed(&self, printed: PrintedHalf) -> String {
        let lying = ShownHalf { printed, damage: 0 };
        let text = [lying.signs(), self.tokens(printed).join(" ")].join(" ");
        if text.trim().is_empty() { "-".into() } else { text.trim().to_owned() }
    }
}

impl ShownHalf {
    /// Undamaged fighters, then damaged ones.
    fn signs(self) -> String {
        let damaged = self.damage.min(self.printed.fighters);
        "^".repeat(usize::from(self.printed.fighters - damaged)) + &"x".repeat(usize::from(damaged))
    }
}

/// A card in hand: its name, the top half, the bottom half, its shields.
pub(super) fn face_up(renderer: &CardRenderer<'_>, name: Matricule) -> String {
    let Some(card) = renderer.content.card_named(name) else { return name.to_string() };
    let [top, bottom] = card.halves.map(|half| renderer.printed(half));
    let laid = LaidCard {
        card: Some(name),
        face: Face::Recto,
        pivoted: false,
        damage: [0; 2],
        screens: 0,
        exposed: true,
        older: false,
        fired: [0; 4],
    };
    format!("{name} {top} / {bottom} {}", renderer.shields(&laid)).trim_end().to_owned() + "  "
}
