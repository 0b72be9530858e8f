//! Reads content files: TOML with source positions, so that all errors are found in one pass, each with its line.
//!
//! [`Reader`] checks keys and value types and collects errors. What a file contains, and what else can be wrong with
//! it, is defined by each game: its problem type wraps [`FormatProblem`].
//!
//! ```
//! use content_reader::{ContentError, FormatProblem, Reader, TableEntry};
//! let mut errors: Vec<ContentError<&str, FormatProblem>> = Vec::new();
//! let mut reader = Reader::new("cards.toml", "[[card]]\nlevel = 4\nnmae = \"x\"\n", &mut errors);
//! let root = reader.parse();
//! for entry in reader.tables(TableEntry::root(&root), "card").unwrap_or_default() {
//!     reader.only(entry, &["level", "name"]);
//!     let level = reader.required(entry, "level").and_then(|value| reader.number(value, "level", 0..=3));
//!     assert_eq!(level, None);
//! }
//! let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
//! assert_eq!(errors, ["cards.toml line 3: unknown key `nmae`", "cards.toml line 2: `level` is 4, must be 0 to 3"]);
//! ```

mod error;
mod interner;
mod keys;
mod plain;
mod reader;

pub use error::{ContentError, FormatProblem};
pub use interner::Interner;
pub use keys::keys_of;
pub use plain::{LineError, from_toml, line_at, line_with};
pub use reader::{Reader, TableEntry, Value};
