//! Squads from the command line: rows of the printed ship table, or squad files.

use crate::xwing::side::Side;
use anyhow::{Context, Result, bail};
use companion::wanted::{Chosen, Game, Read, Source, WantedFault, read};
use companion::{Hand, Setup, Wanted};
use explain::xwing::companion as words;
use explain::{Lang, Speaker};
use host::chance::Stream;
use host::fair::Secret;
use std::path::{Path, PathBuf};
use xwing::content::Content;
use xwing::geometry::TableArea;
use xwing::scenario::Kind;

// Not a doc comment: clap would use it as the description of the command.
#[derive(Debug, clap::Args)]
pub(crate) struct Squads {
    /// Your ships: this row of the printed ship table
    #[arg(long, value_enum, value_name = "FACTION")]
    player: Option<Side>,
    /// The solo ships: this row of the printed ship table
    #[arg(long, value_enum, value_name = "FACTION")]
    solo: Option<Side>,
    /// Your ships: a squad file (XWS)
    #[arg(long, conflicts_with = "player", value_name = "FILE")]
    xws: Option<PathBuf>,
    /// The solo ships, patrol: a squad file (XWS)
    #[arg(long, conflicts_with = "solo", value_name = "FILE")]
    solo_xws: Option<PathBuf>,
    /// The solo ships, reinforcements: a squad file (XWS)
    #[arg(long, requires = "solo_xws", value_name = "FILE")]
    reinforcements: Option<PathBuf>,
    /// The initiative of an unknown pilot, such as lukeskywalker=5; may be repeated
    #[arg(long, value_name = "PILOT=NUMBER", value_parser = initiative)]
    initiative: Vec<(String, u8)>,
    /// No waves: both squads are on the table at once
    #[arg(long)]
    standard: bool,
    /// Use a table of 90 cm instead of three feet
    #[arg(long)]
    metric: bool,
    /// Number of additional patrol ships in every wave
    #[arg(long, default_value_t = 0)]
    more: u8,
}

fn initiative(text: &str) -> Result<(String, u8), String> {
    let (pilot, number) = text.split_once('=').ok_or("PILOT=NUMBER")?;
    Ok((pilot.to_owned(), number.parse().map_err(|_| "an initiative is a number from 0 to 6")?))
}

impl Squads {
    /// The setup for these squads; `None` if no squad was given.
    pub(crate) fn setup(&self, dice: Hand, seed: Option<u64>, lang: Lang) -> Result<Option<Setup>> {
        let said =
            self.player.is_some() || self.solo.is_some() || self.xws.is_some() || self.solo_xws.is_some();
        if !said {
            return Ok(None);
        }
        let speaker = Speaker::new(lang);
        let row = |side: Option<Side>, usual: Side| side.unwrap_or(usual).faction();
        let mut wanted = Wanted::introductory(row(self.player, Side::Rebel), row(self.solo, Side::Imperial));
        wanted.dice = dice;
        wanted.more = self.more;
        wanted.table = self.metric.then(|| TableArea::METRIC.side());
        wanted.game = if self.standard { Game::Standard } else { Game::Waves };
        if let Some(file) = &self.xws {
            wanted.player = Source::List { ships: self.squad(file, None, speaker)? };
        }
        if let Some(file) = &self.solo_xws {
            let mut ships = self.squad(file, Some(Kind::Patrol), speaker)?;
            if let Some(file) = &self.reinforcements {
                ships.extend(self.squad(file, Some(Kind::Reinforcement), speaker)?);
            }
            wanted.solo = Source::List { ships };
        }
        let secret = match seed {
            Some(seed) => Secret::from_hex(&format!("{seed:064x}")).context("no seed")?,
            None => Secret::fresh()?,
        };
        // Separate from the dice of the table, whose rolls are numbered from 0.
        let mut draws = Stream::new(&secret.seed(&[]), u32::MAX);
        match wanted.setup(Content::standard(), &mut draws) {
            Ok(setup) => Ok(Some(setup)),
            Err(faults) => bail!("{}", lines(&faults, speaker)),
        }
    }

    /// The ships of a squad file. Violations of the squad-building rules are printed, but the squad is used anyway.
    fn squad(&self, file: &Path, kind: Option<Kind>, speaker: Speaker) -> Result<Vec<Chosen>> {
        let named = || file.display().to_string();
        let text = std::fs::read_to_string(file).with_context(named)?;
        let Read { mut ships, faults, .. } = match read(Content::standard(), &text) {
            Ok(read) => read,
            Err(faults) => bail!("{}: {}", named(), lines(&faults, speaker)),
        };
        for fault in &faults {
            crate::output::text(&format!("{}: {}", named(), speaker.say(&words::squad(fault))))?;
        }
        for ship in &mut ships {
            ship.kind = kind;
            let called = |(pilot, _): &&(String, u8)| ship.called.as_ref() == Some(pilot);
            if let Some((_, number)) = self.initiative.iter().find(called) {
                ship.initiative = Some(*number);
            }
        }
        Ok(ships)
    }
}

fn lines(faults: &[WantedFault], speaker: Speaker) -> String {
    faults.iter().map(|fault| speaker.say(&words::fault(fault))).collect::<Vec<_>>().join("\n")
}
