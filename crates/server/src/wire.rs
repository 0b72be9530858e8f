//! What goes over the wire, and nothing else: every JSON shape that a client sends or receives.
//!
//! The TypeScript of the page is generated from these types (`cargo run -p server --example wire`); a test holds the
//! two equal, so nobody edits `web/src/wire/` by hand. Parts that belong to a game (views, choices, areas, outcomes,
//! events, set-ups) are that game's own JSON and `unknown` here. Sentences travel as data ([`Message`]) and become
//! words in the page, so the language can change at once.

mod companion;
mod http;
mod reason;
mod socket;
mod squads;
mod update;

pub use companion::{
    CompanionCharges, CompanionCreated, CompanionEntry, CompanionGone, CompanionList, CompanionMarker,
    CompanionObstacle, CompanionOffer, CompanionPose, CompanionReserve, CompanionShip, CompanionStep,
    CompanionView, NewCompanion,
};
pub use http::{
    Address, AddressAsked, Chance, Created, DeckAsked, DeckForm, DeckLine, DeckRead, DeckText, DeckToWrite,
    GameInfo, GameList, HistoryPage, HistoryStep, Invitation, Join, Joined, LevelInfo, MatchList,
    MatchSummary, NewMatch, NewSeat, PresetInfo, Problem, RuleInfo, Rulebook, SeatKind, SetupAdvice,
    SetupAsked, Status, Translated,
};
pub use reason::{Basis, Reason, ReasonLine, Why};
pub use socket::{As, ClientMessage, Gone, Parting, Preview, ServerMessage, Thinking, Watcher};
pub use squads::{
    CompanionCard, CompanionContent, CompanionHull, CompanionPilot, CompanionRow, CompanionSquad,
    CompanionSquadFile, CompanionToken,
};
pub use update::{
    AreaOffer, ChanceAsked, Event, MatchHeader, Offer, Offers, Outcome, PendingUndo, Player, Question, Turn,
    Undo, Update,
};

use serde_json::value::RawValue;
use std::collections::BTreeMap;
use ts_rs::TS;

/// JSON that belongs to a game and is passed on as it is.
pub type Json = Box<RawValue>;

/// A sentence as data: a key of the Fluent files, what it speaks of, and the rule behind it.
///
/// Only its shape lives here, for the page; the values are [`explain::Message`].
#[derive(TS, Debug)]
#[ts(export_to = "Message.ts")]
pub struct Message {
    /// The key in the Fluent files.
    pub key: String,
    /// What the sentence speaks of, by name.
    pub args: BTreeMap<String, Arg>,
    /// The rule behind it, such as `SF-DEP-03`.
    pub rule: Option<String>,
}

/// One thing a sentence speaks of: a number, a name, a sentence, or several sentences in a row.
#[derive(TS, Debug)]
#[ts(untagged, export_to = "Arg.ts")]
pub enum Arg {
    /// A number.
    Number(f64),
    /// A name, or a word the sentence chooses by.
    Text(String),
    /// A part that is itself to be said.
    #[ts(type = "Message")]
    Message(Box<Message>),
    /// Several parts, in a row.
    List(Vec<Message>),
}

/// Writes the TypeScript of every wire type into a folder.
///
/// # Errors
/// When a file cannot be written.
pub fn export(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    Message::export_all(&config)?;
    Problem::export_all(&config)?;
    GameList::export_all(&config)?;
    NewMatch::export_all(&config)?;
    DeckAsked::export_all(&config)?;
    DeckRead::export_all(&config)?;
    DeckToWrite::export_all(&config)?;
    DeckText::export_all(&config)?;
    SetupAsked::export_all(&config)?;
    SetupAdvice::export_all(&config)?;
    Created::export_all(&config)?;
    Join::export_all(&config)?;
    Joined::export_all(&config)?;
    MatchList::export_all(&config)?;
    HistoryPage::export_all(&config)?;
    Rulebook::export_all(&config)?;
    Address::export_all(&config)?;
    AddressAsked::export_all(&config)?;
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    CompanionList::export_all(&config)?;
    NewCompanion::export_all(&config)?;
    CompanionCreated::export_all(&config)?;
    CompanionStep::export_all(&config)?;
    CompanionView::export_all(&config)?;
    CompanionContent::export_all(&config)?;
    CompanionSquadFile::export_all(&config)?;
    CompanionSquad::export_all(&config)?;
    index(folder).map_err(ts_rs::ExportError::Io)
}

/// One file that names all others, so that the page imports from `wire`.
fn index(folder: &std::path::Path) -> std::io::Result<()> {
    let mut names: Vec<String> = Vec::new();
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".ts").filter(|name| *name != "index").map(str::to_owned));
    }
    names.sort_unstable();
    let lines = names.iter().map(|name| format!("export type {{ {name} }} from \"./{name}\";\n"));
    let text: String =
        std::iter::once("// Generated from crates/server/src/wire.rs; do not edit.\n".to_owned())
            .chain(lines)
            .collect();
    std::fs::write(folder.join("index.ts"), text)
}
