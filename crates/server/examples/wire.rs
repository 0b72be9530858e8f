//! Writes the TypeScript of the wire types: `cargo run -p server --example wire [-- FOLDER]`.

fn main() -> Result<(), ts_rs::ExportError> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "web/src/wire".into());
    server::wire::export(std::path::Path::new(&folder))
}
