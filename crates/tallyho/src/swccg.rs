//! `tallyho swccg …`: coverage of the card game, and conversion of decks.
//!
//! Parses, calls the library, prints. Rules are in the crate `swccg`.

pub(crate) mod files;

use crate::{input, output};
use anyhow::{Result, bail};
use clap::{Subcommand, ValueEnum};
use explain::{Lang, Message, Speaker};
use serde::Serialize;
use std::path::PathBuf;
use swccg::content::builtin;
use swccg::coverage::{self, CardStanding, Entry, Standing};
use swccg::deck;

/// Coverage of the card game, and decks.
#[derive(Debug, Subcommand)]
pub(crate) enum SwccgCommand {
    /// Lists every glossary entry and every card as done, partial or absent, with its tests
    Coverage {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Reads a deck (XML or id list of the online game, or a plain list) and writes it in another format
    Deck {
        /// Deck file (`-` reads from standard input)
        file: PathBuf,
        /// The format to write
        #[arg(long, default_value = "list")]
        to: Form,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// Copies and titles, one card per line.
    List,
    /// The XML format of the online game.
    Xml,
    /// The id list of the online game.
    Ids,
    /// The parsed deck as JSON: cards, unknown lines, unfinished cards, cards outside the deck.
    Json,
}

#[derive(Serialize)]
struct Coverage {
    entries: Vec<Entry>,
    cards: Vec<CardStanding>,
}

pub(crate) fn run(command: &SwccgCommand, lang: Lang) -> Result<()> {
    let speaker = Speaker::new(lang);
    match command {
        SwccgCommand::Coverage { json } => {
            let coverage = match (coverage::entries(), coverage::cards(builtin())) {
                (Ok(entries), Ok(cards)) => Coverage { entries, cards },
                (Err(fault), _) | (_, Err(fault)) => bail!("the list of entries: {fault}"),
            };
            if *json { output::json(&coverage) } else { output::text(&coverage_text(&coverage, speaker)) }
        }
        SwccgCommand::Deck { file, to } => {
            let import = deck::read(builtin(), &input::text(file)?);
            let aside = |message: &Message| output::aside(&speaker.say(message));
            for (line, text) in &import.unknown {
                let message = Message::new("cli-deck-unknown").with("line", line.to_string());
                aside(&message.with("text", text.as_str()))?;
            }
            for card in &import.unfinished {
                aside(&Message::new("cli-deck-unfinished").with("card", card.to_string()))?;
            }
            for card in &import.outside {
                aside(&Message::new("cli-deck-outside").with("card", card.to_string()))?;
            }
            import.faults.iter().try_for_each(|fault| aside(&explain::deck_fault(fault)))?;
            if import.cards.is_empty() && !matches!(to, Form::Json) {
                bail!(speaker.say(&Message::new("cli-deck-empty")));
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

const fn key(standing: Standing) -> &'static str {
    match standing {
        Standing::Done => "cli-coverage-done",
        Standing::Partial => "cli-coverage-partial",
        Standing::Absent => "cli-coverage-absent",
    }
}

/// The tests of an entry or card; a card without game text has none.
fn tests(names: &[String], speaker: Speaker) -> Option<String> {
    let said = Message::new("cli-coverage-tests").with("tests", names.join(", "));
    (!names.is_empty()).then(|| format!("        {}", speaker.say(&said)))
}

fn coverage_text(coverage: &Coverage, speaker: Speaker) -> String {
    let word = |standing| speaker.say(&Message::new(key(standing)));
    let lacks = |lacks: &Option<String>| {
        let say =
            |what: &String| speaker.say(&Message::new("cli-coverage-lacks").with("what", what.as_str()));
        lacks.as_ref().map_or(String::new(), |what| format!("  {}", say(what)))
    };
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
        lines.extend(tests(&entry.tests, speaker));
    }
    for card in &coverage.cards {
        lines.push(format!("{:7} {:6} {}{}", word(card.standing), card.card, card.title, lacks(&card.lacks)));
        lines.extend(tests(&card.tests, speaker));
    }
    let count = |standing| coverage.entries.iter().filter(|entry| entry.standing() == standing).count();
    let whole = coverage.cards.iter().filter(|card| card.standing == Standing::Done).count();
    let sum = Message::new("cli-coverage-sum")
        .with("done", count(Standing::Done))
        .with("partial", count(Standing::Partial))
        .with("absent", count(Standing::Absent))
        .with("whole", whole)
        .with("cards", coverage.cards.len());
    lines.push(speaker.say(&sum));
    lines.join("\n") + "\n"
}
