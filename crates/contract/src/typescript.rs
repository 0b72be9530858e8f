//! The TypeScript types of the contract's vocabulary.

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

/// Writes the type of a content file, and says that the page gets it where it imports a file whose path ends in this pattern.
/// `files` collects these declarations.
///
/// # Errors
/// When a file cannot be written.
pub fn export_file<T: TS + 'static>(
    pattern: &str,
    config: &Config,
    files: &mut String,
) -> Result<(), ExportError> {
    let name = T::name(config);
    files.push_str(&format!(
        "declare module \"*/content/{pattern}\" {{\n  const file: import(\"./{name}\").{name};\n  export default file;\n}}\n"
    ));
    T::export_all(config)
}
