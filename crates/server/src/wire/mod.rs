//! The wire format: every JSON type that a client sends or receives.
//!
//! The page's TypeScript types are generated from these types (`cargo xtask types`), and a test
//! keeps the two equal, so never edit `web/src/wire/` by hand. Parts that belong to a game (views, choices, regions,
//! outcomes, events, setups) are that game's own JSON and `unknown` here. Messages are sent as data ([`explain::Message`]) and
//! translated in the page, so that the language can change at any time.

mod client_fields;
mod companion;
mod http;
mod reason;
mod socket;
mod squads;
#[cfg(feature = "ts")]
pub mod typescript;
mod update;

pub use companion::{CompanionList, CompanionSummary, NewCompanion};
pub use http::{
    Address, AddressRequest, ApiError, Chance, Created, DeckForm, DeckLine, DeckRead, DeckReadRequest,
    DeckText, DeckWriteRequest, GameInfo, GameList, HistoryPage, HistoryStep, Invitation, Join, Joined,
    LevelInfo, MatchList, MatchSummary, NewMatch, NewSeat, PresetInfo, RuleInfo, Rulebook, SeatKind,
    SetupAdvice, SetupCheckRequest, Status, Translated,
};
pub use reason::{Basis, BotReason, BotReasonLine, Why};
pub use socket::{ClientMessage, CloseReason, Gone, Preview, ServerMessage, Thinking, Viewer, Watcher};
pub use squads::{
    CompanionCard, CompanionContent, CompanionFactionRow, CompanionPilot, CompanionShipType, CompanionSquad,
    CompanionSquadFile, CompanionToken,
};
pub use update::{
    AreaOffer, ChanceQuestion, Event, MatchHeader, Offer, Offers, Outcome, PendingUndo, Player, Question,
    Turn, Undo, Update,
};

use serde_json::value::RawValue;

/// JSON that belongs to a game and is passed on unchanged.
pub type Json = Box<RawValue>;
