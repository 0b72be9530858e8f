//! Reads input files: setups, positions and logs. All faults are found before anything is used.

use super::shape;
use crate::Playable;
use anyhow::{Context, Result, bail};
use contract::schema::SchemaPart;
use contract::{Driver, Log, digest, replay};
use explain::{Lang, Translator};
use serde_json::Value;
use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

/// No position or log is larger than this.
const MAX_INPUT_BYTES: u64 = 64 << 20;

/// The text of a file, or of standard input for `-`.
pub fn text(path: &Path) -> Result<String> {
    let name = || path.display().to_string();
    let mut text = String::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().take(MAX_INPUT_BYTES + 1).read_to_string(&mut text)
    } else {
        std::fs::File::open(path).with_context(name)?.take(MAX_INPUT_BYTES + 1).read_to_string(&mut text)
    };
    if read.with_context(name)? as u64 > MAX_INPUT_BYTES {
        bail!("{}: larger than {} MiB", name(), MAX_INPUT_BYTES >> 20);
    }
    Ok(text)
}

/// The published JSON Schema of a part of a game.
pub fn schema<G: Playable>(part: SchemaPart) -> Result<Value> {
    let word = SchemaPart::WORDS.iter().find(|(known, _)| *known == part).map_or("", |(_, word)| word);
    match G::schema(part) {
        Some(schema) => Ok(schema.to_value()),
        None => bail!("{} has no schema of \"{word}\"", G::ID),
    }
}

/// Faults of a setup: schema violations or rule violations. Never both, because the rules only check setups that
/// match the schema.
#[derive(Debug)]
pub struct SetupFaultsError(pub Vec<SetupFault>);

#[derive(Debug, serde::Serialize)]
pub struct SetupFault {
    /// Position in the file, as a JSON pointer; empty for the whole file.
    pub at: String,
    /// The violated rule, if any.
    pub rule: Option<&'static str>,
    pub what: String,
}

impl std::fmt::Display for SetupFaultsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        for fault in &self.0 {
            let place = if fault.at.is_empty() { String::new() } else { format!("{}: ", fault.at) };
            let rule = fault.rule.map_or(String::new(), |rule| format!(" ({rule})"));
            let _ = write!(text, "\n  {place}{}{rule}", fault.what);
        }
        let count = self.0.len();
        write!(f, "{count} {}:{text}", if count == 1 { "fault" } else { "faults" })
    }
}

impl std::error::Error for SetupFaultsError {}

/// Parses a setup and returns it with its initial state, or all faults.
pub fn setup<G: Playable>(text: &str, lang: Lang) -> Result<(G::Setup, G)> {
    let value: Value = serde_json::from_str(text).context("not JSON")?;
    setup_value::<G>(&value, lang)
}

fn setup_value<G: Playable>(value: &Value, lang: Lang) -> Result<(G::Setup, G)> {
    let shape = shape_faults::<G>(value);
    if !shape.is_empty() {
        return Err(SetupFaultsError(shape).into());
    }
    let setup: G::Setup = serde_path_to_error::deserialize(value)?;
    let state = begin_checked::<G>(&setup, lang)?;
    Ok((setup, state))
}

/// The initial state of a setup, or all rule violations.
pub fn begin_checked<G: Playable>(setup: &G::Setup, lang: Lang) -> Result<G> {
    let translator = Translator::new(lang);
    Ok(G::begin(G::content(), setup).map_err(|faults| {
        let found = |fault: &G::Fault| {
            let message = G::fault(G::content(), fault);
            SetupFault {
                at: String::new(),
                rule: message.rule.map(|rule| rule.0),
                what: translator.translate(&message),
            }
        };
        SetupFaultsError(faults.iter().map(found).collect())
    })?)
}

/// Every difference between a value and the published schema of setups; none where a game publishes no schema.
fn shape_faults<G: Playable>(value: &Value) -> Vec<SetupFault> {
    let Ok(schema) = schema::<G>(SchemaPart::Setup) else { return Vec::new() };
    let faults = shape::shape_faults(&schema, value).into_iter();
    faults.map(|fault| SetupFault { at: fault.at, rule: None, what: fault.what }).collect()
}

/// A match from a file: its log, and the match itself at the end of it.
#[derive(Debug)]
pub struct LoadedMatch<G: Playable> {
    pub log: Log<G>,
    pub driver: Driver<G>,
}

/// Reads a log (JSON lines, the first with `format` and `game`) and checks every line, or reads a setup and makes an
/// empty log from it.
pub fn load_match<G: Playable>(text: &str, lang: Lang) -> Result<LoadedMatch<G>> {
    if is_log(text) {
        let log = log::<G>(text)?;
        let state =
            replay::replay(G::content(), &log).map_err(|difference| anyhow::anyhow!("{difference}"))?;
        let driver = Driver::resume(state, log.entries.len() as u32);
        return Ok(LoadedMatch { log, driver });
    }
    let (setup, state) = setup::<G>(text, lang)?;
    let log = Log::new(setup, G::content_hash(), digest(&state));
    Ok(LoadedMatch { log, driver: Driver::resume(state, 0) })
}

/// Reads a log without checking it against the rules.
pub fn log<G: Playable>(text: &str) -> Result<Log<G>> {
    let log = Log::<G>::from_lines(text).context("not a log")?;
    if !G::opens_content(log.header.content) {
        bail!(
            "the log was played with other content ({:016x}, here {:016x})",
            log.header.content,
            G::content_hash()
        );
    }
    Ok(log)
}

/// Whether a text begins like a log.
pub fn is_log(text: &str) -> bool {
    log_game(text).is_some()
}

/// The game id in a log header.
pub fn log_game(text: &str) -> Option<String> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let header: Value = serde_json::from_str(first).ok()?;
    header.get("format")?.as_u64()?;
    Some(header.get("game")?.as_str()?.to_owned())
}
