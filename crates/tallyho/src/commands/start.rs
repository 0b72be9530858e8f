//! Setup arguments shared by the commands that start matches: a preset or a file.

use super::game_command::OwnOptions;
use crate::{input, output};
use anyhow::{Result, anyhow};
use explain::{Lang, Translator};
use host::games::{Playable, Preset};
use std::path::PathBuf;

#[derive(Debug, Clone, clap::Args)]
pub(super) struct StartArgs {
    /// A preset, see `tallyho games`; by default the game's first
    #[arg(long, conflicts_with = "setup")]
    preset: Option<String>,
    /// A setup or position file (JSON; - reads standard input)
    #[arg(long)]
    setup: Option<PathBuf>,
    #[command(flatten)]
    own: OwnOptions,
}

impl StartArgs {
    /// The chosen setup, already checked.
    pub(super) fn setup<G: Playable>(&self, lang: Lang) -> Result<G::Setup> {
        let mut setup = self.named::<G>(lang)?;
        if self.own.write_into::<G>(&mut setup)? {
            input::begin_checked::<G>(&setup, lang)?;
            for advice in G::advice(&setup) {
                output::remark(&Translator::new(lang).translate(&advice))?;
            }
        }
        Ok(setup)
    }

    fn named<G: Playable>(&self, lang: Lang) -> Result<G::Setup> {
        if let Some(file) = &self.setup {
            return Ok(input::setup::<G>(&input::text(file)?, lang)?.0);
        }
        let presets = G::presets();
        let known = |presets: &[Preset<G::Setup>]| {
            presets.iter().map(|preset| preset.id).collect::<Vec<_>>().join(", ")
        };
        match &self.preset {
            None => presets
                .into_iter()
                .next()
                .map(|preset| preset.setup)
                .ok_or_else(|| anyhow!("{} has no set-up", G::ID)),
            Some(name) => {
                let names = known(&presets);
                let found = presets.into_iter().find(|preset| preset.id == name);
                found
                    .map(|preset| preset.setup)
                    .ok_or_else(|| anyhow!("no set-up is called {name:?}; there are: {names}"))
            }
        }
    }
}
