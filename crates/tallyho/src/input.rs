//! Reading what people and programs hand in: texts, set-ups, logs. Everything wrong is found before anything is used.

use crate::shape;
use anyhow::{Context, Result, bail};
use explain::{Lang, Speaker};
use host::games::Playable;
use schemars::schema_for;
use serde_json::Value;
use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;
use table::{Log, digest, replay};

/// No position or log is larger than this; a larger file is a mistake.
const LARGEST: u64 = 64 << 20;

/// The text of a file, or of standard input for `-`.
pub(crate) fn text(path: &Path) -> Result<String> {
    let name = || path.display().to_string();
    let mut text = String::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().take(LARGEST + 1).read_to_string(&mut text)
    } else {
        std::fs::File::open(path).with_context(name)?.take(LARGEST + 1).read_to_string(&mut text)
    };
    if read.with_context(name)? as u64 > LARGEST {
        bail!("{}: larger than {} MiB", name(), LARGEST >> 20);
    }
    Ok(text)
}

/// The published JSON Schema of a game's set-ups and positions.
pub(crate) fn schema<G: Playable>() -> Result<Value> {
    match G::ID {
        "starfighter" => Ok(schema_for!(starfighter::Setup).to_value()),
        "temple" => Ok(schema_for!(temple::Setup).to_value()),
        other => bail!("{other} publishes no schema"),
    }
}

/// What is wrong with a set-up: faults of shape, or faults against the rules. Never both, for the rules judge only what
/// has the right shape.
#[derive(Debug)]
pub(crate) struct Faults(pub(crate) Vec<Found>);

/// One fault.
#[derive(Debug, serde::Serialize)]
pub(crate) struct Found {
    /// Where in the file, as a JSON pointer; empty for the whole.
    pub(crate) at: String,
    /// The rule, where one stands behind it.
    pub(crate) rule: Option<&'static str>,
    /// What is wrong.
    pub(crate) what: String,
}

impl std::fmt::Display for Faults {
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

impl std::error::Error for Faults {}

/// A legal set-up with its first state, or everything that is wrong with the text.
pub(crate) fn setup<G: Playable>(text: &str, lang: Lang) -> Result<(G::Setup, G)> {
    let value: Value = serde_json::from_str(text).context("not JSON")?;
    setup_value::<G>(&value, lang)
}

fn setup_value<G: Playable>(value: &Value, lang: Lang) -> Result<(G::Setup, G)> {
    let shape = shape_faults::<G>(value);
    if !shape.is_empty() {
        return Err(Faults(shape).into());
    }
    let setup: G::Setup = serde_path_to_error::deserialize(value)?;
    let state = judged::<G>(&setup, lang)?;
    Ok((setup, state))
}

/// The first state of a set-up, or everything the rules have against it.
pub(crate) fn judged<G: Playable>(setup: &G::Setup, lang: Lang) -> Result<G> {
    let speaker = Speaker::new(lang);
    Ok(G::begin(G::content(), setup).map_err(|faults| {
        let found = |fault: &G::Fault| {
            let message = G::fault(G::content(), fault);
            Found { at: String::new(), rule: message.rule.map(|rule| rule.0), what: speaker.say(&message) }
        };
        Faults(faults.iter().map(found).collect())
    })?)
}

/// Every difference between a value and the published schema; none where a game publishes no schema.
fn shape_faults<G: Playable>(value: &Value) -> Vec<Found> {
    let Ok(schema) = schema::<G>() else { return Vec::new() };
    let faults = shape::shape_faults(&schema, value).into_iter();
    faults.map(|fault| Found { at: fault.at, rule: None, what: fault.what }).collect()
}

/// A match as a program hands it in: the log of what was done and the state after it.
#[derive(Debug)]
pub(crate) struct Given<G: Playable> {
    pub(crate) log: Log<G>,
    pub(crate) state: G,
}

/// Reads a log (JSON lines, the first with `format` and `game`), judging every line, or a set-up, from which an empty
/// log is made.
pub(crate) fn given<G: Playable>(text: &str, lang: Lang) -> Result<Given<G>> {
    if is_log(text) {
        let log = log::<G>(text)?;
        let state =
            replay::replay(G::content(), &log).map_err(|difference| anyhow::anyhow!("{difference}"))?;
        return Ok(Given { log, state });
    }
    let (setup, state) = setup::<G>(text, lang)?;
    let log = Log::new(setup, G::content_hash(), digest(&state));
    Ok(Given { log, state })
}

/// Reads a log; the rules have not judged it yet.
pub(crate) fn log<G: Playable>(text: &str) -> Result<Log<G>> {
    let log = Log::<G>::from_lines(text).context("not a log")?;
    if log.header.content != G::content_hash() {
        bail!(
            "the log was played with other content ({:016x}, here {:016x})",
            log.header.content,
            G::content_hash()
        );
    }
    Ok(log)
}

/// Whether a text begins like a log.
pub(crate) fn is_log(text: &str) -> bool {
    header(text).is_some()
}

/// The game a log names.
pub(crate) fn header(text: &str) -> Option<String> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let header: Value = serde_json::from_str(first).ok()?;
    header.get("format")?.as_u64()?;
    Some(header.get("game")?.as_str()?.to_owned())
}
