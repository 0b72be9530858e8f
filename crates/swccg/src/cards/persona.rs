//! The glossary's list of personas: which names mean the same persona, and which names stand for several.

use crate::cards::card::Card;
use content_reader::LineError;
use serde::Deserialize;
use std::sync::OnceLock;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Persona {
    pub name: String,
    /// Other names of the same persona.
    #[serde(default)]
    pub also: Vec<String>,
    /// The personas a collective name stands for.
    #[serde(default)]
    pub members: Vec<String>,
    /// A persona that belongs to them once it has changed sides.
    #[serde(default)]
    pub crossed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    persona: Vec<Persona>,
}

/// The list of personas.
///
/// # Panics
/// Never: the file is compiled in, and a test parses it.
#[must_use]
#[expect(clippy::panic, reason = "the file is compiled in; `the_list_is_whole` reads it")]
pub fn personas() -> &'static [Persona] {
    static LIST: OnceLock<Vec<Persona>> = OnceLock::new();
    LIST.get_or_init(|| match read(include_str!("../../../../content/swccg/personas.toml")) {
        Ok(list) => list,
        Err(fault) => panic!("the list of personas: {fault:?}"),
    })
}

pub(crate) fn read(text: &str) -> Result<Vec<Persona>, LineError> {
    content_reader::from_toml::<File>(text).map(|file| file.persona)
}

/// SW-PER-01: the standard name of a persona; a name that is not listed is its own standard name.
#[must_use]
pub fn standard_name(name: &str) -> &str {
    let listed = personas().iter().find(|persona| persona.also.iter().any(|other| other == name));
    listed.map_or(name, |persona| &persona.name)
}

/// SW-PER-02: whether a persona's name refers to a card: the card contains that persona, or one the name stands for.
pub(crate) fn includes_card(name: &str, card: &Card, crossed: bool) -> bool {
    let contains = |wanted: &str| card.personas.iter().any(|other| other == wanted);
    contains(name)
        || personas().iter().filter(|persona| persona.name == name).any(|persona| {
            persona.members.iter().any(|member| contains(member))
                || crossed && persona.crossed.as_deref().is_some_and(contains)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_whole() {
        let names: Vec<&str> = personas().iter().map(|persona| persona.name.as_str()).collect();
        assert_eq!(names.len(), 20 + 4, "twenty names and four of the introduction");
        let all = personas().iter().flat_map(|persona| persona.also.iter().chain([&persona.name]));
        let mut all: Vec<&String> = all.collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "no name means two");
    }
}
