//! Short terms: who, which figure, which thing, which square.

use crate::Message;
use contract::{Seat, Viewer};
use temple::board::{Map, Square};
use temple::content::{Content, Name, Theme};
use temple::{AttackKind, FigureId, Power, PublicState, Role, Side, map_of, theme_of};

/// What sentences need to know about a match: its public state, map and theme.
pub(super) struct Context<'a> {
    pub(super) content: &'a Content,
    pub(super) public: &'a PublicState,
    pub(super) map: &'a Map,
    pub(super) theme: &'a Theme,
}

impl<'a> Context<'a> {
    pub(super) fn new(content: &'a Content, view: &'a temple::View) -> Self {
        let public = &view.public;
        Context { content, public, map: map_of(content, public), theme: theme_of(content, public) }
    }

    /// A figure by name; with a number if the map has several of its kind.
    pub(super) fn figure(&self, id: FigureId) -> Message {
        let Some(figure) = self.public.figure(id) else {
            return Message::new("tp-figure-unknown").with("n", id.0);
        };
        let named = name(self.theme.figure(figure.role, figure.side));
        let (first, several) = match figure.role {
            Role::Hero | Role::Astromech | Role::Medic | Role::Tech => return named,
            Role::Assault => (8, self.map.assault.len()),
            Role::Medical => (8 + self.map.assault.len(), self.map.medical.len()),
        };
        if several < 2 {
            return named;
        }
        Message::new("tp-figure-numbered").with("name", named).with("n", id.index() + 1 - first)
    }

    pub(super) fn side(&self, side: Side) -> Message {
        name(self.theme.side(side))
    }

    pub(super) fn square(&self, square: Square) -> String {
        self.map.name_of(square)
    }

    pub(super) fn place(&self, id: FigureId) -> String {
        self.public.figure(id).map_or_else(String::new, |figure| self.square(figure.square))
    }

    pub(super) fn pass(&self) -> Message {
        name(&self.theme.things.pass)
    }

    /// A vault by its number.
    pub(super) fn vault(&self, vault: u8) -> Message {
        Message::new("tp-vault").with("vault", name(&self.theme.things.vault)).with("n", vault + 1)
    }

    /// A door by the squares it is between.
    pub(super) fn door(&self, door: u8) -> String {
        let edges = self.map.doors.get(usize::from(door)).map_or(&[][..], |door| &door.edges);
        let edge = |(a, b): &(Square, Square)| format!("{}|{}", self.square(*a), self.square(*b));
        edges.iter().map(edge).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn power(&self, power: Power) -> Message {
        let things = &self.theme.things;
        name(match power {
            Power::Combat(..) => &things.combat_meditation,
            Power::Vigilance => &things.vigilance_meditation,
            Power::Regenerate(_) => &things.regeneration,
            Power::Speed => &things.enhanced_speed,
        })
    }
}

/// A name in the language of the sentence.
pub(super) fn name(name: &Name) -> Message {
    match name {
        Name::Known { key } => Message::name(format!("tp-name-{key}")),
        Name::Text(text) => Message::new("tp-own-name").with("name", text.as_str()),
        Name::Texts(texts) => Message::new("tp-own-name").with("name", texts.clone()),
    }
}

/// A sentence about a seat: sets `who` and `n`, which every sentence with a subject uses.
pub(super) fn about(key: &'static str, viewer: Viewer, seat: Seat) -> Message {
    Message::new(key).with("who", who(viewer, seat)).with("n", seat.number() + 1)
}

/// How a seat is referred to when addressing a viewer.
pub(super) fn who(viewer: Viewer, seat: Seat) -> &'static str {
    match viewer {
        Viewer::Seat(own) if own == seat => "you",
        Viewer::Seat(_) => "rival",
        Viewer::Watcher => "other",
    }
}

pub(super) const fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

pub(super) const fn reach(reach: AttackKind) -> &'static str {
    match reach {
        AttackKind::Melee => "melee",
        AttackKind::Ranged => "ranged",
    }
}
