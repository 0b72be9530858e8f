//! The log: a header, then one line per act. The log is the match; everything else is a fold over it.
//!
//! JSON lines, append only. A choice is `"p":[seat,choice]`, an outcome `"c":outcome`, both in the JSON of the game's
//! own types, so there is no second notation. Hashes are 16 hexadecimal digits, because numbers in a browser lose
//! bits above 2^53. A log contains secrets and must not leave the host while its match is running.

use crate::{Act, ActOf, Game, Seat, Viewer, Viewers};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of the line format that this crate reads and writes.
pub const FORMAT: u32 = 1;

/// The first line: everything needed to start a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// [`FORMAT`].
    pub format: u32,
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES`].
    pub rules: u32,
    /// Hash of the parsed content.
    #[serde(with = "hex64")]
    pub content: u64,
    /// The set-up.
    pub setup: S,
    /// Hash of the host's secret, published before the first outcome of chance; empty if nothing was committed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub commitment: String,
    /// What each seat contributed to the seed, in seat order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<String>,
    /// Hash of the first state.
    #[serde(with = "hex64")]
    pub start: u64,
}

/// Where an outcome of chance came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceSource {
    /// The match's generator; can be proved from the seed.
    #[default]
    Generator,
    /// A person entered what the real dice or cards showed.
    Person,
    /// A script or a position file.
    Script,
}

/// One line: an act and its result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry<C, K> {
    /// The number of this entry, counted from zero without gaps.
    pub n: u32,
    /// The choice or the outcome.
    pub act: Act<C, K>,
    /// Where the outcome came from; meaningless for a choice.
    pub by: ChanceSource,
    /// The viewers who learned a hidden fact.
    pub learned: Viewers,
    /// Hash of the state after the act.
    pub hash: u64,
}

/// The entries of a game.
pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Chance>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryRecord<C, K> {
    n: u32,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    p: Option<(Seat, C)>,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    c: Option<K>,
    #[serde(default, skip_serializing_if = "is_generator")]
    by: ChanceSource,
    learned: Viewers,
    #[serde(with = "hex64")]
    hash: u64,
}

/// Not `#[serde(default)]`, which would require the inner type to have a default.
fn none<T>() -> Option<T> {
    None
}

fn is_generator(by: &ChanceSource) -> bool {
    *by == ChanceSource::Generator
}

impl<C: Copy + Serialize, K: Copy + Serialize> Serialize for Entry<C, K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (p, c) = match self.act {
            Act::Choice(seat, choice) => (Some((seat, choice)), None),
            Act::Chance(chance) => (None, Some(chance)),
        };
        EntryRecord { n: self.n, p, c, by: self.by, learned: self.learned, hash: self.hash }
            .serialize(serializer)
    }
}

impl<'de, C: DeserializeOwned, K: DeserializeOwned> Deserialize<'de> for Entry<C, K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let line = EntryRecord::<C, K>::deserialize(deserializer)?;
        let act = match (line.p, line.c) {
            (Some((seat, choice)), None) => Act::Choice(seat, choice),
            (None, Some(chance)) => Act::Chance(chance),
            _ => {
                return Err(serde::de::Error::custom(
                    "an entry has either `p` (a choice) or `c` (an outcome)",
                ));
            }
        };
        Ok(Entry { n: line.n, act, by: line.by, learned: line.learned, hash: line.hash })
    }
}

/// A whole log in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Log<G: Game> {
    /// The first line.
    pub header: Header<G::Setup>,
    /// One entry per act, in order.
    pub entries: Vec<Entry<G::Choice, G::Chance>>,
    /// The host's secret, revealed when the match is over: the last line, if any.
    pub secret: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Footer {
    secret: String,
}

/// Why a text cannot be parsed as a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogParseError {
    /// Line number, counted from one.
    pub line: usize,
    /// What is wrong with the line, in technical English.
    pub what: String,
}

impl std::fmt::Display for LogParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for LogParseError {}

impl<G: Game> Log<G> {
    /// An empty log of a match that begins with this set-up.
    pub fn new(setup: G::Setup, content: u64, start: u64) -> Self {
        let header = Header {
            format: FORMAT,
            game: G::ID.into(),
            rules: G::RULES,
            content,
            setup,
            commitment: String::new(),
            nonces: Vec::new(),
            start,
        };
        Log { header, entries: Vec::new(), secret: None }
    }

    /// Appends an act that has been applied.
    pub fn push(&mut self, act: ActOf<G>, learned: Viewers, hash: u64) {
        let n = self.entries.len() as u32;
        self.entries.push(Entry { n, act, by: ChanceSource::Generator, learned, hash });
    }

    /// The log as text, one JSON object per line.
    ///
    /// # Errors
    /// If one of the game's own types cannot be serialized.
    pub fn to_lines(&self) -> Result<String, serde_json::Error> {
        let mut text = serde_json::to_string(&self.header)?;
        for entry in &self.entries {
            text.push('\n');
            text.push_str(&serde_json::to_string(entry)?);
        }
        if let Some(secret) = &self.secret {
            text.push('\n');
            text.push_str(&serde_json::to_string(&Footer { secret: secret.clone() })?);
        }
        text.push('\n');
        Ok(text)
    }

    /// Parses a log. Does not check whether it can be replayed: see [`crate::replay`].
    ///
    /// # Errors
    /// The first line that cannot be parsed.
    pub fn from_lines(text: &str) -> Result<Self, LogParseError> {
        let unreadable =
            |line: usize, error: serde_json::Error| LogParseError { line: line + 1, what: error.to_string() };
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).peekable();
        let (at, first) = lines.next().ok_or(LogParseError { line: 1, what: "the log is empty".into() })?;
        let header = serde_json::from_str(first).map_err(|error| unreadable(at, error))?;
        let (mut entries, mut secret) = (Vec::new(), None);
        while let Some((at, line)) = lines.next() {
            if lines.peek().is_none()
                && let Ok(footer) = serde_json::from_str::<Footer>(line)
            {
                secret = Some(footer.secret);
                break;
            }
            entries.push(serde_json::from_str(line).map_err(|error| unreadable(at, error))?);
        }
        Ok(Log { header, entries, secret })
    }

    /// How many of the last entries `seat` may undo without asking anybody: its own choices, as long as it has
    /// learned nothing since and nobody, chance included, has answered since.
    #[must_use]
    pub fn free_undo(&self, seat: Seat) -> usize {
        let own = |act: &ActOf<G>| matches!(act, Act::Choice(chooser, _) if *chooser == seat);
        let free = |entry: &&Entry<_, _>| own(&entry.act) && !entry.learned.has(Viewer::Seat(seat));
        self.entries.iter().rev().take_while(free).count()
    }
}

mod hex64 {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{value:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() != 16 {
            return Err(D::Error::custom("a hash has 16 hexadecimal digits"));
        }
        u64::from_str_radix(&text, 16).map_err(D::Error::custom)
    }
}
