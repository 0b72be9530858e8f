//! Terms shared by the other sentences: sides, cards, places, seats aboard.

use crate::Message;
use contract::Seat;
use swccg::cards::pile::PileName;
use swccg::{CardName, Content, Destination, DestinyKind, ObjId, Phase, Role, State, TableCard, View};

/// What sentences are made from: the printed cards and one viewer's view.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
}

impl<'a> Context<'a> {
    pub(super) fn new(content: &'a Content, view: &'a View) -> Context<'a> {
        Context { content, view }
    }

    /// A state consistent with the view, for computing public numbers; `None` if the content is not the built-in one.
    pub(super) fn consistent_state(&self) -> Option<State> {
        let builtin = swccg::content::builtin();
        let same = self.content.hash() == builtin.hash();
        same.then(|| swccg::inquiry::state_from_view(builtin, self.view).ok()).flatten()
    }

    /// The side a seat plays.
    pub(super) fn side(&self, seat: Seat) -> Message {
        Message::new(if seat == self.view.dark { "sw-dark" } else { "sw-light" })
    }

    /// The kind of destiny being drawn in the battle.
    pub(super) fn drawing(&self) -> DestinyKind {
        self.view.battle.map_or(DestinyKind::Battle, |battle| battle.drawing)
    }

    pub(super) fn title(&self, card: CardName) -> String {
        self.content.card_named(card).map_or_else(|| card.to_string(), |card| card.title.clone())
    }

    pub(super) fn laid(&self, id: ObjId) -> Option<&'a TableCard> {
        self.view.table.iter().find(|laid| laid.id == id)
    }

    /// A card on the table: its title, with its number if another card has the same title.
    pub(super) fn card(&self, id: ObjId) -> Message {
        let Some(laid) = self.laid(id) else {
            return Message::new("sw-card-gone").with("n", id.0);
        };
        let title = self.title(laid.card);
        let twins = self.view.table.iter().filter(|other| self.title(other.card) == title).count();
        let key = if twins > 1 { "sw-card-numbered" } else { "sw-card" };
        Message::new(key).with("title", title).with("n", id.0)
    }

    /// A card on the table, or just its title if it has left.
    pub(super) fn card_or_title(&self, id: ObjId, card: CardName) -> Message {
        match self.laid(id).filter(|laid| laid.card == card) {
            Some(_) => self.card(id),
            None => Message::new("sw-card").with("title", self.title(card)),
        }
    }

    /// Where a card is put.
    pub(super) fn to(&self, to: Destination) -> Message {
        match to {
            Destination::Row(place) => Message::new("sw-to-row").with("n", place + 1),
            Destination::Over(id) => Message::new("sw-to-over").with("card", self.card(id)),
            Destination::At(id) => Message::new("sw-to-at").with("card", self.card(id)),
            Destination::Aboard(id, role) => {
                Message::new("sw-to-aboard").with("card", self.card(id)).with("role", role_word(role))
            }
            Destination::On(id) => Message::new("sw-to-on").with("card", self.card(id)),
            Destination::Table => Message::new("sw-to-table"),
        }
    }
}

/// A role aboard, as a selector of the sentences.
pub(super) const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pilot => "pilot",
        Role::Passenger => "passenger",
        Role::Astromech => "astromech",
        Role::Cargo => "cargo",
        Role::Bay => "bay",
    }
}

/// A pile, as a selector of the sentences.
pub(super) const fn pile_word(pile: PileName) -> &'static str {
    match pile {
        PileName::Reserve => "reserve",
        PileName::Force => "force",
        PileName::Used => "used",
    }
}

/// A phase, as a selector of the sentences.
pub(super) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Activate => "activate",
        Phase::Control => "control",
        Phase::Deploy => "deploy",
        Phase::Battle => "battle",
        Phase::Move => "move",
        Phase::Draw => "draw",
        Phase::Over => "over",
    }
}
