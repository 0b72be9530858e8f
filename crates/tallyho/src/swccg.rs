//! `tallyho swccg …`: what of the card game is played, and decks between this program and others.
//!
//! Reads, calls the library, prints. Rules are in the crate `swccg`.

use crate::{input, output};
use anyhow::{Result, bail};
use clap::{Subcommand, ValueEnum};
use serde::Serialize;
use std::path::PathBuf;
use swccg::content::builtin;
use swccg::coverage::{self, CardStanding, Entry, Standing};
use swccg::deck;

/// What of the card game is played, and decks.
#[derive(Debug, Subcommand)]
pub(crate) enum SwccgCommand {
    /// Every rule entry of the glossary and every card: done, partial or absent
    Coverage {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Reads a deck (XML or id list of the online game, or a plain list) and writes it in another form
    Deck {
        /// Deck file (`-` reads from standard input)
        file: PathBuf,
        /// The form to write
        #[arg(long, default_value = "list")]
        to: Form,
    },
}

/// Forms of a deck.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// Copies and titles, one card a line.
    List,
    /// The XML of the online game.
    Xml,
    /// Its bare list of ids.
    Ids,
    /// What was read, in JSON: cards, unknown lines, unfinished cards, cards outside the deck.
    Json,
}

/// Both halves of the coverage.
#[derive(Serialize)]
struct Coverage {
    entries: Vec<Entry>,
    cards: Vec<CardStanding>,
}

pub(crate) fn run(command: &SwccgCommand) -> Result<()> {
    match command {
        SwccgCommand::Coverage { json } => {
            let entries = match coverage::entries() {
                Ok(entries) => entries,
                Err(fault) => bail!("the list of entries: {fault}"),
            };
            let coverage = Coverage { entries, cards: coverage::cards(builtin()) };
            if *json { output::json(&coverage) } else { output::text(&coverage_text(&coverage)) }
        }
        SwccgCommand::Deck { file, to } => {
            let import = deck::read(builtin(), &input::text(file)?);
            for (line, text) in &import.unknown {
                eprintln!("line {line}: no such card: {text}");
            }
            for card in &import.unfinished {
                eprintln!("not played yet: {card}");
            }
            for card in &import.outside {
                eprintln!("kept outside the deck, not taken: {card}");
            }
            match to {
                Form::List => output::text(&deck::write_list(builtin(), &import.cards)),
                Form::Ids => output::text(&deck::write_ids(&import.cards)),
                Form::Xml => output::text(&deck::write_xml(builtin(), &import.cards)),
                Form::Json => output::json(&import),
            }
        }
    }
}

const fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::Done => "done",
        Standing::Partial => "partial",
        Standing::Absent => "absent",
    }
}

fn coverage_text(coverage: &Coverage) -> String {
    let lacks =
        |lacks: &Option<String>| lacks.as_ref().map_or(String::new(), |lacks| format!("  lacks: {lacks}"));
    let mut lines = Vec::new();
    for entry in &coverage.entries {
        let rules: Vec<String> = entry.rules.iter().map(ToString::to_string).collect();
        lines.push(format!(
            "{:7} {:3} {}  {}{}",
            word(entry.standing()),
            entry.number,
            entry.title,
            rules.join(" "),
            lacks(&entry.lacks)
        ));
    }
    for card in &coverage.cards {
        lines.push(format!("{:7} {:6} {}{}", word(card.standing), card.card, card.title, lacks(&card.lacks)));
    }
    let count = |standing| coverage.entries.iter().filter(|entry| entry.standing() == standing).count();
    let whole = coverage.cards.iter().filter(|card| card.standing == Standing::Done).count();
    lines.push(format!(
        "rule entries: {} done, {} partial, {} absent; cards: {whole} of {} whole",
        count(Standing::Done),
        count(Standing::Partial),
        count(Standing::Absent),
        coverage.cards.len()
    ));
    lines.join("\n") + "\n"
}
