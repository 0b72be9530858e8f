//! The TypeScript types of the contract's vocabulary, and the files that a game writes for the page.

use crate::{ArrayVec, BySeat, NoRegion, RuleId, Seat, Seats, Viewer};
use std::path::Path;
use ts_rs::{Config, ExportError, TS, TypeVisitor};

/// Types that are written out at the place of use instead of getting a file of their own.
macro_rules! written_as {
    ($($ty:ty => $text:literal;)+) => {$(
        impl TS for $ty {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $text.into()
            }
            fn inline(config: &Config) -> String {
                Self::name(config)
            }
        }
    )+};
}

written_as! {
    Seat => "number";
    Seats => "Array<number>";
    Viewer => "{ Seat: number } | \"Watcher\"";
    RuleId => "string";
    NoRegion => "never";
}

/// A type that is written like another one.
macro_rules! written_like {
    ([$($generics:tt)*] $ty:ty, $other:ty) => {
        impl<$($generics)*> TS for $ty {
            type WithoutGenerics = <$other as TS>::WithoutGenerics;
            type OptionInnerType = Self;
            fn ident(config: &Config) -> String {
                <$other as TS>::ident(config)
            }
            fn name(config: &Config) -> String {
                <$other as TS>::name(config)
            }
            fn inline(config: &Config) -> String {
                <$other as TS>::inline(config)
            }
            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$other as TS>::visit_dependencies(visitor);
            }
            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$other as TS>::visit_generics(visitor);
            }
        }
    };
}

written_like!([T: TS] BySeat<T>, [T; 2]);
written_like!([T: TS, const N: usize] ArrayVec<T, N>, Vec<T>);

/// How the types of games are written: into this folder, numbers as numbers.
#[must_use]
pub fn config(folder: &Path) -> Config {
    Config::new().with_out_dir(folder).with_large_int("number")
}

/// An index of all generated files of a folder, so that the page can import from the folder. `source` is named in its
/// first line.
///
/// # Errors
/// When the folder cannot be read or the index not be written.
pub fn write_index(folder: &Path, source: &str) -> Result<(), ExportError> {
    let mut names: Vec<String> = Vec::new();
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".ts").filter(|name| *name != "index").map(str::to_owned));
    }
    names.sort_unstable();
    let lines = names.iter().map(|name| format!("export type {{ {name} }} from \"./{name}\";\n"));
    let text: String =
        std::iter::once(format!("// Generated from {source}; do not edit.\n")).chain(lines).collect();
    Ok(std::fs::write(folder.join("index.ts"), text)?)
}
