//! The plain HTTP side: games, matches, history, rules, problems.

use super::{As, Event, Json, Message, Player, Turn};
use explain::Message as Sentence;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a request was not carried out. Every failed request has this body.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Problem {
    /// A word for programs: `unknown_match`, `too_many_matches`, `bad_setup` …
    pub code: String,
    /// The sentence for people.
    #[ts(as = "Message")]
    pub message: Sentence,
    /// Further sentences: every fault of a set-up.
    #[ts(as = "Vec<Message>")]
    pub faults: Vec<Sentence>,
}

/// `GET /api/games`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameList {
    /// The games.
    pub games: Vec<GameInfo>,
}

/// A game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its short name.
    pub id: String,
    /// Its name.
    #[ts(as = "Message")]
    pub name: Sentence,
    /// Version of its rules.
    pub rules: u32,
    /// Ways to begin.
    pub presets: Vec<PresetInfo>,
    /// Levels of the machine, weakest first.
    pub levels: Vec<LevelInfo>,
}

/// A way to begin.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PresetInfo {
    /// Its short name.
    pub id: String,
    /// Its name.
    #[ts(as = "Message")]
    pub name: Sentence,
    /// What it is like.
    #[ts(as = "Message")]
    pub note: Sentence,
    /// How many seats it has.
    pub seats: u8,
    /// The set-up, in the game's own JSON.
    #[ts(type = "unknown")]
    pub setup: Json,
}

/// A level of the machine.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LevelInfo {
    /// Its short name.
    pub id: String,
    /// Its name.
    #[ts(as = "Message")]
    pub name: Sentence,
    /// What it does in this game.
    #[ts(as = "Message")]
    pub note: Sentence,
}

/// `POST /api/matches`. Either `preset` or `setup` says how to begin.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's short name.
    pub game: String,
    /// A preset's short name.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// A set-up in the game's own JSON.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub setup: Option<serde_json::Value>,
    /// Who sits where, in seat order.
    pub seats: Vec<NewSeat>,
    /// Who answers for chance.
    #[serde(default)]
    #[ts(optional, as = "Option<Chance>")]
    pub chance: Chance,
    /// Opens the table from the start: the machine tells its reasons, the match counts as practice.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
    /// 64 hexadecimal digits this browser adds to the seed for each of its seats.
    pub nonce: String,
}

/// `POST /api/games/{game}/setup`: a set-up somebody thinks of.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetupAsked {
    /// A set-up in the game's own JSON.
    #[ts(type = "unknown")]
    pub setup: serde_json::Value,
}

/// `POST /api/games/{game}/deck`: a deck as another program or a person writes it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckAsked {
    /// The text.
    pub text: String,
}

/// A deck as read, and everything that could not be taken.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckRead {
    /// Cards and copies, in the order of their names.
    pub cards: Vec<(String, u8)>,
    /// Cards that are known but not whole yet; they are in `cards` too, and are refused by name when a match begins.
    pub unfinished: Vec<String>,
    /// What no card was found for.
    pub unknown: Vec<DeckLine>,
    /// Cards kept outside the deck, such as shields: named, not taken.
    pub outside: Vec<String>,
    /// Why parts of it were not read at all.
    #[ts(as = "Vec<Message>")]
    pub faults: Vec<Sentence>,
}

/// A line of a deck that names no card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeckLine {
    /// Its number, from one.
    pub line: usize,
    /// What stands there.
    pub text: String,
}

/// `POST /api/games/{game}/deck/text`: a deck to be written for another program or a person.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckToWrite {
    /// Cards and copies.
    pub cards: Vec<(String, u8)>,
    /// In which form.
    pub form: DeckForm,
}

/// The forms a deck is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeckForm {
    /// Copies and titles, one card a line.
    List,
    /// A bare list of ids.
    Ids,
    /// The XML of the online game.
    Xml,
}

/// A deck as written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DeckText {
    /// The text.
    pub text: String,
}

/// What is said of a set-up that a match could begin with.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupAdvice {
    /// What it departs from that the rules only advise.
    #[ts(as = "Vec<Message>")]
    pub advice: Vec<Sentence>,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// What sits there.
    pub kind: SeatKind,
    /// The machine's level.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// What sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// The person at this browser.
    Person,
    /// Somebody else, invited by a link.
    Friend,
    /// The machine.
    Machine,
}

/// Who answers for chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The match's generator, provably.
    #[default]
    Generator,
    /// A person types in what the real dice and cards show.
    Typed,
}

/// Answer to a new match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Created {
    /// The match.
    pub id: String,
    /// One link for each seat kept for a friend. Shown once: the server keeps only hashes of them.
    pub invitations: Vec<Invitation>,
}

/// A link to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Invitation {
    /// The seat.
    pub seat: u8,
    /// The secret part of the link.
    pub invitation: String,
}

/// `POST /api/matches/{id}/join`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret part of the link.
    pub invitation: String,
    /// 64 hexadecimal digits this browser adds to the seed.
    pub nonce: String,
}

/// Answer to a join.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Joined {
    /// The seat taken.
    pub seat: u8,
}

/// `GET /api/matches`: those in which this browser holds a seat or which it began.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchList {
    /// Latest first.
    pub matches: Vec<MatchSummary>,
}

/// `GET /api/matches/{id}`: what everybody may know of a match.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchSummary {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// Where it stands.
    pub status: Status,
    /// Whose turn it is, or how it ended.
    pub turn: Turn,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Whether something revealed was taken back, or the table was opened from the start.
    pub practice: bool,
    /// How many acts it has.
    pub entries: u32,
    /// Hash of the host's secret. Whoever means to join keeps it before they add their share of the seed.
    pub commitment: String,
    /// When it began, in seconds since 1970.
    pub created: u32,
    /// When it last changed, in seconds since 1970.
    pub changed: u32,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Waiting for friends.
    Gathering,
    /// Being played.
    Running,
    /// Over.
    Over,
    /// Written under other rules: can be looked at, not played on.
    OtherRules,
}

/// `GET /api/matches/{id}/history`: the match as one viewer saw it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HistoryPage {
    /// Whose eyes.
    pub viewer: As,
    /// How many entries there are; step `n` is the table after `n` entries, so there is one step more.
    pub entries: u32,
    /// The steps asked for.
    pub steps: Vec<HistoryStep>,
    /// The first step of the next page, if any.
    pub next: Option<u32>,
}

/// The table after some entries.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HistoryStep {
    /// After how many entries.
    pub after: u32,
    /// Who acted: a seat, or nobody for chance and the beginning.
    pub seat: Option<u8>,
    /// Whether anything is asked, and of whom.
    pub turn: Turn,
    /// What the viewer knew then; nothing for a match of other rules, of which only the events can be shown.
    #[ts(type = "unknown")]
    pub view: Option<Json>,
    /// What happened in this step.
    pub events: Vec<Event>,
}

/// `GET /api/rules/{game}`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Rulebook {
    /// Every rule, in the order of the page.
    pub rules: Vec<RuleInfo>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RuleInfo {
    /// Its id, such as `SF-DEP-03`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it says.
    pub says: Translated,
    /// Where the printed rules say so.
    pub source: String,
    /// How we read it where it is unclear.
    pub reading: Option<String>,
}

/// The same in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Translated {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// The body of `POST /api/address`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AddressAsked {
    /// A page, as the asking browser itself would open it.
    pub url: String,
}

/// `POST /api/address`: how others open a page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Address {
    /// The address.
    pub url: String,
    /// Whether other machines of the network can reach it.
    pub lan: bool,
    /// The same as a square that a phone can read: rows of light (0) and dark (1).
    pub square: Vec<String>,
}
