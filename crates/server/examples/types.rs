//! Writes the TypeScript types of the wire and of the games into the page: `cargo xtask types`.

use std::path::{Path, PathBuf};

fn main() -> Result<(), ts_rs::ExportError> {
    let page = |folder: &str| -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(folder)
    };
    server::wire::typescript::export(&page("wire"))?;
    starfighter::typescript::export(&page("games/starfighter/wire"))?;
    temple::typescript::export(&page("games/temple/wire"))?;
    xwing::typescript::export(&page("games/xwing/wire"))?;
    swccg::typescript::export(&page("games/swccg/wire"))
}
