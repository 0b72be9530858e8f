//! `tallyho swccg …`: coverage of the card game, blunders of its machines, and conversion of decks.
//!
//! Parses, calls the library, prints. Rules are in the crate `swccg`.

use crate::command_line::{RunCommand, input, output};
use anyhow::{Result, bail};
use bots::Level;
use bots::eval::swccg::{BlunderCount, count_blunders};
use clap::{Parser, ValueEnum};
use explain::{Lang, Message, Translator};
use serde::Serialize;
use std::path::PathBuf;
use swccg::content::builtin;
use swccg::content::coverage::{self, CardCoverage, CoverageStatus, GlossaryEntry};
use swccg::deck;

/// Coverage of the card game; conversion of decks
#[derive(Debug, Parser)]
#[command(after_help = "Example: tallyho swccg coverage")]
pub(super) enum SwccgCommand {
    /// Lists every glossary entry and every card as done, partial or absent, with its tests
    Coverage {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Lets machines play each other and counts their blunders
    #[command(after_help = "Example: tallyho swccg blunders --level veteran --games 50")]
    Blunders {
        /// The level of both machines
        #[arg(long, default_value = "pilot")]
        level: Level,
        /// Number of matches
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// Seed of the first match
        #[arg(long, default_value_t = 1)]
        seed: u64,
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
        to: DeckFormat,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum DeckFormat {
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
    entries: Vec<GlossaryEntry>,
    cards: Vec<CardCoverage>,
}

impl RunCommand for SwccgCommand {
    fn run(&self, lang: Lang) -> Result<()> {
        let translator = Translator::new(lang);
        match self {
            SwccgCommand::Coverage { json } => {
                let coverage = match (coverage::glossary_entries(), coverage::cards(builtin())) {
                    (Ok(entries), Ok(cards)) => Coverage { entries, cards },
                    (Err(fault), _) | (_, Err(fault)) => bail!("the list of entries: {fault}"),
                };
                if *json {
                    output::json(&coverage)
                } else {
                    output::text(&coverage_text(&coverage, translator))
                }
            }
            SwccgCommand::Blunders { level, games, seed, json } => {
                let threads = std::thread::available_parallelism().map_or(1, usize::from);
                let count = count_blunders(*level, *games, *seed, threads);
                if *json {
                    output::json(&count)
                } else {
                    output::text(&blunder_text(&count, *games, translator))
                }
            }
            SwccgCommand::Deck { file, to } => {
                let import = deck::read(builtin(), &input::text(file)?);
                let aside = |message: &Message| output::remark(&translator.translate(message));
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
                import.faults.iter().try_for_each(|fault| aside(&explain::swccg::deck_fault(fault)))?;
                if import.cards.is_empty() && !matches!(to, DeckFormat::Json) {
                    bail!(translator.translate(&Message::new("cli-deck-empty")));
                }
                match to {
                    DeckFormat::List => output::text(&deck::write_list(builtin(), &import.cards)),
                    DeckFormat::Ids => output::text(&deck::write_ids(&import.cards)),
                    DeckFormat::Xml => output::text(&deck::write_xml(builtin(), &import.cards)),
                    DeckFormat::Json => output::json(&import),
                }
            }
        }
    }
}

fn blunder_text(count: &BlunderCount, games: u64, translator: Translator) -> String {
    let said = Message::new("cli-blunders")
        .with("games", games.to_string())
        .with("own", count.own_cards)
        .with("hopeless", count.hopeless)
        .with("idle", count.idle)
        .with("handed", count.handed)
        .with("total", count.total())
        .with("limit", count.limit);
    translator.translate(&said) + "\n"
}

const fn key(standing: CoverageStatus) -> &'static str {
    match standing {
        CoverageStatus::Done => "cli-coverage-done",
        CoverageStatus::Partial => "cli-coverage-partial",
        CoverageStatus::Absent => "cli-coverage-absent",
    }
}

/// The tests of an entry or card; a card without game text has none.
fn tests(names: &[String], translator: Translator) -> Option<String> {
    let said = Message::new("cli-coverage-tests").with("tests", translator.facts(names));
    (!names.is_empty()).then(|| format!("        {}", translator.translate(&said)))
}

fn coverage_text(coverage: &Coverage, translator: Translator) -> String {
    let word = |standing| translator.translate(&Message::new(key(standing)));
    let lacks = |lacks: &Option<String>| {
        let say = |what: &String| {
            translator.translate(&Message::new("cli-coverage-lacks").with("what", what.as_str()))
        };
        lacks.as_ref().map_or(String::new(), |what| format!("  {}", say(what)))
    };
    let mut lines = Vec::new();
    for entry in &coverage.entries {
        let rules: Vec<String> = entry.rules.iter().map(ToString::to_string).collect();
        lines.push(format!(
            "{:7} {:3} {}  {}{}",
            word(entry.status()),
            entry.number,
            entry.title,
            rules.join(" "),
            lacks(&entry.lacks)
        ));
        lines.extend(tests(&entry.tests, translator));
    }
    for card in &coverage.cards {
        lines.push(format!("{:7} {:6} {}{}", word(card.standing), card.card, card.title, lacks(&card.lacks)));
        lines.extend(tests(&card.tests, translator));
    }
    let count = |standing| coverage.entries.iter().filter(|entry| entry.status() == standing).count();
    let whole = coverage.cards.iter().filter(|card| card.standing == CoverageStatus::Done).count();
    let sum = Message::new("cli-coverage-sum")
        .with("done", count(CoverageStatus::Done))
        .with("partial", count(CoverageStatus::Partial))
        .with("absent", count(CoverageStatus::Absent))
        .with("whole", whole)
        .with("cards", coverage.cards.len());
    lines.push(translator.translate(&sum));
    lines.join("\n") + "\n"
}
