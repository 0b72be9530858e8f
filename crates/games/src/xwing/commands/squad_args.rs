//! The squads of an X-Wing match, given on the command line instead of in a setup file.

use super::faction_arg::FactionArg;
use crate::command_line::{WriteSetup, input};
use anyhow::{Result, bail};
use clap::ValueEnum;
use std::path::PathBuf;
use std::str::FromStr;
use xwing::content::Faction;
use xwing::scenario::Variant;
use xwing::{Opponent, Setup};

#[derive(Clone, PartialEq, Eq, Debug)]
enum SquadSource {
    /// A row of the printed ship table.
    Table(Faction),
    /// A squad file.
    Squad(PathBuf),
}

impl FromStr for SquadSource {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(side) = FactionArg::from_str(text, true) {
            return Ok(SquadSource::Table(side.faction()));
        }
        let file = PathBuf::from(text);
        if file.is_file() {
            return Ok(SquadSource::Squad(file));
        }
        Err(format!("neither a faction ({}) nor a squad file (XWS)", FactionArg::words()))
    }
}

// Not a doc comment: clap would use it as the description of the command.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "X-Wing")]
pub(crate) struct SquadArgs {
    /// The player side: a faction of the printed ship table, or a squad file (XWS)
    #[arg(long, value_name = "FACTION|FILE")]
    player: Option<SquadSource>,
    /// The enemy side: a faction of the printed ship table, or a squad file (XWS)
    #[arg(long, value_name = "FACTION|FILE")]
    solo: Option<SquadSource>,
    /// The enemy squad has its own seat instead of being flown by Solo Alpha: not the printed system
    #[arg(long)]
    ace: bool,
}

impl WriteSetup<Setup> for SquadArgs {
    fn write_into(&self, setup: &mut Setup) -> Result<()> {
        let Some(mission) = &mut setup.mission else {
            bail!("this set-up lists its ships one by one; --player, --solo and --ace change a scenario")
        };
        for (fleet, faction, squad) in [
            (&self.player, &mut mission.player, &mut mission.squad),
            (&self.solo, &mut mission.enemy, &mut mission.enemies),
        ] {
            match fleet {
                None => {}
                Some(SquadSource::Table(named)) => (*faction, *squad) = (*named, None),
                Some(SquadSource::Squad(file)) => *squad = Some(input::text(file)?),
            }
        }
        let lists = mission.squad.is_some() || mission.enemies.is_some();
        if lists && mission.variant == Variant::Introductory {
            mission.variant = Variant::OwnSquads;
        }
        if self.ace {
            mission.opponent = Opponent::Ace;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Playable;
    use crate::command_line::SetupOptions;
    use clap::{ArgMatches, Command};

    fn sides(player: &str, solo: &str, ace: bool) -> SquadArgs {
        let fleet = |text: &str| (!text.is_empty()).then(|| text.parse().unwrap());
        SquadArgs { player: fleet(player), solo: fleet(solo), ace }
    }

    #[test]
    fn factions_and_the_ace_are_written_into_the_scenario() {
        let mut setup = xwing::State::presets().remove(0).setup;
        sides("scum", "first-order", true).write_into(&mut setup).unwrap();
        let mission = setup.mission.unwrap();
        assert_eq!((mission.player, mission.enemy), (Faction::ScumAndVillainy, Faction::FirstOrder));
        assert_eq!((mission.opponent, mission.variant), (Opponent::Ace, Variant::Introductory));
    }

    #[test]
    fn a_squad_file_makes_it_a_scenario_of_own_squads() {
        let file = std::env::temp_dir().join(format!("sides-{}.xws", std::process::id()));
        std::fs::write(&file, "{}").unwrap();
        let mut setup = xwing::State::presets().remove(0).setup;
        sides("", file.to_str().unwrap(), false).write_into(&mut setup).unwrap();
        std::fs::remove_file(file).unwrap();
        let mission = setup.mission.unwrap();
        assert_eq!((mission.enemies.as_deref(), mission.variant), (Some("{}"), Variant::OwnSquads));
    }

    #[test]
    fn other_games_and_unknown_names_are_refused() {
        let options = SetupOptions::<Setup>::of::<SquadArgs>();
        let given = |line: &[&str]| -> ArgMatches {
            (options.add_to)(Command::new("play")).try_get_matches_from(line).unwrap()
        };
        let (none, ace) = (given(&["play"]), given(&["play", "--ace"]));
        assert!(options.refuse(&none, "X-Wing").is_ok());
        assert!(options.refuse(&ace, "X-Wing").unwrap_err().to_string().contains("--ace is for X-Wing only"));
        let mut setup = xwing::State::presets().remove(0).setup;
        assert!(!options.write_into(&none, &mut setup).unwrap());
        assert!(options.write_into(&ace, &mut setup).unwrap());
        assert_eq!(setup.mission.unwrap().opponent, Opponent::Ace);
        assert!("klingon".parse::<SquadSource>().unwrap_err().contains("rebel, imperial"));
    }
}
