//! Writes the TypeScript types of the wire into the page. Only compiled for that (feature `ts`): the program does not need it.

use super::{
    Address, AddressRequest, ApiError, ClientMessage, CompanionContent, CompanionList, CompanionSquad,
    CompanionSquadFile, Created, DeckRead, DeckReadRequest, DeckText, DeckWriteRequest, GameList,
    HistoryPage, Join, Joined, MatchList, NewCompanion, NewMatch, Rulebook, ServerMessage, SetupAdvice,
    SetupCheckRequest,
};
use host::games::{GAME_IDS, GameVisitor, Playable, visit};
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{ExportError, TS};

/// A message as data: a Fluent key, its arguments, and the rule behind it.
///
/// Only defines the type for the page; the values are [`explain::Message`].
#[derive(Debug, TS)]
#[ts(export_to = "Message.ts")]
pub struct Message {
    /// Key in the Fluent files.
    pub key: String,
    /// Arguments by name.
    pub args: BTreeMap<String, Arg>,
    /// The rule behind it, such as `SF-DEP-03`.
    pub rule: Option<String>,
}

/// An argument of a message.
#[derive(Debug, TS)]
#[ts(untagged, export_to = "Arg.ts")]
pub enum Arg {
    Number(f64),
    /// A name, or a selector value.
    Text(String),
    /// A nested message.
    #[ts(type = "Message")]
    Message(Box<Message>),
    /// Several nested messages.
    List(Vec<Message>),
    /// A text in several languages, by their codes.
    Texts {
        texts: BTreeMap<String, String>,
    },
}

/// Writes every generated type of the page: those of the wire, of the companion and of every game, each into its folder below
/// `page` with an index. Returns these folders.
///
/// # Errors
/// When a file cannot be written.
pub fn write_page(page: &Path) -> Result<Vec<String>, ExportError> {
    let mut folders = vec!["wire".to_owned(), "companion/wire".to_owned()];
    wire(&page.join(&folders[0]))?;
    write_index(&page.join(&folders[0]), "crates/server/src/wire/")?;
    companion::typescript::export(&page.join(&folders[1]))?;
    write_index(&page.join(&folders[1]), "crates/companion")?;
    for id in GAME_IDS {
        let folder = format!("games/{id}/wire");
        visit(id, GameTypes(&page.join(&folder))).map_err(std::io::Error::other)??;
        write_index(&page.join(&folder), &format!("crates/{id}"))?;
        folders.push(folder);
    }
    Ok(folders)
}

struct GameTypes<'a>(&'a Path);

impl GameVisitor for GameTypes<'_> {
    type Output = Result<(), ExportError>;
    fn run<G: Playable>(self) -> Self::Output {
        G::write_types(self.0)
    }
}

fn wire(folder: &Path) -> Result<(), ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    Message::export_all(&config)?;
    ApiError::export_all(&config)?;
    GameList::export_all(&config)?;
    NewMatch::export_all(&config)?;
    DeckReadRequest::export_all(&config)?;
    DeckRead::export_all(&config)?;
    DeckWriteRequest::export_all(&config)?;
    DeckText::export_all(&config)?;
    SetupCheckRequest::export_all(&config)?;
    SetupAdvice::export_all(&config)?;
    Created::export_all(&config)?;
    Join::export_all(&config)?;
    Joined::export_all(&config)?;
    MatchList::export_all(&config)?;
    HistoryPage::export_all(&config)?;
    Rulebook::export_all(&config)?;
    Address::export_all(&config)?;
    AddressRequest::export_all(&config)?;
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    CompanionList::export_all(&config)?;
    NewCompanion::export_all(&config)?;
    host::companion_match::CompanionView::export_all(&config)?;
    CompanionContent::export_all(&config)?;
    CompanionSquadFile::export_all(&config)?;
    CompanionSquad::export_all(&config)
}

/// An index of all generated files of a folder, so that the page can import from the folder. `source` is named in its
/// first line.
fn write_index(folder: &Path, source: &str) -> Result<(), ExportError> {
    let mut names: Vec<String> = Vec::new();
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        names.extend(
            name.strip_suffix(".ts")
                .filter(|name| *name != "index" && !name.contains('.'))
                .map(str::to_owned),
        );
    }
    names.sort_unstable();
    let lines = names.iter().map(|name| format!("export type {{ {name} }} from \"./{name}\";\n"));
    let text: String =
        std::iter::once(format!("// Generated from {source}; do not edit.\n")).chain(lines).collect();
    Ok(std::fs::write(folder.join("index.ts"), text)?)
}
