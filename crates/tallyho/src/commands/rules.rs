//! `tallyho rules`

use crate::output;
use anyhow::{Result, bail};
use explain::{Lang, RuleEntry, rulebook};
use std::fmt::Write as _;

/// Prints the rules of a game, or one of them
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: tallyho rules starfighter SF-DEP-03 --lang fr")]
pub(super) struct Args {
    /// The game
    game: String,
    /// The id of a rule, or a prefix of several ids, such as SF-DEP
    id: Option<String>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<()> {
    let book = rulebook(&args.game);
    if book.is_empty() {
        bail!("there are no rules of {:?} in this version", args.game);
    }
    let wanted = args.id.as_deref().unwrap_or_default().to_uppercase();
    let found: Vec<&RuleEntry> = book.iter().filter(|entry| entry.id.starts_with(&wanted)).collect();
    if found.is_empty() {
        bail!("{} has no rule {wanted}", args.game);
    }
    if args.json {
        return output::json(&found);
    }
    let mut text = String::new();
    for entry in found {
        let says = entry.says(lang);
        let _ = write!(text, "{}  {}\n    {says}\n    [{}]\n", entry.id, entry.title, entry.source);
        if !entry.reading.is_empty() {
            let _ = writeln!(text, "    {}", entry.reading);
        }
    }
    output::text(&text)
}
