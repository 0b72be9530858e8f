//! Writes the TypeScript types of this game that the page uses:
//! `cargo run -p starfighter --features ts --example types [-- FOLDER]`.

use starfighter::{Choice, DealtCard, Event, Setup, View};
use ts_rs::{Config, ExportError, TS};

fn main() -> Result<(), ExportError> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "web/src/games/starfighter/wire".into());
    let config = Config::new().with_out_dir(folder);
    View::export_all(&config)?;
    Choice::export_all(&config)?;
    Event::export_all(&config)?;
    DealtCard::export_all(&config)?;
    Setup::export_all(&config)
}
