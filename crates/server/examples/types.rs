//! Writes the TypeScript types of the wire and of the games into the page: `cargo xtask types`.

use std::path::Path;

fn main() -> Result<(), ts_rs::ExportError> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    server::wire::typescript::write_page(&page).map(drop)
}
