//! Writes the TypeScript types of the wire and of the games into the page: `cargo xtask types`.

use server::wire::typescript::{export, write_index};
use std::path::{Path, PathBuf};
use ts_rs::ExportError;

fn main() -> Result<(), ExportError> {
    export(&page("wire"))?;
    game("starfighter", starfighter::typescript::export)?;
    game("temple", temple::typescript::export)?;
    game("xwing", xwing::typescript::export)?;
    game("swccg", swccg::typescript::export)
}

fn page(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(folder)
}

/// The types of a game and their index.
fn game(id: &str, write: fn(&Path) -> Result<(), ExportError>) -> Result<(), ExportError> {
    let folder = page(&format!("games/{id}/wire"));
    write(&folder)?;
    write_index(&folder, &format!("crates/{id}"))
}
