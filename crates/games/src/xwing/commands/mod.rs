//! `tallyho xwing …`: queries about an X-Wing position file.
//!
//! Parses, calls the library, prints. Rules and geometry are in the crate `xwing`, messages in `explain`.

mod faction_arg;
mod squad;
mod squad_args;

pub use faction_arg::FactionArg;
pub(super) use squad_args::SquadArgs;

use crate::command_line::{RunCommand, output};
use anyhow::{Context, Result, bail};
use clap::{Parser, ValueEnum};
use explain::{Lang, Message, Translator};
use std::hash::{BuildHasher, Hasher};
use std::io::Read;
use std::path::PathBuf;
use xwing::content::Content;
use xwing::dice::{AttackFace, DefenseFace};
use xwing::geometry::EndSlot;
use xwing::label::Label;
use xwing::report::advise::Activation;
use xwing::report::dial::{Fallback, RowSelection};
use xwing::report::{self, Advice, DrawOptions};
use xwing::solo::{ApproachRoll, Branch, SoloOptions};
use xwing::squad::SupportedContent;
use xwing::table_position::TablePosition;

/// Queries about an X-Wing position file
#[derive(Debug, Parser)]
#[command(after_help = "Example: tallyho xwing advise table.json S1 --lang en")]
pub(super) enum XwingCommand {
    /// Distances, ranges and arcs between all pairs, as JSON
    Measure {
        /// Position file (JSON; `-` reads from standard input)
        position: PathBuf,
    },
    /// Where a maneuver ends and what it overlaps, as JSON
    Move {
        /// Position file
        position: PathBuf,
        /// The ship's id in the file
        ship: String,
        /// Such as `2 bank left` or `4 koiogran`
        #[arg(required = true, num_args = 1..=3)]
        maneuver: Vec<String>,
        /// Where a Tallon roll ends
        #[arg(long, value_enum, default_value_t = SlotArg::Middle)]
        slot: SlotArg,
    },
    /// The complete decision of a solo ship with its reasons
    Advise {
        /// Position file
        position: PathBuf,
        /// The solo ship's id in the file
        ship: String,
        /// The approach roll: defense die, attack die (`evade,crit`)
        #[arg(long, value_parser = parse_roll)]
        roll: Option<ApproachRoll>,
        /// All twelve rolls
        #[arg(long, conflicts_with = "roll")]
        all: bool,
        /// Print messages in this language (en or fr) instead of JSON
        #[arg(long)]
        lang: Option<Lang>,
        /// Seed of the dice; random if absent
        #[arg(long, conflicts_with_all = ["roll", "all"])]
        seed: Option<u64>,
        /// Solo ships repair damage cards, which the printed lists do not mention
        #[arg(long)]
        repairs: bool,
        /// Keep the attitude of the roll when the die is changed to fly a blue maneuver
        #[arg(long)]
        keep_attitude: bool,
    },
    /// A dial, and what every row of every approach chart selects on it
    Dial {
        /// The ship's xws id, such as `tielnfighter`
        ship: String,
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Draws the position as SVG with arcs, templates and measuring lines
    Draw {
        /// Position file
        position: PathBuf,
        /// Output file; standard output if absent
        #[arg(long, short)]
        output: Option<PathBuf>,
        /// Show a maneuver: `--move "S1 2 bank left"`
        #[arg(long = "move")]
        moves: Vec<String>,
        /// Show the firing arcs of these ships; of all solo ships if absent
        #[arg(long)]
        arcs: Vec<String>,
    },
    /// The JSON Schema of position files
    Schema,
    /// Which ships, pilots and cards of August 2020 the solo system can fly, and which are missing
    Coverage {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Checks a squad in XWS 2.0.0: its points, or all violations of the squad-building rules
    Squad {
        /// Squad file (JSON; `-` reads from standard input)
        file: PathBuf,
    },
    /// Random hyperspace markers and obstacles for the introductory scenario, as JSON
    Setup {
        /// Use a table of 900 mm instead of three feet
        #[arg(long)]
        metric: bool,
        /// The widest base that arrives
        #[arg(long, value_enum, default_value_t = squad::Widest::Small)]
        widest: squad::Widest,
        /// Seed; random if absent
        #[arg(long)]
        seed: Option<u64>,
    },
}

/// The slots of a Tallon roll.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum SlotArg {
    /// Slid ahead
    Forward,
    /// Centered
    Middle,
    /// Slid back
    Back,
}

impl RunCommand for XwingCommand {
    /// Messages are printed in the language that the command itself names.
    fn run(&self, _: Lang) -> Result<()> {
        let content = Content::standard();
        match self {
            XwingCommand::Measure { position } => json(&report::measure(&read(content, position)?)),
            XwingCommand::Move { position, ship, maneuver, slot } => {
                let position = read(content, position)?;
                let maneuver = report::parse_maneuver(&maneuver.join(" "))?;
                let slot = match slot {
                    SlotArg::Forward => EndSlot::Forward,
                    SlotArg::Middle => EndSlot::Middle,
                    SlotArg::Back => EndSlot::Back,
                };
                json(&report::fly(&position, ship, maneuver, slot)?)
            }
            XwingCommand::Advise { position, ship, roll, all, lang, seed, repairs, keep_attitude } => {
                let position = read(content, position)?;
                let options = SoloOptions { repairs: *repairs, attitude_follows_turned_die: !keep_attitude };
                let roll = if *all { None } else { Some(roll.unwrap_or_else(|| roll_approach(*seed))) };
                let advice = report::advise(content, &position, ship, roll, options)?;
                match lang {
                    None => json(&advice),
                    Some(lang) => print(&sentences(content, &advice, *lang)),
                }
            }
            XwingCommand::Dial { ship, json: true } => {
                let report = report::dial(content, ship).with_context(|| format!("no ship {ship}"))?;
                json(&NamedDial { name: explain::in_every_language(&ship_name(content, ship)?), report })
            }
            XwingCommand::Dial { ship, json: false } => print(&dial_text(content, ship)?),
            XwingCommand::Draw { position, output, moves, arcs } => {
                draw(content, position, output.as_ref(), moves, arcs)
            }
            XwingCommand::Schema => json(&TablePosition::schema()),
            XwingCommand::Coverage { json: true } => json(&xwing::squad::coverage(content, PLAYED)),
            XwingCommand::Coverage { json: false } => print(&squad::coverage_text(content, PLAYED)),
            XwingCommand::Squad { file } => json(&squad::squad(content, &text(file)?, PLAYED)?),
            XwingCommand::Setup { metric, widest, seed } => {
                json(&squad::random_layout(content, *metric, *widest, seed.unwrap_or_else(random_seed))?)
            }
        }
    }
}

/// The content these commands support: that of the full game.
const PLAYED: SupportedContent = xwing::SUPPORTED;

fn text(path: &PathBuf) -> Result<String> {
    if path.as_os_str() != "-" {
        return std::fs::read_to_string(path).with_context(|| path.display().to_string());
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).context("standard input")?;
    Ok(text)
}

fn read<'c>(content: &'c Content, path: &PathBuf) -> Result<TablePosition<'c>> {
    let text = text(path)?;
    TablePosition::from_json(content, &text).map_err(|faults| {
        let list: Vec<String> = faults.iter().map(|fault| format!("  {fault}")).collect();
        anyhow::anyhow!("the position has {} fault(s):\n{}", list.len(), list.join("\n"))
    })
}

fn parse_roll(text: &str) -> Result<ApproachRoll, String> {
    let (defense, attack) = text.split_once(',').ok_or("write defense die, attack die: evade,crit")?;
    let defense: DefenseFace = defense.trim().parse().map_err(|fault| format!("{fault}"))?;
    let attack: AttackFace = attack.trim().parse().map_err(|fault| format!("{fault}"))?;
    Ok(ApproachRoll { defense, attack })
}

/// A random number from the standard library's hasher.
fn random_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// One of the 64 equally likely results of the two dice.
fn roll_approach(seed: Option<u64>) -> ApproachRoll {
    let number = seed.unwrap_or_else(random_seed);
    // The seed is mixed, so that neighboring seeds differ.
    let mut case = (number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as u32;
    for (roll, weight) in ApproachRoll::all() {
        match case.checked_sub(weight) {
            Some(rest) => case = rest,
            None => return roll,
        }
    }
    ApproachRoll { defense: DefenseFace::Blank, attack: AttackFace::Blank }
}

fn sentences(content: &Content, advice: &Advice, lang: Lang) -> String {
    let translator = Translator::new(lang);
    let mut text = String::new();
    for branch in &advice.system {
        if let Some(message) = explain::xwing::bomb(content, &branch.outcome) {
            text.push_str(&format!("({}/{}) {}\n", branch.weight, branch.of, translator.translate(&message)));
        }
    }
    for branch in &advice.activations {
        text.push_str(&heading(advice, branch));
        for message in explain::xwing::activation(content, &branch.outcome) {
            let rule = message.rule.map_or_else(String::new, |rule| format!("  ({rule})"));
            text.push_str(&format!("  {}{rule}\n", translator.translate(&message)));
        }
    }
    text
}

fn heading(advice: &Advice, branch: &Branch<Activation>) -> String {
    let chance = if branch.of == 1 { String::new() } else { format!(" ({}/{})", branch.weight, branch.of) };
    format!("{}{chance}\n", advice.ship)
}

/// A dial, and the name of its ship in every language.
#[derive(serde::Serialize)]
struct NamedDial {
    #[serde(flatten)]
    report: report::DialReport,
    name: std::collections::BTreeMap<String, String>,
}

fn ship_name(content: &Content, ship: &str) -> Result<Message> {
    content.ship(ship).map(explain::xwing::ship_name).with_context(|| format!("no ship {ship}"))
}

fn dial_text(content: &Content, ship: &str) -> Result<String> {
    let Some(report) = report::dial(content, ship) else { bail!("no ship {ship}") };
    let name = Translator::new(Lang::default()).translate(&ship_name(content, ship)?);
    let mut text = format!("{name} ({})\n", report.ship);
    for entry in &report.dial {
        text.push_str(&format!("  {}\n", short(*entry)));
    }
    for chart in &report.charts {
        text.push_str(&format!("\n{:?} chart\n", chart.chart));
        for row in &chart.rows {
            text.push_str(&format!(
                "  {:5} {:5}  {}\n",
                row.roll.defense.word(),
                row.roll.attack.word(),
                row.entry
            ));
            for selected in &row.selected {
                text.push_str(&format!("                 {}\n", selected_text(selected)));
            }
        }
    }
    Ok(text)
}

fn selected_text(selected: &RowSelection) -> String {
    let maneuvers: Vec<String> = selected.maneuvers.iter().map(|entry| short(*entry)).collect();
    let how = match selected.fallback {
        Fallback::None => "",
        Fallback::NoSuchManeuver => " (not on the dial: focus row)",
        Fallback::CannotFly => " (stressed: focus row)",
        Fallback::SlowestStraight => " (slowest straight)",
    };
    let stressed = if selected.stressed { ", stressed" } else { "" };
    format!("object {:?}{stressed}: {}{how}", selected.object_lies, maneuvers.join(" or "))
}

fn short(entry: xwing::content::DialEntry) -> String {
    let side = entry.side().map_or_else(String::new, |side| format!(" {side:?}").to_lowercase());
    format!("{} {}{side} {}", entry.speed(), entry.kind().word(), entry.colour.word())
}

fn draw(
    content: &Content,
    position: &PathBuf,
    output: Option<&PathBuf>,
    moves: &[String],
    arcs: &[String],
) -> Result<()> {
    let position = read(content, position)?;
    let label = |text: &str| {
        Label::new(text)
            .filter(|label| position.index(*label).is_some())
            .with_context(|| format!("no ship {text} in this position"))
    };
    let mut drawing = DrawOptions { lines: report::draw::nearest_lines(&position), ..DrawOptions::default() };
    for text in moves {
        let (ship, maneuver) =
            text.split_once(' ').context("write a ship and a maneuver: \"S1 2 bank left\"")?;
        drawing.moves.push((label(ship)?, report::parse_maneuver(maneuver)?));
    }
    drawing.arcs = if arcs.is_empty() {
        let solo = position.crafts.iter().filter(|craft| craft.team == xwing::craft::Team::Solo);
        solo.map(|craft| craft.label).collect()
    } else {
        arcs.iter().map(|text| label(text)).collect::<Result<_>>()?
    };
    let svg = report::draw(&position, &drawing);
    match output {
        Some(path) => std::fs::write(path, svg).with_context(|| path.display().to_string()),
        None => print(&svg),
    }
}

fn json(value: &impl serde::Serialize) -> Result<()> {
    output::json(value)
}

fn print(text: &str) -> Result<()> {
    output::prompt(text)
}
