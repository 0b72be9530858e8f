//! Squads from the command line: rows of the printed ship table, or squad files.

use anyhow::{Context, Result, bail};
use companion::setup::request::{GameKind, ListedShip, SetupFault, SquadFile, SquadSource, read_squad_file};
use companion::{Roller, Setup, SetupRequest};
use explain::xwing::companion as words;
use explain::{Lang, Translator};
use games::xwing::commands::FactionArg;
use host::chance::OutcomeRng;
use host::fairness::Secret;
use std::path::{Path, PathBuf};
use xwing::content::Content;
use xwing::geometry::PlayArea;
use xwing::scenario::ShipRole;

// Not a doc comment: clap would use it as the description of the command.
#[derive(Debug, clap::Args)]
pub(crate) struct SquadArgs {
    /// Your ships: this row of the printed ship table
    #[arg(long, value_enum, value_name = "FACTION")]
    player: Option<FactionArg>,
    /// The solo ships: this row of the printed ship table
    #[arg(long, value_enum, value_name = "FACTION")]
    solo: Option<FactionArg>,
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

impl SquadArgs {
    /// The setup for these squads; `None` if no squad was given.
    pub(crate) fn setup(&self, dice: Roller, seed: Option<u64>, lang: Lang) -> Result<Option<Setup>> {
        let said =
            self.player.is_some() || self.solo.is_some() || self.xws.is_some() || self.solo_xws.is_some();
        if !said {
            return Ok(None);
        }
        let translator = Translator::new(lang);
        let row = |side: Option<FactionArg>, usual: FactionArg| side.unwrap_or(usual).faction();
        let mut request = SetupRequest::introductory(
            row(self.player, FactionArg::Rebel),
            row(self.solo, FactionArg::Imperial),
        );
        request.dice = dice;
        request.more = self.more;
        request.table = self.metric.then(|| PlayArea::NINETY_CM.side());
        request.game = if self.standard { GameKind::Standard } else { GameKind::Waves };
        if let Some(file) = &self.xws {
            request.player = SquadSource::List { ships: self.squad(file, None, translator)? };
        }
        if let Some(file) = &self.solo_xws {
            let mut ships = self.squad(file, Some(ShipRole::Patrol), translator)?;
            if let Some(file) = &self.reinforcements {
                ships.extend(self.squad(file, Some(ShipRole::Reinforcement), translator)?);
            }
            request.solo = SquadSource::List { ships };
        }
        let secret = match seed {
            Some(seed) => Secret::from_hex(&format!("{seed:064x}")).context("no seed")?,
            None => Secret::fresh()?,
        };
        // Separate from the dice of the table, whose rolls are numbered from 0.
        let mut draws = OutcomeRng::new(&secret.seed(&[]), u32::MAX);
        match request.setup(Content::standard(), &mut draws) {
            Ok(setup) => Ok(Some(setup)),
            Err(faults) => bail!("{}", lines(&faults, translator)),
        }
    }

    /// The ships of a squad file. Violations of the squad-building rules are printed, but the squad is used anyway.
    fn squad(&self, file: &Path, kind: Option<ShipRole>, translator: Translator) -> Result<Vec<ListedShip>> {
        let named = || file.display().to_string();
        let text = std::fs::read_to_string(file).with_context(named)?;
        let SquadFile { mut ships, faults, .. } = match read_squad_file(Content::standard(), &text) {
            Ok(read) => read,
            Err(faults) => bail!("{}: {}", named(), lines(&faults, translator)),
        };
        for fault in &faults {
            crate::output::text(&format!("{}: {}", named(), translator.translate(&words::squad(fault))))?;
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

fn lines(faults: &[SetupFault], translator: Translator) -> String {
    faults.iter().map(|fault| translator.translate(&words::fault(fault))).collect::<Vec<_>>().join("\n")
}
