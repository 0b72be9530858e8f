//! Lists the folders under `locales/`: each is a language, so that a new one needs no change of code.
//!
//! Files that only the page reads (`page*.ftl`, `lobby-*.ftl`) are not compiled into the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_folder = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| io::Error::other("cargo sets it"))?;
    let locales = Path::new(&crate_folder).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::from("pub(super) static FOLDERS: &[Folder] = &[\n");
    for folder in sorted(&locales)?.into_iter().filter(|path| path.is_dir()) {
        let _ = writeln!(table, "    ({:?}, &[", stem(&folder));
        let files = sorted(&folder)?;
        for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            let name = stem(file);
            if !name.starts_with("page") && !name.starts_with("lobby-") {
                let _ =
                    writeln!(table, "        ({name:?}, include_str!({:?})),", file.display().to_string());
            }
        }
        table.push_str("    ]),\n");
    }
    table.push_str("];\n");
    let target = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(PathBuf::from(target).join("locales.rs"), table)
}

/// The entries of a folder in the order of their names, so that every build lists them alike.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
