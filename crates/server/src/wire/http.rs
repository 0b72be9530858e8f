//! Wire types of the HTTP routes: games, matches, history, rules, errors.

#[cfg(feature = "ts")]
use super::typescript::Message;
use super::{Event, Json, Player, Turn, Viewer};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};

/// The response body of every failed request.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    /// Machine-readable code: `unknown_match`, `too_many_matches`, `bad_setup` …
    pub code: String,
    /// The message for people.
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub message: Sentence,
    /// Further messages: all faults of a setup.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub faults: Vec<Sentence>,
}

/// `GET /api/games`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameList {
    pub games: Vec<GameInfo>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub name: Sentence,
    /// Version of the rules.
    pub rules: u32,
    pub presets: Vec<PresetInfo>,
    /// Bot levels, weakest first.
    pub levels: Vec<LevelInfo>,
}

/// A named setup.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresetInfo {
    pub id: String,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub name: Sentence,
    /// A one-line description.
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub note: Sentence,
    /// Number of seats.
    pub seats: u8,
    /// The setup, in the game's own JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Json,
}

/// A bot level.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelInfo {
    pub id: String,
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub name: Sentence,
    /// Description of the level in this game.
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub note: Sentence,
}

/// `POST /api/matches`. Exactly one of `preset` and `setup` is given.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Id of the game.
    pub game: String,
    /// Id of a preset.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub preset: Option<String>,
    /// A setup in the game's own JSON.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub setup: Option<Json>,
    /// In seat order.
    pub seats: Vec<NewSeat>,
    /// Who supplies chance outcomes.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Chance>"))]
    pub chance: Chance,
    /// Practice from the start: bots show their reasons.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub practice: bool,
    /// This browser's share of the seed for each of its seats, 64 hexadecimal digits.
    pub nonce: String,
}

/// `POST /api/games/{game}/setup`: a setup to be checked.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetupCheckRequest {
    /// A setup in the game's own JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Json,
}

/// `POST /api/games/{game}/deck`: a deck in an external format.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckReadRequest {
    pub text: String,
}

/// A parsed deck, and everything that could not be used.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckRead {
    /// Card names and copies, sorted by name.
    pub cards: Vec<(String, u8)>,
    /// Cards that are known but not fully implemented; they are also in `cards`, and are refused by name when a match
    /// begins.
    pub unfinished: Vec<String>,
    /// Lines for which no card was found.
    pub unknown: Vec<DeckLine>,
    /// Cards outside the deck, such as shields: listed, but not included.
    pub outside: Vec<String>,
    /// Why parts of the deck could not be parsed.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub faults: Vec<Sentence>,
}

/// A line of a deck that does not name a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckLine {
    /// Line number, from one.
    pub line: usize,
    pub text: String,
}

/// `POST /api/games/{game}/deck/text`: a deck to be written in an external format.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckWriteRequest {
    /// Card names and copies.
    pub cards: Vec<(String, u8)>,
    pub form: DeckForm,
}

/// Text formats of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeckForm {
    /// Copies and titles, one card per line.
    List,
    /// A plain list of ids.
    Ids,
    /// The XML format of the online game.
    Xml,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckText {
    pub text: String,
}

/// Warnings about a valid setup.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupAdvice {
    /// Recommendations of the rules that the setup does not follow.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Message>"))]
    pub advice: Vec<Sentence>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    pub kind: SeatKind,
    /// The bot's level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// The person at this browser.
    Person,
    /// Another person, invited by a link.
    Friend,
    Machine,
    /// Whoever opens the match: the people at a real table.
    Shared,
}

/// Who supplies chance outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The match's generator, provably fair.
    #[default]
    Generator,
    /// A person types in the results of real dice and cards.
    Typed,
}

/// Response to a new match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    pub id: String,
    /// One invitation per seat reserved for a friend. Shown once: the server stores only hashes.
    pub invitations: Vec<Invitation>,
}

/// An invitation to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    pub seat: u8,
    /// The secret part of the invitation link.
    pub invitation: String,
}

/// `POST /api/matches/{id}/join`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret part of the invitation link.
    pub invitation: String,
    /// This browser's share of the seed, 64 hexadecimal digits.
    pub nonce: String,
}

/// Response to a join.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    pub seat: u8,
}

/// `GET /api/matches`: matches in which this browser has a seat or which it created.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchList {
    /// Latest first.
    pub matches: Vec<MatchSummary>,
}

/// `GET /api/matches/{id}`: the public summary of a match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchSummary {
    pub id: String,
    /// Id of the game.
    pub game: String,
    pub status: Status,
    /// Whose turn it is, or the result.
    pub turn: Turn,
    pub players: Vec<Player>,
    /// Whether revealed information was undone, or the match was practice from the start.
    pub practice: bool,
    /// Number of acts.
    pub entries: u32,
    /// Hash of the host's secret. A joining client stores it before sending its share of the seed.
    pub commitment: String,
    /// Creation time, in seconds since 1970.
    pub created: u32,
    /// Time of the last change, in seconds since 1970.
    pub changed: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for friends.
    Gathering,
    Running,
    Over,
    /// Played under other rules: can be viewed but not continued.
    OtherRules,
}

/// `GET /api/matches/{id}/history`: the match as one viewer saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryPage {
    pub viewer: Viewer,
    /// Number of entries. Step `n` is the position after `n` entries, so there is one more step than entries.
    pub entries: u32,
    pub steps: Vec<HistoryStep>,
    /// The first step of the next page, if any.
    pub next: Option<u32>,
}

/// The position after some entries.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HistoryStep {
    /// Number of entries before this position.
    pub after: u32,
    /// The seat that acted; `null` for chance and the initial position.
    pub seat: Option<u8>,
    pub turn: Turn,
    /// The view; `null` for a match of other rules, of which only the events can be shown.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Option<Json>,
    pub events: Vec<Event>,
}

/// `GET /api/rules/{game}`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulebook {
    /// All rules, in the order of the page.
    pub rules: Vec<RuleInfo>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleInfo {
    /// Rule id, such as `SF-DEP-03`.
    pub id: String,
    pub title: String,
    /// The text of the rule.
    pub says: Translated,
    /// Reference to the printed rules.
    pub source: String,
    /// Our interpretation where the printed rule is unclear.
    pub reading: Option<String>,
}

/// A text in several languages, by their codes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Translated(pub std::collections::BTreeMap<String, String>);

/// The body of `POST /api/address`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AddressRequest {
    /// URL of a page as the requesting browser opens it.
    pub url: String,
}

/// Response of `POST /api/address`: how other machines open a page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Address {
    pub url: String,
    /// Whether other machines on the network can reach it.
    pub lan: bool,
    /// The URL as a QR code: rows of light (0) and dark (1).
    pub square: Vec<String>,
}
