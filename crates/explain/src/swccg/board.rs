//! The board as text: piles, then every location in order with the cards and totals of both sides, then the current
//! battle, then the hand. Numbers are those of the rules with all modifiers.

use super::sheet;
use super::words::{Context, phase_word, role_word};
use crate::{Message, Translator};
use contract::Seat;
use std::fmt::Write as _;
use swccg::{Marks, ObjId, Place, Quantity, State, TableCard, View};

/// Maximum line width.
const WIDE: usize = 96;

pub(super) fn board(context: &Context<'_>, translator: Translator) -> String {
    let drawing = Drawing { context, translator, state: context.consistent_state() };
    let mut out = drawing.header();
    for seat in drawing.seats() {
        drawing.piles(&mut out, seat);
    }
    for at in &context.view.row {
        drawing.location(&mut out, *at);
    }
    if let Some(state) = &drawing.state {
        out += &sheet::sheet(context, state, drawing.seats(), translator);
    }
    drawing.hand(&mut out);
    out
}

struct Drawing<'a> {
    context: &'a Context<'a>,
    translator: Translator,
    state: Option<State>,
}

impl Drawing<'_> {
    fn translate(&self, message: &Message) -> String {
        self.translator.translate(message)
    }

    fn view(&self) -> &View {
        self.context.view
    }

    /// The viewer's own side first; for spectators, Dark.
    fn seats(&self) -> [Seat; 2] {
        let own = self.view().viewer.unwrap_or(self.view().dark);
        [own, own.other()]
    }

    fn number(&self, quantity: Quantity) -> i16 {
        self.state.as_ref().map_or(0, |state| state.quantity(quantity))
    }

    fn header(&self) -> String {
        let view = self.view();
        let turn = Message::new("sw-b-turn")
            .with("turn", view.turn)
            .with("limit", view.limit)
            .with("side", self.context.side(view.active))
            .with("phase", phase_word(view.phase));
        let mut header = self.translate(&turn);
        if let Some(own) = view.viewer {
            let who = if own == view.dark { "dark" } else { "light" };
            let _ = write!(header, "   {}", self.translate(&Message::new("sw-b-you").with("who", who)));
        }
        header.push('\n');
        header
    }

    fn piles(&self, out: &mut String, seat: Seat) {
        let side = &self.view().sides[seat];
        let life = side.reserve.len() + side.force.len() + side.used.len();
        let count = |cards: usize| u8::try_from(cards).unwrap_or(u8::MAX);
        let line = Message::new("sw-b-piles")
            .with("side", self.context.side(seat))
            .with("life", count(life))
            .with("reserve", count(side.reserve.len()))
            .with("force", count(side.force.len()))
            .with("used", count(side.used.len()))
            .with("lost", count(side.lost.len()))
            .with("hand", side.hand)
            .with("generation", self.number(Quantity::Generation(seat)));
        let _ = writeln!(out, "{}", self.translate(&line));
        let beside = self.view().table.iter().filter(|laid| laid.owner == seat && laid.place == Place::Table);
        for laid in beside {
            let _ = writeln!(out, "    + {}", self.card(laid));
        }
    }

    fn location(&self, out: &mut String, at: ObjId) {
        let icons = self.context.laid(at).and_then(|laid| self.context.content.card_named(laid.card));
        let [light, dark] = icons.map_or([0, 0], |card| card.numbers.force);
        let head = Message::new("sw-b-location")
            .with("card", self.context.card(at))
            .with("light", light)
            .with("dark", dark);
        let _ = writeln!(out, "{}", self.translate(&head));
        for laid in self.on(at).filter(|laid| laid.place == Place::On(at)) {
            let _ = writeln!(out, "    + {}", self.card(laid));
        }
        for seat in self.seats() {
            let cards: Vec<String> = self
                .view()
                .table
                .iter()
                .filter(|laid| laid.owner == seat && laid.place == Place::At(at))
                .map(|laid| self.card(laid))
                .collect();
            if cards.is_empty() {
                continue;
            }
            let side = Message::new("sw-b-side")
                .with("side", self.context.side(seat))
                .with("power", self.number(Quantity::TotalPower(seat, at)))
                .with("drain", self.number(Quantity::Drain(seat, at)));
            self.wrapped(out, &format!("    {}", self.translate(&side)), &cards);
        }
    }

    /// A list after its heading, wrapped at the maximum width.
    fn wrapped(&self, out: &mut String, heading: &str, items: &[String]) {
        let mut line = heading.to_owned();
        for (place, item) in items.iter().enumerate() {
            let comma = if place + 1 < items.len() { "," } else { "" };
            if line.chars().count() + item.chars().count() + 2 > WIDE {
                let _ = writeln!(out, "{line}");
                line = "        ".to_owned();
            }
            let _ = write!(line, " {item}{comma}");
        }
        let _ = writeln!(out, "{line}");
    }

    /// Cards on a card, aboard it, or set aside under it; not the location under the other player's version of it.
    fn on(&self, host: ObjId) -> impl Iterator<Item = &TableCard> {
        let location = |laid: &TableCard| {
            self.context.content.card_named(laid.card).is_some_and(swccg::cards::card::Card::is_location)
        };
        self.view().table.iter().filter(move |laid| match laid.place {
            Place::On(on) | Place::Aboard(on, _) => on == host,
            Place::Under(on) => on == host && !location(laid),
            Place::Free | Place::Row | Place::At(_) | Place::Table => false,
        })
    }

    /// A card with its power and forfeit, its status, and the cards on it and aboard.
    fn card(&self, laid: &TableCard) -> String {
        let mut text = self.translate(&self.context.card(laid.id));
        let card = self.context.content.card_named(laid.card);
        if card.is_some_and(|card| card.numbers.power.is_some()) {
            let (power, forfeit) = (Quantity::Power(laid.id), Quantity::Forfeit(laid.id));
            let _ = write!(text, " {}/{}", self.number(power), self.number(forfeit));
        }
        for (mark, sign) in
            [(Marks::HIT, "!"), (Marks::CAPTIVE, "#"), (Marks::ION, "~"), (Marks::BARRED, "x")]
        {
            if laid.marks.has(mark) {
                text.push_str(sign);
            }
        }
        let inside: Vec<String> = self.on(laid.id).map(|inner| self.inner(inner)).collect();
        if !inside.is_empty() {
            let _ = write!(text, " ({})", inside.join("; "));
        }
        text
    }

    fn inner(&self, laid: &TableCard) -> String {
        match laid.place {
            Place::Aboard(_, role) => {
                let role = Message::new("sw-b-role").with("role", role_word(role));
                format!("{} {}", self.translate(&role), self.card(laid))
            }
            _ => self.card(laid),
        }
    }

    fn hand(&self, out: &mut String) {
        let Some(own) = self.view().viewer else { return };
        let mut hand: Vec<String> = Vec::new();
        for (name, _) in &self.view().sides[own].known {
            let card = self.context.content.card_named(*name);
            let cost =
                card.and_then(|card| card.numbers.deploy).map_or(String::new(), |cost| format!(" [{cost}]"));
            hand.push(format!("{}{cost}", self.context.title(*name)));
        }
        if !hand.is_empty() {
            self.wrapped(out, &self.translate(&Message::new("sw-b-hand")), &hand);
        }
    }
}
