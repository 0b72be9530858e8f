//! Files of other programs, in every format that a game reads. The first line of an input names the format, as
//! `GAME FORMAT`.

use games::foreign::ForeignFormat;
use games::{GameVisitor, Playable, visit};

struct Formats;

impl GameVisitor for Formats {
    type Output = &'static [ForeignFormat];
    fn run<G: Playable>(self) -> Self::Output {
        G::foreign_formats()
    }
}

/// Every format, with the id of its game.
pub fn formats() -> impl Iterator<Item = (&'static str, &'static ForeignFormat)> {
    games::all_ids().flat_map(|game| visit(game, Formats).unwrap_or_default().iter().map(move |format| (game, format)))
}

/// Passes the input to the parser of its format; returns whether it is valid.
pub fn read(input: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(input) else { return false };
    let Some((name, text)) = text.split_once('\n') else { return false };
    let named = |(game, format): &(&str, &ForeignFormat)| name.split_once(' ') == Some((*game, format.name));
    let Some((_, format)) = formats().find(named) else { return false };
    match (format.check)(text) {
        Ok(valid) => valid,
        Err(broken) => panic!("{name}: {broken}"),
    }
}
